"""One game of a tournament, from its description alone: what a worker does.

Chance depends on the seed, the deal and the number of the entry; a player's own luck on the seed,
the deal, who sits where, the seat and the number of its decision. Neither depends on the machine,
on other games or on how much another player draws.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from time import perf_counter

from waldbach import registry
from waldbach.bots.bot import Budget
from waldbach.bots.players import Player, get_player
from waldbach.game import BadInput, Game, State
from waldbach.lab.pools import Row
from waldbach.log import Entry, Log, chance_rng, run_chance


@dataclass(frozen=True)
class Match:
    """A game to be played: the table, the players by seat, and the deal, counted from 1."""

    game: str
    rules: int
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]
    seed: int
    deal: int

    @property
    def key(self) -> str:
        return f"{self.deal} {','.join(self.players)}"

    @property
    def chance_seed(self) -> bytes:
        return f"{self.seed} deal {self.deal}".encode()

    def luck_seed(self, seat: int) -> bytes:
        return f"{self.seed} deal {self.deal} of {','.join(self.players)} seat {seat}".encode()


@dataclass
class Thinking:
    """How often a seat decided, and how long that took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


def play_match(match: Match) -> Row:
    """The row of a match: place, points and decisions of each seat, and the time they took."""
    log, end, thinking = play(match)
    results = log.play().results(end)
    return {
        "deal": match.deal,
        "entries": len(log.entries),
        "seats": [
            {
                "player": player,
                "place": result.place,
                "total": result.total,
                "points": dict(result.points),
                "decisions": thought.decisions,
            }
            for player, result, thought in zip(match.players, results, thinking, strict=True)
        ],
        "seconds": [round(thought.seconds, 6) for thought in thinking],
        "longest": [round(thought.longest, 6) for thought in thinking],
    }


def play(match: Match) -> tuple[Log, State, list[Thinking]]:
    """The log of the match, its end, and the thinking of each seat."""
    limber_up(match.game, frozenset(match.players))
    game = registry.get(match.game, match.rules)
    log = Log.begin(game, len(match.players), dict(match.options))
    players = [get_player(word) for word in match.players]
    thinking = [Thinking() for _ in players]
    state = log.start()
    while True:
        state, drawn = run_chance(game, state, log.entries, match.chance_seed)
        log.entries += drawn
        acting = game.acting(state)
        if not acting:
            return log, state, thinking
        seat = acting[0]
        rng = chance_rng(match.luck_seed(seat), thinking[seat].decisions)
        view = game.view(state, seat)
        begin = perf_counter()
        word = players[seat].decide(game, view, seat, rng)
        thinking[seat].add(perf_counter() - begin)
        state = answer(game, state, seat, players[seat], word)
        log.entries.append(Entry(seat, word))


def answer(game: Game, state: State, seat: int, player: Player, word: str) -> State:
    """The state after a player's word; a wrong one is told with its player."""
    try:
        return game.apply(state, seat, game.parse(word, state))
    except BadInput as error:
        raise BadInput("lab-bad-word", player=player.word, word=word, why=str(error)) from error


@functools.cache
def limber_up(name: str, players: frozenset[str]) -> None:
    """Let each bot decide once, hardly thinking: compiling and loading are no thinking time."""
    game = registry.get(name)
    state, _ = run_chance(game, game.new(game.min_seats), [], b"")
    seat = game.acting(state)[0]
    for word in sorted(players):
        bot, rng = get_player(word).bot, chance_rng(b"", 0)
        bot.decide(game, game.view(state, seat), seat, Budget(simulations=1), rng)
