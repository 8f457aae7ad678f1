"""What the browser's tests share: one server and one Chromium a process, and people.

Both are of the package's scope, not of the session's: Playwright keeps an event loop running, in
which no other test could start one of its own.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser

from tests.browser import chromium
from tests.browser.client import built_client
from tests.browser.person import Person
from tests.server.running import Server

HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()


class NewPerson(Protocol):
    def __call__(self, **wishes: Any) -> Person: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.compiled_only)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built_client()
    with Server(tmp_path_factory.mktemp("server"), bot_processes="1") as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium.browser() as opened:
        yield opened


@pytest.fixture
def person(server: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Makes people. In the end nothing may have gone wrong in their browsers; of a test that has
    failed their screens are kept."""
    people: list[Person] = []

    def new_person(**wishes: Any) -> Person:
        """With `url` at another server than the one that all tests share."""
        people.append(Person(browser, wishes.pop("url", server.url), **wishes))
        return people[-1]

    yield new_person
    failed = request.node.stash.get(FAILED, True)
    faults: list[str] = []
    for number, one in enumerate(people, start=1):
        faults += one.unforgiven()
        one.close(_screenshot(request, number) if failed or one.unforgiven() else None)
    assert not faults, "\n".join(faults)


def _screenshot(request: pytest.FixtureRequest, number: int) -> Path:
    name = "".join(sign if sign.isalnum() else "-" for sign in request.node.name)
    cache = request.config.cache
    assert cache is not None
    path = Path(cache.mkdir("browser")) / f"{name}-{number}.png"
    print(f"screen: {path}")
    return path
