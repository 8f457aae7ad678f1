"""Sentences in the reader's language, from the catalogues in `catalogues/<language>.ftl`.

Rules and readers speak in keys and arguments (`BadInput`, `Refusal`); only here do they become
text. The catalogues are in Fluent's format, which the browser's client can read as well.
"""

from __future__ import annotations

import functools
import os
from contextvars import ContextVar
from importlib import resources
from numbers import Integral
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "de", "pl")
LONGEST = 1000  # characters of an argument


def preferred_language(wish: str | None = None) -> str:
    """The language of a wish such as ``de_DE.UTF-8``, of the environment, or English."""
    for source in (wish, os.environ.get("WALDBACH_LANG"), os.environ.get("LC_ALL"),
                   os.environ.get("LC_MESSAGES"), os.environ.get("LANG")):  # fmt: skip
        if source:
            return source[:2].lower() if source[:2].lower() in LANGUAGES else "en"
    return "en"


_OF_ENVIRONMENT = preferred_language()
language: ContextVar[str] = ContextVar("language", default=_OF_ENVIRONMENT)


@functools.cache
def bundle(lang: str) -> FluentBundle:
    source = resources.files("waldbach") / "catalogues" / f"{lang}.ftl"
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return made


def text(key: str, /, **args: Any) -> str:
    """The message of a key in the current language."""
    messages = bundle(language.get())
    pattern = messages.get_message(key).value if messages.has_message(key) else None
    if pattern is None:
        raise KeyError(f"no message {key!r} in catalogue {language.get()!r}")
    return _filled(messages, pattern, args)


def typed(key: str, /, **args: Any) -> str | None:
    """What can be typed instead, where the message of a key has that: for terminals alone."""
    messages = bundle(language.get())
    pattern = messages.get_message(key).attributes.get("typed")
    return None if pattern is None else _filled(messages, pattern, args)


def _filled(messages: FluentBundle, pattern: Any, args: dict[str, Any]) -> str:
    given = {name: _plain(value) for name, value in args.items()}
    value, errors = messages.format_pattern(pattern, given)
    if errors:
        raise errors[0]
    return str(value)


def _plain(value: Any) -> Any:
    """Numbers are lines, seats, points: nobody wants a thousands separator in them."""
    if isinstance(value, Integral) and not isinstance(value, bool):
        return fluent_number(int(value), useGrouping=False)
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[:LONGEST]}…"  # Fluent refuses very long parts, and nobody would read them
    return value
