"""Mail: letters as messages, and their way to the mail server of the host.

Certificates are always checked, with the authorities that OpenSSL knows; `SSL_CERT_FILE` names
others. A connection takes one mail.
"""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Iterator
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import format_datetime, localtime, make_msgid, parseaddr

import aiosmtplib

from waldbach.game import BadInput
from waldbach.server.reminders.delivery import Delivery, Outcome
from waldbach.server.reminders.wording import Letter, off_name
from waldbach.server.settings.phrases import shown
from waldbach.server.settings.tree import Mail

TIMEOUT = 60.0  # seconds for one mail, from connecting on
LONGEST_ADDRESS = 254  # RFC 5321

_LOCAL = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"{_LOCAL}@{_LABEL}(?:\.{_LABEL})+")

# What servers say of an address that will not work tomorrow either (RFC 3463). Other permanent
# answers are about us: no login, a bad reputation, a letter they dislike.
_NOBODY_THERE = {"5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"}
_NO_MAILBOX = {550, 551, 553}  # in reply to RCPT, by servers without such codes


def mail_address(word: str) -> str:
    """The address as mail servers write it; a domain in other letters than a to z is encoded."""
    local, at, domain = word.strip().rpartition("@")
    try:
        found = f"{local}{at}{domain.encode('idna').decode()}"
    except UnicodeError:
        found = ""
    dots = local.startswith(".") or local.endswith(".") or ".." in local
    if dots or len(found) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(found):
        raise BadInput("mail-address", address=shown(word))
    return found


class Mailer:
    def __init__(self, settings: Mail) -> None:
        assert settings.host
        assert settings.sender
        self._settings = settings
        name, address = parseaddr(settings.sender)
        self._sender = Address(name, addr_spec=address)

    async def send(self, letter: Letter, address: str) -> Delivery:
        """Hands the letter to the mail server. Never raises for what others do wrong."""
        try:
            address = mail_address(address)
        except BadInput as error:
            return Delivery(Outcome.GONE, str(error))
        message = compose(letter, self._sender, address)
        try:
            async with asyncio.timeout(TIMEOUT), self._connection() as server:
                await server.sendmail(self._sender.addr_spec, address, message.as_bytes())
        except aiosmtplib.SMTPRecipientsRefused as error:
            return _answer(error.recipients[0])
        except (aiosmtplib.SMTPException, OSError) as error:
            return _answer(error)
        return Delivery(Outcome.SENT)

    def _connection(self) -> aiosmtplib.SMTP:
        own = self._settings
        return aiosmtplib.SMTP(
            hostname=own.host,
            port=own.port,
            use_tls=own.encryption == "tls",
            start_tls=own.encryption == "starttls",
            username=own.user,
            password=own.password.reveal() if own.password else None,
            local_hostname=self._sender.domain,  # that of the machine may be a mere nickname
            timeout=TIMEOUT,
        )


def _answer(error: Exception) -> Delivery:
    outcome = Outcome.GONE if _is_about_the_address(error) else Outcome.LATER
    return Delivery(outcome, shown(f"{type(error).__name__}: {error}"))


def _is_about_the_address(error: Exception) -> bool:
    if not isinstance(error, aiosmtplib.SMTPRecipientRefused | aiosmtplib.SMTPDataError):
        return False
    code = re.match(r"[245]\.\d{1,3}\.\d{1,3}\b", error.message)
    if code:
        return code[0] in _NOBODY_THERE
    return isinstance(error, aiosmtplib.SMTPRecipientRefused) and error.code in _NO_MAILBOX


# --- the form of a mail ---------------------------------------------------------------------------


class _Form(EmailPolicy):
    """Leaves a long link in a header as it is; by itself Python would encode parts of it."""

    def fold_binary(self, name: str, value: str) -> bytes:
        if name == "List-Unsubscribe":
            return f"{name}: {value}{self.linesep}".encode("ascii")
        return super().fold_binary(name, value)


_FORM = _Form(linesep="\r\n", cte_type="7bit")


def compose(letter: Letter, sender: Address, address: str) -> EmailMessage:
    """The mail as text and as a simple page. A line break in a header raises a ValueError."""
    message = EmailMessage(policy=_FORM)
    message["From"] = sender
    message["To"] = Address(addr_spec=address)
    message["Subject"] = letter.subject
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=sender.domain)
    message["Auto-Submitted"] = "auto-generated"
    if letter.off_link:
        message["List-Unsubscribe"] = f"<{letter.off_link}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(_as_text(letter))
    message.add_alternative(_as_page(letter), subtype="html")
    return message


def _as_text(letter: Letter) -> str:
    parts = [*letter.above, f"{letter.link_name}:\n{letter.link}", *letter.below]
    if letter.off_link:
        parts.append(f"{off_name(letter.lang)}:\n{letter.off_link}")
    return "\n\n".join(parts) + "\n"


def _as_page(letter: Letter) -> str:
    body = "\n".join(_paragraphs(letter))
    return (
        f'<!DOCTYPE html>\n<html lang="{letter.lang}">\n'
        f"<head><title>{html.escape(letter.subject)}</title></head>\n<body>\n{body}\n</body>\n"
        "</html>\n"
    )


def _paragraphs(letter: Letter) -> Iterator[str]:
    yield from (f"<p>{html.escape(sentence)}</p>" for sentence in letter.above)
    yield f"<p>{_anchor(letter.link, letter.link_name)}</p>"
    yield from (f"<p><small>{html.escape(note)}</small></p>" for note in letter.below)
    if letter.off_link:
        yield f"<p><small>{_anchor(letter.off_link, off_name(letter.lang))}</small></p>"


def _anchor(link: str, name: str) -> str:
    return f'<a href="{html.escape(link)}">{html.escape(name)}</a>'
