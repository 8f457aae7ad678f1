"""Material of one's own: an option of a game whose value may be a text that somebody has written, a
board or a set of cards (`Option.file`). What is said about such a text, and how one is asked for
that is to be invented.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

NEW = "new"  # the value of an option that asks for an invented one: `new`, or `new SEED`
MOST_SEED = 60  # characters


@dataclass(frozen=True)
class Remark:
    """Something about a text: the key of its sentence, where it stands (from 1), and the spots of
    the material that it is about, as the game names them."""

    code: str
    args: Mapping[str, Any] = field(default_factory=dict)
    line: int | None = None
    column: int | None = None
    spots: tuple[str, ...] = ()

    def __str__(self) -> str:
        from waldbach.messages import text

        return text(self.code, **self.args)


@dataclass(frozen=True)
class Checked:
    """What a game says about a text. With problems it cannot be played; advice is about what can be
    played, but is not what a good one would be."""

    problems: tuple[Remark, ...] = ()
    advice: tuple[Remark, ...] = ()
    figures: Mapping[str, float] = field(default_factory=dict)
    text: str | None = None  # as the game writes it; None if it cannot be read
    pieces: tuple[dict[str, Any], ...] = ()  # in its order, as views describe them
    options: Mapping[str, str] = field(default_factory=dict)  # of a table to play on it
    # With what follows from the rest made anew, such as tokens for all areas; None if nothing does.
    completed: str | None = None
    view: dict[str, Any] | None = None  # of such a table at its start; None if there is none


@dataclass(frozen=True)
class Asked:
    """What is asked of a figure of many games: not less, not more; None where nothing is asked."""

    least: float | None = None
    most: float | None = None


def seed_of(value: str) -> str | None:
    """The seed of a value that asks for an invented one, empty for any; None if it does not.

    >>> seed_of("new"), seed_of("new otter 7"), seed_of("newt")
    ('', 'otter 7', None)
    """
    word, _, seed = value.partition(" ")
    return seed.strip() if word == NEW and "\n" not in value else None


def fresh_seed() -> str:
    return secrets.token_hex(4)


def is_seed(seed: str) -> bool:
    """
    >>> is_seed("otter 7"), is_seed(" x"), is_seed("")
    (True, False, False)
    """
    return 0 < len(seed) <= MOST_SEED and seed.isprintable() and seed == seed.strip()


def as_seed(seed: str) -> str:
    """A seed for inventing from any other: itself where it can be one, else made from it."""
    if is_seed(seed):
        return seed
    return hashlib.sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()[:16]
