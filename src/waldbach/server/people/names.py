"""What people may call themselves and say about themselves: checks without a database."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from waldbach.game import BadInput
from waldbach.messages import LANGUAGES

MOST_NAME = 24  # characters of a nickname,
MOST_LABEL = 40  # and of a name for a token or a passkey
LEAST_LOGIN, MOST_LOGIN = 3, 32
LEAST_PASSWORD, MOST_PASSWORD = 8, 1024
MOST_CHOICES = 16 << 10  # bytes

_LOGIN = re.compile(rf"[a-z0-9._-]{{{LEAST_LOGIN},{MOST_LOGIN}}}")
_JOINERS = "\u200c\u200d"  # hold letters and emoji together
_BLANKS = "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # printable, yet not to be seen

# Long enough, and among the first that anyone would try.
_WORST = """
    00000000 11111111 11223344 12121212 12341234 12344321 12345678 123456789 1234567890 123123123
    1q2w3e4r 1q2w3e4r5t 1qaz2wsx 66666666 87654321 88888888 987654321 99999999 aa123456 abc12345
    abcd1234 abcdefgh asdfghjk asdfghjkl asdf1234 baseball basketball computer corvette football
    football1 hallo123 haslo123 hasło123 iloveyou iloveyou1 internet jennifer letmein1 liverpool
    metallica michelle passw0rd password password1 password12 password123 passwort passwort1
    p@ssw0rd polska123 princess princess1 q1w2e3r4 qazwsxedc qwer1234 qwerty12 qwerty123 qwertyui
    qwertyuiop qwertz123 qwertzui renature schalke04 schatz123 starwars sunshine superman trustno1
    valley123 waldbach waldgaertner welcome1 whatever willkommen zaq12wsx zxcvbnm1 zxcvbnm123
    """
WORST_PASSWORDS = frozenset(_WORST.split())


def nickname(given: str) -> str:
    """A name as it is shown: normalised, trimmed, with something to be seen in it."""
    return _shown(given, MOST_NAME)


def label(given: str) -> str:
    """A name that only its owner reads."""
    return _shown(given, MOST_LABEL)


def _shown(given: str, most: int) -> str:
    name = " ".join(unicodedata.normalize("NFC", given).split())
    for sign in name:
        if sign in _BLANKS or not (sign.isprintable() or sign in _JOINERS):
            raise BadInput("name-sign", sign=f"U+{ord(sign):04X}")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise BadInput("name-empty", most=most)
    if len(name) > most:
        raise BadInput("name-long", length=len(name), most=most)
    return name


def login(given: str) -> str:
    name = login_or_none(given)
    if name is None:
        raise BadInput("login-form", value=given, least=LEAST_LOGIN, most=MOST_LOGIN)
    return name


def login_or_none(given: str) -> str | None:
    """None for what cannot be anybody's login."""
    name = given.strip().lower()
    return name if _LOGIN.fullmatch(name) else None


def password(given: str, of_login: str) -> str:
    """The only rules: long enough, not the login, not among the worst."""
    word = normal(given)
    if not LEAST_PASSWORD <= len(word) <= MOST_PASSWORD:
        raise BadInput("password-length", least=LEAST_PASSWORD, most=MOST_PASSWORD)
    if word.casefold() == of_login:
        raise BadInput("password-login")
    if word.casefold() in WORST_PASSWORDS:
        raise BadInput("password-common")
    return word


def normal(password: str) -> str:
    """The same password from every keyboard; what cannot be a character is replaced."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "replace").decode()


def language(given: str) -> str:
    if given not in LANGUAGES:
        raise BadInput("person-lang", value=given, right=", ".join(LANGUAGES))
    return given


def choices(given: Mapping[str, Any]) -> dict[str, Any]:
    """Settings of the client: any JSON object that is not too big."""
    try:
        size = len(json.dumps(given, allow_nan=False).encode())
    except (TypeError, ValueError, RecursionError):
        raise BadInput("choices-json") from None
    if size > MOST_CHOICES:
        raise BadInput("choices-size", size=size, most=MOST_CHOICES)
    return dict(given)
