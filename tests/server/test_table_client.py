"""The example of a bot, from an account and a token to the end of a game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import Server

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_client.py"
SEATS = [{"kind": "open"}, {"kind": "open"}]


def token_of(client: httpx.Client, name: str) -> str:
    """As docs/api.md tells it."""
    bot = client.post("/api/me/bots", json={"name": name}).json()
    made = client.post("/api/me/tokens", json={"name": "laptop", "bot": bot["id"], "days": 90})
    assert made.status_code == 201, made.text
    return str(made.json()["secret"])


def run(server: Server, token: str, *where: str) -> subprocess.Popen[str]:
    return start(server.url, *where, WALDBACH_TOKEN=token)


def start(*words: str, **env: str) -> subprocess.Popen[str]:
    others = {name: value for name, value in os.environ.items() if name != "WALDBACH_TOKEN"}
    return subprocess.Popen(
        [sys.executable, EXAMPLE, *words],
        env=others | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("game", ["renature", "waldgaertner"])
def test_two_bots_play_a_game_to_its_end(tmp_path: Path, game: str) -> None:
    """With the limits of every server: a bot that is too quick waits."""
    with (
        Server(tmp_path, limits_moves="10/s") as server,
        httpx.Client(base_url=server.url) as client,
    ):
        account = {"login": "ada", "password": "moss and ferns by the brook"}
        me = client.post("/api/account", json=account)
        client.headers["X-CSRF-Token"] = me.json()["csrf"]
        tokens = [token_of(client, name) for name in ("Robo", "Bee")]
        made = client.post("/api/tables", json={"game": game, "seats": SEATS})
        table = made.json()["id"]
        bots = [run(server, token, table) for token in tokens]
        told = [bot.communicate(timeout=300) for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0], told
        assert told[0] == told[1]
        assert told[0][0].startswith("seat 1: ")
        assert "place 1" in told[0][0]
        seats = client.get(f"/api/tables/{table}").json()["seats"]
        assert sorted(seat["name"] for seat in seats) == ["Bee", "Robo"]


def test_two_bots_find_each_other_and_are_rated(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        bots = []
        for login, name in (("ada", "Robo"), ("ben", "Bee")):
            with httpx.Client(base_url=server.url, timeout=60) as client:
                account = {"login": login, "password": "moss and ferns by the brook"}
                me = client.post("/api/account", json=account)
                client.headers["X-CSRF-Token"] = me.json()["csrf"]
                bots.append(run(server, token_of(client, name), "--find", "waldgaertner"))
        told = [bot.communicate(timeout=300) for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0], told
        ladder = httpx.get(f"{server.url}/api/ratings/waldgaertner", timeout=60).json()
        assert {(rung["name"], rung["games"]) for rung in ladder} == {("Robo", 1), ("Bee", 1)}


def test_a_token_that_is_not_one_is_told_so(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        bot = run(server, "waldbach_nothing", "nowhere")
        out, err = bot.communicate(timeout=60)
        assert bot.returncode == 1
        assert out == ""
        assert "token" in err


def test_a_server_that_is_not_there_is_named() -> None:
    url = "http://127.0.0.1:1"
    bot = start(url, "--find", "renature", WALDBACH_TOKEN="waldbach_x")
    out, err = bot.communicate(timeout=60)
    assert (bot.returncode, out, err.count("\n")) == (1, "", 1), err
    assert err.startswith(f"{url} does not answer: ")


def test_a_missing_token_is_asked_for() -> None:
    bot = start("http://127.0.0.1:1", "nowhere")
    out, err = bot.communicate(timeout=60)
    assert (bot.returncode, out) == (2, "")
    assert err.splitlines()[-1].endswith("the environment has no WALDBACH_TOKEN")
