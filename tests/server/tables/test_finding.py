"""Finding a game with whoever wants the same."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from tests.server.prepared import lay_database
from tests.server.tables.place import FREE, ME, Clock, Place, opened, refused, wish
from waldbach.game import BadInput
from waldbach.server.errors import Forbidden, TooOften
from waldbach.server.people.who import Who
from waldbach.server.tables.finding import AWAKE
from waldbach.server.tables.forms import Find

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database of its own: whoever waited in another test would be found here."""
    lay_database(tmp_path / "waldbach.db")
    return f"sqlite:///{tmp_path}/waldbach.db"


def nobody(table: str) -> Collection[str]:
    return ()


def gladly() -> None:
    pass


async def find(place: Place, who: Who, waiting: str | None = None, **terms: Any) -> str:
    wished = Find(**{"game": "renature", "waiting": waiting, **terms})
    return await place.tables.find(who, wished, nobody, gladly)


async def status(place: Place, table: str) -> str:
    return (await place.row(table)).status


async def test_two_who_want_the_same_are_led_together(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben", kind="account")
        table = await find(place, anna)
        assert await status(place, table) == "open"
        assert await find(place, anna, table) == table  # asking again opens no second one
        assert await find(place, anna) == table  # nor does forgetting where one waits
        assert await find(place, ben) == table
        told = await place.tables.describe(table, ben)
        assert (told.status, told.rated, told.privacy, told.pace) == (
            "playing", True, "listed", "live 10m+15s",
        )  # fmt: skip
        assert await find(place, anna, table) == table  # and the one who waited learns of it
        assert await find(place, anna) != table


@pytest.mark.parametrize(
    "other",
    [
        {"game": "waldgaertner"},
        {"seats": 3},
        {"options": {"mode": "valley"}},
        {"pace": "live 20m+15s"},
        {"rated": False},
    ],
)
async def test_whoever_wants_something_else_waits_elsewhere(
    url: str, other: dict[str, Any]
) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben", kind="account")
        assert await find(place, anna) != await find(place, ben, **other)


async def test_options_that_are_written_out_are_the_same(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben", kind="account")
        assert await find(place, anna) == await find(place, ben, options={"mode": "base"})


async def test_two_who_wait_each_alone_come_together_when_they_ask_again(url: str) -> None:
    """Only the later one moves, whoever asks first."""
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben", kind="account")
        terms: dict[str, Any] = {
            "rated": True,
            "privacy": "listed",
            "shuffle": True,
            "pace": "live 10m+15s",
        }
        first = await place.tables.create(anna, wish(ME, FREE, **terms))
        later = await place.tables.create(ben, wish(ME, FREE, **terms))
        assert await find(place, anna, first) == first
        assert await find(place, ben, later) == first
        assert await status(place, first) == "playing"
        assert await status(place, later) == "closed"
        assert await find(place, anna, first) == first


async def test_the_fuller_table_is_filled_first(url: str) -> None:
    async with opened(url) as place:
        people = await place.people("Anna", "Ben", "Cleo", "Dora", kind="account")
        anna, ben, cleo, dora = people
        terms: dict[str, Any] = {"rated": True, "privacy": "listed", "pace": "live 10m+15s"}
        older = await place.tables.create(anna, wish(ME, FREE, FREE, **terms))
        fuller = await place.tables.create(ben, wish(ME, FREE, FREE, **terms))
        await place.tables.join(cleo, fuller)
        assert await find(place, ben, fuller, seats=3) == fuller  # who is not alone stays
        assert await find(place, anna, older, seats=3) == fuller
        assert await status(place, fuller) == "playing"
        assert await find(place, dora, seats=3) not in (older, fuller)


async def test_who_has_not_asked_for_long_is_not_waited_for(url: str) -> None:
    clock = Clock()
    async with opened(url, clock=clock) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo", kind="account")
        table = await find(place, anna)
        clock.now += AWAKE + 1000
        other = await find(place, ben)
        assert other != table
        clock.now += AWAKE - 1000
        await find(place, ben, other)  # still there
        clock.now += AWAKE - 1000
        assert await find(place, cleo) == other


async def test_who_looks_at_the_table_waits_too(url: str) -> None:
    """A person in the lobby does not ask again; the open page shows that they are there."""
    clock = Clock()
    async with opened(url, clock=clock) as place:
        anna, ben = await place.people("Anna", "Ben", kind="account")
        terms: dict[str, Any] = {"rated": True, "privacy": "listed", "pace": "live 10m+15s"}
        table = await place.tables.create(anna, wish(ME, FREE, **terms))
        clock.now += 10 * AWAKE
        wished = Find(game="renature")
        found = await place.tables.find(ben, wished, lambda _: {anna.person}, gladly)
        assert found == table


async def test_bots_of_one_account_are_not_led_together(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben", kind="account")
        robo, bee = [await place.person(name, "bot", owner=anna) for name in ("Robo", "Bee")]
        wasp = await place.person("Wasp", "bot", owner=ben)
        table = await find(place, robo)
        assert await find(place, bee) != table
        assert await find(place, wasp) == table
        assert await find(place, robo, rated=False) == await find(place, bee, rated=False)


async def test_what_is_wrong_with_the_wish_is_said(url: str) -> None:
    async with opened(url) as place:
        guest, anna = await place.person("Guest"), await place.person("Anna", "account")
        async with refused("table-rated-guest", Forbidden):
            await find(place, guest)
        async with refused("bad-seats"):
            await find(place, anna, seats=7)
        with pytest.raises(BadInput):
            await find(place, anna, pace="soon")
        assert await status(place, await find(place, guest, rated=False)) == "open"


async def test_sitting_down_is_counted_and_asking_again_is_not(url: str) -> None:
    def never() -> None:
        raise TooOften("http-too-often", retry_after=1000)

    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben", kind="account")
        table = await find(place, anna)
        again = Find(game="renature", waiting=table)
        assert await place.tables.find(anna, again, nobody, never) == table
        async with refused("http-too-often", TooOften):
            await place.tables.find(ben, Find(game="renature"), nobody, never)
        assert await status(place, table) == "open"


async def test_of_many_who_ask_at_once_nobody_is_left_over(empty_url: str) -> None:
    """On two servers, with repeated asking as programs do it."""
    async with opened(empty_url) as one, opened(empty_url) as two:
        people = await one.people(*"ABCDEFGH", kind="account")

        async def seek(place: Place, who: Who) -> str:
            table = None
            for _ in range(200):
                table = await find(place, who, table)
                if await status(place, table) == "playing":
                    return table
                await asyncio.sleep(0.01)  # somebody else may ask meanwhile
            raise AssertionError("found nobody")

        tables = await asyncio.gather(
            *(seek((one, two)[i % 2], who) for i, who in enumerate(people))
        )
        assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2, 2]
