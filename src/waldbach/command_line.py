"""What all commands are made of: flags, arguments and help in the reader's language."""

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, text


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


def number(least: int, most: int) -> Callable[[str], int]:
    """Reads the number behind an option."""

    def read(value: object) -> int:
        word = str(value)  # a default arrives as the number it is
        if not (word.isascii() and word.isdigit()) or not least <= int(word[:20]) <= most:
            raise typer.BadParameter(text("word-number", value=word, least=least, most=most))
        return int(word)

    read.__name__ = "N"
    return read


def flag(*names: str, help: str, **more: Any) -> Any:
    return typer.Option(*names, help=text(help), rich_help_panel=text("help-options"),
                        show_default=False, **more)  # fmt: skip


def argument(help: str, **more: Any) -> Any:
    return typer.Argument(help=text(help), rich_help_panel=text("help-arguments"),
                          show_default=False, **more)  # fmt: skip


def command(app: typer.Typer, name: str, help: str = "") -> Callable[[Any], Any]:
    return app.command(
        name, cls=Command, help=text(help or f"help-{name}"), rich_help_panel=text("help-commands")
    )


def lang_flag() -> Any:
    return flag("--lang", help="help-lang", metavar="|".join(LANGUAGES))


def add_group(app: typer.Typer, name: str) -> typer.Typer:
    """A command that has commands of its own; alone, it lists them."""
    group = typer.Typer(cls=CommandGroup, help=text(f"help-{name}"), invoke_without_command=True)
    app.add_typer(group, name=name, rich_help_panel=text("help-commands"))

    @group.callback(cls=CommandGroup)
    def root(ctx: typer.Context, lang: Annotated[str | None, lang_flag()] = None) -> None:
        if ctx.invoked_subcommand is None:
            ctx.get_help()

    return group
