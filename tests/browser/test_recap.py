"""Coming back: what has happened meanwhile is shown, and then it is clear what to do."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import positions, prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Home, Room, Table
from tests.browser.person import Person

PAUSE = 1200  # milliseconds for a step


def away_for_a_turn(ada: Person, ben: Person) -> Table:
    """Ada has played and left, Ben has played, and Ada is back."""
    link = prepare.table(ada, "open", position=positions.BROOK)
    Room(ada).open(link)
    at_bens = Room(ben).open(link).sit_down("Ben")
    at_adas = Table(ada).ready()
    assert at_adas.await_turn()
    at_adas.play_turn()
    assert at_bens.await_turn()
    Home(ada).open()
    at_bens.play_turn()
    return at_adas.open(link)


def recap_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.text("table-recap"))


def test_what_happened_meanwhile_is_told(person: NewPerson) -> None:
    ada, ben = person(), person(lang="pl")
    table = away_for_a_turn(ada, ben)
    recap = recap_of(ada)
    expect(recap.get_by_role("listitem").first).to_contain_text("Ben")
    expect(recap.get_by_role("status")).to_have_text(ada.text("table-your-turn"))
    ada.press(recap.get_by_role("button", name=ada.text("table-recap-end"), exact=True))
    expect(recap).to_be_hidden()
    table.expect_asked()
    expect(table.asked.first).to_be_visible()
    ada.page.reload()
    table.ready()
    assert table.await_turn()
    expect(recap).to_be_hidden()  # it was seen


def test_a_recap_shows_the_moves_on_the_board(person: NewPerson) -> None:
    ada, ben = person(lang="de", motion="no-preference"), person()
    link = prepare.missed_table(ada, ben)
    ada.stop_time()
    table, recap = Table(ada).open(link), recap_of(ada)
    owl = re.compile(re.escape(ada.text("renature-animal-owl")))
    expect(table.space("f5")).not_to_have_accessible_name(owl)  # as it was when she left
    end = recap.get_by_role("button", name=ada.text("table-recap-end"), exact=True)
    expect(end).to_be_hidden()
    shown = []
    while not end.is_visible():
        shown.append(recap.get_by_role("listitem").count())
        ada.page.clock.run_for(PAUSE)
    assert shown == sorted(set(shown))  # one more after the other
    assert shown[0] == 0
    expect(table.space("f5")).to_have_accessible_name(owl)
    ada.press(end)
    expect(recap).to_be_hidden()


def test_a_recap_that_moves_can_be_skipped(person: NewPerson) -> None:
    ada, ben = person(lang="de", motion="no-preference"), person()
    table = Table(ada).open(prepare.missed_table(ada, ben))
    recap = recap_of(ada)
    ada.press(recap.get_by_role("button", name=ada.text("table-recap-skip"), exact=True))
    expect(recap).to_be_hidden()
    table.expect_asked()
    table.play_turn()
