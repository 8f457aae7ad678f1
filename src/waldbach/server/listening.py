"""The port on which a server listens, and whoever has it already."""

from __future__ import annotations

import errno
import http.client
import json
import socket
from contextlib import suppress
from typing import Any

from waldbach.game import BadInput
from waldbach.server.settings import Settings
from waldbach.server.settings.tree import everywhere

BACKLOG = 2048
PATIENCE = 2.0  # seconds
NEAR = 100  # ports to look at for a free one


def bind(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of the host, bound and not listening yet."""
    try:
        return _bind_all(host, port)
    except OSError as error:
        raise _explain(error, host, port) from None


def _bind_all(host: str, port: int) -> list[socket.socket]:
    bound: list[socket.socket] = []
    failure = OSError(host)
    for family, address in _addresses(host, port):
        try:
            bound.append(_bind_one(family, address))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                _close(bound)
                raise
            failure = error  # a name may have an address that this machine does not use
    if not bound:
        raise failure
    return bound


def _addresses(host: str, port: int) -> list[tuple[int, Any]]:
    """`::` stands for both families: a socket for each, so that nobody meets addresses of the one
    written in the other."""
    hosts = ["::", "0.0.0.0"] if host == "::" else [host]
    try:
        found = [
            (info[0], info[4])
            for one in hosts
            for info in socket.getaddrinfo(one, port, type=socket.SOCK_STREAM)
        ]
    except (socket.gaierror, UnicodeError):
        raise BadInput("serve-host-unknown", host=host) from None
    return list(dict.fromkeys(found))


def _bind_one(family: int, address: Any) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
        one.setblocking(False)
    except OSError:
        one.close()
        raise
    return one


def listen(sockets: list[socket.socket], settings: Settings) -> None:
    """From now on connections are taken. Somebody who has bound the same port meanwhile may have
    been faster."""
    try:
        for one in sockets:
            one.listen(BACKLOG)
    except OSError as error:
        _close(sockets)
        raise _explain(error, settings.host, settings.port) from None


def _close(sockets: list[socket.socket]) -> None:
    for one in sockets:
        one.close()


def _explain(error: OSError, host: str, port: int) -> BadInput:
    if error.errno == errno.EADDRINUSE:
        return BadInput("serve-port-taken", port=port, other=_free_port(host, port))
    if error.errno in (errno.EACCES, errno.EPERM):
        return BadInput("serve-port-forbidden", port=port)
    if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        return BadInput("serve-host-not-ours", host=host)
    return BadInput("serve-not-listening", host=host, port=port, why=error.strerror or str(error))


def _free_port(host: str, taken: int) -> int:
    """The next one that could be had, or one that the system finds."""
    port = taken
    for port in [*range(taken + 1, min(taken + 1 + NEAR, 65536)), 0]:
        with suppress(OSError):
            found = _bind_all(host, port)
            port = found[0].getsockname()[1]
            _close(found)
            break
    return port


def is_waldbach(host: str, port: int) -> bool:
    """Does a Waldbach answer there?"""
    line = http.client.HTTPConnection(
        "localhost" if everywhere(host) else host, port, timeout=PATIENCE
    )
    try:
        line.request("GET", "/healthz")
        told = json.loads(line.getresponse().read(1000))
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        line.close()
    return isinstance(told, dict) and told.get("program") == "waldbach"
