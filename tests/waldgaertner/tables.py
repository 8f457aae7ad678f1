"""Rule tests in the words of the rulebook: a table, words, a result.

    state = table(coins=(5, 3, 3), tops="low-a low-b low-c", gardens={1: "3.1 pear, 3.2 quince"})
    state = play(state, "1 choose 2", "2 choose 2", "3 choose 1", "chance turn low-d")
    assert coins(state) == [5, 3, 3]

The cards are those of `cards_for_tests.csv`, the words those of a game file. Random steps that no
word decides are drawn from a seed before the next word of a player. Here as in logs seats count
from 1; lists over seats are in seat order, lists over regions in the order of their numbers.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from waldbach import registry
from waldbach.game import CHANCE, BadInput, IllegalAction, Refusal, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import CardSet, own_cards
from waldbach.games.waldgaertner.garden import origin_of
from waldbach.games.waldgaertner.notation import PLACE_OF, place_name
from waldbach.games.waldgaertner.piles import give
from waldbach.games.waldgaertner.rounds import run, set_origins
from waldbach.games.waldgaertner.stages import PLAYS, SELECTING, WAIT
from waldbach.log import Entry

GAME = registry.get("waldgaertner")
CARDS = (Path(__file__).parent / "cards_for_tests.csv").read_text(encoding="utf-8")
ORIGINS = {2: "EU", 3: "AS", 4: "EU+NA", 5: "AS+EU", 6: "AS+EU"}
STEPS = {
    at.DRAW_ORIGINS: "origins",
    at.LAY_MARKET: "lay market",
    at.DEAL_START: "deal start",
    at.TURN_TOPS: "turn tops",
    at.TURN_DISPLAY: "turn display",
    at.DRAW_LUCKY: "lucky",
    at.DRAW_LOT: "draw",
    at.TURN_REST: "turn rest",
    at.DRAW_ORDER: "order",
    at.LOOK: "look",
    at.DRAW_BONUS: "bonus order",
    at.CHOOSE_START: "start",
    at.SELECT: "choose",
    at.ASK_RIGHT: "right",
    at.ASK_CLAIM: "claim",
    at.ASK_PILE: "pile",
    at.ASK_TAKE: "take",
    at.ASK_PLAY: "play",
    at.ASK_BONUS: "bonus",
    at.OVER: "over",
}


# --- which rule a test proves ---------------------------------------------------------------------


def rule_id(*ids: str) -> pytest.MarkDecorator:
    """The rules that a test proves; `test_every_rule.py` finds those without a test."""
    return pytest.mark.rules(*ids)


def case(ids: str, *values: Any) -> Any:
    """A row of a parametrised test, and the rules that it proves: one id or several."""
    return pytest.param(*values, id=ids, marks=rule_id(*ids.split()))


# --- cards ----------------------------------------------------------------------------------------


@functools.cache
def cardset() -> CardSet:
    return own_cards(CARDS)


def number(key: str) -> int:
    return cardset().number_of[key]


def numbers(keys: str) -> list[int]:
    return [number(key) for key in keys.split()]


def name(card: int) -> str:
    return cardset().cards[card].key


def names(cards: Any) -> list[str]:
    return [name(int(card)) for card in cards]


# --- a table --------------------------------------------------------------------------------------


def new(seats: int = 3, options: Mapping[str, str] | None = None) -> State:
    """A match before any chance, with the cards of the tests."""
    return GAME.new(seats, {"cards": CARDS, "origins": ORIGINS[seats], **(options or {})})


def started(seats: int = 3, options: Mapping[str, str] | None = None, seed: int = 0) -> State:
    """The first choice of dice: start cards drawn from regions 1, 2 .. and tops turned."""
    state = settle(new(seats, options), seed)
    starts = [f"{s + 1} start {s % state.regions + 1}" for s in range(seats)]
    return settle(play(state, *starts), seed)


def table(
    seats: int = 3,
    *,
    round: int = 2,
    coins: Sequence[int] | None = None,
    hands: Sequence[str] = (),
    gardens: Mapping[int, str] | None = None,
    tops: str = "",
    sizes: Sequence[int] | None = None,
    market: str | None = None,
    cults: Mapping[str, int] | None = None,
    flowers: str = "",
    last_cards: bool = False,
    **options: str,
) -> State:
    """A table in the middle of a match.

    Everybody is to choose, or to play if a hand has two cards; `last_cards` are to be played after
    round 20. A hand holds one card, a region shows its top, and the market has what is left over
    after cutting: plain cards where none are named. Without `sizes` the decks share all other
    cards; with them, what is too much has left the game. Options are written with `_` for `-`.
    """
    state = new(seats, {key.replace("_", "-"): value for key, value in options.items()})
    set_origins(state, int(state.origins))
    state.this_round = at.ROUNDS + 1 if last_cards else round
    state.coins[:seats] = coins or [1] * seats
    for seat, plants in (gardens or {}).items():
        for plant in plants.split(","):
            put_into_garden(state, seat, plant)
    named = tops.split() or [""] * int(state.regions)
    _set_hands_and_market(state, [*hands, *[""] * (seats - len(hands))], market, named)
    _lay_decks(state, sizes, named)
    for key, count in (cults or {}).items():
        state.cult[number(key)] = count
    state.flower[numbers(flowers)] = 1
    _go(state, last_cards)
    return state


def put_into_garden(state: State, seat: int, plant: str) -> None:
    """`3.1 medlar`"""
    place, key = plant.split()
    state.garden[seat - 1, PLACE_OF[place]] = number(key)
    state.where[number(key)] = at.GARDEN + seat - 1


def _set_hands_and_market(
    state: State, hands: Sequence[str], market: str | None, tops: Sequence[str]
) -> None:
    reserved = {
        number(key) for key in (*" ".join(hands).split(), *tops, *(market or "").split()) if key
    }
    for seat, cards in enumerate(hands):
        mine = numbers(cards) or [_plain(state, int(state.home[seat % state.regions]), reserved)]
        for card in mine:
            give(state, seat, card, 1 << seat, 0)
    laid = numbers(market) if market is not None else []
    if market is None:
        for origin in {int(home) for home in state.home if home >= 0}:
            for _ in range(at.CARDS_OF[origin] % at.DECK_SIZE):
                laid.append(_plain(state, origin, reserved))
                state.where[laid[-1]] = at.MARKET
    state.where[laid] = at.MARKET


def _plain(state: State, origin: int, reserved: set[int]) -> int:
    """The last card of the origin that is still free: those of the file's end are plain."""
    free = [
        card
        for card in range(at.FIRST_CARD[origin], at.FIRST_CARD[origin + 1])
        if state.where[card] == at.POOL and card not in reserved
    ]
    return free[-1]


def _lay_decks(state: State, sizes: Sequence[int] | None, tops: Sequence[str]) -> None:
    reserved = {number(key) for key in tops if key}
    for origin in {int(home) for home in state.home if home >= 0}:
        regions = [region for region in range(state.regions) if state.home[region] == origin]
        free = _pool(state, origin)
        if sizes is None:
            for i, region in enumerate(regions):
                state.cards[region] = (free + len(regions) - 1 - i) // len(regions)
        else:
            state.cards[regions] = [sizes[region] for region in regions]
        assert state.cards.max() <= at.DECK_SIZE
        for _ in range(free - int(state.cards[regions].sum())):
            state.where[_plain(state, origin, reserved)] = at.AWAY
        assert _pool(state, origin) == state.cards[regions].sum(), "more cards than there are"
        for region in regions:
            if state.cards[region]:
                key = tops[region]
                card = number(key) if key else _plain(state, origin, reserved)
                state.deck[region, 0], state.where[card] = card, at.DECK
                state.open[region] = 1


def _pool(state: State, origin: int) -> int:
    return sum(origin_of(int(card)) == origin for card in np.flatnonzero(state.where == at.POOL))


def _go(state: State, last_cards: bool) -> None:
    """Let the round machine ask whoever is to be asked."""
    playing = last_cards or (state.hand[:, 1] != at.NONE).any()
    state.sixes_done = int(playing)
    stage = PLAYS if playing else SELECTING
    while stage != WAIT:
        stage = run(state, stage)


# --- words ----------------------------------------------------------------------------------------


def play(state: State, *lines: str, seed: int = 0) -> State:
    """The state after lines of a game file: `1 choose 2`, `chance turn low-d`.

    Pending random steps are drawn from the seed before the word of a player.
    """
    for line in lines:
        entry = Entry.read(line)
        if entry.seat != CHANCE:
            state = settle(state, seed)
        state = GAME.apply(state, entry.seat, GAME.parse(entry.word, state))
    return state


def settle(state: State, seed: int = 0) -> State:
    """Carry out every pending random step."""
    rng = np.random.default_rng(seed)
    while GAME.acting(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.chance(state, rng))
    return state


def choose(state: State, *dice: int) -> State:
    """All choose; 0 is for who cannot."""
    return play(state, *(f"{seat} choose {die}" for seat, die in enumerate(dice, start=1) if die))


def sell_newest(state: State) -> State:
    """Those who have not played sell their newer card; random steps are drawn."""
    state = settle(state)
    while step(state) == "play":
        seat = acting(state)[0]
        state = settle(play(state, f"{seat} sell {hand(state, seat)[-1]}"))
    return state


def legal(state: State, seat: int, *verbs: str) -> list[str]:
    """Every legal word of a seat (`CHANCE`: every outcome), or only those with one of the verbs."""
    words = GAME.words(state, _inside(seat))
    return [word for word in words if not verbs or word.split()[0] in verbs]


def refusal(state: State, line: str) -> Refusal:
    """Why the line is refused; checks that it really is and that nothing has changed.

    A word that cannot even be read is refused under the name of its message.
    """
    before, entry = state.tobytes(), Entry.read(line)
    with pytest.raises(BadInput) as caught:
        GAME.apply(state, entry.seat, GAME.parse(entry.word, state))
    assert state.tobytes() == before, f"{line!r} was refused and yet changed something"
    error = caught.value
    if isinstance(error, IllegalAction):
        assert GAME.parse(entry.word, state) not in GAME.legal(state, entry.seat)
        return error.refusal
    return Refusal(error.message, "")


def refused(state: State, line: str) -> str:
    """The name of the reason why the line is refused."""
    return refusal(state, line).reason


def _inside(seat: int) -> int:
    return seat - 1 if seat > 0 else seat


# --- a result -------------------------------------------------------------------------------------


def acting(state: State) -> list[int]:
    """The seats that the game waits for, from 1; `[CHANCE]` while a random step is pending."""
    return [seat if seat == CHANCE else seat + 1 for seat in GAME.acting(state)]


def step(state: State) -> str:
    return STEPS[int(state.step)]


def phase(state: State) -> int:
    """Where the marker lies."""
    return (int(state.this_round) - 1) % 10


def coins(state: State) -> list[int]:
    return [int(n) for n in state.coins[: state.seats]]


def hand(state: State, seat: int) -> list[str]:
    """The cards of a hand, the older one first; `?` for one that the viewer does not know."""
    held = [int(card) for card in state.hand[seat - 1] if card != at.NONE]
    return ["?" if card == at.HIDDEN else name(card) for card in held]


def hands(state: State) -> list[list[str]]:
    return [hand(state, seat + 1) for seat in range(state.seats)]


def newest(state: State) -> list[str]:
    """The last card of each hand."""
    return [cards[-1] for cards in hands(state)]


def garden(state: State, seat: int) -> dict[str, str]:
    """What stands where: `{"3.1": "medlar"}`."""
    row = state.garden[seat - 1]
    return {place_name(p): name(int(row[p])) for p in range(at.PLACES) if row[p] != at.NONE}


def market(state: State) -> list[str]:
    return lying(state, at.MARKET)


def display(state: State) -> list[str]:
    return lying(state, at.DISPLAY)


def lying(state: State, place: int) -> list[str]:
    return names(np.flatnonzero(state.where == place))


def tops(state: State) -> list[str]:
    """The face-up tops; `-` where the top lies face-down or the region is empty."""
    return [
        name(int(state.deck[region, 0])) if state.open[region] else "-"
        for region in range(state.regions)
    ]


def sizes(state: State) -> list[int]:
    return [int(n) for n in state.cards[: state.regions]]


def cults(state: State) -> dict[str, int]:
    return {name(int(card)): int(state.cult[card]) for card in np.flatnonzero(state.cult)}


def flowers(state: State) -> list[str]:
    return names(np.flatnonzero(state.flower))


def score(state: State) -> list[int]:
    return list(GAME.score(state))


def places_for(state: State, seat: int, key: str) -> list[str]:
    """Where the seat may grow the card of its hand."""
    return [word.split()[2] for word in legal(state, seat, "grow") if word.split()[1] == key]


# --- whole games ----------------------------------------------------------------------------------

Step = tuple[State, int, int, State]  # before, seat (from 0, or `CHANCE`), action, after


def random_play(state: State, seed: int) -> Iterator[Step]:
    """Random play to the end, from any state; growing is preferred to selling."""
    rng = np.random.default_rng(seed)
    while GAME.acting(state):
        seat = int(rng.choice(GAME.acting(state)))
        action = GAME.chance(state, rng) if seat == CHANCE else _likely(state, seat, rng)
        after = GAME.copy(state)
        GAME.kernel.apply(after, seat, action)
        yield state, seat, action, after
        state = after


def _likely(state: State, seat: int, rng: np.random.Generator) -> int:
    actions = GAME.legal(state, seat)
    growing = actions[(actions >= at.GROW) & (actions < at.BONUS)]
    six = actions[actions == at.CHOOSE + at.SIX]
    groups = [actions] + [growing] * 2 + [six]
    some = [group for group in groups if len(group)]
    return int(rng.choice(some[rng.integers(len(some))]))


@functools.cache
def random_game(seats: int, seed: int = 0, **options: str) -> tuple[Step, ...]:
    """A whole game at random; tests that only look at it share it."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    return tuple(random_play(new(seats, chosen), seed))


# --- two years of one gardener --------------------------------------------------------------------


class Years:
    """A whole match of three in which seat 1 does what a script says, and harvests.

    `plays` says what it plays in a round, and `finds` which card its region shows then; what it
    gets otherwise it sells, as the others do. All take tops alone, so that coins come from sales
    and harvests only.
    """

    def __init__(
        self,
        start: str,
        plays: Mapping[int, str],
        finds: Mapping[int, str] | None = None,
        **options: str,
    ) -> None:
        self.plays, self.finds = plays, finds or {}
        self.kept = {number(key) for key in (start, *self.finds.values())}
        self.harvests: dict[int, int] = {}  # coins by the round that the harvest opened
        self.blossoms: dict[int, list[str]] = {}  # flowers when a round begins
        self.states: dict[int, State] = {}  # at the dice of a round, 22 at the end
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        self.state = self.draw(new(3, chosen))
        self.state = play(self.state, *(f"{seat} start {seat}" for seat in (1, 2, 3)))
        self.state = self.draw(play(self.state, f"chance deal {start}"))
        while step(self.state) != "over":
            self.play_round()
        self.note()

    @property
    def income(self) -> dict[int, int]:
        """Rounds whose opening brought coins; 21 is the update after the last round."""
        return {round: won for round, won in self.harvests.items() if won}

    def draw(self, state: State) -> State:
        """Random steps: what was asked for at the top of region 1, else the last plain card."""
        while GAME.acting(state) == (CHANCE,):
            wanted = self.finds.get(int(state.this_round))
            if step(state) == "turn tops" and state.region == 1 and wanted:
                state = play(state, f"chance turn {wanted}")
                continue
            plain = [w for w in legal(state, CHANCE) if number(w.split()[1]) not in self.kept]
            state = play(state, f"chance {plain[-1]}")
        return state

    def play_round(self) -> None:
        if step(self.state) == "choose":
            self.note()
            self.state = choose(self.state, 1, 2, 3)
        round = int(self.state.this_round)
        for seat in (3, 2):
            self.state = play(self.state, f"{seat} sell {hand(self.state, seat)[-1]}")
        word = self.plays.get(round, f"sell {hand(self.state, 1)[-1]}")
        before = coins(self.state)[0] + self.price(word)
        self.state = self.draw(play(self.state, f"1 {word}"))
        self.harvests[round + 1] = coins(self.state)[0] - before

    def price(self, word: str) -> int:
        verb, key, *_ = word.split()
        return 0 if verb == "grow" else 1 + (cardset().cards[number(key)].rank > 2)

    def note(self) -> None:
        round = int(self.state.this_round)
        self.states[round], self.blossoms[round] = self.state, flowers(self.state)
