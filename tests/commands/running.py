"""The command `waldbach`: how it is run, and the files it leaves."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import waldbach
from waldbach.log import Log

GAME = waldbach.get("renature")
PLAY = ("play", "renature")

Run = Callable[..., tuple[int, str, str]]


def spawn(*args: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own."""
    command = [sys.executable, "-m", "waldbach.cli", *map(str, args)]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, encoding="utf-8", timeout=120
    )


def read(path: Path) -> Log:
    return Log.read(path.read_text(encoding="utf-8"))


def words_of(path: Path) -> list[str]:
    return [str(entry) for entry in read(path).entries]


def autosaves(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "state").rglob("*.game"))
