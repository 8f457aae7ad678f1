"""Action 1: flowers and coins (W-BLOOM, W-HARV, A-19 .. A-25b): TV-10 .. TV-29."""

from __future__ import annotations

from typing import Any

import pytest

from tests.waldgaertner.tables import (
    GAME,
    Years,
    case,
    coins,
    flowers,
    garden,
    number,
    play,
    random_game,
    rule_id,
    score,
    table,
)
from waldbach.game import State
from waldbach.games.waldgaertner import layout as at


def update(phase: int, plants: str, flowers: str = "", rival: str = "", **options: Any) -> State:
    """The state after the marker has come to a phase, with this garden of seat 1."""
    state = table(
        round=phase or 10,
        coins=(0, 0, 0),
        hands=("low-i", "low-j low-h"),
        gardens={1: plants, **({3: rival} if rival else {})},
        flowers=flowers,
        **options,
    )
    return play(state, "2 sell low-h")


def harvest(phase: int, plants: str, flowers: str, **options: Any) -> int:
    """What the garden of seat 1 earns when the marker comes to the phase."""
    return coins(update(phase, plants, flowers, **options))[0]


# --- one plant, two years -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plant", "round", "income"),
    [
        case("TV-10 W-BLOOM-01 W-HARV-01", "medlar 3.1", 3, {8: 1, 18: 1}),
        case("TV-11", "medlar 3.1", 4, {18: 1}),
        case("TV-12", "medlar 3.1", 14, {}),
        case("TV-13", "honeyberry 1.1", 1, {5: 1, 15: 1}),
        case("TV-14 A-29", "winterberry 1.1", 5, {11: 1, 21: 1}),
        case("TV-15 W-HARV-02 A-25b", "loquat 3.1", 1, {14: 1}),
        case("TV-16 W-BLOOM-02", "cherry-one 3.1", 1, {}),
        case("TV-22 A-25 W-BLOOM-02", "buckthorn-male 2.1", 1, {}),
    ],
)
def test_one_plant_through_two_years(plant: str, round: int, income: dict[int, int]) -> None:
    key = plant.split()[0]
    years = Years(key, {round: f"grow {plant}"})
    assert years.income == income
    assert list(garden(years.state, 1).values()) == [key]


@rule_id("TV-15", "A-25b")
def test_TV_15_a_flower_that_is_left_at_the_end_is_worth_nothing() -> None:
    years = Years("loquat", {1: "grow loquat 3.1"})
    assert years.blossoms[4] == []  # phase 3 finds no flower
    assert years.blossoms[9] == ["loquat"]
    assert years.blossoms[12] == ["loquat"]  # it stays over winter
    assert years.blossoms[22] == ["loquat"]
    assert score(years.state)[0] == 4


@rule_id("TV-16", "W-SCORE-02", "W-CARD-03")
def test_TV_16_a_cherry_alone_earns_and_scores_nothing() -> None:
    years = Years("cherry-one", {1: "grow cherry-one 3.1"})
    assert (years.income, score(years.state)[0]) == ({}, 0)


@rule_id("TV-17", "W-BLOOM-02", "W-BLOOM-04")
def test_TV_17_a_second_cherry_comes_too_late_for_the_first_year() -> None:
    years = Years(
        "cherry-one", {1: "grow cherry-one 3.1", 4: "grow cherry-two 3.3"}, {4: "cherry-two"}
    )
    assert years.blossoms[3] == []  # in vain
    assert years.blossoms[6] == []
    assert years.income == {16: 2}
    assert score(years.state)[0] == 13


@rule_id("TV-18", "W-BLOOM-05", "A-23", "A-24")
def test_TV_18_pear_and_quince_bloom_in_different_phases() -> None:
    years = Years("pear", {1: "grow pear 3.1", 2: "grow quince 3.3"}, {2: "quince"})
    assert years.income == {9: 1, 10: 1, 19: 1, 20: 1}
    assert score(years.state)[0] == 8


@rule_id("TV-20", "W-HARV-03")
def test_TV_20_a_male_and_a_female_bring_one_coin() -> None:
    years = Years(
        "buckthorn-male",
        {1: "grow buckthorn-male 2.1", 2: "grow buckthorn-one 2.3"},
        {2: "buckthorn-one"},
    )
    assert years.blossoms[3] == ["buckthorn-male", "buckthorn-one"]
    assert years.blossoms[8] == []
    assert years.income == {8: 1, 18: 1}


# --- flowers --------------------------------------------------------------------------------------


@rule_id("W-BLOOM-01", "W-CARD-06")
def test_W_BLOOM_01_one_flower_in_the_phase_of_bloom_and_in_no_other() -> None:
    for phase in range(10):
        assert flowers(update(phase, "3.1 medlar")) == (["medlar"] if phase == 3 else [])


@rule_id("W-BLOOM-01", "A-25b")
def test_W_BLOOM_01_a_card_never_has_two_flowers() -> None:
    state = update(3, "3.1 medlar", "medlar")
    assert state.flower[number("medlar")] == 1


@rule_id("W-BLOOM-02", "W-CARD-08")
def test_W_BLOOM_02_a_cross_fertiliser_needs_its_partner() -> None:
    assert flowers(update(3, "3.1 pear")) == []
    assert flowers(update(3, "3.1 pear, 3.2 medlar")) == ["medlar"]  # not just any plant
    assert flowers(update(3, "3.1 pear, 3.2 quince")) == ["pear"]


@rule_id("TV-19", "W-BLOOM-03")
def test_TV_19_a_partner_elsewhere_does_not_help() -> None:
    """In the hand, in the market, in a rival's garden, on a deck."""
    somewhere: list[dict[str, Any]] = [
        {"hands": ("quince", "low-j low-h")},
        {"market": "quince"},
        {"gardens": {1: "3.1 pear", 2: "3.1 quince"}},
        {"tops": "quince low-a low-b"},
    ]
    for where in somewhere:
        common: dict[str, Any] = {"hands": ("low-i", "low-j low-h"), "gardens": {1: "3.1 pear"}}
        state = table(round=3, **{**common, **where})
        assert flowers(play(state, "2 sell low-h")) == []


@rule_id("W-BLOOM-04")
def test_W_BLOOM_04_a_partner_planted_after_the_bloom_waits_a_year() -> None:
    """Pear blooms in 3: a quince planted in the round of phase 3 is too late."""
    late = Years("pear", {1: "grow pear 3.1", 4: "grow quince 3.2"}, {4: "quince"})
    assert 9 not in late.income
    assert late.income[19] == 1
    early = Years("pear", {1: "grow pear 3.1", 3: "grow quince 3.2"}, {3: "quince"})
    assert early.income[9] == 1


@rule_id("A-23", "W-BLOOM-05")
def test_A_23_the_partner_is_another_card_with_the_species_that_is_named() -> None:
    assert flowers(update(2, "3.1 cherry-one")) == []  # not itself, though its species is cherry
    assert flowers(update(2, "3.1 cherry-one, 3.2 cherry-two")) == ["cherry-one", "cherry-two"]
    # two females do not fertilise each other
    assert flowers(update(2, "2.1 buckthorn-one, 2.2 buckthorn-two")) == []


@rule_id("A-24")
def test_A_24_fertilisation_is_not_symmetric() -> None:
    """The quince needs nobody; the wild cherry serves both sweet ones and needs neither."""
    assert flowers(update(4, "3.1 quince")) == ["quince"]
    assert flowers(update(2, "3.1 cherry-wild")) == ["cherry-wild"]
    three = "3.0 cherry-one, 3.1 cherry-wild, 3.2 cherry-two"
    assert flowers(update(2, three)) == ["cherry-one", "cherry-two", "cherry-wild"]


@rule_id("W-CARD-11", "A-25")
def test_W_CARD_11_a_male_needs_a_female_and_serves_her() -> None:
    assert flowers(update(2, "2.1 buckthorn-male")) == []
    assert flowers(update(2, "2.1 buckthorn-one")) == []
    pair = "2.1 buckthorn-male, 2.4 buckthorn-one"
    assert flowers(update(2, pair)) == ["buckthorn-male", "buckthorn-one"]


# --- harvest --------------------------------------------------------------------------------------


@rule_id("W-HARV-01", "W-HARV-07")
def test_W_HARV_01_flowers_go_back_for_a_coin_and_the_plant_stays() -> None:
    state = update(7, "3.1 medlar", "medlar")
    assert (coins(state)[0], flowers(state), score(state)[0]) == (1, [], 4)
    assert score(update(6, "3.1 medlar", "medlar"))[0] == 4


@rule_id("W-HARV-02", "TV-29", "W-HARV-05")
def test_W_HARV_02_without_a_flower_no_coin_not_even_beside_nitrogen() -> None:
    assert harvest(7, "3.1 medlar", "") == 0
    assert harvest(6, "2.1 goumi, 2.2 currant", "") == 0
    assert harvest(6, "2.1 goumi, 2.2 currant", "currant") == 2


@rule_id("A-25b", "W-HARV-01")
def test_A_25b_all_that_is_ripe_is_paid_at_once_and_nothing_else() -> None:
    ripe = "1.1 bilberry, 2.1 currant, 5.1 lime, 3.1 medlar"
    assert harvest(6, ripe, "bilberry currant lime medlar") == 3
    assert flowers(update(6, ripe, "bilberry currant lime medlar")) == ["medlar"]


@pytest.mark.parametrize(
    ("planted", "paid"),
    [
        case("W-HARV-03 TV-20", "2.1 buckthorn-male, 2.3 buckthorn-one", 1),
        case("TV-21 A-25 W-HARV-03", "2.1 buckthorn-male, 2.2 buckthorn-one, 2.3 buckthorn-two", 2),
        case("TV-28 W-HARV-05", "2.1 goumi, 2.2 buckthorn-male, 2.4 buckthorn-one", 1),
        case("W-HARV-04", "2.1 goumi, 2.2 buckthorn-one, 2.4 buckthorn-male", 2),
    ],
)
def test_W_HARV_03_male_flowers_bring_nothing(planted: str, paid: int) -> None:
    plants = [plant.split()[1] for plant in planted.split(",")]
    blooming = " ".join(plant for plant in plants if plant.startswith("buckthorn"))
    state = update(7, planted, blooming)
    assert coins(state)[0] == paid
    assert flowers(state) == []


@rule_id("TV-21")
def test_TV_21_one_male_fertilises_two_females() -> None:
    both = "2.1 buckthorn-male, 2.2 buckthorn-one, 2.3 buckthorn-two"
    assert len(flowers(update(2, both))) == 3


@rule_id("TV-22", "A-25")
def test_TV_22_the_value_of_a_male_alone_does_not_count() -> None:
    assert score(table(gardens={1: "2.1 buckthorn-male"}))[0] == 0
    assert score(table(gardens={1: "2.1 buckthorn-male, 2.2 buckthorn-one"}))[0] == 1 + 6


# --- nitrogen -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("planted", "phase", "blooming", "paid"),
    [
        case("TV-23 W-HARV-04 A-19 W-CARD-09", "2.1 goumi, 2.2 currant", 6, "currant", 2),
        case("TV-23", "2.2 goumi, 2.1 currant", 6, "currant", 2),
        case("TV-24 A-19", "2.1 goumi, 2.3 currant", 6, "currant", 1),
        case("TV-25 A-19", "2.1 goumi, 1.1 bilberry", 6, "bilberry", 1),
        case("TV-25", "2.1 goumi, 1.2 bilberry", 6, "bilberry", 1),
        case("TV-26 A-20", "2.1 goumi, 2.2 currant, 2.3 silverberry", 6, "currant", 3),
        case("TV-27 A-20", "2.1 oleaster-one, 2.2 oleaster-two", 6, "oleaster-one oleaster-two", 4),
        case("A-20", "2.1 oleaster-one", 6, "oleaster-one", 1),
        case("A-20", "2.1 oleaster-one, 2.2 currant", 6, "currant", 2),  # it need not bloom
        case("A-17 A-19", "1.1 vetch, 1.0 bilberry", 6, "bilberry", 2),
        case("A-17 A-19", "1.5 vetch, 1.6 bilberry", 6, "bilberry", 2),
        case("A-19", "3.1 alder, 3.2 medlar", 7, "medlar", 2),
        case("A-19", "5.1 acacia, 5.2 lime", 6, "lime", 2),
        case("A-17", "5.1 acacia, 5.2 large-a, 6.1 lime", 6, "lime", 1),  # nobody beside row 6
        case("A-17", "5.1 lime, 5.2 large-a, 6.1 acacia", 6, "lime", 1),
        case("A-19", "4.1 locust, 3.1 medlar, 3.2 quince, 5.1 lime", 6, "lime", 1),
    ],
)
def test_W_HARV_04_nitrogen_feeds_west_and_east(
    planted: str, phase: int, blooming: str, paid: int
) -> None:
    assert harvest(phase, planted, blooming) == paid


@rule_id("TV-23")
def test_TV_23_through_the_years() -> None:
    years = Years("goumi", {1: "grow goumi 2.1", 2: "grow currant 2.2"}, {2: "currant"})
    assert years.income == {7: 2, 10: 1, 17: 2, 20: 1}  # the goumi itself is b8 h9


@rule_id("W-HARV-04")
def test_W_HARV_04_nitrogen_of_a_rival_does_not_help() -> None:
    state = update(6, "2.2 currant", "currant", rival="2.1 goumi")
    assert coins(state)[0] == 1


# --- one update -----------------------------------------------------------------------------------


@rule_id("W-HARV-06", "A-21")
def test_W_HARV_06_bloom_comes_before_harvest() -> None:
    """Card files forbid one phase for both; were it so, the fruit would be harvested at once."""
    state = table(round=3, coins=(0, 0, 0), hands=("", "low-j low-h"), gardens={1: "3.1 medlar"})
    state.harvest[number("medlar")] = state.bloom[number("medlar")]
    state = play(state, "2 sell low-h")
    assert (coins(state)[0], flowers(state)) == (1, [])


@rule_id("W-HARV-07", "A-25b")
def test_W_HARV_07_in_whole_games_no_plant_leaves_and_no_card_has_two_flowers() -> None:
    for before, _, _, after in random_game(4):
        assert after.flower.max() <= 1
        standing = before.garden != at.NONE
        assert (after.garden[standing] == before.garden[standing]).all()
    assert GAME.acting(random_game(4)[-1][3]) == ()
