"""Time that runs: the clock of a table, as a value that pure functions carry on.

Nothing here asks what time it is: every function takes `at`, milliseconds since the epoch in UTC.
An `at` before the last known instant (another server whose clock is a little behind) counts as that
instant, so time never comes back. No clock is stored: it follows from the journal (`course.py`). A
server sleeps until `earliest(clock)`, and then looks at `expired(clock, at)`.

For each seat:

left      what remains of the stock (live) or of the turn (days)
asked     the game waits for this seat
in_care   a bot or a caretaker plays it, so its time stands still
bank      what remains of the vacation bank (days)
hours     when its time runs (days); `coming` are hours to be used from its next turn on, so that
          nobody can dodge a deadline by moving the hours
vacation  declared ahead (days)

The time of a seat runs while it is asked, not in care, and the table is not paused. In personal
hours it is taken from `left`; during a vacation it is taken from the bank, around the clock, and
`left` stands still. When `left` is used up the bank is drawn on as if on vacation. When both are
empty the time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta

from waldbach.game import BadInput
from waldbach.server.pace import (
    DAY,
    HOUR,
    SECOND,
    Days,
    Hours,
    Live,
    Pace,
    Untimed,
    Vacation,
    local_date,
)

ALWAYS = Hours("UTC")
FOREVER = 2**53 - 1  # later than any instant, and still exact in every JSON reader
FAR_AHEAD = timedelta(days=366)  # how early a vacation may be declared
MOMENTS = HOUR  # what a bank may lack of a day that it is said to hold
WELCOME = 10 * SECOND  # what a live table leaves to those for whom a caretaker has played


@dataclass(frozen=True)
class Seat:
    left: int
    asked: bool = False
    in_care: bool = False
    bank: int = 0
    hours: Hours = ALWAYS
    coming: Hours | None = None
    vacation: Vacation | None = None

    @property
    def empty(self) -> bool:
        return self.left == 0 and self.bank == 0


@dataclass(frozen=True)
class Clock:
    pace: Pace
    since: int  # all time up to this instant has been taken
    seats: tuple[Seat, ...]
    paused: bool = False

    def runs(self, seat: Seat) -> bool:
        timed = not isinstance(self.pace, Untimed)
        return timed and seat.asked and not seat.in_care and not self.paused


@dataclass(frozen=True)
class Face:
    """What a player sees of a seat's time at one instant."""

    left: int | None  # None: no clock
    bank: int
    asked: bool
    running: bool  # `left` grows less at this very instant
    away_until: int | None  # on vacation, declared or because the bank is drawn on
    on_vacation: bool  # of these, declared
    deadline: int | None


# --- the course of a match ------------------------------------------------------------------------


def start(pace: Pace, seats: int, at: int, hours: Mapping[int, Hours] | None = None) -> Clock:
    """The clock of a new table, nobody asked yet. Personal hours matter where the pace is days."""
    given = hours or {}
    if isinstance(pace, Days):
        own = (given.get(number, ALWAYS) for number in range(seats))
        return Clock(pace, at, tuple(Seat(pace.turn, bank=pace.bank, hours=h) for h in own))
    stock = pace.stock if isinstance(pace, Live) else 0
    return Clock(pace, at, (Seat(stock),) * seats)


def advance(clock: Clock, at: int) -> Clock:
    """The same clock at a later instant."""
    at = max(at, clock.since)
    seats = (_spend(s, clock.since, at) if clock.runs(s) else s for s in clock.seats)
    return replace(clock, since=at, seats=tuple(seats))


def ask(clock: Clock, seats: Collection[int], at: int) -> Clock:
    """The game waits for these seats now, as `Game.acting` names them; chance has no clock.

    Who was asked before and has not acted goes on; others begin, at a table of days with a full
    turn.
    """
    clock = advance(clock, at)
    asked = (_ask(s, clock.pace, n in seats) for n, s in enumerate(clock.seats))
    return replace(clock, seats=tuple(asked))


def _ask(seat: Seat, pace: Pace, asked: bool) -> Seat:
    if asked and not seat.asked and isinstance(pace, Days):
        return replace(
            seat, asked=True, left=pace.turn, hours=seat.coming or seat.hours, coming=None
        )
    return replace(seat, asked=asked)


def acted(clock: Clock, seat: int, at: int) -> Clock:
    """The seat has finished a turn or answered a decision: its time stops, and the increment comes.

    Nothing happens to a seat that was not asked: it has changed its mind about a choice made
    before.
    """
    return _change(clock, seat, at, lambda own: _stop(own, clock.pace) if own.asked else own)


def _stop(seat: Seat, pace: Pace) -> Seat:
    if not isinstance(pace, Live):
        return replace(seat, asked=False)
    if seat.in_care:  # earns nothing, but whoever returns after that can go on
        return replace(seat, asked=False, left=max(seat.left, pace.increment, WELCOME))
    return replace(seat, asked=False, left=seat.left + pace.increment)


def pause(clock: Clock, at: int) -> Clock:
    """Nobody's time runs until `resume`."""
    return replace(advance(clock, at), paused=True)


def resume(clock: Clock, at: int) -> Clock:
    return replace(advance(clock, at), paused=False)


def hand_over(clock: Clock, seat: int, at: int) -> Clock:
    """A bot or a caretaker plays the seat from now on, without a clock."""
    return _change(clock, seat, at, lambda own: replace(own, in_care=True))


def give_back(clock: Clock, seat: int, at: int) -> Clock:
    """The player returns, with the time that is left.

    Once the caretaker has played, that is a fresh turn where the pace is days, and at least the
    increment at a live table. Before, it is what the player had: leaving and returning in a hurry
    wins no time, and whoever had none left is still late.
    """
    return _change(clock, seat, at, lambda own: replace(own, in_care=False))


def _change(clock: Clock, number: int, at: int, change: Callable[[Seat], Seat]) -> Clock:
    """The clock at an instant, with one seat changed then; none if there is no such seat."""
    clock = advance(clock, at)
    seats = (change(s) if n == number else s for n, s in enumerate(clock.seats))
    return replace(clock, seats=tuple(seats))


# --- what players arrange -------------------------------------------------------------------------


def set_hours(clock: Clock, seat: int, hours: Hours, at: int) -> Clock:
    """New personal hours: at once for a seat that is not asked, else from its next turn on."""
    if not isinstance(clock.pace, Days):
        return advance(clock, at)
    return _change(clock, seat, at, lambda own: _take_hours(own, hours))


def _take_hours(seat: Seat, hours: Hours) -> Seat:
    if seat.asked:
        return replace(seat, coming=hours)
    return replace(seat, hours=hours, coming=None)


def declare(clock: Clock, seat: int, vacation: Vacation | None, at: int) -> Clock:
    """A vacation in place of the one declared before; None takes that back.

    The bank pays for it only while the seat is asked.
    """
    clock = advance(clock, at)
    if not isinstance(clock.pace, Days):
        raise BadInput("vacation-pace", pace=str(clock.pace))
    if vacation:
        _check_vacation(clock.seats[seat], vacation, clock.since)
    return _change(clock, seat, at, lambda own: replace(own, vacation=vacation))


def _check_vacation(seat: Seat, vacation: Vacation, at: int) -> None:
    today = local_date(seat.hours.zone, at)
    latest = today + FAR_AHEAD
    if vacation.first < today or vacation.last > latest:
        raise BadInput("vacation-when", vacation=str(vacation), first=str(today), last=str(latest))
    begin, end = vacation.span(seat.hours.zone)
    cost = min(end - max(begin, at), vacation.days * DAY)  # of today only what is left
    if seat.bank == 0 or cost > seat.bank + MOMENTS:
        raise BadInput("vacation-bank", days=vacation.days, bank=(seat.bank + MOMENTS) // DAY)


# --- when time is up ------------------------------------------------------------------------------


def deadline(clock: Clock, seat: int) -> int | None:
    """The instant at which the seat's time is up if nothing happens; None if never."""
    own = clock.seats[seat]
    return _runs_out(own, clock.since) if clock.runs(own) else None


def turn_end(clock: Clock, seat: int) -> int | None:
    """The instant at which the seat's time is up but for its bank, which is drawn on from then;
    None once it is."""
    own = clock.seats[seat]
    return _runs_out(own, clock.since, banked=False) if own.left and clock.runs(own) else None


def earliest(clock: Clock) -> int | None:
    """The first deadline of all."""
    if isinstance(clock.pace, Untimed):
        return None
    all_of_them = (deadline(clock, number) for number in range(len(clock.seats)))
    return min((instant for instant in all_of_them if instant is not None), default=None)


def expired(clock: Clock, at: int) -> tuple[int, ...]:
    """The seats whose time is up."""
    clock = advance(clock, at)
    return tuple(n for n, s in enumerate(clock.seats) if clock.runs(s) and s.empty)


def show(clock: Clock, at: int) -> tuple[Face, ...]:
    """What remains, seat by seat."""
    clock = advance(clock, at)
    return tuple(_face(clock, number) for number in range(len(clock.seats)))


def _face(clock: Clock, number: int) -> Face:
    seat, at = clock.seats[number], clock.since
    runs = clock.runs(seat)
    away_until = _away_until(seat, at, runs)
    return Face(
        left=None if isinstance(clock.pace, Untimed) else seat.left,
        bank=seat.bank,
        asked=seat.asked,
        running=runs and seat.left > 0 and away_until is None and seat.hours.open(at),
        away_until=away_until,
        on_vacation=away_until is not None and _vacation_end(seat, at) is not None,
        deadline=deadline(clock, number),
    )


def _away_until(seat: Seat, at: int, runs: bool) -> int | None:
    if seat.bank == 0:
        return None
    if runs and seat.left == 0:
        return at + seat.bank
    end = _vacation_end(seat, at)
    return end if end is None or not runs else min(end, at + seat.bank)


def _vacation_end(seat: Seat, at: int) -> int | None:
    """When the vacation ends that was declared for this instant."""
    begin, end = seat.vacation.span(seat.hours.zone) if seat.vacation else (at, at)
    return end if begin <= at < end else None


# --- how time is taken ----------------------------------------------------------------------------


def _spend(seat: Seat, start: int, end: int) -> Seat:
    """The seat after its time has run from one instant to another."""
    for begin, until, away in _stages(seat, start, end):
        if away:
            seat, begin = _rest(seat, begin, until)
        seat = _work(seat, begin, until)
    return seat


def _runs_out(seat: Seat, start: int, banked: bool = True) -> int:
    """The first instant at which nothing is left of the turn nor, if that is asked, of the bank.
    What a vacation takes of the bank is gone either way."""
    out = FOREVER
    for begin, until, away in _stages(seat, start, FOREVER):
        if away:
            seat, begin = _rest(seat, begin, until)
        out = seat.hours.after(begin, seat.left) + seat.bank * banked
        if out <= until:
            break
        seat = _work(seat, begin, until)
    return out


def _stages(seat: Seat, start: int, end: int) -> Iterator[tuple[int, int, bool]]:
    """A stretch of time, cut where a vacation begins and ends: from, to, on vacation?"""
    days_off = seat.vacation.span(seat.hours.zone) if seat.vacation else (start, start)
    begin, over = (min(max(instant, start), end) for instant in days_off)
    for one, other, away in (start, begin, False), (begin, over, True), (over, end, False):
        if one < other:
            yield one, other, away


def _rest(seat: Seat, start: int, end: int) -> tuple[Seat, int]:
    """Time on vacation: of the bank. Also how far the bank went."""
    taken = min(seat.bank, end - start)
    return replace(seat, bank=seat.bank - taken), start + taken


def _work(seat: Seat, start: int, end: int) -> Seat:
    """Time outside vacations: of the turn while there is some, then of the bank."""
    empty = seat.hours.after(start, seat.left)
    if end <= empty:
        return replace(seat, left=seat.left - seat.hours.between(start, end))
    return replace(seat, left=0, bank=max(0, seat.bank - (end - empty)))
