"""What a play would do alone, and what gardens still bring: as the engine tells it ahead.

The garden of a diagram is that of seat 1, which plays; the others hold one card and wait.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from tests.waldgaertner.tables import (
    GAME,
    case,
    coins,
    garden,
    hand,
    legal,
    market,
    play,
    random_game,
    rule_id,
    settle,
    step,
    table,
)
from tests.waldgaertner.test_properties import examples, game, tables
from waldbach.game import State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.plays import carry_out_plays

Data = dict[str, Any]


def foreseen(state: State, word: str, seat: int = 1) -> State:
    view = GAME.view(state, seat - 1)
    ahead = GAME.foresee(view, seat - 1, GAME.parse(word, view))
    assert ahead is not None
    return ahead


def seat_data(state: State, seat: int = 1) -> Data:
    data: Data = GAME.describe(state)["seats"][str(seat)]
    return data


def ahead(state: State, place: str) -> tuple[int, int]:
    """Harvests to come of the plant there, and their coins."""
    found = seat_data(state)["garden"][place]["ahead"]
    return found["harvests"], found["coins"]


# --- a play alone ---------------------------------------------------------------------------------


@rule_id("W-SELL-01", "W-SELL-02", "A-28")
def test_a_sale_is_foreseen() -> None:
    state = table(hands=("medlar low-a", "low-b low-c"), coins=(1, 1, 1), market="")
    after = foreseen(state, "sell medlar")
    assert (hand(after, 1), coins(after), market(after)) == (["low-a"], [3, 1, 1], ["medlar"])
    assert seat_data(after)["sealed"] == "sell medlar"


@rule_id("W-XTRA-06", "A-28")
def test_an_extra_is_foreseen_with_its_price() -> None:
    plants = "3.1 medlar, 3.2 loquat, 3.3 cherry-one"
    state = table(hands=("cherry-two low-a", "low-b low-c"), coins=(4, 1, 1), gardens={1: plants})
    after = foreseen(state, "grow cherry-two 3.4")
    assert (hand(after, 1), coins(after)) == (["low-a"], [1, 1, 1])
    data = seat_data(after)["garden"]
    assert data["3.4"]["partner"] == "cherry-one"
    assert data["3.3"]["partner"] == "cherry-two"  # which had none before
    assert not any(extra["row"] == 3 for extra in seat_data(after)["extras"])


@rule_id("A-28")
def test_what_others_have_sealed_plays_no_part() -> None:
    state = table(hands=("medlar low-a", "low-b low-c"))
    open_yet = foreseen(state, "grow medlar 3.2")
    late = foreseen(play(state, "2 sell low-b"), "grow medlar 3.2")
    assert seat_data(open_yet) == seat_data(late)
    assert garden(late, 1) == {"3.2": "medlar"}
    assert hand(late, 2) == ["?", "?"]


def test_what_is_not_carried_out_together_is_not_foreseen() -> None:
    state = settle(table(coins=(5, 1, 1)))
    assert step(state) == "choose"
    for word in legal(state, 1):
        assert GAME.foresee(GAME.view(state, 0), 0, GAME.parse(word)) is None


@rule_id("A-28", "W-PLAY-01")
@given(tables)
@examples(12)
def test_a_foreseen_play_is_what_happens(table: tuple[int, dict[str, str], int]) -> None:
    """Every legal play, then any of the others: my garden, coins, hand and points as foreseen."""
    rng = np.random.default_rng(table[2])
    for state in playing(table, 6):
        seat = int(rng.choice(GAME.acting(state)))
        view = GAME.view(state, seat)
        for action in GAME.legal(view, seat):
            told = GAME.foresee(view, seat, int(action))
            assert told is not None
            told.commit[seat] = at.NONE_YET
            done = GAME.view(all_played(state, {seat: int(action)}, rng), seat)
            mine, real = (seat_data(one, seat + 1) for one in (told, done))
            for name in ("place", "memory"):  # they depend on what the others show
                del mine[name], real[name]
            assert mine == real


def playing(table: tuple[int, dict[str, str], int], most: int) -> list[State]:
    """Some moments of a random game in which cards are to be played."""
    found = [before for before, *_ in game(table) if before.step == at.ASK_PLAY]
    return found[:: max(1, len(found) // most)]


def all_played(state: State, chosen: dict[int, int], rng: np.random.Generator) -> State:
    """All plays carried out, and nothing behind them: those chosen, the others at random."""
    after = GAME.copy(state)
    for seat in GAME.acting(state):
        after.commit[seat] = chosen.get(seat) or int(rng.choice(GAME.legal(state, seat)))
    carry_out_plays(after)
    return after


@rule_id("A-28")
def test_a_foreseen_play_stands_in_the_garden_once_all_have_played() -> None:
    """Through the front door: the last one's play carries out all of them."""
    for before, seat, action, after in random_game(3):
        if before.step != at.ASK_PLAY or before.due != 1 << seat:
            continue
        told = GAME.foresee(GAME.view(before, seat), seat, action)
        assert told is not None
        assert garden(told, seat + 1) == garden(after, seat + 1)
        assert hand(told, seat + 1) == hand(after, seat + 1)


# --- the rest of the years ------------------------------------------------------------------------


def planted(plants: str, round: int, flowers: str = "", **options: Any) -> State:
    """Seat 1 has this garden while a card is to be played in the round."""
    hands = ("low-i", "low-j low-h")
    return table(round=round, hands=hands, gardens={1: plants}, flowers=flowers, **options)


@pytest.mark.parametrize(
    ("plants", "round", "found"),
    [
        case("TV-10 W-HARV-01", "3.1 medlar", 3, (2, 2)),
        case("TV-11", "3.1 medlar", 4, (1, 1)),
        case("TV-12", "3.1 medlar", 14, (0, 0)),
        case("TV-13", "1.1 honeyberry", 1, (2, 2)),
        case("TV-14 A-29", "1.1 winterberry", 5, (2, 2)),
        case("TV-15", "3.1 loquat", 1, (1, 1)),
        case("TV-16 W-BLOOM-02", "3.1 cherry-one", 1, (2, 0)),
        case("TV-22 A-25", "2.1 buckthorn-male, 2.2 buckthorn-one", 1, (2, 0)),
    ],
)
def test_harvests_to_come(plants: str, round: int, found: tuple[int, int]) -> None:
    """Without its partner a plant brings nothing; what it could bring is told all the same."""
    assert ahead(planted(plants, round), plants.split()[0]) == found


@rule_id("A-29", "W-END-01")
def test_without_the_last_phase_there_is_a_harvest_less() -> None:
    assert ahead(planted("1.1 winterberry", 12), "1.1") == (1, 1)
    assert ahead(planted("1.1 winterberry", 12, final_check="no"), "1.1") == (0, 0)


@rule_id("A-30", "W-END-02")
def test_nothing_is_harvested_while_the_last_cards_are_played() -> None:
    state = table(last_cards=True, gardens={1: "1.1 winterberry"}, flowers="winterberry")
    assert ahead(state, "1.1") == (0, 0)


@rule_id("W-HARV-02")
def test_a_flower_is_harvested_without_blooming_anew() -> None:
    assert ahead(planted("3.1 medlar", 16, flowers="medlar"), "3.1") == (1, 1)
    assert ahead(planted("3.1 medlar", 16), "3.1") == (0, 0)


@rule_id("A-25", "W-HARV-03")
def test_pairs_are_told_where_females_need_a_male_each() -> None:
    plants = "2.1 buckthorn-male, 2.2 buckthorn-one, 2.3 buckthorn-two"
    state = planted(plants, 1, males="paired")
    assert [ahead(state, place) for place in ("2.1", "2.2", "2.3")] == [(2, 0), (2, 2), (2, 0)]


@rule_id("W-HARV-04", "A-20")
def test_nitrogen_counts_in_every_harvest_to_come() -> None:
    state = planted("3.1 alder, 3.2 medlar, 3.3 loquat", 1)
    assert ahead(state, "3.2") == (2, 4)
    assert ahead(state, "3.3") == (1, 1)


@rule_id("W-HARV-04", "W-HARV-06", "A-29")
@given(tables)
@examples(12)
def test_gardens_left_alone_bring_what_was_told(table: tuple[int, dict[str, str], int]) -> None:
    """From some moments of a random game all sell whatever they get, to the end."""
    rng = np.random.default_rng(table[2])
    for state in playing(table, 4):
        if GAME.sealed(state):
            continue  # somebody may be about to plant
        harvests, won = told_of(state)
        real, brought = Counter[tuple[int, str]](), Counter[int]()
        for events in selling_all(state, rng):
            for event in events:
                if event["event"] == "harvested":
                    brought[event["seat"]] += event["coins"]
                    real.update((event["seat"], paid["card"]) for paid in event["cards"])
        assert (real, brought) == (harvests, won)


def told_of(state: State) -> tuple[Counter[tuple[int, str]], Counter[int]]:
    """Harvests of every fertile plant by seat and card, and coins by seat."""
    harvests, won = Counter[tuple[int, str]](), Counter[int]()
    for seat, data in GAME.describe(state)["seats"].items():
        for plant in data["garden"].values():
            if plant["fertile"]:
                harvests[int(seat), plant["card"]] = plant["ahead"]["harvests"]
            won[int(seat)] += plant["ahead"]["coins"]
    return harvests, won


def selling_all(state: State, rng: np.random.Generator) -> Iterator[list[Data]]:
    """What happens, entry by entry, while nobody plants anything any more."""
    while seats := GAME.acting(state):
        seat = seats[0]
        actions = GAME.legal(state, seat) if seat >= 0 else np.array([GAME.chance(state, rng)])
        sales = actions[(actions >= at.SELL) & (actions < at.GROW)]
        if at.NO_BONUS in actions:
            sales = np.array([at.NO_BONUS])
        action = int(rng.choice(sales if len(sales) else actions))
        after = GAME.apply(state, seat, action)
        yield GAME.events(state, seat, action, after)
        state = after
