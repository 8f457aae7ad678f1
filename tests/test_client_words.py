"""The browser client has words for every name that the server gives.

For names that the client knows itself its types see to that (`family` in `web/src/i18n`), and what
is there in English is there in all languages (`web/tests/i18n.test.ts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from waldbach import registry
from waldbach.bots.levels import STANDARD
from waldbach.games.renature import position
from waldbach.games.waldgaertner import sense
from waldbach.messages import LANGUAGES, language, text

SOURCE = Path(__file__).parents[1] / "web/src"


def words(lang: str) -> dict[str, str]:
    """Every key of the client, with what stands behind it on its line."""
    files = [file.read_text(encoding="utf-8") for file in SOURCE.glob(f"**/{lang}/*.ftl")]
    return dict(re.findall(r"^([a-z][\w-]*) *= *(.*)$", "\n".join(files), re.MULTILINE))


KEYS = set(words("en"))
CHOICES = {"renature": "renature-choice", "waldgaertner": "waldgaertner-value"}
UNASKED = {"waldgaertner-ask-select"}  # told in two ways: with and without a six


def missing(keys: Iterable[str]) -> list[str]:
    return [key for key in keys if key not in KEYS]


def test_every_level_is_named_and_told_of() -> None:
    assert missing(f"home-{what}-{level}" for level in STANDARD for what in ("level", "bot")) == []


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    token = language.set(request.param)
    yield request.param
    language.reset(token)


def test_a_level_is_told_of_as_in_the_terminal(lang: str) -> None:
    """There it stands in a list, here it is a sentence."""
    here = words(lang)
    there = {level: text(f"bot-{level}") for level in STANDARD}
    sentences = {level: f"{told[0].upper()}{told[1:]}." for level, told in there.items()}
    assert {level: here[f"home-bot-{level}"] for level in STANDARD} == sentences


@pytest.mark.parametrize("name", CHOICES)
def test_every_mode_is_named_and_told_of(name: str) -> None:
    mode = next(option for option in registry.get(name).options if option.name == "mode")
    whats = ("game", "mode", "mode-about")
    assert missing(f"home-{what}-{name}-{one}" for what in whats for one in mode.choices) == []
    assert missing([f"home-box-{name}", f"home-credits-{name}"]) == []


@pytest.mark.parametrize("name", CHOICES)
def test_every_option_and_its_choices_are_named(name: str) -> None:
    options = [option for option in registry.get(name).options if option.name != "mode"]
    assert missing(f"{name}-option-{option.name}" for option in options) == []
    choices = [
        f"{CHOICES[name]}-{option.name}-{choice.replace('+', '-')}"
        for option in options
        for choice in option.choices or (option.default,)
    ]
    assert missing(choices) == []


@pytest.mark.parametrize("name", CHOICES)
def test_every_step_is_asked_for(name: str) -> None:
    steps = {"renature": position.STEPS, "waldgaertner": sense.STEPS}[name]
    assert set(missing(f"{name}-ask-{step}" for step in steps)) <= UNASKED
