"""What a study of Renature counts: animals laid, plants set, areas won (`waldbach.lab.study`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.game import State
from waldbach.games.renature.areas import award_area
from waldbach.games.renature.layout import (
    ANIMALS,
    COLOURS,
    DISCARD,
    HIGH,
    LOW,
    NO_PLANT,
    PLANT,
    PLANT_POINTS,
    SPACES,
    TYPES,
)
from waldbach.games.renature.notation import ANIMAL_NAMES, OWNERS, PLANT_NAMES
from waldbach.games.renature.spaces import NAME_OF
from waldbach.games.renature.telling import animal_name, plant_name
from waldbach.games.renature.terminal import counts
from waldbach.games.renature.turn import apply
from waldbach.jit import rule
from waldbach.messages import text

__all__ = [
    "KINDS",
    "LENGTHS",
    "SCORING",
    "TITLE",
    "action_kind",
    "counts",
    "label",
    "lengths",
    "things",
    "uses",
]

TITLE = "Renature"
KINDS = {"animal": "study-animals", "plant": "study-plants", "area": "study-areas"}
LENGTHS = {"turns": "study-turns"}
SCORING = ("plant", "area")
FIRST_AREA = ANIMALS + 2 * TYPES - 1  # rows of areas, which count from 1, follow the plants

Table = NDArray[np.int64]


def things(start: State) -> list[tuple[str, str]]:
    plants = [f"{owner}-{plant}" for owner in OWNERS for plant in PLANT_NAMES]
    areas = [str(area) for area in range(1, int(start.areas) + 1)]
    return [
        *(("animal", name) for name in ANIMAL_NAMES),
        *(("plant", name) for name in plants),
        *(("area", name) for name in areas),
    ]


def label(start: State, kind: str, name: str) -> str:
    if kind == "animal":
        return animal_name(name)
    if kind == "plant":
        owner, _, plant = name.partition("-")
        return plant_name(owner, plant)
    spaces = np.flatnonzero(start.area == int(name)).tolist()
    return text("study-area", area=int(name), space=NAME_OF[spaces[0]], size=len(spaces))


def action_kind(word: str) -> str:
    """
    >>> action_kind("plant own bush c6"), action_kind("joker owl")
    ('plant own', 'joker')
    """
    verb, *rest = word.split()
    return f"{verb} {rest[0]}" if verb == "plant" else verb


def lengths(end: State) -> dict[str, int]:
    return {"turns": int(end.turn)}


def uses(start: State, moves: Table, end: State) -> tuple[Table, Table, Table]:
    """Animals count by halves of dominoes, of those that were laid or thrown away; plants as often
    as they were set, of those set and those left; areas by the plants that came there. What an area
    brings includes the back of its token."""
    seats = int(start.seats)
    used, chances, points = (
        np.zeros((ANIMALS + 2 * TYPES + int(start.areas), seats), np.int64) for _ in range(3)
    )
    state = np.array([start])  # compiled code does not keep a record's array alive
    follow(state[0], moves, used, chances, points)
    plants = slice(ANIMALS, ANIMALS + 2 * TYPES)
    left = np.concatenate([end.own[:seats].T, end.neutral[:seats].T])
    chances[plants] = used[plants] + left
    for area, taker in enumerate(end.taken.tolist()):
        if taker >= 0:
            points[FIRST_AREA + area, taker] += int(end.back[area])
    return used, chances, points


@rule
def follow(state: State, moves: Table, used: Table, chances: Table, points: Table) -> None:
    """Play the moves in place and book what each of them used and brought."""
    for step in range(len(moves)):
        seat, action = int(moves[step, 0]), int(moves[step, 1])
        if step == len(moves) - 1:  # the final scoring takes the plants of Valley away
            book_areas(state, open_areas(state), points)
        if action < PLANT:
            book_domino(seat, action, used, chances)
        is_planting = PLANT <= action < NO_PLANT
        before = int(state.points[seat, PLANT_POINTS]) if is_planting else 0
        was_open = open_areas(state)
        apply(state, seat, action)
        if is_planting:
            kind, p = (action - PLANT) // SPACES, (action - PLANT) % SPACES
            used[ANIMALS + kind, seat] += 1
            points[ANIMALS + kind, seat] += int(state.points[seat, PLANT_POINTS]) - before
            used[FIRST_AREA + int(state.area[p]), seat] += 1
        book_areas(state, was_open & ~open_areas(state), points)


@rule
def book_domino(seat: int, action: int, used: Table, chances: Table) -> None:
    if action < DISCARD:
        first, second = action // ANIMALS % ANIMALS, action % ANIMALS
        used[first, seat] += 1
        used[second, seat] += 1
    else:
        first, second = int(LOW[action - DISCARD]), int(HIGH[action - DISCARD])
    chances[first, seat] += 1
    chances[second, seat] += 1


@rule
def open_areas(state: State) -> int:
    """Areas whose token has not been taken, a bit each."""
    found = 0
    for area in range(1, state.areas + 1):
        if state.taken[area] < 0:
            found |= 1 << area
    return found


@rule
def book_areas(state: State, areas: int, points: Table) -> None:
    """What these areas are worth to each seat as they stand."""
    totals, award = np.empty(COLOURS, np.int64), np.empty(COLOURS, np.int64)
    for area in range(1, state.areas + 1):
        if (areas >> area) & 1:
            award_area(state, area, totals, award)
            for seat in range(state.seats):
                points[FIRST_AREA + area, seat] += award[seat]
