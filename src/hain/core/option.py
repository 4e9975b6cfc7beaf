"""What can be chosen before a game begins."""

from hain.core.errors import BadSetup

OptionValue = str | int


class Option:
    """A named choice: one of some words, or a whole number from a range.

    >>> Option("sun", ("n", "e", "s", "w"), "n").check("w")
    'w'
    >>> Option("turn_limit", range(50, 1001), 200).check("90")
    90
    """

    __slots__ = ("default", "name", "values")

    def __init__(self, name: str, values: tuple[str, ...] | range, default: OptionValue) -> None:
        self.name = name
        self.values = values
        self.default = default

    def check(self, value: object) -> OptionValue:
        """The value in its right type; anything that is not allowed raises BadSetup."""
        if isinstance(self.values, range):
            text = str(value)
            if text.isdecimal() and int(text) in self.values:
                return int(text)
        elif isinstance(value, str) and value in self.values:
            return value
        raise BadSetup("error-option-value", option=self.name, value=str(value), allowed=self.allowed())

    def allowed(self) -> str:
        """The allowed values for people."""
        if isinstance(self.values, range):
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(self.values)

    def samples(self) -> list[OptionValue]:
        """Values that a test of every mode should try."""
        return [self.values[0], self.values[-1]] if isinstance(self.values, range) else list(self.values)
