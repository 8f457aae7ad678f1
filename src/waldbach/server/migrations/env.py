"""Alembic's way in: runs the steps on the connection that `waldbach.server.database` hands over."""

from __future__ import annotations

from alembic import context

from waldbach.server.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a column only by copying its table
)
with context.begin_transaction():
    context.run_migrations()
