"""Perft of Renature (see `tests/perft_files.py`), with a slow reading of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.perft_files import PerftFiles, cases_in, decision
from tests.renature.diagrams import GAME, rule_id
from waldbach.game import State
from waldbach.perft import Case, read_cases

FOLDER = Path(__file__).parent / "perft"
CASES = cases_in(FOLDER)

Description = dict[str, Any]


def test_every_mode_has_its_positions() -> None:
    for mode in ("base", "valley", "variant"):
        cases = read_cases((FOLDER / f"{mode}.perft").read_text(encoding="utf-8"))
        assert len(cases) >= 6
        assert all(set(case.counts) >= {1, 2, 3} for case in cases)
        assert {int(decision(GAME, case).seats) for case in cases} == {2, 3, 4}


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
        self.board: dict[str, Description] = self.at["spaces"]
        self.me: Description = self.at["seats"][str(self.at["seat"])]
        self.mushroom_on_cloud = bool(state.cloud_mushrooms)

    def words(self) -> set[str]:
        clouds = set(self.jokers()) | set(self.returns())
        return {
            "place": lambda: clouds | set(self.placements()) | set(self.discards()),
            "mushroom": lambda: {"no-mushroom", *self.mushrooms()},  # 10.7
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


class TestPerft(PerftFiles):
    game = GAME
    cases = CASES

    def rule_words(self, state: State) -> set[str]:
        return Rulebook(state).words()


@rule_id("R-A-16", "R-T-02")
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_one_player_acts_and_has_the_words_of_the_rules(case: Case) -> None:
    state = decision(GAME, case)
    (seat,) = GAME.acting(state)
    assert seat == state.seat
    assert set(GAME.words(state, seat)) == Rulebook(state).words()
