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
    COUNT_FIELDS,
    SPACE_PAIR,
    TOKEN_FIELDS,
    change_numbers,
)
from waldbach.games.renature.describe import (
    COUNT_WORDS,
    Data,
    describe_area,
    describe_space,
    describe_table,
    describe_token,
)
from waldbach.games.renature.layout import FIRST_SPACE
from waldbach.games.renature.ledger import (
    AREA_FIELDS,
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
    return [_with(public, seats, _private_changes(numbers)) for _ in views]


def _with(public: Data, seats: Data, private: Data) -> Data:
    """What all see, and what one viewer sees of the seats besides."""
    shown = seats | {n: seats.get(n, {}) | part for n, part in private.items()}
    return public | {"seats": shown} if shown else public


def _public_changes(before: State, after: State, numbers: Numbers) -> tuple[Data, Data]:
    """What all viewers see, and apart from it what is about seats."""
    old, new = before.numbers(), after.numbers()
    was, now = describe_table(old), describe_table(new)
    patch = {name: value for name, value in now.items() if value != was[name]}
    if spaces := _changed_spaces(numbers):
        patch["spaces"] = spaces
    if areas := _changed_areas(numbers):
        patch["areas"] = areas
    return patch, _changed_counts(numbers)


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
    was, now = ({row[0]: row for row in _rows(numbers, AREA_FIELDS)} for _ in range(2))
    patch: Data = {str(area): None for area in was if area not in now}
    for area, row in now.items():
        if area not in was:
            patch[str(area)] = describe_area(row)
        elif change := difference(describe_area(was[area]), describe_area(row)):
            patch[str(area)] = change
    return patch


def _changed_counts(numbers: Numbers) -> Data:
    patch: Data = {}
    for seat, i, count in _rows(numbers, COUNT_FIELDS):
        group, name = COUNT_WORDS[i]
        counts = patch.setdefault(str(1 + seat), {})
        if group:
            counts = counts.setdefault(group, {})
        counts[name] = count
    return patch


def _private_changes(numbers: Numbers) -> Data:
    """What is different for this viewer: dominoes in hands and boxes, tokens with their backs."""
    patch: Data = {}
    for _ in range(next(numbers)):
        place, count = next(numbers), next(numbers)
        seat, name = (place - at.HAND, "dominoes") if place < at.BOX else (place - at.BOX, "box")
        dominoes = [DOMINO_NAMES[domino] for domino in islice(numbers, count)]
        patch.setdefault(str(1 + seat), {})[name] = dominoes
    for row in _rows(numbers, TOKEN_FIELDS):
        for seat, change in _changed_token(*row):
            patch.setdefault(str(1 + seat), {}).setdefault("tokens", {})[str(row[0])] = change
    return patch


def _changed_token(
    area: int, had: int, old_back: int, has: int, back: int
) -> Iterator[tuple[int, Data | None]]:
    """What the seat that had it and the seat that has it are told; -1 is no seat."""
    old, new = describe_token(area, old_back), describe_token(area, back)
    if had == has >= 0:
        yield has, difference(old, new)
        return
    if had >= 0:
        yield had, None
    if has >= 0:
        yield has, new
