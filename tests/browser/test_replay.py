"""Replay: every move can be reached, linked to and seen through any eyes; analysis and forks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import prepare
from tests.browser.conftest import NewPerson
from tests.browser.pages import Replay, Table
from tests.browser.person import PHONE


def test_a_game_is_gone_through_move_by_move_and_turn_by_turn(person: NewPerson) -> None:
    ada = person()
    replay = Replay(ada).open(prepare.finished_table(ada), at=17)
    replay.expect_at(17)
    replay.press("replay-next")
    replay.expect_at(18)
    replay.press("replay-previous")
    replay.press("replay-previous")
    replay.expect_at(16)
    replay.press("replay-end")
    replay.expect_at(replay.last)
    expect(ada.button("replay-next")).to_be_disabled()
    replay.press("replay-previous-turn")
    expect(replay.slider).not_to_have_value(str(replay.last))
    replay.press("replay-start")
    replay.expect_at(0)
    expect(ada.says("replay-at-start")).to_be_visible()


def test_keys_go_through_the_game(person: NewPerson) -> None:
    ada = person(lang="de")
    replay = Replay(ada).open(prepare.finished_table(ada))
    keyboard = ada.page.keyboard
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        keyboard.press(key)
        replay.expect_at(number)
    keyboard.press("End")
    replay.expect_at(replay.last)
    keyboard.press("Shift+ArrowLeft")
    expect(replay.slider).not_to_have_value(str(replay.last))
    keyboard.press("Home")
    keyboard.press(" ")
    expect(ada.button("replay-pause")).to_be_visible()
    replay.expect_at(2)
    keyboard.press(" ")
    expect(ada.button("replay-play")).to_be_visible()


def test_a_link_leads_to_the_move(person: NewPerson) -> None:
    ada, ben = person(), person(lang="pl")
    table = prepare.finished_table(ada)
    replay = Replay(ada).open(table, at=30)
    replay.press("replay-next")
    expect(ada.page).to_have_url(re.compile(r"\?at=31$"))
    replay.press("replay-link-hint")
    expect(ada.says("replay-link-copied")).to_be_visible()
    link = str(ada.page.evaluate("navigator.clipboard.readText()"))
    ben.page.goto(link)
    Replay(ben).expect_at(31)


def test_the_list_of_moves_leads_to_each_of_them(person: NewPerson) -> None:
    ada = person()
    Replay(ada).open(prepare.finished_table(ada))
    moves = ada.page.get_by_role("region", name=ada.text("replay-moves"))
    line = moves.get_by_role("button").nth(12)
    number = int(str(line.locator(".number").text_content()))
    ada.press(line)
    Replay(ada).expect_at(number)
    expect(moves.locator("[aria-current]")).to_be_visible()


def test_through_the_eyes_of_a_seat_others_draw_in_secret(person: NewPerson) -> None:
    ada = person()
    replay = Replay(ada).open(prepare.finished_table(ada), at=12)
    moves = ada.page.get_by_role("region", name=ada.text("replay-moves"))
    lines = moves.get_by_role("button")
    everything = lines.count()
    replay.look_through("1")
    expect(lines).not_to_have_count(everything)
    replay.look_through("all")
    expect(lines).to_have_count(everything)
    replay.expect_at(12)


@pytest.mark.slow
def test_an_analysis_shows_chances_choices_and_turning_points(person: NewPerson) -> None:
    ada = person()
    replay = Replay(ada).open(prepare.finished_table(ada))
    replay.tab("replay-tab-analysis")
    ada.press(ada.button("replay-analysis-begin"))
    expect(ada.says("replay-analysis-underway")).to_be_visible()
    turning = ada.page.get_by_role("heading", name=ada.text("replay-turning"))
    expect(ada.says("replay-analysis-underway")).to_be_hidden(timeout=300_000)
    expect(turning).to_be_visible()
    chart = ada.page.get_by_role("img", name=re.compile(re.escape(ada.text("replay-chances"))))
    expect(chart).to_be_visible()
    ada.press(ada.page.locator("section", has=turning).get_by_role("button").first)
    choice = ada.page.get_by_role("region", name=ada.text("replay-choice"), exact=True)
    expect(choice.get_by_text(ada.text("replay-played"), exact=True)).to_be_visible()


def test_a_game_goes_on_from_any_position(person: NewPerson) -> None:
    ada = person()
    table = prepare.finished_table(ada)
    replay = Replay(ada).open(table, at=40)
    replay.press("replay-fork")
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.select_option("me")
    dialog.get_by_role("combobox").nth(1).select_option("bot seed")
    ada.press(dialog.get_by_role("button", name=ada.text("replay-fork-begin")))
    expect(ada.page).not_to_have_url(re.compile("replay"))
    fork = Table(ada).ready()
    assert fork.id != table
    told = prepare.ask(ada, "GET", f"/tables/{fork.id}")
    assert (told["forks"], told["forks_at"]) == (table, 40)


def test_the_seal_of_a_deal_holds_and_the_game_is_kept_as_a_file(person: NewPerson) -> None:
    ada = person()
    table = prepare.table(ada, "seed")
    prepare.ask(ada, "POST", f"/tables/{table}/resign")
    Replay(ada).open(table).tab("replay-tab-more")
    ada.press(ada.button("replay-deal-check"))
    expect(ada.says("replay-deal-holds")).to_be_visible()
    with ada.page.expect_download() as waiting:
        ada.press(ada.link("replay-file-get"))
    assert waiting.value.suggested_filename == f"waldbach-{table}.game"


def test_a_running_game_is_replayed_through_ones_own_eyes(person: NewPerson) -> None:
    ada = person()
    table = prepare.table(ada, "seed")
    replay = Replay(ada).open(table)
    expect(ada.says("replay-running")).to_be_visible()
    expect(ada.page.get_by_label(ada.text("replay-eyes"))).to_be_hidden()
    replay.tab("replay-tab-analysis")
    expect(ada.says("replay-analysis-not-over")).to_be_visible()


def test_a_replay_on_a_phone(person: NewPerson) -> None:
    ada = person(size=PHONE, touch=True)
    replay = Replay(ada).open(prepare.finished_table(ada), at=20)
    replay.press("replay-next-turn")
    expect(replay.slider).not_to_have_value("20")
    wide = ada.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]


def test_what_is_not_there_is_said(person: NewPerson) -> None:
    ada = person()
    ada.forgive("404")
    ada.open("/tables/nowhere/replay")
    expect(ada.says("replay-failed")).to_be_visible()
