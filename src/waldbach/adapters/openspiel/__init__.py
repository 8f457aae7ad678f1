"""The games of the house for OpenSpiel; importing this registers them.

    import pyspiel, waldbach.adapters.openspiel
    game = pyspiel.load_game("python_waldbach_…(players=3,mode=…)")

The names are `NAMES`; the parameters are the number of players and the options of the table. What
the games promise there stands in docs/environments.md.
"""

from __future__ import annotations

try:
    import pyspiel  # noqa: F401 - to say so here if it is not installed
except ImportError as error:
    raise ImportError("OpenSpiel is not installed: pip install 'waldbach[research]'") from error

from waldbach import registry
from waldbach.adapters.openspiel.game import SpielGame, SpielState, register, resampler, short_name
from waldbach.adapters.openspiel.rollouts import CompiledRollouts

__all__ = ["NAMES", "CompiledRollouts", "SpielGame", "SpielState", "resampler", "short_name"]

for _game in registry.every():
    register(_game)
NAMES = tuple(short_name(game) for game in registry.every())
