"""Valley: a stump is covered, and a mushroom joins two areas."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import positions, prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Table


def test_a_mushroom_joins_areas(person: NewPerson) -> None:
    ada = person()
    link = prepare.table(ada, "seed", options={"mode": "valley"}, position=positions.VALLEY)
    table = Table(ada).open(link)
    assert table.await_turn()
    domino = str(table.dominoes.first.get_attribute("title"))
    table.put(table.dominoes.first, "g2")
    expect(table.bar).to_contain_text(ada.text("renature-ask-mushroom"))
    table.put(None, "d1")
    joins = ada.like("renature-outlook-joins", "areas")
    expect(table.bar).to_contain_text(re.compile(joins.pattern.strip("^$")))
    expect(table.space("d1")).to_have_accessible_name(
        re.compile(ada.text("renature-ground-mushroom"))
    )
    table.confirm(domino)
    told = ada.like("renature-event-mushroom-joins", "joined", "area", space="d1")
    log = ada.page.get_by_role("tabpanel", name=ada.text("table-log"))
    expect(log.get_by_text(re.compile(told.pattern.strip("^$"), re.IGNORECASE))).to_be_visible()


def test_the_back_of_the_board_by_the_rules_of_the_base_game(person: NewPerson) -> None:
    """Areas have tokens then, and nobody is owed a mushroom (Q-V-14)."""
    ada = person()
    options = {"mode": "variant", "variant-rules": "base", "start": "1"}
    table = Table(ada).open(prepare.table(ada, "seed", options=options))
    assert table.await_turn()
    view = prepare.ask(ada, "GET", f"/tables/{table.id}/view")["view"]
    assert view["mode"] == "variant"
    assert all(area["main"] > 0 for area in view["areas"].values())
    expect(ada.page.locator(".board [href='#p-token']")).to_have_count(len(view["areas"]))
    table.play_turn()
    assert table.await_turn()
    expect(ada.page.get_by_text(ada.text("renature-mushroom"), exact=True)).to_have_count(0)
