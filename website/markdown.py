"""Small pieces of Markdown that the generated pages are made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

FENCE = re.compile(r"^ *(```+|~~~+)")
CODE = re.compile(r"(`+)(?:(?!\1).)+\1")
LINK = re.compile(r"(\]\()([^()\s]+)((?:\s+\"[^\"]*\")?\))")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(cell, line)) + " |" for line in lines)


def cell(text: str) -> str:
    r"""
    >>> cell("a | b")
    'a \\| b'
    """
    return " ".join(text.split()).replace("|", "\\|")


def code(text: object) -> str:
    return f"`{text}`"


def block(text: str, language: str = "") -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def prose_lines(markdown: str) -> Iterable[tuple[int, str, bool]]:
    """Every line with its number, and whether it is prose (not inside a fenced block)."""
    fence = ""
    for number, line in enumerate(markdown.split("\n")):
        found = FENCE.match(line)
        if fence:
            yield number, line, False
            if found and found[1].startswith(fence):
                fence = ""
        else:
            fence = found[1] if found else ""
            yield number, line, not fence


def links(markdown: str) -> list[str]:
    """
    >>> links("[a](b.md#c) and `[no](x)`")
    ['b.md#c']
    """
    return [
        found[2]
        for _, line, prose in prose_lines(markdown)
        if prose
        for found in LINK.finditer(CODE.sub("", line))
    ]
