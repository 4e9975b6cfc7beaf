"""A bot that looks ahead: a tree of moves, tried over and over on imagined states.

The tree is open-loop: a node is what has been decided so far, whatever cards turned up in between, so one tree serves
all imagined states. Each decision in it is made for the seat that owes it, by what has turned out well for that seat.
Below the tree moves are drawn at random to the end of the game, which the compiled engine does many thousand times a
second. What counts are the merits of the seats at the end, such as the margin over the best rival, measured by those
seen so far: no game needs a scale of its own.
"""

import math
import time
from typing import Final

from mypy_extensions import i64

from hain.bots.bot import Imagine
from hain.core.dice import Dice
from hain.core.state import State

CURIOSITY: Final = 0.7  # how much a move is worth trying that has seldom been tried
WIDTH: Final = 2.0  # how many moves of a long list are tried: so many …
GROWTH: Final = 0.6  # … times the visits to this power
CLOCK: Final = 0.9  # of the budget is used for thinking, the rest is for the last try and the answer


class Node:
    """A decision that has been made, and what came of it for the seat that made it."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.offered: int = 0  # how often it could have been chosen
        self.reward: float = 0.0
        self.following: dict[int, Node] = {}

    def worth(self) -> float:
        """What has come of it, and a premium if it was tried seldom."""
        return self.reward / self.visits + CURIOSITY * math.sqrt(math.log(self.offered) / self.visits)


class Merits:
    """The mean and the spread of what a seat has come out with; rewards are between 0 and 1."""

    def __init__(self) -> None:
        self.count: float = 0.0
        self.mean: float = 0.0
        self.squares: float = 0.0

    def reward(self, merit: float) -> float:
        self.count += 1.0
        change = merit - self.mean
        self.mean += change / self.count
        self.squares += change * (merit - self.mean)
        spread = math.sqrt(self.squares / self.count)
        return 0.5 + 0.5 * math.tanh((merit - self.mean) / spread) if spread > 0.0 else 0.5


class SearchBot:
    """Tries until its time is up, or so many times if `tries` is given; one move in `loose` is left to chance."""

    def __init__(self, dice: Dice, tries: int = 0, loose: int = 0) -> None:
        self.dice: Dice = dice
        self.tries: int = tries
        self.loose: int = loose

    def choose(self, imagine: Imagine, seat: int, budget: float) -> int:
        """The move that was tried most. It is found on imagined states alone."""
        end = time.monotonic() + budget * CLOCK
        state = imagine(self.dice.split())
        moves = state.moves(seat)
        if len(moves) == 1 or (self.loose > 0 and self.dice.below(self.loose) == 0):
            return moves[self.dice.below(len(moves))]
        root = Node()
        merits = [Merits() for _ in state.merits()]
        tried = 0
        while tried == 0 or ((self.tries == 0 or tried < self.tries) and time.monotonic() < end):
            self._try(root, imagine(self.dice.split()), seat, merits)
            tried += 1
        best = moves[0]
        visits = -1
        for move, node in root.following.items():
            if node.visits > visits:
                best, visits = move, node.visits
        return best

    def _try(self, root: Node, state: State, seat: int, merits: list[Merits]) -> None:
        """Down the tree, one new node, and a random game to its end."""
        node = root
        path: list[Node] = []
        deciders: list[int] = []
        while True:
            seats = state.to_act()
            if not seats:
                break
            decider = seat if seat in seats else seats[0]
            fresh, following, move = self._descend(node, state.moves(decider))
            state.play(decider, move)
            if following is not None:
                node = following
                path.append(node)
                deciders.append(decider)
            if fresh:
                break
        self._play_out(state)
        rewards = [merits[number].reward(merit) for number, merit in enumerate(state.merits())]
        root.visits += 1
        place: i64 = 0
        while place < len(path):
            path[place].visits += 1
            path[place].reward += rewards[deciders[place]]
            place += 1

    def _descend(self, node: Node, moves: list[int]) -> tuple[bool, Node | None, int]:
        """Whether a node is new, the node, and its move; no node for a move to which there is no other."""
        if len(moves) == 1:
            return False, None, moves[0]
        known: list[int] = []
        for move in moves:
            if move in node.following:
                known.append(move)
                node.following[move].offered += 1
        if len(known) < len(moves) and len(known) < WIDTH * math.pow(node.visits + 1, GROWTH):
            move = moves[self.dice.below(len(moves))]
            while move in node.following:
                move = moves[self.dice.below(len(moves))]
            fresh = Node()
            fresh.offered = 1
            node.following[move] = fresh
            return True, fresh, move
        best = known[0]
        most = -1.0
        for move in known:
            worth = node.following[move].worth()
            if worth > most:
                best, most = move, worth
        return False, node.following[best], best

    def _play_out(self, state: State) -> None:
        seats = state.to_act()
        while seats:
            decider = seats[0]
            state.play(decider, state.random_move(decider, self.dice))
            seats = state.to_act()
