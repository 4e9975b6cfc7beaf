"""The planet, the cards, the tracks, and the file they come from."""

import pytest

from hain import BadData
from hain.core.bits import members
from hain.games.evergreen import Planet
from hain.games.evergreen.box import CARDS, POWERS, SKULL, Box, biome_of, power_of
from hain.games.evergreen.datafile import read_box, shipped, shipped_text
from hain.games.evergreen.planet import BIOMES
from hain.games.evergreen.rules import RULES, EvergreenRules
from hain.games.evergreen.state import EvergreenState
from tests.rules.evergreen.tables import acting, legal, play

MAP = ["nnnfff", "n#nf#f", "mmmggg", "mmmggg", "r#rw#w", "rrrwww"]
LETTERS = dict(zip("nmrfwg", BIOMES, strict=True))
ICONS = {
    "snow": [3, SKULL, 2, 1, SKULL, 2],
    "swamp": [SKULL, 2, 1, SKULL, 2, 3],
    "rock": [2, 1, SKULL, 2, 3, SKULL],
    "flowers": [1, SKULL, 2, 3, SKULL, 2],
    "wheat": [SKULL, 2, 3, SKULL, 2, 1],
    "grassland": [2, 3, SKULL, 2, 1, SKULL],
}


@pytest.mark.rule("EVG-4")
def test_every_table_says_how_sure_it_is() -> None:
    statuses = shipped().statuses
    assert {name for name, status in statuses.items() if status == "reconstruction"} == {
        "planet", "planet.letters", "icons", "tracks",
    }  # fmt: skip
    with pytest.raises(BadData, match="titles"):
        read_box(shipped_text().replace('[titles]\nstatus = "published"', '[titles]\nstatus = "rumour"'))


@pytest.mark.rule("EVG-5")
def test_icons_and_tracks_come_from_the_file_alone() -> None:
    text = (
        shipped_text()
        .replace('snow      = [3, "skull"', 'snow      = [4, "skull"')
        .replace("[0, 3, 5, 8]", "[0, 1, 2, 4, 9]")
    )
    rules = EvergreenRules(read_box(text))
    state = rules.lay_out(2, 0, ["snow-sprout", "rock-bush"], ["snow-bud", "wild-bud", "wild-bush"])
    assert state.fertility() == [4, 0, 2, 0, 0, 0]
    play(state, 0, "draft snow-bud")
    play(state, 1, "draft wild-bud")
    state.seats[0].levels = (0, 0, 0, 0, 0, 3)
    play(state, 0, "power")
    assert (state.seats[0].bud, state.seats[0].levels[5]) == (9, 4)


BROKEN = {
    "planet: five rows too few": ('    "n n n f f f",\n    "n # n f # f",\n    "m m m g g g",\n', ""),
    "planet: no rectangle": ('"n n n f f f"', '"n n n f f"'),
    "planet: a strange letter": ('"n n n f f f"', '"n n x f f f"'),
    "planet: five crevices": ('"n n n f f f"', '"n # n f f f"'),
    "planet: biome torn apart": ('"n n n f f f"', '"n n w f f f"'),
    "planet: biome missing": ('g = "grassland"', 'g = "wheat"'),
    "icons: five flowers on a card": ("snow      = [3,", "snow      = [5,"),
    "icons: no flowers on a card": ("snow      = [3,", "snow      = [0,"),
    "icons: an unknown word": ("snow      = [3,", 'snow      = ["sun",'),
    "icons: 41 cards": ("snow      = [3, ", "snow      = ["),
    "icons: 36 cards": ('wild      = ["none", "none", "none", "none", "none", "none"]', ""),
    "icons: wild with a skull": ('wild      = ["none"', 'wild      = ["skull"'),
    "tracks: does not start with 0": ("sprout     = [0,", "sprout     = [1,"),
    "tracks: one step": ("sprout     = [0, 2, 3, 4]", "sprout     = [0, 2]"),
    "tracks: falls": ("sprout     = [0, 2, 3, 4]", "sprout     = [0, 3, 2, 4]"),
    "tracks: missing": ("sprout     = [0, 2, 3, 4]", ""),
    "titles: do not rise": ("bonsai     = 121", "bonsai     = 221"),
    "seasons: a season is missing": ("autumn = 3, ", ""),
    "seasons: too many rounds": ("autumn = 3", "autumn = 9"),
    "start: too few points": ("points = [0, 1, 2, 3]", "points = [0, 1]"),
}


@pytest.mark.rule("EVG-6")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_refused_with_the_name_of_the_table(name: str) -> None:
    old, new = BROKEN[name]
    assert old in shipped_text()
    table = "planet" if name.startswith("planet") else name.partition(":")[0]
    with pytest.raises(BadData) as caught:
        read_box(shipped_text().replace(old, new))
    assert str(caught.value.details["table"]).startswith(table)
    assert f"[{caught.value.details['table']}]" in str(caught.value)


@pytest.mark.rule("EVG-6")
def test_too_few_flowers_and_broken_toml_are_refused() -> None:
    start = shipped_text().index("[icons]")
    end = shipped_text().index("[tracks]")
    icons = "".join('"skull"' if letter in "1234" else letter for letter in shipped_text()[start:end])
    with pytest.raises(BadData, match=r"\[icons\].*5 flowers"):
        read_box(shipped_text()[:start] + icons + shipped_text()[end:])
    with pytest.raises(BadData):
        read_box("[planet")
    with pytest.raises(BadData, match=r"\[icons\]"):
        read_box(shipped_text()[:start] + shipped_text()[end:])


@pytest.mark.rule("EVG-6", "EVG-136")
def test_maps_of_other_sizes_with_cells_outside_are_read() -> None:
    rows = [
        "- n n f f f f -",
        "n n # f f # f f",
        "n n m m g g g g",
        "m m m m g g g g",
        "m m m m g g g g",
        "r r r r w w w w",
        "r r # r w # w w",
        "- r r r w w w -",
    ]
    table = "rows = [" + ", ".join(f'"{row}"' for row in rows) + "]"
    start, end = shipped_text().index("rows = ["), shipped_text().index("[planet.letters]")
    board = read_box(shipped_text()[:start] + table + "\n" + shipped_text()[end:]).board
    assert (board.spaces, board.names[0], board.names[-1]) == (56, "b1", "g8")
    text = "\n".join(" ".join(symbol if symbol in "#-" else "T" for symbol in row.split()) for row in rows)
    planet = Planet.parse(text, board)
    assert str(planet) == text
    assert planet.biggest_forest() == 56
    assert planet.light("n") == planet.light("s")
    from hain import BadPosition

    with pytest.raises(BadPosition, match="a1"):
        Planet.parse("T" + text[1:], board)
    with pytest.raises(BadPosition, match="b1"):
        Planet.parse(text.replace("T", "-", 1), board)


@pytest.mark.rule("EVG-7", "EVG-8")
def test_the_planet() -> None:
    board = shipped().board
    assert (board.columns, board.rows, board.spaces) == (6, 6, 32)
    names = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
    assert [name for name in names if name not in board.names] == ["b2", "e2", "b5", "e5"]
    assert [name for name in names if board.is_crevice(name)] == ["b2", "e2", "b5", "e5"]
    for space, name in enumerate(board.names):
        letter = MAP[int(name[1]) - 1]["abcdef".index(name[0])]
        assert BIOMES[board.biome_of[space]] == LETTERS[letter]
    assert [len(members(board.areas[biome])) for biome in range(7)] == [5, 6, 5, 5, 5, 6, 32]
    assert BIOMES == ("snow", "swamp", "rock", "flowers", "wheat", "grassland")


@pytest.mark.rule("EVG-9")
def test_neighbours() -> None:
    board = shipped().board
    pairs = [(space, other) for space in range(32) for other in members(board.neighbours[space])]
    assert len(pairs) == 2 * 44
    assert all((other, space) in pairs for space, other in pairs)
    beside = {name: set(board.named(board.neighbours[board.find(name)])) for name in ("a1", "b1", "c3", "d4")}
    assert beside == {
        "a1": {"b1", "a2"},
        "b1": {"a1", "c1"},
        "c3": {"c2", "b3", "d3", "c4"},
        "d4": {"d3", "c4", "e4", "d5"},
    }


@pytest.mark.rule("EVG-10")
def test_all_seats_have_the_same_planet() -> None:
    state = RULES.setup(4, 5)
    assert isinstance(state, EvergreenState)
    assert len({id(seat.planet.board) for seat in state.seats}) == 1


@pytest.mark.rule("EVG-11", "EVG-54")
def test_a_space_holds_one_piece_and_a_crevice_none() -> None:
    state = acting(
        "wild-bush", "s t T b w .\n. # . . # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . .", (0, 0, 0, 3, 0, 0)
    )
    named = {text.split()[1] for text in legal(state) if text.startswith("plant")}
    assert named.isdisjoint({"a1", "b1", "c1", "d1", "e1", "b2", "e2", "b5", "e5"})
    assert len(named) == 32 - 5
    play(state, 0, "power")
    assert {text.split()[1] for text in legal(state) if text.startswith("bush")} == named


@pytest.mark.rule("EVG-12", "EVG-13", "EVG-14")
def test_the_cards() -> None:
    box: Box = shipped()
    assert len(CARDS) == len(set(CARDS)) == 42
    assert {"snow-lake", "wild-small_tree"} < set(CARDS)
    assert POWERS == ("sprout", "small_tree", "big_tree", "bush", "lake", "bud")
    for card, name in enumerate(CARDS):
        biome, power = name.split("-")
        assert (POWERS[power_of(card)], biome == "wild" or BIOMES[biome_of(card)] == biome) == (power, True)
        assert box.icons[card] == (0 if biome == "wild" else ICONS[biome][power_of(card)])
        if biome != "wild":
            assert box.icons[card] == [3, SKULL, 2, 1, SKULL, 2][(power_of(card) + biome_of(card)) % 6]
    for kind in (biome_of, power_of):
        for number in range(6):
            icons = sorted(box.icons[card] for card in range(36) if kind(card) == number)
            assert icons == [SKULL, SKULL, 1, 2, 2, 3]
    assert sum(icon for icon in box.icons if icon > 0) == 48
    assert (box.icons.count(SKULL), box.icons.count(0)) == (12, 6)


@pytest.mark.rule("EVG-15")
def test_tracks() -> None:
    assert dict(zip(POWERS, shipped().tracks, strict=True)) == {
        "sprout": [0, 2, 3, 4], "small_tree": [0, 1, 2, 3], "big_tree": [0, 1, 2, 3],
        "bush": [0, 1, 2, 3], "lake": [0, 1, 2, 2], "bud": [0, 3, 5, 8],
    }  # fmt: skip
    state = acting("snow-sprout", levels=(1, 0, 0, 0, 0, 0))
    play(state, 0, "power")
    assert (state.seats[0].levels, state.seats[0].uses) == ((2, 0, 0, 0, 0, 0), 3)


@pytest.mark.rule("EVG-16")
def test_seasons() -> None:
    state = RULES.setup(2, 3)
    assert isinstance(state, EvergreenState)
    seen: list[tuple[object, object]] = []
    while state.to_act():
        view = state.view(None)
        if (view["season"], view["round"]) not in seen:
            seen.append((view["season"], view["round"]))
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[-1])
    assert seen == [
        (season, number)
        for season, rounds in (("spring", 5), ("summer", 4), ("autumn", 3), ("winter", 2))
        for number in range(1, rounds + 1)
    ]


@pytest.mark.rule("EVG-17", "EVG-18")
@pytest.mark.parametrize(
    ("piece", "move"), [("s", "plant"), ("t", "grow"), ("T", "grow"), ("b", "bush"), ("w", "lake")]
)
def test_pieces_never_run_out(piece: str, move: str) -> None:
    """Three planets full of one kind (96 pieces, more than the box holds), and still the next one is there."""
    full = "\n".join(" ".join("#" if symbol == "#" else piece for symbol in row) for row in MAP)
    before = {"s": ".", "t": "s", "T": "t", "b": ".", "w": "."}[piece]
    power = {"bush": "wild-bush", "lake": "wild-lake"}.get(move, "wild-bud")
    state = RULES.lay_out(4, 0, ["rock-bush"], [power, "swamp-bud", "snow-bud", "rock-bud", "flowers-bud"])
    for seat, card in enumerate((power, "swamp-bud", "snow-bud", "rock-bud")):
        play(state, seat, f"draft {card}")
    for other in state.seats[1:]:
        other.planet = Planet.parse(full)
    state.seats[0].planet = Planet.parse(before + full[1:])
    state.seats[0].begin(None)
    if move in ("bush", "lake"):
        play(state, 0, "power")
    play(state, 0, f"{move} a1")
    assert str(state.seats[0].planet) == full
