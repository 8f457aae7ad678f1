"""Hundreds of tables at once, played at random, by people who come back whenever they are cut off.

Whatever a server has acknowledged is written down, whatever was sent and not answered, and whatever
was heard; `check` holds it against what is stored. Two people sit at all of the tables, over a
socket for each seat or over HTTP, at one server or at several.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from typing import Any

import msgspec
import picows

from tests.server.running import Person
from waldbach.game import CHANCE
from waldbach.server.journal import Numbered, open_journal

AT_ONCE = 8  # requests under way while tables are set up
PAUSE = 0.05  # seconds
BACK = (0.1, 0.6)  # seconds before somebody who was cut off comes back
PATIENCE = 120.0
LATE = {"match-stale", "match-not-asked", "match-over"}  # somebody else was first
TEXT = picows.WSMsgType.TEXT


class Entry(msgspec.Struct, frozen=True):
    number: int
    seat: int | str
    word: str


class Told(msgspec.Struct):
    """What is read of a message or of a view."""

    type: str = ""
    id: int = 0
    number: int | None = None
    decision: int = 0
    acting: list[int] = []
    legal: list[str] | None = None
    over: bool = False
    entries: list[Entry] = []
    problem: dict[str, Any] | None = None
    code: str = ""


decode = msgspec.json.Decoder(Told).decode


@dataclass(frozen=True)
class Sent:
    seat: int  # from 1
    decision: int
    word: str


@dataclass
class Table:
    """What its people know of a table."""

    id: str
    seats: int  # that people hold; a bot has the others
    acknowledged: list[tuple[int, Sent]] = field(default_factory=list)  # with the last number
    unanswered: list[Sent] = field(default_factory=list)
    heard: dict[int, list[Entry]] = field(default_factory=dict)  # by seat
    refused: Counter[str] = field(default_factory=Counter)
    over: bool = False
    most: float = inf  # moves of people; then they rest

    @property
    def enough(self) -> bool:
        return self.over or len(self.acknowledged) >= self.most

    def check(self, stored: Sequence[Numbered]) -> None:
        """Is all that was acknowledged there, in order, once, and all else accounted for?"""
        assert [entry.number for entry in stored] == list(range(1, len(stored) + 1))
        moves = {entry.number: entry for entry in stored if 0 <= entry.seat < self.seats}
        for number, sent in self.acknowledged:
            entry = moves.pop(_move_before(stored, number))  # there, and not taken by another one
            assert (entry.seat + 1, entry.word) == (sent.seat, sent.word)
        others = Counter((entry.seat + 1, entry.word) for entry in moves.values())
        assert others <= Counter((sent.seat, sent.word) for sent in self.unanswered)
        for heard in self.heard.values():
            self._check_heard(heard, stored)
        assert not set(self.refused) - LATE, self.refused

    @staticmethod
    def _check_heard(heard: Sequence[Entry], stored: Sequence[Numbered]) -> None:
        """Every entry once and in order, however often the socket was cut."""
        assert [entry.number for entry in heard] == list(range(1, len(heard) + 1))
        for seen, entry in zip(heard, stored, strict=False):
            assert seen.seat == (entry.seat + 1 if entry.seat >= 0 else seen.seat)
            assert seen.word == entry.word or "?" in seen.word


def _move_before(stored: Sequence[Numbered], number: int) -> int:
    """A move of one word is stored with the chance that follows it."""
    while stored[number - 1].seat == CHANCE:
        number -= 1
    return number


class Storm:
    """`urls`: of all servers. Who is cut off from one comes back to the next."""

    def __init__(self, urls: Sequence[str], chance: random.Random) -> None:
        self.urls, self.chance = list(urls), chance
        self.tables: list[Table] = []
        self.playing, self.ended = True, False
        self.cuts = 0
        self.people: list[Person] = []
        self._players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def enter(self) -> None:
        """Who plays."""
        self.people = [await Person.guest(self.urls[0], name) for name in ("Ada", "Bob")]

    async def open(
        self, count: int, game: str = "renature", *, bot: bool = False, sockets: bool = True
    ) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with room:
                ada, bob = self.people
                table = Table(
                    await ada.table("seed" if bot else "open", game=game), 1 if bot else 2
                )
                if not bot:
                    await bob.join(table.id)
            self.tables.append(table)
            self._seat(table, sockets)

        await asyncio.gather(*(one() for _ in range(count)))

    def _seat(self, table: Table, sockets: bool) -> None:
        if sockets:
            self._players += [Chair(self, table, seat + 1) for seat in range(table.seats)]
        else:
            self._players.append(Corner(self, table))

    def start(self) -> None:
        self._tasks = [asyncio.create_task(player.run()) for player in self._players]

    @property
    def acknowledged(self) -> int:
        return sum(len(table.acknowledged) for table in self.tables)

    async def go_on_everywhere(self, moves: int) -> None:
        """Every table gets so many more moves."""
        for table in self.tables:
            table.most = len(table.acknowledged) + moves
        self._wake()
        await self.wait_for(lambda table: table.enough)
        for table in self.tables:
            table.most = inf
        self._wake()

    def _wake(self) -> None:
        for player in self._players:
            player.wake()

    async def wait_for(self, what: Callable[[Table], bool]) -> None:
        """Until it holds for every table."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not all(map(what, self.tables)):
                    await self._rest()
        late = [table for table in self.tables if not what(table)]
        assert not late, f"{len(late)} of {len(self.tables)} tables do not go on: {late[0]}"

    async def calm_down(self) -> None:
        """Nobody begins anything more, and what was sent is answered."""
        self.playing = False
        async with asyncio.timeout(PATIENCE):
            while any(player.sent for player in self._players):
                await self._rest()

    async def _rest(self) -> None:
        for task in self._tasks:
            if task.done() and task.exception():
                await task
        await asyncio.sleep(PAUSE)

    async def end(self) -> None:
        self.ended = True
        for player in self._players:
            player.leave()
        await asyncio.gather(*self._tasks)
        for person in self.people:
            await person.close()


class Player:
    """What chairs and corners share: choosing, and noting what becomes of it."""

    def __init__(self, storm: Storm, table: Table) -> None:
        self.storm, self.table = storm, table
        self.sent: Sent | None = None

    def choose(self, seat: int, told: Told) -> Sent | None:
        if not self.storm.playing or self.table.enough:
            return None
        if seat not in told.acting or not told.legal:
            return None
        self.sent = Sent(seat, told.decision, self.storm.chance.choice(told.legal))
        return self.sent

    def done(self, number: int) -> None:
        assert self.sent is not None
        self.table.acknowledged.append((number, self.sent))
        self.sent = None

    def refused(self, code: str) -> None:
        self.table.refused[code] += 1
        self.sent = None

    async def cut(self) -> None:
        """The connection is gone. Was it stored? The journal knows."""
        self.storm.cuts += 1
        if self.sent is not None:
            self.table.unanswered.append(self.sent)
            self.sent = None
        await asyncio.sleep(self.storm.chance.uniform(*BACK))

    def wake(self) -> None:
        """One may play again."""

    def leave(self) -> None:
        """Cut the connection."""
        raise NotImplementedError

    async def run(self) -> None:
        raise NotImplementedError


class Chair(Player, picows.WSListener):
    """A seat whose socket is opened again whenever it ends, behind what was heard last."""

    def __init__(self, storm: Storm, table: Table, seat: int) -> None:
        super().__init__(storm, table)
        self.seat = seat
        self.heard = table.heard.setdefault(seat, [])
        self.told = Told()
        self.turn = seat - 1  # at which server
        self.transport: picows.WSTransport | None = None

    async def run(self) -> None:
        person = self.storm.people[self.seat - 1]
        while not self.storm.ended:
            url = self.storm.urls[self.turn % len(self.storm.urls)].replace("http", "ws", 1)
            try:
                self.transport, _ = await picows.ws_connect(
                    lambda: self,
                    f"{url}/api/tables/{self.table.id}/live?after={len(self.heard)}",
                    extra_headers={"Cookie": person.cookie},
                    websocket_handshake_timeout=PATIENCE,
                )
                await self.transport.wait_disconnected()
            except (OSError, picows.WSError, TimeoutError):
                self.turn += 1
            self.told = Told()
            await self.cut()

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type != TEXT:
            return
        told = decode(frame.get_payload_as_bytes())
        if told.type in ("welcome", "moves"):
            assert told.number is not None
            self.heard += told.entries
            self.told, self.table.over = told, told.over
        elif told.type == "done":
            assert told.number is not None
            self.done(told.number)
        elif told.type == "problem":
            assert told.problem is not None
            self._refused(told.problem)
        self.wake()

    def _refused(self, problem: dict[str, Any]) -> None:
        """If that was all, `moves` will tell what is open; it is not tried again before."""
        assert self.sent is not None
        if self.told.decision == self.sent.decision:
            self.told.legal = None
        self.refused(problem["code"])

    def wake(self) -> None:
        sent = None if self.sent else self.choose(self.seat, self.told)
        if sent is not None:
            assert self.transport is not None
            wish = {"type": "play", "id": 1, "decision": sent.decision, "words": [sent.word]}
            self.transport.send(TEXT, msgspec.json.encode(wish))

    def leave(self) -> None:
        if self.transport is not None:
            self.transport.disconnect(graceful=False)


class Corner(Player):
    """A table whose people play over HTTP, by a connection that is opened again when it ends."""

    def __init__(self, storm: Storm, table: Table) -> None:
        super().__init__(storm, table)
        self.seat = 1
        self.turn = 0
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def run(self) -> None:
        while not self.storm.ended and not self.table.over:
            try:
                await self._play()
            except (OSError, EOFError):
                self.leave()
                self.turn += 1
                await self.cut()

    async def _play(self) -> None:
        status, told = await self._ask("GET", "view")
        assert status == 200, told
        self.table.over = told.over
        sent = self.choose(self.seat, told)
        if sent is None:
            resting = self.seat in told.acting
            self.seat = next(iter(told.acting), 1)
            await asyncio.sleep(PAUSE if resting else 0)
            return
        wish = {"decision": sent.decision, "words": [sent.word]}
        status, told = await self._ask("POST", "play", msgspec.json.encode(wish))
        if status == 200:
            assert told.number is not None
            self.done(told.number)
        else:
            self.refused(told.code)

    async def _ask(self, method: str, what: str, body: bytes = b"") -> tuple[int, Told]:
        if self._streams is None:
            host, port = self.storm.urls[self.turn % len(self.storm.urls)][7:].split(":")
            self._streams = await asyncio.open_connection(host, int(port))
        reader, writer = self._streams
        person = self.storm.people[self.seat - 1]
        head = [
            f"{method} /api/tables/{self.table.id}/{what} HTTP/1.1",
            "Host: localhost",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            f"Cookie: {person.cookie}",
            f"X-CSRF-Token: {person.http.headers['X-CSRF-Token']}",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        length = next(int(one[15:]) for one in lines if one.startswith("content-length:"))
        return int(lines[0].split()[1]), decode(await reader.readexactly(length))

    def leave(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def hear_all(storm: Storm, url: str) -> None:
    """Until those at sockets have heard of everything that is stored."""
    async with open_journal(url) as journal:
        lasts = {table.id: await journal.last(table.id) for table in storm.tables}
    await storm.wait_for(
        lambda table: all(len(heard) >= lasts[table.id] for heard in table.heard.values())
    )


async def check(storm: Storm, url: str) -> None:
    """Hold all that is known against what is stored."""
    async with open_journal(url) as journal:
        for table in storm.tables:
            table.check(await journal.read(table.id))
