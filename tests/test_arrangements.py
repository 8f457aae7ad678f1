"""Words of the table: how they are written, what they do to a log, and who may read them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.test_deal import some_game
from waldbach import arrangements, deal, registry
from waldbach.arrangements import TABLE
from waldbach.game import CHANCE, BadInput
from waldbach.log import Entry, Log, draw_pending, seen_entries

WORDS = [
    "bot 2", "ask 2 take-back 17", "ask 1 pause", "ask 3 resume", "agree 1", "decline 6",
    "take-back 0", "pause", "resume", "resign 2", "caretaker 2", "return 2",
    "hours 1 Europe/Berlin 08:00-22:00", "hours 1", "vacation 2 2026-12-24..2026-12-31", "private",
]  # fmt: skip


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_read_and_written_back(word: str) -> None:
    assert str(arrangements.read(word)) == word


@pytest.mark.parametrize(
    "word",
    ["", "dance", "bot", "bot 0", "bot 10", "ask 1", "ask 1 take-back", "take-back", "pause 1",
     "take-back -1", "take-back 01", "agree  1", "resign two"],
)  # fmt: skip
def test_anything_else_is_refused_with_the_words_that_there_are(word: str) -> None:
    with pytest.raises(BadInput) as caught:
        arrangements.read(word)
    assert "take-back" in str(caught.value)


def dealt(seats: int = 2) -> Log:
    game = registry.get("renature")
    log = Log.begin(game, seats)
    secret = deal.new_secret()
    log.deal, log.secret = deal.commitment(log, secret), secret
    return log


def draw(log: Log) -> None:
    game, state, before = log.play(), log.replay(), len(log.entries)
    assert log.secret is not None
    secret = log.secret
    steps = draw_pending(game, state, lambda s, n: deal.outcome(game, s, secret, before + n + 1))
    log.entries += [step.entry for step in steps]


def move(log: Log) -> Entry:
    """The first legal word of whoever acts, and the chance behind it."""
    game, state = log.play(), log.replay()
    seat = game.acting(state)[0]
    entry = Entry(seat, game.words(state, seat)[0])
    log.entries.append(entry)
    draw(log)
    return entry


def test_a_take_back_leads_to_the_state_after_that_entry_and_the_game_goes_on_from_there() -> None:
    log = dealt()
    draw(log)
    begun = len(log.entries)
    before = log.replay()
    first = move(log)
    log.entries.append(Entry(TABLE, f"take-back {begun}"))
    assert log.play().same(log.replay(), before)
    again = move(log)
    assert again == first
    assert Log.read(log.write()).replay() == log.replay()


def test_settled_drops_what_was_taken_back_and_comes_to_the_same_state() -> None:
    log = dealt()
    draw(log)
    begun = len(log.entries)
    move(log)
    log.entries += [Entry(TABLE, "ask 1 take-back 3"), Entry(TABLE, f"take-back {begun}")]
    move(log)
    settled = log.settled()
    assert all(entry.seat != TABLE for entry in settled.entries)
    assert log.play().same(settled.replay(), log.replay())
    assert settled.deal is None
    assert settled.settled() is settled


def test_a_log_without_words_of_the_table_is_settled_already() -> None:
    log = dealt()
    draw(log)
    assert log.settled() is log


def test_nobody_goes_back_to_an_entry_that_is_not_there_yet() -> None:
    log = dealt()
    draw(log)
    log.entries.append(Entry(TABLE, f"take-back {len(log.entries) + 1}"))
    with pytest.raises(BadInput, match="take-back"):
        log.replay()


def test_the_deal_is_verified_with_all_that_was_arranged_and_taken_back() -> None:
    log = dealt()
    log.entries.append(Entry(TABLE, "bot 2"))
    draw(log)
    begun = len(log.entries)
    while log.entries[-1].seat != CHANCE or len(log.entries) < begun + 2:
        move(log)  # until something was drawn
    log.entries.append(Entry(TABLE, f"take-back {begun}"))
    move(log)
    log.entries.append(Entry(TABLE, "resign 1"))
    verdict = deal.verify(log)
    assert verdict.fits
    assert verdict.misdeal is None
    assert verdict.refused is None
    assert verdict.over  # of two seats, one has given up
    assert verdict.holds


@pytest.mark.parametrize("word", ["resign 7", "bot 3", "ask 3 pause", "hours 9", "return 3"])
def test_a_word_about_a_seat_that_is_not_there_is_refused(word: str) -> None:
    log = dealt()
    draw(log)
    log.entries.append(Entry(TABLE, word))
    with pytest.raises(BadInput, match="There is no seat") as refused:
        log.replay()
    assert refused.value.args_["number"] == len(log.entries)
    assert not deal.verify(log).over


def test_nothing_stands_behind_the_resignation_that_ends_the_game() -> None:
    log = dealt()
    draw(log)
    move(log)
    log.entries.append(Entry(TABLE, "resign 1"))
    assert deal.verify(log).holds
    game, state = log.play(), log.replay()
    seat = game.acting(state)[0]
    for more in (
        Entry(TABLE, "take-back 0"),
        Entry(TABLE, "resign 2"),
        Entry(TABLE, "pause"),
        Entry(seat, game.words(state, seat)[0]),
    ):
        longer = replace(log, entries=[*log.entries, more])
        with pytest.raises(BadInput, match="The game is over"):
            longer.replay()
        verdict = deal.verify(longer)
        assert verdict.refused is not None
        assert not verdict.holds


def test_nothing_is_arranged_behind_the_last_move() -> None:
    log = some_game("renature")
    assert deal.verify(log).holds
    log = replace(log, entries=[*log.entries, Entry(TABLE, "take-back 30")])
    assert isinstance(deal.verify(log).refused, BadInput)


def test_who_gives_up_among_three_leaves_a_game_that_goes_on() -> None:
    log = dealt(3)
    log.entries += [Entry(TABLE, "resign 2"), Entry(TABLE, "take-back 0"), Entry(TABLE, "pause")]
    log.replay()
    log.entries += [Entry(TABLE, "resume"), Entry(TABLE, "resign 3"), Entry(TABLE, "pause")]
    with pytest.raises(BadInput, match="The game is over"):
        log.replay()


def test_hours_and_vacations_are_private() -> None:
    log = dealt()
    log.entries += [Entry(TABLE, "hours 1 Europe/Berlin 08:00-22:00"), Entry(TABLE, "bot 2")]
    draw(log)
    seen = seen_entries(log, 1)
    assert [str(entry) for entry in seen[:2]] == ["table private", "table bot 2"]
