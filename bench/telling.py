"""How long it takes to carry out a turn and to tell of it.

    python -m bench.telling [--games 6]

Random games are played. A turn is all that a seat says until another one is asked, with the chance
in between; the rest is measured for one entry of the log and one viewer. Times are microseconds of
the processor.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np

from waldbach import deal, registry
from waldbach.game import Game, State
from waldbach.log import Step, draw_pending
from waldbach.server.drafts import carry_out

R = TypeVar("R")

TABLES = (
    ("renature", 2, {"mode": "base"}),
    ("renature", 4, {"mode": "valley"}),
    ("waldgaertner", 2, {"mode": "basic"}),
    ("waldgaertner", 6, {"mode": "advanced"}),
)
PARTS = ("parse", "carry out a turn", "view", "events", "changes", "changes of a turn", "describe",
         "legal words")  # fmt: skip


class Watch:
    """Times by what was done."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = defaultdict(list)

    def time(self, part: str, work: Callable[..., R], *args: Any) -> R:
        began = time.thread_time()
        result = work(*args)
        self.times[part].append((time.thread_time() - began) * 1e6)
        return result


class Player:
    """Plays random games and has everything told to the first seat."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], watch: Watch) -> None:
        self.game, self.watch = game, watch
        self.start = game.new(seats, options)
        self.rng = np.random.default_rng(1)
        self.secret = deal.new_secret()
        self.number = 0  # of the last entry

    def draw(self, state: State, entries: int) -> int:
        return deal.outcome(self.game, state, self.secret, self.number + 1 + entries)

    def play(self) -> None:
        state, self.number = self.start, 0
        dealt = draw_pending(self.game, state, self.draw)
        state = dealt[-1].state
        while self.game.acting(state):
            state = self.play_turn(state)

    def play_turn(self, before: State) -> State:
        """Random words until another seat is asked, told one by one; then the same in one go."""
        game, state = self.game, before
        seat, first = game.acting(state)[0], self.number
        said: list[str] = []
        while not said or (game.acting(state) == (seat,) and said[-1] != "end"):
            words = self.watch.time("legal words", game.words, state, seat)
            said.append(str(self.rng.choice(words)))
            self.watch.time("parse", game.parse, said[-1], state)
            steps = carry_out(game, state, seat, said[-1:], self.draw)
            self.tell(state, steps)
            self.number += len(steps)
            state = steps[-1].state
        last, self.number = self.number, first
        self.watch.time(
            "carry out a turn", carry_out, game, before, seat, said[:1], self.draw, said[1:]
        )
        self.number = last
        self.watch.time(
            "changes of a turn", game.changes, game.view(before, 0), game.view(state, 0)
        )
        return state

    def tell(self, state: State, steps: Sequence[Step]) -> None:
        game = self.game
        before = game.view(state, 0)
        for step in steps:
            seat, word = step.entry.seat, step.entry.word
            action = game.seen(state, seat, game.parse(word, state), 0)
            after = self.watch.time("view", game.view, step.state, 0)
            self.watch.time("events", game.events, before, seat, action, after)
            self.watch.time("changes", game.changes, before, after)
            self.watch.time("describe", game.describe, after)
            state, before = step.state, after


def measure(name: str, seats: int, options: dict[str, str], games: int) -> Watch:
    game = registry.get(name)
    Player(game, seats, options, Watch()).play()  # compiles what is not compiled yet
    watch = Watch()
    player = Player(game, seats, options, watch)
    for _ in range(games):
        player.play()
    return watch


def print_table(games: int) -> None:
    print(f"{'µs, median (mean)':32}" + "".join(f"{part:>20}" for part in PARTS))
    for name, seats, options in TABLES:
        times = measure(name, seats, options, games).times
        figures = (
            f"{statistics.median(times[part]):.1f} ({statistics.fmean(times[part]):.1f})"
            for part in PARTS
        )
        table = f"{name} {options['mode']}, {seats} seats"
        print(f"{table:32}" + "".join(f"{figure:>20}" for figure in figures), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=6)
    print_table(parser.parse_args().games)
