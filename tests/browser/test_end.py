"""The end of a game: counted source by source, laid out in numbers and lines, and played again."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import expect

from tests.browser import prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Table


def test_the_last_count_moves_and_can_be_skipped(person: NewPerson) -> None:
    ada = person(motion="no-preference")
    ada.open(f"/tables/{prepare.finished_table(ada)}")
    counting = ada.page.get_by_role("dialog", name=ada.text("table-over-counting"))
    ada.press(counting.get_by_role("button", name=ada.text("table-recap-skip"), exact=True))
    dialog = ada.page.get_by_role("dialog", name=ada.text("table-over"), exact=True)
    expect(dialog.get_by_role("table", name=ada.text("table-breakdown"))).to_be_visible()
    expect(dialog.get_by_role("img", name=re.compile(ada.text("table-chart")))).to_be_visible()


@pytest.mark.parametrize(("motion", "pause"), [("on", 1100), ("fast", 550)])
def test_the_last_count_goes_source_by_source(person: NewPerson, motion: str, pause: int) -> None:
    ada = person(motion="no-preference")
    ada.page.add_init_script(f"localStorage.setItem('waldbach', '{{\"motion\": \"{motion}\"}}')")
    ada.stop_time()
    ada.open(f"/tables/{prepare.finished_table(ada)}")
    counting = ada.page.get_by_role("dialog", name=ada.text("table-over-counting"))
    breakdown = ada.page.get_by_role("table", name=ada.text("table-breakdown"))
    expect(counting).to_contain_text(ada.text("table-over-begin"))
    counted = []
    while counting.is_visible():
        counted.append(tuple(map(number, counting.locator("li > b").all_inner_texts())))
        ada.page.clock.run_for(pause)
    rows = [row.locator("td").all_inner_texts() for row in breakdown.locator("tbody tr").all()]
    columns = zip(*rows, strict=True)
    totals = [itertools.accumulate(map(number, column), initial=0) for column in columns]
    *wanted, _ = zip(*totals, strict=True)  # with the last source comes the breakdown
    assert counted == wanted


def test_the_breakdown_adds_up(person: NewPerson) -> None:
    ada = person(lang="de")
    ada.open(f"/tables/{prepare.finished_table(ada, seats=4)}")
    table = ada.page.get_by_role("table", name=ada.text("table-breakdown"))
    expect(table).to_be_visible()
    rows = table.locator("tbody tr, tfoot tr:not(.place)").all()
    columns = list(zip(*(row.locator("td").all_inner_texts() for row in rows), strict=True))
    assert len(columns) == 4
    for *sources, total in columns:
        assert sum(map(number, sources)) == number(total)


def number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))


def test_who_gave_up_is_named_beside_the_winner(person: NewPerson) -> None:
    """Behind all others, also with more points."""
    ada, ben = person(lang="pl"), person()
    link = prepare.waiting_table(ada, ben)
    prepare.ask(ben, "POST", f"/tables/{link}/resign")
    ada.open(f"/tables/{link}")
    dialog = ada.page.get_by_role("dialog", name=ada.text("table-over"), exact=True)
    expect(dialog).to_contain_text(ada.text("table-won-mine"))
    expect(dialog).to_contain_text(ada.text("table-over-resigned", names="Ada"))


@pytest.mark.parametrize("size", [(844, 390), (800, 360), (1280, 720)])
def test_the_last_position_can_be_looked_at_on_low_screens(
    person: NewPerson, size: tuple[int, int]
) -> None:
    """All that may come next stands in one row below the board."""
    ada = person(lang="de", size=size)
    table = Table(ada)
    link = prepare.table(ada, "seed")
    prepare.ask(ada, "POST", f"/tables/{link}/resign")
    table.open(link)
    ada.page.keyboard.press("Escape")
    expect(ada.button("table-rematch")).to_be_visible()
    expect(ada.button("table-rematch")).to_be_in_viewport(ratio=1)
    board = table.board.bounding_box()
    assert board is not None
    assert board["height"] > 0.4 * size[1]


def test_a_rematch_is_one_click(person: NewPerson) -> None:
    ada = person()
    first = prepare.table(ada, "seed")
    prepare.ask(ada, "POST", f"/tables/{first}/resign")
    ada.open(f"/tables/{first}")
    ada.press(ada.page.get_by_role("dialog").get_by_role("button", name=ada.text("table-rematch")))
    expect(ada.page).not_to_have_url(re.compile(first))
    again = Table(ada).ready()
    assert again.await_turn()
    assert prepare.ask(ada, "GET", f"/tables/{first}")["rematch"] == again.id
