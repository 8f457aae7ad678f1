"""What lies on the land: springs, ponds, stumps, clouds, tokens, and a name."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from waldbach.games.renature.board import TokenKind
from waldbach.games.renature.inventing.dice import below, pick, shuffle
from waldbach.games.renature.inventing.land import (
    COLUMN,
    HALF_TURN,
    MIRROR,
    NONE,
    ROW,
    Land,
    beside,
    image,
    narrow,
    place,
    spot,
    spots,
)
from waldbach.games.renature.layout import GRID, MAX_MAIN

STARTS = 4  # R-C-10, V-S-02
STUMPS = 8
CLOUDS = 8  # of a Valley board, one on each of so many spaces (7.3)
BASE_CLOUDS = (2, 2, 1, 1)  # 7.3
SPARE_TOKENS = 3  # R-S-09
SPRINGS_APART, SPRINGS_TOGETHER = 3, 5  # columns from one to the next

TRIED = 10  # places that are looked at before one is taken

# The backs of the tokens of each size, in the order in which they are dealt out (7.4).
BACKS = {
    3: (1, 2, 1),
    4: (2, 1, 3, 2, 2),
    5: (2, 3, 1, 2, 3),
    6: (3, 4, 2, 3),
    7: (3, 4),
    8: (4, 5),
    9: (5, 4),
}

TREES = ("Alder", "Ash", "Aspen", "Beech", "Birch", "Bracken", "Bramble", "Elder", "Fern",
         "Hazel", "Heather", "Holly", "Linden", "Maple", "Moss", "Reed", "Rowan", "Rush", "Sallow",
         "Sedge", "Sorrel", "Thistle", "Willow", "Yarrow", "Badger", "Bittern", "Curlew", "Dipper",
         "Fox", "Hare", "Kingfisher", "Lark", "Marten", "Newt", "Plover", "Siskin", "Stoat",
         "Swift", "Toad", "Wren")  # fmt: skip
LANDS = {
    "base": ("Bend", "Brook", "Ford", "Pools", "Run", "Springs", "Water"),
    "valley": ("Bottom", "Dale", "Dell", "Glen", "Lea", "Meadows", "Vale"),
    "variant": ("Copse", "Covert", "Grove", "Holt", "Spinney", "Thicket", "Wood"),
}


def name(mode: str, rng: Random) -> str:
    return f"{pick(rng, TREES)} {pick(rng, LANDS[mode])}"


# --- places ---------------------------------------------------------------------------------------


def springs(symmetry: str, rng: Random) -> Land:
    """Four starting spaces on the top edge, none beside another (R-C-10, 7.5)."""
    while True:
        columns = sorted({below(rng, GRID) for _ in range(STARTS)})
        if symmetry == MIRROR:
            columns = sorted({*columns[:2], *(GRID - 1 - column for column in columns[:2])})
        gaps = [b - a for a, b in itertools.pairwise(columns)]
        fits = all(SPRINGS_APART <= gap <= SPRINGS_TOGETHER for gap in gaps)
        if len(columns) == STARTS and fits:
            return sum(spot(0, column) for column in columns)


def ponds(brook: Land, symmetry: str, rng: Random) -> Land:
    """Four starting spaces, one in each quarter of the meadow and none on its rim: so there is a
    way into every corner and nobody has to throw dominoes away for want of one. With ponds on the
    four sides the second of two players won more than it should."""
    good = brook & ~narrow(brook)
    upper, left = sum(ROW[1 : GRID // 2]), sum(COLUMN[1 : GRID // 2])
    lower, right = image(upper, HALF_TURN), image(left, HALF_TURN)
    if symmetry == MIRROR:
        quarters = (upper & left, lower & left, upper & right, lower & right)
    else:
        quarters = (upper & left, upper & right, lower & left, lower & right)
    return _each(good, quarters, symmetry, rng)


def _each(good: Land, parts: Sequence[Land], symmetry: str, rng: Random) -> Land:
    """A space of each part; in a symmetry the last two are the images of the first."""
    if symmetry == NONE:
        return sum(pick(rng, list(spots(part & good))) for part in parts)
    first = [pick(rng, list(spots(part & good))) for part in parts[:2]]
    return sum(one | image(one, symmetry) for one in first)


def stumps(brook: Land, starts: Land, symmetry: str, rng: Random) -> Land:
    """Eight, in no bay and not beside a pond (V-S-03)."""
    good = brook & ~narrow(brook) & ~starts & ~beside(starts)
    return sum(spread(good, STUMPS, symmetry, rng, apart=beside))


def spread(
    ground: Land,
    count: int,
    symmetry: str,
    rng: Random,
    apart: Callable[[Land], Land] = lambda taken: taken,
) -> list[Land]:
    """So many spaces of the ground, far from one another. In a symmetry they come in pairs.

    What `apart` says of those that are taken is not taken after them.
    """
    if symmetry != NONE:  # only what has an image on the other side
        ground &= sum(one for one in spots(ground) if ground & image(one, symmetry) & ~one)
    found: list[Land] = []
    taken = 0
    while taken.bit_count() < count:
        free = list(spots(ground & ~taken & ~apart(taken)))
        tried = [pick(rng, free) for _ in range(TRIED)]
        best = max(tried, key=lambda one: distance(one, taken | image(one, symmetry) & ~one))
        found.append(best | image(best, symmetry))
        taken |= found[-1]
    return found


def distance(one: Land, others: Land) -> int:
    """Steps to the nearest of the others."""
    row, column = place(one)
    steps = [abs(row - r) + abs(column - c) for r, c in map(place, spots(others))]
    return min(steps, default=2 * GRID)


# --- clouds in areas ------------------------------------------------------------------------------


def cloud_areas(
    areas: Sequence[Land], counts: Sequence[int], symmetry: str, rng: Random
) -> dict[Land, int]:
    """A space in each of so many areas, with its clouds (R-S-10, VV-02)."""
    hearts = 0
    for area in areas:
        in_the_middle = symmetry != NONE and image(area, symmetry) == area
        if not hearts & area and not in_the_middle:
            one = heart(area, rng)
            hearts |= one | image(one, symmetry)
    found = spread(hearts, len(counts), symmetry, rng)
    each = counts[:: len(counts) // len(found)]
    return {one: count for land, count in zip(found, each, strict=True) for one in spots(land)}


def heart(area: Land, rng: Random) -> Land:
    """A space with many neighbours in its area."""
    inner = list(spots(area))
    shuffle(rng, inner)
    return max(inner, key=lambda one: (beside(one) & area).bit_count())


# --- tokens ---------------------------------------------------------------------------------------


def tokens(sizes: Sequence[int], rng: Random) -> tuple[TokenKind, ...]:
    """A token for each area, and three spare ones of the sizes that are most frequent."""
    frequent = _by_frequency(sizes)[: SPARE_TOKENS + 1]
    shuffle(rng, frequent)
    return _kinds([*sizes, *frequent[:SPARE_TOKENS]])


def tokens_for(sizes: Sequence[int]) -> tuple[TokenKind, ...]:
    """The same for areas that somebody has drawn, of any sizes and without dice. An area that no
    token can be for gets none."""
    possible = [size for size in sizes if size <= MAX_MAIN]
    frequent = _by_frequency(possible)[:SPARE_TOKENS]
    spare = itertools.islice(itertools.cycle(frequent), SPARE_TOKENS)
    return _kinds([*possible, *spare])


def _by_frequency(sizes: Sequence[int]) -> list[int]:
    count = Counter(sizes)
    return sorted(count, key=lambda size: (-count[size], size))


def _kinds(sizes: Sequence[int]) -> tuple[TokenKind, ...]:
    return tuple(
        TokenKind(size, size // 2, tuple(sorted(_backs(size, number))))
        for size, number in sorted(Counter(sizes).items())
    )


def _backs(size: int, count: int) -> list[int]:
    pattern = BACKS[max(min(BACKS), min(size, max(BACKS)))]
    return [pattern[number % len(pattern)] for number in range(count)]
