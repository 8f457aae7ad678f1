"""What the golden games of Renature claim to show, as questions to a replay."""

from __future__ import annotations

import itertools

import numpy as np

from tests.golden import Claims, Replay, Step
from tests.renature.diagrams import area_ledger
from waldbach import registry
from waldbach.game import CHANCE, SPECTATOR, Result, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.areas import closed_areas
from waldbach.games.renature.board import Board, read_board
from waldbach.games.renature.spaces import neighbours
from waldbach.games.renature.tokens import tokens_taken

GAME = registry.get("renature")


CLAIMS = Claims()
claim = CLAIMS.named


def space_of(step: Step) -> int:
    """The space of a `plant`, `return` or `mushroom`."""
    if step.verb == "plant":
        return (step.action - at.PLANT) % at.SPACES
    return step.action - (at.RETURN if step.verb == "return" else at.MUSHROOM)


def board_of(game: Replay) -> Board:
    return read_board(game.log.options["board"])


# --- whole games ----------------------------------------------------------------------------------


@claim("whole-game")
def whole_game(game: Replay) -> bool:
    """From the first deal to the last turn, with all the usual words of its mode."""
    turns = {2: 52, 3: 54, 4: 52}  # R-T-10
    wanted = {"place", "plant", "no-plant", "discard", "joker", "return", "again", "end"}
    if game.end.rules == at.VALLEY:
        wanted |= {"mushroom"}
    else:
        wanted |= {"score"}
    return (
        game.log.position is None
        and game.end.turn == turns[game.log.seats]
        and wanted <= {step.verb for step in game.steps}
    )


@claim("from-position")
def from_position(game: Replay) -> bool:
    return game.log.position is not None


# --- who wins -------------------------------------------------------------------------------------


def tied_first(game: Replay) -> list[Result]:
    """Those who have as many points as a winner."""
    best = max(result.total for result in game.results)
    return [result for result in game.results if result.total == best]


def tie_break(game: Replay, seat: int) -> int:
    """Tokens collected (R-E-08), or majorities in the largest areas (V-E-10)."""
    if game.end.rules == at.BASE:
        return int(tokens_taken(game.end, seat))
    return int(game.end.majorities[seat])


def ranks_by_tie_break(game: Replay) -> bool:
    """Among those tied for the win the places follow the tie-break, sharing where it is equal."""
    tied = tied_first(game)
    marks = [tie_break(game, result.seat) for result in tied]
    return all(
        result.place == 1 + sum(other > mark for other in marks)
        for result, mark in zip(tied, marks, strict=True)
    )


def is_tie(game: Replay, rules: int, players: int, winners: int) -> bool:
    return (
        game.is_over
        and game.end.rules == rules
        and len(tied_first(game)) == players
        and len(GAME.winners(game.end)) == winners
        and ranks_by_tie_break(game)
    )


@claim("more-tokens-win")
def more_tokens_win(game: Replay) -> bool:
    return is_tie(game, at.BASE, players=2, winners=1)


@claim("shared-by-tokens")
def shared_by_tokens(game: Replay) -> bool:
    return is_tie(game, at.BASE, players=2, winners=2)


@claim("three-tied-base")
def three_tied_base(game: Replay) -> bool:
    """Q-51: of three tied, the two with the most tokens share."""
    return is_tie(game, at.BASE, players=3, winners=2)


@claim("majority-wins")
def majority_wins(game: Replay) -> bool:
    return is_tie(game, at.VALLEY, players=2, winners=1)


@claim("shared-by-majority")
def shared_by_majority(game: Replay) -> bool:
    return is_tie(game, at.VALLEY, players=2, winners=2)


@claim("three-tied-valley")
def three_tied_valley(game: Replay) -> bool:
    return is_tie(game, at.VALLEY, players=3, winners=1)


@claim("several-largest-areas")
def several_largest_areas(game: Replay) -> bool:
    """Q-V-13: two areas are equally large, and the majorities in both decide a tie."""
    last = game.steps[-1].before
    sizes = np.bincount(last.area[last.area > 0])
    return majority_wins(game) and bool(np.count_nonzero(sizes == sizes.max()) > 1)


@claim("negative-score")
def negative_score(game: Replay) -> bool:
    return game.is_over and any(result.total < 0 for result in game.results)


# --- closing areas --------------------------------------------------------------------------------


def areas_in(mask: int) -> list[int]:
    return [area for area in range(1, at.MAX_AREAS + 1) if mask >> area & 1]


def areas_beside(state: State, *spaces: int) -> set[int]:
    return {int(state.area[q]) for p in spaces for q in neighbours(p)}


@claim("closed-from-afar")
def closed_from_afar(game: Replay) -> bool:
    """R-Z-07: a domino closes an area that it does not touch."""
    for step in game.with_verb("place"):
        near = areas_beside(step.after, int(step.after.first), int(step.after.second))
        if any(area not in near for area in areas_in(int(step.after.closed))):
            return True
    return False


@claim("two-areas-at-once")
def two_areas_at_once(game: Replay) -> bool:
    """R-Z-08: one domino closes two areas; both are scored, both tokens taken."""
    return any(
        [event["event"] for event in step.events()].count("area-closed") >= 2 for step in game.steps
    )


@claim("planted-while-closing")
def planted_while_closing(game: Replay) -> bool:
    """R-B-14: a plant set in the area just closed changes who gets what there."""
    return any(
        int(step.before.closed) >> int(step.before.area[space_of(step)]) & 1
        and awards(step.before) != awards(step.after)
        for step in game.with_verb("plant")
    )


def awards(state: State) -> list[tuple[int, int, int]]:
    """What the areas closed this turn would give now: area, colour, points."""
    return [
        (area, int(standing["colour"]) - 1, standing["points"])
        for area in areas_in(int(state.closed))
        for standing in area_ledger(state, area)["standings"]
        if standing["points"]  # neutral has none
    ]


@claim("return-changes-scoring")
def return_changes_scoring(game: Replay) -> bool:
    """Q-23: between plant points and area scoring a plant is returned, and the award changes."""
    return any(
        step.before.step == at.STEP_C and awards(step.before) != awards(step.after)
        for step in game.with_verb("return")
    )


@claim("last-domino-closes")
def last_domino_closes(game: Replay) -> bool:
    """Q-49: an area closed in the very last turn gives its token; then the open ones are scored."""
    last = int(game.end.turn)
    closed = any(
        step.before.turn == last and any(event["event"] == "area-closed" for event in step.events())
        for step in game.steps
    )
    return game.is_over and closed and bool((game.end.taken[1 : game.end.areas + 1] < 0).any())


# --- turns ----------------------------------------------------------------------------------------


@claim("two-extra-turns")
def two_extra_turns(game: Replay) -> bool:
    """Q-28: two extra turns in a row."""
    bought = [int(step.before.turn) for step in game.with_verb("again")]
    return any(turn + 1 in bought for turn in bought)


@claim("skipped-player")
def skipped_player(game: Replay) -> bool:
    """R-D-04: a player without dominoes is passed over while others go on."""
    for step in game.with_verb("end"):
        left_neighbour = (step.seat + 1) % game.log.seats
        if step.after.step == at.STEP_A and step.after.seat != left_neighbour:
            return True
    return False


def could_place(step: Step) -> bool:
    return any(action < at.DISCARD for action in GAME.legal(step.before, step.seat))


@claim("discards")
def discards(game: Replay) -> bool:
    """R-A-17, R-A-18: discarded because nothing fits, and discarded by choice."""
    free = [could_place(step) for step in game.with_verb("discard")]
    return True in free and False in free


@claim("open-discards")
def open_discards(game: Replay) -> bool:
    """Q-52: with the option everyone sees what was discarded."""
    return bool(game.end.open_discards) and any(
        GAME.view(step.after, SPECTATOR).where[step.action - at.DISCARD] == at.BOX + step.seat
        for step in game.with_verb("discard")
    )


# --- clouds ---------------------------------------------------------------------------------------


@claim("lost-clouds")
def lost_clouds(game: Replay) -> bool:
    """Q-30: clouds without room leave the game."""
    return any(
        event["event"] == "clouds" and event["lost"] > 0
        for step in game.with_verb("plant", "place")
        for event in step.events()
    )


@claim("joker-there-and-back")
def joker_there_and_back(game: Replay) -> bool:
    """R-W-05: the joker is moved, dominoes are laid by it, and it is moved back."""
    moves = list(game.with_verb("joker"))
    return any(
        later.after.joker == step.before.joker and later.before.turn > step.before.turn
        for step, later in itertools.pairwise(moves)
    )


@claim("foreign-neutral-returned")
def foreign_neutral_returned(game: Replay) -> bool:
    """R-W-10: a neutral plant goes back to a player who did not place it."""
    planter: dict[int, int] = {}
    for step in game.with_verb("plant", "return"):
        space = space_of(step)
        if step.verb == "plant":
            planter[space] = step.seat
        elif (int(step.before.piece[space]) - at.FIRST_PLANT) // at.TYPES == at.NEUTRAL and (
            planter.get(space, step.seat) != step.seat
        ):
            return True
    return False


@claim("returned-in-the-same-turn")
def returned_in_the_same_turn(game: Replay) -> bool:
    """Q-41: a plant is returned in the turn in which it was set; its points stay."""
    planted = {(int(step.before.turn), space_of(step)): step for step in game.with_verb("plant")}
    return any(
        (int(step.before.turn), space_of(step)) in planted
        and step.before.step != at.STEP_B
        and (step.before.points == step.after.points).all()
        for step in game.with_verb("return")
    )


# --- Valley ---------------------------------------------------------------------------------------


@claim("two-stumps")
def two_stumps(game: Replay) -> bool:
    """V-M-08: one domino covers two stumps, and both mushrooms are laid."""
    owed = {int(step.after.turn) for step in game.with_verb("place") if step.after.owed == 2}
    laid = [int(step.before.turn) for step in game.with_verb("mushroom")]
    return any(laid.count(turn) == 2 for turn in owed)


@claim("mushroom-declined")
def mushroom_declined(game: Replay) -> bool:
    return any(step.after.supply == step.before.supply for step in game.with_verb("no-mushroom"))


@claim("mushroom-on-stump")
def mushroom_on_stump(game: Replay) -> bool:
    """Q-V-03."""
    return any(
        step.before.ground[space_of(step)] == at.STUMP for step in game.with_verb("mushroom")
    )


@claim("mushroom-on-pond")
def mushroom_on_pond(game: Replay) -> bool:
    """Q-V-04."""
    return any(
        step.before.ground[space_of(step)] == at.START_SPACE for step in game.with_verb("mushroom")
    )


@claim("three-areas-joined")
def three_areas_joined(game: Replay) -> bool:
    """Q-V-09: one mushroom joins three areas or more."""
    return any(
        event["event"] == "mushroom" and len(event["joined"]) >= 3
        for step in game.with_verb("mushroom")
        for event in step.events()
    )


@claim("all-mushrooms")
def all_mushrooms(game: Replay) -> bool:
    """All eight mushrooms are on the board, and areas have grown together."""
    last = game.steps[-1].before
    return bool(last.supply == 0 and len(set(last.area[last.area > 0].tolist())) < last.areas)


@claim("surrounded-area-planted-again")
def surrounded_area_planted_again(game: Replay) -> bool:
    """Section 10, 3: a surrounded area is joined to an open one and planted again."""
    reopened: set[int] = set()
    for step in game.with_verb("mushroom", "plant"):
        if step.verb == "plant":
            if int(step.before.area[space_of(step)]) in reopened:
                return True
            continue
        shut = set(areas_in(int(closed_areas(step.before))))
        number = int(step.after.area[space_of(step)])
        if shut & areas_beside(step.before, space_of(step)) - {0}:
            open_now = number not in areas_in(int(closed_areas(step.after)))
            reopened |= {number} if open_now else set()
    return False


@claim("mushroom-takes-cloud")
def mushroom_takes_cloud(game: Replay) -> bool:
    """Q-V-05 with the option `take`."""
    return any(
        event["event"] == "clouds" and event["taken"] > 0
        for step in game.with_verb("mushroom")
        for event in step.events()
    )


@claim("mushroom-loses-cloud")
def mushroom_loses_cloud(game: Replay) -> bool:
    """Section 10, 7: with the option `take` surplus leaves the game."""
    return any(
        event["event"] == "clouds" and event["lost"] > 0
        for step in game.with_verb("mushroom")
        for event in step.events()
    )


@claim("variant-base")
def variant_base(game: Replay) -> bool:
    """Q-V-14 with the option `base`: stumps are plain meadow, areas are closed, tokens taken."""
    stumps = set(board_of(game).spaces(at.STUMP))
    covered = any(
        {int(step.after.first), int(step.after.second)} & stumps for step in game.with_verb("place")
    )
    backs = any(step.seat == CHANCE and step.verb == "back" for step in game.steps)
    mushrooms = any(game.with_verb("mushroom", "no-mushroom"))
    return bool(game.end.mode == at.VARIANT) and covered and backs and not mushrooms
