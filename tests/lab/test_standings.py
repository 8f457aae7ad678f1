"""The figures of a tournament against what one gets by hand."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest
from openskill.models import PlackettLuce

from waldbach.lab.pools import Row
from waldbach.lab.ratings import rate
from waldbach.lab.standings import alone_of, pairs_of, players_of, share, thoughts_of


def game(deal: int, *seats: tuple[str, int, int]) -> Row:
    """A row from each seat's player, place and points; each has decided twice."""
    return {
        "deal": deal,
        "seats": [
            {"player": player, "place": place, "total": total, "decisions": 2}
            for player, place, total in seats
        ],
        "seconds": [0.5 * (number + 1) for number in range(len(seats))],
        "longest": [0.4 * (number + 1) for number in range(len(seats))],
    }


TWO = [
    game(1, ("a", 1, 10), ("b", 2, 5)),
    game(1, ("b", 1, 9), ("a", 2, 8)),
    game(2, ("a", 1, 7), ("b", 1, 7)),
    game(2, ("b", 2, 1), ("a", 1, 4)),
]
THREE = [
    game(1, ("a", 1, 9), ("b", 2, 5), ("b", 3, 4)),
    game(1, ("b", 1, 9), ("a", 2, 5), ("b", 2, 5)),
    game(2, ("b", 1, 9), ("a", 1, 9), ("a", 3, 1)),
]


def test_players_of_two_seats() -> None:
    a, b = players_of(TWO, ["b", "a"])
    assert (a.player, a.games, a.place, a.points) == ("a", 4, 1.25, 7.25)
    assert a.firsts == share([0.5, 0.75])  # deal 1: one of two; deal 2: a half and a whole
    assert (b.player, b.firsts.value) == ("b", 0.375)
    assert b.points == 5.5


def test_pairs_of_two_seats() -> None:
    (pair,) = pairs_of(TWO, ["a", "b", "c"])
    assert (pair.one, pair.other, pair.games) == ("a", "b", 4)
    assert pair.ahead == share([0.5, 0.75])
    assert alone_of(TWO, ["a", "b"]) == []


def test_players_at_several_seats_count_by_seat() -> None:
    a, b = players_of(THREE, ["a", "b"])
    assert a.firsts.value == fmean([fmean([1.0, 0.0]), 0.5 / 2])
    assert b.firsts.value == fmean([fmean([0.0, 0.5]), 0.5])
    assert (a.games, b.games) == (3, 3)
    assert a.place == fmean([1, 2, 1, 3])
    (pair,) = pairs_of(THREE, ["a", "b"])
    # Ahead of both, then behind one and level with the other, then level and behind.
    assert pair.ahead.value == fmean([fmean([1.0, 0.25]), 0.25])


def test_one_alone_among_others() -> None:
    a_alone, b_alone = alone_of(THREE, ["a", "b"])
    assert (a_alone.one, a_alone.rest, a_alone.games) == ("a", "b", 2)
    assert a_alone.firsts == share([0.5])
    assert (b_alone.one, b_alone.games, b_alone.firsts.value) == ("b", 1, 0.5)


def test_thinking() -> None:
    a, b = thoughts_of(TWO, ["a", "b"])
    assert (a.decisions, a.longest) == (8, 0.8)
    assert a.mean == (0.5 + 1.0 + 0.5 + 1.0) / 8 == b.mean


def test_the_interval_by_hand() -> None:
    """Deals 1, 1, 1, 0.5 with two won and two lost added: mean 5.5 / 8, squares 1.46875 in all."""
    found = share([1.0, 1.0, 1.0, 0.5])
    spread = 1.959964 * (1.46875 / 7 / 8) ** 0.5
    assert found.value == 0.875
    assert (found.low, found.high) == pytest.approx((0.6875 - spread, min(1.0, 0.6875 + spread)))


@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_an_interval_is_never_empty_and_narrows_with_deals(value: float) -> None:
    few, many = share([value] * 5), share([value] * 500)
    for found in (few, many):
        assert 0 <= found.low <= found.value <= found.high <= 1
        assert found.high - found.low > 0
    assert many.high - many.low < (few.high - few.low) / 20


def test_the_interval_knows_that_rotations_belong_together() -> None:
    """The same wins: wide where the deal decides them, narrow where the seat does."""
    by_deal, by_seat = share([0.0, 1.0] * 50), share([0.5] * 100)
    assert by_deal.value == by_seat.value
    assert by_deal.high - by_deal.low > 4 * (by_seat.high - by_seat.low)


@pytest.mark.parametrize(
    ("deals", "truth", "together"), [(10, 0.5, 1), (25, 0.85, 2), (60, 0.3, 4)]
)
def test_the_interval_holds_the_truth_as_often_as_it_says(
    deals: int, truth: float, together: int
) -> None:
    rng = np.random.default_rng(1)
    found = [share((rng.binomial(together, truth, deals) / together).tolist()) for _ in range(2000)]
    assert np.mean([one.low <= truth <= one.high for one in found]) > 0.94


def test_ratings_are_those_of_openskill_game_by_game() -> None:
    model = PlackettLuce()
    a, b = model.rating(), model.rating()
    for places in ([1.0, 2.0], [2.0, 1.0], [1.0, 1.0]):
        [[a], [b]] = model.rate([[a], [b]], ranks=places)
    found = rate(["a", "b"], [[("a", 1), ("b", 2)], [("b", 1), ("a", 2)], [("b", 1), ("a", 1)]])
    assert found["a"].mu == pytest.approx(a.mu)
    assert found["b"].sigma == pytest.approx(b.sigma)
    assert found["a"].ordinal == pytest.approx(a.ordinal())


def test_ratings_of_a_player_at_several_seats_are_their_mean() -> None:
    model = PlackettLuce()
    [[a], [b], [c]] = model.rate([[model.rating()] for _ in range(3)], ranks=[1.0, 2.0, 3.0])
    found = rate(["a", "b"], [[("a", 1), ("b", 2), ("b", 3)]])
    assert found["a"].mu == pytest.approx(a.mu)
    assert found["b"].mu == pytest.approx((b.mu + c.mu) / 2)


def test_better_players_get_better_ratings() -> None:
    games = [[("a", 1), ("b", 2), ("c", 3)], [("b", 2), ("c", 3), ("a", 1)]] * 10
    found = rate(["c", "a", "b"], games)
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert found["a"].sigma < PlackettLuce().rating().sigma
