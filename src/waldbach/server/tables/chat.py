"""The chat of a table. Remarks are numbered 1, 2, 3 … without gaps."""

from __future__ import annotations

import unicodedata

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from waldbach.game import BadInput
from waldbach.server.errors import Forbidden
from waldbach.server.models import ReadUpTo, Remark
from waldbach.server.people.who import Who
from waldbach.server.sitting import sits
from waldbach.server.tables.forms import RemarkOut
from waldbach.server.tables.ground import PLAYING, Ground, checked_id

LONGEST = 500  # characters of a remark
PAGE = 200  # remarks at most
_JOINERS = "\u200c\u200d"  # hold letters and emoji together


class Chat(Ground):
    async def say(self, who: Who, table_id: str, text: str) -> int:
        """Say something; returns the number of the remark. While the game goes on only those who
        sit at the table have a say: others might tell what they see."""
        said = clean(text)
        await self.check_view(table_id, who)
        async with self.change(table_id) as desk:
            mine = desk.seat_of(who.person)
            at_table = mine is not None and sits(mine)
            if desk.table.status == PLAYING and not at_table:
                raise Forbidden("chat-watching")
            remark = Remark(
                table=desk.table.id,
                number=await _last(desk.db, desk.table.id) + 1,
                person=who.person,
                seat=mine.number if mine is not None and at_table else None,
                name=(mine.name if mine and at_table else None) or who.name,
                text=said,
                at=self.clock(),
            )
            desk.db.add(remark)
            desk.said = remark.number
        return remark.number

    async def remarks(
        self, table_id: str, after: int = 0, limit: int = PAGE, last: int | None = None
    ) -> list[RemarkOut]:
        """The first remarks behind a number, or the last few, in their order. Whether somebody may
        read them is for the caller to know (`check_view`)."""
        query = select(Remark).where(Remark.table == checked_id(table_id), Remark.number > after)
        if last is None:
            query = query.order_by(Remark.number).limit(min(max(limit, 1), PAGE))
        else:
            query = query.order_by(Remark.number.desc()).limit(min(max(last, 1), PAGE))
        async with self.reading() as db:
            found = [_out(remark) for remark in await db.scalars(query)]
        return found if last is None else found[::-1]

    async def read(self, who: Who, table_id: str, number: int) -> None:
        """Note how far somebody has read: never back, and not further than there is."""
        await self.check_view(table_id, who)
        async with self.change(table_id) as desk:
            desk.changed = False  # for nobody else
            number = min(number, await _last(desk.db, table_id))
            mark = await desk.db.get(ReadUpTo, (table_id, who.person))
            if mark is None:
                desk.db.add(ReadUpTo(table=table_id, person=who.person, number=number))
            else:
                mark.number = max(mark.number, number)


def clean(text: str) -> str:
    """A remark as it is kept: one line.

    >>> clean("  Servus \\n Anna! ")
    'Servus Anna!'
    """
    said = " ".join(unicodedata.normalize("NFC", text).split())
    for sign in said:
        if not (sign.isprintable() or sign in _JOINERS):
            raise BadInput("chat-sign", sign=f"U+{ord(sign):04X}")
    if not 1 <= len(said) <= LONGEST:
        raise BadInput("chat-length", length=len(said), most=LONGEST)
    return said


async def _last(db: AsyncSession, table_id: str) -> int:
    query = select(func.max(Remark.number)).where(Remark.table == table_id)
    return await db.scalar(query) or 0


def _out(remark: Remark) -> RemarkOut:
    return RemarkOut(
        number=remark.number,
        seat=None if remark.seat is None else remark.seat + 1,
        name=remark.name,
        text=remark.text,
        at=remark.at,
    )
