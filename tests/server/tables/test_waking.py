"""Which tables somebody looks at, and when."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from tests.server.tables.place import opened
from waldbach.server.models import Table
from waldbach.server.tables.ground import FIRST_LOOK

pytestmark = pytest.mark.compiled_only


async def test_a_table_is_looked_at_a_while_after_its_start(url: str) -> None:
    """Its own server takes care of it; another one only has to if that has died."""
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben)
        started = (await place.row(table)).started_at
        assert started is not None
        assert table not in await place.tables.due(started + FIRST_LOOK - 1, 10_000)
        assert table in await place.tables.due(started + FIRST_LOOK, 10_000)


async def test_the_next_looks_at_many_tables_are_noted_together(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        one, two, other = [await place.duel(anna, ben) for _ in range(3)]
        before = (await place.row(other)).wake_at
        await place.tables.wake_at({one: 1_000, two: None}, await place.tables.due(2**62, 10_000))
        assert [(await place.row(table)).wake_at for table in (one, two, other)] == [
            1_000, None, before,
        ]  # fmt: skip
        assert list(await place.tables.due(1_000, 10_000))[:1] == [one]
        assert two not in await place.tables.due(2**62, 10_000)


async def test_a_table_that_ended_meanwhile_is_not_looked_at_again(url: str) -> None:
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben)
        due = await place.tables.due(2**62, 10_000)
        await place.tables.finish(await place.resign(table, 1))
        await place.tables.wake_at({table: 1_000}, due)
        assert (await place.row(table)).wake_at is None


async def test_what_is_to_be_looked_at_again_is_not_forgotten_for_a_look_before(url: str) -> None:
    """Somebody goes while the keeper, who has just been at their table, is at others."""
    async with opened(url) as place:
        anna, ben = await place.people("Anna", "Ben")
        table = await place.duel(anna, ben)
        due = await place.tables.due(2**62, 10_000)
        async with place.db.begin() as db:
            await db.execute(update(Table).where(Table.id == table).values(wake_at=5_000))
        await place.tables.wake_at({table: 2**60}, due)
        assert (await place.row(table)).wake_at == 5_000
