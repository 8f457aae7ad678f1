"""The first minute: the page is there, and one tap later a domino lies on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.pages import Home, Table
from tests.browser.person import Lang

SCRIPTS = re.compile(r"/app/assets/.*\.js$")


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_home_speaks_the_language_of_the_browser(person: NewPerson, lang: Lang) -> None:
    ada = person(lang=lang)
    Home(ada).open()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.text("home-heading"))
    expect(ada.page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_home_is_there_before_its_script_and_hears_who_presses(
    person: NewPerson, lang: Lang
) -> None:
    """On a slow line the script comes a second later."""
    ada, held, slow = person(lang=lang), list[Route](), True

    def pass_on(route: Route) -> None:
        if slow:
            held.append(route)
        else:
            route.continue_()

    ada.page.route(SCRIPTS, pass_on)
    ada.page.goto("/", wait_until="commit")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.text("home-heading"))
    ada.press(ada.page.locator("#play-now"))
    expect(ada.page.locator("#play-now")).to_have_attribute("aria-busy", "true")
    assert held
    slow = False
    for route in held:
        route.continue_()
    Table(ada).ready()


def test_a_newcomer_plays_three_turns_against_a_bot(person: NewPerson) -> None:
    ada = person()
    table = Home(ada).open().play_now()
    for _ in range(3):
        assert table.await_turn()
        table.play_turn()


@pytest.mark.slow
def test_a_newcomer_finishes_a_game(person: NewPerson) -> None:
    ada = person(lang="de")
    table = Home(ada).open().play_now()
    while table.await_turn():
        table.play_turn()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    expect(ada.says("table-over")).to_be_visible()
