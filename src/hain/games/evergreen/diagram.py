"""The table as styled text: season and sun, fertility, the pool, and two planets side by side with their tracks."""

from hain.core.diagram import Line, in_pairs, is_typed, sitter, typed
from hain.core.known import Words
from hain.games.evergreen.box import CARDS, NO_ICON, POWERS, SEASONS, SKULL, Box, biome_of
from hain.games.evergreen.known import EvergreenKnown
from hain.games.evergreen.planet import BIOMES, SIDES
from hain.games.evergreen.seat import Seat
from hain.games.evergreen.state import FINISHED, NO_CARD, PHASES, EvergreenState
from hain.games.evergreen.view import participant
from hain.games.evergreen.zone import FACE_DOWN

_STYLES = ("ice", "moss", "stone", "rose", "gold", "leaf", "strong")  # of the biomes in their order, and of wild
_ARROWS = {"n": "↓", "e": "←", "s": "↑", "w": "→"}


def draw(eyes: EvergreenKnown, words: Words) -> list[Line]:
    state = eyes.table
    lines = [_headline(state, words), *_zone(state, words), *_pool(state, words)]
    lines += in_pairs([_block(state, seat, words) for seat in state.seats])
    return lines if is_typed(words) else [*lines, [], [(words("evergreen-diagram-letters", {}), "muted")]]


def _headline(state: EvergreenState, words: Words) -> Line:
    side = SIDES[state.sun]
    season = words(f"evergreen-season-{SEASONS[state.season]}", {})
    sun = words("evergreen-diagram-sun", {"side": words(f"evergreen-side-{side}", {}), "arrow": _ARROWS[side]})
    phase = words(f"evergreen-phase-{PHASES[state.phase]}", {})
    text = f"{season} {state.round}/{state.box.rounds[state.season]} · {sun} · {phase}"
    return [(text, "strong")]


def _zone(state: EvergreenState, words: Words) -> list[Line]:
    """The fertility of the biomes, three in a line as they lie on the planet."""
    lines: list[Line] = [[(words("evergreen-diagram-zone", {}), "muted")], [], []]
    for biome, fertility in enumerate(state.fertility()):
        name = words(f"evergreen-biome-{BIOMES[biome]}", {})
        turned = sum(card >= FACE_DOWN for card in state.zone[biome])
        lines[1 + biome // 3].append((f"  {name} {fertility}{chr(39) * turned}".ljust(24), _STYLES[biome]))
    return lines


def _pool(state: EvergreenState, words: Words) -> list[Line]:
    lines: list[Line] = []
    for card in state.pool:
        name = words(f"evergreen-card-{CARDS[card]}", {})
        token = " " + words("evergreen-diagram-token", {}) if card == state.token and state.token != NO_CARD else ""
        lines.append(
            [
                ("  " + typed(CARDS[card].ljust(20), words), _STYLES[biome_of(card)]),
                (f"{name} {_icon(card, state.box, words)}", "" if is_typed(words) else _STYLES[biome_of(card)]),
                (token, "warn"),
            ]
        )
    if lines:
        lines.insert(0, [(words("evergreen-diagram-pool", {}), "muted")])
    lines.append([(words("evergreen-diagram-deck", {"deck": len(state.deck), "discard": len(state.discard)}), "muted")])
    if state.auto_cards:
        taken = ", ".join(words(f"evergreen-card-{CARDS[card]}", {}) for card in state.auto_cards)
        lines.append([(words("evergreen-diagram-auto", {"cards": taken}), "muted")])
    return lines


def _icon(card: int, box: Box, words: Words) -> str:
    icon = box.icons[card]
    if icon == NO_ICON:
        return ""
    return words("evergreen-icon-skull", {}) if icon == SKULL else "✿" * icon


def _block(state: EvergreenState, seat: Seat, words: Words) -> list[Line]:
    holder = state.first if state.phase != FINISHED else state.next_first
    first = " ★" if participant(state, holder) == seat.number else ""
    total = state.totals()[seat.number]
    title = words("evergreen-diagram-seat", {"seat": sitter(seat.number, words), "points": total})
    lines: list[Line] = [[(title + first, "strong")]]
    board = seat.box.board
    lines.append([("  " + " ".join("abcdefgh"[: board.columns]), "muted")])
    for row in range(max(board.rows, len(POWERS))):
        line = _planet_row(seat, row) if row < board.rows else [(" " * (2 * board.columns + 1), "")]
        if row < len(POWERS):
            line += _track(seat, row, words)
        lines.append(line)
    for card in seat.cards:
        lines.append([("  " + words(f"evergreen-card-{CARDS[card]}", {}), _STYLES[biome_of(card)])])
    return lines


def _planet_row(seat: Seat, row: int) -> Line:
    board = seat.box.board
    line: Line = [(f"{row + 1} ", "muted")]
    symbols = str(seat.planet).split("\n")[row].split(" ")
    for column, symbol in enumerate(symbols):
        space = board.cell(row, column)
        style = _STYLES[board.biome_of[space]] if space >= 0 else "muted"
        line.append((symbol, style))
        line.append((" " if column < board.columns - 1 else "", ""))
    return line


def _track(seat: Seat, power: int, words: Words) -> Line:
    level, last = seat.levels[power], seat.box.last_level(power)
    name = words(f"evergreen-power-{POWERS[power]}", {})
    marks = "●" * level + "○" * (last - level)
    return [(f"  {name:<14.14} ", "muted"), (marks, "leaf"), (f" {seat.box.value(power, level)}", "")]
