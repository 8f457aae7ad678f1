"""Action 4: selling or growing one card (W-PLAY, W-SELL, A-28, A-33, A-35)."""

from __future__ import annotations

import pytest

from tests.waldgaertner.tables import (
    GAME,
    acting,
    case,
    choose,
    coins,
    garden,
    hand,
    hands,
    legal,
    market,
    new,
    play,
    random_game,
    refusal,
    refused,
    rule_id,
    sell_newest,
    settle,
    step,
    table,
)
from waldbach.game import SPECTATOR
from waldbach.games.waldgaertner import layout as at


@rule_id("W-PLAY-01", "W-PLAY-02")
def test_W_PLAY_01_with_two_cards_one_must_be_played_old_or_new() -> None:
    state = table(hands=("medlar low-a",))
    assert (step(state), acting(state)) == ("play", [1])
    assert legal(state, 1) == [
        "sell medlar", "grow medlar 3.1", "grow medlar 3.2", "grow medlar 3.3",
        "sell low-a", *(f"grow low-a 1.{slot}" for slot in range(1, 6)),
    ]  # fmt: skip
    assert hand(play(state, "1 sell medlar"), 1) == ["low-a"]
    assert hand(play(state, "1 grow low-a 1.2"), 1) == ["medlar"]
    why = refusal(state, "1 sell quince")
    assert (why.reason, why.rule) == ("wald-not-in-hand", "W-PLAY-01")


@rule_id("W-PLAY-03", "A-35")
def test_W_PLAY_03_selling_is_always_possible() -> None:
    """Also into an empty market, also the card just taken, also with every row closed."""
    state = table(hands=("acacia low-a",), market="")
    assert {"sell acacia", "sell low-a"} <= set(legal(state, 1))
    assert market(play(state, "1 sell low-a")) == ["low-a"]
    for before, seat, _, _ in random_game(3):
        if before.step == at.ASK_PLAY:
            held = hand(before, seat + 1)
            assert legal(before, seat + 1, "sell") == [f"sell {card}" for card in held]


@rule_id("A-35", "W-PLAY-01")
def test_A_35_the_card_just_taken_may_be_sold_again_and_again() -> None:
    state = table(round=3, coins=(0, 0, 0))
    for _ in range(4):
        state = choose(state, 1, 2, 3)
        just = hand(state, 1)[1]
        state = sell_newest(state)
        assert just in market(state)


@rule_id("W-PLAY-04")
def test_W_PLAY_04_who_got_no_card_plays_nothing() -> None:
    state = table(hands=("medlar", "low-a low-b", "quince"))
    assert acting(state) == [2]
    assert legal(state, 1) == []
    assert refused(state, "1 sell medlar") == "wald-not-your-turn"


@pytest.mark.parametrize(
    ("card", "price"),
    [
        case("TV-56 W-SELL-02", "high-a", 1),
        case("TV-56 W-SELL-02 W-CLIMB-01 A-22", "akebia", 1),
        case("TV-56 W-SELL-02", "small-a", 2),
        case("TV-56 W-SELL-02 W-SELL-03", "large-a", 2),
        case("W-SELL-02", "low-a", 1),
        case("W-SELL-02", "medium-a", 2),
        case("W-SELL-03", "buckthorn-male", 1),
        case("W-SELL-03", "cherry-one", 2),
    ],
)
@pytest.mark.parametrize("markers", [0, 3])
def test_TV_56_prices(card: str, price: int, markers: int) -> None:
    state = table(coins=(4, 1, 1), hands=(f"low-j {card}",), cults={card: markers}, market="hop")
    state = play(state, f"1 sell {card}")
    assert coins(state)[0] == 4 + price
    assert set(market(state)) == {card, "hop"}
    assert state.cult[state.where == at.MARKET].sum() == markers  # they stay on the card


@rule_id("W-SELL-01", "A-33")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_W_SELL_01_a_sold_card_lies_open_in_the_market(viewer: int) -> None:
    state = play(table(hands=("medlar low-a",), market="hop kiwi"), "1 sell medlar")
    assert market(GAME.view(state, viewer)) == ["medlar", "hop", "kiwi"]


@rule_id("A-33")
def test_A_33_every_card_of_the_market_can_be_taken_whatever_lies_on_top() -> None:
    state = table(coins=(3, 1, 1), market="hop kiwi medlar low-a")
    state = play(choose(state, 6, 1, 2), "1 pile market")
    assert legal(state, 1) == ["take medlar", "take hop", "take kiwi", "take low-a"]


@rule_id("W-SELL-04", "A-33")
def test_W_SELL_04_markers_travel_with_a_card_through_the_market() -> None:
    state = table(coins=(1, 3, 1), hands=("medlar low-a",), cults={"medlar": 2})
    state = play(state, "1 sell medlar")
    state = play(choose(state, 1, 6, 2), "2 pile market", "2 take medlar", "2 grow medlar 3.1")
    state = sell_newest(state)
    assert GAME.results(state)[1].points["markers"] == 2


@rule_id("W-GROW-01")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_W_GROW_01_a_grown_card_stands_open_in_the_own_garden_free_of_charge(viewer: int) -> None:
    state = play(table(coins=(0, 0, 0), hands=("medlar low-a",)), "1 grow medlar 3.2")
    assert coins(state) == [0, 0, 0]
    assert garden(GAME.view(state, viewer), 1) == {"3.2": "medlar"}
    assert garden(state, 2) == {}


# --- all at once ----------------------------------------------------------------------------------


@rule_id("A-28", "10.10")
def test_A_28_plays_are_sealed_and_applied_together() -> None:
    state = table(hands=("medlar low-a", "quince low-b", "low-c"))
    state = play(state, "1 sell medlar")
    assert "medlar" not in market(state)
    assert (acting(state), GAME.sealed(state)) == ([2], (0,))
    for viewer in (1, 2, SPECTATOR):
        other = play(table(hands=("medlar low-a", "quince low-b", "low-c")), "1 grow low-a 1.1")
        assert GAME.same(GAME.view(state, viewer), GAME.view(other, viewer))
    state = play(state, "2 grow quince 3.3")
    assert "medlar" in market(state)
    assert garden(state, 2) == {"3.3": "quince"}


@rule_id("10.10", "A-28")
def test_10_10_a_play_can_be_changed_until_all_are_in() -> None:
    state = table(hands=("medlar low-a", "quince low-b"))
    state = play(state, "1 sell medlar", "1 grow low-a 1.4", "1 grow medlar 3.1")
    assert "sell low-a" in legal(state, 1)
    state = play(state, "2 sell low-b")
    assert (garden(state, 1), hand(state, 1)) == ({"3.1": "medlar"}, ["low-a"])


@rule_id("10.10")
def test_10_10_a_start_region_is_final() -> None:
    state = play(settle(new(3)), "1 start 1")
    assert legal(state, 1) == []
    why = refusal(state, "1 start 2")
    assert (why.reason, why.rule) == ("final", "A-10")


@rule_id("10.10")
def test_10_10_what_can_be_changed_is_no_barrier_and_all_else_is() -> None:
    for before, seat, action, after in random_game(4):
        sealed = before.step in (at.SELECT, at.ASK_PLAY) and after.step == before.step
        changed = sealed and after.this_round == before.this_round and after.commit[seat] == action
        assert GAME.barrier(before, seat, action, after) != changed


@rule_id("10.5", "A-28", "W-PLAY-01", "A-30")
def test_10_5_action_4_goes_on_until_every_hand_holds_its_target() -> None:
    for seats in (2, 3, 6):
        for before, _, _, after in random_game(seats):
            held = [len(cards) for cards in hands(after)]
            if after.step == at.SELECT:
                assert held == [1] * seats
            if after.step == at.OVER:
                assert held == [0] * seats
            assert max(held) <= 2
            if before.step == at.ASK_PLAY and after.this_round > before.this_round:
                assert max(held) <= 1
