"""Trying ahead while another thinks: in private, without a trace, and of use afterwards."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Room, Table


def test_a_turn_is_tried_ahead_and_then_played(person: NewPerson) -> None:
    ada, ben = person(), person(lang="de")
    link = prepare.table(ada, "open", options={"start": "1"})
    Room(ada).open(link)
    waiting, playing = Room(ben).open(link).sit_down("Ben"), Table(ada).ready()
    assert playing.await_turn()
    before = waiting.spaces()
    stored = prepare.ask(ben, "GET", f"/tables/{link}/view")

    waiting.choose_in_menu("table-ahead")
    expect(ben.says("table-ahead-title")).to_be_visible()
    domino = waiting.place()
    assert domino
    planned = waiting.spaces()
    assert planned != before
    assert prepare.ask(ben, "GET", f"/tables/{link}/view") == stored
    ben.press(ben.button("table-ahead-leave"))
    assert waiting.spaces() == before

    waiting.choose_in_menu("table-ahead")
    domino = waiting.place()
    assert domino
    playing.confirm(playing.discard_first())
    ben.press(ben.button("table-ahead-lay"))
    expect(waiting.undo).to_be_visible()
    assert waiting.spaces() == planned
    waiting.confirm(domino)
    assert playing.await_turn()
