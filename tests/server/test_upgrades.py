"""Upgrades: a newer program takes over what an older one has stored; matches keep their rules."""

from __future__ import annotations

import asyncio
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, inside
from tests.server.kept import kept_of, lay_down, on, revisions
from waldbach import arrangements, deal, games, places, registry
from waldbach.log import Log

# --- the database ---------------------------------------------------------------------------------


@pytest.mark.later
@pytest.mark.parametrize("revision", revisions())
async def test_a_game_of_any_version_goes_on_after_the_upgrade(
    revision: str, empty_url: str, tmp_path: Path
) -> None:
    rows = await on(empty_url, lay_down, revision)
    (match,) = (row["id"] for row in rows["match"])
    async with inside(tmp_path, database=empty_url) as server:
        if "game_table" in rows:
            log = await played_by_its_people(server, match, kept_of(revision)["secrets"])
        else:  # there were only matches then: nobody sits there, but nothing is lost
            log = await played_to_its_end(server, match)
    stored = [row["word"] for row in rows["entry"]]
    assert [arrangements.public(word) for word in stored] == words_of(log)[: len(stored)]
    assert len(log.entries) > len(stored)
    assert deal.verify(log).holds  # with the deal of then


def words_of(log: Log) -> list[str]:
    return [entry.word for entry in log.entries]


async def played_by_its_people(server: Inside, table: str, secrets: list[str]) -> Log:
    """Both come with their old cookies, play some words, and one gives up."""
    people = People()
    for secret in secrets:
        async with server.client(f"waldbach={secret}") as client:
            people.csrf.append((await client.get("/api/me")).json()["csrf"])
            people.cookies.append({"waldbach": secret})
    await people.play(server, table, 8)
    told = (await people.ask(server, 2, "GET", f"/tables/{table}/remarks")).json()
    assert told[0]["text"]
    await people.ask(server, 2, "POST", f"/tables/{table}/resign")
    async with asyncio.timeout(60):
        while (file := await people.ask(server, 1, "GET", f"/tables/{table}/file")).is_error:
            await asyncio.sleep(0.01)
    return Log.read(file.text)


async def played_to_its_end(server: Inside, match_id: str) -> Log:
    matches, rng = server.house.matches, random.Random(2)
    while not (match := await matches.get(match_id)).over:
        seat = match.now.acting[0]
        word = rng.choice(match.game.words(match.now.state, seat))
        await matches.play(match_id, seat, match.now.decision, [word])
    return Log.read((await matches.export(match_id)).write())


# --- the rules ------------------------------------------------------------------------------------

GAME = """
from waldbach.game import Game
from waldbach.games.renature.meta import Renature

class Pebbles(Renature):
    name = "pebbles"
    rules = {rules}

    def describe(self, view):
        return super().describe(view) | {{"rules": {rules}}}

    describe_json = Game.describe_json

GAME = Pebbles()
"""


class Program:
    """A program with a game of its own, whose rules change from release to release."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "pebbles"

    def release(self, rules: int, *replaced: int) -> None:
        """These are the rules now; of older ones those that were kept."""
        shutil.rmtree(self.home, ignore_errors=True)
        self._write(self.home, rules)
        for old in replaced:
            self._write(self.home / f"rules_{old}", old)
        self.forget()

    @staticmethod
    def _write(folder: Path, rules: int) -> None:
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        (folder / "meta.py").write_text(GAME.format(rules=rules))

    @staticmethod
    def forget() -> None:
        """As a new process would not know it."""
        registry._load.cache_clear()
        places._places.cache_clear()
        for name in [name for name in sys.modules if name.startswith("waldbach.games.pebbles")]:
            del sys.modules[name]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    folder = tmp_path / "games"
    monkeypatch.setattr(games, "__path__", list(games.__path__))
    monkeypatch.setenv(places.VARIABLE, str(folder))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # the same file changes within a second
    program = Program(folder)
    yield program
    program.forget()


class People:
    """Two who play at a server inside the test; their sessions outlive it."""

    def __init__(self) -> None:
        self.cookies: list[Any] = []
        self.csrf: list[str] = []

    async def enter(self, place: Inside) -> None:
        for name in ("Ada", "Bob"):
            async with place.client() as client:
                told = (await client.post("/api/me", json={"name": name})).json()
                self.csrf.append(told["csrf"])
                self.cookies.append(dict(client.cookies))

    async def ask(self, place: Inside, seat: int, method: str, path: str, data: Any = None) -> Any:
        async with place.client() as client:
            client.cookies.update(self.cookies[seat - 1])
            client.headers["X-CSRF-Token"] = self.csrf[seat - 1]
            return await client.request(method, f"/api{path}", json=data)

    async def table(self, place: Inside) -> str:
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await self.ask(place, 1, "POST", "/tables", wish)).json()["id"]
        assert (await self.ask(place, 2, "POST", f"/tables/{table}/seats", {})).is_success
        return str(table)

    async def play(self, place: Inside, table: str, moves: int) -> dict[str, Any]:
        """Some first words; returns what was seen before the last of them."""
        for _ in range(moves):
            acting = (await self.ask(place, 1, "GET", f"/tables/{table}/view")).json()["acting"]
            own = (await self.ask(place, acting[0], "GET", f"/tables/{table}/view")).json()
            wish = {"decision": own["decision"], "words": own["legal"][:1]}
            done = await self.ask(place, acting[0], "POST", f"/tables/{table}/play", wish)
            assert done.is_success, done.text
        return dict(own["view"])


async def test_a_match_goes_on_by_the_rules_it_began_with(tmp_path: Path, program: Program) -> None:
    people = People()
    program.release(1)
    async with inside(tmp_path) as place:
        await people.enter(place)
        old = await people.table(place)
        assert (await people.play(place, old, 3))["rules"] == 1
    program.release(2, 1)
    async with inside(tmp_path) as place:
        new = await people.table(place)
        assert (await people.play(place, old, 3))["rules"] == 1
        assert (await people.play(place, new, 3))["rules"] == 2
    program.release(3, 1, 2)
    async with inside(tmp_path) as place:
        assert (await people.play(place, old, 1))["rules"] == 1
        assert (await people.play(place, new, 1))["rules"] == 2


async def test_a_match_whose_rules_are_unknown_is_refused_and_harms_no_other(
    tmp_path: Path, program: Program
) -> None:
    people = People()
    program.release(1)
    async with inside(tmp_path) as place:
        await people.enter(place)
        old = await people.table(place)
    program.release(3, 2)
    async with inside(tmp_path) as place:
        new = await people.table(place)
        refused = await people.ask(place, 1, "GET", f"/tables/{old}/view")
        assert refused.json()["code"] == "unknown-rules"
        assert "1 of pebbles" in refused.json()["detail"]
        assert "version 2, 3" in refused.json()["detail"]
        wish = {"decision": 1, "words": ["end"]}
        refused = await people.ask(place, 1, "POST", f"/tables/{old}/play", wish)
        assert refused.json()["code"] == "unknown-rules"
        place.clock.now += 3_600_000
        await place.house.keeper.look()
        assert (await people.play(place, new, 3))["rules"] == 3
        mine = (await people.ask(place, 1, "GET", "/tables/mine")).json()
        assert {table["id"] for table in mine["playing"]} == {old, new}
    program.release(4, 1, 3)
    async with inside(tmp_path) as place:
        assert (await people.play(place, old, 2))["rules"] == 1  # nothing of it was harmed
