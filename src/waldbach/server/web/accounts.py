"""Routes about accounts: register, sign in and out, passwords, mail, passkeys."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from waldbach.server.web import schemas_people as wire
from waldbach.server.web.answers import problems
from waldbach.server.web.asking import (
    Asking,
    Caller,
    ThePeople,
    all_shown,
    device_of,
    in_person,
    me_of,
    shown,
    signed_in,
    signed_out,
)


@post(
    "/account",
    operation_id="register",
    summary="Make an account",
    responses=problems(403, 409, 429),
)
async def register(
    data: JSONBody[wire.RegisterIn], people: ThePeople, who: Caller, request: Asking
) -> Response[wire.MeOut]:
    """A guest keeps its name and its seats."""
    arrived = await people.accounts.register(
        who, data.login, data.password, name=data.name, lang=data.lang, device=device_of(request)
    )
    return await signed_in(people, arrived, 201)


@post(
    "/sign-in",
    status_code=200,
    operation_id="signIn",
    summary="Sign in with a password",
    responses=problems(401, 403, 429),
)
async def sign_in(
    data: JSONBody[wire.SignInIn], people: ThePeople, who: Caller, request: Asking
) -> Response[wire.MeOut]:
    """The seats of a guest go over to the account, but for tables where it sits already."""
    arrived = await people.accounts.sign_in(who, data.login, data.password, device_of(request))
    return await signed_in(people, arrived)


@post(
    "/sign-out",
    status_code=204,
    operation_id="signOut",
    summary="Sign out",
    responses=problems(403),
)
async def sign_out(people: ThePeople, who: Caller) -> Response[None]:
    """A guest without a recovery link does not come back from there."""
    if who is not None:
        await people.sessions.sign_out(in_person(who))
    return signed_out(people)


@post(
    "/account/password",
    status_code=204,
    operation_id="changePassword",
    summary="Change my password",
    responses=problems(401, 403, 429),
)
async def change_password(
    data: JSONBody[wire.PasswordIn], people: ThePeople, who: Caller, request: Asking
) -> None:
    """Other sessions, tokens of the account and the recovery link end."""
    mine = in_person(who)
    await people.accounts.change_password(mine, data.present, data.new, device_of(request))


@post(
    "/account/forgotten",
    status_code=204,
    operation_id="forgotten",
    summary="Send a link to set a new password",
    responses=problems(403, 429),
)
async def forgotten(data: JSONBody[wire.ForgottenIn], people: ThePeople, request: Asking) -> None:
    """The answer is the same whether the address is known or not."""
    people.letters.forgotten(data.mail, device_of(request))


@post(
    "/account/reset",
    status_code=200,
    operation_id="resetPassword",
    summary="Set a new password by a link",
    responses=problems(403, 404, 429),
)
async def reset_password(
    data: JSONBody[wire.ResetIn], people: ThePeople, who: Caller, request: Asking
) -> Response[wire.MeOut]:
    """Signs in, and ends all other sessions."""
    arrived = await people.accounts.reset(data.secret, data.password, who, device_of(request))
    return await signed_in(people, arrived)


@post(
    "/account/mail",
    status_code=200,
    operation_id="changeMail",
    summary="Give, change or remove my mail address",
    responses=problems(401, 403, 429),
)
async def change_mail(
    data: JSONBody[wire.MailIn], people: ThePeople, who: Caller, request: Asking
) -> wire.MeOut:
    """A new address counts when the link in the letter to it was opened."""
    mine, device = in_person(who), device_of(request)
    if data.mail is None:
        await people.letters.remove(mine, data.password, device)
    else:
        await people.letters.change(mine, data.mail, data.password, device)
    return await me_of(people, mine)


@post(
    "/account/mail/confirm",
    status_code=204,
    operation_id="confirmMail",
    summary="Confirm a mail address by a link",
    responses=problems(403, 404),
)
async def confirm_mail(data: JSONBody[wire.ConfirmIn], people: ThePeople) -> None:
    await people.letters.confirm(data.secret)


# --- passkeys -------------------------------------------------------------------------------------


@post(
    "/passkeys/begin-adding",
    status_code=200,
    operation_id="beginAddingPasskey",
    summary="Begin to add a passkey",
    responses=problems(401, 403, 409),
)
async def begin_adding_passkey(people: ThePeople, who: Caller) -> wire.CeremonyOut:
    return shown(wire.CeremonyOut, await people.passkeys.begin_adding(in_person(who)))


@post(
    "/passkeys",
    operation_id="addPasskey",
    summary="Add a passkey",
    responses=problems(401, 403, 409),
)
async def add_passkey(
    data: JSONBody[wire.AddPasskeyIn], people: ThePeople, who: Caller, request: Asking
) -> wire.PasskeyOut:
    name = data.name or device_of(request).name or None
    added = await people.passkeys.add(in_person(who), data.token, data.credential, name)
    return shown(wire.PasskeyOut, added)


@get("/passkeys", operation_id="passkeys", summary="My passkeys", responses=problems(401, 403))
async def passkeys(people: ThePeople, who: Caller) -> list[wire.PasskeyOut]:
    return all_shown(wire.PasskeyOut, await people.passkeys.listed(in_person(who)))


@delete(
    "/passkeys/{passkey:str}",
    operation_id="removePasskey",
    summary="Remove a passkey",
    responses=problems(401, 403, 404),
)
async def remove_passkey(passkey: FromPath[str], people: ThePeople, who: Caller) -> None:
    await people.passkeys.remove(in_person(who), passkey)


@post(
    "/passkeys/begin-sign-in",
    status_code=200,
    operation_id="beginPasskeySignIn",
    summary="Begin to sign in with a passkey",
    responses=problems(403),
)
async def begin_passkey_sign_in(people: ThePeople, who: Caller) -> wire.CeremonyOut:
    return shown(wire.CeremonyOut, people.passkeys.begin_sign_in(who))


@post(
    "/passkeys/sign-in",
    status_code=200,
    operation_id="passkeySignIn",
    summary="Sign in with a passkey",
    responses=problems(401, 403),
)
async def passkey_sign_in(
    data: JSONBody[wire.PasskeyIn], people: ThePeople, who: Caller, request: Asking
) -> Response[wire.MeOut]:
    device = device_of(request)
    arrived = await people.passkeys.sign_in(who, data.token, data.credential, device)
    return await signed_in(people, arrived)


HANDLERS = [
    register, sign_in, sign_out, change_password, forgotten, reset_password, change_mail,
    confirm_mail, begin_adding_passkey, add_passkey, passkeys, remove_passkey,
    begin_passkey_sign_in, passkey_sign_in,
]  # fmt: skip
