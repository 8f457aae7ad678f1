"""Routes for what bots think: hints in a running game, an analysis of a finished one."""

from __future__ import annotations

import zlib
from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from msgspec import Meta

from waldbach.bots.bot import Budget
from waldbach.server.house import House
from waldbach.server.people.who import somebody
from waldbach.server.thinking import Hint, Seen
from waldbach.server.web.answers import problems
from waldbach.server.web.asking import Caller, TableId, TheHouse
from waldbach.server.web.often import counted

FOR_A_HINT = Budget(simulations=1500, milliseconds=1500)


class SuggestionOut(msgspec.Struct):
    """A word, how often the search tried it, and what each seat can expect then."""

    word: str
    visits: int
    shares: list[float]
    events: list[dict[str, Any]]


class StepOut(msgspec.Struct):
    seat: int
    word: str


class HintOut(msgspec.Struct):
    """What my seat could play, the best first, and how it would go on."""

    decision: int
    suggestions: list[SuggestionOut]
    line: list[StepOut]
    simulations: int


class VerdictOut(msgspec.Struct):
    """A decision, judged from what its seat knew then. Shares are those of all seats."""

    number: Annotated[int, Meta(description="Of its entry.")]
    seat: int
    word: Annotated[str, Meta(description="What was played.")]
    best: Annotated[str, Meta(description="What the bot would have played.")]
    before: Annotated[list[float], Meta(description="To be expected of the best.")]
    after: Annotated[list[float], Meta(description="To be expected of what was played.")]
    loss: Annotated[float, Meta(description="Of the seat's own share.")]
    events: Annotated[
        list[dict[str, Any]], Meta(description="What the best would have done at once.")
    ] = []
    changes: Annotated[
        dict[str, Any] | None,
        Meta(description="And changed in the seat's view (RFC 7396); null in an older analysis."),
    ] = None


class AnalysisOut(msgspec.Struct):
    """How the game was played, decision by decision; `done` of `of` while it is being made."""

    finished: bool
    underway: bool
    done: int
    of: int
    verdicts: list[VerdictOut]


@post(
    "/tables/{table:str}/hint",
    status_code=200,
    operation_id="hint",
    responses=problems(403, 404, 409),
    summary="What my seat could play now",
    guards=[counted("hints")],
)
async def hint(table: TableId, house: TheHouse, who: Caller) -> HintOut:
    seat = await house.acts.seat(table, who)
    person = who.person if who else ""
    match = await house.need_match(table)
    decision = match.now.decision
    match.check(seat, decision)
    seen = Seen.of(match.game, match.now.state, seat)
    seed = zlib.crc32(f"{table} {decision} {seat}".encode())  # who asks again gets the same hint
    found = await house.pool.hint(seen, seed, table=table, owner=person, budget=FOR_A_HINT)
    return hint_out(decision, found)


def hint_out(decision: int, found: Hint) -> HintOut:
    suggestions = [
        SuggestionOut(one.word, one.visits, [round(s, 4) for s in one.shares], list(one.events))
        for one in found.suggestions
    ]
    line = [StepOut(seat + 1, word) for seat, word in found.line]
    return HintOut(decision, suggestions, line, found.simulations)


@post(
    "/tables/{table:str}/analysis",
    status_code=202,
    operation_id="beginAnalysis",
    responses=problems(403, 404, 409),
    summary="Have a finished game analysed; done once and kept",
    guards=[counted("hints")],
)
async def begin_analysis(table: TableId, house: TheHouse, who: Caller) -> AnalysisOut:
    person = somebody(who).person
    await house.tables.check_view(table, who)
    await house.need_match(table)
    await house.analyses.begin(table, person)
    return await _analysis(table, house)


@get(
    "/tables/{table:str}/analysis",
    operation_id="getAnalysis",
    responses=problems(403, 404, 409),
    summary="The analysis of a finished game, as far as it is",
)
async def get_analysis(table: TableId, house: TheHouse, who: Caller) -> AnalysisOut:
    await house.tables.check_view(table, who)
    await house.need_match(table)
    return await _analysis(table, house)


async def _analysis(table: str, house: House) -> AnalysisOut:
    if (here := house.analyses.progress(table)) is not None:
        return AnalysisOut(False, True, here.done, here.of, _verdicts(here.verdicts))
    kept = await house.analyses.kept(table)
    if kept is None:
        return AnalysisOut(False, False, 0, 0, [])
    return AnalysisOut(True, False, len(kept), len(kept), _verdicts(kept))


def _verdicts(found: list[dict[str, Any]]) -> list[VerdictOut]:
    return msgspec.convert(found, list[VerdictOut])


ROUTES = Router("/api", route_handlers=[hint, begin_analysis, get_analysis], tags=["thinking"])
