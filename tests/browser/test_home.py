"""The first minute: the page is there, and one tap later a domino lies on the board."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser import prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Home, Table
from tests.browser.person import Lang, Person

SCRIPTS = re.compile(r"/app/assets/.*\.js$")
OPENED = re.compile(r"/api/tables$")


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_home_speaks_the_language_of_the_browser(person: NewPerson, lang: Lang) -> None:
    ada = person(lang=lang)
    Home(ada).open()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.text("home-heading"))
    expect(ada.page.locator("html")).to_have_attribute("lang", lang)


class SlowScripts:
    """On a slow line the script of the page comes a second later than the page: here when it is
    let go."""

    def __init__(self, person: Person) -> None:
        self.held: list[Route] | None = []
        person.page.route(SCRIPTS, self._pass_on)

    def _pass_on(self, route: Route) -> None:
        if self.held is None:
            route.continue_()
        else:
            self.held.append(route)

    def let_go(self) -> None:
        held, self.held = self.held, None
        assert held
        for route in held:
            route.continue_()


def press_early(ada: Person) -> None:
    button = ada.page.locator("#play-now")
    ada.press(button)
    expect(button).to_have_attribute("aria-busy", "true")
    expect(button).to_contain_text(ada.text("home-play-busy"))


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_home_is_there_before_its_script_and_opens_a_table_for_who_presses(
    person: NewPerson, lang: Lang
) -> None:
    ada = person(lang=lang)
    scripts = SlowScripts(ada)
    ada.page.goto("/", wait_until="commit")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.text("home-heading"))
    with ada.page.expect_response(OPENED) as answer:
        press_early(ada)
    table = answer.value.json()["id"]
    scripts.let_go()
    assert Table(ada).ready().id == table
    ada.page.go_back()
    expect(ada.page.locator("#play-now")).to_be_enabled()
    assert len(prepare.ask(ada, "GET", "/tables/mine")["playing"]) == 1


def test_who_comes_back_and_presses_early_is_still_the_same(person: NewPerson) -> None:
    ada = person()
    Home(ada).open().play_now()
    before = prepare.ask(ada, "GET", "/me")["person"]["id"]
    scripts = SlowScripts(ada)
    ada.page.goto("/", wait_until="commit")
    with ada.page.expect_response(OPENED):
        press_early(ada)
    scripts.let_go()
    Table(ada).ready()
    assert prepare.ask(ada, "GET", "/me")["person"]["id"] == before
    assert len(prepare.ask(ada, "GET", "/tables/mine")["playing"]) == 2


def test_an_early_press_begins_what_was_played_last(person: NewPerson) -> None:
    ada = person()
    last = {"game": "waldgaertner", "mode": "basic", "level": "seed"}
    ada.page.add_init_script(f"localStorage.setItem('waldbach-quick', '{json.dumps(last)}')")
    scripts = SlowScripts(ada)
    ada.page.goto("/", wait_until="commit")
    expect(ada.page.locator("#play-now .what")).to_be_hidden()  # it would name another game
    with ada.page.expect_response(OPENED) as answer:
        press_early(ada)
    assert answer.value.json()["game"] == "waldgaertner"
    scripts.let_go()
    expect(ada.page).to_have_url(re.compile(f"/tables/{answer.value.json()['id']}"))


def test_an_early_press_that_fails_is_tried_again(person: NewPerson) -> None:
    ada = person()
    scripts = SlowScripts(ada)
    ada.forgive("Failed to load resource")
    ada.page.route("**/api/tables", lambda route: route.fulfill(status=502), times=1)
    ada.page.goto("/", wait_until="commit")
    with ada.page.expect_response(OPENED):
        press_early(ada)
    scripts.let_go()
    Table(ada).ready()


def test_a_newcomer_plays_three_turns_against_a_bot(person: NewPerson) -> None:
    ada = person()
    table = Home(ada).open().play_now()
    for _ in range(3):
        assert table.await_turn()
        table.play_turn()
    assert prepare.planted(ada, table.id, my_seat(table)) > 0


def my_seat(table: Table) -> int:
    seats = prepare.ask(table.person, "GET", f"/tables/{table.id}")["seats"]
    return next(int(seat["seat"]) for seat in seats if seat["mine"])


@pytest.mark.slow
def test_a_newcomer_finishes_a_game(person: NewPerson) -> None:
    ada = person(lang="de")
    table = Home(ada).open().play_now()
    while table.await_turn():
        table.play_turn()
    assert prepare.planted(ada, table.id, my_seat(table)) > 0
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    expect(ada.says("table-over")).to_be_visible()
