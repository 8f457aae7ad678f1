"""Boards that nobody has drawn: a seed and a few wishes in, a board out that is worth playing.

    invent_board("base", "otter", "half-turn")

The same words give the same board, as long as `VERSION` stays. What is asked of every board stands
in docs/boards.md; how one comes to be: areas grow and shift on the grid (`areas.py`) until what is
left between them is a good brook, then it gets its springs, stumps, clouds and tokens (`marks.py`).
"""

from __future__ import annotations

import functools
import itertools
from contextlib import suppress
from random import Random

from waldbach.games.renature.board import Board, problems, write_board
from waldbach.games.renature.inventing import marks
from waldbach.games.renature.inventing.areas import Areas, Wish
from waldbach.games.renature.inventing.dice import NoRoom, below, dice
from waldbach.games.renature.inventing.land import (
    HALF_TURN,
    MIRROR,
    NONE,
    SYMMETRIES,
    Land,
    image,
    place,
    space_of,
    spots,
)
from waldbach.games.renature.layout import GRID

__all__ = ["NONE", "SYMMETRIES", "VERSION", "invent_board", "invent_text"]

VERSION = 1  # goes up when a seed gives another board than before

# Sizes of the areas, from small to large; a board has as many as its mode wants, a bit changed.
SIZES = {
    "base": (3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 8, 9),
    "valley": (3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 8),
    "variant": (3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 8, 8),
}
LEAST, MOST = 3, {"base": 9, "valley": 8, "variant": 8}  # spaces of an area
CHANGES = 4  # spaces that go from one area to another
NARROWS = 10  # of a board at the first try; each further try allows a little more


@functools.lru_cache(maxsize=64)
def invent_board(mode: str, seed: str, symmetry: str = NONE) -> Board:
    """The board of a seed."""
    rng = dice("renature", VERSION, mode, symmetry, seed)
    for narrows in itertools.count(NARROWS):
        with suppress(NoRoom):
            board = _attempt(mode, symmetry, narrows, rng)
            if board is not None and not problems(board):
                return board
    raise AssertionError("count never ends")


def _attempt(mode: str, symmetry: str, narrows: int, rng: Random) -> Board | None:
    springs = marks.springs(symmetry, rng) if mode == "base" else 0
    sizes, twins = _sizes(mode, symmetry, rng)
    areas = Areas(Wish(sizes, twins, springs | image(springs, symmetry), symmetry), rng)
    areas.settle()
    return _finish(areas, springs, mode, symmetry, rng) if areas.is_good(narrows) else None


def invent_text(mode: str, seed: str, symmetry: str = NONE) -> str:
    """The file of an invented board, which says where it comes from."""
    board = invent_board(mode, seed, symmetry)
    return (
        f"# Invented: seed {seed}, symmetry {symmetry}, inventor {VERSION}.\n{write_board(board)}"
    )


def _sizes(mode: str, symmetry: str, rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The size of each area, and which one is its image."""
    sizes = list(SIZES[mode])
    if symmetry == NONE:
        _vary(sizes, mode, rng)
        return tuple(sizes), tuple(range(len(sizes)))
    middle = len(sizes) % 2 if symmetry == HALF_TURN else 2 + len(sizes) % 2
    pairs = (len(sizes) - middle) // 2
    halves = [sizes[(2 * i + i % 2) * len(sizes) // (2 * pairs)] for i in range(pairs)]
    _vary(halves, mode, rng)
    alone = [5, 7, 3][:middle] if symmetry == MIRROR else [5][:middle]
    twins = [number + 1 - 2 * (number % 2) for number in range(2 * pairs)]
    twins += range(2 * pairs, 2 * pairs + middle)
    return tuple([size for size in halves for _ in range(2)] + alone), tuple(twins)


def _vary(sizes: list[int], mode: str, rng: Random) -> None:
    for _ in range(CHANGES):
        one, other = below(rng, len(sizes)), below(rng, len(sizes))
        if sizes[one] > LEAST and sizes[other] < MOST[mode]:
            sizes[one] -= 1
            sizes[other] += 1


def _finish(areas: Areas, springs: Land, mode: str, symmetry: str, rng: Random) -> Board:
    brook = areas.brook()
    stumps: Land = 0
    if mode == "base":
        starts = springs
        clouds = marks.cloud_areas(areas.lands, marks.BASE_CLOUDS, symmetry, rng)
    else:
        starts = marks.ponds(brook, symmetry, rng)
        stumps = marks.stumps(brook, starts, symmetry, rng)
        if mode == "valley":
            free = brook & ~starts & ~stumps
            clouds = dict.fromkeys(spots(sum(marks.spread(free, marks.CLOUDS, symmetry, rng))), 1)
        else:
            clouds = marks.cloud_areas(areas.lands, (1,) * marks.CLOUDS, symmetry, rng)
    sizes = [land.bit_count() for land in areas.lands]
    return Board(
        marks.name(mode, rng),
        mode,
        _rows(areas.lands, starts, stumps, "S" if mode == "base" else "P"),
        () if mode == "valley" else marks.tokens(sizes, rng),
        {space_of(one): count for one, count in sorted(clouds.items())},
    )


def _rows(areas: list[Land], starts: Land, stumps: Land, start: str) -> tuple[str, ...]:
    rows = [["."] * GRID for _ in range(GRID)]
    in_order = sorted(areas, key=lambda land: land & -land)
    signs = [(starts, start), (stumps, "T")]
    signs += [(land, chr(ord("a") + number)) for number, land in enumerate(in_order)]
    for land, sign in signs:
        for row, column in map(place, spots(land)):
            rows[row][column] = sign
    return tuple("".join(row) for row in rows)
