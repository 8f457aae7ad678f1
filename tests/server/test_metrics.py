"""Metrics: what is counted, how it is told, and who may see it."""

from __future__ import annotations

import bisect
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.datastructures import Headers
from prometheus_client.parser import text_string_to_metric_families

from tests.server.running import Person, Server, play_on
from waldbach.server.figures import SECONDS, SIZES, Spread
from waldbach.server.journal import Line, NewMatch, Unavailable, open_journal
from waldbach.server.journal.writer import Writer
from waldbach.server.web.pages import is_local

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def samples(page: str) -> Samples:
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


# --- counting -------------------------------------------------------------------------------------


@given(st.lists(st.floats(0, 1000)), st.sampled_from([SECONDS, SIZES]))
def test_a_spread_counts_every_value_once_below_its_bound(
    values: list[float], bounds: tuple[float, ...]
) -> None:
    spread = Spread(bounds)
    for value in values:
        spread.note(value)
    for place in range(len(bounds)):
        below = sum(value <= bounds[place] for value in values)
        assert sum(spread.counts[: place + 1]) == below
    assert sum(spread.counts) == len(values)
    assert spread.total == pytest.approx(sum(values))
    assert list(bounds) == sorted(bounds)
    assert bisect.bisect_left(bounds, 0) == 0


async def test_the_journal_counts_commits_and_what_goes_together(tmp_path: Path) -> None:
    async with open_journal(f"sqlite:///{tmp_path}/waldbach.db") as journal:
        for number in range(3):
            await journal.create(
                NewMatch(id=f"m{number}", game="g", rules=1, seats=2, created_at=1),
                [Line(0, "a", 1)],
            )
        assert sum(journal.figures.together.counts) == 3
        assert journal.figures.together.total == 3
        assert sum(journal.figures.commit_seconds.counts) == 3
        assert journal.figures.failed == 0
        assert journal.waiting == 0


async def test_a_commit_that_fails_is_counted() -> None:
    async def store(_: object) -> list[object]:
        raise Unavailable("journal-closed")

    writer = Writer(store)  # type: ignore[arg-type]
    with pytest.raises(Unavailable):
        await writer.ask(None)  # type: ignore[arg-type]
    assert writer.figures.failed == 1
    await writer.close()


# --- who may see them -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "headers", "local"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("10.1.2.3", {}, True),
        ("192.168.0.9", {}, True),
        ("fd00::5", {}, True),
        ("93.184.216.34", {}, False),
        ("2606:4700::1111", {}, False),
        (None, {}, False),
        ("testclient", {}, False),
        ("127.0.0.1", {"x-forwarded-for": "10.0.0.1"}, False),
        ("127.0.0.1", {"forwarded": "for=10.0.0.1"}, False),
        ("127.0.0.1", {"x-real-ip": "10.0.0.1"}, False),
        ("127.0.0.1", {"via": "1.1 caddy"}, False),
    ],
)
def test_local_is_near_and_not_through_a_proxy(
    address: str | None, headers: dict[str, str], local: bool
) -> None:
    assert is_local(address, Headers(headers)) is local


# --- a running server -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.slow
async def test_the_page_tells_what_has_happened(server: Server) -> None:
    ada, bob = await Person.guest(server.url, "Ada"), await Person.guest(server.url, "Bob")
    table = await ada.table("open")
    await bob.join(table)
    before = samples(httpx.get(f"{server.url}/metrics").text)
    await play_on({1: ada, 2: bob}, table, 6, random.Random(1))
    refused = await ada.http.post(
        f"/api/tables/{table}/play", json={"decision": 0, "words": ["end"]}
    )
    assert refused.status_code == 409
    async with ada.live(table) as live:
        await live.next("welcome")
        page = httpx.get(f"{server.url}/metrics")
    after = samples(page.text)

    def more(name: str, **labels: str) -> float:
        key = name, tuple(sorted(labels.items()))
        return after[key] - before.get(key, 0)

    route = "/api/tables/{table}/play"
    assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert more("waldbach_entries_total") >= 6
    assert more("waldbach_play_seconds_count") == 6
    assert more("waldbach_request_seconds_count", route=route, method="POST", status="200") == 6
    assert more("waldbach_request_seconds_count", route=route, method="POST", status="409") == 1
    assert more("waldbach_problems_total", code="match-stale") == 1
    assert more("waldbach_journal_batch_sum") >= 6
    assert after["waldbach_open_sockets", ()] == 1
    assert after["waldbach_watched_tables", ()] == 1
    assert after["waldbach_matches_in_memory", ()] >= 1
    assert after["waldbach_bot_processes", ()] == 1
    assert after["waldbach_bus_healthy", ()] == 1
    assert after["process_resident_memory_bytes", ()] > 0
    assert table not in page.text
    await ada.close()
    await bob.close()


@pytest.mark.slow
def test_only_those_who_are_near_see_the_metrics(server: Server) -> None:
    far = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "10.0.0.1"})
    assert far.status_code == 403
    assert far.json()["code"] == "metrics-local"


@pytest.mark.slow
@pytest.mark.parametrize(("setting", "near", "far"), [("off", 404, 404), ("all", 200, 200)])
def test_metrics_can_be_off_or_for_all(tmp_path: Path, setting: str, near: int, far: int) -> None:
    with Server(tmp_path, metrics=setting) as server:
        answer = httpx.get(f"{server.url}/metrics")
        assert answer.status_code == near
        answer = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "1.2.3.4"})
        assert answer.status_code == far
