"""How the admin's commands speak: tables for people, JSON for programs, questions before harm."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from rich import box
from rich.table import Table as Grid

from waldbach.game import BadInput
from waldbach.messages import text
from waldbach.terminal.screen import make_console

YES = {"y", "yes", "j", "ja", "t", "tak"}


def show_rows(rows: Sequence[dict[str, Any]], as_json: bool) -> None:
    """A table with one line for each row, or all of them as JSON."""
    if as_json:
        show_json(list(rows))
        return
    if not rows:
        print(text("admin-none"))
        return
    console = make_console()
    if not console.is_terminal:
        console.width = 10_000  # whoever reads this from a file wants whole lines
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in rows[0]:
        grid.add_column(name.removesuffix("_at"), overflow="fold")
    for row in rows:
        grid.add_row(*(shown(name, value) for name, value in row.items()))
    console.print(grid)


def show_facts(facts: dict[str, Any], as_json: bool) -> None:
    """One thing, a line for each fact."""
    if as_json:
        show_json(facts)
        return
    for name, value in facts.items():
        nested = isinstance(value, list) and value and isinstance(value[0], dict)
        if nested or (isinstance(value, dict) and value):
            print(f"{name}:")
            lines = value if nested else [{n: v} for n, v in value.items()]
            for line in lines:
                print("  " + "  ".join(f"{n} {shown(n, v)}" for n, v in line.items()))
        else:
            print(f"{name.removesuffix('_at')}: {shown(name, value)}")


def show_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def shown(name: str, value: Any) -> str:
    if value is None or value in ("", {}, []):
        return "-"
    if name.endswith("_at"):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)


def ask(question: str, yes: bool) -> None:
    """Go on only if whoever sits at the terminal wants it, or has said so beforehand."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise BadInput("admin-yes")
    if input(f"{question} {text('admin-ask')} ").strip().lower() not in YES:
        raise BadInput("admin-left")
