"""The table as styled text: goals, shared ecosystems, Gaia or the pools, the areas, and the hand of whoever looks.

One's own grid is drawn card by card, the grids of the others stand in the notation of the rules; an onlooker sees all
of them drawn.
"""

from textwrap import wrap

from hain.core.diagram import Line, is_typed, sitter, typed
from hain.core.known import Words
from hain.games.earth.area import FRAME, NO_ECOSYSTEM, SPACES, Area
from hain.games.earth.cards import EVENT, TERRAIN, Card
from hain.games.earth.catalogue import NO_CARD
from hain.games.earth.counting import NOWHERE, counted
from hain.games.earth.gaia import LEVELS, NO_GAIA_CARD, PASSES, Gaia
from hain.games.earth.ground import CHOOSING, GAIA, NOBODY, OVER
from hain.games.earth.known import EarthKnown
from hain.games.earth.notation import ACTIONS, HABITATS, Start, write_deed
from hain.games.earth.position import NONE, cell_text, holder_text
from hain.games.earth.recipe import NO_ACTION
from hain.games.earth.scoring import FULL_GRID
from hain.games.earth.seat import ACTIVATE, KEEPING, ORDER, Seat
from hain.games.earth.sentence import ability_sentence, sentence
from hain.games.earth.state import EarthState

CELL = 23  # of a drawn grid
NOTED = 11  # of a grid in notation
LINE = 92
_STYLES = {
    "green": "leaf",
    "red": "warn",
    "blue": "ice",
    "yellow": "gold",
    "multi": "rose",
    "black": "strong",
    "brown": "bark",
}


def draw(eyes: EarthKnown, words: Words) -> list[Line]:
    known, seat = eyes.table, eyes.seat
    lines = [_headline(known, words), *_goals(known, words), *_shared(known, words)]
    lines += _pools(known, words)
    if known.gaia is not None:
        lines += _gaia(known, known.gaia, words)
    for player in known.seats:
        lines += [[], _title(known, player, words), *_board(known, player, words)]
        if seat is None or seat == player.number:
            lines += _drawn(known, player.area, words)
            lines += [] if is_typed(words) else _legend(known, player.area, words)
        else:
            lines += _noted(player.area) if is_typed(words) else _drawn(known, player.area, words)
    if seat is not None:
        lines += _private(known, known.seats[seat], words)
    return lines


def _headline(known: EarthState, words: Words) -> Line:
    if known.phase == OVER:
        return [(words("earth-headline-over", {}), "strong")]
    if known.turn == 0:
        return [(words("earth-headline-setup", {}), "strong")]
    parts = [words("earth-headline-turn", {"turn": int(known.turn)})]
    if known.active == NOBODY:
        parts.append(words("earth-headline-gaia", {}))
    else:
        parts.append(words("earth-headline-active", {"seat": sitter(int(known.active), words)}))
    if known.action != NO_ACTION:
        parts.append(words(f"earth-action-{ACTIONS[known.action]}", {}))
    parts.append(words("earth-headline-piles", {"deck": len(known.deck), "discard": len(known.discard)}))
    return [(" · ".join(parts), "strong")]


def _named(card: str, words: Words) -> Line:
    return [("  " + typed(f"{card} ", words), "muted"), (words(f"earth-card-{card}", {}), "strong")]


def _holder(holder: int, words: Words) -> str:
    """Who holds a leaf."""
    if holder == GAIA:
        return words("earth-holder-gaia", {})
    return holder_text(holder) if holder == NOBODY else sitter(holder, words)


def _said(known: EarthState, card: str, words: Words, indent: str) -> list[Line]:
    """The sentence of a card, in lines that fit."""
    return _fitted(sentence(known.catalogue.box, card, words), indent, words)


def _fitted(text: str, indent: str, words: Words, style: str = "") -> list[Line]:
    """In lines that fit a terminal; a page breaks them itself."""
    if not is_typed(words):
        return [[(indent + text, style)]]
    return [[(indent + line, style)] for line in wrap(text, LINE - len(indent))]


def _goals(known: EarthState, words: Words) -> list[Line]:
    lines: list[Line] = [[(words("earth-diagram-goals", {}), "muted")]]
    for place, goal in enumerate(known.goals):
        card = known.catalogue.fauna_ids[goal]
        target = known.catalogue.fauna[goal]
        counts = [counted(target.measure, area, [area], NOWHERE) for area in known.areas()]
        holders = [
            words("earth-diagram-rank", {"holder": _holder(int(holder), words), "points": known.rank_worth(rank)})
            for rank, holder in enumerate(known.ranks[place])
        ]
        state = words("earth-diagram-counts", {"counts": " · ".join(map(str, counts)), "need": int(target.need)})
        lines.append([*_named(card, words), (f"  {state}", ""), ("  " + " ".join(holders), "leaf")])
        lines += _said(known, card, words, "      ")
    if known.full != NOBODY:
        details: dict[str, str | int] = {"holder": _holder(int(known.full), words), "points": FULL_GRID}
        lines.append([("  " + words("earth-diagram-full", details), "leaf")])
    return lines


def _shared(known: EarthState, words: Words) -> list[Line]:
    if not known.shared:
        return []
    lines: list[Line] = [[(words("earth-diagram-shared", {}), "muted")]]
    for number in known.shared:
        card = known.catalogue.ecosystem_ids[number]
        lines += [_named(card, words), *_said(known, card, words, "      ")]
    return lines


def _pools(known: EarthState, words: Words) -> list[Line]:
    lines: list[Line] = []
    for team, pool in enumerate(known.pools):
        details: dict[str, str | int] = {
            "team": team,
            "soil": int(pool.soil),
            "sprouts": int(pool.sprout),
            "growth": int(pool.growth),
            "compost": len(pool.compost),
            "cards": _pooled([known.catalogue.ids[card] for card in pool.cards], words),
        }
        lines.append([(words("earth-diagram-pool", details), "")])
    return lines


def _pooled(cards: list[str], words: Words) -> str:
    if is_typed(words):
        return " ".join(cards) or NONE
    return ", ".join([words(f"earth-card-{card}", {}) for card in cards]) or NONE


def _gaia(known: EarthState, gaia: Gaia, words: Words) -> list[Line]:
    details: dict[str, str | int] = {
        "level": words(f"earth-level-{LEVELS[gaia.level]}", {}),
        "points": sum(known.gaia_sheet()),
        "soil": int(gaia.soil),
        "sprouts": int(gaia.sprouts),
        "growth": int(gaia.growth),
        "compost": len(gaia.compost),
        "pile": len(gaia.pile),
        "left": len(gaia.deck),
        "pass": int(gaia.passing),
        "passes": PASSES,
    }
    lines: list[Line] = [[], [(words("earth-diagram-gaia", details), "strong")]]
    if gaia.card != NO_GAIA_CARD:
        card = known.catalogue.gaia_ids[gaia.card]
        lines += [_named(card, words), *_said(known, card, words, "      ")]
    return lines


# areas


def _title(known: EarthState, player: Seat, words: Words) -> Line:
    area = player.area
    details: dict[str, str | int] = {
        "seat": sitter(player.number, words),
        "points": sum(known.sheet(player.number)),
        "soil": int(area.soil),
        "hand": len(area.hand),
        "compost": len(area.compost),
        "sprouts": int(area.total_sprouts),
        "growth": int(area.total_growth),
        "events": len(area.events),
    }
    marks = " ★" if known.is_active(player) and known.phase != OVER else ""
    marks += " ◀" if player.owes() else ""
    return [(words("earth-diagram-seat", details) + marks, "strong")]


def _board(known: EarthState, player: Seat, words: Words) -> list[Line]:
    """Island, climate and ecosystem, without what the island gave at the start, and the events."""
    area = player.area
    lines: list[Line] = []
    for number in (area.island, area.climate):
        card = known.catalogue.cards[number]
        if card is not None:
            lasting = [ability for ability in card.abilities if not isinstance(ability.deed, Start)]
            text = " ".join(ability_sentence(ability, words) for ability in lasting)
            lines += [_named(card.id, words), *_fitted(text, "      ", words)]
    if area.ecosystem > NO_ECOSYSTEM:
        name = known.catalogue.ecosystem_ids[area.ecosystem]
        lines += [_named(name, words), *_said(known, name, words, "      ")]
    if area.events:
        events = ", ".join(words(f"earth-card-{known.catalogue.ids[card]}", {}) for card in area.events)
        lines += _fitted(words("earth-diagram-events", {"cards": events}), "  ", words, "muted")
    return lines


def _noted(area: Area) -> list[Line]:
    """The grid in the notation of a position, with the names of the lines."""
    if not area.spaces():
        return []
    columns = range(area.left, area.right + 1)
    lines: list[Line] = [[("     " + "".join("abcdefg"[column].ljust(NOTED) for column in columns), "muted")]]
    for row in range(area.top, area.bottom + 1):
        cells = "".join(cell_text(area, row * FRAME + column).ljust(NOTED) for column in columns)
        lines.append([(f"   {row + 1} ", "muted"), (cells, "")])
    return lines


def _drawn(known: EarthState, area: Area, words: Words) -> list[Line]:
    """Card by card: its space and number, its name, its pieces, and what it does."""
    if not area.spaces():
        return []
    lines: list[Line] = []
    for row in range(area.top, area.bottom + 1):
        cells = [_cell(known, area, row * FRAME + column, words) for column in range(area.left, area.right + 1)]
        for level in range(max(len(cell) for cell in cells)):
            line: Line = [(" ", "")]
            for cell in cells:
                text, style = cell[level] if level < len(cell) else ("", "")
                short = text if len(text) < CELL - 1 else text[: CELL - 3] + "…"
                line.append((short.ljust(CELL), style))
            lines.append(line)
    return lines


def _cell(known: EarthState, area: Area, space: int, words: Words) -> list[tuple[str, str]]:
    number = area.cells[space]
    if number == NO_CARD:
        return [(SPACES[space], "muted")]
    card = known.catalogue.cards[number]
    if card is None:
        return [(f"{SPACES[space]} ?", "strong")]
    head = f"{SPACES[space]} {typed(f'{card.id} ', words)}{_pieces(area, space, card, words)}"
    found = [(head, "muted"), (words(f"earth-card-{card.id}", {}), "strong")]
    for ability in card.abilities if is_typed(words) else ():
        letter = words(f"earth-letter-{ability.color}", {})
        found.append((f"{letter} {write_deed(ability.deed)}", _STYLES[ability.color]))
    return found


def _legend(known: EarthState, area: Area, words: Words) -> list[Line]:
    """What the cards of a drawn grid do, in words."""
    lines: list[Line] = []
    for space in area.spaces():
        card = known.catalogue.cards[area.cells[space]]
        if card is not None and card.abilities:
            lines.append([(f"  {SPACES[space]} ", "muted"), (words(f"earth-card-{card.id}", {}), "strong")])
            for ability in card.abilities:
                lines.append([("      " + ability_sentence(ability, words), _STYLES[ability.color])])
    return lines


def _pieces(area: Area, space: int, card: Card, words: Words) -> str:
    """Sprouts and growth on a card, and what it can hold; a full crown is marked."""
    if card.kind == TERRAIN:
        return ""
    sprout, growing = words("earth-letter-sprout", {}), words("earth-letter-growth", {})
    sprouts = f"{area.sprouts[space]}/{card.spaces}{sprout}" if card.spaces else ""
    growth = f"{area.growth[space]}/{card.height}{growing}" if card.height else ""
    crown = "♣" if card.height and area.growth[space] == card.height else ""
    return f"{sprouts} {growth}{crown}".strip()


# what only its owner sees


def _private(known: EarthState, player: Seat, words: Words) -> list[Line]:
    lines: list[Line] = []
    if known.phase == CHOOSING:
        lines += _choices(known, player, words)
    if player.point == KEEPING:
        lines += _cards(known, player, player.four, "earth-diagram-four", words)
    effect = player.effect
    if effect is not None and effect.looked:
        lines += _cards(known, player, known.looked_at(player, effect), "earth-diagram-looked", words)
    if player.area.hand:
        lines += _cards(known, player, player.area.hand, "earth-diagram-hand", words)
    if player.point in (ORDER, ACTIVATE) and player.places():
        lines += [[], [(words("earth-diagram-abilities", {}), "muted")]]
        for place in player.places():
            card = known.catalogue.ids[player.card_at(place)]
            lines += [_named(card, words), *_said(known, card, words, "      ")]
    return lines


def _choices(known: EarthState, player: Seat, words: Words) -> list[Line]:
    """Both sides of all cards that were dealt to the seat."""
    ids = [known.catalogue.ids[card + side] for card in player.islands + player.climates for side in (0, 1)]
    ids += [known.catalogue.ecosystem_ids[card + side] for card in player.ecosystems for side in (0, 1)]
    lines: list[Line] = [[], [(words("earth-diagram-dealt", {}), "muted")]]
    for card in ids:
        lines += [_named(card, words), *_said(known, card, words, "      ")]
    return lines


def _cards(known: EarthState, player: Seat, cards: list[int], head: str, words: Words) -> list[Line]:
    lines: list[Line] = [[], [(words(head, {"count": len(cards)}), "muted")]]
    for number in cards:
        card = known.catalogue.cards[number]
        if card is not None:
            lines.append(_named(card.id, words))
            lines += _fitted(_facts(player.area, card, number, words), "      ", words, "leaf")
            lines += _said(known, card.id, words, "      ")
    return lines


def _facts(area: Area, card: Card, number: int, words: Words) -> str:
    """What is printed on a card beside its text, and what it would cost now."""
    if card.kind == EVENT:
        return words("earth-diagram-event", {"points": card.vp})
    price = int(area.price(number))
    found = [
        words("earth-diagram-cost", {"cost": card.cost or 0})
        if price == card.cost
        else words("earth-diagram-price", {"cost": card.cost or 0, "price": price}),
        words("earth-diagram-vp", {"points": card.vp}),
        words("earth-type-wild", {}) if len(card.types) > 1 else words(f"earth-thing-{card.types[0]}", {}),
    ]
    if card.habitats:
        found.append(
            ", ".join(words(f"earth-habitat-{habitat}", {}) for habitat in HABITATS if habitat in card.habitats)
        )
    if card.spaces:
        found.append(words("earth-diagram-spaces", {"count": card.spaces}))
    if card.height:
        found.append(words("earth-diagram-height", {"height": card.height, "canopy": card.canopy}))
    return " · ".join(found)
