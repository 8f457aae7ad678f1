"""Tables of every game of the registry, and a recorded match at each: what the tests over all games
work with."""

from __future__ import annotations

import functools
import hashlib
import itertools
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from waldbach import registry
from waldbach.game import CHANCE, SPECTATOR, BadInput, Game, State
from waldbach.jit import COMPILED

MOST_STEPS = 5000  # a game that is longer does not end
SCALE = 1.0 if COMPILED else 0.25


def few(number: int) -> int:
    """So many samples; fewer when the rules run uncompiled."""
    return max(1, int(number * SCALE))


# --- tables ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    name: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game:
        return registry.get(self.name)

    def new(self) -> State:
        return self.game.new(self.seats, dict(self.options))

    def __str__(self) -> str:
        defaults = {option.name: option.default for option in self.game.options}
        said = [f"{name}={value}" for name, value in self.options if value != defaults[name]]
        return "-".join([self.name, str(self.seats), *said])


def tables_of(game: Game) -> list[Table]:
    """Few tables in which every two choices meet, numbers of seats counting as choices too."""
    names = [option.name for option in game.options]
    choices = [option.choices or (option.default,) for option in game.options]
    tables = {
        (str(seats), *row): Table(game.name, seats, tuple(zip(names, row, strict=True)))
        for seats in range(game.min_seats, game.max_seats + 1)
        for row in itertools.product(*choices)
    }
    rows = [row for row, table in tables.items() if is_possible(table)]
    return [tables[row] for row in covering(rows)]


def is_possible(table: Table) -> bool:
    """Not every choice goes with every number of seats."""
    try:
        table.new()
    except BadInput:
        return False
    return True


def covering(rows: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Few of the rows that hold every pair of entries which any of the rows holds."""
    left = {pair for row in rows for pair in pairs_of(row)}
    chosen: list[tuple[str, ...]] = []
    while left:
        best = max(rows, key=lambda row: len(left & pairs_of(row)))
        left -= pairs_of(best)
        chosen.append(best)
    return chosen


@functools.cache
def pairs_of(row: tuple[str, ...]) -> frozenset[tuple[int, str, int, str]]:
    return frozenset((i, row[i], j, row[j]) for i, j in itertools.combinations(range(len(row)), 2))


TABLES = [table for game in registry.every() for table in tables_of(game)]
every_game = pytest.mark.parametrize("game", registry.every(), ids=lambda game: game.name)
QUICK = 4  # tables of each game that the quick loop plays at as well
SOME = 8  # tables of each game that are played at uncompiled as well


def marked(table: Table) -> Any:
    place = [one for one in TABLES if one.name == table.name].index(table)
    marks = [pytest.mark.later] if place >= QUICK else []
    marks += [pytest.mark.slow] if place >= SOME else []
    return pytest.param(table, id=str(table), marks=marks)


every_table = pytest.mark.parametrize("table", [marked(table) for table in TABLES])


# --- recorded games -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    before: State
    seat: int
    action: int
    after: State


def choose(game: Game, state: State, seat: int, rng: np.random.Generator) -> int:
    """Any verb, each as likely, then any action of it: so the rare ones come up as well."""
    if seat == CHANCE:
        return game.chance(state, rng)
    by_verb: dict[str, list[int]] = defaultdict(list)
    for action in game.legal(state, seat):
        by_verb[game.format(int(action), state).split()[0]].append(int(action))
    verbs = list(by_verb)
    actions = by_verb[verbs[int(rng.random() * len(verbs))]]
    return actions[int(rng.random() * len(actions))]


def play(game: Game, state: State, rng: np.random.Generator) -> Iterator[Step]:
    for _ in range(MOST_STEPS):
        seats = game.acting(state)
        if not seats:
            return
        seat = seats[int(rng.random() * len(seats))]
        action = choose(game, state, seat, rng)
        after = game.apply(state, seat, action)
        yield Step(state, seat, action, after)
        state = after
    raise AssertionError(f"the game has not ended after {MOST_STEPS} steps")


@functools.cache
def recorded(table: Table) -> tuple[Step, ...]:
    """One whole game at the table."""
    seed = int.from_bytes(hashlib.sha256(str(table).encode()).digest()[:8], "big")
    return tuple(play(table.game, table.new(), np.random.default_rng(seed)))


def states_of(table: Table) -> list[State]:
    steps = recorded(table)
    return [steps[0].before, *(step.after for step in steps)]


def sampled(table: Table, number: int, salt: str) -> list[State]:
    """Some states of the recorded game: the first, the last, and others between."""
    states = states_of(table)
    inner = random.Random(f"{table} {salt}").sample(states[1:-1], min(few(number), len(states) - 2))
    return [states[0], *inner, states[-1]]


def viewers(table: Table) -> list[int]:
    return [*range(table.seats), SPECTATOR]


def rng_of(*salt: object) -> np.random.Generator:
    digest = hashlib.sha256(" ".join(map(str, salt)).encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "big"))
