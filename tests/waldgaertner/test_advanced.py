"""The advanced variant: any row, no shade (W-ADV, A-18; 10.6): TV-69, TV-70."""

from __future__ import annotations

from typing import Any

import pytest

from tests.waldgaertner.tables import (
    GAME,
    case,
    coins,
    places_for,
    play,
    random_game,
    refusal,
    refused,
    rule_id,
    table,
)
from waldbach.game import State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.notation import PLACE_OF


def gardener(card: str, plants: str = "", owned: int = 0, **options: Any) -> State:
    """Seat 1 of an advanced table has to play, and may grow the card."""
    gardens = {1: plants} if plants else None
    return table(
        coins=(owned, 0, 0), hands=(f"{card} low-j",), gardens=gardens, mode="advanced", **options
    )


def answer(place: str, card: str, plants: str, owned: int = 0) -> str:
    """`legal`, or why the card may not be planted there."""
    state = gardener(card, plants, owned)
    if place in places_for(state, 1, card):
        return "legal"
    return refused(state, f"1 grow {card} {place}")


NORMAL = [f"{row}.{slot}" for row in range(1, 6) for slot in range(1, 7 - row)]


@rule_id("W-ADV-01")
@pytest.mark.parametrize("card", ["low-a", "high-a", "small-a", "medium-a", "large-a", "akebia"])
def test_W_ADV_01_any_plant_in_any_row(card: str) -> None:
    assert places_for(gardener(card), 1, card) == NORMAL


@pytest.mark.parametrize(
    ("place", "card", "expected"),
    [
        case("TV-69 W-ADV-02", "2.1", "high-a", "shaded-by-south"),
        case("TV-69", "2.1", "small-b", "legal"),
        case("TV-69", "2.1", "large-a", "legal"),
        case("TV-69", "2.2", "low-b", "legal"),
    ],
)
def test_TV_69_north_of_a_small_tree_and_a_shrub(place: str, card: str, expected: str) -> None:
    assert answer(place, card, "1.1 small-a, 1.2 low-a") == expected


@pytest.mark.parametrize(
    ("place", "card", "expected"),
    [
        case("TV-69", "3.1", "high-a", "shaded-by-south"),
        case("TV-69", "3.1", "small-c", "legal"),
        case("TV-69 W-ADV-02", "1.3", "high-a", "shades-north"),
        case("TV-69", "1.3", "low-c", "legal"),
    ],
)
def test_TV_69_with_two_rows(place: str, card: str, expected: str) -> None:
    assert answer(place, card, "1.1 small-a, 1.2 low-a, 2.1 small-b, 2.2 low-b") == expected


@rule_id("W-ADV-02")
def test_W_ADV_02_equal_heights_may_touch() -> None:
    assert answer("2.2", "small-b", "1.2 small-a, 1.3 small-c") == "legal"
    assert answer("1.2", "small-b", "2.1 small-a, 2.2 small-c") == "legal"
    why = refusal(gardener("large-a", "2.2 low-a"), "1 grow large-a 1.2")
    assert (why.reason, why.rule) == ("shades-north", "W-ADV-02")
    why = refusal(gardener("low-a", "1.2 large-a"), "1 grow low-a 2.2")
    assert (why.reason, why.rule) == ("shaded-by-south", "W-ADV-02")


@rule_id("A-18")
def test_A_18_only_touching_plants_count() -> None:
    """Two rows apart, or beside in the same row: no shade."""
    assert answer("3.1", "low-a", "1.1 large-a") == "legal"
    assert answer("1.2", "low-a", "1.1 large-a") == "legal"
    assert answer("2.3", "low-a", "1.1 large-a") == "legal"
    # each of the four that touch 2.2, with a plant that would be shaded or shade
    for place, expected in [("1.2", "shaded-by-south"), ("1.3", "shaded-by-south")]:
        assert answer("2.2", "small-a", f"{place} large-a") == expected
    for place, expected in [("3.1", "shades-north"), ("3.2", "shades-north")]:
        assert answer("2.2", "small-a", f"{place} low-a") == expected
    for place in ("1.1", "1.4", "2.1", "2.3", "3.3", "4.1"):
        assert answer("2.2", "small-a", f"{place} large-a") == "legal"
        assert answer("2.2", "small-a", f"{place} low-a") == "legal"


@rule_id("A-18")
def test_A_18_a_place_between_tall_and_low_stays_unusable() -> None:
    plants = "1.2 large-a, 3.1 low-a"
    for card in ("low-b", "high-a", "small-a", "medium-a", "large-b"):
        assert answer("2.2", card, plants) in ("shades-north", "shaded-by-south")


FIVE = "1.1 medium-a, 1.2 medium-b, 1.3 medium-c, 1.4 medium-d, 1.5 medium-e"


@rule_id("TV-70", "W-ADV-03", "A-18")
def test_TV_70_five_medium_trees_in_row_1_and_a_sixth_for_a_coin() -> None:
    four = FIVE.rpartition(",")[0]
    assert "1.5" in places_for(gardener("medium-e", four), 1, "medium-e")
    assert answer("1.0", "medium-f", FIVE, 0) == "too-few-coins"
    state = gardener("medium-f", FIVE, 1)
    assert {"1.0", "1.6"} <= set(places_for(state, 1, "medium-f"))
    assert coins(play(state, "1 grow medium-f 1.6"))[0] == 0
    assert answer("1.0", "medium-g", f"{FIVE}, 1.6 medium-f", 9) == "extra-used"


@rule_id("W-ADV-03")
def test_W_ADV_03_rows_keep_their_size_and_extras_their_cost() -> None:
    full = "4.1 large-a, 4.2 large-b"
    assert answer("4.3", "large-c", full, 3) == "too-few-coins"
    assert answer("4.3", "large-c", full, 4) == "legal"
    assert answer("4.0", "large-c", "4.1 large-a", 50) == "row-not-full"


@rule_id("A-18", "A-17")
@pytest.mark.parametrize("row_5", ["5.1 small-a, 5.2 medium-a", "5.0 medium-a, 5.1 small-a"])
def test_A_18_row_6_takes_any_plant_that_is_not_shaded(row_5: str) -> None:
    """It stands over both trees of row 5, on whichever side the extra is."""
    assert answer("6.1", "large-a", row_5, 5) == "too-few-coins"
    assert answer("6.1", "large-a", row_5, 6) == "legal"
    assert answer("6.1", "medium-b", row_5, 6) == "legal"
    assert answer("6.1", "small-b", row_5, 6) == "shaded-by-south"
    assert answer("6.1", "large-a", "5.1 small-a", 6) == "row-not-full"


@rule_id("10.6", "A-18", "W-CLIMB-01")
def test_10_6_climbers_count_as_1_in_row_1_and_as_2_elsewhere() -> None:
    assert answer("1.2", "akebia", "2.1 low-a") == "legal"  # rank 1 under rank 1
    assert answer("2.1", "akebia", "3.1 low-a") == "shades-north"  # rank 2 under rank 1
    assert answer("2.1", "akebia", "3.1 high-a") == "legal"
    assert answer("4.1", "akebia", "3.1 high-a") == "legal"
    assert answer("4.1", "akebia", "3.1 small-a") == "shaded-by-south"
    # and so do climbers that stand there already
    assert answer("2.1", "low-a", "1.1 akebia") == "legal"
    assert answer("3.1", "low-a", "2.1 akebia") == "shaded-by-south"
    assert answer("2.1", "high-a", "3.1 akebia") == "legal"
    assert answer("2.1", "small-a", "3.1 akebia") == "shades-north"


@rule_id("W-ADV-04")
def test_W_ADV_04_every_garden_of_the_basic_game_is_legal_here() -> None:
    """Whole basic games, every planting tried at an advanced table."""
    planted = 0
    for before, seat, action, _ in random_game(3):
        if before.step == at.ASK_PLAY and at.GROW <= action < at.BONUS:
            state = GAME.copy(before)
            state.advanced = 1
            assert GAME.refusal(state, seat, action) is None
            planted += 1
    assert planted > 20


@rule_id("W-ADV-04")
def test_W_ADV_04_all_else_is_as_in_the_basic_game() -> None:
    """Nitrogen and partners work in any row."""
    state = table(
        round=6,
        coins=(0, 0, 0),
        hands=("low-i low-j",),
        gardens={1: "4.1 goumi, 4.2 currant"},
        flowers="currant",
        mode="advanced",
    )
    assert coins(play(state, "1 sell low-i"))[0] == 1 + 2


@rule_id("W-ADV-02")
def test_W_ADV_02_no_plant_overshadows_another_in_whole_games() -> None:
    """Worked out from the coordinates: towards the north, ranks never fall."""
    for seed in (0, 1):
        end = random_game(3, seed, mode="advanced")[-1][3]
        for seat in range(3):
            stands = {
                (int(at.ROW[p]), int(at.X[p])): rank(end, int(end.garden[seat, p]), int(at.ROW[p]))
                for p in range(at.PLACES)
                if end.garden[seat, p] != at.NONE and p != PLACE_OF["6.1"]
            }
            for (row, x), mine in stands.items():
                for north in ((row + 1, x - 1), (row + 1, x + 1)):
                    assert mine <= stands.get(north, 5)


def rank(state: State, card: int, row: int) -> int:
    return int(state.rank[card]) or (1 if row == 1 else 2)
