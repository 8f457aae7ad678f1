"""Persons: how a guest comes to be, and how a host shuts somebody out."""

from __future__ import annotations

from waldbach.server.ids import new_id
from waldbach.server.models import Person
from waldbach.server.people import names
from waldbach.server.people.gates import Gates
from waldbach.server.people.ground import Ground, lock
from waldbach.server.people.sessions import Sessions
from waldbach.server.people.tables_of import hold_tables, household, leave_tables
from waldbach.server.people.who import BOT, GUEST, NOWHERE, Device, Who


def new_person(name: str, lang: str, now: int, owner: str | None = None) -> Person:
    """A guest, or somebody's bot."""
    return Person(
        id=new_id(),
        name=name,
        kind=BOT if owner else GUEST,
        owner=owner,
        lang=lang,
        choices={},
        created_at=now,
        seen_at=now,
    )


class Persons:
    def __init__(self, ground: Ground, sessions: Sessions, gates: Gates) -> None:
        self.ground, self.sessions, self.gates = ground, sessions, gates

    async def guest(self, name: str, lang: str, device: Device = NOWHERE) -> tuple[Who, str]:
        """A new person with a nickname, and the secret of its first session."""
        name, lang = names.nickname(name), names.language(lang)
        now = self.ground.clock()
        self.gates.guests.pass_through(device.address, now)
        async with self.ground.write() as change:
            person = new_person(name, lang, now)
            change.db.add(person)
            await change.db.flush()
            return await self.sessions.open(change.db, person, device)

    async def ban(self, person: str) -> None:
        """Shut a person out at once, with all its bots. Its seats in games that are being played
        stay; a caretaker plays there meanwhile."""
        now = self.ground.clock()
        async with self.ground.write() as change:
            people = await household(change.db, person)
            tables = await hold_tables(change.db, people)
            row = await lock(change.db, person)
            row.banned_at = row.banned_at or now
            await self.sessions.close_all(change, person)
            change.people |= set(people)
            await leave_tables(change, tables, people, now)

    async def unban(self, person: str) -> None:
        """Let a person sign in again."""
        async with self.ground.write() as change:
            (await lock(change.db, person)).banned_at = None
            change.people.add(person)
