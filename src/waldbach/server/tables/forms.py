"""What is asked of a table and told about it, as it goes over the wire.

Seats count from 1 here. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

MOST_SEATS = 8
MOST_TEXT = 100_000  # characters of a position, or of all options together
MOST_NUMBER = 2**31 - 1

SeatNumber = Annotated[int, Meta(ge=1, le=MOST_SEATS, description="A seat, from 1.")]
EntryNumber = Annotated[int, Meta(ge=0, le=MOST_NUMBER, description="An entry, from 1; 0: before.")]
Time = Annotated[int, Meta(description="Milliseconds since 1970.")]
Level = Annotated[str, Meta(max_length=20, description="The level of a bot, such as `sapling`.")]
PaceWord = Annotated[
    str,
    Meta(max_length=60, description="`none`, `live 10m+15s` or `days 24h bank 14d`."),
]
Privacy = Annotated[
    Literal["link", "listed"],
    Meta(description="Found only by its link, or in the lobby as well."),
]
PositionText = Annotated[
    str,
    Meta(max_length=MOST_TEXT, description="Begin from this position; such a table is unrated."),
]
TableId = Annotated[
    str, Meta(max_length=64, description="Whoever asks again: the table that was the answer.")
]
Nickname = Annotated[str, Meta(max_length=100, description="A name to be shown at this table.")]


# --- asked ----------------------------------------------------------------------------------------


class Asked(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class NewSeat(Asked):
    """Who is to sit there: whoever asks, anybody, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


NewSeats = Annotated[
    list[NewSeat],
    Meta(min_length=1, max_length=MOST_SEATS, description="In their order; at most one is `me`."),
]


class NewTable(Asked):
    """A table to be opened. It starts as soon as no seat is open."""

    game: Annotated[str, Meta(max_length=60, description="A name from `/games`.")]
    seats: NewSeats
    options: Annotated[
        dict[str, str], Meta(description="Options of the game; what is left out has its default.")
    ] = {}
    pace: PaceWord = "none"
    privacy: Privacy = "link"
    rated: Annotated[bool, Meta(description="Counts for ratings; only accounts may sit.")] = False
    shuffle: Annotated[bool, Meta(description="Shuffle the seats when it starts.")] = False
    position: PositionText | None = None
    name: Nickname | None = None


class Find(Asked):
    """A game with whoever wants the same: sit down where somebody waits for it, or wait there."""

    game: Annotated[str, Meta(max_length=60, description="A name from `/games`.")]
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS, description="How many play.")] = 2
    options: Annotated[
        dict[str, str], Meta(description="Options of the game; what is left out has its default.")
    ] = {}
    pace: PaceWord = "live 10m+15s"
    rated: Annotated[bool, Meta(description="Counts for ratings; only accounts may sit.")] = True
    waiting: TableId | None = None


class Sit(Asked):
    """Sit down."""

    seat: SeatNumber | None = None
    name: Nickname | None = None


class Fill(Asked):
    """Put a bot on an open seat."""

    level: Level


class NewFork(Asked):
    """A new table that begins from where an entry of a finished game had led."""

    number: EntryNumber
    seats: NewSeats
    pace: PaceWord = "none"
    privacy: Privacy = "link"


class Rematch(Asked):
    """Another game with the same people; left out: the same game again."""

    game: Annotated[str, Meta(max_length=60, description="A name from `/games`.")]
    options: Annotated[
        dict[str, str], Meta(description="Options of the game; what is left out has its default.")
    ] = {}


class GameFile(Asked):
    """A game that was played elsewhere."""

    text: Annotated[str, Meta(description="The whole game file.")]


class Say(Asked):
    """A line for the chat."""

    text: Annotated[str, Meta(max_length=4000, description="1 to 500 characters.")]


class ReadMark(Asked):
    """How far the chat has been read."""

    number: Annotated[int, Meta(ge=0, le=MOST_NUMBER)]


# --- told -----------------------------------------------------------------------------------------


class Told(msgspec.Struct, kw_only=True):
    pass


class SeatOut(Told):
    """A seat of a table."""

    seat: int
    kind: Annotated[str, Meta(description="`open`, `person` or `bot`.")]
    name: Annotated[str, Meta(description="Empty for bots and for whoever is gone for good.")]
    level: Annotated[str | None, Meta(description="The level of a bot.")]
    mine: bool
    person: Annotated[str | None, Meta(description="The id of an account that sits there.")]
    invited: Annotated[bool, Meta(description="Kept for this person, who has not sat down yet.")]
    care: Annotated[bool, Meta(description="A caretaker plays for the time being.")] = False
    resigned: bool = False
    total: Annotated[int | None, Meta(description="Points, once the game is over.")] = None
    place: Annotated[int | None, Meta(description="1 for every winner.")] = None


class AskOut(Told):
    """Something that needs the consent of all."""

    number: Annotated[int, Meta(description="Of its entry; an answer may name it.")]
    kind: Annotated[str, Meta(description="`take-back`, `pause` or `resume`.")]
    seat: int
    to: Annotated[int | None, Meta(description="The entry to go back to.")]
    agreed: list[int]
    missing: Annotated[list[int], Meta(description="Seats whose consent it waits for.")]


class Tabled(Told):
    """What every list of tables tells of one."""

    id: str
    game: str
    options: dict[str, str]
    pace: str
    privacy: str
    rated: bool
    status: Annotated[str, Meta(description="`open`, `playing`, `finished` or `closed`.")]
    study: Annotated[bool, Meta(description="It begins from a position.")]
    host: Annotated[bool, Meta(description="Whoever asks is the host.")]
    seats: list[SeatOut]
    created_at: Time
    started_at: Time | None
    finished_at: Time | None


class TableOut(Tabled):
    """A table: everything but the board."""

    shuffle: bool
    barred: Annotated[bool, Meta(description="Whoever asks was sent away by the host.")]
    imported: Annotated[bool, Meta(description="Its game was played elsewhere.")]
    deal: Annotated[str | None, Meta(description="The hash of the deal, once it is dealt.")] = None
    follows: Annotated[str | None, Meta(description="The table of which it is a rematch.")] = None
    rematch: Annotated[str | None, Meta(description="The table of its rematch.")] = None
    rematch_game: Annotated[str | None, Meta(description="What is played there.")] = None
    forks: Annotated[str | None, Meta(description="The table from whose game it begins,")] = None
    forks_at: Annotated[int | None, Meta(description="and behind which entry.")] = None
    paused_at: Time | None = None
    ask: AskOut | None = None
    remarks: Annotated[int, Meta(description="Lines of the chat.")] = 0
    unread: Annotated[int, Meta(description="Lines of others that are not read yet.")] = 0


class MyTable(Tabled):
    """A table of one's own, and whose turn it is."""

    acting: Annotated[list[int], Meta(description="The seats that the game waits for.")] = []
    my_turn: Annotated[bool, Meta(description="Does it wait for me? Not during a pause.")] = False
    asked: Annotated[
        bool, Meta(description="Is my answer waited for, to a take-back, a pause, or to go on?")
    ] = False
    paused: bool = False
    deadline: Annotated[int | None, Meta(description="When my time is up, if it runs.")] = None
    turn_ends: Annotated[
        int | None,
        Meta(description="The same without vacation days; null once those are drawn on."),
    ] = None
    unread: int = 0


class Lobby(Told):
    """Listed tables: first those with a free seat, then those that can be watched."""

    tables: list[Tabled]
    next: Annotated[str | None, Meta(description="For `before`, if there are more.")]


class Mine(Told):
    """One's own tables; where one's turn has come or one was asked, the most urgent first."""

    playing: list[MyTable]
    open: list[MyTable]
    finished: Annotated[list[MyTable], Meta(description="The last few; `/tables/history` has all.")]


class History(Told):
    """One's finished tables, the last one first."""

    tables: list[Tabled]
    next: Annotated[str | None, Meta(description="For `before`, if there are more.")]


class RemarkOut(Told):
    """A line of the chat."""

    number: int
    seat: Annotated[int | None, Meta(description="Null for who only watches.")]
    name: Annotated[str, Meta(description="Empty for whoever is gone for good.")]
    text: str
    at: Time


class Said(Told):
    """A remark that was kept."""

    number: int


class EntryOut(Told):
    """An entry of the log."""

    number: int
    seat: Annotated[int | str, Meta(description="A seat, `chance` or `table`.")]
    word: str
    at: Time


class LogOut(Told):
    """The log, as whoever asks may read it."""

    entries: list[EntryOut]
    over: bool


class ReplayOut(Told):
    """Where an entry led."""

    number: int
    last: Annotated[int, Meta(description="The number of the last entry.")]
    eyes: Annotated[int | str, Meta(description="A seat, `spectator` or `all`.")]
    entry: Annotated[EntryOut | None, Meta(description="Null before the first one.")]
    events: Annotated[list[dict[str, Any]], Meta(description="What the entry did.")]
    view: Annotated[dict[str, Any], Meta(description="The board as these eyes see it.")]


class ReplayStep(Told):
    """An entry, and what it changed."""

    entry: EntryOut
    events: Annotated[list[dict[str, Any]], Meta(description="What the entry did.")]
    acting: Annotated[list[int], Meta(description="The seats that the game then waited for.")]
    changes: Annotated[
        dict[str, Any], Meta(description="JSON Merge Patch (RFC 7396) from the view before.")
    ]


class ReplaySteps(Told):
    """A stretch of a game: where it begins, and the entries behind that."""

    number: Annotated[int, Meta(description="The entry where it begins; 0: before the first.")]
    last: Annotated[int, Meta(description="The number of the last entry of the game.")]
    eyes: Annotated[int | str, Meta(description="A seat, `spectator` or `all`.")]
    acting: Annotated[list[int], Meta(description="The seats that the game waited for there.")]
    view: Annotated[dict[str, Any], Meta(description="The board there, as these eyes see it.")]
    steps: Annotated[list[ReplayStep], Meta(description="The next entries, as many as asked for.")]


class OptionOut(Told):
    """An option of a game."""

    name: str
    default: str
    choices: Annotated[list[str], Meta(description="Empty for free text.")]
    file: Annotated[bool, Meta(description="The text of a file will do.")]
    invents: Annotated[
        bool, Meta(description="`new` and `new SEED` will do: then one is invented.")
    ]


class GameOut(Told):
    """A game that can be played here."""

    name: str
    rules: Annotated[int, Meta(description="The version of the rules.")]
    least_seats: int
    most_seats: int
    modes: list[str]
    options: list[OptionOut]
    levels: Annotated[list[str], Meta(description="Bots, from the weakest to the strongest.")]


class GameWords(Told):
    """The texts of a game."""

    lang: str
    texts: Annotated[
        str, Meta(description="In Fluent's format; keys begin with the game's name. Often empty.")
    ]
