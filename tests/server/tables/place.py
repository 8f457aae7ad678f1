"""A place with tables for tests: a database, matches, people, and what was told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, language
from waldbach.server.database import make_engine, read_url
from waldbach.server.journal import open_journal
from waldbach.server.matches import Match, Matches
from waldbach.server.models import Seat, Table
from waldbach.server.people.persons import new_person
from waldbach.server.people.ratings import Rated, Ratings, ratings_of
from waldbach.server.people.who import Who
from waldbach.server.tables import Tables
from waldbach.server.tables.forms import NewSeat, NewTable
from waldbach.server.tables.ground import seats_of

START = 1_760_000_000_000
ME, FREE = NewSeat(kind="me"), NewSeat(kind="open")


def bot(level: str = "seed") -> NewSeat:
    return NewSeat(kind="bot", level=level)


def wish(*seats: NewSeat, game: str = "renature", **more: Any) -> NewTable:
    return NewTable(game=game, seats=list(seats), **more)


class Clock:
    """Each look is a millisecond later."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        self.now += 1
        return self.now


@dataclass
class Place:
    db: async_sessionmaker[AsyncSession]
    matches: Matches
    tables: Tables
    told: list[tuple[str, int | None]] = field(default_factory=list)

    async def person(
        self, name: str, kind: str = "guest", hours: str | None = None, owner: Who | None = None
    ) -> Who:
        """A new person; several may have the same name."""
        async with self.db.begin() as db:
            row = new_person(name, "en", START, owner.person if owner else None)
            row.kind, row.hours = kind, hours
            db.add(row)
        return Who(row.id, name, kind, "en", "a-session", "cookie")

    async def people(self, *names: str, kind: str = "guest") -> list[Who]:
        return [await self.person(name, kind) for name in names]

    async def row(self, table_id: str) -> Table:
        async with self.db() as db:
            found = await db.get(Table, table_id)
            assert found is not None
            return found

    async def seats(self, table_id: str) -> list[Seat]:
        async with self.db() as db:
            return await seats_of(db, table_id)

    async def rematches(self, table_id: str) -> list[str]:
        async with self.db() as db:
            return list(await db.scalars(select(Table.id).where(Table.follows == table_id)))

    async def rated(self, who: Who) -> dict[str, Rated]:
        async with self.db() as db:
            return await ratings_of(db, who.person)

    async def duel(self, one: Who, other: Who, **more: Any) -> str:
        """A table of two that has started; `one` has the first seat."""
        table = await self.tables.create(one, wish(ME, FREE, **more))
        await self.tables.join(other, table)
        return table

    async def play(self, table_id: str, most: int = 10_000, seed: int = 0) -> Match:
        """Random words, one at a time, until the end if there are enough."""
        match = await self.tables.ensure_match(table_id)
        assert match is not None
        rng = np.random.default_rng(seed)
        for _ in range(most):
            if match.over:
                break
            seat = match.now.acting[0]
            word = str(rng.choice(match.game.words(match.now.state, seat)))
            bot = seat in match.now.course.held
            await self.matches.play(match.id, seat, match.now.decision, [word], bot=bot)
        return match

    async def resign(self, table_id: str, seat: int) -> Match:
        await self.matches.arrange(table_id, lambda _: [f"resign {seat + 1}"])
        return await self.matches.get(table_id)

    async def finished(self, one: Who, other: Who, **more: Any) -> str:
        """A table of two at which `other` has given up."""
        table = await self.duel(one, other, **more)
        await self.tables.finish(await self.resign(table, 1))
        return table


@asynccontextmanager
async def opened(
    url: str,
    make: Callable[..., Matches] = Matches,
    clock: Clock | None = None,
    **more: Any,
) -> AsyncIterator[Place]:
    """One server; a second one on the same database is another `opened`."""
    clock = clock or Clock()
    async with AsyncExitStack() as stack:
        journal = await stack.enter_async_context(open_journal(url))
        engine = make_engine(read_url(url))
        stack.push_async_callback(engine.dispose)
        db = async_sessionmaker(engine, expire_on_commit=False)
        matches = make(journal, clock)
        told: list[tuple[str, int | None]] = []

        def tell(table: str, said: int | None = None) -> None:
            told.append((table, said))

        tables = Tables(db, matches, clock, Ratings(db, clock), tell, **more)
        yield Place(db, matches, tables, told)


@asynccontextmanager
async def refused(message: str, kind: type[BadInput] = BadInput) -> AsyncIterator[None]:
    """What is done inside is refused so, and every language has a sentence for it."""
    with pytest.raises(BadInput) as caught:
        yield
    assert caught.value.message == message
    assert isinstance(caught.value, kind)
    for lang in LANGUAGES:
        token = language.set(lang)
        assert len(str(caught.value)) > 10
        language.reset(token)
