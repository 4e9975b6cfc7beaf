"""Work that can be interrupted: a generator that stops after each small step, and returns what it has made."""

from collections.abc import Generator
from typing import TypeVar

Made = TypeVar("Made")

Steps = Generator[None, None, Made]


def done(steps: Steps[Made]) -> Made:
    """All of it at once, for whoever holds up nobody."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: Made = end.value
            return made
