"""The commands `games` and `referee`, and a pipe that is closed early."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys

import pytest

from tests.commands.running import GAME, Run, spawn


def test_games_are_listed_with_their_options(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    for option in GAME.options:
        assert f"--option {option.name}=" in out
    assert "2 to 4 players" in out
    assert "greedy" in out


@pytest.mark.compiled_only
def test_the_referee_answers_on_stdin_and_stdout() -> None:
    done = spawn("referee", stdin='{"command": "games"}\n')
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout.splitlines()[0])
    assert "renature" in json.dumps(answer)


@pytest.mark.later
@pytest.mark.compiled_only
def test_a_closed_pipe_is_no_accident() -> None:
    command = f"{shlex.quote(sys.executable)} -m waldbach.cli games | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stdout == "renature\n"
    assert "Traceback" not in done.stderr
