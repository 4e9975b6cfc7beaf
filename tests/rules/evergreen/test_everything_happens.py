"""Random games are played until every card, power, level, letter and kind of event has occurred."""

from hain import Dice, Event
from hain.games.evergreen.box import CARDS, POWERS, SEASONS
from hain.games.evergreen.planet import BIOMES
from hain.games.evergreen.rules import RULES
from hain.games.evergreen.state import CATEGORIES

KINDS = {
    "dealt", "dealt_more", "reshuffled", "drafted", "took_token", "auto_drafted", "auto_took_token", "discarded",
    "left_over", "planted", "grew", "bushed", "flooded", "activated", "declined", "acted", "scored", "season",
    "finished",
}  # fmt: skip


def _wanted() -> set[tuple[str, object]]:
    wanted: set[tuple[str, object]] = {("kind", kind) for kind in KINDS}
    wanted |= {("drafted", card) for card in CARDS} | {("auto_drafted", card) for card in CARDS}
    wanted |= {("left_over", card) for card in CARDS if not card.startswith("wild")}
    wanted |= {("discarded", card) for card in CARDS if card.startswith("wild")}
    wanted |= {("activated", (power, level)) for power in POWERS for level in (1, 2, 3)}
    wanted |= {("declined", power) for power in POWERS}
    wanted |= {("acted", letter) for letter in "-abcd"}
    wanted |= {("scored", category) for category in CATEGORIES if category != "start"}
    wanted |= {("season", season) for season in SEASONS[1:]}
    wanted |= {("grew", piece) for piece in ("small_tree", "big_tree")}
    spaces = RULES.printed.board.names
    wanted |= {(kind, space) for kind in ("planted", "bushed", "flooded") for space in spaces}
    return wanted


def _seen(event: Event) -> set[tuple[str, object]]:
    details = event.details
    found: set[tuple[str, object]] = {("kind", event.kind)}
    if event.kind == "activated":
        found.add(("activated", (details["power"], details["level"])))
    elif event.kind == "scored":
        if details["points"]:
            found.add(("scored", details["category"]))
    else:
        for value in details.values():
            if isinstance(value, str):
                found.add((event.kind, value))
    return found


def test_every_card_and_every_effect_occurs() -> None:
    wanted = _wanted()
    for seed in range(2000):
        state = RULES.setup(1 + seed % 4, seed)
        dice = Dice(seed)
        log: list[Event] = []
        while owing := state.to_act():
            seat = owing[dice.below(len(owing))]
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))], log)
        for event in log:
            assert event.kind in KINDS
            wanted -= _seen(event)
        if not wanted:
            return
    assert wanted == set()


def test_every_biome_can_be_spoilt() -> None:
    spoilt: set[str] = set()
    for seed in range(200):
        state = RULES.setup(2, seed)
        dice = Dice(seed)
        while owing := state.to_act():
            moves = state.moves(owing[0])
            state.play(owing[0], moves[dice.below(len(moves))])
        zone = state.view(None)["zone"]
        assert isinstance(zone, list)
        spoilt |= {stack["biome"] for stack in zone if any(not card["face_up"] for card in stack["cards"])}
        if spoilt == set(BIOMES):
            return
    assert spoilt == set(BIOMES)
