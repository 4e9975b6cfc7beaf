"""What a seat or an onlooker knows of a table."""

from hain.core.known import Known, Span, View, Words
from hain.core.sheet import ScoreSheet
from hain.games.glade.state import GladeState


class GladeKnown(Known):
    """`table` is a twin of the state in which all is unknown that these eyes cannot see."""

    def __init__(self, state: GladeState, seat: int | None) -> None:
        super().__init__(seat)
        self.table = state.hidden_from(seat)
        self._places: dict[str, str] | None = None  # a view needs them, too

    def view(self) -> View:
        from hain.games.glade.view import view

        return view(self)

    def places(self) -> dict[str, str]:
        if self._places is None:
            from hain.games.glade.told.places import places

            self._places = places(self)
        return self._places

    def scores(self) -> list[ScoreSheet]:
        return self.table.scores()

    def diagram(self, words: Words) -> list[list[Span]]:
        from hain.games.glade.diagram import draw

        return draw(self, words)

    def position(self) -> str:
        from hain.games.glade.position import write

        return write(self.table)
