"""What can be chosen before a game begins."""

import re

from hain.core.errors import BadSetup
from hain.core.number import whole_number

OptionValue = str | int

VARIANT = "variant"
"""Changes the rules."""
GIVEN = "given"
"""Chooses what is played with, or who begins; the rules stay the same."""
ASIDE = "aside"
"""Does the same whatever else is chosen and however many play."""


class Option:
    """A named choice: one of some words, a whole number from a range, or also any text of a certain form.

    >>> Option("sun", ("n", "e", "s", "w"), "n").check("w")
    'w'
    >>> Option("turn_limit", range(50, 1001), 200).check("90")
    90
    >>> Option("boards", ("random",), "random", form="[1-4](,[1-4])*", example="2,1").check("4,1,3")
    '4,1,3'
    """

    __slots__ = ("default", "example", "form", "kind", "name", "rare", "seats", "values")

    def __init__(
        self,
        name: str,
        values: tuple[str, ...] | range,
        default: OptionValue,
        form: str = "",
        example: str = "",
        kind: str = VARIANT,
        seats: range | None = None,
        rare: bool = False,
    ) -> None:
        """`form` is a regular expression for further texts, and `example` shows people one of them; `seats`: it matters
        only if so many play; `rare`: few people look for it."""
        self.name = name
        self.values = values
        self.default = default
        self.form = form
        self.example = example
        self.kind = kind
        self.seats = seats
        self.rare = rare

    def check(self, value: object) -> OptionValue:
        """The value in its right type; anything that is not allowed raises BadSetup."""
        text = str(value)
        if isinstance(self.values, range):
            number = whole_number(text)
            if number is not None and number in self.values:
                return number
        elif text in self.values or (self.form and re.fullmatch(self.form, text)):
            return text
        raise BadSetup("error-option-value", option=self.name, value=text, allowed=self.allowed())

    def matters_to(self, seats: int) -> bool:
        """Whether it does anything for so many."""
        return self.seats is None or seats in self.seats

    def allowed(self) -> str:
        """The allowed values for people."""
        if isinstance(self.values, range):
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join([*self.values, *([f"{self.example} …"] if self.example else [])])

    def samples(self) -> list[OptionValue]:
        """Values that a test of every mode should try."""
        return [self.values[0], self.values[-1]] if isinstance(self.values, range) else list(self.values)
