"""The load on our server: tables of base Renature whose two seats play whole turns by sockets.

Each turn is one message: the words up to where chance acts, then `end`. It counts when the move has
passed on. When a game is over its two people sit down at a new table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import picows

from bench.server.http_client import HOST, Client, Failed
from bench.server.pace import Pace
from bench.server.tally import Tally
from bench.server.turns import CHANCE, Game

TEXT = picows.WSMsgType.TEXT
GUESTS_OF_AN_ADDRESS = 50  # the server lets in 60 an hour
AT_ONCE = 20  # requests under way while tables are set up
NEW_TABLE = {"game": "renature", "seats": [{"kind": "me"}, {"kind": "open"}]}


class Entry(msgspec.Struct):
    number: int
    seat: int | str
    word: str


class Told(msgspec.Struct):
    """What the load reads of a message; all else is skipped."""

    type: str
    number: int = 0
    decision: int = 0
    entries: list[Entry] = []
    over: bool = False
    problem: dict[str, object] | None = None


decode = msgspec.json.Decoder(Told).decode
encode = msgspec.json.Encoder().encode


class Seat(picows.WSListener):
    """A socket of somebody at a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.number = -1  # of the last entry it was told
        self.transport: picows.WSTransport | None = None

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type == TEXT:
            payload = frame.get_payload_as_bytes()
            self.table.tally.received += len(payload)
            self.table.told(self, decode(payload))
        elif frame.msg_type == picows.WSMsgType.CLOSE:
            self.table.tally.problem(f"closed: {frame.get_close_code()}")

    def send(self, message: dict[str, object]) -> None:
        assert self.transport is not None
        self.transport.send(TEXT, encode(message))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.disconnect(graceful=False)


class Table:
    """One place of the load: two people, and the game that they play at present."""

    def __init__(self, people: tuple[Client, Client], load: Load, number: int) -> None:
        self.people, self.load, self.tally = people, load, load.tally
        self.due = load.pace.first(number, load.tables)
        self.game, self.seats = Game(), (Seat(self, 0), Seat(self, 1))
        self.id = ""
        self.known: dict[int, tuple[int, str]] = {}  # entries that are not followed yet
        self.number, self.decision, self.mover = 0, 0, -1
        self.sent = 0.0
        self.playing = False

    async def begin(self) -> None:
        """Sit down at a new table."""
        self.playing = False
        self.game, self.seats = Game(), (Seat(self, 0), Seat(self, 1))
        self.known.clear()
        self.number, self.mover = 0, -1
        self.id = await new_table(*self.people)

    async def connect(self) -> None:
        url = f"ws://{HOST}:{self.load.port}/api/tables/{self.id}/live?after=0"
        for person, seat in zip(self.people, self.seats, strict=True):
            await connect(seat, url, person.cookie)

    def start(self) -> None:
        """Play, as soon as both seats have been welcomed."""
        self.playing = True
        self._go_on()

    def told(self, seat: Seat, told: Told) -> None:
        if told.type == "problem":
            self.tally.problem(str((told.problem or {}).get("detail")))
        left = self.seats[seat.seat] is not seat  # what a table says that nobody sits at any more
        if left or told.type not in ("welcome", "moves") or not told.number:
            return
        if seat.seat != self.mover >= 0 and told.number > self.number and self.sent:
            self.tally.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        for entry in told.entries:
            if isinstance(entry.seat, int) or entry.seat == "chance":
                self._learn(entry)
        seat.number, self.decision = told.number, told.decision
        if self.seats[0].number == self.seats[1].number:
            self._follow()

    def _learn(self, entry: Entry) -> None:
        """Where one seat reads `draw ?` the other knows more."""
        if entry.number > self.number and (
            entry.number not in self.known or not entry.word.endswith("?")
        ):
            seat = entry.seat - 1 if isinstance(entry.seat, int) else CHANCE
            self.known[entry.number] = (seat, entry.word)

    def _follow(self) -> None:
        self.number = self.seats[0].number
        new = [self.known[number] for number in sorted(self.known)]
        self.known.clear()
        if not new:
            return
        self.game.go_on(new)
        if self.mover >= 0:
            self.tally.entries += len(new)
            self.tally.turns += self.game.acting != self.mover
        self._go_on()

    def _go_on(self) -> None:
        if not self.playing or not self.number:
            return
        if self.game.acting is None:
            self.playing = False
            self.tally.games += 1
            self.load.replace(self)
        elif self.game.acting == self.mover:
            self._turn()
        else:
            self.due = self.load.pace.play(self.due, self._turn)

    def _turn(self) -> None:
        self.mover = seat = self.game.acting or 0
        words = self.game.turn()
        then = [] if words[-1] == "end" else ["end"]
        self.sent = time.perf_counter()
        self.seats[seat].send(
            {"type": "play", "decision": self.decision, "words": words, "then": then}
        )

    def leave(self) -> None:
        for seat in self.seats:
            seat.close()


class Load:
    """All tables of a load."""

    def __init__(self, port: int, tables: int, tally: Tally, pace: Pace) -> None:
        self.port, self.tables, self.tally, self.pace = port, tables, tally, pace
        self.all: list[Table] = []
        self.ended = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)

    async def set_up(self) -> None:
        await self.seat_all()
        await self.connect_all()

    async def seat_all(self) -> None:
        """Guests, and tables at which they sit."""
        people = await enter_all(self.port, 2 * self.tables, self._room)
        pairs = zip(people[::2], people[1::2], strict=True)
        self.all = [Table(pair, self, number) for number, pair in enumerate(pairs)]
        await asyncio.gather(*(self._in_turn(table.begin) for table in self.all))
        for person in people:
            person.close()

    async def connect_all(self) -> None:
        await asyncio.gather(*(self._in_turn(table.connect) for table in self.all))

    def start(self) -> None:
        for table in self.all:
            table.start()

    async def _in_turn(self, work: Callable[[], Awaitable[None]]) -> None:
        async with self._room:
            await work()

    def replace(self, table: Table) -> None:
        if not self.ended:
            task = asyncio.create_task(self._replace(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _replace(self, table: Table) -> None:
        table.leave()
        try:
            await self._in_turn(table.begin)
            await self._in_turn(table.connect)
        except (Failed, OSError, picows.WSError) as error:
            self.tally.problem(str(error))
            return
        table.start()

    async def end(self) -> None:
        self.ended = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.all:
            table.playing = False
            table.leave()


async def connect(listener: picows.WSListener, url: str, cookie: str) -> None:
    headers = {"Cookie": cookie}
    await picows.ws_connect(
        lambda: listener, url, extra_headers=headers, websocket_handshake_timeout=60
    )


async def new_table(host: Client, guest: Client) -> str:
    """A table of base Renature at which both sit, so that it has begun."""
    table: str = (await host.post("/api/tables", NEW_TABLE))["id"]
    await guest.post(f"/api/tables/{table}/seats", {})
    return table


async def enter_all(
    port: int, count: int, room: asyncio.Semaphore, first: int = 1
) -> Sequence[Client]:
    """So many guests, from several addresses of this machine, of which this is the first."""
    people = [
        Client(port, f"127.0.{first + number // GUESTS_OF_AN_ADDRESS}.1") for number in range(count)
    ]

    async def enter(number: int) -> None:
        async with room:
            await people[number].enter(f"Player {number + 1}")

    await asyncio.gather(*map(enter, range(count)))
    return people
