"""The tables of the database, as SQLAlchemy knows them.

`match` is what a game began with and never changes but for its status; `entry` is what happened
there, one row a step, numbered from 1 without gaps. The journal writes both with SQL of its own;
everything that is in less of a hurry may use these classes. A change here needs a step in
`migrations/versions`; a test compares the two.

People     A `person` is a guest until it has a `login`. A `session` is a signed-in browser or a
           program's token; only the hash of its secret is kept, as of a `recovery` link.
Tables     A `game_table` is a place to play with its `seat`s. When it starts, a match of the same
           id begins. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Float,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    SmallInteger,
    Text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# Every constraint has a name, so that a later migration can speak of it on either database.
NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)


class Match(Base):
    __tablename__ = "match"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    game: Mapped[str] = mapped_column(Text)
    rules: Mapped[int]
    seats: Mapped[int] = mapped_column(SmallInteger)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    position: Mapped[str | None] = mapped_column(Text)
    deal_hash: Mapped[str | None] = mapped_column(Text)
    deal_secret: Mapped[bytes | None] = mapped_column(LargeBinary)
    created_at: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str] = mapped_column(Text)
    pace: Mapped[str | None] = mapped_column(Text)  # a word of `pace.py`


class Entry(Base):
    __tablename__ = "entry"
    # The rows of a match lie side by side in the tree of the key: no second tree to keep.
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012

    match: Mapped[str] = mapped_column(Text, ForeignKey("match.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(SmallInteger)  # -1 is chance
    word: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


# --- people ---------------------------------------------------------------------------------------


class Person(Base):
    __tablename__ = "person"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    kind: Mapped[str] = mapped_column(Text)  # guest, account, bot
    login: Mapped[str | None] = mapped_column(Text, unique=True)  # in lower case
    password: Mapped[str | None] = mapped_column(Text)  # its Argon2 hash
    mail: Mapped[str | None] = mapped_column(Text)
    mail_confirmed_at: Mapped[int | None] = mapped_column(BigInteger)
    mail_reminders: Mapped[bool] = mapped_column(default=True)
    owner: Mapped[str | None] = mapped_column(Text, ForeignKey("person.id"), index=True)  # of a bot
    lang: Mapped[str] = mapped_column(Text)
    hours: Mapped[str | None] = mapped_column(Text)  # a word of `pace.py`; None: always
    choices: Mapped[dict[str, Any]] = mapped_column(JSON)  # settings of the client
    created_at: Mapped[int] = mapped_column(BigInteger)
    seen_at: Mapped[int] = mapped_column(BigInteger)
    banned_at: Mapped[int | None] = mapped_column(BigInteger)
    deleted_at: Mapped[int | None] = mapped_column(BigInteger)


class Session(Base):
    __tablename__ = "session"

    key: Mapped[str] = mapped_column(Text, primary_key=True)  # SHA-256 of the secret, hex
    person: Mapped[str] = mapped_column(Text, ForeignKey("person.id"), index=True)
    kind: Mapped[str] = mapped_column(Text)  # browser, token
    name: Mapped[str] = mapped_column(Text)  # of the device or the program
    created_at: Mapped[int] = mapped_column(BigInteger)
    used_at: Mapped[int] = mapped_column(BigInteger)
    expires_at: Mapped[int] = mapped_column(BigInteger)


class Passkey(Base):
    __tablename__ = "passkey"

    id: Mapped[str] = mapped_column(Text, primary_key=True)  # of the credential, base64url
    person: Mapped[str] = mapped_column(Text, ForeignKey("person.id"), index=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    uses: Mapped[int] = mapped_column(BigInteger)  # the authenticator's counter
    name: Mapped[str] = mapped_column(Text)
    created_at: Mapped[int] = mapped_column(BigInteger)
    used_at: Mapped[int | None] = mapped_column(BigInteger)


class Recovery(Base):
    __tablename__ = "recovery"

    key: Mapped[str] = mapped_column(Text, primary_key=True)  # SHA-256 of the secret, hex
    person: Mapped[str] = mapped_column(Text, ForeignKey("person.id"), index=True)
    # link, moved (one whose guest has become an account), mail (confirms the address), password,
    # spent (a challenge that was answered)
    purpose: Mapped[str] = mapped_column(Text)
    mail: Mapped[str | None] = mapped_column(Text)  # the address that is to be confirmed
    created_at: Mapped[int] = mapped_column(BigInteger)
    expires_at: Mapped[int] = mapped_column(BigInteger)


class Rating(Base):
    __tablename__ = "rating"

    person: Mapped[str] = mapped_column(Text, ForeignKey("person.id"), primary_key=True)
    game: Mapped[str] = mapped_column(Text, primary_key=True, index=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int]
    changed_at: Mapped[int] = mapped_column(BigInteger)


class Subscription(Base):
    """A browser that wants web push."""

    __tablename__ = "subscription"

    endpoint: Mapped[str] = mapped_column(Text, primary_key=True)
    person: Mapped[str] = mapped_column(Text, ForeignKey("person.id"), index=True)
    keys: Mapped[dict[str, Any]] = mapped_column(JSON)
    created_at: Mapped[int] = mapped_column(BigInteger)


# --- tables ---------------------------------------------------------------------------------------


class Table(Base):
    __tablename__ = "game_table"
    __table_args__ = (Index("ix_game_table_status", "status", "privacy", "created_at"),)

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    game: Mapped[str] = mapped_column(Text)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    # Options that asked for something to be invented, as they were given: a rematch asks again.
    wish: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    position: Mapped[str | None] = mapped_column(Text)
    pace: Mapped[str] = mapped_column(Text)  # a word of `pace.py`
    privacy: Mapped[str] = mapped_column(Text)  # link, listed
    rated: Mapped[bool]
    shuffle: Mapped[bool] = mapped_column(default=False)  # the seats, when it starts
    host: Mapped[str | None] = mapped_column(Text, ForeignKey("person.id"), index=True)
    barred: Mapped[list[str]] = mapped_column(JSON, default=list)  # people who were sent away
    status: Mapped[str] = mapped_column(Text)  # open, playing, finished, closed
    created_at: Mapped[int] = mapped_column(BigInteger)
    started_at: Mapped[int | None] = mapped_column(BigInteger)
    finished_at: Mapped[int | None] = mapped_column(BigInteger)
    wake_at: Mapped[int | None] = mapped_column(BigInteger, index=True)  # somebody has to look then
    follows: Mapped[str | None] = mapped_column(Text, unique=True)  # of which it is a rematch
    forks: Mapped[str | None] = mapped_column(Text)  # the table of which it is a fork,
    forks_at: Mapped[int | None]  # and behind which entry


class Seat(Base):
    __tablename__ = "seat"

    table: Mapped[str] = mapped_column(Text, ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(SmallInteger, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(Text)  # open, person, bot
    person: Mapped[str | None] = mapped_column(Text, ForeignKey("person.id"), index=True)
    bot: Mapped[str | None] = mapped_column(Text)  # the level
    name: Mapped[str | None] = mapped_column(Text)  # as it is shown at the table
    joined_at: Mapped[int | None] = mapped_column(BigInteger)
    total: Mapped[int | None]  # points and place, once the game is over
    place: Mapped[int | None] = mapped_column(SmallInteger)
    resigned: Mapped[bool] = mapped_column(default=False)  # known once the game is over
    reminded: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # of the decision waited for


class Remark(Base):
    """A line of the chat."""

    __tablename__ = "remark"

    table: Mapped[str] = mapped_column(Text, ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str] = mapped_column(Text, ForeignKey("person.id"))
    seat: Mapped[int | None] = mapped_column(SmallInteger)
    name: Mapped[str] = mapped_column(Text)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class ReadUpTo(Base):
    """How far a person has read the chat of a table."""

    __tablename__ = "read_up_to"

    table: Mapped[str] = mapped_column(Text, ForeignKey("game_table.id"), primary_key=True)
    person: Mapped[str] = mapped_column(Text, ForeignKey("person.id"), primary_key=True)
    number: Mapped[int]


class Analysis(Base):
    """What the bot thinks of a finished game; made once."""

    __tablename__ = "analysis"

    table: Mapped[str] = mapped_column(Text, ForeignKey("game_table.id"), primary_key=True)
    made_at: Mapped[int] = mapped_column(BigInteger)
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
