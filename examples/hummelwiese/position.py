"""Positions as text:

    hummelwiese position 1
    seats 2
    turn 3 seat 1 step sow              step: what is to be done now (STEPS)
    seed poppy                          the seed that was drawn, if one was
    bag 4 3 5 4                         seeds in the bag: poppy cornflower thyme buttercup
    seat 1 nest b3 points 2 0           `nest ?`: hidden; `nest -`: not chosen yet
    seat 2 nest ? points 1 0
    meadow
      p . . c                           p poppy, c cornflower, t thyme, b buttercup, . nothing
      . p . .
      . . . .
      t . . b

Only the meadow has to be there: the rest takes the value of a fresh game after its four corners.
"""

from __future__ import annotations

import numpy as np

from waldbach.game import BadInput, State

from .layout import (
    CORNERS,
    DRAW_SEED,
    DTYPE,
    FLOWERS,
    MAX_SEATS,
    MAX_SIDE,
    NESTS,
    NOWHERE,
    OVER,
    SEEDS,
    SOURCES,
    SOW_SEED,
    SPACES,
)
from .notation import FLOWER_NAMES, SPACE_NAMES, read_space
from .rules import next_corner, on_meadow, turns

HEAD = "hummelwiese position 1"
STEPS = ("corners", "nests", "draw", "sow", "show", "over")
SIGNS = "pctb."  # by flower; the last one is that of a free space


def blank(seats: int, side: int) -> State:
    """A meadow on which nothing grows."""
    state = np.frombuffer(bytearray(DTYPE.itemsize), DTYPE)[0]
    state.seats, state.side, state.seed = seats, side, FLOWERS
    state.bag[:] = SEEDS[side]
    state.flower[:] = FLOWERS
    state.nest[:] = NOWHERE
    return state


def format_position(state: State) -> str:
    now = state.numbers()
    lines = [HEAD, f"seats {now.seats}"]
    lines.append(f"turn {now.turn} seat {now.seat + 1} step {STEPS[now.step]}")
    if now.seed < FLOWERS:
        lines.append(f"seed {FLOWER_NAMES[now.seed]}")
    lines.append(f"bag {' '.join(map(str, state.bag.tolist()))}")
    for seat in range(now.seats):
        points = " ".join(map(str, state.points[seat].tolist()))
        lines.append(f"seat {seat + 1} nest {_nest_word(state, seat)} points {points}")
    lines.append("meadow")
    rows = state.flower.reshape(MAX_SIDE, MAX_SIDE)[: now.side, : now.side].tolist()
    return "\n".join([*lines, *("  " + " ".join(SIGNS[one] for one in row) for row in rows), ""])


def _nest_word(state: State, seat: int) -> str:
    nest = int(state.nest[seat])
    if nest != NOWHERE:
        return SPACE_NAMES[nest]
    return "?" if state.ready[seat] else "-"


def parse_position(text: str) -> State:
    """Read a position; whatever is wrong is named with its line."""
    lines = [(n, line.split()) for n, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if not lines or " ".join(lines[0][1]) != HEAD:
        raise BadInput("hummelwiese-position", line=1, right=HEAD)
    start = next((i for i, (_, parts) in enumerate(lines) if parts == ["meadow"]), None)
    if start is None:
        raise BadInput("hummelwiese-position", line=lines[-1][0], right="meadow")
    head, rows = lines[1:start], lines[start + 1 :]
    state = blank(_seats(head), len(rows) if len(rows) in SEEDS else _fail(lines[-1][0], "4, 5"))
    _read_meadow(state, rows)
    state.step = CORNERS if next_corner(state) != NOWHERE else NESTS
    for line, parts in head:
        _read_line(state, line, parts)
    _check(state, lines[-1][0])
    return state


def _fail(line: int, right: str) -> int:
    raise BadInput("hummelwiese-position", line=line, right=right)


def _seats(head: list[tuple[int, list[str]]]) -> int:
    for line, parts in head:
        if parts[0] == "seats":
            return _number(line, parts[1:2], 2, MAX_SEATS)
    return 2


def _number(line: int, parts: list[str], least: int, most: int) -> int:
    """The number that stands there alone."""
    word = parts[0] if parts else ""
    if not (word.isascii() and word.isdigit() and least <= int(word[:6]) <= most):
        _fail(line, f"{least} .. {most}")
    return int(word[:6])


def _choice(line: int, parts: list[str], names: tuple[str, ...]) -> int:
    word = parts[0] if parts else ""
    return names.index(word) if word in names else _fail(line, ", ".join(names))


def _read_meadow(state: State, rows: list[tuple[int, list[str]]]) -> None:
    for row, (line, signs) in enumerate(rows):
        if len(signs) != state.side:
            _fail(line, " ".join("." * int(state.side)))
        for column, sign in enumerate(signs):
            flower = _choice(line, [sign], tuple(SIGNS))
            state.flower[row * MAX_SIDE + column] = flower
            if flower < FLOWERS:
                state.bag[flower] = max(0, int(state.bag[flower]) - 1)


def _read_line(state: State, line: int, parts: list[str]) -> None:
    match parts:
        case ["seats", _]:
            pass
        case ["turn", turn, "seat", seat, "step", step]:
            state.turn = _number(line, [turn], 0, SPACES)
            state.seat = _number(line, [seat], 1, int(state.seats) + 1) - 1
            state.step = _choice(line, [step], STEPS)
        case ["seed", flower]:
            state.seed = _choice(line, [flower], FLOWER_NAMES)
        case ["bag", *counts] if len(counts) == FLOWERS:
            state.bag[:] = [_number(line, [count], 0, 99) for count in counts]
        case ["seat", seat, "nest", nest, "points", *points] if len(points) == SOURCES:
            number = _number(line, [seat], 1, int(state.seats)) - 1
            state.points[number] = [_number(line, [one], 0, 999) for one in points]
            state.ready[number] = nest != "-"
            if nest not in ("-", "?"):
                space = read_space(nest)
                ok = space is not None and on_meadow(state, space)
                state.nest[number] = space if ok else _fail(line, "b3, ?, -")
        case _:
            _fail(line, "seats, turn, seed, bag, seat, meadow")


def _check(state: State, line: int) -> None:
    """What the rules rely on: a position that could not be played on is refused."""
    step, seats = int(state.step), int(state.seats)
    ready = all(state.ready[:seats])
    if (state.step == CORNERS) != (next_corner(state) != NOWHERE):
        _fail(line, "step corners")
    begun = step > NESTS
    if ready != begun or (state.turn > 0) != begun:
        _fail(line, "nest")
    if (step == SOW_SEED) != (state.seed < FLOWERS):
        _fail(line, "seed")
    if step in (CORNERS, DRAW_SEED) and not state.bag.any():
        _fail(line, "bag")
    if step in (DRAW_SEED, SOW_SEED):
        free = sum(on_meadow(state, p) and state.flower[p] == FLOWERS for p in range(SPACES))
        left = turns(state) - int(state.turn) + 1
        if not (state.turn >= 1 and 1 <= left <= free and (state.turn - 1) % seats == state.seat):
            _fail(line, "turn")
    if (step == OVER) != (state.seat == seats):
        _fail(line, "seat")
