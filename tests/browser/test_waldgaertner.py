"""Waldgärtner in the browser: whole games, secret choices, contests, sixes, phones, keys."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import axe, prepare
from tests.browser.conftest import NewPerson
from tests.browser.garden_table import GardenTable, table, together, view
from tests.browser.pages import Home
from tests.browser.person import PHONE, Lang, Theme

MOST_STEPS = 200


def start(tables: list[GardenTable]) -> None:
    """Everybody draws the first card, and the first round begins."""
    for one in tables:
        one.choose(1)
        one.confirm()
    for one in tables:
        expect(one.cards).to_have_count(0)
        expect(one.hand.get_by_role("listitem")).to_have_count(1)


def play_out(one: GardenTable) -> None:
    for _ in range(MOST_STEPS):
        one.await_asked()
        if one.over.is_visible():
            return
        one.act()
    raise AssertionError("the game has no end")


@pytest.mark.slow
def test_a_newcomer_plays_a_bot_to_the_end(person: NewPerson) -> None:
    ada = person()
    Home(ada).open()
    group = ada.page.get_by_role("group", name=ada.text("home-play-game"))
    name = ada.page.get_by_text(ada.text("home-box-waldgaertner"), exact=True)
    ada.press(group.locator("label", has=name))
    ada.press(ada.page.get_by_role("button", name=re.compile(re.escape(ada.text("home-play")))))
    mine = GardenTable(ada).ready()
    play_out(mine)
    expect(ada.page.get_by_role("dialog", name=ada.text("table-over"))).to_be_visible()
    expect(
        ada.page.get_by_role("row", name=re.compile(ada.text("waldgaertner-source-partners")))
    ).to_be_visible()


def test_a_choice_is_changed_before_the_dice_are_shown(person: NewPerson) -> None:
    ada, ben = person(), person()
    at_adas, at_bens = together(ada, ben)
    start([at_adas, at_bens])
    at_adas.choose(1)
    sealed = ada.page.get_by_text(ada.like("waldgaertner-ask-sealed", "choice", "names"))
    expect(sealed.first).to_be_visible()
    expect(ben.page.get_by_text(ben.text("table-ready"), exact=True).first).to_be_attached()
    at_adas.choose(2)
    expect(at_adas.pile(1)).to_have_attribute("aria-pressed", "false")
    assert "die" not in view(at_bens)["seats"]["1"]
    assert "sealed" not in view(at_bens)["seats"]["1"]
    at_bens.choose(1)
    at_bens.confirm()
    expect(at_adas.cards).to_have_count(2)
    assert [seat["die"] for seat in view(at_adas)["seats"].values()] == [2, 1]


def test_three_people_with_a_contest_and_a_six(person: NewPerson) -> None:
    ada, ben, eve = person(), person(lang="de"), person(lang="pl")
    tables = together(ada, ben, eve)
    rich, *others = tables
    start(tables)
    contested = False
    for _ in range(MOST_STEPS):
        if contested and rich.pile("market").count():
            break
        rich.person.press(rich.pile(2 if contested else 1))
        rich.finish()
        for one in others:
            one.person.press(one.pile(1))
            one.finish()
        contested = contested or contest(rich, others)
        expect(rich.cards).to_have_count(2)
        rich.sell_first()
        for one in others:
            one.plant()
        expect(rich.piles.first).to_be_visible()
    assert contested
    rich.choose("market")
    for one in others:
        one.person.press(one.pile(2))
        one.finish()
    six(rich, others)


def contest(rich: GardenTable, others: list[GardenTable]) -> bool:
    """Whoever sold a card has more coins, and so the right; everybody sees the scene."""
    expect(rich.cards.or_(rich.offers).first).to_be_visible()
    if not rich.offers.count():
        return False  # in the first round all have one coin: they draw blindly
    for one in [rich, *others]:
        expect(one.scene("waldgaertner-contest-title", region=1)).to_be_visible()
    rich.person.press(rich.offers.first)
    rich.confirm()
    return True


def six(rich: GardenTable, others: list[GardenTable]) -> None:
    """A six looks through a region; nobody else sees it, and it is kept for the one who has."""
    for _ in range(3):  # those who contend may be asked first
        for one in others:
            if one.offers.count():
                one.act()
        if rich.pile(1).is_visible():
            break
        rich.page.wait_for_timeout(300)
    rich.choose(1)
    rich.confirm()
    expect(rich.offers.nth(3)).to_be_visible()
    assert view(others[0])["pile"]["cards"] == {}
    rich.person.press(rich.offers.nth(2))
    rich.confirm()
    expect(rich.cards).to_have_count(2)
    assert rich.person.button("waldgaertner-notes-of", region=1).is_visible()
    assert view(others[0])["seats"]["1"]["memory"] == {}


def test_hidden_cards_never_reach_the_page(person: NewPerson) -> None:
    ada, ben = person(), person()
    heard: list[str] = []
    ben.page.on(
        "websocket", lambda line: line.on("framereceived", lambda it: heard.append(str(it)))
    )
    at_adas, at_bens = together(ada, ben)
    start([at_adas, at_bens])
    secret = view(at_adas)["seats"]["1"]["hand"][0]["card"]
    assert heard
    assert not [told for told in heard if f'"card":"{secret}"' in told.replace(" ", "")]
    assert "card" not in view(at_bens)["seats"]["1"]["hand"][0]
    assert secret not in json.dumps([one["word"] for one in entries(at_bens)])


def entries(one: GardenTable) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = prepare.ask(one.person, "GET", f"/tables/{one.id}/log")["entries"]
    return found


def test_six_seats_with_bots(person: NewPerson) -> None:
    ada = person()
    mine = GardenTable(ada).open(table(ada, *["seed"] * 5))
    expect(mine.page.locator("[data-pile]")).to_have_count(6)
    play_round(mine)


def play_round(mine: GardenTable) -> None:
    """The first card, and all of a round."""
    for _ in range(MOST_STEPS):
        mine.await_asked()
        if view(mine)["round"] > 1:
            return
        mine.act()


def test_in_the_advanced_game_any_row_is_free(person: NewPerson) -> None:
    ada = person()
    mine = GardenTable(ada).open(table(ada, "seed", options={"mode": "advanced"}))
    for _ in range(MOST_STEPS):
        mine.await_asked()
        if mine.cards.count():
            break
        mine.act()
    mine.take()
    expect(mine.places).to_have_count(15)
    ada.press(mine.places.last)
    mine.confirm()


def test_a_round_on_a_phone(person: NewPerson) -> None:
    ada = person(size=PHONE, touch=True)
    mine = GardenTable(ada).open(table(ada, "seed"))
    play_round(mine)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_round_by_keys_alone(person: NewPerson) -> None:
    ada = person()
    mine = GardenTable(ada).open(table(ada, "seed"))
    for _ in range(MOST_STEPS):
        mine.await_asked()
        if view(mine)["round"] > 1:
            return
        press_keys(mine)
    raise AssertionError("the round has no end")


def press_keys(mine: GardenTable) -> None:
    """1 chooses a region or takes a card, S sells it, Enter confirms; a scene is reached by Tab."""
    keyboard = mine.page.keyboard
    mine.page.locator("body").press("Escape")
    if mine.offers.count():
        mine.offers.first.focus()
        keyboard.press("Enter")
        mine.page.evaluate("document.activeElement.blur()")
    else:
        keyboard.press("1")
    if mine.cards.count():
        keyboard.press("s")
    expect(mine.undo).to_be_visible()
    keyboard.press("Enter")
    expect(mine.undo).to_be_hidden()


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("de", "dark"), ("pl", "light")])
def test_a_garden_is_for_everybody(person: NewPerson, lang: Lang, theme: Theme) -> None:
    for size in ((1280, 800), PHONE):
        ada = person(lang=lang, theme=theme, size=size)
        mine = GardenTable(ada).open(table(ada, "seed", "seed"))
        seen: set[str] = set()
        for _ in range(MOST_STEPS):
            mine.await_asked()
            step = str(view(mine)["step"])
            if step not in seen:
                assert axe.violations(ada.page) == [], step
            seen.add(step)
            if {"start", "select", "play"} <= seen:
                break
            mine.act()
        unnamed = ada.page.locator("svg[role=img]:not([aria-label]), img:not([alt])")
        assert unnamed.count() == 0
