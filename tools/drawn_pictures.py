"""The pictures of README and docs/ that Waldbach draws by itself: tables in a terminal, a plot of a
balance study, a training curve.

    python -m tools.drawn_pictures                  into docs/screenshots; a minute or two
    python -m tools.drawn_pictures --into /tmp/look

The same rules, bots and seeds give the same pictures.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

from waldbach import registry
from waldbach.bots.match import GREEDY, runner
from waldbach.log import Entry, Log
from waldbach.messages import language
from waldbach.terminal.face import get_face
from waldbach.terminal.replay import Replay
from waldbach.terminal.screen import make_console

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "screenshots"
# Picture, the table in it, the seed of its game, and how much of the game has been played.
TABLES = (
    ("terminal.svg", "renature", 3, 4, 0.6),
    ("terminal-garden.svg", "waldgaertner", 3, 4, 0.72),
)
# Picture, the program that draws it (as the pages say), and what the picture is called there.
PROGRAMS = (
    (
        "balance-wins.svg",
        "-m waldbach.cli lab balance renature --seats 2,3,4 --mode base,valley --games 500",
        "plots/wins.svg",
    ),
    (
        "curve.svg",
        "examples/train_agent.py waldgaertner --batches 40",
        "curve.svg",
    ),
)


def played(name: str, seats: int, seed: int) -> Log:
    """A game between greedy bots."""
    game = registry.get(name)
    log = Log.begin(game, seats)
    state, rng = log.start(), np.random.default_rng(seed)
    for seat, action in runner(game).play(state, [GREEDY] * seats, rng, record=True).moves.tolist():
        log.entries.append(Entry(seat, game.format(action, state)))
        state = game.apply(state, seat, action)
    return log


def draw_table(picture: Path, name: str, seats: int, seed: int, share: float) -> None:
    """What the first seat sees when its turn has come."""
    log = played(name, seats, seed)
    game = log.play()
    replay = Replay(game, get_face(game), log, make_console(), seat=0)
    asked = [0 in game.acting(state) for state in replay.states]
    numbers = range(int(share * replay.last), replay.last)
    come = (n for n in numbers if asked[n] and not asked[n - 1] and log.entries[n - 2].seat != 0)
    replay.draw(next(come), picture)


def draw_by_program(picture: Path, command: str, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, *command.split(), "--out", folder]
        subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        shutil.copyfile(Path(folder) / name, picture)
    print(picture.name, flush=True)


def draw_all(folder: Path) -> None:
    language.set("en")
    for picture, name, seats, seed, share in TABLES:
        draw_table(folder / picture, name, seats, seed, share)
    for picture, command, drawn in PROGRAMS:
        draw_by_program(folder / picture, command, drawn)


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the pictures that need no browser.")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder for the pictures")
    wish = parser.parse_args()
    wish.into.mkdir(parents=True, exist_ok=True)
    draw_all(wish.into)


if __name__ == "__main__":
    main()
