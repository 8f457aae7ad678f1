"""Steps a second of the environments: thousands of games in one call, beside a loop over the AEC
environment, in the same run.

    python -m bench.environments [--quick]

Both observe the seat that is to act, list what is legal and choose at random. A step is one choice
of one seat; the chance that follows belongs to it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator

import numpy as np

from waldbach import registry
from waldbach.adapters import zoo
from waldbach.adapters.vector import VectorEnv
from waldbach.game import Game

NUMBERS = (1, 64, 4096)
ROUND = 0.4  # seconds of a round


def best_rate(work: Callable[[], int], rounds: int) -> float:
    """The highest number of steps a second in a round of work; the first round does not count."""
    work()
    rates = []
    for _ in range(rounds):
        begin, steps = time.perf_counter(), 0
        while time.perf_counter() - begin < ROUND:
            steps += work()
        rates.append(steps / (time.perf_counter() - begin))
    return max(rates)


def loop_over_aec(game: Game, rounds: int) -> float:
    env, rng = zoo.env(game.name), np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
                continue
            actions = np.flatnonzero(observation["action_mask"])
            env.step(int(actions[int(rng.random() * len(actions))]))
            steps += 1
        return steps

    return best_rate(work, rounds)


def vector(game: Game, num: int, rounds: int, observes: bool) -> float:
    env, rng = VectorEnv(game, num=num, seed=1), np.random.default_rng(1)
    buffer = env.observe()

    def work() -> int:
        if observes:
            env.observe(buffer)
        starts, actions = env.legal()
        tickets = rng.random(num) * np.diff(starts)
        env.step(actions[starts[:-1] + tickets.astype(np.int64)])
        return num

    return best_rate(work, rounds)


def rows_of(game: Game, rounds: int) -> Iterator[tuple[str, float]]:
    yield "loop over the AEC environment", loop_over_aec(game, rounds)
    for num in NUMBERS:
        yield f"vectorised, {num} games", vector(game, num, rounds, observes=True)
    yield f"the same, {NUMBERS[-1]} games, not observed", vector(game, NUMBERS[-1], rounds, False)


def print_environments(rounds: int) -> None:
    for game in registry.every():
        print(f"\n{game.name}, environments for 2 seats, one core\n")
        print("| environment | steps a second | … times the AEC loop |\n| --- | --- | --- |")
        base = 0.0
        for what, rate in rows_of(game, rounds):
            base = base or rate
            print(f"| {what} | {rate:,.0f} | {rate / base:.1f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second of the environments.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    print_environments(2 if parser.parse_args().quick else 8)


if __name__ == "__main__":
    main()
