"""What a person has set, and what others may see of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from waldbach.server.errors import Missing, SignInNeeded
from waldbach.server.models import Passkey, Person, Recovery
from waldbach.server.pace import Hours
from waldbach.server.people import names
from waldbach.server.people.arrivals import LINK
from waldbach.server.people.ground import Ground, is_id, lock
from waldbach.server.people.letters import MAIL
from waldbach.server.people.ratings import Rated, ratings_of
from waldbach.server.people.who import Who


@dataclass(frozen=True)
class Profile:
    """A person as it sees itself."""

    id: str
    name: str
    kind: str
    lang: str
    login: str | None
    hours: str | None  # a word of `pace.py`; None: always
    choices: Mapping[str, Any]
    mail: str | None  # confirmed
    mail_waiting: str | None  # not confirmed yet
    mail_reminders: bool
    has_password: bool
    passkeys: int
    recovery_until: int | None  # None: no recovery link


@dataclass(frozen=True)
class Face:
    """A person as everybody sees it. Who is gone has no name."""

    id: str
    name: str
    kind: str
    ratings: Mapping[str, Rated]  # by game


def _hours(given: str | None) -> str | None:
    return None if given is None else str(Hours.read(given))


CHECKS: Mapping[str, Callable[[Any], Any]] = {
    "name": names.nickname,
    "lang": names.language,
    "hours": _hours,
    "choices": names.choices,
    "mail_reminders": bool,
}


class Profiles:
    def __init__(self, ground: Ground) -> None:
        self.ground = ground

    async def mine(self, who: Who) -> Profile:
        async with self.ground.read() as db:
            person = await db.get(Person, who.person)
            if person is None:
                raise SignInNeeded("sign-in-needed")
            passkeys = await db.scalar(
                select(func.count()).select_from(Passkey).where(Passkey.person == person.id)
            )
            open_now = select(Recovery).where(
                Recovery.person == person.id, Recovery.expires_at > self.ground.clock()
            )
            links = {one.purpose: one for one in await db.scalars(open_now)}
        return _profile(person, passkeys or 0, links)

    async def change(self, who: Who, **wishes: Any) -> Profile:
        """Change `name`, `lang`, `hours`, `choices`, `mail_reminders`: all that is named, or
        nothing."""
        checked = {field: CHECKS[field](value) for field, value in wishes.items()}
        async with self.ground.write() as change:
            person = await lock(change.db, who.person)
            for field, value in checked.items():
                setattr(person, field, value)
            change.people.add(who.person)
            if "hours" in checked:
                change.hours.add(who.person)
        return await self.mine(who)

    async def face(self, person: str) -> Face:
        async with self.ground.read() as db:
            found = await db.get(Person, person) if is_id(person) else None
            if found is None:
                raise Missing("person-unknown")
            return Face(found.id, found.name, found.kind, await ratings_of(db, person))


def _profile(person: Person, passkeys: int, links: Mapping[str, Recovery]) -> Profile:
    return Profile(
        id=person.id,
        name=person.name,
        kind=person.kind,
        lang=person.lang,
        login=person.login,
        hours=person.hours,
        choices=person.choices,
        mail=person.mail,
        mail_waiting=links[MAIL].mail if MAIL in links else None,
        mail_reminders=person.mail_reminders,
        has_password=person.password is not None,
        passkeys=passkeys,
        recovery_until=links[LINK].expires_at if LINK in links else None,
    )
