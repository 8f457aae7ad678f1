"""The world outside for tests of reminders: a mail server, a push service, a browser.

All of them are real and on this machine: aiosmtpd takes mails, aiohttp takes what is pushed, and
the browser opens it with a key of its own.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import ssl
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.services import free_port
from waldbach.server.reminders.subscription import Subscription
from waldbach.server.settings.phrases import Secret
from waldbach.server.settings.tree import Mail

HERE = "127.0.0.1"
USER, PASSWORD = "owl", "mice & voles"


# --- mail -----------------------------------------------------------------------------------------


@dataclass
class MailServer:
    """Its answers to a recipient and to every mail can be set; what it took stands in `mails`."""

    settings: Mail
    mails: list[EmailMessage] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    recipients: list[list[str]] = field(default_factory=list)
    encrypted: list[bool] = field(default_factory=list)
    refusals: dict[str, str] = field(default_factory=dict)
    verdict: str = "250 taken"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.settings.user and not session.authenticated:
            return "530 5.7.0 login first"
        if address in self.refusals:
            return self.refusals[address]
        envelope.rcpt_tos.append(address)
        return "250 fine"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.verdict.startswith("250"):
            assert isinstance(envelope.content, bytes)
            self.raw.append(envelope.content)
            self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
            self.recipients.append(list(map(str, envelope.rcpt_tos)))
            self.encrypted.append(session.ssl is not None)
        return self.verdict


def _authenticate(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any
                  ) -> AuthResult:  # fmt: skip
    right = LoginPassword(USER.encode(), PASSWORD.encode())
    return AuthResult(success=data == right, handled=False)


@contextlib.contextmanager
def mail_server(
    encryption: str = "none", tls: ssl.SSLContext | None = None, login: bool = False
) -> Iterator[MailServer]:
    """A mail server of each kind that the settings know; with `login` it wants one."""
    settings = Mail(
        host=HERE,
        port=free_port(),
        encryption=encryption,
        user=USER if login else None,
        password=Secret(PASSWORD) if login else None,
        password_file=None,
        sender="Waldbach <games@example.org>",
    )
    wants: dict[str, Any] = {"auth_require_tls": encryption != "none"}
    if encryption == "starttls":
        wants |= {"tls_context": tls, "require_starttls": True}
    if login:
        wants |= {"authenticator": _authenticate}
    if encryption == "tls":  # aiosmtpd does not notice that all of it is encrypted
        wants |= {"auth_require_tls": False, "ssl_context": tls}
    server = MailServer(settings)
    controller = Controller(server, hostname=HERE, port=settings.port, **wants)
    controller.start()
    try:
        yield server
    finally:
        controller.stop()


# --- web push -------------------------------------------------------------------------------------


class Browser:
    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    def subscribe(self, endpoint: str) -> Subscription:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return Subscription(
            endpoint, base64url(self.key.public_key().public_bytes(*form)), base64url(self.secret)
        )

    def read(self, body: bytes) -> dict[str, str]:
        opened = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        found: dict[str, str] = json.loads(opened)
        return found


@dataclass(frozen=True)
class Pushed:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Takes everything, except on paths that have an answer of their own."""

    origin: str
    taken: list[Pushed] = field(default_factory=list)
    answers: dict[str, tuple[int, dict[str, str]]] = field(default_factory=dict)

    async def handle(self, request: web.Request) -> web.Response:
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.taken.append(Pushed(request.path, headers, await request.read()))
        status, extra = self.answers.get(request.path, (201, {}))
        return web.Response(status=status, headers=extra)


@contextlib.asynccontextmanager
async def push_service(tls: ssl.SSLContext) -> AsyncIterator[PushService]:
    port = free_port()
    service = PushService(f"https://localhost:{port}")
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", service.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, HERE, port, ssl_context=tls).start()
    try:
        yield service
    finally:
        await runner.cleanup()


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
