"""Where other devices find this server.

A table opened on the machine of its host has a link that begins with `localhost`, which leads
nowhere on the phones of the guests. What works for them is told here.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from waldbach.server.settings import Settings
from waldbach.server.settings.kinds import origin
from waldbach.server.settings.tree import everywhere

# From a block that is kept for examples (RFC 5737): nobody has it, and every way to the world that
# a machine has would lead there. To connect a UDP socket chooses that way and sends nothing.
SOMEWHERE = ("203.0.113.1", 9)


def address_for_others(settings: Settings) -> str | None:
    """None: only this machine finds the server."""
    told = settings.base_url
    if settings.sources["base-url"].key == "setting-from-default" and everywhere(settings.host):
        mine = own_address()
        return None if mine is None else origin("http", mine, settings.port)
    return None if is_here(urlsplit(told).hostname or "") else told


def is_here(host: str) -> bool:
    """Does this name mean the machine that asks?

    >>> [is_here(host) for host in ("localhost", "127.0.0.1", "::1", "192.168.0.7", "example.org")]
    [True, True, True, False, False]
    """
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def own_address() -> str | None:
    """The address of this machine in its network; None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_here(found) or found == "0.0.0.0" else found
