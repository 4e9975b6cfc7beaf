"""A bot that looks ahead: a tree of moves, tried over and over on imagined states.

The tree is open-loop: a node is what has been decided so far, whatever cards turned up in between, so one tree serves
all imagined states. Each decision in it is made for the seat that owes it, by what has turned out well for that seat.
Those who decide at once do not know of each other: each of them has a branch of its own.
Below the tree the game's guide plays on to the next quiet moment and says what is to be expected there; a guide that
knows nothing plays to the end. Rewards are measured by what was expected so far, such as the margin over the best
rival: no game needs a scale of its own.
"""

import math
import time
from typing import Final

from mypy_extensions import i64

from hain.bots.bot import Imagine
from hain.core.dice import Dice
from hain.core.guide import Guide
from hain.core.state import State, View

CURIOSITY: Final = 0.7  # how much a move is worth trying that has seldom been tried
WIDTH: Final = 2.0  # how many moves of a long list are tried: so many …
GROWTH: Final = 0.6  # … times the visits to this power
CLOCK: Final = 0.9  # of the budget is used for thinking, the rest is for the last try and the answer
CLOCK_AGAIN: Final = 0.2  # of the budget is used for a later decision of a turn that was thought through before
CHECK: Final = 64  # tries after which it is asked whether anything can still change
LOOK: Final = 1  # visits after which the moves at a node are put in order by a look at each
LEANING: Final = 0.3  # how much that look counts, against what came of so many visits


class Node:
    """A decision that has been made, and what came of it for the seat that made it."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.offered: int = 0  # how often it could have been chosen
        self.reward: float = 0.0
        self.leaning: float = 0.0
        self.following: dict[int, Node] = {}
        self.looks: dict[int, float] = {}  # what a look at each move promised
        self.others: dict[int, Node] = {}  # what seats decide that decide at once, and do not know of each other

    def aside(self, seat: int) -> "Node":
        """Where another seat stands that decides at the same time."""
        if seat not in self.others:
            self.others[seat] = Node()
        self.others[seat].visits += 1
        return self.others[seat]

    def worth(self) -> float:
        """What has come of it, and a premium if it was tried seldom."""
        tried = max(self.visits, 1)  # it may have been added in this very try
        return (
            self.reward / tried
            + CURIOSITY * math.sqrt(math.log(self.offered) / tried)
            + LEANING * self.leaning / (tried + 1)
        )


class Merits:
    """The mean and the spread of what a seat could expect; rewards are between 0 and 1."""

    def __init__(self) -> None:
        self.count: float = 0.0
        self.mean: float = 0.0
        self.squares: float = 0.0

    def add(self, merit: float) -> None:
        self.count += 1.0
        change = merit - self.mean
        self.mean += change / self.count
        self.squares += change * (merit - self.mean)

    def reward(self, merit: float) -> float:
        if self.squares <= 0.0:
            return 0.5
        return 0.5 + 0.5 * math.tanh((merit - self.mean) / math.sqrt(self.squares / self.count))


class SearchBot:
    """Tries until its time is up, or so many times if `tries` is given; one move in `loose` is left to chance."""

    def __init__(self, guide: Guide, dice: Dice, tries: int = 0, loose: int = 0) -> None:
        self.guide: Guide = guide
        self.dice: Dice = dice
        self.tries: int = tries
        self.loose: int = loose
        self.root: Node = Node()
        self.merits: list[Merits] = []
        self.expected: View = {}  # what the seat sees if its last move was followed by nothing else

    def choose(self, imagine: Imagine, seat: int, budget: float) -> int:
        """The move that was tried most. It is found on imagined states alone."""
        start = time.monotonic()
        state = imagine(self.dice.split())
        moves = self.guide.candidates(state, seat)
        if len(moves) == 1 or (self.loose > 0 and self.dice.below(self.loose) == 0):
            return moves[self.dice.below(len(moves))]
        self._take_root(state, seat)
        root = self.root
        end = start + budget * (CLOCK if root.visits == 0 else CLOCK_AGAIN)
        while root.visits == 0 or ((self.tries == 0 or root.visits < self.tries) and time.monotonic() < end):
            self._try(imagine(self.dice.split()), seat)
            if root.visits % CHECK == 0 and self._is_decided(start, end):
                break
        best = moves[0]
        visits = -1
        for move, node in root.following.items():
            if node.visits > visits and move in moves:
                best, visits = move, node.visits
        self._go_on_from(best, state, seat)
        return best

    def _is_decided(self, start: float, end: float) -> bool:
        """Whether no other move can be tried as often as the leading one in the tries that are left."""
        first = 0
        second = 0
        for node in self.root.following.values():
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        now = time.monotonic()
        left = float(self.tries - self.root.visits)
        if self.tries == 0:
            left = CHECK + self.root.visits * (end - now) / max(now - start, 1e-6)
        return first - second > left

    # one tree for the decisions of a turn

    def _take_root(self, state: State, seat: int) -> None:
        """The tree of the last decision, if nothing but this seat's own move has happened since."""
        if not self.expected or state.view(seat) != self.expected:
            self.root = Node()
            self.merits = [Merits() for _ in state.merits()]

    def _go_on_from(self, move: int, state: State, seat: int) -> None:
        self.expected = {}
        if move not in self.root.following:
            return
        state.play(seat, move)
        if seat in state.to_act():
            self.expected = state.view(seat)
            self.root = self.root.following[move]
            self.root.visits = sum([node.visits for node in self.root.following.values()])

    # tries

    def _try(self, state: State, seat: int) -> None:
        """Down the tree, one new node, and on to a quiet moment."""
        node = self.root
        places: dict[int, Node] = {}  # where each of those stands who decide at once
        beyond: list[int] = []  # those of them who have left what was tried before
        knowledge = state.knowledge
        path: list[Node] = []
        deciders: list[int] = []
        while True:
            seats = state.to_act()
            if not seats:
                break
            decider = seat if seat in seats else seats[0]
            if places and (decider not in places or state.knowledge != knowledge):
                reached = places.get(seat, node)
                if reached is not node or len(seats) == 1:
                    node = reached
                    places = {}
                    beyond = []
            if len(seats) > 1:
                knowledge = state.knowledge
                for other in seats:
                    if other not in places:
                        places[other] = node if other == seat else node.aside(other)
            if decider in beyond:
                state.play(decider, self.guide.quick_move(state, decider, self.dice))
                continue
            moves = self.guide.candidates(state, decider)
            if len(moves) == 1:
                state.play(decider, moves[0])
                continue
            fresh, following, move = self._descend(places.get(decider, node), state, decider, moves)
            state.play(decider, move)
            path.append(following)
            deciders.append(decider)
            if decider not in places:
                node = following
            else:
                places[decider] = following
            if fresh:
                if decider == seat or not places:
                    break
                beyond.append(decider)
        self._play_out(state)
        merits = self.guide.merits(state, len(self.merits))
        rewards: list[float] = []
        for number, merit in enumerate(merits):
            self.merits[number].add(merit)
            rewards.append(self.merits[number].reward(merit))
        self.root.visits += 1
        place: i64 = 0
        while place < len(path):
            path[place].visits += 1
            path[place].reward += rewards[deciders[place]]
            place += 1

    def _descend(self, node: Node, state: State, decider: int, moves: list[int]) -> tuple[bool, Node, int]:
        """Whether a node is new, the node, and its move."""
        known: list[int] = []
        for move in moves:
            if move in node.following:
                known.append(move)
                node.following[move].offered += 1
        if len(known) < len(moves) and len(known) < WIDTH * math.pow(node.visits + 1, GROWTH):
            move = self._next_move(node, state, decider, moves)
            fresh = Node()
            fresh.offered = 1
            fresh.leaning = node.looks.get(move, 0.0)
            node.following[move] = fresh
            return True, fresh, move
        best = known[0]
        most = -math.inf
        for move in known:
            worth = node.following[move].worth()
            if worth > most:
                best, most = move, worth
        return False, node.following[best], best

    def _next_move(self, node: Node, state: State, decider: int, moves: list[int]) -> int:
        """The most promising move that has not been tried; any of them as long as nobody has looked."""
        left = [move for move in moves if move not in node.following]
        if self.guide.is_blank() or (node.visits < LOOK and node is not self.root):
            return left[self.dice.below(len(left))]
        for move in moves:
            if move not in node.looks:
                node.looks[move] = self._look(state, decider, move)
                if move in node.following:
                    node.following[move].leaning = node.looks[move]
        best = left[0]
        for move in left:
            if node.looks[move] > node.looks[best]:
                best = move
        return best

    def _look(self, state: State, decider: int, move: int) -> float:
        """What a move promises at first sight."""
        twin = state.copy()
        twin.play(decider, move)
        merit = self.guide.merits(twin, len(self.merits))[decider]
        self.merits[decider].add(merit)
        return self.merits[decider].reward(merit) - 0.5

    def _play_out(self, state: State) -> None:
        seats = state.to_act()
        while seats and (self.guide.is_blank() or not self.guide.is_quiet(state)):
            decider = seats[0]
            state.play(decider, self.guide.quick_move(state, decider, self.dice))
            seats = state.to_act()
