"""Perft of Waldgärtner (see `tests/perft_files.py`), with a slow reading of its rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tests.perft_files import PerftFiles, cases_in, decision
from waldbach import registry
from waldbach.game import State
from waldbach.perft import read_cases

GAME = registry.get("waldgaertner")
FOLDER = Path(__file__).parent / "perft"
CASES = cases_in(FOLDER)

Description = dict[str, Any]
Place = tuple[int, int]  # row, slot


def test_every_mode_and_every_question_has_its_positions() -> None:
    steps = set()
    for mode in ("basic", "advanced"):
        cases = read_cases((FOLDER / f"{mode}.perft").read_text(encoding="utf-8"))
        states = [decision(GAME, case) for case in cases]
        assert all(set(case.counts) >= {1, 2, 3} for case in cases)
        assert {int(state.seats) for state in states} == {2, 3, 4, 5, 6}
        assert {GAME.describe(state)["mode"] for state in states} == {mode}
        steps |= {GAME.describe(state)["step"] for state in states}
    assert steps == {"start", "select", "right", "claim", "pile", "take", "play", "bonus"}


# --- the rules read slowly ------------------------------------------------------------------------

NORMAL = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}  # places without charge, by row (W-ROW-01)
PLACES = [(row, slot) for row in NORMAL for slot in range(8 - row)] + [(6, 1)]


class Rulebook:
    """The legal words of a seat, rule by rule from the description, without the engine."""

    def __init__(self, state: State, seat: int) -> None:
        self.at = GAME.describe(state)
        self.me: Description = self.at["seats"][str(seat + 1)]
        self.planted: dict[Place, Description] = {
            read_place(place): self.at["cards"][plant["card"]]
            for place, plant in self.me["garden"].items()
        }

    def words(self) -> set[str]:
        return {
            "start": lambda: {f"start {region}" for region in self.at["regions"]},
            "select": lambda: set(self.dice()),
            "right": lambda: {"waive", *self.cards("right", self.at["display"])},
            "claim": lambda: {"claim any", *self.claims()},
            "pile": lambda: set(self.piles()),
            "take": lambda: set(self.cards("take", self.at["pile"]["cards"])),
            "play": lambda: {
                *self.cards("sell", (held["card"] for held in self.me["hand"])),
                *self.plantings(),
            },
            "bonus": lambda: {"no-bonus", *self.cards("bonus", self.at["market"])},
        }[self.at["step"]]()

    def cards(self, verb: str, cards: Iterable[str]) -> Iterator[str]:
        return (f"{verb} {key}" for key in cards)

    def filled_regions(self) -> list[int]:
        return [int(n) for n, region in self.at["regions"].items() if region["cards"]]

    def dice(self) -> Iterator[str]:
        """W-SEL-01, W-SEL-03, W-SEL-04."""
        yield from (f"choose {region}" for region in self.filled_regions())
        if self.me["coins"] >= 3 and (self.filled_regions() or self.at["market"]):
            yield "choose 6"

    def claims(self) -> Iterator[str]:
        """A-10: a position for each of the tied."""
        return (f"claim {number}" for number in range(1, len(self.at["sixes"]["tied"]) + 1))

    def piles(self) -> Iterator[str]:
        """W-SIX-02."""
        yield from (f"pile {region}" for region in self.filled_regions())
        if self.at["market"]:
            yield "pile market"

    # --- the garden -------------------------------------------------------------------------------

    def plantings(self) -> Iterator[str]:
        for held in self.me["hand"]:
            card = self.at["cards"][held["card"]]
            for row, slot in PLACES:
                if self.may_stand(card, (row, slot)):
                    yield f"grow {held['card']} {row}.{slot}"

    def may_stand(self, card: Description, place: Place) -> bool:
        row, _ = place
        if place in self.planted or not self.is_open(place):
            return False
        if self.at["mode"] == "basic":
            return row in (rows_of(card["rank"]) if "rank" in card else (1, 2))
        return self.has_sun(card, place) and self.is_rank_free(rank_in(card, row))

    def is_open(self, place: Place) -> bool:
        """A normal place, or an extra of a full row that can be paid (W-XTRA-01 .. W-XTRA-05)."""
        row, slot = place
        if row < 6 and 1 <= slot <= NORMAL[row]:
            return True
        full = min(row, 5)
        is_full = all((full, s) in self.planted for s in range(1, NORMAL[full] + 1))
        used = any((full, s) in self.planted for s in (0, NORMAL[full] + 1))
        return is_full and used == (row == 6) and self.me["coins"] >= row

    def has_sun(self, card: Description, place: Place) -> bool:
        """W-ADV-02: towards the north no plant is lower than the ones it touches in the south."""
        row, x = place[0], self.x_of(place)
        for other, there in self.planted.items():
            if abs(self.x_of(other) - x) == 1:
                mine, theirs = rank_in(card, row), rank_in(there, other[0])
                if (other[0] == row + 1 and mine > theirs) or (
                    other[0] == row - 1 and mine < theirs
                ):
                    return False
        return True

    def x_of(self, place: Place) -> int:
        """A-15, A-17: half cards from the west; row 6 stands between the two plants of row 5."""
        row, slot = place
        if row == 6:
            return 4 if (5, 0) in self.planted else 6
        return row + 2 * (slot - 1)

    def is_rank_free(self, rank: int) -> bool:
        """A-18: by option as many of a height class as in the basic garden."""
        if self.at["options"]["rank-limits"] == "dropped":
            return True
        used = [rank_in(card, row) for (row, _), card in self.planted.items()]
        return used.count(rank) < {1: 6, 2: 5, 3: 4, 4: 3, 5: 3}[rank]


def read_place(name: str) -> Place:
    row, slot = name.split(".")
    return int(row), int(slot)


def rows_of(rank: int) -> tuple[int, ...]:
    """W-ROW-03, W-XTRA-03."""
    return (5, 6) if rank == 5 else (rank,)


def rank_in(card: Description, row: int) -> int:
    """Section 10, 6: a climber is low in row 1 and higher elsewhere."""
    return int(card.get("rank") or min(row, 2))


class TestPerft(PerftFiles):
    game = GAME
    cases = CASES

    def rule_words(self, state: State) -> set[str]:
        return Rulebook(state, GAME.acting(state)[0]).words()
