"""The examples of the lab, in small form."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]

ROOT = Path(__file__).parent.parent


def run(name: str, *words: str | Path) -> str:
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / name, *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "WALDBACH_LANG": "en"},
        capture_output=True, encoding="utf-8", timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_balance_study(tmp_path: Path) -> None:
    told = run("balance_study.py", "5", tmp_path)
    lines = told.splitlines()
    assert [line.partition(":")[0] for line in lines[:4]] == [
        "2 players · base", "3 players · base", "2 players · valley", "3 players · valley",
    ]  # fmt: skip
    assert sum("decides" in line for line in lines) == 4 * 8
    assert (tmp_path / "report.html").is_file()
    assert run("balance_study.py", "5", tmp_path) == told
