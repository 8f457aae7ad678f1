"""Names of spaces: columns a-o from the left, rows 1-15 from the top."""

from __future__ import annotations

from waldbach.game import BadInput
from waldbach.games.renature.layout import FIRST_SPACE, GRID, SPACES, STRIDE

COLUMNS = "abcdefghijklmno"


def space_at(row: int, column: int) -> int:
    """The space of a row and column counted from 0."""
    return (row + 1) * STRIDE + column + 1


def row_column(p: int) -> tuple[int, int]:
    return p // STRIDE - 1, p % STRIDE - 1


def space_name(p: int) -> str:
    """
    >>> space_name(space_at(0, 2)), space_name(space_at(14, 14))
    ('c1', 'o15')
    """
    row, column = row_column(p)
    return f"{COLUMNS[column]}{row + 1}"


ALL_SPACES = [space_at(row, column) for row in range(GRID) for column in range(GRID)]
SPACE_OF = {space_name(p): p for p in ALL_SPACES}
NAME_OF = {p: name for name, p in SPACE_OF.items()}


def read_space(name: str) -> int:
    """
    >>> read_space("c1") == space_at(0, 2)
    True
    """
    try:
        return SPACE_OF[name]
    except KeyError:
        raise BadInput("word-space", space=name) from None


def neighbours(p: int) -> list[int]:
    """The spaces beside p, inside or outside the grid, in reading order."""
    return [p - STRIDE, p - 1, p + 1, p + STRIDE]


def is_on_grid(p: int) -> bool:
    return FIRST_SPACE <= p < SPACES and p % STRIDE != 0
