"""The catalogues: tests look for what is written, in the language of whoever reads it."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from waldbach import messages

SOURCE = Path(__file__).parents[2] / "web/src"
ANYTHING = "\ue000"  # a sign that stands for what a test does not know


@functools.cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for file in sorted(SOURCE.glob(f"**/{lang}/*.ftl")):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def text(lang: str, key: str, **args: Any) -> str:
    """What the client writes for a key."""
    messages = bundle(lang)
    pattern = messages.get_message(key).value if messages.has_message(key) else None
    if pattern is None:
        raise KeyError(f"no text {key!r} in {lang!r}")
    value, errors = messages.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(value)


def refusal(lang: str, name: str, **args: Any) -> str:
    """What the server says against something, in the words of the rules."""
    token = messages.language.set(lang)
    try:
        return messages.text(f"refusal-{name}", **args)
    finally:
        messages.language.reset(token)


def like(lang: str, key: str, *unknown: str, **args: Any) -> re.Pattern[str]:
    """A pattern for what the client writes where some arguments are not known."""
    written = text(lang, key, **args, **dict.fromkeys(unknown, ANYTHING))
    return re.compile("^" + ".*".join(re.escape(part) for part in written.split(ANYTHING)) + "$")
