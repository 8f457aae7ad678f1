"""The running server against its own description: requests that fit it and requests that do not.

Nothing may be a fault of the server, and every answer has to be one that the description names.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.config import (
    CoveragePhaseConfig,
    GenerationConfig,
    PhasesConfig,
    ProjectConfig,
    ProjectsConfig,
)

from tests.server.running import Server

FILE = Path(__file__).parents[2] / "docs" / "openapi.json"
DESCRIPTION = json.loads(FILE.read_text(encoding="utf-8"))

T = TypeVar("T")

load_all_checks()
CONFORMING = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
    ]
)


def every_operation(coverage: bool) -> Callable[[T], T]:
    """For a test of all operations; with `coverage` every limit of the description is tried too."""
    project = ProjectConfig(
        phases=PhasesConfig(coverage=CoveragePhaseConfig(enabled=coverage)),
        generation=GenerationConfig(with_security_parameters=False),  # `call` shows who it is
    )
    config = schemathesis.Config(projects=ProjectsConfig(default=project))
    found: Callable[[T], T] = schemathesis.openapi.from_dict(
        DESCRIPTION, config=config
    ).parametrize()
    return found


CALM = settings(deadline=None, suppress_health_check=list(HealthCheck), database=None)
addresses = (f"10.{a}.{b}.{c}" for a, b, c in itertools.product(range(256), repeat=3))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It believes what a proxy says of addresses, of which there are enough for all limits."""
    with Server(tmp_path_factory.mktemp("server"), trusted_proxies="127.0.0.1") as running:
        yield running
        assert '"fault"' not in running.log


@dataclass
class Seated:
    """Somebody who sits at a table where the game goes on."""

    headers: dict[str, str]
    table: str

    @classmethod
    def at(cls, server: Server) -> Seated:
        first = {"X-Forwarded-For": next(addresses)}
        with httpx.Client(base_url=server.url, headers=first, timeout=60) as client:
            me = client.post("/api/me", json={"name": "Ada"})
            client.headers["X-CSRF-Token"] = me.json()["csrf"]
            seats = [{"kind": "me"}, {"kind": "bot", "level": "sprout"}]
            made = client.post("/api/tables", json={"game": "renature", "seats": seats})
            cookie = f"waldbach={client.cookies['waldbach']}"
            shown = {"Cookie": cookie, "X-CSRF-Token": me.json()["csrf"]}
            return cls(shown | first, made.json()["id"])


seated: dict[str, Seated] = {}  # by server


def call(server: Server, case: Any, somebody: bool) -> None:
    """Somebody plays at the table that half of the requests are about; whoever has signed out, or
    has become somebody else, is replaced."""
    headers = {"X-Forwarded-For": next(addresses)}
    if somebody:
        ada = seated.get(server.url) or seated.setdefault(server.url, Seated.at(server))
        headers = ada.headers
        table = case.path_parameters.get("table")
        if isinstance(table, str) and len(table) % 2 == 0:
            case.path_parameters["table"] = ada.table
    answer = case.call(base_url=server.url, headers=headers, timeout=60)
    if "set-cookie" in answer.headers:
        seated.pop(server.url, None)
    case.validate_response(answer, checks=CONFORMING)


@every_operation(coverage=False)
@settings(CALM, max_examples=2)
def test_whatever_is_sent_by_somebody_at_a_table(case: Any, server: Server) -> None:
    call(server, case, somebody=True)


@every_operation(coverage=False)
@settings(CALM, max_examples=2)
def test_whatever_is_sent_by_nobody(case: Any, server: Server) -> None:
    call(server, case, somebody=False)


@pytest.mark.slow
@every_operation(coverage=True)
@settings(CALM, max_examples=30)
def test_all_of_it_is_sent_by_somebody_at_a_table(case: Any, server: Server) -> None:
    call(server, case, somebody=True)


@pytest.mark.slow
@every_operation(coverage=True)
@settings(CALM, max_examples=10)
def test_all_of_it_is_sent_by_nobody(case: Any, server: Server) -> None:
    call(server, case, somebody=False)
