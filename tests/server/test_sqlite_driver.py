"""SQLite for the ORM: transactions begin late, end whole, and errors lose nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.garden import garden
from waldbach.server import sqlite_driver
from waldbach.server.database import IMMEDIATE, make_engine, read_url


async def plants(engine: AsyncEngine) -> list[Any]:
    async with engine.connect() as db:
        return [tuple(row) for row in await db.execute(text("SELECT * FROM plant ORDER BY name"))]


async def test_rows_counts_and_returned_values_come_with_the_statement(tmp_path: Path) -> None:
    async with garden(tmp_path / "some.db", 0.05) as engine:
        async with engine.begin() as db:
            many = [{"name": "fern", "height": 1}, {"name": "oak", "height": 4}]
            added = await db.execute(text("INSERT INTO plant VALUES (:name, :height)"), many)
            assert added.rowcount == 2
            grown = await db.execute(text("UPDATE plant SET height = 2 RETURNING name, height"))
            assert sorted(map(tuple, grown)) == [("fern", 2), ("oak", 2)]
            gone = await db.execute(text("DELETE FROM plant WHERE name = 'fern'"))
            assert gone.rowcount == 1
        assert await plants(engine) == [("oak", 2)]


async def test_what_fails_is_undone_and_the_connection_goes_on(tmp_path: Path) -> None:
    async with garden(tmp_path / "some.db", 0.05) as engine:
        with suppress(IntegrityError):
            async with engine.begin() as db:
                await db.execute(text("INSERT INTO plant VALUES ('oak', 4)"))
                await db.execute(text("INSERT INTO plant VALUES ('oak', 5)"))
                pytest.fail("two of one name")
        assert await plants(engine) == []
        async with engine.begin() as db:
            await db.execute(text("INSERT INTO plant VALUES ('oak', 6)"))
        assert await plants(engine) == [("oak", 6)]


def threads() -> set[threading.Thread]:
    return {one for one in threading.enumerate() if one.name == sqlite_driver.THREAD}


async def threads_at_rest() -> set[threading.Thread]:
    """When those of other tests that were about to end have ended."""
    seen, now = None, threads()
    while seen != now:
        await asyncio.sleep(0.1)
        seen, now = now, threads()
    return now


async def threads_beside(before: set[threading.Thread]) -> set[threading.Thread]:
    """A thread that has said its last word takes a moment to end."""
    for _ in range(200):
        if threads() <= before:
            break
        await asyncio.sleep(0.05)
    return threads() - before


async def test_who_stops_connecting_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that goes on would report to a loop that may have ended."""
    connect = sqlite3.connect

    def connect_slowly(*args: Any, **options: Any) -> Any:
        time.sleep(0.2)
        return connect(*args, **options)

    monkeypatch.setattr(sqlite3, "connect", connect_slowly)
    before = await threads_at_rest()
    connecting = asyncio.create_task(sqlite_driver.connect(tmp_path / "some.db", 1.0))
    await asyncio.sleep(0.05)
    connecting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await connecting
    assert threads() == before  # at once: the loop may end now


async def test_a_database_that_cannot_be_opened_leaves_nothing_behind(tmp_path: Path) -> None:
    before = await threads_at_rest()
    with pytest.raises(sqlite3.OperationalError):
        await sqlite_driver.connect(tmp_path / "nowhere/some.db", 1.0)
    assert threads() == before  # at once: the loop may end now


COUNTED = """WITH RECURSIVE
    counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted LIMIT 2000000)
    SELECT max(n) FROM counted"""


async def test_who_stops_in_the_middle_of_a_statement_leaves_nothing_behind(tmp_path: Path) -> None:
    before = await threads_at_rest()
    async with garden(tmp_path / "some.db", 0.05) as engine:

        async def count() -> None:
            async with engine.begin() as db:
                await db.execute(text(COUNTED))

        counting = asyncio.create_task(count())
        await asyncio.sleep(0.05)
        counting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await counting
        assert await plants(engine) == []
    assert await threads_beside(before) == set()


def test_a_loop_that_ends_before_its_connections_have_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread of a connection tells the loop when it is done, and there may be none any more."""
    errors: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda error: errors.append(error.exc_value))
    at_work, may_end = threading.Event(), threading.Event()
    run = sqlite_driver.Cursor._run

    def run_slowly(cursor: sqlite_driver.Cursor, statement: str, parameters: Any) -> None:
        if statement == "SELECT 'slowly'":
            at_work.set()
            may_end.wait(60)
        run(cursor, statement, parameters)

    monkeypatch.setattr(sqlite_driver.Cursor, "_run", run_slowly)

    async def ask(engine: AsyncEngine) -> None:
        async with engine.connect() as db:
            await db.execute(text("SELECT 'slowly'"))

    async def leave_in_the_middle() -> None:
        asking = asyncio.create_task(ask(make_engine(read_url(f"sqlite:///{tmp_path}/some.db"))))
        await asyncio.to_thread(at_work.wait, 60)
        asking.cancel()
        await asyncio.sleep(0.05)  # it is about to close its connection, when it is cancelled again

    before = asyncio.run(threads_at_rest())
    asyncio.run(leave_in_the_middle())
    may_end.set()
    assert asyncio.run(threads_beside(before)) == set()
    assert errors == []


async def test_a_transaction_without_a_statement_holds_no_lock(tmp_path: Path) -> None:
    async with garden(tmp_path / "some.db", 0.05) as engine:
        async with engine.connect() as db:
            await db.execution_options(**IMMEDIATE)
            async with db.begin():
                with sqlite3.connect(tmp_path / "some.db", timeout=0) as other:
                    other.execute("INSERT INTO plant VALUES ('fern', 1)")
        assert await plants(engine) == [("fern", 1)]


async def test_who_begins_immediately_has_the_lock_from_its_first_statement(tmp_path: Path) -> None:
    async with garden(tmp_path / "some.db", 0.05) as engine, engine.connect() as db:
        await db.execution_options(**IMMEDIATE)
        async with db.begin():
            assert (await db.execute(text("SELECT count(*) FROM plant"))).scalar() == 0
            other = sqlite3.connect(tmp_path / "some.db", timeout=0)
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("INSERT INTO plant VALUES ('fern', 1)")
            other.close()


async def test_a_lock_of_somebody_else_is_an_error_at_the_first_statement(tmp_path: Path) -> None:
    async with garden(tmp_path / "some.db", 0.05) as engine:
        other = sqlite3.connect(tmp_path / "some.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        async with engine.connect() as db:
            await db.execution_options(**IMMEDIATE)
            with pytest.raises(OperationalError, match="locked"):
                async with db.begin():
                    await db.execute(text("SELECT count(*) FROM plant"))
        other.execute("ROLLBACK")
        other.close()
        assert await plants(engine) == []
