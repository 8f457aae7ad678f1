"""What the journals of all databases have in common: checks at the door, and the writer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from waldbach.arrangements import TABLE
from waldbach.game import CHANCE, BadInput
from waldbach.server.figures import JournalFigures
from waldbach.server.journal.batch import Answer, Append, Create, Finish, Request
from waldbach.server.journal.contract import (
    FINISHED,
    Journal,
    Line,
    NewMatch,
    NotFound,
    Numbered,
    StoredMatch,
    Unavailable,
)
from waldbach.server.journal.writer import Writer

MOST_SEAT = 2**15 - 1  # what the columns hold
MOST_NUMBER = 2**31 - 1
MOST_TIME = 2**63 - 1


class BaseJournal(Journal):
    """A database only has to store a batch and to fetch."""

    def __init__(self) -> None:
        self._writer = Writer(self.store)

    @property
    def figures(self) -> JournalFigures:
        return self._writer.figures

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    @abstractmethod
    async def store(self, requests: Sequence[Request]) -> list[Answer]:
        """Carry out all of them in one transaction; returns after the commit."""

    @abstractmethod
    async def fetch_entries(self, match_id: str, after: int, limit: int | None) -> list[Numbered]:
        """As `read`; nothing if there is no such match."""

    @abstractmethod
    async def fetch_match(self, match_id: str) -> StoredMatch | None:
        """As `find`."""

    @abstractmethod
    async def fetch_last(self, match_id: str) -> int | None:
        """As `last`; None if there is no such match."""

    @abstractmethod
    async def release(self) -> None:
        """Close all connections."""

    async def create(self, match: NewMatch, entries: Sequence[Line] = ()) -> None:
        _check_match(match)
        _check_lines(entries)
        await self._writer.ask(Create(match, tuple(entries)))

    async def append(self, match_id: str, after: int, entries: Sequence[Line]) -> int:
        _check_lines(entries)
        _check_number("after", after, 0, MOST_NUMBER - len(entries))
        _check_id(match_id)
        return await self._writer.ask(Append(match_id, after, tuple(entries)))

    async def finish(self, match_id: str, status: str = FINISHED) -> None:
        _check_text("status", status)
        _check_id(match_id)
        await self._writer.ask(Finish(match_id, status))

    async def read(self, match_id: str, after: int = 0, limit: int | None = None) -> list[Numbered]:
        _check_number("after", after, 0, MOST_NUMBER)
        _check_number("limit", limit or 0, 0, MOST_NUMBER)
        self._check_open()
        _check_id(match_id)
        entries = await self.fetch_entries(match_id, after, limit)
        if not entries:
            await self.last(match_id)  # is there such a match at all?
        return entries

    async def find(self, match_id: str) -> StoredMatch | None:
        self._check_open()
        return await self.fetch_match(match_id) if _storable(match_id) else None

    async def last(self, match_id: str) -> int:
        self._check_open()
        _check_id(match_id)
        last = await self.fetch_last(match_id)
        if last is None:
            raise NotFound(match_id)
        return last

    async def close(self) -> None:
        if not self._writer.closing:
            await self._writer.close()
            await self.release()

    def _check_open(self) -> None:
        if self._writer.closing:
            raise Unavailable("journal-closed")


# A value that a column cannot hold would spoil the commit of all others in it.


def _check_match(match: NewMatch) -> None:
    for name in ("id", "game", "position", "deal_hash"):
        _check_text(name, getattr(match, name) or "")
    _check_number("rules", match.rules, 0, MOST_NUMBER)
    _check_number("seats", match.seats, 0, MOST_SEAT)
    _check_number("created_at", match.created_at, 0, MOST_TIME)


def _check_lines(lines: Sequence[Line]) -> None:
    for line in lines:
        usual = line.word.isascii() and "\0" not in line.word and CHANCE <= line.seat <= MOST_SEAT
        if not usual or not 0 <= line.at <= MOST_TIME:
            _check_line(line)


def _check_line(line: Line) -> None:
    _check_text("word", line.word)
    if line.seat != TABLE:
        _check_number("seat", line.seat, CHANCE, MOST_SEAT)
    _check_number("at", line.at, 0, MOST_TIME)


def _check_number(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadInput("journal-number", name=name, value=value, least=least, most=most)


def _check_text(name: str, value: str) -> None:
    if not _storable(value):
        raise BadInput("journal-text", name=name, value=ascii(value))


def _check_id(match_id: str) -> None:
    if not _storable(match_id):
        raise NotFound(ascii(match_id))


def _storable(value: str) -> bool:
    """UTF-8 can hold it, and so can PostgreSQL, which takes no NUL."""
    if "\0" in value:
        return False
    try:
        return value.isascii() or bool(value.encode())
    except UnicodeEncodeError:
        return False
