"""A bot that looks ahead: a tree of moves, tried over and over on imagined states.

The tree is open-loop: a node is what has been decided so far, whatever cards turned up in between, so one tree serves
all imagined states. Each decision in it is made for the seat that owes it, by what has turned out well for that seat.
Those who decide at once do not know of each other: each of them has a branch of its own.
Below the tree the game's guide plays on to a quiet moment and says what is to be expected there; a guide that knows
nothing plays to the end. What counts is the margin over the best rival, measured by how much it differs between tries:
no game needs a scale of its own. At the root the moves that look best are compared on the same imagined states, and
half of them drop out after each round, so that most tries go to those in contention.
"""

import gc
import math
import time
from typing import Final

from mypy_extensions import i64

from hain.bots.bot import Imagine
from hain.core.dice import Dice
from hain.core.guide import Guide
from hain.core.known import View
from hain.core.state import State

CONTENDERS: Final = 16  # moves that are compared at most, half of them round after round
FEWEST: Final = 4  # tries for each of them at least, if the tries are few
CHECK: Final = 8  # tries for each of them after which it is asked whether one is clearly the best
CLEAR: Final = 4.0  # a lead of so many standard errors is clear
CURIOSITY: Final = 0.3  # how much a move is worth trying that has seldom been tried
WIDTH: Final = 2.0  # how many moves of a long list are tried: so many …
GROWTH: Final = 0.4  # … times the visits to this power
CLOCK: Final = 0.9  # of the budget is used for thinking, the rest is for the last try and the answer
CLOCK_AGAIN: Final = 0.2  # of the budget is used for a later decision of a turn that was thought through before
LOOK: Final = 1  # visits after which the moves at a node are put in order by a look at each
LEANING: Final = 0.3  # how much that look counts, against what came of so many visits


class Node:
    """A decision that has been made, and what came of it for the seat that made it."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.offered: int = 0  # how often it could have been chosen
        self.merit: float = 0.0  # of all visits together
        self.squares: float = 0.0  # of the merits
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

    def mean(self) -> float:
        return self.merit / max(self.visits, 1)

    def error(self) -> float:
        """The square of the standard error of the mean."""
        tried = max(self.visits, 1)
        return max(self.squares / tried - self.mean() * self.mean(), 0.0) / tried

    def worth(self, merits: "Merits") -> float:
        """What has come of it, and a premium if it was tried seldom."""
        tried = max(self.visits, 1)  # it may have been added in this very try
        return (
            merits.measured(self.mean())
            + CURIOSITY * math.sqrt(math.log(self.offered) / tried)
            + LEANING * self.leaning / (tried + 1)
        )


class Merits:
    """The mean and the spread of what a seat could expect: other merits are measured by them."""

    def __init__(self) -> None:
        self.count: float = 0.0
        self.mean: float = 0.0
        self.squares: float = 0.0

    def add(self, merit: float) -> None:
        self.count += 1.0
        change = merit - self.mean
        self.mean += change / self.count
        self.squares += change * (merit - self.mean)

    def measured(self, merit: float) -> float:
        """Nearly all between -1 and 1."""
        if self.squares <= 0.0:
            return 0.0
        return 0.5 * (merit - self.mean) / math.sqrt(self.squares / self.count)


class SearchBot:
    """Tries until its time is up, or so many times if `tries` is given; one move in `loose` is left to chance."""

    def __init__(self, guide: Guide, dice: Dice, tries: int = 0, loose: int = 0) -> None:
        self.guide: Guide = guide
        self.dice: Dice = dice
        self.tries: int = tries
        self.loose: int = loose
        self.end: float = 0.0  # when the time is up
        self.root: Node = Node()
        self.merits: list[Merits] = []
        self.expected: View = {}  # what the seat sees if its last move was followed by nothing else

    def choose(self, imagine: Imagine, seat: int, budget: float) -> int:
        """The move of which most has come. It is found on imagined states alone."""
        start = time.monotonic()
        state = imagine(self.dice.split())
        moves = self.guide.candidates(state, seat)
        if len(moves) == 1 or (self.loose > 0 and self.dice.below(self.loose) == 0):
            return moves[self.dice.below(len(moves))]
        collecting = gc.isenabled()
        gc.disable()  # a tree is large, and nothing in it is waste as long as it stands
        try:
            self._take_root(state, seat)
            self.end = start + budget * (CLOCK if self.root.visits == 0 else CLOCK_AGAIN)
            best = self._best_of(self._contenders(state, seat, moves), imagine, seat)
            self._go_on_from(best, state, seat)
        finally:
            if collecting:
                gc.enable()
        return best

    # the moves in contention

    def _contenders(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """The moves that were tried most in the tree that was kept, then those that look best."""
        root = self.root
        if self.guide.is_blank():
            self.dice.shuffle(moves)
        else:
            self._look_around(root, state, seat, moves)
        ranked: list[tuple[int, float, int]] = []
        for place, move in enumerate(moves):
            visits = root.following[move].visits if move in root.following else 0
            ranked.append((-visits, -root.looks.get(move, -math.inf), place))
        ranked.sort()
        most = CONTENDERS
        if self.tries > 0:
            most = max(2, min(CONTENDERS, (self.tries - root.visits) // FEWEST))
        found: list[int] = []
        for _, _, place in ranked[:most]:
            found.append(moves[place])
            if moves[place] not in root.following:
                root.following[moves[place]] = Node()
        return found

    def _best_of(self, moves: list[int], imagine: Imagine, seat: int) -> int:
        """Round after round, of equal length, the better half of the moves stays in contention."""
        rounds = 1
        while 1 << rounds < len(moves):
            rounds += 1
        tries = max(self.tries - self.root.visits, 0)
        begin = time.monotonic()
        for number in range(rounds):
            end = begin + (self.end - begin) * (number + 1) / rounds
            self._compare(moves, imagine, seat, tries // rounds, end)
            moves = self._in_order(moves)
            if self._is_clear(moves):
                break
            if number + 1 < rounds:
                moves = moves[: (len(moves) + 1) // 2]
        return moves[0]

    def _compare(self, moves: list[int], imagine: Imagine, seat: int, tries: int, end: float) -> None:
        """Try each move on the same imagined states: what chance brings is the same for all of them."""
        done = 0
        while self.tries == 0 or done + len(moves) <= tries or self.root.visits == 0:
            dice = self.dice.split()
            for move in moves:
                if self.root.visits > 0 and time.monotonic() >= end:
                    return
                self._try(imagine(dice.copy()), seat, move)
            done += len(moves)
            if done % (CHECK * len(moves)) == 0 and self._is_clear(moves):
                return

    def _in_order(self, moves: list[int]) -> list[int]:
        """The best first, by what came of the tries, with the look as if it were one of them."""
        nodes = [self.root.following[move] for move in moves]
        visits = sum([node.visits for node in nodes])
        level = sum([node.merit for node in nodes]) / max(visits, 1)
        looks = [self.root.looks[move] for move in moves if move in self.root.looks]
        middle = sum(looks) / max(len(looks), 1)
        ranked: list[tuple[float, int]] = []
        for place, node in enumerate(nodes):
            promise = level + self.root.looks.get(moves[place], middle) - middle
            mean = (node.merit + promise) / (node.visits + 1)
            ranked.append((-mean if node.visits > 0 else math.inf, place))
        ranked.sort()
        return [moves[place] for _, place in ranked]

    def _is_clear(self, moves: list[int]) -> bool:
        """Whether one of the moves is so far ahead that the tries that are left would hardly change it."""
        best = self.root.following[moves[0]]
        for move in moves:
            if self.root.following[move].mean() > best.mean():
                best = self.root.following[move]
        for move in moves:
            node = self.root.following[move]
            if node.visits < CHECK:
                return False
            lead = best.mean() - node.mean()
            if node is not best and lead * lead <= CLEAR * CLEAR * (best.error() + node.error()):
                return False
        return True

    # one tree for the decisions of a turn

    def _take_root(self, state: State, seat: int) -> None:
        """The tree of the last decision, if nothing but this seat's own move has happened since."""
        if not self.expected or state.view(seat) != self.expected:
            self.root = Node()
            self.merits = [Merits() for _ in state.merits()]

    def _go_on_from(self, move: int, state: State, seat: int) -> None:
        """What may be of use for the next decision is kept, the rest is let go."""
        kept = self.root.following[move]
        self.root = Node()
        self.expected = {}
        state.play(seat, move)
        if seat in state.to_act():
            self.expected = state.view(seat)
            self.root = kept
            self.root.visits = sum([node.visits for node in self.root.following.values()])

    # tries

    def _try(self, state: State, seat: int, first: int) -> None:
        """Down the tree from a first move, one new node, and on to a quiet moment."""
        node = self.root
        places: dict[int, Node] = {}  # where each of those stands who decide at once
        beyond: list[int] = []  # those of them who have left what was tried before
        knowledge = state.knowledge
        path: list[Node] = []
        deciders: list[int] = []
        quiet: i64 = 0  # moments that have passed
        while True:
            seats = state.to_act()
            if not seats:
                break
            if path and self.guide.is_quiet(state):
                quiet += 1
                if quiet >= self.guide.depth:
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
            if not path:
                following, move = self.root.following[first], first
                fresh = following.visits == 0
            else:
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
        self._play_out(state, quiet)
        merits = self.guide.merits(state, len(self.merits))
        for number, merit in enumerate(merits):
            self.merits[number].add(merit)
        self.root.visits += 1
        place: i64 = 0
        while place < len(path):
            path[place].visits += 1
            path[place].merit += merits[deciders[place]]
            path[place].squares += merits[deciders[place]] * merits[deciders[place]]
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
            if move in node.looks:
                fresh.leaning = self.merits[decider].measured(node.looks[move])
            node.following[move] = fresh
            return True, fresh, move
        best = known[0]
        most = -math.inf
        merits = self.merits[decider]
        for move in known:
            worth = node.following[move].worth(merits)
            if worth > most:
                best, most = move, worth
        return False, node.following[best], best

    def _next_move(self, node: Node, state: State, decider: int, moves: list[int]) -> int:
        """The most promising move that has not been tried; any of them as long as nobody has looked."""
        left = [move for move in moves if move not in node.following]
        if self.guide.is_blank() or node.visits < LOOK:
            return left[self.dice.below(len(left))]
        self._look_around(node, state, decider, moves)
        best = left[0]
        most = -math.inf
        for move in left:
            promise = node.looks.get(move, -math.inf)
            if promise > most:
                best, most = move, promise
        return best

    def _look_around(self, node: Node, state: State, decider: int, moves: list[int]) -> None:
        """A look at every move, as long as there is time."""
        for move in moves:
            if move not in node.looks:
                node.looks[move] = self._look(state, decider, move)
                if move in node.following:
                    node.following[move].leaning = self.merits[decider].measured(node.looks[move])
                if time.monotonic() >= self.end:
                    return

    def _look(self, state: State, decider: int, move: int) -> float:
        """What a move promises at first sight."""
        twin = state.copy()
        twin.play(decider, move)
        merit = self.guide.merits(twin, len(self.merits))[decider]
        self.merits[decider].add(merit)
        return merit

    def _play_out(self, state: State, quiet: i64) -> None:
        """Quick moves to the moment at which the guide is asked, so many quiet ones after the decision."""
        seats = state.to_act()
        counted = quiet > 0 and quiet >= self.guide.depth  # this one has been
        while seats:
            if not self.guide.is_blank() and self.guide.is_quiet(state):
                if not counted:
                    quiet += 1
                counted = False
                if quiet >= self.guide.horizon:
                    return
            decider = seats[0]
            state.play(decider, self.guide.quick_move(state, decider, self.dice))
            seats = state.to_act()
