"""Counts the lines of play of the perft files, and finds their positions in seeded games.

    python -m tools.make_perft                 count all positions anew
    python -m tools.make_perft renature        those of this game
    python -m tools.make_perft renature find   choose them anew, then count

The positions to look for stand in `perft_<game>.py`. A number that changes means that a rule has
changed: compare `perft(game).divide(...)` of both versions before keeping it.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import numpy as np

from tools.positions import Position
from waldbach import registry
from waldbach.game import Game
from waldbach.perft import Case, perft, read_cases, write_cases

TESTS = Path(__file__).parent.parent / "tests"
MOST = 1_500_000  # lines at the greatest depth of a position
DEEPEST = 12

COMMENTS = [
    "A line is a sequence of decisions of seats. A random step does not count and always has the",
    "first outcome that is listed. Written by tools/make_perft.py.",
]


def find_cases(game: Game, mode: str, positions: list[Position]) -> list[Case]:
    return [Case(wanted.title, game.format_position(wanted.find(mode))) for wanted in positions]


def count(game: Game, case: Case) -> None:
    """All depths, as long as the number of lines stays moderate."""
    state, counter = game.parse_position(case.position), perft(game)
    case.counts.clear()
    for depth in range(1, DEEPEST + 1):
        lines = counter.count(state, depth)
        if depth > 3 and lines > MOST:
            break
        case.counts[depth] = lines
        if lines == 0 or lines * np.sqrt(max(1, lines / case.counts.get(depth - 1, 1))) > MOST:
            break


def make(game: Game, find: bool) -> None:
    module = importlib.import_module(f"tools.perft_{game.name}")
    folder = TESTS / game.name / "perft"
    folder.mkdir(exist_ok=True)
    for mode, name in module.NAMES.items():
        path = folder / f"{mode}.perft"
        if find:
            cases = find_cases(game, mode, module.POSITIONS[mode])
        else:
            cases = read_cases(path.read_text("utf-8"))
        for case in cases:
            count(game, case)
            print(f"{mode}, {case.title}: {list(case.counts.values())}", flush=True)
        path.write_text(write_cases([f"Perft of {name}.", *COMMENTS], cases), encoding="utf-8")


def main(words: list[str]) -> None:
    games = [registry.get(words[0])] if words else registry.every()
    for game in games:
        make(game, words[1:] == ["find"])


if __name__ == "__main__":
    main(sys.argv[1:])
