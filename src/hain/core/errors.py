"""What Hain refuses, and how it says so.

An error carries a message key and its details instead of a finished sentence, because people read it in three
languages. `str(error)` is the English sentence, or the key with its details where there are no words; a table shows the
same key in the language of whoever sits there.
"""

from collections.abc import Callable, Mapping
from typing import Union

Detail = Union[str, int, list[int], "Refused"]
Details = Mapping[str, Detail]
Speaker = Callable[["Refused"], str]


def bare(error: "Refused") -> str:
    """The form without any locale at hand: the key and what it is about."""
    return " ".join([error.key, *(f"{name}={value}" for name, value in error.details.items())])


_speaker: Speaker = bare


def speak_with(speaker: Speaker) -> None:
    """Let `speaker` turn errors into English sentences (the package does this once, when it is imported)."""
    global _speaker
    _speaker = speaker


class Refused(Exception):
    """Something was asked for that cannot be; nothing has changed."""

    def __init__(self, key: str, **details: Detail) -> None:
        super().__init__(key, details)
        self.key = key
        self.details: Details = details

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return _speaker(self)

    def __str__(self) -> str:
        return self.sentence

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuilt, (type(self), self.__dict__))


class IllegalMove(Refused):
    """A move that is not legal here: the rule that forbids it, and why."""

    def __init__(self, rule: str, key: str, **details: Detail) -> None:
        super().__init__(key, **details)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}"


class BadSetup(Refused):
    """A game that cannot be set up: unknown game, number of seats, option or seed."""


class BadPosition(Refused):
    """A position text that cannot be read."""


class BadRecord(Refused):
    """A record, or a saved state, that cannot be read or replayed."""


class BadData(Refused):
    """A game's data file that does not describe a playable game."""


def _rebuilt(kind: type[Refused], contents: dict[str, object]) -> Refused:
    error = kind.__new__(kind)
    error.__dict__.update(contents)
    return error
