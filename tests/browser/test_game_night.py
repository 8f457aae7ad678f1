"""A game night: a host in a home network, friends with phones, both games, the day after."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import positions, prepare
from tests.browser.client import built_client
from tests.browser.conftest import NewPerson
from tests.browser.garden_table import GardenTable
from tests.browser.pages import Replay, Room, Table
from tests.browser.person import PHONE, Person
from tests.server.running import Server
from waldbach.server.nearby import own_address

# A page by http from another machine is told that some headers are for https only.
INSECURE = "Cross-Origin-Opener-Policy header has been ignored"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server for the whole network, which can be stopped and started."""
    built_client()
    with Server(tmp_path, host="0.0.0.0", bot_processes="1") as running:
        yield running


def shared_link(host: Person) -> str:
    expect(host.page.get_by_role("img", name=host.text("table-share-qr"))).to_be_visible()
    return host.page.get_by_label(host.text("table-share-link")).input_value()


def recovery_link(person: Person) -> str:
    """From the table's menu to the link that opens one's seat on another device."""
    person.press(person.button("table-menu"))
    person.press(person.link("table-other-device"))
    person.press(person.button("account-recovery-make"))
    expect(person.page.get_by_role("img", name=person.text("account-recovery-qr"))).to_be_visible()
    return person.page.get_by_label(person.text("account-recovery"), exact=True).input_value()


def press_at_the_end(person: Person, key: str, **args: str) -> None:
    dialog = person.page.get_by_role("dialog", name=person.text("table-over"), exact=True)
    button = dialog.get_by_role("button", name=person.text(key, **args), exact=True)
    person.press(button)
    expect(dialog).to_be_hidden()


def test_a_game_night(house: Server, person: NewPerson) -> None:
    near = f"http://{own_address() or '127.0.0.1'}:{house.port}"

    def phone(**wishes: object) -> Person:
        made = person(url=near, size=PHONE, touch=True, **wishes)
        made.forgive(INSECURE)
        return made

    # The host sits at the machine itself, and its link opens on the phones of the others.
    host = person(url=f"http://localhost:{house.port}")
    evening = prepare.table(host, "open", "open", "open", position=positions.LAST_ROUND)
    Room(host).open(evening)
    link = shared_link(host)
    if own_address() is not None:
        assert link == f"{near}/tables/{evening}"
    ben, celina, dora, eve = phone(lang="de"), phone(lang="pl"), phone(), phone()
    for one, name in ((ben, "Ben"), (celina, "Celina"), (dora, "Dora")):
        Room(one).open(evening).take(name)
    Table(eve).open(evening)
    expect(eve.says("table-watching")).to_be_visible()

    # Ben's phone goes flat; he plays on with another one.
    Table(ben).ready()
    key = recovery_link(ben)
    ben.context.close()
    ben = phone(lang="de")
    ben.page.goto(key)
    ben.press(ben.page.get_by_role("link", name="Renature").first)
    four = [Table(one).ready() for one in (host, ben, celina, dora)]
    for table in four:
        assert table.await_turn()
        table.play_turn()

    # On to the other game with the same people, in one tap each; who watches comes along.
    people = (host, ben, celina, dora)
    press_at_the_end(host, "table-rematch-other", game=host.text("home-box-waldgaertner"))
    expect(host.says("table-room-missing", count=3)).to_be_visible()
    for one in people[1:]:
        press_at_the_end(one, "table-rematch-join-other", game=one.text("home-box-waldgaertner"))
    gardens = [GardenTable(one).ready() for one in people]
    eve.press(
        eve.page.get_by_role("dialog").get_by_role("link", name=eve.text("table-rematch-watch"))
    )
    GardenTable(eve).ready()
    for garden in gardens:
        garden.choose(1)
        garden.confirm()
    for garden in gardens:
        expect(garden.hand.get_by_role("listitem")).to_have_count(1)

    # Somebody has to catch a bus. Who is left wins, and the others want a rematch.
    second = gardens[0].id
    for one in people[1:]:
        prepare.ask(one, "POST", f"/tables/{second}/resign")
    press_at_the_end(celina, "table-rematch")
    press_at_the_end(dora, "table-rematch-join")
    expect(dora.says("table-room-missing", count=2)).to_be_visible()

    # The day after, the link of a move still leads to it.
    replay = Replay(host).open(evening, at=2)
    host.press(host.button("replay-link-hint"))
    expect(host.says("replay-link-copied")).to_be_visible()
    link = str(host.page.evaluate("navigator.clipboard.readText()"))
    for one in (host, ben, celina, dora, eve):
        one.forgive("WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource")
    assert house.stop() == 0
    house.start()
    fay = phone(lang="pl")
    fay.page.goto(link)
    Replay(fay).expect_at(2)
    assert replay.last == Replay(fay).last
