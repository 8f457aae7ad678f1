"""The routes of the tables: right answers, right refusals, and a description of them all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from litestar import Litestar, Request
from litestar.di import Provide

from tests.server.tables.place import Place, opened
from waldbach.log import Log
from waldbach.server.figures import Figures
from waldbach.server.people.who import Who
from waldbach.server.tables import Tables
from waldbach.server.web import tables
from waldbach.server.web.problems import HANDLERS

pytestmark = pytest.mark.compiled_only
DUEL = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}]}


def make_app(place: Place, people: dict[str, Who]) -> Litestar:
    """The routes alone; whoever asks says so."""

    def who(request: Request[Any, Any, Any]) -> Who | None:
        return people.get(request.headers.get("x-person", ""))

    def the_tables() -> Tables:
        return place.tables

    app = Litestar(
        [tables.ROUTES],
        dependencies={
            "who": Provide(who, sync_to_thread=False),
            "tables": Provide(the_tables, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,  # type: ignore[arg-type]
    )
    app.state.house = SimpleNamespace(figures=Figures())  # where problems are counted
    return app


class Client:
    def __init__(self, http: AsyncClient, place: Place) -> None:
        self.http, self.place = http, place

    async def ask(
        self, person: str | None, method: str, path: str, data: object = None, status: int = 200
    ) -> Any:
        """What somebody is answered."""
        headers = {"x-person": person} if person else {}
        answer = await self.http.request(method, f"/api{path}", json=data, headers=headers)
        assert answer.status_code == status, answer.text
        if answer.headers.get("content-type", "").startswith("text/plain"):
            return answer.text
        return answer.json() if answer.content else None

    async def duel(self) -> str:
        made = await self.ask("anna", "POST", "/tables", DUEL, 201)
        await self.ask("ben", "POST", f"/tables/{made['id']}/seats", {})
        return str(made["id"])

    async def finished(self) -> str:
        table = await self.duel()
        await self.place.tables.finish(await self.place.resign(table, 1))
        return table


@asynccontextmanager
async def client(url: str) -> AsyncIterator[Client]:
    async with opened(url) as place:
        people = {name: await place.person(name.title()) for name in ("anna", "ben", "cleo")}
        transport = ASGITransport(make_app(place, people))  # type: ignore[arg-type]
        async with AsyncClient(transport=transport, base_url="http://table.test") as http:
            yield Client(http, place)


# --- right answers --------------------------------------------------------------------------------


async def test_the_games_say_what_can_be_chosen(url: str) -> None:
    async with client(url) as c:
        games = {game["name"]: game for game in await c.ask(None, "GET", "/games")}
        assert set(games) == {"renature", "waldgaertner"}
        renature = games["renature"]
        assert (renature["least_seats"], renature["most_seats"]) == (2, 4)
        assert renature["modes"] == ["base", "valley", "variant"]
        assert renature["levels"] == ["seed", "sprout", "sapling", "tree", "forest"]
        options = {option["name"]: option for option in renature["options"]}
        assert options["board"] == {
            "name": "board", "default": "standard", "choices": [], "file": True, "invents": True,
        }  # fmt: skip


async def test_a_table_from_its_opening_to_its_rematch(url: str) -> None:
    async with client(url) as c:
        wish = DUEL | {"privacy": "listed", "pace": "live 5m+5s", "name": "Anni"}
        made = await c.ask("anna", "POST", "/tables", wish, 201)
        table = f"/tables/{made['id']}"
        assert made["seats"][0]["name"] == "Anni"
        lobby = await c.ask(None, "GET", "/tables?game=renature&limit=50")
        assert made["id"] in [one["id"] for one in lobby["tables"]]
        assert (await c.ask("ben", "GET", table))["host"] is False

        filled = await c.ask("anna", "PUT", f"{table}/seats/2/bot", {"level": "seed"})
        assert filled["status"] == "playing"
        left = await c.ask("anna", "DELETE", f"{table}/seats/mine")
        assert left["seats"][0]["care"]
        back = await c.ask("anna", "POST", f"{table}/seats/mine/return")
        assert not back["seats"][0]["care"]
        mine = await c.ask("anna", "GET", "/tables/mine")
        assert [one["id"] for one in mine["playing"]] == [made["id"]]

        await c.place.tables.finish(await c.place.resign(made["id"], 0))
        history = await c.ask("anna", "GET", "/tables/history?limit=1")
        assert (history["tables"][0]["id"], history["next"]) == (made["id"], None)
        rematch = await c.ask("anna", "POST", f"{table}/rematch")
        assert (rematch["follows"], rematch["status"]) == (made["id"], "playing")


async def test_people_sit_down_and_are_sent_away(url: str) -> None:
    async with client(url) as c:
        wish = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        table = f"/tables/{(await c.ask('anna', 'POST', '/tables', wish, 201))['id']}"
        sat = await c.ask("ben", "POST", f"{table}/seats", {"seat": 3, "name": "Benny"})
        assert [seat["name"] for seat in sat["seats"]] == ["Anna", "", "Benny"]
        assert sat["seats"][2]["mine"]
        await c.ask("anna", "DELETE", f"{table}/seats/3")
        problem = await c.ask("ben", "POST", f"{table}/seats", {}, 403)
        assert problem["code"] == "table-barred"
        assert [(await c.ask(who, "GET", table))["barred"] for who in ("anna", "ben")] == [0, 1]
        closed = await c.ask("anna", "DELETE", f"{table}/seats/mine")
        assert closed["status"] == "closed"


async def test_the_chat_over_http(url: str) -> None:
    async with client(url) as c:
        table = f"/tables/{await c.duel()}"
        said = await c.ask("anna", "POST", f"{table}/remarks", {"text": "Hello"}, 201)
        assert said == {"number": 1}
        [remark] = await c.ask(None, "GET", f"{table}/remarks?after=0")
        assert (remark["seat"], remark["name"], remark["text"]) == (1, "Anna", "Hello")
        assert (await c.ask("ben", "GET", table))["unread"] == 1
        await c.ask("ben", "PUT", f"{table}/remarks/read", {"number": 1}, 204)
        assert (await c.ask("ben", "GET", table))["unread"] == 0


async def test_the_log_and_the_replay_are_those_of_whoever_asks(url: str) -> None:
    async with client(url) as c:
        table = await c.duel()
        words = {}
        for who in ("anna", "ben", None):
            log = await c.ask(who, "GET", f"/tables/{table}/log")
            words[who] = [entry["word"] for entry in log["entries"]]
            last = await c.ask(who, "GET", f"/tables/{table}/replay/{len(words[who])}")
            assert last["entry"]["word"] == words[who][-1]
            assert last["eyes"] == {"anna": 1, "ben": 2, None: "spectator"}[who]
        assert "draw ?" in words["anna"]
        assert words["anna"] != words["ben"]
        assert len(await c.ask(None, "GET", f"/tables/{table}/log?after=3")) == 2


async def test_a_game_goes_out_as_a_file_and_comes_back(url: str) -> None:
    async with client(url) as c:
        table = await c.finished()
        answer = await c.http.get(f"/api/tables/{table}/file")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["content-disposition"] == (
            f'attachment; filename="waldbach-{table}.game"'
        )
        assert Log.read(answer.text).secret is not None
        kept = await c.ask("cleo", "POST", "/tables/import", {"text": answer.text}, 201)
        assert (kept["status"], kept["imported"]) == ("finished", True)
        wish = {"number": 3, "seats": [{"kind": "me"}, {"kind": "bot", "level": "tree"}]}
        fork = await c.ask("cleo", "POST", f"/tables/{table}/fork", wish, 201)
        assert (fork["forks"], fork["forks_at"]) == (table, 3)
        seen = await c.ask(None, "GET", f"/tables/{table}/replay/3?eyes=all")
        assert seen["eyes"] == "all"


# --- right refusals -------------------------------------------------------------------------------

CHANGES = [
    ("POST", "/tables", DUEL),
    ("POST", "/tables/import", {"text": "…"}),
    ("POST", "/tables/{}/seats", {}),
    ("DELETE", "/tables/{}/seats/mine", None),
    ("POST", "/tables/{}/seats/mine/return", None),
    ("DELETE", "/tables/{}/seats/1", None),
    ("PUT", "/tables/{}/seats/1/bot", {"level": "tree"}),
    ("POST", "/tables/{}/rematch", None),
    ("POST", "/tables/{}/fork", {"number": 1, "seats": DUEL["seats"]}),
    ("POST", "/tables/{}/remarks", {"text": "Hello"}),
    ("PUT", "/tables/{}/remarks/read", {"number": 1}),
    ("GET", "/tables/mine", None),
    ("GET", "/tables/history", None),
]
LOOKS = ["", "/file", "/log", "/replay/0", "/replay", "/remarks"]


async def test_nobody_changes_anything_without_being_somebody(url: str) -> None:
    async with client(url) as c:
        table = await c.duel()
        before = await c.ask(None, "GET", f"/tables/{table}")
        for method, path, data in CHANGES:
            problem = await c.ask(None, method, path.format(table), data, 401)
            assert problem["code"] == "sign-in-needed"
        assert await c.ask(None, "GET", f"/tables/{table}") == before


async def test_a_stranger_cannot_act_for_those_at_the_table(url: str) -> None:
    async with client(url) as c:
        table = await c.finished()
        for method, path, data, status in (
            ("DELETE", "seats/mine", None, 403),
            ("POST", "seats/mine/return", None, 403),
            ("DELETE", "seats/1", None, 403),
            ("PUT", "seats/1/bot", {"level": "tree"}, 403),
            ("POST", "rematch", None, 403),
            ("POST", "seats", {}, 409),
        ):
            await c.ask("cleo", method, f"/tables/{table}/{path}", data, status)


async def test_what_is_not_there_is_missing(url: str) -> None:
    async with client(url) as c:
        for name in ("nowhere", "x" * 80, "%00", "%F0%9F%A6%89", "'--"):
            for path in LOOKS:
                await c.ask("anna", "GET", f"/tables/{name}{path}", None, 404)
            for method, path, data in CHANGES:
                if "{}" in path:
                    problem = await c.ask("anna", method, path.format(name), data, 404)
                    assert problem["code"] == "table-missing"


async def test_what_comes_too_early_is_a_conflict(url: str) -> None:
    async with client(url) as c:
        table = await c.duel()
        for method, path, data in (
            ("GET", "file", None),
            ("GET", "replay/1?eyes=all", None),
            ("GET", "replay?eyes=all", None),
            ("POST", "fork", {"number": 1, "seats": DUEL["seats"]}),
            ("POST", "rematch", None),
        ):
            problem = await c.ask("anna", method, f"/tables/{table}/{path}", data, 409)
            assert problem["code"] == "table-not-over"


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_what_does_not_fit_is_a_bad_request(url: str) -> None:
    async with client(url) as c:
        table = await c.duel()
        for method, path, data in (
            ("POST", "/tables", {}),
            ("POST", "/tables", DUEL | {"sauce": 1}),
            ("POST", "/tables", DUEL | {"privacy": "secret"}),
            ("POST", "/tables", DUEL | {"seats": [{"kind": "me"}] * 9}),
            ("POST", "/tables", DUEL | {"seats": []}),
            ("POST", "/tables", DUEL | {"options": {"mode": "\0"}}),
            ("POST", "/tables", DUEL | {"position": "nonsense"}),
            ("POST", "/tables/import", {"text": "nonsense"}),
            ("POST", f"/tables/{table}/seats", {"seat": 0}),
            ("POST", f"/tables/{table}/remarks", {"text": ""}),
            ("PUT", f"/tables/{table}/remarks/read", {"number": 2**31}),
            ("GET", f"/tables/{table}/log?after={2**40}", None),
            ("GET", f"/tables/{table}/log?after=-1", None),
            ("GET", f"/tables/{table}/replay/{2**40}", None),
            ("GET", f"/tables/{table}/replay/1?eyes=mine", None),
            ("GET", f"/tables/{table}/replay?eyes=mine", None),
            ("GET", f"/tables/{table}/replay?limit=201", None),
            ("GET", "/tables?limit=0", None),
            ("GET", "/tables?before=yesterday", None),
            ("GET", "/tables?game=chess", None),
            ("GET", "/tables/history?before=open.1.a", None),
        ):
            problem = await c.ask("anna", method, path, data, 400)
            assert problem["detail"]
        await c.ask("anna", "DELETE", f"/tables/{table}/seats/9", None, 400)
        await c.ask("anna", "GET", f"/tables/{table}/replay/9999", None, 404)
        await c.ask("anna", "GET", f"/tables/{table}/replay?after=9999", None, 404)


# --- the description ------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_every_route_and_every_field_is_described(url: str) -> None:
    async with opened(url) as place:
        schema = make_app(place, {}).openapi_schema.to_schema()
    operations = [
        operation
        for path in schema["paths"].values()
        for method, operation in path.items()
        if method != "parameters"
    ]
    assert len(operations) == 23
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names)
    for operation in operations:
        assert operation["summary"]
        for parameter in operation.get("parameters", []):
            assert parameter["description"], (operation["operationId"], parameter["name"])
    for name, shape in schema["components"]["schemas"].items():
        assert shape.get("description") or shape.get("title"), name
