"""Lessons are played through: what they ask for is legal, what they call a mistake is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from waldbach import registry
from waldbach.game import CHANCE, State
from waldbach.games.renature import refusals
from waldbach.log import Entry
from waldbach.server.lessons import Lesson, Step, fits, lessons_of
from waldbach.server.web.study import MOST_ENTRIES

GAME = registry.get("renature")
LESSONS = lessons_of(GAME)
WORDS = Path(__file__).parents[2] / "web" / "src" / "i18n"
LANGUAGES = ("en", "de", "pl")

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def choices(lesson: Lesson, step: Step, state: State) -> list[str]:
    """The legal words that the step asks for."""
    words = GAME.words(state, lesson.seat - 1)
    return [word for word in words if any(fits(pattern, word) for pattern in step.expect)]


def after(state: State, lines: list[str]) -> State:
    for line in lines:
        entry = Entry.read(line)
        state = GAME.apply(state, entry.seat, GAME.parse(entry.word))
    return state


def scenes(lesson: Lesson) -> Iterator[tuple[Step, list[State]]]:
    """Each step with all states in which a learner can meet it."""
    states: list[State] = []
    for step in lesson.steps:
        if step.position:
            states = [GAME.parse_position(step.position)]
        yield step, states
        states = [then for state in states for then in ways_on(lesson, step, state)]


def ways_on(lesson: Lesson, step: Step, state: State) -> list[State]:
    if step.free:
        return [play_on(lesson, state, seed) for seed in range(20)]
    words = choices(lesson, step, state) if step.expect else []
    return [after(state, [f"{lesson.seat} {word}", *step.then]) for word in words] or [
        after(state, step.then)
    ]


def play_on(lesson: Lesson, state: State, seed: int) -> State:
    """A free end: nobody but the learner and chance is ever asked, and it is over soon."""
    rng = np.random.default_rng(seed)
    for _ in range(MOST_ENTRIES):
        acting = GAME.acting(state)
        if not acting:
            return state
        assert acting in ((CHANCE,), (lesson.seat - 1,))
        actions = GAME.legal(state, acting[0])
        state = GAME.apply(state, acting[0], int(rng.choice(actions)))
    raise AssertionError("the free end has no end")


@every_lesson
def test_everything_a_lesson_asks_for_is_legal(lesson: Lesson) -> None:
    assert lesson.steps[0].position
    for step, states in scenes(lesson):
        for state in states:
            assert len(GAME.results(state)) == lesson.seats
            if step.expect:
                assert GAME.acting(state) == (lesson.seat - 1,), step.say
            for pattern in step.expect:
                found = [word for word in choices(lesson, step, state) if fits(pattern, word)]
                assert found, (step.say, pattern)


@every_lesson
def test_every_mistake_is_refused_by_the_rule_that_is_named(lesson: Lesson) -> None:
    for step, states in scenes(lesson):
        for state in states:
            for trap in step.traps:
                refusal = GAME.refusal(state, lesson.seat - 1, GAME.parse(trap.word))
                assert refusal, (step.say, trap.word)
                assert refusal.rule == trap.rule, (step.say, trap.word)


@every_lesson
def test_what_is_pointed_at_is_there(lesson: Lesson) -> None:
    for step, states in scenes(lesson):
        for state in states:
            view = GAME.describe(GAME.view(state, lesson.seat - 1))
            spots = {*view["spaces"], *(f"area:{number}" for number in view["areas"])}
            assert set(step.point) <= spots, step.say


@every_lesson
def test_a_lesson_fits_into_what_may_be_asked(lesson: Lesson) -> None:
    entries = 0
    for step in lesson.steps:
        entries = 0 if step.position else entries
        entries += len(step.then) + bool(step.expect)
        assert entries <= MOST_ENTRIES


def keys_in(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M))


def texts_of(lesson: Lesson) -> Iterator[str]:
    """The keys of all texts that a lesson needs."""
    yield from (f"lessons-{lesson.lesson}-{name}" for name in ("title", "about"))
    for step in lesson.steps:
        key = f"lessons-{lesson.lesson}-{step.say}"
        yield key
        if step.praise:
            yield f"{key}-done"
        for number in range(1, len(step.traps) + 1):
            yield from (f"{key}-trap{number}", f"{key}-why{number}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_there_are_no_others(language: str) -> None:
    needed = [key for lesson in LESSONS.values() for key in texts_of(lesson)]
    assert len(needed) == len(set(needed))
    assert keys_in(WORDS / language / "lessons.ftl") == set(needed)


def test_every_rule_that_a_refusal_names_has_a_place_on_the_page_of_rules() -> None:
    page = (WORDS.parent / "learn" / "chapters.ts").read_text(encoding="utf-8")
    told = set(re.findall(r"'((?:R|V|VV|Q)-[A-Z0-9-]+)'", page))
    assert {rule for _, rule in refusals.REASONS.values()} <= told
