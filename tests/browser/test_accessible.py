"""axe-core finds nothing on any page, light and dark, whoever looks at it and whatever is open."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import axe, positions, prepare
from tests.browser.conftest import NewPerson
from tests.browser.garden_lessons import GardenLesson
from tests.browser.pages import Lesson, Replay, Table
from tests.browser.person import DESK, PHONE, WIDTHS, Person

PAGES = [
    "/",
    "/new",
    "/lobby",
    "/mine",
    "/learn",
    "/rules/renature",
    "/rules/waldgaertner",
    "/plants",
    "/plants/sea-buckthorn-male",
    "/workshop/renature",
    "/workshop/waldgaertner",
    "/settings",
    "/account",
    "/recover",
    "/confirm-mail",
    "/reset",
    "/nowhere",
    "/tables/nowhere",
    "/tables/nowhere/replay",
    "/learn/renature/nowhere",
    "/rules/nowhere",
    "/plants/nowhere",
    "/workshop/nowhere",
    "/people/nowhere",
]
SIZES = [DESK, PHONE]
LESSONS = [Lesson, GardenLesson]


def expect_for_everybody(person: Person, about: str = "") -> None:
    """The page as it is now, at a desk and on a phone, light and dark; and it fits in any width."""
    for size in WIDTHS:
        person.resize(size)
        assert not person.is_too_wide(), (about, size)
        if size in SIZES:
            assert axe.wrong(person.page) == [], (about, size)
    person.resize(person.size)


def test_pages_are_for_everybody(person: NewPerson) -> None:
    ada = person()
    ada.forgive("404")  # an address without a page, and links without their secret
    found = {}
    for page in PAGES:
        ada.open(page)
        ada.page.wait_for_load_state("networkidle")
        if wrong := axe.wrong(ada.page):
            found[page] = wrong
    assert found == {}


def test_pages_of_somebody_are_for_everybody(person: NewPerson) -> None:
    """With an account, tables of all kinds, and others who wait in the lobby."""
    ada, ben = person(), person()
    prepare.account(ada)
    prepare.table(ada, "seed", options={"start": "1"}, pace="days 24h bank 14d")
    prepare.table(ada, "open", privacy="listed")
    prepare.finished_table(ada)
    link = prepare.table(ben, "open", privacy="listed")
    seen = ada.page.locator(f"a[href='/tables/{link}']")
    for page, there in (
        ("/", seen),
        ("/lobby", seen),
        ("/mine", ada.page.get_by_text(ada.text("home-your-turn"), exact=True)),
        ("/account", ada.page.get_by_text(ada.text("account-session-here"), exact=True)),
        ("/settings", ada.page.get_by_role("switch", name=ada.text("renature-aid-zoom"))),
    ):
        ada.open(page)
        expect(there).to_be_visible()
        expect_for_everybody(ada, page)


def test_a_table_is_for_everybody(person: NewPerson) -> None:
    ada, eve = person(), person()
    table = Table(ada).open(prepare.table(ada, "seed"))
    assert table.await_turn()
    expect_for_everybody(ada)
    Table(eve).open(table.id)
    expect(eve.says("table-watching")).to_be_visible()
    expect_for_everybody(eve, "watched")
    table.place()
    expect_for_everybody(ada, "placed")
    ada.open(f"/tables/{prepare.table(ada, 'open')}")
    expect_for_everybody(ada, "waiting")


def test_what_a_table_says_is_for_everybody(person: NewPerson) -> None:
    """Refusals, areas, jokers, warnings."""
    ada = person()
    table = Table(ada).at(positions.BROOK)
    ada.press(table.piece("3"))
    table.tap(table.space("a4"))
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect_for_everybody(ada, "refusal")
    ada.page.keyboard.press("Escape")
    ada.press(table.piece("3"))
    ada.page.keyboard.press("Escape")
    table.tap(table.space("d5"))
    expect(ada.says("renature-area", area=4)).to_be_visible()
    expect_for_everybody(ada, "area")
    ada.resize(PHONE)
    joker = ada.text("renature-joker-is", animal=ada.text("renature-animal-butterfly"))
    ada.press(table.tray.get_by_role("button", name=joker))
    expect(ada.says("renature-joker-choose")).to_be_visible()
    assert axe.wrong(ada.page) == [], "joker"
    ada.page.keyboard.press("Escape")
    ada.resize(DESK)
    assert table.place()
    ada.press(table.bar.get_by_role("button").last)
    expect(table.anyway).to_be_visible()
    expect_for_everybody(ada, "warning")


def test_a_recap_is_for_everybody(person: NewPerson) -> None:
    ada = person()
    Table(ada).open(prepare.missed_table(ada, person()))
    expect(ada.button("table-recap-end")).to_be_visible()
    expect_for_everybody(ada)


@pytest.mark.parametrize("mode", ["valley", "variant"])
def test_the_other_boards_are_for_everybody(person: NewPerson, mode: str) -> None:
    ada = person()
    table = Table(ada).open(prepare.table(ada, "seed", options={"mode": mode, "start": "1"}))
    assert table.await_turn()
    assert table.place()
    expect_for_everybody(ada)


def test_what_opens_at_a_table_is_for_everybody(person: NewPerson) -> None:
    ada = person(size=PHONE)
    table = Table(ada).open(prepare.table(ada, "seed", pace="days 24h bank 14d"))
    assert table.await_turn()
    for key in ("table-log", "renature-ledger", "table-chat", "table-menu"):
        ada.press(ada.button(key))
        dialog = ada.page.get_by_role("dialog", name=ada.text(key))
        expect(dialog).to_be_visible()
        assert axe.wrong(ada.page) == [], key
        ada.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    for key in ("table-share", "table-vacation"):
        table.choose_in_menu(key)
        dialog = ada.page.get_by_role("dialog", name=ada.text(key))
        expect(dialog).to_be_visible()
        assert axe.wrong(ada.page) == [], key
        ada.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name=ada.text("table-help"))).to_be_visible()
    assert axe.wrong(ada.page) == []


def test_a_hint_is_for_everybody(person: NewPerson) -> None:
    ada = person()
    table = Table(ada).open(prepare.table(ada, "seed", options={"start": "1"}))
    assert table.await_turn()
    ada.press(ada.button("table-hint"))
    expect(ada.button("table-hint-take").first).to_be_visible()
    expect_for_everybody(ada)


def test_trying_ahead_is_for_everybody(person: NewPerson) -> None:
    ada = person()
    table = Table(ada).open(prepare.waiting_table(ada, person()))
    table.choose_in_menu("table-ahead")
    expect(ada.says("table-ahead-title")).to_be_visible()
    expect_for_everybody(ada)
    assert table.place()
    expect_for_everybody(ada)


def test_an_analysis_is_for_everybody(person: NewPerson) -> None:
    ada = person()
    game = prepare.analysed_table(ada)
    Replay(ada).open(game, at=5).tab("replay-tab-analysis")
    expect(ada.page.get_by_role("heading", name=ada.text("replay-turning"))).to_be_visible()
    expect_for_everybody(ada)
    ada.press(ada.button("look-chart-table"))
    expect(ada.page.get_by_role("table")).to_be_visible()
    expect_for_everybody(ada)


def test_a_replay_is_for_everybody(person: NewPerson) -> None:
    ada = person()
    replay = Replay(ada).open(prepare.finished_table(ada), at=30)
    for tab in ("moves", "analysis", "players", "more"):
        replay.tab(f"replay-tab-{tab}")
        assert axe.wrong(ada.page) == []
    replay.press("replay-fork")
    expect(ada.button("replay-fork-begin")).to_be_visible()
    expect_for_everybody(ada)


def test_the_end_of_a_game_is_for_everybody(person: NewPerson) -> None:
    ada = person()
    ada.open(f"/tables/{prepare.finished_table(ada)}")
    expect(ada.page.get_by_role("dialog", name=ada.text("table-over"))).to_be_visible()
    expect_for_everybody(ada)


def test_a_lesson_is_for_everybody(person: NewPerson) -> None:
    ada = person()
    ada.forgive("422")  # a mistake is refused
    lesson = Lesson(ada).open("first")
    lesson.play_until_asked()
    expect_for_everybody(ada)
    ada.press(lesson.card.get_by_text(ada.text("renature-lessons-first-start-trap1"), exact=True))
    expect(lesson.card).to_contain_text(ada.text("renature-lessons-first-start-why1"))
    expect_for_everybody(ada)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
def test_every_lesson_is_for_everybody(person: NewPerson, lesson: type[Lesson]) -> None:
    """Where something is asked for the first time; on a phone and at a desk in turn."""
    people = [person(size=size) for size in SIZES]
    listed = people[0].context.request.get(f"/api/games/{lesson.game}/lessons").json()
    assert len(listed) > 3
    for number, brief in enumerate(listed):
        reader = people[number % len(people)]
        lesson(reader).open(brief["lesson"]).play_until_asked()
        assert axe.wrong(reader.page) == [], brief["lesson"]


def test_people_are_for_everybody(person: NewPerson) -> None:
    ada = person()
    prepare.table(ada, "open")
    me = prepare.ask(ada, "GET", "/me")["person"]
    ada.open(f"/people/{me['id']}")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(me["name"])
    expect_for_everybody(ada)


def test_settings_are_for_everybody(person: NewPerson) -> None:
    """With all aids, which come a little later than the page."""
    ada = person()
    ada.open("/settings")
    expect(ada.page.get_by_role("switch", name=ada.text("renature-aid-zoom"))).to_be_visible()
    expect_for_everybody(ada)
