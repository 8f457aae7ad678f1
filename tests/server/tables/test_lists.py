"""The lobby, one's own tables and history, and who may look at a table."""

from __future__ import annotations

import pytest

from tests.server.tables.place import FREE, ME, START, Clock, Place, bot, opened, refused, wish
from waldbach.server import course
from waldbach.server.errors import Forbidden
from waldbach.server.people.who import Who
from waldbach.server.tables.forms import Lobby
from waldbach.server.tables.telling import OWN

pytestmark = pytest.mark.compiled_only


async def pages(place: Place, limit: int, game: str | None = None) -> list[str]:
    """All of the lobby, page by page."""
    found: list[str] = []
    page = Lobby(tables=[], next=None)
    while True:
        page = await place.tables.lobby(None, game, limit, page.next)
        assert len(page.tables) <= limit
        found += [table.id for table in page.tables]
        if page.next is None:
            return found


# --- the lobby ------------------------------------------------------------------------------------


async def test_the_lobby_has_listed_tables_with_free_seats_first(empty_url: str) -> None:
    async with opened(empty_url) as place:
        anna, ben = await place.people("Anna", "Ben")

        async def lay(*seats: object, **more: object) -> str:
            return await place.tables.create(anna, wish(*seats, **more))  # type: ignore[arg-type]

        running = [await lay(ME, bot(), privacy="listed") for _ in range(3)]
        waiting = [await lay(ME, FREE, privacy="listed") for _ in range(4)]
        other = await lay(ME, FREE, privacy="listed", game="waldgaertner")
        await lay(ME, FREE)  # by link only
        await lay(ME, bot())
        over = await place.duel(anna, ben, privacy="listed")
        await place.tables.finish(await place.resign(over, 1))
        closed = await lay(ME, FREE, privacy="listed")
        await place.tables.leave(anna, closed)
        rematch = await place.tables.rematch(anna, over)  # all its seats are kept for somebody

        expected = [other, *waiting[::-1], *running[::-1]]
        for limit in (1, 2, 3, 5, 50):
            assert await pages(place, limit) == expected
        assert await pages(place, 2, "renature") == expected[1:]
        assert rematch not in expected
        async with refused("unknown-game"):
            await place.tables.lobby(game="chess")
        for word in ("", "open", "open.x.y", "finished.1.a", "open.1.\0"):
            async with refused("table-page"):
                await place.tables.lobby(before=word)


async def test_tables_of_the_same_moment_are_all_listed(empty_url: str) -> None:
    class Still(Clock):
        def __call__(self) -> int:
            return START

    async with opened(empty_url, clock=Still()) as place:
        anna = await place.person("Anna")
        made = {await place.tables.create(anna, wish(ME, FREE, privacy="listed")) for _ in "12345"}
        found = await pages(place, 2)
        assert len(found) == 5
        assert set(found) == made


async def test_without_spectators_no_running_table_is_listed(empty_url: str) -> None:
    async with opened(empty_url, spectators=False) as place:
        anna = await place.person("Anna")
        await place.tables.create(anna, wish(ME, bot(), privacy="listed"))
        waiting = await place.tables.create(anna, wish(ME, FREE, privacy="listed"))
        assert await pages(place, 1) == [waiting]


async def test_a_list_does_not_carry_whole_boards(url: str) -> None:
    board = "the text\nof a board\n"
    async with opened(url) as place:
        anna = await place.person("Anna")
        table = await place.tables.create(anna, wish(ME, FREE))
        async with place.tables.change(table) as desk:
            desk.table.options = desk.table.options | {"board": board}
        [mine] = (await place.tables.mine(anna)).open
        assert mine.options["board"] == OWN
        assert (await place.tables.describe(table, anna)).options["board"] == board


# --- one's own ------------------------------------------------------------------------------------


async def waiting_for(place: Place, table: str) -> int:
    return (await place.matches.get(table)).now.acting[0]


async def duel_at(place: Place, me: Who, other: Who, mine: bool, pace: str) -> str:
    """A duel in which it is, or is not, my turn."""
    start = "1" if mine else "2"
    return await place.duel(me, other, pace=pace, options={"start": start})


async def test_where_my_turn_has_come_the_most_urgent_is_first(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        anna, ben = await one.people("Anna", "Ben")
        theirs = await duel_at(one, anna, ben, False, "days 1h bank 0d")
        untimed = await duel_at(one, anna, ben, True, "none")
        slow = await duel_at(one, anna, ben, True, "days 48h bank 0d")
        quick = await duel_at(one, anna, ben, True, "live 5m+5s")
        mine = await one.tables.mine(anna)
        assert [table.id for table in mine.playing] == [quick, slow, untimed, theirs]
        assert [table.my_turn for table in mine.playing] == [True, True, True, False]
        assert [table.acting for table in mine.playing] == [[1], [1], [1], [2]]
        assert [t.deadline is None for t in mine.playing] == [False, False, True, True]
        # What another server has played since then counts here too.
        await two.play(quick, 1)
        while await waiting_for(two, quick) == 0:
            await two.play(quick, 1)
        assert (await one.tables.mine(anna)).playing[0].id == slow
        await one.tables.leave(anna, slow)
        assert (await one.tables.mine(anna)).playing[0].id == untimed


async def test_my_answer_is_waited_for_and_during_a_pause_no_move(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        other = await duel_at(place, anna, ben, False, "none")
        table = await duel_at(place, anna, ben, False, "none")

        async def stands(who: Who) -> tuple[bool, bool, bool]:
            mine = {told.id: told for told in (await place.tables.mine(who)).playing}[table]
            return mine.my_turn, mine.asked, mine.paused

        await place.matches.arrange(table, lambda m: course.ask(m.now.course, 1, "pause", None))
        assert await stands(anna) == (False, True, False)
        assert await stands(ben) == (True, False, False)
        await place.matches.arrange(other, lambda m: course.ask(m.now.course, 1, "pause", None))
        await place.matches.arrange(other, lambda m: course.answer(m.now.course, 0, False))
        assert (await place.tables.mine(anna)).playing[0].id == table
        await place.matches.arrange(table, lambda m: course.answer(m.now.course, 0, True))
        assert await stands(anna) == await stands(ben) == (False, False, True)
        await place.matches.arrange(table, lambda m: course.ask(m.now.course, 0, "resume", None))
        assert await stands(ben) == (False, True, True)


async def test_my_tables_are_those_where_i_sit_am_invited_or_host(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        hosted = await place.tables.create(anna, wish(FREE, FREE))
        joined = await place.tables.create(ben, wish(ME, FREE, FREE))
        await place.tables.join(anna, joined)
        old = await place.finished(ben, anna)
        invited = await place.tables.rematch(ben, old)
        mine = await place.tables.mine(anna)
        assert {table.id for table in mine.open} == {hosted, joined, invited}
        assert [table.id for table in mine.finished] == [old]
        assert mine.playing == []
        nobody = await place.tables.mine(await place.person("Cleo"))
        assert (nobody.playing, nobody.open, nobody.finished) == ([], [], [])


async def test_history_has_all_finished_tables_the_last_one_first(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        made = [await place.finished(anna, ben) for _ in range(5)]
        await place.finished(cleo, ben)
        await place.duel(anna, ben)
        found: list[str] = []
        before = None
        while True:
            page = await place.tables.history(anna, 2, before)
            found += [table.id for table in page.tables]
            assert all(table.seats[0].place == 1 for table in page.tables)
            before = page.next
            if before is None:
                break
        assert found == made[::-1]
        async with refused("table-page"):
            await place.tables.history(anna, before="open.1.a")


# --- who may look ---------------------------------------------------------------------------------


async def test_whoever_has_the_link_may_look(url: str) -> None:
    async with opened(url) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        table = await place.duel(anna, ben)
        for who in (cleo, None):
            assert (await place.tables.describe(table, who)).id == table
            assert (await place.tables.replay(table, who, 0)).eyes == "spectator"


async def test_without_spectators_only_those_at_the_table_look(url: str) -> None:
    async with opened(url, spectators=False) as place:
        anna, ben, cleo = await place.people("Anna", "Ben", "Cleo")
        table = await place.tables.create(anna, wish(ME, FREE))
        assert (await place.tables.describe(table, None)).status == "open"  # else nobody could join
        await place.tables.join(ben, table)
        for player in (anna, ben):
            await place.tables.check_view(table, player)
            assert (await place.tables.log(table, player)).entries
        for stranger in (cleo, None):
            for asked in (
                place.tables.describe(table, stranger),
                place.tables.check_view(table, stranger),
                place.tables.log(table, stranger),
                place.tables.replay(table, stranger, 0),
                place.tables.export(table, stranger),
            ):
                async with refused("table-unseen", Forbidden):
                    await asked
        async with refused("table-unseen", Forbidden):
            await place.tables.say(cleo, table, "Hello")
        watched = await place.tables.create(anna, wish(bot(), bot()))
        assert (await place.tables.describe(watched, anna)).status == "playing"
        left = await place.tables.create(anna, wish(ME, FREE))
        await place.tables.leave(anna, left)
        assert (await place.tables.describe(left, anna)).status == "closed"


async def test_accounts_can_be_looked_up_guests_not(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.person("Anna", "account"), await place.person("Ben")
        table = await place.duel(anna, ben)
        told = await place.tables.describe(table, None)
        assert [seat.person for seat in told.seats] == [anna.person, None]
        for who in (anna, ben):
            assert who.session not in str(told)
        assert ben.person not in str(told)


async def test_an_open_question_is_shown(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben)
        await place.matches.arrange(table, lambda _: ["ask 2 pause"])
        ask = (await place.tables.describe(table, anna)).ask
        assert ask is not None
        assert (ask.kind, ask.seat, ask.to, ask.agreed) == ("pause", 2, None, [2])
        await place.matches.arrange(table, lambda _: ["agree 1", "pause"])
        told = await place.tables.describe(table, anna)
        assert told.ask is None
        assert told.paused_at is not None
