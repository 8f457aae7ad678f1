"""The command `waldbach`.

Commands are registered when `main` runs, since their help is in the reader's language; what they do
stands in the rooms `terminal`, `lab` and `server`. An error of the person's is one sentence on
stderr and exit code 2.
"""

import errno
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from waldbach import __version__
from waldbach.command_line import (
    CommandGroup,
    add_group,
    argument,
    command,
    flag,
    lang_flag,
    number,
)
from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, language, preferred_language, text

MAX_SEED = (1 << 63) - 1
MAX_GAMES = 10_000_000


# --- language and errors --------------------------------------------------------------------------


def wished_language(args: Sequence[str]) -> str:
    """The language of `--lang`, wherever it stands, or of the environment."""
    wish = None
    for place, word in enumerate(args):
        if word == "--lang":
            wish = args[place + 1] if place + 1 < len(args) else ""
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    if wish is not None and wish not in LANGUAGES:
        language.set(preferred_language())
        raise BadInput("cli-language", value=wish, right=", ".join(LANGUAGES))
    return preferred_language(wish)


def usage_sentence(error: typer.TyperException) -> str:
    """What was wrong with the command line."""
    option = getattr(error, "option_name", None)
    if hasattr(error, "possibilities"):
        right = ", ".join(error.possibilities or ())
        key = "cli-no-option-but" if right else "cli-no-option"
        return text(key, option=str(option), right=right)
    if option is not None:
        return text("cli-option-value", option=str(option))
    param: Any = getattr(error, "param", None)
    if param is not None:
        name = param.opts[0] if param.opts[0].startswith("-") else param.metavar
        if hasattr(error, "param_type"):
            return text("cli-missing", name=name)
        return text("cli-bad-value", name=name, why=error.message)
    extra = getattr(getattr(error, "ctx", None), "args", None)
    return text("cli-usage", args=" ".join(extra or sys.argv[1:]))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit code."""
    args = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that cannot be shown is no reason to stop
    try:
        language.set(wished_language(args))
        root = typer.main.get_command(build(args))
        code = root.main(args=args, prog_name="waldbach", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BadInput as error:
        rule = error.args_.get("rule")
        return complain(f"{error}{f' [{rule}]' if rule else ''}")
    except typer.TyperException as error:
        return complain(f"{usage_sentence(error)} {text('cli-try-help')}")
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:
        drop_output()
        return 1
    except OSError as error:
        from waldbach.terminal.files import why

        # A folder that may not be looked into, a name too long: whatever a file was wanted for.
        if error.filename is not None:
            return complain(text("file-unusable", file=str(error.filename), why=why(error)))
        if error.errno != errno.ENOSPC:
            raise
        drop_output()
        return complain(text("cli-output-full"))


def drop_output() -> None:
    """What could not be written is not tried again at the end of the process."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str) -> int:
    print(f"waldbach: {sentence}", file=sys.stderr)
    return 2


# --- the commands ---------------------------------------------------------------------------------


def build(args: Sequence[str] = ()) -> typer.Typer:
    app = typer.Typer(
        cls=CommandGroup,
        help=text("help-waldbach"),
        add_completion=False,
        pretty_exceptions_enable=False,
        invoke_without_command=True,
        rich_markup_mode="rich",
    )
    from waldbach.server.command_line import add_admin, add_serve

    add_root(app)
    for add in (add_play, add_simulate, add_replay, add_verify, add_board, add_cards, add_games,
                add_referee, add_lab, add_admin):  # fmt: skip
        add(app)
    add_serve(app, with_settings="serve" in args)
    return app


def add_root(app: typer.Typer) -> None:
    @app.callback(cls=CommandGroup)
    def root(
        ctx: typer.Context,
        version: Annotated[bool, flag("--version", help="help-version")] = False,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> None:
        if version:
            print(f"waldbach {__version__}", text("cli-licence"), text("front-credits"), sep="\n")
        elif ctx.invoked_subcommand is None:
            print(text("cli-greeting", version=__version__))
            ctx.get_help()


def add_play(app: typer.Typer) -> None:
    @command(app, "play")
    def play(
        game: Annotated[str | None, argument("help-game", metavar="GAME")] = None,
        seats: Annotated[
            int | None, flag("--seats", help="help-seats", parser=number(1, 99), metavar="N")
        ] = None,
        you: Annotated[
            int | None, flag("--you", help="help-you", parser=number(1, 99), metavar="N")
        ] = None,
        mode: Annotated[str | None, _mode()] = None,
        option: Annotated[list[str] | None, _option()] = None,
        board: Annotated[str | None, _board()] = None,
        bots: Annotated[str | None, flag("--bots", help="help-bots", metavar="BOT,…")] = None,
        seed: Annotated[
            int | None, flag("--seed", help="help-seed", parser=number(0, MAX_SEED), metavar="N")
        ] = None,
        load: Annotated[Path | None, flag("--load", help="help-load", metavar="FILE")] = None,
        save: Annotated[Path | None, flag("--save", help="help-save", metavar="FILE")] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.terminal.play import Wish, play_game

        given = table_options(option, mode, None, board)
        return play_game(Wish(game, seats, you, given, bots, seed, load, save))


def add_simulate(app: typer.Typer) -> None:
    @command(app, "simulate")
    def simulate(
        game: Annotated[str | None, argument("help-game", metavar="GAME")] = None,
        seats: Annotated[
            int, flag("--seats", help="help-seats", parser=number(1, 99), metavar="N")
        ] = 2,
        games: Annotated[
            int,
            flag("--games", help="help-games-count", parser=number(1, MAX_GAMES), metavar="N"),
        ] = 1000,
        bots: Annotated[str, flag("--bots", help="help-bots-all", metavar="BOT,…")] = "greedy",
        mode: Annotated[str | None, _mode()] = None,
        option: Annotated[list[str] | None, _option()] = None,
        board: Annotated[str | None, _board()] = None,
        start: Annotated[str | None, flag("--start", help="help-start", metavar="SEAT")] = None,
        seed: Annotated[int, _seed()] = 0,
        csv: Annotated[Path | None, flag("--csv", help="help-csv", metavar="FILE")] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.terminal.simulate import simulate_games

        given = table_options(option, mode, start, board)
        return simulate_games(game, seats, given, bots, games, seed, csv)


def add_replay(app: typer.Typer) -> None:
    @command(app, "replay")
    def replay(
        file: Annotated[Path, argument("help-game-file", metavar="FILE")],
        step: Annotated[bool, flag("--step", help="help-step")] = False,
        at: Annotated[
            int | None, flag("--at", help="help-at", parser=number(0, 999_999), metavar="N")
        ] = None,
        seat: Annotated[
            int | None, flag("--seat", help="help-seat", parser=number(1, 99), metavar="N")
        ] = None,
        svg: Annotated[
            Path | None, flag("--svg", help="help-replay-svg", metavar="OUT.svg")
        ] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.terminal.replay import replay_file

        return replay_file(file, step, at, seat, svg)


def add_verify(app: typer.Typer) -> None:
    @command(app, "verify", "help-verify")
    def verify(
        file: Annotated[Path, argument("help-game-file", metavar="FILE")],
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.terminal.verify import verify_file

        return verify_file(file)


def add_board(app: typer.Typer) -> None:
    board = add_material(app, "board")

    @command(board, "show", "help-show-board")
    def show(
        source: Annotated[str, argument("help-source", metavar="FILE|NAME")],
        svg: Annotated[Path | None, flag("--svg", help="help-svg", metavar="OUT.svg")] = None,
        game: Annotated[str | None, flag("--game", help="help-game", metavar="GAME")] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.terminal.materials import show_material

        return show_material("board", game, source, svg)

    @command(board, "new", "help-new-board")
    def new(
        file: Annotated[Path | None, argument("help-new-file", metavar="FILE")] = None,
        mode: Annotated[str | None, _mode()] = None,
        seed: Annotated[str | None, flag("--seed", help="help-new-seed", metavar="WORD")] = None,
        symmetry: Annotated[
            str | None,
            flag("--symmetry", help="help-symmetry", metavar="none|half-turn|mirror"),
        ] = None,
        svg: Annotated[Path | None, flag("--svg", help="help-svg", metavar="OUT.svg")] = None,
        game: Annotated[str | None, flag("--game", help="help-game", metavar="GAME")] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.terminal.materials import new_material

        wish = {"mode": mode, "symmetry": symmetry}
        return new_material("board", game, wish, seed, svg, file)


def add_cards(app: typer.Typer) -> None:
    cards = add_material(app, "cards")

    @command(cards, "show", "help-show-cards")
    def show(
        source: Annotated[str, argument("help-source", metavar="FILE|NAME")],
        game: Annotated[str | None, flag("--game", help="help-game", metavar="GAME")] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.terminal.materials import show_material

        return show_material("cards", game, source)

    @command(cards, "new", "help-new-cards")
    def new(
        file: Annotated[Path | None, argument("help-new-file", metavar="FILE")] = None,
        game: Annotated[str | None, flag("--game", help="help-game", metavar="GAME")] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.terminal.materials import copy_material

        return copy_material("cards", game, file)


def add_material(app: typer.Typer, material: str) -> typer.Typer:
    """A group of commands for files of this material; it can check them."""
    group = add_group(app, material)

    @command(group, "check")
    def check(
        files: Annotated[list[str], argument("help-files", metavar="FILE…")],
        game: Annotated[str | None, flag("--game", help="help-game", metavar="GAME")] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.terminal.materials import check_material

        return check_material(material, game, files)

    return group


def add_games(app: typer.Typer) -> None:
    @command(app, "games")
    def games(lang: Annotated[str | None, lang_flag()] = None) -> int:
        from waldbach.terminal.materials import list_games

        return list_games()


def add_referee(app: typer.Typer) -> None:
    @command(app, "referee")
    def referee(lang: Annotated[str | None, lang_flag()] = None) -> int:
        from waldbach.adapters.referee import main as serve

        return serve() or 0


def add_lab(app: typer.Typer) -> None:
    lab = add_group(app, "lab")
    add_tournament(lab)
    add_balance(lab)


def add_tournament(lab: typer.Typer) -> None:
    @command(lab, "tournament", "help-tournament")
    def tournament(
        game: Annotated[str | None, argument("help-game", metavar="GAME")] = None,
        players: Annotated[
            str, flag("--players", help="help-players", metavar="BOT[@BUDGET],…")
        ] = "greedy,random",
        seats: Annotated[
            int | None, flag("--seats", help="help-seats", parser=number(1, 99), metavar="N")
        ] = None,
        games: Annotated[
            int,
            flag("--games", help="help-games-lineup", parser=number(1, MAX_GAMES), metavar="N"),
        ] = 100,
        mode: Annotated[str | None, _mode()] = None,
        option: Annotated[list[str] | None, _option()] = None,
        board: Annotated[str | None, _board()] = None,
        seed: Annotated[int, _seed()] = 0,
        workers: Annotated[int | None, _workers()] = None,
        ray: Annotated[str | None, _ray()] = None,
        out: Annotated[Path | None, _out()] = None,
        format: Annotated[str, _format()] = "csv",
        as_json: Annotated[bool, _json()] = False,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.lab.commands import Place, hold_tournament

        given = table_options(option, mode, None, board)
        place = Place(workers, ray, out, format)
        return hold_tournament(game, players, seats, given, games, seed, place, as_json)


def add_balance(lab: typer.Typer) -> None:
    @command(lab, "balance", "help-balance")
    def balance(
        game: Annotated[str | None, argument("help-game", metavar="GAME")] = None,
        seats: Annotated[str | None, flag("--seats", help="help-seats-grid", metavar="N,…")] = None,
        mode: Annotated[str | None, _mode(",…")] = None,
        option: Annotated[
            list[str] | None, flag("--option", help="help-option-grid", metavar="NAME=VALUE,…")
        ] = None,
        board: Annotated[str | None, _board(",…")] = None,
        games: Annotated[
            int,
            flag("--games", help="help-games-table", parser=number(2, MAX_GAMES), metavar="N"),
        ] = 1000,
        bots: Annotated[str, flag("--bots", help="help-bots-all", metavar="BOT,…")] = "greedy",
        slips: Annotated[str, flag("--slips", help="help-slips", metavar="SHARE")] = "0.2",
        seed: Annotated[int, _seed()] = 0,
        workers: Annotated[int | None, _workers()] = None,
        ray: Annotated[str | None, _ray()] = None,
        out: Annotated[Path | None, _out()] = None,
        format: Annotated[str, _format()] = "csv",
        as_json: Annotated[bool, _json()] = False,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.lab.balance_command import study_balance
        from waldbach.lab.commands import Place

        given = table_options(option, mode, None, board)
        place = Place(workers, ray, out, format)
        return study_balance(game, seats, given, games, bots, slips, seed, place, as_json)


# --- flags of several commands --------------------------------------------------------------------


def _mode(more: str = "") -> Any:
    return flag("--mode", help="help-mode", metavar=f"MODE{more}")


def _option() -> Any:
    return flag("--option", help="help-option", metavar="NAME=VALUE")


def _board(more: str = "") -> Any:
    return flag("--board", help="help-board-option", metavar=f"FILE|NAME{more}")


def _seed() -> Any:
    return flag("--seed", help="help-seed-simulate", parser=number(0, MAX_SEED), metavar="N")


def _json() -> Any:
    return flag("--json", help="help-json")


def _workers() -> Any:
    return flag("--workers", help="help-workers", parser=number(1, 999), metavar="N")


def _ray() -> Any:
    return flag("--ray", help="help-ray", metavar="ADDRESS")


def _out() -> Any:
    return flag("--out", help="help-out", metavar="FOLDER")


def _format() -> Any:
    return flag("--format", help="help-format", metavar="csv|parquet")


def table_options(
    pairs: list[str] | None, mode: str | None, start: str | None, board: str | None
) -> dict[str, str]:
    """The options of a table, from `--option name=value` and the flags that stand for some."""
    given: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadInput("cli-option-pair", value=pair)
        given[name] = value
    flags = {"mode": mode, "start": start, "board": board}
    given |= {name: value for name, value in flags.items() if value is not None}
    return given


if __name__ == "__main__":
    sys.exit(main())
