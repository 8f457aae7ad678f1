"""How often things may be tried that cost much or could be guessed."""

from __future__ import annotations

from typing import NamedTuple

from waldbach.server.errors import TooOften
from waldbach.server.limits import Limiter, Rate
from waldbach.server.people.who import Device


class Rates(NamedTuple):
    wrong_passwords: Rate = Rate(20, "hour")  # for one login, from anywhere
    wrong_passwords_from: Rate = Rate(60, "hour")  # from one address, for any login
    guests: Rate = Rate(60, "hour")  # from one address
    accounts: Rate = Rate(20, "hour")  # from one address
    letters: Rate = Rate(5, "hour")  # to one mail address
    letters_from: Rate = Rate(20, "hour")  # from one address, to any


class Gate:
    """A limit by key; without a key, as for work that no request has asked for, there is none."""

    def __init__(self, rate: Rate, message: str) -> None:
        self.limiter, self.message = Limiter(rate), message

    def pass_through(self, key: str | None, now: int) -> None:
        wait = 0 if key is None else self.limiter.take(key, now)
        if wait:
            raise TooOften(self.message, retry_after=wait)

    def give_back(self, key: str | None) -> None:
        if key is not None:
            self.limiter.give_back(key)


class Gates:
    def __init__(self, rates: Rates) -> None:
        self.guests = Gate(rates.guests, "often-guests")
        self.accounts = Gate(rates.accounts, "often-accounts")
        self._logins = Gate(rates.wrong_passwords, "often-passwords")
        self._password_sources = Gate(rates.wrong_passwords_from, "often-passwords")
        self._letters = Gate(rates.letters, "often-letters")
        self._letter_sources = Gate(rates.letters_from, "often-letters")

    def try_password(self, login: str, device: Device, now: int) -> None:
        """Before a password is looked at. Counted as wrong until it was `right_password`, so that
        many tries at once are not free."""
        self._password_sources.pass_through(device.address, now)
        self._logins.pass_through(login, now)

    def right_password(self, login: str, device: Device) -> None:
        self._password_sources.give_back(device.address)
        self._logins.give_back(login)

    def letter(self, address: str, device: Device, now: int) -> None:
        self._letter_sources.pass_through(device.address, now)
        self._letters.pass_through(address.lower(), now)
