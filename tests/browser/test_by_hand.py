"""By hand: pieces are dragged and turned, and the board comes closer to two fingers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import NewPerson
from tests.browser.pages import Table
from tests.browser.person import PHONE, Person
from tests.browser.pointer import Point, Pointer, centre


def test_a_mouse_drags_pieces_onto_the_board(person: NewPerson) -> None:
    ada = person()
    table = Table(ada).at(positions.BROOK)
    drag_both(table)
    expect(table.bar).to_contain_text(ada.text("renature-outlook-points", points="+8", count=8))
    ada.press(table.reset)
    expect(table.undo).to_be_hidden()
    carried = table.carry(table.piece("2")).over("e6")  # nothing lies beside it
    expect(ada.page.locator(".ghost.refused")).to_be_visible()
    carried.let_go()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect(table.undo).to_be_hidden()


def test_a_finger_drags_pieces_onto_the_board(person: NewPerson) -> None:
    ada = person(size=PHONE, touch=True)
    drag_both(Table(ada).at(positions.BROOK))


def drag_both(table: Table) -> None:
    """A domino and a bush; on the way a ghost shows where they would lie."""
    carried = table.carry(table.piece("2")).over("b4")
    table.expect_ghost("a4", "b4")
    carried.let_go()
    table.expect_told("a4", "renature-animal-owl")
    table.expect_told("b4", "renature-animal-snail")
    carried = table.carry(table.piece("B")).over("b3")
    table.expect_ghost("b3")
    expect_gains(table)
    carried.let_go()
    table.expect_told("b3", "renature-plant-own-bush")


def expect_gains(table: Table) -> None:
    """Before it is let go of, every space says what a bush would bring there (R-P-01)."""
    shown = table.page.get_by_role("region", name=table.person.text("table-board"), exact=True)
    expect(shown.get_by_text("+2", exact=True)).to_have_count(2)
    expect(shown.get_by_text("+1", exact=True)).to_have_count(1)


def test_a_domino_is_turned_by_wheel_key_and_tap(person: NewPerson) -> None:
    ada = person()
    table = Table(ada).at(positions.BROOK)
    domino, there = table.piece("2"), centre(table.space("b4"))
    ada.press(domino)
    ada.page.mouse.move(*there)
    table.expect_ghost("a4", "b4")
    for notch, lying in ((100, ("b4", "b5")), (-100, ("a4", "b4"))):
        ada.page.mouse.wheel(0, notch)
        table.expect_ghost(*lying)
    for key, lying in (("r", ("b4", "b5")), ("Shift+R", ("a4", "b4"))):
        ada.page.keyboard.press(key)
        table.expect_ghost(*lying)
    ada.press(domino)  # the second tap
    ada.page.mouse.move(*there)
    table.expect_ghost("b4", "b5")
    table.tap(table.space("b4"))
    table.expect_told("b5", "renature-animal-owl")
    ada.press(table.undo)
    expect(table.undo).to_be_hidden()

    table.put(domino, "f5")  # where it lies well either way
    table.expect_told("f5", "renature-animal-owl")
    table.tap(table.space("f5"))
    table.expect_told("f5", "renature-animal-snail")
    table.expect_told("f6", "renature-animal-owl")
    ada.page.keyboard.press("r")
    table.expect_told("f5", "renature-animal-owl")


def test_the_board_comes_closer_to_two_fingers_and_two_taps(person: NewPerson) -> None:
    ada = person(size=PHONE, touch=True)
    table = Table(ada).at(positions.BROOK)
    near, there = ada.page.locator(".camera[style*='scale']"), centre(table.space("c6"))
    expect(near).to_have_count(0)
    Pointer(ada.context.new_cdp_session(ada.page), touch=True).pinch(there, 60, 160)
    expect(near).to_have_count(1)
    ada.press(ada.button("renature-zoom-out"))
    expect(near).to_have_count(0)
    for count in (1, 0):
        tap_twice(ada, there)
        expect(near).to_have_count(count)
    ada.press(table.piece("2"))
    tap_twice(ada, centre(table.space("e6")))  # where it does not fit
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect(near).to_have_count(0)


def tap_twice(person: Person, there: Point) -> None:
    for _ in range(2):
        person.page.touchscreen.tap(*there)
