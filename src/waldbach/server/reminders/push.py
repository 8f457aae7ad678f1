"""Web push: encrypted for one browser, signed with the key of this installation (VAPID).

pywebpush encrypts (RFC 8291) and py_vapid signs (RFC 8292); the request itself is made here, since
it may go only to machines that everybody can reach. A push service is an address that a browser
gave us, so without care anyone could have this server post to its own network. The names are
resolved by us, only public addresses are left, the connection goes to one of these, and a redirect
is not followed.
"""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import json
import socket
import ssl
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from waldbach.game import BadInput
from waldbach.server.pace import DAY, SECOND
from waldbach.server.reminders.delivery import Delivery, Outcome
from waldbach.server.reminders.subscription import Subscription, check_endpoint
from waldbach.server.reminders.wording import Notice
from waldbach.server.secret_key import KEY_BYTES, secret_key

TIMEOUT = 20.0  # seconds for one message, from resolving the name on
LONGEST_STAY = 7 * DAY  # that a push service keeps a message for a browser that is off
LONGEST_WAIT = DAY  # that a push service may ask for
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 as seen from networks that have only IPv6
_INTERNET = ipaddress.IPv6Network("2000::/3")
_GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


@dataclass(frozen=True)
class Parcel:
    """A notice, and how the push service is to treat it."""

    table: str
    notice: Notice
    stay: int  # milliseconds after which it is no use any more
    urgent: bool = False  # worth waking a sleeping phone for

    @property
    def payload(self) -> bytes:
        """What the page's worker gets. A newer notification takes the place of one with its tag."""
        tag = f"turn-{self.table}"
        told = {"table": self.table, "title": self.notice.title, "body": self.notice.body}
        return json.dumps(told | {"tag": tag}, ensure_ascii=False).encode()

    @property
    def headers(self) -> dict[str, str]:
        """As RFC 8030 has them. The topic does the same as the tag while the message waits; push
        services see it, so it does not name the table."""
        topic = hashlib.sha256(self.table.encode()).digest()[:24]  # 32 signs, the most there can be
        return {
            "TTL": str(max(0, min(self.stay, LONGEST_STAY)) // SECOND),
            "Topic": base64.urlsafe_b64encode(topic).decode(),
            "Urgency": "high" if self.urgent else "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }


class Push:
    """`local` is for tests: it lets messages go to this machine, still by https."""

    def __init__(self, key_file: Path, contact: str, *, local: bool = False) -> None:
        self._key = _private_key(key_file)
        self._contact = contact
        self._local = local
        self._session: aiohttp.ClientSession | None = None

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe (`applicationServerKey`)."""
        point = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )  # fmt: skip
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def check(self, subscription: Subscription) -> None:
        """Refuses a subscription to which nothing could be sent."""
        check_endpoint(subscription.endpoint, self._local)

    async def send(self, subscription: Subscription, parcel: Parcel) -> Delivery:
        """Hands the parcel to the push service. Never raises for what others do wrong."""
        try:
            self.check(subscription)
        except BadInput as error:
            return Delivery(Outcome.GONE, str(error))
        body = self._encrypted(subscription, parcel.payload)
        headers = parcel.headers | self._signature(subscription.endpoint)
        try:
            async with self._open().post(
                subscription.endpoint, data=body, headers=headers, allow_redirects=False
            ) as response:
                return _answer(response)
        except (aiohttp.ClientError, OSError) as error:  # also when time is up
            return Delivery(Outcome.LATER, type(error).__name__)

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    def _open(self) -> aiohttp.ClientSession:
        """The session, made at the first message: it belongs to the loop that runs then."""
        if self._session is None:
            connector = aiohttp.TCPConnector(
                resolver=ThreadedResolver() if self._local else PublicResolver(),
                ssl=ssl.create_default_context(),
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=TIMEOUT),
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        return self._session

    def _encrypted(self, subscription: Subscription, payload: bytes) -> bytes:
        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
        return bytes(pusher.encode(payload)["body"])

    def _signature(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"sub": self._contact, "aud": f"https://{parts.netloc}"}
        # The settings know better which contacts are right: theirs may have a path.
        signed: dict[str, str] = Vapid02(self._key, conf={"no-strict": True}).sign(claims)
        return signed


def _private_key(path: Path) -> ec.EllipticCurvePrivateKey:
    """The key of a file, which is made like the secret key: 32 bytes, here read as a number."""
    try:
        return ec.derive_private_key(int.from_bytes(secret_key(path)), ec.SECP256R1())
    except BadInput as error:
        if error.message != "secret-key-form":
            raise
    except ValueError:  # zero, or beyond the curve's order
        pass
    raise BadInput("push-key-form", file=str(path), digits=2 * KEY_BYTES)


def _answer(response: aiohttp.ClientResponse) -> Delivery:
    if response.ok and response.status < HTTPStatus.MULTIPLE_CHOICES:
        return Delivery(Outcome.SENT)
    outcome = Outcome.GONE if response.status in _GONE else Outcome.LATER
    wish = response.headers.get("Retry-After", "")
    wait = int(wish) * SECOND if wish.isascii() and wish.isdigit() and len(wish) < 9 else 0
    return Delivery(outcome, f"HTTP {response.status}", min(wait, LONGEST_WAIT))


# --- where messages may go ------------------------------------------------------------------------


class PublicResolver(ThreadedResolver):
    """Finds only addresses that everybody on the internet can reach."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await super().resolve(host, port, family)
        public = [result for result in found if is_public(result["host"])]
        if not public:
            raise OSError(f"{host} has no public address")
        return public


def is_public(word: str) -> bool:
    """
    >>> is_public("192.168.0.1")
    False
    """
    try:
        address = ipaddress.ip_address(word)
    except ValueError:  # such as one with a zone
        return False
    if address.version == 6:
        if address in _NAT64:
            return is_public(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
        if address not in _INTERNET or address.sixtofour:
            return False
    return address.is_global and not address.is_multicast
