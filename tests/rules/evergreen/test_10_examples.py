"""The worked examples of the rules, block by block."""

import pytest

from hain import IllegalMove
from hain.games.evergreen import Planet, auto, zone
from hain.games.evergreen.box import CARDS, POWERS
from hain.games.evergreen.datafile import read_box, shipped, shipped_text
from hain.games.evergreen.planet import BIOMES
from hain.games.evergreen.rules import RULES, EvergreenRules
from hain.games.evergreen.saved import zone_card, zone_text
from hain.games.evergreen.state import EvergreenState
from tests.rules.evergreen.tables import acting, cards, dealt, examples, legal, play

TURNS = [pytest.param(lines, id=name) for name, lines in examples("turn")]
PLANETS = [pytest.param(lines, id=name) for name, lines in examples("planet")]
ZONES = [pytest.param(lines, id=name) for name, lines in examples("zone")]
AUTOS = [pytest.param(lines, id=name) for name, lines in examples("auto")]
GAMES = [pytest.param(lines, id=name) for name, lines in examples("game")]

SYMBOLS = {".", "#", "s", "t", "T", "b", "w"}


def _is_planet(line: str) -> bool:
    return set(line.split()) <= SYMBOLS and len(line.split()) == 6


def _levels(line: str) -> tuple[int, ...]:
    return tuple(map(int, line.split()[1:]))


@pytest.mark.rule("EVG-60", "EVG-61", "EVG-62", "EVG-77")
@pytest.mark.parametrize("lines", TURNS)
def test_turn(lines: list[str]) -> None:
    planet = "\n".join(lines[2:8])
    state = acting(lines[0].split()[1], planet, _levels(lines[1]))
    seat = state.seats[0]
    rest = lines[8:]
    while rest:
        line = rest.pop(0)
        word, _, text = line.partition(" ")
        if word == ">":
            play(state, 0, text)
        elif word == "+":
            assert text in legal(state)
        elif word == "-":
            assert text not in legal(state)
            before = state.save()
            with pytest.raises(IllegalMove):
                state.move(0, text)
            assert state.save() == before
        elif word == "count":
            assert len(legal(state)) == int(text)
        elif word == "at":
            assert seat.point().replace("-", "over") == text
        elif word == "bud":
            assert seat.bud == int(text)
        elif word == "levels":
            assert seat.levels == _levels(line)
        else:
            assert _is_planet(line)
            rows = [line, *(rest.pop(0) for _ in range(5))]
            assert str(seat.planet) == "\n".join(rows)


@pytest.mark.rule(
    "EVG-96", "EVG-97", "EVG-98", "EVG-99", "EVG-101", "EVG-103", "EVG-104", "EVG-105", "EVG-106", "EVG-137"
)
@pytest.mark.parametrize("lines", PLANETS)
def test_planet(lines: list[str]) -> None:
    planet = Planet.parse("\n".join(lines[:6]))
    assert len(lines) > 6
    for line in lines[6:]:
        word, *rest = line.replace(":", "").split()
        if word == "light":
            side, total, *points = rest
            assert planet.light(side) == int(total)
            assert planet.light_lines(side) == list(map(int, points))
        elif word == "forest":
            assert planet.biggest_forest() == int(rest[0])
        else:
            assert (word, planet.big_trees()) == ("big", list(map(int, rest)))


def _stack(words: list[str]) -> zone.Stack:
    return tuple(zone_card(word) for word in words if word != "-")


@pytest.mark.rule("EVG-40", "EVG-41", "EVG-42", "EVG-43", "EVG-45")
@pytest.mark.parametrize("lines", ZONES)
def test_zone(lines: list[str]) -> None:
    box = shipped()
    stack = _stack(lines[0].split()[1:])
    for line in lines[1:]:
        word, *rest = line.split()
        if word == "left":
            stack = zone.with_card(stack, CARDS.index(rest[0]), box)
        elif word == "stack":
            assert [zone_text(card) for card in stack] == [card for card in rest if card != "-"]
        else:
            assert zone.fertility(stack, box) == int(rest[0])


@pytest.mark.rule("EVG-121", "EVG-122", "EVG-123", "EVG-124")
@pytest.mark.parametrize("lines", AUTOS)
def test_auto(lines: list[str]) -> None:
    fertility = list(map(int, lines[0].split()[1:]))
    for pool, takes in zip(lines[1::2], lines[2::2], strict=True):
        numbers = tuple(CARDS.index(card) for card in pool.split()[1:])
        assert CARDS[auto.choice(numbers, fertility, shipped())] == takes.split()[1]


class _GameBlock:
    """Plays a `game` block line by line."""

    def __init__(self, lines: list[str]) -> None:
        seats, first, zone_line = (line.split()[1:] for line in lines[:3])
        draws = [card for line in lines for card in line.partition(":")[2].split() if line.startswith("round")]
        self.state = RULES.lay_out(int(seats[0]), self.participant(first[0], int(seats[0])), zone_line, draws)
        self.lines = lines[3:]

    @staticmethod
    def participant(word: str, seats: int) -> int:
        return seats if word == "auto" else int(word)

    def run(self) -> EvergreenState:
        state = self.state
        for number, line in enumerate(self.lines):
            word, _, rest = line.partition(" ")
            if word == "round":
                taken_by_auto = state.auto_cards[len(state.seats[0].cards) :]
                assert {*cards(state.pool), *cards(taken_by_auto)} == set(rest.partition(":")[2].split())
            elif word == "auto":
                assert f"draft {CARDS[state.auto_cards[-1]]}" == rest
            elif word == "left":
                assert rest not in legal(state)
                assert state.pieces()[rest] == 1
                assert CARDS.index(rest) in state.discard + tuple(card for stack in state.zone for card in stack)
            elif word == "next":
                assert state.next_first == self.participant(rest, len(state.seats))
            elif word == "fert":
                assert state.fertility() == list(map(int, rest.split()))
            elif word == "score":
                assert state.totals() == list(map(int, rest.split())), number
            else:
                play(state, int(word), *rest.split(", "))
        return state


@pytest.mark.rule("EVG-39", "EVG-48", "EVG-94", "EVG-107", "EVG-110", "EVG-119", "EVG-139")
@pytest.mark.parametrize("lines", GAMES)
def test_game(lines: list[str]) -> None:
    _GameBlock(lines).run()


@pytest.mark.rule("EVG-108", "EVG-109", "EVG-110")
def test_x26_ends_in_summer() -> None:
    lines = dict(examples("game"))["X26-1"]
    state = _GameBlock(lines[:-1]).run()
    planets = [lines for name, lines in examples("planet") if name.startswith("X26")]
    assert [str(seat.planet).split("\n") for seat in state.seats] == [lines[:6] for lines in planets]
    assert [seat.levels for seat in state.seats] == [(1, 0, 2, 0, 1, 0), (1, 1, 0, 1, 1, 1)]
    sheets = state.scores()
    assert [sheets[1][name] for name in ("start", "bud", "light_spring", "forest_spring")] == [1, 3, 6, 5]
    assert (len(state.discard), len(state.deck), len(state.pool)) == (11, 24 - 3, 3)
    assert cards(state.discard)[0] == "wild-bud"
    assert (state.season, state.round, state.sun, state.first) == (1, 1, 1, 0)


@pytest.mark.rule("EVG-111", "EVG-112", "EVG-113", "EVG-116", "EVG-127")
def test_x27_ends_with_a_birch() -> None:
    state = _GameBlock(dict(examples("game"))["X27-1"]).run()
    assert str(state.seats[0].planet).split("\n") == next(
        lines[:6] for name, lines in examples("planet") if name == "X27-1"
    )
    assert state.fertility() == [7, 3, 0, 1, 0, 2]
    assert state.seats[0].levels == (0, 1, 1, 3, 3, 3)
    points = [0, 24, 9, 10, 13, 9, 3, 14, 17, 20, 28, 9, 0, 1, 0, 6]
    assert list(state.scores()[0].data().values()) == points
    assert (state.to_act(), state.totals(), len(state.deck)) == ([], [163], 21)
    assert state.view(None)["title"] == "birch"


@pytest.mark.rule("EVG-25", "EVG-26", "EVG-27", "EVG-139")
def test_x1_revealing_at_setup() -> None:
    top = ["snow-sprout", "wild-lake", "flowers-sprout", "rock-bud", "rock-bush"]
    rest = [card for card in CARDS if card not in top]
    orders = set()
    for seed in range(4):
        state = RULES.lay_out(2, 0, deck=top + rest, seed=seed)
        assert state.fertility() == [3, 0, 2, 1, 0, 0]
        assert len(state.deck) + len(state.pool) == 39
        assert {CARDS.index("wild-lake"), CARDS.index("rock-bud")} <= {*state.deck, *state.pool}
        orders.add((*state.pool, *state.deck))
    assert len(orders) == 4


@pytest.mark.rule("EVG-29", "EVG-36", "EVG-37", "EVG-38", "EVG-40")
def test_x2_pool_and_token() -> None:
    pool = ("snow-bush", "wild-bud", "rock-sprout", "wheat-lake")
    state = dealt(*pool, seats=3)
    play(state, 0, "draft wild-bud")
    assert CARDS[state.token] == "snow-bush"
    taken, left = state.copy(), state.copy()
    play(taken, 1, "draft rock-sprout")
    play(taken, 2, "draft snow-bush")
    assert (taken.next_first, taken.fertility()) == (2, [3, 0, 2, 1, 2, 0])
    play(left, 1, "draft rock-sprout")
    play(left, 2, "draft wheat-lake")
    assert (left.next_first, left.fertility()) == (0, [4, 0, 2, 1, 0, 0])


@pytest.mark.rule("EVG-36")
def test_x3_the_first_player_takes_the_leftmost_card() -> None:
    state = dealt("snow-bush", "wild-bud", "rock-sprout", "wheat-lake", seats=3)
    play(state, 0, "draft snow-bush")
    assert CARDS[state.token] == "wild-bud"


@pytest.mark.rule("EVG-74", "EVG-75", "EVG-83")
@pytest.mark.parametrize(
    ("power", "values"),
    [("bud", [3, 5, 8, 8]), ("lake", [1, 2, 2, 2]), ("sprout", [2, 3, 4, 4]), ("bush", [1, 2, 3, 3])],
)
def test_x15_four_activations(power: str, values: list[int]) -> None:
    number = POWERS.index(power)
    levels: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    for value in values:
        state = acting(f"rock-{power}", levels=levels)
        play(state, 0, "power")
        seat = state.seats[0]
        assert (seat.bud if power == "bud" else seat.uses) == value
        levels = seat.levels
    assert levels[number] == 3


@pytest.mark.rule("EVG-96", "EVG-99", "EVG-102")
def test_x19_full_planets_and_turning() -> None:
    full = "T T T T T T\nT # T T # T\nT T T T T T\nT T T T T T\nT # T T # T\nT T T T T T"
    for side in "nesw":
        assert Planet.parse(full).light_lines(side) == [2] * 6
        assert Planet.parse(full.replace("T", "t")).light(side) == 10
        assert Planet.parse(full.replace("T", ".")).light(side) == 0
    assert Planet.parse(full).biggest_forest() == 32
    for _, lines in examples("planet"):
        rows = [line.split() for line in lines[:6]]
        turned = "\n".join(" ".join(rows[5 - column][row] for column in range(6)) for row in range(6))
        for before, after in zip("nesw", "eswn", strict=True):
            assert Planet.parse("\n".join(lines[:6])).light(before) == Planet.parse(turned).light(after)


@pytest.mark.rule("EVG-104", "EVG-105")
def test_x20_joining_forests() -> None:
    rows = next(lines for name, lines in examples("planet") if name == "X20-1")[:6]

    def biggest(**changes: str) -> int:
        cells = [line.split() for line in rows]
        for space, symbol in changes.items():
            cells[int(space[1]) - 1]["abcdef".index(space[0])] = symbol
        return Planet.parse("\n".join(" ".join(line) for line in cells)).biggest_forest()

    assert (biggest(c1="b"), biggest(c6="t"), biggest(c1="b", c6="t", d4="b"), biggest(c1="w")) == (8, 7, 16, 5)
    planet = Planet.parse("\n".join(rows))
    assert sorted(planet.forests(), key=len)[-1] == ["d1", "e1", "d2", "c3", "d3"]
    assert sorted(map(len, planet.forests())) == [2, 3, 3, 5]


@pytest.mark.rule("EVG-112")
def test_x21_final_scoring() -> None:
    lines = next(lines for name, lines in examples("planet") if name == "X21-1")
    text = (
        "winter 2/2 sun w\nzone snow 0: (snow-sprout) snow-lake | swamp 0: - | rock 3: rock-lake |"
        " flowers 5: flowers-bush flowers-bud | wheat 5: wheat-big_tree wheat-lake | grassland 2: grassland-sprout\n"
        "seat 0\n"
    )
    sheet = RULES.tally(text + "\n".join(lines[:6]))[0]
    assert [sheet[f"biome_{biome}"] for biome in BIOMES] == [0, 0, 0, 5, 20, 4]
    assert sheet["light_winter"] == 16


@pytest.mark.rule("EVG-114")
def test_x22_tie() -> None:
    state = RULES.setup(3, 1)
    assert isinstance(state, EvergreenState)
    for seat, total in zip(state.seats, (91, 85, 91), strict=True):
        seat.start = total
    state.next_first = 1
    assert state.ranking() == [2, 3, 1]


@pytest.mark.rule("EVG-125")
def test_x24_the_token_in_the_solo_game() -> None:
    state = dealt("snow-lake", "grassland-small_tree", "rock-bush", first=1, seats=1)
    assert cards(state.auto_cards) == ["grassland-small_tree"]
    assert CARDS[state.token] == "snow-lake"
    taken, left = state.copy(), state.copy()
    play(taken, 0, "draft snow-lake")
    assert (taken.next_first, CARDS[taken.zone[2][-1]]) == (0, "rock-bush")
    play(left, 0, "draft rock-bush")
    assert left.next_first == 1
    assert cards(left.zone[0][-1:]) == ["snow-lake"]


@pytest.mark.rule("EVG-127")
def test_x25_titles() -> None:
    expected = {
        "broccoli": (0, 120), "bonsai": (121, 135), "olive_tree": (136, 150), "holly": (151, 160), "birch": (161, 170),
        "pine": (171, 180), "oak": (181, 190), "baobab": (191, 200), "sequoia": (201, 400),
    }  # fmt: skip
    for title, (least, most) in expected.items():
        assert (shipped().title(least), shipped().title(most)) == (title, title)


def _complete_turns(state: EvergreenState) -> tuple[int, set[tuple[object, ...]]]:
    """The number of move sequences until seat 0 is over, and the different results."""
    seat = state.seats[0]
    if seat.is_over():
        return 1, {(str(seat.planet), seat.levels, seat.bud)}
    sequences, results = 0, set()
    for move in state.moves(0):
        following = state.copy()
        following.play(0, move)
        more, found = _complete_turns(following)
        sequences += more
        results |= found
    return sequences, results


@pytest.mark.rule("EVG-55", "EVG-57", "EVG-59", "EVG-61")
@pytest.mark.parametrize(
    ("card", "sequences", "results"),
    [("snow-bud", 339, 106), ("swamp-bud", 549, 136), ("wild-bud", 92355, 10978), ("snow-small_tree", 591, 188),
     ("snow-lake", 7607, 1905)],
)  # fmt: skip
def test_x28_complete_turns_from_an_empty_planet(card: str, sequences: int, results: int) -> None:
    count, found = _complete_turns(acting(card))
    assert (count, len(found)) == (sequences, results)


@pytest.mark.rule("EVG-5")
def test_x30_corrected_data() -> None:
    text = shipped_text().replace('"n # n f # f"', '"n n n f # f"').replace('"m m m g g g"', '"m # m g g g"', 1)
    rules = EvergreenRules(read_box(text.replace("lake       = [0, 1, 2, 2]", "lake       = [0, 1, 2, 3]")))
    board = rules.printed.board
    assert [bin(board.areas[biome]).count("1") for biome in range(6)] == [6, 5, 5, 5, 5, 6]
    planet = Planet.parse(". T . . . .\n. t . . # .\n. # . . . .\n. . . . . .\n. # . . # .\n. . . . . .", board)
    assert planet.light("n") == 2
    state = rules.lay_out(2, 0, ["rock-bush"], ["snow-lake", "wild-bud", "wild-bush"])
    play(state, 0, "draft snow-lake")
    play(state, 1, "draft wild-bud")
    state.seats[0].levels = (0, 0, 0, 0, 2, 0)
    play(state, 0, "plant b2")
    assert state.seats[0].point() == "D3"
    play(state, 0, "done", "power", "lake a6")
    assert state.seats[0].uses == 2
