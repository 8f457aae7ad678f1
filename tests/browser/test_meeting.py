"""Meeting others: a table is opened, joined by link or in the lobby, and found again in a list."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Room, Table
from tests.browser.person import PHONE, Person


def row(person: Person, table: str) -> Locator:
    """A table in a list."""
    there = person.page.locator(f"a[href='/tables/{table}']")
    return person.page.get_by_role("listitem").filter(has=there)


def test_a_seat_is_offered_and_taken_by_its_link(person: NewPerson) -> None:
    ada, ben = person(), person(lang="de")
    ada.open("/new")
    ada.page.get_by_label(ada.text("home-name")).fill("Ada")
    ada.press(ada.button("home-new-open"))
    link = ada.page.get_by_label(ada.text("table-share-link")).input_value()

    ben.open("/")
    field, go = ben.page.get_by_label(ben.text("home-join-label")), ben.button("home-join")
    field.fill("https://example.org/tables/owl")
    ben.press(go)
    expect(ben.says("home-join-wrong")).to_be_visible()
    field.fill(link)
    ben.press(go)
    Room(ben).sit_down("Ben")
    at_adas = Table(ada).ready()
    expect(at_adas.dominoes.first).to_be_visible()
    if at_adas.asked.count():
        expect_in_lists(at_adas.id, "Ada", ada, ben)
    else:
        expect_in_lists(at_adas.id, "Ben", ben, ada)


def expect_in_lists(table: str, name: str, turn: Person, other: Person) -> None:
    """Whose turn it is, on the home page and among all of one's tables."""
    for page in ("/", "/mine"):
        turn.open(page)
        mine = row(turn, table)
        expect(mine).to_contain_text(turn.text("home-your-turn"))
        expect(mine.get_by_role("link", name=turn.text("home-go-on"))).to_be_visible()
        other.open(page)
        expect(row(other, table)).to_contain_text(other.text("home-waits-for", names=name))


def test_two_who_want_the_same_find_each_other(person: NewPerson) -> None:
    """The first waits, visibly for all; the second sits down, and the game begins."""
    ada, ben, eve = person(), person(lang="pl", size=PHONE, touch=True), person(lang="de")
    valley, garden = "renature-valley", "waldgaertner-basic"
    for one, game in ((ada, valley), (eve, garden), (ben, valley)):
        one.open("/lobby")
        part = one.page.get_by_role("region", name=one.text("home-find-title"))
        kind = part.get_by_role("combobox")
        kind.select_option(label=one.text(f"home-game-{game}"))
        one.press(one.button("home-find"))
        expect(one.page).to_have_url(re.compile("/tables/"))
    tables = [Table(one).ready() for one in (ada, ben)]
    assert tables[0].id == tables[1].id
    assert prepare.ask(ada, "GET", f"/tables/{tables[0].id}")["options"]["mode"] == "valley"
    expect(eve.page.get_by_label(eve.text("table-share-link"))).to_be_visible()


def test_a_table_of_the_lobby_is_a_tap_away(person: NewPerson) -> None:
    ada, ben = person(), person(lang="pl")
    link = prepare.table(ada, "open", privacy="listed")
    ben.open("/lobby")
    found = row(ben, link)
    expect(found).to_contain_text(ben.text("home-waits-open", count=1))
    for filtered, others, own in (
        ("home-lobby-game", "waldgaertner", "renature"),
        ("home-lobby-pace", "days", "none"),
    ):
        choice = ben.page.get_by_label(ben.text(filtered), exact=True)
        choice.select_option(others)
        expect(found).to_have_count(0)
        choice.select_option(own)
        expect(found).to_be_visible()
    ben.press(found.get_by_role("button", name=ben.text("home-sit"), exact=True))
    Table(ben).ready()
    ada.open("/lobby")
    expect(row(ada, link).get_by_role("link", name=ada.text("home-lobby-host"))).to_be_visible()
    ada.page.get_by_role("switch", name=ada.text("home-lobby-free-only")).check()
    expect(row(ada, link)).to_have_count(0)
