"""The record that a state is: its fields as attributes, and cheap to hand to compiled code.

NumPy's own `np.record` looks for a field in Python at each access, and compiled code that is given
one asks it for a memory view, for which NumPy spells out the type of every field. Both take longer
than most rules do. Here a field is a property, and the record stands for its own memory.
"""

from __future__ import annotations

import operator
import struct
from collections import namedtuple
from collections.abc import Sequence
from typing import Any

import numpy as np

_Void: Any = np.void  # its stubs say that it is final


class Record(_Void):  # type: ignore[misc]
    """Base of the records of one game: `class Match(Record)`, then `Match.dtype_of(fields)`."""

    __slots__ = ()
    _format: struct.Struct
    _tuple: Any

    # What compiled code takes the memory of a record from; it needs no description of the fields.
    data = property(lambda self: self)

    @classmethod
    def dtype_of(cls, fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
        """The dtype whose items are of this class. There has to be one only: to compare two of
        them costs as much as is saved here."""
        dtype: np.dtype[Any] = np.dtype((cls, list(fields)))
        names = dtype.names or ()
        for name in names:
            if hasattr(Record, name):
                raise ValueError(f"a record has a `{name}` already")
            setattr(cls, name, property(operator.itemgetter(name), _setter(name)))
        single = [name for name in names if not dtype[name].shape]
        cls._format = struct.Struct("=" + "".join(_code(dtype[name]) for name in names))
        cls._tuple = namedtuple("Numbers", single)  # type: ignore[misc]
        return dtype

    def numbers(self) -> Any:
        """Every field that is a single number, by name, as a tuple of plain integers: as quick as
        two fields of the record itself."""
        return self._tuple._make(self._format.unpack_from(self))


def _setter(name: str) -> Any:
    def put(record: Record, value: object) -> None:
        record[name] = value

    return put


def _code(kind: np.dtype[Any]) -> str:
    """The sign of a field for `struct`; those of several numbers are skipped."""
    return f"{kind.itemsize}x" if kind.shape else _CODES[kind.str[1:]]


_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
