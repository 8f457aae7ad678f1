"""What is different in two views of the same viewer, for clients that know the older one.

Does what `patch.difference` would do with both descriptions, and describes only what has changed.
"""

from __future__ import annotations

import functools
from collections import defaultdict

import numpy as np

from waldbach.game import State
from waldbach.games.renature import layout as at
from waldbach.games.renature.describe import (
    COUNTED,
    Data,
    describe_area,
    describe_space,
    describe_table,
    describe_tokens,
    dominoes_at,
)
from waldbach.games.renature.layout import FIRST_SPACE
from waldbach.games.renature.ledger import (
    COUNT_NAMES,
    COUNTS,
    SPACE_FIELDS,
    area_rows,
    changed_areas,
    changed_places,
    changed_space_rows,
    seat_rows,
)
from waldbach.games.renature.spaces import NAME_OF
from waldbach.games.renature.view import without_secrets
from waldbach.patch import difference


def changes(before: State, after: State) -> Data:
    patch = _public_changes(without_secrets(before), without_secrets(after))
    seats = _private_changes(before, after)
    if not seats:
        return patch
    shown = patch.get("seats", {})
    return patch | {"seats": shown | {n: shown.get(n, {}) | part for n, part in seats.items()}}


@functools.lru_cache(maxsize=64)
def _public_changes(was: bytes, now: bytes) -> Data:
    """What all viewers see: they are told one after the other, so it is worked out once."""
    before, after = (np.frombuffer(one, at.DTYPE)[0] for one in (was, now))
    old, new = before.numbers(), after.numbers()
    patch = difference(describe_table(old), describe_table(new)) if old != new else {}
    parts = {
        "spaces": _changed_spaces(before, after),
        "areas": _changed_areas(before, after),
        "seats": _changed_seats(before, after, new.seats),
    }
    return patch | {name: part for name, part in parts.items() if part}


def _changed_spaces(before: State, after: State) -> Data:
    rows = changed_space_rows(before, after)
    return {NAME_OF[p]: dict(_changed_space(*fields)) for p, *fields in rows}


@functools.lru_cache(maxsize=4096)
def _changed_space(*fields: int) -> Data:
    """How a space was, and how it is. Not many ways to change are common."""
    was, now = fields[:SPACE_FIELDS], fields[SPACE_FIELDS:]
    return difference(describe_space(FIRST_SPACE, *was), describe_space(FIRST_SPACE, *now))


def _changed_areas(before: State, after: State) -> Data:
    changed = changed_areas(before, after)
    if not changed:
        return {}
    was, now = (
        {str(row[0]): describe_area(row) for row in area_rows(view, changed)}
        for view in (before, after)
    )
    return difference(was, now)


def _changed_seats(before: State, after: State, seats: int) -> Data:
    pairs = zip(seat_rows(before, seats), seat_rows(after, seats), strict=True)
    return {
        str(seat): _changed_counts(was, now)
        for seat, (was, now) in enumerate(pairs, start=1)
        if was != now
    }


def _private_changes(before: State, after: State) -> Data:
    """What is different for this viewer: dominoes in hands and boxes, tokens with their backs."""
    patch: defaultdict[str, Data] = defaultdict(dict)
    where = after.where.tobytes()
    if before.where.tobytes() != where:
        places = changed_places(before, after)
        for seat in range(at.MAX_SEATS):
            if places >> at.HAND + seat & 1:
                patch[str(seat + 1)]["dominoes"] = dominoes_at(where, at.HAND + seat)
            if places >> at.BOX + seat & 1:
                patch[str(seat + 1)]["box"] = dominoes_at(where, at.BOX + seat)
    if _tokens(before) != _tokens(after):
        pairs = zip(describe_tokens(before), describe_tokens(after), strict=True)
        for seat, (old, new) in enumerate(pairs, start=1):
            if tokens := difference(old, new):
                patch[str(seat)]["tokens"] = tokens
    return patch


def _tokens(view: State) -> tuple[bytes, bytes]:
    """Who took which, and the backs as far as they are seen."""
    return view.taken.tobytes(), view.back.tobytes()


def _changed_counts(was: list[int], now: list[int]) -> Data:
    """From the rows of a seat."""
    patch: Data = {}
    for name, names, part in COUNTED:
        if was[part] != now[part]:
            rows = zip(names, was[part], now[part], strict=True)
            patch[name] = {one: new for one, old, new in rows if old != new}
    for name, old, new in zip(COUNT_NAMES, was[COUNTS:], now[COUNTS:], strict=True):
        if old != new:
            patch[name] = new
    return patch
