"""What processes tell each other. A nudge says where to look, hardly ever what is to be seen there.

Processes of different versions may be running at once. Who does not know a kind ignores it, and
fields that are added later stand at the end and have a default.
"""

from __future__ import annotations

import msgspec


class Nudge(msgspec.Struct, frozen=True, array_like=True):
    """One of those below."""


class Moved(Nudge, frozen=True, tag="moved"):
    """The journal of a match has come to this number."""

    match: str
    number: int


class TableChanged(Nudge, frozen=True, tag="table"):
    """Seats, status or settings of a table are different now."""

    table: str


class Said(Nudge, frozen=True, tag="chat"):
    """The chat of a table has come to this number."""

    table: str
    number: int


class PersonChanged(Nudge, frozen=True, tag="person"):
    """A person's sessions or rights are different now: signed out, banned, deleted."""

    person: str


Places = tuple[tuple[str, str], ...]  # table and who is there


class Present(Nudge, frozen=True, tag="present"):
    """These people are at these tables, on sockets of this process. Believe it for so many seconds
    unless it is told again."""

    process: str
    seconds: float
    places: Places


class Absent(Nudge, frozen=True, tag="absent"):
    """These people have left, as far as this process is concerned."""

    process: str
    places: Places


class RollCall(Nudge, frozen=True, tag="roll-call"):
    """Everybody please tell who is present."""


Known = Moved | TableChanged | Said | PersonChanged | Present | Absent | RollCall
