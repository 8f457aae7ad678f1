"""Action 2: markers on what was left, and new tops (W-UPG): TV-30 .. TV-33."""

from __future__ import annotations

from typing import Any

from tests.waldgaertner.tables import (
    acting,
    choose,
    coins,
    cults,
    hand,
    legal,
    market,
    number,
    play,
    random_game,
    rule_id,
    score,
    sell_newest,
    settle,
    sizes,
    step,
    table,
    tops,
)
from waldbach.game import CHANCE, State
from waldbach.games.waldgaertner import layout as at


def abc(round: int = 2, **more: Any) -> State:
    """Three regions whose tops are a, b and c."""
    return table(round=round, tops="low-a low-b low-c", **more)


@rule_id("TV-30", "W-UPG-01", "W-UPG-02", "W-UPG-04")
def test_TV_30_what_is_left_gets_a_marker_each_round() -> None:
    state = choose(abc(round=1, coins=(1, 1, 1)), 1, 1, 2)
    state = sell_newest(play(state, "chance turn low-d"))
    assert (int(state.this_round), cults(state)) == (2, {"low-c": 1})
    one, two, three = tops(state)
    assert three == "low-c"
    assert "-" not in (one, two)
    assert {one, two}.isdisjoint({"low-a", "low-b", "low-d"})
    state = sell_newest(choose(state, 1, 2, 2))
    assert cults(state) == {"low-c": 2}


@rule_id("TV-31", "W-UPG-03", "W-SELL-04", "W-SELL-03")
def test_TV_31_markers_stay_on_a_card_that_is_sold_and_bought_again() -> None:
    state = abc(coins=(1, 9, 1), cults={"low-c": 2})
    state = choose(state, 3, 1, 2)
    assert (hand(state, 1)[-1], cults(state)) == ("low-c", {"low-c": 2})
    state = play(
        state, "1 sell low-c", f"2 sell {hand(state, 2)[0]}", f"3 sell {hand(state, 3)[0]}"
    )
    assert coins(state)[0] == 2  # a shrub with markers is still a shrub
    assert "low-c" in market(state)
    assert cults(state) == {"low-c": 2}
    state = choose(settle(state), 1, 6, 2)
    state = play(state, "2 pile market", "2 take low-c", "2 grow low-c 1.1")
    state = sell_newest(state)
    assert cults(state)["low-c"] == 2
    assert score(state)[1] == 3 + 2


@rule_id("TV-32", "W-UPG-06", "W-SIX-03")
def test_TV_32_a_six_takes_the_fifth_card_and_the_top_still_gets_its_marker() -> None:
    state = choose(abc(coins=(1, 1, 3)), 1, 1, 6)
    state = play(settle(state), "3 pile 2")
    state = settle(state)
    pile = [word.split()[1] for word in legal(state, 3, "take")]
    assert pile[0] == "low-b"
    state = play(state, f"3 take {pile[4]}")
    assert hand(state, 3)[-1] == pile[4]
    rest = pile[:4] + pile[5:]
    assert [number(key) for key in rest] == state.deck[1, : state.cards[1]].tolist()
    state = sell_newest(state)
    assert (tops(state)[1], cults(state)) == ("low-b", {"low-b": 1, "low-c": 1})


@rule_id("TV-33", "W-SIX-07", "W-UPG-04")
def test_TV_33_a_six_takes_the_open_top_and_the_next_card_is_shown_without_marker() -> None:
    state = choose(abc(coins=(1, 1, 3), cults={"low-b": 2}), 1, 1, 6)
    state = settle(play(settle(state), "3 pile 2"))
    second = legal(state, 3, "take")[1].split()[1]
    state = play(state, "3 take low-b")
    assert (hand(state, 3)[-1], cults(state)) == ("low-b", {"low-b": 2})  # markers come along
    assert tops(state)[1] == "-"
    state = sell_newest(state)
    assert tops(state)[1] == second
    assert cults(state) == {"low-b": 2, "low-c": 1}


@rule_id("W-UPG-04", "W-UNI-02")
def test_W_UPG_04_a_card_revealed_now_gets_no_marker_now() -> None:
    state = choose(abc(), 1, 2, 3)
    assert tops(state) == ["-", "-", "-"]
    state = sell_newest(state)
    assert "-" not in tops(state)
    assert cults(state) == {}


@rule_id("W-UPG-04")
def test_W_UPG_04_markers_come_before_new_tops() -> None:
    """While chance turns the first new top, the markers are already there."""
    state = choose(abc(), 1, 1, 2)
    state = play(
        settle(state), *(f"{seat} sell {hand(settle(state), seat)[0]}" for seat in (1, 2, 3))
    )
    assert (step(state), acting(state)) == ("turn tops", [CHANCE])
    assert cults(state) == {"low-c": 1}


@rule_id("W-UPG-05")
def test_W_UPG_05_only_open_tops_get_markers() -> None:
    """In whole games: a marker is laid only on a card that was an open top just before."""
    for seats in (2, 4):
        for before, _, _, after in random_game(seats):
            for card in (after.cult > before.cult).nonzero()[0]:
                assert after.cult[card] == before.cult[card] + 1
                shown = [before.deck[r, 0] for r in range(before.regions) if before.open[r]]
                assert card in shown
                assert before.where[card] == at.DECK


@rule_id("W-UPG-07")
def test_W_UPG_07_an_empty_region_stays_as_it_is() -> None:
    state = table(coins=(1, 1, 1), tops="low-a low-b low-c", sizes=(1, 20, 20))
    state = sell_newest(choose(state, 1, 2, 3))
    assert sizes(state) == [0, 19, 19]
    assert tops(state)[0] == "-"
    state = sell_newest(choose(state, 2, 2, 3))
    assert (tops(state)[0], cults(state)) == ("-", {})


@rule_id("W-UPG-02", "W-UPG-03")
def test_W_UPG_02_markers_add_up_in_the_value() -> None:
    state = table(gardens={1: "1.1 low-c"}, cults={"low-c": 4})
    assert score(state)[0] == 3 + 4
