"""How the points of a game went."""

from collections import OrderedDict

from hain.core.state import State
from hain.table.asks.moment import Eyes
from hain.table.line import Line
from hain.table.steps import Steps

REMEMBERED = 200


class Course:
    """The totals after every move as some eyes saw them; it grows with the game and starts anew after a take-back."""

    def __init__(self, line: Line, eyes: Eyes) -> None:
        self.eyes = eyes
        self.moves: list[tuple[int, str]] = []
        self.state: State = line.record.start(line.rules)
        self.totals = [totals(self.state, eyes)]

    def goes_on_with(self, moves: list[tuple[int, str]]) -> bool:
        return moves[: len(self.moves)] == self.moves

    def following(self, moves: list[tuple[int, str]]) -> Steps[None]:
        """Up to the last of these moves, a step for each."""
        for seat, text in moves[len(self.moves) :]:
            self.state.play(seat, self.state.move(seat, text))
            self.totals.append(totals(self.state, self.eyes))
            self.moves.append((seat, text))
            yield


class Courses:
    """Those that somebody has asked for, as far as they had come."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Eyes], Course] = OrderedDict()

    def of(self, table: str, line: Line, eyes: Eyes) -> Steps[Course]:
        """The course of a table up to now."""
        moves = list(line.record.moves)
        found = self._kept.pop((table, eyes), None)  # nobody else goes on with it meanwhile
        if found is None or not found.goes_on_with(moves):
            found = Course(line, eyes)
        yield from found.following(moves)
        self._kept[table, eyes] = found
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return found


def totals(state: State, eyes: Eyes) -> list[int]:
    """By seat, as these eyes know them."""
    return [sheet.total for sheet in state.known(eyes).scores()]
