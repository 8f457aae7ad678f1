"""`waldbach serve`: how it starts, what it says when it cannot, and how it ends."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import json
import os
import pty
import random
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Person, Server, play_on
from tests.server.services import Postgres, Redis, free_port
from waldbach.game import BadInput
from waldbach.messages import LANGUAGES
from waldbach.server import listening, nearby, serving
from waldbach.server.settings import load
from waldbach.server.sqlite_file import served_alone

pytestmark = pytest.mark.slow  # processes that start take their time

COMMAND = [sys.executable, "-m", "waldbach.cli", "serve"]


def environment(folder: Path, lang: str = "en", **more: str) -> dict[str, str]:
    home = {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "WALDBACH_LANG": lang}
    return os.environ | home | more


def refused(folder: Path, *flags: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """A server that cannot start. Whatever is wrong shows before the rules are compiled."""
    return subprocess.run(
        [*COMMAND, *flags], capture_output=True, text=True, timeout=PATIENCE, cwd=folder,
        env=environment(folder, lang),
    )  # fmt: skip


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens who is not us."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


# --- what it says when it cannot start ------------------------------------------------------------


def test_wrong_settings_are_all_named_at_once(tmp_path: Path) -> None:
    done = refused(tmp_path, "--port", "x", "--workers", "2", "--log-level", "loud")
    assert done.returncode == 2
    assert [line[:2] for line in done.stderr.splitlines()[1:]] == ["- "] * 4
    for name in ("port", "workers", "log-level"):
        assert name in done.stderr


def test_an_unknown_flag_is_named_with_what_is_near(tmp_path: Path) -> None:
    done = refused(tmp_path, "--prot", "8000")
    assert done.returncode == 2
    assert "--prot" in done.stderr
    assert "--port" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path, taken: int, lang: str) -> None:
    """It names a free one: here the next is taken too."""
    with socket.socket() as neighbour:
        with suppress(OSError):  # somebody has it already
            neighbour.bind(("127.0.0.1", taken + 1))
            neighbour.listen()
        done = refused(tmp_path, "--port", str(taken), lang=lang)
    assert done.returncode == 1
    assert done.stderr.startswith("waldbach: ")
    assert done.stderr.count("\n") == 1
    assert str(taken) in done.stderr
    (other,) = re.findall(r"--port (\d+)", done.stderr)
    assert int(other) > taken + 1


def test_a_name_with_addresses_that_are_not_ours_is_offered_a_free_port_too(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def addresses(host: str, port: int) -> list[tuple[int, tuple[str, int]]]:
        return [(socket.AF_INET, ("192.0.2.1", port)), (socket.AF_INET, ("127.0.0.1", port))]

    monkeypatch.setattr(listening, "_addresses", addresses)
    with pytest.raises(BadInput) as caught:
        listening.bind("both.example.org", taken)
    assert caught.value.args_["other"] != taken
    [bound] = listening.bind("both.example.org", caught.value.args_["other"])
    bound.close()


@pytest.mark.parametrize(
    ("flags", "part"),
    [
        (["--host", "192.0.2.1"], "“192.0.2.1” is not an address of this machine"),
        (["--host", "nobody.invalid"], "No computer called “nobody.invalid”"),
        (["--database", "sqlite:///nowhere/x.db"], "nowhere"),
        (["--database", "sqlite:///notes.txt"], "notes.txt"),
        (["--database", "postgresql://owl@127.0.0.1:1/x"], "postgresql://owl@127.0.0.1:1/x"),
        (["--secret-key-file", "notes.txt"], "notes.txt"),
        (["--pub-sub", "redis://127.0.0.1:1/0"], "redis://127.0.0.1:1/0"),
    ],
)
def test_what_cannot_be_opened_is_one_sentence(tmp_path: Path, flags: list[str], part: str) -> None:
    (tmp_path / "notes.txt").write_text("no database, and no key\n" * 50)
    (tmp_path / "notes.txt").chmod(0o600)
    done = refused(tmp_path, "--port", str(free_port()), *flags)
    assert done.returncode == 1
    assert done.stderr.startswith("waldbach: ")
    assert done.stderr.count("\n") == 1
    assert part in done.stderr
    assert done.stdout == ""


def test_in_json_the_refusal_is_a_line_of_json(tmp_path: Path, taken: int) -> None:
    done = refused(tmp_path, "--port", str(taken), "--log-format", "json")
    (line,) = [json.loads(line) for line in (done.stdout + done.stderr).splitlines()]
    assert (done.returncode, line["level"]) == (1, "error")
    assert str(taken) in line["why"]


# --- one server for an SQLite file ----------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_server_on_the_same_file_is_refused(
    server: Server, tmp_path: Path, lang: str
) -> None:
    """By whatever name; it would not hear of the first one's moves."""
    link = tmp_path / "link.db"
    link.symlink_to(server.folder / "waldbach.db")
    for url in (server.settings["database"], f"sqlite:///{link}"):
        done = refused(tmp_path, "--port", str(free_port()), "--database", url, lang=lang)
        assert done.returncode == 1
        assert done.stderr.startswith("waldbach: ")
        assert done.stderr.count("\n") == 1
        assert url in done.stderr
        assert "postgresql://" in done.stderr
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_a_server_that_was_killed_is_followed_by_another_at_once(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    server.kill()
    next_one = Server(tmp_path)
    assert next_one.settings["database"] == server.settings["database"]
    with next_one:
        assert httpx.get(f"{next_one.url}/healthz").status_code == 200


def test_where_files_cannot_be_locked_a_server_starts_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", fail)
    for path in (tmp_path / "waldbach.db", tmp_path / "no folder" / "waldbach.db"):
        with served_alone("sqlite:///waldbach.db", path):
            pass


# --- a running server -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), limits_message="4KiB") as running:
        yield running


def test_health_names_every_part(server: Server) -> None:
    answer = httpx.get(f"{server.url}/healthz")
    right = {"program": "waldbach", "status": "ok", "database": "ok", "bus": "ok"}
    assert (answer.status_code, answer.json()) == (200, right)


def test_health_tells_of_a_database_that_is_away_and_of_its_return(tmp_path: Path) -> None:
    with Postgres() as own, Server(tmp_path, own.url()) as server:
        own.kill()
        answer = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
        assert answer.status_code == 503
        assert answer.json()["status"] == "unable"
        assert answer.json()["database"] in ("away", "silent")
        own.start()
        server._wait()


def test_health_tells_of_a_bus_that_is_away_while_the_server_goes_on(tmp_path: Path) -> None:
    with Redis() as own, Server(tmp_path, pub_sub=own.url()) as server:

        def becomes(status: str) -> bool:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                answer = httpx.get(f"{server.url}/healthz")
                if (answer.status_code, answer.json()["status"]) == (200, status):
                    return True
                time.sleep(0.1)
            return False

        own.kill()
        assert becomes("degraded")
        own.start()
        assert becomes("ok")


def test_answers_do_not_name_the_program_that_serves_them(server: Server) -> None:
    headers = httpx.get(server.url).headers
    assert "server" not in headers
    assert "date" in headers


async def test_a_message_that_is_too_long_ends_the_socket(server: Server) -> None:
    ada = await Person.guest(server.url)
    table = await ada.table("open")
    async with ada.live(table) as live:
        await live.next("welcome")
        with pytest.raises(ConnectionClosed) as caught:
            await live.ask("say", text="x" * 5000)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
    await ada.close()


async def test_the_log_is_json_and_has_neither_links_nor_words_nor_addresses(
    server: Server,
) -> None:
    ada, bob = await Person.guest(server.url, "Ada"), await Person.guest(server.url, "Bob")
    table = await ada.table("open")
    await bob.join(table)
    await play_on({1: ada, 2: bob}, table, 4, random.Random(2))
    await ada.http.get(f"/api/tables/{table}/log?after=1&secret=nettle")
    httpx.get(f"{server.url}/t/{table}?key=nettle")
    async with asyncio.timeout(20):  # an answer may be here before its line is written
        while '"status":404' not in server.log.replace(" ", ""):
            await asyncio.sleep(0.05)
    lines = [json.loads(line) for line in server.log.splitlines()]
    plays = [line for line in lines if line.get("route") == "/api/tables/{table}/play"]
    assert lines[0]["event"] == "listening"
    assert {line["table"] for line in plays} >= {f"{table[:6]}…"}
    assert {"level", "timestamp", "method", "status", "ms"} <= plays[-1].keys()
    assert {line["route"] for line in lines if line.get("status") == 404} == {"other"}
    cookies = [*ada.http.cookies.values(), *bob.http.cookies.values()]
    for secret in (table, "nettle", "place ", "127.0.0.1", ada.me["id"], *cookies):
        assert secret not in server.log
    await ada.close()
    await bob.close()


def test_who_opens_a_second_one_is_led_to_the_first(server: Server, tmp_path: Path) -> None:
    port = str(server.port)
    done = refused(tmp_path, "--port", port, "--open")
    assert done.returncode == 0
    assert done.stdout == f"Waldbach is already running at http://localhost:{port}\n"
    assert refused(tmp_path, "--port", port).returncode == 1


@pytest.mark.parametrize(("trusted", "status"), [("127.0.0.1", 200), ("none", 429)])
def test_a_proxy_is_believed_only_if_it_is_trusted(
    tmp_path: Path, trusted: str, status: int
) -> None:
    """Whoever is believed to be somebody else has a limit of their own."""
    with Server(tmp_path, trusted_proxies=trusted, limits_requests="5/hour") as server:

        def ask(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return httpx.get(f"{server.url}/robots.txt", headers=headers).status_code

        assert [ask("198.51.100.1") for _ in range(6)][-1] == 429
        assert ask("198.51.100.2") == status


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_in_order(tmp_path: Path, how: signal.Signals) -> None:
    with Server(tmp_path) as server:
        ada = await Person.guest(server.url)
        table = await ada.table("open")
        async with ada.live(table) as live:
            await live.next("welcome")
            assert server._process is not None
            server._process.send_signal(how)
            with pytest.raises(ConnectionClosed) as caught:
                await live.next("never")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1012
        assert server._process.wait(30) == 0
        assert "Traceback" not in server.log
        assert all(json.loads(line) for line in server.log.splitlines())
        await ada.close()


def test_a_person_at_a_terminal_is_told_where_it_is_and_how_to_stop(tmp_path: Path) -> None:
    """In a data folder that has to be made, with a browser that writes down what it is shown."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/shown\n')
    browser.chmod(0o700)
    port = free_port()
    here, there = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "--port", str(port), "--open"], stdin=there, stdout=there, stderr=there,
        env=environment(tmp_path, BROWSER=f"{browser} %s", COLUMNS="200"),
    )  # fmt: skip
    os.close(there)
    screen = ""
    until = time.monotonic() + PATIENCE
    while "Ctrl+C" not in screen and time.monotonic() < until:
        screen += os.read(here, 4096).decode()
    lines = [line.strip() for line in screen.splitlines() if line.strip()]
    assert lines[-4:] == [
        f"Waldbach is at http://localhost:{port}",
        "Only this computer can reach it so far. To let friends in the same network join, stop it "
        "and start it with --host 0.0.0.0 (make play HOST=0.0.0.0).",
        f"Tables are kept in sqlite:///{tmp_path}/waldbach/waldbach.db",
        "Press Ctrl+C to stop.",
    ]
    while not (tmp_path / "shown").exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert (tmp_path / "shown").read_text() == f"http://localhost:{port}\n"
    while httpx.get(f"http://127.0.0.1:{port}/healthz").status_code != 200:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 0
    rest = ""
    with suppress(OSError):  # the end of a terminal
        while select.select([here], [], [], 0)[0]:
            rest += os.read(here, 4096).decode()
    assert "healthz" not in rest  # a line for each request would push the address off the screen
    os.close(here)


@pytest.mark.parametrize(
    ("given", "friends"),
    [
        ({"host": "0.0.0.0"}, "Friends in the same network open http://198.51.100.7:8000"),
        ({"host": "::", "base-url": "http://owl.example"}, None),  # which is told already
        ({"host": "192.0.2.7"}, None),
        ({}, "Only this computer can reach it so far"),
    ],
)
def test_who_lets_friends_in_is_told_where_they_find_it(
    given: dict[str, str],
    friends: str | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(nearby, "own_address", lambda: "198.51.100.7")
    serving._announce(serving._for_a_player(load(dict(given), {})), browse=True)  # in a file too
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith("Waldbach is at http://")
    assert any(line.startswith(friends) for line in others) if friends else len(others) == 2


def test_who_plays_at_home_is_not_warned_and_keeps_the_address_of_this_machine() -> None:
    """Passkeys and cookies hang on it."""
    settings = serving._for_a_player(load({"host": "0.0.0.0", "port": "8123"}, {}))
    assert (settings.base_url, settings.log_level) == ("http://localhost:8123", "warning")
    assert settings.warnings == ()
    mail = {"mail-host": "smtp.example.org", "mail-sender": "a@b.org", "log-level": "info"}
    settings = serving._for_a_player(load({"host": "0.0.0.0", **mail}, {}))
    assert settings.log_level == "info"
    assert [warning.key for warning in settings.warnings] == ["setting-no-base-url"]


@pytest.fixture
def for_workers(postgres: Postgres) -> str:
    return postgres.fresh("workers")


async def test_two_workers_share_tables_and_end_together(tmp_path: Path, for_workers: str) -> None:
    with Server(tmp_path, for_workers, workers="2", pub_sub="database") as server:
        workers: set[str] = set()
        until = time.monotonic() + PATIENCE
        while len(workers) < 2 and time.monotonic() < until:
            page = httpx.get(f"{server.url}/metrics").text
            workers |= set(re.findall(r'waldbach_entries_total{worker="(\d+)"}', page))
        assert len(workers) == 2
        ada, bob = await Person.guest(server.url, "Ada"), await Person.guest(server.url, "Bob")
        table = await ada.table("open")
        await bob.join(table)
        assert len(await play_on({1: ada, 2: bob}, table, 10, random.Random(3))) == 10
        await ada.close()
        await bob.close()
        assert server.stop() == 0
        for worker in workers:
            with pytest.raises(ProcessLookupError):
                os.kill(int(worker), 0)
        assert "Traceback" not in server.log
