"""What is done for a seat whose time is up (W-ASK; 10.4)."""

from __future__ import annotations

import numpy as np

from tests.waldgaertner.tables import (
    GAME,
    cardset,
    choose,
    hand,
    legal,
    new,
    number,
    play,
    rule_id,
    settle,
    table,
)
from waldbach.game import State


def idle(state: State, seat: int, seed: int = 0) -> str:
    """The word for a seat (from 1), from its own view."""
    view = GAME.view(state, seat - 1)
    action = GAME.idle(view, seat - 1, np.random.default_rng(seed))
    assert GAME.refusal(state, seat - 1, action) is None
    return GAME.format(action, state)


def worth(key: str) -> int:
    return cardset().cards[number(key)].value


def test_a_start_region_is_any() -> None:
    state = settle(new(3))
    assert {idle(state, 1, seed) for seed in range(20)} == {"start 1", "start 2", "start 3"}


def test_a_die_shows_any_region_but_no_six() -> None:
    state = table(coins=(9, 9, 9))
    assert {idle(state, 1, seed) for seed in range(20)} == {"choose 1", "choose 2", "choose 3"}


@rule_id("A-02")
def test_a_six_is_all_that_is_left() -> None:
    state = table(coins=(9, 9, 9), sizes=(0, 0, 0))
    assert idle(state, 1) == "choose 6"


def test_a_right_is_waived() -> None:
    assert idle(settle(choose(table(coins=(2, 1, 1)), 1, 1, 2)), 1) == "waive"


@rule_id("A-10")
def test_equal_sixes_take_any_position() -> None:
    assert idle(choose(table(coins=(4, 4, 1)), 6, 6, 1), 2) == "claim any"


@rule_id("10.4")
def test_10_4_a_six_takes_the_best_card_of_the_market() -> None:
    state = table(coins=(3, 1, 1), market="low-a low-e low-b")
    state = settle(choose(state, 6, 1, 2))
    assert idle(state, 1) == "pile market"
    state = play(state, "1 pile market")
    best = max(("low-a", "low-e", "low-b"), key=worth)
    assert idle(state, 1) == f"take {best}"


@rule_id("10.4")
def test_10_4_without_a_market_a_six_takes_any_card_of_any_pile() -> None:
    state = settle(choose(table(coins=(3, 1, 1), market=""), 6, 1, 2))
    assert {idle(state, 1, seed) for seed in range(20)} == {"pile 1", "pile 2", "pile 3"}
    state = settle(play(state, "1 pile 2"))
    assert len({idle(state, 1, seed) for seed in range(40)}) > 10


def test_the_less_valuable_card_is_sold() -> None:
    state = table(hands=("low-e low-a",))
    low = min(hand(state, 1), key=worth)
    assert idle(state, 1) == f"sell {low}"


def test_a_bonus_is_declined() -> None:
    colours = "1.1 white-one, 1.2 pink-one, 1.3 yellow-one"
    state = table(hands=("red-one low-j",), gardens={1: colours}, market="hop kiwi")
    state = play(state, "1 grow red-one 1.4")
    assert legal(state, 1, "bonus")
    assert idle(state, 1) == "no-bonus"
