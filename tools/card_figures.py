"""How the cards of Waldgärtner play: many games of greedy players who slip, as Markdown tables.

    python -m tools.card_figures                           all numbers of players, 500 games each
    python -m tools.card_figures --games 100 --seats 2     a quick look
    python -m tools.card_figures --cards my-cards.csv      a card file of one's own
    python -m tools.card_figures --every-card              what becomes of each card, as CSV
    python -m tools.card_figures --slips 0                 players who never slip

The targets are meant for players who make mistakes: here every fifth decision is made without
thought. The first table sets the figures against the targets of docs/waldgaertner-cards.md.
Every game has random numbers of its own, made from the seed and its number: the same command prints
the same figures. All that is counted can be read from the moves and the end of a game: whatever
comes into a hand is planted or sold in the end, so a card's appearances are its plays.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from waldbach import registry
from waldbach.bots.match import GREEDY, Played, runner
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import CardSet, read_cards, standard_cards
from waldbach.games.waldgaertner.checking import contests, failing
from waldbach.intervals import Z95

GAME = registry.get("waldgaertner")
MOST_PLANTED, MOST_SOLD = 0.95, 0.80
SLIPS = 0.2
FEWEST = 30  # appearances of a card before its shares say anything
SEATS = range(at.MIN_SEATS, at.MAX_SEATS + 1)

Numbers = NDArray[np.float64]
Counts = NDArray[np.int64]


@dataclass(frozen=True)
class Tale:
    """What is counted in one game; by seat unless it says otherwise."""

    scores: Numbers
    wins: Numbers  # shared wins split
    sixes: Numbers
    rights: Numbers
    extras: Numbers
    harvest: Numbers  # coins
    coins: Numbers  # left at the end
    plants: Numbers
    sold: Numbers
    failing: Numbers  # cards in brackets that do not count
    bonus: Numbers  # 1 if four colours brought a card
    contested: float  # regions a round
    any_contest: float  # share of the rounds
    dice: Counts  # by die
    planted_cards: Counts  # by card
    sold_cards: Counts  # by card


@dataclass(frozen=True)
class Series:
    """The same table played many times."""

    seats: int
    tales: Sequence[Tale]

    def every(self, of: Callable[[Tale], object]) -> Numbers:
        """One figure in a row per game."""
        return np.array([of(tale) for tale in self.tales], np.float64)

    def mean(self, of: Callable[[Tale], object]) -> float:
        return float(self.every(of).mean())


def play_series(options: dict[str, str], seats: int, games: int, seed: int, slips: float) -> Series:
    start = GAME.new(seats, options)

    def play(number: int) -> Tale:
        rng = np.random.default_rng([seed, seats, number])
        played = runner(GAME).play(start, [GREEDY] * seats, rng, record=True, slips=slips)
        return tell(played, seats)

    play(0)  # compiles, if need be, before the threads begin
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return Series(seats, list(pool.map(play, range(games))))


# --- counting -------------------------------------------------------------------------------------


def tell(played: Played, seats: int) -> Tale:
    movers, actions = played.moves[:, 0], played.moves[:, 1]

    def by_seat(
        first: int, behind: int, worth: Callable[[Counts], Counts] = np.ones_like
    ) -> Numbers:
        """The worth of all actions from `first` on, summed for each seat."""
        chosen = (actions >= first) & (actions < behind)
        sums = np.bincount(movers[chosen], worth(actions[chosen] - first), seats)
        return sums.astype(np.float64)

    sold, sales = by_seat(at.SELL, at.GROW), by_seat(at.SELL, at.GROW, sale_prices(played))
    sixes, rights = by_seat(at.TAKE, at.SELL), by_seat(at.RIGHT, at.WAIVE)
    extras, paid = by_seat(at.GROW, at.BONUS, is_extra), by_seat(at.GROW, at.BONUS, extra_costs)
    coins = played.end.coins[:seats].astype(np.float64)
    spent = at.SIX_COST * sixes + at.RIGHT_COST * rights + paid
    winners = GAME.winners(played.end)
    contested = contests(movers, actions)
    grown = (actions >= at.GROW) & (actions < at.BONUS)
    return Tale(
        scores=np.array(GAME.score(played.end), np.float64),
        wins=np.array([(seat in winners) / len(winners) for seat in range(seats)]),
        sixes=sixes,
        rights=rights,
        extras=extras,
        harvest=coins + spent - sales - 1,  # everybody begins with a coin
        coins=coins,
        plants=by_seat(at.GROW, at.BONUS),
        sold=sold,
        failing=np.array([failing(played.end, seat) for seat in range(seats)], np.float64),
        bonus=by_seat(at.BONUS, at.NO_BONUS),
        contested=sum(contested) / at.ROUNDS,
        any_contest=np.count_nonzero(contested) / at.ROUNDS,
        dice=count_of(actions, at.CHOOSE, at.SIX + 1),
        planted_cards=np.bincount((actions[grown] - at.GROW) // at.PLACES, minlength=at.CARDS),
        sold_cards=count_of(actions, at.SELL, at.CARDS),
    )


def sale_prices(played: Played) -> Callable[[Counts], Counts]:
    return lambda cards: np.where(played.end.rank[cards] <= 2, 1, 2)  # W-SELL-02


def is_extra(grown: Counts) -> Counts:
    return at.IS_EXTRA[grown % at.PLACES].astype(np.int64)


def extra_costs(grown: Counts) -> Counts:
    return is_extra(grown) * at.ROW[grown % at.PLACES]


def count_of(actions: Counts, first: int, number: int) -> Counts:
    chosen = actions[(actions >= first) & (actions < first + number)]
    return np.bincount(chosen - first, minlength=number)


# --- tables ---------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def number(value: float) -> str:
    return f"{value:.2f}"


def with_interval(shares: Numbers) -> str:
    error = Z95 * shares.std() / len(shares) ** 0.5
    return f"{100 * shares.mean():.0f} ± {100 * error:.0f}"


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def verdict(right: bool) -> str:
    return "yes" if right else "**no**"


def row_of(
    name: str,
    target: str,
    every: Sequence[Series],
    of: Callable[[Tale], object],
    show: Callable[[float], str],
    least: float,
    most: float,
    only: int = 0,
) -> list[str]:
    """A figure for each number of players, judged where the target speaks of that number."""
    means = [one.mean(of) for one in every]
    judged = [m for m, one in zip(means, every, strict=True) if only in (0, one.seats)]
    right = verdict(all(least <= m <= most for m in judged)) if judged else "-"
    return [name, target, *map(show, means), right]


def target_table(every: Sequence[Series]) -> str:
    head = ["figure", "target", *(f"{one.seats} players" for one in every), "met"]
    means = [one.mean(lambda tale: tale.scores.mean()) for one in every]
    spread = (max(means) - min(means)) / (sum(means) / len(means))
    planted, sold = offenders(every)
    blank = [""] * (len(every) - 1)
    return markdown(head, [
        ["mean score", "spread ≤ 10 %", *(f"{m:.1f}" for m in means),
         f"{verdict(spread <= 0.1)} ({100 * spread:.1f} %)"],
        ["cards nearly always planted", "none > 95 %", str(len(planted)), *blank,
         verdict(not planted)],
        ["cards nearly always sold", "none > 80 %", str(len(sold)), *blank, verdict(not sold)],
        row_of("sixes a player", "2 to 5", every, lambda t: t.sixes.mean(), number, 2, 5),
        row_of("rounds with a contest", "40 to 60 % (2 players)", every,
               lambda t: t.any_contest, percent, 0.4, 0.6, only=2),
        row_of("contested regions a round", "> 1 (6 players)", every,
               lambda t: t.contested, number, 1, 99, only=6),
        row_of("failing cards a garden", "0.7 to 1.5", every, lambda t: t.failing.mean(), number,
               0.7, 1.5),
        row_of("colour bonus", "50 to 75 %", every, lambda t: t.bonus.mean(), percent, 0.5, 0.75),
    ])  # fmt: skip


def seat_table(every: Sequence[Series]) -> str:
    head = ("players", "wins in % by seat, with 95 % interval", "dice in %, 1 … 6")
    return markdown(head, [
        [
            str(one.seats),
            " / ".join(with_interval(one.every(lambda t: t.wins)[:, s]) for s in range(one.seats)),
            " / ".join(f"{100 * share:.0f}" for share in dice_shares(one)),
        ]
        for one in every
    ])  # fmt: skip


def dice_shares(one: Series) -> Numbers:
    dice = one.every(lambda tale: tale.dice).sum(axis=0)[1:]
    return np.asarray(dice / dice.sum(), np.float64)


def course_table(every: Sequence[Series]) -> str:
    head = ("players", "winner's score", "margin", "plants", "sold", "extras", "rights",
            "harvest coins", "coins left")  # fmt: skip
    figures: list[Callable[[Tale], object]] = [
        lambda t: t.scores.max(),
        lambda t: np.sort(t.scores)[-1] - np.sort(t.scores)[-2],
        lambda t: t.plants.mean(),
        lambda t: t.sold.mean(),
        lambda t: t.extras.mean(),
        lambda t: t.rights.mean(),
        lambda t: t.harvest.mean(),
        lambda t: t.coins.mean(),
    ]
    return markdown(
        head, [[str(one.seats), *(f"{one.mean(of):.1f}" for of in figures)] for one in every]
    )


# --- single cards ---------------------------------------------------------------------------------


def fates(every: Sequence[Series]) -> tuple[Counts, Counts]:
    """How often each card was planted and sold, in all games."""
    planted = np.zeros(at.CARDS, np.int64)
    sold = np.zeros(at.CARDS, np.int64)
    for one in every:
        for tale in one.tales:
            planted += tale.planted_cards
            sold += tale.sold_cards
    return planted, sold


def offenders(every: Sequence[Series]) -> tuple[list[int], list[int]]:
    """Cards that are planted or sold nearly always when they come into a hand."""
    planted, sold = fates(every)
    seen = planted + sold
    often = seen >= FEWEST
    return (
        np.flatnonzero(often & (planted > MOST_PLANTED * seen)).tolist(),
        np.flatnonzero(often & (sold > MOST_SOLD * seen)).tolist(),
    )


def card_list(every: Sequence[Series], cards: CardSet, chosen: Sequence[int]) -> str:
    planted, sold = fates(every)
    head = ("card", "class", "value", "planted", "sold", "appearances")
    return markdown(head, [
        [
            cards.cards[c].key,
            str(cards.cards[c].rank),
            f"({cards.cards[c].value})" if cards.cards[c].bracketed else str(cards.cards[c].value),
            percent(planted[c] / (planted[c] + sold[c])),
            percent(sold[c] / (planted[c] + sold[c])),
            str(planted[c] + sold[c]),
        ]
        for c in chosen
    ])  # fmt: skip


def card_rows(every: Sequence[Series], cards: CardSet) -> Iterator[str]:
    """Every card as a line of CSV."""
    planted, sold = fates(every)
    yield "key,class,value,bracketed,planted,sold"
    for c, card in enumerate(cards.cards):
        bracketed = "yes" if card.bracketed else "no"
        yield f"{card.key},{card.rank},{card.value},{bracketed},{planted[c]},{sold[c]}"


# --- the command ----------------------------------------------------------------------------------


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500, help="games a column (default: 500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", choices=("basic", "advanced"), default="basic")
    parser.add_argument("--seats", type=int, action="append", choices=SEATS, help="may be repeated")
    parser.add_argument("--slips", type=float, default=SLIPS, help="share of thoughtless decisions")
    parser.add_argument("--cards", type=Path, help="a card file instead of the game's own")
    parser.add_argument("--every-card", action="store_true", help="list each card's plays as CSV")
    return parser.parse_args()


def main() -> None:
    args = read_arguments()
    options, cards = {"mode": args.mode}, standard_cards()
    if args.cards:
        options["cards"] = args.cards.read_text(encoding="utf-8")
        cards = read_cards(options["cards"])
    seats = args.seats or SEATS
    every = [play_series(options, n, args.games, args.seed, args.slips) for n in seats]
    if args.every_card:
        print(*card_rows(every, cards), sep="\n")
        return
    print(f"{args.games} games a column, {args.mode} game, seed {args.seed}; greedy in every seat, "
          f"{percent(args.slips)} of the decisions at random.")  # fmt: skip
    planted, sold = offenders(every)
    tables = [target_table(every), seat_table(every), course_table(every)]
    for title, chosen in (("Nearly always planted:", planted), ("Nearly always sold:", sold)):
        if chosen:
            tables.append(f"{title}\n\n{card_list(every, cards, chosen)}")
    print("", *tables, sep="\n\n")


if __name__ == "__main__":
    main()
