"""Measure every game on one core, and beside them OpenSpiel's games through their Python loop.

    python -m bench [--quick]

Every figure is the best of several rounds, so that other work on the machine disturbs it least.
Start-up and compilation are measured in fresh processes with a cache folder of their own.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from bench.environments import print_environments
from waldbach import registry
from waldbach.game import CHANCE, Game, State
from waldbach.jit import rule
from waldbach.playout import arena

PEERS = ("breakthrough", "othello", "quoridor", "blackjack", "gin_rummy", "amazons")
FIRST_PLAYOUT = """
import sys, time; begin = time.perf_counter()
import numpy, waldbach
from waldbach.playout import arena
game = waldbach.get(sys.argv[1])
arena(game).random_game(game.new(2), numpy.random.default_rng(1))
print(time.perf_counter() - begin)
"""


@dataclass(frozen=True)
class Bars:
    """What the figures of a game have to reach; none where nothing is promised."""

    decisions: str = ""  # at least, a second, with two players
    size: str = ""  # bytes of a state, at most
    copy: str = ""  # nanoseconds, at most
    words: str = "100"  # microseconds for all legal words, at most
    warm: str = "1.5"  # seconds to the first playout, at most
    cold: str = ""


BARS = {
    "renature": Bars("1,000,000", "2,048", "150", cold="20"),
    "waldgaertner": Bars("500,000"),
}


@dataclass(frozen=True)
class Figure:
    what: str
    value: str
    bar: str = ""


def best_rate(work: Callable[[], int], rounds: int) -> float:
    """The highest number of units per second in a round of work."""
    rates = []
    for _ in range(rounds):
        begin = time.perf_counter()
        units = work()
        rates.append(units / (time.perf_counter() - begin))
    return max(rates)


def decisions_a_second(game: Game, seats: int, options: dict[str, str], rounds: int) -> float:
    play, rng = arena(game), np.random.default_rng(1)
    start = game.new(seats, options)
    return best_rate(lambda: sum(play.random_game(start, rng)[1] for _ in range(300)), rounds)


def middle_game(game: Game) -> tuple[State, int]:
    """The position of a random game in which a seat has most words."""
    rng = np.random.default_rng(7)
    state, best, most = game.new(2), None, 0
    while seats := game.acting(state):
        seat = seats[0]
        actions = game.legal(state, seat)
        if seat != CHANCE and len(actions) > most:
            best, most = (state, seat), len(actions)
        action = game.chance(state, rng) if seat == CHANCE else int(rng.choice(actions))
        state = game.apply(state, seat, action)
    assert best is not None
    return best


@rule
def copy_around(states: State, times: int) -> None:
    for i in range(times):
        states[(i + 1) & 255] = states[i & 255]


def copies_a_second(game: Game, rounds: int) -> float:
    states = np.zeros(256, game.dtype)
    copy_around(states, 1)

    def work() -> int:
        copy_around(states, 1_000_000)
        return 1_000_000

    return best_rate(work, rounds)


def words_a_second(game: Game, rounds: int) -> tuple[float, int]:
    state, seat = middle_game(game)
    game.words(state, seat)

    def work() -> int:
        for _ in range(300):
            game.words(state, seat)
        return 300

    return best_rate(work, rounds), len(game.words(state, seat))


def start_up(game: Game) -> tuple[float, float]:
    """Seconds to the first finished playout of a new process: with an empty cache, then warm."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"WALDBACH_CACHE": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)

        def once() -> float:
            done = subprocess.run(
                [sys.executable, "-c", FIRST_PLAYOUT, game.name],
                env=environment, capture_output=True, text=True, check=True,
            )  # fmt: skip
            return float(done.stdout)

        return once(), min(once() for _ in range(3))


def peer_decisions_a_second(name: str, rounds: int) -> float:
    """Random playouts of an OpenSpiel game through its Python loop."""
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.default_rng(1)

    def work() -> int:
        decisions, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < 0.3:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(int(rng.choice(outcomes, p=odds)))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                    decisions += 1
        return decisions

    return best_rate(work, rounds)


def our_python_loop(game: Game, rounds: int) -> float:
    """The same loop over our contract, word for word what a Python bot would write."""
    rng = np.random.default_rng(1)

    def work() -> int:
        decisions, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < 0.3:
            state = game.new(2)
            while seats := game.acting(state):
                if seats[0] == CHANCE:
                    action = game.chance(state, rng)
                else:
                    actions = game.legal(state, seats[0])
                    action = int(actions[int(rng.random() * len(actions))])
                    decisions += 1
                state = game.apply(state, seats[0], action)
        return decisions

    return best_rate(work, rounds)


def modes_of(game: Game) -> tuple[str, ...]:
    """The modes of a game, its usual one first."""
    return next((option.choices for option in game.options if option.name == "mode"), ("",))


def speed_figures(game: Game, rounds: int) -> tuple[list[Figure], float]:
    """Random playouts in every mode, and at the largest table; the rate of the usual table."""
    usual, *others = modes_of(game)
    base = decisions_a_second(game, 2, {}, rounds)
    what = f"random decisions a second, {usual}, 2 players"
    figures = [Figure(what, f"{base:,.0f}", BARS.get(game.name, Bars()).decisions)]
    for mode in others:
        rate = decisions_a_second(game, 2, {"mode": mode}, rounds)
        figures.append(Figure(f"the same, {mode}", f"{rate:,.0f}"))
    rate = decisions_a_second(game, game.max_seats, {}, rounds)
    figures.append(Figure(f"the same, {usual}, {game.max_seats} players", f"{rate:,.0f}"))
    return figures, base


def engine_figures(game: Game, rounds: int) -> tuple[list[Figure], float]:
    bars = BARS.get(game.name, Bars())
    figures, base = speed_figures(game, rounds)
    figures.append(Figure("size of a state", f"{game.dtype.itemsize:,} bytes", bars.size))
    nanoseconds = 1e9 / copies_a_second(game, rounds)
    figures.append(Figure("copy of a state inside the engine", f"{nanoseconds:.0f} ns", bars.copy))
    rate, count = words_a_second(game, rounds)
    what = f"all {count} legal words from Python"
    figures.append(Figure(what, f"{1e6 / rate:.1f} µs", bars.words))
    cold, warm = start_up(game)
    figures.append(Figure("import and first playout, warm cache", f"{warm:.2f} s", bars.warm))
    figures.append(Figure("the same, cold (compiles the rules)", f"{cold:.1f} s", bars.cold))
    return figures, base


def loop_rates(games: Sequence[Game], rounds: int) -> Iterator[tuple[str, float]]:
    """Decisions a second of Python loops, over our contract and over OpenSpiel's."""
    for game in games:
        yield f"waldbach {game.name}, Python loop", our_python_loop(game, rounds)
    for name in PEERS:
        try:
            yield f"OpenSpiel {name}, Python loop", peer_decisions_a_second(name, rounds)
        except ImportError:
            sys.exit("OpenSpiel is not installed here; `make bench` installs it.")


def print_table(title: str, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    print(f"\n{title}\n\n| {' | '.join(heads)} |\n|{' --- |' * len(heads)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    rounds = 3 if parser.parse_args().quick else 12
    engines: dict[str, float] = {}
    for game in registry.every():
        figures, engines[game.name] = engine_figures(game, rounds)
        table = [(figure.what, figure.value, figure.bar) for figure in figures]
        print_table(f"{game.name}, one core", ("figure", "measured", "bar"), table)
    rates = [(f"waldbach {name}, inside the engine", rate) for name, rate in engines.items()]
    rates += loop_rates(registry.every(), max(2, rounds // 4))
    rows = [
        (loop, f"{rate:,.0f}", *(f"{engine / rate:.1f}" for engine in engines.values()))
        for loop, rate in rates
    ]
    times = tuple(f"{name} is … times as fast" for name in engines)
    print_table("Decisions a second beside OpenSpiel, same run",
                ("loop", "decisions a second", *times), rows)  # fmt: skip
    print_environments(max(2, rounds // 2))


if __name__ == "__main__":
    main()
