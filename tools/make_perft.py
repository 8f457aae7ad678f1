"""Counts the lines of play of the perft files, and finds their positions in seeded games.

    PYTHONPATH=src:. python tools/make_perft.py           count the positions of the files anew
    PYTHONPATH=src:. python tools/make_perft.py find      choose the positions anew, then count

A number that changes means that a rule has changed: compare `perft(game).divide(...)` of both
versions before keeping it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from make_golden import BOARDS, CAREFUL, HASTY, RICH, THRIFTY, Player, course

from tests.renature.golden_claims import GAME
from waldbach.game import CHANCE, State
from waldbach.games.renature import layout as at
from waldbach.perft import Case, perft, read_cases, write_cases

FOLDER = Path(__file__).parent.parent / "tests" / "renature" / "perft"
MOST = 1_500_000  # lines at the greatest depth of a position
DEEPEST = 12

NAMES = {"base": "the base game", "valley": "Valley", "variant": "the Valley variant"}
COMMENTS = [
    "A line is a sequence of decisions of seats. A random step does not count and always has the",
    "first outcome that is listed. Written by tools/make_perft.py.",
]


@dataclass(frozen=True)
class Wanted:
    """A position to be found: the first that meets `when` in the games of a table."""

    title: str
    seats: int
    when: Callable[[State], bool]
    player: Player = CAREFUL
    options: Mapping[str, str] = field(default_factory=dict)

    def find(self, mode: str) -> State:
        options = {"mode": mode, "board": BOARDS[mode], **self.options}
        for seed in range(1000):
            begin = GAME.new(self.seats, options)
            if self.when(begin):
                return begin
            for step in course(begin, self.player, seed):
                if GAME.acting(step.after) != (CHANCE,) and self.when(step.after):
                    return step.after
        raise SystemExit(f"{mode}, {self.title}: not found")


def verbs(state: State) -> set[str]:
    return {word.split()[0] for word in GAME.words(state, int(state.seat))}


def before_anything(state: State) -> bool:
    return bool(state.step == at.CHOOSE_START)


def first_turn(state: State) -> bool:
    return bool(state.step == at.STEP_A and state.turn == 1)


def middle(state: State) -> bool:
    return bool(state.step == at.STEP_A and state.turn == 25)


def middle_with_clouds(state: State) -> bool:
    return bool(middle(state) and state.clouds[state.seat] >= 4 and "return" in verbs(state))


def closing(state: State) -> bool:
    return bool(state.step == at.STEP_C and "return" in verbs(state))


def planting(state: State) -> bool:
    """Planting beside a domino that has closed an area, with returns possible."""
    return bool(state.step == at.STEP_B and state.closed and {"plant", "return"} <= verbs(state))


def end_of_turn(state: State) -> bool:
    return bool(state.step == at.STEP_D and state.turn > 12 and {"again", "return"} <= verbs(state))


def empty_reserves(state: State) -> bool:
    """The last dominoes are in the hands, and one can still be placed."""
    return bool(state.step == at.STEP_A and not state.reserve.any() and "place" in verbs(state))


def one_is_out(state: State) -> bool:
    hands = state.hand[: state.seats]
    return bool(state.step == at.STEP_A and (hands == 0).any() and hands.sum() > 2)


def last_turn(state: State) -> bool:
    return bool(
        state.step == at.STEP_A and state.hand.sum() == 1 and {"place", "return"} <= verbs(state)
    )


def mushroom_owed(state: State) -> bool:
    return bool(state.step == at.STEP_MUSHROOM and state.turn > 8)


def two_mushrooms_owed(state: State) -> bool:
    return bool(state.owed == 2)


def planting_on_mushrooms(state: State) -> bool:
    """A mushroom without a plant lies beside the domino of this turn."""
    near = [int(p) + step for p in (state.first, state.second) for step in (-16, -1, 1, 16)]
    bare = (state.ground[q] == at.MUSHROOM_SPACE and state.piece[q] == 0 for q in near)
    return bool(state.step == at.STEP_B and any(bare))


def plants_on_mushrooms(state: State) -> bool:
    """One of them can be returned."""
    mine = [
        action
        for action in GAME.legal(state, int(state.seat))
        if at.RETURN <= action < at.MUSHROOM
        and state.ground[action - at.RETURN] == at.MUSHROOM_SPACE
    ]
    return bool(state.step == at.STEP_A and mine)


def few_mushrooms(state: State) -> bool:
    return bool(state.step == at.STEP_MUSHROOM and state.supply <= 2)


POSITIONS: dict[str, list[Wanted]] = {
    "base": [
        Wanted("before the starting player is drawn", 2, before_anything),
        Wanted("first turn, four players", 4, first_turn),
        Wanted("middle, two players, clouds and returns", 2, middle_with_clouds, THRIFTY),
        Wanted("an area closed and not yet scored, three players", 3, closing, THRIFTY),
        Wanted("planting beside an area just closed, four players", 4, planting, THRIFTY),
        Wanted("end of a turn, an extra turn possible, three players", 3, end_of_turn, THRIFTY),
        Wanted("end game with empty reserves, two players", 2, empty_reserves),
        Wanted("one player is out of dominoes, four players", 4, one_is_out, HASTY),
        Wanted("the last turn of the game, three players", 3, last_turn, THRIFTY),
    ],
    "valley": [
        Wanted("first turn, two players", 2, first_turn),
        Wanted("middle, three players, clouds and returns", 3, middle_with_clouds, THRIFTY),
        Wanted("a mushroom owed, four players", 4, mushroom_owed),
        Wanted("two mushrooms owed, two players", 2, two_mushrooms_owed),
        Wanted("a mushroom that may take a cloud, three players", 3, mushroom_owed, THRIFTY,
               {"mushroom-on-cloud": "take"}),
        Wanted("planting on a mushroom, three players", 3, planting_on_mushrooms),
        Wanted("plants on mushrooms can be returned, two players", 2, plants_on_mushrooms, THRIFTY),
        Wanted("end game with empty reserves, four players", 4, empty_reserves),
        Wanted("the last turn of the game, two players", 2, last_turn, THRIFTY),
    ],
    "variant": [
        Wanted("before the starting player is drawn, three players", 3, before_anything),
        Wanted("middle, four players, clouds and returns", 4, middle_with_clouds, THRIFTY),
        Wanted("a mushroom owed, two players", 2, mushroom_owed, THRIFTY),
        Wanted("few mushrooms left, three players", 3, few_mushrooms, THRIFTY),
        Wanted("end of a turn, an extra turn possible, two players", 2, end_of_turn, THRIFTY),
        Wanted("base rules: an area closed and not yet scored, two players", 2, closing, RICH,
               {"variant-rules": "base"}),
        Wanted("end game with empty reserves, three players", 3, empty_reserves),
        Wanted("the last turn of the game, four players", 4, last_turn, THRIFTY),
    ],
}  # fmt: skip


def find_cases(mode: str) -> list[Case]:
    return [Case(w.title, GAME.format_position(w.find(mode))) for w in POSITIONS[mode]]


def count(case: Case) -> None:
    """All depths, as long as the number of lines stays moderate."""
    state, counter = GAME.parse_position(case.position), perft(GAME)
    case.counts.clear()
    for depth in range(1, DEEPEST + 1):
        lines = counter.count(state, depth)
        if depth > 3 and lines > MOST:
            break
        case.counts[depth] = lines
        if lines == 0 or lines * np.sqrt(max(1, lines / case.counts.get(depth - 1, 1))) > MOST:
            break


def main(words: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for mode, name in NAMES.items():
        path = FOLDER / f"{mode}.perft"
        cases = find_cases(mode) if words == ["find"] else read_cases(path.read_text("utf-8"))
        for case in cases:
            count(case)
            print(f"{mode}, {case.title}: {list(case.counts.values())}", flush=True)
        path.write_text(write_cases([f"Perft of {name}.", *COMMENTS], cases), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
