"""What a good player of Evergreen counts before the game is over."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count
from hain.core.dice import Dice
from hain.core.guide import Guide
from hain.core.state import State
from hain.games.evergreen import zone
from hain.games.evergreen.box import POWERS, SEASONS
from hain.games.evergreen.moves import DONE, GROW, PASS
from hain.games.evergreen.planet import BIOMES
from hain.games.evergreen.state import ACTING, DRAFTING, EvergreenState

FEATURES: Final = (
    "rest",  # what all have in common: the rounds to come
    "light",  # with the sun where it stands
    "light_later",  # with the sun on the sides to come
    "forest",  # the biggest, for each season in which it will count
    "second_forest",
    "sprouts",
    "small_trees",
    "big_trees",
    "bushes",
    "lakes",
    "room",  # empty spaces around the biggest forest
    "ripe",  # big trees times the fertility of their biomes
    "ripening",  # small trees and sprouts likewise
    "token",
    *(f"level_{power}" for power in POWERS),
)


class EvergreenGuide(Guide):
    """Counts each planet from the sides of the sun still to come."""

    names = FEATURES

    def is_quiet(self, state: State) -> bool:
        """A round begins, and no seat has drafted in it."""
        assert isinstance(state, EvergreenState)
        return state.phase == DRAFTING and (state.drafted == 0 or len(state.seats) == 1)

    def progress(self, state: State) -> float:
        assert isinstance(state, EvergreenState)
        rounds = state.box.rounds
        done = state.round - 1 + sum(rounds[: state.season])
        return float(done) / float(sum(rounds))

    def points(self, state: State, seat: int) -> float:
        assert isinstance(state, EvergreenState)
        return float(state.seats[seat].total())

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, EvergreenState)
        player = state.seats[seat]
        planet = player.planet
        board = planet.board
        seasons: i64 = len(SEASONS) - state.season
        later: i64 = 0
        turn: i64 = 1
        while turn < seasons:
            later += planet.lit_points((state.sun + turn) % 4)
            turn += 1
        first: i64 = 0
        biggest: i64 = 0
        second: i64 = 0
        left: i64 = planet.wood()
        while left != 0:
            forest = planet.forest_of(left & -left, left)
            size = count(forest)
            if size > biggest:
                second = biggest
                biggest = size
                first = forest
            elif size > second:
                second = size
            left ^= forest
        ripe: i64 = 0
        ripening: i64 = 0
        biome: i64 = 0
        while biome < len(BIOMES):
            fertility: i64 = zone.fertility(state.zone[biome], state.box)
            if fertility != 0:
                area = board.areas[biome]
                ripe += fertility * count(planet.big & area)
                ripening += fertility * (2 * count(planet.small & area) + count(planet.sprouts & area))
            biome += 1
        holder = state.first if state.phase == DRAFTING else state.next_first
        found = [
            1.0,
            float(planet.lit_points(state.sun)),
            float(later),
            float(biggest * seasons),
            float(second),
            float(count(planet.sprouts)),
            float(count(planet.small)),
            float(count(planet.big)),
            float(count(planet.bushes)),
            float(count(planet.lakes)),
            float(count(board.around(first) & planet.empty())),
            float(ripe),
            float(ripening),
            1.0 if holder == seat else 0.0,
        ]
        for level in player.levels:
            found.append(float(level))
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        """To activate is never worse than to decline (EVG-73), and a sprout never hurts."""
        assert isinstance(state, EvergreenState)
        moves = state.moves(seat)
        declining = state.phase == ACTING and len(moves) > 1 and moves[len(moves) - 1] == PASS
        if declining and (moves[0] < GROW or state.seats[seat].may_power):
            moves.pop()
        return moves

    def quick_move(self, state: State, seat: int, dice: Dice) -> int:
        assert isinstance(state, EvergreenState)
        moves = state.moves(seat)
        if len(moves) > 1 and state.phase == ACTING and moves[len(moves) - 1] in (DONE, PASS):
            moves.pop()
        return moves[dice.below(len(moves))]
