"""Who somebody is: guests, sessions, accounts, passkeys, recovery links, API tokens, ratings.

`People` holds all of it, `Who` is the answer to the question; docs/accounts.md says what is
promised.
"""

from __future__ import annotations

from waldbach.server.people.gates import Rates
from waldbach.server.people.ground import Change
from waldbach.server.people.people import People
from waldbach.server.people.who import NOWHERE, Device, Who

__all__ = ["NOWHERE", "Change", "Device", "People", "Rates", "Who"]
