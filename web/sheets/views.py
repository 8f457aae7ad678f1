"""Views of real games for the sheets: writes `views.json` and `gardens.json` beside it.

Games are played at random, but nobody throws a domino away, leaves a plant in hand, or sells what
can be planted; so boards and gardens fill as they do at a table.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from waldbach import registry
from waldbach.game import CHANCE, Game

LAZY = ("discard", "no-", "joker", "return", "again", "sell", "waive", "choose 6")


def main() -> None:
    renature, waldgaertner = registry.get("renature"), registry.get("waldgaertner")
    write(
        "views.json",
        {
            f"{mode}-{turns}": play(renature, mode, 4, "turn", turns)
            for mode in ("base", "valley", "variant")
            for turns in (0, 14, 40)
        },
    )
    write(
        "gardens.json",
        {
            f"{seats}-{rounds}": play(waldgaertner, "basic", seats, "round", rounds)
            for seats in (2, 6)
            for rounds in (1, 9, 18)
        },
    )


def write(name: str, views: dict[str, Any]) -> None:
    Path(__file__).with_name(name).write_text(json.dumps(views) + "\n")


def play(game: Game, mode: str, seats: int, unit: str, most: int) -> dict[str, Any]:
    """What seat 1 sees after so many turns or rounds."""
    rng = np.random.default_rng(7)
    state = game.new(seats, {"mode": mode})
    while acting := game.acting(state):
        view = game.describe(game.view(state, 0))
        if view[unit] >= max(most, 1) and acting != (CHANCE,):
            break
        if acting == (CHANCE,):
            state = game.apply(state, CHANCE, game.chance(state, rng))
            continue
        words = game.words(state, acting[0])
        keen = [word for word in words if not word.startswith(LAZY)] or words
        state = game.apply(state, acting[0], game.parse(str(rng.choice(keen)), state))
    return game.describe(game.view(state, 0))


if __name__ == "__main__":
    main()
