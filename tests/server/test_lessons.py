"""Lessons are played through: what they ask for is legal, what they call a mistake is refused."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from waldbach import registry
from waldbach.game import CHANCE, Game, State
from waldbach.log import Entry
from waldbach.server.lessons import Lesson, Step, fits, lessons_of
from waldbach.server.web.study import MOST_ENTRIES

CLIENT = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("en", "de", "pl")
GAMES = [game for game in map(registry.get, registry.names()) if lessons_of(game)]

every_lesson = pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(game, lesson, id=f"{game.name}-{name}")
        for game in GAMES
        for name, lesson in lessons_of(game).items()
    ],
)
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def choices(game: Game, lesson: Lesson, step: Step, state: State) -> list[str]:
    """The legal words that the step asks for."""
    words = game.words(state, lesson.seat - 1)
    return [word for word in words if any(fits(pattern, word) for pattern in step.expect)]


def after(game: Game, state: State, lines: list[str]) -> State:
    for line in lines:
        entry = Entry.read(line)
        state = game.apply(state, entry.seat, game.parse(entry.word, state))
    return state


def scenes(game: Game, lesson: Lesson) -> Iterator[tuple[Step, list[State]]]:
    """Each step with all states in which a learner can meet it."""
    states: list[State] = []
    for step in lesson.steps:
        if step.position:
            states = [game.parse_position(step.position)]
        yield step, states
        states = [then for state in states for then in ways_on(game, lesson, step, state)]


def ways_on(game: Game, lesson: Lesson, step: Step, state: State) -> list[State]:
    if step.free:
        return [play_on(game, lesson, step, state, seed) for seed in range(20)]
    words = choices(game, lesson, step, state) if step.expect else []
    return [after(game, state, [f"{lesson.seat} {word}", *step.then]) for word in words] or [
        after(game, state, step.then)
    ]


def play_on(game: Game, lesson: Lesson, step: Step, state: State, seed: int) -> State:
    """A free end: whatever the learner does, the others can play what they are to, to the end."""
    rng, mine, others = np.random.default_rng(seed), lesson.seat - 1, list(step.then)
    for _ in range(MOST_ENTRIES):
        acting = game.acting(state)
        if not acting:
            assert not others
            return state
        if mine in acting or acting == (CHANCE,):
            who = mine if mine in acting else CHANCE
            state = game.apply(state, who, int(rng.choice(game.legal(state, who))))
        else:
            state = after(game, state, [others.pop(0)])
    raise AssertionError("the free end has no end")


@every_lesson
def test_everything_a_lesson_asks_for_is_legal(game: Game, lesson: Lesson) -> None:
    assert lesson.steps[0].position
    for step, states in scenes(game, lesson):
        for state in states:
            assert len(game.results(state)) == lesson.seats
            if step.expect:
                assert game.acting(state) == (lesson.seat - 1,), step.say
            for pattern in step.expect:
                found = [w for w in choices(game, lesson, step, state) if fits(pattern, w)]
                assert found, (step.say, pattern)


@every_lesson
def test_every_mistake_is_refused_by_the_rule_that_is_named(game: Game, lesson: Lesson) -> None:
    for step, states in scenes(game, lesson):
        for state in states:
            for trap in step.traps:
                action = game.parse(trap.word, state)
                refusal = game.refusal(state, lesson.seat - 1, action)
                assert refusal, (step.say, trap.word)
                assert refusal.rule == trap.rule, (step.say, trap.word)


@every_lesson
def test_what_is_pointed_at_is_there(game: Game, lesson: Lesson) -> None:
    for step, states in scenes(game, lesson):
        for state in states:
            view = game.describe(game.view(state, lesson.seat - 1))
            assert set(step.point) <= SPOTS[game.name](view), step.say


def spots_of_renature(view: dict[str, Any]) -> set[str]:
    return {*view["spaces"], *(f"area:{number}" for number in view["areas"])}


def spots_of_waldgaertner(view: dict[str, Any]) -> set[str]:
    rows = range(1, 6)
    return {
        "wheel",
        "region:market",
        *(f"region:{number}" for number in view["regions"]),
        *(f"seat:{number}" for number in view["seats"]),
        *(f"card:{key}" for key in view["cards"]),
        *(f"place:{row}.{slot}" for row in rows for slot in range(8 - row)),
    }


SPOTS = {"renature": spots_of_renature, "waldgaertner": spots_of_waldgaertner}


@every_lesson
def test_a_lesson_fits_into_what_may_be_asked(game: Game, lesson: Lesson) -> None:
    entries = 0
    for step in lesson.steps:
        entries = 0 if step.position else entries
        entries += len(step.then) + bool(step.expect)
        assert entries <= MOST_ENTRIES


def keys_in(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M))


def texts_of(lesson: Lesson) -> Iterator[str]:
    """The names of all texts that a lesson needs."""
    yield from (f"{lesson.lesson}-{name}" for name in ("title", "about"))
    for step in lesson.steps:
        name = f"{lesson.lesson}-{step.say}"
        yield name
        if step.praise:
            yield f"{name}-done"
        for number in range(1, len(step.traps) + 1):
            yield from (f"{name}-trap{number}", f"{name}-why{number}")


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_step_has_its_words_and_there_are_no_others(game: Game, language: str) -> None:
    lessons = lessons_of(game).values()
    needed = [f"{game.name}-lessons-{text}" for one in lessons for text in texts_of(one)]
    assert len(needed) == len(set(needed))
    told = keys_in(CLIENT / "games" / game.name / "words" / language / f"{game.name}-lessons.ftl")
    general = {key for key in told if key.split("-lessons-")[1].split("-")[0] in GENERAL}
    assert told - general == set(needed)
    assert {f"{game.name}-lessons-about"} | seats_and_words(game) <= general


# Beside the steps: about the game, its further pages, the others, and buttons for words.
GENERAL = ("about", "plants", "seat", "word")


def seats_and_words(game: Game) -> set[str]:
    """Everybody but the learner has a name, and words without a place have a button."""
    needed = set()
    for lesson in lessons_of(game).values():
        seats = set(range(1, lesson.seats + 1)) - {lesson.seat}
        needed |= {f"{game.name}-lessons-seat-{seat}" for seat in seats}
        words = {step.expect[0] for step in lesson.steps if step.expect}
        needed |= {f"{game.name}-lessons-word-{word}" for word in words if " " not in word}
    return needed


@every_game
def test_every_rule_that_a_refusal_names_has_a_place_on_the_page_of_rules(game: Game) -> None:
    page = CLIENT / "games" / game.name / "learn" / "chapters.ts"
    told = set(re.findall(r"'([^']+)'", page.read_text(encoding="utf-8")))
    refusals = importlib.import_module(f"waldbach.games.{game.name}.refusals")
    assert {rule for _, rule in refusals.REASONS.values()} <= told
