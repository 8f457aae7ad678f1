"""The routes of the tables. What they do is in `server/tables/`; here it gets an address.

Handlers are given `who`, the person who asks or None, and `tables`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from waldbach import registry
from waldbach.game import Game
from waldbach.messages import catalogue
from waldbach.server.errors import Missing
from waldbach.server.people.who import somebody
from waldbach.server.tables import Tables
from waldbach.server.tables.forms import (
    MOST_NUMBER,
    MOST_SEATS,
    Fill,
    Find,
    GameFile,
    GameOut,
    GameWords,
    History,
    Lobby,
    LogOut,
    Mine,
    NewFork,
    NewTable,
    OptionOut,
    ReadMark,
    RemarkOut,
    Rematch,
    ReplayOut,
    ReplaySteps,
    Said,
    Say,
    Sit,
    TableOut,
)
from waldbach.server.tables.opening import LEVELS
from waldbach.server.web.answers import problems
from waldbach.server.web.asking import Asking, Caller, TableId
from waldbach.server.web.often import counted
from waldbach.server.web.porch import address_in

TheTables = NamedDependency[Tables]
SeatNumber = Annotated[int, PathParameter(ge=1, le=MOST_SEATS, description="A seat, from 1.")]
Number = Annotated[
    int, PathParameter(ge=0, le=MOST_NUMBER, description="An entry, from 1; 0: before the first.")
]
After = Annotated[
    int, QueryParameter(ge=0, le=MOST_NUMBER, description="Only what comes behind this number.")
]
Limit = Annotated[int, QueryParameter(ge=1, le=200, description="How many at most.")]
Before = Annotated[
    str | None, QueryParameter(max_length=100, description="`next` of the page before this one.")
]
NameOfGame = Annotated[
    str, PathParameter(max_length=60, description="A game, as `/api/games` has it.")
]
Language = Annotated[Literal["en", "de", "pl"], QueryParameter(description="Of the texts.")]
GameName = Annotated[str | None, QueryParameter(max_length=60, description="Only of this game.")]
Eyes = Annotated[
    str | None,
    QueryParameter(
        max_length=20, description="Once the game is over: a seat from 1, `spectator`, or `all`."
    ),
]


# --- what can be played, and where ----------------------------------------------------------------


@get("/games", operation_id="listGames", summary="What can be played")
async def list_games() -> list[GameOut]:
    return [_game_out(game) for game in registry.every()]


@get(
    "/games/{game:str}/words",
    operation_id="getGameWords",
    summary="The texts that a game brings along, for clients that have none of their own",
    responses=problems(404),
)
async def get_game_words(game: NameOfGame, lang: Language = "en") -> GameWords:
    if game not in registry.names():
        raise Missing("unknown-game", name=game, right=", ".join(registry.names()))
    return GameWords(lang, catalogue(game, lang))


def _game_out(game: Game) -> GameOut:
    modes = next((option.choices for option in game.options if option.name == "mode"), ())
    return GameOut(
        name=game.name,
        rules=game.rules,
        least_seats=game.min_seats,
        most_seats=game.max_seats,
        modes=list(modes),
        options=[
            OptionOut(
                name=o.name,
                default=o.default,
                choices=list(o.choices),
                file=o.file,
                invents=o.invents,
            )
            for o in game.options
        ],
        levels=list(LEVELS),
    )


@get(
    "/tables",
    operation_id="listTables",
    summary="The lobby: listed tables",
    responses=problems(),
)
async def list_tables(
    who: Caller,
    tables: TheTables,
    game: GameName = None,
    limit: Limit = 50,
    before: Before = None,
) -> Lobby:
    return await tables.lobby(who, game, limit, before)


@get(
    "/tables/mine",
    operation_id="listMyTables",
    summary="My tables, the most urgent first",
    responses=problems(401),
)
async def list_my_tables(who: Caller, tables: TheTables) -> Mine:
    return await tables.mine(somebody(who))


@get(
    "/tables/history",
    operation_id="listMyHistory",
    summary="My finished tables",
    responses=problems(401),
)
async def list_my_history(
    who: Caller, tables: TheTables, limit: Limit = 50, before: Before = None
) -> History:
    return await tables.history(somebody(who), limit, before)


@post(
    "/tables",
    operation_id="createTable",
    guards=[counted("tables")],
    summary="Open a table",
    responses=problems(401, 403),
)
async def create_table(who: Caller, tables: TheTables, data: JSONBody[NewTable]) -> TableOut:
    return await tables.describe(await tables.create(somebody(who), data), who)


@post(
    "/tables/find",
    operation_id="findTable",
    summary="Find a game: sit down where somebody waits, or wait",
    description="Ask again every few seconds, with `waiting`, until `status` is `playing`; the"
    " answer may be another table than before. Who does not ask for two minutes waits no longer.",
    responses=problems(401, 403),
    status_code=200,
)
async def find_table(
    request: Asking, who: Caller, tables: TheTables, data: JSONBody[Find]
) -> TableOut:
    me, house = somebody(who), request.app.state.house

    def count() -> None:
        house.allowance.act("joins", me.person, address_in(request.scope))

    return await tables.describe(await tables.find(me, data, house.presence.present, count), who)


@post(
    "/tables/import",
    operation_id="importTable",
    guards=[counted("tables")],
    summary="Keep the game of a file",
    responses=problems(401),
)
async def import_table(who: Caller, tables: TheTables, data: JSONBody[GameFile]) -> TableOut:
    return await tables.describe(await tables.keep_file(somebody(who), data.text), who)


@get(
    "/tables/{table:str}",
    operation_id="getTable",
    summary="Everything but the board",
    responses=problems(403, 404),
)
async def get_table(who: Caller, tables: TheTables, table: TableId) -> TableOut:
    return await tables.describe(table, who)


# --- seats ----------------------------------------------------------------------------------------


@post(
    "/tables/{table:str}/seats",
    operation_id="sitDown",
    guards=[counted("joins")],
    summary="Sit down, or accept an invitation",
    responses=problems(401, 403, 404, 409),
    status_code=200,
)
async def sit_down(who: Caller, tables: TheTables, table: TableId, data: JSONBody[Sit]) -> TableOut:
    seat = None if data.seat is None else data.seat - 1
    await tables.join(somebody(who), table, seat, data.name)
    return await tables.describe(table, who)


@delete(
    "/tables/{table:str}/seats/mine",
    operation_id="leaveTable",
    summary="Leave; while the game goes on a caretaker plays",
    responses=problems(401, 403, 404),
    status_code=200,
)
async def leave_table(who: Caller, tables: TheTables, table: TableId) -> TableOut:
    await tables.leave(somebody(who), table)
    return await tables.describe(table, who)


@post(
    "/tables/{table:str}/seats/mine/return",
    operation_id="returnToTable",
    summary="Take my seat back from the caretaker",
    responses=problems(401, 403, 404),
    status_code=200,
)
async def return_to_table(who: Caller, tables: TheTables, table: TableId) -> TableOut:
    await tables.come_back(somebody(who), table)
    return await tables.describe(table, who)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    operation_id="clearSeat",
    summary="As host: remove a bot or send somebody away before the start",
    responses=problems(401, 403, 404, 409),
    status_code=200,
)
async def clear_seat(who: Caller, tables: TheTables, table: TableId, seat: SeatNumber) -> TableOut:
    await tables.clear_seat(somebody(who), table, seat - 1)
    return await tables.describe(table, who)


@put(
    "/tables/{table:str}/seats/{seat:int}/bot",
    operation_id="fillSeat",
    summary="As host: put a bot on an open seat",
    responses=problems(401, 403, 404, 409),
)
async def fill_seat(
    who: Caller, tables: TheTables, table: TableId, seat: SeatNumber, data: JSONBody[Fill]
) -> TableOut:
    await tables.fill(somebody(who), table, seat - 1, data.level)
    return await tables.describe(table, who)


# --- after the game -------------------------------------------------------------------------------


@post(
    "/tables/{table:str}/rematch",
    operation_id="askRematch",
    guards=[counted("joins")],
    summary="Open the rematch or another game with the same people, or join it",
    responses=problems(401, 403, 404, 409),
    status_code=200,
)
async def ask_rematch(
    who: Caller, tables: TheTables, table: TableId, data: JSONBody[Rematch | None] = None
) -> TableOut:
    return await tables.describe(await tables.rematch(somebody(who), table, data), who)


@post(
    "/tables/{table:str}/fork",
    operation_id="forkTable",
    guards=[counted("tables")],
    summary="A new table from a position of a finished game",
    responses=problems(401, 403, 404, 409),
)
async def fork_table(
    who: Caller, tables: TheTables, table: TableId, data: JSONBody[NewFork]
) -> TableOut:
    return await tables.describe(await tables.fork(somebody(who), table, data), who)


@get(
    "/tables/{table:str}/file",
    operation_id="exportTable",
    summary="The game file of a finished game",
    responses=problems(403, 404, 409),
    media_type="text/plain",
)
async def export_table(who: Caller, tables: TheTables, table: TableId) -> Response[str]:
    text = await tables.export(table, who)
    name = f"waldbach-{table}.game"
    return Response(
        text,
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/tables/{table:str}/log",
    operation_id="getLog",
    summary="What has happened, as I may know it",
    responses=problems(403, 404, 409),
)
async def get_log(who: Caller, tables: TheTables, table: TableId, after: After = 0) -> LogOut:
    return await tables.log(table, who, after)


@get(
    "/tables/{table:str}/replay/{number:int}",
    operation_id="getReplay",
    summary="Where an entry led, as I may know it",
    responses=problems(403, 404, 409),
)
async def get_replay(
    who: Caller,
    tables: TheTables,
    table: TableId,
    number: Number,
    eyes: Eyes = None,
) -> ReplayOut:
    return await tables.replay(table, who, number, eyes)


@get(
    "/tables/{table:str}/replay",
    operation_id="getReplaySteps",
    summary="A stretch of the game, entry by entry, as I may know it",
    responses=problems(403, 404, 409),
)
async def get_replay_steps(
    who: Caller,
    tables: TheTables,
    table: TableId,
    after: After = 0,
    limit: Limit = 200,
    eyes: Eyes = None,
) -> ReplaySteps:
    return await tables.replay_steps(table, who, after, limit, eyes)


# --- chat -----------------------------------------------------------------------------------------


@get(
    "/tables/{table:str}/remarks",
    operation_id="listRemarks",
    summary="The chat",
    responses=problems(403, 404),
)
async def list_remarks(
    who: Caller, tables: TheTables, table: TableId, after: After = 0, limit: Limit = 200
) -> list[RemarkOut]:
    await tables.check_view(table, who)
    return await tables.remarks(table, after, limit)


@post(
    "/tables/{table:str}/remarks",
    operation_id="sayRemark",
    guards=[counted("chat")],
    summary="Say something",
    responses=problems(401, 403, 404),
)
async def say_remark(who: Caller, tables: TheTables, table: TableId, data: JSONBody[Say]) -> Said:
    return Said(number=await tables.say(somebody(who), table, data.text))


@put(
    "/tables/{table:str}/remarks/read",
    operation_id="markRead",
    summary="Note how far I have read the chat",
    responses=problems(401, 403, 404),
    status_code=204,
)
async def mark_read(
    who: Caller, tables: TheTables, table: TableId, data: JSONBody[ReadMark]
) -> None:
    await tables.read(somebody(who), table, data.number)


ROUTES = Router(
    path="/api",
    tags=["tables"],
    route_handlers=[
        list_games,
        get_game_words,
        list_tables,
        list_my_tables,
        list_my_history,
        create_table,
        find_table,
        import_table,
        get_table,
        sit_down,
        leave_table,
        return_to_table,
        clear_seat,
        fill_seat,
        ask_rematch,
        fork_table,
        export_table,
        get_log,
        get_replay,
        get_replay_steps,
        list_remarks,
        say_remark,
        mark_read,
    ],
)
