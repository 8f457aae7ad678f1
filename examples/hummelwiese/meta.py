"""Hummelwiese as a game of the house: the contract, put together from the files beside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from waldbach.game import Event, Game, Option, Refusal, Result, State

from . import describe, kernel, position
from . import layout as at
from . import rules as why
from .heuristics import FEATURES
from .notation import format_action, parse_action, words

# The name and the rule of each reason; `texts/` has the sentence.
REASONS = {
    why.GAME_OVER: ("game-over", "H-8"),
    why.NOT_YOUR_TURN: ("not-your-turn", "H-4"),
    why.CHANCE_ONLY: ("chance-only", "H-4"),
    why.WRONG_STEP: ("wrong-step", "H-3"),
    why.OUTSIDE: ("outside", "H-1"),
    why.TAKEN: ("taken", "H-4"),
    why.NOT_AN_OUTCOME: ("not-an-outcome", "H-4"),
}


class Hummelwiese(Game):
    name = "hummelwiese"
    rules = 1
    min_seats = 2
    max_seats = at.MAX_SEATS
    dtype = at.DTYPE
    max_legal = at.MAX_LEGAL
    actions = at.ACTIONS
    features = FEATURES
    kernel = kernel
    options = (Option("mode", "small", ("small", "large"), "H-1"),)
    public_events = True

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        chosen = self.check_table(seats, options)
        return position.blank(seats, 4 if chosen["mode"] == "small" else 5)

    def explain(self, state: State, seat: int, action: int, reason: int) -> Refusal:
        name, rule = REASONS[reason]
        word = words()[action] if 0 <= action < at.ACTIONS else str(action)
        return Refusal(name, rule, {"word": word}, game=self.name)

    def sealed(self, state: State) -> tuple[int, ...]:
        if state.step != at.NESTS:
            return ()
        return tuple(seat for seat in range(state.seats) if state.ready[seat])

    def foresee(self, view: State, seat: int, action: int) -> State | None:
        """The own nest, before all have chosen theirs."""
        if view.step != at.NESTS:
            return None
        ahead = self.copy(view)
        ahead.nest[seat] = action - at.NEST
        ahead.ready[seat] = 1
        return ahead

    def barrier(self, before: State, seat: int, action: int, after: State) -> bool:
        return describe.is_handed_over(before, seat, after)

    def seen(self, before: State, seat: int, action: int, viewer: int) -> int:
        secret = action < at.SOW and seat != viewer
        return at.NEST_HIDDEN if secret else action

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return describe.events(before, seat, action, after)

    def describe(self, view: State) -> dict[str, Any]:
        return describe.describe(view)

    def results(self, state: State) -> tuple[Result, ...]:
        return tuple(
            Result(
                seat,
                dict(zip(describe.SOURCE_NAMES, state.points[seat].tolist(), strict=True)),
                int(why.total(state, seat)),
                int(why.place_of(state, seat)),
            )
            for seat in range(state.seats)
        )

    def format(self, action: int, state: State | None = None) -> str:
        return format_action(action)

    def parse(self, word: str, state: State | None = None) -> int:
        return parse_action(word)

    def format_position(self, state: State) -> str:
        return position.format_position(state)

    def parse_position(self, text: str) -> State:
        return position.parse_position(text)


GAME = Hummelwiese()
