"""What a seat or an onlooker knows of a table."""

from hain.core.known import Known, Span, View, Words
from hain.core.sheet import ScoreSheet
from hain.games.earth.hidden import hide
from hain.games.earth.state import EarthState


class EarthKnown(Known):
    """`table` is a twin of the state in which all is unknown that these eyes cannot see."""

    def __init__(self, state: EarthState, seat: int | None) -> None:
        super().__init__(seat)
        self.table = hide(state, seat)

    def view(self) -> View:
        from hain.games.earth.view import view

        return view(self)

    def scores(self) -> list[ScoreSheet]:
        return self.table.scores()

    def places(self) -> dict[str, str]:
        from hain.games.earth.told.places import places

        return places(self)

    def diagram(self, words: Words) -> list[list[Span]]:
        from hain.games.earth.diagram import draw

        return draw(self, words)

    def position(self) -> str:
        from hain.games.earth.position import lines

        return "\n".join(lines(self.table))
