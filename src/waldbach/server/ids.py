"""Names for tables and people: nobody guesses them."""

from __future__ import annotations

import secrets

ID_BYTES = 12


def new_id() -> str:
    """It may stand behind a command of `waldbach admin`, where a dash would begin an option."""
    made = "-"
    while made.startswith("-"):
        made = secrets.token_urlsafe(ID_BYTES)
    return made
