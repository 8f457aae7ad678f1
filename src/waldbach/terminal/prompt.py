"""How the table reads: with completion and history in a terminal, plain lines from elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Protocol

from rich.console import Console


class Reader(Protocol):
    def ask(self, prompt: str, words: Sequence[str]) -> str:
        """One line; `words` may be completed. Raises `EOFError` when there is nothing more."""


class LineReader:
    """Lines of a script; they are echoed, so that the record of a game can be read."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def ask(self, prompt: str, words: Sequence[str]) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(f"{prompt}{line.rstrip()}")
        return line.rstrip("\n")


def next_parts(typed: str, words: Iterable[str]) -> list[str]:
    """How the last part of what was typed can go on, a part at a time.

    >>> next_parts("place owl@c", ["place owl@c4 snail@c5", "place owl@d1 owl@d2", "end"])
    ['owl@c4']
    """
    *done, part = typed.split(" ")
    found: dict[str, None] = {}
    for word in words:
        parts = word.split(" ")
        if parts[: len(done)] == done and len(parts) > len(done):
            following = parts[len(done)]
            if following.startswith(part):
                found[following] = None
    return list(found)


def terminal_reader() -> Reader:
    """A prompt with completion; imported late, since scripts do not need it."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document
    from prompt_toolkit.shortcuts import CompleteStyle

    class WordCompleter(Completer):
        words: Sequence[str] = ()

        def get_completions(
            self, document: Document, complete_event: CompleteEvent
        ) -> Iterable[Completion]:
            typed = document.text_before_cursor
            part = typed.split(" ")[-1]
            return [Completion(p, -len(part)) for p in next_parts(typed, self.words)]

    class TerminalReader:
        def __init__(self) -> None:
            self.completer = WordCompleter()
            self.session: PromptSession[str] = PromptSession(
                completer=self.completer,
                complete_while_typing=False,
                complete_style=CompleteStyle.READLINE_LIKE,  # needs no room below the prompt
            )

        def ask(self, prompt: str, words: Sequence[str]) -> str:
            self.completer.words = words
            return self.session.prompt(prompt)

    return TerminalReader()


def make_reader(console: Console) -> Reader:
    if sys.stdin.isatty() and console.is_terminal:
        return terminal_reader()
    return LineReader(console)
