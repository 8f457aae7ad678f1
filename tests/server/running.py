"""A real server in a process of its own, and people who use it over HTTP and sockets."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.services import free_port
from waldbach.server.live import told

Data = dict[str, Any]
PATIENCE = 90.0  # seconds for a server that compiles its rules on a busy machine
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # a client would read all certificates for one
GENEROUS = {  # limits that a test does not run into unless it wants to
    "limits-requests": "1000000/minute",
    "limits-moves": "1000000/minute",
    "limits-tables": "1000000/hour",
    "limits-joins": "1000000/hour",
    "limits-chat": "1000000/minute",
    "limits-hints": "1000000/hour",
    "limits-workshop": "1000000/hour",
    "limits-sockets": "100000",
}


class Server:
    """`waldbach serve` in a folder of its own; it can be killed and started again."""

    def __init__(self, folder: Path, database: str | None = None, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.settings = {
            "port": str(self.port),
            "database": database or f"sqlite:///{folder}/waldbach.db",
            "secret-key-file": f"{folder}/secret.key",
            "log-format": "json",
            **GENEROUS,
            **{name.replace("_", "-"): value for name, value in settings.items()},
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log_file(self) -> Path:
        return self.folder / f"log-{self.port}"

    @property
    def log(self) -> str:
        return self.log_file.read_text()

    def start(self) -> Self:
        flags = [word for name, value in self.settings.items() for word in (f"--{name}", value)]
        with self.log_file.open("ab") as out:
            self._process = subprocess.Popen(
                [Path(sys.executable).with_name("waldbach"), "serve", *flags],
                stdout=out,
                stderr=subprocess.STDOUT,
                env=os.environ | {"WALDBACH_DATA": str(self.folder)},
            )
        self._wait()
        return self

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._ended():
                raise AssertionError(f"the server ended: {self.log[-3000:]}")
            if self._answers():
                return
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server does not answer: {self.log[-3000:]}")

    def _answers(self) -> bool:
        """Without httpx, which reads all certificates of the machine for every client: to ask again
        and again would take a third of a core from the server that starts."""
        wire = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            wire.request("GET", "/healthz")
            return wire.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            wire.close()

    def _ended(self) -> bool:
        return self._process is not None and self._process.poll() is not None

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        if self._process is None or self._process.poll() is not None:
            return 0
        self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Unanswered(Exception):
    """A proxy's word for a server that died in the middle: nobody knows whether it has stored a
    move, so whoever asked has to look."""


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        limits = httpx.Limits(max_keepalive_connections=0)  # nothing to close in the end
        self.http = httpx.AsyncClient(base_url=url, timeout=60, limits=limits, verify=NO_TLS)
        self.me: Data = {}

    @classmethod
    async def guest(cls, url: str, name: str = "Ada", lang: str = "en") -> Person:
        person = cls(url)
        answer = await person.http.post("/api/me", json={"name": name, "lang": lang})
        assert answer.status_code == 201, answer.text
        person.me = answer.json()["person"]
        person.http.headers["X-CSRF-Token"] = answer.json()["csrf"]
        return person

    def at(self, url: str) -> Person:
        """The same browser at another server."""
        person = Person(url)
        person.me = self.me
        person.http.cookies.update(self.http.cookies)
        person.http.headers["X-CSRF-Token"] = self.http.headers["X-CSRF-Token"]
        return person

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, **more: Any) -> Any:
        return self._read(await self.http.get(f"/api{path}", **more))

    async def post(self, path: str, data: Any = None) -> Any:
        return self._read(await self.http.post(f"/api{path}", json=data))

    @staticmethod
    def _read(answer: httpx.Response) -> Any:
        if answer.status_code == 502:
            raise Unanswered
        assert answer.is_success, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def table(
        self,
        *others: str,
        game: str = "renature",
        options: Mapping[str, str] | None = None,
        **more: Any,
    ) -> str:
        """A table where this person sits first; the others are `open` or levels of bots."""
        seats = [{"kind": "me"}]
        for other in others:
            seats.append({"kind": "open"} if other == "open" else {"kind": "bot", "level": other})
        wish = {"game": game, "seats": seats, "options": dict(options or {}), **more}
        return str((await self.post("/tables", wish))["id"])

    async def join(self, table: str) -> None:
        await self.post(f"/tables/{table}/seats", {})

    async def view(self, table: str) -> Data:
        return dict(await self.get(f"/tables/{table}/view"))

    async def play(
        self, table: str, decision: int, *words: str, then: tuple[str, ...] = ()
    ) -> Data:
        wish = {"decision": decision, "words": list(words), "then": list(then)}
        return dict(await self.post(f"/tables/{table}/play", wish))

    @contextlib.asynccontextmanager
    async def live(self, table: str, **query: int) -> AsyncIterator[Live]:
        where = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        if query:
            where += "?" + "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(where, additional_headers=headers, max_size=None) as socket:
            yield Live(socket)

    async def close(self) -> None:
        await self.http.aclose()


class Live:
    """An open view of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Data] = []
        self._ids = 0

    async def next(self, *types: str, within: float = 60) -> Data:
        """The next message of one of these types; others are remembered and passed over."""
        async with asyncio.timeout(within):
            while True:
                message = self._understood(await self.socket.recv())
                if not types or message["type"] in types:
                    return message

    async def remarks(self) -> list[Data]:
        """What is said next: for itself, or with the table if that is looked at just then."""
        while not (told := (await self.next("welcome", "table", "remarks"))["remarks"]):
            pass
        return list(told)

    async def ask(self, type: str, **fields: Any) -> Data:
        """Send a message and wait for its answer."""
        self._ids += 1
        await self.socket.send(json.dumps({"type": type, "id": self._ids, **fields}))
        async with asyncio.timeout(60):
            while True:
                message = self._understood(await self.socket.recv())
                if message.get("id") == self._ids:
                    return message

    def _understood(self, text: str | bytes) -> Data:
        """Every message has the form that is described."""
        msgspec.json.decode(text, type=told.Message)
        message: Data = json.loads(text)
        self.heard.append(message)
        return message


async def play_on(
    people: Mapping[int, Person],
    table: str,
    moves: int,
    rng: random.Random,
    *,
    after_a_loss: bool = False,
) -> list[Data]:
    """Let people (by seat, from 1) play random words over HTTP; returns the acknowledgements. Who
    gets none `after_a_loss` looks at the table again."""
    forgiven = (Unanswered,) if after_a_loss else ()
    answers: list[Data] = []
    some = next(iter(people.values()))
    while len(answers) < moves:
        seen = await some.view(table)
        if seen["over"]:
            break
        mine = [seat for seat in seen["acting"] if seat in people]
        if not mine:
            await asyncio.sleep(0.05)
            continue
        own = await people[mine[0]].view(table)
        if own["decision"] == seen["decision"] and own.get("legal"):
            word = rng.choice(own["legal"])
            with contextlib.suppress(*forgiven):
                answers.append(await people[mine[0]].play(table, own["decision"], word))
    return answers
