"""The tables of the database, as SQLAlchemy knows them.

`match` is what a table began with and never changes but for its status; `entry` is what happened
there, one row a step, numbered from 1 without gaps. The journal writes both with SQL of its own;
everything that is in less of a hurry may use these classes. A change here needs a step in
`migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, LargeBinary, MetaData, SmallInteger, Text
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
    created_at: Mapped[int] = mapped_column(BigInteger)  # milliseconds since 1970, as all times
    status: Mapped[str] = mapped_column(Text)


class Entry(Base):
    __tablename__ = "entry"
    # The rows of a match lie side by side in the tree of the key: no second tree to keep.
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012

    match: Mapped[str] = mapped_column(Text, ForeignKey("match.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(SmallInteger)  # -1 is chance
    word: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)
