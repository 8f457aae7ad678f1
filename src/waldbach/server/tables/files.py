"""Game files from elsewhere: read with care, and what they tell about the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from msgspec import structs

from waldbach import arrangements, registry
from waldbach.arrangements import TABLE
from waldbach.game import BadInput
from waldbach.log import Log
from waldbach.server.live.wire import standing
from waldbach.server.matches import Match
from waldbach.server.models import Seat, Table
from waldbach.server.pace import Hours, Vacation
from waldbach.server.people.who import Who
from waldbach.server.tables.ground import FINISHED, PERSON
from waldbach.server.tables.opening import is_storable

MOST_FILE = 500_000  # characters
MOST_ENTRIES = 5_000
TIMES: dict[str, Callable[[str], object]] = {"hours": Hours.read, "vacation": Vacation.read}


def read_file(text: str) -> Log:
    """The game of a file that the rules allow; errors name the line."""
    if len(text) > MOST_FILE:
        raise BadInput("table-file-long", length=len(text), most=MOST_FILE)
    if not is_storable(text):
        raise BadInput("table-text-signs", field="file")
    log = Log.read(text)
    if len(log.entries) > MOST_ENTRIES:
        raise BadInput("table-file-entries", entries=len(log.entries), most=MOST_ENTRIES)
    log.options = registry.get(log.game, log.rules).check_options(log.seats, log.options)
    try:
        log.replay()
        _check_times(log)
    except BadInput as error:
        if error.message != "file-replay":
            raise
        line = line_of(text, error.args_["number"])
        told = {name: error.args_[name] for name in ("entry", "why")}
        raise BadInput("table-file-line", line=line, **told) from error
    return log


def _check_times(log: Log) -> None:
    """Hours and vacations have to be some; for the course of the game they mean nothing."""
    for number, entry in enumerate(log.entries, start=1):
        found = arrangements.read(entry.word) if entry.seat == TABLE else None
        if found is None or found.text is None:
            continue
        try:
            TIMES[found.verb](found.text)
        except BadInput as error:
            raise BadInput(
                "file-replay", number=number, entry=str(entry), why=str(error)
            ) from error


def line_of(text: str, number: int) -> int:
    """The line of an entry.

    >>> line_of("waldbach game 1\\n# …\\nentries\\n# a remark\\nchance start 2\\n1 end", 2)
    6
    """
    lines = [line.rstrip() for line in text.splitlines()]
    entries = enumerate(lines[lines.index("entries") + 1 :], start=lines.index("entries") + 2)
    counted = [at for at, line in entries if line.strip() and not line.startswith("#")]
    return counted[number - 1]


def kept_table(who: Who, log: Log, match: Match, now: int) -> tuple[Table, list[Seat]]:
    """The rows of a table that holds the game of a file. Its seats have numbers for names."""
    table = Table(
        id=match.id,
        game=log.game,
        options=log.options,
        position=log.position,
        pace="none",
        privacy="link",
        rated=False,
        shuffle=False,
        host=who.person,
        barred=[],
        status=FINISHED,
        created_at=now,
        started_at=now,
        finished_at=now,
    )
    gone = frozenset(seat for seat in log.resigned() if seat < log.seats)
    end = structs.replace(match.now, course=replace(match.now.course, resigned=gone))
    results = standing(match, end)
    return table, [
        Seat(
            table=table.id,
            number=result.seat,
            kind=PERSON,
            name=str(result.seat + 1),
            total=result.total,
            place=result.place if end.over else None,  # a game that was broken off has no winner
            resigned=result.seat in gone,
        )
        for result in results
    ]
