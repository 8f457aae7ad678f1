"""The same job on a real Ray cluster, started here for the tests alone."""

from __future__ import annotations

import json
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

import waldbach
from tests.lab.chores import CHORES, square
from tests.server.services import free_port
from waldbach.lab.pools import InProcess
from waldbach.lab.runner import Store, run
from waldbach.terminal.progress import prepare

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]

RAY = str(Path(sys.executable).with_name("ray"))
ROOT = Path(__file__).parents[2]
RESULTS = ("games.csv", "summary.json")
GAMES = ("lab", "tournament", "waldgaertner", "--games", "9", "--seats", "3", "--lang", "en")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster of two nodes on this machine, a core each, with its own folder, port and token,
    which this process and its children know; returns its address."""
    prepare(waldbach.get("waldgaertner"))
    folder = Path(tempfile.mkdtemp(prefix="ray-"))  # the sockets in it need a short path
    address = f"127.0.0.1:{free_port()}"
    with pytest.MonkeyPatch.context() as patch, (folder / "start.log").open("wb") as log:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        head = ("--head", "--port", address.rpartition(":")[2], "--temp-dir", str(folder),
                "--include-dashboard", "false")  # fmt: skip
        nodes = [start(log, *head)]
        try:
            wait_for(address, nodes[0])
            nodes.append(start(log, "--address", address))
            command = [sys.executable, "-m", "tests.lab.on_ray", address, "2"]
            subprocess.run(command, check=True, timeout=120, cwd=ROOT)
            yield address
        finally:
            for node in reversed(nodes):
                node.terminate()  # it ends what it has started
                node.wait(60)
            shutil.rmtree(folder, ignore_errors=True)


def start(log: IO[bytes], *how: str) -> subprocess.Popen[bytes]:
    """A node with one core."""
    command = [RAY, "start", "--block", "--num-cpus", "1", "--object-store-memory", "100000000"]
    return subprocess.Popen([*command, *how], stdout=log, stderr=log, cwd=ROOT)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    command = [RAY, "health-check", "--address", address]
    for _ in range(30):
        assert process.poll() is None
        if subprocess.run(command, capture_output=True, timeout=60).returncode == 0:
            return
    pytest.fail("the cluster does not answer")


def hold(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "waldbach.cli", *GAMES, "--out", str(folder), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=ROOT)


def contents(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in RESULTS]


def test_a_cluster_gives_the_same_bytes_as_local_processes(cluster: str, tmp_path: Path) -> None:
    here, there, both = tmp_path / "here", tmp_path / "there", tmp_path / "both"
    local = hold(here, "--workers", "2")
    far = hold(there, "--ray", cluster)
    assert (local.returncode, local.stderr) == (0, "")
    assert (far.returncode, far.stderr) == (0, "")  # Ray is quiet
    assert contents(there) == contents(here)

    # Begun here, killed in the middle of a row, finished there.
    rows = (here / "rows.jsonl").read_bytes()
    both.mkdir()
    (both / "rows.jsonl").write_bytes(rows[: len(rows) // 3])
    assert hold(both, "--ray", cluster).returncode == 0
    assert contents(both) == contents(here)


def test_rows_and_failures_are_those_of_one_process(cluster: str) -> None:
    """Rows in the order of the tasks; what fails, dies or does not fit is named."""
    command = [sys.executable, "-m", "tests.lab.on_ray", cluster]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout.splitlines()[-1])  # Ray tells of the worker that died
    assert found["nodes"] == 2  # both have worked
    with Store(None, {}) as store:
        assert found["rows"] == run(square, CHORES, store, InProcess())
    assert found["stumble"].startswith("Task chore-3 failed: KeyError: 'a stone' (chores.py:")
    assert found["collapse"].startswith("Task chore-3 failed: ")
    assert "(another mark). Install the same version everywhere." in found["other code"]
