"""The course of a turn: what is asked, and what is played unasked."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

from tests.terminal.screens import FACE, GAME, console
from waldbach.log import Log
from waldbach.terminal.match import Match, bots_of
from waldbach.terminal.table import Table

CLOSING = """\
renature position 1
seats 2
seat 1
  clouds CLOUDS
  hand owl-snail owl-owl
  reserve 5
seat 2
  hand badger-badger
  reserve 5
tokens 1/0 = 3 3
board
      a   b   c   d
  1   #   _   #   #
  2   S   .   .   .
  3   #   _   #   .
"""


class Script:
    """Answers from a list; then there is nothing more."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.prompts: list[str] = []

    def ask(self, prompt: str, words: object) -> str:
        self.prompts.append(prompt)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


def play_script(tmp_path: Path, position: str, *answers: str) -> tuple[Match, str, list[str]]:
    log = Log.begin(GAME, 2)
    log.position = position
    match = Match(GAME, log, 0, bots_of("random", [1]), "1")
    screen, script = console(), Script(*answers)
    with contextlib.suppress(EOFError):
        Table(match, FACE, screen, script, tmp_path / "x.game").run()
    assert isinstance(screen.file, io.StringIO)
    return match, screen.file.getvalue(), script.prompts


def own_words(match: Match) -> list[str]:
    return [entry.word for entry in match.log.entries if entry.seat == 0]


def test_q23_the_window_before_scoring_opens_only_for_a_real_choice(tmp_path: Path) -> None:
    turn = ("place owl@a2 snail@b2", "plant own bush b1")
    match, out, _ = play_script(tmp_path, CLOSING.replace("CLOUDS", "6"), *turn)
    assert own_words(match) == [*turn], "the bush could be taken back: ask"
    assert "An area is about to be scored" in out
    match, out, _ = play_script(tmp_path, CLOSING.replace("CLOUDS", "6"), turn[0], "no-plant")
    assert own_words(match) == [turn[0], "no-plant", "score"]
    assert "no other choice: score" in out
    assert "Go on to look at the back of its token, or take back." in out


def test_nothing_secret_is_shown_before_the_person_goes_on(tmp_path: Path) -> None:
    turn = ("place owl@a2 snail@b2", "no-plant")
    position = CLOSING.replace("CLOUDS", "2")
    match, out, prompts = play_script(tmp_path, position, *turn, "undo", "undo", *turn, "go")
    assert "Taken back: no-plant, score" in out
    assert f"Taken back: {turn[0]}" in out
    assert prompts[2].endswith("[go]> ")
    words = [str(entry) for entry in match.log.entries]
    assert words[:3] == [f"1 {turn[0]}", "1 no-plant", "1 score"]
    assert words[3:5] == ["chance back 3", "chance back 3"]
    assert words[5].startswith("chance draw")


def test_q55_with_an_empty_reserve_the_turn_is_not_handed_over_unasked(tmp_path: Path) -> None:
    position = CLOSING.replace("CLOUDS", "0").replace("reserve 5", "reserve 0", 1)
    position = position.replace("_", ".").replace("tokens 1/0 = 3 3\n", "")
    match, out, prompts = play_script(tmp_path, position, "discard owl-snail", "undo")
    assert "Taken back: discard owl-snail" in out
    assert prompts[1].endswith("[end]> ")
    assert own_words(match) == []
    match, out, _ = play_script(tmp_path, position, "discard owl-snail", "")
    assert own_words(match)[:2] == ["discard owl-snail", "end"]
