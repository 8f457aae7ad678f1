"""The journal's promises, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.services import Cut, Postgres, Wire
from waldbach.game import CHANCE, BadInput
from waldbach.messages import LANGUAGES, language
from waldbach.server.journal import (
    FINISHED,
    PLAYING,
    Conflict,
    Journal,
    Line,
    NewMatch,
    NotFound,
    Numbered,
    Unavailable,
    Uncertain,
    open_journal,
    writer,
)
from waldbach.server.journal.batch import Answer, Append, Request
from waldbach.server.journal.writer import Writer


def new_match(id: str | None = None) -> NewMatch:
    return NewMatch(
        id=id or uuid.uuid4().hex, game="renature", rules=1, seats=2, created_at=1_760_000_000_000
    )


async def begin(journal: Journal) -> str:
    match = new_match()
    await journal.create(match)
    return match.id


def lines(*words: str) -> list[Line]:
    return [Line(0, word, 1) for word in words]


async def words(journal: Journal, match: str) -> list[str]:
    """All words of a match, whose numbers have to be 1, 2, 3 …"""
    entries = await journal.read(match)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    return [entry.word for entry in entries]


# --- one who asks ---------------------------------------------------------------------------------


async def test_what_is_appended_is_read_back_with_its_numbers(url: str) -> None:
    async with open_journal(url) as journal:
        match = await begin(journal)
        assert await journal.last(match) == 0
        assert await journal.read(match) == []
        assert await journal.append(match, 0, [Line(CHANCE, "start 2", 5)]) == 1
        assert await journal.append(match, 1, [Line(1, "end", 6), Line(0, "end", 7)]) == 3
        entries = [Numbered(1, CHANCE, "start 2", 5), Numbered(2, 1, "end", 6)]
        assert await journal.read(match, limit=2) == entries
        assert await journal.read(match, after=2) == [Numbered(3, 0, "end", 7)]
        assert await journal.read(match, after=3) == []
        assert await journal.last(match) == 3


async def test_a_match_is_found_as_it_was_made(url: str) -> None:
    match = NewMatch(
        id=uuid.uuid4().hex, game="waldgaertner", rules=3, seats=6, created_at=2**42,
        options={"mode": "basic", "cards": "two\nlines “ü”\0"}, position="a\n  b\n",
        deal_hash="ab12", deal_secret=bytes(range(256)),
    )  # fmt: skip
    async with open_journal(url) as journal:
        await journal.create(match)
    async with open_journal(url) as journal:
        found = await journal.find(match.id)
        assert found is not None
        assert found.status == PLAYING
        for name in NewMatch.__slots__:
            assert getattr(found, name) == getattr(match, name), name
        assert "deal_secret" not in repr(found)


async def test_a_match_can_be_finished(url: str) -> None:
    async with open_journal(url) as journal:
        match = await begin(journal)
        await journal.finish(match)
        found = await journal.find(match)
        assert found is not None
        assert found.status == FINISHED


async def test_an_append_that_comes_too_late_stores_nothing_and_learns_the_last_number(
    url: str,
) -> None:
    async with open_journal(url) as journal:
        match = await begin(journal)
        await journal.append(match, 0, lines("a", "b"))
        for wrong in (0, 1, 3):
            with pytest.raises(Conflict) as caught:
                await journal.append(match, wrong, lines("c", "d"))
            assert caught.value.last == 2
        assert await words(journal, match) == ["a", "b"]


async def test_an_id_is_given_once(url: str) -> None:
    async with open_journal(url) as journal:
        match = new_match()
        results = await asyncio.gather(
            journal.create(match), journal.create(match), return_exceptions=True
        )
        assert results[0] is None
        assert isinstance(results[1], Conflict)
        with pytest.raises(Conflict):
            await journal.create(match)


async def test_an_unknown_match_is_told(url: str) -> None:
    async with open_journal(url) as journal:
        for match in ("nobody", "\0", "\ud800", "'; DROP TABLE entry"):
            assert await journal.find(match) is None
            for asked in (
                journal.append(match, 0, lines("a")),
                journal.read(match),
                journal.last(match),
                journal.finish(match),
            ):
                with pytest.raises(NotFound):
                    await asked


async def test_what_no_column_can_hold_is_refused_and_spoils_nothing(url: str) -> None:
    wrong = [
        Line(0, "\0", 1), Line(0, "\ud800", 1), Line(-2, "a", 1), Line(2**15, "a", 1),
        Line(0, "a", -1), Line(0, "a", 2**63),
    ]  # fmt: skip
    async with open_journal(url) as journal:
        match = await begin(journal)
        refused = [journal.append(match, 0, [line]) for line in wrong]
        stored = journal.append(match, 0, [Line(2**15 - 1, "a", 2**63 - 1)])
        *errors, last = await asyncio.gather(*refused, stored, return_exceptions=True)
        assert [type(error) for error in errors] == [BadInput] * len(wrong)
        assert last == 1
        assert await words(journal, match) == ["a"]


async def test_a_match_that_no_column_can_hold_is_refused(url: str) -> None:
    async with open_journal(url) as journal:
        for wrong in (
            NewMatch(id="\0", game="g", rules=1, seats=2, created_at=1),
            NewMatch(id="a", game="g", rules=1, seats=2**15, created_at=1),
            NewMatch(id="a", game="g", rules=1, seats=2, created_at=1, position="\ud800"),
        ):
            with pytest.raises(BadInput, match=r"cannot be"):
                await journal.create(wrong)


async def test_every_error_speaks_all_languages(url: str) -> None:
    errors: list[BadInput] = [Uncertain("journal-uncertain", why="x")]
    async with open_journal(url) as journal:
        match = await begin(journal)
        for asked in (
            journal.append(match, 7, lines("a")),
            journal.create(new_match(match)),
            journal.last("nobody"),
            journal.append(match, 0, [Line(0, "\0", 1)]),
            journal.append(match, -1, lines("a")),
        ):
            with pytest.raises(BadInput) as caught:
                await asked
            errors.append(caught.value)
    with pytest.raises(Unavailable) as closed:
        await journal.last(match)
    for error in (*errors, closed.value):
        told = set()
        for lang in LANGUAGES:
            token = language.set(lang)
            told.add(str(error))
            language.reset(token)
        assert len(told) == len(LANGUAGES)


# --- many who ask ---------------------------------------------------------------------------------


async def test_many_matches_go_on_at_once(url: str) -> None:
    async def play(match: str) -> None:
        last = 0
        for number in range(10):
            last = await journal.append(match, last, lines(*[f"{match} {number}"] * 2))

    async with open_journal(url) as journal:
        matches = [await begin(journal) for _ in range(30)]
        await asyncio.gather(*map(play, matches))
        for match in matches:
            expected = [f"{match} {number // 2}" for number in range(20)]
            assert await words(journal, match) == expected


async def test_a_conflict_does_not_spoil_those_it_travels_with(url: str) -> None:
    async with open_journal(url) as journal:
        one, two = await begin(journal), await begin(journal)
        results = await asyncio.gather(
            journal.append(one, 0, lines("a")),
            journal.append(one, 0, lines("lost", "lost")),
            journal.append("nobody", 0, lines("lost")),
            journal.append(two, 0, lines("b")),
            journal.append(one, 1, lines("c")),
            return_exceptions=True,
        )
        assert [r for r in results if isinstance(r, int)] == [1, 1, 2]
        assert isinstance(results[1], Conflict)
        assert isinstance(results[2], NotFound)
        assert await words(journal, one) == ["a", "c"]
        assert await words(journal, two) == ["b"]


async def test_of_two_servers_that_follow_the_same_number_one_wins(url: str) -> None:
    """Two journals have nothing in common but the database."""

    async with open_journal(url) as one, open_journal(url) as two:
        matches = [await begin(one) for _ in range(8)]
        won: dict[str, list[str]] = {match: [] for match in matches}
        for turn in range(12):
            racers = [(f"a{turn}", one), (f"b{turn}", two), (f"c{turn}", two), (f"d{turn}", one)]
            races = {
                match: asyncio.gather(
                    *(j.append(match, 2 * turn, lines(word, word)) for word, j in racers),
                    return_exceptions=True,
                )
                for match in (matches if turn % 2 else matches[::-1])
            }
            for match, race in races.items():
                answers = await race
                (winner,) = [at for at, answer in enumerate(answers) if answer == 2 * turn + 2]
                won[match] += [racers[winner][0]] * 2
                losers = [answer for answer in answers if isinstance(answer, Conflict)]
                assert [loser.last for loser in losers] == [2 * turn + 2] * 3
        for match in matches:
            assert await words(one, match) == await words(two, match) == won[match]


text = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=8)
attempts = st.tuples(
    st.integers(0, 1),  # through which journal
    st.integers(0, 2),  # to which match
    st.integers(-1, 2),  # after its last number, or off by this
    st.lists(text, max_size=3),
)
schedules = st.lists(st.lists(attempts, min_size=1, max_size=6), max_size=6)


@pytest.mark.slow
def test_whatever_the_schedule_the_journal_holds_what_it_acknowledged(url: str) -> None:
    """Bursts of appends through two journals, compared with a plain dictionary."""

    async def run(schedule: list[list[tuple[int, int, int, list[str]]]]) -> None:
        matches = [await begin(journals[0]) for _ in range(3)]
        model: dict[str, dict[int, str]] = {match: {} for match in matches}
        for burst in schedule:
            before = {match: len(kept) for match, kept in model.items()}
            asked = [
                (matches[at], max(before[matches[at]] + off, 0), said) for _, at, off, said in burst
            ]
            answers = await asyncio.gather(
                *(
                    journals[by].append(match, after, lines(*said))
                    for (by, *_), (match, after, said) in zip(burst, asked, strict=True)
                ),
                return_exceptions=True,
            )
            check(model, before, asked, answers)
        for match, kept in model.items():
            assert await words(journals[0], match) == [kept[n] for n in sorted(kept)]

    def check(
        model: dict[str, dict[int, str]],
        before: dict[str, int],
        asked: Sequence[tuple[str, int, list[str]]],
        answers: Sequence[int | BaseException],
    ) -> None:
        for (match, after, said), answer in zip(asked, answers, strict=True):
            if isinstance(answer, Conflict):
                assert answer.last != after
                continue
            assert answer == after + len(said)
            for number, word in enumerate(said, start=after + 1):
                assert model[match].setdefault(number, word) is word, "a number was given twice"
        for match in {match for match, after, said in asked if said and after == before[match]}:
            assert len(model[match]) > before[match], "nobody won"

    with asyncio.Runner() as runner:
        opened = [open_journal(url), open_journal(url)]
        journals = [runner.run(one.__aenter__()) for one in opened]
        given(schedules)(
            settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])(
                lambda schedule: runner.run(run(schedule))
            )
        )()
        for one in opened:
            runner.run(one.__aexit__(None, None, None))


async def test_closing_waits_for_what_was_asked_for(url: str) -> None:
    async with open_journal(url) as journal:
        matches = [await begin(journal) for _ in range(20)]
        asked = [asyncio.create_task(journal.append(m, 0, lines("a"))) for m in matches]
        await asyncio.sleep(0)
    assert await asyncio.gather(*asked) == [1] * 20
    with pytest.raises(Unavailable):
        await journal.append(matches[0], 1, lines("b"))
    async with open_journal(url) as journal:
        assert [await journal.last(match) for match in matches] == [1] * 20


# --- the writer -----------------------------------------------------------------------------------


class Disk:
    """A store that takes its time: each commit waits to be let through."""

    def __init__(self) -> None:
        self.batches: list[list[Request]] = []
        self.gate = asyncio.Event()
        self.failure: Exception | None = None

    async def store(self, requests: Sequence[Request]) -> list[Answer]:
        self.batches.append(list(requests))
        await self.gate.wait()
        if self.failure:
            raise self.failure
        return [request.after + 1 for request in requests if isinstance(request, Append)]

    @property
    def sizes(self) -> list[int]:
        return [len(batch) for batch in self.batches]


def ask(writer: Writer, count: int) -> list[asyncio.Task[int]]:
    return [asyncio.create_task(writer.ask(Append("m", n, ()))) for n in range(count)]


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_what_gathers_during_a_commit_goes_together_into_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer, "MOST_TOGETHER", 6)
    disk = Disk()
    one = Writer(disk.store)
    first = ask(one, 1)
    await settle()
    rest = ask(one, 10)
    await settle()
    assert disk.sizes == [1]
    disk.gate.set()
    assert await asyncio.gather(*first, *rest) == [1, *range(1, 11)]
    assert disk.sizes == [1, 6, 4]
    await one.close()


async def test_nobody_is_answered_before_the_commit() -> None:
    disk = Disk()
    one = Writer(disk.store)
    asked = ask(one, 3)
    await settle()
    assert disk.sizes == [3]
    assert not any(task.done() for task in asked)
    disk.gate.set()
    await one.close()
    assert all(task.done() for task in asked)


async def test_who_finds_no_room_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 3)
    disk = Disk()
    one = Writer(disk.store)
    asked = ask(one, 10)
    await settle()
    disk.gate.set()
    assert await asyncio.gather(*asked) == list(range(1, 11))
    assert max(disk.sizes) == 3
    await one.close()


async def test_who_gave_up_before_the_commit_is_left_out() -> None:
    disk = Disk()
    one = Writer(disk.store)
    ask(one, 1)
    await settle()
    gone, staying = ask(one, 2)
    await settle()
    gone.cancel()
    disk.gate.set()
    assert await staying == 2
    assert disk.sizes == [1, 1]
    await one.close()


@pytest.mark.parametrize(
    "failure", [Unavailable("journal-not-stored", why="x"), RuntimeError("a mistake of ours")]
)
async def test_a_failure_concerns_one_batch(failure: Exception) -> None:
    disk = Disk()
    one = Writer(disk.store)
    disk.gate.set()
    disk.failure = failure
    for result in await asyncio.gather(*ask(one, 3), return_exceptions=True):
        assert type(result) is type(failure)
    disk.failure = None
    assert await asyncio.gather(*ask(one, 3)) == [1, 2, 3]
    await one.close()


# --- SQLite in trouble ----------------------------------------------------------------------------


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """What a full disk does: the kernel refuses to write beyond this size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_write_that_fails_is_told_and_the_journal_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "waldbach.db"
    async with open_journal(f"sqlite:///{file}") as journal:
        one, two = await begin(journal), await begin(journal)
        await journal.append(one, 0, lines("a"))
        with files_no_longer_than((tmp_path / "waldbach.db-wal").stat().st_size):
            results = await asyncio.gather(
                journal.append(one, 1, lines("lost")),
                journal.append(two, 0, lines("lost")),
                return_exceptions=True,
            )
        assert [type(result) for result in results] == [Unavailable, Unavailable]
        assert await words(journal, one) == ["a"]
        assert await words(journal, two) == []
        assert await journal.append(one, 1, lines("b")) == 2
    async with open_journal(f"sqlite:///{file}") as journal:
        assert await words(journal, one) == ["a", "b"]


async def test_a_file_that_another_program_locks_is_told_and_the_journal_goes_on(
    tmp_path: Path,
) -> None:
    file = tmp_path / "waldbach.db"
    async with open_journal(f"sqlite:///{file}", patience=0.1) as journal:
        match = await begin(journal)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await journal.append(match, 0, lines("lost"))
        other.close()
        assert await journal.append(match, 0, lines("a")) == 1
        assert await words(journal, match) == ["a"]


# --- PostgreSQL in trouble ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cut", ["before", "after", "late", pytest.param("held", marks=pytest.mark.slow)]
)
async def test_a_commit_whose_answer_is_lost_is_looked_up(
    postgres: Postgres, shared_postgres: str, cut: Cut
) -> None:
    async with Wire(postgres.port) as wire:
        url = shared_postgres.replace(str(postgres.port), str(wire.port))
        async with open_journal(url, patience=1.5) as journal:
            match = await begin(journal)
            wire.cut = cut
            new = new_match()
            stored, made, refused = await asyncio.gather(
                journal.append(match, 0, lines("a", "b")),
                journal.create(new),
                journal.append(match, 0, lines("lost")),
                return_exceptions=True,
            )
            assert wire.cuts == 1
            assert stored == 2
            assert made is None
            assert isinstance(refused, Conflict)
            assert await words(journal, match) == ["a", "b"]
            assert await journal.find(new.id) is not None
            assert await journal.append(match, 2, lines("c")) == 3
            wire.cut = cut
            await journal.finish(match)
            found = await journal.find(match)
            assert found is not None
            assert found.status == FINISHED


@pytest.mark.slow
async def test_who_cannot_be_told_whether_it_is_in_is_told_just_that(
    postgres: Postgres, shared_postgres: str
) -> None:
    async with Wire(postgres.port) as wire, open_journal(shared_postgres) as direct:
        url = shared_postgres.replace(str(postgres.port), str(wire.port))
        async with open_journal(url, patience=0.3) as journal:
            match = await begin(journal)
            wire.cut, wire.down_after_cut = "after", True
            with pytest.raises(Uncertain):
                await journal.append(match, 0, lines("a"))
            with pytest.raises(Unavailable):
                await journal.append(match, 0, lines("lost"))
            await wire.up()
            assert await words(direct, match) == ["a"]
            assert await journal.append(match, 1, lines("b")) == 2


@pytest.mark.slow
async def test_without_a_connection_nothing_is_stored_or_read_until_there_is_one(
    postgres: Postgres, shared_postgres: str
) -> None:
    async with Wire(postgres.port) as wire:
        url = shared_postgres.replace(str(postgres.port), str(wire.port))
        async with open_journal(url, patience=0.3) as journal:
            match = await begin(journal)
            wire.down()
            with pytest.raises(Unavailable):
                await journal.append(match, 0, lines("lost"))
            with pytest.raises(Unavailable):
                await journal.last(match)
            await wire.up()
            while True:  # on a busy machine the first connection may take longer than the patience
                with suppress(Unavailable):
                    assert await journal.append(match, 0, lines("a")) == 1
                    break
            assert await words(journal, match) == ["a"]
