"""Input that is nearly right, for the tests of everything that reads."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from waldbach.game import BadInput
from waldbach.jit import COMPILED
from waldbach.messages import LANGUAGES, language

FULL = 100  # examples in a profile that says nothing about them


def examples(number: int) -> settings:
    """A fixed set of examples, the same in every run; fewer in the quick loop, and when the rules
    run uncompiled."""
    share = settings().max_examples / FULL  # of the profile that is loaded
    return settings(
        max_examples=math.ceil(number * share / (1 if COMPILED else 8)),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


NUMBERS = (
    "0", "1", "2", "4", "5", "9", "16", "40", "99", "127", "128", "256", "9999", "-1", "+1", "00",
    "007", "0000019", "1e3", "1_0", "\u00b2", "\u0663", "\uff11", "9" * 30, "9" * 5000,
)  # fmt: skip
NASTY = (
    "", "?", "@", "=", "/", ":", "-", "#", "\x00", "\u2028", "\x85", "\x1c", "\u00a0", "\ud800",
    "a0", "a16", "p1", "A1", "seat", "seats 4", "board", "end", "entries", "option", "position",
    "place", "owl", "owl-owl", "owl@a1", "OW", "S", "m", "4/2", "4/2 = 1", "0/0", "31/15",
    "spectator", "viewer 1", "hand 3 ?", "1:4/2@1=2", "x" * 3000, "grow", "claim any", "market",
    "medlar", "EU-001", "2.3", "6.1", "0.0", "EU+NA", "memory", "garden",
)  # fmt: skip


@st.composite
def damaged(draw: st.DrawFn, texts: list[str]) -> str:
    """A right text with a few things wrong: lost, doubled, swapped, or something else instead."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        unit = draw(st.sampled_from(["line", "word", "number", "char"]))
        parts = re.split(
            {"line": r"(\n)", "word": r"(\s+)", "number": r"(\d+)", "char": r"()"}[unit], text
        )
        # Splitting puts what was looked for at the odd places.
        at_part = draw(st.integers(0, (len(parts) - 1) // 2)) * 2
        if unit == "number" and at_part + 1 < len(parts):
            at_part += 1
        other = draw(st.integers(0, len(parts) - 1))
        match draw(st.sampled_from(["drop", "double", "swap", "copy", "nasty", "any", "cut"])):
            case "drop":
                del parts[at_part]
            case "double":
                parts.insert(at_part, parts[at_part] + ("\n" if unit == "line" else ""))
            case "swap":
                parts[at_part], parts[other] = parts[other], parts[at_part]
            case "copy":
                parts[at_part] = parts[other]
            case "nasty":
                parts[at_part] = draw(st.sampled_from(NUMBERS if unit == "number" else NASTY))
            case "any":
                parts[at_part] = draw(st.text(max_size=8))
            case "cut":
                del parts[at_part:]
        text = "".join(parts)
    return text


def inputs(texts: list[str]) -> st.SearchStrategy[str]:
    near = damaged(texts)
    return st.one_of(near, near, near, st.text(max_size=60))


def refused_well(error: BadInput) -> None:
    """The error speaks in every language."""
    for lang in LANGUAGES:
        token = language.set(lang)
        assert str(error)
        language.reset(token)


def near_misses(text: str) -> Iterator[str]:
    """The text with each of its parts replaced by each thing that might be taken for one."""
    parts = re.split(r"([^\W\d]+|\d+)", text)
    for i in range(1, len(parts), 2):
        for other in NUMBERS if parts[i].isdigit() else NASTY:
            yield "".join([*parts[:i], other, *parts[i + 1 :]])
