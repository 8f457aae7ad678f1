"""axe-core finds nothing on any page, light and dark; every space has a name in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import axe, prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Lesson, Replay, Table
from tests.browser.person import PHONE, Lang, Theme

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
    "/settings",
    "/account",
    "/recover",
    "/confirm-mail",
    "/reset",
    "/nowhere",
]
THEMES = ["light", "dark"]


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
    for size in ((1280, 800), PHONE):
        ada = person(theme=theme, size=size)
        table = Table(ada).open(prepare.table(ada, "seed"))
        assert table.await_turn()
        assert axe.violations(ada.page) == []
        table.place()
        assert axe.violations(ada.page) == []
        ada.open(f"/tables/{prepare.table(ada, 'open')}")
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
    for size in ((1280, 800), PHONE):
        ada = person(theme=theme, size=size)
        ada.open(f"/tables/{prepare.finished_table(ada)}")
        expect(ada.page.get_by_role("dialog", name=ada.text("table-over"))).to_be_visible()
        assert axe.violations(ada.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_lesson_is_for_everybody(person: NewPerson, theme: Theme) -> None:
    for size in ((1280, 800), PHONE):
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
    for size in ((1280, 800), PHONE):
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
    unnamed = ada.page.locator("svg[role=img]:not([aria-label]), img:not([alt])")
    assert unnamed.count() == 0
