"""What a journal promises, the same on every database, and the words in which it speaks.

Acknowledged   `create`, `append` and `finish` return after the commit. What they acknowledged
               survives a crash of this process, of the database and of the machine.
Numbered       The entries of a match are numbered 1, 2, 3 … An append names the number it follows
               and is stored whole or not at all; of several that follow the same one, one wins.
Nobody's       No process owns a match. The database decides, so any number of processes may append
               to the same matches.
Unanswered     Who is cancelled while waiting, or gets `Uncertain`, does not know whether the
               entries are in, and finds out by reading.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from waldbach.game import BadInput
from waldbach.server.figures import JournalFigures

PLAYING = "playing"
FINISHED = "finished"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMatch:
    """What a match begins with. Times are milliseconds since 1970."""

    id: str
    game: str
    rules: int
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    position: str | None = None
    deal_hash: str | None = None  # both None where chance is not ours: an imported game
    deal_secret: bytes | None = field(default=None, repr=False)
    created_at: int
    pace: str | None = None  # a word of `pace.py`


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMatch(NewMatch):
    status: str


class Line(msgspec.Struct, frozen=True, gc=False):
    """A step that is to be stored: a seat (or `CHANCE`), its word, and when."""

    seat: int
    word: str
    at: int


class Numbered(msgspec.Struct, frozen=True, gc=False):
    """A step that is stored."""

    number: int
    seat: int
    word: str
    at: int


class Conflict(BadInput):
    """Somebody else came first, and nothing of this is stored. `last` is the match's present last
    number; None where the id of a new match was taken."""

    def __init__(self, message: str, /, last: int | None = None, **args: Any) -> None:
        super().__init__(message, last=last, **args)
        self.last = last


class NotFound(BadInput):
    """There is no such match."""

    def __init__(self, match: str) -> None:
        super().__init__("journal-no-match", match=match)


class Unavailable(BadInput):
    """The database could not do it, and nothing of it is stored."""


class Uncertain(BadInput):
    """The database was lost while it stored this and could not be asked since."""


class Journal(ABC):
    """Used from one event loop. Any number of tasks may call at once."""

    @property
    @abstractmethod
    def figures(self) -> JournalFigures:
        """For the metrics: of all commits since the start."""

    @property
    @abstractmethod
    def waiting(self) -> int:
        """Requests for the next commits."""

    @abstractmethod
    async def create(self, match: NewMatch, entries: Sequence[Line] = ()) -> None:
        """Keep a new match and its first entries, all or nothing. `Conflict` if the id is taken."""

    @abstractmethod
    async def append(self, match_id: str, after: int, entries: Sequence[Line]) -> int:
        """Keep the entries as the numbers `after + 1` and on; returns the last one.

        `Conflict` if `after` is not the last number of the match, `NotFound`, `Unavailable`: then
        none of them is stored. `Uncertain` if that could not be found out.
        """

    @abstractmethod
    async def finish(self, match_id: str, status: str = FINISHED) -> None:
        """Change the status of a match. It says nothing about entries, which may still follow."""

    @abstractmethod
    async def read(self, match_id: str, after: int = 0, limit: int | None = None) -> list[Numbered]:
        """The entries that follow a number, in order, all or the first few."""

    @abstractmethod
    async def find(self, match_id: str) -> StoredMatch | None:
        """What the match began with, and its status."""

    @abstractmethod
    async def last(self, match_id: str) -> int:
        """The number of the last entry, 0 before the first."""

    @abstractmethod
    async def close(self) -> None:
        """Wait for what has been asked for, then let the database go."""
