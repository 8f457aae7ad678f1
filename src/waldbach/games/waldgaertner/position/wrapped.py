"""A text within the text: a card file, in lines that a position can hold."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator


def wrap_text(text: str) -> Iterator[str]:
    r"""The text as printable lines without blank ones and without blanks at their ends.

    A line ends with a newline of the text unless a backslash stands there.

    >>> list(wrap_text("a\n\nb")), list(wrap_text("\nc \r\n"))
    (['a\\n', 'b\\'], ['\\n\\', 'c \\x0d'])
    """
    lines = re.findall(r"[^\n]+\n*|^\n+", text)
    for line in lines:
        body = line.rstrip("\n")
        more = len(line) - len(body) - 1
        if not body:
            yield "\\n" * (more + 1) + "\\"
            continue
        words = "".join(map(_escaped, body))
        if words.endswith(" "):
            words = words[:-1] + "\\x20"
        yield words + ("\\n" * more if more >= 0 else "\\")


def _escaped(letter: str) -> str:
    if letter == "\\":
        return "\\\\"
    if letter.isprintable():
        return letter
    number = ord(letter)
    return f"\\x{number:02x}" if number < 256 else f"\\u{number:08x}"


def unwrap_text(lines: Iterable[str]) -> str:
    r"""Reads what `wrap_text` writes.

    >>> unwrap_text(wrap_text("\na b \r\n\n\nc"))
    '\na b \r\n\n\nc'
    """
    text = "".join(line + "\n" for line in lines)
    return re.sub(r"\\(\\|n|\n|x[0-9a-f]{2}|u[0-9a-f]{8}|$)", _unescaped, text)


def _unescaped(found: re.Match[str]) -> str:
    word = found[1]
    if word in ("", "\n"):
        return ""
    return {"\\": "\\", "n": "\n"}.get(word) or chr(int(word[1:], 16))
