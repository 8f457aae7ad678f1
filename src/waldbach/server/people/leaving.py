"""Leaving for good: all that is somebody's own goes away, what is shared stays without a name.

The row of the person is kept, blank, because games hang on it. At tables and in chats the name is
empty; clients show such people as former players.
"""

from __future__ import annotations

from sqlalchemy import delete, select, update

from waldbach.server.models import (
    Passkey,
    Person,
    Rating,
    ReadUpTo,
    Recovery,
    Remark,
    Seat,
    Session,
    Subscription,
)
from waldbach.server.people.accounts import Accounts
from waldbach.server.people.ground import Change, Ground, lock
from waldbach.server.people.who import NOWHERE, Device, Who

OWN = (Session, Passkey, Recovery, Subscription, Rating, ReadUpTo)


class Leaving:
    def __init__(self, ground: Ground, accounts: Accounts) -> None:
        self.ground, self.accounts = ground, accounts

    async def leave(self, who: Who, password: str | None = None, device: Device = NOWHERE) -> None:
        """Delete a person and its bots. An account shows its password, unless it has only just
        signed in."""
        await self.accounts.prove(who, password, device)
        async with self.ground.write() as change:
            person = await lock(change.db, who.person)
            now = self.ground.clock()
            bots = select(Person).where(Person.owner == person.id, Person.deleted_at.is_(None))
            for one in [person, *await change.db.scalars(bots)]:
                await blank(change, one, now)


async def blank(change: Change, person: Person, now: int) -> None:
    """Take everything from a person but its games."""
    db = change.db
    for table in OWN:
        await db.execute(delete(table).where(table.person == person.id))
    person.name, person.choices = "", {}
    person.login = person.password = person.hours = None
    person.mail = person.mail_confirmed_at = None
    person.deleted_at = now
    seats = Seat.person == person.id
    change.tables |= set(await db.scalars(select(Seat.table).where(seats)))
    await db.execute(update(Seat).where(seats).values(name=""))
    await db.execute(update(Remark).where(Remark.person == person.id).values(name=""))
    change.people.add(person.id)
