"""Boards as data: plain text, one character per space, read strictly (docs/boards.md).

    # a comment
    name: Willow Bend
    mode: base
    tokens: 4/2 = 1 2 2 3          main/minor = the back of each token of that kind; a line per kind
    clouds: c6=2 j9=1              clouds that lie on a space at the start
    board:
    S....                          S or P starting space (pond), . brook or meadow, T stump,
    .aa.#                          letters area spaces, # outside

Areas are found by flood fill; the letters only help the author: the same letter may be used for
several areas, but two different letters must not touch.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

from waldbach.game import BadInput
from waldbach.games.renature.layout import (
    BROOK,
    GRID,
    MAX_AREAS,
    MAX_BACK,
    MAX_CLOUDS,
    MAX_KINDS,
    MAX_MAIN,
    MAX_MINOR,
    OUTSIDE,
    SOIL,
    START_SPACE,
    STUMP,
)
from waldbach.games.renature.spaces import (
    NAME_OF,
    SPACE_OF,
    neighbours,
    row_column,
    space_at,
)

MODES = ("base", "valley", "variant")
GROUND = {"#": OUTSIDE, ".": BROOK, "S": START_SPACE, "P": START_SPACE, "T": STUMP}
BROOK_GROUND = (BROOK, START_SPACE, STUMP)
MOST_LETTERS = 60  # of a name, and of what an error quotes


class BoardError(BadInput):
    """A board file that cannot be read; names line and column, both from 1. What it quotes can be
    shown, whatever stands in the file."""

    def __init__(self, message: str, line: int, column: int = 1, /, **args: Any) -> None:
        quoted = {
            name: readable(one) if isinstance(one, str) else one for name, one in args.items()
        }
        super().__init__(message, line=line, column=column, **quoted)
        self.line, self.column = line, column


def readable(text: str) -> str:
    """As much of it as a sentence can quote.

    >>> readable("bell\\x07")
    'bellU+0007'
    """
    return "".join(
        sign if sign.isprintable() else f"U+{ord(sign):04X}" for sign in text[:MOST_LETTERS]
    )


@dataclass(frozen=True)
class TokenKind:
    main: int
    minor: int
    backs: tuple[int, ...]


@dataclass(frozen=True)
class Board:
    name: str
    mode: str
    rows: tuple[str, ...]
    tokens: tuple[TokenKind, ...] = ()
    clouds: dict[int, int] = field(default_factory=dict)

    @functools.cached_property
    def ground(self) -> dict[int, int]:
        """The ground of every space inside the grid."""
        return {
            space_at(row, column): GROUND.get(char, SOIL)
            for row, line in enumerate(self.rows)
            for column, char in enumerate(line)
            if char != "#"
        }

    @functools.cached_property
    def areas(self) -> list[list[int]]:
        """The spaces of each area, areas numbered in reading order of their first space."""
        return flood([p for p, ground in self.ground.items() if ground == SOIL])

    def spaces(self, *grounds: int) -> list[int]:
        return [p for p, ground in self.ground.items() if ground in grounds]


def flood(spaces: list[int]) -> list[list[int]]:
    """Maximal sets of spaces that hang together by edges, each in reading order, sets likewise."""
    left, found = set(spaces), []
    for first in sorted(spaces):
        if first not in left:
            continue
        left.remove(first)
        group, edge = [first], [first]
        while edge:
            near = [q for q in neighbours(edge.pop()) if q in left]
            left.difference_update(near)
            group += near
            edge += near
        found.append(sorted(group))
    return found


# --- reading --------------------------------------------------------------------------------------


def read_board(text: str, kept: bool = False) -> Board:
    """Read a board file; `BoardError` names line and column of what is wrong. One that is kept with
    a match was read before: its name may be what a new one must not have."""
    head: dict[str, Any] = {"name": "", "mode": "", "tokens": [], "clouds": {}, "places": {}}
    lines = text.removeprefix("\ufeff").splitlines()
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise BoardError("board-header", number)
        if key == "board":
            if value.strip():
                raise BoardError("board-below", number, len("board:") + 1)
            return _finish(head, _read_rows(lines, number))
        _read_header(head, key, value, number)
        if key == "name" and not kept:
            _check_name(value, number, len("name:") + 1)
    raise BoardError("board-missing", len(lines) + 1)


def _read_header(head: dict[str, Any], key: str, value: str, number: int) -> None:
    column = len(key) + 2
    if key in ("name", "mode"):
        if head[key]:
            raise BoardError("board-twice", number, 1, key=key)
        head[key] = value.strip()
        if not head[key]:
            raise BoardError("board-empty", number, column, key=key)
        if key == "mode" and head[key] not in MODES:
            column += len(value) - len(value.lstrip())
            raise BoardError("board-mode", number, column, value=head[key], right=", ".join(MODES))
    elif key == "tokens":
        kind = read_tokens(value, number, column)
        if any((kind.main, kind.minor) == (old.main, old.minor) for old in head["tokens"]):
            at = _words(value, column)[0][0]
            raise BoardError("board-kind-twice", number, at, kind=f"{kind.main}/{kind.minor}")
        head["tokens"].append(kind)
    elif key == "clouds":
        for at, word in _words(value, column):
            p, count = _read_cloud(word, number, at)
            if p in head["clouds"]:
                raise BoardError("board-cloud-twice", number, at, space=NAME_OF[p])
            head["clouds"][p] = count
            head["places"][p] = number, at
    else:
        raise BoardError("board-key", number, 1, key=key)


def _check_name(value: str, number: int, column: int) -> None:
    """Names stand in lists and sentences, also in a terminal, which signs may move or recolour."""
    name = value.strip()
    column += value.index(name)
    for place, sign in enumerate(name):
        if not sign.isprintable():
            raise BoardError("board-name-sign", number, column + place, sign=sign)
    if len(name) > MOST_LETTERS:
        raise BoardError("board-name-long", number, column + MOST_LETTERS, most=MOST_LETTERS)


def _words(value: str, column: int) -> list[tuple[int, str]]:
    """The words of a header value with the column at which each begins."""
    found, at = [], 0
    for word in value.split():
        at = value.index(word, at)
        found.append((column + at, word))
        at += len(word)
    return found


def _number(word: str, least: int, most: int, number: int, column: int) -> int:
    if not re.fullmatch(r"\d{1,6}", word, re.ASCII) or not least <= int(word) <= most:
        raise BoardError("board-number", number, column, value=word, least=least, most=most)
    return int(word)


def read_tokens(value: str, number: int, column: int) -> TokenKind:
    words = _words(value, column)
    if len(words) < 3 or words[1][1] != "=" or "/" not in words[0][1]:
        raise BoardError("board-tokens", number, column)
    main, _, minor = words[0][1].partition("/")
    return TokenKind(
        _number(main, 1, MAX_MAIN, number, words[0][0]),
        _number(minor, 0, MAX_MINOR, number, words[0][0] + len(main) + 1),
        tuple(_number(word, 1, MAX_BACK, number, at) for at, word in words[2:]),
    )


def _read_cloud(word: str, number: int, column: int) -> tuple[int, int]:
    name, equals, count = word.partition("=")
    if name not in SPACE_OF or not equals:
        raise BoardError("board-cloud", number, column, value=word)
    return SPACE_OF[name], _number(count, 1, MAX_CLOUDS, number, column + len(name) + 1)


def _read_rows(lines: list[str], head: int) -> tuple[str, ...]:
    rows = [line.rstrip() for line in lines[head:]]
    while rows and not rows[-1]:
        rows.pop()
    if not rows:
        raise BoardError("board-missing", head + 1)
    for number, row in enumerate(rows, start=head + 1):
        if number - head > GRID:
            raise BoardError("board-too-high", number, 1, most=GRID)
        for column, char in enumerate(row, start=1):
            if column > GRID:
                raise BoardError("board-too-wide", number, column, most=GRID)
            if char == "\t":
                raise BoardError("board-tab", number, column)
            if char not in GROUND and not "a" <= char <= "z":
                raise BoardError("board-char", number, column, char=char)
            above = rows[number - head - 2][column - 1 : column] if number > head + 1 else ""
            left = row[column - 2] if column > 1 else ""
            for other in (above, left):
                if char.islower() and other.islower() and char != other:
                    raise BoardError("board-touch", number, column, one=other, two=char)
        if len(row) != len(rows[0]):
            raise BoardError("board-ragged", number, len(row) + 1, right=len(rows[0]))
    return tuple(rows)


def _finish(head: dict[str, Any], rows: tuple[str, ...]) -> Board:
    for key in ("name", "mode"):
        if not head[key]:
            raise BoardError("board-needs", 1, 1, key=key)
    name = readable(head["name"])  # the same, unless it was kept from before names were checked
    board = Board(name, head["mode"], rows, tuple(head["tokens"]), head["clouds"])
    for p in board.clouds:
        if p not in board.ground:
            raise BoardError("board-cloud-outside", *head["places"][p], space=NAME_OF[p])
    return board


def write_board(board: Board) -> str:
    """The text of a board; `read_board(write_board(b)) == b`."""
    lines = [f"name: {board.name}", f"mode: {board.mode}"]
    for kind in board.tokens:
        lines.append(f"tokens: {kind.main}/{kind.minor} = {' '.join(map(str, kind.backs))}")
    if board.clouds:
        lines.append("clouds: " + " ".join(f"{NAME_OF[p]}={n}" for p, n in board.clouds.items()))
    return "\n".join([*lines, "board:", *board.rows]) + "\n"


# --- checking -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Problem:
    """What is wrong with a board: message key and arguments, the space it concerns, if one, and
    others that belong to it."""

    message: str
    args: dict[str, Any]
    space: int = 0
    others: tuple[int, ...] = ()

    def __str__(self) -> str:
        return str(BadInput(self.message, **self.args))

    @property
    def spots(self) -> tuple[str, ...]:
        """The names of all spaces that it is about."""
        spaces = {self.space, *self.others} - {0}
        return tuple(NAME_OF[p] for p in sorted(spaces))


def unplayable(board: Board) -> list[Problem]:
    """What keeps a new match from being played on a board."""
    return broken(board) + _reach_problems(board)


def broken(board: Board) -> list[Problem]:
    """What the rules cannot do with a board. All else goes on that has begun."""
    found = []
    if not board.spaces(START_SPACE):
        found.append(Problem("check-no-start", {}))
    if len(board.areas) > MAX_AREAS:
        found.append(Problem("check-many-areas", {"areas": len(board.areas), "most": MAX_AREAS}))
    if board.mode == "base" and board.spaces(STUMP):
        p, *more = board.spaces(STUMP)
        found.append(Problem("check-stump-in-base", {"space": NAME_OF[p]}, p, tuple(more)))
    if len(board.tokens) > MAX_KINDS:
        found.append(Problem("check-many-kinds", {"kinds": len(board.tokens), "most": MAX_KINDS}))
    found += _cloud_problems(board)
    if board.mode == "base" or board.tokens:
        found += _token_problems(board)
    return found


def reached(board: Board) -> set[int]:
    """The brook spaces on which a domino can ever lie: dominoes lie on two spaces, and reach from a
    starting space as far as the brook does (R-A-02, R-A-06)."""
    starts = set(board.spaces(START_SPACE))
    groups = flood(board.spaces(*BROOK_GROUND))
    return {p for group in groups if len(group) > 1 and starts.intersection(group) for p in group}


def _beside(area: list[int]) -> set[int]:
    return {q for p in area for q in neighbours(p)}


def _reach_problems(board: Board) -> list[Problem]:
    """Plants grow beside the domino of the turn (R-B-03). A mushroom does not help: it lies in the
    brook beside an area (V-M-03), so no domino comes beside it either."""
    within = reached(board)
    if not board.spaces(START_SPACE) or any(_beside(area) & within for area in board.areas):
        return []
    return [Problem("check-no-area", {}, others=tuple(p for area in board.areas for p in area))]


def _cloud_problems(board: Board) -> list[Problem]:
    """Clouds lie on area spaces, on the Valley front on meadow spaces (R-S-10, V-S-04, VV-02)."""
    wanted = BROOK_GROUND if board.mode == "valley" else (SOIL,)
    key = "check-cloud-meadow" if board.mode == "valley" else "check-cloud-area"
    return [
        Problem(key, {"space": NAME_OF[p]}, p)
        for p in board.clouds
        if board.ground[p] not in wanted
    ]


def _token_problems(board: Board) -> list[Problem]:
    """Every area needs a token whose main number is its size (R-S-07)."""
    tokens: Counter[int] = Counter()
    for kind in board.tokens:
        tokens[kind.main] += len(kind.backs)
    return [
        Problem(
            "check-token-missing",
            {"size": size, "areas": count, "tokens": tokens[size]},
            others=tuple(p for area in board.areas if len(area) == size for p in area),
        )
        for size, count in sorted(Counter(map(len, board.areas)).items())
        if tokens[size] < count
    ]


def problems(board: Board) -> list[Problem]:
    """Everything that keeps a board from being a full one (7.5, and the forced facts of 7)."""
    found = unplayable(board)
    size = {"rows": len(board.rows), "columns": len(board.rows[0])}
    if size != {"rows": GRID, "columns": GRID}:
        found.append(Problem("check-size", size))
    found += _start_problems(board) + _brook_problems(board)
    found += _base_problems(board) if board.mode == "base" else _valley_problems(board)
    return found


def _start_problems(board: Board) -> list[Problem]:
    starts = board.spaces(START_SPACE)
    found = []
    if len(starts) != 4:
        found.append(Problem("check-starts", {"count": len(starts)}, others=tuple(starts)))
    for p in starts:
        if board.mode == "base" and row_column(p)[0] != 0:
            found.append(Problem("check-start-top", {"space": NAME_OF[p]}, p))
        beside = tuple(q for q in neighbours(p) if q in starts)
        if beside:
            found.append(Problem("check-start-beside", {"space": NAME_OF[p]}, p, beside))
    return found


def _brook_problems(board: Board) -> list[Problem]:
    brook = set(board.spaces(*BROOK_GROUND))
    found = []
    for p in sorted(brook):
        if not any(q in brook for q in neighbours(p)):
            found.append(Problem("check-lonely-brook", {"space": NAME_OF[p]}, p))
    starts = set(board.spaces(START_SPACE))
    for group in flood(sorted(brook)):
        if not starts.intersection(group):
            p = group[0]
            found.append(Problem("check-unreachable", {"space": NAME_OF[p]}, p, tuple(group)))
    return found + _area_problems(board)


def _area_problems(board: Board) -> list[Problem]:
    brook = set(board.spaces(*BROOK_GROUND))
    alone = {p for p in brook if not any(q in brook for q in neighbours(p))}
    within = reached(board)
    found = []
    for number, area in enumerate(board.areas, start=1):
        beside = _beside(area) & brook
        args = {"area": number, "space": NAME_OF[area[0]]}
        if beside <= alone:
            found.append(Problem("check-closed-area", args, area[0], tuple(area)))
        elif not beside & within:
            found.append(Problem("check-cut-off-area", args, area[0], tuple(area)))
    return found


def _base_problems(board: Board) -> list[Problem]:
    found = []
    if len(board.areas) != 18:
        found.append(Problem("check-areas", {"count": len(board.areas)}))
    tokens = sum(len(kind.backs) for kind in board.tokens)
    if tokens != 21:
        found.append(Problem("check-tokens", {"count": tokens}))
    if not any(len(set(kind.backs)) > 1 for kind in board.tokens):
        found.append(Problem("check-backs", {}))
    for kind in board.tokens:
        if kind.main == 4 and kind.minor != 2:
            found.append(Problem("check-four", {"minor": kind.minor}))
    if len(board.clouds) != 4 or not 4 <= sum(board.clouds.values()) <= 6:
        total = sum(board.clouds.values())
        found.append(Problem("check-clouds-base", {"total": total}, others=tuple(board.clouds)))
    homes = [number for number, area in enumerate(board.areas) for p in area if p in board.clouds]
    if len(set(homes)) < len(homes):
        twice = {number for number in homes if homes.count(number) > 1}
        together = [p for number in twice for p in board.areas[number] if p in board.clouds]
        found.append(Problem("check-clouds-apart", {}, others=tuple(together)))
    brook = len(board.spaces(*BROOK_GROUND))
    if brook < 108:
        found.append(Problem("check-brook", {"count": brook}))
    return found


def _valley_problems(board: Board) -> list[Problem]:
    found = []
    stumps = board.spaces(STUMP)
    if len(stumps) != 8:
        found.append(Problem("check-stumps", {"count": len(stumps)}, others=tuple(stumps)))
    if len(board.clouds) != 8 or set(board.clouds.values()) != {1}:
        clouds = tuple(board.clouds)
        found.append(Problem("check-clouds-valley", {"count": len(clouds)}, others=clouds))
    marked = set(stumps) | set(board.spaces(START_SPACE))
    for p in board.clouds:
        if p in marked:
            found.append(Problem("check-cloud-marked", {"space": NAME_OF[p]}, p))
    return found


# --- the shipped boards ---------------------------------------------------------------------------


def shipped() -> list[str]:
    """The names under which boards of ours can be chosen."""
    home = resources.files("waldbach.games.renature") / "boards"
    return sorted(
        f.name.removesuffix(".board") for f in home.iterdir() if f.name.endswith(".board")
    )


@functools.cache
def shipped_text(name: str) -> str:
    file = resources.files("waldbach.games.renature") / "boards" / f"{name}.board"
    return file.read_text(encoding="utf-8")


@functools.cache
def load_shipped(name: str) -> Board:
    return read_board(shipped_text(name))
