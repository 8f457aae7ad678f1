"""Routes for those who make material of their own: boards and sets of cards.

Nothing is kept: a text comes with the request, and goes with a table only if one is opened on it.
All that is known of games here is their contract.
"""

from __future__ import annotations

import asyncio
import zlib
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from waldbach import registry
from waldbach.bots import trial as trials
from waldbach.game import BadInput, Game, Option
from waldbach.materials import MOST_SEED, Checked, Remark, fresh_seed
from waldbach.server.errors import Missing
from waldbach.server.house import House
from waldbach.server.people import Who
from waldbach.server.tables.forms import MOST_SEATS, MOST_TEXT
from waldbach.server.tables.opening import is_storable
from waldbach.server.web.answers import problems
from waldbach.server.web.asking import Caller, TheHouse, address_of
from waldbach.server.web.study import GameName

LEAST_GAMES, MOST_GAMES = 20, 400
MOST_OPTIONS = 20

MaterialName = Annotated[
    str, PathParameter(max_length=60, description="An option of the game that takes a file.")
]
Text = Annotated[
    str,
    Meta(max_length=MOST_TEXT, description="Of the material, or the name of what is there."),
]
Word = Annotated[str, Meta(max_length=60)]
Options = Annotated[
    dict[Word, Word],
    Meta(max_length=MOST_OPTIONS, description="Other options of the table."),
]


class CheckIn(msgspec.Struct, forbid_unknown_fields=True):
    """A text, and the table that it is meant for."""

    text: Text
    options: Options = {}
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None


class RemarkOnText(msgspec.Struct):
    """Something about the text."""

    code: Annotated[str, Meta(description="The same word in every language.")]
    message: Annotated[str, Meta(description="To be read.")]
    line: Annotated[int | None, Meta(description="Where in the text, from 1.")]
    column: Annotated[int | None, Meta(description="A sign, or a cell where it has those; from 1.")]
    spots: Annotated[list[str], Meta(description="What it is about: spaces, cards.")]


class CheckOut(msgspec.Struct):
    """What there is to say about it."""

    playable: bool
    problems: list[RemarkOnText]
    advice: Annotated[
        list[RemarkOnText], Meta(description="Playable, but not what a good one would be.")
    ]
    figures: Annotated[dict[str, float], Meta(description="Numbers by their names.")]
    text: Annotated[
        str | None, Meta(description="As the game writes it; null if it cannot be read.")
    ]
    completed: Annotated[
        str | None,
        Meta(description="With what follows from the rest made anew, such as tokens; or null."),
    ]
    pieces: Annotated[
        list[dict[str, Any]], Meta(description="Its pieces, such as cards, as views describe them.")
    ]
    view: Annotated[
        dict[str, Any] | None,
        Meta(description="A table on it at its start; null if it is not playable."),
    ]


class InventIn(msgspec.Struct, forbid_unknown_fields=True):
    """What is wanted."""

    seed: Annotated[str, Meta(max_length=MOST_SEED)] | None = None
    options: Options = {}
    wishes: Annotated[
        dict[Word, Word],
        Meta(max_length=MOST_OPTIONS, description="What the game can see to: `symmetry`."),
    ] = {}


class InventOut(msgspec.Struct):
    """A text that nobody has written. The same seed, options and wishes give the same one."""

    text: str
    seed: str


class TrialIn(msgspec.Struct, forbid_unknown_fields=True):
    """A text, the table that it is meant for, and how many games to play."""

    text: Text
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    games: Annotated[int, Meta(ge=LEAST_GAMES, le=MOST_GAMES)]
    options: Options = {}


class TrialSeat(msgspec.Struct):
    """How a place in the turn order has done."""

    seat: int
    wins: Annotated[float, Meta(description="In percent; shared ones are split.")]
    low: Annotated[float, Meta(description="The 95 % interval of the wins,")]
    high: Annotated[float, Meta(description="from here to there.")]
    points: Annotated[float, Meta(description="In the mean.")]


class TrialVerdict(msgspec.Struct):
    """A figure, and what is asked of it."""

    name: str
    ok: bool
    value: float
    low: Annotated[float | None, Meta(description="Not less than this.")]
    high: Annotated[float | None, Meta(description="Not more than this.")]


class TrialOut(msgspec.Struct):
    """How games of simple bots went."""

    games: int
    seats: list[TrialSeat]
    figures: Annotated[
        dict[str, float], Meta(description="Means by their names; shares in percent.")
    ]
    verdicts: list[TrialVerdict]


@post(
    "/games/{game:str}/materials/{option:str}/check",
    status_code=200,
    operation_id="checkMaterial",
    responses=problems(404),
    summary="What there is to say about a text of one's own; nothing is stored",
)
async def check_material(
    game: GameName,
    option: MaterialName,
    data: JSONBody[CheckIn],
    house: TheHouse,
    who: Caller,
    request: Request[Any, Any, Any],
) -> CheckOut:
    house.allowance.move(_name(who, request))
    rules = registry.get(game)
    return check_out(
        _check(rules, find_material(rules, option), data.text, data.options, data.seats)
    )


@post(
    "/games/{game:str}/materials/{option:str}/invent",
    status_code=200,
    operation_id="inventMaterial",
    responses=problems(404),
    summary="A text that nobody has written, from a seed",
)
async def invent_material(
    game: GameName,
    option: MaterialName,
    data: JSONBody[InventIn],
    house: TheHouse,
    who: Caller,
    request: Request[Any, Any, Any],
) -> InventOut:
    rules = registry.get(game)
    found = find_material(rules, option)
    if not found.invents:
        raise Missing("material-not-invented", game=rules.name, name=found.name)
    _count(house, who, request)
    chosen = rules.check_table(rules.min_seats, _others(found, data.options))
    seed = data.seed or fresh_seed()
    text = await asyncio.to_thread(rules.invent, found.name, chosen, seed, data.wishes)
    return InventOut(text, seed)


@post(
    "/games/{game:str}/materials/{option:str}/trial",
    status_code=200,
    operation_id="tryMaterial",
    responses=problems(404),
    summary="How it plays: games of simple bots, and what is asked of them",
)
async def try_material(
    game: GameName,
    option: MaterialName,
    data: JSONBody[TrialIn],
    house: TheHouse,
    who: Caller,
    request: Request[Any, Any, Any],
) -> TrialOut:
    rules = registry.get(game)
    found = find_material(rules, option)
    checked = _check(rules, found, data.text, data.options, data.seats)
    if checked.problems or checked.text is None:
        raise BadInput("material-unplayable", why=str(checked.problems[0]))
    _count(house, who, request)
    options = {**checked.options, found.name: checked.text}
    seed = zlib.crc32(checked.text.encode())  # who tries it again sees the same games
    return trial_out(
        await house.pool.trial(
            rules, data.seats, options, data.games, seed, owner=_name(who, request)
        )
    )


# --- what these stand on --------------------------------------------------------------------------


def find_material(game: Game, name: str) -> Option:
    """The option of this name, if texts can be given for it."""
    taking = {option.name: option for option in game.options if option.file}
    if name not in taking:
        raise Missing("material-unknown", game=game.name, name=name, right=", ".join(taking))
    return taking[name]


def _check(
    game: Game, option: Option, text: str, options: dict[str, str], seats: int | None
) -> Checked:
    if not is_storable(text):
        raise BadInput("table-text-signs", field="text")
    others, number = _others(option, options), seats or game.min_seats
    game.check_table(number, others)  # what is wrong with these is not about the text
    return game.check_material(option.name, text, others, number)


def _others(option: Option, options: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in options.items() if name != option.name}


def _name(who: Who | None, request: Request[Any, Any, Any]) -> str:
    return who.person if who else f"workshop {address_of(request)}"


def _count(house: House, who: Who | None, request: Request[Any, Any, Any]) -> None:
    house.allowance.act("workshop", _name(who, request), address_of(request))


def check_out(checked: Checked) -> CheckOut:
    return CheckOut(
        playable=checked.view is not None,
        problems=_remarks(checked.problems),
        advice=_remarks(checked.advice),
        figures=dict(checked.figures),
        text=checked.text,
        completed=checked.completed,
        pieces=list(checked.pieces),
        view=checked.view,
    )


def _remarks(remarks: tuple[Remark, ...]) -> list[RemarkOnText]:
    return [RemarkOnText(r.code, str(r), r.line, r.column, list(r.spots)) for r in remarks]


def trial_out(found: trials.Report) -> TrialOut:
    return TrialOut(
        found.games,
        [
            TrialSeat(number, one.wins, one.low, one.high, one.points)
            for number, one in enumerate(found.seats, start=1)
        ],
        found.figures,
        [TrialVerdict(v.name, v.ok, v.value, v.low, v.high) for v in found.verdicts],
    )


ROUTES = Router(
    "/api", route_handlers=[check_material, invent_material, try_material], tags=["workshop"]
)
