"""The thinking pool: how soon a process is ready, what passing a job on costs, how the loop fares.

    python -m bench.thinking

For each game, with two players: the first answer of a new process, the quickest kind of decision
again and again, the longest gap in the event loop during a hint of a second, and the analysis of a
whole game between `seed` and itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import TypeVar

import numpy as np

from waldbach import registry
from waldbach.bots.players import get_player
from waldbach.game import CHANCE, Game, State
from waldbach.log import Entry, Log, run_chance
from waldbach.server.thinking import Hint, Pool, Seen

T = TypeVar("T")
DECISIONS = 300


def play(game: Game) -> Log:
    """A whole game."""
    log, state, seed = Log.begin(game, 2), game.new(2), get_player("seed")
    rng = np.random.default_rng(1)
    while acting := game.acting(state):
        if acting == (CHANCE,):
            state, drawn = run_chance(game, state, log.entries, b"bench")
            log.entries += drawn
            continue
        word = seed.decide(game, game.view(state, acting[0]), acting[0], rng)
        state = game.apply(state, acting[0], game.parse(word, state))
        log.entries.append(Entry(acting[0], word))
    return log


def choice_in(game: Game, log: Log) -> tuple[State, int]:
    """The one with the most words."""
    moments = [(s, e.seat) for s, e in zip(log.states(), log.entries, strict=False)]
    return max((m for m in moments if m[1] != CHANCE), key=lambda m: len(game.legal(*m)))


async def timed(work: Awaitable[T]) -> tuple[T, float]:
    began = time.perf_counter()
    return await work, time.perf_counter() - began


async def longest_gap(work: Awaitable[Hint]) -> float:
    gaps, task = [0.0], asyncio.ensure_future(work)
    while not task.done():
        began = time.perf_counter()
        await asyncio.sleep(0)
        gaps.append(time.perf_counter() - began)
    return max(gaps)


async def measure(game: Game) -> None:
    log = play(game)
    seen = Seen.of(game, *choice_in(game, log))
    async with Pool(1) as pool:
        _, ready = await timed(pool.decide(seen, "random", 0, table="t"))
        began = time.perf_counter()
        for seed in range(DECISIONS):
            await pool.decide(seen, "random", seed, table="t")
        each = (time.perf_counter() - began) / DECISIONS
        gap = await longest_gap(pool.hint(seen, 1, table="t", owner="o"))
        began = time.perf_counter()
        decisions = 0
        async for verdict in pool.analyse(log, 1, table="t", owner="o"):
            decisions = verdict.done
        whole = time.perf_counter() - began
    print(
        f"{game.name}: first answer {ready:.2f} s, then {each * 1000:.2f} ms each, "
        f"longest gap {gap * 1000:.1f} ms, {decisions} decisions judged in {whole:.1f} s"
    )


if __name__ == "__main__":
    for one in registry.every():
        asyncio.run(measure(one))
