"""Matches and their entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("deal_hash", sa.Text),
        sa.Column("deal_secret", sa.LargeBinary),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
    )
    op.create_table(
        "entry",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_entry_match"),
        sa.PrimaryKeyConstraint("match", "number", name="pk_entry"),
        sqlite_with_rowid=False,
    )
