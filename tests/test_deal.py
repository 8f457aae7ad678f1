"""The committed deal: what the secret gives can be checked, and nothing else passes for it."""

from __future__ import annotations

import functools
import hashlib
import hmac
import itertools
import math
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz import examples, inputs, refused_well
from tests.tables import TABLES, Table, choose, every_game, few, rng_of
from waldbach import registry
from waldbach.deal import Misdeal, commitment, new_secret, outcome, ticket, verify
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.log import Entry, Log, draw_pending

GAME = registry.get("renature")
PAGE = Path(__file__).parents[1] / "docs" / "fair-deal.md"
SECRET = bytes(range(32))
secrets_ = st.binary(min_size=32, max_size=32)


def run_deal(
    game: Game, state: State, log: Sequence[Entry], secret: bytes
) -> tuple[State, list[Entry]]:
    """Carry out all pending random steps behind these entries."""
    first = len(log) + 1
    steps = draw_pending(game, state, lambda s, n: outcome(game, s, secret, first + n))
    return steps[-1].state if steps else state, [step.entry for step in steps]


def dealt(table: Table, secret: bytes) -> Log:
    log = Log.begin(table.game, table.seats, dict(table.options))
    return played(log, secret, rng_of(table))


def played(log: Log, secret: bytes, rng: np.random.Generator) -> Log:
    """The whole game at this table: random words, dealt by the secret, shown at the end."""
    game, entries = log.play(), list[Entry]()
    state = log.start()
    while game.acting(state):
        state, drawn = run_deal(game, state, entries, secret)
        entries += drawn
        for seat in game.acting(state)[:1]:
            action = choose(game, state, seat, rng)
            entries.append(Entry(seat, game.format(action, state)))
            state = game.apply(state, seat, action)
    return replace(log, entries=entries, deal=commitment(log, secret), secret=secret)


@functools.cache
def some_game(name: str) -> Log:
    """Shared by tests, which change copies of it."""
    return dealt(first_table(name), SECRET)


@functools.cache
def changeable(name: str) -> list[tuple[int, State, list[str]]]:
    return list(choices(some_game(name)))


def first_table(name: str) -> Table:
    return next(table for table in TABLES if table.name == name)


def some_table(game: Game) -> st.SearchStrategy[Table]:
    return st.sampled_from([table for table in TABLES if table.name == game.name])


def put(log: Log, number: int, entry: Entry) -> Log:
    """The same with another entry of this number."""
    return replace(log, entries=[*log.entries[: number - 1], entry, *log.entries[number:]])


def choices(log: Log) -> Iterator[tuple[int, State, list[str]]]:
    """Each entry of chance that could be another: its number, the state before, the others."""
    game = log.play()
    for number, (state, entry) in enumerate(zip(log.states(), log.entries, strict=False), start=1):
        if entry.seat == CHANCE:
            others = [word for word in game.words(state, CHANCE) if word != entry.word]
            if others:
                yield number, state, others


def by_hand(game: Game, state: State, secret: bytes, number: int) -> str:
    """What an entry has to be, as docs/fair-deal.md says it, in whole numbers."""
    digest = hmac.new(secret, b"waldbach deal 1 entry %d" % number, hashlib.sha256).hexdigest()
    outcomes = [int(action) for action in game.legal(state, CHANCE)]
    weights = [int(game.kernel.weight(state, action)) for action in outcomes]
    place = (int(digest[:16], 16) // 2**11) * sum(weights) // 2**53
    ends = itertools.accumulate(weights)
    return game.format(next(o for o, end in zip(outcomes, ends, strict=True) if place < end), state)


# --- the promise ----------------------------------------------------------------------------------


@every_game
@examples(10)
@given(data=st.data(), secret=secrets_)
def test_a_game_that_the_secret_dealt_holds(game: Game, data: st.DataObject, secret: bytes) -> None:
    log = Log.read(dealt(data.draw(some_table(game)), secret).write())
    verdict = verify(log)
    assert verdict.holds
    assert verdict.fits
    assert verdict.over
    assert verdict.drawn == sum(entry.seat == CHANCE for entry in log.entries) > 0


@every_game
def test_every_entry_of_chance_is_what_anyone_can_work_out(game: Game) -> None:
    log = some_game(game.name)
    for number, state, _ in choices(log):
        assert log.entries[number - 1] == Entry(CHANCE, by_hand(game, state, SECRET, number))


@every_game
@examples(30)
@given(data=st.data())
def test_any_other_outcome_is_found_and_named(game: Game, data: st.DataObject) -> None:
    log = some_game(game.name)
    number, _, others = data.draw(st.sampled_from(changeable(game.name)))
    other = Entry(CHANCE, data.draw(st.sampled_from(others)))
    verdict = verify(put(log, number, other))
    assert verdict.misdeal == Misdeal(number, other, log.entries[number - 1])
    assert verdict.drawn == sum(entry.seat == CHANCE for entry in log.entries[: number - 1])
    assert verdict.fits
    assert not verdict.holds


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_at_every_table_the_deal_holds_and_no_other_does(table: Table) -> None:
    log, rng = dealt(table, SECRET), rng_of("other outcomes", table)
    assert verify(log).holds
    found = list(choices(log))
    for at in rng.choice(len(found), min(few(8), len(found)), replace=False):
        number, _, others = found[at]
        other = Entry(CHANCE, str(rng.choice(others)))
        verdict = verify(put(log, number, other))
        assert verdict.misdeal == Misdeal(number, other, log.entries[number - 1])


@every_game
@examples(30)
@given(place=st.integers(0, 31), flip=st.integers(1, 255))
def test_another_secret_neither_fits_nor_deals_the_same(game: Game, place: int, flip: int) -> None:
    log = some_game(game.name)
    other = bytes(byte ^ flip * (i == place) for i, byte in enumerate(SECRET))
    verdict = verify(replace(log, secret=other))
    assert verdict.fits is False
    assert not verdict.holds
    wrong = (
        Misdeal(number, log.entries[number - 1], Entry(CHANCE, word))
        for number, state, _ in changeable(game.name)
        if (word := by_hand(game, state, other, number)) != log.entries[number - 1].word
    )
    assert verdict.misdeal == next(wrong)


@every_game
def test_the_hash_fits_no_other_options(game: Game) -> None:
    log = some_game(game.name)
    changed = 0
    for option in game.options:
        for value in set(option.choices) - {log.options[option.name]}:
            other = replace(log, options=log.options | {option.name: value})
            try:
                verdict = verify(other)
            except BadInput:
                continue  # no such table
            assert verdict.fits is False
            assert not verdict.holds
            changed += 1
    assert changed


def test_the_hash_binds_all_that_says_what_is_played() -> None:
    log = Log.begin(GAME, 2)
    others = [
        replace(log, game="other"),
        replace(log, rules=2),
        replace(log, seats=3),
        replace(log, options=log.options | {"start": "1"}),
        replace(log, options={}),
        replace(log, position="seats 2\nboard\nS . .\n"),
        replace(log, position="seats 2\nboard\nS . S\n"),
        replace(log, options={"one": "x\nposition\n"}),
        replace(log, options={"one": "x\n"}, position=""),
    ]
    hashes = {commitment(one, SECRET) for one in (log, *others)}
    assert len(hashes | {commitment(log, SECRET[::-1])}) == len(others) + 2


def test_the_hash_is_the_same_before_and_after_the_game() -> None:
    log = some_game("renature")
    assert commitment(Log.begin(log.play(), log.seats, log.options), SECRET) == log.deal
    assert commitment(replace(log, comments=["a game to remember"]), SECRET) == log.deal


@pytest.mark.parametrize("value", ["", "x ", "a  \n\n  b\t\n", "no end\nof line", "\ud800 \n"])
def test_the_hash_outlives_writing_and_reading(value: str) -> None:
    log = Log("renature", 1, 2, {"board": value}, position=value or None)
    assert commitment(Log.read(log.write()), SECRET) == commitment(log, SECRET)


def test_secrets_are_new_each_time() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert {len(secret) for secret in made} == {32}


# --- known answers: these may never change --------------------------------------------------------


def test_the_hash_is_that_of_the_documented_text() -> None:
    log = Log("renature", 1, 2, {"mode": "base", "board": "name: Mini\n\nS..bb\n"}, "seats 2\n")
    text = (
        "waldbach deal 1\n"
        "game renature\n"
        "rules 1\n"
        "seats 2\n"
        "option mode base\n"
        "option board\n"
        "  name: Mini\n"
        "  \n"
        "  S..bb\n"
        "position\n"
        "  seats 2\n"
        "secret 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
    )
    assert commitment(log, SECRET) == hashlib.sha256(text.encode()).digest()
    assert (
        commitment(log, SECRET).hex()
        == "18df97ec61b6011e404d761a97d78b93b35d87979db68a8b23a2251e746acb4e"
    )


@pytest.mark.parametrize(
    ("number", "right"),
    [
        (1, 0.002138216474825483),
        (2, 0.9945906790847932),
        (12, 0.6056293777193718),
        (123456, 0.6435256437379009),
    ],
)
def test_the_ticket_of_an_entry_is_as_documented(number: int, right: float) -> None:
    digest = hmac.new(SECRET, f"waldbach deal 1 entry {number}".encode(), hashlib.sha256).digest()
    assert ticket(SECRET, number) == (int.from_bytes(digest[:8], "big") >> 11) / 2**53
    assert ticket(SECRET, number) == right


def documented(language: str) -> str:
    """The example in this language on the page about the deal."""
    return PAGE.read_text(encoding="utf-8").split(f"```{language}\n")[1].split("```")[0]


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="the page uses sha256sum")
@every_game
def test_the_page_shows_how_to_work_out_the_hash(game: Game, tmp_path: Path) -> None:
    log = some_game(game.name)
    log = replace(log, comments=["game of the year"], options=log.options | {"own": "deal 1\n\nx"})
    log.deal = commitment(log, SECRET)
    (tmp_path / "game.game").write_text(log.write(), encoding="utf-8")
    done = subprocess.run(
        documented("sh"), shell=True, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.split()[0] == log.deal.hex()


def test_the_page_shows_how_to_work_out_a_ticket() -> None:
    scope: dict[str, object] = {"secret": SECRET.hex()}
    exec(documented("python"), scope)
    assert scope["ticket"] == ticket(SECRET, 12)


# --- luck -----------------------------------------------------------------------------------------


def unevenness(points: list[float], parts: int = 64) -> float:
    """Chi-square of how the points spread, in standard deviations from what is to be expected."""
    counts = np.bincount((np.array(points) * parts).astype(int), minlength=parts)
    assert len(counts) == parts
    chi = float(((counts - len(points) / parts) ** 2).sum()) / (len(points) / parts)
    return (chi - (parts - 1)) / math.sqrt(2 * (parts - 1))


@pytest.mark.parametrize("secret", [SECRET, bytes(32), b"\xff" * 32], ids=["count", "zero", "one"])
def test_the_tickets_of_a_game_are_even(secret: bytes) -> None:
    tickets = [ticket(secret, number) for number in range(1, 10_001)]
    assert 0 <= min(tickets) < max(tickets) < 1
    assert len(set(tickets)) == len(tickets)
    assert abs(unevenness(tickets)) < 5
    pairs = [(int(8 * a) + b) / 8 for a, b in itertools.pairwise(tickets)]
    assert abs(unevenness(pairs)) < 5


def test_the_first_tickets_of_many_games_are_even() -> None:
    tickets = [ticket(number.to_bytes(32, "big"), 1) for number in range(10_000)]
    assert abs(unevenness(tickets)) < 5


# --- how a game goes on ---------------------------------------------------------------------------


@every_game
def test_what_was_taken_back_is_drawn_again_alike(game: Game) -> None:
    """The number of an entry is its place in the log, so taking back brings no new luck."""
    log = some_game(game.name)
    states = list(log.states())
    for number in range(0, len(log.entries), 7):
        _, drawn = run_deal(game, states[number], log.entries[:number], SECRET)
        assert drawn == log.entries[number : number + len(drawn)]
        assert bool(drawn) == (game.acting(states[number]) == (CHANCE,))


# --- clear answers --------------------------------------------------------------------------------


def test_a_game_without_a_committed_deal_cannot_be_checked() -> None:
    with pytest.raises(BadInput) as caught:
        verify(replace(some_game("renature"), deal=None, secret=None))
    assert caught.value.message == "verify-no-deal"


def test_a_table_that_does_not_exist_cannot_be_checked() -> None:
    for broken in ({"seats": 9}, {"rules": 99}, {"game": "chess"}, {"position": "what"}):
        with pytest.raises(BadInput):
            verify(replace(some_game("renature"), **broken))


def test_a_finished_game_that_hides_its_secret_is_not_confirmed() -> None:
    verdict = verify(replace(some_game("renature"), secret=None))
    assert (verdict.fits, verdict.misdeal, verdict.refused, verdict.over) == (
        None,
        None,
        None,
        True,
    )
    assert not verdict.holds


@pytest.mark.parametrize("secret", [SECRET, None], ids=["shown", "kept"])
def test_a_game_that_goes_on_is_not_confirmed(secret: bytes | None) -> None:
    log = some_game("renature")
    verdict = verify(replace(log, entries=log.entries[:40], secret=secret))
    assert verdict.fits is (None if secret is None else True)
    assert (verdict.misdeal, verdict.refused, verdict.over) == (None, None, False)
    assert not verdict.holds


@every_game
def test_what_the_rules_refuse_is_named(game: Game) -> None:
    log = some_game(game.name)
    last = len(log.entries)
    for entry in (Entry(0, "end"), Entry(CHANCE, log.entries[0].word), Entry(1, "fly away")):
        verdict = verify(replace(log, entries=[*log.entries, entry]))
        assert verdict.refused is not None
        assert verdict.refused.args_["number"] == last + 1
        assert (verdict.fits, verdict.misdeal, verdict.over) == (True, None, False)
        assert not verdict.holds


@pytest.mark.parametrize("word", ["fly away", "draw ?"])
def test_a_draw_that_cannot_be_is_a_misdeal_as_well(word: str) -> None:
    log = some_game("renature")
    number = next(n for n, e in enumerate(log.entries, start=1) if e.word.startswith("draw"))
    verdict = verify(put(log, number, Entry(CHANCE, word)))
    assert verdict.misdeal == Misdeal(number, Entry(CHANCE, word), log.entries[number - 1])
    assert verdict.refused is not None


def test_a_game_from_a_position_is_checked_from_there() -> None:
    whole = some_game("renature")
    begin = GAME.format_position(list(whole.states())[60])
    log = played(replace(whole, position=begin), SECRET, rng_of("from a position"))
    assert verify(log).holds
    other = GAME.format_position(list(whole.states())[61])
    assert verify(replace(log, position=other)).fits is False


@examples(60)
@given(data=st.data())
def test_a_damaged_file_is_refused_or_judged(data: st.DataObject) -> None:
    text = data.draw(inputs([some_game(name).write() for name in registry.names()]))
    try:
        log = Log.read(text)
        verdict = verify(log)
    except BadInput as error:
        refused_well(error)
        return
    if verdict.holds:
        assert log.deal == some_game(log.game).deal
