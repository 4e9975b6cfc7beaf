"""The moves of The Glade as numbers, and their texts.

Each kind has a block of numbers; inside it, things are packed seven bits at a time: no board has more than 81 spaces.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import lowest, only
from hain.games.glade.forest import NO_SPACE, Layout
from hain.games.glade.markers import MARKERS
from hain.games.glade.sets import TYPES

CLAIM: Final = 8192  # tile; all below are placements, tile * 128 + space
AT: Final = 8256  # seat * 128 + space
DONE: Final = 8768
END: Final = 8769
PASS: Final = 8770
FLIP_GLADE: Final = 8832  # tile
FLIP_STORE: Final = 8896  # seat
FLIP_ENCLOSURE: Final = 8960  # seat * 128 + space
ENCLOSE: Final = 16384  # marker * 128 + space
RESOLVE: Final = 32768  # first space * 128 + last space
LAST_MOVE: Final = RESOLVE + 128 * 128 - 1

NO_MOVE: Final = -1

_ALONE: Final = {"done": DONE, "end": END, "pass": PASS}


# the numbers of all placements as ready objects: a turn lists hundreds of them, and making each anew would cost most
_PLACES: Final[list[object]] = list(range(CLAIM))


def append_places(moves: list[object], tiles: i64, space: i64) -> None:
    """Add the placement of each of these tiles on a space."""
    while tiles != 0:
        tile = lowest(tiles)
        tiles ^= only(tile)
        moves.append(_PLACES[tile * 128 + space])


def text_of(move: int, layout: Layout) -> str:
    """A move as people write it; the empty text for a number that is no move."""
    for word, number in _ALONE.items():
        if move == number:
            return word
    space = move & 127
    name = layout.names[space] if space < layout.spaces else ""
    if 0 <= move < CLAIM:
        return f"place {TYPES[move >> 7]} {name}" if name else ""
    if CLAIM <= move < AT:
        return f"claim {TYPES[move - CLAIM]}"
    if AT <= move < DONE:
        return _on_board("at", move - AT, layout)
    if FLIP_GLADE <= move < FLIP_STORE:
        return f"flip glade {TYPES[move - FLIP_GLADE]}"
    if FLIP_STORE <= move < FLIP_STORE + 4:
        return f"flip store {move - FLIP_STORE}"
    if FLIP_ENCLOSURE <= move < FLIP_ENCLOSURE + 4 * 128:
        return _on_board("flip enclosure", move - FLIP_ENCLOSURE, layout)
    if ENCLOSE <= move < ENCLOSE + len(MARKERS) * 128:
        return f"enclose {name} {MARKERS[(move - ENCLOSE) >> 7]}" if name else ""
    if RESOLVE <= move <= LAST_MOVE:
        first = (move - RESOLVE) >> 7
        return f"resolve {layout.names[first]} {name}" if name and first < layout.spaces else ""
    return ""


def _on_board(words: str, packed: int, layout: Layout) -> str:
    space = packed & 127
    return f"{words} {packed >> 7} {layout.names[space]}" if space < layout.spaces else ""


def move_of(text: str, layout: Layout) -> int:
    """The number of a move text, or NO_MOVE."""
    if text in _ALONE:
        return _ALONE[text]
    words = text.split(" ")
    kind = " ".join(words[:2]) if words[0] == "flip" else words[0]
    things = words[2:] if words[0] == "flip" else words[1:]
    if kind in ("claim", "flip glade") and len(things) == 1 and things[0] in TYPES:
        return (CLAIM if kind == "claim" else FLIP_GLADE) + TYPES.index(things[0])
    if kind == "flip store" and len(things) == 1 and things[0] in ("0", "1", "2", "3"):
        return FLIP_STORE + int(things[0])
    if len(things) != 2:
        return NO_MOVE
    one, two = things
    if kind == "place" and one in TYPES and layout.find(two) != NO_SPACE:
        return TYPES.index(one) * 128 + layout.find(two)
    if kind in ("at", "flip enclosure") and one in ("0", "1", "2", "3") and layout.find(two) != NO_SPACE:
        return (AT if kind == "at" else FLIP_ENCLOSURE) + int(one) * 128 + layout.find(two)
    if kind == "enclose" and layout.find(one) != NO_SPACE and two in MARKERS:
        return ENCLOSE + MARKERS.index(two) * 128 + layout.find(one)
    if kind == "resolve" and layout.find(one) != NO_SPACE and layout.find(two) != NO_SPACE:
        return RESOLVE + layout.find(one) * 128 + layout.find(two)
    return NO_MOVE
