"""Perft: the number of lines of play from fixed positions (`perft/*.perft`), and two proofs of it.

The numbers come from `tools/make_perft.py`. They are worth something because what they count is
checked here twice against other ways to find the legal words: by trying every action there is, and
by a slow reading of the rules from the plain description of a position.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.renature.diagrams import GAME, rule_id
from waldbach.game import CHANCE, State
from waldbach.jit import COMPILED
from waldbach.perft import Case, perft, read_cases

FOLDER = Path(__file__).parent / "perft"
CASES = [
    pytest.param(case, id=f"{path.stem}: {case.title}")
    for path in sorted(FOLDER.glob("*.perft"))
    for case in read_cases(path.read_text(encoding="utf-8"))
]
every_case = pytest.mark.parametrize("case", CASES)
DEEPEST = 99 if COMPILED else 2

Description = dict[str, Any]


def decision(case: Case) -> State:
    """The position, with pending random steps carried out as perft does."""
    return perft(GAME).settled(GAME.parse_position(case.position))


# --- the numbers ----------------------------------------------------------------------------------


def test_every_mode_has_its_positions() -> None:
    for mode in ("base", "valley", "variant"):
        cases = read_cases((FOLDER / f"{mode}.perft").read_text(encoding="utf-8"))
        assert len(cases) >= 6
        assert all(set(case.counts) >= {1, 2, 3} for case in cases)
        assert {int(decision(case).seats) for case in cases} == {2, 3, 4}


@every_case
def test_the_number_of_lines(case: Case) -> None:
    state = GAME.parse_position(case.position)
    for depth, lines in case.counts.items():
        if depth <= DEEPEST:
            found = perft(GAME).count(state, depth)
            assert found == lines, f"depth {depth}\n{divided(state, depth)}"


def divided(state: State, depth: int) -> str:
    """The count of each first word, to be compared with an older version's."""
    counts = perft(GAME).divide(state, depth)
    return "\n".join(f"{count:10} {word}" for word, count in counts.items())


@every_case
def test_the_numbers_of_the_first_words_add_up(case: Case) -> None:
    state = GAME.parse_position(case.position)
    assert sum(perft(GAME).divide(state, 2).values()) == case.counts[2]


@every_case
def test_the_position_is_written_as_it_was_read(case: Case) -> None:
    assert GAME.format_position(GAME.parse_position(case.position)) == case.position


# --- every action there is ------------------------------------------------------------------------


@every_case
def test_exactly_the_legal_actions_are_not_refused(case: Case) -> None:
    state = decision(case)
    (seat,) = GAME.acting(state)
    refuse = GAME.kernel.refuse
    allowed = [a for a in range(GAME.actions) if refuse(state, seat, a) == 0]
    listed = GAME.legal(state, seat).tolist()
    assert sorted(listed) == allowed
    assert len(listed) == case.counts[1]
    for other in (CHANCE, *range(GAME.max_seats)):
        if other != seat:
            assert not len(GAME.legal(state, other))
            assert all(refuse(state, other, a) for a in allowed)


# --- the rules read slowly ------------------------------------------------------------------------

VALUES = {"turf": 1, "bush": 2, "pine": 3, "oak": 4}
OWN_SLOTS = {2: (9, 4, 2, 2), 3: (5, 3, 2, 1), 4: (5, 3, 2, 1)}  # 7.2
NEUTRAL_SLOTS = {2: (3, 2, 2, 2), 3: (2, 1, 1, 1), 4: (1, 1, 1, 1)}
ANIMALS = ("butterfly", "salamander", "owl", "woodpecker", "badger",
           "turtle", "snail", "hare", "frog", "trout")  # fmt: skip
BROOK = ("brook", "start", "stump")
AREA = ("area", "mushroom")


class Rulebook:
    """The legal words of a position, rule by rule from its description, without the engine."""

    def __init__(self, state: State) -> None:
        self.at = GAME.describe(state)
        self.board: dict[str, Description] = {s["space"]: s for s in self.at["spaces"]}
        self.me: Description = self.at["seats"][self.at["seat"] - 1]
        self.mushroom_on_cloud = bool(state.cloud_mushrooms)

    def words(self) -> set[str]:
        clouds = set(self.jokers()) | set(self.returns())
        return {
            "place": lambda: clouds | set(self.placements()) | set(self.discards()),
            "mushroom": lambda: {"no-mushroom", *self.mushrooms()},  # section 10, 7
            "plant": lambda: clouds | {"no-plant", *self.plants()},
            "score": lambda: clouds | {"score"},
            "end": lambda: clouds | {"end", *self.extra_turn()},
        }[self.at["step"]]()

    def beside(self, space: str) -> list[Description]:
        column, row = ord(space[0]), int(space[1:])
        near = ((column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row))
        return [self.board[name] for c, r in near if (name := f"{chr(c)}{r}") in self.board]

    def match(self, one: str, other: str) -> bool:
        return one == other or self.at["joker"] in (one, other)

    def placements(self) -> Iterator[str]:
        """R-A-01 to R-A-07, to the letter."""
        dominoes = [domino.split("-") for domino in self.me["dominoes"]]
        faces = {face for a, b in dominoes for face in ((a, b), (b, a))}
        for space in self.free_brook():
            for other in self.beside(space):
                if other["space"] in self.free_brook() and self.reads_first(space, other["space"]):
                    for a, b in faces:
                        halves = ((space, a), (other["space"], b))
                        if self.fits(*halves):
                            yield "place " + " ".join(f"{animal}@{p}" for p, animal in halves)

    def fits(self, *halves: tuple[str, str]) -> bool:
        contact = False
        for space, animal in halves:
            contact |= self.board[space]["ground"] == "start"
            for near in self.beside(space):
                if "animal" in near:
                    if not self.match(animal, near["animal"]):
                        return False
                    contact = True
        return contact

    def reads_first(self, one: str, other: str) -> bool:
        return (int(one[1:]), one[0]) < (int(other[1:]), other[0])

    def free_brook(self) -> list[str]:
        return [p for p, s in self.board.items() if s["ground"] in BROOK and "animal" not in s]

    def discards(self) -> Iterator[str]:
        return (f"discard {domino}" for domino in self.me["dominoes"])

    def mushrooms(self) -> Iterator[str]:
        """V-M-03, V-M-04, Q-V-02, Q-V-05."""
        for space in self.free_brook():
            dry = self.mushroom_on_cloud or "clouds" not in self.board[space]
            if dry and any(near["ground"] in AREA for near in self.beside(space)):
                yield f"mushroom {space}"

    def plants(self) -> Iterator[str]:
        """R-B-02 to R-B-04, V-B-01."""
        for half in self.at["domino"]:
            for near in self.beside(half):
                if near["ground"] in AREA and "plant" not in near:
                    for owner in ("own", "neutral"):
                        for plant, count in self.me[owner].items():
                            if count:
                                yield f"plant {owner} {plant} {near['space']}"

    def jokers(self) -> Iterator[str]:
        """R-W-04, Q-10."""
        if self.me["clouds"] >= 2:
            yield from (f"joker {animal}" for animal in ANIMALS if animal != self.at["joker"])

    def returns(self) -> Iterator[str]:
        """R-W-08 to R-W-13."""
        seats = len(self.at["seats"])
        for space, found in self.board.items():
            if found.get("colour") in (str(self.at["seat"]), "neutral"):
                owner = "neutral" if found["colour"] == "neutral" else "own"
                slots = (NEUTRAL_SLOTS if owner == "neutral" else OWN_SLOTS)[seats]
                value = VALUES[found["plant"]]
                if self.me[owner][found["plant"]] < slots[value - 1] and value <= self.me["clouds"]:
                    yield f"return {space}"

    def extra_turn(self) -> list[str]:
        """R-W-06, Q-26."""
        return ["again"] if self.me["clouds"] >= 3 and self.me["hand"] else []


@rule_id("R-A-16", "R-T-02")
@every_case
def test_the_legal_words_are_those_of_the_rules(case: Case) -> None:
    state = decision(case)
    words = GAME.words(state, int(state.seat))
    assert len(words) == len(set(words))
    assert set(words) == Rulebook(state).words()


@every_case
@pytest.mark.compiled_only
def test_two_decisions_by_the_rules_give_the_number(case: Case) -> None:
    state = decision(case)
    lines = 0
    for word in Rulebook(state).words():
        after = GAME.apply(state, int(state.seat), GAME.parse(word))
        after = perft(GAME).settled(after)
        if GAME.acting(after):
            words = Rulebook(after).words()
            assert words == set(GAME.words(after, int(after.seat))), f"after {word}"
            lines += len(words)
    assert lines == case.counts[2]
