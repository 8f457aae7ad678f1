"""Sentences in the reader's language, from the catalogues in `catalogues/<language>.ftl`, and from
those that games bring along: `texts/<language>.ftl` in a game's folder, in which every key begins
with the game's name.

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

from waldbach.places import places

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
def bundle(lang: str, game: str = "") -> FluentBundle:
    """The catalogue of the house, or that of a game."""
    if game:
        source = catalogue(game, lang)
    else:
        home = resources.files("waldbach") / "catalogues"
        source = (home / f"{lang}.ftl").read_text(encoding="utf-8")
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source))
    return made


def catalogue(game: str, lang: str) -> str:
    """The texts that a game brings along, as they are written; empty if it has none."""
    place = places().get(game)
    path = place.folder / "texts" / f"{lang}.ftl" if place else None
    return path.read_text(encoding="utf-8") if path and path.exists() else ""


def text(key: str, /, **args: Any) -> str:
    """The message of a key in the current language."""
    messages = _holder(key)
    pattern = messages.get_message(key).value if messages else None
    if messages is None or pattern is None:
        raise KeyError(f"no message {key!r} in catalogue {language.get()!r}")
    return _filled(messages, pattern, args)


def typed(key: str, /, **args: Any) -> str | None:
    """What can be typed instead, where the message of a key has that: for terminals alone."""
    messages = _holder(key)
    pattern = messages.get_message(key).attributes.get("typed") if messages else None
    return None if messages is None or pattern is None else _filled(messages, pattern, args)


def named(game: str, kind: str, name: str) -> str:
    """What a game calls one of its things, such as a source of points."""
    return _own_or(f"{game}-{kind}-{name}", f"{kind}-{name}")


def title(game: str) -> str:
    """A game's name for readers."""
    return _own_or(f"{game}-title", f"game-{game}")


def option_meaning(game: str, option: str) -> str:
    """What an option of a game is about."""
    return _own_or(f"{game}-option-{option}", f"option-{game}-{option}")


def _own_or(own: str, ours: str) -> str:
    """The message of the game's own catalogue, or that of the house."""
    return text(own if _holder(own) else ours)


def _holder(key: str) -> FluentBundle | None:
    """The catalogue that has this key."""
    lang = language.get()
    if bundle(lang).has_message(key):
        return bundle(lang)
    owners = [game for game in places() if key.startswith(f"{game}-")]
    return next((b for g in owners if (b := bundle(lang, g)).has_message(key)), None)


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
