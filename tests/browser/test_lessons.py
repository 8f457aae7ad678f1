"""Lessons: a newcomer plays them on the board to their end, and mistakes are explained."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.garden_lessons import GardenLesson
from tests.browser.pages import Lesson
from tests.browser.person import PHONE

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def test_home_leads_to_the_first_lesson_and_the_rules_of_every_game(person: NewPerson) -> None:
    ada = person(lang="pl")
    games = [folder.parent.name for folder in GAMES.glob("*/learn")]
    assert len(games) > 1
    for game in games:
        name = ada.text(f"home-box-{game}")
        for key, goal in (
            ("home-learn-go", f"/learn/{game}/first"),
            ("home-rules", f"/rules/{game}"),
        ):
            ada.open("/")
            link = ada.page.get_by_role("link", name=f"{ada.text(key)}: {name}", exact=True)
            ada.press(link)
            expect(ada.page).to_have_url(f"{ada.url}{goal}")
            expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
            expect(ada.says("look-not-found")).to_have_count(0)


def test_the_first_lesson_is_played_to_its_end(person: NewPerson) -> None:
    ada = person(lang="de")
    lesson = Lesson(ada).open("first")
    lesson.play()
    expect(ada.page.get_by_role("heading", name=ada.text("learn-result"))).to_be_visible()
    ada.open("/learn")
    expect(ada.page.get_by_text(ada.text("learn-state-done")).first).to_be_visible()


@pytest.mark.parametrize("name", ["clouds", "ties", "mushrooms"])
def test_a_short_lesson_is_played_by_touch(person: NewPerson, name: str) -> None:
    ada = person(size=PHONE, touch=True)
    Lesson(ada).open(name).play()


def test_a_classic_mistake_is_explained_with_its_rule(person: NewPerson) -> None:
    ada = person()
    ada.forgive("422")  # the mistake is refused
    lesson = Lesson(ada).open("first")
    lesson.play_until_asked()
    ada.press(lesson.card.get_by_text(ada.text("renature-lessons-first-start-trap1"), exact=True))
    expect(lesson.card).to_contain_text(ada.text("renature-lessons-first-start-why1"))
    expect_rule(lesson, "R-A-06")


def expect_rule(lesson: Lesson, rule: str) -> None:
    """A link of the card opens the rule beside the lesson, which stays as it is."""
    ada = lesson.person
    with ada.context.expect_page() as opened:
        ada.press(lesson.card.get_by_role("link", name=ada.text("look-rule", rule=rule)))
    page = ada.watched(opened.value)
    expect(page).to_have_url(f"{ada.url}/rules/{lesson.game}#{rule}")
    point = page.get_by_role("listitem").filter(has=page.locator(f"[id='{rule}']"))
    expect(point).to_be_in_viewport()


def test_a_lesson_goes_on_where_it_was_left(person: NewPerson) -> None:
    ada = person(lang="pl")
    lesson = Lesson(ada).open("first")
    lesson.play_until_asked()
    said = ada.text("renature-lessons-first-start")
    expect(lesson.card).to_contain_text(said)
    ada.page.reload()
    expect(lesson.card).to_contain_text(said)


@pytest.mark.parametrize("name", ["contests", "garden", "advanced"])
def test_a_short_lesson_of_the_garden_is_played_by_touch(person: NewPerson, name: str) -> None:
    ada = person(size=PHONE, touch=True)
    GardenLesson(ada).open(name).play()


def test_a_mistake_in_the_garden_leads_to_its_rule(person: NewPerson) -> None:
    ada = person(lang="de")
    ada.forgive("422")  # the mistake is refused
    lesson = GardenLesson(ada).open("first")
    lesson.play_until_asked()
    ada.press(lesson.card.get_by_text(ada.text("waldgaertner-lessons-first-choose-trap1")))
    expect(lesson.card).to_contain_text(ada.text("waldgaertner-lessons-first-choose-why1"))
    expect_rule(lesson, "W-SEL-03")
