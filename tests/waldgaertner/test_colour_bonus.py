"""The fourth colour (W-COL, A-26 .. A-28; 10.3, 10.9): TV-63, TV-64, TV-68."""

from __future__ import annotations

from typing import Any

import pytest

from tests.waldgaertner.tables import (
    acting,
    case,
    choose,
    coins,
    cults,
    garden,
    hand,
    hands,
    legal,
    market,
    play,
    refusal,
    refused,
    rule_id,
    sell_newest,
    settle,
    step,
    table,
)
from waldbach.game import CHANCE, State

THREE = "1.1 white-one, 1.2 pink-one, 1.3 yellow-one"
TWO_SETS = "2.1 white-two, 2.2 pink-two, 2.3 yellow-two"


def planting(card: str, plants: str = THREE, **more: Any) -> State:
    """Seat 1 has this garden and holds the card."""
    given: dict[str, Any] = {"market": "hop kiwi", **more}
    return table(hands=(f"{card} low-j",), gardens={1: plants}, **given)


@pytest.mark.parametrize(
    ("plants", "card", "place", "offered"),
    [
        case("TV-63 W-COL-01", THREE, "red-one", "1.4", True),
        case("TV-63 W-COL-02", "1.1 white-one, 2.1 white-two, 1.2 pink-one", "yellow-one", "1.4",
             False),
        case("W-COL-02 W-CARD-07", THREE, "low-a", "1.4", False),
        case("W-COL-02", THREE, "white-two", "2.1", False),
        case("TV-63", f"{THREE}, 1.4 red-one", "purple-one", "1.5", True),  # not taken before
        case("W-COL-01", "1.1 white-one, 1.2 pink-one", "red-one", "1.4", False),
    ],
)  # fmt: skip
def test_W_COL_01_four_different_colours(plants: str, card: str, place: str, offered: bool) -> None:
    state = play(planting(card, plants), f"1 grow {card} {place}")
    assert (step(state) == "bonus") == offered
    if offered:
        assert acting(state) == [1]
        assert legal(state, 1) == ["bonus hop", "bonus kiwi", "no-bonus"]


@rule_id("W-COL-02")
def test_W_COL_02_whether_the_plants_bloom_or_are_fertilised_is_irrelevant() -> None:
    """None of the four has a flower, and the marker has passed their bloom."""
    state = planting("red-one", round=9)
    assert step(play(state, "1 grow red-one 1.4")) == "bonus"


@rule_id("TV-63", "A-26", "W-COL-03")
@pytest.mark.parametrize("answer", ["bonus hop", "no-bonus"])
def test_TV_63_the_bonus_is_offered_once_in_a_game(answer: str) -> None:
    """Taken or declined, the fifth colour brings nothing."""
    state = table(hands=("red-one purple-one",), gardens={1: THREE}, market="hop kiwi")
    state = play(state, "1 grow red-one 1.4", f"1 {answer}")
    if answer == "no-bonus":
        state = choose(settle(state), 1, 2, 3)
    state = play(state, "1 grow purple-one 1.5")
    state = sell_newest(state)
    assert (step(state), len(garden(state, 1))) == ("choose", 5)


@rule_id("TV-64", "W-COL-04", "A-27", "W-PLAY-01")
def test_TV_64_the_card_goes_to_the_hand_and_one_must_be_played_at_once() -> None:
    state = play(planting("red-one"), "1 grow red-one 1.4", "1 bonus kiwi")
    assert (hand(state, 1), market(state)) == (["low-j", "kiwi"], ["hop"])
    assert (step(state), acting(state), int(state.this_round)) == ("play", [1], 2)
    assert coins(state)[0] == 1  # free of charge
    assert {"sell low-j", "sell kiwi", "grow kiwi 2.1", "grow low-j 1.5"} <= set(legal(state, 1))
    grown = play(state, "1 grow kiwi 2.1")
    assert (garden(grown, 1)["2.1"], hand(grown, 1)) == ("kiwi", ["low-j"])
    assert hand(play(state, "1 sell low-j"), 1) == ["kiwi"]


@rule_id("A-27")
def test_A_27_the_card_comes_with_its_markers_and_is_planted_at_the_usual_cost() -> None:
    plants = f"{THREE}, 1.4 red-one, 5.1 large-a"
    state = table(
        coins=(5, 1, 1),
        hands=("purple-one low-j",),
        gardens={1: plants},
        market="large-b hop",
        cults={"large-b": 2},
    )
    state = play(state, "1 grow purple-one 1.5", "1 bonus large-b", "1 grow large-b 5.2")
    assert (coins(state)[0], cults(state)["large-b"]) == (0, 2)


@rule_id("A-27", "W-COL-01")
def test_A_27_only_a_card_of_the_market_and_only_when_asked() -> None:
    state = planting("red-one")
    assert refused(state, "1 bonus hop") == "not-asked-bonus"
    state = play(state, "1 grow red-one 1.4")
    why = refusal(state, "1 bonus medlar")
    assert (why.reason, why.rule) == ("not-in-market", "W-COL-01")
    assert refused(state, "2 bonus hop") == "wald-not-your-turn"
    assert refused(state, "1 sell low-j") == "not-playing"


@rule_id("A-27")
def test_A_27_declining_forfeits_the_bonus() -> None:
    state = play(planting("red-one"), "1 grow red-one 1.4", "1 no-bonus")
    assert int(state.this_round) == 3
    state = sell_newest(choose(settle(state), 1, 2, 3))
    assert int(state.this_round) == 4  # nothing was offered again


# --- an empty market ------------------------------------------------------------------------------


@rule_id("10.3", "A-27")
def test_10_3_with_an_empty_market_the_claim_waits_for_a_later_round() -> None:
    state = play(planting("red-one", market=""), "1 grow red-one 1.4")
    assert (step(settle(state)), int(state.this_round)) == ("choose", 3)
    state = choose(settle(state), 1, 2, 3)
    state = play(state, *(f"{seat} sell {hand(state, seat)[1]}" for seat in (1, 2, 3)))
    assert (step(state), acting(state)) == ("bonus", [1])
    assert len(legal(state, 1, "bonus")) == 3


@rule_id("10.3")
def test_10_3_it_is_not_retried_in_the_same_action_4() -> None:
    """Seat 1 takes the only card; what it sells then comes too late for seat 2."""
    state = table(
        coins=(5, 1, 1),
        hands=("red-one low-i", "red-two low-j"),
        gardens={1: THREE, 2: TWO_SETS},
        market="hop",
    )
    state = play(state, "1 grow red-one 1.4", "2 grow red-two 2.4", "1 bonus hop", "1 sell low-i")
    assert (step(settle(state)), int(state.this_round)) == ("choose", 3)
    assert market(state) == ["low-i"]
    state = choose(settle(state), 1, 2, 3)
    state = play(state, *(f"{seat} sell {hand(state, seat)[1]}" for seat in (1, 2, 3)))
    assert (step(state), acting(state)) == ("bonus", [2])


@rule_id("10.3", "A-30")
def test_10_3_it_may_wait_until_the_last_cards() -> None:
    state = table(
        last_cards=True,
        hands=("low-h", "low-i", "low-j"),
        gardens={1: f"{THREE}, 1.4 red-one"},
        market="",
    )
    state = play(state, "1 grow low-h 1.5", "2 sell low-i", "3 grow low-j 1.1")
    assert (step(state), legal(state, 1)) == ("bonus", ["bonus low-i", "no-bonus"])
    state = play(state, "1 bonus low-i")
    assert (step(state), acting(state)) == ("play", [1])
    assert step(play(state, "1 sell low-i")) == "over"


# --- several bonuses ------------------------------------------------------------------------------


def two_bonuses(first: int, second: int, market: str = "hop kiwi") -> State:
    return table(
        coins=(first, second, 1),
        hands=("red-one low-i", "red-two low-j"),
        gardens={1: THREE, 2: TWO_SETS},
        market=market,
    )


@rule_id("A-28")
@pytest.mark.parametrize(("purse", "order"), [((4, 2), [1, 2]), ((2, 4), [2, 1])])
def test_A_28_more_coins_take_their_bonus_first(purse: tuple[int, int], order: list[int]) -> None:
    state = play(two_bonuses(*purse), "1 grow red-one 1.4", "2 grow red-two 2.4")
    first, second = order
    assert (step(state), acting(state)) == ("bonus", [first])
    state = play(state, f"{first} bonus kiwi")
    assert (step(state), acting(state)) == ("bonus", [second])
    assert legal(state, second) == ["bonus hop", "no-bonus"]
    state = play(state, f"{second} bonus hop")
    assert (step(state), acting(state)) == ("play", [1, 2])


@rule_id("A-28")
def test_A_28_equal_coins_by_lot() -> None:
    state = play(two_bonuses(3, 3), "1 grow red-one 1.4", "2 grow red-two 2.4")
    assert (step(state), legal(state, CHANCE)) == ("bonus order", ["first 1", "first 2"])
    assert acting(play(state, "chance first 2")) == [2]


@rule_id("10.9", "A-28")
def test_10_9_coins_after_all_plays_decide() -> None:
    """Seat 1 has more coins than seat 2 until it pays five for its extra."""
    state = table(
        coins=(7, 3, 1),
        hands=("large-b low-i", "red-two low-j"),
        gardens={1: f"{THREE}, 1.4 red-one, 5.1 large-a", 2: TWO_SETS},
        market="hop kiwi",
    )
    state = play(state, "1 grow large-b 5.2", "2 grow red-two 2.4")
    assert coins(state)[:2] == [2, 3]
    assert acting(state) == [2]


@rule_id("A-28")
def test_A_28_cards_sold_in_this_action_4_are_available() -> None:
    state = table(hands=("red-one low-i", "medlar low-j"), gardens={1: THREE}, market="hop")
    state = play(state, "1 grow red-one 1.4", "2 sell medlar")
    assert legal(state, 1) == ["bonus medlar", "bonus hop", "no-bonus"]


@rule_id("A-28", "10.5")
def test_A_28_a_bonus_card_that_completes_nothing_ends_the_loop() -> None:
    state = play(planting("red-one"), "1 grow red-one 1.4", "1 bonus kiwi", "1 sell kiwi")
    assert int(state.this_round) == 3
    assert [len(cards) for cards in hands(state)] == [1, 1, 1]


@rule_id("TV-68", "A-30")
def test_TV_68_the_last_card_brings_the_fourth_colour() -> None:
    state = table(
        last_cards=True,
        hands=("red-one", "low-i", "low-j"),
        gardens={1: THREE},
        market="hop kiwi",
    )
    state = play(state, "1 grow red-one 1.4", "2 sell low-i", "3 sell low-j")
    assert step(state) == "bonus"
    state = play(state, "1 bonus hop")
    assert (step(state), acting(state), hand(state, 1)) == ("play", [1], ["hop"])
    state = play(state, "1 grow hop 1.5")
    assert (step(state), hands(state)) == ("over", [[], [], []])
    assert garden(state, 1)["1.5"] == "hop"
