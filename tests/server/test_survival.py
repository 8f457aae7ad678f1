"""Nothing acknowledged is lost: hundreds of tables, and a server that dies again and again.

The server is killed with SIGKILL at random moments, while it starts, while everybody comes back,
while it stores and tells, and started again at the same port with the same database. In the end
every acknowledged move is in the journal, in order and once, and every table goes on.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.server.forked import Forked
from tests.server.running import Server
from tests.server.services import Postgres
from tests.server.storm import Storm, check, hear_all

pytestmark = pytest.mark.slow

KILLS = 20
LIVES = (0.1, 1.5)  # seconds from an answering server to its death
MORE = 3  # moves that each table has to get in the end


async def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    await survive(tmp_path, f"sqlite:///{tmp_path}/waldbach.db")


async def test_nothing_acknowledged_is_lost_on_postgres(tmp_path: Path, postgres: Postgres) -> None:
    await survive(tmp_path, await asyncio.to_thread(postgres.fresh, "survival"))


async def survive(folder: Path, url: str) -> None:
    seed = os.urandom(4).hex()
    chance = random.Random(seed)
    with Forked(folder, url) as server:
        storm = Storm([server.url], chance)
        await storm.enter()
        await storm.open(70)
        await storm.open(20, "waldgaertner")
        await storm.open(10, bot=True)
        await storm.open(100, sockets=False)
        storm.start()
        await storm.go_on_everywhere(1)
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(*LIVES))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await storm.go_on_everywhere(MORE)
        await storm.calm_down()
        await hear_all(storm, url)
        await storm.end()
        assert storm.cuts > 10 * KILLS
        await check(storm, url)
    assert faults(server) == []


def faults(server: Server) -> list[str]:
    return [line for line in server.log.splitlines() if '"level":"error"' in line]
