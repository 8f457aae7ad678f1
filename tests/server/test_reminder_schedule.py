"""When somebody is reminded: the plan, and what holds whatever happens."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldbach.server.clocks import ALWAYS
from waldbach.server.pace import DAY, HOUR, MINUTE, SECOND, Hours
from waldbach.server.reminders.schedule import MOST, MOST_LIVE, Turn, due_at

WEDNESDAY = 1_782_864_000_000 + 12 * HOUR  # 1 July 2026, 12:00 UTC; 14:00 in Warsaw
WARSAW = Hours.read("Europe/Warsaw 08:00-22:00 free sat sun")


def turn(deadline: int | None = None, live: bool = False, hours: Hours = ALWAYS) -> Turn:
    return Turn(asked=WEDNESDAY, deadline=deadline, live=live, hours=hours)


def all_of(one: Turn) -> list[int]:
    """When somebody is reminded who never comes, counted from when they were asked."""
    found: list[int] = []
    while True:
        at = due_at(replace(one, sent=tuple(found)), max([one.asked, *found]))
        if at is None:
            return [instant - one.asked for instant in found]
        found.append(at)


# --- the plan -------------------------------------------------------------------------------------


def test_at_a_live_table_one_reminder_comes_after_half_a_minute() -> None:
    assert all_of(turn(WEDNESDAY + 10 * MINUTE, live=True)) == [30 * SECOND]
    assert all_of(turn(WEDNESDAY + 20 * SECOND, live=True)) == []


def test_without_a_clock_the_gaps_grow_and_then_it_is_quiet() -> None:
    first = 10 * MINUTE
    assert all_of(turn()) == [first + days * DAY for days in (0, 1, 3, 7, 15)]


@pytest.mark.parametrize(
    ("time", "reminders"),
    [
        (HOUR, [10 * MINUTE, 45 * MINUTE]),
        (24 * HOUR, [10 * MINUTE, 21 * HOUR]),
        (72 * HOUR, [10 * MINUTE, DAY + 10 * MINUTE, 69 * HOUR]),
        (336 * HOUR, [10 * MINUTE, *(d * DAY + 10 * MINUTE for d in (1, 3, 7)), 333 * HOUR]),
        (10 * MINUTE, []),
    ],
)
def test_the_last_reminder_comes_before_the_time_is_up(time: int, reminders: list[int]) -> None:
    assert all_of(turn(WEDNESDAY + time)) == reminders


def test_one_reminder_is_kept_for_the_end_however_far_it_is() -> None:
    assert all_of(turn(WEDNESDAY + 100 * DAY))[-1] == 100 * DAY - 3 * HOUR


def test_reminders_wait_for_the_morning_and_for_monday() -> None:
    late = replace(turn(hours=WARSAW), asked=WEDNESDAY + 9 * HOUR)  # 23:00 in Warsaw
    assert all_of(late)[0] == 9 * HOUR
    friday = replace(late, asked=WEDNESDAY + 2 * DAY + 9 * HOUR)
    assert all_of(friday)[0] == 2 * DAY + 9 * HOUR


def test_the_last_call_counts_hours_in_which_the_person_is_awake() -> None:
    """A vacation bank runs out at any hour, here on Thursday at three in the night."""
    night = WEDNESDAY + 13 * HOUR
    assert all_of(turn(night, hours=WARSAW)) == [10 * MINUTE, 6 * HOUR]  # 20:00, two hours awake


def test_who_has_looked_is_left_alone_for_as_long_as_if_reminded() -> None:
    seen = WEDNESDAY + HOUR
    assert due_at(replace(turn(), seen=seen), seen) == seen + 10 * MINUTE
    reminded = replace(turn(), sent=(WEDNESDAY + 10 * MINUTE,), seen=seen)
    assert due_at(reminded, seen) == seen + DAY
    live = replace(turn(live=True), seen=seen)
    assert due_at(live, seen) == seen + 30 * SECOND


def test_a_look_before_the_turn_began_changes_nothing() -> None:
    before = replace(turn(), seen=WEDNESDAY - HOUR)
    assert due_at(before, WEDNESDAY) == due_at(turn(), WEDNESDAY)


def test_the_last_call_keeps_its_distance() -> None:
    short = replace(turn(WEDNESDAY + 4 * HOUR), sent=(WEDNESDAY + 2 * HOUR + 50 * MINUTE,))
    assert due_at(short, WEDNESDAY + 3 * HOUR) == WEDNESDAY + 3 * HOUR + 20 * MINUTE


def test_what_was_missed_is_made_up_for_once() -> None:
    late = WEDNESDAY + 2 * DAY
    assert due_at(turn(), late) == late
    assert due_at(replace(turn(), sent=(late,)), late) == late + DAY


# --- what always holds ----------------------------------------------------------------------------

HOURS = st.sampled_from(
    [ALWAYS, WARSAW, Hours.read("Asia/Tokyo 18:00-02:00 free mon"),
     Hours.read("America/New_York 09:00-17:00 free tue wed thu fri")]
)  # fmt: skip
INSTANTS = st.integers(WEDNESDAY, WEDNESDAY + 30 * DAY)


@st.composite
def turns(draw: st.DrawFn) -> Turn:
    """Any turn, with reminders as the schedule would have them sent, or late."""
    live = draw(st.booleans())
    most = HOUR if live else 40 * DAY
    span = draw(st.none() | st.integers(0, most))
    asked = draw(INSTANTS)
    made = Turn(
        asked=asked,
        deadline=None if span is None else asked + span,
        live=live,
        hours=draw(HOURS),
        seen=draw(st.none() | st.integers(asked - DAY, asked + 5 * DAY)),
        present=draw(st.booleans()),
        paused=draw(st.booleans()),
    )
    for late in draw(st.lists(st.integers(0, 2 * DAY), max_size=MOST)):
        there = replace(made, present=False, paused=False)
        at = due_at(there, max([asked, *(t + late for t in made.sent[-1:])]))
        if at is not None:
            made = replace(made, sent=(*made.sent, at))
    return made


@given(one=turns(), now=INSTANTS)
def test_nobody_is_reminded_at_the_table_nor_at_a_paused_one(one: Turn, now: int) -> None:
    if one.present or one.paused:
        assert due_at(one, now) is None


@given(one=turns(), now=INSTANTS)
def test_reminders_lie_ahead_within_hours_and_before_the_deadline(one: Turn, now: int) -> None:
    at = due_at(one, now)
    if at is not None:
        assert at >= max(now, one.asked)
        assert one.hours.open(at)
        assert one.deadline is None or at < one.deadline


@given(one=turns(), now=INSTANTS, later=st.integers(0, 3 * DAY))
def test_an_answer_holds_until_its_time_and_never_comes_earlier(
    one: Turn, now: int, later: int
) -> None:
    at, then = due_at(one, now), due_at(one, now + later)
    if at is None:
        assert then is None
    elif now + later <= at:
        assert then == at
    else:
        assert then is None or then >= now + later


@given(one=turns(), now=INSTANTS, look=st.integers(0, 3 * DAY))
def test_whoever_looks_is_not_reminded_sooner(one: Turn, now: int, look: int) -> None:
    looked = replace(one, seen=max(one.away, now + look))
    at, then = due_at(one, now), due_at(looked, now + look)
    if at is None:
        assert then is None
    else:
        assert then is None or then >= at


@given(one=turns(), coming=st.randoms(use_true_random=False))
def test_never_more_than_so_many_for_a_decision(one: Turn, coming: random.Random) -> None:
    """Also if the person comes and goes and the server looks only now and then."""
    one = replace(one, sent=())
    now = one.asked
    for _ in range(60):
        now += coming.choice([SECOND, MINUTE, 20 * MINUTE, HOUR, DAY, 3 * DAY])
        if coming.random() < 0.2:
            one = replace(one, seen=now)
        if due_at(replace(one, present=False, paused=False), now) == now:
            one = replace(one, sent=(*one.sent, now))
    assert len(one.sent) <= (MOST_LIVE if one.live else MOST)
    assert all(b - a >= 30 * MINUTE for a, b in zip(one.sent, one.sent[1:], strict=False))
