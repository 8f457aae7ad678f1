"""What is asked of the database again and again, whatever there is in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Engine, event

from tests.server.inside import Inside, inside
from tests.server.test_races import guest, next_of
from waldbach.server.models import Base
from waldbach.server.rounds import TOGETHER, Rounds, portions


@contextmanager
def noted() -> Iterator[set[str]]:
    """Statements of the ORM; those of the journal find everything by its key."""
    seen: set[str] = set()

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        seen.add(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def live_through(place: Inside) -> None:
    """A table from its beginning to a resignation, with all that is asked meanwhile."""
    (ada, cookie), (bob, _) = await guest(place, "Ada"), await guest(place, "Bob")
    wish = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}], "privacy": "listed"}
    table = (await ada.post("/api/tables", json=wish)).json()["id"]
    path = f"/api/tables/{table}"
    async with place.socket(f"{path}/live", cookie) as socket:
        await next_of(socket, "welcome")
        assert (await bob.post(f"{path}/seats", json={})).is_success
        assert (await bob.post(f"{path}/remarks", json={"text": "Servus"})).is_success
        lists = ("/api/tables", "/api/tables/mine", "/api/tables/history")
        for url in (*lists, path, f"{path}/remarks", f"{path}/log"):
            answer = await ada.get(url)
            assert answer.is_success, (url, answer.text)
        seen = (await ada.get(f"{path}/view")).json()
        mover = ada if seen["legal"] else bob
        legal = (await mover.get(f"{path}/view")).json()["legal"]
        turn = {"decision": seen["decision"], "words": legal[:1]}
        answer = await mover.post(f"{path}/play", json=turn)
        assert answer.is_success, answer.text
        place.clock.now += 24 * 3_600_000
        assert await place.house.keeper.look() > 0
        house = place.house
        around = (house.db, house.matches, house.hub, house.people, 0)
        await Rounds(*around, lambda _: None, lambda _: None).look()
        assert (await bob.post(f"{path}/resign", json={})).is_success
    await ada.aclose()
    await bob.aclose()


def reads_all(step: str) -> bool:
    """Or all tables that are played, or finished: which of them are wanted is looked at then."""
    what, which = step.split()[:2]
    return (what == "SCAN" and which in Base.metadata.tables) or step.endswith("(status=?)")


async def test_nothing_that_is_asked_during_a_game_reads_a_whole_table(tmp_path: Path) -> None:
    with noted() as seen:
        async with inside(tmp_path) as place:
            seen.clear()  # what a server asks as it starts
            await live_through(place)
    assert len(seen) > 20
    with sqlite3.connect(tmp_path / "waldbach.db") as db:
        for statement in seen:
            steps = db.execute(f"EXPLAIN QUERY PLAN {statement}", [None] * statement.count("?"))
            plan = [step[3] for step in steps]
            assert not any(map(reads_all, plan)), (statement, plan)


@given(st.integers(0, 1000))
def test_a_round_asks_for_all_in_statements_of_few_lengths(count: int) -> None:
    ids = [str(number) for number in range(count)]
    asked = list(portions(ids))
    assert list(dict.fromkeys(id for some in asked for id in some)) == ids
    lengths = {len(some) for some in asked}
    assert lengths <= {1, 2, 4, 8, 16, 32, 64, TOGETHER}
