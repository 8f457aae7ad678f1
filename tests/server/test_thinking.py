"""Thinking: the server breathes while bots think, processes may die, and nobody is crowded out."""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import TABLES, Table, every_game, recorded, rng_of
from tests.test_search import choices_of, first_table, last_choices
from tests.waldgaertner.tables import CARDS
from waldbach import registry
from waldbach.bots.bot import Budget
from waldbach.bots.players import get_player
from waldbach.bots.search import searcher
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.log import Entry, Log
from waldbach.patch import merge
from waldbach.server.drafts import carry_out, preview
from waldbach.server.thinking import Hint, Lane, Pool, Seen, Verdict, lanes, process
from waldbach.server.thinking.jobs import Judge, Reviewed, pack
from waldbach.server.thinking.lanes import Lanes, Ticket
from waldbach.server.thinking.thoughts import judge, review

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]  # processes take their time

RENATURE = registry.get("renature")
SMALL = Budget(simulations=40)
LONG = Budget(milliseconds=800)


def some_choice(game: Game, least: int = 8) -> tuple[State, int]:
    """In the midst of a game: a state and the seat that has to choose."""
    step = choices_of(first_table(game), least)[5]
    return step.before, step.seat


def seen_of(game: Game = RENATURE) -> Seen:
    return Seen.of(game, *some_choice(game))


async def ask(pool: Pool, table: str = "t", owner: str = "ann", budget: Budget = SMALL) -> Hint:
    return await pool.hint(seen_of(), 1, table=table, owner=owner, budget=budget)


def workers() -> list[int]:
    """Their process ids."""
    found = multiprocessing.active_children()
    return [child.pid for child in found if child.name == "thinking" and child.pid]


def runs(pid: int) -> bool:
    """Is there such a process, other than one that has only not been buried yet?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


# --- what is thought ------------------------------------------------------------------------------


async def test_a_level_plays_there_as_it_plays_here() -> None:
    async with Pool(1) as pool:
        for game, level in itertools.product(registry.every(), ("seed", "sprout", "sapling")):
            for seed, step in enumerate(choices_of(first_table(game))[::20]):
                seen = Seen.of(game, step.before, step.seat)
                words = await pool.decide(seen, level, seed, table="t")
                view, rng = game.view(step.before, step.seat), np.random.default_rng(seed)
                assert words[0] == get_player(level).decide(game, view, step.seat, rng)


async def test_what_a_bot_decides_is_a_draft_that_can_be_played() -> None:
    """Of several words, too: nothing secret is learnt on the way."""
    longest = 0
    async with Pool(1) as pool:
        for game in registry.every():
            for seed, step in enumerate(choices_of(first_table(game))[::6]):
                seen = Seen.of(game, step.before, step.seat)
                words = await pool.decide(seen, "caretaker", seed, table="t")
                rng = rng_of(seed)
                carry_out(game, step.before, step.seat, words, lambda s, n: game.chance(s, rng))  # noqa: B023
                longest = max(longest, len(words))
    assert longest > 1


@every_game
async def test_a_hint_tells_words_chances_and_what_they_do(game: Game) -> None:
    state, seat = some_choice(game)
    async with Pool(1) as pool:
        hint = await pool.hint(Seen.of(game, state, seat), 3, table="t", owner="ann", budget=SMALL)
    here = searcher(game).analyse(state, seat, SMALL, np.random.default_rng(3))
    tried = [choice for choice in here.choices if choice.visits][: len(hint.suggestions)]
    assert [(s.word, s.visits) for s in hint.suggestions] == [(c.word, c.visits) for c in tried]
    assert hint.suggestions[0].shares == pytest.approx(here.choices[0].shares)
    assert hint.line == here.line
    assert hint.simulations == 40
    assert any(suggestion.events for suggestion in hint.suggestions)


async def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_hint() -> None:
    async with Pool(1) as pool:
        for table in (TABLES[0], TABLES[-1]):
            game, rng, different = table.game, rng_of(table, "hints"), 0
            for step in choices_of(table)[::25]:
                other = game.redeal(game.view(step.before, step.seat), rng)
                different += not game.same(other, step.before)
                one, two = (Seen.of(game, state, step.seat) for state in (step.before, other))
                assert pack(Judge(one, 0, SMALL, 0)) == pack(Judge(two, 0, SMALL, 0))
                hints = [
                    await pool.hint(seen, 1, table="t", owner="ann", budget=SMALL)
                    for seen in (one, two)
                ]
                assert hints[0] == hints[1]
            assert different


async def test_words_name_the_cards_of_a_table_as_its_own_file_does() -> None:
    """A worker has never seen that file."""
    game, rng = registry.get("waldgaertner"), rng_of("cards")
    state = game.new(2, {"cards": CARDS})
    async with Pool(1) as pool:
        while True:
            seat = game.acting(state)[0]
            if seat != CHANCE and game.words(state, seat)[0].startswith("sell"):
                break
            state = game.apply(state, seat, int(rng.choice(game.legal(state, seat))))
        seen = Seen.of(game, state, seat)
        words = game.words(state, seat)
        assert (await pool.decide(seen, "greedy", 1, table="t"))[0] in words
        hint = await pool.hint(seen, 1, table="t", owner="ann", budget=SMALL)
    assert {suggestion.word for suggestion in hint.suggestions} <= set(words)
    assert not any("eu-0" in word for word in words)


async def test_what_cannot_be_thought_about_is_refused_with_a_reason() -> None:
    table = first_table(RENATURE)
    over = Seen.of(RENATURE, recorded(table)[-1].after, 0)
    async with Pool(1) as pool:
        with pytest.raises(BadInput, match=r"^Seat 1 has nothing to choose"):
            await pool.decide(over, "tree", 1, table="t")
        with pytest.raises(BadInput) as unknown:
            await pool.decide(seen_of(), "oak", 1, table="t")
        assert unknown.value.message == "unknown-bot"
        old = Seen("renature", 99, 0, b"")
        with pytest.raises(BadInput) as rules:
            await pool.hint(old, 1, table="t", owner="ann")
        assert rules.value.message == "unknown-rules"


# --- finished games -------------------------------------------------------------------------------


def ending(table: Table, entries: int) -> Log:
    """The end of a recorded game, as a game of its own."""
    steps = recorded(table)[-entries:]
    log = Log.begin(table.game, table.seats, dict(table.options))
    log.position = table.game.format_position(steps[0].before)
    log.entries = [Entry(s.seat, table.game.format(s.action, s.before)) for s in steps]
    return log


async def test_an_analysis_judges_every_decision_of_a_game() -> None:
    async with Pool(1) as pool:
        for game in registry.every():
            log = ending(first_table(game), 40)
            found = [
                verdict
                async for verdict in pool.analyse(log, 1, table="t", owner="ann", budget=SMALL)
            ]
            check_verdicts(game, log, found)
    assert pool.figures().lanes[Lane.ANALYSIS].failed == 0


def check_verdicts(game: Game, log: Log, found: list[Verdict]) -> None:
    states = list(log.states())
    expected = [
        number
        for number, (entry, before) in enumerate(zip(log.entries, states, strict=False), start=1)
        if entry.seat != CHANCE and len(game.legal(before, entry.seat)) > 1
    ]
    assert len(expected) > 5
    assert [verdict.number for verdict in found] == expected
    assert any(verdict.events for verdict in found)
    assert [verdict.done for verdict in found] == list(range(1, len(found) + 1))
    for verdict in found:
        before = states[verdict.number - 1]
        assert (verdict.seat, verdict.word) == (
            log.entries[verdict.number - 1].seat,
            log.entries[verdict.number - 1].word,
        )
        assert verdict.best in game.words(before, verdict.seat)
        seen = game.view(before, verdict.seat)
        led = preview(game, seen, verdict.seat, [verdict.best]).view
        assert merge(game.describe(seen), verdict.changes) == game.describe(led)
        assert sum(verdict.before) == pytest.approx(1, abs=1e-3)
        assert sum(verdict.after) == pytest.approx(1, abs=1e-3)
        assert verdict.loss >= 0
        assert verdict.loss == 0 or verdict.word != verdict.best
        assert verdict.of == len(found)


def test_the_loss_of_a_last_word_is_what_it_cost() -> None:
    """Where every word ends the game, what each brings in all the worlds that may be is known."""
    lost = 0
    for table in TABLES[::3]:
        game = table.game
        for state, seat, worth in last_choices(table):
            view = game.view(state, seat)
            right = {word: expected_share(game, view, seat, word) for word in worth}
            for word in list(worth)[:6]:
                action = game.parse(word, view)
                job = Judge(Seen.of(game, state, seat), action, Budget(simulations=300), 1)
                found = judge(game, view, job)
                best = game.format(found.best.action, view)
                assert found.played.action == action
                assert found.played.shares[seat] == pytest.approx(right[word], abs=0.02)
                assert found.best.shares[seat] == pytest.approx(right[best], abs=0.02)
                lost += right[best] - right[word] > 0.03
    assert lost


def expected_share(game: Game, view: State, seat: int, word: str) -> float:
    rng, found = rng_of("worlds"), []
    shares = np.zeros(len(game.results(view)), np.float32)
    points = np.zeros(len(shares), np.int64)
    for _ in range(300):
        after = game.apply(game.redeal(view, rng), seat, game.parse(word, view))
        assert not game.acting(after)
        searcher(game).outcome(after, points, shares)
        found.append(float(shares[seat]))
    return float(np.mean(found))


def test_a_decision_is_judged_by_what_its_seat_knew() -> None:
    for table in (TABLES[0], TABLES[-1]):
        log = ending(table, 60)
        states = list(log.states())
        for decision in reviewed(log).decisions:
            seat, before = decision.seen.seat, states[decision.number - 1]
            assert decision.seen == Seen.of(table.game, before, seat)


def reviewed(log: Log) -> Reviewed:
    return review(Log.read(log.write()))


def test_what_was_taken_back_is_not_judged() -> None:
    log = ending(first_table(RENATURE), 40)
    plain = reviewed(log).decisions
    again = Log.read(log.write())
    moved = next(n for n, entry in enumerate(log.entries) if entry.seat != CHANCE)
    again.entries[moved:moved] = [log.entries[moved], Entry(-3, f"take-back {moved}")]
    later = reviewed(again).decisions
    assert [d.action for d in later] == [d.action for d in plain]
    assert [d.number for d in later] == [d.number + 2 for d in plain]


def test_of_a_sealed_choice_the_last_one_counts() -> None:
    game = registry.get("waldgaertner")
    log = ending(Table("waldgaertner", 2, ()), 60)
    for number, state in enumerate(log.states()):
        acting = game.acting(state)
        if len(acting) == 2 and len(words := game.words(state, acting[0])) > 1:
            first = next(e for e in log.entries[number:] if e.seat == acting[0])
            other = next(word for word in words if word != first.word)
            changed = Log.read(log.write())
            changed.entries.insert(number, Entry(acting[0], other))
            try:
                later = reviewed(changed).decisions
            except BadInput:
                continue  # no second thoughts in this step
            plain = reviewed(log).decisions
            assert [(d.seen, d.action) for d in later] == [(d.seen, d.action) for d in plain]
            return
    raise AssertionError("no choice that can be changed")


# --- the loop and the processes -------------------------------------------------------------------


async def test_the_loop_goes_on_while_bots_think() -> None:
    gaps: list[float] = []

    async def breathe() -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.005)
            gaps.append(time.monotonic() - before)

    async with Pool(2) as pool:
        await asyncio.gather(ask(pool, "a", "ann"), ask(pool, "b", "ben"))  # all is loaded
        breathing, begin = asyncio.create_task(breathe()), time.thread_time()
        await asyncio.gather(pool.decide(seen_of(), "forest", 1, table="a"), ask(pool, budget=LONG))
        busy = time.thread_time() - begin
        breathing.cancel()
    assert sum(gaps) > 0.5  # there was something to think about
    assert len(gaps) > 20
    assert busy < sum(gaps) / 4  # in time of the processor: others may want it as well


async def test_workers_are_modest() -> None:
    async with Pool(1) as pool:
        await ask(pool)
        (worker,) = workers()
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, worker) == min(19, own + 10)
        assert resource.prlimit(worker, resource.RLIMIT_DATA)[0] == 2 << 30
        assert b"OPENBLAS_NUM_THREADS=1\0" in Path(f"/proc/{worker}/environ").read_bytes()


async def test_a_process_that_dies_is_replaced_and_its_job_done() -> None:
    async with Pool(1) as pool:
        await ask(pool)
        (first,) = workers()
        asked = asyncio.create_task(ask(pool, budget=LONG))
        await asyncio.sleep(0.3)
        os.kill(first, signal.SIGKILL)
        assert (await asked).suggestions
        assert pool.figures().restarts == 1
        (second,) = workers()
        assert second != first
        os.kill(second, signal.SIGKILL)  # while it has nothing to do
        assert (await ask(pool)).suggestions
    assert not workers()


@pytest.mark.slow
async def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "LONGEST", 0)
    monkeypatch.setattr(process, "MARGIN", 3.0)
    async with Pool(1) as pool:
        await ask(pool)
        (first,) = workers()
        asked = asyncio.create_task(ask(pool, budget=LONG))
        await asyncio.sleep(0.3)
        os.kill(first, signal.SIGSTOP)
        assert (await asked).suggestions
        assert pool.figures().restarts == 1


async def test_a_job_that_brings_down_two_processes_fails_and_others_go_on() -> None:
    async with Pool(1) as pool:
        asked = asyncio.create_task(ask(pool, budget=LONG))
        for restarts in range(2):
            await until(lambda: bool(workers()))
            os.kill(workers()[0], signal.SIGKILL)
            await until(lambda: pool.figures().restarts > restarts)  # noqa: B023
        with pytest.raises(BadInput) as failed:
            await asked
        assert failed.value.message == "thinking-failed"
        assert pool.figures().lanes[Lane.HINT].failed == 1
        assert (await ask(pool)).suggestions


PARENT = """
import asyncio, multiprocessing
from waldbach import registry
from waldbach.bots.bot import Budget
from waldbach.server.thinking import Pool, Seen

async def main():
    game = registry.get("waldgaertner")
    seen = Seen.of(game, game.new(3), 0)
    async with Pool(2) as pool:
        for owner in "ab":
            hint = pool.hint(seen, 1, table=owner, owner=owner, budget=Budget(milliseconds=5000))
            asyncio.create_task(hint)
        while pool.figures().lanes[1].running < 2:
            await asyncio.sleep(0.01)
        print(*(child.pid for child in multiprocessing.active_children()), flush=True)
        await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("after", [0, pytest.param(2, marks=pytest.mark.slow)])
def test_workers_leave_with_their_server_however_it_ends(tmp_path: Path, after: float) -> None:
    """While they start, and in the midst of a thought."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        children = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(children) == 2
        time.sleep(after)
        assert all(map(runs, children))
        parent.kill()
    patience = time.monotonic() + 30
    while any(map(runs, children)) and time.monotonic() < patience:
        time.sleep(0.05)
    assert not any(map(runs, children))


async def test_who_waits_when_the_server_stops_is_told_so() -> None:
    pool = Pool(1)
    await pool.start()
    asked = [asyncio.create_task(ask(pool, owner=str(n), budget=LONG)) for n in range(3)]
    await asyncio.sleep(0.1)
    await pool.close()
    for answer in [*asked, ask(pool)]:
        with pytest.raises(BadInput) as closed:
            await answer
        assert closed.value.message == "thinking-closed"
    assert not workers()


# --- lanes ----------------------------------------------------------------------------------------


async def test_moves_come_before_hints_and_hints_before_analyses() -> None:
    order: list[str] = []

    async def analyse(pool: Pool) -> None:
        log = ending(first_table(RENATURE), 8)
        async for _ in pool.analyse(log, 1, table="t", owner="cid", budget=SMALL):
            order.append("analysis")

    async def hint(pool: Pool) -> None:
        await ask(pool)
        order.append("hint")

    async def move(pool: Pool) -> None:
        await pool.decide(seen_of(), "seed", 1, table="t")
        order.append("move")

    async with Pool(1) as pool:
        asked = [asyncio.create_task(ask(pool, "other", "ben"))]
        await asyncio.sleep(0.05)
        for later in (analyse, hint, move):
            asked.append(asyncio.create_task(later(pool)))  # type: ignore[arg-type]
            await asyncio.sleep(0.01)
        await asyncio.gather(*asked)
    assert order[:3] == ["move", "hint", "analysis"]


async def test_a_person_has_one_hint_and_one_analysis_at_a_time() -> None:
    log = ending(first_table(RENATURE), 20)
    async with Pool(1) as pool:
        asked = asyncio.create_task(ask(pool, "a"))
        await asyncio.sleep(0)
        with pytest.raises(BadInput) as busy:
            await ask(pool, "b")
        assert busy.value.message == "thinking-busy"
        async with aclosing(pool.analyse(log, 1, table="c", owner="ann", budget=SMALL)) as verdicts:
            assert (await anext(verdicts)).done == 1
            with pytest.raises(BadInput, match="already asked"):
                await anext(pool.analyse(log, 1, table="d", owner="ann"))
            await asked
            await asyncio.gather(ask(pool), ask(pool, owner="ben"))
        assert (await anext(pool.analyse(log, 1, table="c", owner="ann", budget=SMALL))).done == 1


async def test_the_queues_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(lanes.MOST, Lane.HINT, 2)
    async with Pool(1) as pool:
        asked = [asyncio.create_task(ask(pool, owner=owner)) for owner in ("ann", "ben")]
        await asyncio.sleep(0)
        with pytest.raises(BadInput) as full:
            await ask(pool, owner="cid")
        assert full.value.message == "thinking-full"
        assert await pool.decide(seen_of(), "seed", 1, table="t")
        await asyncio.gather(*asked)
        assert (await ask(pool, owner="cid")).suggestions


async def test_who_goes_away_leaves_nothing_to_do() -> None:
    async with Pool(1) as pool:
        await ask(pool)
        running, waiting = (
            asyncio.create_task(ask(pool, owner=owner, budget=LONG)) for owner in ("ann", "ben")
        )
        await asyncio.sleep(0.1)
        figures = pool.figures().lanes[Lane.HINT]
        assert (figures.running, figures.waiting) == (1, 1)
        waiting.cancel()
        running.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        assert pool.figures().lanes[Lane.HINT].waiting == 0
        assert (await ask(pool, owner="ben")).suggestions
        figures = pool.figures().lanes[Lane.HINT]
        assert (figures.running, figures.done, figures.failed) == (0, 3, 0)
        assert figures.seconds > 0


async def test_an_analysis_that_is_left_stops() -> None:
    log = ending(first_table(RENATURE), 40)
    async with Pool(1) as pool:
        async with aclosing(pool.analyse(log, 1, table="t", owner="ann", budget=SMALL)) as verdicts:
            async for verdict in verdicts:
                if verdict.done == 2:
                    break
        await ask(pool)
        figures = pool.figures().lanes[Lane.ANALYSIS]
        assert (figures.waiting, figures.running, figures.done) == (0, 0, 3)


def test_a_table_with_many_jobs_waits_its_turn() -> None:
    queue = Lanes()
    for table in "aaab":
        queue.put(stub(Lane.MOVE, table))
    served = []
    while found := queue.take():
        served.append(found.table)
        queue.finish(found, 0.0, failed=False)
    assert served == ["a", "b", "a", "a"]


def stub(lane: Lane, table: str) -> Ticket:
    """Lanes look at no more than lane and table."""
    job = Judge(Seen("g", 1, 0, b""), 0, SMALL, 0)
    return Ticket(lane, table, job, None)  # type: ignore[arg-type]


steps = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.sampled_from(Lane), st.sampled_from("abc")),
        st.tuples(st.sampled_from(["take", "finish", "drop"]), st.just(Lane.MOVE), st.just("")),
    ),
    max_size=60,
)


@given(steps)
def test_lanes_lose_nobody_and_never_serve_a_table_twice_at_once(
    told: list[tuple[str, Lane, str]],
) -> None:
    queue, waiting, at_work = Lanes(), list[Ticket](), list[Ticket]()
    for what, lane, table in told:
        if what == "put":
            waiting.append(stub(lane, table))
            queue.put(waiting[-1])
        elif what == "finish" and at_work:
            queue.finish(at_work.pop(0), 0.0, failed=False)
        elif what == "drop" and waiting:
            queue.drop(waiting.pop(0))
        elif what == "take":
            busy = {(one.lane, one.table) for one in at_work}
            free = [one for one in waiting if (one.lane, one.table) not in busy]
            found = queue.take()
            assert (found is None) == (not free)
            if found is not None:
                assert found in free
                assert found.lane == min(one.lane for one in free)
                waiting.remove(found)
                at_work.append(found)
    figures = queue.figures().values()
    assert sum(one.waiting for one in figures) == len(waiting)
    assert sum(one.running for one in figures) == len(at_work)
    assert set(queue.waiting()) == set(waiting)
