"""The golden games of Waldgärtner: players who steer towards something, and what to look for.

The games are played with the cards that come with the game, whichever they are: nothing here names
a card. An edition never changes once it is published; before that, make the files anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from tests.golden import Step
from tests.waldgaertner.golden_claims import CLAIMS, GAME
from tools.golden import Search
from waldbach.game import CHANCE, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import read_card
from waldbach.log import Log

OWN_CARDS = Path(__file__).parent.parent / "tests" / "waldgaertner" / "cards_for_tests.csv"

# --- wishes ---------------------------------------------------------------------------------------

# How much a seat wants to say a word: 1 if it does not mind, 0 only if there is nothing else.
Wish = Callable[[State, int, str], float]


def want(weight: float, *heads: str) -> Wish:
    """Words that begin in one of these ways."""
    return lambda state, seat, word: weight if word.startswith(heads) else 1


def lowest_region(state: State, seat: int, word: str) -> float:
    """All crowd into the first region that has cards."""
    if not word.startswith("choose") or not state.cards.any():
        return 1
    return float(word == f"choose {1 + int(np.flatnonzero(state.cards)[0])}")


def like(which: Callable[[State, int, int], bool]) -> Wish:
    """Get hold of such cards and grow them; take regions that show one."""

    def wish(state: State, seat: int, word: str) -> float:
        verb, *rest = word.split()
        if verb == "choose":
            region = int(rest[0]) - 1
            shows = region < at.MAX_REGIONS and state.open[region]
            return 10 if shows and which(state, seat, int(state.deck[region, 0])) else 1
        if verb not in ("right", "take", "grow", "bonus", "sell"):
            return 1
        if not which(state, seat, read_card(state, rest[0])):
            return 1
        return 0.02 if verb == "sell" else 30

    return wish


def is_large(state: State, seat: int, card: int) -> bool:
    return bool(state.rank[card] == 5)


def has_sex(state: State, seat: int, card: int) -> bool:
    return bool(state.sex[card] != 0)


def has_arrows(state: State, seat: int, card: int) -> bool:
    return bool(state.arrows[card] != 0)


def is_climber(state: State, seat: int, card: int) -> bool:
    return bool(state.rank[card] == 0)


def has_new_colour(state: State, seat: int, card: int) -> bool:
    """A colour that its garden shows least."""
    grown = state.colour[state.where == at.GARDEN + seat]
    times = np.bincount(grown, minlength=at.COLOURS + 1)[1:]
    colour = int(state.colour[card])
    return bool(colour and times[colour - 1] == times.min())


def is_last_colour(state: State, seat: int, card: int) -> bool:
    """The fourth colour, kept for the end."""
    grown = set(state.colour[state.where == at.GARDEN + seat].tolist()) - {0}
    return len(grown) == at.BONUS_COLOURS - 1 and int(state.colour[card]) not in {0, *grown}


def keep_last_colour(state: State, seat: int, word: str) -> float:
    if state.this_round > at.ROUNDS or not word.startswith(("grow", "sell")):
        return 1
    return 0 if is_last_colour(state, seat, read_card(state, word.split()[1])) else 1


def empty_the_market(state: State, seat: int, word: str) -> float:
    """A six for the market as long as it has a card."""
    if word == "choose 6":
        return 100 if (state.where == at.MARKET).any() else 0
    return 100 if word == "pile market" else 1


# --- players --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Player:
    """Chooses a word at random, as likely as all wishes together make it."""

    wishes: tuple[Wish, ...] = ()
    fickle: float = 0  # how often somebody changes a choice that is in

    def choose(self, state: State, seat: int, rng: np.random.Generator) -> int:
        actions = GAME.legal(state, seat)
        words = [GAME.format(int(action), state) for action in actions]
        weights = np.array([self.weigh(state, seat, word) for word in words])
        if not weights.any():
            weights[:] = 1
        return int(rng.choice(actions, p=weights / weights.sum()))

    def weigh(self, state: State, seat: int, word: str) -> float:
        weight = 1.0
        for wish in self.wishes:
            weight *= wish(state, seat, word)
        return weight

    def next_seat(self, state: State, rng: np.random.Generator) -> int:
        """Any of those who are waited for; sometimes one who has chosen already."""
        ready = [seat for seat in GAME.sealed(state) if len(GAME.legal(state, seat))]
        if ready and rng.random() < self.fickle:
            return int(rng.choice(ready))
        return int(rng.choice(GAME.acting(state)))


GROW = want(3, "grow")
NO_SIX, SIX = want(0, "choose 6"), want(30, "choose 6")
CLAIM_FIRST, CLAIM_ANY = want(50, "claim 1"), want(8, "claim any")
GRASP, WAIVE = want(3, "right"), want(5, "waive")

ANYONE = Player((GROW, want(2, "waive")))
FICKLE = Player((GROW,), fickle=0.1)
CROWD = Player((lowest_region, NO_SIX, GROW, want(2, "waive")))
GRASPING_CROWD = Player((lowest_region, NO_SIX, GRASP))
WAIVING_CROWD = Player((lowest_region, NO_SIX, WAIVE))
SELLERS = Player((want(40, "sell"), NO_SIX))
CALM_CROWD = Player((lowest_region, want(1000, "start 1"), want(5, "grow")))
SIXES = Player((SIX, want(4, "sell"), want(0, "pile market")))
STUBBORN = Player((*SIXES.wishes, CLAIM_FIRST))
POLITE = Player((*SIXES.wishes, CLAIM_ANY))
READERS = Player((SIX, want(4, "sell"), want(50, "pile 1")))
FORESTERS = Player((like(is_large), want(0.2, "grow"), want(4, "choose 6")))
BUILDERS = Player((want(20, "grow"),))
CLIMBERS = Player((like(is_climber), GROW))
FLORISTS = Player((like(has_new_colour), GROW, want(5, "bonus")))
LATE_FLORISTS = Player((like(has_new_colour), keep_last_colour, GROW, want(5, "bonus")))
MODEST_FLORISTS = Player((like(has_new_colour), GROW, want(50, "no-bonus")))
HOARDERS = Player((like(has_new_colour), empty_the_market, want(200, "grow"), want(5, "bonus")))
BREEDERS = Player((like(has_sex), GROW, want(5, "choose 6")))
FEEDERS = Player((like(has_arrows), want(20, "grow")))


def course(state: State, player: Player, seed: int) -> Iterator[Step]:
    """A game from a state to its end."""
    rng = np.random.default_rng(seed)
    while GAME.acting(state):
        seat = player.next_seat(state, rng)
        chance = seat == CHANCE
        action = GAME.chance(state, rng) if chance else player.choose(state, seat, rng)
        after = GAME.copy(state)
        GAME.kernel.apply(after, seat, action)
        yield Step(GAME, state, seat, action, after)
        state = after


# --- files ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Golden(Search):
    """A file to be: the table, and the kind of players to look with."""

    seats: int
    player: Player = ANYONE
    options: Mapping[str, str] = field(default_factory=dict)
    from_round: int = 0  # begin from the position at the dice of this round of another game
    game, claims = GAME, CLAIMS

    def empty_log(self) -> Log:
        log = Log.begin(GAME, self.seats, self.options)
        if self.from_round:
            log.options = {}
            log.position = GAME.format_position(self.middle())
        return log

    def middle(self) -> State:
        for step in course(GAME.new(self.seats, self.options), self.player, self.seed):
            if step.after.this_round == self.from_round and step.after.step == at.SELECT:
                return step.after
        raise AssertionError("a game has all its rounds")

    def course(self, start: State, seed: int) -> Iterator[Step]:
        return course(start, self.player, seed)


WHOLE = [
    Golden(
        f"{mode}-{seats}",
        f"A whole game of {seats} players, {mode}",
        "whole-game",
        seats,
        options={"mode": mode},
    )
    for mode in ("basic", "advanced")
    for seats in range(at.MIN_SEATS, at.MAX_SEATS + 1)
]

GAMES = [
    *WHOLE,
    Golden("empty-deck", "A region runs dry and cannot be chosen any more (A-01)",
           "empty-deck", 4, CROWD),
    Golden("shortage", "Fewer cards than contenders: somebody goes without (A-05)",
           "shortage", 5, CROWD),
    Golden("shortage-lots", "More tied contenders than cards: lots decide (A-05)",
           "shortage-lots", 5, CROWD),
    Golden("shortage-right", "One card for several: the richest may pay for it (A-05)",
           "shortage-right", 4, GRASPING_CROWD),
    Golden("everything-empty",
           "Round 20 without a card in any region: some take a six, some pass (A-02)",
           "everything-empty", 6, CALM_CROWD),
    Golden("example-1", "The first example: a right, two who draw, the last card free (W-EX-1)",
           "example-1", 4, GRASPING_CROWD),
    Golden("example-2", "The second example: the richest waives, the poorest pays (W-EX-2)",
           "example-2", 4, WAIVING_CROWD),
    Golden("waived-last-free", "Who has waived gets the last card free (W-CON-05)",
           "waived-last-free", 3, CROWD),
    Golden("all-waive", "All waive, and the display is dealt to them (W-CON-07)",
           "all-waive", 3, WAIVING_CROWD),
    Golden("rest-shown-again", "Blind draws of tied players, then the rest is shown again (A-13)",
           "rest-shown-again", 5, GRASPING_CROWD),
    Golden("lapsed", "Tied sixes who cannot agree: their action lapses (W-SIX-05)",
           "lapsed", 3, STUBBORN),
    Golden("lapsed-poorer", "Tied sixes lapse, a poorer six still acts (A-10)",
           "lapsed-poorer-goes-on", 5, STUBBORN),
    Golden("agreed-by-chance", "Tied sixes agree; chance fills what `any` leaves open (A-10)",
           "agreed-by-chance", 5, POLITE),
    Golden("agreed-later", "Tied sixes agree after a clash (A-10)",
           "agreed-later", 4, SIXES),
    Golden("richer-six-first", "Two sixes: more coins choose first (W-SIX-04)",
           "richer-six-first", 2, SIXES),
    Golden("looks-twice", "A six looks through a deck again and sees what another took (W-KNOW)",
           "looks-twice", 3, READERS),
    Golden("deeper-card", "A six takes a card from below the top, which gets a marker (W-UPG-06)",
           "deeper-card", 4, SIXES),
    Golden("row-6", "A third large tree stands in row 6 (W-XTRA-03)",
           "row-6", 2, FORESTERS),
    Golden("many-extras", "Extras in four rows of one garden (W-XTRA-01)",
           "many-extras", 5, BUILDERS),
    Golden("climbers", "Climbers in both rows that they may stand in (W-CLIMB-01)",
           "climber-rows", 3, CLIMBERS),
    Golden("bonus-last-card", "The last card shows the fourth colour: one card more (A-30)",
           "bonus-last-card", 3, LATE_FLORISTS),
    Golden("bonus-waits", "Four colours and an empty market: the bonus waits (A-27)",
           "bonus-waits", 2, HOARDERS),
    Golden("bonus-declined", "A colour bonus is declined for good (A-27)",
           "bonus-declined", 4, MODEST_FLORISTS),
    Golden("bonus-by-lot", "Two bonuses at once and equal coins: chance decides (A-28)",
           "bonus-by-lot", 6, FLORISTS),
    Golden("shared-victory", "Equal points and coins: a shared victory (W-TIE-02)",
           "shared-victory", 2, SELLERS),
    Golden("coins-decide", "Equal points: more coins win (W-TIE-01)",
           "coins-decide", 2, SELLERS),
    Golden("changed-mind", "A die and a play are changed before all are in (A-04)",
           "changed-mind", 3, FICKLE),
    Golden("nitrogen-north", "By option nitrogen helps the plants in the north (A-19)",
           "nitrogen-north", 4, FEEDERS, {"nitrogen": "north"}),
    Golden("males-paired", "By option each female needs a male flower of her own (A-25)",
           "males-paired", 3, BREEDERS, {"males": "paired"}),
    Golden("rank-limits-kept", "By option the advanced garden keeps the limits of ranks (A-18)",
           "rank-limits-kept", 2, BUILDERS, {"mode": "advanced", "rank-limits": "kept"}),
    Golden("sixes-after-plays", "By option a six can take what was sold in this round (A-07)",
           "sixes-after-plays", 4, Player((SIX, want(4, "sell"), want(9, "pile market"))),
           {"sixes": "after-plays"}),
    Golden("no-final-check", "By option the last winter brings no harvest (A-29)",
           "no-final-check", 5, BUILDERS, {"final-check": "no"}),
    Golden("bonus-again", "By option a second set of colours brings a second card (A-26)",
           "bonus-again", 3, FLORISTS, {"colour-bonus": "again"}),
    Golden("own-cards", "A table with a card file of its own",
           "own-cards", 3, options={"cards": OWN_CARDS.read_text(encoding="utf-8")}),
    Golden("from-position", "A game that begins in the middle, from a position",
           "from-position", 4, from_round=15),
]  # fmt: skip
