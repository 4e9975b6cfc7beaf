"""The flow of Berries: in turn, everybody picks one to three berries from a bush."""

from hain.core.dice import Dice
from hain.core.errors import IllegalMove
from hain.core.event import Event
from hain.core.grammar import Argument, Grammar, Kind, Verb
from hain.core.known import Known, Span, View, Words
from hain.core.seed import dice_data
from hain.core.sheet import ScoreSheet
from hain.core.state import Saved, State

BUSHES = ("red", "blue", "black")
MOST = 3
COUNTS = tuple(str(count + 1) for count in range(MOST))
PICK = Verb("pick", 0, [Argument(Kind("bush", BUSHES), MOST), Argument(Kind("count", COUNTS))], ["bush:{bush}"])
GRAMMAR = Grammar("berries", "BER-1", [PICK])


class BerriesState(State):
    def __init__(self, bushes: list[int], berries: list[int], extra: list[int], turn: int, dice: Dice) -> None:
        super().__init__("berries")
        self.bushes, self.berries, self.extra = list(bushes), list(berries), list(extra)
        self.turn = turn
        self.dice = dice

    def to_act(self) -> list[int]:
        return [self.turn] if any(self.bushes) else []

    def moves(self, seat: int) -> list[int]:
        if seat not in self.to_act():
            return []
        return [bush * MOST + n for bush, left in enumerate(self.bushes) for n in range(min(left, MOST))]

    def play(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        if not self.allows(seat, move):
            raise self.refusal(seat, move)
        bush, count = divmod(move, MOST)
        self.bushes[bush] -= count + 1
        self.berries[seat] += count + 1
        self.extra[seat] += not self.bushes[bush]
        self.turn = (seat + 1) % len(self.berries)
        if log is not None:
            log.append(Event("picked", seat, bush=BUSHES[bush], count=count + 1))

    def copy(self) -> "BerriesState":
        return BerriesState(self.bushes, self.berries, self.extra, self.turn, self.dice.copy())

    def scores(self) -> list[ScoreSheet]:
        return [ScoreSheet({"berries": own, "extra": more}) for own, more in zip(self.berries, self.extra)]

    def ranking(self) -> list[int]:
        totals = [sheet.total for sheet in self.scores()]
        return [1 + sum(other > own for other in totals) for own in totals]

    def known(self, seat: int | None) -> Known:
        return BerriesKnown(self, seat)

    def eyes(self, seat: int | None) -> int | None:
        return None

    def imagine(self, seat: int, dice: Dice) -> State:
        twin = self.copy()
        twin.dice = dice
        return twin

    def grammar(self) -> Grammar:
        return GRAMMAR

    def allows(self, seat: int, move: int) -> bool:
        return move in self.moves(seat)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        return IllegalMove("BER-1", "berries-illegal")

    def question(self, seat: int) -> Event | None:
        return Event("pick", seat) if seat in self.to_act() else None

    def save(self) -> Saved:
        return {"game": self.game, "bushes": list(self.bushes), "berries": list(self.berries),
                "extra": list(self.extra), "turn": self.turn, "dice": dice_data(self.dice)}  # fmt: skip

    def position(self) -> str:
        return "\n".join(" ".join(map(str, row)) for row in (self.bushes, self.berries, self.extra, [self.turn]))

    def pieces(self) -> dict[str, int]:
        return {"berry": sum(self.bushes) + sum(self.berries)}


class BerriesKnown(Known):
    """Nothing is hidden."""

    def __init__(self, state: BerriesState, seat: int | None) -> None:
        super().__init__(seat)
        self.state = state

    def view(self) -> View:
        seats = [{"score": sheet.total, "sheet": sheet.data()} for sheet in self.scores()]
        bushes = [{"bush": bush, "left": left} for bush, left in zip(BUSHES, self.state.bushes)]
        return {"phase": "pick" if any(self.state.bushes) else "over", "bushes": bushes, "seats": seats,
                "ranking": self.state.ranking()}  # fmt: skip

    def scores(self) -> list[ScoreSheet]:
        return self.state.scores()

    def diagram(self, words: Words) -> list[list[Span]]:
        return [
            [(words(f"berries-bush-{bush}", {}) + " ", "strong"), ("o" * left, "rose")]
            for bush, left in zip(BUSHES, self.state.bushes)
        ]

    def position(self) -> str:
        return self.state.position()


def laid_out(text: str, dice: Dice) -> BerriesState:
    bushes, berries, extra, turn = [[int(word) for word in line.split()] for line in text.splitlines()]
    return BerriesState(bushes, berries, extra, turn[0], dice)
