"""The table as styled text: regions and market, the gardens, and the hand of whoever looks.

One's own garden is drawn as it lies, the gardens of the others are listed in the notation of the rules; an onlooker
sees all of them drawn.
"""

from hain.core.diagram import Line
from hain.core.state import Words
from hain.games.waldgaertner.flora import NO_CARD, ORIGINS
from hain.games.waldgaertner.garden import ROW_OF, ROWS, SLOTS, Garden, base_slots, extra_slot
from hain.games.waldgaertner.hidden import hide
from hain.games.waldgaertner.position import card_text, cell_text
from hain.games.waldgaertner.seat import BONUS as BONUS_NAMES
from hain.games.waldgaertner.seat import NOTHING_CHOSEN, Seat
from hain.games.waldgaertner.state import OVER, ROUNDS, STEPS, WaldgaertnerState

CELL = 13
NAME = CELL - 1
LINE = 100
_FLOWERS = {"": "muted", "white": "", "pink": "rose", "yellow": "gold", "red": "warn", "violet": "ice"}


def draw(state: WaldgaertnerState, words: Words, seat: int | None) -> list[Line]:
    known = hide(state, -1 if seat is None else seat)
    lines = [_headline(state, words), [], *_regions(state, words), *_market(state, words)]
    for contest in state.contests:
        lines.append([(words("waldgaertner-diagram-contest", {"region": contest.region}), "strong")])
        lines += [[("    ", ""), *facts(state, card, words)] for card in contest.cards]
    for player in known.seats:
        lines += [[], _title(state, player, words)]
        drawn = seat is None or seat == player.number
        lines += _drawn(state, player.garden, words) if drawn else _noted(state, player.garden)
    if seat is not None:
        lines += _private(state, state.seats[seat], words)
    return lines


def _headline(state: WaldgaertnerState, words: Words) -> Line:
    parts = [words(f"waldgaertner-headline-{STEPS[state.step]}", {})]
    if state.round <= ROUNDS:
        parts.insert(0, words("waldgaertner-diagram-round", {"round": int(state.round), "last": ROUNDS}))
        parts.insert(1, f"{state.phase} {words(f'waldgaertner-phase-{state.phase}', {})}")
    return [(" · ".join(parts), "strong")]


def facts(state: WaldgaertnerState, card: int, words: Words) -> Line:
    """A card with all that is printed on it."""
    plant = state.flora.plants[card]
    parts = [
        words(f"waldgaertner-card-{plant.card}", {}),
        words(f"waldgaertner-size-{plant.size}", {}),
        words("waldgaertner-diagram-phases", {"flowers": plant.flowers, "ripe": plant.ripe}),
    ]
    if plant.colour:
        parts.append(words(f"waldgaertner-colour-{plant.colour}", {}))
    if plant.sex:
        parts.append(words(f"waldgaertner-sex-{plant.sex}", {}))
    if plant.partner:
        group = words(f"waldgaertner-group-{plant.partner}", {})
        parts.append(words("waldgaertner-diagram-needs", {"group": group}))
    if plant.feeds:
        parts.append(words("waldgaertner-diagram-feeds", {"directions": " ".join(plant.feeds)}))
    value = words("waldgaertner-diagram-value", {"value": plant.shown_value()})
    return [
        (card_text(state, card), "strong"),
        ("  " + value, "leaf"),
        ("  " + " · ".join(parts), _FLOWERS[plant.colour]),
    ]


def _regions(state: WaldgaertnerState, words: Words) -> list[Line]:
    lines: list[Line] = []
    for region in range(1, len(state.stacks)):
        stack = state.stacks[region]
        origin = words(f"waldgaertner-origin-{ORIGINS[state.origins[region]]}", {})
        head = words("waldgaertner-diagram-region", {"region": region, "origin": origin, "cards": len(stack)})
        line: Line = [(head, "muted")]
        if state.face_up >> region & 1:
            line += [("  ", ""), *facts(state, stack[-1], words)]
        lines.append(line)
    return lines


def _market(state: WaldgaertnerState, words: Words) -> list[Line]:
    """The market by ids, as many in a line as fit."""
    lines: list[Line] = [[(words("waldgaertner-diagram-market", {"cards": len(state.market)}), "muted")]]
    text = ""
    for card in state.market:
        name = card_text(state, card)
        if text and len(text) + len(name) > LINE:
            lines.append([(text, "")])
            text = ""
        text += f"  {name}"
    if text:
        lines.append([(text, "")])
    return lines


def _title(state: WaldgaertnerState, player: Seat, words: Words) -> Line:
    details: dict[str, str | int] = {
        "seat": player.number,
        "points": state.totals()[player.number],
        "coins": int(player.coins),
        "bonus": words(f"waldgaertner-bonus-{BONUS_NAMES[player.bonus]}", {}),
    }
    marks = " ★" if state.step != OVER and (state.round - 1) % len(state.seats) == player.number else ""
    marks += " ◀" if state.owes_decision(player.number) else ""
    marks += " ✓" if player.chosen != NOTHING_CHOSEN else ""
    hand = [card_text(state, card) for card in (player.kept, player.received) if card != NO_CARD]
    held = words("waldgaertner-diagram-hand", {"cards": ", ".join(hand) or "–"})
    return [(words("waldgaertner-diagram-seat", details) + marks, "strong"), (f"  {held}", "muted")]


def _noted(state: WaldgaertnerState, garden: Garden) -> list[Line]:
    """The rows that have plants, as in a position."""
    lines: list[Line] = []
    for row in range(ROWS, 0, -1):
        plants = [
            f"{SLOTS[slot]} {cell_text(state, garden, slot)}" for slot in _row(row) if garden.cells[slot] != NO_CARD
        ]
        if plants:
            lines.append([("  " + "  ".join(plants), "")])
    return lines


def _row(row: int) -> list[int]:
    return [slot for slot in range(len(SLOTS)) if ROW_OF[slot] == row]


def _drawn(state: WaldgaertnerState, garden: Garden, words: Words) -> list[Line]:
    """A triangle; every slot has a line with its name and marks, and one with the plant."""
    lines: list[Line] = []
    pollinated = garden.counting()
    for row in range(ROWS, 0, -1):
        indent = " " * ((row - 1) * CELL // 2)
        marks: Line = [(indent, "")]
        names: Line = [(indent, "")]
        for slot in _row(row):
            card = garden.cells[slot]
            if card == NO_CARD:
                marks.append((_free(garden, slot).ljust(CELL), "muted"))
                names.append((" " * CELL, ""))
                continue
            plant = state.flora.plants[card]
            marks.append(((SLOTS[slot] + " " + _marks(state, garden, slot)).ljust(CELL), "muted"))
            name = words(f"waldgaertner-card-{plant.card}", {})
            alone = not pollinated >> slot & 1
            room = NAME - 2 if alone else NAME
            short = name if len(name) <= room else name[: room - 1] + "…"
            style = "muted" if garden.covered >> slot & 1 else _FLOWERS[plant.colour] or "strong"
            names.append(((f"({short})" if alone else short).ljust(CELL), style))
        lines.append(marks)
        if any(text.strip() for text, _ in names):
            lines.append(names)
    return lines


def _free(garden: Garden, slot: int) -> str:
    """An empty slot with its price; a dash if it cannot be used yet."""
    row = ROW_OF[slot]
    if slot != extra_slot(row):
        return f"{SLOTS[slot]} ·"
    usable = garden.occupied & base_slots(row) == base_slots(row)
    return f"{SLOTS[slot]} {row}¢" if usable else f"{SLOTS[slot]} –"


def _marks(state: WaldgaertnerState, garden: Garden, slot: int) -> str:
    """The marks of the notation, with a disc for the cube."""
    card = garden.cells[slot]
    return cell_text(state, garden, slot).removeprefix(state.flora.cards[card]).replace("*", "●")


def _private(state: WaldgaertnerState, player: Seat, words: Words) -> list[Line]:
    """The own hand, the own decision, and what one has seen in the stacks."""
    lines: list[Line] = []
    if player.hand():
        lines += [[], [(words("waldgaertner-diagram-own-hand", {}), "muted")]]
        lines += [[("  ", ""), *facts(state, card, words)] for card in player.hand()]
    if player.searching:
        lines += [[], [(words("waldgaertner-diagram-searched", {}), "muted")]]
        lines += [[("  ", ""), *facts(state, card, words)] for card in reversed(state.stack(player.searching))]
    for memo in state.memos:
        if memo.owner == player.number and not player.searching:
            cards = ", ".join(state.flora.cards[card] for card in reversed(memo.cards))
            details: dict[str, str | int] = {"region": memo.region, "cards": cards}
            lines.append([(words("waldgaertner-diagram-memo", details), "muted")])
            if memo.taken:
                seats = ", ".join(map(str, memo.taken))
                lines.append([("  " + words("waldgaertner-diagram-taken", {"seats": seats}), "muted")])
    return lines
