"""Signing in, whichever way somebody has shown who they are.

Who was a guest on the device takes along what the guest has, but for seats at tables where the
account has one already: nobody shall see two hands of one game. There the guest gets up, or a
caretaker plays on. The guest itself stays behind with nothing, so its recovery link ends.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Text, and_, cast, delete, select, union, update

from waldbach.server.errors import Forbidden, Missing
from waldbach.server.journal import PLAYING
from waldbach.server.models import (
    Person,
    ReadUpTo,
    Recovery,
    Remark,
    Seat,
    Subscription,
    Table,
)
from waldbach.server.people.ground import Change, lock_all
from waldbach.server.people.sessions import Sessions
from waldbach.server.people.who import COOKIE, GUEST, Device, Who
from waldbach.server.sitting import OPEN, clear, get_up, sits

LINK, MOVED = "link", "moved"  # purposes of recovery links: one that works, one whose guest is gone


async def enter(
    change: Change, sessions: Sessions, person: str, who: Who | None, device: Device
) -> tuple[Who, str]:
    """A new session for an account, instead of the one that `who` has on this device."""
    guest = who.person if who and who.kind == GUEST and who.by == COOKIE else None
    if guest is not None:
        await _hold_tables(change, guest)
    locked = await lock_all(change.db, {person, guest or person})
    allow(locked[person])
    if guest and guest != person and locked[guest].kind == GUEST:
        await _move(change, guest, person, sessions.ground.clock())
    await sessions.close(change, who)
    return await sessions.open(change.db, locked[person], device)


def allow(person: Person) -> None:
    """Refuse those who were banned, or are gone."""
    if person.deleted_at is not None:
        raise Missing("person-unknown")
    if person.banned_at is not None:
        raise Forbidden("person-banned")


async def _hold_tables(change: Change, guest: str) -> None:
    """All where a guest has left something. Whoever changes a table holds its row first, and then
    people and seats; so does this."""
    traces = union(
        select(Seat.table).where(Seat.person == guest),
        select(ReadUpTo.table).where(ReadUpTo.person == guest),
        select(Table.id).where(Table.host == guest),
        select(Table.id).where(_barred(guest)),
    )
    rows = select(Table.id).where(Table.id.in_(traces)).order_by(Table.id)
    await change.db.execute(rows.with_for_update(key_share=True))


async def _move(change: Change, guest: str, account: str, now: int) -> None:
    """Give the account what the guest plays, hosts, has said and is reminded of."""
    await _part(change, guest, account, now)
    await _move_seats(change, guest, account)
    await _move_chat(change, guest, account)
    await _move_bars(change, guest, account)
    reminded = update(Subscription).where(Subscription.person == guest)
    await change.db.execute(reminded.values(person=account))
    links = (Recovery.person == guest, Recovery.purpose == LINK)
    await change.db.execute(update(Recovery).where(*links).values(purpose=MOVED))
    change.people |= {guest, account}
    change.hours.add(account)


async def _part(change: Change, guest: str, account: str, now: int) -> None:
    """At a table where both sit, the guest gets up before the start, and an account that was only
    invited takes the guest's seat. In a game that is being played the guest's seat is looked at
    soon, since nobody may be left who comes to it."""
    db = change.db
    of_account = select(Seat.table).where(Seat.person == account)
    both = select(Seat.table).where(Seat.person == guest, Seat.table.in_(of_account))
    for table in await db.scalars(select(Table).where(Table.id.in_(both))):
        if table.status == OPEN:
            seats = (await db.scalars(select(Seat).where(Seat.table == table.id))).all()
            own = next(seat for seat in seats if seat.person == account)
            if sits(own):
                if table.host == guest:
                    table.host = account
                get_up(table, seats, guest)
            else:
                clear(own)
            change.tables.add(table.id)
        elif table.status == PLAYING:
            table.wake_at = now
    await db.flush()


async def _move_seats(change: Change, guest: str, account: str) -> None:
    db = change.db
    taken = select(Seat.table).where(Seat.person == account)
    free = select(Seat.table).where(Seat.person == guest, Seat.table.not_in(taken))
    tables = set(await db.scalars(free))
    await db.execute(
        update(Seat).where(Seat.person == guest, Seat.table.in_(tables)).values(person=account)
    )
    kept = select(Seat.table).where(Seat.person == guest)
    await db.execute(
        update(Table).where(Table.host == guest, Table.id.not_in(kept)).values(host=account)
    )
    change.tables |= tables


async def _move_chat(change: Change, guest: str, account: str) -> None:
    """What either has read, both have."""
    db = change.db
    read = (await db.scalars(select(ReadUpTo).where(ReadUpTo.person == guest))).all()
    for mark in read:
        own = await db.get(ReadUpTo, (mark.table, account))
        if own is None:
            db.add(ReadUpTo(table=mark.table, person=account, number=mark.number))
        else:
            own.number = max(own.number, mark.number)
    await db.execute(delete(ReadUpTo).where(ReadUpTo.person == guest))
    await db.execute(update(Remark).where(Remark.person == guest).values(person=account))


async def _move_bars(change: Change, guest: str, account: str) -> None:
    """Who was sent away stays away."""
    for table in await change.db.scalars(select(Table).where(_barred(guest))):
        table.barred = [*table.barred, account]


def _barred(guest: str) -> ColumnElement[bool]:
    """Tables that have not started, from which the guest was sent away."""
    listed = cast(Table.barred, Text).contains(f'"{guest}"', autoescape=True)
    return and_(Table.status == OPEN, listed)
