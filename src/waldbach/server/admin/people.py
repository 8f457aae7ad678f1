"""People: list, shut out, let in again, sign out, help back in."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select

from waldbach.game import BadInput
from waldbach.server.admin.desk import Desk, find_person
from waldbach.server.models import Person
from waldbach.server.pace import DAY
from waldbach.server.people.who import BOT

Row = dict[str, Any]


async def list_people(desk: Desk, search: str | None, limit: int) -> list[Row]:
    """Those seen last come first; `search` is an id, or a part of a name, login or mail address."""
    query = select(Person).where(Person.deleted_at.is_(None))
    if search is not None:
        parts = (Person.name, Person.login, Person.mail)
        found = [part.icontains(search, autoescape=True) for part in parts]
        query = query.where(or_(Person.id == search, *found))
    async with desk.db() as db:
        people = await db.scalars(query.order_by(Person.seen_at.desc(), Person.id).limit(limit))
        return [
            {
                "id": person.id,
                "kind": person.kind,
                "login": person.login,
                "name": person.name,
                "created_at": person.created_at,
                "seen_at": person.seen_at,
                "banned_at": person.banned_at,
            }
            for person in people
        ]


async def ban(desk: Desk, word: str) -> Person:
    person = await find(desk, word)
    people = desk.people()
    await people.ban(person.id)
    await people.close()
    return person


async def unban(desk: Desk, word: str) -> Person:
    person = await find(desk, word)
    people = desk.people()
    await people.unban(person.id)
    await people.close()
    return person


async def sign_out(desk: Desk, word: str) -> Person:
    """End all sessions and tokens."""
    person = await find(desk, word)
    people = desk.people()
    async with people.ground.write() as change:
        await people.sessions.close_all(change, person.id)
    await people.close()
    return person


async def recover(desk: Desk, person: Person) -> str:
    """The address at which an account sets a new password, and a guest comes back."""
    if person.kind == BOT:
        raise BadInput("admin-recover-bot", who=person.name)
    people = desk.people()
    if person.login is None:
        address = (await people.recovery.make(person.id)).address
    else:
        secret = await people.accounts.reset_secret(person.id, DAY)
        address = f"{desk.settings.base_url}/reset#{secret}"
    await people.close()
    return address


async def find(desk: Desk, word: str) -> Person:
    """By id or login."""
    async with desk.db() as db:
        return await find_person(db, word)
