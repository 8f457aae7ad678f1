"""Step C2: when an area is closed (R-Z-01..07) and who gets what for it (R-Z-08..24)."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tests.renature.diagrams import (
    GAME,
    MB2,
    MB3,
    MB4,
    MB5,
    MB6,
    Drawing,
    acting,
    area_at,
    area_ledger,
    case,
    clouds,
    legal,
    neutral,
    picture,
    play,
    points,
    position,
    random_game,
    refused,
    rule_id,
    score,
    settle,
    sign,
    standings,
    step,
    taken,
)
from waldbach.game import CHANCE, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.areas import award
from waldbach.games.renature.board import problems, read_board
from waldbach.games.renature.describe import describe
from waldbach.games.renature.ledger import is_irrelevant
from waldbach.games.renature.spaces import read_space


def closed(state: State) -> set[int]:
    """The areas that the engine takes for closed; they are those that one sees in the drawing."""
    areas = {area for area in range(1, int(state.areas) + 1) if int(state.shut) >> area & 1}
    assert areas == Drawing(state).closed()
    return areas


def lay(state: State, *placements: str) -> State:
    """Whole turns without planting, of a player with no clouds to think about."""
    for word in placements:
        state = play(settle(play(state, f"place {word}", "no-plant")), "end")
    return state


def in_hand(*dominoes: str) -> str:
    return f"seat 1\n  clouds 0\n  hand frog-frog {' '.join(dominoes)}"


# --- closed and isolated --------------------------------------------------------------------------


@rule_id("R-Z-01", "T-30", "T-31")
def test_R_Z_01_closed_when_each_brook_space_beside_the_area_is_covered() -> None:
    state = position(
        in_hand("owl-owl", "owl-hare", "hare-hare", "hare-trout", "trout-trout", "trout-owl"), MB2
    )
    around = lay(
        state,
        "owl@a1 owl@b1",
        "owl@c1 hare@d1",
        "hare@d2 hare@d3",
        "hare@d4 trout@c4",
        "trout@b4 trout@a4",
    )
    assert taken(around) == {}  # a2 and a3 are free and beside each other
    assert taken(lay(around, "trout@a3 owl@a2")) == {1: 1}


@rule_id("R-Z-01", "T-28")
def test_R_Z_01_only_the_areas_around_which_all_is_covered_close() -> None:
    after = lay(position(in_hand("owl-salamander"), MB6), "owl@a1 salamander@b1")
    assert taken(after) == {1: 1}


@rule_id("R-Z-02", "T-29")
def test_R_Z_02_an_isolated_space_closes_like_a_covered_one() -> None:
    state = position(in_hand("owl-salamander", "salamander-hare"), MB6)
    first = lay(state, "owl@a1 salamander@b1")
    assert taken(first) == {1: 1}
    assert taken(lay(first, "salamander@c1 hare@d1")) == {1: 1, 2: 1}  # e1 is isolated


@rule_id("R-Z-02", "T-25")
def test_R_Z_02_a_free_neighbour_keeps_a_space_from_being_isolated() -> None:
    after = lay(position(in_hand("owl-salamander"), MB4), "owl@a1 salamander@b1")
    assert (taken(after), closed(after)) == ({}, set())


@rule_id("R-Z-03", "Q-11", "T-26")
def test_R_Z_03_a_pair_of_free_spaces_that_nothing_fits_is_not_isolated() -> None:
    state = position(
        """
        seat 1
          clouds 0
          hand frog-frog hare-hare
        board
              a  b  c  d  e  f
           1  OW SA .  .  _  _
        """
    )
    assert legal(state, "place") == []
    assert closed(state) == set()
    after = play(state, "discard frog-frog", "end")
    assert (closed(after), taken(after)) == (set(), {})


@rule_id("R-Z-04", "R-Z-02", "T-32")
def test_R_Z_04_a_free_brook_space_at_a_corner_of_the_area_does_not_matter() -> None:
    state = position(
        in_hand("owl-owl", "owl-hare", "trout-trout", "trout-snail", "trout-turtle"), MB2
    )
    before = lay(
        state,
        "owl@a1 owl@a2",
        "owl@b1 hare@c1",
        "trout@d4 trout@c4",
        "trout@d3 snail@d2",
    )
    assert taken(before) == {}
    # a3 becomes isolated; the corner d1 stays free
    assert taken(lay(before, "trout@b4 turtle@a4")) == {1: 1}


@rule_id("R-Z-04")
def test_R_Z_04_not_even_if_a_domino_fits_at_the_corner() -> None:
    state = picture(
        """
        board
              a  b  c  d
           1  .  OW .  .
           2  OW _  OW .
           3  .  OW .  .
        """
    )
    assert closed(state) == {1}


@rule_id("R-Z-05", "T-33", "T-34")
def test_R_Z_05_a_corner_space_keeps_its_neighbour_from_being_isolated() -> None:
    state = position(
        in_hand("owl-owl", "owl-hare", "hare-trout", "trout-turtle", "turtle-snail", "snail-owl"),
        MB2,
    )
    before = lay(
        state,
        "owl@a1 owl@a2",
        "owl@b1 hare@c1",
        "hare@d1 trout@d2",
        "trout@d3 turtle@d4",
        "turtle@c4 snail@b4",
    )
    assert taken(before) == {}  # the corner a4 is free, so a3 beside the area is not isolated
    assert taken(lay(before, "snail@a4 owl@a3")) == {1: 1}


@rule_id("R-Z-06")
def test_R_Z_06_an_area_with_free_spaces_can_be_closed() -> None:
    after = lay(position(in_hand("owl-salamander"), MB3), "owl@a1 salamander@b1")
    assert [sign(after, space) for space in ("d1", "e1")] == ["_", "_"]
    assert taken(after) == {1: 1}


@rule_id("R-Z-07", "Q-12", "Q-14", "T-24")
def test_R_Z_07_a_domino_closes_an_area_that_it_is_not_beside() -> None:
    state = position("seat 1\n  clouds 0\n  hand owl-salamander", MB3)
    beside = play(state, "place owl@a1 salamander@b1")
    assert legal(beside) == ["no-plant"]
    assert refused(beside, "plant own turf d1") == "not-beside-domino"
    after = settle(play(beside, "no-plant"))
    assert (taken(after), score(after)) == ({1: 1}, [0, 0])


@rule_id("Q-13", "10.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_Q_13_closed_this_turn_is_closed_after_less_closed_before(seats: int) -> None:
    closings = 0
    for before, _, action, after in random_game(seats, "garden"):
        if action < at.DISCARD:
            newly = {area for area in range(1, 19) if int(after.closed) >> area & 1}
            assert newly == closed(after) - closed(before)
            assert closed(before) <= closed(after)  # closed is for ever
            closings += len(newly)
    assert closings > 3


@rule_id("Q-17", "10.2")
def test_Q_17_an_area_closed_from_the_start_keeps_its_token_until_the_end() -> None:
    board = read_board("name: island\nmode: base\ntokens: 1/0 = 1 1\nboard:\nS.#a\na###\n")
    assert "check-closed-area" in {problem.message for problem in problems(board)}
    state = position(
        """
        seat 1
          clouds 0
          hand owl-owl
        board
              a  b  c  d
           1  S  .  #  1t
           2  _  #  #  #
        """
    )
    assert closed(state) == {1}
    after = settle(play(state, "place owl@a1 owl@b1", "no-plant"))
    assert (taken(after), points(after, "areas")) == ({2: 1}, [0, 0])
    assert points(play(after, "end"), "areas") == [1, 0]


# --- scoring --------------------------------------------------------------------------------------


@rule_id("R-Z-08", "R-Z-19", "T-27")
def test_R_Z_08_every_area_closed_this_turn_is_scored_by_itself() -> None:
    state = position(
        """
        seat 1
          clouds 0
          hand owl-hare
        tokens 1/0 = 1 2
        """,
        MB5,
    )
    after = settle(play(state, "place owl@a2 hare@b2", "plant own bush b1"))
    assert points(after, "plants") == [1, 0]
    assert points(after, "areas") == [1, 0]  # one area alone, the other is empty
    assert taken(after) == {1: 1, 2: 1}


@rule_id("Q-16")
def test_Q_16_several_areas_are_scored_in_the_order_of_their_numbers_in_one_step() -> None:
    state = position("seat 1\n  clouds 0\n  hand owl-hare", MB5)
    before = play(state, "place owl@a2 hare@b2")
    after = play(before, "plant own bush b1")
    events = GAME.events(before, 0, GAME.parse("plant own bush b1"), after)
    assert [e["area"] for e in events if e["event"] == "area-closed"] == [1, 2]
    assert (acting(after), taken(after)) == (CHANCE, {1: 1, 2: 1})


@rule_id("R-Z-09")
def test_R_Z_09_a_colours_total_is_the_sum_of_its_values_and_neutral_is_a_colour() -> None:
    state = picture(
        """
        seats 4
        board
              a  b  c  d  e  f  g
           1  S  .  .  .  .  .  .
           2  1t 1o 2b 2p 4t nb np
           3  nt .  .  .  .  .  .
        """
    )
    assert standings(state, 1) == {"1": 5, "2": 5, "4": 1, "neutral": 6}


LETTERS = "OUKWN"


def colours(text: str) -> dict[str, int]:
    return {name: int(number) for name, number in re.findall(r"(\w):(\d+)", text)}


def awarded(situation: str) -> dict[str, int]:
    """Points by colour for `{O:2,K:3,N:3} 4/2`: totals, then main and minor number of the token."""
    totals, gained = np.zeros(at.COLOURS, np.int64), np.full(at.COLOURS, 99, np.int64)
    for colour, total in colours(situation).items():
        totals[LETTERS.index(colour)] = total
    main, minor = situation.split()[-1].split("/")
    award(totals, int(main), int(minor), gained)
    return {LETTERS[i]: int(n) for i, n in enumerate(gained) if n}


@pytest.mark.parametrize(
    ("situation", "result"),
    [
        case("T-44 R-Z-10", "{O:2,K:3,N:3} 4/2", "{O:6}"),
        case("T-45 R-Z-14", "{N:4,K:2} 4/2", "{K:2}"),
        case("T-46", "{} 5/2", "{}"),
        case("T-47 R-Z-12 Q-19", "{N:3} 5/2", "{}"),
        case("T-48 R-Z-13", "{O:3} 5/2", "{O:7}"),
        case("T-49 R-Z-17 Q-19", "{O:3,N:1} 5/2", "{O:5}"),
        case("T-50 R-Z-15 Q-19", "{N:3,O:1} 5/2", "{O:2}"),
        case("T-51 R-Z-10", "{O:3,K:3} 5/2", "{}"),
        case("T-52 R-Z-12", "{O:3,K:3,N:1} 5/2", "{}"),
        case("T-53 R-Z-13", "{O:3,K:3,U:1} 6/3", "{U:9}"),
        case("T-54 R-Z-14", "{O:5,K:5,U:3,W:1} 7/3", "{U:7,W:3}"),
        case("T-55 Q-18", "{O:5,K:5,U:3,W:3,N:1} 7/3", "{}"),
        case("T-56 Q-18", "{O:4,K:4,U:4,W:1} 7/3", "{W:10}"),
        case("T-57 R-Z-15", "{O:6,K:3,U:3,N:2} 6/3", "{O:6}"),
        case("T-58 R-Z-16", "{O:6,K:3,U:2,W:1} 6/3", "{O:6,K:3}"),
        case("T-59 R-Z-10", "{N:5,O:5,K:2} 6/3", "{K:9}"),
        case("T-60 R-Z-14 R-Z-15 R-Z-16", "{N:6,O:4,K:2} 6/3", "{O:3}"),
        case("T-61 R-Z-13", "{O:6,K:3,U:3} 6/3", "{O:9}"),
        case("T-62 Q-18", "{W:7,K:7,N:7} 9/4", "{}"),
        case("T-63 R-Z-11", "{O:2,K:0} 4/2", "{O:6}"),
    ],
)
def test_who_gets_what_for_an_area(situation: str, result: str) -> None:
    assert awarded(situation) == colours(result)


@rule_id("R-Z-10", "Q-18")
def test_R_Z_10_tied_colours_are_struck_out_whatever_their_names() -> None:
    """Every way to give the five colours totals 0..3, against the sentence taken literally."""
    for code in range(4**5):
        totals = {LETTERS[i]: code >> 2 * i & 3 for i in range(5)}
        there = {colour: n for colour, n in totals.items() if n}
        left = {c: n for c, n in there.items() if list(there.values()).count(n) == 1}
        ranked = sorted(left, key=lambda colour: -left[colour])
        shares = {ranked[0]: 7} if len(ranked) == 1 else dict(zip(ranked, (5, 2), strict=False))
        shares.pop("N", None)
        text = ",".join(f"{colour}:{n}" for colour, n in totals.items())
        assert awarded(f"{{{text}}} 5/2") == shares


LAST_GAP = """
    board
          a  b  c  d  e
       1  S  .  OW OW OW
       2  OW 1b 2t 2b OW
       3  OW OW OW OW OW
"""


def closing_by(seat: int, more: str = "") -> State:
    """An area with orange 2 against black 3; the seat has the domino that closes it."""
    head = f"turn 9 seat {seat} step place\nseat {seat}\n  clouds 0\n  hand owl-owl"
    return position(head, more, LAST_GAP)


@rule_id("R-Z-18", "R-Z-19", "Q-20")
def test_R_Z_18_points_go_to_the_colours_and_the_token_to_the_closer() -> None:
    for seat in (1, 2):
        after = settle(play(closing_by(seat), "place owl@a1 owl@b1", "no-plant"))
        assert points(after, "areas") == [1, 3]  # token 3/1
        assert taken(after) == {1: seat}


@rule_id("R-Z-19", "Q-14", "Q-20", "T-46")
def test_R_Z_19_the_closer_takes_the_token_without_a_plant_and_without_points_for_anyone() -> None:
    board = """
        turn 9 seat 3 step place
        seats 3
        seat 3
          clouds 0
          hand owl-owl
        board
              a  b  c
           1  S  .  #
           2  _  {}  #
    """
    for plant in ("_", "nt"):
        after = settle(play(position(board.format(plant)), "place owl@a1 owl@b1", "no-plant"))
        assert (taken(after), score(after)) == ({1: 3}, [0, 0, 0])


@rule_id("R-Z-20", "R-I-05", "Q-54")
def test_R_Z_20_only_the_taker_may_look_at_the_back() -> None:
    more = "tokens 3/1 = 2 4"
    after = play(closing_by(1, more), "place owl@a1 owl@b1", "no-plant", "back 4")
    for viewer, seen in ((0, {"back": 4}), (1, {}), (-2, {})):
        tokens = describe(GAME.view(after, viewer))["seats"]["1"]["tokens"]
        assert tokens == {"1": {"area": 1, **seen}}


@rule_id("R-Z-20", "R-C-06", "R-S-08")
def test_R_Z_20_a_back_is_one_of_those_of_its_kind_that_nobody_has_seen() -> None:
    state = position("seat 1\n  clouds 0\n  hand owl-hare\ntokens 1/0 = 2 4 4", MB5)
    first = play(state, "place owl@a2 hare@b2", "no-plant")  # closes both areas; one token is spare
    assert {GAME.format(back): odds for back, odds in GAME.odds(first)} == {
        "back 2": 1 / 3,
        "back 4": 2 / 3,
    }
    assert legal(play(first, "back 2")) == ["back 4"]
    second = play(first, "back 4")
    assert {GAME.format(back): odds for back, odds in GAME.odds(second)} == {
        "back 2": 1 / 2,
        "back 4": 1 / 2,
    }


@rule_id("R-Z-21", "R-E-06")
def test_R_Z_21_the_bonus_counts_only_at_the_end() -> None:
    more = "tokens 3/1 = 4"
    after = play(closing_by(1, more), "place owl@a1 owl@b1", "no-plant", "back 4")
    assert points(after, "backs") == [0, 0]
    assert points(play(after, "end"), "backs") == [4, 0]


@rule_id("R-Z-22", "R-Z-23")
def test_R_Z_22_an_area_is_scored_once_and_its_plants_stay() -> None:
    after = settle(play(closing_by(1), "place owl@a1 owl@b1", "no-plant"))
    assert [sign(after, space) for space in ("b2", "c2", "d2")] == ["1b", "2t", "2b"]
    over = play(after, "end")
    assert (step(over), points(over, "areas")) == ("over", [1, 3])  # not again in the final scoring


@rule_id("R-Z-22")
def test_R_Z_22_nothing_is_scored_again_in_later_turns() -> None:
    for seats in (2, 3, 4):
        for before, _, action, after in random_game(seats, "garden"):
            if action < at.START and (after.points != before.points)[:, at.AREA_POINTS].any():
                assert (after.taken >= 0).sum() > (before.taken >= 0).sum() or after.step == at.OVER
            still = before.taken >= 0
            assert (after.taken[still] == before.taken[still]).all()


@rule_id("R-Z-24")
def test_R_Z_24_a_discard_closes_nothing() -> None:
    discards = 0
    for seats in (2, 3, 4):
        for before, seat, action, after in random_game(seats, "garden"):
            if seat != CHANCE and at.DISCARD <= action < at.PLANT:
                discards += 1
                assert (after.taken == before.taken).all()
                assert (after.closed, after.shut) == (0, before.shut)
                assert step(after) in ("refill", "end")
    assert discards > 20


# --- the window between C1 and C2 -----------------------------------------------------------------

# Example 2: orange bush, black turf and bush, a neutral pine; a1-b1 is the last gap.
EXAMPLE_2 = """
    tokens 4/2 = 3
    board
          a  b  c  d
       1  S  .  OW OW
       2  OW 1b 2t OW
       3  OW 2b np OW
       4  OW OW OW OW
"""


@rule_id("Q-23", "T-64")
def test_Q_23_a_return_between_c1_and_c2_changes_the_result() -> None:
    state = position(
        "turn 9 seat 2 step place\nseat 2\n  clouds 3\n  neutral 3/2/1/2\n  hand owl-owl", EXAMPLE_2
    )
    window = play(state, "place owl@a1 owl@b1", "no-plant")
    assert step(window) == "score"
    after = play(window, "return c3", "score", "back 3")
    assert (points(after, "areas"), taken(after), clouds(after)) == ([2, 4], {1: 2}, [6, 0])
    assert neutral(after, 2) == "3/2/2/2"


@rule_id("Q-39", "T-65")
def test_Q_39_no_return_without_a_free_slot() -> None:
    state = position("turn 9 seat 2 step place\nseat 2\n  clouds 3\n  hand owl-owl", EXAMPLE_2)
    window = play(state, "place owl@a1 owl@b1", "no-plant")
    assert refused(window, "return c3") == "no-free-slot"
    after = play(window, "score", "back 3")
    assert (points(after, "areas"), taken(after)) == ([6, 0], {1: 2})


@rule_id("Q-23", "10.1")
@pytest.mark.parametrize(
    ("held", "words"),
    [
        (0, ["no-plant"]),  # no clouds, no window
        (1, ["no-plant", "score"]),  # the own turf could be returned
        (2, ["no-plant", "score"]),
    ],
)
def test_Q_23_the_window_opens_when_a_cloud_action_is_possible(held: int, words: list[str]) -> None:
    head = f"turn 9 seat 2 step place\nseat 2\n  clouds {held}\n  hand owl-owl"
    after = play(position(head, EXAMPLE_2), "place owl@a1 owl@b1", *words)
    assert step(after) == "learn-back"
    assert points(after, "areas") == [6, 0]


@rule_id("Q-23", "10.1")
def test_Q_23_a_joker_change_alone_opens_the_window_too() -> None:
    state = position("seat 1\n  clouds 2\n  hand owl-salamander", MB3)
    window = play(state, "place owl@a1 salamander@b1", "no-plant")
    assert (step(window), legal(window, "return")) == ("score", [])
    assert len(legal(window, "joker")) == 9
    assert refused(window, "end") == "score-first"
    assert refused(window, "again") == "not-at-the-end"


@rule_id("Q-23", "10.1")
def test_Q_23_no_window_when_nothing_was_closed() -> None:
    state = position("seat 1\n  hand owl-salamander", MB4)
    after = play(state, "place owl@a1 salamander@b1", "no-plant")
    assert step(after) == "end"
    assert refused(after, "score") == "nothing-to-score"


# --- looking things up ----------------------------------------------------------------------------


@rule_id("Y-11", "Q-57", "T-115")
def test_Y_11_an_area_shows_totals_struck_colours_and_points() -> None:
    state = picture(EXAMPLE_2)
    (area,) = describe(GAME.view(state, 1))["areas"].values()
    assert area["standings"] == [
        {"colour": "1", "total": 2, "struck": False, "points": 6},
        {"colour": "2", "total": 3, "struck": True, "points": 0},
        {"colour": "neutral", "total": 3, "struck": True, "points": 0},
    ]
    assert (area["main"], area["minor"]) == (4, 2)
    assert not {"taken", "back"} & area.keys()  # nobody has it, and the back is not public


@rule_id("Y-12")
def test_Y_12_the_preview_is_what_the_scoring_then_pays() -> None:
    scored = 0
    for seats in (2, 3, 4):
        for before, _, action, after in random_game(seats, "garden"):
            if action not in (at.SCORE, at.NO_PLANT):
                continue
            expected = before.points[:, at.AREA_POINTS].copy()
            for area in range(1, int(before.areas) + 1):
                if before.taken[area] < 0 <= after.taken[area]:
                    scored += 1
                    for standing in area_ledger(before, area)["standings"]:
                        if standing["colour"] != "neutral":
                            expected[int(standing["colour"]) - 1] += standing["points"]
            assert (after.points[:, at.AREA_POINTS] == expected).all()
    assert scored > 5


@rule_id("Y-08", "T-114")
def test_Y_08_an_animal_is_irrelevant_when_no_domino_can_come_beside_it() -> None:
    state = picture(
        """
        board
              a  b  c  d  e  f
           1  OW SA .  HA FR .
           2  #  #  #  #  #  .
        """
    )
    irrelevant = {s for s in ("a1", "b1", "d1", "e1") if is_irrelevant(state, read_space(s))}
    assert irrelevant == {"a1", "b1", "d1"}  # c1 is isolated, f1 is not
    shown = describe(GAME.view(state, 0))["spaces"]
    assert (shown["b1"]["irrelevant"], shown["e1"]["irrelevant"]) == (True, False)
    assert "irrelevant" not in shown["c1"]


@rule_id("Y-08")
def test_Y_08_is_geometry_and_agrees_with_the_legal_placements() -> None:
    """Whatever a domino is placed beside was not irrelevant."""
    for before, _, action, _ in random_game(3):
        if action < at.DISCARD:
            code = action // 100
            p = code // 2
            q = p + (16 if code % 2 else 1)
            for beside in {n for s in (p, q) for n in (s - 16, s - 1, s + 1, s + 16)}:
                assert not is_irrelevant(before, beside)


@rule_id("10.9")
def test_areas_are_numbered_in_reading_order_of_their_first_space() -> None:
    state = picture(
        """
        board
              a  b  c  d
           1  S  .  .  _
           2  _  .  _  .
           3  _  .  _  _
        """
    )
    numbers = {space: area_at(state, space) for space in ("d1", "a2", "a3", "c2", "d3", "a1")}
    assert numbers == {"d1": 1, "a2": 2, "a3": 2, "c2": 3, "d3": 3, "a1": 0}
