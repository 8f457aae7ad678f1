"""Writes the golden games: seeded games, searched until each shows what its file claims.

    python -m tools.make_golden                      every file of every game
    python -m tools.make_golden renature             every file of this game
    python -m tools.make_golden renature two-stumps  only these

What to look for stands in `golden_<game>.py`. A search is repeatable: the same rules give the same
files. When a fix of the rules changes them, look at the difference before keeping it.
"""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.golden import Search
from waldbach import registry

TESTS = Path(__file__).parent.parent / "tests"


def searches(game: str) -> list[Search]:
    found: list[Search] = importlib.import_module(f"tools.golden_{game}").GAMES
    return found


def make(game: str, names: Sequence[str] = ()) -> None:
    folder = TESTS / game / "golden"
    folder.mkdir(exist_ok=True)
    for search in searches(game):
        if names and search.file not in names:
            continue
        begin = time.perf_counter()
        seed, found = search.find()
        (folder / f"{search.file}.game").write_text(search.write(found), encoding="utf-8")
        print(f"{search.file}: seed {seed}, {time.perf_counter() - begin:.1f} s", flush=True)


def main(words: list[str]) -> None:
    for game in words[:1] or [game.name for game in registry.every()]:
        make(game, words[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
