"""A table over days in the browser: a vacation, a caretaker who hands the seat back, a recap."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Table
from tests.browser.person import DESK, PHONE, Person, Size

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


def days_of_two(ada: Person, ben: Person) -> str:
    """A game over days in which it is Ben's turn."""
    link = prepare.table(ada, "open", options={"start": "2"}, pace=PACE)
    prepare.ask(ben, "POST", f"/tables/{link}/seats", {"seat": None, "name": "Ben"})
    return link


def row(person: Person, link: str) -> Locator:
    there = person.page.locator(f"a[href='/tables/{link}']")
    return person.page.get_by_role("listitem").filter(has=there)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_only_the_clock_of_who_is_asked_is_shown(person: NewPerson, size: Size) -> None:
    ada, ben = person(lang="de", size=size), person()
    link = days_of_two(ada, ben)
    Table(ada).open(link)
    clock = ada.page.get_by_title(ada.text("table-clock"), exact=True)
    expect(clock).to_have_count(1)
    bens = ada.page.get_by_role("listitem").filter(has=clock)
    expect(bens).to_contain_text("Ben")


def test_a_vacation_is_named_and_its_days_only_to_oneself(person: NewPerson) -> None:
    ada, ben = person(), person(lang="pl")
    link = days_of_two(ada, ben)
    first, last = (str(date.today() + timedelta(days)) for days in (0, 3))
    prepare.ask(ben, "PUT", f"/tables/{link}/vacation", {"days": f"{first}..{last}"})
    Table(ada).open(link)
    expect(ada.page.get_by_title(ada.text("table-clock-away"), exact=True)).to_be_visible()
    Table(ben).open(link)
    expect(ben.page.get_by_title(ben.like("table-clock-away-mine", "last"))).to_be_visible()


def test_home_tells_of_vacation_days_and_of_a_caretaker(person: NewPerson) -> None:
    ada, ben = person(), person(lang="de", size=PHONE, touch=True)
    link = days_of_two(ada, ben)
    ben.open("/")
    expect(row(ben, link)).to_contain_text(ben.text("home-left", span="23 Stunden"))
    prepare.ask(ben, "DELETE", f"/tables/{link}/seats/mine")
    for page in ("/", "/mine"):
        ben.open(page)
        expect(row(ben, link)).to_contain_text(ben.text("home-care"))


def test_a_table_over_days_leads_to_reminders(person: NewPerson) -> None:
    ada = person(lang="pl", size=PHONE, touch=True)
    room = f"/tables/{prepare.table(ada, 'open', pace=PACE)}"
    told = {"mail_offered": True, "mail": True, "push_key": None, "browsers": 0}
    ada.page.route("**/api/me/reminders", lambda route: route.fulfill(json=told))
    with ada.page.expect_response("**/api/me/reminders"):
        ada.open(room)
    expect(ada.link("table-reminders-room")).to_have_count(0)  # they are on
    told["mail"] = False
    ada.open(room)
    ada.press(ada.link("table-reminders-room"))
    expect(ada.page.get_by_role("heading", name=ada.text("settings-reminders"))).to_be_visible()
    Table(ada).open(prepare.table(ada, "seed", pace=PACE))
    ada.press(ada.button("table-menu"))
    expect(ada.link("table-reminders")).to_be_visible()


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


def test_home_tells_who_is_invited_asked_or_at_a_table_that_is_paused(person: NewPerson) -> None:
    ada, ben = person(), person(lang="pl", size=PHONE, touch=True)
    link = days_of_two(ada, ben)  # it is Ben's turn
    path = f"/tables/{link}"
    prepare.ask(ada, "POST", f"{path}/ask", {"kind": "pause"})
    ben.open("/")
    expect(row(ben, link)).to_contain_text(ben.text("home-asked"))
    prepare.ask(ben, "POST", f"{path}/answer", {"yes": True})
    for page in ("/", "/mine"):
        ben.open(page)
        expect(row(ben, link)).to_contain_text(ben.text("home-paused"))
        expect(row(ben, link)).not_to_contain_text(ben.text("home-your-turn"))
    prepare.ask(ben, "POST", f"{path}/resign")
    rematch = prepare.ask(ada, "POST", f"{path}/rematch")["id"]
    ben.open("/")
    expect(row(ben, rematch)).to_contain_text(ben.text("home-invited"))
    expect(row(ben, rematch)).not_to_contain_text("0")  # of free seats is not to be spoken
    above, below = row(ben, rematch).bounding_box(), ben.button("home-join").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]  # what waits for somebody stands above all else
    ada.open("/mine")
    expect(row(ada, rematch)).to_contain_text(ada.text("home-waits-invited", names="Ben"))
