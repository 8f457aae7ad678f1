"""The log: what it names is shown on the board (Y-13); it is filtered, and copied as text."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import positions
from tests.browser.conftest import NewPerson
from tests.browser.pages import Table
from tests.browser.person import Person


def log_after_a_turn(ada: Person) -> Locator:
    table = Table(ada).at(positions.BROOK)
    table.play_turn()
    assert table.await_turn()
    return ada.page.get_by_role("group", name=ada.text("table-log"))


def test_what_the_log_names_is_shown_on_the_board(person: NewPerson) -> None:
    ada = person()
    log = log_after_a_turn(ada)
    pointed = ada.page.locator(".marks .pointed")
    expect(pointed).to_have_count(0)
    for spot, shape in (("f5", "rect"), ("area:4", "path")):  # my domino lies there, my turf grows
        log.locator(f"button[data-spot='{spot}']").first.hover()
        expect(pointed.and_(ada.page.locator(shape))).to_have_count(1)
        ada.page.mouse.move(1, 1)
        expect(pointed).to_have_count(0)


def test_the_log_is_filtered_and_copied(person: NewPerson) -> None:
    ada = person()
    log = log_after_a_turn(ada)
    bot = log.get_by_text(re.compile("bot"))
    expect(bot.first).to_be_visible()
    ada.page.get_by_label(ada.text("table-log-who")).select_option("1")
    expect(bot).to_have_count(0)
    ada.press(ada.button("table-log-copy"))
    expect(ada.says("table-log-copied")).to_be_visible()
    copied = str(ada.page.evaluate("navigator.clipboard.readText()"))
    assert "Ada" in copied
    assert "bot" not in copied
