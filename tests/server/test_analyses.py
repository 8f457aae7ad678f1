"""The analysis of a finished game: made once, whoever asks and however often, and kept."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.cast import Actor, guest
from tests.server.inside import Inside, inside
from waldbach.log import Log
from waldbach.server.models import Analysis
from waldbach.server.thinking import Pool, Verdict
from waldbach.server.thinking.thoughts import review

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


@pytest.mark.later
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


async def test_a_verdict_has_the_number_of_its_entry_whatever_people_have_arranged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its number leads to the move in the replay; a bot's seat alone is an entry of the table."""

    async def analyse(_: Pool, log: Log, *__: object, **___: object) -> AsyncIterator[Verdict]:
        for decision in review(log).decisions:
            game, view = decision.seen.open()
            word = game.format(decision.action, view)
            yield replace(VERDICT, number=decision.number, word=word)

    monkeypatch.setattr(Pool, "analyse", analyse)
    async with inside(tmp_path) as server, server.client() as client:
        ada, bob = await guest(server.house, "Ada"), await guest(server.house, "Bob")
        seats, told_to_all = [{"kind": "me"}, {"kind": "open"}], {"discards": "open"}
        wish = {"game": "renature", "seats": seats, "options": told_to_all}
        table = (await client.post("/api/tables", json=wish, headers=ada.headers)).json()["id"]
        path = f"/api/tables/{table}"
        await client.post(f"{path}/seats", json={}, headers=bob.headers)
        for kind in ("pause", "resume"):
            await client.post(f"{path}/ask", json={"kind": kind}, headers=ada.headers)
            await client.post(f"{path}/answer", json={"yes": True}, headers=bob.headers)
        rng = random.Random(1)
        for _ in range(12):
            match = await server.house.matches.get(table)
            seat, now = match.now.acting[0], match.now
            word = rng.choice(match.game.words(now.state, seat))
            await server.house.matches.play(table, seat, now.decision, [word])
        await client.post(f"{path}/resign", headers=bob.headers)
        await asked_for(client, table, ada)
        told = (await when_finished(client, table))["verdicts"]
        steps = (await client.get(f"{path}/replay")).json()["steps"]
    words = {step["entry"]["number"]: step["entry"]["word"] for step in steps}
    assert len(told) > 5
    assert [words[one["number"]] for one in told] == [one["word"] for one in told]


async def test_one_whose_numbers_were_of_another_count_is_made_anew(
    empty_url: str, tmp_path: Path, thinking: Thinking
) -> None:
    """Release 1.0.0 left out what people had arranged."""
    thinking.may_end.set()
    async with inside(tmp_path, database=empty_url) as server, server.client() as client:
        ada, table = await finished_table(server, client)
        old = Analysis(table=table, made_at=1, data={"verdicts": [{"number": 2}]})
        async with server.house.db.begin() as db:
            db.add(old)
        assert (await asked_for(client, table, ada))["underway"]
        kept = await when_finished(client, table)
        assert [one["number"] for one in kept["verdicts"]] == [VERDICT.number]
        assert thinking.tables == [table]
        assert await asked_for(client, table, ada) == kept
