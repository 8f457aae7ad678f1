"""The pen of an SQLite file: writers of one process wait for each other, and nobody keeps it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tests.server.garden import garden as a_garden
from waldbach.game import CHANCE
from waldbach.server.database import IMMEDIATE, read_url, upgrade
from waldbach.server.journal import Line, NewMatch, Unavailable, open_journal
from waldbach.server.sqlite_pen import pen_of

NEW = NewMatch(id="k3v9", game="renature", rules=1, seats=2, created_at=1)


def garden(file: Path, patience: float = 5.0) -> AbstractAsyncContextManager[AsyncEngine]:
    return a_garden(file, patience, naps=False)


async def assert_free(file: Path) -> None:
    pen = pen_of(file)
    await asyncio.to_thread(pen.take, 5.0)
    pen.lay_down()


async def plant(db: AsyncConnection, name: str) -> None:
    await db.execute(text("INSERT INTO plant VALUES (:name, 1)"), {"name": name})


async def test_of_several_writers_each_waits_for_the_one_before(tmp_path: Path) -> None:
    async with garden(tmp_path / "some.db") as engine:

        async def write(name: str, options: dict[str, Any]) -> None:
            async with engine.connect() as db:
                await db.execution_options(**options)
                async with db.begin():
                    await plant(db, name)
                    await asyncio.sleep(0.01)
                    await plant(db, f"{name} again")

        # One that says so begins with the lock, and so does one whose first statement writes.
        await asyncio.gather(*(write(f"p{i}", IMMEDIATE if i % 2 else {}) for i in range(8)))
        async with engine.connect() as db:
            assert (await db.execute(text("SELECT count(*) FROM plant"))).scalar() == 16


async def test_the_journal_waits_for_the_pen_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "some.db"
    await upgrade(read_url(f"sqlite:///{file}"))
    async with garden(file) as engine, open_journal(f"sqlite:///{file}") as journal:
        await journal.create(NEW)
        async with engine.begin() as db:
            await plant(db, "oak")
            append = asyncio.create_task(journal.append("k3v9", 0, [Line(CHANCE, "start", 1)]))
            await asyncio.sleep(0.05)
            assert not append.done()
        assert await append == 1
        await assert_free(file)


async def test_who_waits_too_long_for_the_pen_is_told_so_and_nothing_is_stored(
    tmp_path: Path,
) -> None:
    file = tmp_path / "some.db"
    url = f"sqlite:///{file}"
    await upgrade(read_url(url))
    async with garden(file, patience=0.05) as engine, open_journal(url, 0.05) as journal:
        async with engine.begin() as db:
            await plant(db, "oak")
            with pytest.raises(Unavailable, match="locked"):
                await journal.create(NEW)
            with pytest.raises(OperationalError, match="locked"):
                async with engine.begin() as other:
                    await plant(other, "fern")
        await journal.create(NEW)
        async with engine.begin() as other:
            await plant(other, "fern")


async def test_who_only_reads_needs_no_pen(tmp_path: Path) -> None:
    async with garden(tmp_path / "some.db", patience=0.05) as engine, engine.begin() as db:
        await plant(db, "oak")
        async with engine.connect() as other:
            assert (await other.execute(text("SELECT count(*) FROM plant"))).scalar() == 0


@pytest.mark.parametrize("verb", ["INSERT", "INSERT OR ROLLBACK"])
async def test_the_pen_is_laid_down_when_a_statement_is_refused(tmp_path: Path, verb: str) -> None:
    """By the second verb SQLite itself ends the transaction."""

    async def write(engine: AsyncEngine) -> None:
        async with engine.begin() as db:
            await plant(db, "oak")
            await db.execute(text(f"{verb} INTO plant VALUES ('oak', 2)"))

    async with garden(tmp_path / "some.db") as engine:
        with pytest.raises(IntegrityError):
            await write(engine)
        await assert_free(tmp_path / "some.db")


async def test_the_pen_is_laid_down_when_another_process_has_the_lock(tmp_path: Path) -> None:
    file = tmp_path / "some.db"
    async with garden(file) as engine:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(OperationalError, match="locked"):
            async with engine.begin() as db:
                await plant(db, "oak")
        await assert_free(file)
        other.close()


async def test_the_pen_is_laid_down_by_who_is_cancelled(tmp_path: Path) -> None:
    async with garden(tmp_path / "some.db") as engine:

        async def write() -> None:
            async with engine.begin() as db:
                await plant(db, "oak")
                await asyncio.Event().wait()

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.05)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        await assert_free(tmp_path / "some.db")


async def test_who_is_cancelled_while_waiting_for_the_pen_does_not_keep_it(tmp_path: Path) -> None:
    """Nobody can call its thread back: it takes the pen when it comes, and lays it down again."""
    file = tmp_path / "some.db"
    async with garden(file) as engine:

        async def write() -> None:
            async with engine.begin() as db:
                await plant(db, "oak")

        pen_of(file).take(0)
        writing = asyncio.create_task(write())
        await asyncio.sleep(0.05)
        writing.cancel()
        await asyncio.sleep(0.05)
        pen_of(file).lay_down()
        with pytest.raises(asyncio.CancelledError):
            await writing
        await assert_free(file)
        async with engine.begin() as db:
            await plant(db, "oak")  # which was not planted then


@pytest.mark.parametrize("end", ["close", "stop"])
async def test_the_pen_is_laid_down_with_the_connection(tmp_path: Path, end: str) -> None:
    async with garden(tmp_path / "some.db") as engine:
        db = await engine.connect()
        await plant(db, "oak")
        driver = (await db.get_raw_connection()).driver_connection
        assert driver is not None
        await getattr(driver, end)()
        await assert_free(tmp_path / "some.db")
        await db.invalidate()
        await db.close()


async def test_files_have_pens_of_their_own_by_whatever_path_they_are_named(tmp_path: Path) -> None:
    one, two = pen_of(tmp_path / "one.db"), pen_of(tmp_path / "two.db")
    assert one is not two
    (tmp_path / "link").symlink_to(tmp_path)
    assert pen_of(tmp_path / "link" / "one.db") is one
