"""Why an action is not legal: a number inside, a name and the rule id outside.

The sentence for each name stands in the message catalogues under ``refusal-<name>``.
"""

from __future__ import annotations

NOTHING = 0
GAME_OVER = 1
NOT_YOUR_TURN = 2
CHANCE_ONLY = 3
HIDDEN_WORD = 4
NOT_IN_HAND = 5
OUTSIDE_GRID = 6
ON_AREA = 7
COVERED = 8
MISMATCH = 9
NO_CONTACT = 10
DOMINO_FIRST = 11
DOMINO_DONE = 12
MUSHROOM_FIRST = 13
NO_MUSHROOM_OWED = 14
NOT_PLANTING = 15
PLANT_FIRST = 16
NOT_AN_AREA = 17
SPACE_TAKEN = 18
NOT_BESIDE_DOMINO = 19
NO_SUCH_PLANT = 20
SAME_JOKER = 21
TOO_FEW_CLOUDS = 22
NO_PLANT_THERE = 23
NOT_YOUR_PLANT = 24
NO_FREE_SLOT = 25
MUSHROOM_ON_AREA = 26
MUSHROOM_ON_DOMINO = 27
MUSHROOM_ON_CLOUD = 28
MUSHROOM_ALONE = 29
NOTHING_TO_SCORE = 30
SCORE_FIRST = 31
NOT_AT_THE_END = 32
EMPTY_HAND = 33
NOT_AN_OUTCOME = 34
NO_SUCH_ACTION = 35

# name and rule id by number; the name is the key of the message
REASONS: dict[int, tuple[str, str]] = {
    GAME_OVER: ("game-over", "R-E-01"),
    NOT_YOUR_TURN: ("not-your-turn", "R-T-08"),
    CHANCE_ONLY: ("chance-only", "R-S-15"),
    HIDDEN_WORD: ("hidden-word", "R-I-07"),
    NOT_IN_HAND: ("not-in-hand", "R-A-01"),
    OUTSIDE_GRID: ("outside-grid", "R-A-04"),
    ON_AREA: ("on-area", "R-A-03"),
    COVERED: ("covered", "R-A-05"),
    MISMATCH: ("mismatch", "R-A-07"),
    NO_CONTACT: ("no-contact", "R-A-06"),
    DOMINO_FIRST: ("domino-first", "R-T-04"),
    DOMINO_DONE: ("domino-done", "R-T-03"),
    MUSHROOM_FIRST: ("mushroom-first", "V-M-07"),
    NO_MUSHROOM_OWED: ("no-mushroom-owed", "V-M-01"),
    NOT_PLANTING: ("not-planting", "R-B-01"),
    PLANT_FIRST: ("plant-first", "R-T-02"),
    NOT_AN_AREA: ("not-an-area", "R-B-03"),
    SPACE_TAKEN: ("space-taken", "R-B-04"),
    NOT_BESIDE_DOMINO: ("not-beside-domino", "R-B-03"),
    NO_SUCH_PLANT: ("no-such-plant", "R-B-02"),
    SAME_JOKER: ("same-joker", "Q-10"),
    TOO_FEW_CLOUDS: ("too-few-clouds", "R-W-02"),
    NO_PLANT_THERE: ("no-plant-there", "R-W-08"),
    NOT_YOUR_PLANT: ("not-your-plant", "R-W-09"),
    NO_FREE_SLOT: ("no-free-slot", "R-W-12"),
    MUSHROOM_ON_AREA: ("mushroom-on-area", "Q-V-02"),
    MUSHROOM_ON_DOMINO: ("mushroom-on-domino", "Q-V-02"),
    MUSHROOM_ON_CLOUD: ("mushroom-on-cloud", "Q-V-05"),
    MUSHROOM_ALONE: ("mushroom-alone", "V-M-03"),
    NOTHING_TO_SCORE: ("nothing-to-score", "Q-23"),
    SCORE_FIRST: ("score-first", "Q-23"),
    NOT_AT_THE_END: ("not-at-the-end", "Q-22"),
    EMPTY_HAND: ("empty-hand", "Q-26"),
    NOT_AN_OUTCOME: ("not-an-outcome", "Q-02"),
    NO_SUCH_ACTION: ("no-such-action", "R-T-02"),
}
