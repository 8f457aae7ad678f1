"""Routes for what happens in a match: the same acts as over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, WebSocket, get, post, put, websocket
from litestar.params import JSONBody
from msgspec import Meta

from waldbach.server.live import wire
from waldbach.server.live.socket import Number, Words, serve_view
from waldbach.server.web.answers import problems
from waldbach.server.web.asking import Caller, TableId, TheHouse
from waldbach.server.web.gate import who_of


class PlayIn(msgspec.Struct, forbid_unknown_fields=True):
    """A draft: the words with which a seat answers a decision."""

    decision: Number
    words: Words
    then: Words = []


class PlayOut(msgspec.Struct):
    """It is stored: the number of the last entry."""

    number: int


class PreviewIn(msgspec.Struct, forbid_unknown_fields=True):
    decision: Number
    words: Words


class PreviewOut(msgspec.Struct):
    """Where the draft would lead, as far as its own seat can know."""

    changes: dict[str, Any]
    events: list[dict[str, Any]]
    waits: bool
    legal: list[str] | None = None


class AskIn(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["take-back", "pause", "resume"]
    to: Number | None = None


class AnswerIn(msgspec.Struct, forbid_unknown_fields=True):
    yes: bool
    ask: Annotated[
        Number | None,
        Meta(description="The number of what was asked; if something else was, 409."),
    ] = None


class VacationIn(msgspec.Struct, forbid_unknown_fields=True):
    """Days such as `2026-12-24..2026-12-31`; null takes them back."""

    days: str | None


class VacationOut(msgspec.Struct):
    """My vacation at this table; nobody else is told of days to come."""

    days: Annotated[
        str | None, Meta(description="As it was declared, such as `2026-12-24..2026-12-31`.")
    ]
    bank: Annotated[int, Meta(description="What the bank holds, in milliseconds.")]


class ClockOut(msgspec.Struct):
    """The time of a seat. Spans are milliseconds, moments are milliseconds since 1970."""

    left: Annotated[int | None, Meta(description="null: no clock.")]
    running: Annotated[bool, Meta(description="`left` grows less at this very instant.")]
    bank: int
    away_until: Annotated[int | None, Meta(description="When its vacation ends.")]
    deadline: int | None


class ClocksOut(msgspec.Struct):
    """The clocks as they stood at `at`; count on from there."""

    at: int
    paused: bool
    seats: list[ClockOut]


class ResultOut(msgspec.Struct):
    """How a seat came off."""

    seat: int
    points: Annotated[dict[str, int], Meta(description="By what they were got for.")]
    total: int
    place: Annotated[int, Meta(description="1 for every winner.")]


class ViewOut(msgspec.Struct):
    """A match as one viewer may know it."""

    view: Annotated[dict[str, Any], Meta(description="The board, as the game describes it.")]
    number: Annotated[int, Meta(description="Of the last entry.")]
    decision: Annotated[int, Meta(description="To be named in a draft.")]
    acting: Annotated[list[int], Meta(description="The seats that the game waits for.")]
    over: bool
    seat: Annotated[int | None, Meta(description="Mine.")] = None
    legal: Annotated[
        list[str] | None, Meta(description="The words that I may play now; null: not my turn.")
    ] = None
    ready: Annotated[
        list[int] | None, Meta(description="Seats that have chosen in secret already.")
    ] = None
    clocks: ClocksOut | None = None
    results: Annotated[list[ResultOut] | None, Meta(description="Once it is over.")] = None


class PositionOut(msgspec.Struct):
    """A match as one viewer may know it, to be studied elsewhere."""

    number: Annotated[int, Meta(description="Of the last entry.")]
    position: Annotated[str, Meta(description="As the game writes positions.")]


@get(
    "/tables/{table:str}/view",
    operation_id="viewMatch",
    responses=problems(403, 404, 409),
    summary="The match as I may see it, with my legal words",
)
async def view_match(table: TableId, house: TheHouse, who: Caller) -> ViewOut:
    seat = await house.seats.for_view(table, who)
    match = await house.need_match(table)
    await house.matches.catch_up(match)  # another server may have acknowledged more
    told = wire.welcome(match, None, wire.viewer_of(seat), house.clock())
    told.pop("entries")
    said = wire.encode(told | {"seat": None if seat is None else seat + 1})
    return msgspec.json.decode(said, type=ViewOut)


@get(
    "/tables/{table:str}/position",
    operation_id="getPosition",
    responses=problems(403, 404, 409),
    summary="What I may see of the match, as a text that can be studied",
)
async def get_position(table: TableId, house: TheHouse, who: Caller) -> PositionOut:
    seat = await house.seats.for_view(table, who)
    match = await house.need_match(table)
    await house.matches.catch_up(match)
    now = match.now
    view = match.game.view(now.state, wire.viewer_of(seat))
    return PositionOut(now.number, match.game.format_position(view))


@post(
    "/tables/{table:str}/play",
    status_code=200,
    operation_id="play",
    responses=problems(403, 404, 409, 422),
    summary="Answer a decision with a draft",
)
async def play(table: TableId, data: JSONBody[PlayIn], house: TheHouse, who: Caller) -> PlayOut:
    number = await house.acts.play(table, who, data.decision, data.words, data.then)
    return PlayOut(number)


@post(
    "/tables/{table:str}/preview",
    status_code=200,
    operation_id="preview",
    responses=problems(403, 404, 409, 422),
    summary="Where a draft would lead; nothing is stored",
)
async def preview(
    table: TableId, data: JSONBody[PreviewIn], house: TheHouse, who: Caller
) -> PreviewOut:
    told = await house.acts.preview(table, who, data.decision, data.words)
    return PreviewOut(**told)


@post(
    "/tables/{table:str}/ask",
    status_code=204,
    operation_id="ask",
    responses=problems(403, 404, 409),
    summary="Ask all others for a take-back, a pause, or to go on",
)
async def ask(table: TableId, data: JSONBody[AskIn], house: TheHouse, who: Caller) -> None:
    await house.acts.ask(table, who, data.kind, data.to)


@post(
    "/tables/{table:str}/answer",
    status_code=204,
    operation_id="answer",
    responses=problems(403, 404, 409),
    summary="Agree to what was asked, or decline",
)
async def answer(table: TableId, data: JSONBody[AnswerIn], house: TheHouse, who: Caller) -> None:
    await house.acts.answer(table, who, data.yes, data.ask)


@post(
    "/tables/{table:str}/resign",
    status_code=204,
    operation_id="resign",
    responses=problems(403, 404, 409),
    summary="Give up",
)
async def resign(table: TableId, house: TheHouse, who: Caller) -> None:
    await house.acts.resign(table, who)


@get(
    "/tables/{table:str}/vacation",
    operation_id="getVacation",
    responses=problems(403, 404, 409),
    summary="The days that I have declared, and how many I could",
)
async def get_vacation(table: TableId, house: TheHouse, who: Caller) -> VacationOut:
    return VacationOut(*await house.acts.vacation(table, who))


@put(
    "/tables/{table:str}/vacation",
    status_code=204,
    operation_id="setVacation",
    responses=problems(403, 404, 409),
    summary="Days on which my clock does not run",
)
async def set_vacation(
    table: TableId, data: JSONBody[VacationIn], house: TheHouse, who: Caller
) -> None:
    await house.acts.set_vacation(table, who, data.days)


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: TableId, house: TheHouse) -> None:
    try:
        await serve_view(house, socket, table, who_of(socket.scope["state"]))
    finally:
        del socket.receive, socket.send  # they hold the socket: nobody would free any of them


ROUTES = Router(
    "/api",
    route_handlers=[
        view_match,
        get_position,
        play,
        preview,
        ask,
        answer,
        resign,
        get_vacation,
        set_vacation,
        live,
    ],
    tags=["match"],
)
