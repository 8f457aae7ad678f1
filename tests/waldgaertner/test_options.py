"""The named options behind the least certain rulings, each against its default."""

from __future__ import annotations

from typing import Any

import pytest

from tests.waldgaertner.tables import (
    CARDS,
    GAME,
    acting,
    case,
    choose,
    coins,
    flowers,
    hand,
    hands,
    legal,
    market,
    new,
    places_for,
    play,
    refusal,
    rule_id,
    sell_newest,
    settle,
    step,
    table,
)
from waldbach.game import BadInput, State


def harvest(phase: int, plants: str, blooming: str, **options: Any) -> int:
    """What seat 1 earns when the marker comes to the phase."""
    state = table(
        round=phase or 10,
        coins=(0, 0, 0),
        hands=("low-h", "low-i low-j"),
        gardens={1: plants},
        flowers=blooming,
        **options,
    )
    return coins(play(state, "2 sell low-i"))[0]


@rule_id("A-19", "A-25", "A-18", "A-07", "A-29", "A-26")
def test_the_defaults_are_the_rulings() -> None:
    chosen = {option.name: (option.default, option.rule) for option in GAME.options}
    assert chosen == {
        "mode": ("basic", "W-ADV-01"),
        "origins": ("random", "A-39"),
        "cards": ("standard", ""),
        "nitrogen": ("sides", "A-19"),
        "males": ("give-nothing", "A-25"),
        "rank-limits": ("dropped", "A-18"),
        "sixes": ("before-plays", "A-07"),
        "final-check": ("yes", "A-29"),
        "colour-bonus": ("once", "A-26"),
    }
    for option in GAME.options:
        if option.choices:
            with pytest.raises(BadInput) as caught:
                GAME.new(3, {option.name: "perhaps"})
            assert caught.value.message == "bad-option"


# --- nitrogen -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("nitrogen", "plants", "paid"),
    [
        case("A-19", "sides", "2.1 goumi, 2.2 currant", 2),
        case("A-19", "north", "2.1 goumi, 2.2 currant", 1),
        case("A-19", "south", "2.1 goumi, 2.2 currant", 1),
        case("A-19", "printed", "2.1 goumi, 2.2 currant", 2),
        case("A-19", "sides", "1.1 vetch, 2.1 currant", 1),
        case("A-19", "north", "1.1 vetch, 2.1 currant", 2),  # 2.1 lies north-east of 1.1
        case("A-19", "north", "1.2 vetch, 2.1 currant", 2),  # and north-west of 1.2
        case("A-19", "north", "1.3 vetch, 2.1 currant", 1),
        case("A-19", "south", "1.1 vetch, 2.1 currant", 1),
        case("A-19", "south", "3.1 alder, 2.1 currant", 2),
        case("A-19", "south", "3.1 alder, 2.2 currant", 2),
        case("A-19", "south", "3.1 alder, 2.3 currant", 1),
        case("A-20", "north", "1.1 vetch, 1.2 oleaster-one, 2.1 currant", 3),
    ],
)
def test_A_19_where_the_arrows_point(nitrogen: str, plants: str, paid: int) -> None:
    assert harvest(6, plants, "currant", nitrogen=nitrogen, mode="advanced") == paid


@rule_id("A-19", "A-17")
def test_A_19_arrows_reach_row_6_from_both_trees_of_row_5() -> None:
    for plants in ("5.0 acacia, 5.1 large-a, 6.1 lime", "5.1 acacia, 5.2 large-a, 6.1 lime",
                   "5.0 large-a, 5.1 acacia, 6.1 lime"):  # fmt: skip
        assert harvest(6, plants, "lime", nitrogen="north") == 2
        assert harvest(6, plants, "lime", nitrogen="south") == 1
        swapped = plants.replace("acacia", "X").replace("lime", "acacia").replace("X", "lime")
        assert harvest(6, swapped, "lime", nitrogen="south") == 2


@rule_id("A-19")
def test_A_19_slanting_arrows_need_the_option() -> None:
    slanting = CARDS.replace(",,W E,raw", ",,NW SE,raw", 1)
    assert slanting != CARDS
    with pytest.raises(BadInput) as caught:
        GAME.new(3, {"cards": slanting})
    assert (caught.value.message, caught.value.args_["column"]) == ("card-slanting", "nitrogen")
    for nitrogen in ("printed", "north", "south"):
        assert GAME.new(3, {"cards": slanting, "nitrogen": nitrogen}).seats == 3


# --- males ----------------------------------------------------------------------------------------

FAMILY = "2.1 buckthorn-male, 2.2 buckthorn-one, 2.3 buckthorn-two"


@pytest.mark.parametrize(
    ("males", "plants", "paid"),
    [
        case("A-25", "give-nothing", FAMILY, 2),
        case("A-25", "paired", FAMILY, 1),  # the second female has no male flower of her own
        case("A-25", "paired", "2.1 buckthorn-male, 2.2 buckthorn-one", 1),
        case("A-25", "paired", "2.1 buckthorn-male, 2.2 buckthorn-one, 2.4 goumi", 1),
        case("A-25", "paired", "2.0 buckthorn-male, 2.1 buckthorn-one, 2.2 goumi", 2),
        # the female beside the nitrogen is paid first
        case(
            "A-25",
            "paired",
            "2.0 buckthorn-male, 2.1 buckthorn-one, 2.3 buckthorn-two, 2.4 goumi",
            2,
        ),
    ],
)
def test_A_25_males(males: str, plants: str, paid: int) -> None:
    blooming = " ".join(p.split()[1] for p in plants.split(",") if "buckthorn" in p)
    assert harvest(7, plants, blooming, males=males) == paid


@rule_id("A-25")
def test_A_25_paired_males_change_nothing_for_others() -> None:
    assert harvest(6, "2.1 goumi, 2.2 currant", "currant", males="paired") == 2
    state = table(
        round=7, hands=("low-i low-j",), gardens={1: FAMILY}, males="paired",
        flowers="buckthorn-male buckthorn-one buckthorn-two",
    )  # fmt: skip
    assert flowers(play(state, "1 sell low-i")) == []


# --- rank limits ----------------------------------------------------------------------------------


@rule_id("A-18", "W-ADV-03")
@pytest.mark.parametrize("limits", ["dropped", "kept"])
def test_A_18_rank_limits(limits: str) -> None:
    """Medium trees: two and an extra where the limits are kept."""
    two = "1.1 medium-a, 1.2 medium-b"
    for plants, full in ((two, False), (f"{two}, 1.3 medium-c", limits == "kept")):
        state = table(
            hands=("medium-h low-j",), gardens={1: plants}, mode="advanced", rank_limits=limits
        )
        assert (places_for(state, 1, "medium-h") == []) == full
        assert places_for(state, 1, "low-j") != []
        if full:
            why = refusal(state, "1 grow medium-h 1.5")
            assert (why.reason, why.rule) == ("rank-full", "W-ADV-03")


@rule_id("A-18")
def test_A_18_limits_by_rank_are_those_of_the_basic_garden() -> None:
    """6, 5, 4, 3 and 3 plants of the five heights, extras included."""
    for height, most in (("low", 6), ("high", 5), ("small", 4), ("medium", 3), ("large", 3)):
        cards = [f"{height}-{'abcdefgh'[n]}" for n in range(most)]
        spots = ["1.1", "1.2", "1.3", "1.4", "1.5", "3.1"]
        for count in (most - 1, most):
            plants = ", ".join(map(" ".join, zip(spots, cards[:count], strict=False)))
            last = {"low": "low-i", "high": "high-h", "small": "small-f", "medium": "medium-h",
                    "large": "large-f"}[height]  # fmt: skip
            state = table(
                hands=(f"{last} hop",), gardens={1: plants}, mode="advanced", rank_limits="kept"
            )
            assert ("5.1" in places_for(state, 1, last)) == (count < most)


# --- sixes after the plays ------------------------------------------------------------------------


def late(**more: Any) -> State:
    return table(sixes="after-plays", tops="low-a low-b low-c", **more)


@rule_id("A-07")
def test_A_07_late_sixes_find_what_was_sold_this_round() -> None:
    state = choose(late(coins=(1, 9, 1)), 2, 6, 3)
    assert (step(state), acting(state)) == ("play", [1, 3])
    state = play(state, "1 sell low-b", "3 sell low-c")
    assert (step(state), acting(state)) == ("pile", [2])
    state = play(state, "2 pile market")
    assert "take low-b" in legal(state, 2)
    state = play(state, "2 take low-b")
    assert (step(state), acting(state)) == ("play", [2])
    state = play(state, "2 sell low-b")
    assert int(state.this_round) == 3


@rule_id("A-07")
def test_A_07_late_sixes_are_ordered_by_the_coins_at_the_reveal() -> None:
    """A sale meanwhile does not matter: only those without a six have played."""
    state = choose(late(coins=(5, 4, 1)), 6, 6, 3)
    state = play(state, "3 sell low-c")
    assert acting(state) == [1]


@rule_id("A-07", "A-30")
def test_A_07_late_sixes_through_a_whole_game() -> None:
    state = settle(new(3, {"sixes": "after-plays"}))
    state = settle(play(state, "1 start 1", "2 start 2", "3 start 3"))
    while step(state) == "choose":
        dice = [6 if "choose 6" in legal(state, seat) else seat for seat in (1, 2, 3)]
        state = settle(choose(state, *dice))
        while step(state) in ("play", "pile", "take", "claim"):
            seat = acting(state)[0]
            words = {
                "play": f"sell {hand(state, seat)[-1]}" if hand(state, seat) else "",
                "pile": "pile market" if market(state) else "pile 1",
                "claim": "claim any",
            }
            word = words.get(step(state)) or legal(state, seat)[0]
            state = settle(play(state, f"{seat} {word}"))
    assert (step(state), hands(state)) == ("over", [[], [], []])


# --- the last check, the bonus --------------------------------------------------------------------


@rule_id("A-29")
@pytest.mark.parametrize(("check", "won"), [("yes", 1), ("no", 0)])
def test_A_29_the_last_check(check: str, won: int) -> None:
    state = table(
        round=20, coins=(0, 0, 0), hands=("", "low-i low-j"), gardens={1: "1.1 winterberry"},
        flowers="winterberry", final_check=check,
    )  # fmt: skip
    state = play(state, "2 sell low-i")
    assert (coins(state)[0], step(state)) == (won, "play")
    # half-time has its check either way
    assert harvest(0, "1.1 winterberry", "winterberry", final_check=check) == 1


@rule_id("A-26")
@pytest.mark.parametrize(("again", "offered"), [("once", False), ("again", True)])
def test_A_26_a_second_set_of_four_colours(again: str, offered: bool) -> None:
    """Four colours stand there twice after the second red."""
    first = "1.1 white-one, 1.2 pink-one, 1.3 yellow-one"
    second = "2.1 white-two, 2.2 pink-two, 2.3 yellow-two"
    state = table(
        hands=("red-one red-two",), gardens={1: f"{first}, {second}"}, market="hop kiwi",
        colour_bonus=again,
    )  # fmt: skip
    state = play(state, "1 grow red-one 1.4", "1 no-bonus")
    state = choose(settle(state), 1, 2, 3)
    state = play(state, "1 grow red-two 2.4", *(f"{s} sell {hand(state, s)[1]}" for s in (2, 3)))
    assert (step(state) == "bonus") == offered


@rule_id("A-26")
def test_A_26_again_means_a_second_set_and_not_a_fifth_colour() -> None:
    state = table(
        hands=("red-one purple-one",),
        gardens={1: "1.1 white-one, 1.2 pink-one, 1.3 yellow-one"},
        market="hop kiwi",
        colour_bonus="again",
    )
    state = play(state, "1 grow red-one 1.4", "1 bonus hop", "1 grow purple-one 1.5")
    assert step(sell_newest(state)) == "choose"
