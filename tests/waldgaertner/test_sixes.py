"""Those who chose six (W-SIX, A-07, A-09 .. A-11; 10.8): TV-51 .. TV-55."""

from __future__ import annotations

from typing import Any

import pytest

from tests.waldgaertner.tables import (
    GAME,
    acting,
    case,
    choose,
    coins,
    hand,
    hands,
    legal,
    market,
    number,
    play,
    refusal,
    refused,
    rule_id,
    settle,
    sizes,
    step,
    table,
    tops,
)
from waldbach.game import CHANCE, SPECTATOR, State


def sixes(*purse: int, seats: int = 3, **more: Any) -> State:
    """All who are given coins choose six; the others take tops alone."""
    others = iter(range(1, 6))
    state = table(seats, coins=[*purse, *[0] * (seats - len(purse))], **more)
    return choose(state, *(6 if n < len(purse) else next(others) for n in range(seats)))


def buy(state: State) -> State:
    """Whoever is asked for a pile takes the first card of the market."""
    (seat,) = acting(state)
    return play(state, f"{seat} pile market", f"{seat} take {market(state)[0]}")


def order(state: State) -> list[int]:
    """Who buys after whom, until all have."""
    found = []
    while step(state) == "pile":
        found += acting(state)
        state = settle(buy(state))
    return found


# --- alone ----------------------------------------------------------------------------------------


@rule_id("W-SIX-01", "W-SIX-02", "A-09")
def test_W_SIX_02_pay_three_and_take_one_card_of_one_pile() -> None:
    state = sixes(5, market="medlar low-a", tops="low-b low-c low-d")
    assert [cards[-1] for cards in hands(state)[1:]] == ["low-b", "low-c"]  # the others are done
    assert (step(state), acting(state)) == ("pile", [1])
    assert legal(state, 1) == ["pile 1", "pile 2", "pile 3", "pile market"]
    state = play(state, "1 pile market")
    assert coins(state)[0] == 2  # paid before the card is taken
    assert legal(state, 1) == ["take medlar", "take low-a"]  # no other pile, no way back
    assert refused(state, "1 pile 2") == "not-at-a-pile"
    state = play(state, "1 take medlar")
    assert (hand(state, 1)[-1], market(state), step(state)) == ("medlar", ["low-a"], "play")


@rule_id("W-SIX-02", "A-09")
def test_A_09_the_pile_must_exist_and_hold_a_card() -> None:
    state = sixes(3, sizes=(9, 9, 0), market="")
    assert legal(state, 1) == ["pile 1", "pile 2"]
    assert refused(state, "1 pile 3") == refused(state, "1 pile market") == "empty-pile"
    assert refused(state, "1 pile 4") == "no-such-region"
    assert refusal(state, "1 pile 3").rule == "A-09"
    state = settle(play(state, "1 pile 1"))
    assert refused(state, f"1 take {hand(state, 2)[0]}") == "not-in-pile"


@rule_id("W-SIX-03", "W-SIX-07")
def test_W_SIX_03_the_whole_pile_is_seen_in_order_and_its_order_stays() -> None:
    state = play(sixes(3, tops="low-a low-b low-c"), "1 pile 3", "chance deal low-c")
    state = play(state, "chance deal medlar", "chance deal quince", "chance deal pear")
    state = settle(state)
    pile = [word.split()[1] for word in legal(state, 1, "take")]
    assert pile[:4] == ["low-c", "medlar", "quince", "pear"]
    assert len(pile) == sizes(state)[2]
    state = play(state, "1 take quince")
    left = state.deck[2, : state.cards[2]].tolist()
    assert left == [number(key) for key in pile if key != "quince"]
    assert tops(state)[2] == "low-c"


@rule_id("W-SIX-06")
def test_W_SIX_06_any_number_may_choose_six_and_nothing_is_laid_out() -> None:
    state = sixes(9, 8, 7, 6, seats=4)
    assert step(state) == "pile"
    assert order(state) == [1, 2, 3, 4]


# --- several --------------------------------------------------------------------------------------


@rule_id("TV-52", "W-SIX-04", "A-06")
@pytest.mark.parametrize(("purse", "expected"), [((6, 4), [1, 2]), ((4, 6), [2, 1])])
def test_TV_52_more_coins_go_first(purse: tuple[int, int], expected: list[int]) -> None:
    state = sixes(*purse)
    assert order(state) == expected
    while step(state) == "pile":
        state = buy(state)
    assert coins(state)[:2] == [purse[0] - 3, purse[1] - 3]


@pytest.mark.parametrize(
    ("claims", "expected"),
    [
        case("TV-53 A-10", ["1 claim 1", "2 claim any"], [1, 2]),
        case("A-10", ["1 claim any", "2 claim 1"], [2, 1]),
        case("A-10", ["1 claim 2", "2 claim any"], [2, 1]),
        case("W-SIX-05", ["2 claim 1", "1 claim 2"], [2, 1]),
    ],
)
def test_W_SIX_05_equals_who_agree(claims: list[str], expected: list[int]) -> None:
    state = sixes(4, 4)
    assert (step(state), acting(state)) == ("claim", [1, 2])
    assert order(play(state, *claims)) == expected


@rule_id("A-10", "A-11")
def test_A_10_who_says_any_gets_a_free_position_by_lot() -> None:
    state = sixes(4, 4, 4)
    assert legal(state, 3) == ["claim any", "claim 1", "claim 2", "claim 3"]
    state = play(state, "1 claim any", "2 claim 2", "3 claim any")
    assert legal(state, CHANCE) == ["first 1", "first 3"]
    assert order(play(state, "chance first 3")) == [3, 2, 1]
    assert order(play(state, "chance first 1")) == [1, 2, 3]


@rule_id("A-10")
def test_A_10_if_all_say_any_chance_finds_the_whole_order() -> None:
    state = play(sixes(4, 4, 4), *(f"{seat} claim any" for seat in (1, 2, 3)))
    assert legal(state, CHANCE) == ["first 1", "first 2", "first 3"]
    state = play(state, "chance first 2")
    assert legal(state, CHANCE) == ["first 1", "first 3"]
    assert order(play(state, "chance first 3")) == [2, 3, 1]


@rule_id("TV-53", "W-SIX-05", "A-10")
def test_TV_53_after_three_clashes_the_action_of_the_equals_lapses() -> None:
    state = sixes(4, 4, 3)
    for attempt in (1, 2, 3):
        assert (step(state), acting(state), int(state.attempt)) == ("claim", [1, 2], attempt)
        state = play(state, "1 claim 1", "2 claim 1")
    assert coins(state) == [4, 4, 3]  # nobody has paid
    assert (step(state), acting(state)) == ("pile", [3])  # the poorer one still acts
    state = buy(state)
    assert (step(state), acting(state)) == ("play", [3])  # the two have nothing to play
    assert [len(cards) for cards in hands(state)] == [1, 1, 2]
    assert coins(state) == [4, 4, 0]


@rule_id("A-10")
def test_A_10_the_claims_of_an_attempt_are_shown_to_all() -> None:
    state = play(sixes(4, 4), "1 claim 1")
    for viewer in (1, 2, SPECTATOR):
        assert GAME.view(state, viewer).claimed[0] == -1
        assert GAME.same(
            GAME.view(state, viewer), GAME.view(play(sixes(4, 4), "1 claim 2"), viewer)
        )
    state = play(state, "2 claim 1")
    assert state.claimed[:2].tolist() == [1, 1]
    for viewer in (2, SPECTATOR):
        assert GAME.view(state, viewer).claimed[:2].tolist() == [1, 1]
    assert order(play(state, "1 claim any", "2 claim 1")) == [2, 1]


@rule_id("A-10", "10.10")
def test_A_10_a_claim_is_final_and_a_position_must_exist() -> None:
    state = sixes(4, 4)
    why = refusal(state, "1 claim 3")
    assert (why.reason, why.rule, why.details["most"]) == ("no-such-position", "A-10", 2)
    state = play(state, "1 claim 1")
    assert legal(state, 1) == []
    assert refusal(state, "1 claim 2").reason == "final"
    assert refused(state, "3 claim 1") == "wald-not-your-turn"


@rule_id("A-10", "W-SIX-04")
def test_A_10_each_coin_level_agrees_for_itself() -> None:
    state = sixes(4, 7, 4, 7, seats=4)
    assert acting(state) == [2, 4]
    state = play(state, "2 claim 2", "4 claim 1")
    state = buy(buy(state))
    assert (step(state), acting(state)) == ("claim", [1, 3])


@rule_id("A-11")
def test_A_11_equal_sixes_shuffle_nothing() -> None:
    state = sixes(4, 4, 4)
    assert (step(state), acting(state)) == ("claim", [1, 2, 3])


# --- nothing left ---------------------------------------------------------------------------------


@rule_id("A-09", "TV-55")
def test_A_09_a_later_six_gets_nothing_and_pays_nothing() -> None:
    state = table(6, coins=(5, 4, 0, 0, 0, 0), sizes=[0] * 5, market="medlar")
    assert acting(state) == [1, 2]
    state = play(state, "1 choose 6", "2 choose 6", "1 pile market", "1 take medlar")
    assert (step(state), acting(state)) == ("play", [1])
    assert coins(state)[:2] == [2, 4]
    assert len(hand(state, 2)) == 1


@rule_id("10.8")
def test_10_8_equal_sixes_are_not_asked_when_nothing_is_left() -> None:
    """The first level takes the last card: the equals below are asked for no claims."""
    state = table(6, coins=(5, 4, 4, 0, 0, 0), sizes=[0] * 5, market="medlar")
    state = play(state, "1 choose 6", "2 choose 6", "3 choose 6", "1 pile market", "1 take medlar")
    assert (step(state), acting(state)) == ("play", [1])
    assert coins(state)[:3] == [2, 4, 4]


@rule_id("10.8", "A-09")
def test_10_8_a_contest_can_take_what_the_sixes_hoped_for() -> None:
    state = table(3, coins=(4, 4, 1), sizes=(1, 0, 0), market="")
    state = choose(state, 6, 6, 1)
    assert (step(state), acting(state)) == ("play", [3])
    assert coins(state) == [4, 4, 1]


@rule_id("A-09")
def test_A_09_the_second_of_equals_finds_nothing_after_the_first() -> None:
    state = table(6, coins=(4, 4, 0, 0, 0, 0), sizes=[0] * 5, market="medlar")
    state = play(state, "1 choose 6", "2 choose 6", "1 claim 2", "2 claim 1")
    state = play(state, "2 pile market", "2 take medlar")
    assert (step(state), acting(state), coins(state)[:2]) == ("play", [2], [4, 1])
