"""Random games are played until every kind of event, move and marker has occurred."""

from hain import Dice, Event
from hain.games.glade.markers import MARKERS
from hain.games.glade.sets import TYPES
from tests.rules.glade.test_1_game import setup

KINDS = {
    "placed", "matched", "sprouted", "returned", "removed", "fetched", "stored", "claimed", "laid_claimed",
    "enclosed", "drew", "passed", "end_triggered", "finished",
}  # fmt: skip
FLIPS = {"flipped_glade", "flipped_store", "flipped_enclosure"}
WORDS = {"place", "claim", "at", "done", "enclose", "end", "pass"}


def test_every_tile_and_every_effect_occurs() -> None:
    """All but flips and orders of sets: they need an almost empty edge, and the examples show them."""
    wanted: set[tuple[str, str]] = {("kind", kind) for kind in KINDS} | {("word", word) for word in WORDS}
    wanted |= {("tile", tile) for tile in TYPES}
    wanted |= {("matched", marker) for marker in MARKERS[8:] if not marker.startswith(("1", "2"))}
    for seed in range(1500):
        mode = ("base", "matching")[seed % 2]
        layout = ("seven", "eight", "nine")[seed % 3] if seed % 5 else "seven"
        state = setup(1 + seed % 4, seed, mode=mode, layout=layout)
        dice = Dice(seed)
        log: list[Event] = []
        while state.to_act():
            move = state.random_move(state.active, dice)
            wanted.discard(("word", state.text(move).split()[0]))
            state.play(state.active, move, log)
        for event in log:
            assert event.kind in {*KINDS, *FLIPS}
            wanted.discard(("kind", event.kind))
            wanted.discard(("tile", str(event.details.get("tile"))))
            if event.kind == "matched":
                wanted.discard(("matched", str(event.details["marker"])))
        if not wanted:
            return
    assert wanted == set()
