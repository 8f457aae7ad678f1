"""The course of rounds (W-ROUND, W-PHASE): TV-07 .. TV-09."""

from __future__ import annotations

import pytest

from tests.waldgaertner.tables import (
    GAME,
    Years,
    acting,
    case,
    choose,
    coins,
    cults,
    flowers,
    hand,
    hands,
    legal,
    new,
    phase,
    play,
    refused,
    rule_id,
    sell_newest,
    settle,
    step,
    table,
    tops,
)
from waldbach.game import CHANCE
from waldbach.games.waldgaertner import layout as at


@rule_id("W-ROUND-01", "W-PLAY-01")
def test_W_ROUND_01_phase_then_upgrade_then_dice_then_plays() -> None:
    """A harvest and a marker come with the opening of round 3, before the dice; then the cards."""
    state = table(round=6, tops="low-a low-b low-c", gardens={1: "2.1 currant"}, flowers="currant")
    state = choose(state, 1, 2, 2)  # low-c stays
    state = sell_newest(state)
    assert (int(state.this_round), phase(state), step(state)) == (7, 6, "choose")
    assert flowers(state) == []
    assert cults(state) == {"low-c": 1}
    state = choose(state, 1, 2, 3)
    assert (step(state), acting(state)) == ("play", [1, 2, 3])


@rule_id("W-ROUND-02", "TV-07")
def test_W_ROUND_02_the_first_round_has_neither_harvest_nor_markers() -> None:
    """All that happens between the start cards and the first dice is that tops are turned."""
    state = play(settle(new(3)), "1 start 1", "2 start 2", "3 start 3")
    seen = []
    while acting(state) == [CHANCE]:
        seen.append(step(state))
        state = play(state, f"chance {legal(state, CHANCE)[0]}")
    assert seen == ["deal start"] * 3 + ["turn tops"] * 3
    assert (int(state.this_round), phase(state), step(state)) == (1, 0, "choose")
    assert (coins(state), cults(state)) == ([1, 1, 1], {})


@rule_id("W-ROUND-03")
def test_W_ROUND_03_a_new_round_begins_when_the_last_has_played() -> None:
    state = choose(table(round=4), 1, 2, 3)
    for seat in (2, 3):
        state = play(state, f"{seat} sell {hand(state, seat)[0]}")
        assert (int(state.this_round), step(state)) == (4, "play")
    assert acting(state) == [1]
    state = play(state, f"1 sell {hand(state, 1)[0]}")
    assert int(state.this_round) == 5


@rule_id("W-ROUND-04", "W-SEL-02")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_W_ROUND_04_there_is_no_order_of_seats(order: tuple[int, ...]) -> None:
    """Who says a number first makes no difference, neither at the dice nor at the plays."""
    state = table(coins=(2, 2, 5), tops="low-a low-b low-c")
    assert acting(state) == [1, 2, 3]
    dice = {1: 1, 2: 1, 3: 2}
    chosen = play(state, *(f"{seat} choose {dice[seat]}" for seat in order))
    assert GAME.same(chosen, choose(state, 1, 1, 2))
    alone = choose(state, 1, 2, 3)
    cards = {1: "low-a", 2: "low-b", 3: "low-c"}
    played = play(alone, *(f"{seat} sell {cards[seat]}" for seat in order))
    assert GAME.same(played, play(alone, "1 sell low-a", "2 sell low-b", "3 sell low-c"))


# --- twenty rounds --------------------------------------------------------------------------------


@rule_id("TV-07", "W-ROUND-05", "W-PHASE-01", "W-SETUP-01")
def test_TV_07_the_phases_of_twenty_rounds() -> None:
    played = Years("medlar", {}).states
    assert [phase(played[round]) for round in range(1, 21)] == [*range(10), *range(10)]
    assert sorted(played) == [*range(1, 21), 22]


@rule_id("TV-07", "W-PHASE-02")
def test_TV_07_nineteen_updates_in_the_game_and_one_at_its_end() -> None:
    """Each phase is checked twice: every plant with a flower in its harvest phase gives it back."""
    checked = []
    for round in range(2, 22):
        state = table(round=round - 1, hands=("low-a low-b",), gardens={2: "3.1 medlar"})
        state.harvest[:] = (round - 1) % 10
        state.bloom[:] = 5 if (round - 1) % 10 != 5 else 4
        state.flower[state.garden[1, state.garden[1] != at.NONE]] = 1
        after = play(state, "1 sell low-b")
        checked.append(coins(after)[1] - coins(state)[1])
    assert checked == [1] * 20


@rule_id("TV-08", "W-END-01")
def test_TV_08_the_first_return_to_winter_is_half_time() -> None:
    state = sell_newest(choose(table(round=10), 1, 2, 3))
    assert (int(state.this_round), phase(state), step(state)) == (11, 0, "choose")
    assert {"choose 1", "choose 2", "choose 3"} <= set(legal(state, 1))


@rule_id("TV-09", "W-END-01", "W-END-02", "W-UPG-01")
def test_TV_09_after_round_20_winter_no_markers_no_dice_last_cards() -> None:
    state = table(
        round=20,
        hands=("low-a low-b", "low-c low-d", "low-e low-f"),
        gardens={1: "1.1 winterberry"},
        flowers="winterberry",
    )
    shown = tops(state)
    state = play(state, "1 sell low-a", "2 sell low-c", "3 sell low-e")
    assert phase(state) == 0
    assert coins(state) == [3, 2, 2]  # the winterberry is harvested
    assert (cults(state), tops(state)) == ({}, shown)
    assert (step(state), acting(state)) == ("play", [1, 2, 3])
    assert refused(state, "1 choose 1") == "not-selecting"
    assert hands(state) == [["low-b"], ["low-d"], ["low-f"]]


@pytest.mark.parametrize(
    ("round", "expected"),
    [
        case("W-PHASE-01", 1, 1),
        case("W-PHASE-01 W-ROUND-05", 9, 9),
        case("W-PHASE-01 TV-08", 10, 0),
    ],
)
def test_W_PHASE_01_the_marker_goes_on_by_one_and_from_9_to_0(round: int, expected: int) -> None:
    state = table(round=round, hands=("low-a low-b",))
    assert phase(play(state, "1 sell low-a")) == expected


@rule_id("W-PHASE-02")
def test_W_PHASE_02_all_gardens_are_checked() -> None:
    state = table(
        round=6,
        hands=("low-a low-b",),
        gardens={1: "2.1 currant", 2: "1.1 bilberry", 3: "3.1 medlar, 5.1 lime"},
        flowers="currant bilberry medlar lime",
    )
    state = play(state, "1 sell low-b")
    assert coins(state) == [3, 2, 2]
    assert flowers(state) == ["medlar"]  # ripe a phase later


@rule_id("W-PHASE-03")
def test_W_PHASE_03_hand_market_and_regions_are_not_checked() -> None:
    state = table(
        round=2,
        hands=("low-a low-b", "currant"),
        market="bilberry",
        tops="oleaster-one oleaster-two lime",
    )
    state = play(state, "1 sell low-b")
    assert phase(state) == 2  # all of them bloom now
    assert flowers(state) == []
