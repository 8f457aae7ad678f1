"""The workshops: a board is drawn, healed, invented, shared, tried and played; cards are read."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser import axe, prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Replay, Table
from tests.browser.person import DESK, PHONE, Person
from tests.browser.workshop_pages import BoardWorkshop, CardWorkshop

MODES = ["base", "valley", "variant"]
CARDS = (resources.files("waldbach.games.waldgaertner") / "cards.csv").read_text(encoding="utf-8")

# As in a browser whose room is used up.
NO_ROOM = """
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("waldbach-workshop"))
            throw new DOMException("full", "QuotaExceededError");
        set.call(this, key, value);
    };
"""


def invented(person: Person, mode: str, seed: str = "otter") -> str:
    """A board from the server, without the page."""
    wish = {"seed": seed, "options": {"mode": mode}}
    made = prepare.ask(person, "POST", "/games/renature/materials/board/invent", wish)
    return str(made["text"])


# --- drawing --------------------------------------------------------------------------------------


def test_a_reason_is_shown_on_the_board_and_heals(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    workshop.take("stump")
    workshop.paint("c3")
    workshop.expect_problems(1)
    wrong = ada.text("renature-workshop-spoken-wrong")
    expect(workshop.space("c3")).to_have_accessible_name(re.compile(re.escape(wrong)))
    reason = workshop.reasons.get_by_role("button").first
    ada.press(reason)
    expect(reason).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator("rect.lit")).to_have_count(1)
    workshop.paint("c3")  # the same again takes it off
    workshop.expect_perfect()
    expect(workshop.space("c3")).not_to_have_accessible_name(re.compile(re.escape(wrong)))


def test_strokes_are_mirrored_and_taken_back_whole(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.begin_empty()
    workshop.take("area")
    workshop.symmetric("mirror")
    both = ["c3", "d3", "e3", "k3", "l3", "m3"]
    workshop.paint("c3", "e3")  # too fast to be seen on the space between
    workshop.expect_ground("area", *both)
    ada.press(ada.button("renature-workshop-undo"))
    workshop.expect_ground("brook", *both)
    ada.press(ada.button("renature-workshop-redo"))
    workshop.expect_ground("area", *both)
    workshop.symmetric("half-turn")
    workshop.paint("a15")
    workshop.expect_ground("area", "a15", "o1")


def test_filling_clouds_and_the_outside(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.begin_empty()
    workshop.take("area")
    workshop.paint("a8", "o8")
    ada.page.get_by_role("checkbox", name=ada.text("renature-workshop-fill")).check()
    workshop.paint("c12")
    workshop.expect_ground("area", "a15", "o9")
    workshop.expect_ground("brook", "a1", "o7")
    workshop.take("cloud")
    ada.press(ada.button("renature-workshop-more"))
    workshop.paint("b10")
    clouds = re.compile(re.escape(ada.text("renature-clouds", count=2)))
    expect(workshop.space("b10")).to_have_accessible_name(clouds)
    workshop.take("outside")
    ada.page.get_by_role("checkbox", name=ada.text("renature-workshop-fill")).uncheck()
    workshop.paint("h1")
    outside = ada.text("renature-workshop-tool-outside")
    expect(workshop.space("h1")).to_have_accessible_name(re.compile(re.escape(outside)))
    text = workshop.read()
    assert text.splitlines()[-1] == "a" * 15
    assert "clouds: b10=2" in text
    assert ".......#......." in text


def test_a_draft_outlives_the_page(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    ada.page.get_by_label(ada.text("renature-workshop-name")).fill("Willow Bend")
    workshop.take("area")
    workshop.paint("a1")
    workshop.expect_ground("area", "a1")
    drawn = workshop.read()
    workshop.open()
    assert workshop.read() == drawn
    workshop.begin_empty()
    workshop.tab("begin")
    ada.press(ada.page.get_by_role("button", name=re.compile("^Willow Bend")))
    assert workshop.read() == drawn


def test_whoever_draws_is_told_that_nothing_can_be_kept(person: NewPerson) -> None:
    ada = person()
    ada.page.add_init_script(NO_ROOM)
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    expect(ada.says("workshop-shelf-full")).to_have_count(0)
    workshop.take("area")
    workshop.paint("a1")
    expect(ada.says("workshop-shelf-full")).to_be_in_viewport()


def test_what_is_typed_is_drawn_as_soon_as_it_can_be(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    workshop.tab("text")
    workshop.text.fill("name: Tiny\nmode: valley\nboard:\nP.?\n.aa\n")
    expect(ada.says("renature-workshop-not-drawn")).to_be_visible()
    workshop.tab("check")
    workshop.expect_problems(1)
    ada.press(workshop.reasons.get_by_role("button"))
    workshop.take("area")
    workshop.paint("h8")  # what is seen is another board: this one would be gone
    expect(ada.page.get_by_label(ada.text("renature-workshop-name"))).to_be_disabled()
    assert workshop.read() == "name: Tiny\nmode: valley\nboard:\nP.?\n.aa\n"
    ada.press(ada.button("renature-workshop-undo"))
    expect(ada.says("renature-workshop-not-drawn")).to_be_hidden()
    ada.press(ada.button("renature-workshop-redo"))
    expect(ada.says("renature-workshop-not-drawn")).to_be_visible()
    workshop.text.fill("name: Tiny\nmode: valley\nboard:\nP..\n.aa\n")
    expect(ada.says("renature-workshop-not-drawn")).to_be_hidden()
    workshop.expect_ground("start-meadow", "a1")
    workshop.expect_ground("area", "b2", "c2")
    workshop.expect_playable()


def test_a_text_longer_than_any_is_told_so_without_reasons_of_another(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    workshop.take("stump")
    workshop.paint("c3")
    workshop.expect_problems(1)
    workshop.tab("text")
    workshop.text.fill("name: Long\nmode: base\nboard:\n" + "?" * 100_000)
    workshop.tab("check")
    expect(workshop.state).to_have_text(ada.text("workshop-text-large", most=100_000))
    expect(workshop.reasons).to_have_count(0)


def test_a_board_drawn_from_nothing_gets_its_tokens_in_one_press(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.begin_empty()
    workshop.take("start")
    workshop.paint("a1")
    workshop.take("area")
    workshop.paint("c3", "e3")
    workshop.paint("c6", "e6")
    workshop.paint("h10", "k10")
    workshop.expect_problems(2)  # no tokens of size 3 and 4
    ada.press(ada.button("renature-workshop-token-fit"))
    workshop.expect_playable()
    assert "tokens: 3/1 = 1 1 1 2\ntokens: 4/2 = 1 2\n" in workshop.read()
    ada.press(ada.button("renature-workshop-undo"))
    workshop.tab("check")
    workshop.expect_problems(2)
    workshop.tab("tokens")
    ada.press(ada.button("renature-workshop-token-add"))
    ada.press(ada.button("renature-workshop-token-fit"))  # also where another kind stands
    workshop.expect_playable()
    ada.page.get_by_label(f"{ada.text('renature-workshop-token-backs')} 1").fill("x")
    ada.press(ada.button("renature-workshop-token-fit"))  # and where tokens cannot be read
    workshop.expect_playable()


# --- inventing, sharing, trying -------------------------------------------------------------------


def test_inventions_that_nobody_changed_push_nothing_out(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    ada.page.get_by_label(ada.text("renature-workshop-name")).fill("Willow Bend")
    workshop.take("area")
    workshop.paint("a1")
    drawn = workshop.read()
    for seed in ("otter", "heron", "toad"):
        workshop.invent(seed)
    workshop.tab("begin")
    kept = ada.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(kept).to_have_count(2)
    ada.press(ada.button("renature-workshop-undo"))  # the heron's, in the place of the toad's
    workshop.paint("a1")
    ada.page.get_by_label(ada.text("renature-workshop-name")).fill("Heron")
    workshop.invent("newt")
    workshop.tab("begin")
    expect(kept).to_have_count(3)
    expect(kept.filter(has_text="Heron")).to_have_count(1)
    ada.press(kept.get_by_role("button", name=re.compile("^Willow Bend")))
    assert workshop.read() == drawn


def test_the_same_seed_invents_the_same_board(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    workshop.invent("otter 7", "half-turn")
    first = workshop.read()
    rows = first.partition("board:\n")[2].split()
    soil = [[sign.islower() for sign in row] for row in rows]
    assert soil == [row[::-1] for row in soil[::-1]]
    workshop.tab("check")
    workshop.expect_playable()
    workshop.invent("heron")
    assert workshop.read() != first
    workshop.invent("otter 7", "half-turn")
    assert workshop.read() == first


def test_a_link_brings_the_same_board_to_somebody_else(person: NewPerson) -> None:
    ada, bob = person(), person(lang="pl")
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    ada.page.get_by_label(ada.text("renature-workshop-name")).fill("Łąka")
    workshop.take("area")
    workshop.paint("a15", "c15")
    drawn = workshop.read()
    workshop.tab("share")
    link = ada.page.get_by_role("textbox", name=ada.text("workshop-share-link"), exact=True)
    expect(link).to_have_value(re.compile("#board="))
    ada.press(ada.button("workshop-share-copy"))
    expect(ada.says("workshop-share-copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link.input_value()
    theirs = BoardWorkshop(bob).open(link.input_value())
    expect(bob.page.get_by_label(bob.text("renature-workshop-name"))).to_have_value("Łąka")
    assert theirs.read() == drawn
    assert "#" not in bob.page.url  # a reload keeps their changes
    theirs.open("/workshop/renature#board=AAAA")
    expect(bob.says("workshop-share-broken")).to_be_visible()
    assert theirs.read() == drawn


def test_bots_try_a_board(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    report = workshop.try_out()
    expect(report.get_by_role("row")).to_have_count(3)
    closed = ada.text("renature-workshop-verdict-closed")
    expect(ada.page.get_by_text(closed)).to_be_visible()
    workshop.take("erase")
    workshop.paint("h5")
    expect(ada.says("workshop-trial-stale")).to_be_visible()


# --- playing --------------------------------------------------------------------------------------


def test_a_table_is_hosted_on_it_and_a_turn_is_played(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    ada.page.get_by_label(ada.text("renature-workshop-name")).fill("Willow Bend")
    workshop.take("area")
    workshop.paint("h15")  # an area of three becomes one of four
    workshop.expect_playable()
    ada.press(ada.button("workshop-host"))
    own = ada.page.get_by_label(ada.text("workshop-own"), exact=True)
    expect(own.locator("option:checked")).to_have_text("Willow Bend")
    ada.page.get_by_label(ada.text("home-new-seat", seat=2), exact=True).select_option("bot seed")
    ada.press(ada.button("home-new-start"))
    table = Table(ada).ready()
    expect(table.space("h15")).to_have_accessible_name(
        re.compile(f"^h15, {ada.text('renature-ground-area')}")
    )
    assert table.await_turn()
    table.play_turn()


def test_played_at_once_against_a_bot(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    workshop.invent("heron")
    text = workshop.read()
    workshop.tab("check")
    workshop.expect_playable()
    level = ada.text("home-level-sprout")
    ada.press(ada.button("workshop-play", level=level))
    ada.page.wait_for_url("**/tables/*")
    table = Table(ada).ready()
    told = prepare.ask(ada, "GET", f"/tables/{table.id}")
    assert told["options"]["board"].split() == text.split()


def test_a_new_valley_every_time(person: NewPerson) -> None:
    ada = person()
    boards = []
    for _ in range(2):
        ada.open("/new?game=renature&mode=valley")
        board = ada.page.get_by_role("group", name=ada.text("renature-option-board"))
        choice = ada.text("renature-choice-board-new")
        ada.press(board.locator("label", has=ada.page.get_by_text(choice, exact=True)))
        seat = ada.page.get_by_label(ada.text("home-new-seat", seat=2), exact=True)
        seat.select_option("bot seed")
        ada.press(ada.button("home-new-start"))
        table = Table(ada).ready()
        boards.append(prepare.ask(ada, "GET", f"/tables/{table.id}")["options"]["board"])
    assert all("mode: valley" in board for board in boards)
    assert boards[0] != boards[1]


def test_a_file_at_a_new_table(person: NewPerson) -> None:
    """What cannot be played is refused with its reason, and nothing is chosen."""
    ada = person()
    good = invented(ada, "base")
    ada.open("/new?game=renature")
    board = ada.page.get_by_role("group", name=ada.text("renature-option-board"))
    own = ada.text("renature-choice-board-own")
    ada.press(board.locator("label", has=ada.page.get_by_text(own, exact=True)))
    field = ada.page.locator("input[type=file]")
    for text, refused in (
        ("name: Bad\nmode: base\nboard:\n.?\n", True),
        (good, False),
    ):
        file = FilePayload(name="mine.board", mimeType="text/plain", buffer=text.encode())
        field.set_input_files(file)
        chosen = ada.page.get_by_label(ada.text("workshop-own"), exact=True)
        if refused:
            expect(ada.page.get_by_role("alert")).to_contain_text("?")
            expect(chosen).to_have_count(0)
        else:
            expect(chosen.locator("option:checked")).to_have_text("mine")


def test_who_comes_to_a_table_is_told_what_is_unusual(person: NewPerson) -> None:
    ada, bob = person(), person(lang="de")
    own = {"board": re.sub("name: .*", "name: Fen", invented(ada, "base")), "start": "2"}
    for options, told in (
        (own, [("board", "Fen"), ("start", bob.text("renature-choice-start-2"))]),
        ({}, []),
    ):
        bob.open(f"/tables/{prepare.table(ada, 'open', options=options)}")
        expect(bob.says("table-room-title")).to_be_visible()
        terms = bob.page.get_by_role("list", name=bob.text("table-terms"), exact=True)
        lines = [f"{bob.text(f'renature-option-{name}')}: {value}" for name, value in told]
        expect(terms.get_by_role("listitem")).to_have_text(lines)


@pytest.mark.parametrize("mode", MODES)
def test_tables_and_replays_show_boards_of_ones_own(person: NewPerson, mode: str) -> None:
    ada = person()
    text = invented(ada, mode)
    link = prepare.table(ada, "seed", options={"mode": mode, "board": text, "start": "1"})
    table = Table(ada).open(link)
    rows = text.partition("board:\n")[2].split()
    soil = {
        f"{chr(97 + column)}{row}"
        for row, line in enumerate(rows, start=1)
        for column, sign in enumerate(line)
        if sign.islower()
    }
    named = ada.text("renature-ground-area")
    told = table.spaces()
    assert {space for space, said in told.items() if f", {named}" in said} == soil
    assert len(told) == sum(sign != "#" for line in rows for sign in line)
    assert table.await_turn()
    table.play_turn()
    prepare.ask(ada, "POST", f"/tables/{link}/resign")
    replay = Replay(ada).open(link, at=0)
    replay.expect_at(0)
    shown = Table(ada).spaces()
    assert {space for space, said in shown.items() if f", {named}" in said} == soil


# --- for everybody --------------------------------------------------------------------------------


def test_a_finger_draws_on_a_phone(person: NewPerson) -> None:
    ada = person(size=PHONE, touch=True)
    workshop = BoardWorkshop(ada).open()
    workshop.begin_empty()
    workshop.take("area")
    workshop.paint("c3", "d3", "e3")
    workshop.expect_ground("area", "c3", "d3", "e3")
    workshop.paint("h10")
    workshop.expect_ground("area", "h10")
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    ada.press(ada.button("renature-workshop-undo"))
    workshop.expect_ground("brook", "h10")


def test_a_long_name_moves_no_page_sideways(person: NewPerson) -> None:
    ada, bob = person(size=PHONE, touch=True), person(size=PHONE, touch=True)
    long = "W" * 60
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    ada.page.get_by_label(ada.text("renature-workshop-name")).fill(long)
    workshop.expect_playable()
    workshop.tab("begin")
    kept = ada.page.get_by_role("button", name=re.compile(f"^{long}"))
    expect(kept).to_be_visible()
    assert not ada.is_too_wide()
    workshop.begin_empty()
    workshop.tab("begin")
    ada.press(ada.button("workshop-shelf-remove", name=long))
    expect(ada.says("workshop-shelf-removed", name=long)).to_be_visible()
    assert not ada.is_too_wide()
    ada.press(ada.button("workshop-shelf-back"))
    ada.press(kept)
    workshop.expect_playable()
    ada.press(ada.button("workshop-host"))
    expect(ada.page.get_by_label(ada.text("workshop-own"), exact=True)).to_be_visible()
    assert not ada.is_too_wide()
    own = re.sub("name: .*", f"name: {long}", invented(ada, "base"))
    bob.open(f"/tables/{prepare.table(ada, 'open', options={'board': own})}")
    expect(bob.page.get_by_text(long)).to_be_visible()
    expect(bob.button("home-sit").first).to_be_visible()
    assert not bob.is_too_wide()


def test_keys_alone_draw_and_listen(person: NewPerson) -> None:
    ada = person()
    workshop = BoardWorkshop(ada).open()
    workshop.begin_empty()
    table = Table(ada)
    table.board = workshop.board
    table.walk_to("c3")
    keys = ada.page.keyboard
    keys.press("2")  # soil
    keys.press("Space")
    workshop.expect_ground("area", "c3")
    keys.press("Shift+ArrowRight")
    workshop.expect_ground("area", "d3")
    said = ada.page.locator("[aria-live=polite]").filter(has_text=re.compile("^d3, "))
    expect(said).to_have_text(re.compile(ada.text("renature-ground-area")))
    keys.press("Control+z")
    workshop.expect_ground("brook", "d3")
    keys.press("Control+Shift+z")
    workshop.expect_ground("area", "d3")
    keys.press("1")
    keys.press("Enter")
    workshop.expect_ground("brook", "d3")


def test_the_workshops_are_for_everybody(person: NewPerson) -> None:
    for size in (DESK, PHONE):
        ada = person(size=size)
        board = BoardWorkshop(ada).open()
        board.expect_perfect()
        board.take("stump")
        board.paint("c3")
        board.expect_problems(1)
        for tab in ("begin", "tokens", "share", "text", "check"):
            board.tab(tab)
            assert axe.wrong(ada.page) == [], (size, tab)
        cards = CardWorkshop(ada).open()
        cards.expect_perfect()
        for tab in ("text", "begin", "share", "trial", "check"):
            cards.tab(tab)
            assert axe.wrong(ada.page) == [], (size, tab)


def test_a_report_is_for_everybody(person: NewPerson) -> None:
    ada = person(size=PHONE)
    workshop = BoardWorkshop(ada).open()
    workshop.expect_perfect()
    workshop.try_out()
    assert axe.wrong(ada.page) == []


# --- cards ----------------------------------------------------------------------------------------


def test_cards_of_a_bad_and_a_good_file(person: NewPerson) -> None:
    ada = person()
    workshop = CardWorkshop(ada).open()
    workshop.expect_perfect()
    expect(workshop.cards.first).to_be_visible()
    lines = CARDS.splitlines()
    bad = "\n".join([*lines[:2], lines[2].replace("0.6", "tall"), *lines[3:]]) + "\n"
    workshop.load("bad.csv", bad)
    workshop.expect_problems(1)
    expect(ada.says("waldgaertner-workshop-stale")).to_be_visible()
    ada.press(workshop.reasons.get_by_role("button").first)
    chosen = "document.activeElement.value.slice(document.activeElement.selectionStart, \
        document.activeElement.selectionEnd)"
    expect(workshop.text).to_be_focused()
    assert "spiny-restharrow" in str(ada.page.evaluate(chosen))
    own = CARDS.replace("English lavender", "kitchen lavender")
    workshop.load("kitchen.csv", own)
    workshop.expect_perfect()
    ada.page.get_by_label(ada.text("waldgaertner-workshop-find")).fill("kitchen")
    expect(workshop.cards).to_have_count(1)
    ada.press(workshop.cards.get_by_role("button"))
    dialog = ada.page.get_by_role("dialog", name="kitchen lavender")
    expect(dialog).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_cards_are_given_away_as_a_file_and_that_is_said(person: NewPerson) -> None:
    ada = person()
    workshop = CardWorkshop(ada).open()
    workshop.expect_perfect()
    workshop.tab("share")
    expect(ada.says("workshop-share-none")).to_be_visible()
    expect(ada.button("workshop-share-copy")).to_have_count(0)
    expect(ada.button("workshop-file-get")).to_be_visible()


def test_a_table_with_cards_of_ones_own(person: NewPerson) -> None:
    ada = person()
    workshop = CardWorkshop(ada).open()
    workshop.expect_perfect()
    workshop.load("kitchen.csv", CARDS.replace("English lavender", "kitchen lavender"))
    workshop.expect_perfect()
    workshop.expect_playable()
    ada.press(ada.button("workshop-host"))
    own = ada.page.get_by_label(ada.text("workshop-own"), exact=True)
    expect(own.locator("option:checked")).to_have_text("kitchen")
    ada.page.get_by_label(ada.text("home-new-seat", seat=2), exact=True).select_option("bot seed")
    ada.press(ada.button("home-new-start"))
    ada.page.wait_for_url("**/tables/*")
    table = ada.page.url.split("/tables/")[1]
    told = prepare.ask(ada, "GET", f"/tables/{table}")
    assert "kitchen lavender" in told["options"]["cards"]
