"""Errors as problem details: what each becomes, and what it must not tell."""

from __future__ import annotations

import pytest

from waldbach.game import BadInput
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
