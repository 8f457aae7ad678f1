"""The command `waldbach`.

Commands are registered when `main` runs, since their help is in the reader's language; what they do
stands in `waldbach.terminal`. An error of the person's is one sentence on stderr and exit code 2.
"""

import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from waldbach import __version__
from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, language, preferred_language, text

MAX_SEED = (1 << 63) - 1
MAX_GAMES = 10_000_000


# --- help and errors in the reader's language -----------------------------------------------------


def _say_usage(usage: str) -> str:
    return text("help-usage") + usage.removeprefix("Usage:")


def _say_help(option: Any) -> Any:
    if option is not None:
        option.help = text("help-help")
        option.rich_help_panel = text("help-options")
    return option


class Command(TyperCommand):
    """A command whose help has no English that the catalogues do not know of."""

    def get_usage(self, ctx: Any) -> str:
        return _say_usage(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        return _say_help(super().get_help_option(ctx))


class CommandGroup(TyperGroup):
    """The same for a group of commands."""

    def get_usage(self, ctx: Any) -> str:
        return _say_usage(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        return _say_help(super().get_help_option(ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        names = self.list_commands(ctx)
        if args and args[0] not in names and not args[0].startswith("-"):
            raise BadInput("cli-no-command", name=args[0], right=", ".join(names))
        return super().resolve_command(ctx, args)


def wished_language(args: Sequence[str]) -> str:
    """The language of `--lang`, wherever it stands, or of the environment."""
    wish = None
    for number, word in enumerate(args):
        if word == "--lang":
            wish = args[number + 1] if number + 1 < len(args) else ""
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    if wish is not None and wish not in LANGUAGES:
        language.set(preferred_language())
        raise BadInput("cli-language", value=wish, right=", ".join(LANGUAGES))
    return preferred_language(wish)


def number(least: int, most: int) -> Callable[[str], int]:
    """Reads the number behind an option."""

    def read(value: object) -> int:
        word = str(value)  # a default arrives as the number it is
        if not (word.isascii() and word.isdigit()) or not least <= int(word[:20]) <= most:
            raise typer.BadParameter(text("word-number", value=word, least=least, most=most))
        return int(word)

    read.__name__ = "N"
    return read


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
        command = typer.main.get_command(build())
        code = command.main(args=args, prog_name="waldbach", standalone_mode=False)
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
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def complain(sentence: str) -> int:
    print(f"waldbach: {sentence}", file=sys.stderr)
    return 2


# --- the commands ---------------------------------------------------------------------------------


def build() -> typer.Typer:
    app = typer.Typer(
        cls=CommandGroup,
        help=text("help-waldbach"),
        add_completion=False,
        pretty_exceptions_enable=False,
        invoke_without_command=True,
        rich_markup_mode="rich",
    )
    add_root(app)
    for add in (add_play, add_simulate, add_replay, add_verify, add_board, add_cards, add_games,
                add_referee, add_lab):  # fmt: skip
        add(app)
    return app


def _option(*names: str, help: str, **more: Any) -> Any:
    return typer.Option(*names, help=text(help), rich_help_panel=text("help-options"),
                        show_default=False, **more)  # fmt: skip


def _argument(help: str, **more: Any) -> Any:
    return typer.Argument(help=text(help), rich_help_panel=text("help-arguments"),
                          show_default=False, **more)  # fmt: skip


def _command(app: typer.Typer, name: str, help: str = "") -> Callable[[Any], Any]:
    return app.command(
        name, cls=Command, help=text(help or f"help-{name}"), rich_help_panel=text("help-commands")
    )


def _lang() -> Any:
    return _option("--lang", help="help-lang", metavar="|".join(LANGUAGES))


def add_root(app: typer.Typer) -> None:
    @app.callback(cls=CommandGroup)
    def root(
        ctx: typer.Context,
        version: Annotated[bool, _option("--version", help="help-version")] = False,
        lang: Annotated[str | None, _lang()] = None,
    ) -> None:
        if version:
            print(f"waldbach {__version__}")
        elif ctx.invoked_subcommand is None:
            ctx.get_help()


def add_play(app: typer.Typer) -> None:
    @_command(app, "play")
    def play(
        game: Annotated[str | None, _argument("help-game", metavar="GAME")] = None,
        seats: Annotated[
            int | None, _option("--seats", help="help-seats", parser=number(1, 99), metavar="N")
        ] = None,
        you: Annotated[
            int | None, _option("--you", help="help-you", parser=number(1, 99), metavar="N")
        ] = None,
        mode: Annotated[str | None, _option("--mode", help="help-mode", metavar="MODE")] = None,
        option: Annotated[
            list[str] | None, _option("--option", help="help-option", metavar="NAME=VALUE")
        ] = None,
        board: Annotated[
            str | None, _option("--board", help="help-board-option", metavar="FILE|NAME")
        ] = None,
        bots: Annotated[str | None, _option("--bots", help="help-bots", metavar="BOT,…")] = None,
        seed: Annotated[
            int | None, _option("--seed", help="help-seed", parser=number(0, MAX_SEED), metavar="N")
        ] = None,
        load: Annotated[Path | None, _option("--load", help="help-load", metavar="FILE")] = None,
        save: Annotated[Path | None, _option("--save", help="help-save", metavar="FILE")] = None,
        lang: Annotated[str | None, _lang()] = None,
    ) -> int:
        from waldbach.terminal.play import Wish, play_game

        given = table_options(option, mode, None, board)
        return play_game(Wish(game, seats, you, given, bots, seed, load, save))


def add_simulate(app: typer.Typer) -> None:
    @_command(app, "simulate")
    def simulate(
        game: Annotated[str | None, _argument("help-game", metavar="GAME")] = None,
        seats: Annotated[
            int, _option("--seats", help="help-seats", parser=number(1, 99), metavar="N")
        ] = 2,
        games: Annotated[
            int,
            _option("--games", help="help-games-count", parser=number(1, MAX_GAMES), metavar="N"),
        ] = 1000,
        bots: Annotated[str, _option("--bots", help="help-bots-all", metavar="BOT,…")] = "greedy",
        mode: Annotated[str | None, _option("--mode", help="help-mode", metavar="MODE")] = None,
        option: Annotated[
            list[str] | None, _option("--option", help="help-option", metavar="NAME=VALUE")
        ] = None,
        board: Annotated[
            str | None, _option("--board", help="help-board-option", metavar="FILE|NAME")
        ] = None,
        start: Annotated[str | None, _option("--start", help="help-start", metavar="SEAT")] = None,
        seed: Annotated[
            int,
            _option("--seed", help="help-seed-simulate", parser=number(0, MAX_SEED), metavar="N"),
        ] = 0,
        csv: Annotated[Path | None, _option("--csv", help="help-csv", metavar="FILE")] = None,
        lang: Annotated[str | None, _lang()] = None,
    ) -> int:
        from waldbach.terminal.simulate import simulate_games

        given = table_options(option, mode, start, board)
        return simulate_games(game, seats, given, bots, games, seed, csv)


def add_replay(app: typer.Typer) -> None:
    @_command(app, "replay")
    def replay(
        file: Annotated[Path, _argument("help-game-file", metavar="FILE")],
        step: Annotated[bool, _option("--step", help="help-step")] = False,
        at: Annotated[
            int | None, _option("--at", help="help-at", parser=number(0, 999_999), metavar="N")
        ] = None,
        seat: Annotated[
            int | None, _option("--seat", help="help-seat", parser=number(1, 99), metavar="N")
        ] = None,
        svg: Annotated[
            Path | None, _option("--svg", help="help-replay-svg", metavar="OUT.svg")
        ] = None,
        lang: Annotated[str | None, _lang()] = None,
    ) -> int:
        from waldbach.terminal.replay import replay_file

        return replay_file(file, step, at, seat, svg)


def add_verify(app: typer.Typer) -> None:
    @_command(app, "verify", "help-verify")
    def verify(
        file: Annotated[Path, _argument("help-game-file", metavar="FILE")],
        lang: Annotated[str | None, _lang()] = None,
    ) -> int:
        from waldbach.terminal.verify import verify_file

        return verify_file(file)


def add_board(app: typer.Typer) -> None:
    board = add_material(app, "board")

    @_command(board, "show", "help-show-board")
    def show(
        source: Annotated[str, _argument("help-source", metavar="FILE|NAME")],
        svg: Annotated[Path | None, _option("--svg", help="help-svg", metavar="OUT.svg")] = None,
        game: Annotated[str | None, _option("--game", help="help-game", metavar="GAME")] = None,
        lang: Annotated[str | None, _lang()] = None,
    ) -> int:
        from waldbach.terminal.materials import show_material

        return show_material("board", game, source, svg)


def add_cards(app: typer.Typer) -> None:
    cards = add_material(app, "cards")

    @_command(cards, "show", "help-show-cards")
    def show(
        source: Annotated[str, _argument("help-source", metavar="FILE|NAME")],
        game: Annotated[str | None, _option("--game", help="help-game", metavar="GAME")] = None,
        lang: Annotated[str | None, _lang()] = None,
    ) -> int:
        from waldbach.terminal.materials import show_material

        return show_material("cards", game, source)


def add_material(app: typer.Typer, material: str) -> typer.Typer:
    """A group of commands for files of this material; it can check them."""
    group = add_group(app, material)

    @_command(group, "check")
    def check(
        files: Annotated[list[str], _argument("help-files", metavar="FILE…")],
        game: Annotated[str | None, _option("--game", help="help-game", metavar="GAME")] = None,
        lang: Annotated[str | None, _lang()] = None,
    ) -> int:
        from waldbach.terminal.materials import check_material

        return check_material(material, game, files)

    return group


def add_group(app: typer.Typer, name: str) -> typer.Typer:
    """A command that has commands of its own; alone, it lists them."""
    group = typer.Typer(cls=CommandGroup, help=text(f"help-{name}"), invoke_without_command=True)
    app.add_typer(group, name=name, rich_help_panel=text("help-commands"))

    @group.callback(cls=CommandGroup)
    def root(ctx: typer.Context, lang: Annotated[str | None, _lang()] = None) -> None:
        if ctx.invoked_subcommand is None:
            ctx.get_help()

    return group


def add_games(app: typer.Typer) -> None:
    @_command(app, "games")
    def games(lang: Annotated[str | None, _lang()] = None) -> int:
        from waldbach.terminal.materials import list_games

        return list_games()


def add_referee(app: typer.Typer) -> None:
    @_command(app, "referee")
    def referee(lang: Annotated[str | None, _lang()] = None) -> int:
        from waldbach.adapters.referee import main as serve

        return serve() or 0


def add_lab(app: typer.Typer) -> None:
    lab = add_group(app, "lab")
    add_tournament(lab)
    add_balance(lab)


def add_tournament(lab: typer.Typer) -> None:
    @_command(lab, "tournament", "help-tournament")
    def tournament(
        game: Annotated[str | None, _argument("help-game", metavar="GAME")] = None,
        players: Annotated[
            str, _option("--players", help="help-players", metavar="BOT[@BUDGET],…")
        ] = "greedy,random",
        seats: Annotated[
            int | None, _option("--seats", help="help-seats", parser=number(1, 99), metavar="N")
        ] = None,
        games: Annotated[
            int,
            _option("--games", help="help-games-lineup", parser=number(1, MAX_GAMES), metavar="N"),
        ] = 100,
        mode: Annotated[str | None, _option("--mode", help="help-mode", metavar="MODE")] = None,
        option: Annotated[
            list[str] | None, _option("--option", help="help-option", metavar="NAME=VALUE")
        ] = None,
        board: Annotated[
            str | None, _option("--board", help="help-board-option", metavar="FILE|NAME")
        ] = None,
        seed: Annotated[
            int,
            _option("--seed", help="help-seed-simulate", parser=number(0, MAX_SEED), metavar="N"),
        ] = 0,
        workers: Annotated[int | None, _workers()] = None,
        ray: Annotated[str | None, _ray()] = None,
        out: Annotated[Path | None, _out()] = None,
        format: Annotated[str, _format()] = "csv",
        as_json: Annotated[bool, _option("--json", help="help-json")] = False,
        lang: Annotated[str | None, _lang()] = None,
    ) -> int:
        from waldbach.lab.commands import Place, hold_tournament

        given = table_options(option, mode, None, board)
        place = Place(workers, ray, out, format)
        return hold_tournament(game, players, seats, given, games, seed, place, as_json)


def add_balance(lab: typer.Typer) -> None:
    @_command(lab, "balance", "help-balance")
    def balance(
        game: Annotated[str | None, _argument("help-game", metavar="GAME")] = None,
        seats: Annotated[
            str | None, _option("--seats", help="help-seats-grid", metavar="N,…")
        ] = None,
        mode: Annotated[str | None, _option("--mode", help="help-mode", metavar="MODE,…")] = None,
        option: Annotated[
            list[str] | None, _option("--option", help="help-option-grid", metavar="NAME=VALUE,…")
        ] = None,
        board: Annotated[
            str | None, _option("--board", help="help-board-option", metavar="FILE|NAME,…")
        ] = None,
        games: Annotated[
            int,
            _option("--games", help="help-games-table", parser=number(2, MAX_GAMES), metavar="N"),
        ] = 1000,
        bots: Annotated[str, _option("--bots", help="help-bots-all", metavar="BOT,…")] = "greedy",
        slips: Annotated[str, _option("--slips", help="help-slips", metavar="SHARE")] = "0.2",
        seed: Annotated[
            int,
            _option("--seed", help="help-seed-simulate", parser=number(0, MAX_SEED), metavar="N"),
        ] = 0,
        workers: Annotated[int | None, _workers()] = None,
        ray: Annotated[str | None, _ray()] = None,
        out: Annotated[Path | None, _out()] = None,
        format: Annotated[str, _format()] = "csv",
        as_json: Annotated[bool, _option("--json", help="help-json")] = False,
        lang: Annotated[str | None, _lang()] = None,
    ) -> int:
        from waldbach.lab.balance_command import study_balance
        from waldbach.lab.commands import Place

        given = table_options(option, mode, None, board)
        place = Place(workers, ray, out, format)
        return study_balance(game, seats, given, games, bots, slips, seed, place, as_json)


def _workers() -> Any:
    return _option("--workers", help="help-workers", parser=number(1, 999), metavar="N")


def _ray() -> Any:
    return _option("--ray", help="help-ray", metavar="ADDRESS")


def _out() -> Any:
    return _option("--out", help="help-out", metavar="FOLDER")


def _format() -> Any:
    return _option("--format", help="help-format", metavar="csv|parquet")


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
