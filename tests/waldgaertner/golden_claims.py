"""What the golden games of Waldgärtner claim to show, as questions to a replay."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np

from tests.golden import Claims, Replay, Step
from waldbach import registry
from waldbach.game import Event, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner import refusals as why
from waldbach.games.waldgaertner.cards import EDITIONS
from waldbach.games.waldgaertner.garden import refuse_place
from waldbach.games.waldgaertner.piles import count_where, hand_count
from waldbach.games.waldgaertner.plays import has_bonus
from waldbach.games.waldgaertner.sixes import is_clash

GAME = registry.get("waldgaertner")
CLAIMS = Claims()
claim = CLAIMS.named


# --- parts of a game ------------------------------------------------------------------------------


def rounds_of(game: Replay) -> Iterator[list[Step]]:
    """The steps of each round from its dice on; the last cards come last."""
    for number, steps in itertools.groupby(game.steps, lambda step: int(step.before.this_round)):
        if number:
            yield list(steps)


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(at.MAX_SEATS) if bits >> seat & 1]


def is_last_choice(step: Step) -> bool:
    """Is this the last of several choices, which opens them all?"""
    return bool(step.before.due == 1 << step.seat)


def dice_shown(steps: list[Step]) -> Step | None:
    """The step of a round that shows the dice."""
    shown = (step for step in steps if step.before.step == at.SELECT and is_last_choice(step))
    return next(shown, None)


def plays_asked(steps: list[Step]) -> State | None:
    """The state in which the first plays of a round are asked for."""
    return next((step.before for step in steps if step.before.step == at.ASK_PLAY), None)


def contenders(shown: Step, region: int) -> list[int]:
    return [int(seat) for seat in np.flatnonzero(shown.after.choice == region)]


def events(game: Replay, name: str) -> Iterator[Event]:
    return (event for step in game.steps for event in step.events() if event["event"] == name)


# --- whole games ----------------------------------------------------------------------------------


@claim("whole-game")
def whole_game(game: Replay) -> bool:
    """From the market to the last cards, with all the usual words; everybody scores."""
    wanted = {"start", "choose", "right", "waive", "pile", "take", "grow", "sell", "bonus",
              "turn", "deal", "draw"}  # fmt: skip
    return (
        game.log.position is None
        and bool(game.end.this_round > at.ROUNDS + 1)
        and wanted <= {step.verb for step in game.steps}
        and all(result.total > 0 for result in game.results)
    )


@claim("from-position")
def from_position(game: Replay) -> bool:
    return game.log.position is not None


@claim("own-cards")
def own_cards(game: Replay) -> bool:
    """Plants of the table's own card file stand in a garden, named as in that file."""
    names = {line.split(",")[1] for line in game.log.options["cards"].splitlines()[1:]}
    grown = {step.word.split()[1] for step in game.with_verb("grow")}
    return game.log.options["cards"] not in EDITIONS and bool(grown) and grown <= names


@claim("changed-mind")
def changed_mind(game: Replay) -> bool:
    """A-04; 10.10: a die and a play are changed before all are in."""
    changed = {
        step.verb
        for step in game.with_verb("choose", "sell", "grow")
        if step.before.commit[step.seat] not in (at.NONE_YET, step.action)
    }
    return "choose" in changed and bool(changed & {"sell", "grow"})


# --- decks that run out ---------------------------------------------------------------------------


@claim("empty-deck")
def empty_deck(game: Replay) -> bool:
    """A-01: a region runs dry in the first year and cannot be chosen any more."""
    for step in game.with_verb("choose"):
        state, seats = step.before, range(game.log.seats)
        empty = np.flatnonzero(state.cards[: state.regions] == 0) + 1
        if len(empty) and state.this_round <= at.PHASES:
            return not any(f"choose {empty[0]}" in GAME.words(state, seat) for seat in seats)
    return False


def shortages(game: Replay) -> Iterator[tuple[list[Step], list[int], int]]:
    """Regions with fewer cards than contenders: the round, the contenders, the cards (A-05)."""
    for steps in rounds_of(game):
        shown = dice_shown(steps)
        if shown is None:
            continue
        for region in range(1, int(shown.before.regions) + 1):
            rivals, cards = contenders(shown, region), int(shown.before.cards[region - 1])
            if 0 < cards < len(rivals):
                yield steps, rivals, cards


def is_fairly_short(steps: list[Step], rivals: list[int], cards: int) -> bool:
    """As many as there are cards get one; the others pay nothing and play nothing."""
    shown, asked = dice_shown(steps), plays_asked(steps)
    if shown is None or asked is None:
        return False
    unserved = [seat for seat in rivals if not asked.due >> seat & 1]
    return len(rivals) - len(unserved) == cards and all(
        asked.coins[seat] == shown.before.coins[seat] for seat in unserved
    )


@claim("shortage")
def shortage(game: Replay) -> bool:
    return any(is_fairly_short(*found) for found in shortages(game))


@claim("shortage-lots")
def shortage_lots(game: Replay) -> bool:
    """A-05, ii: more tied contenders than cards; lots decide who draws."""
    return any(
        is_fairly_short(steps, rivals, cards) and any(step.verb == "lucky" for step in steps)
        for steps, rivals, cards in shortages(game)
    )


@claim("shortage-right")
def shortage_right(game: Replay) -> bool:
    """A-05, i: the only card for several is not free; the richest pays for it."""
    return any(
        is_fairly_short(steps, rivals, cards)
        and cards == 1
        and any(step.verb == "right" and step.seat in rivals for step in steps)
        for steps, rivals, cards in shortages(game)
    )


@claim("everything-empty")
def everything_empty(game: Replay) -> bool:
    """A-02: in round 20 no region has a card. Who has three coins may take a six, others pass."""
    for steps in rounds_of(game):
        shown, asked = dice_shown(steps), plays_asked(steps)
        if shown is None or asked is None or shown.before.this_round < at.ROUNDS:
            continue
        first = steps[0].before
        passing = [s for s in range(game.log.seats) if not first.due >> s & 1]
        return not first.cards.any() and any(
            first.coins[seat] < at.SIX_COST
            and shown.after.choice[seat] == 0
            and hand_count(asked, seat) == 1
            for seat in passing
        )
    return False


# --- contests -------------------------------------------------------------------------------------


def tied_in_the_middle(game: Replay) -> Iterator[tuple[list[Step], list[int]]]:
    """Contests of four as in the examples: A alone, B and C tied, D alone with the fewest coins;
    the round, and the four."""
    for steps in rounds_of(game):
        shown = dice_shown(steps)
        if shown is None:
            continue
        for region in range(1, int(shown.before.regions) + 1):
            four = contenders(shown, region)
            four.sort(key=lambda seat: -int(shown.before.coins[seat]))
            had = [int(shown.before.coins[seat]) for seat in four]
            enough = shown.before.cards[region - 1] >= 4
            if len(four) == 4 and enough and had[0] > had[1] == had[2] > had[3] > 0:
                yield steps, four


def answers_of(steps: list[Step], four: list[int]) -> list[str]:
    """`A right`, `B draw` …: what happened in the contest."""
    words = []
    for step in steps:
        seat = int(step.before.seat) if step.verb == "draw" else step.seat
        if step.verb in ("right", "waive", "draw") and seat in four:
            words.append(f"{'ABCD'[four.index(seat)]} {step.verb}")
    return sorted(words, key=lambda word: word[0])


def coins_paid(steps: list[Step], four: list[int]) -> list[int]:
    asked = plays_asked(steps)
    assert asked is not None, "who contends gets a card"
    return [int(steps[0].before.coins[seat]) - int(asked.coins[seat]) for seat in four]


@claim("example-1")
def example_1(game: Replay) -> bool:
    """W-EX-1: A pays and picks, B and C draw, D gets the last card free."""
    return any(
        answers_of(steps, four) == ["A right", "B draw", "C draw"]
        and coins_paid(steps, four) == [1, 0, 0, 0]
        for steps, four in tied_in_the_middle(game)
    )


@claim("example-2")
def example_2(game: Replay) -> bool:
    """W-EX-2: A waives, B and C draw, D pays and picks, A gets the last card free."""
    return any(
        answers_of(steps, four) == ["A waive", "B draw", "C draw", "D right"]
        and coins_paid(steps, four) == [0, 0, 0, 1]
        for steps, four in tied_in_the_middle(game)
    )


@claim("waived-last-free")
def waived_last_free(game: Replay) -> bool:
    """W-CON-05: who has waived gets the last card openly, for nothing."""
    for step in game.with_verb("right"):
        waiting = seats_in(int(step.before.waiting))
        if len(waiting) == 1 and step.after.step != at.ASK_RIGHT:
            (seat,) = waiting
            shown = step.after.knows[seat, 1] == at.PUBLIC
            free = step.after.coins[seat] == step.before.coins[seat]
            if hand_count(step.after, seat) == 2 and shown and free:
                return True
    return False


@claim("all-waive")
def all_waive(game: Replay) -> bool:
    """W-CON-07: everybody waives; the display is shuffled and dealt to them free."""
    for steps in rounds_of(game):
        for one, other in itertools.pairwise(steps):
            if one.verb == "waive" and other.before.step == at.DRAW_LOT:
                waivers = [step.seat for step in steps if step.verb == "waive"]
                if seats_in(int(other.before.drawing)) == sorted(waivers):
                    return len(waivers) > 1
    return False


@claim("rest-shown-again")
def rest_shown_again(game: Replay) -> bool:
    """W-CON-08, A-13: tied players draw blindly, then the rest lies open for the others."""
    for step in game.with_verb("turn"):
        if step.before.step == at.TURN_REST and step.after.step == at.ASK_RIGHT:
            blind = (step.after.lot != 0).any(axis=1).sum()
            return bool(blind >= 2 and count_where(step.after, at.DISPLAY) >= 2)
    return False


# --- sixes ----------------------------------------------------------------------------------------


def settled_claims(game: Replay) -> Iterator[tuple[list[Step], Step]]:
    """Claims that end the talk of tied sixes: the steps of the round from there on."""
    for steps in rounds_of(game):
        for number, step in enumerate(steps):
            if step.verb == "claim" and is_last_choice(step):
                again = step.after.step == at.ASK_CLAIM and step.after.attempt > 1
                if not again:
                    yield steps[number:], step


def is_lapse(steps: list[Step], step: Step) -> bool:
    """After a third clash the group has neither paid nor got a card (W-SIX-05, A-10)."""
    group = int(step.before.candidates)
    asked = plays_asked(steps)
    return (
        bool(is_clash(step.after, group))
        and step.before.attempt == at.ATTEMPTS
        and asked is not None
        and all(
            not asked.due >> seat & 1 and asked.coins[seat] == step.before.coins[seat]
            for seat in seats_in(group)
        )
    )


@claim("lapsed")
def lapsed(game: Replay) -> bool:
    return any(is_lapse(*found) for found in settled_claims(game))


@claim("lapsed-poorer-goes-on")
def lapsed_poorer_goes_on(game: Replay) -> bool:
    """A-10, 4: the action of the tied group lapses, a poorer six still acts."""
    return any(
        is_lapse(steps, step) and any(later.verb == "pile" for later in steps)
        for steps, step in settled_claims(game)
    )


@claim("agreed-by-chance")
def agreed_by_chance(game: Replay) -> bool:
    """A-10, 2: a position is claimed, those who said `any` come to the others by lot."""
    return any(
        step.before.step == at.DRAW_ORDER and (step.before.claimed > at.ANY_POSITION).any()
        for step in game.with_verb("first")
    )


@claim("agreed-later")
def agreed_later(game: Replay) -> bool:
    """A-10, 3: after a clash another attempt brings the agreement, and all of them act."""
    for steps, step in settled_claims(game):
        group = int(step.before.candidates)
        asked = plays_asked(steps)
        agreed = step.before.attempt > 1 and not is_clash(step.after, group)
        if agreed and asked is not None and not group & ~int(asked.due):
            return True
    return False


@claim("richer-six-first")
def richer_six_first(game: Replay) -> bool:
    """W-SIX-04: two sixes with different coins; the richer one chooses first, each pays three."""
    for steps in rounds_of(game):
        piles = [step for step in steps if step.verb == "pile"]
        had = [int(step.before.snap[step.seat]) for step in piles]
        if len(had) >= 2 and had == sorted(set(had), reverse=True):
            paid = {int(s.before.coins[s.seat]) - int(s.after.coins[s.seat]) for s in piles}
            return paid == {at.SIX_COST}
    return False


@claim("looks-twice")
def looks_twice(game: Replay) -> bool:
    """Section 4: a six who looks at a deck again learns which card another took secretly."""
    gone: dict[int, int] = {}
    for step in game.with_verb("pile", "take"):
        pile = int((step.after if step.verb == "pile" else step.before).region)
        if pile == at.MARKET_PILE:
            continue
        known = int(step.before.missing[step.seat, pile - 1])
        if step.verb == "pile":
            gone[step.seat] = known
        elif known & ~gone[step.seat]:
            return True
    return False


@claim("deeper-card")
def deeper_card(game: Replay) -> bool:
    """W-UPG-06: a six takes a card from below, and the top that stays gets a marker."""
    for steps, following in itertools.pairwise(rounds_of(game)):
        state = following[0].before
        for step in steps:
            region = int(step.before.region) - 1
            if step.verb != "take" or step.before.region == at.MARKET_PILE:
                continue
            top = int(step.before.deck[region, 0])
            if step.before.open[region] and step.action != at.TAKE + top:
                stays = state.open[region] and state.deck[region, 0] == top
                if stays and state.cult[top] > step.before.cult[top]:
                    return True
    return False


# --- gardens and colours --------------------------------------------------------------------------


@claim("row-6")
def row_6(game: Replay) -> bool:
    """W-XTRA-03: a third large tree, in row 6, for six coins."""
    return any(event["place"] == "6.1" and event["cost"] == 6 for event in events(game, "grew"))


@claim("many-extras")
def many_extras(game: Replay) -> bool:
    """W-XTRA-01: extras in four of the rows at least, in one garden."""
    rows = at.ROW[at.IS_EXTRA]
    return any(
        len(set(rows[game.end.garden[seat, at.IS_EXTRA] != at.NONE])) >= 4
        for seat in range(game.log.seats)
    )


@claim("climber-rows")
def climber_rows(game: Replay) -> bool:
    """W-CLIMB-01: climbers in row 1 and in row 2 of one garden."""
    for seat in range(game.log.seats):
        taken = np.flatnonzero(game.end.garden[seat] != at.NONE)
        climbing = [p for p in taken if game.end.rank[game.end.garden[seat, p]] == 0]
        if {1, 2} <= {int(at.ROW[place]) for place in climbing}:
            return True
    return False


@claim("bonus-last-card")
def bonus_last_card(game: Replay) -> bool:
    """A-30: the last card shows the fourth colour; the market card is played as well."""
    return any(
        step.before.this_round > at.ROUNDS
        and not has_bonus(plays_of_last_cards(game), step.seat)
        and (game.end.hand == at.NONE).all()
        for step in game.with_verb("bonus")
    )


def plays_of_last_cards(game: Replay) -> State:
    asked = plays_asked(list(rounds_of(game))[-1])
    assert asked is not None, "everybody has a last card"
    return asked


@claim("bonus-waits")
def bonus_waits(game: Replay) -> bool:
    """A-27; 10.3: four colours while the market is empty; taken in a later round."""
    waiting: set[int] = set()
    for steps in rounds_of(game):
        if any(step.verb == "bonus" and step.seat in waiting for step in steps):
            return True
        state = steps[-1].after
        waiting = {seat for seat in range(game.log.seats) if has_bonus(state, seat)}
    return False


@claim("bonus-declined")
def bonus_declined(game: Replay) -> bool:
    """A-27: who declines is not asked again."""
    answers = [(step.seat, step.verb) for step in game.with_verb("bonus", "no-bonus")]
    seats = [seat for seat, _ in answers]
    return any(verb == "no-bonus" and seats.count(seat) == 1 for seat, verb in answers)


@claim("bonus-by-lot")
def bonus_by_lot(game: Replay) -> bool:
    """A-28: two bonuses at once and equal coins; chance says who takes first."""
    return any(step.before.step == at.DRAW_BONUS for step in game.with_verb("first"))


# --- who wins -------------------------------------------------------------------------------------


def tied_first(game: Replay) -> int:
    """How many have the most points."""
    totals = [result.total for result in game.results]
    return totals.count(max(totals))


@claim("shared-victory")
def shared_victory(game: Replay) -> bool:
    """W-TIE-02: equal in points and coins."""
    winners = GAME.winners(game.end)
    return len(winners) == 2 == tied_first(game) and len({*game.end.coins[list(winners)]}) == 1


@claim("coins-decide")
def coins_decide(game: Replay) -> bool:
    """W-TIE-01: equal in points, more coins win."""
    tied, winners = tied_first(game), GAME.winners(game.end)
    return tied == 2 and len(winners) == 1


# --- options --------------------------------------------------------------------------------------


@claim("nitrogen-north")
def nitrogen_north(game: Replay) -> bool:
    """A-19 by option: arrows point north, and a plant there is paid better."""
    arrows = set(game.end.arrows.tolist()) - {0}
    paid = (card["coins"] for event in events(game, "harvested") for card in event["cards"])
    return arrows == {1 << at.NW | 1 << at.NE} and any(coins > 1 for coins in paid)


@claim("males-paired")
def males_paired(game: Replay) -> bool:
    """A-25 by option: the second female of a male brings nothing at the same harvest."""
    sex = dict(zip(card_keys(game), game.end.sex.tolist(), strict=True))
    for event in events(game, "harvested"):
        females = [card["coins"] for card in event["cards"] if sex[card["card"]] == at.FEMALE]
        if game.end.males_paired and 0 in females and any(females):
            return True
    return False


def card_keys(game: Replay) -> list[str]:
    """The names of the cards by number."""
    return [GAME.format(at.SELL + card, game.end).split()[1] for card in range(at.CARDS)]


@claim("rank-limits-kept")
def rank_limits_kept(game: Replay) -> bool:
    """A-18 by option: a place is refused in the advanced game only because of the height class."""
    for step in game.with_verb("sell", "grow"):
        for card in step.before.hand[step.seat]:
            if card != at.NONE and is_rank_full(step.before, step.seat, int(card)):
                return bool(step.before.advanced)
    return False


def is_rank_full(state: State, seat: int, card: int) -> bool:
    refused = [refuse_place(state, seat, card, place) for place in range(at.PLACES)]
    return why.RANK_FULL in refused


@claim("sixes-after-plays")
def sixes_after_plays(game: Replay) -> bool:
    """A-07 by option: a six takes a card that was sold in the same round."""
    return any(
        step.verb == "take"
        and step.before.region == at.MARKET_PILE
        and steps[0].before.where[step.action - at.TAKE] != at.MARKET
        for steps in rounds_of(game)
        for step in steps
    )


@claim("no-final-check")
def no_final_check(game: Replay) -> bool:
    """A-29 by option: what would be ripe in the last winter keeps its flower."""
    asked = plays_of_last_cards(game)
    ripe = (asked.flower != 0) & (asked.harvest == 0) & (asked.where >= at.GARDEN)
    return not asked.final_check and bool(ripe.any())


@claim("bonus-again")
def bonus_again(game: Replay) -> bool:
    """A-26 by option: a second set of four colours brings a second card."""
    takers = [step.seat for step in game.with_verb("bonus")]
    return len(takers) > len(set(takers))
