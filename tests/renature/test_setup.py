"""What is in the box (R-C) and how a game is set up (R-S)."""

from __future__ import annotations

import itertools
import json
from collections import Counter

import numpy as np
import pytest

from tests.renature.diagrams import (
    GAME,
    MB1,
    Drawing,
    clouds,
    clouds_on_board,
    fresh,
    hand,
    laid,
    legal,
    neutral,
    own,
    plant_count,
    plants_on_board,
    play,
    points,
    position,
    refused,
    rule_id,
    score,
    settle,
    step,
)
from waldbach.game import CHANCE, BadInput, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.board import BoardError, load_shipped, read_board
from waldbach.games.renature.meta import STANDARD_BOARDS
from waldbach.games.renature.notation import ANIMAL_NAMES, PLANT_NAMES, domino_name

BOARD = load_shipped(STANDARD_BOARDS["base"])
SEATS = [2, 3, 4]
EVERY_DOMINO = [domino_name(domino).split("-") for domino in range(at.DOMINOES)]


def tokens_laid(state: State) -> list[tuple[int, int, int]]:
    """Size of each area, main and minor number of its token."""
    areas = GAME.describe(state)["areas"].values()
    return [(area["size"], area["main"], area["minor"]) for area in areas]


# --- components -----------------------------------------------------------------------------------


@rule_id("R-C-01")
def test_R_C_01_two_three_or_four_players() -> None:
    for seats in SEATS:
        assert len(score(GAME.new(seats))) == seats
    for seats in (-1, 0, 1, 5, 6):
        with pytest.raises(BadInput) as caught:
            GAME.new(seats)
        assert caught.value.message == "bad-seats"


@rule_id("R-C-02")
def test_R_C_02_every_pair_of_ten_animals_once() -> None:
    assert len(ANIMAL_NAMES) == len(set(ANIMAL_NAMES)) == 10
    pairs = itertools.combinations_with_replacement(ANIMAL_NAMES, 2)
    assert sorted(map(tuple, EVERY_DOMINO)) == sorted(pairs)
    assert len(EVERY_DOMINO) == 55
    assert sum(one == other for one, other in EVERY_DOMINO) == 10
    # and each of them can be drawn
    dealing = GAME.new(2, {"start": "1"})
    assert len(legal(dealing, "draw")) == 55


@rule_id("R-C-03")
def test_R_C_03_each_animal_on_eleven_halves() -> None:
    halves = Counter(itertools.chain.from_iterable(EVERY_DOMINO))
    assert halves == dict.fromkeys(ANIMAL_NAMES, 11)
    assert halves.total() == 110


@rule_id("R-C-04")
def test_R_C_04_seventy_four_plants() -> None:
    """White and black plants are all used by two players, orange and blue by four (7.2)."""
    two, four = fresh(2), fresh(4)
    stock = {
        "white": two.own[0],
        "black": two.own[1],
        "orange": four.own[0],
        "blue": four.own[1],
        "neutral": two.neutral[0] + two.neutral[1],
    }
    assert {colour: list(map(int, plants)) for colour, plants in stock.items()} == {
        "white": [9, 4, 2, 2],
        "black": [9, 4, 2, 2],
        "orange": [5, 3, 2, 1],
        "blue": [5, 3, 2, 1],
        "neutral": [6, 4, 4, 4],
    }
    assert [int(sum(column)) for column in zip(*stock.values(), strict=True)] == [34, 18, 12, 10]
    for seats in SEATS:
        assert (fresh(seats).neutral.sum(axis=0) <= stock["neutral"]).all()


@rule_id("R-C-05")
def test_R_C_05_four_player_colours_and_a_neutral_one_that_belongs_to_nobody() -> None:
    state = position(
        """
        seats 4
        turn 9 seat 1 step end
        board
              a  b  c  d  e
           1  S  .  .  .  .
           2  1t 2b 3p 4o _
           3  nt nb np no _
        """
    )
    (area,) = GAME.describe(state)["areas"].values()
    totals = {s["colour"]: s["total"] for s in area["standings"]}
    assert totals == {"1": 1, "2": 2, "3": 3, "4": 4, "neutral": 10}
    over = play(state, "end")  # neutral comes first, and its points go to nobody
    assert points(over, "areas") == [0, 0, 0, area["minor"]]


@rule_id("R-C-06")
def test_R_C_06_twenty_one_area_tokens_with_a_front_and_a_secret_back() -> None:
    state = fresh(2)
    assert int(state.backs.sum()) == 21
    kinds = BOARD.tokens
    assert sum(len(kind.backs) for kind in kinds) == 21
    assert all(kind.main > kind.minor for kind in kinds)
    assert any(len(set(kind.backs)) > 1 for kind in kinds)  # or there would be no secret


@rule_id("R-C-07")
def test_R_C_07_bonuses_from_1_to_5() -> None:
    backs = {back for kind in BOARD.tokens for back in kind.backs}
    assert backs <= {1, 2, 3, 4, 5}
    for back in ("0", "6"):
        with pytest.raises(BoardError) as caught:
            read_board(f"name: x\nmode: base\ntokens: 4/2 = 1 {back}\nboard:\nS.\n")
        assert (caught.value.message, caught.value.line) == ("board-number", 3)


@rule_id("R-C-08")
def test_R_C_08_thirty_clouds_a_score_each_one_joker_and_a_player_board_each() -> None:
    for seats in SEATS:
        state = fresh(seats)
        assert sum(clouds(state)) + clouds_on_board(state) <= 30
        shown = GAME.describe(state)
        assert shown["joker"] in ANIMAL_NAMES
        assert list(shown["seats"]) == [str(seat + 1) for seat in range(seats)]
    assert sum(clouds(fresh(4))) + clouds_on_board(fresh(4)) == 30


@rule_id("R-C-09")
def test_R_C_09_eighteen_areas_each_labelled_with_its_size() -> None:
    state = fresh(2)
    drawn = [len(area) for area in Drawing(state).areas()]
    assert len(drawn) == 18
    assert [size for size, _, _ in tokens_laid(state)] == drawn


@rule_id("R-C-10")
def test_R_C_10_four_starting_spaces_on_the_top_edge_all_brook() -> None:
    state = fresh(2)
    drawing = Drawing(state)
    starts = [cell for cell, sign in drawing.signs.items() if sign == "S"]
    assert len(starts) == 4
    assert {row for row, _ in starts} == {0}
    assert all(drawing.is_free_brook(cell) for cell in starts)


@rule_id("R-C-11", "R-S-06")
def test_R_C_11_the_joker_track_has_each_animal_and_begins_with_the_butterfly() -> None:
    for mode in ("base", "valley", "variant"):
        state = fresh(3, {"mode": mode})
        assert ANIMAL_NAMES[state.joker] == "butterfly" == ANIMAL_NAMES[0]
        assert [word.split()[1] for word in legal(state, "joker")] == list(ANIMAL_NAMES[1:])


# --- player boards --------------------------------------------------------------------------------


@rule_id("R-S-01", "R-S-03")
@pytest.mark.parametrize(("seats", "neutrals"), [(3, "2/1/1/1"), (4, "1/1/1/1")])
def test_R_S_01_three_or_four_players_have_one_board_each(seats: int, neutrals: str) -> None:
    state = fresh(seats)
    for seat in range(1, seats + 1):
        assert (own(state, seat), neutral(state, seat)) == ("5/3/2/1", neutrals)


@rule_id("R-S-02", "R-S-03", "Q-36")
def test_R_S_02_two_players_have_two_boards_that_count_as_one() -> None:
    state = fresh(2)
    for seat in (1, 2):
        assert (own(state, seat), neutral(state, seat)) == ("9/4/2/2", "3/2/2/2")
    assert clouds(state) == [6, 6]  # six spaces for clouds and not twelve


@rule_id("Q-36")
def test_Q_36_two_players_have_room_for_six_clouds_too() -> None:
    state = position(
        """
        turn 9 seat 1 step plant
        domino a1 b1
        board
              a  b  c  d
           1  OW OW .  .
           2  _3 _  .  .
        """
    )
    assert clouds(play(state, "plant own turf a2")) == [6, 6]


@rule_id("R-S-03")
@pytest.mark.parametrize("seats", SEATS)
def test_R_S_03_a_plant_stands_on_every_slot(seats: int) -> None:
    """No slot is free: a plant of the board cannot be returned by anybody."""
    state = fresh(seats)
    for seat, kind in itertools.product(range(seats), range(4)):
        more = GAME.copy(state)
        more.seat = seat
        space = int(np.flatnonzero(more.ground == at.SOIL)[0])
        more.piece[space] = at.FIRST_PLANT + at.NEUTRAL * 4 + kind
        word = GAME.format(at.RETURN + space)
        assert refused(more, word) == "no-free-slot"
        more.piece[space] = at.FIRST_PLANT + seat * 4 + kind
        assert refused(more, word) == "no-free-slot"


@rule_id("R-S-04")
def test_R_S_04_with_four_players_the_marked_slot_starts_empty() -> None:
    """A balloon board has two slots for neutral turf; with four players one of them is empty."""
    assert [neutral(fresh(3), seat) for seat in (1, 2, 3)] == ["2/1/1/1"] * 3
    assert [neutral(fresh(4), seat) for seat in (1, 2, 3, 4)] == ["1/1/1/1"] * 4


@rule_id("R-S-05")
@pytest.mark.parametrize(("seats", "plants"), [(2, 26), (3, 16), (4, 15)])
def test_R_S_05_plants_without_a_slot_leave_the_game(seats: int, plants: int) -> None:
    state = fresh(seats)
    assert [plant_count(state, seat) for seat in range(1, seats + 1)] == [plants] * seats
    assert plants_on_board(state) == []
    assert not state.own[seats:].any()
    assert not state.neutral[seats:].any()


@rule_id("Y-03", "Q-04")
@pytest.mark.parametrize("seats", SEATS)
def test_Y_03_slots_depend_on_the_number_of_players_and_not_on_the_colour(seats: int) -> None:
    state = fresh(seats)
    assert len({own(state, seat) for seat in range(1, seats + 1)}) == 1
    assert len({neutral(state, seat) for seat in range(1, seats + 1)}) == 1
    # colours are cosmetic: nothing the engine tells names one
    told = json.dumps(GAME.describe(state)) + GAME.format_position(state)
    assert not [name for name in ("white", "black", "orange", "blue") if name in told]


# --- tokens ---------------------------------------------------------------------------------------


@rule_id("R-S-07")
@pytest.mark.parametrize("seats", SEATS)
def test_R_S_07_every_area_gets_a_token_of_its_size(seats: int) -> None:
    laid_out = tokens_laid(fresh(seats))
    assert len(laid_out) == 18
    assert all(size == main for size, main, _ in laid_out)
    assert (fresh(seats).front[1:19] >= 0).all()


TWO_KINDS = """\
name: two kinds of fours
mode: base
tokens: 4/2 = 1 2 2
tokens: 4/1 = 5
tokens: 1/0 = 3
board:
Saa.
.aa.
...b
.cc.
.cc.
S...
"""


@rule_id("R-S-08")
def test_R_S_08_which_token_of_the_right_number_lies_where_is_random() -> None:
    state = GAME.new(2, {"board": TWO_KINDS, "start": "1"})
    assert step(state) == "lay-front"
    # the area of one space has nothing to choose from; of the fours three are 4/2 and one is 4/1
    odds = {GAME.format(action): chance for action, chance in GAME.odds(state)}
    assert odds == {"front 4/2": 0.75, "front 4/1": 0.25}
    after = play(state, "front 4/1")
    assert legal(after) == ["front 4/2"]
    assert tokens_laid(play(after, "front 4/2")) == [(4, 4, 1), (1, 1, 0), (4, 4, 2)]
    assert refused(after, "front 4/1") == "not-an-outcome"
    assert refused(after, "front 1/0") == "not-an-outcome"


@rule_id("R-S-08")
@pytest.mark.parametrize("seats", SEATS)
def test_R_S_08_backs_are_unseen(seats: int) -> None:
    """A back is drawn when it is looked at, from those not seen yet; before, there is none."""
    assert not fresh(seats).back.any()


@rule_id("R-S-09", "R-I-03")
def test_R_S_09_the_tokens_left_over_leave_the_game_and_are_never_shown() -> None:
    state = fresh(2)
    laid_out = Counter((main, minor) for _, main, minor in tokens_laid(state))
    every = Counter({(k.main, k.minor): len(k.backs) for k in BOARD.tokens})
    assert (every - laid_out).total() == 3
    told = GAME.describe(state)
    assert len(told["areas"]) == 18
    assert all(seat["tokens"] == {} for seat in told["seats"].values())


# --- clouds ---------------------------------------------------------------------------------------


@rule_id("R-S-10")
@pytest.mark.parametrize("seats", SEATS)
def test_R_S_10_four_area_spaces_start_with_clouds(seats: int) -> None:
    state = fresh(seats)
    drawing = Drawing(state)
    cloudy = [cell for cell, sign in drawing.signs.items() if sign[-1].isdigit()]
    assert len(cloudy) == 4
    assert all(drawing.is_area(cell) for cell in cloudy)
    assert 4 <= clouds_on_board(state) <= 6
    printed = BOARD.clouds
    assert {p: int(state.cloud[p]) for p in printed} == printed


@rule_id("R-S-11", "R-S-12")
@pytest.mark.parametrize("seats", SEATS)
def test_R_S_11_six_clouds_each_and_the_rest_leaves_the_game(seats: int) -> None:
    state = fresh(seats)
    assert clouds(state) == [6] * seats
    assert int(state.clouds.sum()) == 6 * seats  # nothing lies anywhere else


# --- dominoes -------------------------------------------------------------------------------------


@rule_id("R-S-13", "R-S-14", "R-S-16")
@pytest.mark.parametrize(("seats", "dealt", "undealt"), [(2, 26, 3), (3, 18, 1), (4, 13, 3)])
def test_R_S_13_dominoes_are_dealt(seats: int, dealt: int, undealt: int) -> None:
    state = fresh(seats)
    for seat in range(1, seats + 1):
        assert len(hand(state, seat)) == 3
        assert int(state.reserve[seat - 1]) == dealt - 3
    assert at.DOMINOES - seats * dealt == undealt
    assert (state.where == at.POOL).sum() == seats * (dealt - 3) + undealt
    assert laid(state) == []


@rule_id("R-S-13")
def test_R_S_13_the_deal_is_random() -> None:
    assert len({tuple(hand(fresh(2, seed=seed), 1)) for seed in range(6)}) == 6


@rule_id("R-S-14", "R-S-15", "R-I-02")
@pytest.mark.parametrize("seats", SEATS)
def test_R_S_15_nobody_may_inspect_a_reserve_or_the_undealt_dominoes(seats: int) -> None:
    """Reserves and undealt dominoes are one pool in every view; only the sizes are told."""
    state = fresh(seats)
    hands = {name for seat in range(1, seats + 1) for name in hand(state, seat)}
    for viewer in range(seats):
        told = json.dumps(GAME.describe(GAME.view(state, viewer)))
        told += GAME.format_position(GAME.view(state, viewer))
        for domino in range(at.DOMINOES):
            assert domino_name(domino) not in told or domino_name(domino) in hands


@rule_id("R-S-16")
def test_R_S_16_only_the_owner_sees_the_hand() -> None:
    state = fresh(3)
    for viewer in range(3):
        shown = GAME.describe(GAME.view(state, viewer))["seats"].values()
        assert [bool(seat["dominoes"]) for seat in shown] == [seat == viewer for seat in range(3)]
        assert [seat["hand"] for seat in shown] == [3, 3, 3]


@rule_id("Q-02")
def test_Q_02_nobody_chooses_what_is_drawn() -> None:
    state = position("seat 1\n  hand owl-owl hare-hare\n  reserve 2", MB1)
    drawing = play(state, "discard owl-owl")
    assert refused(drawing, "draw frog-frog", seat=1) == "chance-only"
    odds = GAME.odds(drawing)
    assert len(odds) == 53  # every domino not seen yet, each as likely as the other
    assert {chance for _, chance in odds} == {1 / 53}
    assert GAME.acting(drawing) == (CHANCE,)


# --- the start ------------------------------------------------------------------------------------


@rule_id("R-S-17", "Q-01")
@pytest.mark.parametrize("seats", SEATS)
def test_R_S_17_a_random_seat_begins_or_the_one_that_the_host_names(seats: int) -> None:
    state = GAME.new(seats)
    odds = {GAME.format(action): chance for action, chance in GAME.odds(state)}
    assert odds == {f"start {seat}": 1 / seats for seat in range(1, seats + 1)}
    for seat in range(1, seats + 1):
        fixed = GAME.new(seats, {"start": str(seat)})
        assert step(fixed) != "choose-start"
        assert GAME.same(play(state, f"start {seat}"), fixed)
        assert int(settle(fixed).seat) == seat - 1


@rule_id("R-S-17")
def test_R_S_17_a_seat_that_does_not_exist_cannot_begin() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(2, {"start": "3"})
    assert caught.value.message == "bad-start"


@rule_id("R-S-18", "Q-01")
@pytest.mark.parametrize(
    ("seats", "start", "scores"),
    [
        (2, 1, [4, 3]),
        (2, 2, [3, 4]),
        (3, 2, [2, 4, 3]),
        (4, 1, [4, 3, 2, 1]),
        (4, 3, [2, 1, 4, 3]),
    ],
)
def test_R_S_18_start_scores_in_turn_order(seats: int, start: int, scores: list[int]) -> None:
    state = fresh(seats, {"start": str(start)})
    assert score(state) == points(state, "start") == scores


@rule_id("R-S-19")
def test_R_S_19_scores_may_be_equal_and_nobody_is_moved() -> None:
    state = position(
        """
        turn 9 seat 2 step plant
        domino a1 b1
        seats 3
        seat 1
          points start=4
        seat 2
          points start=3
        seat 3
          points start=4
        board
              a  b  c  d
           1  OW OW .  .
           2  _  _  .  .
        """
    )
    assert score(play(state, "plant own turf a2")) == [4, 4, 4]


# --- the whole set-up -----------------------------------------------------------------------------


@rule_id("T-91")
def test_T_91_two_players() -> None:
    state = fresh(2, {"start": "1"})
    assert (score(state), clouds(state)) == ([4, 3], [6, 6])
    assert [plant_count(state, seat) for seat in (1, 2)] == [26, 26]
    assert (list(state.hand[:2]), list(state.reserve[:2])) == ([3, 3], [23, 23])
    assert (state.where == at.POOL).sum() - state.reserve.sum() == 3


@rule_id("T-92")
def test_T_92_three_players() -> None:
    state = fresh(3, {"start": "1"})
    assert score(state) == [4, 3, 2]
    assert [plant_count(state, seat) for seat in (1, 2, 3)] == [16, 16, 16]
    assert (list(state.hand[:3]), list(state.reserve[:3])) == ([3] * 3, [15] * 3)
    assert (state.where == at.POOL).sum() - state.reserve.sum() == 1


@rule_id("T-93")
def test_T_93_four_players() -> None:
    state = fresh(4, {"start": "1"})
    assert score(state) == [4, 3, 2, 1]
    assert [plant_count(state, seat) for seat in (1, 2, 3, 4)] == [15] * 4
    assert (list(state.hand), list(state.reserve)) == ([3] * 4, [10] * 4)
    assert (state.where == at.POOL).sum() - state.reserve.sum() == 3
    assert (sum(clouds(state)), clouds_on_board(state)) == (24, 6)


@rule_id("Y-15")
def test_Y_15_base_valley_and_variant_are_one_entry() -> None:
    (mode,) = [option for option in GAME.options if option.name == "mode"]
    assert mode.choices == ("base", "valley", "variant")
    for name in mode.choices:
        assert GAME.describe(fresh(2, {"mode": name}))["mode"] == name


def test_plants_are_named_in_the_order_of_their_values() -> None:
    assert PLANT_NAMES == ("turf", "bush", "pine", "oak")
