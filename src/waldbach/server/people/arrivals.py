"""Signing in, whichever way somebody has shown who they are.

Who was a guest on the device takes the guest's seats along, but for tables where the account has a
seat already: nobody shall see two hands of one game.
"""

from __future__ import annotations

from sqlalchemy import or_, select, update

from waldbach.server.errors import Forbidden, Missing
from waldbach.server.models import Person, Seat, Subscription, Table
from waldbach.server.people.ground import Change, lock_all
from waldbach.server.people.sessions import Sessions
from waldbach.server.people.who import COOKIE, GUEST, Device, Who


async def enter(
    change: Change, sessions: Sessions, person: str, who: Who | None, device: Device
) -> tuple[Who, str]:
    """A new session for an account, instead of the one that `who` has on this device."""
    guest = who.person if who and who.kind == GUEST and who.by == COOKIE else None
    locked = await lock_all(change.db, {person, guest or person})
    allow(locked[person])
    if guest and guest != person and locked[guest].kind == GUEST:
        await move_seats(change, guest, person)
    await sessions.close(change, who)
    return await sessions.open(change.db, locked[person], device)


def allow(person: Person) -> None:
    """Refuse those who were banned, or are gone."""
    if person.deleted_at is not None:
        raise Missing("person-unknown")
    if person.banned_at is not None:
        raise Forbidden("person-banned")


async def move_seats(change: Change, guest: str, account: str) -> None:
    """Give the account what the guest plays, hosts and is reminded of."""
    db = change.db
    taken = select(Seat.table).where(Seat.person == account)
    free = select(Seat.table).where(Seat.person == guest, Seat.table.not_in(taken))
    tables = set(await db.scalars(free))
    # Whoever changes a table holds its row first and then its seats; so does this.
    await db.execute(
        select(Table.id)
        .where(or_(Table.id.in_(tables), Table.host == guest))
        .order_by(Table.id)
        .with_for_update(key_share=True)
    )
    await db.execute(
        update(Seat).where(Seat.person == guest, Seat.table.in_(tables)).values(person=account)
    )
    kept = select(Seat.table).where(Seat.person == guest)
    await db.execute(
        update(Table).where(Table.host == guest, Table.id.not_in(kept)).values(host=account)
    )
    await db.execute(
        update(Subscription).where(Subscription.person == guest).values(person=account)
    )
    change.tables |= tables
    change.people |= {guest, account}
    change.hours.add(account)
