"""A table over days in the browser: a vacation, a caretaker who hands the seat back, a recap."""

from __future__ import annotations

from datetime import date, timedelta

from playwright.sync_api import Locator, expect

from tests.browser import prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Table
from tests.browser.person import PHONE, Person

PACE = "days 24h bank 14d"


def vacation_of(person: Person) -> Locator:
    """The dialog, from the table's menu."""
    Table(person).choose_in_menu("table-vacation")
    dialog = person.page.get_by_role("dialog", name=person.text("table-vacation"), exact=True)
    expect(dialog).to_be_visible()
    return dialog


def press_in(dialog: Locator, person: Person, key: str) -> None:
    person.press(dialog.get_by_role("button", name=person.text(key), exact=True))


def test_a_vacation_is_taken_replaced_and_taken_back(person: NewPerson) -> None:
    ada = person(lang="pl", size=PHONE, touch=True)
    link = prepare.table(ada, "seed", pace=PACE)
    Table(ada).open(link)
    first, last = (str(date.today() + timedelta(days)) for days in (2, 30))
    dialog = vacation_of(ada)
    expect(dialog).to_contain_text(ada.text("table-vacation-bank", count=14))
    dialog.get_by_label(ada.text("table-vacation-first")).fill(first)
    dialog.get_by_label(ada.text("table-vacation-last")).fill(last)
    ada.forgive("status of 400")
    press_in(dialog, ada, "table-vacation-save")
    expect(dialog.get_by_role("alert")).to_contain_text("14")  # more than there is
    dialog.get_by_label(ada.text("table-vacation-last")).fill(first)
    press_in(dialog, ada, "table-vacation-save")
    expect(dialog).to_be_hidden()
    path = f"/tables/{link}/vacation"
    assert prepare.ask(ada, "GET", path)["days"] == f"{first}..{first}"
    press_in(vacation_of(ada), ada, "table-vacation-end")
    expect(ada.says("table-vacation-ended")).to_be_visible()
    assert prepare.ask(ada, "GET", path)["days"] is None


def test_a_caretaker_plays_and_hands_the_seat_back(person: NewPerson) -> None:
    ada, ben = person(), person(lang="de")
    link = prepare.waiting_table(ada, ben)  # it is Ben's turn
    table = Table(ben).open(link)
    table.choose_in_menu("table-leave")
    press_in(ben.page.get_by_role("dialog"), ben, "table-leave")
    ada.open(f"/tables/{link}")
    at_adas = Table(ada).ready()
    assert at_adas.await_turn()  # the caretaker has played
    at_adas.play_turn()
    table.open(link)
    recap = ben.page.get_by_role("region", name=ben.text("table-recap"))
    press_in(recap, ben, "table-recap-end")
    ben.press(ben.button("table-come-back"))
    expect(ben.says("table-care-mine")).to_be_hidden()
    expect(ben.button("table-come-back")).to_be_hidden()
    seats = prepare.ask(ben, "GET", f"/tables/{link}")["seats"]
    assert not any(seat["care"] for seat in seats)
