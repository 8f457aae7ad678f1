"""How much somebody may do here: a rate for each kind of act, by person and by address.

A guest is quickly made, so an address has an allowance too: that of `CROWD` people, which is room
for a family or a class behind one connection. Each server process counts for itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Literal, get_args

from waldbach.server.errors import TooOften
from waldbach.server.limits import Limiter, Rate
from waldbach.server.settings.tree import Limits

CROWD = 10  # people behind one address
SOCKET_AGAIN = 10_000  # milliseconds after which a refused socket may be tried again

Act = Literal["tables", "joins", "chat", "hints", "workshop"]


class Allowance:
    def __init__(self, limits: Limits, clock: Callable[[], int]) -> None:
        self.clock = clock
        self._requests = Limiter(limits.requests)
        self._moves = Limiter(limits.moves)
        self._people = {act: Limiter(getattr(limits, act)) for act in get_args(Act)}
        self._addresses = {act: Limiter(_crowd(each.rate)) for act, each in self._people.items()}
        self._most_sockets = limits.sockets
        self._sockets: Counter[str] = Counter()  # open ones by address

    def request(self, address: str | None) -> None:
        """Count a request; refused where there were too many."""
        self._take(self._requests, network(address))

    def move(self, key: object) -> None:
        """Count what a person, or a socket of nobody, does in a match."""
        self._take(self._moves, key)

    def act(self, kind: Act, person: str, address: str | None) -> None:
        """Count something that a person does; refused too where its address is too busy."""
        self._take(self._people[kind], person)
        self._take(self._addresses[kind], network(address))

    @contextmanager
    def socket(self, address: str | None) -> Iterator[None]:
        """Count a socket while it is open."""
        key = network(address)
        if self._sockets[key] >= self._most_sockets:
            raise TooOften("http-sockets", retry_after=SOCKET_AGAIN, most=self._most_sockets)
        self._sockets[key] += 1
        try:
            yield
        finally:
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]

    def _take(self, limiter: Limiter, key: object) -> None:
        wait = limiter.take(key, self.clock())
        if wait:
            raise TooOften("http-too-often", retry_after=wait)


def _crowd(rate: Rate) -> Rate:
    return Rate(rate.count * CROWD, rate.unit)


def network(address: str | None) -> str:
    """Whom a limit is for: an address, or the network that a household with IPv6 has.

    >>> network("192.0.2.7"), network("2001:db8:0:1:a::7")
    ('192.0.2.7', '2001:0db8:0000:0001')
    """
    try:
        read = ip_address(address or "")
    except ValueError:
        return address or ""
    return read.exploded[:19] if isinstance(read, IPv6Address) else str(read)
