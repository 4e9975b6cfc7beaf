"""Something that happened because of a move."""

EventValue = str | int | list[str]


class Event:
    """One happening, as plain data: what, to which seat (None: to the whole table), and its particulars.

    >>> Event("planted", 0, space="c4")
    planted 0 space=c4

    What only some seats may know is a fuller event, kept beside the one that all may know:

    >>> event = Event("drew", 0, count=2).told((0,), Event("drew_cards", 0, cards=["e33", "e45"]))
    >>> event.seen_by(1), event.seen_by(0)
    (drew 0 count=2, drew_cards 0 cards=['e33', 'e45'])
    """

    __slots__ = ("details", "fuller", "kind", "knowers", "seat")

    def __init__(self, kind: str, seat: int | None = None, **details: EventValue) -> None:
        self.kind = kind
        self.seat = seat
        self.details = details
        self.fuller: Event | None = None
        self.knowers: tuple[int, ...] = ()

    def told(self, seats: tuple[int, ...], fuller: "Event") -> "Event":
        """The same event, of which these seats know more."""
        self.knowers = seats
        self.fuller = fuller
        return self

    def seen_by(self, seat: int | None) -> "Event":
        """The event as that seat (None: an onlooker) may know it."""
        if self.fuller is not None:
            if seat in self.knowers:
                return self.fuller
            public = Event(self.kind, self.seat)
            public.details = self.details
            return public
        return self

    def data(self) -> dict[str, object]:
        """The event ready for JSON, as all may know it."""
        return {"kind": self.kind, "seat": self.seat, **self.details}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return (self.data(), self.knowers, self.fuller) == (other.data(), other.knowers, other.fuller)

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, str(self.details)))

    def __repr__(self) -> str:
        seat = "-" if self.seat is None else str(self.seat)
        text = " ".join([self.kind, seat, *(f"{name}={value}" for name, value in self.details.items())])
        if self.fuller is None:
            return text
        return f"{text} ({', '.join(map(str, self.knowers))}: {self.fuller})"
