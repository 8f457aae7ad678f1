"""Renature as a game of the house: the contract's functions, put together from the rooms beside."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach.game import CHANCE, BadInput, Event, Game, Option, Refusal, Result, State, Views
from waldbach.games.renature import kernel
from waldbach.games.renature import layout as at
from waldbach.games.renature import refusals as why
from waldbach.games.renature.areas import closed_areas
from waldbach.games.renature.board import (
    Board,
    Problem,
    broken,
    load_shipped,
    read_board,
    shipped,
    shipped_text,
    unplayable,
)
from waldbach.games.renature.checking import ASKS, check_board, trial_figures
from waldbach.games.renature.describe import changes_json, describe, describe_json
from waldbach.games.renature.events import events_along
from waldbach.games.renature.features import FEATURES
from waldbach.games.renature.final import place_of
from waldbach.games.renature.inventing import NONE, SYMMETRIES, invent_text
from waldbach.games.renature.notation import format_action, parse_action, word_table
from waldbach.games.renature.position import (
    MODE_NAMES,
    SOURCE_NAMES,
    format_position,
    number_areas,
    parse_position,
    set_tokens,
)
from waldbach.games.renature.turn import settle_start
from waldbach.materials import Asked, Checked

STANDARD_BOARDS = {"base": "brook", "valley": "valley", "variant": "valley-back"}


class Renature(Game):
    name = "renature"
    rules = 1
    min_seats = 2
    max_seats = 4
    dtype = at.DTYPE
    max_legal = at.MAX_LEGAL
    actions = at.ACTIONS
    features = FEATURES
    kernel = kernel
    public_events = True
    options = (
        Option("mode", "base", MODE_NAMES),
        # the mode's own, a shipped board's name, a board's text, or `new` for an invented one
        Option("board", "standard", file=True, invents=True),
        Option("start", "random", ("random", "1", "2", "3", "4"), "Q-01"),
        Option("discards", "hidden", ("hidden", "open"), "Q-52"),
        Option("mushroom-on-cloud", "forbid", ("forbid", "take"), "Q-V-05"),
        Option("variant-rules", "valley", ("valley", "base"), "Q-V-14"),
    )

    def check_options(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """A match keeps the name of the board it is played on, whatever is the standard later."""
        chosen = super().check_options(seats, options)
        if chosen["board"] == "standard":
            chosen["board"] = STANDARD_BOARDS[chosen["mode"]]
        return chosen

    def check_table(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        chosen = super().check_table(seats, options)
        if "\n" in chosen["board"]:
            admit_board(chosen["board"])
        return chosen

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        chosen = self.check_options(seats, options)
        state = self.blank()
        state.seats = seats
        state.mode = MODE_NAMES.index(chosen["mode"])
        base = chosen["mode"] == "base" or (
            chosen["mode"] == "variant" and chosen["variant-rules"] == "base"
        )
        state.rules = at.BASE if base else at.VALLEY
        state.open_discards = chosen["discards"] == "open"
        state.cloud_mushrooms = chosen["mushroom-on-cloud"] == "take"
        state.viewer = at.FULL
        state.step = at.CHOOSE_START
        state.starter = state.seat = 0
        self._set_board(state, find_board(chosen["mode"], chosen["board"]))
        for seat in range(seats):
            state.clouds[seat] = at.MAX_CLOUDS  # R-S-11
            state.own[seat] = at.OWN_SLOTS[seats]  # R-S-03, R-S-04
            state.neutral[seat] = at.NEUTRAL_SLOTS[seats]
            state.reserve[seat] = at.DEALT[seats]  # R-S-13
        if chosen["start"] != "random":
            self._fix_start(state, int(chosen["start"]) - 1)
        return state

    def _set_board(self, state: State, board: Board) -> None:
        state.front[:] = state.taken[:] = -1
        for p, ground in board.ground.items():
            plain_stump = ground == at.STUMP and state.rules == at.BASE
            state.ground[p] = at.BROOK if plain_stump else ground
        for p, count in board.clouds.items():
            state.cloud[p] = count
        number_areas(state)
        if state.rules == at.BASE:
            if not board.tokens and state.areas:
                raise BadInput("board-without-tokens", name=board.name)
            set_tokens(state, list(board.tokens))
            state.shut = closed_areas(state)
        else:
            state.supply = at.MUSHROOMS

    def _fix_start(self, state: State, seat: int) -> None:
        if seat >= state.seats:
            raise BadInput("bad-start", seat=seat + 1, seats=int(state.seats))
        settle_start(state, seat)

    def _invent(
        self, option: str, options: Mapping[str, str], seed: str, wishes: Mapping[str, str]
    ) -> str:
        for name, value in wishes.items():
            if name != "symmetry" or value not in SYMMETRIES:
                right = f"symmetry={'|'.join(SYMMETRIES)}"
                raise BadInput("invent-wish", wish=f"{name}={value}"[:60], right=right)
        return invent_text(options["mode"], seed, wishes.get("symmetry", NONE))

    def check_material(
        self, option: str, text: str, options: Mapping[str, str], seats: int
    ) -> Checked:
        name = STANDARD_BOARDS[options.get("mode", "base")] if text == "standard" else text
        found = check_board(shipped_text(name) if name in shipped() else text, options)
        return self._shown(found, option, seats)

    def trial_start(self, seats: int, options: Mapping[str, str]) -> State:
        return self.new(seats, {**options, "start": "1"})

    def trial_figures(self, start: State, moves: NDArray[np.int64], end: State) -> dict[str, float]:
        return trial_figures(start, moves, end)

    def trial_asks(self, seats: int) -> Mapping[str, Asked]:
        return ASKS

    def explain(self, state: State, seat: int, action: int, reason: int) -> Refusal:
        name, rule = why.REASONS[reason]
        details: dict[str, Any] = {"word": word_or_number(action)}
        if reason in (why.TOO_FEW_CLOUDS,):
            details |= {"clouds": int(state.clouds[seat]), "cost": cost_of(state, action)}
        if reason == why.NOT_YOUR_TURN:
            details["seat"] = int(state.seat) + 1
        return Refusal(name, rule, details)

    def barrier(self, before: State, seat: int, action: int, after: State) -> bool:
        """A domino drawn, a back seen, the turn handed over (Q-55; 10.8)."""
        return seat == CHANCE or action == at.END

    def seen(self, before: State, seat: int, action: int, viewer: int) -> int:
        if at.DISCARD <= action < at.PLANT:
            twin = action if before.open_discards else at.DISCARD_HIDDEN
        elif at.DRAW <= action < at.BACK:
            twin = at.DRAW_HIDDEN
        elif at.BACK <= action < at.DISCARD_HIDDEN:
            twin = at.BACK_HIDDEN
        else:
            return action
        return action if before.seat == viewer else twin

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return self.events_along(self._together(before, after))(0, seat, action)

    def events_along(self, views: Views) -> Callable[[int, int, int], list[Event]]:
        return events_along(views)

    def describe(self, view: State) -> dict[str, Any]:
        return describe(view)

    def changes(self, before: State, after: State) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(
            changes_json(self._together(before, after)[np.newaxis])[0]
        )
        return data

    def describe_json(self, view: State) -> bytes:
        return describe_json(view)

    def changes_json(self, views: Views) -> list[bytes]:
        return changes_json(views)

    def results(self, state: State) -> tuple[Result, ...]:
        return tuple(
            Result(
                seat,
                dict(zip(SOURCE_NAMES, map(int, state.points[seat]), strict=True)),
                int(state.points[seat].sum()),
                int(place_of(state, seat)),
            )
            for seat in range(state.seats)
        )

    def format(self, action: int, state: State | None = None) -> str:
        return format_action(action)

    def parse(self, word: str, state: State | None = None) -> int:
        return parse_action(word)

    def words(self, state: State, seat: int) -> list[str]:
        words: list[str] = word_table()[self.legal(state, seat)].tolist()
        return words

    def format_position(self, state: State) -> str:
        return format_position(state)

    def parse_position(self, text: str) -> State:
        return parse_position(text)


def find_board(mode: str, board: str) -> Board:
    """The board of an option value: a shipped name, or the text of a board of one's own."""
    if "\n" in board:
        found = read_board(board, kept=True)
    elif board in shipped():
        found = load_shipped(board)
    else:
        raise BadInput("unknown-board", name=board[:60], right=", ".join(shipped()))
    _refuse(found, broken(found))
    if found.mode != mode:
        raise BadInput("board-other-mode", name=found.name, mode=found.mode)
    return found


@functools.lru_cache(maxsize=32)
def admit_board(text: str) -> None:
    """May a match begin on it? Those that began before are not asked (`find_board`). Environments
    begin again and again on the same one."""
    board = read_board(text)
    _refuse(board, unplayable(board))


def _refuse(board: Board, wrong: list[Problem]) -> None:
    if wrong:
        raise BadInput("board-unplayable", name=board.name, why=str(wrong[0]))


def word_or_number(action: int) -> str:
    """The word of an action; what stands for nothing has only its number."""
    word = word_table()[action] if 0 <= action < at.ACTIONS else None
    return str(action) if word is None else str(word)


def cost_of(state: State, action: int) -> int:
    """The price of a cloud action."""
    if action == at.AGAIN:
        return at.AGAIN_COST
    if action < at.RETURN:
        return at.JOKER_COST
    return (int(state.piece[action - at.RETURN]) - at.FIRST_PLANT) % at.TYPES + 1


GAME = Renature()
