"""The words to choose from: in groups, forced, completed."""

from __future__ import annotations

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from tests.terminal.screens import FACE, GAME, decisions, new_match
from waldbach.terminal.prompt import next_parts, terminal_reader


def test_groups_hold_every_word_once() -> None:
    for view in decisions("valley", 3, seed=8, every=11):
        words = GAME.words(view, int(view.seat))
        grouped = [word for _, group in FACE.groups(view, words) for _, word in group]
        assert sorted(grouped) == sorted(words)
        assert len(FACE.groups(view, words)) <= 16


def test_the_usual_word_stands_first() -> None:
    words = ["again", "end", "joker owl"]
    assert FACE.usual(words) == "end"
    assert FACE.groups(new_match().view, words)[0][1] == [("end", "end")]
    assert FACE.usual(["plant own turf a1", "no-plant"]) is None
    assert FACE.usual(["no-plant", "return a1"]) == "no-plant"


def test_what_is_no_choice_is_forced() -> None:
    assert FACE.forced(["end"]) == "end"
    assert FACE.forced(["score", "joker owl", "joker snail"]) == "score"
    assert FACE.forced(["score", "joker owl", "return a1"]) is None
    assert FACE.forced(["end", "joker owl"]) is None


def test_completion_goes_a_part_at_a_time() -> None:
    words = ["place owl@c4 snail@c5", "place owl@d1 owl@d2", "plant own turf c6", "end"]
    assert next_parts("pl", words) == ["place", "plant"]
    assert next_parts("place owl@", words) == ["owl@c4", "owl@d1"]
    assert next_parts("place owl@c4 ", words) == ["snail@c5"]
    assert next_parts("x", words) == []


def test_a_terminal_completes_with_tab() -> None:
    words = ["place owl@c4 snail@c5", "end"]
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text("pl\t owl\t sn\t\r")
        assert terminal_reader().ask("> ", words) == words[0]
        keys.send_text("\x04")
        with pytest.raises(EOFError):
            terminal_reader().ask("> ", words)
        keys.send_text("\x03")
        with pytest.raises(KeyboardInterrupt):
            terminal_reader().ask("> ", words)
