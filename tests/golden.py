"""Golden games of any game: whole games kept as files, each with a first line that says what it
proves, and the tests that all of them pass.

`tests/<game>/golden/*.game` are the files. Each names one claim (`# claim: lost-clouds`), a
question to its replay that stands in `tests/<game>/golden_claims.py`. `tools/make_golden.py` looks
for games that meet a claim, and the tests ask each file again: a game that does not show what it
says fails.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from waldbach.game import CHANCE, Event, Game, Result, State
from waldbach.log import Log

RESULT = re.compile(r"(\d): (-?\d+) \(place (\d)\) (.+)")
COUNTS = re.compile(r"entries: (\d+), legal words: (\d+)")


# --- games with all their states ------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """One entry of a game and the states around it. Seats count from 0 here."""

    game: Game
    before: State
    seat: int
    action: int
    after: State

    @property
    def word(self) -> str:
        return self.game.format(self.action, self.before)

    @property
    def verb(self) -> str:
        return self.word.split()[0]

    def events(self) -> list[Event]:
        return self.game.events(self.before, self.seat, self.action, self.after)


@dataclass(frozen=True)
class Replay:
    log: Log
    steps: list[Step]

    @property
    def game(self) -> Game:
        return self.log.play()

    @property
    def end(self) -> State:
        return self.steps[-1].after

    @property
    def is_over(self) -> bool:
        return self.game.acting(self.end) == ()

    @property
    def results(self) -> tuple[Result, ...]:
        return self.game.results(self.end)

    def with_verb(self, *verbs: str) -> Iterator[Step]:
        return (step for step in self.steps if step.verb in verbs)

    def comments(self, key: str) -> list[str]:
        """What the comments of the file say behind a key."""
        head = f"{key}: "
        return [line.removeprefix(head) for line in self.log.comments if line.startswith(head)]


def replay(log: Log) -> Replay:
    game, states = log.play(), list(log.states())
    steps = [
        Step(game, before, entry.seat, game.parse(entry.word, before), after)
        for before, entry, after in zip(states, log.entries, states[1:], strict=False)
    ]
    return Replay(log, steps)


@functools.cache
def golden(file: Path) -> Replay:
    return replay(Log.read(file.read_text(encoding="utf-8")))


# --- claims ---------------------------------------------------------------------------------------

Claim = Callable[[Replay], bool]


class Claims(dict[str, Claim]):
    """What the golden games of a game show, by name."""

    def named(self, name: str) -> Callable[[Claim], Claim]:
        def register(predicate: Claim) -> Claim:
            self[name] = predicate
            return predicate

        return register


# --- tests ----------------------------------------------------------------------------------------


class GoldenGames:
    """The tests of the golden games in `files`; a game's `test_golden.py` fills in both fields."""

    files: list[Path]
    claims: Claims

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "file" in metafunc.fixturenames:
            metafunc.parametrize("file", self.files, ids=lambda file: file.stem)

    def test_every_claim_is_shown_by_a_file(self) -> None:
        assert len(self.files) >= 25
        shown = {name for file in self.files for name in golden(file).comments("claim")}
        assert shown == set(self.claims)

    def test_the_game_shows_what_it_claims(self, file: Path) -> None:
        (name,) = golden(file).comments("claim")
        assert self.claims[name](golden(file)), f"{file.name} does not show {name!r}"

    def test_every_word_is_legal_when_it_is_said(self, file: Path) -> None:
        replayed, legal = golden(file), 0
        game = replayed.game
        for step, entry in zip(replayed.steps, replayed.log.entries, strict=True):
            acting = game.acting(step.before)
            # Who has chosen already may only change its mind.
            assert step.seat in acting or step.seat in game.sealed(step.before)
            assert step.seat != CHANCE or acting == (CHANCE,)
            words = game.words(step.before, step.seat)
            assert words.count(entry.word) == 1, f"{entry} is not legal"
            legal += len(words)
        (counts,) = (found for line in replayed.log.comments if (found := COUNTS.fullmatch(line)))
        assert counts.groups() == (str(len(replayed.steps)), str(legal))

    def test_the_game_ends_with_the_results_of_its_comments(self, file: Path) -> None:
        replayed = golden(file)
        assert replayed.is_over
        stored = [RESULT.fullmatch(line) for line in replayed.comments("result")]
        assert len(stored) == replayed.log.seats
        for result, found in zip(replayed.results, stored, strict=True):
            assert found is not None
            seat, total, place, points = found.groups()
            assert (result.seat + 1, result.total) == (int(seat), int(total))
            assert result.place == int(place)
            assert " ".join(f"{source}={n}" for source, n in result.points.items()) == points
            assert sum(result.points.values()) == result.total

    def test_reading_and_writing_keeps_the_text(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        assert Log.read(text).write() == text
        assert text.startswith("# "), "the first line says what the game proves"
        assert "claim:" not in text.splitlines()[0]

    def test_replaying_twice_gives_the_same_bytes(self, file: Path) -> None:
        game, again = golden(file).game, golden.__wrapped__(file)
        for step, other in zip(golden(file).steps, again.steps, strict=True):
            assert game.same(step.after, other.after)
