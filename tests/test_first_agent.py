"""docs/your-first-agent.md, with fewer batches and games than the page asks for."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import waldbach

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "your-first-agent.md").read_text(encoding="utf-8")
SMALLER = {
    "examples/train_agent.py": str(ROOT / "examples" / "train_agent.py"),
    "--batches 40": "--batches 4 --games 32",
    "--games 200": "--games 2",
}


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_loop_over_many_games_runs(tmp_path: Path) -> None:
    (code,) = blocks("python")
    done = subprocess.run(
        [sys.executable, "-c", code.replace("1024", "64")],
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\(64, \d+\) \d+\n", done.stdout)


def test_the_commands_lead_to_a_curve_and_to_figures_with_their_versions(tmp_path: Path) -> None:
    script = "\n".join(["set -eu", *blocks("sh")])
    for large, small in SMALLER.items():
        assert large in script
        script = script.replace(large, small)
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    run = json.loads((tmp_path / "run" / "run.json").read_text(encoding="utf-8"))
    summary = json.loads((tmp_path / "here" / "summary.json").read_text(encoding="utf-8"))
    rules = waldbach.get("waldgaertner").rules
    assert (run["waldbach"], run["rules"], run["seed"]) == (waldbach.__version__, rules, 1)
    assert len(run["won"]) == 2
    told = json.dumps(summary)
    assert f'"{waldbach.__version__}"' in told
    assert f'"rules": {rules}' in told
    curve = (tmp_path / "run" / "curve.svg").read_text(encoding="utf-8")
    assert curve.count("<circle") == len(run["won"])
