"""The example bot that plays over the referee."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "referee_bot.py"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLE), *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip


def points(*words: str) -> tuple[int, int]:
    done = run(*words)
    assert (done.returncode, done.stderr) == (0, "")
    found = re.fullmatch(r"bot (-?\d+)\nrandom (-?\d+)\n", done.stdout)
    assert found is not None
    return int(found[1]), int(found[2])


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("game", ["renature", "waldgaertner"])
def test_it_beats_a_random_seat(game: str) -> None:
    games = [points(game, seed) for seed in ("1", "2")]
    assert all(bot > other for bot, other in games)


@pytest.mark.slow
@pytest.mark.compiled_only
def test_it_plays_a_game_without_being_told_which() -> None:
    bot, other = points()
    assert bot > other


def test_it_hands_on_what_the_referee_refuses() -> None:
    done = run("chess")
    assert done.returncode == 1
    assert "chess" in done.stderr
    assert "Traceback" not in done.stderr


def test_it_needs_nothing_but_python() -> None:
    imported = set(re.findall(r"^(?:import|from) (\w+)", EXAMPLE.read_text("utf-8"), re.M))
    assert imported <= sys.stdlib_module_names
