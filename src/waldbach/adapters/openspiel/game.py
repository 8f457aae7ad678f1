"""Games and states as OpenSpiel knows them, over the contract of the house.

What others hide from a seat is hidden here too: `information_state_string` is the log as the seat
may read it, `observation_string` and the tensor are its view.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from waldbach.adapters.openspiel.observer import Observer
from waldbach.adapters.openspiel.parameters import defaults, read_table, write_table
from waldbach.adapters.openspiel.stepping import OVER
from waldbach.adapters.openspiel.track import Track, task_of
from waldbach.game import Game
from waldbach.log import Entry, Log

MOST_STEPS = 5000  # no match of any game of the house is so long, chance included


def short_name(game: Game) -> str:
    return f"python_waldbach_{game.name}"


@functools.cache
def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Waldbach: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.min_seats,
        max_num_players=game.max_seats,
        provides_information_state_string=True,
        # A log of up to MOST_STEPS entries is no tensor to learn from; OpenSpiel's learners take
        # the one of the observation when there is no other.
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house at one table: its number of seats and its options are fixed."""

    game: Game

    def __init__(self, params: Mapping[str, int | str] | None = None) -> None:
        game = self.game
        seats, options = read_table(game, params or {})
        task = task_of(game.name, game.rules, seats, *options.items())
        info = pyspiel.GameInfo(
            num_distinct_actions=task.actions,
            max_chance_outcomes=game.actions,  # outcomes have the engine's numbers
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(game_type(game), info, write_table(seats, options))
        self.task = task
        self.start = Track.begin(task)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.start.copy())

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        return Observer(self.task, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_STEPS

    def __reduce__(self) -> tuple[Callable[[str], SpielGame], tuple[str]]:
        return load, (str(self),)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match on its way.

    OpenSpiel copies and stores a state by its attributes, so there is but one, which is quick at
    that.
    """

    def __init__(self, game: SpielGame, track: Track) -> None:
        super().__init__(game)
        self.track = track

    def current_player(self) -> int:
        return self.track.seat

    def is_terminal(self) -> bool:
        return self.track.seat == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.track.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.track.odds()

    def _apply_action(self, action: int) -> None:
        self.track.step(action)

    def returns(self) -> list[float]:
        return self.track.utilities()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.track.game.format(self.track.number(player, action), self.track.state)

    def __str__(self) -> str:
        return self.track.position()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """A state that the player cannot tell from this one, drawn with the sampler's numbers. It
        has no history: nobody can say how the others came to what they hold there."""
        rng = np.random.Generator(np.random.Philox(int(probability_sampler() * 2**53)))
        return self.redealt(player_id, rng)

    def redealt(self, player: int, rng: np.random.Generator) -> SpielState:
        return SpielState(self.get_game(), self.track.redeal(player, rng))

    def log(self) -> Log:
        """The match as a game file holds it: `log().write()` is its text."""
        if any(self.track.recall.heads):
            raise ValueError("a redealt state has no past that could be written")
        task = self.track.task
        log = Log.begin(task.game, task.seats, task.options)
        log.entries = [
            Entry(step.player, self._action_to_string(step.player, step.action))
            for step in self.full_history()
        ]
        return log


def load(name: str) -> SpielGame:
    """What `pickle` calls; it imports this package first, so the game is registered."""
    game: SpielGame = pyspiel.load_game(name)
    return game


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `set_resampler` of OpenSpiel's ISMCTS: redeals that are the same for the same seed. By
    itself it takes its numbers from the clock."""
    rng = np.random.default_rng(seed)
    return lambda state, player: state.redealt(player, rng)


def register(game: Game) -> None:
    # A class for each game: OpenSpiel drops what makes its games after the interpreter has ended,
    # which a class survives and a function does not.
    made = type(f"SpielGame_{game.name}", (SpielGame,), {"game": game})
    pyspiel.register_game(game_type(game), made)
