"""Train a small agent by self-play, with NumPy alone.

    python examples/train_agent.py waldgaertner --batches 40 --out run

The agent is a softmax over the legal actions. An action is worth the sum of the weights of the
parts of its word (`grow medlar 2.3` has the parts `grow`, `grow medlar` and `grow 2.3`), and for
its verb a linear function of the small fields of the observation. It learns by REINFORCE: both
seats play the same weights, and what the winner chose becomes likelier. A batch is one episode of
each of some hundred games, played side by side by the vectorised environment. The same seed gives
the same agent. The folder gets the weights, the curve as a picture, and in `run.json` all that the
result depends on: the versions, the rules, the seed.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import waldbach
from waldbach.adapters.task import Task
from waldbach.adapters.vector import VectorEnv

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

SMALL = 16  # numbers of a field that the agent looks at, at most
RATE = 0.03
FORGET = (0.9, 0.99)  # of Adam's means


def parts_of(word: str) -> list[str]:
    """
    >>> parts_of("grow medlar 2.3")
    ['grow', 'grow medlar', 'grow 2.3']
    """
    verb, *rest = word.split()
    return [verb, *(f"{verb} {part}" for part in rest)]


class Agent:
    """Weights, and the choices they make."""

    def __init__(self, task: Task) -> None:
        words = [parts_of(task.word(action)) for action in range(task.actions)]
        names = sorted({part for parts in words for part in parts})
        number = {name: i for i, name in enumerate(names)}
        verbs = {verb: i for i, verb in enumerate(sorted({parts[0] for parts in words}))}
        width = max(map(len, words))
        # Unused parts point at one more weight, which stays 0.
        self.parts = np.full((task.actions, width), len(names), np.int64)
        for action, parts in enumerate(words):
            self.parts[action, : len(parts)] = [number[part] for part in parts]
        self.verb = np.array([verbs[parts[0]] for parts in words], np.int64)
        fields = [
            field for field in task.observer.fields if field.at.stop - field.at.start <= SMALL
        ]
        self.looks_at = np.concatenate([np.r_[field.at] for field in fields])
        self.low = task.observer.low[self.looks_at].astype(np.float32)
        self.span = task.observer.high[self.looks_at] - self.low
        self.habits = np.zeros(len(names) + 1, np.float32)
        self.sense = np.zeros((len(self.looks_at) + 1, len(verbs)), np.float32)

    def look(self, observations: NDArray[np.int16]) -> Floats:
        """The small fields from 0 to 1, small numbers spread out, and a constant."""
        seen = np.sqrt((observations[:, self.looks_at] - self.low) / self.span)
        return np.hstack([seen, np.ones((len(seen), 1), np.float32)])

    def odds(self, seen: Floats, game: Ints, actions: Ints) -> Floats:
        """How likely each legal action is; `game` says whose it is."""
        worth = self.habits[self.parts[actions]].sum(axis=1)
        worth += (seen @ self.sense)[game, self.verb[actions]]
        most = np.full(len(seen), -np.inf, np.float32)
        np.maximum.at(most, game, worth)
        shares: Floats = np.exp(worth - most[game])
        return shares / np.bincount(game, shares, len(seen)).astype(np.float32)[game]


def draw(odds: Floats, starts: Ints, rng: np.random.Generator) -> Ints:
    """Where in the list of legal actions the choice of each game lies."""
    sums = np.concatenate([[0.0], np.cumsum(odds, dtype=np.float64)])
    tickets = sums[starts[:-1]] + rng.random(len(starts) - 1) * np.diff(sums[starts])
    return np.clip(np.searchsorted(sums, tickets, "right") - 1, starts[:-1], starts[1:] - 1)


@dataclass
class Moment:
    """One choice in every game that still runs its first episode."""

    seen: Floats
    game: Ints  # of each legal action
    actions: Ints
    odds: Floats
    chosen: Ints  # of each game, a place in `actions`
    seats: Ints
    runs: NDArray[np.bool_]


def play_batch(
    env: VectorEnv, agent: Agent, rng: np.random.Generator
) -> tuple[list[Moment], Floats]:
    """One episode of each game: its moments, and the rewards by game and seat."""
    moments, runs = [], np.ones(env.num, np.bool_)
    rewards = np.zeros((env.num, env.task.seats), np.float32)
    while runs.any():
        starts, actions = env.legal()
        game = np.repeat(np.arange(env.num), np.diff(starts))
        seen = agent.look(env.observe())
        odds = agent.odds(seen, game, actions)
        chosen = draw(odds, starts, rng)
        moments.append(Moment(seen, game, actions.copy(), odds, chosen, env.seats, runs.copy()))
        gains, dones = env.step(actions[chosen], check=False)
        rewards[dones & runs] = gains[dones & runs]
        runs &= ~dones
    return moments, rewards


class Learner:
    """REINFORCE with Adam."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.means = [np.zeros_like(weights) for weights in (agent.habits, agent.sense)]
        self.squares = [np.zeros_like(weights) for weights in (agent.habits, agent.sense)]
        self.batches = 0

    def learn(self, env: VectorEnv, rng: np.random.Generator) -> None:
        """Play a batch and take one step uphill."""
        moments, rewards = play_batch(env, self.agent, rng)
        gain = rewards / (rewards.std() + 1e-6)
        slopes = (np.zeros_like(self.agent.habits), np.zeros_like(self.agent.sense))
        for moment in moments:
            self._add(moment, gain, slopes)
        self.batches += 1
        for weights, slope, mean, square in zip(
            (self.agent.habits, self.agent.sense), slopes, self.means, self.squares, strict=True
        ):
            mean += (1 - FORGET[0]) * (slope - mean)
            square += (1 - FORGET[1]) * (slope**2 - square)
            fair = [1 - forget**self.batches for forget in FORGET]
            weights += RATE * (mean / fair[0]) / (np.sqrt(square / fair[1]) + 1e-8)
        self.agent.habits[-1] = 0

    def _add(self, moment: Moment, gain: Floats, slopes: tuple[Floats, Floats]) -> None:
        """The slope of the log of the odds of what was chosen, times what came of it."""
        agent, games = self.agent, np.arange(len(moment.chosen))
        push = -moment.odds
        push[moment.chosen] += 1
        push *= np.where(moment.runs, gain[games, moment.seats], 0)[moment.game]
        for parts in agent.parts[moment.actions].T:
            slopes[0][:] += np.bincount(parts, push, len(agent.habits))
        verbs = agent.sense.shape[1]
        by_verb = moment.game * verbs + agent.verb[moment.actions]
        flat = np.bincount(by_verb, push, len(games) * verbs)
        slopes[1][:] += moment.seen.T @ flat.reshape(-1, verbs).astype(np.float32)


def measure(task: Task, agent: Agent, games: int, seed: int) -> tuple[float, float]:
    """The share of games won against random play (a tie is half a win), and the mean margin.

    Half of the games are played from each seat.
    """
    env = VectorEnv(task.game, 2, task.options, games, seed)
    rng, mine = np.random.default_rng(seed), np.arange(games) % 2
    runs, place, margin = np.ones(games, np.bool_), np.zeros(games), np.zeros(games)
    while runs.any():
        starts, actions = env.legal()
        game = np.repeat(np.arange(games), np.diff(starts))
        odds = agent.odds(agent.look(env.observe()), game, actions)
        plain = (1 / np.diff(starts))[game].astype(np.float32)
        odds = np.where((env.seats == mine)[game], odds, plain)
        rewards, dones = env.step(actions[draw(odds, starts, rng)], check=False)
        ended = dones & runs
        place[ended] = rewards[ended, mine[ended]]
        margin[ended] = env.points[ended, mine[ended]] - env.points[ended, 1 - mine[ended]]
        runs &= ~dones
    return float((place + 1).mean() / 2), float(margin.mean())


def train(
    game: str, batches: int, games: int, seed: int, tests: int = 400, every: int = 5
) -> tuple[Agent, list[float]]:
    """A trained agent, and the share of games it won against random play as it learnt."""
    env = VectorEnv(game, 2, num=games, seed=seed, reward="margin")
    agent, rng, curve = Agent(env.task), np.random.default_rng(seed), []
    learner = Learner(agent)
    for batch in range(batches + 1):
        if batch % every == 0 or batch == batches:
            won, margin = measure(env.task, agent, tests, seed + 1)
            curve.append(won)
            bar = "#" * round(won * 40)
            print(f"batch {batch:4}  won {won:6.1%}  margin {margin:+6.1f}  {bar}", flush=True)
        if batch < batches:
            env.reset(seed + 2 + batch)
            learner.learn(env, rng)
    return agent, curve


def keep(folder: Path, agent: Agent, curve: list[float], asked: argparse.Namespace) -> None:
    """Weights, figures and picture of a run, with all that is needed to repeat it."""
    folder.mkdir(parents=True, exist_ok=True)
    np.savez(folder / "weights.npz", habits=agent.habits, sense=agent.sense)
    run = {
        "waldbach": waldbach.__version__,
        "numpy": np.__version__,
        "game": asked.game,
        "rules": waldbach.get(asked.game).rules,
        "seats": 2,
        "batches": asked.batches,
        "games": asked.games,
        "seed": asked.seed,
        "won": curve,
    }
    (folder / "run.json").write_text(json.dumps(run, indent=2) + "\n", encoding="utf-8")
    (folder / "curve.svg").write_text(picture(curve, run), encoding="utf-8")


def picture(curve: list[float], run: dict[str, object]) -> str:
    """The share of games won against random play, as an SVG that any browser shows."""
    width, height, left, top = 640, 300, 56, 40
    across = width / max(len(curve) - 1, 1)
    points = [(left + i * across, top + height * (1 - won)) for i, won in enumerate(curve)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in points)
    grid = "".join(
        f'<path d="M{left} {top + height * (1 - share):.0f}h{width}" stroke="#d9d0b8"/>'
        f'<text x="{left - 8}" y="{top + height * (1 - share) + 4:.0f}" text-anchor="end">'
        f"{share:.0%}</text>"
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    title = "{game}, rules {rules}, seed {seed}: games won against random play".format_map(run)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + 80} {height + 92}" '
        f'font-family="sans-serif" font-size="13" fill="#2a2a24">'
        f'<path d="M0 0h{width + 80}v{height + 92}H0z" fill="#fffdf6"/>'
        f'<text x="{left}" y="24" font-weight="600">{title}</text>{grid}'
        f'<polyline points="{line}" fill="none" stroke="#3d6332" stroke-width="2.5"/>'
        f'<g fill="#3d6332">{dots}</g>'
        f'<text x="{left}" y="{top + height + 22}">0</text>'
        f'<text x="{left + width}" y="{top + height + 22}" text-anchor="end">'
        f"{run['batches']}</text>"
        f'<text x="{left + width / 2}" y="{top + height + 40}" text-anchor="middle">'
        f"batches of {run['games']} games</text></svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="waldgaertner")
    parser.add_argument("--batches", type=int, default=60)
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a folder for weights, figures and the curve")
    asked = parser.parse_args()
    agent, curve = train(asked.game, asked.batches, asked.games, asked.seed)
    if asked.out:
        keep(asked.out, agent, curve, asked)


if __name__ == "__main__":
    main()
