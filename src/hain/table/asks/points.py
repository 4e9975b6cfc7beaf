"""Points that a move brings, category by category."""

from hain.core.state import State

Gain = dict[str, int]
"""By category how many points more, or fewer; nothing of those that stay the same."""


def gain(before: State, after: State, seat: int) -> Gain:
    """What changes on the sheet of a seat, as far as it knows it."""
    return difference(sheet(before, seat), sheet(after, seat))


def sheet(state: State, seat: int) -> dict[str, int]:
    """The own sheet as its seat knows it: what counts may lie hidden with another. Nothing in a game that tells no
    points."""
    sheets = state.known(seat).scores()
    return sheets[seat].data() if sheets else {}


def difference(old: dict[str, int], new: dict[str, int]) -> Gain:
    """
    >>> difference({"glade": 3, "store": 2}, {"glade": 5, "store": 2})
    {'glade': 2}
    """
    return {name: points - old.get(name, 0) for name, points in new.items() if points != old.get(name, 0)}
