"""A release: what is in it, and that it plays where there is neither a checkout nor Node."""

from __future__ import annotations

import asyncio
import fcntl
import http.client
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.release import dockerfile
from tests.server.running import PATIENCE, Person
from tests.server.services import free_port
from waldbach import __version__

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]

HOME = Path(__file__).parents[2]
CLIENT = "waldbach/server/client/"
NEEDED = (  # one of each kind that a running program asks for
    "waldbach/py.typed",
    "waldbach/catalogues/pl.ftl",
    "waldbach/games/renature/boards/brook.board",
    "waldbach/games/renature/values.npz",
    "waldbach/games/renature/lessons/first.toml",
    "waldbach/games/waldgaertner/cards.csv",
    "waldbach/games/waldgaertner/bots.toml",
    "waldbach/lab/report_page/page.html",
    "waldbach/server/migrations/env.py",
    "waldbach/server/static/front.css",
    f"{CLIENT}home.html.br",
    f"{CLIENT}service-worker.js",
)


@dataclass(frozen=True)
class Release:
    folder: Path

    @property
    def wheel(self) -> Path:
        return self.folder / f"waldbach-{__version__}-py3-none-any.whl"

    @property
    def source(self) -> Path:
        return self.folder / f"waldbach-{__version__}.tar.gz"


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Release:
    """What `make wheel` does after its set-up, in another folder than dist/."""
    assert (HOME / "src" / CLIENT / "index.html").exists(), "build the client first: make web"
    folder = tmp_path_factory.mktemp("dist")
    said = subprocess.run(
        ["make", "--dry-run", "--no-print-directory", "wheel"],
        cwd=HOME, check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    _, found, steps = said.partition("rm -rf dist\n")
    assert found
    steps = re.sub(r"(hatchling build)$", rf"\1 -d {folder}", steps, flags=re.MULTILINE)
    steps = steps.replace(" dist/", f" {folder}/")
    subprocess.run(["sh", "-ec", steps], cwd=HOME, check=True, capture_output=True)
    return Release(folder)


def files_in(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


# --- what is in it --------------------------------------------------------------------------------


def test_the_wheel_holds_what_the_package_is_made_of_and_nothing_else(release: Release) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "waldbach"],
        cwd=HOME / "src", check=True, capture_output=True, text=True,
    ).stdout.split()  # fmt: skip
    package = {name for name in listed if (HOME / "src" / name).exists()}
    client = {
        path.relative_to(HOME / "src").as_posix()
        for path in (HOME / "src" / CLIENT).rglob("*")
        if path.is_file()
    }
    right = {name for name in package | client if not name.endswith(".md")}
    right -= {f"{CLIENT}.sources", f"{CLIENT}.packages"}
    assert files_in(release.wheel) == right
    assert {*NEEDED} <= right


def test_its_papers_are_complete(release: Release) -> None:
    papers = zipfile.ZipFile(release.wheel)
    folder = f"waldbach-{__version__}.dist-info"
    told = papers.read(f"{folder}/METADATA").decode()
    for line in (f"Version: {__version__}", "License-Expression: AGPL-3.0-or-later",
                 "Provides-Extra: lab", "Provides-Extra: research",
                 "Requires-Python: >=3.11"):  # fmt: skip
        assert f"\n{line}\n" in told
    assert {f"{folder}/licenses/LICENSE", f"{folder}/licenses/THIRD-PARTY.md"} <= {
        *papers.namelist()
    }
    record = (HOME / "CITATION.cff").read_bytes()
    assert papers.read(f"{folder}/extra_metadata/CITATION.cff") == record


def test_the_source_archive_makes_the_same_wheel_without_node(
    release: Release, tmp_path: Path
) -> None:
    with tarfile.open(release.source) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"waldbach-{__version__}"
    again = Release(tmp_path / "dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(again.folder), "-t", "wheel"]
    subprocess.run(command, cwd=unpacked, check=True, capture_output=True)
    assert files_in(again.wheel) == files_in(release.wheel)
    assert (unpacked / "requirements" / "runtime.lock").exists()
    assert (unpacked / "examples" / "train_agent.py").exists()  # docs/your-first-agent.md
    assert not (unpacked / "web" / "node_modules").exists()


def test_an_image_gets_all_that_it_asks_for(release: Release) -> None:
    ignore = dockerfile.FILE.with_name("Dockerfile.dockerignore").read_text(encoding="utf-8")
    sent = {
        path.name
        for line in ignore.splitlines()
        if line.startswith("!dist/")
        for path in release.folder.glob(line.removeprefix("!dist/"))
    }
    assert len(sent) == 2
    for source in dockerfile.copied():
        (path,) = release.folder.glob(source.removeprefix("dist/"))
        assert path.name in sent


# --- it plays -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Installed:
    """An environment with the wheel and the locked packages, and a home of its own."""

    folder: Path

    @property
    def command(self) -> str:
        return str(self.folder / "venv" / "bin" / "waldbach")

    @property
    def environment(self) -> dict[str, str]:
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        return {
            "PATH": "/usr/bin:/bin",
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            "WALDBACH_CACHE": str(self.folder / "cache"),
        }

    def run(self, *words: str, code: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [self.command, *words], cwd=self.folder, env=self.environment, capture_output=True,
            text=True, timeout=600,
        )  # fmt: skip
        assert done.returncode == code, done.stderr[-3000:]
        return done

    def python(self, program: str) -> subprocess.CompletedProcess[str]:
        python = str(self.folder / "venv" / "bin" / "python")
        return subprocess.run(
            [python, "-c", program], cwd=self.folder, env=self.environment, capture_output=True,
            text=True, timeout=600,
        )  # fmt: skip


@pytest.fixture(scope="module")
def installed(release: Release, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """By one of the tests' processes, while the others wait."""
    home = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        home = home.parent
    here = Installed(home / "installed")
    with (home / "installed.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not here.folder.exists():
            here.folder.mkdir()
            install(release, here)
    return here


def install(release: Release, here: Installed) -> None:
    subprocess.run([sys.executable, "-m", "venv", str(here.folder / "venv")], check=True)
    pip = [str(here.folder / "venv" / "bin" / "python"), "-m", "pip", "install", "-qq"]
    lock = str(HOME / "requirements" / "runtime.lock")
    wheels_only = ["--only-binary", ":all:", "--no-binary", "http-ece"]
    subprocess.run([*pip, *wheels_only, "--require-hashes", "-r", lock], check=True)
    subprocess.run([*pip, "--no-deps", str(release.wheel)], check=True)
    compiled = here.python("from waldbach.bots.warm import main; main()")  # both games at once
    assert compiled.returncode == 0, compiled.stderr[-3000:]


def test_pip_itself_finds_what_the_wheel_depends_on(
    release: Release, installed: Installed, tmp_path: Path
) -> None:
    """Without our lock file, whose versions are one answer to all that the wheel asks for: so pip
    has nothing to add to them. (To look for the newest ones would take minutes.)"""
    command = [str(installed.folder / "venv" / "bin" / "python"), "-m", "pip", "install", "-qq",
               "--dry-run", "--report", str(tmp_path / "report"), str(release.wheel)]  # fmt: skip
    subprocess.run(command, check=True)
    found = json.loads((tmp_path / "report").read_text(encoding="utf-8"))["install"]
    assert {one["metadata"]["name"] for one in found} <= {"waldbach"}


def test_it_greets_with_what_one_can_do(installed: Installed) -> None:
    greeting = installed.run().stdout
    assert greeting.startswith(f"Welcome to Waldbach {__version__}")
    assert "waldbach serve --open" in greeting
    assert "waldbach play renature" in greeting
    told = installed.run("--version").stdout
    assert told.startswith(f"waldbach {__version__}\n")
    for name in ("AGPL", "unofficial", "Wolfgang Kramer", "Michael Kiesling", "Claas Fischer"):
        assert name in told


def test_who_has_nothing_but_the_package_can_cite_it(installed: Installed) -> None:
    page = (HOME / "docs" / "your-first-agent.md").read_text(encoding="utf-8")
    (program,) = re.findall(r'`python -c "(.*CITATION.*)"`', page)
    done = installed.python(program)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == (HOME / "CITATION.cff").read_text(encoding="utf-8").strip()


def test_bots_play_by_rules_cards_and_weights_of_the_wheel(installed: Installed) -> None:
    for game, bots in (("renature", "sapling,greedy"), ("waldgaertner", "greedy,random")):
        done = installed.run("simulate", game, "--games", "4", "--bots", bots, "--seed", "1")
        assert bots.split(",")[0] in done.stdout


def test_what_needs_an_extra_names_it(installed: Installed) -> None:
    refused = installed.run("lab", "balance", "renature", "--games", "2", "--out", "study",
                            "--format", "parquet", code=2)  # fmt: skip
    assert "pip install 'waldbach[lab]'" in refused.stderr
    assert refused.stderr.count("\n") == 1
    for room in ("zoo", "openspiel"):
        done = installed.python(f"import waldbach.adapters.{room}")
        assert done.stderr.splitlines()[-1].endswith("pip install 'waldbach[research]'")


def test_a_person_plays_in_the_terminal(installed: Installed) -> None:
    pid, screen = pty.fork()
    if pid == 0:
        os.chdir(installed.folder)
        words = [installed.command, "play", "renature", "--bots", "seed", "--seed", "3"]
        os.execve(installed.command, words, installed.environment)
    try:
        read_until(screen, re.compile(r"Orange>"))
        os.write(screen, b"legal\r")
        listed = read_until(screen, re.compile(r"place \w+@\w+ \w+@\w+"))
        word = re.findall(r"place \w+@\w+ \w+@\w+", listed)[0]
        os.write(screen, f"{word}\r".encode())
        assert "Traceback" not in read_until(screen, re.compile(r"no-plant|plant "))
        os.write(screen, b"quit\r")
    finally:
        until = time.monotonic() + 20
        while os.waitpid(pid, os.WNOHANG)[0] == 0:
            if time.monotonic() > until:
                os.kill(pid, signal.SIGKILL)
                until += 60
            time.sleep(0.05)
        os.close(screen)


def read_until(screen: int, pattern: re.Pattern[str]) -> str:
    """What the terminal shows until the pattern does, without colours."""
    seen, until = "", time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if select.select([screen], [], [], 0.2)[0]:
            seen += os.read(screen, 65536).decode(errors="replace")
            plain = re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", seen)
            if pattern.search(plain):
                return plain
    raise AssertionError(f"{pattern.pattern} was not shown: {seen[-2000:]}")


@contextmanager
def serving(installed: Installed) -> Iterator[int]:
    port = free_port()
    words = [installed.command, "serve", "--port", str(port), "--limits-requests", "100000/minute",
             "--limits-moves", "1000/s"]  # fmt: skip
    with (installed.folder / "log").open("ab") as log:
        server = subprocess.Popen(
            words, cwd=installed.folder, env=installed.environment, stdout=log, stderr=log
        )
        try:
            until = time.monotonic() + 4 * PATIENCE  # it may have rules to compile
            while ask(port, "/healthz")[0] != 200:
                assert server.poll() is None, (installed.folder / "log").read_text()
                assert time.monotonic() < until
                time.sleep(0.1)
            yield port
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(30) == 0


def ask(port: int, path: str) -> tuple[int, bytes]:
    wire = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        wire.request("GET", path)
        answer = wire.getresponse()
        return answer.status, answer.read()
    except OSError:
        return 0, b""
    finally:
        wire.close()


def test_a_server_answers_with_its_pages_and_plays_to_the_end(installed: Installed) -> None:
    with serving(installed) as port:
        status, page = ask(port, "/")
        assert (status, b"Waldbach" in page) == (200, True)
        for name in sorted(path for path in files_in_client(installed) if path.endswith(".js")):
            assert ask(port, f"/app/{name}")[0] == 200, name
        for path in ("/learn", "/static/waldbach.svg", "/manifest.webmanifest", "/api/games"):
            assert ask(port, path)[0] == 200, path
        asyncio.run(asyncio.wait_for(whole_game(f"http://127.0.0.1:{port}"), 300))
    assert (installed.folder / "home/.local/share/waldbach/waldbach.db").exists()
    assert "Traceback" not in (installed.folder / "log").read_text()


def files_in_client(installed: Installed) -> list[str]:
    (client,) = (installed.folder / "venv").glob(f"lib/python3*/site-packages/{CLIENT}assets")
    return [f"assets/{path.name}" for path in client.iterdir()]


async def whole_game(url: str) -> None:
    """Always the first legal word, against a bot, until it is over."""
    ada = await Person.guest(url)
    table = await ada.table("seed")
    while not (seen := await ada.view(table))["over"]:
        if seen.get("legal"):
            await ada.play(table, seen["decision"], seen["legal"][0])
        else:
            await asyncio.sleep(0.05)
    told = await ada.get(f"/tables/{table}")
    assert told["status"] == "finished", json.dumps(told)
    await ada.close()
