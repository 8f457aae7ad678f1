"""What the server's tests share: databases, and tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.services import Postgres

DATABASES = ("sqlite", "postgres")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine gets an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def shared_postgres(postgres: Postgres) -> str:
    """A database for all tests that mind only matches of their own."""
    return postgres.fresh("shared")


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind; other tests may have left their matches there."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/waldbach.db"
    return str(request.getfixturevalue("shared_postgres"))


@pytest.fixture(params=DATABASES)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/waldbach.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh("empty")
