"""What the tests about people share: a house on a database, a clock to turn, a mailbox."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import select
from sqlalchemy.ext.asyncio import async_sessionmaker

from waldbach.server.database import make_engine, read_url, upgrade
from waldbach.server.ids import new_id
from waldbach.server.models import Person, Seat, Table
from waldbach.server.people import Change, People, Who
from waldbach.server.people.ratings import Rated
from waldbach.server.reminders.delivery import Delivery, Outcome
from waldbach.server.reminders.wording import Letter

START = 1_800_000_000_000
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "a quiet brook"
KEY = b"k" * 32


class Clock:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def turn(self, time: int) -> None:
        self.now += time


class Mailbox:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Letter]] = []

    async def send(self, letter: Letter, address: str) -> Delivery:
        self.letters.append((address, letter))
        return Delivery(Outcome.SENT)

    def secret(self) -> str:
        """What stands behind the # of the last link."""
        return self.letters[-1][1].link.partition("#")[2]


class House:
    """People with everything that a test wants to look at."""

    def __init__(self, people: People, clock: Clock, mailbox: Mailbox) -> None:
        self.people, self.clock, self.mailbox = people, clock, mailbox
        self.changes: list[Change] = []

    async def heard(self, change: Change) -> None:
        self.changes.append(change)

    async def guest(self, name: str = "Anna") -> tuple[Who, str]:
        return await self.people.guest(name, "en")

    async def account(self, login: str | None = None) -> tuple[Who, str]:
        return await self.people.accounts.register(None, login or new_login(), PASSWORD)

    async def recovery_link(self, who: Who) -> str:
        """The secret of a new one."""
        return (await self.people.recovery.make(who.person)).secret

    async def rated(self, person: str) -> Mapping[str, Rated]:
        return (await self.people.profiles.face(person)).ratings

    async def get(self, table: Any, key: Any) -> Any:
        """A row as the database has it."""
        async with self.people.ground.read() as db:
            return await db.get(table, key)

    async def rows(self, table: Any, person: str) -> list[Any]:
        async with self.people.ground.read() as db:
            return list(await db.scalars(select(table).where(table.person == person)))

    async def table(
        self, *seats: Who | None, host: Who | None = None, status: str = "playing"
    ) -> str:
        """A table at which these people sit; None: nobody."""
        id = new_id()
        async with self.people.ground.write() as change:
            change.db.add(
                Table(
                    id=id, game="renature", options={}, pace="none", privacy="link",
                    rated=False, status=status, created_at=START,
                    host=host.person if host else None,
                )
            )  # fmt: skip
            await change.db.flush()
            for number, who in enumerate(seats):
                seat = Seat(table=id, number=number, kind="person" if who else "open")
                if who is not None:
                    seat.person, seat.name, seat.joined_at = who.person, who.name, START + number
                change.db.add(seat)
        return id

    async def seated(self, table: str) -> list[str | None]:
        async with self.people.ground.read() as db:
            query = select(Seat.person).where(Seat.table == table).order_by(Seat.number)
            return list(await db.scalars(query))

    async def login_of(self, who: Who) -> str:
        return str((await self.get(Person, who.person)).login)


@asynccontextmanager
async def open_house(url: str, mail: bool = True, **given: Any) -> AsyncIterator[House]:
    database = read_url(url)
    await upgrade(database)
    engine = make_engine(database)
    clock, mailbox = Clock(), Mailbox()
    later: list[House] = []
    wanted: dict[str, Any] = {
        "accounts": True,
        "base_url": "https://games.example.org",
        "send": mailbox.send if mail else None,
        "on_change": lambda change: later[0].heard(change),
        "hasher": QUICK,
    }
    people = People(async_sessionmaker(engine), KEY, clock, **(wanted | given))
    house = House(people, clock, mailbox)
    later.append(house)
    try:
        yield house
    finally:
        await people.close()
        await engine.dispose()


def new_login(stem: str = "anna") -> str:
    """Other tests may have left theirs in the database."""
    return f"{stem}.{secrets.token_hex(6)}"
