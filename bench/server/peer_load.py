"""The same load on boardgame.io's server: matches whose two players move in turn by sockets.

Socket.IO is spoken by hand, over the same WebSocket client as for our server, so that the load
costs the same: `40/game,` opens, `42/game,["update",…]` is an event, `2` a ping and `3` its answer.
A match is made by the first `sync` that names it, which is the cheapest way that the server offers;
when it is over, the same sockets go on with the next one.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from typing import Any

import msgspec
import picows

from bench.server.http_client import HOST
from bench.server.pace import Pace
from bench.server.tally import Tally

TEXT = picows.WSMsgType.TEXT
AT_ONCE = 20  # sockets being opened
URL = f"ws://{HOST}:{{port}}/socket.io/?EIO=4&transport=websocket"


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - boardgame.io's names
    gameover: object = None


class State(msgspec.Struct):
    ctx: Context
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Synced(msgspec.Struct):
    state: State


decode_update = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
encode = msgspec.json.Encoder().encode


class Player(picows.WSListener):
    def __init__(self, place: Place, number: int) -> None:
        self.place, self.number = place, number
        self.state: State | None = None
        self.transport: picows.WSTransport | None = None
        self.head = f"42/{place.load.game},".encode()

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type != TEXT:
            return
        payload = frame.get_payload_as_bytes()
        self.place.load.tally.received += len(payload)
        if payload.startswith(self.head):
            self._event(payload[len(self.head) :])
        elif payload.startswith(b"0"):
            transport.send(TEXT, f"40/{self.place.load.game},".encode())
        elif payload.startswith(b"40"):
            self.place.opened()
        elif payload == b"2":
            transport.send(TEXT, b"3")

    def _event(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            self.state = decode_update(event)[2]
        elif event.startswith(b'["sync"'):
            self.state = decode_sync(event)[2].state
        else:
            return
        self.place.told(self)

    def emit(self, *event: Any) -> None:
        assert self.transport is not None
        self.transport.send(TEXT, self.head + encode(event))


class Place:
    """One place of the load: two players and their present match."""

    numbers = itertools.count(1)

    def __init__(self, load: PeerLoad, number: int) -> None:
        self.load, self.tally = load, load.tally
        self.due = load.pace.first(number, load.tables)
        self.players = (Player(self, 0), Player(self, 1))
        self.waiting = 2  # players who have not come in
        self.ready = asyncio.Event()
        self.playing = False
        self.mover, self.sent, self.moves = -1, 0.0, 0
        self.match = ""

    async def open(self) -> None:
        url = URL.format(port=self.load.port)
        for player in self.players:
            await picows.ws_connect(lambda player=player: player, url)
        await self.ready.wait()

    def opened(self) -> None:
        self.waiting -= 1
        if not self.waiting:
            self.begin()

    def begin(self) -> None:
        """The next match. The second player comes when the first has made it."""
        self.match, self.mover = f"{self.load.name}-{next(self.numbers)}", -1
        for player in self.players:
            player.state = None
        self._sync(self.players[0])

    def _sync(self, player: Player) -> None:
        player.emit("sync", self.match, str(player.number), None, 2)

    def told(self, player: Player) -> None:
        if player.number != self.mover >= 0 and self.sent:
            self.tally.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        one, other = (player.state for player in self.players)
        if one is not None and other is None:
            self._sync(self.players[1])
        elif one is not None and other is not None and one.stateID == other.stateID:
            self._go_on(one)

    def _go_on(self, state: State) -> None:
        self.ready.set()
        if self.mover >= 0:
            self.tally.turns += 1
            self.tally.entries += 1
            self.mover = -1
        if not self.playing:
            return
        if state.ctx.gameover is not None:
            self.tally.games += 1
            self.begin()
        else:
            self.due = self.load.pace.play(self.due, self._turn)

    def start(self) -> None:
        self.playing = True
        state = self.players[0].state
        assert state is not None
        self._go_on(state)

    def _turn(self) -> None:
        player = self.players[0]
        assert player.state is not None
        mover = player.state.ctx.currentPlayer
        self.mover, self.sent, self.moves = int(mover), time.perf_counter(), self.moves + 1
        move = {"type": "play", "args": [self.moves], "playerID": mover}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.players[self.mover].emit("update", action, player.state.stateID, self.match, mover)

    def leave(self) -> None:
        self.playing = False
        for player in self.players:
            if player.transport is not None:
                player.transport.disconnect(graceful=False)


class PeerLoad:
    """All matches of a load."""

    def __init__(self, port: int, game: str, tables: int, tally: Tally, pace: Pace) -> None:
        self.port, self.game, self.tables = port, game, tables
        self.tally, self.pace = tally, pace
        self.name = secrets.token_hex(4)  # matches of an earlier load are still there
        self.all: list[Place] = []

    async def set_up(self) -> None:
        self.all = [Place(self, number) for number in range(self.tables)]
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one(place: Place) -> None:
            async with gate:
                await place.open()

        await asyncio.gather(*map(open_one, self.all))

    def start(self) -> None:
        for place in self.all:
            place.start()

    async def end(self) -> None:
        for place in self.all:
            place.leave()
