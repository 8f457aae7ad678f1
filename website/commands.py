"""The command `waldbach` as a page, from its own help."""

from __future__ import annotations

from typing import Any

import typer

from waldbach import cli
from waldbach.messages import language
from website.markdown import block, code, table

INTRODUCTION = """\
# The command waldbach

This page is made from the help of the program: `waldbach COMMAND --help` shows the same, in
English, German or Polish. What is wrong with a command line is said in one sentence on stderr,
with exit code 2. `board check` and `cards check` end with 0 if all files can be played, whatever
could be better about them, and with 1 if one cannot.
"""


def page() -> str:
    before = language.get()
    language.set("en")
    try:
        root: Any = typer.main.get_command(cli.build(["serve"]))
        return "\n\n".join([INTRODUCTION, *_commands(root, "waldbach")]) + "\n"
    finally:
        language.set(before)


def _commands(node: Any, name: str) -> list[str]:
    if not hasattr(node, "commands"):
        return _command(node, name)
    parts = []
    for word, command in node.commands.items():
        if not command.hidden:
            parts += _commands(command, f"{name} {word}")
    return parts


def _command(node: Any, name: str) -> list[str]:
    arguments = [one for one in node.params if one.param_type_name == "argument"]
    flags = [one for one in node.params if one.param_type_name == "option"]
    usage = " ".join([name, *(_argument(one) for one in arguments), "[OPTIONS]" if flags else ""])
    parts = [f"## {name}", node.help or "", block(usage.strip())]
    rows = [[code(_argument(one)), one.help or ""] for one in arguments]
    if rows:
        parts.append(table(["argument", "meaning"], rows))
    rows = [[code(_flag(one)), one.help or "", _default(one)] for one in flags]
    if rows:
        parts.append(table(["option", "meaning", "if left out"], rows))
    return parts


def _argument(one: Any) -> str:
    name = one.metavar or str(one.name).upper()
    return name if one.required else f"[{name}]"


def _flag(one: Any) -> str:
    names = ", ".join([*one.opts, *one.secondary_opts])
    return names if one.is_flag else f"{names} {one.metavar or 'VALUE'}"


def _default(one: Any) -> str:
    value = one.default
    return "" if value is None or one.is_flag or callable(value) else code(value)
