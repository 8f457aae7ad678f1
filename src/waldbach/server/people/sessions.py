"""Sessions: a signed-in browser, or a program's token, and who is behind its secret.

Only the SHA-256 of a secret is stored. A browser's session ends when it was not used for its
lifetime; a token ends at its date. `who` is asked with every request, so answers are kept for
half a minute, and dropped at once where a person changes: `forget` does it, here after each commit
and in other processes when they are told.
"""

from __future__ import annotations

import hmac
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Select, bindparam, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from waldbach.server.errors import Forbidden, Missing
from waldbach.server.models import Person, Session
from waldbach.server.pace import DAY, MINUTE
from waldbach.server.people.ground import Change, Ground, hashed, is_id, new_secret
from waldbach.server.people.who import COOKIE, GUEST, TOKEN, Device, Who

BROWSER = "browser"
GUEST_LIFETIME = 400 * DAY  # browsers keep no cookie longer
ACCOUNT_LIFETIME = 90 * DAY
FRESH = MINUTE // 2  # how old a kept answer may be
NOTED = 10 * MINUTE  # how exactly the last use is known
MOST_KEPT = 20_000
LONGEST_SECRET = 200
ID_LENGTH = 16  # of the key: enough to tell the sessions of one person apart


_owner = aliased(Person)
_FIND = (  # made once: this is asked more often than anything else
    select(Session, Person, _owner)
    .join(Person, Session.person == Person.id)
    .outerjoin(_owner, Person.owner == _owner.id)
    .where(Session.key == bindparam("key"))
)


def alive(keys: Collection[str], now: int) -> Select[str]:
    """Those of the sessions that are good for something."""
    shut = [one.is_not(None) for who in (Person, _owner) for one in (who.banned_at, who.deleted_at)]
    return (
        select(Session.key)
        .join(Person, Session.person == Person.id)
        .outerjoin(_owner, Person.owner == _owner.id)
        .where(Session.key.in_(keys), Session.expires_at > now, ~or_(*shut))
    )


def lifetime(kind: str) -> int:
    """How long the browser of a person of this kind stays signed in without being used."""
    return GUEST_LIFETIME if kind == GUEST else ACCOUNT_LIFETIME


def public_id(key: str) -> str:
    return key[:ID_LENGTH]


@dataclass(frozen=True)
class Listed:
    """A session as its owner sees it."""

    id: str
    name: str
    created_at: int
    used_at: int
    expires_at: int
    current: bool


@dataclass(frozen=True)
class _Kept:
    who: Who
    owner: str | None
    read_at: int
    expires_at: int


class Sessions:
    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._forgotten = 0  # how often something was: an answer read before that may be old
        ground.listeners.append(self._heard)

    # --- who ---

    async def who(self, secret: str) -> Who | None:
        """The person behind a secret; None if it is unknown, expired or revoked, or the person (or
        a bot's owner) banned or deleted."""
        if not 0 < len(secret) <= LONGEST_SECRET:
            return None
        key, now = hashed(secret), self.ground.clock()
        kept = self._kept.get(key)
        if kept and 0 <= now - kept.read_at < FRESH and now < kept.expires_at:
            return kept.who
        return await self._read(key, now)

    async def _read(self, key: str, now: int) -> Who | None:
        forgotten = self._forgotten
        self._kept.pop(key, None)
        async with self.ground.read() as db:
            found = (await db.execute(_FIND, {"key": key})).first()
        if found is None:
            return None
        session, person, above = found
        if now >= session.expires_at or _shut(person) or _shut(above):
            return None
        if now - session.used_at >= NOTED:
            await self._note_use(session, person.kind, now)
        who = _who(session, person)
        if forgotten == self._forgotten:
            self._keep(key, _Kept(who, person.owner, now, session.expires_at))
        return who

    def _keep(self, key: str, kept: _Kept) -> None:
        self._kept[key] = kept
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _note_use(self, session: Session, kind: str, now: int) -> None:
        values = {"used_at": now}
        if session.kind == BROWSER:
            values["expires_at"] = now + lifetime(kind)
        same = (Session.key == session.key, Session.used_at == session.used_at)
        async with self.ground.write() as change:
            await change.db.execute(update(Session).where(*same).values(values))
            await change.db.execute(
                update(Person)
                .where(Person.id == session.person, Person.seen_at < now)
                .values(seen_at=now)
            )

    def forget(self, person: str) -> None:
        """Ask the database again about a person and its bots."""
        self._forgotten += 1
        for key, kept in list(self._kept.items()):
            if person in (kept.who.person, kept.owner):
                del self._kept[key]

    def forget_all(self) -> None:
        """Ask the database again about everybody."""
        self._forgotten += 1
        self._kept.clear()

    async def _heard(self, change: Change) -> None:
        for person in change.people:
            self.forget(person)

    # --- CSRF ---

    def csrf(self, who: Who) -> str:
        """What a page sends along to show that it belongs to the session."""
        return self.ground.sign("csrf", who.session)

    def check_csrf(self, who: Who, value: str) -> None:
        given = value.encode("utf-8", "replace")
        if not hmac.compare_digest(self.csrf(who).encode(), given):
            raise Forbidden("csrf-wrong")

    # --- beginning and ending ---

    async def open(self, db: AsyncSession, person: Person, device: Device) -> tuple[Who, str]:
        """A new session of a browser, as part of a transaction, and its secret."""
        now = self.ground.clock()
        secret = new_secret()
        session = Session(
            key=hashed(secret),
            person=person.id,
            kind=BROWSER,
            name=device.name,
            created_at=now,
            used_at=now,
            expires_at=now + lifetime(person.kind),
        )
        db.add(session)
        await db.flush()
        return _who(session, person), secret

    async def close(self, change: Change, who: Who | None) -> None:
        """End the session of a browser that gets another one."""
        if who is not None and who.by == COOKIE:
            await change.db.execute(delete(Session).where(Session.key == who.session))
            change.people.add(who.person)

    async def close_all(self, change: Change, person: str, but: str = "") -> None:
        """End all sessions of a person, browsers and tokens, but for the one with this key."""
        others = (Session.person == person, Session.key != but)
        await change.db.execute(delete(Session).where(*others))
        change.people.add(person)

    async def sign_out(self, who: Who) -> None:
        async with self.ground.write() as change:
            await self.close(change, who)

    # --- the list ---

    async def listed(self, who: Who) -> list[Listed]:
        """The browsers of a person, the one used last first."""
        mine = (Session.person == who.person, Session.kind == BROWSER)
        alive = Session.expires_at > self.ground.clock()
        query = select(Session).where(*mine, alive).order_by(Session.used_at.desc(), Session.key)
        async with self.ground.read() as db:
            return [_listed(one, who) for one in await db.scalars(query)]

    async def end(self, who: Who, id: str) -> None:
        """End one of one's sessions; it may be the present one."""
        found = Session.key.startswith(id, autoescape=True)
        mine = (Session.person == who.person, Session.kind == BROWSER, found)
        async with self.ground.write() as change:
            there = is_id(id) and len(id) == ID_LENGTH
            if not there or not await change.db.scalar(select(Session.key).where(*mine)):
                raise Missing("session-unknown")
            await change.db.execute(delete(Session).where(*mine))
            change.people.add(who.person)

    async def end_others(self, who: Who) -> None:
        """End all one's browsers but this one."""
        mine = (Session.person == who.person, Session.kind == BROWSER)
        async with self.ground.write() as change:
            await change.db.execute(delete(Session).where(*mine, Session.key != who.session))
            change.people.add(who.person)


def _shut(person: Person | None) -> bool:
    """Is there somebody who was banned, or is gone?"""
    if person is None:
        return False
    return person.banned_at is not None or person.deleted_at is not None


def _who(session: Session, person: Person) -> Who:
    by = COOKIE if session.kind == BROWSER else TOKEN
    return Who(person.id, person.name, person.kind, person.lang, session.key, by)


def _listed(session: Session, who: Who) -> Listed:
    return Listed(
        public_id(session.key),
        session.name,
        session.created_at,
        session.used_at,
        session.expires_at,
        session.key == who.session,
    )
