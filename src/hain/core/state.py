"""The contract every game keeps: what a table can be asked, and what can be done to it."""

import hashlib
import json

from mypy_extensions import mypyc_attr

from hain.core.dice import Dice
from hain.core.errors import IllegalMove
from hain.core.event import Event
from hain.core.grammar import NO_MOVE, Grammar
from hain.core.known import Known, Span, View, Words
from hain.core.sheet import ScoreSheet

Saved = dict[str, object]
"""A whole state, hidden things included, as data ready for JSON."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table at one moment. Games implement all of it; the order below is the order to read in."""

    game: str
    knowledge: int

    def __init__(self, game: str) -> None:
        self.game = game
        self.knowledge = 0

    def to_act(self) -> list[int]:
        """The seats that owe a decision; empty when the game is over."""
        raise NotImplementedError

    def moves(self, seat: int) -> list[int]:
        """The legal decisions of that seat, now; empty when it owes none."""
        raise NotImplementedError

    def forced(self, seat: int) -> int | None:
        """The only legal move of that seat, if everybody who looks on knows from what all can see that it has no other.
        None says nothing: a game may leave it to people to make such a move."""
        return None

    def random_move(self, seat: int, dice: Dice) -> int:
        """`moves(seat)[dice.below(n)]`, with n their number; games with long lists may find it without listing them."""
        moves = self.moves(seat)
        return moves[dice.below(len(moves))]

    def allows(self, seat: int, move: int) -> bool:
        """Whether `moves` lists this move; games may know it without listing them."""
        return move in self.moves(seat)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why a move is not legal for that seat now: the rule that forbids it, and the reason."""
        raise NotImplementedError

    def play(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        """Carry out a legal move and what follows by itself; any other raises IllegalMove and changes nothing."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent twin."""
        raise NotImplementedError

    def scores(self) -> list[ScoreSheet]:
        """The score sheet of every seat so far; final when the game is over."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of every seat, from 1; tied as the rules say."""
        raise NotImplementedError

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that win or lose together with this one, itself included."""
        return (seat,)

    def merits(self) -> list[float]:
        """What every seat wants to be large: the points of its side less those of the best other side; alone, its
        points or whatever else the solo game is won by."""
        return self.compared([float(sheet.total) for sheet in self.scores()])

    def compared(self, points: list[float]) -> list[float]:
        """How much more each side has than the best other one, if the seats have these points."""
        sides = [sum([points[mate] for mate in self.side(seat)]) for seat in range(len(points))]
        found: list[float] = []
        for seat, own in enumerate(sides):
            rivals = [sides[other] for other in range(len(sides)) if other not in self.side(seat)]
            found.append(own - max(rivals) if rivals else own)
        return found

    def known(self, seat: int | None) -> Known:
        """What that seat knows (None: an onlooker); whatever people are shown is made from it."""
        return Known(seat)

    def view(self, seat: int | None) -> View:
        """What that seat knows, as data."""
        return self.known(seat).view()

    def diagram(self, words: Words, seat: int | None) -> list[list[Span]]:
        """What that seat knows, as lines of styled text."""
        return self.known(seat).diagram(words)

    def eyes(self, seat: int | None) -> int | None:
        """A seat that sees the very same (None: an onlooker); where nothing is hidden from anybody, None for all."""
        return seat

    def imagine(self, seat: int, dice: Dice) -> "State":
        """A state which that seat cannot tell from this one: all it cannot know is dealt anew, the dice too."""
        raise NotImplementedError

    def grammar(self) -> Grammar:
        """The verbs of the moves, and what their arguments may be on these boards and with these cards."""
        raise NotImplementedError

    def text(self, move: int) -> str:
        """A move as people write it, such as `plant c4`; the empty text for a number that is no move."""
        return self.grammar().text(move)

    def read(self, text: str) -> int:
        """The move with this text, legal or not; raises IllegalMove if it is none at all."""
        clean = " ".join(text.split())
        move = self.grammar().number(clean)
        if move == NO_MOVE:
            raise self.misread(clean)
        return move

    def move(self, seat: int, text: str) -> int:
        """The legal move of that seat with this text; raises IllegalMove with the reason if there is none."""
        move = self.read(text)
        if not self.allows(seat, move):
            raise self.refusal(seat, move)
        return move

    def misread(self, text: str) -> IllegalMove:
        """Why a text is no move at all, which no state has."""
        return self.grammar().misread(text)

    def question(self, seat: int) -> Event | None:
        """What that seat is asked now: the kind and details of a message for people; None if it owes nothing."""
        raise NotImplementedError

    def save(self) -> Saved:
        """Everything, also in the middle of an effect; `Rules.load` brings it back."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole table, hidden things included, in the notation of the game's rules."""
        raise NotImplementedError

    def pieces(self) -> dict[str, int]:
        """How many of everything that can be neither made nor lost there are, summed over all places."""
        raise NotImplementedError

    def outcome(self) -> Event | None:
        """How a game ended that nobody wins, such as a solo game, as a message for people; None for any other."""
        return None

    def fingerprint(self) -> str:
        """A hash of everything: equal for equal states, on any machine, compiled or not."""
        canonical = json.dumps(self.save(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return self.save() == other.save()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        raise TypeError("a state changes while it is played: use fingerprint()")
