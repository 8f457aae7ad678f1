"""The analysis of a finished game: made once, whoever asks and however often, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.cast import Actor, guest
from tests.server.inside import Inside, inside
from waldbach.server.thinking import Pool, Verdict

Data = dict[str, Any]
VERDICT = Verdict(
    number=3, seat=0, word="end", best="no-plant", before=(0.75, 0.25), after=(0.5, 0.5),
    loss=0.25, done=1, of=1, events=(), changes={},
)  # fmt: skip


@dataclass
class Thinking:
    """The tables whose games are thought about; nobody comes to an end before he may."""

    tables: list[str] = field(default_factory=list)
    may_end: asyncio.Event = field(default_factory=asyncio.Event)

    async def about(self, *tables: str) -> None:
        """Until all of these are thought about."""
        async with asyncio.timeout(60):
            while self.tables != [*tables]:
                await asyncio.sleep(0.01)


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Thinking:
    thinking = Thinking()

    async def analyse(*_: object, table: str, **__: object) -> AsyncIterator[Verdict]:
        thinking.tables.append(table)
        await thinking.may_end.wait()
        yield VERDICT

    monkeypatch.setattr(Pool, "analyse", analyse)
    return thinking


async def finished_table(server: Inside, client: httpx.AsyncClient) -> tuple[Actor, str]:
    ada, bob = await guest(server.house, "Ada"), await guest(server.house, "Bob")
    wish = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await client.post("/api/tables", json=wish, headers=ada.headers)).json()["id"]
    await client.post(f"/api/tables/{table}/seats", json={}, headers=bob.headers)
    await client.post(f"/api/tables/{table}/resign", headers=bob.headers)
    return ada, str(table)


async def asked_for(client: httpx.AsyncClient, table: str, who: Actor) -> Data:
    answer = await client.post(f"/api/tables/{table}/analysis", headers=who.headers)
    assert answer.status_code == 202, answer.text
    told: Data = answer.json()
    return told


async def when_finished(client: httpx.AsyncClient, table: str) -> Data:
    async with asyncio.timeout(60):
        while not (told := (await client.get(f"/api/tables/{table}/analysis")).json())["finished"]:
            await asyncio.sleep(0.01)
    return dict(told)


async def test_an_analysis_is_made_once_and_outlives_the_server(
    empty_url: str, tmp_path: Path, thinking: Thinking
) -> None:
    async with inside(tmp_path, database=empty_url) as server, server.client() as client:
        ada, table = await finished_table(server, client)
        first = await asyncio.gather(*(asked_for(client, table, ada) for _ in range(3)))
        assert [told["underway"] for told in first] == [True] * 3
        thinking.may_end.set()
        kept = await when_finished(client, table)
        assert kept["verdicts"][0]["best"] == "no-plant"
        assert await asked_for(client, table, ada) == kept
    async with inside(tmp_path, database=empty_url) as server, server.client() as client:
        assert await when_finished(client, table) == kept
        assert await asked_for(client, table, ada) == kept
    assert thinking.tables == [table]


async def test_two_servers_that_make_the_same_one_keep_one(
    empty_url: str, tmp_path: Path, thinking: Thinking
) -> None:
    async with (
        inside(tmp_path, database=empty_url) as one,
        inside(tmp_path, database=empty_url) as two,
        one.client() as here,
        two.client() as there,
    ):
        ada, table = await finished_table(one, here)
        await asyncio.gather(asked_for(here, table, ada), asked_for(there, table, ada))
        await thinking.about(table, table)
        thinking.may_end.set()
        kept = [await when_finished(client, table) for client in (here, there)]
        assert kept[0] == kept[1]
        assert kept[0]["of"] == 1
