"""The terminal as a place to show a table on: styles, words and the few shapes that all commands share."""

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text
from rich.theme import Theme

from hain.core.errors import IllegalMove, Refused
from hain.core.event import Event
from hain.core.sheet import ScoreSheet
from hain.core.state import State
from hain.words import Words

PALETTE = Theme(
    {
        "ice": "bright_cyan",
        "moss": "green4",
        "stone": "grey62",
        "rose": "orchid",
        "gold": "gold3",
        "leaf": "chartreuse3",
        "bark": "orange4",
        "strong": "bold",
        "muted": "dim",
        "warn": "bold dark_orange3",
    }
)


LONG_LIST = 60


class Screen:
    """Speaks one language on one console; errors go to the standard error stream."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(theme=PALETTE, highlight=False)
        self.errors = Console(theme=PALETTE, highlight=False, stderr=True)

    def say(self, key: str, style: str = "", **details: str | int) -> None:
        self.console.print(Text(self.words(key, details), style))

    def table(self, state: State, seat: int | None) -> None:
        """The table as that seat may see it."""
        for line in state.diagram(self.words, seat):
            self.console.print(Text.assemble(*line), no_wrap=True, crop=False)

    def question(self, state: State, seat: int) -> None:
        """What is asked, with the words that may be typed if the game has a sentence with them."""
        question = state.question(seat)
        if question is not None:
            typed = f"{state.game}-typed-{question.kind}"
            key = typed if self.words.has(typed) else f"{state.game}-ask-{question.kind}"
            self.console.print(Text(self.words(key, question.details, state.game), "strong"))

    def moves(self, texts: list[str]) -> None:
        """The legal moves, numbered, in as many columns as fit; a long list by what the moves have in common."""
        if len(texts) > LONG_LIST:
            self._grouped_moves(texts)
            return
        width = len(str(len(texts)))
        items = [Text.assemble((f"{number:>{width}} ", "muted"), text) for number, text in enumerate(texts, 1)]
        self.console.print(Columns(items, padding=(0, 3), column_first=True))

    def _grouped_moves(self, texts: list[str]) -> None:
        groups: dict[str, list[str]] = {}
        for text in texts:
            start, _, last = text.rpartition(" ")
            groups.setdefault(start, []).append(last)
        for start, ends in groups.items():
            self.console.print(Text.assemble((f"{start} " if start else "", "strong"), " ".join(ends)))

    def events(self, game: str, events: list[Event]) -> None:
        """What happened, told as it is; whoever calls has taken out what the people here may not know."""
        for event in events:
            name = "" if event.seat is None else self.words("seat-person", {"seat": event.seat})
            self.console.print(Text("  " + self.words.event(game, event, name), "muted"))

    def scores(self, game: str, sheets: list[ScoreSheet], heads: list[str]) -> None:
        """A score sheet with one column per seat; categories in which nobody has points are left out."""
        grid = Grid(show_edge=False, pad_edge=False, header_style="bold")
        grid.add_column(self.words("score-category"))
        for head in heads:
            grid.add_column(head, justify="right")
        for category in sheets[0]:
            if any(sheet[category] for sheet in sheets):
                name = self.words(f"{game}-category-{category}")
                grid.add_row(name, *(str(sheet[category]) for sheet in sheets))
        grid.add_section()
        grid.add_row(self.words("score-total"), *(str(sheet.total) for sheet in sheets), style="bold")
        if sheets[0].beside:
            grid.add_section()
        for category in sheets[0].beside:
            name = self.words(f"{game}-category-{category}")
            grid.add_row(name, *(str(sheet.beside[category]) for sheet in sheets), style="muted")
        self.console.print(grid)

    def refuse(self, error: Refused) -> None:
        rule = f"{error.rule}: " if isinstance(error, IllegalMove) else ""
        self.errors.print(Text(rule + self.words.error(error), "warn"), soft_wrap=True)
