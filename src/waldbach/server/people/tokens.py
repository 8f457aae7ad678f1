"""Programs that play: bots of an account, and tokens for them or for the account itself.

A token is shown once, when it is made. It is a session that is sent as `Authorization: Bearer`.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from waldbach.game import BadInput
from waldbach.server.errors import Forbidden, Missing, Taken
from waldbach.server.models import Person, Session
from waldbach.server.pace import DAY
from waldbach.server.people import names
from waldbach.server.people.ground import Ground, hashed, lock, lock_all, new_secret
from waldbach.server.people.leaving import blank_all
from waldbach.server.people.persons import new_person
from waldbach.server.people.sessions import ID_LENGTH, public_id
from waldbach.server.people.tables_of import hold_tables
from waldbach.server.people.who import ACCOUNT, TOKEN, Who

MOST_BOTS = 5
MOST_TOKENS = 20
MOST_DAYS = 365
PREFIX = "waldbach_"  # so that a token is known for one where it was not meant to be


@dataclass(frozen=True)
class Bot:
    id: str
    name: str
    created_at: int
    seen_at: int


@dataclass(frozen=True)
class Token:
    id: str
    name: str
    bot: str | None  # None: the account itself
    created_at: int
    used_at: int
    expires_at: int


class Tokens:
    def __init__(self, ground: Ground) -> None:
        self.ground = ground

    # --- bots ---

    async def bots(self, who: Who) -> list[Bot]:
        async with self.ground.read() as db:
            return [_bot(one) for one in await _bots(db, who.person)]

    async def make_bot(self, who: Who, name: str) -> Bot:
        name = names.nickname(name)
        async with self.ground.write() as change:
            owner = await lock(change.db, who.person)
            _check_account(owner)
            if len(await _bots(change.db, owner.id)) >= MOST_BOTS:
                raise Taken("bot-many", most=MOST_BOTS)
            bot = new_person(name, owner.lang, self.ground.clock(), owner.id)
            change.db.add(bot)
            return _bot(bot)

    async def remove_bot(self, who: Who, id: str) -> None:
        """Its games stay, without a name."""
        async with self.ground.write() as change:
            bot = await _bot_of(change.db, who, id)
            await hold_tables(change.db, [bot.id])  # before people, as everybody does
            await lock_all(change.db, [who.person, bot.id])
            await blank_all(change, [bot.id], self.ground.clock())

    # --- tokens ---

    async def tokens(self, who: Who) -> list[Token]:
        async with self.ground.read() as db:
            return [_token(one, who) for one in await self._alive(db, who)]

    async def make(self, who: Who, name: str, bot: str | None, days: int) -> tuple[Token, str]:
        """A token for one of one's bots or for oneself, and its secret."""
        name = names.label(name)
        if not 1 <= days <= MOST_DAYS:
            raise BadInput("token-days", value=days, most=MOST_DAYS)
        now, secret = self.ground.clock(), PREFIX + new_secret()
        async with self.ground.write() as change:
            _check_account(await lock(change.db, who.person))
            if len(await self._alive(change.db, who)) >= MOST_TOKENS:
                raise Taken("token-many", most=MOST_TOKENS)
            session = Session(
                key=hashed(secret),
                person=(await _bot_of(change.db, who, bot)).id if bot else who.person,
                kind=TOKEN,
                name=name,
                created_at=now,
                used_at=now,
                expires_at=now + days * DAY,
            )
            change.db.add(session)
            return _token(session, who), secret

    async def remove(self, who: Who, id: str) -> None:
        async with self.ground.write() as change:
            found = [one for one in await self._alive(change.db, who) if public_id(one.key) == id]
            if len(id) != ID_LENGTH or not found:
                raise Missing("token-unknown")
            for one in found:
                await change.db.execute(delete(Session).where(Session.key == one.key))
                change.people.add(one.person)

    async def _alive(self, db: AsyncSession, who: Who) -> list[Session]:
        mine = select(Person.id).where((Person.id == who.person) | (Person.owner == who.person))
        query = (
            select(Session)
            .where(
                Session.person.in_(mine),
                Session.kind == TOKEN,
                Session.expires_at > self.ground.clock(),
            )
            .order_by(Session.created_at, Session.key)
        )
        return list(await db.scalars(query))


async def _bots(db: AsyncSession, owner: str) -> list[Person]:
    query = (
        select(Person)
        .where(Person.owner == owner, Person.deleted_at.is_(None))
        .order_by(Person.created_at, Person.id)
    )
    return list(await db.scalars(query))


async def _bot_of(db: AsyncSession, who: Who, id: str) -> Person:
    for bot in await _bots(db, who.person):
        if bot.id == id:
            return bot
    raise Missing("bot-unknown")


def _check_account(person: Person) -> None:
    if person.kind != ACCOUNT:
        raise Forbidden("account-needed")


def _bot(person: Person) -> Bot:
    return Bot(person.id, person.name, person.created_at, person.seen_at)


def _token(session: Session, who: Who) -> Token:
    return Token(
        public_id(session.key),
        session.name,
        None if session.person == who.person else session.person,
        session.created_at,
        session.used_at,
        session.expires_at,
    )
