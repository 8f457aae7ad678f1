"""What every seat has seen of a match so far: the log as it may read it, line by line.

The lines are those of `log.seen_entries`, but they grow with the match instead of being made from
its whole log each time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from waldbach.game import Game, State
from waldbach.log import Entry

Step = tuple[int, int]  # who (a seat, or `CHANCE`) and the action


class Recall:
    """A state, and what each seat has read in the log up to there."""

    __slots__ = ("blind", "heads", "lines", "sealed", "state")

    def __init__(self, state: State, heads: tuple[str, ...], blind: bool = False) -> None:
        self.state = state  # never changed in place
        self.heads = heads  # of each seat: what it knew at the beginning, a text
        self.lines: list[list[str]] = [[] for _ in heads]  # of each seat: what it has read since
        self.sealed: dict[int, tuple[int, str]] = {}  # by seat: line and word of its sealed choice
        self.blind = blind  # are there sealed choices from before the beginning?

    def then(self, game: Game, steps: Iterable[Step]) -> Recall:
        """The same after some more steps."""
        after = Recall(self.state, self.heads, self.blind)
        after.lines = [lines.copy() for lines in self.lines]
        after.sealed = dict(self.sealed)
        for seat, action in steps:
            after._read(game, seat, action)
        return after

    def redealt(self, game: Game, state: State, viewer: int) -> Recall:
        """The same in another state that the viewer cannot tell from this one. What the others have
        read there nobody can say; they know what they see."""
        heads = tuple(
            self.text(seat) if seat == viewer else f"view {fingerprint(game, state, seat)}\n"
            for seat in range(len(self.heads))
        )
        return Recall(state, heads, blind=bool(game.sealed(state)))

    def text(self, seat: int) -> str:
        return self.heads[seat] + "".join(self.lines[seat])

    def _read(self, game: Game, seat: int, action: int) -> None:
        before = self.state
        word = game.format(action, before)
        for viewer, lines in enumerate(self.lines):
            seen = game.seen(before, seat, action, viewer)
            lines.append(line_of(seat, word if seen == action else game.format(seen, before)))
        self.state = game.copy(before)
        game.kernel.apply(self.state, seat, action)
        waiting = game.sealed(self.state)
        if seat in waiting:
            self.sealed[seat] = (len(self.lines[seat]) - 1, word)
        elif not waiting:
            self._show(game)

    def _show(self, game: Game) -> None:
        """All that was sealed can be read now. What was sealed before the beginning has no words
        here; the views of the state tell such choices apart."""
        for viewer, lines in enumerate(self.lines):
            for seat, (number, word) in self.sealed.items():
                lines[number] = line_of(seat, word)
            if self.blind:
                lines.append(f"shown {fingerprint(game, self.state, viewer)}\n")
        self.sealed, self.blind = {}, False


def line_of(seat: int, word: str) -> str:
    return f"{Entry(seat, word)}\n"


def fingerprint(game: Game, state: State, viewer: int) -> str:
    """A short name for what the viewer sees."""
    view: bytes = game.view(state, viewer).tobytes()
    return hashlib.blake2b(view, digest_size=12).hexdigest()
