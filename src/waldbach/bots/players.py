"""Bots by name. A player is a bot with its budget, written as one word.

`greedy`, `forest`, `search@400` (simulations), `search@250ms`. Without a budget a bot takes its
own.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from waldbach.bots.bot import Bot, Budget, GreedyBot, RandomBot
from waldbach.bots.levels import CARETAKER, LEVELS
from waldbach.bots.search import SearchBot
from waldbach.game import BadInput, Game, State

MOST_BUDGET = 10_000_000

_bots: list[Bot] = [*LEVELS, CARETAKER, RandomBot(), GreedyBot(), SearchBot()]
BOTS = {bot.name: bot for bot in _bots}


def get_bot(name: str) -> Bot:
    if name not in BOTS:
        raise BadInput("unknown-bot", name=name[:40], right=", ".join(BOTS))
    return BOTS[name]


@dataclass(frozen=True)
class Player:
    """A bot with the budget of each of its decisions."""

    word: str
    bot: Bot
    budget: Budget

    def decide(self, game: Game, view: State, seat: int, rng: np.random.Generator) -> str:
        return self.bot.decide(game, view, seat, self.budget, rng)


def get_player(word: str) -> Player:
    name, at, budget = word.partition("@")
    return Player(word, get_bot(name), read_budget(budget) if at else Budget())


def read_budget(word: str) -> Budget:
    """`400` simulations or `250ms`."""
    digits = word.removesuffix("ms")
    if not (digits.isascii() and digits.isdigit()) or not 0 < int(digits[:9]) <= MOST_BUDGET:
        raise BadInput("bad-budget", value=word[:40], most=MOST_BUDGET)
    if digits != word:
        return Budget(milliseconds=int(digits))
    return Budget(simulations=int(digits))
