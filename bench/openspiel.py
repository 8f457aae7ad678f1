"""A match between one of our players and OpenSpiel's own ISMCTS, with the same time a decision.

    python -m bench.openspiel --player search --ms 1000 --games 100
    python -m bench.openspiel --game waldgaertner --option mode=advanced --rollouts compiled

Two players. Every deal is played twice, with the seats exchanged, so `--games` is even. OpenSpiel's
bot plays through our adapter, on one core like ours: its search is the delivered one, stopped when
the time is up, over redeals that the engine makes from its own seat's view. It takes OpenSpiel's
random rollouts; `--rollouts compiled` lets the engine play those, which gives it several times as
many simulations.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from waldbach import registry
from waldbach.adapters.openspiel import CompiledRollouts, SpielState, resampler, short_name
from waldbach.adapters.openspiel.parameters import write_value
from waldbach.bots.players import get_player
from waldbach.game import CHANCE, BadInput, Game
from waldbach.intervals import wilson
from waldbach.log import chance_rng

FINAL = {
    "visits": ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    "value": ismcts.ISMCTSFinalPolicyType.MAX_VALUE,
}


class TimeUp(Exception):
    """The search has used its time."""


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which counts simulations, stopped by the clock instead."""

    def __init__(self, game: pyspiel.Game, evaluator: Any, seconds: float, **settings: Any) -> None:
        super().__init__(game, evaluator, max_simulations=sys.maxsize, **settings)
        self.seconds = seconds
        self.simulations = 0
        self.until = 0.0

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        self.until = time.perf_counter() + self.seconds
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        return policy

    def sample_root_state(self, state: SpielState) -> SpielState:
        """Called once a simulation."""
        # The first one only opens the root; a choice needs at least one visit of a child.
        if time.perf_counter() >= self.until and self._root_node.total_visits > 0:
            raise TimeUp
        self.simulations += 1
        sampled: SpielState = super().sample_root_state(state)
        return sampled


@dataclass
class Side:
    """One of the two, and how it used its time."""

    name: str
    choose: Callable[[SpielState], int]
    times: list[float] = field(default_factory=list)  # seconds of each decision with a choice
    points: float = 0.0

    def decide(self, state: SpielState) -> int:
        begin = time.perf_counter()
        action = self.choose(state)
        if len(state.track.actions) > 1:
            self.times.append(time.perf_counter() - begin)
        return action


def our_side(game: Game, word: str, milliseconds: int, rng: np.random.Generator) -> Side:
    player = get_player(word if "@" in word else f"{word}@{milliseconds}ms")

    def choose(state: SpielState) -> int:
        track = state.track
        view = game.view(track.state, track.seat)
        return track.task.action(player.decide(game, view, track.seat, rng))

    return Side(player.word, choose)


def their_side(bot: TimedISMCTS) -> Side:
    return Side("OpenSpiel ISMCTS", lambda state: int(bot.step(state)))


def play(
    spiel: pyspiel.Game, sides: tuple[Side, Side], deal: bytes, most: int = sys.maxsize
) -> list[float]:
    """One game, or its first steps, by the sides of both seats. Returns the utilities."""
    state: SpielState = spiel.new_initial_state()
    number = 0
    while not state.is_terminal() and number < most:
        track = state.track
        if track.seat == CHANCE:
            action = track.game.chance(track.state, chance_rng(deal, number))
        else:
            action = sides[track.seat].decide(state)
        state.apply_action(action)
        number += 1
    utilities: list[float] = state.returns()
    return utilities


def rehearse(spiel: pyspiel.Game, ours: Side, theirs: Side, bot: TimedISMCTS) -> None:
    """The first steps of a game that does not count: whatever has to be compiled is compiled."""
    play(spiel, (ours, theirs), b"rehearsal", most=40)
    ours.times, theirs.times, bot.simulations = [], [], 0


def match(spiel: pyspiel.Game, ours: Side, theirs: Side, games: int, seed: int) -> None:
    for number in range(games):
        deal = f"{seed}/{number // 2}".encode()
        seats = (ours, theirs) if number % 2 == 0 else (theirs, ours)
        for side, utility in zip(seats, play(spiel, seats, deal), strict=True):
            side.points += (utility + 1) / 2
        low, high = wilson(ours.points / (number + 1), number + 1)
        print(
            f"\r{number + 1}/{games} games: {ours.name} {ours.points / (number + 1):.1%}"
            f" ({low:.1%} to {high:.1%})",
            end="", file=sys.stderr, flush=True,
        )  # fmt: skip
    print(file=sys.stderr)


def report(ours: Side, theirs: Side, bot: TimedISMCTS, games: int) -> None:
    low, high = wilson(ours.points / games, games)
    print(f"{ours.name} against {theirs.name}: {ours.points / games:.1%} of {games} games")
    print(f"95 % interval: {low:.1%} to {high:.1%}; a draw is half a win")
    for side in (ours, theirs):
        times = np.array(side.times) * 1000
        print(
            f"{side.name}: {len(times)} choices, {times.mean():.1f} ms each"
            f" (median {np.median(times):.1f}, longest {times.max():.1f})"
        )
    rate = bot.simulations / math.fsum(theirs.times)
    print(f"{theirs.name}: {rate:,.0f} simulations a second")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default=registry.names()[0], choices=registry.names())
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--player", default="greedy", help="ours, with or without a budget")
    parser.add_argument("--ms", type=int, default=1000, help="milliseconds a decision, of both")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rollouts", choices=("openspiel", "compiled"), default="openspiel")
    parser.add_argument("--uct-c", type=float, default=1.4, help="how much ISMCTS explores")
    parser.add_argument("--final", choices=sorted(FINAL), default="visits", help="ISMCTS plays …")
    given = parser.parse_args()
    if given.games < 2 or given.games % 2:
        parser.error("--games: every deal is played twice, so give an even number")
    if given.ms < 1:
        parser.error("--ms: give at least one millisecond")
    return given


def main() -> None:
    given = arguments()
    game = registry.get(given.game)
    options = dict(option.partition("=")[::2] for option in given.option)
    parameters = {name: write_value(value) for name, value in options.items()}
    random = np.random.RandomState(given.seed)
    compiled = given.rollouts == "compiled"
    rollouts = (
        CompiledRollouts(1, given.seed) if compiled else mcts.RandomRolloutEvaluator(1, random)
    )
    try:
        spiel = pyspiel.load_game(short_name(game), parameters | {"players": 2})
        ours = our_side(game, given.player, given.ms, np.random.default_rng(given.seed))
    except BadInput as error:
        sys.exit(str(error))
    bot = TimedISMCTS(
        spiel, rollouts, given.ms / 1000, uct_c=given.uct_c, random_state=random,
        final_policy_type=FINAL[given.final],
    )  # fmt: skip
    bot.set_resampler(resampler(given.seed))
    theirs = their_side(bot)
    rehearse(spiel, ours, theirs, bot)
    match(spiel, ours, theirs, given.games, given.seed)
    report(ours, theirs, bot, given.games)


if __name__ == "__main__":
    main()
