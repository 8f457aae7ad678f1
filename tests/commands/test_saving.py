"""Saving a game, going on with it, and leaving."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.running import GAME, PLAY, Run, autosaves, read, words_of


def test_a_saved_game_goes_on_exactly_as_it_would_have(run: Run, tmp_path: Path) -> None:
    through, first, second = (tmp_path / f"{n}.game" for n in ("through", "first", "second"))
    start = (*PLAY, "--seed", "11", "--seats", "3", "--you", "2", "--bots", "random,search@2")
    run(*start, "--save", through, stdin="1\n" * 30)
    run(*start, "--save", first, stdin="1\n" * 13)
    # A menu that was open when the game was left has to be opened again, which costs a line.
    code, _, _ = run("play", "--load", first, "--save", second, stdin="1\n" * 18)
    assert code == 0
    before, after, whole = words_of(first), words_of(second), words_of(through)
    assert len(before) < len(whole) <= len(after)
    assert before == whole[: len(before)]
    assert whole == after[: len(whole)]


def test_leaving_keeps_the_game_and_tells_how_it_goes_on(run: Run, tmp_path: Path) -> None:
    for farewell in ("quit\n", ""):
        code, out, err = run(*PLAY, "--seed", "3", "--bots", "random", stdin="1\n1\n" + farewell)
        assert (code, err) == (0, "")
        command = shlex.split(out.strip().splitlines()[-1])
        assert command[:3] == ["waldbach", "play", "--load"]
        saved = Path(command[3])
        assert saved in autosaves(tmp_path)
        entries = words_of(saved)
        code, _, _ = run(*command[1:], stdin="1\n1\n1\n")
        assert code == 0
        assert words_of(saved)[: len(entries)] == entries, "goes on in the same file"
        assert len(words_of(saved)) > len(entries)


def test_leaving_before_the_first_move_leaves_nothing_behind(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(*PLAY, "--option", "start=1", stdin="quit\n")
    assert code == 0
    assert "Goodbye." in out
    assert not autosaves(tmp_path)


@pytest.mark.later
@pytest.mark.compiled_only
def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.game"
    command = [sys.executable, "-u", "-m", "waldbach.cli", *PLAY, "--seed", "7", "--bots"]
    command += ["random", "--option", "start=1", "--save", str(file)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith("Plant beside") or "no-plant" in line:
                break
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert f"waldbach play --load {file}" in out
    assert words_of(file)[-1].startswith("1 place")


def test_a_closed_home_does_not_keep_anyone_from_playing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "state").write_text("not a folder", "utf-8")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    code, out, _ = run(*PLAY, "--seed", "3", "--bots", "random", stdin="1\n1\n")
    assert code == 0
    saved = Path(shlex.split(out.strip().splitlines()[-1])[3])
    assert saved.parent == tmp_path
    assert read(saved).entries


def test_save_writes_copies_but_never_over_strangers(run: Run, tmp_path: Path) -> None:
    stranger = tmp_path / "letter.txt"
    stranger.write_text("Dear Mary\n", "utf-8")
    copy = tmp_path / "copy.game"
    script = f"save {stranger}\nsave {tmp_path}\nsave {copy}\nsave {copy}\nsave {tmp_path}/no/x\n"
    code, out, _ = run(*PLAY, "--option", "start=1", stdin=script)
    flat = " ".join(out.split())
    assert code == 0
    assert "exists and is not a game file" in flat
    assert "it is a folder" in flat
    assert "its folder does not exist" in flat
    assert out.count("Game saved") == 2
    assert stranger.read_text("utf-8") == "Dear Mary\n"
    assert read(copy).play() is GAME
