"""The golden games: whole games kept as files, each with a first line that says what it proves.

Replaying them must give the same legal words, the same points and places, and must show what the
file claims (`golden_claims.py`). `tools/make_golden.py` writes them.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from tests.renature.golden_claims import CLAIMS, GAME, Replay, replay
from waldbach.log import Log

FILES = sorted((Path(__file__).parent / "golden").glob("*.game"))
RESULT = re.compile(r"(\d): (-?\d+) \(place (\d)\) (.+)")
COUNTS = re.compile(r"entries: (\d+), legal words: (\d+)")

every_game = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@functools.cache
def golden(file: Path) -> Replay:
    return replay(Log.read(file.read_text(encoding="utf-8")))


def comment(game: Replay, key: str) -> list[str]:
    """What the comments say behind a key."""
    head = f"{key}: "
    return [line.removeprefix(head) for line in game.log.comments if line.startswith(head)]


def test_there_is_a_whole_game_of_every_mode_and_number_of_players() -> None:
    whole = {
        (game.log.options["mode"], game.log.seats)
        for game in map(golden, FILES)
        if comment(game, "claim") == ["whole-game"]
    }
    assert whole == {(mode, n) for mode in ("base", "valley", "variant") for n in (2, 3, 4)}


def test_every_claim_is_shown_by_a_file() -> None:
    assert len(FILES) >= 25
    assert {claim for file in FILES for claim in comment(golden(file), "claim")} == set(CLAIMS)


@every_game
def test_the_game_shows_what_it_claims(file: Path) -> None:
    game = golden(file)
    (claim,) = comment(game, "claim")
    assert CLAIMS[claim](game), f"{file.name} does not show {claim!r}"


@every_game
def test_every_word_is_legal_when_it_is_said(file: Path) -> None:
    game = golden(file)
    legal = 0
    for step, entry in zip(game.steps, game.log.entries, strict=True):
        assert GAME.acting(step.before) == (step.seat,)
        words = GAME.words(step.before, step.seat)
        assert words.count(entry.word) == 1, f"{entry} is not legal"
        legal += len(words)
    (counts,) = (found for line in game.log.comments if (found := COUNTS.fullmatch(line)))
    assert counts.groups() == (str(len(game.steps)), str(legal))


@every_game
def test_the_game_ends_with_the_results_of_its_comments(file: Path) -> None:
    game = golden(file)
    assert game.is_over
    stored = [RESULT.fullmatch(line) for line in comment(game, "result")]
    assert len(stored) == game.log.seats
    for result, found in zip(game.results, stored, strict=True):
        assert found is not None
        seat, total, place, points = found.groups()
        assert (result.seat + 1, result.total, result.place) == (int(seat), int(total), int(place))
        assert " ".join(f"{source}={n}" for source, n in result.points.items()) == points
        assert sum(result.points.values()) == result.total


@every_game
def test_reading_and_writing_keeps_the_text(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert Log.read(text).write() == text
    assert text.startswith("# "), "the first line says what the game proves"
    assert "claim:" not in text.splitlines()[0]


@every_game
def test_replaying_twice_gives_the_same_bytes(file: Path) -> None:
    again = golden.__wrapped__(file)
    for step, other in zip(golden(file).steps, again.steps, strict=True):
        assert GAME.same(step.after, other.after)


def test_the_boards_stand_in_the_files() -> None:
    """A golden game must not change when a shipped board does."""
    for game in map(golden, FILES):
        assert game.log.position is not None or "\n" in game.log.options["board"]
