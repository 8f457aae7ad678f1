"""What is rare in Waldgärtner: claims, contests of three, sealed plays, the last cards; replays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import axe, garden_positions, prepare
from tests.browser.conftest import NewPerson
from tests.browser.garden_lessons import GardenLesson
from tests.browser.garden_table import GAME, GardenTable, together, view
from tests.browser.pages import Home, Replay
from tests.browser.person import DESK, PHONE, Lang, Size, Theme
from tests.browser.pointer import centre

FINGER = 40  # pixels above a finger lies what it points at
LESSONS = ["first", "garden", "contests", "advanced"]


def choose_all(tables: list[GardenTable], pile: int | str) -> None:
    for one in tables:
        one.person.press(one.pile(pile))
        one.finish()


def claim(one: GardenTable, position: str) -> None:
    one.person.press(one.claim(position))
    one.confirm()


def expect_parts(one: GardenTable, **parts: str) -> None:
    """Who contends, the richest first, and how each of them stands in the scene."""
    said = {who: one.person.text(f"waldgaertner-contest-{part}") for who, part in parts.items()}
    rows = [re.compile(rf"\b{who}\b.*{re.escape(text)}\s*$") for who, text in said.items()]
    expect(one.contenders).to_have_text(rows)


def test_tied_sixes_agree_by_claims(person: NewPerson) -> None:
    ada, ben, eve = person(), person(lang="de", size=PHONE, touch=True), person(lang="pl")
    tables = together(ada, ben, eve, position=garden_positions.THREE)
    at_adas, at_bens, at_eves = tables
    choose_all(tables, "market")
    for one in tables:
        expect(one.scene("waldgaertner-claims-title")).to_be_visible()
    expect(at_bens.claims).to_have_count(3)
    expect(at_bens.claims.last).to_be_in_viewport(ratio=1)
    expect(at_eves.claims).to_have_count(0)  # with fewer coins one comes later
    for one in (at_adas, at_bens):  # they clash
        claim(one, "1")
    wanted = ada.text("waldgaertner-claims-last", claim=ada.text("waldgaertner-claim", position=1))
    expect(ada.page.get_by_text(wanted, exact=True)).to_have_count(2)
    claim(at_adas, "any")
    claim(at_bens, "1")
    for one in (at_bens, at_adas, at_eves):
        one.choose(3)
        one.confirm()
        one.person.press(one.offers.first)
        one.confirm()
    expect(at_adas.cards).to_have_count(2)
    assert [seat["coins"] for seat in view(at_adas)["seats"].values()] == [1, 1, 0]


@pytest.mark.parametrize("size", [DESK, (1280, 720), PHONE])
def test_a_contest_of_three_is_seen_whole(person: NewPerson, size: Size) -> None:
    people = [person(size=size, touch=size == PHONE) for _ in range(3)]
    tables = together(*people, position=garden_positions.RICHER)
    choose_all(tables, 1)
    rich, second, poor = tables
    for one in tables:
        expect_parts(one, Ada="right", Ben="later", Eve="later")
        expect(one.contenders.last).to_be_in_viewport(ratio=1)
        cost = "ask-right" if one is rich else "contest-rule"
        expect(one.person.says(f"waldgaertner-{cost}", region=1)).to_be_visible()
        if size == PHONE:  # the garden is below it
            expect(one.page.get_by_role("grid")).to_be_in_viewport(ratio=0.9)
    expect(rich.offers).to_have_count(4)  # three cards, or none of them
    rich.person.press(rich.person.button("waldgaertner-contest-waive"))
    rich.confirm()
    expect_parts(second, Ada="waits", Ben="right", Eve="later")
    second.person.press(second.offers.first)
    second.confirm()
    expect_parts(rich, Ada="waits", Ben="served", Eve="right")
    poor.person.press(poor.offers.first)
    poor.confirm()
    for one in tables:
        expect(one.cards).to_have_count(2)
    assert [seat["coins"] for seat in view(rich)["seats"].values()] == [6, 3, 2]


def test_a_sealed_play_is_changed_until_all_are_in(person: NewPerson) -> None:
    ada, ben = person(), person(lang="de", size=PHONE, touch=True)
    at_adas, at_bens = together(ada, ben, position=garden_positions.LAST)
    sealed = at_bens.bar.get_by_text(ben.like("waldgaertner-ask-sealed", "choice", "names"))
    expect(sealed).to_contain_text("3.2")
    expect(ada.page.get_by_text(ada.text("table-ready"), exact=True).first).to_be_attached()
    at_bens.take()
    ben.press(at_bens.sell)
    at_bens.finish()
    expect(sealed).not_to_contain_text("3.2")
    at_adas.take()
    ada.press(at_adas.sell)
    at_adas.confirm()
    expect(at_adas.over).to_be_visible()
    assert view(at_adas)["seats"]["2"]["garden"].get("3.2") is None


def test_what_happened_meanwhile_is_told(person: NewPerson) -> None:
    """Ada sells a card and leaves; the others play, and the next round has begun."""
    ada, ben = person(), person(lang="de")
    at_adas, at_bens = together(ada, ben, bots=1, position=garden_positions.PLAYING)
    ada.press(at_adas.card("autumn-olive"))
    ada.press(at_adas.sell)
    at_adas.confirm()
    link = at_adas.id
    Home(ada).open()
    ben.press(at_bens.card("bush-clover"))
    ben.press(at_bens.sell)
    at_bens.confirm()
    expect(at_bens.piles.first).to_be_visible()
    at_adas.open(link)
    recap = ada.page.get_by_role("region", name=ada.text("table-recap"))
    card = at_adas.name("bush-clover")
    sold = f"Ben: {ada.text('waldgaertner-event-sold', card=card, coins=1)}"
    expect(recap.get_by_role("listitem").filter(has_text=sold)).to_be_visible()
    ada.press(recap.get_by_role("button", name=ada.text("table-recap-end"), exact=True))
    expect(recap).to_be_hidden()
    expect(at_adas.bar).to_contain_text(ada.text("waldgaertner-ask-select-six"))


def test_the_last_card_in_row_six_brings_four_colours_and_another_card(person: NewPerson) -> None:
    ada, ben = person(), person()
    mine, _ = together(ada, ben, position=garden_positions.LAST)
    mine.take()
    expect(mine.places).to_have_count(1)
    ada.press(mine.place("6.1"))
    mine.confirm()
    expect(mine.scene("waldgaertner-bonus-title")).to_be_visible()
    ada.press(mine.offers.first)
    mine.confirm()
    expect(mine.cards).to_have_count(1)
    mine.plant()
    dialog = ada.page.get_by_role("dialog", name=ada.text("table-over"))
    expect(dialog).to_be_visible()
    counted = view(mine)["seats"]["1"]
    assert counted["garden"]["6.1"]["card"] == "wild-cherry"
    expect(dialog.get_by_text(str(counted["total"]), exact=True).first).to_be_visible()


def test_a_finger_drags_a_card_into_the_garden_and_to_the_stall(person: NewPerson) -> None:
    ada, ben = person(size=PHONE, touch=True), person()
    mine, _ = together(ada, ben, position=garden_positions.LAST)
    x, y = centre(mine.place("6.1"))
    mine.drag(mine.cards.first, (x, y + FINGER))
    expect(mine.undo).to_be_visible()
    ada.press(mine.undo)
    expect(mine.undo).to_be_hidden()  # then all lies where it was
    mine.drag(mine.cards.first, centre(mine.page.locator("button.stall")))
    expect(mine.undo).to_be_visible()
    mine.confirm()
    expect(mine.over).to_be_visible()
    assert "6.1" not in view(mine)["seats"]["1"]["garden"]


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_finished_game_is_gone_through(person: NewPerson, size: Size) -> None:
    ada = person(size=size, touch=size == PHONE)
    replay = Replay(ada).open(prepare.finished_table(ada, 3, game=GAME), at=60)
    replay.press("replay-next")
    replay.expect_at(61)
    replay.press("replay-next-turn")
    expect(replay.slider).not_to_have_value("61")
    expect(ada.page.get_by_role("grid")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    replay.press("replay-end")
    replay.expect_at(replay.last)


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("de", "light"), ("pl", "dark")])
def test_scenes_are_for_everybody(person: NewPerson, lang: Lang, theme: Theme) -> None:
    ada, ben = person(lang=lang, theme=theme), person(lang=lang, theme=theme, size=PHONE)
    eve = person()
    for position, pile in ((garden_positions.TIED, 1), (garden_positions.THREE, "market")):
        tables = together(ada, ben, eve, position=position)
        choose_all(tables, pile)
        for one in tables[:2]:
            expect(one.page.locator(".stage")).to_be_visible()
            assert axe.violations(one.page) == [], pile
            if pile == 1:
                expect_parts(one, Ada="right", Ben="tied", Eve="tied")
    claim(tables[0], "1")
    claim(tables[1], "2")
    for one in tables[:2]:
        one.choose(2)
        one.confirm()
        expect(one.offers.first).to_be_visible()
        assert axe.violations(one.page) == [], "take"
        one.person.press(one.offers.first)
        one.confirm()


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("de", "dark"), ("pl", "light")])
def test_the_last_scenes_are_for_everybody(person: NewPerson, lang: Lang, theme: Theme) -> None:
    for size in (DESK, PHONE):
        ada, ben = person(lang=lang, theme=theme, size=size), person()
        mine, _ = together(ada, ben, position=garden_positions.LAST)
        mine.take()
        ada.press(mine.place("6.1"))
        expect(mine.undo).to_be_visible()
        assert axe.violations(ada.page) == [], "play"
        mine.confirm()
        expect(mine.scene("waldgaertner-bonus-title")).to_be_visible()
        assert axe.violations(ada.page) == [], "bonus"
        ada.press(ada.button("waldgaertner-bonus-without"))
        mine.confirm()
        expect(ada.page.get_by_role("dialog", name=ada.text("table-over"))).to_be_visible()
        assert axe.violations(ada.page) == [], "over"


@pytest.mark.parametrize(("lang", "theme"), [("de", "dark"), ("pl", "light")])
def test_lessons_are_for_everybody(person: NewPerson, lang: Lang, theme: Theme) -> None:
    for size, name in zip((DESK, PHONE, PHONE, DESK), LESSONS, strict=True):
        ada = person(lang=lang, theme=theme, size=size)
        GardenLesson(ada).open(name).play_until_asked()
        assert axe.violations(ada.page) == [], name
