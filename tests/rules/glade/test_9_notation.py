"""Texts: moves and positions."""

import pytest

from hain import BadPosition, Dice, IllegalMove
from hain.games.glade.moves import LAST_MOVE
from hain.games.glade.rules import RULES
from tests.rules.glade.tables import example, examples, table
from tests.rules.glade.test_1_game import setup

V3 = next(position for name, position, _ in examples() if name == "V3")
V8 = next(position for name, position, _ in examples() if name == "V8")
V31 = next(position for name, position, _ in examples() if name == "V31")

NO_MOVES = [
    "",
    "place",
    "place hab",
    "place hxb d4",
    "place hab z9",
    "claim",
    "claim xyz",
    "at 9 d4",
    "flip",
    "flip store 7",
] + ["flip glade", "enclose d4", "enclose d4 9y", "resolve d4", "done done"]


@pytest.mark.rule("GLD-136")
def test_every_move_has_one_text() -> None:
    state = setup(4)
    texts = [state.text(move) for move in range(-3, LAST_MOVE + 3)]
    named = [text for text in texts if text]
    assert len(named) == len(set(named))
    for move, text in enumerate(texts, -3):
        if text:
            assert state.grammar().number(text) == move


@pytest.mark.rule("GLD-136")
@pytest.mark.parametrize("text", NO_MOVES)
def test_anything_else_is_not_a_move(text: str) -> None:
    with pytest.raises(IllegalMove):
        example("V3").move(0, text)


@pytest.mark.rule("GLD-137")
@pytest.mark.parametrize("name", [name for name, _, _ in examples()])
def test_positions_of_the_examples_are_written_as_they_are_read(name: str) -> None:
    position = next(text for found, text, _ in examples() if found == name)
    written = table(position).position().splitlines()
    for told, line in zip(position.splitlines(), written, strict=True):
        head, question, _ = told.partition("?")
        assert line.startswith(head) if question else line == told


@pytest.mark.rule("GLD-137", "GLD-138")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_is_read_back(seats: int) -> None:
    phases = set()
    for seed in range(6):
        state = setup(seats, seed, mode=("base", "matching")[seed % 2], layout=("eight", "seven", "nine")[seed % 3])
        dice = Dice(seed)
        while True:
            text = state.position()
            again = RULES.read(text, seed=seed)
            assert again.position() == text
            assert again.moves(state.active) == state.moves(state.active)
            phases.add(text.split("phase ")[1].split()[0])
            if not state.to_act():
                break
            state.play(state.active, state.random_move(state.active, dice))
    assert {"main", "laying", "extra", "over"} <= phases


@pytest.mark.rule("GLD-137")
@pytest.mark.parametrize(
    ("name", "moves", "pending"),
    [
        ("V3", ["place ham d4"], "pending laid d4"),
        ("V19", ["claim mmo"], "pending claimed mmo:2y"),
        ("V16", ["place tmc f4", "place tac g4", "done"], "pending laid f4,g4 sets f4-f7,g4-g6"),
        ("V17", ["place shb e4", "place tmb f4", "done", "resolve c4 f4"], "pending laid e4,f4 flips 2"),
    ],
)
def test_pending(name: str, moves: list[str], pending: str) -> None:
    from tests.rules.glade.tables import play

    state = example(name)
    play(state, *moves)
    assert state.position().splitlines()[-1] == pending
    again = RULES.read(state.position())
    assert again.position() == state.position()
    assert again.moves(state.active) == state.moves(state.active)


@pytest.mark.rule("GLD-138")
def test_unseen_racks_are_dealt_by_the_seed() -> None:
    racks = {RULES.read(V3, seed=seed).position().partition("seat 1")[2].partition("\n")[0] for seed in range(10)}
    assert len(racks) == 10
    state = table(V8)
    counted = len(state.bag) + sum(len(seat.rack) + seat.forest.tiles for seat in state.seats) + len(state.out)
    assert counted == 128
    assert RULES.read(V8, seed=4) == RULES.read(V8, seed=4)


V36 = next(position for name, position, _ in examples() if name == "V36")
V17 = next(position for name, position, _ in examples() if name == "V17")

BROKEN = {
    "a run that is no set": (V8, "hmo hbb ham", "hmo mbb tac", "run"),
    "a type three times": (V8, "rack hho,hmc", "rack hmo,hmo", "copies"),
    "too few toadstools": (V8, "edge 7", "edge 6", "toadstools"),
    "too many toadstools": (V8, "store 2b", "store 2b,1b", "toadstools"),
    "a marker in the open": (V8, "... ... ... ... ... ... ...", "... *1y ... ... ... ... ...", "not-enclosed"),
    "thirteen blue toadstools": (V36, "store -", "store 1b", "blue"),
    "a toadstool of nobody": (V8, "store 2b", "store 2g", "colour"),
    "a counter in the base game": (V8, "store -", "store m-o", "counter"),
    "a counter twice": (V31, "store -mc,1b,2y", "store -mc,4-b,1b,2y", "counter"),
    "a wrong symbol": (V31, "--b ... ... ... ... ... --c", "--c ... ... ... ... ... --c", "cell"),
    "a blank board in the matching game": (V31, "board 3", "board 0", "board"),
    "a board that does not exist": (V31, "board 3", "board 7", "number"),
    "six rows": (V3, "... ... ... ... ... ... ...\nseat 1", "seat 1", "rows"),
    "a short row": (V3, "... ... ... ... ... ... ...", "... ... ...", "rows"),
    "no head": (V3, "glade base seven\n", "", "head"),
    "unknown mode": (V3, "glade base", "glade fast", "head"),
    "unknown layout": (V3, "seven", "twelve", "layout"),
    "unknown phase": (V3, "phase main", "phase nap", "phase"),
    "unknown word": (V3, "passes 0", "naps 0", "word"),
    "wrong end": (V3, "end no", "end maybe", "end"),
    "an empty edge without the end": (V17, "edge 1 store 1y,", "edge 0 store 1y,1y,", "end"),
    "as many passes as seats": (V3, "passes 0", "passes 2", "number"),
    "a huge number": (V3, "bag 112", "bag " + "9" * 5000, "number"),
    "no bag": (V3, "bag 112 ", "", "number"),
    "a seat too many": (V3, "active 0", "active 2", "number"),
    "seats in disorder": (V3, "seat 1 board", "seat 2 board", "seat-number"),
    "a tile that does not exist": (V3, "rack ham", "rack xam", "tile"),
    "a bag too large": (V3, "bag 112", "bag 120", "unseen"),
    "a rack too large": (V3, "rack ?8", "rack ?9", "number"),
    "two toadstools on one space": (V8, "hac:1b", "hac:1b hac:1y", "glade"),
    "a counter on the glade": (V8, "hac:1b", "hac:m-o", "glade"),
    "pending without need": (V3, "rack ?8", "rack ?8\npending laid d4", "pending"),
    "laying without pending": (V8, "phase main", "phase laying", "pending"),
    "a line too many": (V3, "glade base seven", "glade base seven\nhello", "line"),
}


@pytest.mark.rule("GLD-139")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_position_is_refused(name: str) -> None:
    position, old, new, reason = BROKEN[name]
    assert old in position
    with pytest.raises(BadPosition) as caught:
        RULES.read(position.replace(old, new, 1))
    assert caught.value.key.endswith(f"-{reason}")
    assert str(caught.value).endswith(".")


PENDING = {
    "a space twice": ("laying", "laid d4,d4", "laid"),
    "two lines": ("laying", "laid b3,d4", "laid"),
    "an empty space": ("laying", "laid a1", "laid"),
    "no flips": ("flipping", "laid d5 flips 0", "pending"),
    "a set twice": ("resolving", "laid d5 sets d5-f5,d5-f5", "set"),
    "no run": ("resolving", "laid d5 sets d5-e5", "set"),
    "a claimed counter": ("claiming", "claimed hhc:m-o", "claimed"),
    "a claimed toadstool elsewhere": ("claiming", "claimed hhc:1y", "claimed"),
}


@pytest.mark.rule("GLD-137", "GLD-139")
@pytest.mark.parametrize("name", PENDING)
def test_an_impossible_pending_line_is_refused(name: str) -> None:
    phase, pending, reason = PENDING[name]
    with pytest.raises(BadPosition) as caught:
        RULES.read(V8.replace("phase main", f"phase {phase}").replace("bag 94", "bag 80") + f"\npending {pending}")
    assert caught.value.key.endswith(f"-{reason}")


@pytest.mark.rule("GLD-138")
def test_a_real_table_is_counted_from_less() -> None:
    lines = [line.split(" rack")[0] for line in V31.splitlines() if not line.startswith("start")]
    sheets = RULES.tally("\n".join(lines).replace(" edge 3", "").replace(" edge 8", ""))
    assert [sheet.total for sheet in sheets] == [24, 14]
