"""Sentences that wait for their reader, and values that do not show themselves."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from waldbach.game import BadInput
from waldbach.messages import text


class Phrase:
    """A message that becomes text when it is read, in the language of that moment."""

    def __init__(self, key: str, /, **args: object) -> None:
        self.key = key
        self.args = args

    def __str__(self) -> str:
        given = {n: str(a) if isinstance(a, Phrase) else a for n, a in self.args.items()}
        return text(self.key, **given)

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args!r})"


class BadSettings(BadInput):
    """Everything that is wrong with the settings, a sentence each."""

    def __init__(self, problems: list[Phrase]) -> None:
        super().__init__("settings-wrong", count=len(problems))
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "\n".join([super().__str__(), *(f"- {problem}" for problem in self.problems)])


class Secret:
    """A text that shows itself only when asked to. No dataclass: `asdict` would open it."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        return self._text

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.reveal() == self._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __str__(self) -> str:
        return "…"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"


class Address(Secret):
    """The URL of a database or of a pub/sub. It is shown without its login and its query."""

    __slots__ = ()

    @property
    def scheme(self) -> str:
        return self._text.partition(":")[0]

    def __str__(self) -> str:
        if self.scheme == "sqlite":
            return self._text
        parts = urlsplit(self._text)
        _, at, place = parts.netloc.rpartition("@")
        query = "?…" if parts.query else ""
        return f"{self.scheme}://{at and '…@'}{place}{parts.path}{query}"


def shown(word: str) -> str:
    """A word from outside, safe to stand in a line of text."""
    plain = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in word)
    return plain if len(plain) <= 80 else f"{plain[:80]}…"


def shown_url(word: str) -> str:
    """The same for what should have been a URL and may hold a password somewhere."""
    scheme, mark, rest = word.rpartition("://")
    if not re.fullmatch(r"[\w.+-]*", scheme):
        return "…"
    harmless = re.fullmatch(r"[\w./-]*(:\d{1,5})?/?", rest)
    return shown(word) if harmless else f"{shown(scheme)}{mark}…"
