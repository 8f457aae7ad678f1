"""The end and the points (W-END, W-SCORE, W-TIE, A-29 .. A-32): TV-65 .. TV-67."""

from __future__ import annotations

import pytest

from tests.waldgaertner.tables import (
    GAME,
    Years,
    acting,
    case,
    coins,
    hands,
    legal,
    places_for,
    play,
    random_game,
    refusal,
    refused,
    rule_id,
    score,
    step,
    table,
)
from waldbach.games.waldgaertner import layout as at


@rule_id("W-END-01")
def test_W_END_01_the_game_ends_at_the_second_return_to_winter() -> None:
    years = Years("medlar", {})
    assert step(years.state) == "over"
    assert acting(years.state) == []
    assert all(step(years.states[round]) == "choose" for round in range(1, 21))
    why = refusal(years.state, "1 choose 1")
    assert (why.reason, why.rule) == ("game-over", "W-END-01")


@rule_id("W-END-02", "A-30", "TV-09")
def test_W_END_02_everybody_plays_the_last_card() -> None:
    state = table(last_cards=True, hands=("medlar", "low-a", "hop"))
    assert (step(state), acting(state)) == ("play", [1, 2, 3])
    assert legal(state, 1) == ["sell medlar", *(f"grow medlar 3.{n}" for n in (1, 2, 3))]
    state = play(state, "1 grow medlar 3.1", "2 sell low-a", "3 grow hop 2.1")
    assert (step(state), hands(state)) == ("over", [[], [], []])
    assert (score(state), coins(state)) == ([4, 0, 3], [1, 2, 1])


@rule_id("A-29", "W-END-03", "TV-67")
@pytest.mark.parametrize(("owned", "extra"), [(4, True), (3, False)])
def test_TV_67_the_last_harvest_comes_before_the_last_cards(owned: int, extra: bool) -> None:
    state = table(
        round=20,
        coins=(owned, 1, 1),
        hands=("large-b", "low-i low-j"),
        gardens={1: "1.1 winterberry, 5.1 large-a"},
        flowers="winterberry",
    )
    state = play(state, "2 sell low-i")
    assert coins(state)[0] == owned + 1
    assert places_for(state, 1, "large-b") == (["5.0", "5.2"] if extra else [])


@rule_id("A-29", "W-END-03")
def test_A_29_the_last_step_of_the_marker_brings_bloom_too() -> None:
    """Winter is checked: what blooms in 0 has a flower at the end, worth nothing."""
    state = table(round=20, hands=("", "low-i low-j"), gardens={1: "3.1 medlar"})
    state.bloom[state.garden[0, state.garden[0] != at.NONE]] = 0
    state = play(state, "2 sell low-i")
    assert state.flower.sum() == 1
    assert score(state)[0] == 4


# --- points ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("garden", "cults", "points"),
    [
        case("W-SCORE-01 W-CARD-02", "3.1 medlar, 1.1 low-c", {}, 4 + 3),
        case("W-SCORE-01 W-UPG-03", "3.1 medlar", {"medlar": 3}, 4 + 3),
        case("W-SCORE-02 W-CARD-03", "3.1 pear", {}, 0),
        case("W-SCORE-02 A-24", "3.1 pear, 3.2 quince", {}, 5 + 3),
        case("A-31 W-SCORE-04", "3.1 pear", {"pear": 4}, 0),
        case("A-31 W-SCORE-04", "3.1 pear, 3.3 quince", {"pear": 4}, 5 + 4 + 3),
        case("A-32 A-24", "3.1 cherry-one, 3.2 cherry-wild", {}, 7 + 2),
        case("W-SCORE-02 A-23", "2.1 buckthorn-one, 2.2 buckthorn-two", {}, 0),
        case(
            "W-SCORE-02 A-24",
            "2.1 buckthorn-one, 2.2 buckthorn-two, 2.3 buckthorn-male",
            {},
            6 + 6 + 1,
        ),
    ],
)
def test_W_SCORE_points(garden: str, cults: dict[str, int], points: int) -> None:
    state = table(gardens={1: garden}, cults=cults)
    assert score(state) == [points, 0, 0]
    assert sum(GAME.results(state)[0].points.values()) == points


@rule_id("W-SCORE-01", "W-SCORE-02")
def test_W_SCORE_01_points_by_source() -> None:
    state = table(gardens={1: "3.1 pear, 3.2 quince"}, cults={"pear": 2, "quince": 1})
    assert GAME.results(state)[0].points == {"plants": 3, "partners": 5, "markers": 3}


@rule_id("TV-65", "A-31", "A-32", "W-SCORE-02")
def test_TV_65_the_partner_comes_as_the_last_card() -> None:
    state = table(
        last_cards=True,
        hands=("cherry-wild", "low-i", "low-j"),
        gardens={1: "1.1 low-c, 3.1 cherry-two"},
        cults={"low-c": 2, "cherry-two": 1},
    )
    assert score(state)[0] == 5
    assert score(play(state, "1 sell cherry-wild", "2 sell low-i", "3 sell low-j"))[0] == 5
    end = play(state, "1 grow cherry-wild 3.2", "2 sell low-i", "3 sell low-j")
    assert score(end)[0] == 14


@rule_id("W-SCORE-03")
def test_W_SCORE_03_coins_flowers_hands_and_the_market_are_no_points() -> None:
    state = table(
        coins=(30, 20, 10), hands=("medlar", "quince"), market="low-a low-b", flowers="low-c",
        gardens={3: "1.1 low-c"}, cults={"medlar": 5, "low-a": 2},
    )  # fmt: skip
    assert score(state) == [0, 0, 3]


@rule_id("W-SCORE-02", "W-BLOOM-03")
def test_W_SCORE_02_a_partner_elsewhere_does_not_count() -> None:
    state = table(gardens={1: "3.1 pear", 2: "3.1 quince"}, hands=("low-a", "low-b", "low-c"))
    assert score(state) == [0, 3, 0]
    assert score(table(gardens={1: "3.1 pear"}, hands=("quince",))) == [0, 0, 0]


# --- places ---------------------------------------------------------------------------------------


def places(points: tuple[str, str, str], owned: tuple[int, int, int]) -> list[int]:
    """The places of three gardens."""
    gardens = {seat: plants for seat, plants in enumerate(points, start=1) if plants}
    return [result.place for result in GAME.results(table(coins=owned, gardens=gardens))]


@rule_id("W-SCORE-05")
def test_W_SCORE_05_most_points_win_whatever_the_coins() -> None:
    three, two, one = "1.1 low-c", "1.1 low-b", "1.1 low-a"
    assert places((three, two, one), (0, 9, 20)) == [1, 2, 3]
    assert GAME.winners(table(gardens={2: three, 1: two})) == (1,)


@rule_id("TV-66", "W-TIE-01", "W-TIE-02")
def test_TV_66_coins_break_a_tie_and_else_the_victory_is_shared() -> None:
    """60 points each, from a shrub with very many markers."""
    gardens = {1: "1.1 low-e", 2: "2.1 high-e"}
    sixty = {"low-e": 55, "high-e": 55}
    state = table(coins=(2, 4, 1), gardens=gardens, cults=sixty)
    assert score(state)[:2] == [60, 60]
    assert GAME.winners(state) == (1,)
    assert [result.place for result in GAME.results(state)] == [2, 1, 3]
    state = table(coins=(4, 4, 1), gardens=gardens, cults=sixty)
    assert GAME.winners(state) == (0, 1)
    assert [result.place for result in GAME.results(state)] == [1, 1, 3]


@rule_id("W-END-01", "W-END-02", "A-02", "W-PLAY-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_W_END_01_every_game_ends_with_empty_hands(seats: int) -> None:
    end = random_game(seats)[-1][3]
    assert step(end) == "over"
    assert hands(end) == [[]] * seats
    assert refused(end, "1 sell low-a") == "game-over"
    assert max(result.place for result in GAME.results(end)) <= seats
