"""Servers and loads: processes on cores of their own, ended by who began them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from bench.server.http_client import HOST

SERVER_CORE, LOAD_CORE = 0, 1
START = 600.0  # seconds until a server has to answer: it may have to compile the rules
STOP = 20.0
LONGEST = 2 * 3600.0  # seconds that a load may take


class NotStarted(Exception):
    pass


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        port: int = one.getsockname()[1]
        return port


@contextmanager
def running(
    command: Sequence[str], port: int, path: str, environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> Iterator[int]:  # fmt: skip
    """A server on its core that answers GET on the path, by its process id."""
    server = subprocess.Popen(
        command, env=os.environ | (environment or {}), cwd=folder, stdout=subprocess.DEVNULL
    )
    try:
        os.sched_setaffinity(server.pid, {SERVER_CORE})
        _wait_for(server, f"http://{HOST}:{port}{path}")
        yield server.pid
    finally:
        server.terminate()
        try:
            server.wait(STOP)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _wait_for(server: subprocess.Popen[bytes], url: str) -> None:
    until = time.monotonic() + START
    while time.monotonic() < until and server.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except urllib.error.HTTPError:
            return  # it answers
        except OSError:
            time.sleep(0.2)
    raise NotStarted(f"no answer from {url}; exit code {server.poll()}")


@contextmanager
def our_server(samples: Path | None = None) -> Iterator[tuple[int, int]]:
    """`waldbach serve` with a new database; its port and process id."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="waldbach-bench-") as folder:
        command = [sys.executable, "-m", "bench.server.serving", folder, str(port)]
        if samples:
            command += ["--samples", str(samples)]
        with running(command, port, "/healthz") as pid:
            yield port, pid


def load(mode: str, port: int, pid: int, *flags: object) -> bytes:
    """Run a load on the other core; returns what it prints."""
    command = [sys.executable, "-m", "bench.server.load", mode, str(port), str(pid)]
    done = subprocess.run(
        [*command, *map(str, flags)],
        stdout=subprocess.PIPE,
        check=True,
        timeout=LONGEST,
        preexec_fn=lambda: os.sched_setaffinity(0, {LOAD_CORE}),
    )
    return done.stdout
