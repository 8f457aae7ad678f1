"""What goes over the wire about people. Times are milliseconds since 1970.

Limits of length stand here for the description only: the services check them, and say in the
reader's language what would be right.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from waldbach.server.people import names
from waldbach.server.people.tokens import MOST_DAYS


def _text(description: str, least: int, most: int) -> Meta:
    limits = {"min_length": least, "max_length": most}
    return Meta(description=description, extra_json_schema={"extra": limits})


Name = Annotated[
    str, _text("What others call this person. Need not be unique.", 1, names.MOST_NAME)
]
Label = Annotated[str, _text("A name that only its owner reads.", 1, names.MOST_LABEL)]
Lang = Annotated[str, Meta(description="en, de or pl.")]
Login = Annotated[
    str,
    _text(
        "What to sign in with: a to z, 0 to 9, dot, hyphen, underscore.",
        names.LEAST_LOGIN,
        names.MOST_LOGIN,
    ),
]
NewPassword = Annotated[
    str,
    _text(
        "Any characters; not the login, and none of the worst passwords.",
        names.LEAST_PASSWORD,
        names.MOST_PASSWORD,
    ),
]
Proof = Annotated[
    str | None,
    Meta(
        description="The present password. Not needed within ten minutes after signing in, "
        "or where there is none."
    ),
]
Hours = Annotated[
    str | None,
    Meta(
        description="When clocks of days may run, such as `Europe/Warsaw 08:00-22:00 free sat "
        "sun`; null: always."
    ),
]
Choices = Annotated[
    dict[str, Any], Meta(description="Settings of the client: any JSON object up to 16 KB.")
]
Kind = Annotated[str, Meta(description="guest, account or bot.")]
Secret = Annotated[str, Meta(description="What stands behind the # of the link.")]
Credential = Annotated[
    dict[str, Any],
    Meta(description="The browser's answer, as `PublicKeyCredential.toJSON()` gives it."),
]
Ceremony = Annotated[str, Meta(description="The token from the beginning of the ceremony.")]


class Inward(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send."""


# --- me -------------------------------------------------------------------------------------------


class GuestIn(Inward):
    name: Name
    lang: Lang = "en"


class ProfileOut(msgspec.Struct):
    id: str
    name: Name
    kind: Kind
    lang: Lang
    login: str | None
    hours: Hours
    choices: Choices
    mail: Annotated[str | None, Meta(description="The confirmed mail address.")]
    mail_waiting: Annotated[str | None, Meta(description="The address to be confirmed.")]
    mail_reminders: Annotated[bool, Meta(description="Are turns told by mail?")]
    has_password: bool
    passkeys: Annotated[int, Meta(description="How many.")]
    recovery_until: Annotated[
        int | None, Meta(description="When the recovery link ends; null: there is none.")
    ]


class Offers(msgspec.Struct):
    """What this server has."""

    accounts: bool
    mail: bool
    passkeys: bool


class MeOut(msgspec.Struct):
    """Who I am."""

    person: Annotated[ProfileOut | None, Meta(description="null: nobody is signed in.")]
    csrf: Annotated[
        str | None,
        Meta(
            description="To be sent as X-CSRF-Token with every request of this session that "
            "changes something. null for tokens, which do not need it."
        ),
    ]
    offers: Offers


class MeChange(Inward):
    """Only the fields that are there are changed."""

    name: Annotated[str | UnsetType, Meta(description="The new name.")] = UNSET
    lang: Annotated[str | UnsetType, Meta(description="en, de or pl.")] = UNSET
    hours: Annotated[str | UnsetType | None, Meta(description="Personal hours; null: always.")] = (
        UNSET
    )
    choices: Annotated[
        dict[str, Any] | UnsetType, Meta(description="Replaces all settings of the client.")
    ] = UNSET
    mail_reminders: Annotated[bool | UnsetType, Meta(description="Tell turns by mail?")] = UNSET


class LeaveIn(Inward):
    password: Proof = None


class RecoveryLinkOut(msgspec.Struct):
    secret: Secret
    link: Annotated[str, Meta(description="The address to keep.")]
    expires_at: int


class RecoverIn(Inward):
    secret: Secret
    replace: Annotated[bool, Meta(description="Give up being somebody else on this device.")] = (
        False
    )


# --- accounts -------------------------------------------------------------------------------------


class RegisterIn(Inward):
    login: Login
    password: NewPassword
    name: Annotated[str | None, Meta(description="null: the guest's name, or the login.")] = None
    lang: Annotated[str, Meta(description="en, de or pl; a guest keeps its own.")] = "en"


class SignInIn(Inward):
    login: str
    password: str


class PasswordIn(Inward):
    present: Annotated[str, Meta(description="The present password.")]
    new: NewPassword


class ForgottenIn(Inward):
    mail: Annotated[str, Meta(description="The confirmed address of the account.")]


class ResetIn(Inward):
    secret: Secret
    password: NewPassword


class MailIn(Inward):
    mail: Annotated[str | None, Meta(description="The new address; null: none.")]
    password: Proof = None


class ConfirmIn(Inward):
    secret: Secret


class SessionOut(msgspec.Struct):
    """A browser that is signed in."""

    id: str
    name: Annotated[str, Meta(description="The device, such as `Firefox, Linux`.")]
    created_at: int
    used_at: Annotated[int, Meta(description="Known to ten minutes.")]
    expires_at: int
    current: Annotated[bool, Meta(description="Is it this one?")]


# --- passkeys -------------------------------------------------------------------------------------


class CeremonyOut(msgspec.Struct):
    token: Annotated[str, Meta(description="To be sent back with the result within 5 minutes.")]
    options: Annotated[
        dict[str, Any],
        Meta(
            description="For `PublicKeyCredential.parseCreationOptionsFromJSON()` or "
            "`…parseRequestOptionsFromJSON()`."
        ),
    ]


class AddPasskeyIn(Inward):
    token: Ceremony
    credential: Credential
    name: Annotated[str | None, Meta(description="null: the name of the device.")] = None


class PasskeyIn(Inward):
    token: Ceremony
    credential: Credential


class PasskeyOut(msgspec.Struct):
    id: str
    name: Label
    created_at: int
    used_at: int | None


# --- programs -------------------------------------------------------------------------------------


class BotIn(Inward):
    name: Name


class BotOut(msgspec.Struct):
    id: str
    name: Name
    created_at: int
    seen_at: int


class TokenIn(Inward):
    name: Label
    bot: Annotated[str | None, Meta(description="The id of a bot; null: for the account.")] = None
    days: Annotated[
        int,
        Meta(
            description="How long it is valid.",
            extra_json_schema={"extra": {"minimum": 1, "maximum": MOST_DAYS}},
        ),
    ] = 90


class TokenOut(msgspec.Struct):
    id: str
    name: Label
    bot: Annotated[str | None, Meta(description="Whom it is for; null: the account.")]
    created_at: int
    used_at: int
    expires_at: int


class NewTokenOut(msgspec.Struct):
    token: TokenOut
    secret: Annotated[str, Meta(description="Shown this once. Sent as `Authorization: Bearer …`.")]


# --- everybody ------------------------------------------------------------------------------------


class RatedOut(msgspec.Struct):
    points: Annotated[int, Meta(description="1000 + 48 x (mu - 3 sigma).")]
    games: int


class FaceOut(msgspec.Struct):
    """A person as everybody sees it."""

    id: str
    name: Annotated[str, Meta(description="Empty for somebody who has left.")]
    kind: Kind
    ratings: Annotated[dict[str, RatedOut], Meta(description="By game.")]


class RungOut(msgspec.Struct):
    """A line of the ladder."""

    place: int
    person: str
    name: str
    kind: Kind
    points: int
    games: int
