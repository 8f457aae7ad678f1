"""Time that runs: live, over days, on vacation, paused, and in the hands of a caretaker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from waldbach.game import CHANCE, BadInput
from waldbach.server import clocks
from waldbach.server.clocks import Clock, Seat
from waldbach.server.pace import (
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    Days,
    Hours,
    Live,
    Pace,
    Untimed,
    Vacation,
    read_pace,
)

from .test_pace import WARSAW, days, instant, paces, some_hours, told

NOON = instant("2026-06-10 12:00")  # a Wednesday
DAYTIME = Hours.read(f"{WARSAW} 08:00-22:00")


def table(pace: str, *hours: Hours, at: int = NOON) -> Clock:
    """Two seats, nobody asked yet."""
    return clocks.start(read_pace(pace), 2, at, dict(enumerate(hours)))


def lefts(clock: Clock, at: int) -> list[int | None]:
    return [face.left for face in clocks.show(clock, at)]


# --- no clock -------------------------------------------------------------------------------------


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = clocks.ask(table("none"), {0, 1}, NOON)
    assert clocks.earliest(clock) is None
    assert clocks.expired(clock, NOON + 1000 * DAY) == ()
    assert lefts(clock, NOON + DAY) == [None, None]


# --- live -----------------------------------------------------------------------------------------


def test_live_time_runs_only_while_a_seat_has_to_act() -> None:
    clock = table("live 10m+15s")
    assert lefts(clock, NOON + HOUR) == [10 * MINUTE, 10 * MINUTE]
    clock = clocks.ask(clock, {0}, NOON + HOUR)
    assert lefts(clock, NOON + HOUR + 3 * MINUTE) == [7 * MINUTE, 10 * MINUTE]


def test_an_answer_brings_the_increment() -> None:
    clock = clocks.ask(table("live 10m+15s"), {0}, NOON)
    clock = clocks.acted(clock, 0, NOON + MINUTE)
    clock = clocks.ask(clock, {1}, NOON + MINUTE)
    assert lefts(clock, NOON + 2 * MINUTE) == [9 * MINUTE + 15 * SECOND, 9 * MINUTE]


def test_an_unfinished_turn_goes_on_without_increment() -> None:
    clock = clocks.ask(table("live 10m+15s"), {0}, NOON)
    clock = clocks.ask(clock, {0}, NOON + MINUTE)
    assert lefts(clock, NOON + 2 * MINUTE) == [8 * MINUTE, 10 * MINUTE]


def test_who_chooses_at_once_runs_until_committed_and_not_again_for_second_thoughts() -> None:
    clock = clocks.ask(table("live 10m+15s"), {0, 1}, NOON)
    clock = clocks.acted(clock, 0, NOON + MINUTE)
    clock = clocks.ask(clock, {1}, NOON + MINUTE)
    clock = clocks.acted(clock, 0, NOON + 2 * MINUTE)  # changes its mind
    assert lefts(clock, NOON + 3 * MINUTE) == [9 * MINUTE + 15 * SECOND, 7 * MINUTE]


def test_chance_has_no_clock() -> None:
    clock = clocks.ask(table("live 10m+15s"), (CHANCE,), NOON)
    assert clocks.earliest(clock) is None
    assert clocks.acted(clock, CHANCE, NOON).seats == clock.seats


def test_the_server_sleeps_until_the_first_deadline() -> None:
    clock = clocks.ask(table("live 10m+15s"), {0}, NOON)
    clock = clocks.ask(clock, {0, 1}, NOON + MINUTE)
    assert [clocks.deadline(clock, seat) for seat in (0, 1)] == [
        NOON + 10 * MINUTE,
        NOON + 11 * MINUTE,
    ]
    assert clocks.earliest(clock) == NOON + 10 * MINUTE
    assert clocks.expired(clock, NOON + 10 * MINUTE - 1) == ()
    assert clocks.expired(clock, NOON + 10 * MINUTE) == (0,)
    assert clocks.expired(clock, NOON + 11 * MINUTE) == (0, 1)
    assert lefts(clock, NOON + 10 * MINUTE - 1) == [1, MINUTE + 1]


# --- days -----------------------------------------------------------------------------------------


def test_a_turn_of_days_counts_in_each_players_own_hours() -> None:
    weekdays = Hours.read("America/New_York 09:00-17:00 free sat sun")
    clock = clocks.ask(table("days 24h bank 0d", DAYTIME, weekdays), {0, 1}, NOON)
    first, second = (clocks.deadline(clock, seat) for seat in (0, 1))
    assert first is not None
    assert second is not None
    assert told(first) == "Thu 11 Jun 22:00"
    assert told(second, "America/New_York") == "Fri 12 Jun 17:00"


def test_every_turn_of_days_is_a_fresh_one() -> None:
    clock = clocks.ask(table("days 24h bank 0d"), {0}, NOON)
    clock = clocks.acted(clock, 0, NOON + 23 * HOUR)
    clock = clocks.ask(clock, {0}, NOON + 30 * HOUR)
    assert clocks.deadline(clock, 0) == NOON + 54 * HOUR


def test_the_bank_is_drawn_on_when_a_deadline_passes_and_no_further_than_needed() -> None:
    clock = clocks.ask(table("days 24h bank 14d"), {0}, NOON)
    assert clocks.deadline(clock, 0) == NOON + 15 * DAY
    face = clocks.show(clock, NOON + 3 * DAY)[0]
    assert (face.left, face.bank, face.running) == (0, 12 * DAY, False)
    assert (face.away_until, face.on_vacation) == (NOON + 15 * DAY, False)
    assert clocks.turn_end(clock, 0) == NOON + DAY
    assert clocks.turn_end(clocks.advance(clock, NOON + 3 * DAY), 0) is None
    clock = clocks.ask(clocks.acted(clock, 0, NOON + 3 * DAY), {0}, NOON + 4 * DAY)
    assert clocks.deadline(clock, 0) == NOON + 4 * DAY + DAY + 12 * DAY


def test_with_an_empty_bank_the_deadline_holds() -> None:
    clock = clocks.ask(table("days 24h bank 1d"), {0}, NOON)
    assert clocks.expired(clock, NOON + 2 * DAY - 1) == ()
    assert clocks.expired(clock, NOON + 2 * DAY) == (0,)


def test_a_declared_vacation_stops_the_turn_and_takes_from_the_bank() -> None:
    """Asked on Wednesday noon with 24 h; away from Thursday to Saturday."""
    clock = table("days 24h bank 3d", Hours(WARSAW))
    clock = clocks.declare(clock, 0, Vacation.read("2026-06-11..2026-06-13"), NOON)
    clock = clocks.ask(clock, {0}, NOON)
    out = clocks.deadline(clock, 0)
    assert out is not None
    assert told(out) == "Sun 14 Jun 12:00"
    away = clocks.show(clock, instant("2026-06-12 00:00"))[0]
    assert (away.left, away.bank, away.running) == (12 * HOUR, 2 * DAY, False)
    assert (away.away_until, away.on_vacation) == (instant("2026-06-14 00:00"), True)
    assert clocks.turn_end(clock, 0) == out


@pytest.mark.parametrize(
    ("days", "ends"),
    [
        ("2026-06-10..2026-06-10", "Fri 12 Jun 00:00"),
        ("2026-06-11..2026-06-13", "Sun 14 Jun 12:00"),
    ],
)
def test_a_turn_ends_behind_a_vacation_and_before_the_rest_of_the_bank(
    days: str, ends: str
) -> None:
    """Now or to come; and one that is long over means nothing to a later turn."""
    clock = table("days 24h bank 14d", Hours(WARSAW))
    clock = clocks.ask(clocks.declare(clock, 0, Vacation.read(days), NOON), {0}, NOON)
    end, out = clocks.turn_end(clock, 0), clocks.deadline(clock, 0)
    assert end is not None
    assert out is not None
    assert told(end) == ends
    assert out > end + 10 * DAY
    later = NOON + 30 * DAY
    clock = clocks.ask(clocks.acted(clock, 0, NOON), {0}, later)
    assert clocks.turn_end(clock, 0) == later + DAY


def test_a_vacation_costs_nothing_while_nobody_waits() -> None:
    clock = table("days 24h bank 3d", Hours(WARSAW))
    clock = clocks.declare(clock, 0, Vacation.read("2026-06-11..2026-06-13"), NOON)
    clock = clocks.ask(clock, {0}, instant("2026-06-13 18:00"))
    home = clocks.show(clock, instant("2026-06-14 06:00"))[0]
    assert (home.left, home.bank) == (18 * HOUR, 3 * DAY - 6 * HOUR)


def test_when_the_bank_runs_dry_on_vacation_the_turn_goes_on() -> None:
    clock = clocks.ask(table("days 24h bank 2d", Hours(WARSAW)), {0}, NOON)
    clock = clocks.declare(clock, 0, Vacation.read("2026-06-12..2026-06-13"), NOON)
    late = replace(clock.seats[0], bank=DAY)  # as if a day had been used for another turn
    clock = replace(clock, seats=(late, clock.seats[1]))
    assert clocks.deadline(clock, 0) == NOON + 24 * HOUR + DAY
    clock = clocks.acted(clock, 0, instant("2026-06-11 06:00"))
    clock = clocks.ask(clock, {0}, instant("2026-06-11 06:00"))
    out = clocks.deadline(clock, 0)
    assert out is not None
    assert told(out) == "Sat 13 Jun 06:00"
    away = clocks.show(clock, instant("2026-06-12 06:00"))[0]
    assert away.away_until == instant("2026-06-13 00:00")


def test_a_vacation_may_begin_today() -> None:
    clock = clocks.ask(table("days 24h bank 1d", Hours(WARSAW)), {0}, NOON)
    clock = clocks.declare(clock, 0, Vacation.read("2026-06-10..2026-06-10"), NOON + HOUR)
    tonight = clocks.show(clock, instant("2026-06-11 00:00"))[0]
    assert (tonight.left, tonight.bank, tonight.running) == (23 * HOUR, 13 * HOUR, True)


def test_a_vacation_can_be_taken_back() -> None:
    clock = clocks.ask(table("days 24h bank 3d"), {0}, NOON)
    away = clocks.declare(clock, 0, Vacation.read("2026-06-11..2026-06-12"), NOON)
    assert clocks.declare(away, 0, None, NOON) == clock


@pytest.mark.parametrize(
    ("pace", "vacation", "message", "part"),
    [
        ("days 24h bank 3d", "2026-06-09..2026-06-10", "vacation-when", "2026-06-10"),
        ("days 24h bank 3d", "2027-06-30..2027-06-30", "vacation-when", "2027-06-11"),
        ("days 24h bank 3d", "2026-06-11..2026-06-14", "vacation-bank", "4 days are"),
        ("days 24h bank 0d", "2026-06-11..2026-06-11", "vacation-bank", "no whole day"),
        ("live 10m+15s", "2026-06-11..2026-06-11", "vacation-pace", "days 24h bank 14d"),
    ],
)
def test_a_vacation_has_to_fit(pace: str, vacation: str, message: str, part: str) -> None:
    with pytest.raises(BadInput) as error:
        clocks.declare(table(pace), 0, Vacation.read(vacation), NOON)
    assert error.value.message == message
    assert part in str(error.value)


def test_a_vacation_taken_back_at_once_can_be_declared_again() -> None:
    vacation = Vacation.read("2026-06-10..2026-06-12")
    clock = clocks.ask(table("days 24h bank 3d"), {0}, NOON)
    clock = clocks.declare(clock, 0, vacation, NOON)
    clock = clocks.declare(clock, 0, None, NOON + 5)
    assert clock.seats[0].bank == 3 * DAY - 5
    for later in (5, 6 * HOUR):  # today is half over, so all of it is still paid for
        again = clocks.declare(clock, 0, vacation, NOON + later)
        assert again.seats[0].vacation == vacation


@pytest.mark.parametrize(
    ("bank", "days", "holds"),
    [(3 * DAY - 5, 3, 3), (3 * DAY - HOUR, 3, 3), (3 * DAY - HOUR - 1, 2, 2), (DAY - 5, 1, 1),
     (0, 0, 0)],
)  # fmt: skip
def test_no_day_of_a_vacation_is_lost_for_moments(bank: int, days: int, holds: int) -> None:
    clock = table("days 24h bank 3d")
    clock = replace(clock, seats=(replace(clock.seats[0], bank=bank), clock.seats[1]))
    first = date(2026, 6, 11)
    if days:
        clocks.declare(clock, 0, Vacation(first, first + timedelta(days=days - 1)), NOON)
    with pytest.raises(BadInput) as error:
        clocks.declare(clock, 0, Vacation(first, first + timedelta(days=days)), NOON)
    assert (error.value.message, error.value.args_["bank"]) == ("vacation-bank", holds)


def test_an_empty_bank_pays_for_no_vacation_however_short() -> None:
    late, today = instant("2026-06-10 23:30"), Vacation.read("2026-06-10..2026-06-10")
    clock = table("days 24h bank 0d", Hours(WARSAW), at=late)
    with pytest.raises(BadInput, match="no whole day"):
        clocks.declare(clock, 0, today, late)


def test_new_hours_do_not_move_a_deadline_that_is_near() -> None:
    night = Hours.read(f"{WARSAW} 20:00-04:00")
    clock = clocks.ask(table("days 24h bank 0d", DAYTIME), {0}, NOON)
    moved = clocks.set_hours(clock, 0, night, NOON + HOUR)
    assert clocks.deadline(moved, 0) == clocks.deadline(clock, 0)
    moved = clocks.ask(clocks.acted(moved, 0, NOON + HOUR), {0}, NOON + HOUR)
    assert (moved.seats[0].hours, moved.seats[0].coming) == (night, None)


def test_new_hours_hold_at_once_for_who_is_not_asked() -> None:
    clock = clocks.set_hours(table("days 24h bank 0d"), 0, DAYTIME, NOON)
    assert clock.seats[0].hours == DAYTIME


def test_hours_do_not_matter_at_a_live_table() -> None:
    clock = clocks.set_hours(table("live 10m+15s", DAYTIME), 0, DAYTIME, NOON)
    assert clock == table("live 10m+15s")


def test_at_night_the_turn_stands_still() -> None:
    clock = clocks.ask(table("days 24h bank 1d", DAYTIME), {0}, NOON)
    faces = [clocks.show(clock, NOON + h * HOUR)[0] for h in (9, 10, 19, 20, 21)]
    assert [face.running for face in faces] == [True, False, False, True, True]
    assert [face.left for face in faces] == [h * HOUR for h in (15, 14, 14, 14, 13)]


# --- pauses, caretakers, clocks that are behind ---------------------------------------------------


@pytest.mark.parametrize("pace", ["live 10m+15s", "days 24h bank 2d"])
def test_a_pause_stops_everybody(pace: str) -> None:
    clock = clocks.ask(table(pace), {0, 1}, NOON)
    out = clocks.earliest(clock)
    assert out is not None
    clock = clocks.pause(clock, NOON + MINUTE)
    assert clocks.earliest(clock) is None
    assert clocks.expired(clock, NOON + 100 * DAY) == ()
    clock = clocks.resume(clock, NOON + 100 * DAY)
    assert clocks.earliest(clock) == out + 100 * DAY - MINUTE


def cared_for(pace: str, late: int, back: int) -> Clock:
    """A seat that was late; the caretaker has played and is asked again when the player returns."""
    clock = clocks.ask(table(pace), {0}, NOON)
    clock = clocks.hand_over(clock, 0, NOON + late)
    assert clocks.earliest(clock) is None
    clock = clocks.acted(clock, 0, NOON + late + SECOND)
    clock = clocks.ask(clock, {0}, NOON + late + MINUTE)
    return clocks.give_back(clock, 0, NOON + back)


@pytest.mark.parametrize(
    ("pace", "late", "time"),
    [
        ("live 1m+15s", MINUTE, 15 * SECOND),
        ("live 1m+0s", MINUTE, 10 * SECOND),  # else there would be no way back
        ("live 2m+15s", MINUTE, MINUTE),  # had left with more
        ("days 24h bank 0d", DAY, DAY),
    ],
)
def test_who_returns_after_a_caretaker_can_go_on(pace: str, late: int, time: int) -> None:
    back = cared_for(pace, late, 3 * DAY)
    assert clocks.deadline(back, 0) == NOON + 3 * DAY + time


def test_a_caretaker_earns_no_time() -> None:
    clock = clocks.hand_over(table("live 10m+15s"), 0, NOON)
    for turn in range(50):
        clock = clocks.acted(clocks.ask(clock, {0}, NOON + turn), 0, NOON + turn)
    assert lefts(clock, NOON + DAY)[0] == 10 * MINUTE


@pytest.mark.parametrize(("pace", "late"), [("live 1m+15s", MINUTE), ("days 24h bank 0d", DAY)])
def test_who_was_late_and_returns_before_the_caretaker_has_played_is_still_late(
    pace: str, late: int
) -> None:
    clock = clocks.hand_over(clocks.ask(table(pace), {0}, NOON), 0, NOON + late)
    assert clocks.expired(clocks.give_back(clock, 0, NOON + late), NOON + late) == (0,)


@pytest.mark.parametrize("pace", ["live 10m+15s", "days 24h bank 2d"])
def test_leaving_and_returning_gains_nothing(pace: str) -> None:
    clock = clocks.ask(table(pace), {0}, NOON)
    before = clocks.advance(clock, NOON + 5 * MINUTE)
    back = clocks.give_back(clocks.hand_over(clock, 0, NOON + 5 * MINUTE), 0, NOON + 5 * MINUTE)
    assert back == before
    assert clocks.give_back(before, 0, NOON + 5 * MINUTE) == before


@pytest.mark.parametrize("pace", ["live 10m+15s", "days 24h bank 2d"])
def test_a_server_whose_clock_is_behind_gives_no_time_back(pace: str) -> None:
    clock = clocks.ask(table(pace), {0}, NOON)
    later = clocks.advance(clock, NOON + MINUTE)
    behind = NOON + 30 * SECOND
    assert clocks.advance(later, behind) == later
    assert clocks.show(later, behind) == clocks.show(later, NOON + MINUTE)
    assert clocks.acted(later, 0, behind) == clocks.acted(later, 0, NOON + MINUTE)
    assert clocks.pause(later, behind).since == NOON + MINUTE


# --- what always holds ----------------------------------------------------------------------------


rarely = st.sampled_from([False] * 7 + [True])


@st.composite
def some_vacation(draw: st.DrawFn) -> Vacation:
    first = date(2026, 3, 1) + timedelta(days=draw(st.integers(0, 60)))
    return Vacation(first, first + timedelta(days=draw(st.integers(0, 20))))


@st.composite
def some_seat(draw: st.DrawFn, pace: Pace) -> Seat:
    asked, in_care = not draw(rarely), draw(rarely)
    if isinstance(pace, Untimed):
        return Seat(0, asked, in_care)
    if isinstance(pace, Live):
        return Seat(draw(st.integers(0, 2 * pace.stock)), asked, in_care)
    return Seat(
        draw(st.integers(0, pace.turn)),
        asked,
        in_care,
        draw(st.integers(0, pace.bank)),
        draw(some_hours()),
        draw(st.none() | some_hours()),
        draw(st.none() | some_vacation()),
    )


@st.composite
def some_clock(draw: st.DrawFn) -> Clock:
    """Any clock in spring 2026, when clocks are changed all over the world."""
    pace = draw(paces | days)
    since = instant("2026-03-01") + draw(st.integers(0, 60 * DAY))
    seats = draw(st.lists(some_seat(pace), min_size=1, max_size=3))
    return Clock(pace, since, tuple(seats), draw(rarely))


spans = st.integers(0, 40 * DAY) | st.integers(0, 30 * MINUTE)
properly = settings(deadline=None, max_examples=60)


@properly
@given(some_clock())
def test_a_deadline_is_the_first_instant_at_which_time_is_up(clock: Clock) -> None:
    for seat in range(len(clock.seats)):
        out = clocks.deadline(clock, seat)
        if out is None:
            assert seat not in clocks.expired(clock, clock.since + 1000 * DAY)
        else:
            assert seat in clocks.expired(clock, out)
            assert out == clock.since or seat not in clocks.expired(clock, out - 1)


@properly
@given(some_clock(), st.lists(spans, max_size=12))
def test_many_small_steps_are_one_big_step(clock: Clock, steps: list[int]) -> None:
    walked, out = clock, clocks.earliest(clock)
    for step in steps:
        walked = clocks.advance(walked, walked.since + step)
        if out is not None and walked.since <= out:
            assert clocks.earliest(walked) == out
    assert walked == clocks.advance(clock, clock.since + sum(steps))


@properly
@given(some_clock(), spans, spans, spans)
def test_a_pause_neither_loses_nor_gains_time(
    clock: Clock, before: int, length: int, after: int
) -> None:
    stopped = clocks.pause(clock, clock.since + before)
    resumed = clocks.resume(stopped, stopped.since + length)
    assert resumed.seats == stopped.seats
    if not isinstance(clock.pace, Days):  # days have a calendar that goes on
        moved = replace(stopped, paused=False)
        end = resumed.since + after
        assert clocks.advance(resumed, end).seats == clocks.advance(moved, end - length).seats


@properly
@given(some_clock(), spans)
def test_what_is_taken_is_what_the_hours_count_outside_vacations(clock: Clock, span: int) -> None:
    end = clock.since + span
    after = clocks.advance(clock, end)
    for one, other in zip(clock.seats, after.seats, strict=True):
        if not clock.runs(one):
            assert one == other
        elif one.bank == 0:
            assert other.left == max(0, one.left - one.hours.between(clock.since, end))
        elif one.vacation is None and other.left:
            assert other.left == one.left - one.hours.between(clock.since, end)
            assert other.bank == one.bank


DEEDS = ("ask", "ask both", "acted", "pause", "resume", "hand over", "give back", "hours", "away")
# What happens at a table, at which seat, and how long after what happened before.
deeds = st.tuples(st.sampled_from(DEEDS), st.integers(0, 1), st.integers(-HOUR, 3 * DAY))


def after(clock: Clock, deed: tuple[str, int, int], hours: Hours) -> Clock:
    name, seat, later = deed
    at = clock.since + later  # may lie before: another server
    soon = date(1970, 1, 1) + timedelta(days=max(at, clock.since) // DAY + 2)
    step: dict[str, Callable[[], Clock]] = {
        "ask": lambda: clocks.ask(clock, {seat}, at),
        "ask both": lambda: clocks.ask(clock, {0, 1}, at),
        "acted": lambda: clocks.acted(clock, seat, at),
        "pause": lambda: clocks.pause(clock, at),
        "resume": lambda: clocks.resume(clock, at),
        "hand over": lambda: clocks.hand_over(clock, seat, at),
        "give back": lambda: clocks.give_back(clock, seat, at),
        "hours": lambda: clocks.set_hours(clock, seat, hours, at),
        "away": lambda: clocks.declare(clock, seat, Vacation(soon, soon), at),
    }
    try:
        return step[name]()
    except BadInput:  # no vacation here, or none left
        assert name == "away"
        return clock


@properly
@given(paces, some_hours(), st.lists(deeds, max_size=15))
def test_whatever_happens_time_goes_forward_and_is_never_negative(
    pace: Pace, hours: Hours, course: list[tuple[str, int, int]]
) -> None:
    line = [clocks.start(pace, 2, NOON, {0: hours})]
    for deed in course:
        line.append(after(line[-1], deed, hours))
    for before, now in pairwise(line):
        assert before.since <= now.since
        assert all(seat.left >= 0 and seat.bank >= 0 for seat in now.seats)
        assert all(a.bank >= b.bank for a, b in zip(before.seats, now.seats, strict=True))
        out = clocks.earliest(now)
        assert out is None or out >= now.since
