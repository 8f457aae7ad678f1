"""Game files and logs: what is written can be read, errors name the line, secrets stay secret."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from waldbach import registry
from waldbach.game import CHANCE, SPECTATOR, BadInput
from waldbach.log import FORMAT, Entry, Log, chance_rng, run_chance, seen_entries
from waldbach.messages import language

GAME = registry.get("renature")
GOLDEN = sorted(Path(__file__).parent.glob("*/golden/*.game"))

BOARD = """\
# a comment in the board
name: Mini
mode: base
tokens: 1/0 = 1 2
tokens: 2/1 = 2 3
board:
S..a.

..bb.
""".replace("\n\n", "\n.....\n")


@functools.cache
def whole_game(discards: str = "hidden", seed: int = 4) -> Log:
    """A game played to its end by random words of every verb."""
    log = Log.begin(GAME, 3, {"discards": discards})
    rng, state = np.random.default_rng(seed), log.start()
    while GAME.acting(state):
        state, drawn = run_chance(GAME, state, log.entries, b"secret")
        log.entries += drawn
        seats_now = GAME.acting(state)
        if seats_now:
            words = GAME.words(state, seats_now[0])
            verb = rng.choice(sorted({word.split()[0] for word in words}))
            word = str(rng.choice([w for w in words if w.split()[0] == verb]))
            state = GAME.apply(state, seats_now[0], GAME.parse(word))
            log.entries.append(Entry(seats_now[0], word))
    return log


def committed(shown: bool) -> Log:
    secret = bytes(range(32))
    return replace(whole_game(), deal=b"\xab" * 32, secret=secret if shown else None)


def position_log() -> Log:
    """A match that began from a position in the middle of a game."""
    whole = whole_game()
    states = list(whole.states())
    text = GAME.format_position(states[60])
    return Log("renature", 1, 3, {}, text, whole.entries[60:80], ["begins in the middle"])


# --- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "make",
    [
        lambda: Log("renature", 1, 2),
        lambda: Log.begin(GAME, 4, {"mode": "valley"}),
        lambda: Log.begin(GAME, 2, {"board": BOARD}),
        lambda: Log("renature", 1, 2, {"mode": "valley"}, comments=["one", "two # three"]),
        whole_game,
        position_log,
        lambda: committed(False),
        lambda: committed(True),
        lambda: replace(position_log(), deal=bytes(32)),
    ],
    ids=[
        "bare",
        "options",
        "own-board",
        "comments",
        "whole",
        "position",
        "committed",
        "shown",
        "committed-position",
    ],
)
def test_reading_gives_what_was_written(make: Callable[[], Log]) -> None:
    log = make()
    text = log.write()
    again = Log.read(text)
    assert again == log
    assert again.write() == text
    assert again.replay().tobytes() == log.replay().tobytes()


def test_a_file_reads_as_documented() -> None:
    log = Log.read(
        "\n# what this game shows\n\nwaldbach game 1\ngame renature\nrules 1\nseats 2\n"
        "option mode base\noption start 2\nentries\n# the deal\n"
        "chance draw owl-snail\n\n  chance draw hare-hare  \n"
    )
    assert log.comments == ["what this game shows"]
    assert (log.game, log.rules, log.seats) == ("renature", 1, 2)
    assert log.options == {"mode": "base", "start": "2"}
    assert log.entries == [Entry(CHANCE, "draw owl-snail"), Entry(CHANCE, "draw hare-hare")]
    assert list(map(str, log.entries)) == ["chance draw owl-snail", "chance draw hare-hare"]


def test_a_board_of_ones_own_travels_with_the_file() -> None:
    log = Log.begin(GAME, 2, {"board": BOARD, "start": "1"})
    again = Log.read(log.write())
    assert again.options["board"] == BOARD
    assert again.start().tobytes() == GAME.new(2, {"board": BOARD, "start": "1"}).tobytes()


@pytest.mark.parametrize(
    "value", ["", "x", "two words", " x", "\n", "a\n\n  b\n", "entries\n# c\n"]
)
def test_any_value_of_an_option_survives(value: str) -> None:
    log = Log("renature", 1, 2, {"one": value, "two": "y"}, entries=[Entry(0, "end")])
    assert Log.read(log.write()) == log


def test_hash_and_secret_stand_right_above_the_entries() -> None:
    plain = whole_game().write()
    deal, secret = "deal " + "ab" * 32, "secret " + bytes(range(32)).hex()
    assert committed(False).write() == plain.replace("\nentries\n", f"\n{deal}\nentries\n")
    assert committed(True).write() == plain.replace("\nentries\n", f"\n{deal}\n{secret}\nentries\n")


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_files_without_a_committed_deal_stay_as_they_are(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    log = Log.read(text)
    assert (log.deal, log.secret) == (None, None)
    assert log.write() == text


def test_line_ends_of_other_systems_do_not_matter() -> None:
    log = whole_game()
    assert Log.read(log.write().replace("\n", "\r\n")) == log


def test_a_byte_order_mark_in_front_does_not_matter() -> None:
    log = whole_game()
    assert Log.read("\ufeff" + log.write()) == log


HEAD = [FORMAT, "game renature", "rules 1", "seats 2"]
DEAL = "deal " + "a" * 64


@pytest.mark.parametrize(
    ("lines", "message", "line"),
    [
        ([], "file-format", 1),
        (["waldbach game 2"], "file-format", 1),
        (["# fine", "", "renature"], "file-format", 3),
        ([FORMAT], "file-line", 2),
        ([FORMAT, "game"], "file-line", 2),
        ([FORMAT, "rules 1"], "file-line", 2),
        ([FORMAT, "game renature", "rules one"], "file-number", 3),
        ([FORMAT, "game renature", "rules -1"], "file-number", 3),
        ([FORMAT, "game renature", "rules ²"], "file-number", 3),
        ([FORMAT, "game renature", "rules 1", "seats " + "9" * 5000], "file-number", 4),
        (HEAD, "file-line", 5),
        ([*HEAD, "mode base"], "file-line", 5),
        ([*HEAD, "option mode base", "what"], "file-line", 6),
        ([*HEAD, "deal"], "file-line", 5),
        ([*HEAD, "deal " + "a" * 63, "entries"], "file-digits", 5),
        ([*HEAD, "deal " + "a" * 65, "entries"], "file-digits", 5),
        ([*HEAD, "deal  " + "a" * 63, "entries"], "file-digits", 5),
        ([*HEAD, "deal " + "A" * 64, "entries"], "file-digits", 5),
        ([*HEAD, "deal " + "g" * 64, "entries"], "file-digits", 5),
        ([*HEAD, "deal " + "²" * 64, "entries"], "file-digits", 5),
        ([*HEAD, DEAL, "secret", "entries"], "file-line", 6),
        ([*HEAD, DEAL, "secret 12", "entries"], "file-digits", 6),
        ([*HEAD, "secret " + "a" * 64, "entries"], "file-secret", 5),
        ([*HEAD, "secret " + "a" * 64, DEAL, "entries"], "file-secret", 5),
        ([*HEAD, DEAL, DEAL, "entries"], "file-line", 6),
        ([*HEAD, DEAL, "option mode base", "entries"], "file-line", 6),
        ([*HEAD, "entries", "end"], "file-entry", 6),
        ([*HEAD, "entries", "# comment", "", "0 end"], "file-entry", 8),
        ([*HEAD, "entries", "chance"], "file-entry", 6),
        ([*HEAD, "entries", "chance start 1", "x start"], "file-entry", 7),
        ([*HEAD, "entries", "-1 end"], "file-entry", 6),
        ([*HEAD, "entries", "² end"], "file-entry", 6),
        ([*HEAD, "entries", "9" * 5000 + " end"], "file-entry", 6),
        ([*HEAD, "entries", str(2**70) + " end"], "file-entry", 6),
    ],
)
def test_errors_name_the_line(lines: list[str], message: str, line: int) -> None:
    with pytest.raises(BadInput) as caught:
        Log.read("".join(one + "\n" for one in lines))
    assert caught.value.message == message
    assert caught.value.args_["line"] == line
    for lang in ("en", "de", "pl"):
        token = language.set(lang)
        assert re.search(rf"\b{line}\b", str(caught.value))
        language.reset(token)


def test_an_entry_that_cannot_be_played_is_named() -> None:
    log = whole_game()
    spoilt = Log.read(log.write())
    spoilt.entries[30:31] = [Entry(2, "end"), Entry(2, "end")]
    with pytest.raises(BadInput) as caught:
        spoilt.replay()
    assert caught.value.message == "file-replay"
    assert caught.value.args_["number"] in (31, 32)
    assert "3 end" in str(caught.value)


@pytest.mark.parametrize("word", ["fly away", "place owl@a1", "draw ?", ""])
def test_an_entry_that_is_no_word_is_named(word: str) -> None:
    log = Log.begin(GAME, 2, {"start": "1", "mode": "valley"})
    log.entries = [Entry(CHANCE, "draw owl-owl"), Entry(CHANCE, word)]
    with pytest.raises(BadInput) as caught:
        log.replay()
    assert (caught.value.message, caught.value.args_["number"]) == ("file-replay", 2)


def test_other_rules_are_a_clear_error() -> None:
    log = Log("renature", GAME.rules + 1, 2)
    for broken in (log.start, log.replay, log.play):
        with pytest.raises(BadInput) as caught:
            broken()
        assert caught.value.message == "unknown-rules"
        sentence = str(caught.value)
        assert str(GAME.rules) in sentence
        assert str(GAME.rules + 1) in sentence
    with pytest.raises(BadInput) as caught:
        Log("go", 1, 2).start()
    assert caught.value.message == "unknown-game"


def test_options_that_the_game_does_not_know_are_refused() -> None:
    for options in ({"colour": "red"}, {"mode": "sea"}):
        with pytest.raises(BadInput):
            Log.begin(GAME, 2, options)
        with pytest.raises(BadInput):
            Log("renature", 1, 2, options).start()
    with pytest.raises(BadInput):
        Log("renature", 1, 5).start()


# --- what others may read -------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("discards", ["hidden", "open"])
def test_a_log_hides_draws_discards_and_backs(viewer: int, discards: str) -> None:
    """R-I-01, R-I-05, Q-52, Q-54, Q-56: of others only that they did it."""
    secret = {"draw", "back"} | ({"discard"} if discards == "hidden" else set())
    hidden = set()
    for log in (whole_game(discards, seed) for seed in range(4)):
        told = list(seen_entries(log, viewer))
        assert len(told) == len(log.entries)
        for before, entry, seen in zip(log.states(), log.entries, told, strict=False):
            verb = entry.word.split()[0]
            assert seen.seat == entry.seat
            if verb in secret and int(before.seat) != viewer:
                assert seen.word == f"{verb} ?"
                hidden.add(verb)
            else:
                assert seen.word == entry.word
    assert hidden == secret


def test_a_seen_log_cannot_be_replayed() -> None:
    log = whole_game()
    told = Log("renature", 1, 3, log.options, entries=list(seen_entries(log, 0)))
    with pytest.raises(BadInput) as caught:
        told.replay()
    assert caught.value.message == "file-replay"


# --- chance ---------------------------------------------------------------------------------------


def test_the_random_numbers_of_an_entry_never_change() -> None:
    """Else nobody could check the deal of an old match."""
    numbers = [float(chance_rng(b"seed", number).random()) for number in (0, 1, 2)]
    assert numbers == [0.7457682184983218, 0.7362811408436839, 0.2568159559601363]


def test_each_entry_has_random_numbers_of_its_own() -> None:
    first = {
        (seed, number): chance_rng(seed, number).random(4).tobytes()
        for seed in (b"", b"a", b"a/1", b"1", b"\x00\xff" * 500)
        for number in (0, 1, 2, 11, 12, 10**12)
    }
    assert len(set(first.values())) == len(first)
    for (seed, number), drawn in first.items():
        assert chance_rng(seed, number).random(4).tobytes() == drawn


def test_random_numbers_of_neighbouring_entries_are_even() -> None:
    numbers = np.array([chance_rng(b"even", number).random() for number in range(2000)])
    assert abs(float(numbers.mean()) - 0.5) < 0.03
    assert abs(float(np.corrcoef(numbers[:-1], numbers[1:])[0, 1])) < 0.07


def test_chance_depends_on_the_seed_and_the_number_of_the_entry_alone() -> None:
    state = GAME.new(2)
    whole, entries = run_chance(GAME, state, [], b"seed")
    assert GAME.acting(whole) != (CHANCE,)
    assert (GAME.copy(state).tobytes(), len(entries)) == (state.tobytes(), 1 + 2 * 3)
    # Stopped half-way and taken up again, it goes on as if nothing had been.
    half = state
    for entry in entries[:3]:
        half = GAME.apply(half, entry.seat, GAME.parse(entry.word))
    again, rest = run_chance(GAME, half, entries[:3], b"seed")
    assert rest == entries[3:]
    assert again.tobytes() == whole.tobytes()
    assert run_chance(GAME, state, [], b"other")[1] != entries
    assert run_chance(GAME, state, [Entry(0, "end")], b"seed")[1] != entries
    assert run_chance(GAME, whole, entries, b"seed")[1] == []


def test_the_seats_of_a_file_are_those_of_its_position() -> None:
    log = Log("renature", 1, 3, position="seats 2\nboard\nS . .\n")
    with pytest.raises(BadInput) as error:
        log.start()
    assert error.value.message == "file-seats"
