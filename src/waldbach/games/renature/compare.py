"""Views side by side, compiled: what is different in them, written as plain numbers in one go. What
the numbers mean is told by `changes.py` and `events.py`."""

from __future__ import annotations

import threading

import numpy as np
from numpy.typing import NDArray

from waldbach.game import State, Views
from waldbach.games.renature.layout import (
    BOX,
    CELLS,
    DOMINOES,
    FIRST_SPACE,
    HAND,
    MAX_AREAS,
    MAX_SEATS,
    OUTSIDE,
    OVER,
    PLANT_POINTS,
    SPACES,
    STRIDE,
)
from waldbach.games.renature.ledger import (
    AREA_FIELDS,
    SEAT_FIELDS,
    SPACE_FIELDS,
    Table,
    tabulate_areas,
    tabulate_seats,
    write_space,
)
from waldbach.jit import rule

Numbers = NDArray[np.int64]

SPACE_PAIR = 1 + 2 * SPACE_FIELDS
COUNT_FIELDS = 3
TOKEN_FIELDS = 5


# --- changes --------------------------------------------------------------------------------------


# How much `tabulate_changes` may write: every viewer, each space, area and seat.
MOST_NUMBERS = (
    (SPACES + 1) * SPACE_PAIR
    + 2 * (1 + MAX_AREAS * AREA_FIELDS)
    + 1
    + MAX_SEATS * SEAT_FIELDS * COUNT_FIELDS
    + (MAX_SEATS + 1) * (2 + 4 * MAX_SEATS + DOMINOES + MAX_AREAS * TOKEN_FIELDS)
)


class _Room(threading.local):
    """Kept, since room of this size is slow to get; each thread has its own."""

    def __init__(self) -> None:
        self.numbers = np.empty(MOST_NUMBERS, np.int64)


_room = _Room()


def change_numbers(views: Views) -> list[int]:
    """What `tabulate_changes` writes; at most one row a seat and one for the spectator."""
    numbers: list[int] = _room.numbers[: tabulate_changes(views, _room.numbers)].tolist()
    return numbers


@rule
def tabulate_changes(views: Views, out: Numbers) -> int:
    """From the first to the last view in each row. Each group begins with how many rows it has:
    spaces (number, how it was, how it is), areas as they were, areas as they are, what is counted
    of seats (seat, which count, how much it is). These are public, so the views of the first row
    tell them for all. Then for each viewer the places whose dominoes changed (place, how many,
    which) and tokens (area, who had it, its back, who has it, its back). Returns how many."""
    last = views.shape[1] - 1
    n = add_spaces(views[0, 0], views[0, last], out, 0)
    n = add_areas(views[0, 0], views[0, last], out, n)
    n = add_seats(views[0, 0], views[0, last], out, n)
    for viewer in range(views.shape[0]):
        n = add_dominoes(views[viewer, 0], views[viewer, last], out, n)
        n = add_tokens(views[viewer, 0], views[viewer, last], out, n)
    return n


@rule
def add_spaces(before: State, after: State, out: Numbers, n: int) -> int:
    size = (SPACES + 1) * SPACE_PAIR
    rows = out[n + 1 : n + 1 + size].reshape((SPACES + 1, SPACE_PAIR))
    out[n] = tabulate_changed_spaces(before, after, rows)
    return n + 1 + int(out[n]) * SPACE_PAIR


@rule
def tabulate_changed_spaces(before: State, after: State, rows: Table) -> int:
    """A row for each space that looks different: its number, how it was, how it is."""
    first, last = changed_stretch(before, after)
    n = 0
    # A piece has a say in what is irrelevant up to two spaces away.
    for p in range(max(FIRST_SPACE, first - 2 * STRIDE), min(SPACES, last + 2 * STRIDE + 1)):
        if after.ground[p] == OUTSIDE:
            continue
        row = rows[n]
        row[0] = p
        write_space(before, p, row, 1)
        write_space(after, p, row, 1 + SPACE_FIELDS)
        for i in range(1, 1 + SPACE_FIELDS):
            if row[i] != row[i + SPACE_FIELDS]:
                n += 1
                break
    return n


@rule
def changed_stretch(before: State, after: State) -> tuple[int, int]:
    """The first and the last space on which something lies or grows that did not; none: no space
    lies between the two."""
    first, last = CELLS + CELLS, -CELLS
    for p in range(FIRST_SPACE, SPACES):
        if (
            before.piece[p] != after.piece[p]
            or before.cloud[p] != after.cloud[p]
            or before.ground[p] != after.ground[p]
            or before.area[p] != after.area[p]
        ):
            first = min(first, p)
            last = p
    return first, last


@rule
def add_areas(before: State, after: State, out: Numbers, n: int) -> int:
    changed = changed_areas(before, after)
    n = add_area_rows(before, changed, out, n)
    return add_area_rows(after, changed, out, n)


@rule
def add_area_rows(state: State, wanted: int, out: Numbers, n: int) -> int:
    out[n] = 0
    if wanted:
        rows = out[n + 1 : n + 1 + MAX_AREAS * AREA_FIELDS].reshape((MAX_AREAS, AREA_FIELDS))
        out[n] = tabulate_areas(state, wanted, rows)
    return n + 1 + int(out[n]) * AREA_FIELDS


@rule
def changed_areas(before: State, after: State) -> int:
    """The areas whose ledger may differ, a bit each."""
    changed = int(before.shut) ^ int(after.shut)
    for p in range(FIRST_SPACE, SPACES):
        if before.area[p] != after.area[p] or before.piece[p] != after.piece[p]:
            changed |= 1 << int(before.area[p]) | 1 << int(after.area[p])
    for area in range(1, after.areas + 1):
        if before.front[area] != after.front[area] or before.taken[area] != after.taken[area]:
            changed |= 1 << area
    return changed & ~1


@rule
def add_seats(before: State, after: State, out: Numbers, n: int) -> int:
    was = np.empty((MAX_SEATS, SEAT_FIELDS), np.int64)
    now = np.empty((MAX_SEATS, SEAT_FIELDS), np.int64)
    tabulate_seats(before, was)
    tabulate_seats(after, now)
    count = n
    out[count] = 0
    n += 1
    for seat in range(after.seats):
        for i in range(SEAT_FIELDS):
            if was[seat, i] != now[seat, i]:
                out[count] += 1
                out[n] = seat
                out[n + 1] = i
                out[n + 2] = now[seat, i]
                n += COUNT_FIELDS
    return n


@rule
def add_dominoes(before: State, after: State, out: Numbers, n: int) -> int:
    places = changed_places(before, after)
    count = n
    out[count] = 0
    n += 1
    for seat in range(after.seats):
        for place in (HAND + seat, BOX + seat):
            if (places >> place) & 1:
                out[count] += 1
                n = add_dominoes_at(after, place, out, n)
    return n


@rule
def add_dominoes_at(state: State, place: int, out: Numbers, n: int) -> int:
    out[n] = place
    out[n + 1] = 0
    for domino in range(DOMINOES):
        if state.where[domino] == place:
            out[n + 2 + out[n + 1]] = domino
            out[n + 1] += 1
    return n + 2 + int(out[n + 1])


@rule
def changed_places(before: State, after: State) -> int:
    """The places that a domino came from or has gone to, a bit each."""
    places = 0
    for domino in range(DOMINOES):
        if before.where[domino] != after.where[domino]:
            places |= 1 << int(before.where[domino]) | 1 << int(after.where[domino])
    return places


@rule
def add_tokens(before: State, after: State, out: Numbers, n: int) -> int:
    """Who has which, and the backs as far as they are seen."""
    count = n
    out[count] = 0
    n += 1
    for area in range(1, after.areas + 1):
        if before.taken[area] != after.taken[area] or before.back[area] != after.back[area]:
            out[count] += 1
            out[n] = area
            out[n + 1] = before.taken[area]
            out[n + 2] = before.back[area]
            out[n + 3] = after.taken[area]
            out[n + 4] = after.back[area]
            n += TOKEN_FIELDS
    return n


# --- steps ----------------------------------------------------------------------------------------

STEP_FIELDS = 9


@rule
def tabulate_steps(views: Views, table: Table) -> None:
    """A row for each step between successive views: who was to act, the areas it has closed, clouds
    lifted from the board, clouds gained, points for plants, areas whose token was taken, whether it
    ended the game, the turn it began or 0, and who is to act. Areas are a bit each."""
    for n in range(len(views) - 1):
        before, after, row = views[n], views[n + 1], table[n]
        seat = int(before.seat)
        row[0] = seat
        row[1] = before.closed
        row[2] = 0
        for p in range(FIRST_SPACE, SPACES):
            row[2] += int(before.cloud[p]) - int(after.cloud[p])
        row[3] = int(after.clouds[seat]) - int(before.clouds[seat])
        row[4] = int(after.points[seat, PLANT_POINTS]) - int(before.points[seat, PLANT_POINTS])
        row[5] = 0
        for area in range(1, before.areas + 1):
            if before.taken[area] < 0 <= after.taken[area]:
                row[5] |= 1 << area
        row[6] = after.step == OVER != before.step
        row[7] = after.turn if after.turn != before.turn else 0
        row[8] = after.seat


def step_rows(views: Views) -> list[list[int]]:
    table = np.empty((len(views) - 1, STEP_FIELDS), np.int64)
    tabulate_steps(views, table)
    rows: list[list[int]] = table.tolist()
    return rows
