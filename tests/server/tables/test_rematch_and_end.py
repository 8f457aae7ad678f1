"""How a game ends at its table, what is rated, and the rematch."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.tables.place import FREE, ME, bot, opened, refused, wish
from waldbach import registry
from waldbach.server.errors import Forbidden, Taken
from waldbach.server.models import Person
from waldbach.server.tables.forms import NewFork, Rematch

pytestmark = pytest.mark.compiled_only


# --- the end --------------------------------------------------------------------------------------


async def test_a_finished_game_leaves_totals_and_places(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben)
        await place.tables.finish(await place.play(table, 5))
        assert (await place.row(table)).status == "playing"
        match = await place.play(table)
        place.told.clear()
        await place.tables.finish(match)
        await place.tables.finish(match)
        assert place.told == [(table, None)]
        told = await place.tables.describe(table, None)
        results = match.game.results(match.now.state)
        assert [(seat.total, seat.place) for seat in told.seats] == [
            (result.total, result.place) for result in results
        ]
        assert (told.status, told.finished_at is not None) == ("finished", True)
        assert (await place.row(table)).wake_at is None


async def test_whoever_gave_up_comes_last(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        table = await place.tables.create(anna, wish(ME, FREE, FREE))
        await place.tables.join(ben, table)
        await place.tables.join(cleo, table)
        await place.play(table, 30)
        await place.resign(table, 0)
        told = await place.tables.describe(table, anna)
        assert [seat.resigned for seat in told.seats] == [True, False, False]
        match = await place.play(table)
        await place.tables.finish(match)
        told = await place.tables.describe(table, anna)
        assert [seat.resigned for seat in told.seats] == [True, False, False]
        assert told.seats[0].place == 3
        assert min(seat.place or 9 for seat in told.seats[1:]) == 1
        duel = await place.finished(anna, ben)
        seats = (await place.tables.describe(duel, anna)).seats
        assert [(seat.place, seat.resigned) for seat in seats] == [(1, False), (2, True)]


async def test_a_rated_game_is_rated_once_whoever_finishes_it(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        anna, ben = await one.people("Anna", "Ben", kind="account")
        table = await one.duel(anna, ben, rated=True)
        match = await one.resign(table, 1)
        there = await two.matches.get(table)
        await asyncio.gather(
            *(place.tables.finish(m) for place, m in ((one, match), (two, there)) * 3)
        )
        winner = (await one.rated(anna))["renature"]
        loser = (await one.rated(ben))["renature"]
        assert winner.games == loser.games == 1
        assert winner.points > loser.points
        assert len(one.told) + len(two.told) == 3  # opened, joined, finished


async def test_other_games_are_not_rated(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben", kind="account")
        await place.finished(anna, ben)
        assert await place.rated(anna) == {}


# --- the rematch ----------------------------------------------------------------------------------


async def test_a_rematch_keeps_the_table_and_moves_everybody_up(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        old = await place.tables.create(
            anna, wish(ME, FREE, bot("tree"), pace="live 10m+15s", privacy="listed")
        )
        await place.tables.join(ben, old, name="Benny")
        async with refused("table-not-over", Taken):
            await place.tables.rematch(anna, old)
        await place.resign(old, 0)
        await place.resign(old, 1)
        place.told.clear()
        new = await place.tables.rematch(ben, old)  # before anyone has noted the end
        assert {table for table, _ in place.told} == {old, new}
        told = await place.tables.describe(new, anna)
        assert [(s.kind, s.name, s.level, s.invited, s.mine) for s in told.seats] == [
            ("person", "Benny", None, False, False),
            ("bot", "", "tree", False, False),
            ("person", "Anna", None, True, True),
        ]
        before = await place.tables.describe(old, anna)
        assert (told.follows, before.rematch) == (old, new)
        for field in ("game", "options", "pace", "privacy", "rated"):
            assert getattr(told, field) == getattr(before, field)
        assert (told.status, told.host) == ("open", False)
        assert await place.tables.seated(new) == {ben.person: 0}
        assert await place.tables.rematch(anna, old) == new
        assert (await place.tables.describe(new, anna)).status == "playing"
        assert await place.tables.rematch(anna, old) == new


async def test_an_invitation_can_be_accepted_declined_or_withdrawn(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        new = await place.tables.rematch(anna, await place.finished(anna, ben))
        async with refused("table-full", Taken):
            await place.tables.join(cleo, new)
        async with refused("table-seated-already", Taken):
            await place.tables.join(ben, new, 1)
        await place.tables.leave(ben, new)
        assert [seat.kind for seat in await place.seats(new)] == ["open", "person"]
        assert await place.tables.join(cleo, new) == 0

        second = await place.tables.rematch(anna, await place.finished(anna, ben))
        assert await place.tables.join(ben, second) == 0
        assert (await place.row(second)).status == "playing"

        third = await place.tables.rematch(anna, await place.finished(anna, ben))
        await place.tables.clear_seat(anna, third, 0)
        assert await place.tables.join(ben, third) == 0  # nobody was sent away


async def test_against_bots_the_rematch_starts_at_once(url: str) -> None:
    async with opened(url) as place:
        anna = await place.person("Anna")
        old = await place.tables.create(anna, wish(ME, bot("tree")))
        await place.resign(old, 0)
        new = await place.tables.rematch(anna, old)
        assert (await place.matches.get(new)).now.course.bots == {0}


async def test_the_same_people_go_on_with_another_game(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        old = await place.tables.create(anna, wish(ME, FREE, bot("tree"), pace="live 10m+15s"))
        await place.tables.join(ben, old)
        await place.resign(old, 0)
        await place.resign(old, 1)
        other = Rematch(game="waldgaertner", options={"mode": "advanced"})
        new = await place.tables.rematch(anna, old, other)
        told = await place.tables.describe(new, ben)
        assert (told.game, told.options["mode"], told.pace) == (
            "waldgaertner",
            "advanced",
            "live 10m+15s",
        )
        assert [(seat.kind, seat.name, seat.invited) for seat in told.seats] == [
            ("person", "Ben", True),
            ("bot", "", False),
            ("person", "Anna", False),
        ]
        before = await place.tables.describe(old, ben)
        assert (before.rematch, before.rematch_game) == (new, "waldgaertner")
        # Who asks later comes along, whatever they would have liked to play.
        assert await place.tables.rematch(ben, old) == new
        assert (await place.tables.describe(new, ben)).status == "playing"


async def test_a_game_that_does_not_fit_the_people_is_refused_and_leaves_nothing(url: str) -> None:
    async with opened(url) as place:
        anna, *others = await place.people("Anna", "Ben", "Cleo", "Dan", "Eve")
        five = wish(ME, *[FREE] * 4, game="waldgaertner")
        old = await place.tables.create(anna, five)
        for seat, one in enumerate(others, start=1):
            await place.tables.join(one, old, seat)
        for seat in range(4):
            await place.resign(old, seat)
        async with refused("bad-seats"):
            await place.tables.rematch(anna, old, Rematch(game="renature"))
        assert await place.rematches(old) == []


async def test_whoever_only_watched_gets_no_rematch(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        old = await place.finished(anna, ben)
        async with refused("table-not-seated", Forbidden):
            await place.tables.rematch(cleo, old)


async def test_a_rematch_that_all_have_left_makes_room_for_another(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        old = await place.finished(anna, ben)
        first = await place.tables.rematch(anna, old)
        await place.tables.leave(anna, first)
        assert (await place.row(first)).status == "closed"
        second = await place.tables.rematch(ben, old)
        assert second != first
        assert await place.rematches(old) == [second]


async def test_who_is_gone_for_good_is_not_invited(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        old = await place.finished(anna, ben)
        async with place.db.begin() as db:
            (await db.get_one(Person, ben.person)).deleted_at = 1
        new = await place.tables.rematch(anna, old)
        assert [seat.kind for seat in await place.seats(new)] == ["open", "person"]


async def test_those_who_ask_at_once_come_to_the_same_table(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        anna, ben = await one.people("Anna", "Ben")
        for _ in range(4):
            old = await one.finished(anna, ben)
            answers = await asyncio.gather(
                one.tables.rematch(anna, old),
                two.tables.rematch(ben, old),
                two.tables.rematch(anna, old),
                one.tables.rematch(ben, old),
            )
            assert len(set(answers)) == 1
            assert await one.rematches(old) == [answers[0]]
            told = await two.tables.describe(answers[0], anna)
            assert told.status == "playing"
            assert sorted(seat.name for seat in told.seats) == ["Anna", "Ben"]


async def test_a_rematch_on_a_new_board_gets_another_new_board(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        options = {"mode": "variant", "board": "new"}
        table = await place.finished(anna, ben, options=options)
        first = (await place.row(table)).options
        again = await place.tables.rematch(anna, table)
        assert await place.tables.rematch(ben, table) == again  # who comes second joins it
        second = await place.row(again)
        assert second.options["mode"] == "variant"
        assert second.options["board"] != first["board"]
        assert second.wish == {"board": "new"}
        assert (await place.row(table)).options == first
        assert (await place.matches.get(again)).stored.options == second.options


async def test_a_rematch_on_a_board_of_ones_own_keeps_it(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        invented = registry.get("renature").check_table(2, {"board": "new otter"})["board"]
        table = await place.finished(anna, ben, options={"board": invented})
        again = await place.row(await place.tables.rematch(anna, table))
        assert (again.options["board"], again.wish) == (invented, None)


async def test_forks_exports_and_imports_keep_a_new_board(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.finished(anna, ben, options={"board": "new"})
        board = (await place.row(table)).options["board"]
        file = await place.tables.export(table, anna)
        kept = await place.tables.keep_file(anna, file)
        assert (await place.row(kept)).options["board"] == board
        fork = NewFork(number=0, seats=[ME, bot()])
        forked = await place.row(await place.tables.fork(anna, table, fork))
        assert (forked.options["board"], forked.wish) == (board, None)
