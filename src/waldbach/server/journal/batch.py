"""What gathered between two commits, and who of them wins.

A batch is one transaction on either database:

    1  store its new matches, as far as their ids are free
    2  lock what it touches and read the last numbers
    3  `decide`, in the order of asking
    4  store what was decided, commit

A request that loses is known as a loser before anything of it is stored, so it costs the others
nothing and no savepoints are needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from waldbach.game import BadInput
from waldbach.server.journal.contract import Conflict, Line, NewMatch, NotFound


@dataclass(frozen=True, slots=True)
class Create:
    match: NewMatch
    lines: Sequence[Line] = ()


class Append(msgspec.Struct, frozen=True):
    match: str
    after: int
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True)
class Finish:
    match: str
    status: str


Request = Create | Append | Finish
Answer = int | BadInput  # the last number of the match, or why not
Row = tuple[str, int, int, str, int]  # match, number, seat, word, at


def new_matches(requests: Sequence[Request]) -> list[NewMatch]:
    """The matches to make, each id once, in an order that is the same in every process: two that
    make the same ones then cannot wait for each other."""
    first: dict[str, NewMatch] = {}
    for request in requests:
        if isinstance(request, Create):
            first.setdefault(request.match.id, request.match)
    return [first[id] for id in sorted(first)]


def touched(requests: Sequence[Request]) -> list[str]:
    """The ids of the matches whose last numbers are needed."""
    return sorted({request.match for request in requests if not isinstance(request, Create)})


def plain_appends(requests: Sequence[Request]) -> list[Append] | None:
    """All of them, where nothing is asked but to append to matches that occur once each, as nearly
    always. A database may try to store these without deciding first."""
    appends = [one for one in requests if isinstance(one, Append) and one.lines]
    matches = {one.match for one in appends}
    return appends if len(matches) == len(requests) else None


@dataclass
class Decision:
    answers: list[Answer] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    statuses: dict[str, str] = field(default_factory=dict)


def decide(requests: Sequence[Request], made: set[str], lasts: dict[str, int]) -> Decision:
    """Who wins: `made` are the ids that were free, `lasts` the last numbers of what was found."""
    decision, made, lasts = Decision(), set(made), dict(lasts)
    for request in requests:
        decision.answers.append(_answer(request, made, lasts, decision))
    return decision


def _answer(request: Request, made: set[str], lasts: dict[str, int], decision: Decision) -> Answer:
    if isinstance(request, Create):
        if request.match.id not in made:
            return Conflict("journal-taken", match=request.match.id)
        made.remove(request.match.id)  # the next one to ask for this id is too late
        return _store(request.match.id, 0, request.lines, lasts, decision)
    last = lasts.get(request.match)
    if last is None:
        return NotFound(request.match)
    if isinstance(request, Finish):
        decision.statuses[request.match] = request.status
        return last
    if request.after != last:
        return Conflict("journal-conflict", match=request.match, after=request.after, last=last)
    return _store(request.match, last, request.lines, lasts, decision)


def _store(
    match: str, last: int, lines: Sequence[Line], lasts: dict[str, int], decision: Decision
) -> int:
    for number, line in enumerate(lines, start=last + 1):
        decision.rows.append((match, number, line.seat, line.word, line.at))
    lasts[match] = last + len(lines)
    return lasts[match]
