"""Perft of any game: the number of lines of play from fixed positions, and two proofs of it.

`tests/<game>/perft/*.perft` are the files; their numbers come from `tools/make_perft.py`. They are
worth something because what they count is checked twice against other ways to find the legal words:
by trying every action there is, and by a slow reading of the rules from the plain description of a
position, which every game's `test_perft.py` brings along.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

import pytest

from waldbach.game import CHANCE, Game, State
from waldbach.jit import COMPILED
from waldbach.perft import Case, perft, read_cases

DEEPEST = 99 if COMPILED else 2


def cases_in(folder: Path) -> dict[str, Case]:
    """Every position of the perft files, by file and title."""
    return {
        f"{path.stem}: {case.title}": case
        for path in sorted(folder.glob("*.perft"))
        for case in read_cases(path.read_text(encoding="utf-8"))
    }


def decision(game: Game, case: Case) -> State:
    """The position, with pending random steps carried out as perft does."""
    return perft(game).settled(game.parse_position(case.position))


class PerftFiles(ABC):
    """The tests of a game's perft files; its `test_perft.py` says which, and reads the rules."""

    game: Game
    cases: dict[str, Case]

    @abstractmethod
    def rule_words(self, state: State) -> set[str]:
        """The legal words of the seat that acts first, without the engine."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", list(self.cases.values()), ids=list(self.cases))

    # --- the numbers ------------------------------------------------------------------------------

    def test_the_number_of_lines(self, case: Case) -> None:
        state = self.game.parse_position(case.position)
        for depth, lines in case.counts.items():
            if depth <= DEEPEST:
                found = perft(self.game).count(state, depth)
                assert found == lines, f"depth {depth}\n{self.divided(state, depth)}"

    def divided(self, state: State, depth: int) -> str:
        """The count of each first word, to be compared with an older version's."""
        counts = perft(self.game).divide(state, depth)
        return "\n".join(f"{count:10} {word}" for word, count in counts.items())

    def test_the_numbers_of_the_first_words_add_up(self, case: Case) -> None:
        state = self.game.parse_position(case.position)
        assert sum(perft(self.game).divide(state, 2).values()) == case.counts[2]

    def test_the_position_is_written_as_it_was_read(self, case: Case) -> None:
        assert self.game.format_position(self.game.parse_position(case.position)) == case.position

    # --- every action there is --------------------------------------------------------------------

    def test_exactly_the_legal_actions_are_not_refused(self, case: Case) -> None:
        """Those who act, or may change their mind, can say what is listed; the others nothing."""
        state = decision(self.game, case)
        acting, refuse = self.game.acting(state), self.game.kernel.refuse
        said: set[int] = set()
        for seat in (*acting, *self.game.sealed(state)):
            allowed = [a for a in range(self.game.actions) if refuse(state, seat, a) == 0]
            assert sorted(self.game.legal(state, seat).tolist()) == allowed
            said |= set(allowed)
        assert len(self.game.legal(state, acting[0])) == case.counts[1]
        for other in (CHANCE, *range(self.game.max_seats)):
            if other not in (*acting, *self.game.sealed(state)):
                assert not len(self.game.legal(state, other))
                assert all(refuse(state, other, a) for a in said)

    # --- the rules read slowly --------------------------------------------------------------------

    def test_the_legal_words_are_those_of_the_rules(self, case: Case) -> None:
        state = decision(self.game, case)
        words = self.game.words(state, self.game.acting(state)[0])
        assert len(words) == len(set(words))
        assert set(words) == self.rule_words(state)

    @pytest.mark.compiled_only
    def test_two_decisions_by_the_rules_give_the_number(self, case: Case) -> None:
        state = decision(self.game, case)
        seat, lines = self.game.acting(state)[0], 0
        for word in self.rule_words(state):
            after = self.game.apply(state, seat, self.game.parse(word, state))
            after = perft(self.game).settled(after)
            if acting := self.game.acting(after):
                words = self.rule_words(after)
                assert words == set(self.game.words(after, acting[0])), f"after {word}"
                lines += len(words)
        assert lines == case.counts[2]
