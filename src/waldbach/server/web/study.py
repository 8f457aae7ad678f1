"""Routes for learning: lessons, and a table in the mind.

Studying keeps nothing: a position and what is played from there come with the request, so there is
nothing hidden in it that its sender does not know. Chance is played as any other entry, by choice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from waldbach import registry
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.log import Entry
from waldbach.server.errors import Missing
from waldbach.server.lessons import Lesson, lessons_of
from waldbach.server.live.wire import results_out
from waldbach.server.tables.forms import MOST_SEATS
from waldbach.server.web.answers import problems
from waldbach.server.web.asking import Caller, TheHouse, address_of
from waldbach.server.web.play import ResultOut

MOST_ENTRIES = 300

GameName = Annotated[
    str, PathParameter(max_length=60, description="A game, as `/api/games` has it.")
]
LessonName = Annotated[str, PathParameter(max_length=60, description="A lesson of the game.")]
Line = Annotated[str, Meta(max_length=200)]


class LessonBrief(msgspec.Struct):
    """A lesson in a list."""

    lesson: str
    minutes: int
    seats: int
    mode: str
    steps: Annotated[int, Meta(description="How many there are.")]


class StudyIn(msgspec.Struct, forbid_unknown_fields=True):
    """A position, what is played from there, and who looks at it."""

    position: Annotated[str, Meta(max_length=12_000, description="As the game writes positions.")]
    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS, description="Whose view is wanted.")]
    entries: Annotated[
        list[Line],
        Meta(max_length=MOST_ENTRIES, description="As in a log: `1 joker owl`, `chance draw …`."),
    ] = []
    known: Annotated[
        Annotated[int, Meta(ge=0, le=MOST_ENTRIES)] | None,
        Meta(description="How many of them are known: only what is new is told."),
    ] = None


class StudyEntry(msgspec.Struct):
    """What was played, and what happened then."""

    number: int
    seat: int | Literal["chance"]
    word: str
    events: list[dict[str, Any]]


class StudyOut(msgspec.Struct):
    """Where it leads, as the seat would see it."""

    entries: Annotated[list[StudyEntry], Meta(description="Those that were not known.")]
    acting: Annotated[list[int], Meta(description="The seats that the game waits for.")]
    over: bool
    view: Annotated[
        dict[str, Any] | None, Meta(description="The board; null if something was known.")
    ] = None
    changes: Annotated[
        dict[str, Any] | None, Meta(description="From what was known to now (RFC 7396).")
    ] = None
    alone: Annotated[
        dict[str, Any] | None,
        Meta(description="What the last entry would change by itself, if all choose together."),
    ] = None
    legal: Annotated[list[str] | None, Meta(description="What the seat may play now.")] = None
    outcomes: Annotated[
        list[str] | None, Meta(description="If chance is asked: all that can happen.")
    ] = None
    results: Annotated[list[ResultOut] | None, Meta(description="Once it is over.")] = None


@get(
    "/games/{game:str}/lessons",
    operation_id="listLessons",
    responses=problems(),
    summary="The lessons of a game, in the order in which they are best taken",
)
async def list_lessons(game: GameName) -> list[LessonBrief]:
    return [
        LessonBrief(one.lesson, one.minutes, one.seats, one.mode, len(one.steps))
        for one in lessons_of(registry.get(game)).values()
    ]


@get(
    "/games/{game:str}/lessons/{lesson:str}",
    operation_id="getLesson",
    responses=problems(404),
    summary="A lesson, step by step",
)
async def get_lesson(game: GameName, lesson: LessonName) -> Lesson:
    found = lessons_of(registry.get(game))
    if lesson not in found:
        raise Missing("lesson-unknown", name=lesson, right=", ".join(found))
    return found[lesson]


@post(
    "/games/{game:str}/study",
    status_code=200,
    operation_id="study",
    responses=problems(422),
    summary="Where entries lead from a position; nothing is stored",
)
async def study(
    game: GameName,
    data: JSONBody[StudyIn],
    house: TheHouse,
    who: Caller,
    request: Request[Any, Any, Any],
) -> StudyOut:
    house.allowance.move(who.person if who else f"study {address_of(request)}")
    return look(registry.get(game), data)


def look(game: Game, asked: StudyIn) -> StudyOut:
    state, seat = game.parse_position(asked.position), asked.seat - 1
    seats = len(game.results(state))
    if seat >= seats:
        raise BadInput("study-seat", seat=asked.seat, seats=seats)
    known = min(asked.known or 0, len(asked.entries))
    told: list[StudyEntry] = []
    before, alone = state, None
    for number, line in enumerate(asked.entries, start=1):
        entry = Entry.read(line, number)
        if not CHANCE <= entry.seat < seats:  # nothing can be arranged in the mind
            raise BadInput("study-seat", seat=line.partition(" ")[0], seats=seats)
        action = game.parse(entry.word, state)
        after = game.apply(state, entry.seat, action)
        if number > known:
            own = entry.seat == seat
            alone = game.foresee(game.view(state, seat), seat, action) if own else None
            told.append(_tell(game, number, entry, state, after, seat))
        else:
            before = after
        state = after
    out = _answer(game, seat, before if asked.known is not None else None, state, told)
    if alone is not None and asked.known is not None:
        out.alone = game.changes(game.view(before, seat), alone)
    return out


def _tell(
    game: Game, number: int, entry: Entry, before: State, after: State, seat: int
) -> StudyEntry:
    action = game.parse(entry.word, before)
    seen = game.seen(before, entry.seat, action, seat)
    views = game.view(before, seat), game.view(after, seat)
    return StudyEntry(
        number,
        "chance" if entry.seat == CHANCE else entry.seat + 1,
        entry.word if seen == action else game.format(seen, before),
        game.events(views[0], entry.seat, seen, views[1]),
    )


def _answer(
    game: Game, seat: int, before: State | None, state: State, told: list[StudyEntry]
) -> StudyOut:
    acting = game.acting(state)
    view = game.view(state, seat)
    out = StudyOut(told, [one + 1 for one in acting if one >= 0], not acting)
    if before is None:
        out.view = game.describe(view)
    else:
        out.changes = game.changes(game.view(before, seat), view)
    if seat in acting or seat in game.sealed(state):
        out.legal = game.words(view, seat)
    elif acting == (CHANCE,):
        out.outcomes = game.words(state, CHANCE)
    if not acting:
        out.results = msgspec.convert(results_out(game.results(state)), list[ResultOut])
    return out


ROUTES = Router("/api", route_handlers=[list_lessons, get_lesson, study], tags=["learning"])
