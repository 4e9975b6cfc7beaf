"""Turning toadstools from single to double (GLD-67 to GLD-70, GLD-85)."""

from hain.games.glade.forest import MARKED, paired, space_of, thing_of
from hain.games.glade.markers import toadstool
from hain.games.glade.moves import FLIP_ENCLOSURE, FLIP_GLADE, FLIP_STORE, kind_of
from hain.games.glade.seat import Seat


def singles(seats: list[Seat], glade: list[int], colour: int) -> list[tuple[int, int]]:
    """Where single toadstools of a colour lie, as `flip` moves with their number, in the order of GLD-85."""
    single = toadstool(colour, False)
    found = [(FLIP_GLADE + tile, 1) for tile, marker in enumerate(glade) if marker == single]
    own_first = [colour, *[seat for seat in range(len(seats)) if seat != colour]]
    for seat in own_first:
        held = len([marker for marker in seats[seat].store if marker == single])
        if held:
            found.append((FLIP_STORE + seat, held))
        for space, cell in enumerate(seats[seat].forest.cells):
            if cell == MARKED + single:
                found.append((FLIP_ENCLOSURE + paired(seat, space), 1))
    return found


def flip(seats: list[Seat], glade: list[int], colour: int, move: int) -> None:
    """Turn one single of that colour in the place that a `flip` move names."""
    single = toadstool(colour, False)
    double = toadstool(colour, True)
    kind = kind_of(move)
    what = move - kind
    if kind == FLIP_GLADE:
        glade[what] = double
    elif kind == FLIP_STORE:
        keeper = seats[what]
        keeper.spend(single)
        keeper.keep(double)
    else:
        seats[thing_of(what)].forest.mark(double, space_of(what))
