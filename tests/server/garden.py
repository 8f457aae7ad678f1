"""A small table in an SQLite file of its own, for tests of what lies below the ORM."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from waldbach.server.database import make_engine, read_url


@asynccontextmanager
async def garden(file: Path, patience: float, *, naps: bool = True) -> AsyncIterator[AsyncEngine]:
    """Without `naps` its connections do not wait for SQLite's own lock: then only the pen lets a
    second writer in."""
    engine = make_engine(read_url(f"sqlite:///{file}"), patience)
    if not naps:

        @event.listens_for(engine.sync_engine, "connect")
        def connected(connection: Any, _: object) -> None:
            connection.cursor().execute("PRAGMA busy_timeout = 0")

    async with engine.begin() as db:
        await db.execute(text("CREATE TABLE plant (name TEXT PRIMARY KEY, height INTEGER)"))
    yield engine
    await engine.dispose()
