"""Random numbers that stay the same: of all that `Random` offers, only `random` is promised to give
the same numbers with every version of Python."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


def dice(*words: object) -> Random:
    """The random numbers that belong to these words."""
    digest = hashlib.sha256("\0".join(map(str, words)).encode("utf-8", "surrogatepass")).digest()
    return Random(int.from_bytes(digest, "big"))


def below(rng: Random, n: int) -> int:
    """A number from 0 to n - 1."""
    return int(rng.random() * n)


class NoRoom(Exception):
    """There is nothing to choose from; the board has to be begun anew."""


def pick(rng: Random, choices: Sequence[T]) -> T:
    if not choices:
        raise NoRoom
    return choices[below(rng, len(choices))]


def shuffle(rng: Random, things: MutableSequence[Any]) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = below(rng, last + 1)
        things[last], things[other] = things[other], things[last]
