"""Waldgärtner as a game of the house: the contract's functions, put together from their rooms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach.game import CHANCE, BadInput, Event, Game, Option, Refusal, Result, State
from waldbach.games.waldgaertner import kernel
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner import refusals as why
from waldbach.games.waldgaertner.cards import (
    EDITIONS,
    STANDARD_EDITION,
    CardSet,
    borrowed,
    edition,
    edition_text,
    own_cards,
    slanting,
)
from waldbach.games.waldgaertner.checking import check_cards, pieces, trial_asks, trial_figures
from waldbach.games.waldgaertner.describe import MODE_NAMES, SOURCE_NAMES, describe
from waldbach.games.waldgaertner.events import events
from waldbach.games.waldgaertner.features import FEATURES
from waldbach.games.waldgaertner.garden import place_cost
from waldbach.games.waldgaertner.idle import idle_action
from waldbach.games.waldgaertner.notation import (
    ORIGINS_OF,
    format_action,
    origins_name,
    parse_action,
    word_table,
)
from waldbach.games.waldgaertner.plays import carry_out
from waldbach.games.waldgaertner.position import format_position, parse_position
from waldbach.games.waldgaertner.rounds import start_match
from waldbach.games.waldgaertner.scoring import SOURCES, add_points, place_of
from waldbach.materials import Asked, Checked

SEALED_STEPS = (at.CHOOSE_START, at.SELECT, at.ASK_CLAIM, at.ASK_PLAY)
TWINS = {
    at.CHOOSE_START: at.START_HIDDEN,
    at.SELECT: at.CHOOSE_HIDDEN,
    at.ASK_CLAIM: at.CLAIM_HIDDEN,
    at.ASK_PLAY: at.PLAY_HIDDEN,
}
ARROWS = {"north": 1 << at.NW | 1 << at.NE, "south": 1 << at.SW | 1 << at.SE}


class Waldgaertner(Game):
    name = "waldgaertner"
    rules = 1
    min_seats = at.MIN_SEATS
    max_seats = at.MAX_SEATS
    dtype = at.DTYPE
    max_legal = at.MAX_LEGAL
    actions = at.ACTIONS
    features = FEATURES
    kernel = kernel
    trial_slips = 0.2  # what is asked of cards is meant for people, who make mistakes
    options = (
        Option("mode", "basic", MODE_NAMES, "W-ADV-01"),
        Option("origins", "random", ("random", *ORIGINS_OF), "A-39"),
        Option("cards", "standard", file=True),  # or the text of a card file
        Option("nitrogen", "sides", ("sides", "north", "south", "printed"), "A-19"),
        Option("males", "give-nothing", ("give-nothing", "paired"), "A-25"),
        Option("rank-limits", "dropped", ("dropped", "kept"), "A-18"),
        Option("sixes", "before-plays", ("before-plays", "after-plays"), "A-07"),
        Option("final-check", "yes", ("yes", "no"), "A-29"),
        Option("colour-bonus", "once", ("once", "again"), "A-26"),
    )

    def check_options(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """A match keeps the edition of the cards it began with, whatever is the standard later."""
        chosen = super().check_options(seats, options)
        if chosen["cards"] == "standard":
            chosen["cards"] = STANDARD_EDITION
        return chosen

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        chosen = self.check_options(seats, options)
        state = self.blank()
        find_cards(chosen["cards"], chosen["nitrogen"]).print_facts(state)
        if chosen["nitrogen"] in ARROWS:
            state.arrows[state.arrows != 0] = ARROWS[chosen["nitrogen"]]
        state.seats = seats
        state.advanced = chosen["mode"] == "advanced"
        state.ranks_kept = chosen["rank-limits"] == "kept"
        state.males_paired = chosen["males"] == "paired"
        state.late_sixes = chosen["sixes"] == "after-plays"
        state.final_check = chosen["final-check"] == "yes"
        state.bonus_again = chosen["colour-bonus"] == "again"
        clear_table(state)
        start_match(state, find_origins(seats, chosen["origins"]))
        return state

    def check_material(
        self, option: str, text: str, options: Mapping[str, str], seats: int
    ) -> Checked:
        name = STANDARD_EDITION if text == "standard" else text
        source = edition_text(name) if name in EDITIONS else text
        cardset, found = check_cards(source, options.get("nitrogen", "sides"))
        found = replace(found, options=options)
        if cardset is None or found.problems:
            return found
        with borrowed(cardset):
            shown = self._shown(found, option, seats)
            if shown.view is None:
                return shown
            return replace(shown, pieces=pieces(self.new(seats, {**options, option: source})))

    def trial_figures(self, start: State, moves: NDArray[np.int64], end: State) -> dict[str, float]:
        return trial_figures(moves, end)

    def trial_asks(self, seats: int) -> Mapping[str, Asked]:
        return trial_asks(seats)

    def explain(self, state: State, seat: int, action: int, reason: int) -> Refusal:
        name, rule = why.REASONS[reason]
        details: dict[str, Any] = {"word": word_or_number(action, state)}
        if reason == why.TOO_FEW_COINS:
            place = (action - at.GROW) % at.PLACES
            details |= {"coins": int(state.coins[seat]), "cost": int(place_cost(place))}
        elif reason == why.TOO_FEW_FOR_SIX:
            details |= {"coins": int(state.coins[seat]), "cost": at.SIX_COST}
        elif reason == why.NO_SUCH_REGION:
            details["most"] = int(state.regions)
        elif reason == why.NO_SUCH_POSITION:
            details["most"] = int(state.candidates).bit_count()
        return Refusal(f"wald-{name}" if name in OWN_SENTENCES else name, rule, details)

    def idle(self, view: State, seat: int, rng: np.random.Generator) -> int:
        return idle_action(view, self.legal(view, seat).tolist(), rng)

    def barrier(self, before: State, seat: int, action: int, after: State) -> bool:
        """Something was drawn, seen or shown, or the decision went on to others. A choice that is
        still sealed can be changed (10.10)."""
        may_change = before.step in (at.SELECT, at.ASK_PLAY)
        return not (may_change and after.step == before.step and after.commit[seat] == action)

    def foresee(self, view: State, seat: int, action: int) -> State | None:
        """What is sold or planted, before all plays are in (A-28)."""
        if view.step != at.ASK_PLAY:
            return None
        ahead = self.copy(view)
        ahead.commit[seat] = action
        ahead.due &= ~(1 << seat)
        carry_out(ahead, seat, action)
        return ahead

    def sealed(self, state: State) -> tuple[int, ...]:
        return tuple(s for s in range(state.seats) if state.commit[s] != at.NONE_YET)

    def seen(self, before: State, seat: int, action: int, viewer: int) -> int:
        if seat == CHANCE:
            if viewer == before.seat:
                return action
            if at.DEAL <= action < at.DRAW:
                return at.DEAL_HIDDEN
            return at.DRAW_HIDDEN if at.DRAW <= action < at.LUCKY else action
        if viewer == seat:
            return action
        if before.step in TWINS:
            # The last one's choice is shown at once, with all the others.
            return action if before.due == 1 << seat else TWINS[before.step]
        if before.step == at.ASK_TAKE and before.region != at.MARKET_PILE:
            region = before.region - 1
            is_open = before.open[region] and before.deck[region, 0] == action - at.TAKE
            return action if is_open else at.TAKE_HIDDEN
        return action

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return events(before, seat, action, after)

    def describe(self, view: State) -> dict[str, Any]:
        return describe(view)

    def results(self, state: State) -> tuple[Result, ...]:
        return tuple(self._result(state, seat) for seat in range(state.seats))

    def _result(self, state: State, seat: int) -> Result:
        points = np.zeros(SOURCES, np.int64)
        add_points(state, seat, points)
        by_source = dict(zip(SOURCE_NAMES, map(int, points), strict=True))
        return Result(seat, by_source, int(points.sum()), int(place_of(state, seat)))

    def format(self, action: int, state: State | None = None) -> str:
        return format_action(action, state)

    def parse(self, word: str, state: State | None = None) -> int:
        return parse_action(word, state)

    def words(self, state: State, seat: int) -> list[str]:
        words: list[str] = word_table(state)[self.legal(state, seat)].tolist()
        return words

    def format_position(self, state: State) -> str:
        return format_position(state)

    def parse_position(self, text: str) -> State:
        return parse_position(text, self.new)


OWN_SENTENCES = frozenset({"not-in-hand", "not-your-turn"})


def clear_table(state: State) -> None:
    """A record before anything has happened: no cards anywhere, a coin each (W-SETUP-08)."""
    for field in ("deck", "garden", "hand", "memory"):
        state[field][...] = at.NONE
    for field in ("home", "back", "claimed", "queue"):
        state[field][...] = -1
    state.commit[...] = state.played[...] = at.NONE_YET
    state.viewer = at.FULL
    state.coins[: state.seats] = 1


def find_cards(cards: str, nitrogen: str) -> CardSet:
    """The cards of an option value: an edition of the game, or the text of another card file."""
    if "\n" not in cards and cards not in EDITIONS:
        raise BadInput("unknown-cards", name=cards[:60], right=", ".join(EDITIONS))
    found = edition(cards) if cards in EDITIONS else own_cards(cards)
    if nitrogen == "sides":
        for error in slanting(found):
            raise error
    return found


def find_origins(seats: int, origins: str) -> int:
    """The origins as bits; 0 if chance decides (W-SETUP-02, A-39)."""
    possible = at.POSSIBLE_ORIGINS[seats]
    if origins == "random":
        return possible[0] if len(possible) == 1 else 0
    if ORIGINS_OF[origins] not in possible:
        right = ", ".join(origins_name(bits) for bits in possible)
        raise BadInput("bad-origins", origins=origins, seats=seats, right=right)
    return ORIGINS_OF[origins]


def word_or_number(action: int, state: State) -> str:
    """The word of an action; what stands for nothing has only its number."""
    try:
        return format_action(action, state)
    except BadInput:
        return str(action)


GAME = Waldgaertner()
