"""Showing the settings: to the host who runs a server, and in the docs."""

from __future__ import annotations

from typing import NamedTuple

from waldbach.messages import language, text
from waldbach.server.settings.phrases import Secret
from waldbach.server.settings.tree import SETTINGS, Derived, Setting, Settings


class Row(NamedTuple):
    name: str
    value: str
    source: str


def explain(settings: Settings) -> list[Row]:
    """Every setting with its value, passwords hidden, and where it comes from."""
    rows = []
    for setting in SETTINGS:
        home = getattr(settings, setting.section) if setting.section else settings
        value = getattr(home, setting.key.replace("-", "_"))
        word = str(value) if isinstance(value, Secret) else setting.format(value)
        rows.append(Row(setting.name, word, str(settings.sources[setting.name])))
    return rows


def table() -> str:
    """The table of docs/settings.md, in English as the documents are."""
    token = language.set("en")
    try:
        rows = [_table_row(setting) for setting in SETTINGS]
    finally:
        language.reset(token)
    head = "| flag, variable, key in the file | what it is for | value | default |"
    return "\n".join([head, "| --- | --- | --- | --- |", *rows])


def _table_row(setting: Setting) -> str:
    names = [setting.flag, setting.variable, *setting.also, setting.in_file]
    said = "<br>".join(f"`{name}`" for name in names if name)
    if isinstance(setting.default, Derived):
        default = str(setting.default.told)
    else:
        default = f"`{setting.format(setting.default)}`"
    form = str(setting.right()).replace("<", "&lt;")  # else Markdown makes a link of a mail address
    return f"| {said} | {text(setting.help)} | {form} | {default} |"
