"""The life of a table around its match: who sits where, what is said, how it ended, what remains.

docs/tables.md tells what is promised.
"""

from __future__ import annotations

from waldbach.server.tables.absences import Absences
from waldbach.server.tables.afterwards import Afterwards
from waldbach.server.tables.chat import Chat
from waldbach.server.tables.finding import Finding
from waldbach.server.tables.keeping_hours import KeepingHours
from waldbach.server.tables.lists import Lists
from waldbach.server.tables.telling import Telling
from waldbach.server.tables.waking import Waking

__all__ = ["Tables"]


class Tables(Telling, Lists, Chat, Finding, Afterwards, Waking, KeepingHours, Absences):
    """All that can be done with tables; each base has one part of it over the same `Ground`."""
