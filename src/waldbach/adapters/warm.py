"""Compile what the environments need, for every game: `python -m waldbach.adapters.warm`.

`waldbach.bots.warm` compiles the rules and the bots; environments are used by few, so theirs is a
step of its own.
"""

from __future__ import annotations

import sys
import time
from importlib.util import find_spec

from waldbach import registry
from waldbach.adapters.task import Episode, Task
from waldbach.adapters.vector import VectorEnv
from waldbach.game import Game


def warm_environments(game: Game) -> None:
    """Call each compiled function once; compiling happens on the first call."""
    env = VectorEnv(game, game.min_seats, num=1)
    env.observe()
    env.masks()
    env.step(env.legal()[1][:1])
    episode = Episode(Task(game, game.min_seats), seed=0)
    episode.observe(episode.acting[0])
    episode.rewards()
    if find_spec("pyspiel"):
        warm_openspiel(episode.task)


def warm_openspiel(task: Task) -> None:
    from waldbach.adapters.openspiel.track import Track

    track = Track.begin(task)
    track.step(track.actions[0])


if __name__ == "__main__":
    begin = time.perf_counter()
    for one in registry.every():
        warm_environments(one)
    print(f"environments ready in {time.perf_counter() - begin:.1f} s", file=sys.stderr)
