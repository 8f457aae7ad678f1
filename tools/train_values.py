"""Learn how the seats of a game stand, by self-play: writes `values.npz` into the game's folder.

    python -m tools.train_values renature [--seed 1] [--scale 1.0] [--out FILE]

Players who take the quick choice of playouts (`kernel.choose`), some of whom slip now and then, sit
at all kinds of tables. What is learned is the outcome (`bots/value.py`) from the features at the
first choice of each turn or round. The printed figures belong into docs/bots.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from waldbach import kernel, registry
from waldbach.bots.value import FILE, Net, outcome
from waldbach.chance import draw
from waldbach.game import CHANCE, Game, State
from waldbach.jit import bind
from waldbach.kernel import Actions
from waldbach.playout import next_to_act

GAMES = 12000  # for each mode with 2 players; fewer with more
SLIPS = (0, 0.05, 0.15)  # how often a choice is made at random, in one game or another
MOST_ROWS = 400  # turns or rounds of a game
HELD_BACK = 0.08  # part of the games by which the network is judged

HIDDEN = 32
EPOCHS = 10
BATCH = 512
RATE = 2e-3
DECAY = 1e-2
BIAS = 1  # the part that does not decay

Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Sample:
    """Positions of games at one kind of table."""

    name: str
    features: Numbers  # position x seat x feature
    shares: Numbers  # position x seat
    lengths: NDArray[np.int64]  # positions of each game

    def split(self) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """To learn from, and held back; whole games."""
        games = int(len(self.lengths) * (1 - HELD_BACK))
        at = int(self.lengths[:games].sum())
        x, y = self.features, self.shares
        return x[:at], y[:at], x[at:], y[at:]


# --- games ----------------------------------------------------------------------------------------


def play_quickly(
    state: State, rng: np.random.Generator, slips: float, actions: Actions, rows: Numbers
) -> int:
    """A game in place; returns how many positions were written to `rows`."""
    n_rows, clock = 0, kernel.clock(state)
    while True:
        mask = kernel.acting(state)
        if mask == 0:
            return n_rows
        seat = next_to_act(mask)
        n = kernel.legal(state, seat, actions)
        if seat == CHANCE:
            action = draw(state, rng, actions, n)
        else:
            if kernel.clock(state) != clock:
                clock = kernel.clock(state)
                kernel.features(state, rows[n_rows])
                n_rows += 1
            if rng.random() < slips:
                action = int(actions[int(rng.random() * n)])
            else:
                action = kernel.choose(state, seat, actions, n, rng)
        kernel.apply(state, seat, action)


class School:
    """Games of one game from which a network learns."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed
        self._outcome = bind(outcome, kernel=game.kernel)
        self._play = bind(play_quickly, kernel=game.kernel, draw=game.draw)

    def tables(self) -> Iterator[tuple[str, State, float]]:
        """Every mode with every number of players, and how much it counts."""
        modes = next(option.choices for option in self.game.options if option.name == "mode")
        for mode in modes:
            for seats in range(self.game.min_seats, self.game.max_seats + 1):
                weight = 1.0 if seats == self.game.min_seats else 0.2
                yield f"{mode} {seats}", self.game.new(seats, {"mode": mode}), weight

    def play(self, name: str, start: State, games: int) -> Sample:
        seats = len(self.game.results(start))
        rows = np.zeros((MOST_ROWS, seats, self.game.features), np.float32)
        actions = np.empty(self.game.max_legal, np.int64)
        features, shares = [], []
        for number in range(games):
            rng = np.random.default_rng([self.seed, number])
            state = self.game.copy(start)
            n = self._play(state, rng, float(rng.choice(SLIPS)), actions, rows)
            features.append(rows[:n].copy())
            shares.append(self.outcomes(state, n))
        return sample_of(name, features, shares)

    def outcomes(self, end: State, rows: int) -> Numbers:
        seats = len(self.game.results(end))
        shares = np.zeros(seats, np.float32)
        self._outcome(end, np.zeros(seats, np.int64), shares)
        return np.repeat(shares[None], rows, 0)


def sample_of(name: str, features: list[Numbers], shares: list[Numbers]) -> Sample:
    lengths = np.array([len(rows) for rows in features])
    return Sample(name, np.concatenate(features), np.concatenate(shares), lengths)


# --- learning -------------------------------------------------------------------------------------


class Learner:
    """A network of one hidden layer, by Adam with weight decay, against the cross-entropy."""

    def __init__(self, samples: list[Sample], seed: int) -> None:
        rng = np.random.default_rng(seed)
        count = samples[0].features.shape[2]
        every = np.concatenate([one.split()[0][::7].reshape(-1, count) for one in samples])
        self.mean, self.spread = every.mean(0), every.std(0) + 0.02
        self.parts = [
            (rng.normal(size=(count, HIDDEN)) / np.sqrt(count)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.normal(size=HIDDEN) / np.sqrt(HIDDEN)).astype(np.float32),
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps, self.rng = 0, rng

    def scale(self, features: Numbers) -> Numbers:
        scaled: Numbers = ((features - self.mean) / self.spread).astype(np.float32)
        return scaled

    def shares(self, scaled: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        hidden = scaled @ self.parts[0] + self.parts[1]
        merits = np.maximum(hidden, 0) @ self.parts[2]
        powers = np.exp(merits - merits.max(1, keepdims=True))
        return hidden, np.maximum(hidden, 0), powers / powers.sum(1, keepdims=True)

    def step(self, scaled: Numbers, wanted: Numbers, rate: float) -> None:
        hidden, active, found = self.shares(scaled)
        error = (found - wanted) / len(wanted)
        back = error[..., None] * self.parts[2] * (hidden > 0)
        slopes = [
            scaled.reshape(-1, scaled.shape[2]).T @ back.reshape(-1, HIDDEN),
            back.sum((0, 1)),
            np.einsum("ps,psh->h", error, active),
        ]
        self.steps += 1
        for number, (part, slope) in enumerate(zip(self.parts, slopes, strict=True)):
            self.first[number] = 0.9 * self.first[number] + 0.1 * slope
            self.second[number] = 0.999 * self.second[number] + 0.001 * slope * slope
            mean = self.first[number] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.second[number] / (1 - 0.999**self.steps)) + 1e-8
            part -= rate * (mean / spread + DECAY * part * (number != BIAS))

    def learn(self, samples: list[Sample]) -> None:
        parts = [(self.scale(one.split()[0]), one.split()[1]) for one in samples]
        batches = [(i, at) for i, (x, _) in enumerate(parts) for at in range(0, len(x), BATCH)]
        for epoch in range(EPOCHS):
            orders = [self.rng.permutation(len(x)) for x, _ in parts]
            rate = RATE * (1 + np.cos(np.pi * epoch / EPOCHS)) / 2 + 1e-5
            for number in self.rng.permutation(len(batches)):
                i, at = batches[number]
                rows = orders[i][at : at + BATCH]
                warm = min(1.0, (self.steps + 1) / 200)
                self.step(parts[i][0][rows], parts[i][1][rows], rate * warm)

    def net(self) -> Net:
        """With the scaling of the features worked in."""
        enter, bias, leave = self.parts
        shifted = bias - (self.mean / self.spread) @ enter
        return Net(
            (enter / self.spread[:, None]).astype(np.float32), shifted.astype(np.float32), leave
        )

    def judge(self, sample: Sample) -> str:
        """Cross-entropy and right guesses of the leader, on games held back."""
        _, _, features, wanted = sample.split()
        found = self.shares(self.scale(features))[2]
        loss = float(-(wanted * np.log(found + 1e-9)).sum(1).mean())
        least = float(-(wanted * np.log(wanted + 1e-9)).sum(1).mean())
        right = float((found.argmax(1) == wanted.argmax(1)).mean())
        blind = np.log(wanted.shape[1])
        return (
            f"{sample.name:24} {len(sample.lengths):6} games  loss {loss:.4f}"
            f" (blind {blind:.4f}, least {least:.4f})  leader right {100 * right:.0f} %"
        )


def train(game: Game, seed: int, scale: float) -> Net:
    school = School(game, seed)
    samples = [
        school.play(name, start, max(2, round(GAMES * weight * scale)))
        for name, start, weight in school.tables()
    ]
    learner = Learner(samples, seed)
    learner.learn(samples)
    for sample in samples:
        print(learner.judge(sample), flush=True)
    return learner.net()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0, help="games, compared with the usual")
    parser.add_argument("--out", type=Path, help=f"default: {FILE} in the game's folder")
    wish = parser.parse_args()
    game = registry.get(wish.game)
    out = wish.out or Path(str(game.kernel.__file__)).with_name(FILE)
    began = time.perf_counter()
    net = train(game, wish.seed, wish.scale)
    np.savez(out, **net._asdict())
    numbers, minutes = sum(part.size for part in net), (time.perf_counter() - began) / 60
    print(f"written to {out.name}: {numbers} numbers, after {minutes:.1f} minutes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
