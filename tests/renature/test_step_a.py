"""Step A: laying or discarding a domino (R-A), and the joker in it (Q-05..Q-08)."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import numpy as np
import pytest

from tests.renature.diagrams import (
    GAME,
    MB1,
    MB2,
    MB7,
    Cell,
    Drawing,
    acting,
    beside,
    box,
    fresh,
    hand,
    laid,
    legal,
    play,
    position,
    random_game,
    refused,
    rule_id,
    sign,
    step,
    taken,
)
from waldbach.game import State
from waldbach.games.renature import layout as at
from waldbach.games.renature.notation import ANIMAL_NAMES

OWL_AND_SALAMANDER = """
    board
          a  b  c  d  e
       1  OW SA .  .  .
       2  .  .  .  .  .
       3  .  .  .  .  .
       4  .  .  .  .  .
       5  .  .  .  .  .
"""


def laying(word: str, board: str, joker: str = "butterfly") -> str:
    """`legal`, or why not: the word with its domino in hand."""
    one, other = re.findall(r"(\w+)@", word)
    state = position(f"joker {joker}\nseat 1\n  hand {one}-{other}", board)
    if word in legal(state):
        assert play(state, word).tobytes() != state.tobytes()
        return "legal"
    return refused(state, word)


# --- from the hand, onto two free brook spaces ----------------------------------------------------


@rule_id("R-A-01")
def test_R_A_01_the_domino_comes_from_the_own_hand() -> None:
    state = position(
        """
        seat 1
          hand owl-salamander
          reserve 1
        seat 2
          hand hare-hare
        """,
        MB1,
    )
    assert legal(state, "place") == [
        "place salamander@a1 owl@b1",
        "place owl@a1 salamander@b1",
        "place salamander@a1 owl@a2",
        "place owl@a1 salamander@a2",
    ]
    assert refused(state, "place hare@a1 hare@b1") == "not-in-hand"  # the hand of another
    assert refused(state, "place frog@a1 frog@b1") == "not-in-hand"  # perhaps in the reserve
    assert hand(play(state, "place owl@a1 salamander@b1"), 1) == []


@rule_id("R-A-02", "T-13")
def test_R_A_02_the_halves_cover_two_free_brook_spaces_that_share_an_edge() -> None:
    assert laying("place salamander@c1 salamander@d1", OWL_AND_SALAMANDER) == "legal"  # lying
    assert laying("place salamander@b2 salamander@b3", OWL_AND_SALAMANDER) == "legal"  # standing
    state = position("seat 1\n  hand salamander-salamander", OWL_AND_SALAMANDER)
    assert refused(state, "place salamander@c1 salamander@d2") == "word-apart"  # corner to corner
    assert refused(state, "place salamander@c1 salamander@e1") == "word-apart"
    assert refused(state, "place salamander@c1 salamander@c1") == "word-apart"


@rule_id("R-A-02")
def test_R_A_02_the_halves_may_be_named_in_either_order() -> None:
    state = position("seat 1\n  hand owl-salamander", MB1)
    one, other = "place owl@a1 salamander@b1", "place salamander@b1 owl@a1"
    assert play(state, one).tobytes() == play(state, other).tobytes()


@rule_id("R-A-03", "T-14")
def test_R_A_03_no_half_on_an_area_space() -> None:
    state = position("seat 1\n  hand owl-owl", MB2)
    assert refused(state, "place owl@b1 owl@b2") == "on-area"
    assert refused(state, "place owl@b2 owl@c2") == "on-area"
    on_a_plant = position(
        """
        seat 1
          hand owl-owl
        board
              a  b
           1  S  1t
        """
    )
    assert refused(on_a_plant, "place owl@a1 owl@b1") == "on-area"


@rule_id("R-A-04", "T-12")
def test_R_A_04_no_half_outside_the_grid() -> None:
    state = position("seat 1\n  hand salamander-salamander", OWL_AND_SALAMANDER)
    assert refused(state, "place salamander@c1 salamander@c0") == "word-space"  # above the top edge
    below = """
        board
              a  b  c
           1  OW SA .
           2  .  .  #
    """
    assert laying("place salamander@c1 salamander@d1", below) == "outside-grid"
    assert laying("place salamander@c1 salamander@c2", below) == "outside-grid"
    assert laying("place salamander@b2 salamander@b3", below) == "outside-grid"


@rule_id("R-A-05", "T-11")
def test_R_A_05_no_half_on_a_covered_space() -> None:
    assert laying("place salamander@b1 salamander@c1", OWL_AND_SALAMANDER) == "covered"
    assert laying("place salamander@b1 salamander@b2", OWL_AND_SALAMANDER) == "covered"


# --- contact --------------------------------------------------------------------------------------


@rule_id("R-A-06", "T-01", "T-02")
def test_R_A_06_contact_is_a_starting_space_or_a_matching_animal() -> None:
    assert laying("place owl@a1 salamander@b1", MB1) == "legal"  # one half on the starting space
    assert laying("place owl@c3 salamander@d3", MB1) == "no-contact"
    assert laying("place salamander@c1 hare@d1", OWL_AND_SALAMANDER) == "legal"  # beside its like
    assert laying("place hare@d1 hare@e1", OWL_AND_SALAMANDER) == "no-contact"


@rule_id("R-A-14", "T-18")
def test_R_A_14_a_starting_space_serves_anyone_at_any_time() -> None:
    late = position(
        """
        turn 30 seat 2 step place
        seat 1
          hand hare-hare
        seat 2
          hand woodpecker-badger
        board
              a  b  c  d  e
           1  OW SA .  .  S
           2  .  .  .  .  .
        """
    )
    after = play(late, "place woodpecker@e1 badger@e2")
    assert (sign(after, "e1"), sign(after, "e2")) == ("WO", "BA")


@rule_id("R-A-15")
def test_R_A_15_on_an_empty_board_every_placement_touches_a_starting_space() -> None:
    for seats in (2, 3, 4):
        state = fresh(seats)
        starts = [p for p in range(at.SPACES) if state.ground[p] == at.START_SPACE]
        names = {GAME.format(at.RETURN + p).split()[1] for p in starts}
        words = legal(state, "place")
        assert words
        assert all(names & set(re.findall(r"@(\w+)", word)) for word in words)


@rule_id("R-A-13", "T-10")
def test_R_A_13_corners_are_neither_contact_nor_mismatch() -> None:
    assert laying("place salamander@c2 salamander@c3", OWL_AND_SALAMANDER) == "no-contact"
    # a2 has the owl beside it, and the salamander only at its corner
    assert laying("place owl@a2 hare@a3", OWL_AND_SALAMANDER) == "legal"


# --- every neighbour matches ----------------------------------------------------------------------


@rule_id("R-A-07", "T-03", "T-07")
def test_R_A_07_every_animal_beside_a_half_matches_it() -> None:
    assert laying("place salamander@c1 woodpecker@d1", OWL_AND_SALAMANDER) == "legal"
    assert laying("place owl@a2 salamander@b2", OWL_AND_SALAMANDER) == "legal"


@rule_id("R-A-07", "T-04", "T-06", "T-08")
def test_R_A_07_one_mismatch_forbids_the_placement() -> None:
    assert laying("place woodpecker@c1 salamander@d1", OWL_AND_SALAMANDER) == "mismatch"
    # a joker on the other half does not help
    assert laying("place woodpecker@c1 butterfly@d1", OWL_AND_SALAMANDER) == "mismatch"
    # nor does a match of the other half
    assert laying("place owl@a2 woodpecker@b2", OWL_AND_SALAMANDER) == "mismatch"


@rule_id("R-A-12")
def test_R_A_12_the_halves_of_a_domino_are_not_compared_with_each_other() -> None:
    for one, other in itertools.combinations(ANIMAL_NAMES[1:], 2):
        assert laying(f"place {one}@a1 {other}@b1", MB1) == "legal"


@rule_id("R-A-08", "Q-08", "T-19", "T-20")
def test_R_A_08_a_starting_space_does_not_waive_a_mismatch() -> None:
    board = """
        board
              a  b  c  d  e
           1  OW SA SA TU S
           2  .  .  .  .  .
    """
    assert laying("place woodpecker@e1 badger@e2", board) == "mismatch"
    assert laying("place turtle@e1 badger@e2", board) == "legal"


@rule_id("Q-08")
def test_Q_08_a_starting_space_needs_no_neighbour() -> None:
    assert laying("place woodpecker@e1 badger@e2", MB7) == "legal"


# --- the joker ------------------------------------------------------------------------------------


@rule_id("R-A-09", "T-15")
def test_R_A_09_the_joker_matches_all_and_all_match_it() -> None:
    beside_woodpecker = "place woodpecker@c1 badger@d1"
    assert laying(beside_woodpecker, OWL_AND_SALAMANDER, joker="butterfly") == "mismatch"
    assert laying(beside_woodpecker, OWL_AND_SALAMANDER, joker="salamander") == "legal"
    assert laying("place badger@c1 hare@d1", OWL_AND_SALAMANDER, joker="badger") == "legal"


@rule_id("R-A-10", "Q-07", "T-05")
def test_R_A_10_a_joker_match_is_contact() -> None:
    # the joker half beside any animal
    assert laying("place butterfly@c1 woodpecker@d1", OWL_AND_SALAMANDER) == "legal"
    # any half beside a joker on the board
    assert laying("place hare@b2 frog@b3", OWL_AND_SALAMANDER, joker="salamander") == "legal"
    # the joker beside nothing has no contact
    assert laying("place butterfly@d1 woodpecker@e1", OWL_AND_SALAMANDER) == "no-contact"


@rule_id("R-A-11", "T-09")
def test_R_A_11_a_joker_half_may_touch_several_kinds() -> None:
    assert laying("place butterfly@a2 butterfly@b2", OWL_AND_SALAMANDER) == "legal"
    between_three = """
        board
              a  b  c
           1  .  OW .
           2  HA .  FR
           3  .  .  .
    """
    assert laying("place butterfly@b2 snail@b3", between_three) == "legal"
    assert laying("place owl@b2 snail@b3", between_three) == "mismatch"


@rule_id("Q-05", "T-17")
def test_Q_05_a_joker_change_re_checks_nothing_on_the_board() -> None:
    state = position(
        """
        seat 1
          hand woodpecker-hare
        board
              a  b  c  d
           1  OW BU WO .
        """
    )
    after = play(state, "joker salamander")
    assert [sign(after, space) for space in ("a1", "b1", "c1")] == ["OW", "BU", "WO"]
    assert GAME.same(GAME.parse_position(GAME.format_position(after)), after)
    assert legal(after, "place") == []  # no second free space; the position itself goes on
    assert step(play(after, "discard woodpecker-hare")) == "end"


@rule_id("Q-06", "T-16")
def test_Q_06_old_joker_animals_are_ordinary_again() -> None:
    board = """
        board
              a  b  c  d  e
           1  BU OW .  .  .
           2  .  .  .  .  .
           3  .  .  .  .  .
    """
    assert laying("place woodpecker@a2 badger@a3", board, joker="butterfly") == "legal"
    assert laying("place woodpecker@a2 badger@a3", board, joker="salamander") == "mismatch"


@rule_id("Q-05")
def test_Q_05_only_the_joker_of_the_instant_of_placing_counts() -> None:
    state = position("seat 1\n  hand woodpecker-badger", OWL_AND_SALAMANDER)
    word = "place woodpecker@c1 badger@d1"
    assert refused(state, word) == "mismatch"
    assert word in legal(play(state, "joker salamander"))
    assert refused(play(state, "joker salamander", "joker hare"), word) == "mismatch"


# --- discarding -----------------------------------------------------------------------------------


@rule_id("R-A-17")
def test_R_A_17_whoever_cannot_place_discards_a_domino_of_choice() -> None:
    state = position(
        """
        seat 1
          clouds 0
          hand hare-frog frog-frog snail-snail
          reserve 2
        board
              a  b  c
           1  OW SA .
        """
    )
    choices = ["discard snail-snail", "discard hare-frog", "discard frog-frog"]
    assert legal(state) == choices
    for word in choices:
        after = play(state, word)
        domino = word.split()[1]
        assert box(after, 1) == [domino]
        assert domino not in hand(after, 1)
        assert laid(after) == []
    assert refused(state, "discard owl-owl") == "not-in-hand"


@rule_id("R-A-18", "R-B-12", "T-22")
def test_R_A_18_discarding_is_allowed_where_a_domino_could_be_placed() -> None:
    state = position(
        """
        seat 1
          hand owl-owl
          reserve 2
        board
              a  b  c
           1  S  .  .
           2  _  _  _
        """
    )
    assert "place owl@a1 owl@b1" in legal(state)
    after = play(state, "discard owl-owl")
    assert step(after) == "refill"  # no planting, no area check
    assert refused(after, "plant own turf a2", seat=1) == "not-your-turn"
    after = play(after, "draw hare-hare")
    assert hand(after, 1) == ["hare-hare"]
    assert (acting(after), step(after), taken(after)) == (1, "end", {})
    assert refused(after, "plant own turf a2") == "not-planting"


@rule_id("R-A-19")
@pytest.mark.parametrize("mode", ["base", "valley"])
def test_R_A_19_placed_dominoes_never_move_or_leave(mode: str) -> None:
    for before, _, _, after in random_game(3, mode):
        covered = (before.piece > 0) & (before.piece < at.FIRST_PLANT)
        assert (after.piece[covered] == before.piece[covered]).all()
        assert (after.where[before.where == at.BOARD] == at.BOARD).all()


# --- the statements taken literally, against the engine -------------------------------------------

COLUMN = "abcdefghijklmno"
ANIMAL_SIGN = {name[:2].upper(): name for name in ANIMAL_NAMES}
Halves = list[tuple[Cell, str]]


class Literal(Drawing):
    """R-A-02..07 word for word."""

    def matches(self, one: str, other: str) -> bool:
        return one == other or self.said("joker") in (one, other)

    def animals_beside(self, cell: Cell) -> list[str]:
        signs = [self.signs.get(near, "#") for near in beside(cell)]
        return [ANIMAL_SIGN[sign] for sign in signs if sign in ANIMAL_SIGN]

    def is_start(self, cell: Cell) -> bool:
        return self.signs[cell][0] in "SP"

    def meetings(self, halves: Halves) -> list[tuple[str, str]]:
        """Each half with each animal beside it."""
        return [(animal, other) for cell, animal in halves for other in self.animals_beside(cell)]

    def allows(self, halves: Halves) -> bool:
        meetings = self.meetings(halves)
        contact = any(self.matches(*pair) for pair in meetings) or any(
            self.is_start(cell) for cell, _ in halves
        )  # R-A-06
        return contact and all(self.matches(*pair) for pair in meetings)  # R-A-07

    def short_form(self, halves: Halves) -> bool:
        """R-A-16."""
        meetings = self.meetings(halves)
        if any(not self.matches(*pair) for pair in meetings):
            return False
        return len(meetings) > 0 or any(self.is_start(cell) for cell, _ in halves)

    def pairs(self) -> Iterator[tuple[Cell, Cell]]:
        """Two free brook spaces that share an edge, lying or standing (R-A-02..05)."""
        for row, column in self.signs:
            for other in ((row, column + 1), (row + 1, column)):
                if self.is_free_brook((row, column)) and self.is_free_brook(other):
                    yield (row, column), other

    def words(self) -> set[str]:
        """Every placement of any of the 55 dominoes."""
        found = set()
        for spaces in self.pairs():
            for animals in itertools.product(ANIMAL_NAMES, repeat=2):
                halves = list(zip(spaces, animals, strict=True))
                assert self.allows(halves) == self.short_form(halves)
                if self.allows(halves):
                    words = [f"{animal}@{COLUMN[c]}{r + 1}" for (r, c), animal in halves]
                    found.add(" ".join(["place", *words]))
        return found


def placements_of_all_dominoes(state: State) -> set[str]:
    """The engine's legal placements, with five dominoes in hand at a time, until all were."""
    found: set[str] = set()
    for first in range(0, at.DOMINOES, 5):
        dealt = GAME.copy(state)
        dealt.where[:] = at.POOL
        dealt.where[first : first + 5] = at.HAND + int(state.seat)
        found.update(legal(dealt, "place"))
    return found


@rule_id("R-A-16")
@pytest.mark.parametrize(
    ("mode", "seats"),
    [("base", 2), ("base", 3), ("base", 4), ("valley", 2), ("valley", 4), ("variant", 3)],
)
def test_R_A_16_legal_placements_are_those_of_the_literal_rules(mode: str, seats: int) -> None:
    states = [before for before, _, _, _ in random_game(seats, mode) if before.step == at.STEP_A]
    picked = np.random.default_rng(seats).choice(len(states), 4, replace=False)
    compared = 0
    for state in (states[i] for i in picked):
        by_the_rules = Literal(state).words()
        assert placements_of_all_dominoes(state) == by_the_rules
        compared += len(by_the_rules)
    assert compared > 100


@rule_id("R-A-16", "R-A-01")
def test_R_A_16_the_hand_picks_from_the_literal_placements_and_the_rest_is_refused() -> None:
    state = next(b for b, _, _, _ in random_game(3) if b.step == at.STEP_A and b.turn == 25)
    of_hand = {
        word
        for word in Literal(state).words()
        if state.where[at.DOMINO[tuple(_animals(word))]] == at.HAND + state.seat
    }
    assert of_hand
    assert set(legal(state, "place")) == of_hand
    accepted = {
        GAME.format(action)
        for action in range(at.PLACE, at.DISCARD)
        if not GAME.kernel.refuse(state, int(state.seat), action)
    }
    assert accepted == of_hand


def _animals(word: str) -> list[int]:
    return [ANIMAL_NAMES.index(name) for name in re.findall(r"(\w+)@", word)]


@rule_id("R-A-16")
def test_R_A_16_the_literal_rules_on_a_small_board_by_hand() -> None:
    """Guards the guard: the brute force itself, on a board where one can count."""
    state = position("seat 1\n  hand owl-salamander", OWL_AND_SALAMANDER)
    words = Literal(state).words()
    assert "place salamander@c1 woodpecker@d1" in words
    assert "place woodpecker@c1 salamander@d1" not in words
    assert "place salamander@c2 salamander@c3" not in words
    # a2-b2 takes {owl, joker} and {salamander, joker}
    assert sum(1 for word in words if word.endswith("@b2") and "@a2" in word) == 4
