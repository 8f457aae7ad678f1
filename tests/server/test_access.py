"""Nobody gets in where they don't belong: every operation, tried by everybody."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.cast import (
    PASSWORD,
    SEATED,
    Actor,
    Data,
    family,
    finished_table,
    guest,
    open_table,
    outsiders,
    playing_table,
)
from tests.server.inside import Inside, inside
from waldbach.server.app import create_app
from waldbach.server.reminders.links import off_link
from waldbach.server.settings import load
from waldbach.server.web.description import BROWSER, OPEN, describe, operations

# Those that count as nobody, and the problems of those who show something that is wrong.
AS_NOBODY = ("forged cookie", "expired session", "revoked session", "token as cookie")
BAD_TOKENS = ("forged token", "revoked token", "cookie as token")
UNSAFE = {
    "no csrf": "csrf-wrong",
    "csrf of another": "csrf-wrong",
    "foreign page": "http-origin",
    "page of nowhere": "http-origin",
}
# Everybody else, from whom the table is farthest to whom it belongs. All but the host sit there,
# and "owner" is the person of whom ids in the path speak.
PEOPLE = ("nobody", "stranger", "host", "bot", "other", "owner")
FORM = "application/x-www-form-urlencoded"
SIT = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@dataclass
class Row:
    """How each of PEOPLE is answered: with a status, or the code of a problem."""

    answers: str
    body: Any = None
    table: str = "playing"
    alone: bool = False  # it changes who somebody is: each of PEOPLE has a family of its own then


def everybody(answer: str) -> str:
    return " ".join([answer] * len(PEOPLE))


def signed_in(a: str) -> str:
    return f"sign-in-needed {a} {a} {a} {a} {a}"


def in_person(a: str) -> str:
    return f"sign-in-needed {a} {a} browser-needed {a} {a}"


def accounts(a: str) -> str:
    return f"sign-in-needed account-needed {a} browser-needed account-needed {a}"


def only_mine(unknown: str, a: str) -> str:
    return f"sign-in-needed {unknown} {unknown} browser-needed {unknown} {a}"


def seated(bot: str, other: str | None = None, owner: str | None = None) -> str:
    no = "table-not-seated"
    return f"sign-in-needed {no} {no} {bot} {other or bot} {owner or other or bot}"


def only_host(a: str) -> str:
    no = "table-not-host"
    return f"sign-in-needed {no} {a} {no} {no} {no}"


BROWSER_IN = {"endpoint": "https://p.example", "keys": {"p256dh": "a", "auth": "b"}}
ROWS: dict[str, Row] = {
    # people
    "me": Row(everybody("200")),
    "becomeGuest": Row("201" + " already-somebody" * 5, {"name": "Eve"}),
    "changeMe": Row(signed_in("200"), {"lang": "en"}),
    "leave": Row(in_person("204"), {"password": PASSWORD}, alone=True),
    "makeRecoveryLink": Row(in_person("201")),
    "endRecoveryLink": Row(in_person("204")),
    "recover": Row(everybody("recovery-unknown"), {"secret": "0" * 43}),
    "register": Row(
        "login-taken login-taken account-already account-already login-taken account-already",
        {"login": "ada0", "password": PASSWORD},
    ),
    "signIn": Row(everybody("sign-in-wrong"), {"login": "ada0", "password": "guessed"}),
    "signOut": Row("204 204 204 browser-needed 204 204", alone=True),
    "changePassword": Row(
        accounts("204"), {"present": PASSWORD, "new": PASSWORD + "!"}, alone=True
    ),
    "forgotten": Row(everybody("mail-off"), {"mail": "a@b.org"}),
    "resetPassword": Row(everybody("reset-unknown"), {"secret": "0" * 43, "password": PASSWORD}),
    "changeMail": Row(in_person("200"), {"mail": None, "password": PASSWORD}),
    "confirmMail": Row(everybody("confirm-unknown"), {"secret": "0" * 43}),
    "beginAddingPasskey": Row(accounts("200")),
    "addPasskey": Row(in_person("passkey-challenge"), {"token": "x", "credential": {}}),
    "passkeys": Row(in_person("200")),
    "removePasskey": Row(in_person("passkey-unknown")),
    "beginPasskeySignIn": Row(everybody("200")),
    "passkeySignIn": Row(everybody("passkey-challenge"), {"token": "x", "credential": {}}),
    "sessions": Row(in_person("200")),
    "endSession": Row(only_mine("session-unknown", "204"), alone=True),
    "endOtherSessions": Row(in_person("204")),
    "bots": Row(in_person("200")),
    "makeBot": Row(accounts("201"), {"name": "Bee"}),
    "removeBot": Row(only_mine("bot-unknown", "204"), alone=True),
    "tokens": Row(in_person("200")),
    "makeToken": Row(accounts("201"), {"name": "key"}),
    "removeToken": Row(only_mine("token-unknown", "204"), alone=True),
    "ladder": Row(everybody("200")),
    "person": Row(everybody("200")),
    # tables
    "listGames": Row(everybody("200")),
    "listTables": Row(everybody("200")),
    "getGameWords": Row(everybody("200")),
    "listMyTables": Row(signed_in("200")),
    "listMyHistory": Row(signed_in("200")),
    "createTable": Row(signed_in("201"), {"game": "renature", "seats": SIT}),
    "findTable": Row(signed_in("200"), {"game": "renature", "rated": False}),
    "importTable": Row(signed_in("file-format"), {"text": "nonsense"}),
    "getTable": Row(everybody("200")),
    "sitDown": Row("sign-in-needed 200 200 200 table-started table-started", {}, "open"),
    "leaveTable": Row("sign-in-needed table-not-seated 200 200 200 200"),
    "returnToTable": Row(seated("200")),
    "clearSeat": Row(only_host("200"), table="taken"),
    "fillSeat": Row(only_host("200"), {"level": "sprout"}, "open"),
    "askRematch": Row(seated("200"), table="finished"),
    "forkTable": Row(signed_in("201"), {"number": 0, "seats": SIT}, "finished"),
    "exportTable": Row(everybody("200"), table="finished"),
    "getLog": Row(everybody("200")),
    "getReplay": Row(everybody("200")),
    "getReplaySteps": Row(everybody("200")),
    "listRemarks": Row(everybody("200")),
    "sayRemark": Row("sign-in-needed chat-watching chat-watching 201 201 201", {"text": "hello"}),
    "markRead": Row(signed_in("204"), {"number": 0}),
    # the match
    "viewMatch": Row(everybody("200")),
    "getPosition": Row(everybody("200")),
    "play": Row(seated("match-stale"), {"decision": 999, "words": ["end"]}),
    "preview": Row(seated("match-stale"), {"decision": 999, "words": ["end"]}),
    "ask": Row(seated("204", "table-asked-already"), {"kind": "pause"}),
    "answer": Row(seated("table-not-asked"), {"yes": False}),
    "resign": Row(seated("204", "204", "match-over")),
    "getVacation": Row(seated("200")),
    "setVacation": Row(seated("vacation-pace"), {"days": None}),
    "hint": Row(seated("match-over"), table="finished"),
    "getAnalysis": Row(everybody("200"), table="finished"),
    "beginAnalysis": Row(signed_in("202"), table="finished"),
    # the way here
    "getAddress": Row(everybody("200")),
    # learning
    "listLessons": Row(everybody("200")),
    "getLesson": Row(everybody("200")),
    "study": Row(everybody("200"), {"position": "board\n1 S .", "seat": 1}),
    # the workshop
    "checkMaterial": Row(everybody("200"), {"text": "standard"}),
    "inventMaterial": Row(everybody("200"), {"seed": "otter"}),
    "tryMaterial": Row(everybody("material-unplayable"), {"text": "x", "seats": 2, "games": 20}),
    # reminders
    "getReminders": Row(signed_in("200")),
    "setReminders": Row(signed_in("200"), {"mail": False}),
    "subscribe": Row(signed_in("push-off"), BROWSER_IN),
    "unsubscribe": Row(signed_in("204"), {"endpoint": "https://p.example"}),
}


def description() -> Data:
    return describe(create_app(load({}, {}, data_folder=Path())))


def test_every_operation_has_a_row() -> None:
    known = [operation["operationId"] for _, _, operation in operations(description())]
    assert sorted(known) == sorted(ROWS)


class World:
    """A server with its people, and tables as an operation needs them."""

    def __init__(self, inside: Inside, client: httpx.AsyncClient, cast: dict[str, Actor]) -> None:
        self.inside, self.client, self.cast = inside, client, cast
        self.families = 0

    async def ask(self, template: str, method: str, operation: Data) -> dict[str, str]:
        """How everybody is answered."""
        row, told = ROWS[operation["operationId"]], {}
        table = await self._table(row.table) if "{table}" in template else ""
        for name in self.cast:
            cast = self.cast
            if row.alone and name in PEOPLE:
                self.families += 1
                cast = await family(self.inside.house, self.families)
            path = await self._path(template, table, cast)
            self.client.cookies.clear()
            answer = await self.client.request(
                method, path, json=row.body, headers=cast[name].headers
            )
            assert str(answer.status_code) in operation["responses"], (path, name, answer.text)
            told[name] = answer_of(answer)
        return told

    async def _table(self, kind: str) -> str:
        if kind == "finished":
            return await finished_table(self.client, self.cast)
        if kind == "playing":
            return await playing_table(self.client, self.cast)
        table = await open_table(self.client, self.cast)
        if kind == "taken":
            path = f"/api/tables/{table}/seats"
            await self.client.post(path, json={"seat": 1}, headers=self.cast["other"].headers)
        return table

    async def _path(self, template: str, table: str, cast: dict[str, Actor]) -> str:
        """With ids of what belongs to the owner."""
        people, owner = self.inside.house.people, cast["owner"].who
        assert owner is not None
        ids: Data = {"table": table, "seat": 1, "number": 0, "game": "renature"}
        ids |= {"person": owner.person, "passkey": "AAAA", "lesson": "first", "option": "board"}
        if "{session}" in template:
            ids["session"] = (await people.sessions.listed(owner))[0].id
        if "{bot}" in template:
            ids["bot"] = (await people.tokens.bots(owner))[0].id
        if "{token}" in template:
            ids["token"] = (await people.tokens.tokens(owner))[0].id
        return template.format(**ids)


def answer_of(answer: httpx.Response) -> str:
    """As the rows have it."""
    if answer.status_code < 400:
        return str(answer.status_code)
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["status"] == answer.status_code
    return str(problem["code"])


def expected(row: Row, method: str) -> dict[str, str]:
    told = dict(zip(PEOPLE, row.answers.split(), strict=True))
    told |= dict.fromkeys(AS_NOBODY, told["nobody"])
    told |= dict.fromkeys(BAD_TOKENS, "http-token")
    return told | {who: told["owner"] if method == "get" else code for who, code in UNSAFE.items()}


@pytest.mark.slow
async def test_every_operation_lets_in_those_it_is_for_and_nobody_else(tmp_path: Path) -> None:
    wrong: dict[str, tuple[str, str]] = {}
    async with inside(tmp_path) as server, server.client() as client:
        cast = await outsiders(server) | await family(server.house)
        world = World(server, client, cast)
        for template, method, operation in operations(description()):
            name = operation["operationId"]
            right = expected(ROWS[name], method)
            for who, told in (await world.ask(template, method, operation)).items():
                if told != right[who]:
                    wrong[f"{name} by {who}"] = told, right[who]
    assert wrong == {}


def test_what_is_said_of_each_operation_is_how_it_is() -> None:
    for name, row in ROWS.items():
        told = dict(zip(PEOPLE, row.answers.split(), strict=True))
        assert (told["nobody"] != "sign-in-needed") == (name in OPEN), name
        assert (told["bot"] == "browser-needed") == (name in BROWSER), name


# --- beside the rows ------------------------------------------------------------------------------


async def test_only_the_seat_whose_turn_it_is_can_play(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        cast = await family(server.house)
        table = await playing_table(client, cast)
        seen = {
            name: (await client.get(f"/api/tables/{table}/view", headers=actor.headers)).json()
            for name, actor in cast.items()
            if name in PEOPLE
        }
        mover = SEATED[seen["nobody"]["acting"][0] - 1]
        assert [name for name in PEOPLE if seen[name]["legal"]] == [mover]
        wish = {"decision": seen[mover]["decision"], "words": seen[mover]["legal"][:1]}
        for act in ("play", "preview", "hint"):
            for name in SEATED:
                if name != mover:
                    answer = await client.post(
                        f"/api/tables/{table}/{act}",
                        json=None if act == "hint" else wish,
                        headers=cast[name].headers,
                    )
                    assert answer_of(answer) == "match-not-asked"
        path = f"/api/tables/{table}/play"
        assert answer_of(await client.post(path, json=wish, headers=cast[mover].headers)) == "200"


async def test_without_spectators_only_those_at_the_table_look_on(tmp_path: Path) -> None:
    async with inside(tmp_path, spectators="no") as server, server.client() as client:
        cast = await family(server.house)
        table = await playing_table(client, cast)
        for what in ("", "/view", "/log", "/replay/0", "/replay", "/remarks", "/file", "/analysis"):
            path = f"/api/tables/{table}{what}"
            for name in ("nobody", "stranger"):
                answer = await client.get(path, headers=cast[name].headers)
                assert answer_of(answer) == "table-unseen", path
            for name in ("host", *SEATED):
                answer = await client.get(path, headers=cast[name].headers)
                assert answer.status_code in (200, 409), path


async def test_a_page_that_needs_no_session_needs_no_csrf_token(tmp_path: Path) -> None:
    """The link in a mail works in the browser of somebody who is signed in, too."""
    async with inside(tmp_path) as server, server.client() as client:
        ada = await guest(server.house, "Ada")
        assert ada.who is not None
        path = off_link("http://localhost:8000", server.house.key, ada.who.person)
        page = {"Cookie": ada.headers["Cookie"], "Content-Type": FORM}
        own = page | {"Origin": "http://localhost:8000"}
        assert (await client.post(path, headers=own)).status_code == 200
        foreign = page | {"Origin": "https://evil.example"}
        assert answer_of(await client.post(path, headers=foreign)) == "http-origin"


async def test_pages_of_every_name_of_the_server_are_its_own(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, base_url="https://wald.example") as server,
        server.client() as client,
    ):
        for origin, host, allowed in (
            ("https://wald.example", "wald.example", True),
            ("https://wald.example", "127.0.0.1:8000", True),
            ("https://brook.example", "brook.example", True),
            ("http://wald.example", "wald.example", False),
            ("https://wald.example.evil.example", "wald.example", False),
            ("https://wald.example@evil.example", "wald.example", False),
            ("https://[", "wald.example", False),
            ("null", "wald.example", False),
            ("", "", False),
        ):
            client.cookies.clear()
            answer = await client.post(
                "/api/me", json={"name": "Eve"}, headers={"Origin": origin, "Host": host}
            )
            assert answer_of(answer) == ("201" if allowed else "http-origin"), origin
