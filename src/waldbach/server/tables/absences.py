"""Seats of people who cannot come: a caretaker plays there, so that nobody waits for them for ever.

Who was deleted or banned cannot come, with all its bots, nor can a guest who has neither a session
nor a recovery link left, as after signing in to an account that sits at the same table. That is
asked of the database when the keeper looks at a table. Whoever makes somebody go asks it to look
soon (`people/tables_of.py`).
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Select, and_, exists, or_, select
from sqlalchemy.orm import aliased

from waldbach.game import BadInput
from waldbach.server import course
from waldbach.server.matches import Match
from waldbach.server.models import Person, Recovery, Seat, Session
from waldbach.server.people.arrivals import LINK
from waldbach.server.people.who import GUEST
from waldbach.server.tables.ground import Ground

_owner = aliased(Person)


class Absences(Ground):
    async def care_for_absent(self, match: Match) -> None:
        """Have a caretaker play the seats of a table whose people cannot come."""
        if match.over:
            return
        async with self.reading() as db:
            absent = list(await db.scalars(_absent(match.id, self.clock())))
        for seat in absent:
            if seat in match.now.course.people:
                await self._take_care(match.id, seat)

    async def _take_care(self, table_id: str, seat: int) -> None:
        try:
            await self.matches.arrange(
                table_id, lambda match: course.take_care(match.now.course, seat)
            )
        except BadInput as error:
            if error.message != "match-over":  # somebody has just made the last move
                raise


def _absent(table_id: str, now: int) -> Select[int]:
    """The seats of a table to which nobody comes."""
    return (
        select(Seat.number)
        .join(Person, Person.id == Seat.person)
        .outerjoin(_owner, _owner.id == Person.owner)
        .where(
            Seat.table == table_id,
            or_(
                Person.banned_at.is_not(None),
                Person.deleted_at.is_not(None),
                _owner.banned_at.is_not(None),
                _owner.deleted_at.is_not(None),
                and_(Person.kind == GUEST, ~_can_come_back(now)),
            ),
        )
        .order_by(Seat.number)
    )


def _can_come_back(now: int) -> ColumnElement[bool]:
    """Has a guest anything left to show?"""
    session = exists().where(Session.person == Person.id, Session.expires_at > now)
    link = exists().where(
        Recovery.person == Person.id, Recovery.purpose == LINK, Recovery.expires_at > now
    )
    return or_(session, link)
