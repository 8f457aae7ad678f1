"""Routes about people: who I am, my sessions, bots and tokens, ratings; with those of accounts."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody, QueryParameter

from waldbach import registry
from waldbach.server.errors import Missing, Taken
from waldbach.server.people.who import COOKIE, somebody
from waldbach.server.web import accounts
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

# --- me -------------------------------------------------------------------------------------------


@post(
    "/me",
    operation_id="becomeGuest",
    summary="Come in with a nickname",
    responses=problems(409, 429),
)
async def become_guest(
    data: JSONBody[wire.GuestIn], people: ThePeople, who: Caller, request: Asking
) -> Response[wire.MeOut]:
    if who is not None:
        raise Taken("already-somebody", name=who.name)
    return await signed_in(
        people, await people.guest(data.name, data.lang, device_of(request)), 201
    )


@get("/me", operation_id="me", summary="Who I am")
async def me(people: ThePeople, who: Caller, request: Asking) -> Response[wire.MeOut]:
    """Also keeps the cookie of a session that is in use from expiring in the browser."""
    secret = request.cookies.get(people.cookies.name)
    cookies = []
    if who is not None and who.by == COOKIE and secret:
        cookies = [people.cookies.give(secret, who.kind)]
    elif who is None and secret:
        cookies = [people.cookies.clear()]
    return Response(await me_of(people, who), cookies=cookies)


@patch(
    "/me",
    operation_id="changeMe",
    summary="Change name, language, hours, settings",
    responses=problems(401),
)
async def change_me(data: JSONBody[wire.MeChange], people: ThePeople, who: Caller) -> wire.MeOut:
    named = {
        field: value
        for field, value in msgspec.structs.asdict(data).items()
        if value is not msgspec.UNSET
    }
    await people.profiles.change(somebody(who), **named)
    return await me_of(people, who)


@delete(
    "/me",
    operation_id="leave",
    summary="Delete my account for good",
    responses=problems(401, 403, 429),
)
async def leave(
    people: ThePeople, who: Caller, request: Asking, data: JSONBody[wire.LeaveIn | None] = None
) -> Response[None]:
    """All that is mine is deleted. Games with others stay, without my name."""
    password = data.password if data else None
    await people.leaving.leave(in_person(who), password, device_of(request))
    return signed_out(people)


@post(
    "/me/recovery-link",
    operation_id="makeRecoveryLink",
    summary="A link that brings me back on any device",
    responses=problems(401, 403),
)
async def make_recovery_link(people: ThePeople, who: Caller) -> wire.RecoveryLinkOut:
    """It works for a year, as often as needed. The one before stops working."""
    link = await people.recovery.make(in_person(who).person)
    return wire.RecoveryLinkOut(link.secret, link.address, link.expires_at)


@delete(
    "/me/recovery-link",
    operation_id="endRecoveryLink",
    summary="End my recovery link",
    responses=problems(401, 403),
)
async def end_recovery_link(people: ThePeople, who: Caller) -> None:
    await people.recovery.end(in_person(who).person)


@post(
    "/recover",
    status_code=200,
    operation_id="recover",
    summary="Come back by a recovery link",
    responses=problems(403, 404, 409),
)
async def recover(
    data: JSONBody[wire.RecoverIn], people: ThePeople, who: Caller, request: Asking
) -> Response[wire.MeOut]:
    arrived = await people.recovery.use(
        data.secret, who, replace=data.replace, device=device_of(request)
    )
    return await signed_in(people, arrived)


# --- sessions -------------------------------------------------------------------------------------


@get(
    "/me/sessions",
    operation_id="sessions",
    summary="Browsers in which I am signed in",
    responses=problems(401, 403),
)
async def sessions(people: ThePeople, who: Caller) -> list[wire.SessionOut]:
    return all_shown(wire.SessionOut, await people.sessions.listed(in_person(who)))


@delete(
    "/me/sessions/{session:str}",
    operation_id="endSession",
    summary="Sign out one browser",
    responses=problems(401, 403, 404),
)
async def end_session(session: FromPath[str], people: ThePeople, who: Caller) -> None:
    await people.sessions.end(in_person(who), session)


@post(
    "/me/sessions/others",
    status_code=204,
    operation_id="endOtherSessions",
    summary="Sign out all browsers but this one",
    responses=problems(401, 403),
)
async def end_other_sessions(people: ThePeople, who: Caller) -> None:
    await people.sessions.end_others(in_person(who))


# --- programs -------------------------------------------------------------------------------------


@get("/me/bots", operation_id="bots", summary="My bots", responses=problems(401, 403))
async def bots(people: ThePeople, who: Caller) -> list[wire.BotOut]:
    return all_shown(wire.BotOut, await people.tokens.bots(in_person(who)))


@post("/me/bots", operation_id="makeBot", summary="Make a bot", responses=problems(401, 403, 409))
async def make_bot(data: JSONBody[wire.BotIn], people: ThePeople, who: Caller) -> wire.BotOut:
    """A person of its own that a program plays for; it needs a token."""
    return shown(wire.BotOut, await people.tokens.make_bot(in_person(who), data.name))


@delete(
    "/me/bots/{bot:str}",
    operation_id="removeBot",
    summary="Delete a bot",
    responses=problems(401, 403, 404),
)
async def remove_bot(bot: FromPath[str], people: ThePeople, who: Caller) -> None:
    """Its games stay, without its name."""
    await people.tokens.remove_bot(in_person(who), bot)


@get(
    "/me/tokens",
    operation_id="tokens",
    summary="My tokens and those of my bots",
    responses=problems(401, 403),
)
async def tokens(people: ThePeople, who: Caller) -> list[wire.TokenOut]:
    return all_shown(wire.TokenOut, await people.tokens.tokens(in_person(who)))


@post(
    "/me/tokens",
    operation_id="makeToken",
    summary="Make a token for a program",
    responses=problems(401, 403, 404, 409),
)
async def make_token(
    data: JSONBody[wire.TokenIn], people: ThePeople, who: Caller
) -> wire.NewTokenOut:
    token, secret = await people.tokens.make(in_person(who), data.name, data.bot, data.days)
    return wire.NewTokenOut(shown(wire.TokenOut, token), secret)


@delete(
    "/me/tokens/{token:str}",
    operation_id="removeToken",
    summary="Revoke a token",
    responses=problems(401, 403, 404),
)
async def remove_token(token: FromPath[str], people: ThePeople, who: Caller) -> None:
    await people.tokens.remove(in_person(who), token)


# --- everybody ------------------------------------------------------------------------------------


@get(
    "/ratings/{game:str}",
    operation_id="ladder",
    summary="The best accounts and bots of a game",
    responses=problems(404),
)
async def ladder(
    game: FromPath[str],
    people: ThePeople,
    limit: Annotated[int, QueryParameter(description="How many lines.", ge=1, le=100)] = 100,
) -> list[wire.RungOut]:
    if game not in registry.names():
        raise Missing("unknown-game", name=game, right=", ".join(registry.names()))
    return all_shown(wire.RungOut, await people.ratings.ladder(game, limit))


@get(
    "/people/{person:str}",
    operation_id="person",
    summary="What everybody may know of a person",
    responses=problems(404),
)
async def person_face(person: FromPath[str], people: ThePeople) -> wire.FaceOut:
    return shown(wire.FaceOut, await people.profiles.face(person))


ROUTES = Router(
    "/api",
    route_handlers=[
        become_guest, me, change_me, leave, make_recovery_link, end_recovery_link, recover,
        *accounts.HANDLERS, sessions, end_session, end_other_sessions, bots, make_bot, remove_bot,
        tokens, make_token, remove_token, ladder, person_face,
    ],
    tags=["people"],
)  # fmt: skip
