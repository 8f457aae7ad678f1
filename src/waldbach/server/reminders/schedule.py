"""When somebody is reminded of a turn. Nothing here asks what time it is.

    live     once, 30 s after they left the table or were asked there while away
    others   first after 10 minutes, then 1, 2 and 4 days after the one before, and once more
             shortly before the time is up; at most 5 for a decision

Nobody is reminded while at that table, at a paused table, outside personal hours, or when the time
is up. Who looks at the table without playing knows that it is their turn: what is still to come
then counts from that look.
"""

from __future__ import annotations

from dataclasses import dataclass

from waldbach.server.clocks import ALWAYS
from waldbach.server.pace import DAY, HOUR, MINUTE, SECOND, Hours

LIVE_DELAY = 30 * SECOND
DELAY = 10 * MINUTE
MOST_LIVE = 1
MOST = 5
LAST_CALL = 3 * HOUR  # of personal hours before the deadline; of a short turn its last quarter
APART = 30 * MINUTE  # the least between a reminder and the last call


@dataclass(frozen=True, kw_only=True)
class Turn:
    """All that the schedule looks at: one seat that is asked, in one decision."""

    asked: int  # since when
    deadline: int | None
    live: bool
    hours: Hours = ALWAYS
    sent: tuple[int, ...] = ()  # the reminders of this decision, in order
    seen: int | None = None  # when the person was last at that table
    present: bool = False  # and is there now
    paused: bool = False  # the table is, or the person is on vacation

    @property
    def away(self) -> int:
        """Since when they have been asked without being there."""
        return max(self.asked, self.seen or 0)


def due_at(turn: Turn, now: int) -> int | None:
    """When the next reminder is to be sent, `now` at the earliest; None if there is none.

    It is due if the answer is `now`. As long as the turn stays the same, so does an answer that
    lies ahead.
    """
    planned = None if turn.present or turn.paused else _planned(turn)
    if planned is None:
        return None
    at = _first_open(turn.hours, max(planned, now))
    return at if turn.deadline is None or at < turn.deadline else None


def _planned(turn: Turn) -> int | None:
    if turn.live:
        return turn.away + LIVE_DELAY if len(turn.sent) < MOST_LIVE else None
    if not turn.sent:
        return turn.away + DELAY
    if len(turn.sent) >= MOST:
        return None
    again = max(turn.sent[-1], turn.away) + (DAY << (len(turn.sent) - 1))
    if turn.deadline is None:
        return again
    return _before_the_end(turn, again, turn.deadline)


def _before_the_end(turn: Turn, again: int, deadline: int) -> int | None:
    """The next repetition or the last call, whichever comes first; one is kept for the call."""
    begin, latest = _last_call(turn, deadline), turn.sent[-1]
    if latest >= begin:
        return None
    call = max(begin, latest + APART, turn.away + DELAY)
    return min(again, call) if len(turn.sent) < MOST - 1 else call


def _last_call(turn: Turn, deadline: int) -> int:
    whole = turn.hours.between(turn.asked, deadline)
    return turn.hours.after(turn.asked, whole - min(LAST_CALL, whole // 4))


def _first_open(hours: Hours, at: int) -> int:
    """The first instant from then on that lies within the hours."""
    return hours.after(at, 1) - 1
