"""The perft positions of Waldgärtner: every question the game asks, and with which players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tests.golden import Step
from tests.waldgaertner.golden_claims import GAME
from tools.golden_waldgaertner import (
    ANYONE,
    BUILDERS,
    CALM_CROWD,
    CROWD,
    FLORISTS,
    FORESTERS,
    GRASPING_CROWD,
    LATE_FLORISTS,
    READERS,
    SIXES,
    Player,
    course,
    want,
)
from tools.positions import Position
from waldbach.game import State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner import refusals as why
from waldbach.games.waldgaertner.garden import refuse_place
from waldbach.games.waldgaertner.piles import count_bits, count_where

LAZY = Player((want(4, "sell"),))  # keep free places to the end
NAMES = {"basic": "the basic game", "advanced": "the advanced game"}


@dataclass(frozen=True)
class Wanted(Position):
    player: Player = ANYONE
    options: Mapping[str, str] = field(default_factory=dict)
    game = GAME

    def begin(self, mode: str) -> State:
        return GAME.new(self.seats, {"mode": mode, **self.options})

    def course(self, start: State, seed: int) -> Iterator[Step]:
        return course(start, self.player, seed)


# --- dice -----------------------------------------------------------------------------------------


def before_anything(state: State) -> bool:
    return bool(state.step == at.DRAW_ORIGINS or state.this_round == 0)


def all_choose(state: State) -> bool:
    """Nobody has chosen yet."""
    everybody = (1 << int(state.seats)) - 1
    return bool(state.step == at.SELECT and state.due == everybody)


def first_dice(state: State) -> bool:
    return all_choose(state) and bool(state.this_round == 1)


def dice_with_sixes(state: State) -> bool:
    """Some can choose a six, some cannot."""
    rich = (state.coins[: state.seats] >= at.SIX_COST).sum()
    return all_choose(state) and bool(state.this_round > 4 and 0 < rich < state.seats)


def one_die_is_in(state: State) -> bool:
    return bool(state.step == at.SELECT and len(GAME.sealed(state)) == 1 and state.this_round > 2)


def nothing_in_the_regions(state: State) -> bool:
    return bool(state.step == at.SELECT and not state.cards.any())


# --- contests -------------------------------------------------------------------------------------


def first_right(state: State) -> bool:
    """The richest of at least three is asked."""
    return bool(
        state.step == at.ASK_RIGHT and count_where(state, at.DISPLAY) > 2 and not state.waiting
    )


def right_behind_a_waiver(state: State) -> bool:
    return bool(state.step == at.ASK_RIGHT and state.waiting)


def too_few_cards(state: State) -> bool:
    rivals = int((state.choice == state.region).sum())
    return bool(state.step == at.ASK_RIGHT and count_where(state, at.DISPLAY) + 1 < rivals)


# --- sixes ----------------------------------------------------------------------------------------


def first_claims(state: State) -> bool:
    return bool(state.step == at.ASK_CLAIM and count_bits(int(state.candidates)) > 2)


def last_claims(state: State) -> bool:
    return bool(state.step == at.ASK_CLAIM and state.attempt == at.ATTEMPTS)


def pile_of_two_sixes(state: State) -> bool:
    return bool(state.step == at.ASK_PILE and state.queue[1] >= 0)


def taking(state: State) -> bool:
    return bool(state.step == at.ASK_TAKE and state.region != at.MARKET_PILE)


def taking_again(state: State) -> bool:
    """The six knows by now what another took from there."""
    return taking(state) and bool(state.missing[state.seat, state.region - 1])


def taking_from_the_market(state: State) -> bool:
    return bool(state.step == at.ASK_TAKE and state.region == at.MARKET_PILE)


# --- plays ----------------------------------------------------------------------------------------


def words(state: State) -> list[str]:
    return GAME.words(state, GAME.acting(state)[0]) if GAME.acting(state) else []


def is_play(state: State) -> bool:
    """A play of a round that nobody has chosen yet."""
    return bool(state.step == at.ASK_PLAY and not GAME.sealed(state))


def early_plays(state: State) -> bool:
    return is_play(state) and bool(state.this_round == 3)


def middle_plays(state: State) -> bool:
    return is_play(state) and bool(state.this_round == 11)


def plays_with_extras(state: State) -> bool:
    places = {word.split()[2] for word in words(state) if word.startswith("grow")}
    return is_play(state) and bool(places & {"1.0", "2.0", "3.0", "4.0", "5.0"})


def row_six_is_open(state: State) -> bool:
    early = state.this_round < at.ROUNDS
    return is_play(state) and bool(early) and any(word.endswith(" 6.1") for word in words(state))


def one_play_is_in(state: State) -> bool:
    return bool(state.step == at.ASK_PLAY and GAME.sealed(state) and state.this_round > 5)


def bonus_is_due(state: State) -> bool:
    return bool(state.step == at.ASK_BONUS and state.this_round <= at.ROUNDS)


def play_after_a_bonus(state: State) -> bool:
    return is_play(state) and bool(state.tried and state.this_round <= at.ROUNDS)


def last_cards(state: State) -> bool:
    """Not only to be sold."""
    return is_play(state) and bool(state.this_round > at.ROUNDS and len(words(state)) > 3)


def last_bonus(state: State) -> bool:
    return bool(state.step == at.ASK_BONUS and state.this_round > at.ROUNDS)


def shaded(state: State) -> bool:
    """A plant can stand neither north of some others nor south of some."""
    return is_play(state) and {why.SHADES_NORTH, why.SHADED_BY_SOUTH} <= reasons(state)


def rank_is_full(state: State) -> bool:
    return is_play(state) and why.RANK_FULL in reasons(state)


def reasons(state: State) -> set[int]:
    """Why the first seat cannot plant its newer card in some places."""
    seat = GAME.acting(state)[0]
    card = int(state.hand[seat, 1])
    return {int(refuse_place(state, seat, card, place)) for place in range(at.PLACES)}


LATE = {"sixes": "after-plays"}
KEPT = {"rank-limits": "kept"}

POSITIONS: dict[str, list[Wanted]] = {
    "basic": [
        Wanted("before the origins are drawn, two players", 2, before_anything),
        Wanted("the first dice, five players", 5, first_dice),
        Wanted("dice, some have coins for a six, six players", 6, dice_with_sixes),
        Wanted("one die is in, three players", 3, one_die_is_in),
        Wanted("dice without regions, six players", 6, nothing_in_the_regions, CALM_CROWD),
        Wanted("the first right, four players", 4, first_right, GRASPING_CROWD),
        Wanted("a right behind a waiver, three players", 3, right_behind_a_waiver, CROWD),
        Wanted("a right where cards are short, five players", 5, too_few_cards, CROWD),
        Wanted("claims of three sixes, five players", 5, first_claims, SIXES),
        Wanted("the last claims, four players", 4, last_claims, SIXES),
        Wanted("two sixes at the piles, three players", 3, pile_of_two_sixes, SIXES),
        Wanted("a six looks through a region, two players", 2, taking, READERS),
        Wanted("a six looks a second time, three players", 3, taking_again, READERS),
        Wanted("a six at the market, four players", 4, taking_from_the_market),
        Wanted("sixes behind the plays, four players", 4, taking, SIXES, LATE),
        Wanted("early plays, six players", 6, early_plays),
        Wanted("plays with extras, two players", 2, plays_with_extras, BUILDERS),
        Wanted("row 6 is open, two players", 2, row_six_is_open, FORESTERS),
        Wanted("one play is in, three players", 3, one_play_is_in),
        Wanted("a colour bonus, four players", 4, bonus_is_due, FLORISTS),
        Wanted("a play after a bonus, three players", 3, play_after_a_bonus, FLORISTS),
        Wanted("the last cards, two players", 2, last_cards, LAZY),
        Wanted("the last cards, six players", 6, last_cards, LAZY),
        Wanted("a bonus by the last card, three players", 3, last_bonus, LATE_FLORISTS),
    ],
    "advanced": [
        Wanted("early plays, three players", 3, early_plays),
        Wanted("plays in the middle, two players", 2, middle_plays, BUILDERS),
        Wanted("plays with extras, four players", 4, plays_with_extras, BUILDERS),
        Wanted("plants in each other's shade, five players", 5, shaded),
        Wanted("row 6 is open, two players", 2, row_six_is_open, BUILDERS),
        Wanted("a height class is full, three players", 3, rank_is_full, BUILDERS, KEPT),
        Wanted("a colour bonus, six players", 6, bonus_is_due, FLORISTS),
        Wanted("the last cards, four players", 4, last_cards, LAZY),
    ],
}
