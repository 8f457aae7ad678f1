"""A match between a person and bots, on top of its log: play, take back, go on.

The seed of the deal, the person's seat and the bots stand as comments in the game file, so that a
saved match goes on exactly as it would have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from waldbach.bots.players import get_player
from waldbach.game import CHANCE, BadInput, Event, Game, State
from waldbach.log import Entry, Log, chance_rng, run_chance

BOT_STREAM = b"/bot"  # keeps the bots' random numbers apart from the deal's


@dataclass
class Match:
    game: Game
    log: Log
    you: int  # the person's seat, from 0
    bots: dict[int, str]  # the bot of every other seat, with a budget if it has one
    seed: str
    states: list[State] = field(default_factory=list)
    told: list[list[Event]] = field(default_factory=list)  # what the person saw of each entry
    forced: list[bool] = field(default_factory=list)  # was the entry played for the person?

    def __post_init__(self) -> None:
        self.states = list(self.log.states())
        for number, entry in enumerate(self.log.entries):
            self.told.append(self._tell(self.states[number], entry, self.states[number + 1]))
            self.forced.append(False)

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def view(self) -> State:
        return self.game.view(self.state, self.you)

    @property
    def moved(self) -> bool:
        """Has the person done anything yet?"""
        return any(entry.seat == self.you for entry in self.log.entries)

    @property
    def over(self) -> bool:
        return not self.game.acting(self.state)

    def words(self) -> list[str]:
        """The person's legal words."""
        return self.game.words(self.state, self.you)

    def play(self, seat: int, word: str, forced: bool = False) -> None:
        """Carry out a word; a refused one raises and changes nothing."""
        action = self.game.parse(word, self.state)
        after = self.game.apply(self.state, seat, action)
        self._add(Entry(seat, self.game.format(action, self.state)), after, forced)

    def draw(self) -> None:
        """Carry out the pending random steps."""
        _, drawn = run_chance(self.game, self.state, self.log.entries, self.seed.encode())
        for entry in drawn:
            action = self.game.parse(entry.word, self.state)
            after = self.game.apply(self.state, CHANCE, action)
            self._add(entry, after, False)

    def play_bot(self, seat: int) -> None:
        rng = chance_rng(self.seed.encode() + BOT_STREAM, len(self.log.entries))
        view = self.game.view(self.state, seat)
        self.play(seat, get_player(self.bots[seat]).decide(self.game, view, seat, rng))

    def is_barrier(self, word: str) -> bool:
        """Would this word of the person end what may be taken back?"""
        action = self.game.parse(word, self.state)
        after = self.game.apply(self.state, self.you, action)
        return self.game.barrier(self.state, self.you, action, after)

    def undoable(self) -> int:
        """How many of the last entries `undo` takes back: the person's last word and what followed
        from it by force; 0 if a barrier lies between (Q-55)."""
        for count in range(1, len(self.log.entries) + 1):
            entry = self.log.entries[-count]
            before, after = self.states[-count - 1], self.states[-count]
            if entry.seat != self.you:
                return 0
            action = self.game.parse(entry.word, before)
            if self.game.barrier(before, entry.seat, action, after):
                return 0
            if not self.forced[-count]:
                return count
        return 0

    def undo(self) -> list[str]:
        """Take back the person's last word; returns the words that are gone."""
        count = self.undoable()
        if not count:
            raise BadInput("play-no-undo")
        gone = [entry.word for entry in self.log.entries[-count:]]
        for pile in (self.log.entries, self.states, self.told, self.forced):
            del pile[-count:]
        return gone

    def news(self) -> list[Event]:
        """What happened since the person's previous turn, up to now."""
        begin = last_turn(self.log.entries, self.you)
        return [event for events in self.told[begin:] for event in events]

    def history(self) -> list[Event]:
        return [event for events in self.told for event in events]

    def write(self) -> str:
        """The game file, with what is needed to go on."""
        others = ",".join(self.bots[seat] for seat in sorted(self.bots))
        notes = [f"seed {self.seed}", f"you {self.you + 1}", f"bots {others}"]
        kept = [c for c in self.log.comments if c.split(" ")[0] not in ("seed", "you", "bots")]
        self.log.comments = [*kept, *notes]
        return self.log.write()

    def _add(self, entry: Entry, after: State, forced: bool) -> None:
        self.told.append(self._tell(self.state, entry, after))
        self.log.entries.append(entry)
        self.states.append(after)
        self.forced.append(forced)

    def _tell(self, before: State, entry: Entry, after: State) -> list[Event]:
        return seen_events(self.game, before, entry, after, self.you)


def last_turn(entries: Sequence[Entry], seat: int) -> int:
    """Where the news of a seat begin: behind its last entry before others moved."""
    at = len(entries)
    while at and entries[at - 1].seat in (seat, CHANCE):
        at -= 1
    while at and entries[at - 1].seat != seat:
        at -= 1
    return at


def seen_events(game: Game, before: State, entry: Entry, after: State, viewer: int) -> list[Event]:
    """What a seat or spectator may know of one step."""
    action = game.seen(before, entry.seat, game.parse(entry.word, before), viewer)
    return game.events(game.view(before, viewer), entry.seat, action, game.view(after, viewer))


def notes(log: Log) -> dict[str, str]:
    """What a saved match says about itself: `seed`, `you`, `bots`."""
    found = {}
    for comment in log.comments:
        name, _, value = comment.partition(" ")
        if name in ("seed", "you", "bots"):
            found[name] = value
    return found


def bots_of(names: str, seats: list[int]) -> dict[int, str]:
    """The bots of these seats from a list of names; one name stands for all of them."""
    chosen = [name.strip() for name in names.split(",")]
    for name in chosen:
        get_player(name)
    if len(chosen) == 1:
        chosen *= len(seats)
    if len(chosen) != len(seats):
        raise BadInput("bad-bots", given=len(chosen), right=len(seats))
    return dict(zip(seats, chosen, strict=True))
