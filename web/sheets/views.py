"""Views of real games for the sheet of boards: writes `views.json` beside it.

Games are played at random, but nobody throws a domino away or leaves a plant in hand; so the boards
fill as they do at a table.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from waldbach import registry
from waldbach.game import CHANCE, Game

LAZY = ("discard", "no-", "joker", "return", "again")


def main() -> None:
    game = registry.get("renature")
    views = {
        f"{mode}-{turns}": play(game, mode, turns)
        for mode in ("base", "valley", "variant")
        for turns in (0, 14, 40)
    }
    Path(__file__).with_name("views.json").write_text(json.dumps(views) + "\n")


def play(game: Game, mode: str, turns: int) -> dict[str, Any]:
    """What seat 1 sees after so many turns of four."""
    rng = np.random.default_rng(7)
    state = game.new(4, {"mode": mode})
    while (acting := game.acting(state)) and state["turn"] < max(turns, 1):
        if acting == (CHANCE,):
            state = game.apply(state, CHANCE, game.chance(state, rng))
            continue
        words = game.words(state, acting[0])
        keen = [word for word in words if not word.startswith(LAZY)] or words
        state = game.apply(state, acting[0], game.parse(str(rng.choice(keen)), state))
    return game.describe(game.view(state, 0))


if __name__ == "__main__":
    main()
