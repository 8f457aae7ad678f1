"""What was to be invented for a table, so that its rematch can ask again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("wish", sa.JSON, nullable=True))
