"""A match: what can be taken back, what is new, and how a saved one goes on."""

from __future__ import annotations

import pytest

from tests.terminal.screens import GAME, new_match
from waldbach.game import CHANCE, BadInput
from waldbach.log import Entry, Log
from waldbach.terminal.match import Match, bots_of, notes


def place_first(match: Match) -> str:
    word = next(word for word in match.words() if word.startswith("place"))
    match.play(match.you, word)
    return word


def test_t117_a_step_can_be_taken_back_until_something_is_drawn() -> None:
    match = new_match()
    before = match.state
    word = place_first(match)
    match.play(0, "no-plant")
    assert match.undo() == ["no-plant"]
    assert match.undo() == [word]
    assert GAME.same(match.state, before)
    with pytest.raises(BadInput):
        match.undo()
    place_first(match)
    match.play(0, "no-plant")
    match.draw()
    with pytest.raises(BadInput):
        match.undo()
    match.play(0, "joker owl")
    assert match.undo() == ["joker owl"]
    assert match.undoable() == 0


def test_what_was_forced_goes_with_the_word_before_it() -> None:
    match = new_match()
    word = place_first(match)
    match.play(0, "no-plant", forced=True)
    assert match.undo() == [word, "no-plant"]


def test_handing_over_ends_it() -> None:
    match = new_match()
    place_first(match)
    match.play(0, "no-plant")
    match.draw()
    match.play(0, "end")
    assert match.undoable() == 0
    assert match.state.seat == 1


def test_a_refused_word_changes_nothing() -> None:
    match = new_match()
    before, entries = match.state.tobytes(), list(match.log.entries)
    for word in ("end", "place owl@a1 owl@b1", "rubbish", "joker butterfly", "draw owl-owl", ""):
        with pytest.raises(BadInput):
            match.play(0, word)
    assert match.state.tobytes() == before
    assert match.log.entries == entries
    assert len(match.told) == len(entries)


def play_turn(match: Match) -> None:
    """The first legal words until the turn is handed over."""
    seat, turn = int(match.state.seat), int(match.state.turn)
    while match.state.turn == turn:
        if GAME.acting(match.state) == (CHANCE,):
            match.draw()
        else:
            words = GAME.words(match.state, seat)
            match.play(seat, "end" if "end" in words else words[0])


def test_news_are_what_happened_since_the_own_last_turn() -> None:
    match = new_match(3)
    for _ in range(3):
        play_turn(match)
    assert [event["seat"] for event in match.news() if event["event"] == "placed"] == [2, 3]
    place_first(match)
    assert [event["seat"] for event in match.news() if event["event"] == "placed"] == [2, 3, 1]


def test_a_saved_match_says_how_it_goes_on() -> None:
    match = new_match(3, you=1, seed="99")
    log = Log.read(match.write())
    assert notes(log) == {"seed": "99", "you": "2", "bots": "random,random"}
    again = Match(GAME, log, 1, bots_of("random", [0, 2]), "99")
    for one in (match, again):
        for _ in range(12):
            acting = GAME.acting(one.state)
            if acting == (CHANCE,):
                one.draw()
            elif acting[0] == 1:
                one.play(1, one.words()[0])
            else:
                one.play_bot(acting[0])
    assert match.log.entries == again.log.entries
    assert GAME.same(match.state, again.state)


def test_the_deal_is_that_of_the_seed() -> None:
    def deal(seed: str) -> list[Entry]:
        return new_match(seed=seed).log.entries

    assert deal("1") == deal("1") != deal("2")


def test_bots_are_named_for_every_seat() -> None:
    assert bots_of("random", [1, 2]) == {1: "random", 2: "random"}
    assert bots_of("random, greedy", [0, 2]) == {0: "random", 2: "greedy"}
    with pytest.raises(BadInput, match="2 bots"):
        bots_of("random,random", [1, 2, 3])
    with pytest.raises(BadInput, match="nobody"):
        bots_of("nobody", [1])
