"""The command `replay`: a game retold, any position of it, step by step."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

from tests.commands.running import GAME, PLAY, Run, read, words_of


def play_some(run: Run, file: Path, inputs: int = 40) -> None:
    run(*PLAY, "--seed", "5", "--seats", "3", "--bots", "random", "--save", file,
        stdin="1\n" * inputs)  # fmt: skip


def test_a_game_is_retold(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "told.game"
    play_some(run, file)
    code, out, _ = run("replay", file)
    assert code == 0
    assert "3 seats" in out
    flat = " ".join(out.split())
    assert "begins" in flat
    assert re.search(r"1 Orange: placed \w+ on \w+ and \w+ on \w+; planted", flat)
    assert re.search(r"2 Blue: .*drew \w+-\w+", flat)


def test_a_replay_shows_any_position(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "told.game"
    play_some(run, file)
    entries = words_of(file)
    assert "Before the first" in run("replay", file, "--at", "0")[1]
    for number in (1, 20, len(entries)):
        out = run("replay", file, "--at", str(number))[1]
        assert f"Entry {number} of {len(entries)}: {entries[number - 1]}" in " ".join(out.split())
    code, _, err = run("replay", file, "--at", str(len(entries) + 1))
    assert code == 2
    assert "There is no entry" in err


def test_a_replay_with_a_seats_eyes_keeps_the_others_secrets(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "told.game"
    play_some(run, file)
    log = read(file)
    game, states = log.play(), list(log.states())
    secret = [
        (number, entry.word)
        for number, entry in enumerate(log.entries, start=1)
        if entry.word.startswith("draw") and states[number - 1].seat == 1
    ]
    number, word = secret[-1]
    assert word in run("replay", file, "--at", str(number))[1]
    assert word in run("replay", file, "--at", str(number), "--seat", "2")[1]
    hidden = run("replay", file, "--at", str(number), "--seat", "1")[1]
    assert word not in hidden
    assert "chance draw ?" in hidden
    story = " ".join(run("replay", file, "--seat", "1")[1].split())
    for _, drawn in secret:
        assert f"2 Blue: drew {drawn.removeprefix('draw ')}" not in story
    assert game is GAME
    assert run("replay", file, "--seat", "4")[0] == 2


def test_a_replay_goes_step_by_step(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "told.game"
    play_some(run, file)
    code, out, _ = run("replay", file, "--step", stdin="\n\nb\n12\nx\n9999\nq\n")
    assert code == 0
    last = len(words_of(file))
    steps = re.findall(rf"(?:Entry (\d+) of {last}:|Before the (first))", out)
    assert [one or two for one, two in steps] == ["first", "1", "2", "1", "12", "12", "12"]
    assert "means nothing here" in out
    assert "There is no entry 9999" in out
    assert run("replay", file, "--step", "--at", "5")[0] == 0


def test_a_position_becomes_a_picture_of_a_terminal(run: Run, tmp_path: Path) -> None:
    file, drawing = tmp_path / "told.game", tmp_path / "position.svg"
    play_some(run, file, 4)
    code, out, _ = run("replay", file, "--at", "20", "--seat", "1", "--svg", drawing)
    assert code == 0
    assert str(drawing) in out
    assert ET.parse(drawing).getroot().tag.endswith("svg")
    drawn = drawing.read_text("utf-8")
    assert "Orange" in drawn
    assert "font-face" not in drawn
