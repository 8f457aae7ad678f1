"""Properties of whole games, worked out from the record by the letter of the rules (Hypothesis)."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.waldgaertner.tables import GAME, ORIGINS, Step, new, random_play, rule_id
from waldbach.game import CHANCE, SPECTATOR, State
from waldbach.games.waldgaertner import layout as at
from waldbach.jit import COMPILED

IN_GAME = {2: 50, 3: 75, 4: 100, 5: 125, 6: 125}
CAPACITY = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}
OPTIONS = {
    "mode": ("basic", "advanced"),
    "nitrogen": ("sides", "north", "south"),
    "males": ("give-nothing", "paired"),
    "rank-limits": ("dropped", "kept"),
    "sixes": ("before-plays", "after-plays"),
    "final-check": ("yes", "no"),
    "colour-bonus": ("once", "again"),
}


def examples(number: int) -> settings:
    """A fixed set of examples, the same in every run; fewer when the rules run uncompiled."""
    return settings(
        max_examples=number if COMPILED else max(2, number // 14),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


tables = st.tuples(
    st.integers(2, 6),
    st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()}),
    st.integers(0, 2**32),
)


def game(table: tuple[int, dict[str, str], int]) -> Iterator[Step]:
    seats, options, seed = table
    return random_play(new(seats, {"origins": ORIGINS[seats], **options}), seed)


def held(state: State) -> list[int]:
    """How many cards each hand has."""
    return [int((state.hand[seat] != at.NONE).sum()) for seat in range(state.seats)]


# --- pieces ---------------------------------------------------------------------------------------


@rule_id("W-COMP-02", "W-ROW-04", "A-12")
@given(tables)
@examples(40)
def test_cards_are_conserved(table: tuple[int, dict[str, str], int]) -> None:
    """Hands, gardens, regions and market hold all cards of the game, at every moment (2.1)."""
    for _, _, _, state in game(table):
        count = Counter(state.where.tolist())
        assert 175 - count[at.AWAY] == IN_GAME[int(state.seats)]
        if state.step != at.LAY_MARKET:
            assert count[at.POOL] + count[at.DECK] == int(state.cards.sum())
        assert count[at.DECK] == int((state.deck != at.NONE).sum())
        placed = [*state.garden[state.garden != at.NONE], *state.hand[state.hand != at.NONE]]
        placed += [*state.deck[state.deck != at.NONE]]
        assert len(placed) == len(set(placed))
        for seat in range(state.seats):
            assert count[at.HAND + seat] == held(state)[seat]
            assert count[at.GARDEN + seat] == int((state.garden[seat] != at.NONE).sum())


@rule_id("W-XTRA-05", "W-CON-11", "A-03", "A-09")
@given(tables)
@examples(40)
def test_coins_are_never_negative_and_change_for_a_reason(
    table: tuple[int, dict[str, str], int],
) -> None:
    for before, seat, action, state in game(table):
        assert (state.coins >= 0).all()
        if before.step == at.ASK_RIGHT:
            paid = int(action != at.WAIVE)
            assert before.coins[seat] - state.coins[seat] == paid
        if before.step == at.ASK_PILE:
            assert before.coins[seat] - state.coins[seat] == 3
        if seat == CHANCE:
            assert (state.coins == before.coins).all()


@rule_id("W-PLAY-01", "10.5", "A-30", "W-END-02")
@given(tables)
@examples(40)
def test_sizes_of_hands(table: tuple[int, dict[str, str], int]) -> None:
    seats = table[0]
    for before, _, _, state in game(table):
        assert max(held(state)) <= 2
        if state.step == at.SELECT or state.this_round > before.this_round >= 1:
            last = state.step == at.OVER
            assert held(state) == [0 if last else 1] * seats
    assert (state.step, held(state)) == (at.OVER, [0] * seats)


# --- gardens --------------------------------------------------------------------------------------


@rule_id("W-ROW-01", "W-ROW-03", "W-XTRA-01", "W-XTRA-02", "W-XTRA-03", "W-XTRA-04", "W-ADV-03")
@given(tables)
@examples(40)
def test_rows_and_extras(table: tuple[int, dict[str, str], int]) -> None:
    *_, (_, _, _, end) = game(table)
    for seat in range(end.seats):
        rows: Counter[int] = Counter()
        extras: Counter[int] = Counter()
        for place in range(at.PLACES):
            card = int(end.garden[seat, place])
            if card == at.NONE:
                continue
            row, slot = int(at.ROW[place]), int(at.SLOT[place])
            is_extra = row == 6 or slot in (0, CAPACITY[row] + 1)
            (extras if is_extra else rows)[row] += 1
            if not end.advanced:
                rank = int(end.rank[card])
                assert rank == min(row, 5) or (rank == 0 and row <= 2)
        for row, size in CAPACITY.items():
            assert rows[row] <= size
            assert extras[row] <= 1
            assert extras[row] == 0 or rows[row] == size
        assert extras[6] <= extras[5]
        assert sum(rows.values()) + sum(extras.values()) <= 21


@rule_id("W-BLOOM-01", "A-25b", "W-PHASE-03", "W-UPG-02", "W-UPG-03", "W-UPG-05")
@given(tables)
@examples(40)
def test_flowers_and_markers(table: tuple[int, dict[str, str], int]) -> None:
    """One flower at most, in gardens only; markers only grow, on cards that lay open."""
    for before, _, _, state in game(table):
        assert state.flower.max() <= 1
        assert (state.where[state.flower == 1] >= at.GARDEN).all()
        assert (state.cult >= before.cult).all()
        for card in np.flatnonzero(state.cult > before.cult):
            assert state.cult[card] == before.cult[card] + 1
            assert before.where[card] == at.DECK
            assert card in before.deck[before.open == 1, 0]


# --- contests, market -----------------------------------------------------------------------------


@rule_id("W-CON-10", "A-05", "W-UNI-01", "TV-50")
@given(tables)
@examples(40)
def test_everybody_is_served_where_there_are_enough_cards(
    table: tuple[int, dict[str, str], int],
) -> None:
    """From the reveal to the sixes or plays: as many cards as a region can give, one for each."""
    reveal, size = None, np.zeros(5, np.int64)
    for before, _, _, state in game(table):
        if before.step == at.SELECT and state.choice.any():
            reveal, size = state, before.cards.astype(np.int64)
        if reveal is None or state.step not in (at.ASK_PLAY, at.ASK_PILE, at.ASK_CLAIM):
            continue
        dice = [int(die) for die in reveal.choice[: state.seats]]
        for region in range(1, int(state.regions) + 1):
            contenders = [seat for seat, die in enumerate(dice) if die == region]
            served = sum(held(state)[seat] == 2 for seat in contenders)
            assert served == min(len(contenders), size[region - 1])
        reveal = None


@rule_id("A-33", "W-SELL-01", "W-SETUP-05")
@given(tables)
@examples(40)
def test_the_market_holds_only_cards_that_all_have_seen(
    table: tuple[int, dict[str, str], int],
) -> None:
    for before, _, _, state in itertools.islice(game(table), 0, None, 3):
        for viewer in (0, SPECTATOR):
            view = GAME.view(state, viewer)
            assert ((view.where == at.MARKET) == (state.where == at.MARKET)).all()
        came = (state.where == at.MARKET) & (before.where != at.MARKET)
        for card in np.flatnonzero(came):
            was = int(before.where[card])
            setting_up = before.step == at.LAY_MARKET
            assert setting_up or at.HAND <= was < at.GARDEN


@rule_id("W-ROUND-05", "W-PHASE-01", "W-END-01", "TV-07")
@given(tables)
@examples(20)
def test_twenty_rounds_and_the_last_cards(table: tuple[int, dict[str, str], int]) -> None:
    rounds = [int(state.this_round) for _, _, _, state in game(table)]
    assert rounds[-1] == 22
    assert all(later - earlier in (0, 1, 2) for earlier, later in itertools.pairwise(rounds))
    assert set(range(1, 21)) - set(rounds) <= {19, 20}  # the last may pass without a choice
