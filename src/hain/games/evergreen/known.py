"""What a seat or an onlooker knows of a table."""

from hain.core.known import Known, Span, View, Words
from hain.core.sheet import ScoreSheet
from hain.games.evergreen.state import EvergreenState


class EvergreenKnown(Known):
    """`table` is a twin of the state in which all is unknown that these eyes cannot see."""

    def __init__(self, state: EvergreenState, seat: int | None) -> None:
        super().__init__(seat)
        self.table = state.hidden()

    def view(self) -> View:
        from hain.games.evergreen.view import view

        return view(self)

    def places(self) -> dict[str, str]:
        from hain.games.evergreen.told.places import places

        return places(self)

    def scores(self) -> list[ScoreSheet]:
        return self.table.scores()

    def diagram(self, words: Words) -> list[list[Span]]:
        from hain.games.evergreen.diagram import draw

        return draw(self, words)

    def position(self) -> str:
        from hain.games.evergreen.position import write

        return write(self.table)
