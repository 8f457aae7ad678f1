"""The socket of a table view: one connection that tells what happens and takes what a seat does.

    GET /api/tables/{id}/live?after=12&remarks=3      upgraded to a WebSocket

The server begins with `welcome`; then come `moves`, `table`, `remarks` as they happen. A client
message has a `type` and an `id` of its own choice; the answer has the same `id` and is `done`,
`preview` or `problem`. docs/protocol.md has every field.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from waldbach.game import SPECTATOR, BadInput
from waldbach.messages import language
from waldbach.server.errors import Fault, SignInNeeded
from waldbach.server.house import House
from waldbach.server.live import wire
from waldbach.server.live.hub import Watcher
from waldbach.server.live.line import Gone, line_of
from waldbach.server.matches import Match, Played
from waldbach.server.people.who import Who
from waldbach.server.tables.forms import MOST_NUMBER
from waldbach.server.web.porch import address_in
from waldbach.server.web.problems import problem, refuse_socket, status_of

CHECKED = 60_000  # milliseconds for which a session is believed
MOST_CAUGHT_UP = 600  # entries; who has missed more gets the view alone
CLOSED = {"signed-out": 4401, "shutdown": 1012}
NUMBER = re.compile("-?[0-9]+")
log = structlog.get_logger()

Number = Annotated[int, msgspec.Meta(ge=0, le=MOST_NUMBER)]
Words = Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=40)]


Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Marked(msgspec.Struct):
    """What the answer to a message needs of it, even if all else is wrong."""

    id: Id = 0


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: Id = 0


class Play(Message, tag="play"):
    """Answers a decision with a draft: `done` with `number`, after it is stored."""

    decision: Number
    words: Words
    then: Words = []


class Preview(Message, tag="preview"):
    """Where a draft would lead: `preview`; nothing is stored."""

    decision: Number
    words: Words


class Say(Message, tag="say"):
    """A line for the chat: `done` with `number`."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Read(Message, tag="read"):
    """The chat is read up to a number: `done`."""

    number: Number


class Ask(Message, tag="ask"):
    """Asks all others for a `take-back` to the entry `to`, a `pause`, or to `resume`: `done`."""

    kind: Literal["take-back", "pause", "resume"]
    to: Number | None = None


class Answer(Message, tag="answer"):
    """Agrees to what was asked, or declines: `done`. `ask` is the number of what was asked; if
    something else was, the answer is a problem."""

    yes: bool
    ask: Number | None = None


class Resign(Message, tag="resign"):
    """Gives up: `done`."""


class Return(Message, tag="return"):
    """Takes the seat back from the caretaker: `done`."""


class Ping(Message, tag="ping"):
    """Shows that the line holds: `done`."""


Said = Play | Preview | Say | Read | Ask | Answer | Resign | Return | Ping
decode = msgspec.json.Decoder(Said).decode
decode_id = msgspec.json.Decoder(Marked).decode
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeError)
TYPES = ", ".join(str(kind.__struct_config__.tag) for kind in Said.__args__)


class View:
    """One open view of a table."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], who: Who | None) -> None:
        self.house, self.socket, self.who = house, socket, who
        self.line = line_of(socket)
        self._check_at = 0  # when to look at the session again
        self._reason: str | None = None  # why it is to be closed

    async def run(self, table: str, after: int | None, remarks: int) -> None:
        """Serve the view until either side ends it."""
        house = self.house
        if self.who is not None:
            language.set(self.who.lang)
        person = self.who.person if self.who else None
        secret = self.socket.scope["state"].get("secret") if self.who else None
        watcher = Watcher(table, SPECTATOR, self.who, secret, self.line.write, self._close)
        house.hub.add(watcher)  # from now on it is noticed if something happens
        try:
            watcher.viewer = wire.viewer_of(await house.seats.for_view(table, self.who))
            await self.socket.accept()
            await self._greet(watcher, after, remarks)
            house.presence.enter(table, person or "")
            try:
                # In a task of its own: each wait would otherwise go through all layers around us.
                await asyncio.create_task(self._listen(watcher))
            finally:
                house.presence.leave(table, person or "")
        finally:
            house.hub.remove(watcher)

    def _close(self, reason: str) -> None:
        if self._reason is None:
            self._reason = reason
            self.line.hang_up()

    async def _greet(self, watcher: Watcher, after: int | None, remarks: int) -> None:
        house, table = self.house, watcher.table
        told = await house.greeting(table, self.who, remarks)
        watcher.told(told, remarks)
        match = await house.present_match(table)
        if match is None:
            watcher.put(wire.encode(told))
        else:
            async with match.lock:  # nothing may happen between the welcome and what follows it
                missed = await self._missed(match, after)
                stands = wire.welcome(match, missed, watcher.viewer, house.clock())
                watcher.put(wire.encode(told | stands))
                watcher.playing = True
            house.keeper.attend(match)
        watcher.greeted = True
        if watcher.missed:
            house.look_at(table)
        elif told["present"] != await house.present(table):  # who has come or gone meanwhile
            house.look_at_presence(table)

    async def _missed(self, match: Match, after: int | None) -> Played | None:
        now = match.now.number
        if after is None or not 0 <= after < now or now - after > MOST_CAUGHT_UP:
            return None
        return await self.house.matches.past(match, after)

    async def _listen(self, watcher: Watcher) -> None:
        """What has been begun is never broken off (`Matches.play`): an end waits for it."""
        with suppress(Gone):
            while self._reason is None:
                await self._take(watcher, await self.line.read())
        if self._reason is not None:
            await self.line.drain()
            await self.socket.close(code=CLOSED[self._reason], reason=self._reason)

    async def _take(self, watcher: Watcher, raw: bytes) -> None:
        message = None
        try:
            message = self._read(raw)
            await self._check_session(watcher)
            answer = await self._do(watcher, message)
        except BadInput as error:
            answer = {"type": "problem", "problem": problem(error)}
        except Exception:
            log.exception("fault", table=watcher.table)
            answer = {"type": "problem", "problem": problem(Fault("http-fault"))}
        if answer["type"] == "problem":
            self.house.figures.problems[answer["problem"]["code"]] += 1
        number = id_of(raw) if message is None else message.id
        watcher.put(wire.encode(answer | {"id": number}))

    def _read(self, raw: bytes) -> Said:
        try:
            message: Said = decode(raw)
        except UNREADABLE as error:
            self._count()
            raise BadInput("socket-message", why=str(error), right=TYPES) from error
        return message

    def _count(self) -> None:
        """For what is no act of a seat, and might come without end all the same."""
        self.house.allowance.move(self.who.person if self.who else self)

    async def _check_session(self, watcher: Watcher) -> None:
        """A session may have expired since the socket was opened by it. (One that is ended closes
        its sockets at once.)"""
        now = self.house.clock()
        if now < self._check_at:
            return
        self._check_at = now + CHECKED
        if watcher.secret and await self.house.people.who(watcher.secret) is None:
            watcher.close("signed-out")
            raise SignInNeeded("sign-in-needed")

    async def _do(self, watcher: Watcher, message: Said) -> wire.Data:
        acts, table, who = self.house.acts, watcher.table, self.who
        seat = watcher.viewer if watcher.viewer >= 0 else None
        match message:
            case Play():
                number = await acts.play(
                    table, who, message.decision, message.words, message.then,
                    seat=seat, steady=True,
                )  # fmt: skip
                return {"type": "done", "number": number}
            case Preview():
                told = await acts.preview(table, who, message.decision, message.words, seat=seat)
                return {"type": "preview", **told}
            case Say():
                if who is not None:
                    address = address_in(self.socket.scope)
                    self.house.allowance.act("chat", who.person, address)
                return {"type": "done", "number": await acts.say(table, who, message.text)}
            case Read():
                await acts.read(table, who, message.number)
            case Ask():
                await acts.ask(table, who, message.kind, message.to)
            case Answer():
                await acts.answer(table, who, message.yes, message.ask)
            case Resign():
                await acts.resign(table, who)
            case Return():
                await acts.come_back(table, who)
            case Ping():
                self._count()
        return {"type": "done"}


async def serve_view(
    house: House, socket: WebSocket[Any, Any, Any], table: str, who: Who | None
) -> None:
    view = View(house, socket, who)
    try:
        after = _number(socket, "after")
        remarks = _number(socket, "remarks") or 0
        await view.run(table, after, remarks)
    except WebSocketDisconnect:
        pass
    except BadInput as error:
        if socket.connection_state == "init":
            await refuse_socket(socket.scope, socket.receive, socket.send, error)
        else:
            await socket.close(code=4000 + status_of(error), reason=error.message)


def id_of(raw: bytes) -> int:
    """The id of a message that was not understood: whoever waits for its answer knows it by that.

    >>> id_of(b'{"type":"dance","id":8}'), id_of(b"nonsense")
    (8, 0)
    """
    try:
        return decode_id(raw).id
    except UNREADABLE:
        return 0


def _number(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    """A number of the query; None where it is none that an entry or a remark could have."""
    word = socket.query_params.get(name)
    if not word:
        return None
    if not NUMBER.fullmatch(word):
        raise BadInput("socket-number", name=name, value=word[:80])
    return int(word) if word.isdigit() and len(word) < 10 else None
