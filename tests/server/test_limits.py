"""Rates and limits: never more than promised, never less, and never more memory than allowed."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, language
from waldbach.server.limits import MOST, PERIODS, Limiter, Rate, take

RATES = st.builds(Rate, st.integers(1, MOST), st.sampled_from(sorted(PERIODS)))
SMALL = st.builds(Rate, st.integers(1, 5), st.sampled_from(sorted(PERIODS)))
START = 1_700_000_000_000  # a time such as clocks give; nothing may hang on it being small


# --- words ----------------------------------------------------------------------------------------


@given(RATES)
def test_a_rate_is_read_as_it_is_written(rate: Rate) -> None:
    assert Rate.parse(str(rate)) == rate


@pytest.mark.parametrize(
    ("word", "count", "period"),
    [("5/s", 5, 1_000), ("20/minute", 20, 60_000), ("200/hour", 200, 3_600_000)],
)
def test_a_rate_is_a_number_and_a_time(word: str, count: int, period: int) -> None:
    rate = Rate.parse(word)
    assert (rate.count, rate.period) == (count, period)


@pytest.mark.parametrize(
    "word",
    ["", "5", "5/", "/s", "0/s", "05/s", "-5/s", "+5/s", "5 / s", " 5/s", "5/s ", "5/s\n", "5/sec",
     "5/S", "5/minutes", "5.5/s", "1e3/s", "\u0665/s", "5/day", "5/1s", "5/s/s", f"{MOST + 1}/hour",
     "9" * 5000 + "/s"],
)  # fmt: skip
def test_other_words_are_no_rates(word: str) -> None:
    for lang in LANGUAGES:
        token = language.set(lang)
        with pytest.raises(BadInput, match="20/minute"):
            Rate.parse(word)
        language.reset(token)


# --- one bucket -----------------------------------------------------------------------------------


def serve(rate: Rate, times: list[int]) -> list[int]:
    """The moments at which a token was got."""
    full_at, got = 0, []
    for now in times:
        full_at, wait = take(rate, full_at, now)
        if not wait:
            got.append(now)
    return got


@st.composite
def visits(draw: st.DrawFn) -> tuple[Rate, list[int]]:
    """A rate and moments that crowd around it."""
    rate = draw(SMALL)
    steps = st.integers(0, 2 * rate.period // rate.count)
    now, times = START, []
    for step in draw(st.lists(st.one_of(st.just(0), steps), max_size=40)):
        now += step
        times.append(now)
    return rate, times


@given(visits())
def test_no_span_of_time_brings_more_than_capacity_and_refill(case: tuple[Rate, list[int]]) -> None:
    rate, times = case
    got = serve(rate, times)
    for first in range(len(got)):
        for last in range(first, len(got)):
            refill = Fraction((got[last] - got[first]) * rate.count, rate.period)
            assert last - first + 1 <= rate.count + refill


@given(SMALL, st.data())
def test_a_slow_client_is_never_refused(rate: Rate, data: st.DataObject) -> None:
    """Whoever leaves a token's worth of time between two tries gets every one."""
    pause = -(-rate.period // rate.count)
    steps = data.draw(st.lists(st.integers(pause, 2 * pause), max_size=30))
    times = [START + sum(steps[:n]) for n in range(len(steps) + 1)]
    assert serve(rate, times) == times


@given(visits())
def test_the_wait_is_exact(case: tuple[Rate, list[int]]) -> None:
    rate, times = case
    full_at = 0
    for now in times:
        full_at, wait = take(rate, full_at, now)
        if wait:
            assert take(rate, full_at, now + wait)[1] == 0
            assert take(rate, full_at, now + wait - 1)[1] == 1


@given(RATES)
def test_a_rate_may_be_used_up_at_once_and_not_beyond(rate: Rate) -> None:
    all_but_one = START * rate.count + (rate.count - 1) * rate.period
    last, wait = take(rate, all_but_one, START)
    assert wait == 0
    unchanged, wait = take(rate, last, START)
    assert (unchanged, wait) == (last, -(-rate.period // rate.count))


# --- many buckets ---------------------------------------------------------------------------------


def test_keys_do_not_share_a_bucket() -> None:
    limiter = Limiter(Rate(1, "minute"))
    assert limiter.take("one", START) == 0
    assert limiter.take("one", START) == 60_000
    assert limiter.take("other", START) == 0


def test_what_is_given_back_can_be_taken_again() -> None:
    limiter = Limiter(Rate(2, "minute"))
    for _ in range(5):
        assert limiter.take("one", START) == 0
        limiter.give_back("one")
    limiter.give_back("never seen")
    assert [limiter.take("one", START) for _ in range(3)] == [0, 0, 30_000]
    assert limiter.take("never seen", START) == 0


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 700)), max_size=60))
def test_forgetting_full_buckets_changes_no_answer(steps: list[tuple[int, int]]) -> None:
    rate, now = Rate(2, "s"), START
    limiter, remembered = Limiter(rate), dict.fromkeys(range(4), 0)
    for key, step in steps:
        now += step
        remembered[key], wait = take(rate, remembered[key], now)
        assert limiter.take(key, now) == wait


def test_full_buckets_are_forgotten_as_others_come() -> None:
    limiter = Limiter(Rate(5, "s"))
    for key in range(1000):
        limiter.take(key, START)
    for later in range(500):
        limiter.take("late", START + 5_000 + later)
    assert len(limiter) == 1


def test_a_flood_of_keys_takes_no_more_memory_than_allowed() -> None:
    limiter = Limiter(Rate(1, "hour"), most=100)
    for key in range(5000):
        assert limiter.take(key, START) == 0
        assert len(limiter) <= 100


def test_a_flood_of_keys_does_not_free_who_keeps_trying() -> None:
    limiter = Limiter(Rate(1, "hour"), most=100)
    assert limiter.take("eager", START) == 0
    for key in range(1000):
        limiter.take(key, START)
        assert limiter.take("eager", START) > 0


def test_a_clock_that_is_set_back_locks_nobody_out() -> None:
    limiter = Limiter(Rate(2, "s"))
    limiter.take("one", START)
    assert limiter.take("one", START - 3_600_000) == 0
    assert limiter.take("one", START - 3_600_000) == 500
