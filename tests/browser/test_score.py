"""How the points stand: Renature's score track, and in every game what the points came from."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser import axe, garden_positions, garden_table, positions, prepare
from tests.browser.conftest import NewPerson
from tests.browser.garden_table import GardenTable
from tests.browser.pages import Replay, Table
from tests.browser.person import PHONE, Person

# Notes every place on the track at which the marker of seat 1 is seen.
WATCH = """
() => {
  window.places = [];
  const look = () => {
    const drop = document.querySelector("[data-seat='1'] .drop");
    const whole = drop.closest('[role=img]').getBoundingClientRect();
    const mark = drop.getBoundingClientRect();
    const place = `${(mark.x - whole.x).toFixed(1)} ${(mark.y - whole.y).toFixed(1)}`;
    if (window.places.at(-1) !== place) window.places.push(place);
    requestAnimationFrame(look);
  };
  look();
}
"""
WIDER_THAN_SEEN = """
() => [document.documentElement, ...document.querySelectorAll('dialog[open]')]
  .filter((one) => one.scrollWidth > one.clientWidth).length
"""


def track_of(person: Person) -> Locator:
    return person.page.get_by_role("img", name=person.like("renature-track", "seats"))


def expect_track(person: Person, **points: int) -> None:
    """It says how many points everybody has, and shows it."""
    told = [
        person.text(
            "renature-track-seat", name=name, points=person.text("renature-points", count=count)
        )
        for name, count in points.items()
    ]
    track = track_of(person)
    expect(track).to_have_accessible_name(person.text("renature-track", seats=", ".join(told)))
    expect(track.locator("[data-seat] .total")).to_have_text([str(one) for one in points.values()])
    expect(track.locator("[data-seat] .drop")).to_have_count(len(points))


def sums_of(person: Person) -> list[int]:
    """What the open breakdown says that everybody has; it has to add up."""
    table = person.page.get_by_role("table", name=person.text("table-breakdown"))
    expect(table).to_be_visible()
    sources, totals = table.locator("tbody tr"), table.locator("tfoot tr")
    expect(totals).to_have_count(1)  # nobody has a place before the end
    rows = [list(map(int, row.locator("td").all_inner_texts())) for row in sources.all()]
    told = list(map(int, totals.locator("td").all_inner_texts()))
    assert [sum(column) for column in zip(*rows, strict=True)] == told
    return told


def table_of_two(ada: Person, ben: Person) -> str:
    link = prepare.table(ada, "open", position=positions.BROOK)
    prepare.ask(ben, "POST", f"/tables/{link}/seats", {"seat": None, "name": "Ben"})
    return link


def test_the_track_and_the_sources_follow_the_points(person: NewPerson) -> None:
    """At the board of a desk; on the phone of somebody who watches, behind the points."""
    ada, eve = person(), person(lang="pl", size=PHONE, theme="dark", motion="no-preference")
    link = table_of_two(ada, person())
    mine, watched = Table(ada).open(link), Table(eve).open(link)
    assert mine.await_turn()
    board = watched.board.bounding_box()
    assert board
    assert board["width"] > 0.85 * PHONE[0]  # with its banks all of it: the track takes nothing
    expect(track_of(eve)).to_have_count(0)
    eve.press(eve.page.get_by_role("button", name="Ben"))
    for one in (ada, eve):
        expect_track(one, Ada=15, Ben=9)
        one.page.evaluate(WATCH)
    assert sums_of(eve) == [15, 9]
    domino = mine.place()
    assert domino
    assert mine.plant()  # a turf
    expect_track(ada, Ada=16, Ben=9)  # as it is drafted
    expect_track(eve, Ada=15, Ben=9)
    mine.confirm(domino)
    expect_track(eve, Ada=16, Ben=9)
    eve.page.wait_for_function("() => window.places.length > 2")  # it glides
    assert len(ada.page.evaluate("window.places")) == 2  # nothing does that for Ada
    assert sums_of(eve) == [16, 9]
    assert eve.page.evaluate(WIDER_THAN_SEEN) == 0
    assert axe.violations(eve.page) == []
    ada.press(ada.button("table-breakdown"))
    assert sums_of(ada) == [16, 9]
    assert axe.violations(ada.page) == []


def test_in_a_garden_the_sources_are_a_tap_away(person: NewPerson) -> None:
    ada = person(lang="de")
    GardenTable(ada).open(garden_table.table(ada, "seed", position=garden_positions.LAST))
    shown = ada.page.locator(".players .points [aria-hidden]").all_inner_texts()
    ada.press(ada.button("table-breakdown"))
    assert sums_of(ada) == list(map(int, shown))
    ada.page.keyboard.press("Escape")
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.press(ada.page.locator(".players button").first)
    assert sums_of(ada) == list(map(int, shown))
    assert ada.page.evaluate(WIDER_THAN_SEEN) == 0


def test_a_replay_shows_the_points_of_its_moment(person: NewPerson) -> None:
    ada = person()
    replay = Replay(ada).open(prepare.finished_table(ada, seats=4), at=60)
    replay.tab("replay-tab-players")
    totals = track_of(ada).locator("[data-seat] .total").all_text_contents()
    assert len(totals) == 4
    assert sums_of(ada) == list(map(int, totals))
