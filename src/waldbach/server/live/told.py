"""What the socket of a table says, as a description.

The server puts these messages together piece by piece (`wire.py`, `house.py`), since most of a
message is the same for all who watch. Tests hold every message that they hear against the structs
here, and docs/protocol.md is made from them (`tools/protocol.py`), so that neither can drift.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from waldbach.server.live.wire import EntryOut
from waldbach.server.tables.forms import RemarkOut, TableOut
from waldbach.server.web.answers import Problem as ProblemOut
from waldbach.server.web.play import ClocksOut, ResultOut

Number = Annotated[int, Meta(description="Of the last entry.")]
Decision = Annotated[
    int,
    Meta(
        description="The number that a draft has to answer: of the entry that opened the present"
        " choice."
    ),
]
Acting = Annotated[list[int], Meta(description="The seats that the game waits for.")]
Over = Annotated[bool, Meta(description="Is the game over?")]
Ready = Annotated[
    list[int] | UnsetType,
    Meta(description="Seats whose choice is in and still sealed; left out where there are none."),
]
Legal = Annotated[
    list[str] | UnsetType,
    Meta(
        description="Every word that the viewer's seat may play now; left out where it may play"
        " none."
    ),
]
Clocks = Annotated[
    ClocksOut | UnsetType,
    Meta(
        description="`at`, `paused`, and in `seats` for each seat `left`, `running`, `bank`,"
        " `away_until`, `deadline`, in milliseconds, as they stood at `at` (in a welcome that is"
        " now); left out where there is no clock."
    ),
]
Results = Annotated[
    list[ResultOut] | UnsetType,
    Meta(description="Once it is over: points by source, totals and places."),
]


class Told(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    pass


class Answered(Told, kw_only=True):
    id: Annotated[int, Meta(description="Of the message that is answered.")]


class PresentOut(Struct, forbid_unknown_fields=True):
    seats: list[int]
    watching: int


class Position(Told, kw_only=True):
    """Where a match stands."""

    number: Number
    decision: Decision
    acting: Acting
    over: Over
    ready: Ready = UNSET
    legal: Legal = UNSET
    clocks: Clocks = UNSET
    results: Results = UNSET


class Welcome(Told, tag="welcome", kw_only=True):
    """At the beginning; again when the game begins, or when the viewer sits down or gets up. The
    game and the fields of a position are there once it has begun."""

    seat: int | None
    table: TableOut
    remarks: list[RemarkOut]
    present: PresentOut
    view: dict[str, Any] | UnsetType = UNSET
    entries: list[EntryOut] | UnsetType = UNSET
    number: Number | UnsetType = UNSET
    decision: Decision | UnsetType = UNSET
    acting: Acting | UnsetType = UNSET
    over: Over | UnsetType = UNSET
    ready: Ready = UNSET
    legal: Legal = UNSET
    clocks: Clocks = UNSET
    results: Results = UNSET


class Moves(Position, tag="moves", kw_only=True):
    """Something was stored."""

    entries: list[EntryOut]
    changes: dict[str, Any]


class Table(Told, tag="table", kw_only=True):
    """Seats, status or what was asked have changed."""

    seat: int | None
    table: TableOut
    remarks: list[RemarkOut]
    present: PresentOut


class Remarks(Told, tag="remarks", kw_only=True):
    """Somebody has said something: the lines that were not told yet."""

    remarks: list[RemarkOut]


class Present(Told, tag="present", kw_only=True):
    """Somebody came or went: the `seats` that are here, and how many are `watching`."""

    present: PresentOut


class Done(Answered, tag="done", kw_only=True):
    """It is done; `number` is that of the last entry, or of the remark."""

    number: int | UnsetType = UNSET


class Preview(Answered, tag="preview", kw_only=True):
    """Where a draft would lead."""

    changes: dict[str, Any]
    events: list[dict[str, Any]]
    waits: bool
    legal: list[str] | UnsetType = UNSET


class Problem(Answered, tag="problem", kw_only=True):
    """It was refused, and nothing has changed."""

    problem: ProblemOut


Message = Welcome | Moves | Table | Remarks | Present | Done | Preview | Problem
