"""Components and set-up (W-COMP, W-SETUP, A-37 .. A-40): TV-01 .. TV-06."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tests.waldgaertner.tables import (
    CARDS,
    GAME,
    acting,
    case,
    choose,
    coins,
    cults,
    flowers,
    garden,
    hand,
    hands,
    legal,
    lying,
    market,
    name,
    new,
    number,
    play,
    refusal,
    refused,
    rule_id,
    sell_newest,
    settle,
    sizes,
    started,
    step,
    table,
    tops,
)
from waldbach.game import CHANCE, SPECTATOR, BadInput, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import ORIGINS
from waldbach.games.waldgaertner.garden import origin_of


def origins(cards: list[str]) -> Counter[str]:
    return Counter(ORIGINS[origin_of(number(card))] for card in cards)


def homes(state: State) -> list[str]:
    return [ORIGINS[home] for home in state.home[: state.regions]]


# --- the table ------------------------------------------------------------------------------------


@rule_id("W-COMP-01", "TV-06")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 20])
def test_W_COMP_01_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(seats)
    assert caught.value.message == "bad-seats"
    assert [GAME.new(n).seats for n in range(2, 7)] == [2, 3, 4, 5, 6]


@rule_id("TV-06", "W-SETUP-02", "A-39")
@pytest.mark.parametrize(
    ("seats", "wrong"),
    [
        (2, "AS"), (2, "EU+NA"), (2, "AS+EU"), (3, "EU"), (3, "AS+NA"), (4, "AS"), (4, "EU"),
        (4, "AS+EU"), (5, "EU+NA"), (5, "AS"), (6, "EU+NA"), (6, "NA"),
    ],
)  # fmt: skip
def test_TV_06_other_origins_are_refused(seats: int, wrong: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(seats, {"origins": wrong})
    assert caught.value.message == "bad-origins"


@rule_id("A-39", "W-SETUP-02")
@pytest.mark.parametrize(
    ("seats", "possible"),
    [(2, ["EU", "NA"]), (3, []), (4, []), (5, ["AS+EU", "AS+NA"]), (6, ["AS+EU", "AS+NA"])],
)
def test_A_39_chance_finds_the_origins_where_there_is_a_choice(
    seats: int, possible: list[str]
) -> None:
    state = GAME.new(seats, {"cards": CARDS})
    assert (step(state) == "origins") == bool(possible)
    assert legal(state, CHANCE, "origins") == [f"origins {each}" for each in possible]
    for each in possible:
        chosen = GAME.new(seats, {"cards": CARDS, "origins": each})
        assert GAME.same(play(state, f"chance origins {each}"), chosen)
    assert [chance for _, chance in GAME.odds(state)][: len(possible)] == [0.5] * len(possible)


@rule_id("W-COMP-03")
def test_W_COMP_03_a_wheel_of_ten_phases_and_a_die_each() -> None:
    assert (at.PHASES, at.MAX_SEATS, at.SIX) == (10, 6, 6)
    state = table(6, coins=[3] * 6)
    for seat in range(1, 7):
        assert legal(state, seat) == [f"choose {die}" for die in range(1, 7)]


@rule_id("W-COMP-04", "A-34", "W-SETUP-06")
def test_W_COMP_04_coins_flowers_and_markers_never_run_out() -> None:
    """Ninety coins on the table, and still a sale is paid; the 46th marker is laid."""
    state = table(coins=(50, 20, 20), hands=("low-a low-b",), cults={"large-b": 60})
    state = play(state, "1 sell low-b")
    assert sum(coins(state)) == 91
    assert sum(cults(settle(state)).values()) > 60


# --- decks and market -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "chosen", "of_regions", "of_market", "left"),
    [
        case("TV-01", 2, "EU", ["EU"] * 2, {"EU": 2}, 46),
        case("TV-02", 3, "AS", ["AS"] * 3, {"AS": 3}, 69),
        case("TV-03 A-38", 4, "EU+NA", ["EU", "EU", "NA", "NA"], {"EU": 2, "NA": 2}, 92),
        case("TV-04 A-38", 5, "AS+NA", ["AS"] * 3 + ["NA"] * 2, {"AS": 3, "NA": 2}, 115),
        case("TV-05 A-38", 6, "AS+EU", ["AS"] * 3 + ["EU"] * 2, {"AS": 3, "EU": 2}, 114),
        case("W-SETUP-02", 2, "NA", ["NA"] * 2, {"NA": 2}, 46),
        case("W-SETUP-04", 6, "AS+NA", ["AS"] * 3 + ["NA"] * 2, {"AS": 3, "NA": 2}, 114),
        case("W-SETUP-05", 5, "AS+EU", ["AS"] * 3 + ["EU"] * 2, {"AS": 3, "EU": 2}, 115),
    ],
)
def test_decks_of_24_by_number_of_players(
    seats: int, chosen: str, of_regions: list[str], of_market: dict[str, int], left: int
) -> None:
    state = settle(new(seats, {"origins": chosen}))
    assert step(state) == "start"
    assert homes(state) == of_regions
    assert sizes(state) == [24] * len(of_regions)
    assert origins(market(state)) == of_market
    begun = started(seats, {"origins": chosen})
    assert sum(sizes(begun)) == left
    in_game = 175 - len(lying(begun, at.AWAY))
    assert left + seats + sum(of_market.values()) == in_game
    used = {number for number in range(175) if begun.where[number] != at.AWAY}
    assert origins([name(n) for n in used]) == {
        origin: {"EU": 50, "NA": 50, "AS": 75}[origin] for origin in chosen.split("+")
    }


@rule_id("W-COMP-02", "W-SETUP-03")
def test_W_SETUP_03_origins_are_never_mixed() -> None:
    """A region of European cards only ever shows European cards, each with the same chance."""
    state = settle(new(5))
    for die in range(1, 6):
        dealing = play(state, *(f"{seat} start {die}" for seat in range(1, 6)))
        home = homes(state)[die - 1]
        cards = [word.split()[1] for word in legal(dealing, CHANCE, "deal")]
        laid = origins(market(state))[home]
        assert origins(cards) == {home: {"EU": 50, "AS": 75}[home] - laid}
        assert len({chance for _, chance in GAME.odds(dealing)}) == 1


@rule_id("W-SETUP-05")
def test_W_SETUP_05_the_market_is_laid_before_the_start_cards_are_chosen() -> None:
    state, laid = new(4), []
    while step(state) == "lay market":
        word = legal(state, CHANCE)[0]
        laid.append(word.split()[1])
        state = play(state, f"chance {word}")
    assert sorted(laid) == sorted(market(state))
    for viewer in (0, 3, SPECTATOR):
        assert market(GAME.view(state, viewer)) == market(state)


# --- start cards ----------------------------------------------------------------------------------


@rule_id("TV-01", "W-SETUP-07", "W-SETUP-09", "W-SETUP-04")
def test_TV_01_both_take_their_start_card_from_region_1() -> None:
    state = play(settle(new(2)), "1 start 1", "2 start 1", "chance deal w", "chance deal x")
    assert hands(state) == [["w"], ["x"]]
    assert tops(state) == ["-", "-"]  # tops are turned afterwards
    state = play(state, "chance turn y", "chance turn z")
    assert (sizes(state), coins(state), tops(state)) == ([22, 24], [1, 1], ["y", "z"])
    assert {refused(state, f"1 choose {n}") for n in (3, 4, 5)} == {"no-such-region"}
    assert refusal(state, "1 choose 3").rule == "W-SETUP-04"


@rule_id("W-SETUP-07", "A-37")
def test_W_SETUP_07_the_region_is_free_to_choose_and_the_card_unseen_by_others() -> None:
    state = settle(new(3))
    assert acting(state) == [1, 2, 3]
    for seat in (1, 2, 3):
        assert legal(state, seat) == ["start 1", "start 2", "start 3"]
    state = play(state, "3 start 3", "1 start 3", "2 start 1")
    assert acting(state) == [CHANCE]  # nothing is dealt before the last has chosen
    dealt = GAME.parse("deal medlar", state)
    assert GAME.seen(state, CHANCE, dealt, 0) == dealt
    for viewer in (1, 2, SPECTATOR):
        assert GAME.format(GAME.seen(state, CHANCE, dealt, viewer), state) == "deal ?"
    state = settle(state)
    assert sizes(state) == [23, 24, 22]
    view = GAME.view(state, 0)
    assert (hand(view, 1), hand(view, 2), hand(view, 3)) == (hand(state, 1), ["?"], ["?"])


@rule_id("A-37")
def test_A_37_the_order_of_drawing_makes_no_difference() -> None:
    """Whoever is dealt to first, every unseen card is as likely as the others."""
    state = play(settle(new(3)), "1 start 1", "2 start 1", "3 start 1")
    for left in (72, 71, 70):
        odds = GAME.odds(state)
        assert len(odds) == left
        assert {chance for _, chance in odds} == {1 / left}
        state = GAME.apply(state, CHANCE, odds[0][0])


@rule_id("W-SETUP-01", "W-SETUP-08", "W-SETUP-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_W_SETUP_10_how_the_first_round_begins(seats: int) -> None:
    state = started(seats)
    assert (step(state), int(state.this_round)) == ("choose", 1)
    assert [len(cards) for cards in hands(state)] == [1] * seats
    assert [garden(state, seat) for seat in range(1, seats + 1)] == [{}] * seats
    assert coins(state) == [1] * seats
    assert (flowers(state), cults(state)) == ([], {})
    assert "-" not in tops(state)


@rule_id("W-SETUP-09", "W-UNI-02")
def test_W_SETUP_09_an_open_top_stays_on_its_deck() -> None:
    state = started(3)
    assert sizes(state) == [23, 23, 23]
    assert (state.open[:3] == 1).all()


# --- what is public -------------------------------------------------------------------------------


@rule_id("A-40", "W-CARD-10")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_A_40_coins_gardens_sizes_markers_and_backs_are_public(viewer: int) -> None:
    state = table(
        5, coins=(4, 0, 7, 2, 1), gardens={2: "3.1 medlar"}, cults={"medlar": 2}, flowers="medlar"
    )
    view = GAME.view(state, viewer)
    assert coins(view) == [4, 0, 7, 2, 1]
    assert garden(view, 2) == {"3.1": "medlar"}
    assert sizes(view) == sizes(state)
    assert (cults(view), flowers(view)) == ({"medlar": 2}, ["medlar"])
    assert [len(cards) for cards in hands(view)] == [1] * 5
    assert view.back.tolist() == state.back.tolist()
    assert [ORIGINS[back] for back in view.back[:5, 0]] == ["AS", "AS", "AS", "EU", "EU"]


@rule_id("A-36")
def test_A_36_no_word_gives_coins_to_another() -> None:
    """In a whole round with a contest, sixes and plays, nobody gains but by selling or harvest."""
    state = table(4, coins=(9, 5, 3, 3), tops="w x na-a na-b")
    state = choose(state, 6, 6, 1, 1)
    before = coins(state)
    while step(state) in ("pile", "take", "draw", "look", "turn display"):
        state = settle(state)
        if step(state) in ("pile", "take"):
            (seat,) = acting(state)
            state = play(state, f"{seat} {legal(state, seat)[-1]}")
    assert coins(state) == [before[0] - 3, before[1] - 3, 3, 3]
    verbs = {word.split()[0] for seat in range(1, 5) for word in legal(state, seat)}
    assert verbs == {"sell", "grow"}
    assert step(sell_newest(state)) == "choose"


@rule_id("W-SETUP-03")
def test_W_SETUP_03_all_orders_of_a_deck_are_as_likely() -> None:
    """What is drawn does not depend on anything but the pool: every outcome weighs the same."""
    state = started(2)
    pool = set(np.flatnonzero(state.where == at.POOL))
    state = choose(state, 1, 1)
    drawn = {action - at.TURN for action, _ in GAME.odds(state)}
    assert drawn == pool
