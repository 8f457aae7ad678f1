"""What the server's tests share: databases, and tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.buses import NOWHERE, Way
from tests.server.certificates import Certificates, make_certificates
from tests.server.prepared import lay_database
from tests.server.services import Postgres, Redis

DATABASES = ("sqlite", "postgres")
HERE = Path(__file__).parent
ABOVE = (HERE / "people", HERE / "tables")  # rooms that stand on the database


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is at home on PostgreSQL alone is proved in the quick loop too: the journal, the
    migrations, the bus. The rooms above it get there in `make test`."""
    for item in items:
        chosen = getattr(item, "callspec", None)
        on_postgres = chosen and "postgres" in map(chosen.params.get, ("url", "empty_url"))
        if on_postgres and {*ABOVE} & {*item.path.parents}:
            item.add_marker(pytest.mark.later)


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


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


@pytest.fixture(scope="session")
def redis_url(redis: Redis) -> str:
    """A Redis for all tests; nothing is kept there."""
    return redis.url()


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind; other tests may have left their matches there."""
    if request.param == "sqlite":
        lay_database(tmp_path / "waldbach.db")
        return f"sqlite:///{tmp_path}/waldbach.db"
    return str(request.getfixturevalue("shared_postgres"))


@pytest.fixture(params=DATABASES)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/waldbach.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh("empty")


@pytest.fixture(params=("redis", "postgres"))
def way(request: pytest.FixtureRequest) -> Way:
    """What carries nudges between processes, of each kind."""
    if request.param == "redis":
        redis: Redis = request.getfixturevalue("redis")
        return Way(redis.url(), NOWHERE, redis)
    url = request.getfixturevalue("shared_postgres")
    return Way("database", url, request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return make_certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture
def trusted(certificates: Certificates, monkeypatch: pytest.MonkeyPatch) -> Certificates:
    """Certificates whose authority is known to this process."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificates.authority))
    return certificates
