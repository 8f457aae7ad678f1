"""Tables in HTML that can be sorted: every cell may carry the value to sort by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from waldbach.lab.words import DASH, number, percent


@dataclass(frozen=True)
class Column:
    head: str
    words: bool = False  # words stand left, numbers right


@dataclass(frozen=True)
class Cell:
    """HTML, and what the cell is sorted by."""

    html: str
    value: float | str | None = None


NOTHING = Cell(DASH)


def cell(words: str) -> Cell:
    return Cell(escape(words), words)


def number_cell(value: float | None, digits: int = 1) -> Cell:
    return NOTHING if value is None else Cell(number(value, digits), value)


def percent_cell(share: float | None) -> Cell:
    return NOTHING if share is None else Cell(percent(share), share)


def grid(caption: str, columns: Sequence[Column], rows: Sequence[Sequence[Cell]]) -> str:
    """A table in a frame of its own, which scrolls where the page is too narrow."""
    heads = "".join(
        f"<th scope='col'{' class=words' if column.words else ''}>{escape(column.head)}</th>"
        for column in columns
    )
    lines = "".join(f"<tr>{_row(columns, row)}</tr>" for row in rows)
    label = escape(caption, quote=True)
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{label}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{lines}</tbody></table></div>"
    )


def _row(columns: Sequence[Column], row: Sequence[Cell]) -> str:
    cells = []
    for i, (column, one) in enumerate(zip(columns, row, strict=True)):
        tag = "th scope='row'" if i == 0 else "td"
        kind = " class=words" if column.words else ""
        value = "" if one.value is None else f' data-value="{escape(_plain(one.value))}"'
        cells.append(f"<{tag}{kind}{value}>{one.html}</{tag.split()[0]}>")
    return "".join(cells)


def _plain(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:.6g}"
