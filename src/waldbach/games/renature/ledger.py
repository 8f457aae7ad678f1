"""What a player may look up: who leads where (Y-11), which animals still matter (Y-08), how the
seats stand. Compiled functions write it into tables of numbers, since each look at a field of a
record from outside costs a part of a microsecond."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach.game import State
from waldbach.games.renature.areas import area_size, award_area, has_open_brook, is_present
from waldbach.games.renature.brook import is_animal
from waldbach.games.renature.final import place_of, total
from waldbach.games.renature.layout import (
    COLOURS,
    MAX_AREAS,
    NEUTRAL,
    SOURCES,
    TYPES,
)
from waldbach.jit import rule

Table = NDArray[np.int64]

EVERY_AREA = (2 << MAX_AREAS) - 2


# --- areas ----------------------------------------------------------------------------------------


AREA_FIELDS = 6 + 3 * COLOURS


@rule
def tabulate_areas(state: State, wanted: int, table: Table) -> int:
    """A row for each of these areas that exists: number, size, main, minor, taker, closed, then for
    every colour its total, whether it is struck, and its points. Returns how many rows.

    The award is that of the function that scores the area (Y-12).
    """
    totals = np.empty(COLOURS, np.int64)
    points = np.empty(COLOURS, np.int64)
    n = 0
    for area in range(1, state.areas + 1):
        size = area_size(state, area) if (wanted >> area) & 1 else 0
        if size == 0:
            continue  # joined to another, or not asked for
        kind = int(state.front[area])
        row = table[n]
        row[0] = area
        row[1] = size
        row[2] = state.main[kind] if kind >= 0 else size
        row[3] = state.minor[kind] if kind >= 0 else size // 2
        row[4] = state.taken[area]
        row[5] = (state.shut >> area) & 1
        award_area(state, area, totals, points)
        for colour in range(COLOURS):
            row[6 + 3 * colour] = totals[colour]
            row[7 + 3 * colour] = not is_present(totals, colour)
            row[8 + 3 * colour] = points[colour]
        n += 1
    return n


def area_rows(state: State, wanted: int = EVERY_AREA) -> list[list[int]]:
    """Those of the wanted areas (a bit each) that exist; joined ones under their common number."""
    table = np.empty((MAX_AREAS, AREA_FIELDS), np.int64)
    rows: list[list[int]] = table[: tabulate_areas(state, wanted, table)].tolist()
    return rows


def taker_of(row: list[int]) -> int:
    """The seat that has the token of the area, or -1."""
    return row[4]


def is_closed(row: list[int]) -> bool:
    return bool(row[5])


def ledger_of(row: list[int]) -> dict[str, Any]:
    """As events and descriptions tell it: for every colour with plants its total, whether a tie
    strikes it out, and what it would get now."""
    return {
        "area": row[0],
        "size": row[1],
        "main": row[2],
        "minor": row[3],
        "standings": [
            {
                "colour": colour_name(colour),
                "total": row[i],
                "struck": bool(row[i + 1]),
                "points": row[i + 2],
            }
            for colour, i in enumerate(range(6, AREA_FIELDS, 3))
            if row[i]
        ],
    }


def colour_name(colour: int) -> str:
    """How data names a colour: the seat's number, or `neutral`. The paint is cosmetic (Y-03)."""
    return "neutral" if colour == NEUTRAL else str(colour + 1)


# --- spaces ---------------------------------------------------------------------------------------


@rule
def is_irrelevant(state: State, p: int) -> bool:
    """An animal beside which no domino can come any more, by geometry alone (Y-08)."""
    return is_animal(int(state.piece[p])) and not has_open_brook(state, p)


# --- seats ----------------------------------------------------------------------------------------

COUNTS = SOURCES + 2 * TYPES  # where the numbers begin that stand alone
COUNT_NAMES = ("total", "place", "clouds", "hand", "reserve", "discarded")
SEAT_FIELDS = COUNTS + len(COUNT_NAMES)


@rule
def tabulate_seats(state: State, table: Table) -> None:
    """A row for each seat: points by source, own and neutral plants by type, total, place, clouds,
    then how many dominoes in hand, in reserve and discarded."""
    for seat in range(state.seats):
        row = table[seat]
        for source in range(SOURCES):
            row[source] = state.points[seat, source]
        for kind in range(TYPES):
            row[SOURCES + kind] = state.own[seat, kind]
            row[SOURCES + TYPES + kind] = state.neutral[seat, kind]
        rest = row[COUNTS:]
        rest[0] = total(state, seat)
        rest[1] = place_of(state, seat)
        rest[2] = state.clouds[seat]
        rest[3] = state.hand[seat]
        rest[4] = state.reserve[seat]
        rest[5] = state.box[seat]
