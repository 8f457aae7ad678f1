"""Observations: one flat vector of 16-bit integers for a seat, and what its numbers mean.

Everything in these games is a count, a kind or a yes, so integers lose nothing; 16 bits take half
the memory of float32, which counts when thousands of games are observed at once. `scaled` makes
floats from 0 to 1 where a network wants them.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from waldbach import registry
from waldbach.adapters.rooms import get_observation
from waldbach.game import Game, State

Vector = NDArray[np.int16]


@dataclass(frozen=True)
class Field:
    """Some numbers of an observation that belong together."""

    name: str
    at: slice
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str


class Observer:
    """What seats at a table of so many see, as numbers."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.room = get_observation(game)
        self.fields = tuple(_lay_out(self.room.fields(seats)))
        self.size = self.fields[-1].at.stop
        self.low = np.empty(self.size, np.int16)
        self.high = np.empty(self.size, np.int16)
        for field in self.fields:
            self.low[field.at] = field.low
            self.high[field.at] = field.high

    def __reduce__(self) -> tuple[Callable[..., Observer], tuple[Game, int]]:
        return observer, (self.game, self.seats)  # there is one for each

    def observe(self, state: State, seat: int, out: Vector | None = None) -> Vector:
        """What the seat sees of a state. It goes through `view`, so nothing else can get in."""
        out = np.empty(self.size, np.int16) if out is None else out
        self.room.observe(self.game.view(state, seat), seat, out)
        return out

    def split(self, vector: Vector) -> dict[str, NDArray[np.int16]]:
        """The fields of an observation, or of an array of them, by name and in their shapes."""
        head = vector.shape[:-1]
        return {
            field.name: vector[..., field.at].reshape((*head, *field.shape))
            for field in self.fields
        }

    def scaled(self, vector: Vector) -> NDArray[np.float32]:
        """Every number between 0 and 1, by its bounds."""
        low, high = self.low.astype(np.float32), self.high.astype(np.float32)
        return (vector - low) / (high - low)

    def table(self) -> str:
        """The fields as a table in Markdown."""
        rows = [
            f"| {f.at.start} | `{f.name}` | {_shape(f.shape)} | {f.low} … {f.high} | {f.meaning} |"
            for f in self.fields
        ]
        return "\n".join(
            ["| from | field | shape | bounds | meaning |", "|---|---|---|---|---|", *rows]
        )


def _lay_out(facts: list[tuple[str, tuple[int, ...], int, int, str]]) -> list[Field]:
    fields, n = [], 0
    for name, shape, low, high, meaning in facts:
        end = n + math.prod(shape)
        fields.append(Field(name, slice(n, end), shape, low, high, meaning))
        n = end
    return fields


def _shape(shape: tuple[int, ...]) -> str:
    return " x ".join(map(str, shape)) or "1"


@functools.cache
def observer(game: Game, seats: int) -> Observer:
    return Observer(game, seats)


def print_tables() -> None:
    """What docs/environments.md shows: the fields of every game at a table of two."""
    for name in registry.names():
        print(f"{name}\n\n{observer(registry.get(name), 2).table()}\n")


if __name__ == "__main__":
    print_tables()
