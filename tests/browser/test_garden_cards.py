"""Plant cards of Waldgärtner: seen large, pointed at from the log, tried ahead, told and found."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import garden_positions, garden_table, prepare
from tests.browser.conftest import NewPerson
from tests.browser.garden_table import GardenTable, view
from tests.browser.pages import Table
from tests.browser.person import PHONE, Person
from tests.browser.pointer import centre


def at(position: str, ada: Person, ben: Person) -> GardenTable:
    """Ada looks at the table, Ben is there and only answers."""
    link = garden_table.table(ada, "open", position=position)
    prepare.ask(ben, "POST", f"/tables/{link}/seats", {"seat": None, "name": None})
    return GardenTable(ada).open(link)


def say(one: Person, table: str, word: str) -> None:
    seen = prepare.ask(one, "GET", f"/tables/{table}/view")
    wish = {"decision": seen["decision"], "words": [word], "then": []}
    prepare.ask(one, "POST", f"/tables/{table}/play", wish)


def named(where: Locator, name: str) -> Locator:
    """The card of that name, which can only be looked at."""
    return where.get_by_role("button", name=re.compile(f"^{re.escape(name)},"))


def test_a_card_is_seen_large_with_the_focus(person: NewPerson) -> None:
    """In the market, in what I noted of a pile, and in the open hands of others."""
    ada = person()
    link = garden_table.table(ada, "seed", "seed", position=garden_positions.PLAYING)
    GardenTable(ada).open(link)
    page, large = ada.page, ada.page.locator(".peek")
    hands = page.get_by_role("list", name=ada.text("waldgaertner-hand"))
    page.keyboard.press("Tab")  # from now on the focus is to be seen
    named(hands, "shrubby bush clover").focus()
    expect(large).to_contain_text("shrubby bush clover")
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    for button, cards in (
        (ada.button("waldgaertner-market-browse"), ["jujube", "nashi pear"]),
        (ada.button("waldgaertner-notes-of", region=3), ["goji berry", "heartnut"]),
    ):
        ada.press(button)
        sheet = page.get_by_role("dialog").filter(visible=True)
        if cards[1] == "nashi pear":  # beside its partner it keeps its other name
            expect(named(sheet, cards[1])).to_contain_text("Pyrus pyrifolia")
        named(sheet, cards[0]).focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        expect(large).to_contain_text(cards[0])
        ada.press(named(sheet, cards[1]))
        expect(large).to_contain_text(cards[1])
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_a_tap_is_enough_for_a_card_that_cannot_be_played(person: NewPerson) -> None:
    ada = person(size=PHONE, touch=True)
    link = garden_table.table(ada, "seed", "seed", position=garden_positions.THREE)
    mine = GardenTable(ada).open(link)
    page, large = ada.page, ada.page.locator(".peek")
    expect(page.locator("[data-pile='1'] .seedling")).to_be_visible()  # a marker lies there
    page.touchscreen.tap(*centre(mine.hand.get_by_role("button")))
    expect(large).to_contain_text("Prunus persica")
    page.touchscreen.tap(180, 8)
    expect(large).to_be_hidden()
    ada.press(ada.button("waldgaertner-market-browse"))
    named(page.get_by_role("dialog"), "blue bean").tap()
    expect(large).to_contain_text("Decaisnea insignis")
    expect(large).to_be_in_viewport(ratio=1)


def test_the_log_points_into_every_garden(person: NewPerson) -> None:
    ada, ben = person(), person()
    mine = at(garden_positions.PLANTING, ada, ben)
    say(ada, mine.id, "grow filbert 3.1")
    log = ada.page.get_by_role("group", name=ada.text("table-log"))
    strip = ada.page.get_by_role("group", name=ada.text("waldgaertner-garden-all"))
    theirs = strip.get_by_role("button").last
    pointed = re.compile("pointed")
    log.locator("[data-spot='plot:1:3.1']").hover()
    expect(mine.place("3.1")).to_have_class(pointed)
    expect(theirs).not_to_have_class(pointed)
    for spot in ("plot:2:2.4", "card:black-elder"):
        log.locator(f"[data-spot='{spot}']").last.hover()
        expect(theirs).to_have_class(pointed)
    ada.press(theirs)
    log.locator("[data-spot='plot:2:2.4']").hover()
    expect(mine.place("2.4")).to_have_class(pointed)
    ada.page.get_by_label(ada.text("table-log-show")).select_option("points")
    expect(log.locator("[data-spot^='plot:']")).to_have_count(2)
    expect(log.locator("p.line")).to_have_count(2)


def test_a_play_is_tried_ahead_with_the_card_to_come(person: NewPerson) -> None:
    ada, ben = person(), person()
    mine = at(garden_positions.CHOOSING, ada, ben)
    mine.choose(1)
    stored = view(mine)
    Table(ada).choose_in_menu("table-ahead")
    expect(ada.says("table-ahead-title")).to_be_visible()
    expect(mine.cards).to_have_count(2)  # the quince lies open in region 1
    ada.press(mine.cards.first)
    ada.press(mine.place("3.1"))
    told = ada.text("waldgaertner-garden-completes", plants="common hazel")
    expect(ada.page.get_by_text(told).first).to_be_visible()
    sentence = ada.like("waldgaertner-outlook-grow", "points", card="filbert", place="3.1")
    expect(mine.bar.get_by_text(sentence)).to_be_visible()
    assert view(mine) == stored

    say(ben, mine.id, "choose 2")
    ada.press(ada.button("table-ahead-lay"))
    expect(mine.undo).to_be_visible()
    mine.confirm()
    say(ben, mine.id, "sell redcurrant")
    assert view(mine)["seats"]["1"]["garden"]["3.1"]["card"] == "filbert"


def test_a_phone_tells_what_a_tapped_place_brings(person: NewPerson) -> None:
    ada, ben = person(size=PHONE, touch=True), person()
    mine = at(garden_positions.PLANTING, ada, ben)
    tray = ada.page.locator("div.tray")
    mine.take(1)
    expect(
        tray.get_by_text("common hazel", exact=True)
    ).to_be_visible()  # what the small card leaves out
    crop, way = (
        ada.text("waldgaertner-cards-crop-nut"),
        ada.text("waldgaertner-cards-preparation-raw"),
    )
    expect(
        tray.get_by_text(
            ada.text("waldgaertner-cards-eaten", crop=crop, preparation=way), exact=True
        )
    ).to_be_visible()
    ada.press(mine.place("3.1"))
    expect(mine.undo).to_be_visible()
    for key, more in (
        ("waldgaertner-garden-fertilised", {"plant": "common hazel"}),
        ("waldgaertner-garden-completes", {"plants": "common hazel"}),
    ):
        expect(tray.get_by_text(ada.text(key, **more))).to_be_in_viewport(ratio=1)
    expect(tray.locator(".outcome .harvest")).to_be_in_viewport(ratio=1)
    expect(mine.cards.first).to_be_in_viewport(ratio=1)
    expect(mine.bar.get_by_role("button").last).to_be_in_viewport(ratio=1)


def test_plants_are_found_by_their_partner(person: NewPerson) -> None:
    ada = person()
    ada.open("/plants")
    found = ada.page.get_by_role("main").get_by_role("listitem").get_by_role("link")
    hazel = found.filter(has_text="common hazel, ")
    learn = ada.page.get_by_role("navigation").get_by_role("link", name=ada.text("look-nav-learn"))
    expect(learn).to_have_attribute("aria-current", "true")
    ada.page.get_by_label(ada.text("plants-search")).fill("filbert")
    expect(found.first).to_contain_text("filbert")
    expect(hazel).to_be_visible()
    ada.press(ada.button("plants-clear"))
    ada.page.get_by_label(ada.text("plants-partner"), exact=True).select_option("filbert")
    expect(hazel).to_be_visible()
    expect(found).to_have_count(1)
