"""Random games are played until every card, every ability, every kind of event and every move has occurred."""

import re
from pathlib import Path

import hain
from hain import Dice, Event
from hain.games.earth import moves
from hain.games.earth.notation import Copy, Discount, Effect, Forbid, Pay, Replace, Trigger
from hain.games.earth.seat import POINTS
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import BOX, CATALOGUE, setup

WORDS = Path(hain.__file__).parent / "locales" / "en" / "earth.ftl"
KINDS = set(re.findall(r"^earth-event-(\w+) =", WORDS.read_text("utf-8"), re.MULTILINE))
UNLIKELY = (moves.PART, moves.UNSPROUT, moves.CONVERT, moves.DONE, moves.PASS, moves.SKIP)
LEADING_ON = {"soil", "cards", "activation"}
Wish = tuple[str, str]


def wanted() -> set[Wish]:
    """Every event of the log, word of a move, and point; every card planted or played, every side on a board, every
    ability of the board and of the grid used, copied, triggered, applied; every goal claimed."""
    found = {("kind", kind) for kind in KINDS}
    found |= {("word", str(number)) for number in range(moves.KINDS)}
    found |= {("point", point) for point in POINTS if point not in LEADING_ON}
    for card in (*BOX.earth.values(), *BOX.islands.values(), *BOX.climates.values()):
        found.add(("event" if card.kind == "event" else "laid", card.id))
        for ability in card.abilities:
            deed = ability.deed
            if isinstance(deed, Effect) and ability.color != "black":
                found.add(("used", card.id))
            elif isinstance(deed, Copy):
                found.add(("copied", card.id))
            elif isinstance(deed, Discount | Forbid | Pay | Replace | Trigger):
                found.add((type(deed).__name__.lower(), card.id))
    found |= {("goal", goal) for goal in BOX.fauna}
    found |= {("gaia", card) for card in BOX.gaia}
    return found | {("ecosystem", card) for card in BOX.ecosystems}


def test_every_card_and_every_effect_occurs() -> None:
    missing = wanted()
    for seed in range(3000):
        table = seed % 8
        options = {
            "mode": ("standard", "advanced")[seed % 2],
            "teams": "on" if table == 3 else "off",
            "secret_planting": "on" if table == 5 else "off",
            "solo_level": ("beginner", "medium", "hard", "expert")[seed // 8 % 4],
        }
        state = setup(1 if table == 7 else 4 if table == 3 else 2 + seed % 4, seed, **options)
        log = _play(state, Dice(seed), missing)
        _cross_off(state, log, missing)
        if not missing:
            return
    assert missing == set()


def _play(state: EarthState, dice: Dice, missing: set[Wish]) -> list[Event]:
    """To the end, at random, but with some sense for growing things."""
    log: list[Event] = []
    while owing := state.to_act():
        seat = owing[dice.below(len(owing))]
        player = state.seats[seat]
        missing.discard(("point", POINTS[player.point]))
        missing.difference_update(("point", POINTS[other.point]) for other in state.seats if not other.owes())
        move = state.random_move(seat, dice)
        if dice.below(4) and move >> 16 in UNLIKELY:
            continue
        if state.allows(seat, moves.ALL << 16) and dice.below(2):
            move = moves.ALL << 16
        missing.discard(("word", str(move >> 16)))
        if move >> 16 == moves.CHOOSE and player.area.forbidden:
            missing.difference_update(
                ("forbid", CATALOGUE.ids[card]) for card in player.area.cells if CATALOGUE.forbids[card]
            )
        if move >> 16 == moves.PLANT:
            _note_discounts(state, seat, move, missing)
        state.play(seat, move, log)
    return log


def _note_discounts(state: EarthState, seat: int, move: int, missing: set[Wish]) -> None:
    """A discount has been applied if the card that is planted costs less by it."""
    area = state.seats[seat].area
    features = CATALOGUE.features[move >> 6 & 1023]
    for card in (*area.cells, area.island):
        if CATALOGUE.discount[card] and CATALOGUE.discounted[card] in features:
            missing.discard(("discount", CATALOGUE.ids[card]))


def _cross_off(state: EarthState, log: list[Event], missing: set[Wish]) -> None:
    for happened in log:
        for event in (happened, happened.fuller):
            if event is None:
                continue
            assert event.kind in KINDS
            missing.discard(("kind", event.kind))
            card = str(event.details.get("card"))
            missing.discard((event.kind, card))
            if event.kind in ("planted", "replaced"):
                missing.discard(("laid", card))
                missing.discard(("pay", card))
            if event.kind == "replaced":
                missing.difference_update(("replace", str(terrain)) for terrain in _cards(event))
            elif event.kind == "event" and event.seat is not None:
                missing.discard(("trigger", CATALOGUE.ids[state.seats[event.seat].area.island]))
            elif event.kind == "claimed_goal":
                missing.discard(("goal", card))
            elif event.kind == "gaia_card":
                missing.discard(("gaia", card))
    for player in state.seats:
        for side in (player.area.island, player.area.climate):
            missing.discard(("laid", CATALOGUE.ids[side]))
        for number in (player.area.ecosystem, *state.shared):
            missing.discard(("ecosystem", CATALOGUE.ecosystem_ids[number]))


def _cards(event: Event) -> list[str]:
    cards = event.details["cards"]
    assert isinstance(cards, list)
    return cards


def test_a_seat_is_only_asked_when_it_has_a_choice_to_make() -> None:
    for seed in range(30):
        state = setup(1 + seed % 5, seed)
        dice = Dice(seed)
        while state.to_act():
            for seat in state.to_act():
                assert len(state.moves(seat)) > 1
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, dice))
