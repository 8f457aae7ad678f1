"""Upgrades: a newer program takes over what an older one has stored; matches keep their rules."""

from __future__ import annotations

import asyncio
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sqlalchemy import Connection, text

from tests.server.inside import Inside, inside
from tests.server.running import Person, Server, play_on
from tests.server.test_database import on, revisions, upgrade_to
from waldbach import deal, games, places, registry
from waldbach.log import Log
from waldbach.server.journal import Numbered, StoredMatch, open_journal
from waldbach.server.matches import Matches

# --- the database ---------------------------------------------------------------------------------


async def played_elsewhere(folder: Path, moves: int) -> tuple[StoredMatch, list[Numbered]]:
    """A match as it stands in a database of today, without words of the table."""
    async with open_journal(f"sqlite:///{folder}/elsewhere.db") as journal:
        matches, rng = Matches(journal), np.random.default_rng(1)
        match = await matches.create("renature", 2, match_id="old")
        for _ in range(moves):
            await play_word(matches, match.id, rng)
        return match.stored, await journal.read(match.id)


async def play_word(matches: Matches, match_id: str, rng: np.random.Generator) -> None:
    match = await matches.get(match_id)
    seat = match.now.acting[0]
    word = str(rng.choice(match.game.words(match.now.state, seat)))
    await matches.play(match.id, seat, match.now.decision, [word])


def fill_first_version(
    connection: Connection, stored: StoredMatch, entries: list[Numbered]
) -> None:
    """What a program of the first schema has stored."""
    connection.execute(
        text(
            """INSERT INTO "match" VALUES ('old', 'renature', 1, 2, :options, NULL, :hash, :secret,
                                           :at, 'playing')"""
        ),
        {
            "options": str(dict(stored.options)).replace("'", '"'),
            "hash": stored.deal_hash,
            "secret": stored.deal_secret,
            "at": stored.created_at,
        },
    )
    connection.execute(
        text("INSERT INTO entry VALUES ('old', :number, :seat, :word, :at)"),
        [{"number": e.number, "seat": e.seat, "word": e.word, "at": e.at} for e in entries],
    )


@pytest.mark.slow
async def test_a_server_upgrades_a_database_of_the_first_version_and_its_match_goes_on(
    empty_url: str, tmp_path: Path
) -> None:
    stored, entries = await played_elsewhere(tmp_path, 12)
    await on(empty_url, upgrade_to, revisions()[0])
    await on(empty_url, fill_first_version, stored, entries)
    server = await asyncio.to_thread(Server(tmp_path, empty_url).start)
    try:
        ada, bob = [await Person.guest(server.url, name) for name in ("Ada", "Bob")]
        table = await ada.table("open")
        await bob.join(table)
        await play_on({1: ada, 2: bob}, table, 4, random.Random(1))
        for person in (ada, bob):
            await person.close()
    finally:
        server.stop()
    assert '"level":"error"' not in server.log
    await go_on_with_the_old_match(empty_url, entries)


async def go_on_with_the_old_match(url: str, entries: list[Numbered]) -> None:
    """To its end, with the same deal."""
    rng = np.random.default_rng(2)
    async with open_journal(url) as journal:
        assert await journal.read("old") == entries
        matches = Matches(journal)
        while not (await matches.get("old")).over:
            await play_word(matches, "old", rng)
        log = await matches.export("old")
    assert deal.verify(Log.read(log.write())).holds


# --- the rules ------------------------------------------------------------------------------------

GAME = """
from waldbach.game import Game
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

    async def play(self, place: Inside, table: str, moves: int) -> int:
        """Some first words; returns the rules by which they were played."""
        for _ in range(moves):
            acting = (await self.ask(place, 1, "GET", f"/tables/{table}/view")).json()["acting"]
            own = (await self.ask(place, acting[0], "GET", f"/tables/{table}/view")).json()
            wish = {"decision": own["decision"], "words": own["legal"][:1]}
            done = await self.ask(place, acting[0], "POST", f"/tables/{table}/play", wish)
            assert done.is_success, done.text
        return int(own["view"]["rules"])


async def test_a_match_goes_on_by_the_rules_it_began_with(tmp_path: Path, program: Program) -> None:
    people = People()
    program.release(1)
    async with inside(tmp_path) as place:
        await people.enter(place)
        old = await people.table(place)
        assert await people.play(place, old, 3) == 1
    program.release(2, 1)
    async with inside(tmp_path) as place:
        new = await people.table(place)
        assert await people.play(place, old, 3) == 1
        assert await people.play(place, new, 3) == 2
    program.release(3, 1, 2)
    async with inside(tmp_path) as place:
        assert await people.play(place, old, 1) == 1
        assert await people.play(place, new, 1) == 2


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
        assert await people.play(place, new, 3) == 3
        mine = (await people.ask(place, 1, "GET", "/tables/mine")).json()
        assert {table["id"] for table in mine["playing"]} == {old, new}
    program.release(4, 1, 3)
    async with inside(tmp_path) as place:
        assert await people.play(place, old, 2) == 1  # nothing of it was harmed
