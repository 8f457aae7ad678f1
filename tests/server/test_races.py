"""What happens at the same moment: nobody hears too little, too much, or the older news last."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Clock, Inside, InsideSocket, inside
from waldbach.server.acts import BELIEVED, Seats
from waldbach.server.journal import Line, Unavailable, Uncertain, open_journal
from waldbach.server.keeper import Keeper
from waldbach.server.live.again import Again
from waldbach.server.live.hub import Hub, Watcher
from waldbach.server.matches import Match, Matches, Played
from waldbach.server.models import Remark, Table
from waldbach.server.people.who import COOKIE, Who
from waldbach.server.tables.chat import PAGE

Told = list[tuple[str, list[int], bool]]  # match, numbers, ours


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "waldbach.db"


@asynccontextmanager
async def opened(file: Path, most: int = 100) -> AsyncIterator[tuple[Matches, Told]]:
    """Matches that write down what they tell."""
    told: Told = []

    def on_moved(match: Match, played: Played, ours: bool) -> None:
        told.append((match.id, [entry.number for entry in played.entries], ours))

    async with open_journal(f"sqlite:///{file}") as journal:
        matches = Matches(journal, most=most, on_moved=on_moved)
        yield matches, told
        await matches.close()


async def play_one(matches: Matches, match: Match) -> Played:
    seat = match.now.acting[0]
    word = match.game.words(match.now.state, seat)[0]
    return await matches.play(match.id, seat, match.now.decision, [word])


async def until(what: Any) -> None:
    async with asyncio.timeout(30):
        while not what():
            await asyncio.sleep(0.01)


# --- matches --------------------------------------------------------------------------------------


async def test_a_move_whose_player_goes_away_while_it_is_stored_is_told_all_the_same(
    file: Path,
) -> None:
    async with opened(file) as (matches, told):
        match = await matches.create("renature", 2)
        before = match.now.number
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # the commit has to wait
        playing = asyncio.create_task(play_one(matches, match))
        await asyncio.sleep(0.2)
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
        other.execute("ROLLBACK")
        other.close()
        await until(lambda: told)
        assert told[0][1][0] == before + 1
        assert told[0][2]
        assert match.now.number == await matches.journal.last(match.id)


async def test_what_may_have_been_stored_is_found_out_and_told(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that is lost in the middle of a commit: also the others have to hear of it."""
    async with opened(file) as (matches, told):
        match = await matches.create("renature", 2)
        append = matches.journal.append

        async def lost(*args: Any) -> int:
            await append(*args)
            raise Uncertain("journal-uncertain", why="gone")

        with monkeypatch.context() as patch:
            patch.setattr(matches.journal, "append", lost)
            with pytest.raises(Uncertain):
                await play_one(matches, match)
        assert told == []
        await until(lambda: told)
        assert told[0][2]


async def test_who_tries_again_what_may_have_been_stored_makes_it_known(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(file) as (matches, told):
        match = await matches.create("renature", 2)
        append = matches.journal.append

        async def lost(*args: Any) -> int:
            await append(*args)
            raise Uncertain("journal-uncertain", why="gone")

        with monkeypatch.context() as patch:
            patch.setattr(matches.journal, "append", lost)
            with pytest.raises(Uncertain):
                await play_one(matches, match)
        with contextlib.suppress(Exception):  # it is stale, most of the time
            await play_one(matches, match)
        assert told[0][2]


async def test_entries_are_followed_all_together_or_not_at_all(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that goes away between a move and the take-back behind it."""
    async with opened(file) as (matches, told):
        match = await matches.create("renature", 2)
        first = match.now.number
        await play_one(matches, match)
        before = match.now
        told.clear()
        async with open_journal(f"sqlite:///{file}") as journal:
            played = await play_one(Matches(journal), await Matches(journal).get(match.id))
            last = played.after.number
            await journal.append(match.id, last, [Line(-3, f"take-back {first}", 1)])

        async def away(*_: object) -> Any:
            raise Unavailable("journal-unreadable", why="gone")

        with monkeypatch.context() as patch:
            patch.setattr(matches, "state_after", away)
            with pytest.raises(Unavailable):
                await matches.catch_up(match)
        assert match.now == before
        await matches.catch_up(match)
        assert [numbers for _, numbers, _ in told] == [[*range(before.number + 1, last + 2)]]


async def test_a_match_that_was_forgotten_and_read_again_is_told_of_once(file: Path) -> None:
    async with opened(file, most=1) as (matches, told), opened(file) as (elsewhere, _):
        old = await matches.create("renature", 2)
        await matches.create("renature", 2)
        assert matches.kept(old.id) is None
        new = await matches.get(old.id)
        assert new is not old
        await play_one(elsewhere, await elsewhere.get(old.id))
        await matches.catch_up(new)
        await matches.catch_up(old)
        assert len(told) == 1


# --- watchers -------------------------------------------------------------------------------------


def watcher_of(table: str, heard: list[bytes]) -> Watcher:
    return Watcher(table, -2, None, None, heard.append, lambda reason: None)


async def test_a_match_that_began_under_its_watchers_is_not_forgotten(file: Path) -> None:
    """Else entries of others that come while it is forgotten would never be told."""
    async with opened(file, most=1) as (matches, _):
        hub = Hub(matches)
        hub.add(watcher_of("soon", []))
        match = await matches.create("renature", 2, match_id="soon")
        for _ in range(3):
            await matches.create("renature", 2)
        assert matches.kept("soon") is match


async def test_who_was_not_welcomed_to_a_match_hears_no_moves_of_it(file: Path) -> None:
    async with opened(file) as (matches, _):
        hub, heard = Hub(matches), list[bytes]()
        watcher = watcher_of("soon", heard)
        watcher.greeted = True
        hub.add(watcher)
        matches.on_moved = lambda match, played, ours: hub.moved(match, played)
        match = await matches.create("renature", 2, match_id="soon")
        await play_one(matches, match)
        assert heard == []
        watcher.playing = True
        await play_one(matches, match)
        assert len(heard) == 1


async def test_a_look_that_is_asked_for_during_another_comes_after_it() -> None:
    seen: list[str] = []
    sight, gate = "old", asyncio.Event()

    async def look(table: str) -> None:
        found = sight
        if found == "old":
            await gate.wait()
        seen.append(found)

    again = Again(look)
    again("a")
    await asyncio.sleep(0)
    sight = "new"
    again("a")
    again("a")
    await asyncio.sleep(0)
    gate.set()
    await until(lambda: len(seen) == 2)
    await asyncio.sleep(0.02)
    assert seen == ["old", "new"]


async def test_a_look_that_fails_does_not_swallow_the_next() -> None:
    seen: list[str] = []

    async def look(table: str) -> None:
        seen.append(table)
        if len(seen) == 1:
            again("a")
            raise Unavailable("journal-unreadable", why="gone")

    again = Again(look)
    again("a")
    await until(lambda: len(seen) == 2)


async def guest(place: Inside, name: str) -> tuple[Any, str]:
    """A client of the web interface, and its cookie."""
    client = place.client()
    told = (await client.post("/api/me", json={"name": name})).json()
    client.headers["X-CSRF-Token"] = told["csrf"]
    return client, "; ".join(f"{k}={v}" for k, v in client.cookies.items())


async def next_of(socket: InsideSocket, type: str) -> Any:
    while True:
        message = await socket.next()
        if message["type"] == "websocket.send":
            told = json.loads(message.get("text") or message["bytes"])
            if told["type"] == type:
                return told


async def test_what_happens_while_somebody_is_greeted_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A remark that falls between reading what there is and being told what comes."""
    async with inside(tmp_path) as place:
        ada, cookie = await guest(place, "Ada")
        wish = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await ada.post("/api/tables", json=wish)).json()["id"]
        present_match, gate, there = place.house.present_match, asyncio.Event(), asyncio.Event()

        async def slow(table: str) -> Match | None:
            there.set()
            await gate.wait()
            return await present_match(table)

        monkeypatch.setattr(place.house, "present_match", slow)
        async with place.socket(f"/api/tables/{table}/live", cookie) as socket:
            await there.wait()
            answer = await ada.post(f"/api/tables/{table}/remarks", json={"text": "hello"})
            assert answer.is_success, answer.text
            await asyncio.sleep(0.1)
            gate.set()
            assert (await next_of(socket, "welcome"))["remarks"] == []
            assert await remarks_up_to(socket, 1) == [1]
        await ada.aclose()


async def remarks_up_to(socket: InsideSocket, last: int) -> list[int]:
    """The numbers of the remarks that come, in whatever messages, up to the last one."""
    told: list[int] = []
    while last not in told:
        message = await socket.next()
        if message["type"] == "websocket.send":
            heard = json.loads(message.get("text") or message["bytes"])
            told += [remark["number"] for remark in heard.get("remarks", ())]
    return told


async def test_no_remark_is_told_twice_or_after_a_later_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody speaks after the table was looked at and before what was seen is told."""
    async with inside(tmp_path) as place:
        (ada, cookie), (bob, _) = await guest(place, "Ada"), await guest(place, "Bob")
        wish = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        table = (await ada.post("/api/tables", json=wish)).json()["id"]
        async with place.socket(f"/api/tables/{table}/live", cookie) as socket:
            await next_of(socket, "welcome")
            greeting, gate, there = place.house.greeting, asyncio.Event(), asyncio.Event()

            async def slow(*of: Any) -> Any:
                seen = await greeting(*of)
                there.set()
                await gate.wait()
                return seen

            monkeypatch.setattr(place.house, "greeting", slow)
            await say_elsewhere(place, table, 1)
            answer = await bob.post(f"/api/tables/{table}/seats", json={})
            assert answer.is_success, answer.text
            await there.wait()
            await ada.post(f"/api/tables/{table}/remarks", json={"text": "two"})
            await asyncio.sleep(0.1)
            gate.set()
            await ada.post(f"/api/tables/{table}/remarks", json={"text": "three"})
            assert await remarks_up_to(socket, 3) == [1, 2, 3]
        await ada.aclose()
        await bob.aclose()


async def test_who_comes_back_to_a_long_chat_hears_what_is_said_next(tmp_path: Path) -> None:
    """More has been said than is told at once; the client says that it knows all of it."""
    async with inside(tmp_path) as place:
        ada, cookie = await guest(place, "Ada")
        wish = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await ada.post("/api/tables", json=wish)).json()["id"]
        await say_elsewhere(place, table, PAGE + 50)
        path = f"/api/tables/{table}/live"
        for known in (PAGE + 50, 1_000_000):  # the latter of a client that makes it up
            async with place.socket(path, cookie, f"remarks={known}") as socket:
                assert (await next_of(socket, "welcome"))["remarks"] == []
                said = await ada.post(f"/api/tables/{table}/remarks", json={"text": "and now?"})
                number = said.json()["number"]
                assert await remarks_up_to(socket, number) == [number]
        await ada.aclose()


async def say_elsewhere(place: Inside, table: str, count: int) -> None:
    """Remarks at another server, of which no news has come."""
    async with place.house.db() as db:
        host = (await db.get_one(Table, table)).host
        db.add_all(
            Remark(table=table, number=number, person=host, name="Ada", text="Servus", at=0)
            for number in range(1, count + 1)
        )
        await db.commit()


# --- seats and the keeper -------------------------------------------------------------------------


class Chairs:
    """Says who sits where, as of the moment of asking, when it is let."""

    def __init__(self) -> None:
        self.seats: dict[str, int] = {"ada": 0}
        self.gate = asyncio.Event()

    async def seated(self, table: str) -> dict[str, int]:
        found = dict(self.seats)
        await self.gate.wait()
        return found


def who(person: str) -> Who:
    return Who(person, person, "guest", "en", person, COOKIE)


async def test_who_sits_down_while_the_seats_are_read_is_not_taken_for_a_spectator() -> None:
    chairs = Chairs()
    seats = Seats(chairs, lambda: 0)  # type: ignore[arg-type]
    asking = asyncio.create_task(seats.of("t", who("ada")))
    await asyncio.sleep(0)
    chairs.seats["bob"] = 1
    seats.forget("t")
    chairs.gate.set()
    assert await asking == 0
    assert await seats.of("t", who("bob")) == 1


async def test_seats_that_are_not_believed_any_more_are_not_kept_either() -> None:
    chairs, clock = Chairs(), Clock()
    chairs.gate.set()
    seats = Seats(chairs, clock)  # type: ignore[arg-type]
    for table in range(100):
        await seats.of(f"t{table}", who("ada"))
        clock.now += BELIEVED // 10
    assert len(seats._known) <= 11


async def test_work_that_is_asked_for_in_the_moment_when_the_last_ends_is_done() -> None:
    keeper = Keeper(None, None, None)  # type: ignore[arg-type]
    done: list[int] = []

    async def work(number: int) -> None:
        done.append(number)
        if number == 1:
            asyncio.get_running_loop().call_soon(keeper._do, "bots", "t", work(2))

    keeper._do("bots", "t", work(1))
    await until(lambda: done == [1, 2])
