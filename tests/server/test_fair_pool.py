"""The pool of the ORM's connections: first come, first served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import TimeoutError as NoneCame
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from waldbach.server.database import CONNECTIONS, make_engine, read_url


@asynccontextmanager
async def all_taken(
    folder: Path, patience: float = 60.0
) -> AsyncIterator[tuple[AsyncEngine, list[AsyncConnection]]]:
    """An engine, and all the connections that it may have."""
    engine = make_engine(read_url(f"sqlite:///{folder}/some.db"), patience)
    held = [await engine.connect() for _ in range(CONNECTIONS)]
    yield engine, held
    for connection in held:
        await connection.close()
    await engine.dispose()


async def in_line(*tasks: asyncio.Task[None]) -> None:
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in tasks)


async def test_whoever_waits_longest_has_the_next_connection(tmp_path: Path) -> None:
    served: list[str] = []

    async with all_taken(tmp_path) as (engine, held):

        async def use(name: str) -> None:
            async with engine.connect():
                served.append(name)

        waiting = [asyncio.create_task(use(name)) for name in ("first", "second")]
        await in_line(*waiting)
        await held.pop().close()
        await use("just come")  # before anybody in the line has noticed
        await asyncio.gather(*waiting)
    assert served == ["first", "second", "just come"]


async def test_connections_stay_open(tmp_path: Path) -> None:
    """A new one takes a thread and reads the file's schema."""
    async with all_taken(tmp_path) as (engine, held):
        drivers = {(await one.get_raw_connection()).driver_connection for one in held}
        for connection in held:
            await connection.close()
        held.clear()
        again = [await engine.connect() for _ in range(CONNECTIONS)]
        assert {(await one.get_raw_connection()).driver_connection for one in again} == drivers
        held += again


async def test_who_waits_too_long_is_told_so_and_keeps_nobody_from_his_turn(
    tmp_path: Path,
) -> None:
    async with all_taken(tmp_path, patience=0.05) as (engine, held):
        with pytest.raises(NoneCame, match="connection timed out"):
            await engine.connect()
        await held.pop().close()
        held.append(await engine.connect())


@pytest.mark.parametrize("when", ["before", "in the same moment"])
async def test_who_gives_up_passes_it_on(tmp_path: Path, when: str) -> None:
    async with all_taken(tmp_path) as (engine, held):

        async def use() -> None:
            async with engine.connect():
                pass

        one, other = asyncio.create_task(use()), asyncio.create_task(use())
        await in_line(one, other)
        if when == "before":
            one.cancel()
        await held.pop().close()
        one.cancel()
        with pytest.raises(asyncio.CancelledError):
            await one
        await asyncio.wait_for(other, 30)
