"""Seats as they are stored: whose they are, and how somebody gets up before the start.

It stands beside `tables/` and `people/`, for both: who leaves a table gets up, and so does who
leaves for good.
"""

from __future__ import annotations

from collections.abc import Sequence

from waldbach.server.models import Seat, Table

OPEN, CLOSED = "open", "closed"  # a table that has not started; one that never will
FREE, PERSON, BOT = "open", "person", "bot"  # kinds of seats


def sits(seat: Seat) -> bool:
    return seat.kind == PERSON and seat.joined_at is not None


def invited(seat: Seat) -> bool:
    return seat.kind == PERSON and seat.person is not None and seat.joined_at is None


def clear(seat: Seat) -> None:
    seat.kind, seat.person, seat.bot, seat.name, seat.joined_at = FREE, None, None, None, None


def get_up(table: Table, seats: Sequence[Seat], person: str) -> None:
    """Leave a table before its start; an invitation is declined. A host leaves it to whoever has
    sat there longest; nobody left means that it is closed."""
    for seat in seats:
        if seat.person == person:
            clear(seat)
    if table.host != person:
        return
    others = [seat for seat in seats if sits(seat)]
    heir = min(others, key=lambda seat: (seat.joined_at or 0, seat.number), default=None)
    table.host = heir.person if heir else None
    if heir is None:
        table.status = CLOSED
