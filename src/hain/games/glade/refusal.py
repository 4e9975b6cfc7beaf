"""Why a move is not legal: the rule that forbids it and the reason, found only when somebody asks."""

from hain.core.errors import IllegalMove
from hain.games.glade.forest import EMPTY
from hain.games.glade.markers import MARKERS, NO_MARKER, colour_of
from hain.games.glade.seat import Seat
from hain.games.glade.sets import TYPES
from hain.games.glade.state import (
    BONUS,
    CLAIMING,
    EXTRA,
    FINISHED,
    FLIPPING,
    LAYING,
    MAIN,
    MOST_LAID,
    PHASES,
    RESOLVING,
    GladeState,
)

_WHAT_NOW = {
    MAIN: ("GLD-41", "glade-now-main"),
    LAYING: ("GLD-47", "glade-now-laying"),
    CLAIMING: ("GLD-76", "glade-now-claiming"),
    RESOLVING: ("GLD-72", "glade-now-resolving"),
    FLIPPING: ("GLD-69", "glade-now-flipping"),
    EXTRA: ("GLD-39", "glade-now-extra"),
    BONUS: ("GLD-94", "glade-now-bonus"),
}


def refusal(state: GladeState, seat: int, move: int) -> IllegalMove:
    """The error for a move that `state` does not allow."""
    if not 0 <= seat < len(state.seats):
        return IllegalMove("GLD-1", "glade-no-seat", seat=seat, last=len(state.seats) - 1)
    parts = state.grammar().apart(move)
    if parts is None:
        return state.misread(str(move))
    if state.phase == FINISHED:
        return IllegalMove("GLD-105", "glade-game-over")
    if seat != state.active:
        return IllegalMove("GLD-40", "glade-not-your-turn", active=state.active)
    player = state.seats[seat]
    verb, numbers = parts.verb, parts.numbers
    if verb == "place" and state.phase in (MAIN, LAYING, BONUS):
        return _refused_tile(state, player, tile=numbers[0], space=numbers[1])
    if verb == "claim" and state.phase == MAIN:
        return _refused_claim(state, player, tile=numbers[0])
    if verb == "at" and state.phase == CLAIMING:
        return _refused_destination(state, player, board=numbers[0], space=numbers[1])
    if verb == "enclose":
        return _refused_enclosure(state, player, space=numbers[0], marker=numbers[1])
    if verb == "pass" and state.phase == MAIN:
        return IllegalMove("GLD-49", "glade-not-stuck")
    if verb == "done" and state.phase == MAIN:
        return IllegalMove("GLD-48", "glade-nothing-laid")
    if verb == "end" and state.phase == MAIN:
        return IllegalMove("GLD-41", "glade-act-first")
    if verb.startswith("flip") and state.phase == FLIPPING:
        return IllegalMove("GLD-69", "glade-no-single-there")
    if verb == "resolve" and state.phase == RESOLVING:
        return IllegalMove("GLD-72", "glade-no-such-set")
    rule, key = _WHAT_NOW[state.phase]
    return IllegalMove(rule, key, move=parts.text(), phase=PHASES[state.phase])


def _refused_tile(state: GladeState, player: Seat, tile: int, space: int) -> IllegalMove:
    names = state.layout.names
    if tile not in player.rack:
        return IllegalMove("GLD-44", "glade-not-on-rack", tile=TYPES[tile])
    if player.forest.tiles == 0:
        return IllegalMove("GLD-45", "glade-centre-first", space=names[state.layout.centre])
    if player.forest.cells[space] != EMPTY:
        return IllegalMove("GLD-27", "glade-not-empty", space=names[space])
    if state.phase == LAYING:
        if len(state.laid) == MOST_LAID:
            return IllegalMove("GLD-47", "glade-four-laid")
        if space not in state.continuations():
            rule = "GLD-46" if len(state.laid) == 1 else "GLD-47"
            return IllegalMove(rule, "glade-not-in-line", space=names[space])
    return IllegalMove("GLD-27", "glade-not-open", tile=TYPES[tile], space=names[space])


def _refused_claim(state: GladeState, player: Seat, tile: int) -> IllegalMove:
    if tile not in player.rack:
        return IllegalMove("GLD-75", "glade-not-on-rack", tile=TYPES[tile])
    if state.glade[tile] == NO_MARKER:
        return IllegalMove("GLD-75", "glade-no-toadstool", tile=TYPES[tile])
    if player.forest.tiles == 0:
        return IllegalMove("GLD-75", "glade-no-claim-first")
    return IllegalMove("GLD-75", "glade-no-destination", tile=TYPES[tile])


def _refused_destination(state: GladeState, player: Seat, board: int, space: int) -> IllegalMove:
    needed, spaces = state.destinations(player, state.claimed, state.claimed_marker)
    if board != needed:
        rule = "GLD-87" if needed == player.number else "GLD-80"
        return IllegalMove(rule, "glade-other-board", owner=needed)
    if state.seats[board].forest.cells[space] != EMPTY:
        return IllegalMove("GLD-27", "glade-not-empty", space=state.layout.names[space])
    completing = state.seats[needed].forest.completing(state.claimed) == spaces
    own = colour_of(state.claimed_marker) == player.number
    if completing:
        rule, key = "GLD-78" if own else "GLD-80", "glade-must-complete"
    else:
        rule, key = "GLD-79" if own else "GLD-81", "glade-not-open"
    return IllegalMove(rule, key, tile=TYPES[state.claimed], space=state.layout.names[space])


def _refused_enclosure(state: GladeState, player: Seat, space: int, marker: int) -> IllegalMove:
    if state.phase != EXTRA:
        return IllegalMove("GLD-89", "glade-enclose-later")
    if marker not in player.store:
        return IllegalMove("GLD-90", "glade-not-in-store", marker=MARKERS[marker])
    if space not in player.forest.enclosed():
        return IllegalMove("GLD-90", "glade-not-enclosed", space=state.layout.names[space])
    return IllegalMove("GLD-92", "glade-no-placement-follows")
