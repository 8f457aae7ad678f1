"""The modules of a game that environments need, found by name: `games/<name>/observation.py` and
`games/<name>/picture.py`."""

from __future__ import annotations

from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from waldbach import registry
from waldbach.game import Game, State

FieldFacts = tuple[str, tuple[int, ...], int, int, str]  # name, shape, least, most, meaning


class Observation(Protocol):
    """Functions of the module `observation`. `observe` is compiled."""

    def fields(self, seats: int) -> list[FieldFacts]:
        """What the numbers of an observation mean, in their order."""

    def observe(self, view: State, seat: int, out: NDArray[np.int16]) -> int:
        """Write what the seat sees in its view; returns how many numbers."""

    def choices(self, start: State) -> NDArray[np.int64]:
        """Every action that a seat can ever choose at the table of this start, ascending."""


class Painter(Protocol):
    """The module `picture`."""

    def paint(self, view: State, seat: int) -> Any:
        """A `PIL.Image` of the view, in RGB; the seat is the one that looks."""


def get_observation(game: Game) -> Observation:
    return cast(Observation, registry.module(game, "observation"))


def get_painter(game: Game) -> Painter:
    return cast(Painter, registry.module(game, "picture"))
