"""Many games between bots, and what they show: wins with their uncertainty, points by source."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from waldbach.bots.match import POLICIES, runner
from waldbach.bots.players import get_player
from waldbach.game import CHANCE, Game, Result, State
from waldbach.intervals import wilson
from waldbach.messages import named, text
from waldbach.terminal.face import Face, get_face
from waldbach.terminal.files import check_folder, read_options, write_text
from waldbach.terminal.match import bots_of
from waldbach.terminal.play import find_game
from waldbach.terminal.progress import bar, prepare
from waldbach.terminal.screen import make_console, print_whole


@dataclass(frozen=True)
class Played:
    """One finished game."""

    results: tuple[Result, ...]
    counts: list[dict[str, int]]
    decisions: int


@dataclass
class Series:
    """Games of the same bots at the same table; the same seed gives the same games."""

    game: Game
    face: Face
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    played: list[Played] = field(default_factory=list)

    def run(self, games: int, report: Callable[[int], None]) -> None:
        for number, (state, decisions) in enumerate(self._games(games), start=1):
            results = self.game.results(state)
            self.played.append(Played(results, self.face.counts(state), decisions))
            report(number)

    def _games(self, games: int) -> Iterator[tuple[State, int]]:
        start = self.game.new(self.seats, self.options)
        for number in range(games):
            rng = np.random.default_rng([self.seed, number])
            if POLICIES.keys() >= set(self.bots):
                codes = [POLICIES[name] for name in self.bots]
                played = runner(self.game).play(start, codes, rng)
                yield played.end, int(played.decisions.sum())
            else:
                yield play_out(self.game, start, self.bots, rng)

    # --- figures ----------------------------------------------------------------------------------

    def win_share(self, seat: int) -> float:
        """Games won; a shared win counts as its part."""
        shares = 0.0
        for one in self.played:
            winners = [result.seat for result in one.results if result.place == 1]
            shares += (seat in winners) / len(winners)
        return shares / len(self.played)

    def mean(self, seat: int, source: str | None = None) -> float:
        points = [one.results[seat] for one in self.played]
        return float(np.mean([p.total if source is None else p.points[source] for p in points]))

    def mean_count(self, seat: int, name: str) -> float:
        return float(np.mean([one.counts[seat][name] for one in self.played]))

    def tables(self) -> tuple[Grid, Grid]:
        return self._wins_table(), self._points_table()

    def _wins_table(self) -> Grid:
        names = list(self.played[0].counts[0])
        grid = _grid(["simulate-bot"], ["simulate-wins", "simulate-interval", "scores-total"])
        for name in names:
            grid.add_column(named(self.game.name, "count", name), justify="right")
        for seat in range(self.seats):
            share = self.win_share(seat)
            low, high = wilson(share, len(self.played))
            grid.add_row(
                self.face.seat_name(seat + 1),
                self.bots[seat],
                f"{share:.1%}",
                f"{low:.1%} .. {high:.1%}",
                f"{self.mean(seat):.1f}",
                *(f"{self.mean_count(seat, name):.1f}" for name in names),
            )
        return grid

    def _points_table(self) -> Grid:
        sources = [s for s in self.played[0].results[0].points if self._scores(s)]
        grid = _grid([], [])
        for source in sources:
            grid.add_column(named(self.game.name, "source", source), justify="right")
        for seat in range(self.seats):
            means = [f"{self.mean(seat, source):.1f}" for source in sources]
            grid.add_row(self.face.seat_name(seat + 1), *means)
        return grid

    def footer(self) -> Text:
        decisions = float(np.mean([one.decisions for one in self.played]))
        return Text(
            text(
                "simulate-footer",
                games=len(self.played),
                decisions=f"{decisions:.1f}",
                seed=str(self.seed),
            )
        )

    def csv(self) -> str:
        """A line for every seat of every game."""
        sources = list(self.played[0].results[0].points)
        names = list(self.played[0].counts[0])
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(["game", "seat", "bot", "place", "total", *sources, *names, "decisions"])
        for number, one in enumerate(self.played, start=1):
            for result, counts in zip(one.results, one.counts, strict=True):
                points = [result.points[source] for source in sources]
                writer.writerow(
                    [
                        number,
                        result.seat + 1,
                        self.bots[result.seat],
                        result.place,
                        result.total,
                        *points,
                        *(counts[name] for name in names),
                        one.decisions,
                    ]
                )
        return out.getvalue()

    def _scores(self, source: str) -> bool:
        return any(result.points[source] for one in self.played for result in one.results)


def _grid(words: Sequence[str], numbers: Sequence[str]) -> Grid:
    """A table with a line for each player and columns under these message keys."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(text("scores-player"), no_wrap=True)
    for key in words:
        grid.add_column(text(key), no_wrap=True)
    for key in numbers:
        grid.add_column(text(key), justify="right")
    return grid


def play_out(
    game: Game, state: State, bots: Sequence[str], rng: np.random.Generator
) -> tuple[State, int]:
    """One game between bots, each seeing only its own view; the end and the number of decisions."""
    players = [get_player(name) for name in bots]
    decisions = 0
    while acting := game.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            state = game.apply(state, CHANCE, game.chance(state, rng))
            continue
        word = players[seat].decide(game, game.view(state, seat), seat, rng)
        state = game.apply(state, seat, game.parse(word, state))
        decisions += 1
    return state, decisions


def simulate_games(
    name: str | None,
    seats: int,
    options: dict[str, str],
    bots: str,
    games: int,
    seed: int,
    csv_file: Path | None,
) -> int:
    """`waldbach simulate`: play, show the table, write the games down."""
    if csv_file is not None:
        check_folder(csv_file)
    game = find_game(name)
    chosen = game.check_table(seats, game.seeded(read_options(game, options), str(seed)))
    names = bots_of(bots, list(range(seats)))
    prepare(game)
    series = Series(game, get_face(game), seats, chosen, list(names.values()), seed)
    with bar(text("simulate-bar")) as report:
        series.run(games, lambda done: report(done, games))
    console = make_console()
    print_whole(console, *series.tables(), series.footer())
    if csv_file is not None:
        write_text(csv_file, series.csv())
        console.print(text("simulate-csv", file=str(csv_file)), soft_wrap=True)
    return 0
