"""Leaving for good: all that is somebody's own goes away, what is shared stays without a name.

The row of the person is kept, blank, because games hang on it. At tables and in chats the name is
empty; clients show such people as former players. What is being played goes on with a caretaker.
"""

from __future__ import annotations

from collections.abc import Collection

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
from waldbach.server.people.ground import Change, Ground, lock_all
from waldbach.server.people.tables_of import hold_tables, household, leave_tables
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
            people = await household(change.db, who.person)
            await blank_all(change, people, self.ground.clock())


async def blank_all(change: Change, people: Collection[str], now: int) -> None:
    """Take everything from people but their games."""
    tables = await hold_tables(change.db, people)
    for person in (await lock_all(change.db, people)).values():
        await _blank(change, person, now)
    await leave_tables(change, tables, people, now)


async def _blank(change: Change, person: Person, now: int) -> None:
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
