"""Opening a table, sitting down, leaving, sending away; and what happens when two come at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from tests.server.tables.place import FREE, ME, Place, bot, opened, refused, wish
from waldbach import registry
from waldbach.game import BadInput
from waldbach.server.errors import Forbidden, Missing, Taken
from waldbach.server.journal import NotFound
from waldbach.server.matches import Match, Matches
from waldbach.server.tables.forms import NewSeat
from waldbach.server.tables.ground import FIRST_LOOK

pytestmark = pytest.mark.compiled_only


# --- opening --------------------------------------------------------------------------------------


async def test_a_new_table_has_its_seats_and_all_options(url: str) -> None:
    async with opened(url) as place:
        anna = await place.person("Anna")
        table = await place.tables.create(
            anna, wish(FREE, ME, bot("tree"), pace="days 24h bank 14d", options={"mode": "valley"})
        )
        told = await place.tables.describe(table, anna)
        assert (told.game, told.status, told.pace, told.host) == (
            "renature", "open", "days 24h bank 14d", True,
        )  # fmt: skip
        assert told.options["mode"] == "valley"
        assert told.options["board"] == "valley"
        assert [(s.seat, s.kind, s.name, s.level, s.mine) for s in told.seats] == [
            (1, "open", "", None, False),
            (2, "person", "Anna", None, True),
            (3, "bot", "", "tree", False),
        ]
        with pytest.raises(NotFound):
            await place.matches.get(table)
        assert place.told == [(table, None)]


async def test_a_table_without_open_seats_starts_at_once(url: str) -> None:
    async with opened(url) as place:
        anna = await place.person("Anna")
        table = await place.tables.create(anna, wish(ME, bot()))
        match = await place.matches.get(table)
        assert match.now.course.bots == {1}
        assert (await place.tables.describe(table, anna)).status == "playing"
        watched = await place.tables.create(anna, wish(bot(), bot()))
        assert (await place.matches.get(watched)).now.course.bots == {0, 1}
        told = await place.tables.describe(watched, anna)
        assert told.host
        assert not any(seat.mine for seat in told.seats)


BAD: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "unknown-game"),
    ({"seats": [ME]}, "bad-seats"),
    ({"seats": [ME] + [FREE] * 4}, "bad-seats"),
    ({"seats": [ME, ME]}, "table-seats-me"),
    ({"seats": [ME, bot("oak")]}, "table-level"),
    ({"seats": [ME, NewSeat(kind="bot")]}, "table-level"),
    ({"seats": [ME, NewSeat(kind="open", level="tree")]}, "table-seat-level"),
    ({"options": {"mode": "moon"}}, "bad-option"),
    ({"options": {"moon": "full"}}, "unknown-option"),
    ({"options": {"board": "\0"}}, "table-text-signs"),
    ({"options": {"board": "x" * 100_001}}, "table-text-long"),
    ({"options": {"board": "new " + "x" * 61}}, "invent-seed"),
    ({"pace": "fast"}, "pace-form"),
    ({"name": "\u202e"}, "name-sign"),
    ({"position": "\ud800"}, "table-text-signs"),
    ({"rated": True, "seats": [ME, bot()]}, "table-rated-bots"),
    ({"rated": True}, "table-rated-guest"),
]


async def test_a_wish_that_cannot_be_is_refused_and_leaves_nothing(url: str) -> None:
    async with opened(url) as place:
        anna = await place.person("Anna")
        for wrong, message in BAD:
            fields = {"game": "renature", "seats": [ME, FREE]} | wrong
            async with refused(message):
                await place.tables.create(anna, wish(*fields.pop("seats"), **fields))
        assert (await place.tables.mine(anna)).open == []
        assert place.told == []


async def test_a_study_begins_from_its_position_and_is_not_rated(url: str) -> None:
    game = registry.get("renature")
    state = game.new(2, {"start": "1"})
    position = game.format_position(state)
    async with opened(url) as place:
        anna = await place.person("Anna", "account")
        table = await place.tables.create(anna, wish(ME, bot(), position=position))
        match = await place.matches.get(table)
        assert match.stored.position == position
        told = await place.tables.describe(table, anna)
        assert told.study
        for wrong, message in (
            ({"rated": True}, "table-rated-position"),
            ({"seats": [ME, FREE, FREE]}, "table-position-seats"),
        ):
            more: dict[str, Any] = {"seats": [ME, FREE], "position": position} | wrong
            async with refused(message):
                await place.tables.create(anna, wish(*more.pop("seats"), **more))
        view = game.format_position(game.view(state, 0))
        async with refused("table-position-view"):
            await place.tables.create(anna, wish(ME, FREE, position=view))


async def test_a_new_board_is_kept_as_a_text(url: str) -> None:
    async with opened(url) as place:
        anna = await place.person("Anna")
        options = {"mode": "valley", "board": "new otter"}
        table = await place.tables.create(anna, wish(ME, bot(), options=options))
        kept = registry.get("renature").check_table(2, options)
        assert kept["board"].startswith("# Invented: seed otter")
        assert (await place.tables.describe(table, anna)).options == kept
        assert (await place.matches.get(table)).stored.options == kept


async def test_what_one_could_have_studied_alone_is_not_rated(url: str) -> None:
    game = registry.get("renature")
    own = game.check_table(2, {"board": "new otter"})["board"]
    async with opened(url) as place:
        anna = await place.person("Anna", "account")
        for board in (own, "new otter"):
            async with refused("table-rated-material"):
                rated = wish(ME, FREE, options={"board": board}, rated=True)
                await place.tables.create(anna, rated)
        rated = wish(ME, FREE, options={"board": "new"}, rated=True)
        table = await place.tables.create(anna, rated)
        assert (await place.row(table)).rated


async def test_shuffled_seats_are_dealt_when_the_game_starts(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        orders = Counter[str]()
        for _ in range(12):
            table = await place.tables.create(anna, wish(ME, FREE, bot(), shuffle=True))
            assert [s.kind for s in await place.seats(table)] == ["person", "open", "bot"]
            seat = await place.tables.join(ben, table)
            seats = await place.seats(table)
            assert seats[seat].person == ben.person
            assert sorted(s.name or "" for s in seats) == ["", "Anna", "Ben"]
            match = await place.matches.get(table)
            assert match.now.course.bots == {s.number for s in seats if s.bot}
            orders["".join((s.name or "-")[0] for s in seats)] += 1
        assert len(orders) > 1


# --- sitting down ---------------------------------------------------------------------------------


async def test_whoever_sits_down_last_starts_the_game(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        table = await place.tables.create(anna, wish(FREE, ME, FREE))
        assert await place.tables.join(ben, table, 2, name="  Benny ") == 2
        assert await place.tables.join(ben, table) == 2
        assert (await place.row(table)).status == "open"
        assert await place.tables.join(cleo, table) == 0
        told = await place.tables.describe(table, ben)
        assert [seat.name for seat in told.seats] == ["Cleo", "Anna", "Benny"]
        assert (told.status, told.started_at is not None) == ("playing", True)
        match = await place.matches.get(table)
        assert told.deal == match.stored.deal_hash
        assert await place.tables.seated(table) == {
            cleo.person: 0, anna.person: 1, ben.person: 2,
        }  # fmt: skip
        assert place.told == [(table, None)] * 3  # sitting down twice changes nothing


async def test_nobody_sits_twice_or_on_a_seat_that_is_not_free(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        table = await place.tables.create(anna, wish(ME, FREE, bot(), FREE))
        async with refused("table-seated-already", Taken):
            await place.tables.join(anna, table, 1)
        for seat in (0, 2):
            async with refused("table-seat-taken", Taken):
                await place.tables.join(ben, table, seat)
        async with refused("table-no-seat", Missing):
            await place.tables.join(ben, table, 4)
        async with refused("name-empty"):
            await place.tables.join(ben, table, name=" ")
        for missing in ("nowhere", "\0", "a" * 70, "ü"):
            async with refused("table-missing", Missing):
                await place.tables.join(ben, missing)
        duel = await place.duel(anna, ben)
        async with refused("table-started", Taken):
            await place.tables.join(cleo, duel)
        assert await place.tables.join(ben, duel) == 1


async def test_personal_hours_come_along_where_the_pace_is_days(url: str) -> None:
    hours = "Europe/Warsaw 08:00-22:00"
    async with opened(url) as place:
        anna, ben = await place.person("Anna"), await place.person("Ben", hours=hours)
        for pace, expected in (("days 24h bank 14d", hours), ("live 10m+15s", "UTC 00:00-24:00")):
            table = await place.duel(anna, ben, pace=pace)
            clock = (await place.matches.get(table)).now.course.clock
            assert str(clock.seats[1].hours) == expected
            log = await place.tables.log(table, anna)
            assert "Warsaw" not in str(log)
            assert "Warsaw" not in str(await place.tables.describe(table, anna))


# --- leaving --------------------------------------------------------------------------------------


async def test_before_the_start_leaving_frees_the_seat(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        table = await place.tables.create(anna, wish(ME, FREE, FREE))
        await place.tables.join(ben, table)
        await place.tables.leave(ben, table)
        assert [seat.kind for seat in await place.seats(table)] == ["person", "open", "open"]
        async with refused("table-not-seated", Forbidden):
            await place.tables.leave(ben, table)
        await place.tables.join(cleo, table)
        await place.tables.join(ben, table)
        assert (await place.row(table)).status == "playing"


async def test_a_host_who_leaves_is_followed_by_who_sat_there_longest(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        table = await place.tables.create(anna, wish(ME, FREE, FREE, FREE))
        await place.tables.join(cleo, table, 3)
        await place.tables.join(ben, table, 1)
        await place.tables.leave(anna, table)
        assert (await place.row(table)).host == cleo.person
        await place.tables.leave(cleo, table)
        assert (await place.row(table)).host == ben.person
        await place.tables.leave(ben, table)
        row = await place.row(table)
        assert (row.host, row.status) == (None, "closed")
        async with refused("table-closed", Taken):
            await place.tables.join(anna, table)


async def test_a_host_who_only_watches_can_leave_too(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.tables.create(anna, wish(FREE, FREE))
        await place.tables.join(ben, table)
        await place.tables.leave(anna, table)
        assert (await place.row(table)).host == ben.person


async def test_whoever_leaves_a_running_game_is_replaced_until_they_return(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        table = await place.duel(anna, ben)
        match = await place.matches.get(table)
        await place.tables.leave(ben, table)
        await place.tables.leave(ben, table)
        assert match.now.course.care == {1}
        told = await place.tables.describe(table, anna)
        assert [seat.care for seat in told.seats] == [False, True]
        assert told.seats[1].name == "Ben"
        async with refused("table-not-seated", Forbidden):
            await place.tables.come_back(cleo, table)
        for _ in range(2):
            await place.tables.come_back(ben, table)
            assert match.now.course.care == frozenset()
        await place.resign(table, 1)
        number = match.now.number
        await place.tables.leave(anna, table)
        await place.tables.come_back(anna, table)
        assert match.now.number == number


# --- the host -------------------------------------------------------------------------------------


async def test_only_the_host_sends_people_away_and_they_stay_away(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        table = await place.tables.create(anna, wish(ME, FREE, FREE))
        await place.tables.join(ben, table)
        async with refused("table-not-host", Forbidden):
            await place.tables.clear_seat(ben, table, 0)
        async with refused("table-kick-oneself", Taken):
            await place.tables.clear_seat(anna, table, 0)
        async with refused("table-seat-free", Taken):
            await place.tables.clear_seat(anna, table, 2)
        await place.tables.clear_seat(anna, table, 1)
        async with refused("table-barred", Forbidden):
            await place.tables.join(ben, table)
        await place.tables.join(cleo, table)
        assert (await place.seats(table))[1].person == cleo.person
        duel = await place.duel(anna, ben)
        async with refused("table-started", Taken):
            await place.tables.clear_seat(anna, duel, 1)


async def test_the_host_seats_bots_and_removes_them(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.tables.create(anna, wish(ME, FREE, FREE))
        async with refused("table-not-host", Forbidden):
            await place.tables.fill(ben, table, 1, "tree")
        async with refused("table-level"):
            await place.tables.fill(anna, table, 1, "oak")
        async with refused("table-seat-taken", Taken):
            await place.tables.fill(anna, table, 0, "tree")
        await place.tables.fill(anna, table, 1, "tree")
        await place.tables.fill(anna, table, 1, "seed")
        assert (await place.seats(table))[1].bot == "seed"
        await place.tables.clear_seat(anna, table, 1)
        assert (await place.seats(table))[1].kind == "open"
        await place.tables.fill(anna, table, 1, "tree")
        await place.tables.fill(anna, table, 2, "forest")
        match = await place.matches.get(table)
        assert match.now.course.bots == {1, 2}
        assert await place.tables.levels(table) == {1: "tree", 2: "forest"}


async def test_at_a_rated_table_sit_accounts_only(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben", kind="account")
        guest, robot = await place.person("Guest"), await place.person("Robot", "bot")
        table = await place.tables.create(anna, wish(ME, FREE, FREE, rated=True))
        async with refused("table-rated-guest", Forbidden):
            await place.tables.join(guest, table)
        async with refused("table-rated-bots", Taken):
            await place.tables.fill(anna, table, 1, "tree")
        await place.tables.join(ben, table)
        await place.tables.join(robot, table)
        assert (await place.row(table)).status == "playing"


async def test_nobody_is_rated_against_themselves(url: str) -> None:
    """An account and its bots are one side; at other tables they may meet."""
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben", kind="account")
        robo, bee = [await place.person(name, "bot", owner=anna) for name in ("Robo", "Bee")]
        wasp = await place.person("Wasp", "bot", owner=ben)
        table = await place.tables.create(robo, wish(ME, FREE, rated=True))
        for same in (anna, bee):
            async with refused("table-rated-household", Taken):
                await place.tables.join(same, table)
        await place.tables.join(wasp, table)
        assert (await place.row(table)).status == "playing"

        table = await place.tables.create(anna, wish(ME, FREE, rated=True))
        async with refused("table-rated-household", Taken):
            await place.tables.join(bee, table)
        await place.tables.join(ben, table)
        assert (await place.row(await place.duel(robo, bee))).status == "playing"


# --- two servers ----------------------------------------------------------------------------------


async def test_of_two_who_want_the_last_seat_one_gets_it(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        anna, *guests = await one.people("Anna", "Ben", "Cleo", "Dora", "Emil")
        for _ in range(5):
            table = await one.tables.create(anna, wish(ME, FREE))
            places: list[Place] = [one, two, one, two]
            answers = await asyncio.gather(
                *(p.tables.join(who, table) for p, who in zip(places, guests, strict=True)),
                return_exceptions=True,
            )
            assert sorted(map(str, map(type, answers))).count("<class 'int'>") == 1
            assert sum(isinstance(answer, Taken) for answer in answers) == 3
            matches = [await place.matches.get(table) for place in (one, two)]
            assert len({match.stored.deal_hash for match in matches}) == 1
            assert await two.tables.seated(table) == await one.tables.seated(table)


class Dying(Matches):
    """Of a server that dies before the match of a table is made."""

    async def create(self, *args: Any, **kwargs: Any) -> Match:
        raise RuntimeError("killed")


async def test_a_start_that_a_crash_cut_off_is_made_good_by_whoever_looks(url: str) -> None:
    async with opened(url, Dying) as dying, opened(url) as one, opened(url) as two:
        anna, ben = await one.people("Anna", "Ben")
        table = await one.tables.create(anna, wish(ME, FREE, bot()))
        with pytest.raises(RuntimeError, match="killed"):
            await dying.tables.join(ben, table)
        assert dying.told == [(table, None)]
        row = await one.row(table)
        assert row.status == "playing"
        assert table in await two.tables.due((row.started_at or 0) + FIRST_LOOK, 10_000)
        healed = await asyncio.gather(
            *(place.tables.ensure_match(table) for place in (one, two, one, two))
        )
        deals = {match.stored.deal_hash for match in healed if match is not None}
        assert len(deals) == 1
        for match in healed:
            assert match is not None
            assert match.now.course.bots == {2}
        told = await two.tables.describe(table, ben)
        assert told.deal in deals


async def test_before_the_start_there_is_no_match(url: str) -> None:
    async with opened(url) as place:
        anna = await place.person("Anna")
        table = await place.tables.create(anna, wish(ME, FREE))
        assert await place.tables.ensure_match(table) is None
        async with refused("table-missing", Missing):
            await place.tables.ensure_match("nowhere")
        for early in (
            place.tables.log(table, anna),
            place.tables.replay(table, anna, 0),
            place.tables.export(table, anna),
        ):
            async with refused("table-not-started", Taken):
                await early


async def test_an_error_changes_nothing(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.tables.create(anna, wish(ME, FREE))
        before = await place.tables.describe(table, anna)
        place.told.clear()
        for asked in (
            place.tables.join(ben, table, 7),
            place.tables.join(ben, table, name="\0"),
            place.tables.leave(ben, table),
            place.tables.clear_seat(ben, table, 0),
            place.tables.rematch(anna, table),
        ):
            with pytest.raises(BadInput):
                await asked
        assert await place.tables.describe(table, anna) == before
        assert place.told == []
