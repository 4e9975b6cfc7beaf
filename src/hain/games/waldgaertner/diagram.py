"""The table as styled text: regions and market, the gardens, and the hand of whoever looks.

One's own garden is drawn as it lies, the gardens of the others are listed in the notation of the rules; an onlooker
sees all of them drawn.
"""

from hain.core.diagram import Line, is_typed, sitter, typed
from hain.core.known import Words
from hain.games.waldgaertner.flora import NO_CARD, ORIGINS, Plant
from hain.games.waldgaertner.garden import PRICE, ROWS, SLOTS, Garden
from hain.games.waldgaertner.known import WaldgaertnerKnown
from hain.games.waldgaertner.position import SLOTS_OF, card_text, cell_text
from hain.games.waldgaertner.seat import BONUS as BONUS_NAMES
from hain.games.waldgaertner.seat import NOTHING_CHOSEN, Seat
from hain.games.waldgaertner.state import OVER, ROUNDS, STEPS, WaldgaertnerState

CELL = 13
NAME = CELL - 2
LINE = 78
_FLOWERS = {"": "muted", "white": "", "pink": "rose", "yellow": "gold", "red": "warn", "violet": "ice"}


def draw(eyes: WaldgaertnerKnown, words: Words) -> list[Line]:
    known, seat = eyes.table, eyes.seat
    lines = [_headline(known, words), [], *_regions(known, words), *_market(known, words)]
    for contest in known.contests:
        lines.append([(words("waldgaertner-diagram-contest", {"region": contest.region}), "strong")])
        for card in contest.cards:
            lines += card_lines(known, card, words, "  ")
    for player in known.seats:
        lines += [[], _title(known, player, words)]
        drawn = seat is None or seat == player.number
        lines += _drawn(known, player.garden, words) if drawn else _noted(known, player.garden, words)
    if seat is not None:
        lines += _private(known, known.seats[seat], words)
    return lines


def _headline(state: WaldgaertnerState, words: Words) -> Line:
    parts = [words(f"waldgaertner-headline-{STEPS[state.step]}", {})]
    if state.round <= ROUNDS:
        parts.insert(0, words("waldgaertner-diagram-round", {"round": int(state.round), "last": ROUNDS}))
        parts.insert(1, f"{state.phase} {words(f'waldgaertner-phase-{state.phase}', {})}")
    return [(" · ".join(parts), "strong")]


def card_lines(state: WaldgaertnerState, card: int, words: Words, indent: str) -> list[Line]:
    """A card with all that is printed on it: its names and value, and below it the rest."""
    plant = state.flora.plants[card]
    value = words("waldgaertner-diagram-value", {"value": plant.shown_value()})
    name = words(f"waldgaertner-card-{plant.card}", {})
    head: Line = [(_called(state, card, words), "strong"), (f"  {value}  ", "leaf")]
    if is_typed(words):
        head.append((name, ""))
    return [
        [(indent, ""), *head],
        [(f"{indent}  " + " · ".join(_facts(plant, words)), _FLOWERS[plant.colour])],
    ]


def _called(state: WaldgaertnerState, card: int, words: Words) -> str:
    """A card with its chips: by its id where ids are typed, else by its name."""
    text = card_text(state, card)
    if card < 0 or is_typed(words):
        return text
    name = state.flora.cards[card]
    chips = text.removeprefix(name)
    return words(f"waldgaertner-card-{name}", {}) + (f" {chips}" if chips else "")


def _facts(plant: Plant, words: Words) -> list[str]:
    found = [
        words(f"waldgaertner-size-{plant.size}", {}),
        words("waldgaertner-diagram-phases", {"flowers": plant.flowers, "ripe": plant.ripe}),
    ]
    if plant.colour:
        found.append(words(f"waldgaertner-colour-{plant.colour}", {}))
    if plant.sex:
        found.append(words(f"waldgaertner-sex-{plant.sex}", {}))
    if plant.partner:
        group = words(f"waldgaertner-group-{plant.partner}", {})
        found.append(words("waldgaertner-diagram-needs", {"group": group}))
    if plant.feeds:
        directions = " ".join([words(f"waldgaertner-direction-{way}", {}) for way in plant.feeds])
        found.append(words("waldgaertner-diagram-feeds", {"directions": directions}))
    return found


def _regions(state: WaldgaertnerState, words: Words) -> list[Line]:
    lines: list[Line] = []
    for region in range(1, len(state.stacks)):
        stack = state.stacks[region]
        origin = words(f"waldgaertner-origin-{ORIGINS[state.origins[region]]}", {})
        details: dict[str, str | int] = {"region": region, "origin": origin, "cards": len(stack)}
        lines.append([(words("waldgaertner-diagram-region", details), "muted")])
        if state.face_up >> region & 1:
            lines += card_lines(state, stack[-1], words, "  ")
    return lines


def _market(state: WaldgaertnerState, words: Words) -> list[Line]:
    head = words("waldgaertner-diagram-market", {"cards": len(state.market)})
    return [[(head, "muted")], *_listed([_called(state, card, words) for card in state.market], words)]


def _listed(names: list[str], words: Words) -> list[Line]:
    """As many ids in a line as fit, or names as a text that may be broken anywhere."""
    if not is_typed(words):
        return [[("  " + ", ".join(names), "")]] if names else []
    lines: list[str] = [""]
    for name in names:
        if len(lines[-1]) + len(name) > LINE:
            lines.append("")
        lines[-1] += f"  {name}"
    return [[(line, "")] for line in lines if line]


def _title(state: WaldgaertnerState, player: Seat, words: Words) -> Line:
    details: dict[str, str | int] = {
        "seat": sitter(player.number, words),
        "points": state.totals()[player.number],
        "coins": int(player.coins),
        "bonus": words(f"waldgaertner-bonus-{BONUS_NAMES[player.bonus]}", {}),
    }
    marks = " ★" if state.step != OVER and (state.round - 1) % len(state.seats) == player.number else ""
    marks += " ◀" if state.owes_decision(player.number) else ""
    marks += " ✓" if player.chosen != NOTHING_CHOSEN else ""
    hand = [_called(state, card, words) for card in (player.kept, player.received) if card != NO_CARD]
    between = "  " if is_typed(words) else " · "
    held = words("waldgaertner-diagram-hand", {"cards": ", ".join(hand) or "–"})
    return [(words("waldgaertner-diagram-seat", details) + marks, "strong"), (f"{between}{held}", "muted")]


def _noted(state: WaldgaertnerState, garden: Garden, words: Words) -> list[Line]:
    """The rows that have plants, as in a position, or with names."""
    lines: list[Line] = []
    for row in range(ROWS, 0, -1):
        plants = [
            f"{SLOTS[slot]} {_planted(state, garden, slot, words)}"
            for slot in SLOTS_OF[row]
            if garden.cells[slot] != NO_CARD
        ]
        if plants:
            lines.append([("  " + ("  " if is_typed(words) else ", ").join(plants), "")])
    return lines


def _planted(state: WaldgaertnerState, garden: Garden, slot: int, words: Words) -> str:
    if is_typed(words):
        return cell_text(state, garden, slot)
    name = words(f"waldgaertner-card-{state.flora.cards[garden.cells[slot]]}", {})
    return f"{name} {_marks(state, garden, slot)}".rstrip()


def _drawn(state: WaldgaertnerState, garden: Garden, words: Words) -> list[Line]:
    """A triangle; every slot has a line with its name and marks, and one with the plant."""
    lines: list[Line] = []
    pollinated = garden.counting()
    for row in range(ROWS, 0, -1):
        indent = " " * ((row - 1) * CELL // 2)
        marks: Line = [(indent, "")]
        names: Line = [(indent, "")]
        for slot in SLOTS_OF[row]:
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
    if not PRICE[slot]:
        return f"{SLOTS[slot]} ·"
    return f"{SLOTS[slot]} {PRICE[slot]}¢" if garden.is_opened(slot) else f"{SLOTS[slot]} –"


def _marks(state: WaldgaertnerState, garden: Garden, slot: int) -> str:
    """The marks of the notation, with a disc for the cube."""
    card = garden.cells[slot]
    return cell_text(state, garden, slot).removeprefix(state.flora.cards[card]).replace("*", "●")


def _named(state: WaldgaertnerState, card: int, words: Words) -> str:
    name = state.flora.cards[card]
    return typed(name, words) or words(f"waldgaertner-card-{name}", {})


def _private(state: WaldgaertnerState, player: Seat, words: Words) -> list[Line]:
    """The own hand, the own decision, and what one has seen in the stacks."""
    lines: list[Line] = []
    if player.hand():
        lines += [[], [(words("waldgaertner-diagram-own-hand", {}), "muted")]]
        for card in player.hand():
            lines += card_lines(state, card, words, "  ")
    if player.searching:
        lines += [[], [(words("waldgaertner-diagram-searched", {}), "muted")]]
        for card in reversed(state.stack(player.searching)):
            plant = state.flora.plants[card]
            rest = [plant.shown_value(), *_facts(plant, words)]
            lines.append([("  ", ""), (_called(state, card, words), "strong"), ("  " + " · ".join(rest), "muted")])
    for memo in state.memos:
        if memo.owner == player.number and not player.searching:
            lines += [[], [(words("waldgaertner-diagram-memo", {"region": memo.region}), "muted")]]
            lines += _listed([_named(state, card, words) for card in reversed(memo.cards)], words)
            if memo.taken:
                seats = ", ".join([sitter(seat, words) for seat in memo.taken])
                lines.append([("  " + words("waldgaertner-diagram-taken", {"seats": seats}), "muted")])
    return lines
