"""Errors as problem details: what each becomes, and what it must not tell."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.inside import inside
from waldbach.game import BadInput
from waldbach.server import house
from waldbach.server.database import make_engine
from waldbach.server.errors import Forbidden, Missing, SignInNeeded, Taken, TooOften
from waldbach.server.journal import Conflict, NotFound, Unavailable
from waldbach.server.matches import Stale
from waldbach.server.web.problems import problem


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (BadInput("draft-waits", word="end"), 400),
        (SignInNeeded("sign-in-needed"), 401),
        (Forbidden("table-not-seated"), 403),
        (Missing("table-missing"), 404),
        (NotFound("m"), 404),
        (Taken("table-not-over"), 409),
        (Stale(3, 5), 409),
        (Conflict("journal-conflict", match="m", after=1, last=2), 409),
        (TooOften("http-too-often", retry_after=1500), 429),
        (Unavailable("journal-closed"), 503),
    ],
)
def test_an_error_has_its_status_a_code_and_a_sentence(error: BadInput, status: int) -> None:
    said = problem(error)
    assert said["status"] == status
    assert said["code"] == error.message
    assert said["detail"] not in ("", error.message)


def test_what_is_stale_names_the_open_decision_and_what_is_too_often_when_to_come_back() -> None:
    assert problem(Stale(3, 5))["decision"] == 5
    assert problem(TooOften("http-too-often", retry_after=1500))["retry_after"] == 2


def test_a_lost_database_is_a_503_that_does_not_tell_its_address() -> None:
    lost = BadInput("database-connect", url="postgresql://owl@db.example", why="gone", right="…")
    said = problem(lost)
    assert said["status"] == 503
    assert "db.example" not in str(said)


async def test_who_finds_no_free_connection_is_asked_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "make_engine", lambda where: make_engine(where, patience=0.05))
    async with inside(tmp_path) as server, server.client() as client, AsyncExitStack() as held:
        for _ in range(15):  # all that the pool gives
            db = await held.enter_async_context(server.house.db())
            await db.execute(text("SELECT 1"))
        answer = await client.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (503, "http-database")
