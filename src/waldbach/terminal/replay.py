"""A game file on the screen: its story, the position after any entry, or step by step."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rich.console import Console
from rich.text import Text

from waldbach.game import CHANCE, BadInput, Event, Game, State
from waldbach.log import Entry, Log
from waldbach.messages import text
from waldbach.terminal.face import Face, get_face
from waldbach.terminal.files import read_log, write_text
from waldbach.terminal.match import last_turn, seen_events
from waldbach.terminal.progress import prepare
from waldbach.terminal.prompt import Reader, make_reader
from waldbach.terminal.scores import final_table
from waldbach.terminal.screen import Picture, make_console, picture_console, print_whole

NOBODY = -1


@dataclass
class Replay:
    game: Game
    face: Face
    log: Log
    console: Console
    seat: int | None  # whose eyes, from 0; None sees everything

    @cached_property
    def states(self) -> list[State]:
        return list(self.log.states())

    @property
    def last(self) -> int:
        return len(self.log.entries)

    def view(self, number: int) -> State:
        state = self.states[number]
        return state if self.seat is None else self.game.view(state, self.seat)

    def events(self, number: int) -> list[Event]:
        """What the entry with this number (from 1) did."""
        entry, before, after = self.entry(number), self.states[number - 1], self.states[number]
        if self.seat is None:
            return self.game.events(before, entry.seat, self.game.parse(entry.word, before), after)
        return seen_events(self.game, before, entry, after, self.seat)

    def entry(self, number: int) -> Entry:
        return self.log.entries[number - 1]

    def shown_entry(self, number: int) -> str:
        entry = self.entry(number)
        if self.seat is None:
            return str(entry)
        before = self.states[number - 1]
        action = self.game.parse(entry.word, before)
        action = self.game.seen(before, entry.seat, action, self.seat)
        return str(Entry(entry.seat, self.game.format(action, before)))

    def words(self, number: int) -> list[str]:
        """What the seat could do then, if it was to move."""
        state = self.states[number]
        acts = self.seat is not None and self.seat in self.game.acting(state)
        return self.game.words(state, self.seat or 0) if acts else []

    def news(self, number: int) -> list[Event]:
        """What led here: since the seat's last turn, or the turn of the one who moved last."""
        entries = self.log.entries[:number]
        mover = next((entry.seat for entry in reversed(entries) if entry.seat != CHANCE), CHANCE)
        if self.seat is not None:
            begin = last_turn(entries, self.seat)
        else:
            others = [i for i, entry in enumerate(entries) if entry.seat not in (mover, CHANCE)]
            begin = others[-1] + 1 if others else 0
        return [event for n in range(begin, number) for event in self.events(n + 1)]

    def check(self, number: int) -> int:
        if not 0 <= number <= self.last:
            raise BadInput("replay-at", number=number, most=self.last)
        return number

    # --- showing ----------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Head, story, last position, and the result if the game is over."""
        self.show_head()
        events = [event for number in range(1, self.last + 1) for event in self.events(number)]
        for line in self.face.story(self.view(self.last), events):
            self.console.print(line)
        self.console.print()
        self.show_position(self.last)

    def show_head(self) -> None:
        head = text("replay-head", game=self.log.game, rules=self.log.rules, seats=self.log.seats,
                    entries=self.last)  # fmt: skip
        self.console.print(Text(head, "bold"))
        for comment in self.log.comments:
            self.console.print(Text(f"# {comment}", "dim"))
        plain = [f"{n}={v}" for n, v in self.log.options.items() if v and "\n" not in v]
        if plain:
            self.console.print(Text(" ".join(plain), "dim"))

    def show_position(self, number: int) -> None:
        """The position after this entry, and what the entry was."""
        self.check(number)
        events = self.news(number)
        picture = Picture(
            self.face,
            self.view(number),
            NOBODY if self.seat is None else self.seat,
            self.words(number),
            events,
            self.face.fresh_spaces(events),
        )
        self.console.print(picture.fitted(self.console))
        if self.seat is not None:
            self.console.print(self.face.hand(self.view(number), self.seat))
        if number:
            label = text("replay-entry", number=number, most=self.last)
            self.console.print(Text(f"{label} {self.shown_entry(number)}", "bold"))
        else:
            self.console.print(Text(text("replay-begin", most=self.last), "bold"))
        if not self.game.acting(self.states[number]):
            print_whole(self.console, final_table(self.game, self.face, self.states[number]))

    def step(self, reader: Reader, number: int) -> None:
        """Enter goes on, `b` goes back, a number jumps, `q` leaves."""
        self.check(number)
        trouble = ""
        while True:
            if self.console.is_terminal:
                self.console.clear()
            self.show_position(number)
            self.console.print(
                Text(trouble or text("replay-keys"), "bold red" if trouble else "dim")
            )
            answer = reader.ask("> ", ["b", "q"]).strip().lower()
            if answer in ("q", "quit"):
                return
            try:
                number, trouble = self.next_number(answer, number), ""
            except BadInput as error:
                trouble = str(error)

    def next_number(self, answer: str, number: int) -> int:
        """Where an answer leads."""
        if answer == "b":
            return max(0, number - 1)
        if answer == "":
            return min(self.last, number + 1)
        if answer.isascii() and answer.isdigit():
            return self.check(int(answer[:9]))
        raise BadInput("replay-answer", answer=answer[:40])

    def draw(self, number: int, file: Path) -> None:
        """The position as a picture of a terminal."""
        screen, self.console = self.console, picture_console()
        self.show_position(number)
        drawn = self.console.export_svg(title="waldbach")
        # fonts of this machine, nothing fetched from elsewhere
        write_text(file, re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL))
        self.console = screen
        self.console.print(text("material-drawn", file=str(file)), soft_wrap=True)


def replay_file(file: Path, step: bool, at: int | None, seat: int | None, svg: Path | None) -> int:
    log = read_log(file).settled()
    game = log.play()
    prepare(game, bots=False)
    if seat is not None and seat > log.seats:
        raise BadInput("bad-you", you=seat, seats=log.seats)
    console = make_console()
    shown = Replay(game, get_face(game), log, console, None if seat is None else seat - 1)
    if step:
        try:
            shown.step(make_reader(console), at or 0)
        except EOFError:
            console.print()
    elif svg is not None:
        shown.draw(shown.last if at is None else at, svg)
    elif at is not None:
        shown.show_position(at)
    else:
        shown.show_all()
    return 0
