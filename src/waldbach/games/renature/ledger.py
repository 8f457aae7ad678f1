"""What a player may look up: who leads where (Y-11), which animals still matter (Y-08)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach.game import State
from waldbach.games.renature.areas import area_size, award_area, has_open_brook, is_present
from waldbach.games.renature.brook import is_animal
from waldbach.games.renature.layout import CELLS, COLOURS, FIRST_SPACE, NEUTRAL, SPACES
from waldbach.jit import rule

Table = NDArray[np.int64]


@dataclass(frozen=True)
class Standing:
    """One colour in an area: its total, whether a tie strikes it out, what it would get now."""

    colour: int  # a seat, or NEUTRAL
    total: int
    struck: bool
    points: int


@dataclass(frozen=True)
class AreaLedger:
    area: int
    size: int
    main: int
    minor: int
    standings: tuple[Standing, ...]
    taken: int  # the seat that has its token, or -1

    def data(self) -> dict[str, Any]:
        """As events and descriptions tell it."""
        return {
            "area": self.area,
            "size": self.size,
            "main": self.main,
            "minor": self.minor,
            "standings": [
                {
                    "colour": colour_name(standing.colour),
                    "total": standing.total,
                    "struck": standing.struck,
                    "points": standing.points,
                }
                for standing in self.standings
            ],
        }


@rule
def tabulate(state: State, sizes: Table, totals: Table, points: Table, struck: Table) -> None:
    """Every area as it would be scored now, by the same function that scores it (Y-12)."""
    for area in range(1, state.areas + 1):
        sizes[area] = area_size(state, area)
        award_area(state, area, totals[area], points[area])
        for colour in range(COLOURS):
            struck[area, colour] = not is_present(totals[area], colour)


def ledgers(state: State) -> list[AreaLedger]:
    """Every area that exists now; joined ones under their common number."""
    rows = int(state.areas) + 1
    sizes = np.zeros(rows, np.int64)
    totals, points, struck = (np.zeros((rows, COLOURS), np.int64) for _ in range(3))
    tabulate(state, sizes, totals, points, struck)
    fronts, taken = state.front.tolist(), state.taken.tolist()
    mains, minors = state.main.tolist(), state.minor.tolist()
    found = []
    for area, size in enumerate(sizes.tolist()):
        if size == 0:
            continue  # joined to another, or no area at all
        kind = fronts[area]
        main, minor = (mains[kind], minors[kind]) if kind >= 0 else (size, size // 2)
        numbers = zip(
            totals[area].tolist(), struck[area].tolist(), points[area].tolist(), strict=True
        )
        standings = tuple(
            Standing(colour, total, bool(tied), award)
            for colour, (total, tied, award) in enumerate(numbers)
            if total
        )
        found.append(AreaLedger(area, size, main, minor, standings, taken[area]))
    return found


def area_ledger(state: State, area: int) -> AreaLedger:
    return next(ledger for ledger in ledgers(state) if ledger.area == area)


@rule
def is_irrelevant(state: State, p: int) -> bool:
    """An animal beside which no domino can come any more, by geometry alone (Y-08)."""
    return is_animal(int(state.piece[p])) and not has_open_brook(state, p)


@rule
def mark_irrelevant(state: State, marks: Table) -> None:
    for p in range(FIRST_SPACE, SPACES):
        marks[p] = is_irrelevant(state, p)


def irrelevant_spaces(state: State) -> set[int]:
    marks = np.zeros(CELLS, np.int64)
    mark_irrelevant(state, marks)
    return set(np.flatnonzero(marks).tolist())


def colour_name(colour: int) -> str:
    """How data names a colour: the seat's number, or `neutral`. The paint is cosmetic (Y-03)."""
    return "neutral" if colour == NEUTRAL else str(colour + 1)
