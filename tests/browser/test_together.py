"""People at the same table: by link, with different languages, with bots, and watching."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Room, Table
from tests.browser.person import PHONE


def test_a_friend_sits_down_by_the_link(person: NewPerson) -> None:
    ada, ben = person(lang="en"), person(lang="pl")
    link = prepare.table(ada, "open")
    Room(ada).open(link)
    at_bens = Room(ben).open(link).sit_down("Benek")
    at_adas = Table(ada).ready()
    expect(at_adas.dominoes.first).to_be_visible()
    first, second = (at_adas, at_bens) if at_adas.asked.count() else (at_bens, at_adas)
    first.play_turn()
    assert second.await_turn()
    second.play_turn()
    assert first.await_turn()
    assert any(prepare.planted(ada, link, seat) for seat in (1, 2))
    expect(ada.page.get_by_text("Benek").first).to_be_visible()


@pytest.mark.slow
def test_two_browsers_play_a_whole_game_by_link(person: NewPerson) -> None:
    ada, ben = person(lang="en"), person(lang="de")
    link = prepare.table(ada, "open")
    Room(ada).open(link)
    tables = [Room(ben).open(link).sit_down("Ben"), Table(ada).ready()]
    while not all(table.over.is_visible() for table in tables):
        for table in tables:
            if table.asked.count():
                table.play_turn()
    expect(ada.says("table-over")).to_be_visible()
    expect(ben.says("table-over")).to_be_visible()
    for seat in (1, 2):
        assert prepare.planted(ada, link, seat) > 0


def test_four_seats_with_bots(person: NewPerson) -> None:
    ada = person()
    table = Table(ada).open(prepare.table(ada, "seed", "sprout", "seed"))
    for _ in range(2):
        assert table.await_turn()
        table.play_turn()
    assert table.await_turn()


def test_three_people_play_in_turn(person: NewPerson) -> None:
    people = [person(lang="en"), person(lang="de"), person(lang="pl")]
    link = prepare.table(people[0], "open", "open", options={"start": "1"})
    Room(people[0]).open(link)
    Room(people[1]).open(link).take("Ben")
    tables = [Room(people[2]).open(link).sit_down("Celina")]
    tables = [*(Table(one).ready() for one in people[:2]), *tables]
    for table in tables:
        assert table.await_turn()
        table.play_turn()
    assert tables[0].await_turn()


def test_who_watches_sees_no_hand(person: NewPerson) -> None:
    ada, eve = person(), person()
    link = prepare.table(ada, "seed")
    mine = Table(ada).open(link)
    assert mine.await_turn()
    expect(mine.dominoes).to_have_count(3)
    names = [str(name) for name in mine.dominoes.evaluate_all("all => all.map((one) => one.title)")]
    watched = Table(eve).open(link)
    expect(eve.says("table-watching")).to_be_visible()
    expect(watched.hand).to_have_count(0)
    page = eve.page.content()
    assert not [name for name in names if name in page]


OVERFLOWING = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"


def test_four_chips_fit_on_a_phone_whatever_they_say(person: NewPerson) -> None:
    ada, ben = person(lang="pl", size=PHONE, touch=True, theme="dark"), person()
    link = prepare.table(ada, "seed", "seed", "open", options={"start": "1"})
    prepare.ask(ben, "POST", f"/tables/{link}/seats", {"seat": None, "name": "Ben"})
    Table(ada).open(link)
    prepare.ask(ben, "POST", f"/tables/{link}/resign")
    gave_up = ada.page.get_by_title(ada.text("table-resigned"), exact=True)
    expect(gave_up).to_have_text(ada.text("table-resigned"))
    chips = ada.page.get_by_role("list", name=ada.text("table-players")).get_by_role("button")
    expect(chips).to_have_count(4)
    assert chips.evaluate_all(OVERFLOWING) == 0
    assert not ada.is_too_wide()
