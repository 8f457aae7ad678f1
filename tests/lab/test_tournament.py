"""Tournaments as researchers and the command line hold them, killed and taken up again."""

from __future__ import annotations

import csv
import io
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import waldbach
from waldbach.bots import bot
from waldbach.bots.players import BOTS
from waldbach.cli import main
from waldbach.game import BadInput, Game, State
from waldbach.lab import match, tournament
from waldbach.lab.pools import TaskFailed
from waldbach.messages import LANGUAGES
from waldbach.terminal.progress import prepare

RESULTS = ("games.csv", "summary.json")
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True, scope="module")
def compiled_rules() -> None:
    """So that no command has to announce that it compiles."""
    for game in waldbach.every():
        prepare(game)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`waldbach lab tournament …` in this process: exit code, stdout, stderr."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def call(*args: str | Path) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(["lab", "tournament", *map(str, args)])
        out, err = capsys.readouterr()
        return code, out, err

    return call


def contents(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in RESULTS}


# --- from Python ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", waldbach.names())
def test_a_tournament_in_a_few_lines(game: str) -> None:
    result = tournament.play(game, ["random", "greedy"], games=8, seed=1, workers=1)
    best, worst = result.players
    assert (best.player, worst.player) == ("greedy", "random")
    assert best.firsts.value > 0.7
    assert best.rating.ordinal > worst.rating.ordinal
    assert len(result.rows) == 8
    assert "greedy" in str(result)
    told = result.summary()["players"][0]["rating"]
    assert list(told) == ["mu", "sigma", "ordinal"]
    assert told["ordinal"] == pytest.approx(told["mu"] - 3 * told["sigma"], abs=1e-3)


def test_a_match_can_be_played_again_from_its_log() -> None:
    game = waldbach.get("waldgaertner")
    plan = tournament.plan(game.name, ["random", "greedy"], seats=3, games=3, seed=1)
    one = plan.matches()[1]
    log, end, thinking = match.play(one)
    assert game.same(type(log).read(log.write()).replay(), end)
    row = match.play_match(one)
    assert [seat["total"] for seat in row["seats"]] == list(game.score(end))
    assert [seat["decisions"] for seat in row["seats"]] == [t.decisions for t in thinking]
    movers = [entry.seat for entry in log.entries]
    assert [movers.count(seat) for seat in range(3)] == [t.decisions for t in thinking]
    assert row["entries"] == len(log.entries)


def test_a_match_depends_on_its_description_alone() -> None:
    plan = tournament.plan("renature", ["random", "greedy"], games=4, seed=1)
    matches = plan.matches()
    forward = {one.key: match.play(one)[0].entries for one in matches}
    backward = {one.key: match.play(one)[0].entries for one in reversed(matches)}
    assert forward == backward
    assert len({tuple(map(str, entries)) for entries in forward.values()}) == len(matches)


def test_a_tournament_may_grow(tmp_path: Path) -> None:
    """More games or more players later: what has been played stays, and nothing else changes."""
    fresh = tournament.play("renature", ["random", "greedy", "greedy@9"], games=3, workers=1)
    counts: list[int] = []
    for players, games in ((["random", "greedy"], 2), (["random", "greedy", "greedy@9"], 3)):
        grown = tournament.play(
            "renature", players, games=games, workers=1, folder=tmp_path,
            report=lambda done, of: counts.append(done),
        )  # fmt: skip
    assert counts == [0, 1, 2, *range(2, 13)]
    assert grown.summary() == fresh.summary()
    assert grown.table() == fresh.table()


def test_the_luck_of_one_player_is_not_that_of_another() -> None:
    """A player that draws more random numbers changes nothing for the others."""

    class Wasteful(bot.RandomBot):
        def decide(
            self, game: Game, view: State, seat: int, budget: Any, rng: np.random.Generator
        ) -> str:
            word = super().decide(game, view, seat, budget, rng)
            rng.random(100)
            return word

    plan = tournament.plan("waldgaertner", ["random", "greedy"], games=2, seed=4)
    before = [match.play(one)[0].entries for one in plan.matches()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "random", Wasteful())
        assert [match.play(one)[0].entries for one in plan.matches()] == before


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    class Cheat(bot.RandomBot):
        def decide(self, game: Game, view: State, seat: int, budget: Any, rng: Any) -> str:
            return "win"

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "cheat", Cheat())
        with pytest.raises(TaskFailed, match="player cheat answered “win”") as caught:
            tournament.play("renature", ["cheat", "random"], games=2, workers=1)
    assert re.search("Task 1 (cheat,random|random,cheat) failed", str(caught.value))


@pytest.mark.parametrize(
    ("players", "given", "told"),
    [
        (["greedy"], {}, "at least two players"),
        (["greedy", "greedy"], {}, "named twice"),
        (["greedy", "grumpy"], {}, "There is no bot “grumpy”"),
        (["greedy", "random@x"], {}, "budget"),
        (["greedy", "random"], {"seats": 9}, "9"),
        (["greedy", "random"], {"options": {"mode": "x"}}, "mode"),
        (["greedy", "random"], {"games": 0}, "at least 1"),
        (["greedy", "random"], {"games": 10**7}, "at most 1000000"),
    ],
)
def test_bad_wishes(players: list[str], given: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        tournament.plan("renature", players, **given)


# --- on the command line --------------------------------------------------------------------------


def test_the_command_shows_and_writes(run: Run, tmp_path: Path) -> None:
    code, out, err = run("waldgaertner", "--seats", "3", "--games", "3", "--workers", "1",
                         "--out", tmp_path / "new" / "folder", "--seed", "7")  # fmt: skip
    assert (code, err) == (0, "")
    assert re.search(r"greedy +random +\d+\.\d% +\d+\.\d% \.\. \d+\.\d% +6\b", out)
    assert "6 games, one deal" in out
    assert max(map(len, out.splitlines()[:-1])) <= 80
    folder = tmp_path / "new" / "folder"
    table = list(csv.DictReader(io.StringIO((folder / "games.csv").read_text("utf-8"))))
    assert len(table) == 6 * 3
    assert [row["seat"] for row in table[:3]] == ["1", "2", "3"]
    summary = json.loads((folder / "summary.json").read_text("utf-8"))
    assert (summary["game"], summary["seats"], summary["seed"]) == ("waldgaertner", 3, 7)
    assert {player["player"] for player in summary["players"]} == {"greedy", "random"}
    of_greedy = [int(row["place"]) for row in table if row["player"] == "greedy"]
    assert len(of_greedy) == 9
    places = {player["player"]: player["place"] for player in summary["players"]}
    assert places["greedy"] == pytest.approx(sum(of_greedy) / 9, abs=1e-6)
    thinking = (folder / "thinking.csv").read_text("utf-8").splitlines()
    assert thinking[0] == "player,decisions,mean,longest"
    assert len(thinking) == 3


def test_the_summary_as_json(run: Run) -> None:
    code, out, _ = run("renature", "--games", "2", "--workers", "1", "--json")
    summary = json.loads(out)
    assert code == 0
    assert summary["options"]["mode"] == "base"
    assert (
        summary == tournament.play("renature", ["greedy", "random"], games=2, workers=1).summary()
    )


def test_parquet_holds_the_same_table(run: Run, tmp_path: Path) -> None:
    import pyarrow.parquet

    for form in ("csv", "parquet"):
        assert run("renature", "--games", "2", "--workers", "1", "--out", tmp_path,
                   "--format", form)[0] == 0  # fmt: skip
    found = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    told = csv.DictReader(io.StringIO((tmp_path / "games.csv").read_text("utf-8")))
    assert [{name: str(value) for name, value in row.items()} for row in found] == list(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(run: Run, lang: str) -> None:
    code, out, err = run("renature", "--games", "2", "--workers", "1", "--lang", lang)
    assert (code, err) == (0, "")
    assert {"en": "rating", "de": "Wertung", "pl": "ranking"}[lang] in out


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--players", "greedy"), "at least two players"),
        (("--players", "greedy,,random"), "There is no bot “”"),
        (("--games", "0"), "--games"),
        (("--workers", "0"), "--workers"),
        (("--format", "xls"), "Formats: csv, parquet"),
        (("--mode", "x"), "mode"),
        (("--ray", "nowhere:x"), "Ray cannot be reached at “nowhere:x”"),
    ],
)
def test_bad_arguments(run: Run, args: tuple[str, ...], told: str) -> None:
    code, out, err = run("renature", *args)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1


def test_another_job_in_the_folder(run: Run, tmp_path: Path) -> None:
    common = ("renature", "--games", "2", "--workers", "1", "--out", tmp_path)
    assert run(*common)[0] == 0
    code, _, err = run(*common, "--seed", "5")
    assert code == 2
    assert "seed was 0 there and is 5 now" in err


def test_the_folder_is_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    code, _, err = run("renature", "--out", file)
    assert code == 2
    assert "it is a file, not a folder" in err


# --- killed and taken up again --------------------------------------------------------------------

GAMES = ("lab", "tournament", "renature", "--games", "40", "--seed", "3")


def start(*args: str | Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "waldbach.cli", *GAMES, *map(str, args), "--lang", "en"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def rows_in(folder: Path) -> int:
    file = folder / "rows.jsonl"
    return max(0, file.read_bytes().count(b"\n") - 1) if file.exists() else 0


def stop_after(process: subprocess.Popen[str], folder: Path, rows: int, how: int) -> str:
    """Let it finish some more games, then end it; returns what it had to say."""
    deadline = time.monotonic() + 60
    before = rows_in(folder)
    while rows_in(folder) < before + rows:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.005)
    process.send_signal(how)
    return process.communicate(timeout=30)[1]


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The results of a run in one process that nobody disturbed."""
    folder = tmp_path_factory.mktemp("unbroken")
    assert main([*GAMES, "--workers", "1", "--out", str(folder)]) == 0
    return contents(folder)


@pytest.mark.slow
@pytest.mark.compiled_only
def test_killed_again_and_again_it_ends_as_an_unbroken_run(
    tmp_path: Path, unbroken: dict[str, bytes]
) -> None:
    finished = 0
    for workers in ("2", "1", "2"):
        with start("--workers", workers, "--out", tmp_path) as process:
            stop_after(process, tmp_path, 5, signal.SIGKILL)
        assert finished < rows_in(tmp_path) < 40
        finished = rows_in(tmp_path)
    with start("--workers", "2", "--out", tmp_path) as process:
        assert process.communicate(timeout=60)[1] == ""
    assert process.returncode == 0
    assert rows_in(tmp_path) == 40
    assert contents(tmp_path) == unbroken


@pytest.mark.slow
@pytest.mark.compiled_only
def test_interrupted_it_keeps_what_is_finished_and_says_how_to_go_on(tmp_path: Path) -> None:
    with start("--workers", "2", "--out", tmp_path) as process:
        told = stop_after(process, tmp_path, 5, signal.SIGINT)
    assert process.returncode == 130
    assert f"Stopped after {rows_in(tmp_path)} of 40 games; they are kept in {tmp_path}." in told
    assert "Traceback" not in told
