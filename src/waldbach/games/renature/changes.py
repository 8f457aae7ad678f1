"""What is different in two views of the same viewer, for clients that know the older one.

Does what `patch.difference` would do with both descriptions, and describes only what has changed.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from itertools import islice

from waldbach.game import State, Views
from waldbach.games.renature import layout as at
from waldbach.games.renature.compare import (
    SEAT_PAIR,
    SPACE_PAIR,
    change_numbers,
)
from waldbach.games.renature.describe import (
    COUNTED,
    Data,
    describe_area,
    describe_space,
    describe_table,
    describe_tokens,
)
from waldbach.games.renature.layout import FIRST_SPACE
from waldbach.games.renature.ledger import (
    AREA_FIELDS,
    COUNT_NAMES,
    COUNTS,
    SEAT_FIELDS,
    SPACE_FIELDS,
)
from waldbach.games.renature.notation import DOMINO_NAMES
from waldbach.games.renature.spaces import NAME_OF
from waldbach.patch import difference

Numbers = Iterator[int]


def all_changes(views: Views) -> list[Data]:
    """From the first to the last view in each row."""
    numbers = iter(change_numbers(views))
    public, seats = _public_changes(views[0, 0], views[0, -1], numbers)
    return [_with(public, seats, _private_changes(row, numbers)) for row in views]


def _with(public: Data, seats: Data, private: Data) -> Data:
    """What all see, and what one viewer sees of the seats besides."""
    shown = seats | {n: seats.get(n, {}) | part for n, part in private.items()}
    return public | {"seats": shown} if shown else public


def _public_changes(before: State, after: State, numbers: Numbers) -> tuple[Data, Data]:
    """What all viewers see, and apart from it what is about seats."""
    old, new = before.numbers(), after.numbers()
    patch = difference(describe_table(old), describe_table(new)) if old != new else {}
    if spaces := _changed_spaces(numbers):
        patch["spaces"] = spaces
    if areas := _changed_areas(numbers):
        patch["areas"] = areas
    return patch, {str(1 + row[0]): _changed_counts(row) for row in _rows(numbers, SEAT_PAIR)}


def _rows(numbers: Numbers, width: int) -> list[list[int]]:
    return [list(islice(numbers, width)) for _ in range(next(numbers))]


def _changed_spaces(numbers: Numbers) -> Data:
    return {NAME_OF[p]: dict(_changed_space(*fields)) for p, *fields in _rows(numbers, SPACE_PAIR)}


@functools.lru_cache(maxsize=4096)
def _changed_space(*fields: int) -> Data:
    """How a space was, and how it is. Not many ways to change are common."""
    was, now = fields[:SPACE_FIELDS], fields[SPACE_FIELDS:]
    return difference(describe_space(FIRST_SPACE, *was), describe_space(FIRST_SPACE, *now))


def _changed_areas(numbers: Numbers) -> Data:
    was, now = (
        {str(row[0]): describe_area(row) for row in _rows(numbers, AREA_FIELDS)} for _ in range(2)
    )
    return difference(was, now)


def _changed_counts(row: list[int]) -> Data:
    """From the pair of rows of a seat."""
    was, now = row[1 : 1 + SEAT_FIELDS], row[1 + SEAT_FIELDS :]
    patch: Data = {}
    for name, names, part in COUNTED:
        if was[part] != now[part]:
            rows = zip(names, was[part], now[part], strict=True)
            patch[name] = {one: new for one, old, new in rows if old != new}
    for name, old, new in zip(COUNT_NAMES, was[COUNTS:], now[COUNTS:], strict=True):
        if old != new:
            patch[name] = new
    return patch


def _private_changes(views: Views, numbers: Numbers) -> Data:
    """What is different for this viewer: dominoes in hands and boxes, tokens with their backs."""
    patch: Data = {}
    for _ in range(next(numbers)):
        place, count = next(numbers), next(numbers)
        seat, name = (place - at.HAND, "dominoes") if place < at.BOX else (place - at.BOX, "box")
        dominoes = [DOMINO_NAMES[domino] for domino in islice(numbers, count)]
        patch.setdefault(str(1 + seat), {})[name] = dominoes
    if next(numbers):
        pairs = zip(describe_tokens(views[0]), describe_tokens(views[-1]), strict=True)
        for seat, (old, new) in enumerate(pairs, start=1):
            if tokens := difference(old, new):
                patch.setdefault(str(seat), {})["tokens"] = tokens
    return patch
