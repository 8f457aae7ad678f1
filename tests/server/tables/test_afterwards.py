"""Logs, replays, exports, forks and imports; and what of a running game stays hidden."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial

import msgspec
import pytest

from tests.server.tables.place import FREE, ME, START, Place, bot, opened, refused, wish
from tests.tables import TABLES, Table, recorded, rng_of
from waldbach import registry
from waldbach.arrangements import public
from waldbach.deal import verify
from waldbach.game import CHANCE, SPECTATOR
from waldbach.log import Log, seen_entries
from waldbach.patch import merge
from waldbach.server.errors import Missing, Taken
from waldbach.server.matches import Match
from waldbach.server.people.who import Who
from waldbach.server.tables.forms import NewFork, NewSeat, NewTable
from waldbach.server.tables.replays import OVERHEAD, Replays, Story

pytestmark = [pytest.mark.compiled_only, pytest.mark.later]
SOME = [TABLES[0], TABLES[-1]]  # one of each game


async def seated(place: Place, table: Table) -> tuple[str, list[Who]]:
    """A table of this kind with a person on each seat, started."""
    people = await place.people(*(f"P{seat}" for seat in range(table.seats)))
    seats = [ME] + [FREE] * (table.seats - 1)
    options = dict(table.options)
    made = await place.tables.create(people[0], wish(*seats, game=table.name, options=options))
    for person in people[1:]:
        await place.tables.join(person, made)
    return made, people


# --- while the game goes on -----------------------------------------------------------------------


@pytest.mark.parametrize("table", SOME, ids=str)
async def test_a_running_game_is_read_and_replayed_through_ones_own_eyes(
    table: Table, url: str
) -> None:
    async with opened(url) as place:
        made, people = await seated(place, table)
        await place.matches.arrange(made, lambda _: ["hours 1 Europe/Warsaw 08:00-22:00"])
        match = await place.play(made, 25)
        game = match.game
        log = await place.matches.export(made)
        states = list(log.states())
        for eyes, who in ((0, people[0]), (1, people[1]), (SPECTATOR, None)):
            told = await place.tables.log(made, who)
            assert not told.over
            assert [one.word for one in told.entries] == [
                entry.word for entry in seen_entries(log, eyes)
            ]
            assert [one.number for one in told.entries] == list(range(1, len(states)))
            later = await place.tables.log(made, who, after=len(states) - 4)
            assert later.entries == told.entries[-3:]
            for number in (0, 1, len(states) // 2, len(states) - 1):
                seen = await place.tables.replay(made, who, number)
                assert seen.view == game.describe(game.view(states[number], eyes))
                assert (seen.number, seen.last) == (number, len(states) - 1)
        async with refused("table-no-entry", Missing):
            await place.tables.replay(made, None, len(states))


@pytest.mark.parametrize("table", SOME, ids=str)
async def test_what_a_viewer_is_told_is_the_same_in_worlds_it_cannot_tell_apart(
    table: Table, url: str
) -> None:
    """Two studies whose positions differ only in what one seat may not know."""
    game, rng, compared = table.game, rng_of(table, "worlds"), 0
    async with opened(url) as place:
        people = await place.people(*(f"P{seat}" for seat in range(table.seats)))
        for step in [s for s in recorded(table) if s.seat != CHANCE][5:60:9]:
            other = game.redeal(game.view(step.before, step.seat), rng)
            if game.same(other, step.before):
                continue
            made = []
            for state in (step.before, other):
                new = NewTable(
                    game=table.name,
                    seats=[FREE] * table.seats,
                    options=dict(table.options),
                    position=game.format_position(state),
                )
                made.append(await place.tables.create(people[0], new))
                for seat, who in enumerate(people):
                    await place.tables.join(who, made[-1], seat)
                word = game.format(step.action, step.before)
                if game.acting(step.after) != (
                    CHANCE,
                ):  # what is drawn differs from table to table
                    await place.matches.play(made[-1], step.seat, 0, [word])
            here, there = [await told_to(place, t, people[step.seat]) for t in made]
            assert here == there
            compared += 1
    assert compared > 1


async def told_to(place: Place, table: str, who: Who) -> list[bytes]:
    """All bytes about a running game, without what is chosen at random for each table."""
    told = await place.tables.describe(table, who)
    told.id, told.deal, told.created_at, told.started_at = "", None, 0, None
    log = await place.tables.log(table, who)
    replays = [await place.tables.replay(table, who, n) for n in range(len(log.entries) + 1)]
    course = await place.tables.replay_steps(table, who, 0, 200)
    entries = [*log.entries, *(r.entry for r in replays if r.entry is not None)]
    for entry in [*entries, *(step.entry for step in course.steps)]:
        entry.at = 0
    return [msgspec.json.encode(one) for one in (told, log, course, *replays)]


async def test_a_running_game_gives_away_nothing_else(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben)
        match = await place.play(table, 10)
        assert match.stored.deal_secret is not None
        secret = match.stored.deal_secret.hex()
        assert secret not in str(await place.tables.describe(table, anna))
        async with refused("table-not-over", Taken):
            await place.tables.export(table, anna)
        async with refused("table-not-over", Taken):
            await place.tables.fork(anna, table, NewFork(number=1, seats=[ME, FREE]))
        for eyes in ("2", "spectator", "all"):
            async with refused("table-not-over", Taken):
                await place.tables.replay(table, anna, 1, eyes)
            async with refused("table-not-over", Taken):
                await place.tables.replay_steps(table, anna, 1, 5, eyes)
        assert (await place.tables.replay(table, anna, 1, "1")).eyes == 1
        for eyes in ("0", "3", "", "everything", "-1", "²"):
            async with refused("table-eyes"):
                await place.tables.replay(table, anna, 1, eyes)


# --- when it is over ------------------------------------------------------------------------------


@pytest.mark.parametrize("table", SOME, ids=str)
async def test_after_the_end_all_eyes_are_open(table: Table, url: str) -> None:
    async with opened(url) as place:
        made, people = await seated(place, table)
        match = await place.play(made)
        text = await place.tables.export(made, None)
        log = Log.read(text)
        assert verify(log).holds
        told = await place.tables.log(made, None)
        assert told.over
        assert [one.word for one in told.entries] == [entry.word for entry in log.entries]
        game, states = match.game, list(log.states())
        for number in (0, 3, len(states) // 2, len(states) - 1):
            for eyes in (*range(table.seats), SPECTATOR):
                word = "spectator" if eyes == SPECTATOR else str(eyes + 1)
                seen = await place.tables.replay(made, None, number, word)
                assert seen.view == game.describe(game.view(states[number], eyes))
            everything = await place.tables.replay(made, None, number, "all")
            assert everything.view == game.describe(states[number])
            if number:
                assert everything.entry is not None
                assert everything.entry.word == log.entries[number - 1].word
                assert everything.events
        own = await place.tables.replay(made, people[1], 3)
        assert own.eyes == 2
        assert len(place.tables.replays) == 1


@pytest.mark.parametrize("table", SOME, ids=str)
async def test_steps_lead_from_view_to_view(table: Table, url: str) -> None:
    async with opened(url) as place:
        made, _ = await seated(place, table)
        await place.play(made, 30)
        match = await place.play(made)
        last = match.now.number
        for eyes, after, limit in (("1", 0, 200), ("all", last - 7, 200), ("spectator", 9, 5)):
            told = await place.tables.replay_steps(made, None, after, limit, eyes)
            first = await place.tables.replay(made, None, after, eyes)
            assert (told.view, told.number, told.last) == (first.view, after, last)
            assert len(told.steps) == min(limit, last - after)
            view = told.view
            for number, step in enumerate(told.steps, after + 1):
                view = merge(view, step.changes)
                seen = await place.tables.replay(made, None, number, eyes)
                assert view == seen.view
                assert (step.entry, step.events) == (seen.entry, seen.events)
            if after + len(told.steps) == last:
                assert told.steps[-1].acting == []
        assert (await place.tables.replay_steps(made, None, last, 200)).steps == []


async def test_the_events_of_an_entry_are_what_these_eyes_saw(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben)
        match = await place.play(table)
        log = await place.matches.export(table)
        draws = [n for n, e in enumerate(log.entries, 1) if e.word.startswith("draw ")]
        hidden = 0
        for number in draws[:10]:
            views = [await place.tables.replay(table, None, number, e) for e in ("1", "2", "all")]
            words = [view.entry.word for view in views if view.entry is not None]
            assert words[2] == log.entries[number - 1].word
            hidden += sum(word == "draw ?" for word in words[:2])
            assert [v.events for v in views].count(views[2].events) == 2
        assert hidden == len(draws[:10])
        assert match.over


async def test_a_game_that_was_given_up_is_open_too(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.finished(anna, ben)
        log = Log.read(await place.tables.export(table, ben))
        assert log.secret is not None
        assert log.resigned() == {1}
        number = len(log.entries)
        seen = await place.tables.replay(table, ben, number, "all")
        assert seen.entry is not None
        assert (seen.entry.seat, seen.entry.word, seen.events) == ("table", "resign 2", [])


def test_replays_are_kept_as_long_as_there_is_room() -> None:
    game = registry.get("renature")
    size = 3 * (game.dtype.itemsize + OVERHEAD)
    replays = Replays(most=2 * size)

    def story(states: int) -> Story:
        return Story(game, (), [game.blank()] * states)

    for name in ("a", "b"):
        replays.put(name, story(3))
    assert replays.get("a") is not None
    replays.put("c", story(3))
    assert replays.get("b") is None
    assert replays.get("a") is not None
    replays.put("a", story(3))
    assert (len(replays), replays.size) == (2, 2 * size)
    replays.put("huge", story(100))
    assert replays.get("huge") is None
    assert len(replays) == 2


# --- forks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", SOME, ids=str)
async def test_a_fork_begins_where_an_entry_had_led(table: Table, url: str) -> None:
    async with opened(url) as place:
        made, people = await seated(place, table)
        await place.play(made)
        log = await place.matches.export(made)
        states = list(log.states())
        seats: Sequence[NewSeat] = [bot()] * (table.seats - 1)
        for number in (0, len(states) // 2, len(states) - 5):
            wanted = NewFork(number=number, seats=[ME, *seats])
            fork = await place.tables.fork(people[1], made, wanted)
            match = await place.matches.get(fork)
            assert table.game.same(match.log().start(), states[number])
            told = await place.tables.describe(fork, people[1])
            assert (told.forks, told.forks_at, told.study) == (made, number, True)
            assert not told.rated
            match = await place.play(fork, 3)
            assert match.now.number > 0
        for number, message in ((len(states) - 1, "table-position-over"), (9999, "table-no-entry")):
            async with refused(message):
                wanted = NewFork(number=number, seats=[ME, *seats])
                await place.tables.fork(people[1], made, wanted)
        async with refused("table-position-seats"):
            wanted = NewFork(number=1, seats=[ME, FREE, *seats])
            await place.tables.fork(people[1], made, wanted)


# --- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", SOME, ids=str)
async def test_an_exported_game_can_be_imported(table: Table, url: str) -> None:
    async with opened(url) as place:
        made, people = await seated(place, table)
        match = await place.play(made)
        await place.tables.finish(match)
        text = await place.tables.export(made, people[0])
        kept = await place.tables.keep_file(people[0], text)
        told = await place.tables.describe(kept, people[0])
        before = await place.tables.describe(made, people[0])
        assert (told.status, told.imported, told.host) == ("finished", True, True)
        assert told.options == before.options
        assert [seat.name for seat in told.seats] == [str(n + 1) for n in range(table.seats)]
        assert not any(seat.mine or seat.invited for seat in told.seats)
        assert [(s.total, s.place) for s in told.seats] == [
            (s.total, s.place) for s in before.seats
        ]
        last = (await place.tables.replay(made, None, 0)).last
        seen = await place.tables.replay(kept, None, last, "all")
        assert seen.view == (await place.tables.replay(made, None, last, "all")).view
        assert [t.id for t in (await place.tables.history(people[0])).tables] == [kept, made]
        fork = NewFork(number=5, seats=[ME] + [bot()] * (table.seats - 1))
        assert await place.tables.fork(people[0], kept, fork)


async def test_an_imported_game_remembers_who_gave_up(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben)
        await place.play(table, 12)
        await place.tables.finish(await place.resign(table, 0))
        kept = await place.tables.keep_file(ben, await place.tables.export(table, ben))
        seats = (await place.tables.describe(kept, None)).seats
        assert [(seat.place, seat.resigned) for seat in seats] == [(2, True), (1, False)]


async def test_a_game_that_was_broken_off_has_no_places(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben)
        await place.play(table, 12)
        log = await place.matches.export(table)
        kept = await place.tables.keep_file(ben, log.write())
        told = await place.tables.describe(kept, ben)
        assert told.status == "finished"
        assert [seat.place for seat in told.seats] == [None, None]
        assert (await place.tables.replay(kept, None, 1, "all")).eyes == "all"
        async with refused("table-not-seated"):
            await place.tables.rematch(ben, kept)


def said(word: str, _: Match) -> list[str]:
    return [word]


async def test_all_that_a_table_can_arrange_comes_back_in(url: str) -> None:
    """As the journal keeps it, with a byte order mark in front, and as those saw it who played."""
    async with opened(url) as place:
        anna = await place.person("Anna", hours="Europe/Warsaw 08:00-22:00")
        ben, cleo = await place.people("Ben", "Cleo")
        table = await place.tables.create(anna, wish(ME, FREE, FREE, pace="days 24h bank 14d"))
        await place.tables.join(ben, table)
        await place.tables.join(cleo, table)
        number = (await place.play(table, 4)).now.number
        day = str(datetime.fromtimestamp(START / 1000, UTC).date() + timedelta(days=3))
        for word in (
            "hours 2 UTC 08:00-20:00 free sat sun", f"vacation 2 {day}..{day}", "vacation 2",
            "hours 2", "ask 1 pause", "agree 2", "agree 3", "pause", "ask 2 resume", "decline 3",
            "resume", f"ask 1 take-back {number}", f"take-back {number}", "caretaker 3",
            "return 3", "resign 3", "take-back 0", "resign 1",
        ):  # fmt: skip
            await place.matches.arrange(table, partial(said, word))
        await place.tables.finish(await place.matches.get(table))
        text = await place.tables.export(table, ben)
        assert verify(Log.read(text)).holds
        seen = "\n".join(f"table {public(line[6:])}" if line.startswith("table ") else line
                         for line in text.splitlines())  # fmt: skip
        assert "table private" in seen
        for file in (text, "\ufeff" + text, seen):
            kept = await place.tables.keep_file(ben, file)
            seats = (await place.tables.describe(kept, ben)).seats
            assert [seat.resigned for seat in seats] == [True, False, True]


HEAD = "waldbach game 1\ngame renature\nrules 1\nseats 2\n"


async def test_a_bad_file_is_told_its_line_and_leaves_nothing(url: str) -> None:
    async with opened(url) as place:
        anna = await place.person("Anna")
        for text, message, line in (
            ("", "file-format", 1),
            ("PK\0", "table-text-signs", None),
            (HEAD, "file-line", 5),
            (HEAD.replace("rules 1", "rules 99") + "entries\n", "unknown-rules", None),
            (HEAD.replace("seats 2", "seats 9") + "entries\n", "bad-seats", None),
            (HEAD + "option mode moon\nentries\n", "bad-option", None),
            (HEAD + "entries\n\n# hm\nchance start 9\n", "table-file-line", 8),
            (HEAD + "entries\nchance start 1\n\n1 fly owl\n", "table-file-line", 8),
            (HEAD + "entries\n# so\nchance start 1\ntable dance\n", "table-file-line", 8),
            (HEAD + "entries\ntable take-back 7\n", "table-file-line", 6),
            (HEAD + "entries\ntable bot 1\ntable resign 7\n", "table-file-line", 7),
            (HEAD + "entries\ntable hours 1 Mars/X 1\n", "table-file-line", 6),
            (HEAD + "entries\ntable hours 1 Mars/X 08:00-22:00\n", "table-file-line", 6),
            (HEAD + "entries\ntable vacation 2 in June\n", "table-file-line", 6),
            (HEAD + "entries\ntable resign 2\n\ntable take-back 0\n", "table-file-line", 8),
            (HEAD + "entries\nnobody end\n", "file-entry", 6),
            (HEAD + "entries\n" + "1 end\n" * 5001, "table-file-entries", None),
            (HEAD + "# long\n" * 100_000, "table-file-long", None),
        ):
            async with refused(message):
                await place.tables.keep_file(anna, text)
            if line is not None:
                with pytest.raises(ValueError, match=f"Line {line}:"):
                    await place.tables.keep_file(anna, text)
        assert (await place.tables.history(anna)).tables == []
