"""What a learning agent sees of a view, as numbers, and the actions it can ever choose from.

`fields` lists the numbers in the order in which `observe` writes them. Seats are counted from the
one that looks: 0 is itself, 1 the next round the table, so an agent has to learn one side only.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.games.renature.areas import plant_colour, plant_value
from waldbach.games.renature.final import place_of, tie_break, total
from waldbach.games.renature.layout import (
    AGAIN,
    ANIMALS,
    BOARD,
    BOX,
    DISCARD,
    DOMINOES,
    END,
    FIRST_PLANT,
    GRID,
    HAND,
    HAND_SIZE,
    HIGH,
    JOKER,
    LOW,
    MAX_AREAS,
    MAX_BACK,
    MAX_CLOUDS,
    MAX_KINDS,
    MAX_MAIN,
    MAX_MINOR,
    MUSHROOM,
    MUSHROOMS,
    NEUTRAL,
    NO_MUSHROOM,
    NO_PLANT,
    OUTSIDE,
    OVER,
    PLACE,
    PLANT,
    RETURN,
    SCORE,
    SOIL,
    SOURCES,
    SPACES,
    STRIDE,
    TYPES,
    VALLEY,
    VARIANT,
)
from waldbach.games.renature.turn import acting
from waldbach.jit import rule
from waldbach.kernel import State

__all__ = ["choices", "fields", "observe"]

Numbers = NDArray[np.int16]
Field = tuple[str, tuple[int, ...], int, int, str]  # name, shape, least, most, meaning

MOST_TURNS = 4 * DOMINOES
MOST_POINTS = 2000
LEAST_POINTS = -200
MOST_SUM = GRID * GRID * TYPES  # of plant values


def fields(seats: int) -> list[Field]:
    grid, areas = (GRID, GRID), (MAX_AREAS,)
    return [
        ("mode", (), 0, VARIANT, "0 base, 1 valley, 2 variant"),
        ("valley_rules", (), 0, 1, "1 if the rules of Valley hold"),
        ("open_discards", (), 0, 1, "1 if discarded dominoes are open"),
        ("cloud_mushrooms", (), 0, 1, "1 if mushrooms may grow on clouds"),
        ("step", (), 0, OVER,
         "5 domino, 6 mushroom, 7 plant, 8 before scoring, 9 end of turn, 10 over"),
        ("turn", (), 0, MOST_TURNS, "number of the turn, from 1"),
        ("to_act", (seats,), 0, 1, "1 for the seat that is to act"),
        ("starter", (seats,), 0, 1, "1 for the seat that began"),
        ("joker", (), 0, ANIMALS - 1, "animal that is the joker"),
        ("mushrooms", (), 0, MUSHROOMS, "mushrooms left in the supply"),
        ("owed", (), 0, 2, "mushrooms that may still be set for this domino"),
        ("ground", grid, 0, 5,
         "0 outside, 1 brook or meadow, 2 start or pond, 3 stump, 4 soil, 5 mushroom"),
        ("area", grid, 0, MAX_AREAS, "number of the area the space belongs to, 0 none"),
        ("animal", grid, 0, ANIMALS, "animal + 1 on the space, 0 none"),
        ("plant", grid, 0, TYPES, "value of the plant on the space, 0 none"),
        ("owner", grid, 0, seats + 1, "whose plant: 0 none, 1 neutral, 2 + seat"),
        ("cloud", grid, 0, MAX_CLOUDS, "clouds on the space"),
        ("fresh", grid, 0, 1, "1 where the domino of this turn lies"),
        ("area_size", areas, 0, GRID * GRID, "spaces of the area (area 1 first)"),
        ("area_sum", (MAX_AREAS, seats + 1), 0, MOST_SUM,
         "plant values in it: neutral, then by seat"),
        ("area_first", areas, 0, GRID * GRID, "points for the first place there"),
        ("area_second", areas, 0, GRID * GRID, "points for the second place there"),
        ("area_closed", areas, 0, 1, "1 if it has been closed"),
        ("area_pending", areas, 0, 1, "1 if it was closed this turn and is still to be scored"),
        ("area_taken", areas, 0, seats, "1 + seat that took its token, 0 nobody"),
        ("area_kind", areas, 0, MAX_KINDS, "1 + kind of its token, 0 none"),
        ("area_bonus", areas, 0, MAX_BACK, "bonus on the back of its token, 0 not known"),
        ("kind_first", (MAX_KINDS,), 0, MAX_MAIN, "first number on tokens of a kind"),
        ("kind_second", (MAX_KINDS,), 0, MAX_MINOR, "second number on tokens of a kind"),
        ("kind_unseen", (MAX_KINDS, MAX_BACK), 0, 127,
         "tokens of a kind with bonus 1, 2 … whose back was not seen yet"),
        ("hand", (HAND_SIZE, 2), 0, ANIMALS, "own dominoes: their animals + 1, 0 none"),
        ("domino", (DOMINOES,), 0, 2 + seats,
         "each domino: 0 unseen, 1 own hand, 2 on the board, 3 + seat that discarded it"),
        ("clouds", (seats,), 0, MAX_CLOUDS, "clouds on each player board"),
        ("own_plants", (seats, TYPES), 0, 9, "own turf, bushes, pines, oaks left"),
        ("neutral_plants", (seats, TYPES), 0, 3, "neutral plants left, in the same order"),
        ("hand_size", (seats,), 0, HAND_SIZE, "dominoes in each hand"),
        ("reserve", (seats,), 0, DOMINOES, "dominoes each can still draw"),
        ("discarded", (seats,), 0, DOMINOES, "dominoes each has discarded"),
        ("points", (seats, SOURCES), LEAST_POINTS, MOST_POINTS,
         "points for start, plants, areas, clouds, plants left, token backs"),
        ("total", (seats,), LEAST_POINTS, MOST_POINTS, "their sum"),
        ("tie_break", (seats,), 0, MAX_AREAS,
         "tokens taken; in Valley first places in the largest areas, at the end"),
        ("place", (seats,), 1, seats, "place as points stand"),
    ]  # fmt: skip


# --- writing --------------------------------------------------------------------------------------


@rule
def observe(view: State, seat: int, out: Numbers) -> int:
    """Write what the seat sees in its view; returns how many numbers."""
    n = write_course(view, seat, out, 0)
    n = write_board(view, seat, out, n)
    n = write_areas(view, seat, out, n)
    n = write_tokens(view, out, n)
    n = write_dominoes(view, seat, out, n)
    return write_seats(view, seat, out, n)


@rule
def from_seat(view: State, seat: int, other: int) -> int:
    """The other seat, counted from this one."""
    return (other - seat) % view.seats


@rule
def write_course(view: State, seat: int, out: Numbers, n: int) -> int:
    out[n] = view.mode
    out[n + 1] = view.rules == VALLEY
    out[n + 2] = view.open_discards
    out[n + 3] = view.cloud_mushrooms
    out[n + 4] = view.step
    out[n + 5] = view.turn
    n += 6
    mask = acting(view)
    for other in range(view.seats):
        k = from_seat(view, seat, other)
        out[n + k] = mask >> other & 1
        out[n + view.seats + k] = other == view.starter
    n += 2 * view.seats
    out[n] = view.joker
    out[n + 1] = view.supply
    out[n + 2] = view.owed
    return n + 3


@rule
def write_board(view: State, seat: int, out: Numbers, n: int) -> int:
    plane = GRID * GRID
    for row in range(GRID):
        for column in range(GRID):
            p = (row + 1) * STRIDE + column + 1
            k = n + row * GRID + column
            piece = int(view.piece[p])
            is_plant = piece >= FIRST_PLANT
            out[k] = view.ground[p]
            out[k + plane] = view.area[p]
            out[k + 2 * plane] = 0 if is_plant else piece
            out[k + 3 * plane] = plant_value(piece) if is_plant else 0
            out[k + 4 * plane] = owner(view, seat, piece) if is_plant else 0
            out[k + 5 * plane] = view.cloud[p]
            out[k + 6 * plane] = p in (view.first, view.second)
    return n + 7 * plane


@rule
def owner(view: State, seat: int, piece: int) -> int:
    colour = plant_colour(piece)
    return 1 if colour == NEUTRAL else 2 + from_seat(view, seat, colour)


@rule
def write_areas(view: State, seat: int, out: Numbers, n: int) -> int:
    width = view.seats + 1
    sizes, sums, rest = n, n + MAX_AREAS, n + MAX_AREAS * (1 + width)
    end = rest + 7 * MAX_AREAS
    out[n:end] = 0
    for p in range(STRIDE, SPACES):
        area = int(view.area[p])
        if area:
            out[sizes + area - 1] += 1
            piece = int(view.piece[p])
            if piece >= FIRST_PLANT:
                k = owner(view, seat, piece) - 1
                out[sums + (area - 1) * width + k] += plant_value(piece)
    for area in range(1, view.areas + 1):
        write_area(view, seat, area, int(out[sizes + area - 1]), out, rest + area - 1)
    return end


@rule
def write_area(view: State, seat: int, area: int, size: int, out: Numbers, k: int) -> None:
    kind, taker = int(view.front[area]), int(view.taken[area])
    out[k] = view.main[kind] if kind >= 0 else size
    out[k + MAX_AREAS] = view.minor[kind] if kind >= 0 else size // 2
    out[k + 2 * MAX_AREAS] = view.shut >> area & 1
    out[k + 3 * MAX_AREAS] = view.closed >> area & 1
    out[k + 4 * MAX_AREAS] = 1 + from_seat(view, seat, taker) if taker >= 0 else 0
    out[k + 5 * MAX_AREAS] = kind + 1
    out[k + 6 * MAX_AREAS] = view.back[area]


@rule
def write_tokens(view: State, out: Numbers, n: int) -> int:
    unseen = n + 2 * MAX_KINDS
    for kind in range(MAX_KINDS):
        out[n + kind] = view.main[kind]
        out[n + MAX_KINDS + kind] = view.minor[kind]
        for bonus in range(1, MAX_BACK + 1):
            out[unseen + kind * MAX_BACK + bonus - 1] = view.backs[kind, bonus]
    for area in range(1, view.areas + 1):
        kind, bonus = int(view.front[area]), int(view.back[area])
        if kind >= 0 and bonus > 0:
            out[unseen + kind * MAX_BACK + bonus - 1] -= 1
    return unseen + MAX_KINDS * MAX_BACK


@rule
def write_dominoes(view: State, seat: int, out: Numbers, n: int) -> int:
    where = n + HAND_SIZE * 2
    out[n:where] = 0
    for domino in range(DOMINOES):
        place = int(view.where[domino])
        out[where + domino] = 0
        if place == HAND + seat:
            out[where + domino] = 1
            if n < where:
                out[n] = LOW[domino] + 1
                out[n + 1] = HIGH[domino] + 1
                n += 2
        elif place == BOARD:
            out[where + domino] = 2
        elif place >= BOX:
            out[where + domino] = 3 + from_seat(view, seat, place - BOX)
    return where + DOMINOES


@rule
def write_seats(view: State, seat: int, out: Numbers, n: int) -> int:
    seats = view.seats
    own, neutral = n + seats, n + seats * (1 + TYPES)
    counts = neutral + seats * TYPES
    points = counts + 3 * seats
    totals = points + seats * SOURCES
    for other in range(seats):
        k = from_seat(view, seat, other)
        out[n + k] = view.clouds[other]
        for kind in range(TYPES):
            out[own + k * TYPES + kind] = view.own[other, kind]
            out[neutral + k * TYPES + kind] = view.neutral[other, kind]
        out[counts + k] = view.hand[other]
        out[counts + seats + k] = view.reserve[other]
        out[counts + 2 * seats + k] = view.box[other]
        for source in range(SOURCES):
            out[points + k * SOURCES + source] = view.points[other, source]
        out[totals + k] = total(view, other)
        out[totals + seats + k] = tie_break(view, other)
        out[totals + 2 * seats + k] = place_of(view, other)
    return totals + 3 * seats


# --- actions --------------------------------------------------------------------------------------


def choices(start: State) -> NDArray[np.int64]:
    """Every action that a seat can ever choose at this table, ascending: what lies on its board."""
    ground = start.ground.tolist()
    brook = [p for p in range(SPACES) if OUTSIDE < ground[p] < SOIL]
    grows = start.rules == VALLEY
    soil = [p for p in range(SPACES) if ground[p] >= SOIL or (grows and p in brook)]
    found: list[int] = []
    for p in brook:
        for down, q in enumerate((p + 1, p + STRIDE)):
            if q in brook:
                first = PLACE + (p * 2 + down) * ANIMALS * ANIMALS
                found += range(first, first + ANIMALS * ANIMALS)
    found += range(DISCARD, DISCARD + DOMINOES)
    found += [PLANT + kind * SPACES + p for kind in range(2 * TYPES) for p in soil]
    found += [NO_PLANT, *range(JOKER, JOKER + ANIMALS), *(RETURN + p for p in soil)]
    found += [*(MUSHROOM + p for p in brook), NO_MUSHROOM] if grows else [SCORE]
    return np.array([*found, AGAIN, END], np.int64)
