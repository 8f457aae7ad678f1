"""Sets of spaces as one integer each, a bit for a space: the inventor asks thousands of times how a
board would look, and a machine word for each row answers in microseconds."""

from __future__ import annotations

from collections.abc import Iterator

from waldbach.games.renature.layout import GRID
from waldbach.games.renature.spaces import space_at

WIDE = 16  # bits of a row; the last one is never set, so that nothing leaks around the edge

Land = int  # a set of spaces


def spot(row: int, column: int) -> Land:
    """The set of one space."""
    return 1 << (row * WIDE + column)


ROW = [sum(spot(row, column) for column in range(GRID)) for row in range(GRID)]
COLUMN = [sum(spot(row, column) for row in range(GRID)) for column in range(GRID)]
ALL = sum(ROW)
AXIS = COLUMN[GRID // 2]
CENTRE = spot(GRID // 2, GRID // 2)
RIM = ROW[0] | ROW[-1] | COLUMN[0] | COLUMN[-1]


def spots(land: Land) -> Iterator[Land]:
    """Its spaces one by one, in reading order."""
    while land:
        lowest = land & -land
        yield lowest
        land ^= lowest


def place(one: Land) -> tuple[int, int]:
    """Row and column of a set of one space."""
    return divmod(one.bit_length() - 1, WIDE)


def space_of(one: Land) -> int:
    """The number that the rules have for it."""
    return space_at(*place(one))


def beside(land: Land) -> Land:
    """All that shares an edge with it; its own spaces too where two of them do."""
    return (land << 1 | land >> 1 | land << WIDE | land >> WIDE) & ALL


def flood(land: Land, seed: Land) -> Land:
    """All of the land that hangs together with the seed."""
    found = seed & land
    while True:
        grown = (found | found << 1 | found >> 1 | found << WIDE | found >> WIDE) & land
        if grown == found:
            return found
        found = grown


def is_whole(land: Land) -> bool:
    """Does it hang together?"""
    return flood(land, land & -land) == land


def narrow(land: Land) -> Land:
    """Those of its spaces with at most one neighbour in it."""
    left, right, up, down = land << 1, land >> 1, land << WIDE, land >> WIDE
    several = (left & right) | (up & down) | ((left | right) & (up | down))
    return land & ~several


def arms(land: Land) -> Land:
    """What dries up beyond the bays: paths of two spaces and more that lead nowhere."""
    core = land & ~narrow(land)
    inner = core
    while ends := narrow(inner):
        inner &= ~ends
    return core & ~inner


def squares(land: Land, side: int) -> int:
    """How many squares of this side lie in it."""
    for step in (1, WIDE):
        land = _run(land, side, step)
    return land.bit_count()


def _run(land: Land, length: int, step: int) -> Land:
    """The first space of each straight piece of this length."""
    found = land
    for back in range(1, length):
        found &= land >> back * step
    return found


def straights(land: Land, length: int) -> int:
    """How many straight pieces of this length lie in it."""
    return _run(land, length, 1).bit_count() + _run(land, length, WIDE).bit_count()


def touching(land: Land) -> int:
    """How many pairs of its spaces share an edge."""
    return (land & land >> 1).bit_count() + (land & land >> WIDE).bit_count()


def cuts(land: Land) -> Land:
    """The narrows: spaces without which the land would fall apart, bays not counted.

    A walk from space to space (depth first) numbers them; what was reached through a space is cut
    off by it unless there is a way back to an earlier one.
    """
    inner = land & ~narrow(land)
    if not inner:
        return 0
    root = inner & -inner
    order, back = {root: 0}, {root: 0}
    path = [(root, 0, spots(beside(root) & inner))]
    found = branches = 0
    while path:
        here, parent, ways = path[-1]
        there = next(ways, 0)
        if not there:
            path.pop()
            if parent:
                back[parent] = min(back[parent], back[here])
                if parent == root:
                    branches += 1
                elif back[here] >= order[parent]:
                    found |= parent
        elif there not in order:
            order[there] = back[there] = len(order)
            path.append((there, here, spots(beside(there) & inner)))
        elif there != parent:
            back[here] = min(back[here], order[there])
    return found | root if branches > 1 else found


# --- symmetry -------------------------------------------------------------------------------------

NONE, HALF_TURN, MIRROR = SYMMETRIES = ("none", "half-turn", "mirror")


def image(land: Land, symmetry: str) -> Land:
    """Where the spaces lie after the half turn, or in the mirror (left and right changed)."""
    if symmetry == NONE:
        return land
    found = 0
    for one in spots(land):
        row, column = place(one)
        found |= spot(GRID - 1 - row if symmetry == HALF_TURN else row, GRID - 1 - column)
    return found
