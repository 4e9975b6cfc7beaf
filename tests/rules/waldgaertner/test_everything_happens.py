"""Random games are played until every card, every kind of event, every move and every step has occurred."""

from hain import Dice, Event
from hain.games.waldgaertner.state import STEPS
from tests.rules.waldgaertner.tables import FLORA, legal, setup

KINDS = {
    "chose", "drew", "phase", "bloomed", "harvested", "frost", "covered", "discarded", "refined", "turned_up",
    "visited", "will_search", "dug_up", "received", "contested", "picked", "declined", "lots", "drew_lot",
    "received_last", "empty_handed", "planted", "sold", "kept", "bonus_taken", "bonus_passed", "searched",
    "searched_market", "fetched", "took_unseen", "lapsed", "last_winter", "finished",
}  # fmt: skip
WORDS = {
    "start", "visit", "uproot", "pick", "decline", "plant", "sell", "take", "pass", "search", "wait", "discard",
    "cover",
}  # fmt: skip


def test_every_card_and_every_effect_occurs() -> None:
    wanted: set[tuple[str, str]] = {("kind", kind) for kind in KINDS} | {("word", word) for word in WORDS}
    wanted |= {("step", step) for step in STEPS}
    wanted |= {(kind, card) for kind in ("planted", "sold") for card in FLORA.cards}
    wanted |= {("bloomed", card) for card in FLORA.cards} | {("harvested", card) for card in FLORA.cards}
    for seed in range(3000):
        options = {
            "decks": ("eu", "na")[seed % 2],
            "planting": ("rows", "shade")[seed // 2 % 2],
            "uproot": ("off", "off", "off", "on")[seed % 4],
            "frost": ("off", "on")[seed // 3 % 2],
        }
        state = setup(2 + seed % 5, seed, **options)
        dice = Dice(seed)
        log: list[Event] = []
        while state.to_act():
            wanted.discard(("step", STEPS[state.step]))
            seat = state.to_act()[dice.below(len(state.to_act()))]
            move = state.random_move(seat, dice)
            wanted.discard(("word", state.text(move).split()[0]))
            state.play(seat, move, log)
        wanted.discard(("step", STEPS[state.step]))
        for event in log:
            assert event.kind in KINDS
            wanted.discard(("kind", event.kind))
            cards = event.details.get("cards", [str(event.details.get("card"))])
            assert isinstance(cards, list)
            wanted -= {(event.kind, card) for card in cards}
        if not wanted:
            return
    assert wanted == set()


def test_a_seat_is_only_asked_when_it_has_a_choice_to_make() -> None:
    """Except for plays and visits, nobody is asked who has but one move."""
    for seed in range(40):
        state = setup(2 + seed % 5, seed)
        dice = Dice(seed)
        while state.to_act():
            for seat in state.to_act():
                if STEPS[state.step] in ("share", "bonus", "frost"):
                    assert len(legal(state, seat)) > 1
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, dice))
