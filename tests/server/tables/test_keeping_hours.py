"""New personal hours: they reach the tables that are being played, from the next turn on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from tests.server.cast import Actor, guest
from tests.server.inside import inside
from tests.server.tables.place import Place, opened
from waldbach.game import BadInput
from waldbach.server.clocks import ALWAYS, Seat
from waldbach.server.house import House
from waldbach.server.matches import Match, Matches
from waldbach.server.models import Person
from waldbach.server.pace import HOUR
from waldbach.server.people.who import Who

pytestmark = pytest.mark.compiled_only
DAYS = "days 24h bank 14d"
WARSAW, LISBON = "Europe/Warsaw 08:00-22:00", "Europe/Lisbon 10:00-23:00 free sun"


async def set_hours(place: Place | House, who: Who, hours: str | None) -> None:
    """In the database alone, as if the server had died right after that."""
    async with place.db.begin() as db:
        await db.execute(update(Person).where(Person.id == who.person).values(hours=hours))


def hours_of(match: Match) -> list[str]:
    """Those that hold from the next turn on."""
    return [str(seat.coming or seat.hours) for seat in match.now.course.clock.seats]


# --- over HTTP ------------------------------------------------------------------------------------


class Table:
    """Two people at a table of days; the first one begins."""

    def __init__(self, client: httpx.AsyncClient, match: Match, ada: Actor, bob: Actor) -> None:
        self.client, self.match, self.people = client, match, (ada, bob)

    async def set_hours(self, seat: int, hours: str | None) -> None:
        headers = self.people[seat].headers
        answer = await self.client.patch("/api/me", json={"hours": hours}, headers=headers)
        assert answer.json()["person"]["hours"] == hours

    async def play_turn(self, seat: int) -> None:
        """Throws a domino away."""
        path, headers = f"/api/tables/{self.match.id}", self.people[seat].headers
        while self.match.now.acting == (seat,):
            seen = (await self.client.get(f"{path}/view", headers=headers)).json()
            word = next(one for one in seen["legal"] if one.startswith(("discard", "end")))
            wish = {"decision": seen["decision"], "words": [word]}
            done = await self.client.post(f"{path}/play", json=wish, headers=headers)
            assert done.is_success, done.text

    def seat(self, number: int) -> Seat:
        return self.match.now.course.clock.seats[number]


async def laid(house: House, client: httpx.AsyncClient) -> Table:
    ada, bob = await guest(house, "Ada"), await guest(house, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "renature", "seats": seats, "options": {"start": "1"}, "pace": DAYS}
    table = (await client.post("/api/tables", json=wish, headers=ada.headers)).json()["id"]
    await client.post(f"/api/tables/{table}/seats", json={}, headers=bob.headers)
    return Table(client, await house.matches.get(table), ada, bob)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


async def test_new_hours_hold_from_the_next_turn_on(empty_url: str, tmp_path: Path) -> None:
    async with inside(tmp_path, database=empty_url) as server, server.client() as client:
        table = await laid(server.house, client)
        await table.set_hours(0, WARSAW)
        await table.set_hours(1, LISBON)
        await until(lambda: hours_of(table.match) == [WARSAW, LISBON])
        assert table.seat(0).hours == ALWAYS  # nobody dodges a deadline
        assert str(table.seat(1).hours) == LISBON  # whose turn it is not
        for seat in (0, 1):
            await table.play_turn(seat)
        assert table.match.now.acting == (0,)
        assert str(table.seat(0).hours) == WARSAW
        await table.set_hours(1, None)
        await until(lambda: table.seat(1).hours == ALWAYS)
        log = await client.get(f"/api/tables/{table.match.id}/log", headers=table.people[0].headers)
        assert "Lisbon" not in log.text


async def test_what_a_crash_has_left_undone_is_done_at_the_next_look(
    empty_url: str, tmp_path: Path
) -> None:
    async with inside(tmp_path, database=empty_url) as server, server.client() as client:
        table = await laid(server.house, client)
        ada = table.people[0].who
        assert ada is not None
        await set_hours(server.house, ada, WARSAW)
        server.clock.now += HOUR
        await server.house.keeper.look()
        assert hours_of(table.match) == [WARSAW, str(ALWAYS)]


# --- several servers, several tables --------------------------------------------------------------


async def test_servers_agree_on_new_hours_whatever_they_knew(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        anna, ben = await one.people("Anna", "Ben")
        table = await one.duel(anna, ben, pace=DAYS)
        here, there = await one.matches.get(table), await two.matches.get(table)
        await two.play(table, 1)  # of which the other one does not know
        await set_hours(one, ben, WARSAW)
        before = there.now.number
        await asyncio.gather(*(place.tables.bring_hours(ben.person) for place in (one, two) * 2))
        for place, match in ((one, here), (two, there)):
            await place.matches.catch_up(match)
            assert hours_of(match) == [str(ALWAYS), WARSAW]
            assert match.now.number == before + 1  # written once


async def test_of_two_changes_the_later_one_stays(url: str) -> None:
    """Also where whoever writes down the first one is late."""
    async with opened(url, make=Late) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben, pace=DAYS)
        matches = place.matches
        assert isinstance(matches, Late)
        await set_hours(place, ben, WARSAW)
        matches.first = lambda: set_hours(place, ben, LISBON)
        await place.tables.bring_hours(ben.person)
        assert hours_of(await matches.get(table)) == [str(ALWAYS), LISBON]


class Late(Matches):
    first: Callable[[], Any] | None = None  # what happens before something is arranged

    async def arrange(self, *args: Any) -> Any:
        if self.first is not None:
            first, self.first = self.first, None
            await first()
        return await super().arrange(*args)


async def test_a_table_that_is_over_or_cannot_be_written_to_keeps_no_other_from_it(
    url: str,
) -> None:
    async with opened(url, make=Broken) as place:
        anna, ben = await place.people("Anna", "Ben")
        tables = sorted([await place.duel(anna, ben, pace=DAYS) for _ in range(4)])
        over, ending, broken, sound = [await place.matches.get(table) for table in tables]
        await place.resign(over.id, 0)  # and its table does not know yet
        matches = place.matches
        assert isinstance(matches, Broken)
        matches.broken, matches.ending = broken.id, ending.id
        await set_hours(place, ben, WARSAW)
        await place.tables.bring_hours(ben.person)
        assert hours_of(sound) == [str(ALWAYS), WARSAW]
        for other in (over, ending, broken):
            assert hours_of(other) == [str(ALWAYS)] * 2


class Broken(Matches):
    broken = ending = ""

    async def arrange(self, match_id: str, words: Any) -> Any:
        if match_id == self.broken:
            raise BadInput("database-silent")
        if match_id == self.ending:  # somebody gives up at the last moment
            await super().arrange(match_id, lambda _: ["resign 1"])
        return await super().arrange(match_id, words)


async def test_nothing_is_written_where_nothing_is_new_or_time_knows_no_hours(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.person("Anna"), await place.person("Ben", hours=WARSAW)
        tables = [await place.duel(anna, ben, pace=pace) for pace in (DAYS, "live 10m+15s", "none")]
        matches = [await place.matches.get(table) for table in tables]
        before = [match.now.number for match in matches]
        await place.tables.bring_hours(ben.person)
        assert [match.now.number for match in matches] == before
        await set_hours(place, ben, LISBON)
        await place.tables.bring_hours(ben.person)
        assert [match.now.number for match in matches] == [before[0] + 1, *before[1:]]
