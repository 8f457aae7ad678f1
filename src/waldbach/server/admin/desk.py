"""The admin's desk: the database of the settings, opened with care.

A command never makes a database and never changes its version: that is for the server, which may be
running with another version of this program.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from waldbach.game import BadInput
from waldbach.server import logs
from waldbach.server.database import (
    Database,
    connect_sqlite,
    make_engine,
    migrations,
    read_url,
)
from waldbach.server.live.bus import Bus, PersonChanged, TableChanged, open_bus
from waldbach.server.matches import milliseconds
from waldbach.server.models import Person, Table
from waldbach.server.people import People
from waldbach.server.people.ground import Change
from waldbach.server.settings import Settings, load


@dataclass
class Desk:
    settings: Settings
    database: Database
    db: async_sessionmaker[AsyncSession]
    bus: Bus
    now: int

    def people(self) -> People:
        """To shut out, let in, sign out; nothing is signed here, so there is no key."""
        settings = self.settings
        return People(
            self.db, b"", milliseconds, settings.accounts,
            base_url=settings.base_url, on_change=self._tell,
        )  # fmt: skip

    async def _tell(self, change: Change) -> None:
        for person in change.people:
            self.bus.tell(PersonChanged(person))
        for table in change.tables:
            self.bus.tell(TableChanged(table))


def read_settings(given: Mapping[str, str | None]) -> Settings:
    logs.begin("warning", "text")
    return load(given, os.environ)


@asynccontextmanager
async def open_desk(settings: Settings) -> AsyncIterator[Desk]:
    url = settings.database.reveal()
    database = read_url(url)
    async with AsyncExitStack() as stack:
        if database.path is not None:
            check_file(database)
        engine = make_engine(database)
        stack.push_async_callback(engine.dispose)
        await check_version(engine, database)
        bus = await stack.enter_async_context(open_bus(settings.pub_sub, url))
        db = async_sessionmaker(engine, expire_on_commit=False)
        yield Desk(settings, database, db, bus, milliseconds())


def check_file(database: Database) -> None:
    """Is there a file, and is it a database?"""
    if database.path is None or not database.path.is_file():
        raise BadInput("admin-no-file", url=database.shown)
    connect_sqlite(database).close()


async def check_version(engine: AsyncEngine, database: Database) -> None:
    def read(connection: Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    async with engine.connect() as connection:
        found = await connection.run_sync(read)
    right = await asyncio.to_thread(ScriptDirectory.from_config(migrations()).get_current_head)
    if found != right:
        raise BadInput("admin-version", url=database.shown, found=found or "0", right=right or "")


async def find_table(db: AsyncSession, table_id: str) -> Table:
    table = await db.get(Table, table_id)
    if table is None:
        raise BadInput("admin-no-table", id=table_id)
    return table


async def find_person(db: AsyncSession, word: str) -> Person:
    """By id, else by login."""
    person = await db.get(Person, word)
    person = person or await db.scalar(select(Person).where(Person.login == word.lower()))
    if person is None:
        raise BadInput("admin-no-person", who=word)
    return person
