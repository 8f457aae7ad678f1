"""What changed between two pieces of JSON data, as a JSON Merge Patch (RFC 7396).

A patch names only what is different: a value that is new, `None` for a name that is gone, and
inside of objects the same again. Lists are replaced whole. So data to be patched has objects where
parts change on their own, and leaves a name out rather than say `None`.
"""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]

_MISSING = object()


def difference(before: Data, after: Data) -> Data:
    """The patch with `merge(before, difference(before, after)) == after`; empty if they are equal.

    >>> difference({"turn": 3, "hand": {"a": 1, "b": 2}}, {"turn": 4, "hand": {"a": 1}})
    {'turn': 4, 'hand': {'b': None}}
    """
    patch: Data = {}
    for name, value in after.items():
        old = before.get(name, _MISSING)
        if old is value:
            continue
        if type(old) is dict and type(value) is dict:
            if inner := difference(old, value):
                patch[name] = inner
        elif old != value:
            patch[name] = value
    for name in before:
        if name not in after:
            patch[name] = None
    return patch


def merge(data: Data, patch: Data) -> Data:
    """The data with the patch carried out; neither argument changes.

    >>> merge({"turn": 3, "hand": {"a": 1, "b": 2}}, {"turn": 4, "hand": {"b": None}})
    {'turn': 4, 'hand': {'a': 1}}
    """
    merged = dict(data)
    for name, value in patch.items():
        if value is None:
            merged.pop(name, None)
        elif isinstance(value, dict):
            old = merged.get(name)
            merged[name] = merge(old if isinstance(old, dict) else {}, value)
        else:
            merged[name] = value
    return merged
