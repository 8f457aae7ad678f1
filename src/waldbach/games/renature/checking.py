"""What there is to say about a board of one's own: what keeps it from being played, what keeps it
from being a good one, and its figures. What we ask of a board is told in docs/boards.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import reduce
from operator import or_

import numpy as np
from numpy.typing import NDArray

from waldbach.game import CHANCE, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.board import (
    BROOK_GROUND,
    Board,
    BoardError,
    Problem,
    problems,
    read_board,
    unplayable,
    write_board,
)
from waldbach.games.renature.inventing.land import (
    Land,
    arms,
    beside,
    cuts,
    narrow,
    space_of,
    spot,
    spots,
)
from waldbach.games.renature.inventing.marks import tokens_for
from waldbach.games.renature.spaces import NAME_OF, row_column, space_at
from waldbach.materials import Asked, Checked, Remark

# What we ask of a board, of games between greedy players, in percent.
ASKS = {"closed": Asked(60, 90), "discards": Asked(None, 8)}

Moves = NDArray[np.int64]


def check_board(text: str, options: Mapping[str, str]) -> Checked:
    """Everything about the text of a board for a table with these options. If they do not say which
    mode, it is the board's own."""
    mode = options.get("mode")
    try:
        board = read_board(text)
    except BoardError as error:
        spots = _spots_at(text, error.line, error.column)
        remark = Remark(error.message, error.args_, error.line, error.column, spots)
        return Checked((remark,))
    wrong = [_remark(problem) for problem in unplayable(board)]
    if mode not in (None, board.mode):
        wrong.append(Remark("board-other-mode", {"name": board.name, "mode": board.mode}))
    return Checked(
        tuple(wrong),
        tuple(_remark(problem) for problem in shortcomings(board)),
        figures(board),
        write_board(board),
        options={"mode": board.mode, **options},
        completed=_completed(board),
    )


def _completed(board: Board) -> str | None:
    """With area tokens that fit its areas. Valley has none (V-S-02)."""
    if board.mode == "valley" or not board.areas:
        return None
    return write_board(replace(board, tokens=tokens_for([len(area) for area in board.areas])))


def shortcomings(board: Board) -> list[Problem]:
    """Why a board that could be played is not a good one."""
    wrong = unplayable(board)
    return [one for one in problems(board) if one not in wrong] + advice(board)


def advice(board: Board) -> list[Problem]:
    """What a good brook has not: paths that lead nowhere, and open water."""
    brook = land_of(board, *BROOK_GROUND)
    found = []
    if ends := arms(brook):
        found.append(_advice("advice-arm", ends))
    if corners := _open_water(brook):
        found.append(_advice("advice-open-water", corners))
    return found


def _advice(message: str, land: Land) -> Problem:
    first, *others = [space_of(one) for one in spots(land)]
    return Problem(message, {"space": NAME_OF[first]}, first, tuple(others))


def _open_water(brook: Land) -> Land:
    """The middle of each square of three by three without an area in it."""
    return reduce(or_, (one for one in spots(brook) if _is_open(brook, one)), 0)


def _is_open(brook: Land, middle: Land) -> bool:
    row, column = row_column(space_of(middle))
    if not (0 < row < at.GRID - 1 and 0 < column < at.GRID - 1):
        return False
    square = sum(spot(r, c) for r in range(row - 1, row + 2) for c in range(column - 1, column + 2))
    return square & brook == square


def land_of(board: Board, *grounds: int) -> Land:
    return sum(spot(*row_column(p)) for p in board.spaces(*grounds))


def _remark(problem: Problem) -> Remark:
    return Remark(problem.message, problem.args, spots=problem.spots)


def _spots_at(text: str, line: int, column: int) -> tuple[str, ...]:
    """The space at a place of the text, if it lies in the drawing."""
    lines = text.splitlines()
    head = next((n for n, one in enumerate(lines, start=1) if one.startswith("board:")), len(lines))
    row = line - head - 1
    on_grid = 0 <= row < at.GRID and 0 < column <= at.GRID
    return (NAME_OF[space_at(row, column - 1)],) if on_grid else ()


# --- figures --------------------------------------------------------------------------------------


def figures(board: Board) -> dict[str, float]:
    """Numbers of a board: `size-4` says how many areas have four spaces."""
    brook, soil = land_of(board, *BROOK_GROUND), land_of(board, at.SOIL)
    sizes = [len(area) for area in board.areas]
    counted: dict[str, float] = {
        "areas": len(sizes),
        "area-spaces": sum(sizes),
        "brook": brook.bit_count(),
        "starts": len(board.spaces(at.START_SPACE)),
        "clouds": sum(board.clouds.values()),
        "bays": narrow(brook).bit_count(),
        "narrows": cuts(brook).bit_count(),
        "joins": sum(_joins(board, one) for one in spots(brook & beside(soil))),
    }
    if board.mode == "base" or board.tokens:
        counted["tokens"] = sum(len(kind.backs) for kind in board.tokens)
    if board.mode != "base":
        counted["stumps"] = len(board.spaces(at.STUMP))
    return counted | {f"size-{size}": n for size, n in sorted(Counter(sizes).items())}


def _joins(board: Board, one: Land) -> bool:
    """Would an area space here join areas?"""
    around = {space_of(other) for other in spots(beside(one))}
    return sum(not around.isdisjoint(area) for area in board.areas) > 1


def closed_share(end: State) -> float:
    """The share of the areas whose token was taken, in percent."""
    return 100 * int(np.count_nonzero(end.taken >= 0)) / max(1, int(end.areas))


def discard_share(moves: Moves) -> float:
    """The share of the turns in which a domino was thrown away, in percent."""
    actions = moves[moves[:, 0] != CHANCE, 1]
    turns = np.count_nonzero(actions < at.PLANT)
    thrown = np.count_nonzero((actions >= at.DISCARD) & (actions < at.PLANT))
    return 100 * int(thrown) / max(1, int(turns))


def trial_figures(start: State, moves: Moves, end: State) -> dict[str, float]:
    found = {"discards": discard_share(moves)}
    if start.rules == at.BASE:
        found["closed"] = closed_share(end)
    return found
