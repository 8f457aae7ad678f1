"""Rows, climbers and extras (W-ROW, W-CLIMB, W-XTRA, A-15 .. A-17, A-22): TV-57 .. TV-62."""

from __future__ import annotations

import pytest

from tests.waldgaertner.tables import (
    case,
    coins,
    garden,
    legal,
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
from waldbach.games.waldgaertner.notation import PLACE_OF, place_name

ROWS = {
    1: "1.1 low-a, 1.2 low-b, 1.3 low-c, 1.4 low-d, 1.5 low-e",
    2: "2.1 high-a, 2.2 high-b, 2.3 high-c, 2.4 high-d",
    3: "3.1 small-a, 3.2 small-b, 3.3 small-c",
    4: "4.1 medium-a, 4.2 medium-b",
    5: "5.1 large-a",
}
NEXT = {1: "low-f", 2: "high-e", 3: "small-d", 4: "medium-c", 5: "large-b"}


def gardener(card: str, plants: str = "", owned: int = 0) -> State:
    """Seat 1 holds the card and another one, and has to play."""
    gardens = {1: plants} if plants else None
    return table(coins=(owned, 0, 0), hands=(f"{card} low-j",), gardens=gardens)


def places(card: str, plants: str = "", owned: int = 0) -> list[str]:
    """Where the card may be planted."""
    return places_for(gardener(card, plants, owned), 1, card)


# --- rows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "row", "size"),
    [
        case("W-ROW-01 W-ROW-03 W-CARD-04", "low-a", 1, 5),
        case("W-ROW-01 W-ROW-03", "high-a", 2, 4),
        case("W-ROW-01 W-ROW-03", "small-a", 3, 3),
        case("W-ROW-01 W-ROW-03", "medium-a", 4, 2),
        case("W-ROW-01 W-ROW-03", "large-a", 5, 1),
    ],
)
def test_W_ROW_01_a_plant_stands_in_the_row_of_its_height(card: str, row: int, size: int) -> None:
    assert places(card) == [f"{row}.{slot}" for slot in range(1, size + 1)]


@rule_id("TV-62", "W-ROW-03")
def test_TV_62_a_small_tree_does_not_stand_in_row_4() -> None:
    why = refusal(gardener("small-a"), "1 grow small-a 4.1")
    assert (why.reason, why.rule) == ("wrong-row", "W-ROW-03")


@rule_id("W-ROW-02", "A-15")
def test_A_15_fixed_places_in_a_staggered_triangle() -> None:
    """The half-card coordinate of each normal place, row by row."""
    x = {
        row: [int(at.X[PLACE_OF[f"{row}.{slot}"]]) for slot in range(1, 7 - row)]
        for row in range(1, 6)
    }
    assert x == {1: [1, 3, 5, 7, 9], 2: [2, 4, 6, 8], 3: [3, 5, 7], 4: [4, 6], 5: [5]}
    # the extras continue their rows at both ends
    for row in range(1, 6):
        assert at.X[PLACE_OF[f"{row}.0"]] == row - 2
        assert at.X[PLACE_OF[f"{row}.{7 - row}"]] == 12 - row


@rule_id("W-ROW-04")
def test_W_ROW_04_a_plant_never_moves_nor_leaves() -> None:
    state = gardener("medlar", "3.2 quince")
    why = refusal(state, "1 grow medlar 3.2")
    assert (why.reason, why.rule) == ("taken-place", "W-ROW-04")
    assert "grow quince 3.1" not in legal(state, 1)
    for before, _, _, after in random_game(5):
        standing = before.garden != at.NONE
        assert (after.garden[standing] == before.garden[standing]).all()


@rule_id("A-16", "TV-61")
def test_A_16_gaps_are_allowed() -> None:
    assert places("medlar", "3.2 quince") == ["3.1", "3.3"]
    # slots 1 and 3 are taken: slot 2 is free of charge, extras are not offered yet
    state = gardener("medlar", "3.1 quince, 3.3 pear", 9)
    assert places_for(state, 1, "medlar") == ["3.2"]
    assert coins(play(state, "1 grow medlar 3.2"))[0] == 9
    assert refused(state, "1 grow medlar 3.0") == "row-not-full"


# --- extras ---------------------------------------------------------------------------------------


@rule_id("TV-57", "W-XTRA-01", "W-XTRA-02", "W-XTRA-05", "A-17")
def test_TV_57_the_sixth_and_the_seventh_small_shrub() -> None:
    assert places("low-f", ROWS[1], 0) == []
    why = refusal(gardener("low-f", ROWS[1], 0), "1 grow low-f 1.6")
    assert (why.reason, why.rule) == ("too-few-coins", "W-XTRA-05")
    assert (why.details["coins"], why.details["cost"]) == (0, 1)
    assert places("low-f", ROWS[1], 1) == ["1.0", "1.6"]
    for end in ("1.0", "1.6"):
        six = f"{ROWS[1]}, {end} low-f"
        assert places("low-g", six, 50) == []
        other = "1.6" if end == "1.0" else "1.0"
        why = refusal(gardener("low-g", six, 50), f"1 grow low-g {other}")
        assert (why.reason, why.rule) == ("extra-used", "W-XTRA-02")


@rule_id("W-XTRA-01", "W-XTRA-06")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_W_XTRA_01_an_extra_costs_the_number_of_its_row(row: int) -> None:
    card = NEXT[row]
    assert places(card, ROWS[row], row - 1) == []
    state = gardener(card, ROWS[row], row)
    assert places_for(state, 1, card) == [f"{row}.0", f"{row}.{7 - row}"]
    total = sum(coins(state))
    state = play(state, f"1 grow {card} {row}.0")
    assert coins(state)[0] == 0
    assert sum(coins(state)) == total - row  # to the supply, to nobody else
    # not before the row is full
    missing = ROWS[row].rpartition(", ")[0]
    if missing:
        assert refused(gardener(card, missing, 50), f"1 grow {card} {row}.0") == "row-not-full"


@rule_id("TV-60", "W-XTRA-03", "W-XTRA-04", "A-17", "10.7")
def test_TV_60_large_trees() -> None:
    assert places("large-b", "", 0) == ["5.1"]
    assert places("large-b", ROWS[5], 4) == []
    assert places("large-b", ROWS[5], 5) == ["5.0", "5.2"]
    assert refused(gardener("large-b", ROWS[5], 9), "1 grow large-b 6.1") == "row-not-full"
    for end in ("5.0", "5.2"):
        two = f"{ROWS[5]}, {end} large-b"
        assert places("large-c", two, 5) == []
        assert places("large-c", two, 6) == ["6.1"]
        assert coins(play(gardener("large-c", two, 6), "1 grow large-c 6.1"))[0] == 0
        assert places("large-d", f"{two}, 6.1 large-c", 50) == []


@rule_id("10.7", "A-17")
def test_10_7_row_6_has_one_place() -> None:
    names = [place_name(place) for place in range(at.PLACES)]
    assert [name for name in names if name.startswith("6")] == ["6.1"]
    assert refused(gardener("large-b"), "1 grow large-b 6.2") == "word-place"


@rule_id("W-XTRA-02")
def test_W_XTRA_02_one_extra_in_each_row() -> None:
    """An extra in row 1 does not use up that of row 2."""
    plants = f"{ROWS[1]}, 1.0 low-f, {ROWS[2]}"
    assert places("high-e", plants, 2) == ["2.0", "2.5"]


@rule_id("W-XTRA-05")
def test_W_XTRA_05_no_credit_for_the_sale_of_the_other_card() -> None:
    state = gardener("large-b", ROWS[5], 4)
    assert legal(state, 1, "grow") == [f"grow low-j 1.{n}" for n in range(1, 6)]


@rule_id("W-XTRA-04", "W-ROW-01")
def test_W_XTRA_04_the_largest_garden_has_21_plants_and_costs_21_coins() -> None:
    full = ", ".join(ROWS.values())
    state = gardener("low-f", full, 21)
    extras = [("low-f", "1.0"), ("high-e", "2.5"), ("small-d", "3.0"), ("medium-c", "4.3"),
              ("large-b", "5.0"), ("large-c", "6.1")]  # fmt: skip
    planted, owned = full, 21
    for card, place in extras:
        state = play(gardener(card, planted, owned), f"1 grow {card} {place}")
        planted, owned = f"{planted}, {place} {card}", coins(state)[0]
    assert owned == 0
    assert len(garden(state, 1)) == 21
    for card in ("low-g", "high-f", "small-e", "medium-d", "large-d", "akebia"):
        assert places(card, planted, 50) == []


# --- climbers -------------------------------------------------------------------------------------


@rule_id("W-CLIMB-01", "W-CARD-05")
def test_W_CLIMB_01_a_climber_stands_in_row_1_or_2() -> None:
    assert places("akebia") == ["1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "2.3", "2.4"]
    assert refused(gardener("akebia"), "1 grow akebia 3.1") == "wrong-row"


@rule_id("TV-58", "A-22")
def test_TV_58_row_1_is_closed() -> None:
    assert places("akebia", f"{ROWS[1]}, 1.0 low-f", 9) == ["2.1", "2.2", "2.3", "2.4"]


@rule_id("TV-59", "A-22")
def test_TV_59_row_2_is_full() -> None:
    row_1 = ["1.1", "1.2", "1.3", "1.4", "1.5"]
    assert places("akebia", ROWS[2], 1) == row_1
    assert places("akebia", ROWS[2], 2) == [*row_1, "2.0", "2.5"]
    state = gardener("akebia", ROWS[2], 2)
    assert coins(play(state, "1 grow akebia 2.0"))[0] == 0
    assert coins(play(state, "1 grow akebia 1.3"))[0] == 2


@rule_id("A-22", "W-CLIMB-01")
def test_A_22_a_climber_takes_a_place_and_fills_the_row() -> None:
    four = "1.1 low-a, 1.2 low-b, 1.3 low-c, 1.4 low-d"
    assert places("low-f", f"{four}, 1.5 akebia", 1) == ["1.0", "1.6"]
    assert places("low-f", f"{ROWS[1]}, 1.6 akebia", 9) == []  # the climber was the extra
    state = gardener("akebia", ROWS[1], 1)
    assert coins(play(state, "1 grow akebia 1.6"))[0] == 0
