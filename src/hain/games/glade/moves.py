"""The moves of The Glade as numbers, and the verbs with which people write them (GLD-136).

Each kind has a block of numbers that begins with one of those below; inside it lie tiles, seats, or pairs with a space.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import lowest, only
from hain.core.grammar import Argument, Grammar, Kind, Verb
from hain.games.glade.forest import SPACE_BITS, Layout, paired
from hain.games.glade.markers import MARKERS
from hain.games.glade.seat import TOADSTOOLS
from hain.games.glade.sets import COPIES, TYPES

PLACE: Final = 0  # tile, space
CLAIM: Final = 8192  # tile
AT: Final = 8256  # seat, space
DONE: Final = 8768
END: Final = 8769
PASS: Final = 8770
FLIP_GLADE: Final = 8832  # tile
FLIP_STORE: Final = 8896  # seat
FLIP_ENCLOSURE: Final = 8960  # seat, space
ENCLOSE: Final = 16384  # marker, space
RESOLVE: Final = 32768  # first space, last space
LAST_MOVE: Final = RESOLVE + (1 << 2 * SPACE_BITS) - 1


# the numbers of all placements as ready objects: a turn lists hundreds of them, and making each anew would cost most
_PLACES: Final[list[object]] = list(range(CLAIM))


def append_places(moves: list[object], tiles: i64, space: i64) -> None:
    """Add the placement of each of these tiles on a space."""
    while tiles != 0:
        tile = lowest(tiles)
        tiles ^= only(tile)
        moves.append(_PLACES[paired(tile, space)])


def kind_of(move: i64) -> i64:
    """The number with which the block of a move begins."""
    if move < ENCLOSE:
        if move < CLAIM:
            return PLACE
        if move < DONE:
            return CLAIM if move < AT else AT
        if move < FLIP_GLADE:
            return move
        if move < FLIP_STORE:
            return FLIP_GLADE
        return FLIP_STORE if move < FLIP_ENCLOSURE else FLIP_ENCLOSURE
    return ENCLOSE if move < RESOLVE else RESOLVE


def grammar_of(layout: Layout) -> Grammar:
    """The moves on boards of this shape."""
    known = layout.grammar
    if known is None:
        known = _grammar(layout)
        layout.grammar = known
    return known


def _grammar(layout: Layout) -> Grammar:
    pair = 1 << SPACE_BITS
    space = Kind("space", layout.names, rule="GLD-11")
    tile = Kind("tile", TYPES, rule="GLD-6", copies=COPIES)
    marker = Kind("marker", MARKERS, copies=TOADSTOOLS)
    seat = Kind("seat", ("0", "1", "2", "3"))
    board = Argument(seat, pair, "owner")
    verbs = (
        Verb("place", PLACE, [Argument(tile, pair), Argument(space)], ["tile:{tile}", "space:{space}"]),
        Verb("claim", CLAIM, [Argument(tile)], ["glade:{tile}"]),
        Verb("at", AT, [board, Argument(space)], ["space:{at owner}{space}"]),
        Verb("done", DONE, closes=True),
        Verb("end", END),
        Verb("pass", PASS),
        Verb("flip glade", FLIP_GLADE, [Argument(tile)], ["glade:{tile}"]),
        Verb("flip store", FLIP_STORE, [Argument(seat, name="owner")], ["store:{owner}"]),
        Verb("flip enclosure", FLIP_ENCLOSURE, [board, Argument(space)], ["space:{at owner}{space}"]),
        Verb("enclose", ENCLOSE, [Argument(space), Argument(marker, pair)], ["space:{space}", "marker:{marker}"]),
        Verb(
            "resolve",
            RESOLVE,
            [Argument(space, pair, "first"), Argument(space, name="last")],
            ["space:{first}", "space:{last}"],
        ),
    )
    return Grammar("glade", "GLD-136", verbs)
