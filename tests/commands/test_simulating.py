"""The command `simulate`: the same games with the same seed, and its figures."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from tests.commands.running import Run


def test_simulations_repeat_with_their_seed(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / f"{n}.csv" for n in range(3)]
    outs = []
    for file, seed in zip(files, ("6", "6", "7"), strict=True):
        code, out, err = run("simulate", "renature", "--seats", "3", "--games", "8", "--bots",
                             "greedy,random,random", "--seed", seed, "--csv", file)  # fmt: skip
        assert (code, err) == (0, "")
        outs.append(out.replace(str(file), ""))
    assert outs[0] == outs[1] != outs[2]
    assert files[0].read_text() == files[1].read_text() != files[2].read_text()
    rows = list(csv.DictReader(files[0].read_text("utf-8").splitlines()))
    assert len(rows) == 24
    sources = ("start", "plants", "areas", "clouds", "left", "backs")
    for row in rows:
        assert sum(int(row[source]) for source in sources) == int(row["total"])
        assert row["bot"] == ("greedy" if row["seat"] == "1" else "random")
    for game in range(1, 9):
        own = [row for row in rows if row["game"] == str(game)]
        best = max(int(row["total"]) for row in own)
        assert all(int(row["total"]) == best for row in own if row["place"] == "1")
        assert sum(row["place"] == "1" for row in own) >= 1


def test_a_simulation_shows_wins_points_and_intervals(run: Run) -> None:
    code, out, _ = run("simulate", "renature", "--games", "10", "--bots", "random", "--start", "2",
                       "--mode", "valley")  # fmt: skip
    assert code == 0
    shares = [float(share) for share in re.findall(r"random +(\d+\.\d)%", out)]
    assert sum(shares) == pytest.approx(100)
    assert re.search(r"\d+\.\d% \.\. \d+\.\d%", out)
    assert "10 games, " in out
    assert re.search(r"1 Orange +3\.0 ", out), "who does not begin has 3 points at the start"


def test_a_bot_may_have_a_budget(run: Run) -> None:
    code, out, err = run("simulate", "renature", "--games", "1", "--bots", "search@2,random")
    assert (code, err) == (0, "")
    assert "search@2" in out
    for word in ("search@0", "search@x", "search@"):
        code, _, err = run("simulate", "renature", "--games", "1", "--bots", word)
        assert (code, "is no budget" in err) == (2, True)
