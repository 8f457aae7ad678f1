"""axe-core finds nothing on any page, light and dark; every space has a name in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import axe, prepare
from tests.browser.conftest import NewPerson
from tests.browser.garden_lessons import GardenLesson
from tests.browser.pages import Lesson, Replay, Table
from tests.browser.person import DESK, PHONE, Lang, Theme

PAGES = [
    "/",
    "/new",
    "/lobby",
    "/mine",
    "/learn",
    "/rules/renature",
    "/rules/waldgaertner",
    "/plants",
    "/plants/sea-buckthorn-male",
    "/workshop/renature",
    "/workshop/waldgaertner",
    "/settings",
    "/account",
    "/recover",
    "/confirm-mail",
    "/reset",
    "/nowhere",
    "/tables/nowhere",
    "/tables/nowhere/replay",
    "/learn/renature/nowhere",
    "/rules/nowhere",
    "/plants/nowhere",
    "/workshop/nowhere",
    "/people/nowhere",
]
THEMES = ["light", "dark"]
SIZES = [DESK, PHONE]
LESSONS = [Lesson, GardenLesson]
PARTS = "look|home|learn|table|replay|settings|account|rules|renature|workshop|waldgaertner"
KEY = re.compile(rf"({PARTS})-[a-z-]+$")
UNNAMED = "svg[role=img]:not([aria-label]), img:not([alt])"


@pytest.mark.parametrize("theme", THEMES)
def test_pages_are_for_everybody(person: NewPerson, theme: Theme) -> None:
    ada = person(theme=theme)
    ada.forgive("404")  # an address without a page, and links without their secret
    found = {}
    for page in PAGES:
        ada.open(page)
        ada.page.wait_for_load_state("networkidle")
        if wrong := axe.violations(ada.page):
            found[page] = wrong
    assert found == {}


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_is_for_everybody(person: NewPerson, theme: Theme) -> None:
    for size in SIZES:
        ada = person(theme=theme, size=size)
        table = Table(ada).open(prepare.table(ada, "seed"))
        assert table.await_turn()
        assert axe.violations(ada.page) == []
        table.place()
        assert axe.violations(ada.page) == []
        ada.open(f"/tables/{prepare.table(ada, 'open')}")
        assert axe.violations(ada.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_what_opens_at_a_table_is_for_everybody(person: NewPerson, theme: Theme) -> None:
    ada = person(theme=theme, size=PHONE)
    table = Table(ada).open(prepare.table(ada, "seed", pace="days 24h bank 14d"))
    assert table.await_turn()
    for key in ("table-log", "renature-ledger", "table-chat", "table-menu"):
        ada.press(ada.button(key))
        dialog = ada.page.get_by_role("dialog", name=ada.text(key))
        expect(dialog).to_be_visible()
        assert axe.violations(ada.page) == [], key
        ada.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    for key in ("table-share", "table-vacation"):
        table.choose_in_menu(key)
        dialog = ada.page.get_by_role("dialog", name=ada.text(key))
        expect(dialog).to_be_visible()
        assert axe.violations(ada.page) == [], key
        ada.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name=ada.text("table-help"))).to_be_visible()
    assert axe.violations(ada.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_hint_is_for_everybody(person: NewPerson, theme: Theme) -> None:
    for size in SIZES:
        ada = person(theme=theme, size=size)
        table = Table(ada).open(prepare.table(ada, "seed", options={"start": "1"}))
        assert table.await_turn()
        ada.press(ada.button("table-hint"))
        expect(ada.button("table-hint-take").first).to_be_visible()
        assert axe.violations(ada.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_trying_ahead_is_for_everybody(person: NewPerson, theme: Theme) -> None:
    for size in SIZES:
        ada = person(theme=theme, size=size)
        table = Table(ada).open(prepare.waiting_table(ada, person()))
        table.choose_in_menu("table-ahead")
        expect(ada.says("table-ahead-title")).to_be_visible()
        assert axe.violations(ada.page) == []
        assert table.place()
        assert axe.violations(ada.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_an_analysis_is_for_everybody(person: NewPerson, theme: Theme) -> None:
    ada = person(theme=theme)
    game = prepare.analysed_table(ada)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        replay = Replay(ada).open(game, at=5)
        replay.tab("replay-tab-analysis")
        expect(ada.page.get_by_role("heading", name=ada.text("replay-turning"))).to_be_visible()
        assert axe.violations(ada.page) == []
    ada.press(ada.button("look-chart-table"))
    expect(ada.page.get_by_role("table")).to_be_visible()
    assert axe.violations(ada.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_replay_is_for_everybody(person: NewPerson, theme: Theme) -> None:
    ada = person(theme=theme)
    replay = Replay(ada).open(prepare.finished_table(ada), at=30)
    for tab in ("moves", "analysis", "players", "more"):
        replay.tab(f"replay-tab-{tab}")
        assert axe.violations(ada.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_of_a_game_is_for_everybody(person: NewPerson, theme: Theme) -> None:
    for size in SIZES:
        ada = person(theme=theme, size=size)
        ada.open(f"/tables/{prepare.finished_table(ada)}")
        expect(ada.page.get_by_role("dialog", name=ada.text("table-over"))).to_be_visible()
        assert axe.violations(ada.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_lesson_is_for_everybody(person: NewPerson, theme: Theme) -> None:
    for size in SIZES:
        ada = person(theme=theme, size=size)
        ada.forgive("422")  # a mistake is refused
        lesson = Lesson(ada).open("first")
        lesson.play_until_asked()
        assert axe.violations(ada.page) == []
        ada.press(
            lesson.card.get_by_text(ada.text("renature-lessons-first-start-trap1"), exact=True)
        )
        expect(lesson.card).to_contain_text(ada.text("renature-lessons-first-start-why1"))
        assert axe.violations(ada.page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
def test_every_lesson_is_for_everybody(
    person: NewPerson, lesson: type[Lesson], theme: Theme
) -> None:
    """Where something is asked for the first time; on a phone and at a desk in turn."""
    people = [person(theme=theme, size=size) for size in SIZES]
    listed = people[0].context.request.get(f"/api/games/{lesson.game}/lessons").json()
    assert len(listed) > 3
    for number, brief in enumerate(listed):
        reader = people[number % len(people)]
        lesson(reader).open(brief["lesson"]).play_until_asked()
        assert axe.violations(reader.page) == [], brief["lesson"]


@pytest.mark.parametrize("theme", THEMES)
def test_people_are_for_everybody(person: NewPerson, theme: Theme) -> None:
    ada = person(theme=theme)
    prepare.table(ada, "open")
    me = prepare.ask(ada, "GET", "/me")["person"]
    ada.open(f"/people/{me['id']}")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(me["name"])
    assert axe.violations(ada.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_settings_are_for_everybody(person: NewPerson, theme: Theme) -> None:
    """With all aids, which come a little later than the page."""
    for size in SIZES:
        ada = person(theme=theme, size=size)
        ada.open("/settings")
        expect(ada.page.get_by_role("switch", name=ada.text("renature-aid-zoom"))).to_be_visible()
        assert axe.violations(ada.page) == []


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_the_board_can_be_listened_to(person: NewPerson, lang: Lang) -> None:
    ada = person(lang=lang)
    table = Table(ada).open(prepare.table(ada, "seed"))
    assert table.await_turn()
    spoken = table.spaces()
    assert len(spoken) > 200
    assert all(len(said) > 3 and "renature-" not in said for said in spoken.values())
    assert ada.page.locator(UNNAMED).count() == 0


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_every_picture_has_a_name(person: NewPerson, lang: Lang) -> None:
    """No page, in any language, shows a picture without a name, or a key instead of words."""
    ada = person(lang=lang)
    ada.forgive("404")  # an address without a page, and links without their secret
    for page in PAGES:
        ada.open(page)
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.locator(UNNAMED).count() == 0, page
        names = ada.page.locator("[aria-label]").evaluate_all(
            "all => all.map((it) => it.ariaLabel)"
        )
        said = [*names, *ada.page.locator("main").inner_text().splitlines()]
        assert not [one for one in said if KEY.match(one)], page
