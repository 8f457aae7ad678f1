"""People, tables with seats, chat, and the pace of a match."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def words(name: str, null: bool = False) -> sa.Column[Any]:
    return sa.Column(name, sa.Text, nullable=null)


def time(name: str, null: bool = False) -> sa.Column[Any]:
    return sa.Column(name, sa.BigInteger, nullable=null)


def key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def of_person(table: str, column: str = "person") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["person.id"], name=f"fk_{table}_{column}")


def of_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table"], ["game_table.id"], name=f"fk_{table}_table")


def upgrade() -> None:
    op.add_column("match", words("pace", null=True))
    people()
    tables()


def people() -> None:
    op.create_table(
        "person",
        words("id"),
        words("name"),
        words("kind"),
        words("login", null=True),
        words("password", null=True),
        words("mail", null=True),
        time("mail_confirmed_at", null=True),
        sa.Column("mail_reminders", sa.Boolean, nullable=False),
        words("owner", null=True),
        words("lang"),
        words("hours", null=True),
        sa.Column("choices", sa.JSON, nullable=False),
        time("created_at"),
        time("seen_at"),
        time("banned_at", null=True),
        time("deleted_at", null=True),
        key("person", "id"),
        sa.UniqueConstraint("login", name="uq_person_login"),
        of_person("person", "owner"),
    )
    op.create_table(
        "session",
        words("key"),
        words("person"),
        words("kind"),
        words("name"),
        time("created_at"),
        time("used_at"),
        time("expires_at"),
        key("session", "key"),
        of_person("session"),
    )
    op.create_table(
        "passkey",
        words("id"),
        words("person"),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        words("name"),
        time("created_at"),
        time("used_at", null=True),
        key("passkey", "id"),
        of_person("passkey"),
    )
    op.create_table(
        "recovery",
        words("key"),
        words("person"),
        words("purpose"),
        words("mail", null=True),
        time("created_at"),
        time("expires_at"),
        key("recovery", "key"),
        of_person("recovery"),
    )
    op.create_table(
        "rating",
        words("person"),
        words("game"),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        time("changed_at"),
        key("rating", "person", "game"),
        of_person("rating"),
    )
    op.create_table(
        "subscription",
        words("endpoint"),
        words("person"),
        sa.Column("keys", sa.JSON, nullable=False),
        time("created_at"),
        key("subscription", "endpoint"),
        of_person("subscription"),
    )
    for name in ("session", "passkey", "recovery", "subscription"):
        op.create_index(f"ix_{name}_person", name, ["person"])
    op.create_index("ix_person_owner", "person", ["owner"])
    op.create_index("ix_rating_game", "rating", ["game"])


def tables() -> None:
    op.create_table(
        "game_table",
        words("id"),
        words("game"),
        sa.Column("options", sa.JSON, nullable=False),
        words("position", null=True),
        words("pace"),
        words("privacy"),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("shuffle", sa.Boolean, nullable=False),
        words("host", null=True),
        sa.Column("barred", sa.JSON, nullable=False),
        words("status"),
        time("created_at"),
        time("started_at", null=True),
        time("finished_at", null=True),
        time("wake_at", null=True),
        words("follows", null=True),
        words("forks", null=True),
        sa.Column("forks_at", sa.Integer),
        key("game_table", "id"),
        sa.UniqueConstraint("follows", name="uq_game_table_follows"),
        of_person("game_table", "host"),
    )
    op.create_index("ix_game_table_host", "game_table", ["host"])
    op.create_index("ix_game_table_wake_at", "game_table", ["wake_at"])
    op.create_index("ix_game_table_status", "game_table", ["status", "privacy", "created_at"])
    op.create_table(
        "seat",
        words("table"),
        sa.Column("number", sa.SmallInteger, autoincrement=False, nullable=False),
        words("kind"),
        words("person", null=True),
        words("bot", null=True),
        words("name", null=True),
        time("joined_at", null=True),
        sa.Column("total", sa.Integer),
        sa.Column("place", sa.SmallInteger),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("reminded", sa.JSON),
        key("seat", "table", "number"),
        of_table("seat"),
        of_person("seat"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "remark",
        words("table"),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        words("person"),
        sa.Column("seat", sa.SmallInteger),
        words("name"),
        words("text"),
        time("at"),
        key("remark", "table", "number"),
        of_table("remark"),
        of_person("remark"),
    )
    op.create_table(
        "read_up_to",
        words("table"),
        words("person"),
        sa.Column("number", sa.Integer, nullable=False),
        key("read_up_to", "table", "person"),
        of_table("read_up_to"),
        of_person("read_up_to"),
    )
    op.create_table(
        "analysis",
        words("table"),
        time("made_at"),
        sa.Column("data", sa.JSON, nullable=False),
        key("analysis", "table"),
        of_table("analysis"),
    )
