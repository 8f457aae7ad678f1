"""The perft positions of Renature: what to look for, and with which players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tests.golden import Step
from tests.renature.golden_claims import GAME
from tools.golden_renature import BOARDS, CAREFUL, HASTY, RICH, THRIFTY, Player, course
from tools.positions import Position
from waldbach.game import State
from waldbach.games.renature import layout as at

NAMES = {"base": "the base game", "valley": "Valley", "variant": "the Valley variant"}


@dataclass(frozen=True)
class Wanted(Position):
    player: Player = CAREFUL
    options: Mapping[str, str] = field(default_factory=dict)
    game = GAME

    def begin(self, mode: str) -> State:
        return GAME.new(self.seats, {"mode": mode, "board": BOARDS[mode], **self.options})

    def course(self, start: State, seed: int) -> Iterator[Step]:
        return course(start, self.player, seed)


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
