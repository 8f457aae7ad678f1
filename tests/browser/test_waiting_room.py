"""Before the game: names that are refused, seats that the host takes back, and who may talk."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Room
from tests.browser.person import PHONE

LONG = "Bartholomäus von der Waldlichtung"


def test_a_name_is_no_longer_than_names_are(person: NewPerson) -> None:
    ada, ben = person(), person(lang="de", size=PHONE, touch=True)
    Room(ben).open(prepare.table(ada, "open", "open"))
    field = ben.page.get_by_label(ben.text("home-name"))
    field.fill("")
    field.press_sequentially(LONG)
    expect(field).to_have_value(LONG[:24])
    ben.press(ben.button("home-sit").first)
    expect(field).to_be_hidden()
    expect(ben.says("table-room-you")).to_be_visible()


def test_why_a_name_is_refused_is_said(person: NewPerson) -> None:
    ada, ben = person(), person(lang="de")
    Room(ben).open(prepare.table(ada, "open", "open"))
    ben.forgive("status of 400")
    ben.page.get_by_label(ben.text("home-name")).fill("Ben\u200b")
    ben.press(ben.button("home-sit").first)
    expect(ben.page.get_by_text("U+200B")).to_be_visible()
    ben.page.get_by_label(ben.text("home-name")).fill("Ben")
    ben.press(ben.button("home-sit").first)
    expect(ben.says("table-room-you")).to_be_visible()


def test_who_is_sent_away_is_told_so(person: NewPerson) -> None:
    ada, ben = person(size=PHONE, touch=True), person(lang="pl")
    link = prepare.table(ada, "open", "open")
    Room(ada).open(link)
    Room(ben).open(link).take("Benek")
    send = ada.button("table-room-send-away", name="Benek")
    ada.press(send)
    dialog = ada.page.get_by_role("dialog")
    ada.press(dialog.get_by_role("button", name=ada.text("look-cancel"), exact=True))
    expect(dialog).to_be_hidden()
    ada.press(send)
    ada.press(dialog.get_by_role("button", name=ada.text("table-room-send-away-do"), exact=True))
    expect(send).to_have_count(0)
    expect(ben.says("table-room-sent-away")).to_be_visible()
    expect(ben.button("home-sit")).to_have_count(0)
    ben.page.reload()
    expect(ben.says("table-room-sent-away")).to_be_visible()
    expect(ben.button("home-sit")).to_have_count(0)


def test_who_leaves_may_sit_down_again(person: NewPerson) -> None:
    ada, ben = person(), person()
    Room(ben).open(prepare.table(ada, "open", "open")).take("Ben")
    ben.press(ben.button("table-room-leave"))
    expect(ben.button("home-sit").first).to_be_visible()
    expect(ben.says("table-room-sent-away")).to_have_count(0)


def test_nobody_talks_without_a_name(person: NewPerson) -> None:
    ada, ben = person(), person(lang="de")
    room = Room(ben).open(prepare.table(ada, "open", "open"))
    expect(ben.says("table-chat-nobody")).to_be_visible()
    expect(ben.button("table-chat-send")).to_have_count(0)
    room.take("Ben")
    ben.page.get_by_label(ben.text("table-chat-say")).fill("Hallo!")
    ben.press(ben.button("table-chat-send"))
    expect(ben.page.get_by_role("log").get_by_text("Hallo!")).to_be_visible()
