"""What a study counts (`waldbach.lab.study`): flowers that were sown, and what they brought."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.game import State
from waldbach.messages import text

from .layout import FLOWERS, NEIGHBOUR_POINTS, SOW_SEED
from .notation import FLOWER_NAMES
from .rules import apply
from .terminal import counts

__all__ = ["KINDS", "LENGTHS", "SCORING", "TITLE"]
__all__ += ["action_kind", "counts", "label", "lengths", "things", "uses"]

TITLE = "Hummelwiese"
KINDS = {"flower": "hummelwiese-study-flowers"}
LENGTHS = {"turns": "study-turns"}
SCORING = ("flower",)

Table = NDArray[np.int64]


def things(start: State) -> list[tuple[str, str]]:
    return [("flower", name) for name in FLOWER_NAMES]


def label(start: State, kind: str, name: str) -> str:
    return text(f"hummelwiese-name-{name}")


def action_kind(word: str) -> str:
    return word.split()[0]


def lengths(end: State) -> dict[str, int]:
    return {"turns": int(end.turn)}


def uses(start: State, moves: Table, end: State) -> tuple[Table, Table, Table]:
    """A seed that was drawn has to be sown, so it was used as often as it could be."""
    used, points = (np.zeros((FLOWERS, int(start.seats)), np.int64) for _ in range(2))
    states = np.array([start])  # compiled code does not keep a record's array alive
    state = states[0]
    for seat, action in moves.tolist():
        flower = int(state.seed) if state.step == SOW_SEED else None
        before = int(state.points[seat, NEIGHBOUR_POINTS])
        apply(state, seat, action)
        if flower is not None:
            used[flower, seat] += 1
            points[flower, seat] += int(state.points[seat, NEIGHBOUR_POINTS]) - before
    return used, used, points
