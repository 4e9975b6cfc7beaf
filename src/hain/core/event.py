"""Something that happened because of a move."""

EventValue = str | int | list[str]


class Event:
    """One happening, as plain data: what, to which seat (None: to the whole table), and its particulars.

    >>> Event("planted", 0, space="c4")
    planted 0 space=c4
    """

    __slots__ = ("details", "kind", "seat")

    def __init__(self, kind: str, seat: int | None = None, **details: EventValue) -> None:
        self.kind = kind
        self.seat = seat
        self.details = details

    def data(self) -> dict[str, object]:
        """The event ready for JSON."""
        return {"kind": self.kind, "seat": self.seat, **self.details}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, str(self.details)))

    def __repr__(self) -> str:
        seat = "-" if self.seat is None else str(self.seat)
        return " ".join([self.kind, seat, *(f"{name}={value}" for name, value in self.details.items())])
