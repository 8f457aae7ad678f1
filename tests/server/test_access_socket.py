"""Nobody gets in where they don't belong, by the socket: every way to open one, every message."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, or_, select, update

from tests.server.cast import Actor, Data, family, guest, outsiders, playing_table
from tests.server.inside import Inside, InsideSocket, inside
from waldbach.server.live.socket import Said
from waldbach.server.models import Person, Session
from waldbach.server.pace import DAY
from waldbach.server.rounds import Rounds

PEOPLE = ("nobody", "stranger", "host", "bot", "other", "owner")
SEATS = {"bot": 3, "other": 2, "owner": 1}

# What each of PEOPLE is answered: `done`, or the code of a problem.
NO = "table-not-seated"
ROWS: dict[str, tuple[Data, str]] = {
    "play": ({"decision": 999, "words": ["end"]}, f"sign-in-needed {NO} {NO}" + " match-stale" * 3),
    "preview": (
        {"decision": 999, "words": ["end"]},
        f"sign-in-needed {NO} {NO}" + " match-stale" * 3,
    ),
    "say": ({"text": "hello"}, "sign-in-needed chat-watching chat-watching done done done"),
    "read": ({"number": 1}, "sign-in-needed done done done done done"),
    "answer": ({"yes": True}, f"sign-in-needed {NO} {NO}" + " table-not-asked" * 3),
    "ask": (
        {"kind": "pause"},
        f"sign-in-needed {NO} {NO} done table-asked-already table-asked-already",
    ),
    "return": ({}, f"sign-in-needed {NO} {NO} done done done"),
    "resign": ({}, f"sign-in-needed {NO} {NO} done done match-over"),
    "ping": ({}, "done done done done done done"),
}


def test_every_message_has_a_row() -> None:
    assert sorted(kind.__struct_config__.tag for kind in Said.__args__) == sorted(ROWS)


@asynccontextmanager
async def live(server: Inside, table: str, actor: Actor) -> AsyncIterator[InsideSocket]:
    async with server.socket(f"/api/tables/{table}/live", more=actor.headers) as socket:
        yield socket


async def first(socket: InsideSocket) -> int | None:
    """The seat as which a socket was opened, or else the code with which it was refused."""
    told = await socket.next()
    if told["type"] == "websocket.close":
        return int(told["code"])
    assert told["type"] == "websocket.accept"
    seat: int | None = (await heard(socket, "welcome"))["seat"]
    return seat


async def heard(socket: InsideSocket, *types: str) -> Data:
    """The next message of one of these types."""
    while True:
        told = await socket.next()
        assert told["type"] == "websocket.send", told
        message: Data = json.loads(told.get("text") or told["bytes"])
        if message["type"] in types:
            return message


async def answered(socket: InsideSocket, type: str, **fields: Any) -> str:
    await socket.send(json.dumps({"type": type, "id": 7, **fields}))
    message = await heard(socket, "done", "preview", "problem")
    assert message["id"] == 7
    return str(message["problem"]["code"] if message["type"] == "problem" else message["type"])


async def closed(socket: InsideSocket) -> int:
    while (told := await socket.next())["type"] != "websocket.close":
        pass
    return int(told["code"])


async def test_who_opens_a_socket_sees_as_who_they_are(tmp_path: Path) -> None:
    right = {
        **dict.fromkeys(("forged cookie", "expired session", "revoked session"), None),
        **dict.fromkeys(("nobody", "stranger", "host", "token as cookie"), None),
        **dict.fromkeys(("forged token", "revoked token", "cookie as token"), 4401),
        **dict.fromkeys(("foreign page", "page of nowhere"), 4403),
        **dict.fromkeys(("no csrf", "csrf of another"), 1),  # a socket can not show one
        **SEATS,
    }
    async with inside(tmp_path) as server, server.client() as client:
        cast = await outsiders(server) | await family(server.house)
        table = await playing_table(client, cast)
        for name, actor in cast.items():
            async with live(server, table, actor) as socket:
                assert await first(socket) == right[name], name


@pytest.mark.slow
async def test_every_message_is_taken_from_those_it_is_for_and_nobody_else(tmp_path: Path) -> None:
    wrong: dict[str, tuple[str, str]] = {}
    async with inside(tmp_path) as server, server.client() as client:
        cast = await family(server.house)
        for type, (fields, answers) in ROWS.items():
            table = await playing_table(client, cast)
            for name, right in zip(PEOPLE, answers.split(), strict=True):
                async with live(server, table, cast[name]) as socket:
                    assert await first(socket) == SEATS.get(name)
                    told = await answered(socket, type, **fields)
                if told != right:
                    wrong[f"{type} by {name}"] = told, right
    assert wrong == {}


async def test_only_the_seat_whose_turn_it_is_can_play(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        cast = await family(server.house)
        table = await playing_table(client, cast)
        seen = (await client.get(f"/api/tables/{table}/view")).json()
        mover = next(name for name, seat in SEATS.items() if seat in seen["acting"])
        own = await client.get(f"/api/tables/{table}/view", headers=cast[mover].headers)
        words = {"decision": seen["decision"], "words": own.json()["legal"][:1]}
        for name in sorted(SEATS, key=lambda name: name == mover):  # the mover at last
            async with live(server, table, cast[name]) as socket:
                assert await first(socket) == SEATS[name]
                told = await answered(socket, "play", **words)
                assert told == ("done" if name == mover else "match-not-asked")


async def test_what_is_not_there_and_what_is_not_for_everybody_is_not_opened(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path, spectators="no") as server, server.client() as client:
        cast = await family(server.house)
        table = await playing_table(client, cast)
        for name in ("nobody", "stranger"):
            async with live(server, table, cast[name]) as socket:
                assert await first(socket) == 4403
        async with live(server, table, cast["other"]) as socket:
            assert await first(socket) == 2
        for missing in ("nowhere", "a" * 500, "%00", "ą"):
            async with live(server, missing, cast["other"]) as socket:
                assert await first(socket) == 4404


@pytest.mark.parametrize("way", ["sign out", "ban", "ban with bots", "remove the token"])
async def test_a_socket_closes_when_its_session_ends(tmp_path: Path, way: str) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        cast = await family(server.house)
        table = await playing_table(client, cast)
        people, ada = server.house.people, cast["owner"].who
        assert ada is not None
        watching = cast["owner" if way in ("sign out", "ban") else "bot"]
        async with live(server, table, watching) as socket:
            assert isinstance(await first(socket), int)
            await answered(socket, "ping")  # so the session is believed for a while
            if way == "sign out":
                await people.sessions.sign_out(ada)
            elif way.startswith("ban"):
                await people.persons.ban(ada.person)
            else:
                await people.tokens.remove(ada, (await people.tokens.tokens(ada))[0].id)
            async with asyncio.timeout(10):  # at once, not when all sessions are looked at
                assert await closed(socket) == 4401


ENDED: dict[str, Any] = {
    "ended": lambda ada, _: delete(Session).where(Session.person == ada),
    "expired": lambda ada, now: update(Session).where(owned(ada)).values(expires_at=now),
    "banned": lambda ada, now: update(Person).where(Person.id == ada).values(banned_at=now),
}


def owned(ada: str) -> Any:
    """The sessions of a person and its bots."""
    return Session.person.in_(select(Person.id).where(or_(Person.id == ada, Person.owner == ada)))


@pytest.mark.later
@pytest.mark.parametrize("name", ["owner", "bot"])
@pytest.mark.parametrize("way", ENDED)
async def test_a_socket_that_only_listens_closes_soon_after_its_session_has_ended(
    tmp_path: Path, way: str, name: str
) -> None:
    """Of which nobody tells. A program's session ends at its date, or with the person behind it."""
    async with inside(tmp_path) as server, server.client() as client:
        cast = await family(server.house)
        table = await playing_table(client, cast)
        house, ada = server.house, cast["owner"].who
        assert ada is not None
        around = (house.db, house.matches, house.hub, house.people, 0)
        rounds = Rounds(*around, lambda _: None, house._forget_person)
        stays = (way, name) == ("ended", "bot")  # only that of the owner has ended
        async with live(server, table, cast[name]) as socket:
            assert isinstance(await first(socket), int)
            await rounds.look()
            assert await answered(socket, "ping") == "done"
            async with house.db.begin() as db:
                await db.execute(ENDED[way](ada.person, server.clock.now))
            await rounds.look()
            if stays:
                assert await answered(socket, "ping") == "done"
            else:
                async with asyncio.timeout(20):  # before the house looks by itself
                    assert await closed(socket) == 4401


async def test_a_socket_does_nothing_more_for_a_session_that_has_expired(tmp_path: Path) -> None:
    """Whatever the first message is that comes then."""
    async with inside(tmp_path) as server, server.client() as client, AsyncExitStack() as stack:
        cast = await family(server.house)
        table = await playing_table(client, cast)
        before = await around(client, table)
        sockets = {
            type: await stack.enter_async_context(live(server, table, cast["other"]))
            for type in ROWS
        }
        for socket in sockets.values():
            assert await first(socket) == 2
        server.clock.now += 401 * DAY
        for type, socket in sockets.items():
            assert await answered(socket, type, **ROWS[type][0]) == "sign-in-needed", type
            assert await closed(socket) == 4401
        assert await around(client, table) == before


async def around(client: httpx.AsyncClient, table: str) -> list[Any]:
    """What a message could have changed."""
    paths = ("/log", "/remarks")
    return [(await client.get(f"/api/tables/{table}{path}")).json() for path in paths]


async def test_a_session_that_is_none_is_answered_as_nobody_whatever_it_asks(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        strangers = await outsiders(server)
        cast = await family(server.house)
        table = await playing_table(client, cast)
        before = await around(client, table)
        for name in ("forged cookie", "expired session", "revoked session"):
            async with live(server, table, strangers[name]) as socket:
                assert await first(socket) is None
                for type, (fields, answers) in ROWS.items():
                    told = await answered(socket, type, **fields)
                    assert told == answers.split()[0], f"{type} by {name}"
        assert await around(client, table) == before


async def test_a_socket_can_not_be_opened_from_a_page_of_another_site(tmp_path: Path) -> None:
    async with inside(tmp_path) as server, server.client() as client:
        cast = await family(server.house)
        table = await playing_table(client, cast)
        ada = await guest(server.house, "Ada")
        for origin in ("https://evil.example", "null", "http://localhost:8000.evil.example"):
            for actor in (ada, Actor()):
                async with live(server, table, actor.but(Origin=origin)) as socket:
                    assert await first(socket) == 4403
        async with live(server, table, ada.but(Origin="http://localhost:8000")) as socket:
            assert await first(socket) is None
