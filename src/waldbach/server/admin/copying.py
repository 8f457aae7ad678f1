"""Copying the whole database into an empty one: from SQLite to PostgreSQL when a server has grown,
or back.

All is read in one transaction and written in another, tables included: the new database has
everything or nothing. What is played meanwhile would be missing there, so nobody may serve either.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    Table,
    TableClause,
    column,
    exists,
    insert,
    inspect,
    literal_column,
    select,
    table,
    true,
    tuple_,
)
from sqlalchemy import text as sql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from waldbach.game import BadInput
from waldbach.messages import text
from waldbach.server.admin.desk import check_file, check_version
from waldbach.server.database import IMMEDIATE, Database, make_engine, upgrade_on
from waldbach.server.models import Base
from waldbach.server.sqlite_file import served_alone

AT_ONCE = 200  # rows that are in memory at a time; analyses have a hundred kilobytes each
OTHERS = """
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND application_name = 'waldbach' AND pid <> pg_backend_pid()
"""


async def copy_database(old: Database, new: Database) -> int:
    """Returns how many rows were copied."""
    if _place(old) == _place(new):
        raise BadInput("admin-copy-same", url=new.shown)
    if old.path is not None:
        check_file(old)
    if new.path is not None and not new.path.parent.is_dir():
        raise BadInput("database-folder", url=new.shown, folder=str(new.path.parent))
    async with AsyncExitStack() as stack:
        for database in (old, new):
            _keep_servers_away(stack, database)
        source = await stack.enter_async_context(_reading(old))
        target = await stack.enter_async_context(_writing(new))
        await target.run_sync(_check_empty, new)
        await target.run_sync(upgrade_on, new)
        # Those that others refer to come first.
        return sum([await _copy(one, source, target) for one in Base.metadata.sorted_tables])


def _place(database: Database) -> str:
    return database.shown if database.path is None else str(database.path.resolve())


# --- the two databases ----------------------------------------------------------------------------


def _keep_servers_away(stack: AsyncExitStack, database: Database) -> None:
    if database.path is None:
        return  # whoever is there already is found in time
    try:
        stack.enter_context(served_alone(database.shown, database.path))
    except BadInput:
        raise BadInput("admin-copy-served", url=database.shown) from None


@asynccontextmanager
async def _reading(database: Database) -> AsyncIterator[AsyncConnection]:
    engine = make_engine(database)
    try:
        await check_version(engine, database)
        async with engine.connect() as connection:
            if database.path is None:  # elsewhere every transaction sees one moment
                await connection.execution_options(isolation_level="REPEATABLE READ")
                await _check_unserved(connection, database)
            yield connection
    finally:
        await engine.dispose()


@asynccontextmanager
async def _writing(database: Database) -> AsyncIterator[AsyncConnection]:
    engine = make_engine(database)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(**IMMEDIATE)
            async with connection.begin():
                if database.path is None:
                    await _check_unserved(connection, database)
                yield connection
    except (DBAPIError, TimeoutError) as error:
        # A timeout of asyncpg comes as it is, without words.
        why = str(error.orig) if isinstance(error, DBAPIError) else text("database-silent")
        raise BadInput("admin-copy-failed", url=database.shown, why=why) from error
    finally:
        await engine.dispose()


async def _check_unserved(connection: AsyncConnection, database: Database) -> None:
    """Every connection of a server says that it is one (`database.postgres_settings`)."""
    if await connection.scalar(sql(OTHERS)):
        raise BadInput("admin-copy-served", url=database.shown)


def _check_empty(connection: Connection, database: Database) -> None:
    """Before anything is done to it: it may be of another version."""
    there = set(inspect(connection).get_table_names())
    for rows in Base.metadata.sorted_tables:
        query = select(exists(select(literal_column("1")).select_from(table(rows.name))))
        if rows.name in there and connection.scalar(query):
            raise BadInput("admin-copy-full", url=database.shown, table=rows.name)


# --- the rows -------------------------------------------------------------------------------------


async def _copy(rows: Table, source: AsyncConnection, target: AsyncConnection) -> int:
    """All rows of a table; returns how many."""
    bare, count = _bare(rows), 0
    for part in _parts(rows):
        async for some in _portions(select(rows).where(part), rows, source):
            await target.execute(insert(bare), [dict(row) for row in some])
            count += len(some)
    return count


async def _portions(
    query: Select[Any], rows: Table, source: AsyncConnection
) -> AsyncIterator[Sequence[RowMapping]]:
    """What is asked for in the order of the key, a portion at a time."""
    key = tuple_(*rows.primary_key)
    query = query.order_by(*rows.primary_key).limit(AT_ONCE)
    found = (await source.execute(query)).mappings().all()
    while found:
        yield found
        last = tuple(found[-1][one.name] for one in rows.primary_key)
        found = (await source.execute(query.where(key > last))).mappings().all()


def _parts(rows: Table) -> list[ColumnElement[bool]]:
    """What rows of the same table refer to comes first: people before their bots."""
    for key in rows.foreign_keys:
        if key.column.table is rows:
            return [key.parent.is_(None), key.parent.is_not(None)]
    return [true()]


def _bare(rows: Table) -> TableClause:
    """The table without its defaults, and where nothing stays nothing: SQLAlchemy would write it as
    JSON's null."""
    plain = JSON(none_as_null=True)
    kinds = {one.name: plain if isinstance(one.type, JSON) else one.type for one in rows.columns}
    return table(rows.name, *(column(name, kind) for name, kind in kinds.items()))
