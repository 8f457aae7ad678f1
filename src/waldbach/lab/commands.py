"""The commands `waldbach lab …`: check what was asked for, run with a bar, show and write."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from waldbach.lab import show, tournament
from waldbach.lab.files import check_format, make_folder
from waldbach.lab.runner import Report
from waldbach.messages import text
from waldbach.terminal.files import read_options
from waldbach.terminal.play import find_game
from waldbach.terminal.progress import bar, prepare
from waldbach.terminal.screen import make_console, print_whole


@dataclass(frozen=True)
class Place:
    """Where a job is done, and where its results go."""

    workers: int | None = None
    ray: str | None = None
    folder: Path | None = None
    format: str = "csv"

    def get_ready(self) -> None:
        check_format(self.format)
        if self.folder is not None:
            make_folder(self.folder)

    @contextmanager
    def bar(self, label: str) -> Iterator[Report]:
        """A bar; who interrupts it is told what is kept and how to go on."""
        done = [0, 0]

        def report(now: int, of: int) -> None:
            done[:] = now, of
            show_bar(now, of)

        try:
            with bar(label) as show_bar:
                yield report
        except KeyboardInterrupt:
            if not done[1]:
                raise  # still compiling
            key = "lab-stopped-kept" if self.folder else "lab-stopped"
            told = text(key, done=done[0], of=done[1], folder=str(self.folder))
            make_console(stderr=True).print(told, soft_wrap=True)
            raise


def hold_tournament(
    name: str | None,
    players: str,
    seats: int | None,
    options: Mapping[str, str],
    games: int,
    seed: int,
    place: Place,
    as_json: bool,
) -> int:
    """`waldbach lab tournament`."""
    game = find_game(name)
    words = [word.strip() for word in players.split(",")]
    chosen = read_options(game, options)
    plan = tournament.plan(game.name, words, seats=seats, options=chosen, games=games, seed=seed)
    place.get_ready()
    prepare(game)
    with place.bar(text("simulate-bar")) as report:
        result = tournament.hold(
            plan, workers=place.workers, ray=place.ray, folder=place.folder, report=report
        )
    console = make_console()
    if as_json:
        print(json.dumps(result.summary(), ensure_ascii=False, indent=2))
    else:
        print_whole(console, *show.tables(result))
    if place.folder is not None:
        written = result.write(place.folder, place.format)
        make_console(stderr=as_json).print(
            text("lab-written", files=", ".join(map(str, written))), soft_wrap=True
        )
    return 0
