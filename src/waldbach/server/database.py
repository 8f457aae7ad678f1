"""The database behind the setting `database`: its address, connections to it, its tables' version.

    sqlite:///path/file.db                     one file; //// begins an absolute path
    postgresql://user@host:port/name           PostgreSQL 13 or newer

`upgrade` brings the tables to the version of this program. Every way in which an address can be
wrong ends in a `BadInput` that names the setting.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect
from sqlalchemy import text as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from waldbach.game import BadInput
from waldbach.messages import text
from waldbach.server import sqlite_driver
from waldbach.server.fair_pool import FairPool
from waldbach.server.models import Base
from waldbach.server.sqlite_file import open_file

SQLITE = "sqlite:///"
POSTGRES = "postgresql://"
RIGHT = f"{SQLITE}path/file.db, {POSTGRES}user@host:port/name"
PATIENCE = 10.0  # seconds that a database is waited for which is busy or does not answer
CONNECTIONS = 15  # of the ORM, at most; they stay open
OLDEST_POSTGRES = 13  # the first that tells what became of a transaction
IMMEDIATE = {"sqlite_begin": sqlite_driver.IMMEDIATE}  # options of a connection; see `make_engine`
MIGRATION_LOCK = 0x57414C44  # any number, as long as all processes take the same


@dataclass(frozen=True)
class Database:
    """An address that has been read: `path` of SQLite's file, or None for PostgreSQL."""

    url: str
    shown: str  # without secrets
    path: Path | None


def read_url(url: str) -> Database:
    head = url.partition("://")[0] + "://…" if "://" in url else url[:40]
    if url.startswith(SQLITE):
        name = url.removeprefix(SQLITE)
        if name in ("", ":memory:") or "\0" in name:
            raise BadInput("database-url", value=head, right=RIGHT)
        return Database(url, url, Path(name))
    try:
        if url.startswith(POSTGRES):
            bare = make_url(url).set(query={})  # which may hold a password too
            return Database(url, bare.render_as_string(hide_password=True), None)
    except (ArgumentError, ValueError):
        pass
    raise BadInput("database-url", value=head, right=RIGHT)


# --- SQLite ---------------------------------------------------------------------------------------


def connect_sqlite(database: Database, patience: float = PATIENCE) -> sqlite3.Connection:
    path = database.path
    assert path is not None
    if not path.parent.is_dir():
        raise BadInput("database-folder", url=database.shown, folder=str(path.parent))
    with _clear_file_errors(database):
        return open_file(path, patience)


def check_writable(database: Database, connection: sqlite3.Connection) -> None:
    with _clear_file_errors(database):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")


@contextmanager
def _clear_file_errors(database: Database) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BadInput("database-file", url=database.shown, why=str(error)) from error


# --- PostgreSQL -----------------------------------------------------------------------------------


def postgres_settings(patience: float = PATIENCE) -> dict[str, Any]:
    """What every connection of ours asks for.

    A session that hangs inside a transaction would hold up the matches it has locked, on all
    servers. PostgreSQL ends it while others still have patience.
    """
    return {
        "timeout": patience,
        "command_timeout": patience,
        "server_settings": {
            "application_name": "waldbach",
            "synchronous_commit": "on",
            "idle_in_transaction_session_timeout": str(round(patience * 500)),
        },
    }


async def connect_postgres(database: Database, patience: float = PATIENCE) -> asyncpg.Connection:
    async with _clear_login_errors(database):
        return await asyncpg.connect(database.url, **postgres_settings(patience))


def check_postgres(database: Database, connection: asyncpg.Connection) -> None:
    version = connection.get_server_version().major
    if version < OLDEST_POSTGRES:
        raise BadInput("database-old", url=database.shown, found=version, right=OLDEST_POSTGRES)


@asynccontextmanager
async def _clear_login_errors(database: Database) -> AsyncIterator[None]:
    url = database.shown
    try:
        yield
    except asyncpg.ClientConfigurationError as error:
        raise BadInput("database-connect", url=url, why=str(error), right=RIGHT) from error
    except (
        asyncpg.InvalidPasswordError,
        asyncpg.InvalidAuthorizationSpecificationError,
    ) as error:
        raise BadInput("database-login", url=url, why=str(error)) from error
    except asyncpg.InvalidCatalogNameError as error:
        raise BadInput("database-missing", url=url) from error
    except TimeoutError as error:
        why = text("database-silent")
        raise BadInput("database-connect", url=url, why=why, right=RIGHT) from error
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BadInput("database-connect", url=url, why=str(error), right=RIGHT) from error


# --- SQLAlchemy and the tables' version -----------------------------------------------------------


def make_engine(database: Database, patience: float = PATIENCE) -> AsyncEngine:
    """For all that is not the journal."""
    if database.path is None:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connect_postgres(database, patience),
            **_pool(patience),
            hide_parameters=True,  # errors stand in logs, where what is kept has no place
        )
    path = database.path
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        async_creator=lambda: sqlite_driver.connect(path, patience),
        **_pool(patience),
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        begin = connection.get_execution_options().get("sqlite_begin", sqlite_driver.BEGIN)
        cast("sqlite_driver.Connection", connection.connection.driver_connection).begin(begin)

    return engine


def _pool(patience: float) -> dict[str, Any]:
    return {
        "poolclass": FairPool,
        "pool_size": CONNECTIONS,
        "max_overflow": 0,
        "pool_timeout": patience,
    }


async def begin_to_write(db: AsyncSession) -> None:
    """For a transaction that reads and then writes: on SQLite it has the write lock from its first
    statement on, since it could not get it later if somebody else wrote meanwhile."""
    await db.connection(execution_options=IMMEDIATE)


async def upgrade(database: Database, patience: float = PATIENCE) -> None:
    """Bring the tables to the newest version, in one transaction. Of several processes that start
    at once, one does it and the others wait."""
    engine = make_engine(database, patience)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(**IMMEDIATE)
            async with connection.begin():
                await connection.run_sync(upgrade_on, database)
    finally:
        await engine.dispose()


def upgrade_on(connection: Connection, database: Database) -> None:
    """The same within a transaction that somebody else ends."""
    if database.path is None:
        connection.execute(sql("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = migrations()
    script = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        _refuse_strangers(connection, database)
    elif found not in {step.revision for step in script.walk_revisions()}:
        newest = script.get_current_head() or ""
        raise BadInput("database-newer", url=database.shown, found=found, newest=newest)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrations() -> Config:
    """Alembic's settings: its steps are part of this package, so it needs no file of its own."""
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config


def _refuse_strangers(connection: Connection, database: Database) -> None:
    """Tables of our names that we did not make belong to somebody else."""
    taken = set(Base.metadata.tables) & set(inspect(connection).get_table_names())
    if taken:
        raise BadInput("database-strange", url=database.shown, table=min(taken))
