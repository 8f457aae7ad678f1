"""The first start: rules are compiled, several games at once, and it is shown how far that is."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from rich.progress import Progress, TaskID

import waldbach
from waldbach import jit, registry
from waldbach.bots import warm
from waldbach.bots.warm import BOTS_STEPS
from waldbach.game import Game
from waldbach.messages import title
from waldbach.terminal import progress
from waldbach.warm import RULES_STEPS, Report

GAME = waldbach.get("renature")


def test_compiling_is_announced_and_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = []
    monkeypatch.setattr(jit, "is_warm", lambda kernel, name: False)
    monkeypatch.setattr(warm, "warm_up", lambda game, report: steps.append(report("x", 1, 8)))
    progress.prepare(GAME)
    assert steps
    assert "compiled for this machine" in capsys.readouterr().err


def test_two_games_are_announced_once_and_each_has_a_bar(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[tuple[str, float]] = []
    monkeypatch.setattr(jit, "is_warm", lambda kernel, name: False)
    monkeypatch.setattr(jit, "CACHE_PROBLEM", "Read-only file system")

    class Bars(Progress):
        def update(self, task_id: TaskID, **more: Any) -> None:
            super().update(task_id, **more)
            told.append((self._tasks[task_id].description, more["completed"]))

    def rules(game: Game, report: Report) -> None:
        for step in range(1, RULES_STEPS + 1):
            report(game.name, step, RULES_STEPS)

    def bots(game: Game, report: Report) -> None:
        for step in range(1, BOTS_STEPS + 1):
            report(game.name, step, BOTS_STEPS)

    monkeypatch.setattr(progress, "Progress", Bars)
    monkeypatch.setattr(warm, "warm_up", rules)
    monkeypatch.setattr(warm, "warm_bots", bots)
    progress.prepare(*registry.every())
    steps = [*range(RULES_STEPS + BOTS_STEPS + 1)]
    assert told == [(title(game.name), step) for game in registry.every() for step in steps]
    err = capsys.readouterr().err
    assert err.count("compiled for this machine") == 1
    assert err.count("Read-only file system") == 1


def test_rules_play_where_nothing_can_be_kept(tmp_path: Path) -> None:
    """Also for root, whom no permission stops: a file stands where the folder should be."""
    (tmp_path / "cache").touch()
    program = """
from waldbach import jit, registry
kernel = registry.get("renature").kernel
print(jit.CACHE_PROBLEM)
jit.mark_warm(kernel, "x")
print(jit.is_warm(kernel, "x"))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True,
        env=os.environ | {"WALDBACH_CACHE": str(tmp_path / "cache")},
    )  # fmt: skip
    why, found = done.stdout.splitlines()
    assert why not in ("", "None")
    assert found == "True"


def test_rules_that_were_compiled_before_their_files_changed_are_not_warm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "COMPILED", True)
    monkeypatch.setattr(jit, "CACHE_PROBLEM", None)
    monkeypatch.setattr(jit, "SOURCES", [tmp_path / "rule.py"])
    monkeypatch.setattr(jit, "_warmed", set())
    kernel = ModuleType("game.kernel")
    kernel.__file__ = str(tmp_path / "kernel.py")
    for name in ("rule.py", "kernel.py"):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1, 1))
    monkeypatch.setattr(jit, "cache_of", lambda thing: tmp_path)
    later = 10**9
    for name in ("rule.py", "kernel.py"):  # of the house, and of a game that lies elsewhere
        jit.mark_warm(kernel, "game")
        jit._warmed.clear()  # as another process would see it
        assert jit.is_warm(kernel, "game")
        later += 10**9
        os.utime(tmp_path / name, ns=(later, later))
        assert not jit.is_warm(kernel, "game")


# --- several processes ----------------------------------------------------------------------------


@pytest.fixture
def half_warm(tmp_path: Path) -> Path:
    """A cache in which all is compiled, and nothing is said to be."""
    marks = shutil.ignore_patterns("*.warm", "*.warming", "lock")
    kept = tmp_path / "cache" / "compiled" / jit.CACHE.name
    shutil.copytree(jit.CACHE, kept, ignore=marks, copy_function=os.link)
    return tmp_path / "cache"


@pytest.mark.later
@pytest.mark.compiled_only
def test_each_game_is_compiled_by_a_process_of_its_own(half_warm: Path) -> None:
    """The compiler would take three times the memory that a server needs, and keep it."""
    program = """
import os
from waldbach import registry
from waldbach.bots import warm
own = []
warm.cores = lambda: 2
one, other = registry.get("renature"), registry.get("waldgaertner")
rules = warm.warm_up
warm.warm_up = lambda game, report: (own.append(game.name), rules(game, report))
warm.warm_games([one, other], lambda *told: print(*told, flush=True))
print("here:", *own)
print(warm.is_ready(one), warm.is_ready(other))
"""
    env = os.environ | {"WALDBACH_CACHE": str(half_warm)}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=env
    )
    *told, own, ready = done.stdout.splitlines()
    total = RULES_STEPS + BOTS_STEPS
    for name in ("renature", "waldgaertner"):
        steps = [line for line in told if line.startswith(name)]
        assert steps == [f"{name} {step} {total}" for step in range(total + 1)]
    assert own == "here:"
    assert ready == "True True"


def test_a_game_whose_process_fails_is_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(jit, "COMPILED", True)
    monkeypatch.setattr(jit, "CACHE_PROBLEM", None)
    monkeypatch.setattr(warm, "cores", lambda: 2)
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    monkeypatch.setattr(warm, "is_ready", lambda game, bots=True: game.name in compiled)
    monkeypatch.setattr(warm, "warm_up", lambda game, report: None)
    monkeypatch.setattr(warm, "warm_bots", lambda game, report: compiled.append(game.name))
    one, other = registry.get("renature"), registry.get("waldgaertner")
    warm.warm_games([one, other], lambda *_: None)
    assert compiled == ["renature", "waldgaertner"]


@pytest.mark.later
@pytest.mark.compiled_only
@pytest.mark.skipif(
    not Path("/proc/locks").exists(), reason="only Linux tells who waits for a lock"
)
def test_what_is_compiled_is_kept_one_after_the_other(tmp_path: Path) -> None:
    (tmp_path / "counting.py").write_text(
        "from waldbach.jit import rule, cache_of\n\n\n"
        "@rule\ndef twice(n):\n    return 2 * n\n\n\n"
        "print(cache_of(twice), flush=True)\ninput()\nprint(twice(21), flush=True)\n"
    )
    env = os.environ | {"WALDBACH_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", "import counting"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, text=True, env=env, stdin=pipe, stdout=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        folder = Path(process.stdout.readline().strip())
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            print(file=process.stdin, flush=True)
            while not waits_for_a_lock(process.pid):
                assert process.poll() is None, "it did not wait"
                time.sleep(0.02)
            assert not list(folder.rglob("*.nbi"))
        assert process.stdout.read() == "42\n"
    assert len(list(folder.rglob("*.nbi"))) == 1


@pytest.mark.later
@pytest.mark.compiled_only
@pytest.mark.skipif(
    not Path("/proc/locks").exists(), reason="only Linux tells who waits for a lock"
)
def test_what_another_process_is_compiling_is_waited_for(tmp_path: Path) -> None:
    """Two servers that start at once compile each game once."""
    program = """
from waldbach import jit, registry
from waldbach.bots import warm
game = registry.get("renature")
with jit.warming(game.kernel, game.name):
    print("compiling", flush=True)
    input()
    jit.mark_warm(game.kernel, game.name)
    jit.mark_warm(game.kernel, warm.mark_of(game))
"""
    env = os.environ | {"WALDBACH_CACHE": str(tmp_path)}
    first = [sys.executable, "-c", program]
    second = [sys.executable, "-m", "waldbach.bots.warm", "renature"]
    pipe = subprocess.PIPE
    with subprocess.Popen(first, text=True, env=env, stdin=pipe, stdout=pipe) as busy:
        assert busy.stdin is not None
        assert busy.stdout is not None
        assert busy.stdout.readline() == "compiling\n"
        with subprocess.Popen(second, text=True, env=env, stdout=pipe) as other:
            while not waits_for_a_lock(other.pid):
                assert other.poll() is None, "it did not wait"
                time.sleep(0.02)
            print(file=busy.stdin, flush=True)
            total = RULES_STEPS + BOTS_STEPS
            assert other.communicate()[0] == f"{total} {total}\n"
    assert not list(tmp_path.rglob("*.nbi"))


def waits_for_a_lock(pid: int) -> bool:
    lines = Path("/proc/locks").read_text().splitlines()
    return any("->" in line and f" {pid} " in line for line in lines)
