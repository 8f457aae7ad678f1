"""Services for tests: a PostgreSQL and a Redis of one's own, and a wire to cut.

The servers are the real ones, each at a free port. PostgreSQL has fsync on and a folder that goes
away; it refuses to run as root, so under root it gets a user without rights.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import TracebackType
from typing import Literal

import asyncpg

START = 60.0  # seconds; a server that has crashed first reads its log
INITDB = ("--auth=trust", "--username=waldbach", "--encoding=UTF8", "--no-locale", "--no-sync")
GUARDED = "guarded"  # the only user who needs a password
ACCESS = f"""
host all {GUARDED} 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
"""


def binaries() -> Path:
    """The folder of PostgreSQL's programs."""
    return installed("postgresql", _find)


def installed(package: str, find: Callable[[], Path | None]) -> Path:
    """What is found, after Debian's package was installed if need be: by one of the tests'
    processes, while the others wait."""
    with (Path(tempfile.gettempdir()) / "waldbach-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = find()
        if found is None and os.geteuid() == 0:
            quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
            for words in (["update"], ["install", "-y", package]):
                subprocess.run(["apt-get", "-qq", *words], check=True, env=quiet)
            found = find()
    if found is None:
        raise RuntimeError(f"{package} is missing: apt-get install {package}")
    return found


def _find() -> Path | None:
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name))
    return debian[-1] if debian else None


def _servant() -> int | None:
    """Whom the server runs as: us, or under root somebody else."""
    if os.geteuid() != 0:
        return None
    users = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    return users.get("postgres", users["nobody"])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    def __init__(self) -> None:
        self.programs, self.user, self.port = binaries(), _servant(), free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="waldbach-postgres-"))
        self.data = self.folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self._made: set[str] = set()
        if self.user is not None:
            os.chown(self.folder, self.user, -1)

    def __enter__(self) -> Postgres:
        subprocess.run(
            [self.programs / "initdb", *INITDB, self.data],
            check=True, capture_output=True, user=self.user, cwd=self.folder,
        )  # fmt: skip
        (self.data / "pg_hba.conf").write_text(ACCESS)
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def start(self) -> None:
        """Start and wait until it answers, also after a crash."""
        until = time.monotonic() + START
        self.process = self._launch()
        while not self._ready():
            if time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text())
            if self.process.poll() is not None:  # leftovers of a killed server are still going down
                self.process = self._launch()
            time.sleep(0.05)

    def _launch(self) -> subprocess.Popen[bytes]:
        settings = {
            "port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": "",
            "fsync": "on", "shared_buffers": "16MB", "max_connections": 100,
        }  # fmt: skip
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, *words],
                user=self.user, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            )  # fmt: skip

    def _ready(self) -> bool:
        """The server writes down its process and how far it is."""
        assert self.process is not None
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and lines[0] == str(self.process.pid) and lines[7].strip() == "ready"

    def stop(self) -> None:
        """At once: the folder goes away, so nothing has to be written down."""
        self._end(signal.SIGQUIT)

    def kill(self) -> None:
        """As a crash would: nobody gets to say goodbye."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(START)

    def url(self, name: str = "postgres", user: str = "waldbach") -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{name}"

    def run(self, statement: str, name: str = "postgres") -> None:
        async def once() -> None:
            connection = await asyncpg.connect(self.url(name))
            await connection.execute(statement)
            await connection.close()

        asyncio.run(once())

    def fresh(self, name: str) -> str:
        """The address of a database with nothing in it."""
        if name not in self._made:
            self.run(f"CREATE DATABASE {name}")
            self._made.add(name)
        self.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
        return self.url(name)


class Redis:
    """Redis or Valkey, with nothing on the disk."""

    def __init__(self, *settings: str) -> None:
        self.program, self.port = installed("redis-server", _find_redis), free_port()
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Redis:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Start and wait until it answers, also after it was killed."""
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", *self.settings]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen([self.program, *words], stdin=quiet, stdout=quiet)
        until = time.monotonic() + START
        while not self._answers():
            if time.monotonic() > until or self.process.poll() is not None:
                raise RuntimeError("Redis does not start")
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), START) as wire:
                wire.sendall(b"PING\r\n")
                return wire.recv(1) in (b"+", b"-")  # also if it wants a password
        except OSError:
            return False

    def kill(self) -> None:
        """As a crash would; there is nothing to be written down."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(START)

    def url(self, database: int = 0, login: str = "") -> str:
        return f"redis://{login}127.0.0.1:{self.port}/{database}"


def _find_redis() -> Path | None:
    found = shutil.which("valkey-server") or shutil.which("redis-server")
    return Path(found) if found else None


Cut = Literal["before", "held", "after", "late"]


class Wire:
    """Passes bytes to a server, and fails when the next COMMIT comes:

    before   the client is cut off, the server too, and never hears of it
    held     the client is cut off; the server goes on waiting for it
    after    the server does it, but its answer is lost
    late     the same, and the server takes its time

    While it is `muted`, the server hears nothing and nobody is told.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.cut: Cut | None = None
        self.down_after_cut = False
        self.muted = False
        self.cuts = 0
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Wire:
        self.port = free_port()
        await self.up()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.down()

    async def up(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)

    def down(self) -> None:
        """Cut all connections and refuse new ones."""
        self._stop_listening()
        for end in self._ends:
            end.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        answers, server = await asyncio.open_connection("127.0.0.1", self.target)
        self._ends |= {client, server}
        back = asyncio.create_task(self._copy(answers, client))
        async for sent in self._chunks(reader):
            if b"COMMIT\0" in sent and self.cut:
                await self._fail(sent, client, server, back)
                return
            if not self.muted:
                server.write(sent)
        server.close()

    async def _fail(
        self,
        sent: bytes,
        client: asyncio.StreamWriter,
        server: asyncio.StreamWriter,
        back: asyncio.Task[None],
    ) -> None:
        how, self.cut = self.cut, None
        self.cuts += 1
        back.cancel()
        client.transport.abort()
        if self.down_after_cut:
            self._stop_listening()
        if how == "before":
            server.transport.abort()
        if how == "late":
            await asyncio.sleep(0.3)
        if how in ("after", "late"):
            server.write(sent)

    async def _copy(self, reader: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        async for chunk in self._chunks(reader):
            to.write(chunk)
        to.close()

    async def _chunks(self, reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
        with contextlib.suppress(ConnectionError):
            while chunk := await reader.read(65536):
                yield chunk

    def _stop_listening(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
