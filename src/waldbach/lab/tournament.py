"""Tournaments between players: bots, each with its budget, at one table of one game.

    from waldbach.lab import tournament

    result = tournament.play("renature", ["greedy", "random"], games=200, seed=1)
    print(result)
    result.players[0].firsts.value

`docs/lab.md` explains the design and every figure.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import waldbach
from waldbach import registry
from waldbach.bots.players import get_player
from waldbach.game import BadInput
from waldbach.lab import files, standings
from waldbach.lab.lineups import Lineup, lineups, seatings
from waldbach.lab.match import Match, limber_up, play_match
from waldbach.lab.pools import open_pool
from waldbach.lab.runner import Report, Row, Store, run
from waldbach.warm import warm_up

ROWS = "rows.jsonl"
MOST_MATCHES = 1_000_000


@dataclass(frozen=True)
class Tournament:
    """What is to be played. `plan` makes one from words."""

    game: str
    rules: int
    seats: int
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]
    deals: int
    seed: int

    @functools.cached_property
    def lineups(self) -> list[Lineup]:
        return lineups(self.players, self.seats, self.seed)

    def matches(self) -> list[Match]:
        """All games, deal by deal: wherever one stops, everybody has played about as much."""
        return [
            Match(self.game, self.rules, self.options, players, self.seed, deal)
            for deal in range(1, self.deals + 1)
            for lineup in self.lineups
            for players in seatings(lineup, self.seed, deal)
        ]

    def job(self) -> dict[str, Any]:
        """What finished games depend on. Players and the number of deals are not part of it: a
        tournament may grow, and what has been played stays."""
        return {
            "kind": "tournament",
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
        }


@dataclass(frozen=True)
class Result:
    """The games of a tournament in the order of the plan, and what they say."""

    tournament: Tournament
    rows: list[Row]

    @functools.cached_property
    def players(self) -> list[standings.Player]:
        """The players, the best first."""
        return standings.players_of(self.rows, self.tournament.players)

    @functools.cached_property
    def pairs(self) -> list[standings.Pair]:
        return standings.pairs_of(self.rows, self.tournament.players)

    @functools.cached_property
    def alone(self) -> list[standings.Alone]:
        return standings.alone_of(self.rows, self.tournament.players)

    @functools.cached_property
    def thoughts(self) -> list[standings.Thought]:
        return standings.thoughts_of(self.rows, [player.player for player in self.players])

    def summary(self) -> dict[str, Any]:
        """All figures but the times, as JSON can hold them: the same for the same seed."""
        plan = self.tournament
        figures: dict[str, Any] = files.rounded(
            {
                "waldbach": waldbach.__version__,
                **plan.job(),
                "deals": plan.deals,
                "games": len(self.rows),
                "lineups": [list(lineup) for lineup in plan.lineups],
                "players": [_as_data(player) for player in self.players],
                "pairs": [asdict(pair) for pair in self.pairs],
                "alone": [asdict(alone) for alone in self.alone],
            }
        )
        return figures

    def table(self) -> list[dict[str, Any]]:
        """A flat row for each seat of each game."""
        return [
            {
                "game": number,
                "deal": row["deal"],
                "seat": seat,
                "player": one["player"],
                "place": one["place"],
                "total": one["total"],
                **one["points"],
                "decisions": one["decisions"],
            }
            for number, row in enumerate(self.rows, start=1)
            for seat, one in enumerate(row["seats"], start=1)
        ]

    def write(self, folder: Path | str, format: str = "csv") -> list[Path]:
        """Games, summary and thinking times as files; returns where they are."""
        home = files.make_folder(folder)
        thoughts = [asdict(thought) for thought in self.thoughts]
        return [
            files.write_table(home / "games", self.table(), format),
            files.write_json(home / "summary.json", self.summary()),
            files.write_table(home / "thinking", files.rounded(thoughts), "csv"),
        ]

    def __str__(self) -> str:
        from waldbach.lab.show import as_text

        return as_text(self)


def _as_data(player: standings.Player) -> dict[str, Any]:
    data = asdict(player)
    data["rating"]["ordinal"] = player.rating.ordinal  # worked out, so not among the fields
    return data


def plan(
    game: str,
    players: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    games: int = 100,
    seed: int = 0,
) -> Tournament:
    """A tournament from words, checked. `games` of each line-up, rounded up to whole deals."""
    rules = registry.get(game)
    count = seats if seats is not None else rules.min_seats
    chosen = rules.check_table(count, rules.seeded(options, str(seed)))
    rules.new(count, chosen)  # a board or cards of one's own are read here
    for word in players:
        get_player(word)
        if players.count(word) > 1:
            raise BadInput("lab-players-twice", name=word)
    if len(players) < 2:
        raise BadInput("lab-players-few", given=len(players))
    deals = math.ceil(games / count)
    made = Tournament(
        rules.name, rules.rules, count, tuple(chosen.items()), tuple(players), deals, seed
    )
    matches = deals * count * len(made.lineups)
    if not 0 < matches <= MOST_MATCHES:
        raise BadInput("lab-too-many", games=matches, most=MOST_MATCHES)
    return made


def hold(
    tournament: Tournament,
    *,
    workers: int | None = None,
    ray: str | None = None,
    folder: Path | str | None = None,
    report: Report | None = None,
) -> Result:
    """Play what is missing in the folder, or everything without one.

    The rules and the bots are compiled here first, so that the workers find them ready.
    """
    matches = tournament.matches()
    path = None if folder is None else files.make_folder(folder) / ROWS
    with Store(path, tournament.job()) as store:
        warm_up(registry.get(tournament.game))
        limber_up(tournament.game, frozenset(tournament.players))
        with open_pool(workers, ray) as pool:
            return Result(tournament, run(play_match, matches, store, pool, report))


def play(
    game: str,
    players: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    games: int = 100,
    seed: int = 0,
    workers: int | None = None,
    ray: str | None = None,
    folder: Path | str | None = None,
    report: Report | None = None,
) -> Result:
    """Plan a tournament and hold it."""
    made = plan(game, players, seats=seats, options=options, games=games, seed=seed)
    return hold(made, workers=workers, ray=ray, folder=folder, report=report)
