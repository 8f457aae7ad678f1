"""What remains of a match at its table: totals, places, ratings."""

from __future__ import annotations

from waldbach.server.live.wire import standing
from waldbach.server.matches import Match
from waldbach.server.tables.ground import FINISHED, Desk, Ratings


async def note_end(desk: Desk, match: Match, now: int, ratings: Ratings) -> None:
    """All in the transaction of the desk, so that nothing is rated twice."""
    table, results = desk.table, standing(match, match.now)
    if table.rated:  # first: whoever changes a person holds its row before those of its seats
        people = [seat.person for seat in desk.seats]
        places = {p: result.place for p, result in zip(people, results, strict=True) if p}
        await ratings.record(desk.db, table.game, places)
    for seat, result in zip(desk.seats, results, strict=True):
        seat.total, seat.place = result.total, result.place
        seat.resigned = result.seat in match.now.course.resigned
    table.status, table.finished_at, table.wake_at = FINISHED, now, None
