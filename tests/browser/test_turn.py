"""A turn: taken back, interrupted, by touch, by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser import positions, prepare
from tests.browser.conftest import NewPerson
from tests.browser.garden_positions import PLANTING
from tests.browser.garden_table import GardenTable
from tests.browser.garden_table import table as garden
from tests.browser.pages import Lesson, Table
from tests.browser.person import PHONE, Person, Size
from tests.browser.pointer import centre


def test_a_draft_is_taken_back_freely(person: NewPerson) -> None:
    """Step by step, or all at once."""
    ada = person()
    table = Table(ada).at(positions.BROOK)
    before = table.spaces()
    assert table.place()
    placed = table.spaces()
    assert placed != before
    assert table.plant()
    assert table.spaces() != placed
    ada.press(table.undo)
    expect(table.plants.first).to_be_visible()
    assert table.spaces() == placed
    ada.press(table.undo)
    expect(table.undo).to_be_hidden()
    expect(table.dominoes).to_have_count(3)
    assert table.spaces() == before
    assert table.place()
    assert table.plant()
    ada.press(table.reset)
    expect(table.reset).to_be_hidden()
    assert table.spaces() == before


def test_a_draft_outlives_its_page(person: NewPerson) -> None:
    """A reload, as phones do with a tab that was out of sight; it can still be taken back."""
    ada = person()
    table = Table(ada).at(positions.BROOK)
    before = table.spaces()
    assert table.place()
    assert table.plant()
    drafted = table.spaces()
    ada.page.reload()
    expect(table.undo).to_be_visible()
    expect(table.board).to_be_visible()
    assert table.spaces() == drafted
    ada.press(table.reset)
    expect(table.reset).to_be_hidden()
    ada.page.reload()
    expect(table.dominoes).to_have_count(3)
    assert table.spaces() == before


def test_behind_a_draw_it_needs_the_table(person: NewPerson) -> None:
    """Against bots a take-back happens at once; it stands in the log."""
    ada = person()
    table = Table(ada).open(prepare.table(ada, "seed"))
    assert table.await_turn()
    before = table.spaces()
    table.play_turn()
    assert table.await_turn()
    expect(table.undo).to_be_hidden()
    table.choose_in_menu("table-take-back-turn")
    expect(ada.says("table-said-take-back").first).to_be_visible()
    expect(table.board).to_be_visible()
    log = prepare.ask(ada, "GET", f"/tables/{table.id}/log")
    assert any(entry["word"].startswith("take-back ") for entry in log["entries"])
    assert table.await_turn()
    assert table.spaces() == before


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_behind_a_draw_people_have_to_agree(person: NewPerson, answer: str) -> None:
    ada, ben = person(), person(lang="de")
    link = prepare.waiting_table(ben, ada)
    mine, other = Table(ada).open(link), Table(ben).open(link)
    assert mine.await_turn()
    before = mine.spaces()
    mine.confirm(mine.place() or mine.discard())
    played = mine.spaces()
    mine.choose_in_menu("table-take-back-turn")
    expect(ada.page.get_by_text(ada.like("table-asked-mine", "names"))).to_be_visible()
    assert mine.spaces() == played  # not before everybody has agreed
    ben.press(ben.button(f"table-ask-{answer}"))
    expect(ada.page.get_by_text(ada.like("table-asked-mine", "names"))).to_be_hidden()
    if answer == "yes":
        assert mine.await_turn()
        assert mine.spaces() == before
        expect(other.asked).to_have_count(0)
        mine.confirm(mine.place() or mine.discard())  # the same once more
        assert other.await_turn()
        assert mine.spaces() == played
    else:
        assert other.await_turn()
        assert mine.spaces() == played


def test_a_lost_line_is_mended_and_the_draft_is_kept(person: NewPerson) -> None:
    ada = person()
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        if cut:
            line.close(code=1012)
            return
        line.connect_to_server()
        lines.append(line)

    ada.page.route_web_socket(re.compile("/live"), connect)
    ada.forgive("WebSocket")
    table = Table(ada).open(prepare.table(ada, "seed"))
    assert table.await_turn()
    domino = table.place()
    assert domino
    placed = table.spaces()
    cut = True
    lines[-1].close(code=1012)
    expect(ada.says("table-line-lost")).to_be_visible()
    cut = False
    expect(ada.says("table-line-lost")).to_be_hidden()
    assert table.spaces() == placed
    expect(table.undo).to_be_visible()
    table.confirm(domino)
    assert table.await_turn()


def test_a_turn_is_played_on_after_a_reload_in_its_middle(person: NewPerson) -> None:
    ada = person()
    table = Table(ada).open(prepare.table(ada, "seed"))
    assert table.await_turn()
    domino = table.place()
    assert domino
    ada.page.reload()
    expect(table.undo).to_be_visible()
    table.confirm(domino)
    assert table.await_turn()


def test_a_phone_plays_a_turn_by_touch(person: NewPerson) -> None:
    """A whole one: a domino, a plant, and its end."""
    ada = person(size=PHONE, touch=True, lang="de")
    table = Table(ada).at(positions.BROOK)
    grown = prepare.planted(ada, table.id, seat=1)
    table.play_turn()
    assert table.await_turn()
    assert prepare.planted(ada, table.id, seat=1) == grown + 1


def test_keys_alone_play_a_turn(person: NewPerson) -> None:
    """A whole one: a domino, a plant, and its end."""
    ada = person()
    table = Table(ada).at(positions.BROOK)
    grown = prepare.planted(ada, table.id, seat=1)
    keyboard, domino = ada.page.keyboard, str(table.piece("2").get_attribute("title"))
    place_by_keys(table)
    keyboard.press("u")
    expect(table.undo).to_be_hidden()
    place_by_keys(table)
    keyboard.press("b")
    expect(table.piece("B")).to_have_attribute("aria-pressed", "true")
    for space, points in (("a5", "+1"), ("a3", "+2")):  # in reading order, and round again
        keyboard.press("j")
        expect(table.space(space)).to_be_focused()
        expect(ada.says("renature-spoken-gain", points=points)).to_be_attached()
    keyboard.press("Enter")
    table.expect_told("a3", "renature-plant-own-bush")
    table.confirm_by_keys(domino)
    assert prepare.planted(ada, table.id, seat=1) == grown + 1


def place_by_keys(table: Table) -> None:
    table.page.keyboard.press("2")
    expect(table.piece("2")).to_have_attribute("aria-pressed", "true")
    table.walk_to("b4")
    table.page.keyboard.press("Enter")
    expect(table.undo).to_be_visible()


def test_a_hint_says_what_to_do_and_why(person: NewPerson) -> None:
    ada = person()
    table = Table(ada).open(prepare.table(ada, "seed", options={"start": "1"}))
    assert table.await_turn()
    ada.press(ada.button("table-hint"))
    hint = ada.page.get_by_role("region", name=ada.text("table-hint"), exact=True)
    expect(hint.get_by_role("listitem").first).to_contain_text("Your chances would be")
    expect(hint.get_by_role("listitem").first).to_contain_text("Place ")
    expect(table.board.page.locator(".marks .pointed").nth(1)).to_be_visible()
    ada.press(hint.get_by_role("button", name=ada.text("table-hint-take")).first)
    expect(table.undo).to_be_visible()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_who_presses_twice_is_warned_all_the_same(person: NewPerson, touch: bool) -> None:
    """The second press would hit the button that ends the turn in spite of the warning."""
    ada = person(touch=touch)
    table = Table(ada).at(positions.BROOK)
    assert table.place()
    end = centre(table.bar.get_by_role("button").last)
    for _ in range(2):
        (ada.page.touchscreen.tap if touch else ada.page.mouse.click)(*end)
    expect(table.anyway).to_be_enabled()
    ada.press(ada.button("table-warn-back"))
    expect(table.undo).to_be_visible()
    expect(table.plants.first).to_be_visible()


# Phones whose browser keeps a part of the screen for itself.
SMALL: tuple[Size, ...] = ((360, 640), (375, 620))


@pytest.mark.parametrize("size", SMALL)
def test_on_a_small_phone_all_that_can_be_played_is_reached(person: NewPerson, size: Size) -> None:
    ada = person(size=size, touch=True, lang="pl")
    table = Table(ada).at(positions.BROOK)
    expect_whole(ada)
    assert table.place()
    expect(table.plants.first).to_be_visible()
    expect_whole(ada)
    beds = GardenTable(ada).open(garden(ada, "seed", position=PLANTING))
    beds.await_asked()
    expect_whole(ada)
    beds.take()
    expect_whole(ada)


def test_with_letters_of_twice_the_size_a_turn_can_be_played(person: NewPerson) -> None:
    """So little is left of a small screen: the page scrolls, and nothing covers what is pressed."""
    ada = person(size=(640, 400), lang="de")
    table = Table(ada).at(positions.BROOK)
    ada.press(table.dominoes.first)
    expect(table.dominoes.first).to_have_attribute("aria-pressed", "true")
    table.fitting.first.scroll_into_view_if_needed()
    table.tap(table.fitting.first)
    expect(table.undo).to_be_visible()
    ada.press(table.plants.last)
    expect(table.plants.last).to_have_attribute("aria-pressed", "true")
    ada.press(table.undo)
    expect(table.undo).to_be_hidden()
    lesson = Lesson(ada).open("first")
    words = lesson.card.get_by_role("paragraph").first
    expect(words).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [(844, 390), (640, 400)])
def test_a_garden_has_room_on_a_phone_on_its_side(person: NewPerson, size: Size) -> None:
    ada = person(size=size, touch=True)
    beds = GardenTable(ada).open(garden(ada, "seed", position=PLANTING))
    beds.await_asked()
    beds.take(1)
    assert beds.places.count()
    ada.press(beds.places.first)
    expect(beds.undo).to_be_visible()
    ada.press(ada.button("table-log"))
    expect(ada.page.get_by_role("dialog", name=ada.text("table-log"))).to_be_visible()


def expect_whole(person: Person) -> None:
    """Neither the tray nor the strip of players is cut off."""
    for part in ("table-tray", "table-players"):
        section = person.page.get_by_role("region", name=person.text(part), exact=True)
        cut = section.evaluate("part => part.scrollHeight - part.clientHeight")
        assert cut <= 1, (part, cut)
