"""What one seat knows of a state. Whatever people are shown is made from this and from nothing else.

A state makes it with `State.known`, which takes out all that the seat cannot know, once and for all: the functions that
write views, diagrams and positions for people take what is known, so that to show a secret is an error of types.
"""

from collections.abc import Callable

from hain.core.sheet import ScoreSheet

View = dict[str, object]
"""What one seat may know, as data ready for JSON."""

Words = Callable[[str, dict[str, str | int]], str]
"""Turns a message key and its details into words of some language."""

Span = tuple[str, str]
"""A piece of a text diagram: the text, and the name of a style ("" for none)."""


class Known:
    """The eyes of a seat (None: of an onlooker). Games subclass it; one that says nothing shows nothing."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def view(self) -> View:
        """As data, for a screen."""
        return {}

    def scores(self) -> list[ScoreSheet]:
        """The score sheets of all seats, as far as these eyes know what counts."""
        return []

    def places(self) -> dict[str, str]:
        """The key of every thing whose face these eyes see, and the key of the place where it lies, such as `hand:0`,
        `deck` or `space:d4`."""
        return {}

    def diagram(self, words: Words) -> list[list[Span]]:
        """As lines of styled text."""
        return []

    def position(self) -> str:
        """In the notation of the game's rules, with question marks for what is not known."""
        return ""
