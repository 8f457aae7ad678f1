"""`waldbach play`: sets up the table, plays, and keeps the game safe whatever happens."""

from __future__ import annotations

import secrets
import shlex
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from waldbach import registry
from waldbach.game import BadInput, Game
from waldbach.log import Log
from waldbach.messages import text
from waldbach.terminal.face import get_face
from waldbach.terminal.files import (
    autosave_path,
    check_savable,
    is_autosave,
    read_log,
    read_options,
    write_text,
)
from waldbach.terminal.match import Match, bots_of, notes
from waldbach.terminal.progress import prepare
from waldbach.terminal.prompt import make_reader
from waldbach.terminal.screen import make_console
from waldbach.terminal.table import Leave, Table

DEFAULT_BOT = "sapling"
INTERRUPTED = 130


@dataclass(frozen=True)
class Wish:
    """What the command line asked for; None where it said nothing."""

    game: str | None = None
    seats: int | None = None
    you: int | None = None
    options: dict[str, str] | None = None
    bots: str | None = None
    seed: int | None = None
    load: Path | None = None
    save: Path | None = None


def find_game(name: str | None) -> Game:
    """The game of that name; where there is only one game, it need not be named."""
    names = registry.names()
    if name is None and len(names) > 1:
        raise BadInput("cli-which-game", right=", ".join(names))
    return registry.get(name or names[0])


def play_game(wish: Wish) -> int:
    console = make_console()
    match = set_up(wish)
    save = save_path(wish, match)
    table = Table(match, get_face(match.game), console, make_reader(console), save)
    try:
        table.run()
    except (Leave, EOFError):
        say_goodbye(console, match, save)
        return 0
    except KeyboardInterrupt:
        say_goodbye(console, match, save)
        return INTERRUPTED
    if is_autosave(save):
        save.unlink(missing_ok=True)  # over: nothing is left to go on with
    else:
        write_text(save, match.write())
        console.print(text("play-saved", file=str(save)), soft_wrap=True)
    console.print(text("play-seed", seed=match.seed))
    return 0


def set_up(wish: Wish) -> Match:
    """A new match, or a saved one with what its file says about itself."""
    fresh = str(secrets.randbits(40))
    if wish.load is None:
        game = find_game(wish.game)
        given = read_options(game, wish.options or {})
        options = game.seeded(given, fresh if wish.seed is None else str(wish.seed))
        log, said = Log.begin(game, wish.seats or game.min_seats, options), {}
    else:
        log = read_log(wish.load).settled()
        game, said = log.play(), notes(log)
        if wish.game not in (None, game.name):
            raise BadInput("load-other-game", file=str(wish.load), game=game.name)
        if wish.seats is not None or wish.options:
            raise BadInput("load-fixed", file=str(wish.load))
    you = wish.you or _number(said.get("you"), 1)
    if not 1 <= you <= log.seats:
        raise BadInput("bad-you", you=you, seats=log.seats)
    others = [seat for seat in range(log.seats) if seat != you - 1]
    bots = bots_of(wish.bots or said.get("bots") or DEFAULT_BOT, others)
    seed = str(wish.seed) if wish.seed is not None else said.get("seed") or fresh
    prepare(game)
    return Match(game, log, you - 1, bots, seed)


def _number(word: str | None, default: int) -> int:
    return int(word) if word and word.isascii() and word.isdigit() else default


def save_path(wish: Wish, match: Match) -> Path:
    """Where the game is kept while it goes on."""
    if wish.save is not None:
        check_savable(wish.save)
        return wish.save
    if wish.load is not None and is_autosave(wish.load):
        return wish.load
    return autosave_path(match.game.name)


def say_goodbye(console: Console, match: Match, save: Path) -> None:
    """Keep the unfinished game and tell how it goes on."""
    console.print()
    if not match.moved:
        if is_autosave(save):
            save.unlink(missing_ok=True)  # everything was taken back
        console.print(text("play-bye"))
        return
    write_text(save, match.write())
    command = f"waldbach play --load {shlex.quote(str(save))}"
    console.print(text("play-bye-saved"))
    console.print(f"  {command}", soft_wrap=True)
