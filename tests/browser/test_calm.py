"""What goes wrong is said calmly, and heals: no network, a failing server, a lost line."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser import axe, prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Table
from tests.browser.person import PHONE, Theme


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_opens_without_a_network_and_goes_on_with_one(
    person: NewPerson, theme: Theme
) -> None:
    ada = person(size=PHONE, theme=theme, worker=True)
    ada.forgive("ERR_", "Unable to preload", "Failed to fetch")
    ada.open("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then((it) => it.active.state)")
    ada.context.set_offline(True)
    ada.page.goto("/lobby")
    expect(ada.says("look-offline")).to_be_visible()
    assert axe.violations(ada.page) == []
    ada.context.set_offline(False)
    expect(ada.says("look-offline")).to_be_hidden()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.text("home-lobby-title"))


def test_at_a_table_it_is_said_once_and_hides_no_button(person: NewPerson) -> None:
    ada = person(lang="de", size=PHONE, touch=True)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ada.page.route_web_socket(re.compile("/live"), connect)
    ada.forgive("ERR_", "WebSocket")
    table = Table(ada).open(prepare.table(ada, "seed"))
    assert table.await_turn()
    assert table.place()
    ada.context.set_offline(True)
    expect(ada.says("look-offline")).to_be_visible()
    lines[-1].close(code=1012)
    ada.page.wait_for_timeout(500)
    expect(ada.says("table-line-lost")).to_have_count(0)
    expect(table.bar.get_by_role("button").last).to_be_in_viewport(ratio=1)
    ada.context.set_offline(False)
    expect(ada.says("look-offline")).to_be_hidden()


def test_a_server_that_fails_is_asked_again(person: NewPerson) -> None:
    ada, broken = person(lang="pl"), True
    ada.forgive("500")

    def answer(route: Route) -> None:
        if broken:
            route.fulfill(status=500, body="")
        else:
            route.continue_()

    ada.page.route(re.compile(r"/api/tables\?"), answer)
    ada.open("/lobby")
    expect(ada.button("look-retry")).to_be_visible()
    assert axe.violations(ada.page) == []
    broken = False
    ada.press(ada.button("look-retry"))
    expect(ada.button("look-retry")).to_be_hidden()


def test_a_table_says_that_its_line_is_lost_from_the_start(person: NewPerson) -> None:
    ada, cut = person(), True
    ada.forgive("WebSocket")
    link = prepare.table(ada, "seed")
    ada.page.route_web_socket(
        re.compile("/live"),
        lambda line: line.close(code=1012) if cut else line.connect_to_server(),
    )
    ada.page.goto(f"/tables/{link}")
    expect(ada.says("table-line-lost")).to_be_visible()
    cut = False
    Table(ada).ready()
