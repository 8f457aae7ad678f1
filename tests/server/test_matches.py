"""Matches: whole drafts or nothing, each decision answered once, the same truth for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from tests.tables import TABLES, Table, every_game, recorded, rng_of
from waldbach import registry
from waldbach.deal import verify
from waldbach.game import CHANCE, BadInput, Game, State
from waldbach.server import course
from waldbach.server.drafts import MOST_WORDS, carry_out, preview
from waldbach.server.journal import FINISHED, NewMatch, NotFound, open_journal
from waldbach.server.live import wire
from waldbach.server.match import Answered
from waldbach.server.matches import Match, Matches, Stale

pytestmark = pytest.mark.compiled_only


@asynccontextmanager
async def opened(url: str, most: int = 100) -> AsyncIterator[Matches]:
    async with open_journal(url) as journal:
        yield Matches(journal, clock=lambda: 1_000, most=most)


def first_table(game: Game) -> Table:
    return next(table for table in TABLES if table.name == game.name)


async def begin(matches: Matches, table: Table) -> Match:
    return await matches.create(table.name, table.seats, dict(table.options))


async def play_some(
    matches: Matches, match: Match, rng: np.random.Generator, most: int = 10_000
) -> int:
    """Random words, one at a time; returns how many were played."""
    for number in range(most):
        if match.over:
            return number
        seat = int(rng.choice(match.game.acting(match.now.state)))
        word = str(rng.choice(match.game.words(match.now.state, seat)))
        await matches.play(match.stored.id, seat, match.now.decision, [word])
    return most


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/waldbach.db"


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=str)
async def test_a_whole_game_is_stored_and_can_be_verified(table: Table, url: str) -> None:
    async with opened(url) as matches:
        match = await begin(matches, table)
        secret = match.stored.deal_secret
        assert (await matches.export(match.stored.id)).secret is None
        await play_some(matches, match, rng_of(table))
        log = await matches.export(match.stored.id)
        assert log.secret == secret
        assert verify(log).holds
        assert table.game.same(log.replay(), match.now.state)
        stored = await matches.journal.find(match.stored.id)
        assert stored is not None
        assert stored.status == FINISHED
        with pytest.raises(BadInput, match="The game is over"):
            await matches.play(match.stored.id, 0, match.now.decision, ["end"])


@every_game
async def test_a_server_that_starts_anew_goes_on_where_the_last_one_was(
    game: Game, file: str
) -> None:
    table, rng = first_table(game), np.random.default_rng(2)
    async with opened(file) as matches:
        match = await begin(matches, table)
        await play_some(matches, match, rng, 30)
    async with opened(file) as matches:
        again = await matches.get(match.stored.id)
        assert again is not match
        assert again.now.number == match.now.number
        assert again.now.decision == match.now.decision
        assert game.same(again.now.state, match.now.state)
        await play_some(matches, again, rng, 10)


@every_game
async def test_a_deal_that_a_crash_cut_off_is_dealt_on(game: Game, file: str) -> None:
    """The match was stored, its first entries not."""
    async with opened(file) as matches:
        match = await begin(matches, first_table(game))
        whole = await matches.export(match.stored.id)
        kept = asdict(match.stored) | {"id": "cut-off"}
        kept.pop("status")
        await matches.journal.create(NewMatch(**kept))
        healed = await matches.get("cut-off")
        assert game.acting(healed.now.state) != (CHANCE,)
        assert (await matches.export("cut-off")).entries == whole.entries


async def test_few_are_kept_in_memory_and_all_can_be_played(file: str) -> None:
    table, rng = TABLES[0], np.random.default_rng(3)
    async with opened(file, most=2) as matches:
        ids = [(await begin(matches, table)).stored.id for _ in range(5)]
        for match_id in ids * 2:
            await play_some(matches, await matches.get(match_id), rng, 2)
        for match_id in ids:
            assert len((await matches.export(match_id)).entries) > 4


async def test_what_is_watched_is_kept_and_the_rest_is_forgotten(file: str) -> None:
    async with opened(file, most=2) as matches:
        ids = [(await begin(matches, TABLES[0])).stored.id for _ in range(6)]
        watched = set(ids[::2])
        matches.is_watched = watched.__contains__
        for match_id in ids * 3:
            await matches.get(match_id)
        assert {match.id for match in matches.all_kept()} == watched | {ids[-1]}
        watched.clear()
        for match_id in ids:
            await matches.get(match_id)
        assert len(matches.all_kept()) == 2


# --- drafts ---------------------------------------------------------------------------------------


@every_game
async def test_a_draft_is_stored_whole_or_not_at_all(game: Game, file: str) -> None:
    async with opened(file) as matches:
        match = await begin(matches, first_table(game))
        before = await matches.export(match.stored.id)
        (seat, *_), state = game.acting(match.now.state), match.now.state
        word = game.words(state, seat)[0]
        for draft in ([word, "gibberish"], [], [word] * (MOST_WORDS + 1)):
            with pytest.raises(BadInput):
                await matches.play(match.stored.id, seat, match.now.decision, draft)
            assert game.same(match.now.state, state)
            assert (await matches.export(match.stored.id)).entries == before.entries
        played = await matches.play(match.stored.id, seat, match.now.decision, [word])
        assert played.entries[0].word == word
        assert played.moments[-1] == match.now


@every_game
def test_then_goes_on_as_far_as_it_is_legal(game: Game) -> None:
    """Whole games: the words that one seat played on end, across all draws, are one draft and its
    `then`, and a word too many ends it silently."""
    table = first_table(game)
    steps = recorded(table)
    number, runs = 0, 0
    while number < len(steps):
        first, seat = number, steps[number].seat
        if seat == CHANCE:
            number += 1
            continue
        words: list[str] = []
        while number < len(steps) and steps[number].seat in (seat, CHANCE):
            if (
                words
                and steps[number].seat == seat
                and not is_asked(game, steps[number].before, seat)
            ):
                break
            if steps[number].seat == seat:
                words.append(game.format(steps[number].action, steps[number].before))
            number += 1
        run = steps[first:number]
        outcomes = {n: step.action for n, step in enumerate(run)}
        done = carry_out(
            game, run[0].before, seat, words[:1],
            lambda state, n, outcomes=outcomes: outcomes[n],  # type: ignore[misc]
            [*words[1:], "gibberish", "end"],
        )  # fmt: skip
        assert [step.entry.seat for step in done] == [step.seat for step in run]
        assert all(game.same(a.state, b.after) for a, b in zip(done, run, strict=True))
        runs += len(words) > 1
    assert runs > 3


def is_asked(game: Game, state: State, seat: int) -> bool:
    return seat in game.acting(state)


def test_then_stops_at_what_is_refused_and_what_went_before_stays() -> None:
    game = registry.get("renature")
    state = game.parse_position(
        "turn 1 seat 1 step place\nseat 1\n  hand owl-owl hare-hare\n  reserve 3\n  clouds 0\n"
        "board\n1 S . . . _\n"
    )
    place = "place owl@a1 owl@b1"
    pool = [game.parse("draw frog-frog"), game.parse("draw trout-trout")]

    def draw(state: State, entries: int) -> int:
        return pool[entries - 2]

    def played(*then: str) -> list[str]:
        steps = carry_out(game, state, 0, [place, "no-plant"], draw, then)
        return [step.entry.word for step in steps[2:]]

    assert played() == ["draw frog-frog"]
    assert played("end") == ["draw frog-frog", "end"]
    assert played("end", "end") == ["draw frog-frog", "end"]  # the other seat is asked now
    assert played("again", "end") == ["draw frog-frog"]  # it has no clouds to pay with
    assert played("place owl@a1", "end") == ["draw frog-frog"]
    with pytest.raises(BadInput, match="“end” has to wait"):
        carry_out(game, state, 0, [place, "no-plant", "end"], draw)
    with pytest.raises(BadInput):  # the draft itself is whole or nothing
        carry_out(game, state, 0, [place, "end"], draw, ["no-plant"])


def test_a_draft_and_its_then_are_of_some_size_together() -> None:
    game = registry.get("renature")
    state = game.parse_position("board\n1 S . . . _\n")
    for draft, then in (([], ["end"]), (["end"], ["end"] * MOST_WORDS)):
        with pytest.raises(BadInput) as caught:
            carry_out(game, state, 0, draft, lambda state, n: 0, then)
        assert caught.value.message == "draft-size"


async def test_a_draft_ends_where_something_is_drawn(file: str) -> None:
    """Else a player could try words until one tells what the next domino will be."""
    async with opened(file) as matches:
        match = await matches.create("renature", 2, {"start": "1"})
        discard = next(w for w in match.game.words(match.now.state, 0) if w.startswith("discard"))
        with pytest.raises(BadInput, match="“end” has to wait"):
            await matches.play(match.stored.id, 0, match.now.decision, [discard, "end"])
        played = await matches.play(match.stored.id, 0, match.now.decision, [discard])
        assert [entry.seat for entry in played.entries] == [0, CHANCE]
        await matches.play(match.stored.id, 0, match.now.decision, ["end"])
        assert match.game.acting(match.now.state) == (1,)


@pytest.mark.parametrize("table", [TABLES[0], TABLES[len(TABLES) // 2], TABLES[-1]], ids=str)
def test_a_refused_draft_tells_nothing_that_is_hidden(table: Table) -> None:
    """In two worlds that the seat cannot tell apart, whatever it adds to its words is answered
    alike, unless the draft is accepted."""
    game, rng, refused = table.game, rng_of(table, "refused"), 0

    def draw(state: State, _: int) -> int:
        return game.chance(state, rng)

    def told(state: State, seat: int, draft: list[str]) -> str:
        try:
            carry_out(game, state, seat, draft, draw)
        except BadInput as error:
            return str(error)
        return "played"

    steps = [step for step in recorded(table) if step.seat != CHANCE]
    for step, later in pairwise(steps):
        other = game.redeal(game.view(step.before, step.seat), rng)
        first = game.format(step.action, step.before)
        for second in game.words(later.before, later.seat)[:3]:
            answers = {told(state, step.seat, [first, second]) for state in (step.before, other)}
            assert len(answers) == 1
            refused += answers != {"played"}
    assert refused > 20


@every_game
async def test_only_who_is_asked_answers_and_only_what_is_open(game: Game, file: str) -> None:
    async with opened(file) as matches:
        match = await begin(matches, first_table(game))
        decision, (seat, *others) = match.now.decision, game.acting(match.now.state)
        word = game.words(match.now.state, seat)[0]
        with pytest.raises(Stale, match=f"Decision 999 is not open.* {decision} is open"):
            await matches.play(match.stored.id, seat, 999, [word])
        if not others:
            with pytest.raises(BadInput, match=f"Seat {2 - seat} has nothing to decide"):
                await matches.play(match.stored.id, 1 - seat, decision, [word])
        with pytest.raises(NotFound):
            await matches.play("nowhere", seat, decision, [word])


async def test_a_sealed_choice_leaves_the_decision_of_the_others_open(file: str) -> None:
    """All answer the same number, in any order, and may change their mind until all are in."""
    async with opened(file) as matches:
        match = await matches.create("waldgaertner", 3)
        game, rng = match.game, np.random.default_rng(1)
        while match.game.describe(game.view(match.now.state, 0))["step"] != "select":
            await play_some(matches, match, rng, 1)
        decision = match.now.decision
        for seat in (2, 0, 2, 0):
            word = str(rng.choice(game.words(match.now.state, seat)))
            await matches.play(match.stored.id, seat, decision, [word])
            assert match.now.decision == decision
        await matches.play(match.stored.id, 1, decision, [game.words(match.now.state, 1)[0]])
        assert match.now.decision > decision


async def test_a_sealed_choice_that_is_final_is_answered_once(file: str) -> None:
    """Whoever sends it again, having lost the answer, is told that it stands."""
    async with opened(file) as matches:
        match = await matches.create("waldgaertner", 2)
        decision, word = match.now.decision, match.game.words(match.now.state, 0)[0]
        await matches.play(match.id, 0, decision, [word])
        before = match.now.number
        with pytest.raises(Answered, match=f"decision {decision} already"):
            await matches.play(match.id, 0, decision, [word])
        assert match.now.number == before


# --- bots, and people who come and go -------------------------------------------------------------


async def test_a_bot_s_word_does_not_count_once_its_seat_has_its_person_back(file: str) -> None:
    """It may have thought since before the return."""
    async with opened(file) as matches:
        match = await matches.create("renature", 2, {"start": "1"})
        decision, word = match.now.decision, match.game.words(match.now.state, 0)[0]
        await matches.arrange(match.id, lambda m: course.take_care(m.now.course, 0))
        await matches.arrange(match.id, lambda m: course.give_back(m.now.course, 0))
        before = match.now.number
        with pytest.raises(BadInput, match="nothing for a bot to play at seat 1"):
            await matches.play(match.id, 0, decision, [word], bot=True)
        assert match.now.number == before
        await matches.play(match.id, 0, decision, [word])


async def test_a_bot_does_not_change_what_the_person_has_chosen(file: str) -> None:
    async with opened(file) as matches:
        match = await matches.create("waldgaertner", 3)
        game, rng = match.game, np.random.default_rng(1)
        while game.describe(game.view(match.now.state, 0))["step"] != "select":
            await play_some(matches, match, rng, 1)
        decision, (mine, other) = match.now.decision, game.words(match.now.state, 0)[:2]
        await matches.play(match.id, 0, decision, [mine])
        await matches.arrange(match.id, lambda m: course.take_care(m.now.course, 0))
        before = match.now.number
        with pytest.raises(BadInput, match="nothing for a bot to play at seat 1"):
            await matches.play(match.id, 0, decision, [other], bot=True)
        assert match.now.number == before


async def test_who_has_given_up_plays_no_more_and_the_bot_does(file: str) -> None:
    async with opened(file) as matches:
        match = await matches.create("renature", 3, {"start": "1"})
        decision, word = match.now.decision, match.game.words(match.now.state, 0)[0]
        assert wire.legal_words(match, match.now, match.now.state, 0)
        await matches.arrange(match.id, lambda m: course.resign(m.now.course, 0))
        assert wire.legal_words(match, match.now, match.now.state, 0) is None
        with pytest.raises(BadInput, match="given up"):
            await matches.play(match.id, 0, decision, [word])
        await matches.play(match.id, 0, decision, [word], bot=True)


async def test_a_match_full_of_take_backs_is_read_without_replaying_each(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(file) as matches:
        match = await matches.create("renature", 2, {"start": "1"})
        start = match.now.decision
        for _ in range(3):
            word = match.game.words(match.now.state, 0)[0]
            await matches.play(match.id, 0, match.now.decision, [word])
            await matches.arrange(match.id, lambda _: [f"take-back {start}"])
        await matches.play(match.id, 0, match.now.decision, [word])
        states, number = match.now.state.tobytes(), match.now.number
        matches._kept.clear()
        replayed: list[int] = []
        monkeypatch.setattr(Matches, "state_after", lambda _, __, number: replayed.append(number))
        again = await matches.get(match.id)
        assert replayed == []
        assert (again.now.state.tobytes(), again.now.number) == (states, number)


# --- previews -------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [TABLES[0], TABLES[len(TABLES) // 2], TABLES[-1]], ids=str)
def test_a_preview_tells_nothing_that_is_hidden(table: Table) -> None:
    """Two worlds that the seat cannot tell apart give the same preview."""
    game, rng, different = table.game, rng_of(table, "preview"), 0
    for step in [step for step in recorded(table) if step.seat != CHANCE][::3]:
        word = [game.format(step.action, step.before)]
        view = game.view(step.before, step.seat)
        other = game.redeal(view, rng)
        different += not game.same(other, step.before)
        here, there = (
            preview(game, game.view(state, step.seat), step.seat, word)
            for state in (step.before, other)
        )
        assert game.same(here.view, there.view)
        assert (here.events, here.waits) == (there.events, there.waits)
    assert different > 3


def test_a_preview_stops_where_chance_decides() -> None:
    game = TABLES[0].game
    state = game.new(2, {"start": "1"})
    rng = np.random.default_rng(0)
    while game.acting(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.chance(state, rng))
    view = game.view(state, 0)
    discard = next(word for word in game.words(view, 0) if word.startswith("discard"))
    assert preview(game, view, 0, [discard]).waits
    with pytest.raises(BadInput, match="“end” has to wait"):
        preview(game, view, 0, [discard, "end"])


def test_what_all_do_at_once_is_previewed_alone() -> None:
    """The same whether the others have sealed their plays or not; nothing can follow it."""
    game = registry.get("waldgaertner")
    first = next(
        step.before
        for step in recorded(next(table for table in TABLES if table.name == game.name))
        if sum(word.startswith("sell") for word in game.words(step.before, 0)) > 1
        and len(game.acting(step.before)) > 1
        and not game.sealed(step.before)
    )
    other = game.acting(first)[1]
    sealed = game.apply(first, other, int(game.legal(first, other)[0]))
    for word in game.words(first, 0):
        card = word.split()[1]
        for state in (first, sealed):
            found = preview(game, game.view(state, 0), 0, [word])
            seat = game.describe(found.view)["seats"]["1"]
            assert found.waits
            assert card not in [held.get("card") for held in seat["hand"]]
            with pytest.raises(BadInput, match="has to wait"):
                preview(game, game.view(state, 0), 0, [word, word])


# --- two servers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=str)
async def test_two_servers_have_one_truth(table: Table, shared_postgres: str) -> None:
    """Racing drafts: one wins, the others are told what is open now; both see the same entries."""
    rng, lost = rng_of(table), 0
    async with opened(shared_postgres) as one, opened(shared_postgres) as two:
        match = await begin(one, table)
        match_id = match.stored.id
        while match.now.number < 120 and not match.over:
            here = await one.get(match_id)
            there = await two.get(match_id)
            await asyncio.gather(one.catch_up(here), two.catch_up(there))
            seat = table.game.acting(here.now.state)[0]
            words = rng.choice(table.game.words(here.now.state, seat), 2)
            decision = here.now.decision
            results = await asyncio.gather(
                one.play(match_id, seat, decision, [str(words[0])]),
                two.play(match_id, seat, decision, [str(words[1])]),
                return_exceptions=True,
            )
            told = [result for result in results if isinstance(result, BaseException)]
            for error in told:  # the seat may still be at the same decision, but have made it
                assert isinstance(error, Stale) or error.args[0] == "match-not-asked", told
            assert len(told) < 2
            lost += len(told)
        exported = [await matches.export(match_id) for matches in (one, two)]
        assert exported[0] == exported[1]
        exported[0].replay()
    assert lost > 3


@every_game
async def test_a_decision_that_another_server_has_opened_can_be_answered_here(
    game: Game, file: str
) -> None:
    async with opened(file) as here, opened(file) as there:
        match = await begin(here, first_table(game))
        behind = await there.get(match.id)
        await play_some(here, match, np.random.default_rng(3), most=3)
        assert behind.now.number < match.now.number
        seat, decision = match.now.acting[0], match.now.decision
        word = game.words(match.now.state, seat)[0]
        await there.play(match.id, seat, decision, [word])
        assert match.now.number < behind.now.number
        assert (await here.at(match.id, behind.now.decision)).now.number == behind.now.number


@every_game
async def test_a_decision_that_is_not_there_anywhere_is_stale(game: Game, file: str) -> None:
    async with opened(file) as matches:
        match = await begin(matches, first_table(game))
        with pytest.raises(Stale) as caught:
            await matches.play(match.id, match.now.acting[0], 10_000, ["end"])
        assert caught.value.decision == match.now.decision
