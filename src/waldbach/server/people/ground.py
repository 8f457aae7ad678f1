"""What all services about people stand on: the database, the clock, the installation's key.

A change is one transaction. What it did to whom is told after its commit: first to the cache of
sessions in this process, then to whoever else wants to know (other processes, open tables).
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from waldbach.server.database import begin_to_write
from waldbach.server.errors import Missing
from waldbach.server.models import Person

SECRET_BYTES = 32

_ID = re.compile(r"[A-Za-z0-9_-]{1,1400}")  # credentials of passkeys are the longest


@dataclass
class Change:
    """A transaction, and whom it concerns."""

    db: AsyncSession
    people: set[str] = field(default_factory=set)  # whose rights, name or sessions changed
    tables: set[str] = field(default_factory=set)  # where a seat changed hands or lost its name
    hours: set[str] = field(default_factory=set)  # who has others than before at some table


Listener = Callable[[Change], Awaitable[None]]


@dataclass
class Ground:
    db: async_sessionmaker[AsyncSession]
    key: bytes
    clock: Callable[[], int]
    base_url: str
    listeners: list[Listener] = field(default_factory=list)

    def read(self) -> AsyncSession:
        return self.db()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Change]:
        """A change that is stored whole, or not at all where the block raises."""
        async with self.db() as db:
            await begin_to_write(db)
            change = Change(db)
            yield change
            await db.commit()
        if change.people or change.tables or change.hours:
            for listener in self.listeners:
                await listener(change)

    def sign(self, *parts: str) -> str:
        """A stamp on these parts that only this installation can make."""
        text = "\0".join(parts)
        return hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()


async def lock(db: AsyncSession, person: str) -> Person:
    """The row of a person, which nobody else changes until the end of the transaction."""
    return (await lock_all(db, [person]))[person]


async def lock_all(db: AsyncSession, people: Iterable[str]) -> dict[str, Person]:
    """The rows of people, always locked in the same order, so that no two changes wait for each
    other; `key_share` lets others sit down or chat meanwhile."""
    wanted = set(people)
    rows = select(Person).where(Person.id.in_(wanted)).order_by(Person.id)
    found = {one.id: one for one in await db.scalars(rows.with_for_update(key_share=True))}
    if wanted - found.keys():
        raise Missing("person-unknown")
    return found


def is_id(text: object) -> bool:
    """May this be an id? Databases do not take every text, not even to look for it."""
    return isinstance(text, str) and _ID.fullmatch(text) is not None


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
