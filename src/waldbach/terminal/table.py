"""The play loop: shows the table, reads a line, carries it out. It knows no game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from waldbach.bots.bot import Budget
from waldbach.bots.search import searcher
from waldbach.game import CHANCE, BadInput
from waldbach.messages import text, typed
from waldbach.terminal.face import Face, Group
from waldbach.terminal.files import check_savable, write_text
from waldbach.terminal.match import Match
from waldbach.terminal.prompt import Reader
from waldbach.terminal.scores import final_table
from waldbach.terminal.screen import Picture, menu, print_whole

GO = "go"  # lets chance or the others act, after which nothing can be taken back
HINT_BUDGET = Budget(simulations=1000)
HINTS = 3  # words that are shown with what the search found


class Leave(Exception):
    """The person wants to leave the table."""


class Table:
    def __init__(
        self, match: Match, face: Face, console: Console, reader: Reader, save: Path
    ) -> None:
        self.match = match
        self.face = face
        self.console = console
        self.reader = reader
        self.save = save
        self.opened: Group | None = None  # the group of words that was chosen by number
        self.dirty = True  # has anything changed since the table was last shown?
        self.kept = False  # has the game been written down here?
        self.notice: list[str] = []

    # --- the course of the game -------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end; `Leave`, `EOFError` and `KeyboardInterrupt` end it early."""
        while not self.match.over:
            acting = self.match.game.acting(self.match.state)
            if acting == (CHANCE,):
                self.pause_or_draw()
            elif self.match.you in acting:
                self.take_turn()
            elif self.match.undoable():
                self.ask([GO])  # a sealed choice may be changed until the others have chosen
            else:
                self.go_on()
        self.show([])
        print_whole(self.console, final_table(self.match.game, self.face, self.match.state))

    def pause_or_draw(self) -> None:
        """Before something secret is learnt the person may still take back (Q-55)."""
        if self.match.undoable():
            self.ask([GO])
        else:
            self.go_on()

    def go_on(self) -> None:
        """What happens without the person: a random step, or the choice of the next bot."""
        acting = self.match.game.acting(self.match.state)
        if acting == (CHANCE,):
            self.match.draw()
        else:
            self.match.play_bot(acting[0])
        self.dirty = True

    def take_turn(self) -> None:
        words = self.match.words()
        forced = self.face.forced(words)
        if forced and not (self.match.undoable() and self.match.is_barrier(forced)):
            self.match.play(self.match.you, forced, forced=True)
            self.notice.append(text("play-forced", word=forced))
            self.dirty = True
        else:
            self.ask(words)

    def ask(self, words: list[str]) -> None:
        """Read one line and carry it out; whatever is wrong with it changes nothing."""
        self.keep()
        if self.dirty:
            self.show(words)
        usual = self.usual(words)
        prompt = f"{self.face.seat_name(self.match.you + 1)}{f' [{usual}]' if usual else ''}> "
        line = self.reader.ask(prompt, [*words, *COMMANDS])
        try:
            self.answer(line, words)
        except BadInput as error:
            self.refuse(error)

    def keep(self) -> None:
        """Write the game down, so that it survives whatever happens; say so if that fails."""
        if not (self.match.moved or self.kept):
            return
        try:
            write_text(self.save, self.match.write())
            self.kept = True
        except BadInput as error:
            self.notice.append(str(error))

    def usual(self, words: list[str]) -> str | None:
        """What Enter alone stands for."""
        if self.opened:
            return None
        return GO if words == [GO] else self.face.usual(words)

    def answer(self, line: str, words: list[str]) -> None:
        typed = " ".join(line.split())
        verb, _, rest = typed.partition(" ")
        if verb in COMMANDS:
            COMMANDS[verb](self, rest)
        elif typed.isascii() and typed.isdigit():
            self.choose(int(typed[:6]), words)
        elif typed or self.usual(words):
            self.play(typed.lower() or str(self.usual(words)), words)
        elif self.opened:
            self.open_group(None)
        else:
            raise BadInput("play-say-something")

    def play(self, word: str, words: list[str]) -> None:
        if words == [GO] and word == GO:
            self.go_on()
        elif words == [GO] and not self.match.words():
            raise BadInput("play-go-first", word=GO)
        else:
            self.match.play(self.match.you, word)
        self.open_group(None)

    def choose(self, number: int, words: list[str]) -> None:
        """A number from the list shown last: a group, or a word of the opened group."""
        if number == 0 and self.opened:
            self.open_group(None)
            return
        entries = self.entries(words)
        if not 1 <= number <= len(entries):
            raise BadInput("play-number", number=number, most=len(entries))
        chosen = entries[number - 1]
        if len(chosen[1]) == 1:
            self.play(chosen[1][0][1], words)
        else:
            self.open_group(chosen)

    def entries(self, words: list[str]) -> list[Group]:
        """What the numbers stand for."""
        if self.opened:
            return [(short, [(short, word)]) for short, word in self.opened[1]]
        if words == [GO]:
            return [(f"{GO}: {text('play-go')}", [(GO, GO)])]
        return self.face.groups(self.match.view, words)

    def open_group(self, group: Group | None) -> None:
        self.opened = group
        self.dirty = True

    # --- showing ----------------------------------------------------------------------------------

    def show(self, words: list[str]) -> None:
        """The table as it is, with what can be done now."""
        match, console = self.match, self.console
        shown = [word for _, word in self.opened[1]] if self.opened else words
        news = match.news()
        if console.is_terminal:
            console.clear()
        fresh = self.face.fresh_spaces(news)
        picture = Picture(self.face, match.view, match.you, shown, news, fresh)
        console.print(picture.fitted(console))
        for notice in self.notice:
            console.print(Text(notice, "italic"))
        self.notice = []
        if words:
            self.show_choices(words)
        self.dirty = False

    def show_choices(self, words: list[str]) -> None:
        self.console.print(Text(self.face.step(self.match.view), "bold"))
        if self.opened:
            self.console.print(Text(f"{self.opened[0]}: {text('play-back')}"))
        elif words != [GO]:
            self.console.print(self.face.hand(self.match.view, self.match.you))
        self.console.print(menu(self.entries(words)))

    def refuse(self, error: BadInput) -> None:
        rule = error.args_.get("rule")
        said = [str(error), f"[{rule}]" if rule else None, typed(error.message, **error.args_)]
        self.console.print(Text(" ".join(filter(None, said)), "bold red"))

    # --- commands ---------------------------------------------------------------------------------

    def undo(self, rest: str) -> None:
        if self.opened:
            self.open_group(None)
            return
        gone = self.match.undo()
        self.notice.append(text("play-undone", words=", ".join(gone)))
        self.dirty = True

    def show_ledger(self, rest: str) -> None:
        self.console.print(self.face.ledger(self.match.view))

    def show_legal(self, rest: str) -> None:
        """Every legal word that contains all parts of the filter."""
        found = [w for w in self.match.words() if all(part in w for part in rest.lower().split())]
        if not found:
            raise BadInput("play-none-legal" if rest else "play-go-first", word=GO, filter=rest)
        self.console.print(Columns(found, padding=(0, 3), column_first=True))

    def show_hand(self, rest: str) -> None:
        self.console.print(self.face.hand(self.match.view, self.match.you))

    def show_players(self, rest: str) -> None:
        self.console.print(self.face.players(self.match.view, self.match.you, narrow=False))

    def show_board(self, rest: str) -> None:
        self.dirty = True

    def show_log(self, rest: str) -> None:
        for line in self.face.story(self.match.view, self.match.history()):
            self.console.print(line)

    def hint(self, rest: str) -> None:
        """What a short search finds best in the person's place, from what the person can see."""
        match = self.match
        if not match.words():
            raise BadInput("play-go-first", word=GO)
        rng = np.random.default_rng(len(match.log.entries))
        found = searcher(match.game).analyse(match.view, match.you, HINT_BUDGET, rng)
        self.console.print(text("play-hint", word=found.word))
        for choice in found.choices[:HINTS]:
            if choice.visits:
                share = round(100 * choice.shares[match.you])
                part = round(100 * choice.visits / found.simulations)
                self.console.print(
                    text("play-hint-choice", word=choice.word, share=share, part=part)
                )
        own = [word for seat, word in found.line if seat == match.you]
        if len(own) > 1:
            self.console.print(text("play-hint-line", line=", ".join(own)))

    def save_copy(self, rest: str) -> None:
        if not rest:
            raise BadInput("play-save-where")
        path = Path(rest).expanduser()
        check_savable(path)
        write_text(path, self.match.write())
        self.console.print(text("play-saved", file=str(path)), soft_wrap=True)

    def help(self, rest: str) -> None:
        example = next(iter(self.match.words()), GO)
        self.console.print(text("play-help", word=example))
        for name in COMMANDS:
            usage = {"legal": "legal [..]", "save": "save FILE"}.get(name, name)
            self.console.print(Text.assemble((f"  {usage:<12}", "bold"), text(f"play-help-{name}")))
        self.console.print(text("play-help-signs"))
        self.console.print(self.face.legend())

    def quit(self, rest: str) -> None:
        raise Leave


COMMANDS: dict[str, Callable[[Table, str], None]] = {
    "undo": Table.undo,
    "ledger": Table.show_ledger,
    "legal": Table.show_legal,
    "hand": Table.show_hand,
    "players": Table.show_players,
    "board": Table.show_board,
    "log": Table.show_log,
    "hint": Table.hint,
    "save": Table.save_copy,
    "help": Table.help,
    "quit": Table.quit,
}
