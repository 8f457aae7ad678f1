"""The address that links begin with, so that the phones of guests can open them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.inside import inside
from waldbach.server import nearby
from waldbach.server.nearby import address_for_others, own_address
from waldbach.server.settings import Settings, load

HOME = "192.168.0.7"


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nearby, "own_address", lambda: HOME)


def told(**given: str) -> Settings:
    return load({name.replace("_", "-"): value for name, value in given.items()}, {}, Path())


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({}, None),  # it listens on this machine alone
        ({"host": "localhost"}, None),
        ({"host": "0.0.0.0"}, f"http://{HOME}:8000"),
        ({"host": "::", "port": "80"}, f"http://{HOME}"),
        ({"host": "192.168.0.9", "port": "8001"}, "http://192.168.0.9:8001"),
        ({"base_url": "https://games.example.org"}, "https://games.example.org"),
        ({"host": "0.0.0.0", "base_url": "http://oak.local:8000"}, "http://oak.local:8000"),
        ({"host": "0.0.0.0", "base_url": "http://localhost:8000"}, None),
    ],
)
def test_others_find_the_server_where_it_listens_or_where_its_host_says(
    settings: dict[str, str], address: str | None
) -> None:
    assert address_for_others(told(**settings)) == address


def test_a_machine_without_a_network_has_no_address_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(nearby, "SOMEWHERE", ("127.0.0.1", 9))  # all that such a machine reaches
    assert own_address() is None
    assert address_for_others(told(host="0.0.0.0")) is None


@pytest.mark.usefixtures("at_home")
async def test_whoever_comes_through_a_proxy_learns_nothing_of_the_network(tmp_path: Path) -> None:
    async with inside(tmp_path, host="0.0.0.0") as server, server.client() as client:
        assert (await _asked(client)) == f"http://{HOME}:8000"
        assert (
            await _asked(client, {"X-Forwarded-For": "198.51.100.4"})
        ) == "http://localhost:8000"


async def _asked(client: httpx.AsyncClient, headers: dict[str, str] | None = None) -> str | None:
    answer = await client.get("/api/address", headers=headers)
    assert answer.status_code == 200
    found: str | None = answer.json()["url"]
    return found
