"""End of the round, of the season and of the game."""

import pytest

from hain import Dice, Event, playout
from hain.games.evergreen import Planet
from hain.games.evergreen.planet import BIOMES
from hain.games.evergreen.rules import RULES
from hain.games.evergreen.state import CATEGORIES, EvergreenState
from tests.rules.evergreen.tables import EMPTY, cards, dealt, legal, play, play_round


def row(text: str) -> Planet:
    """A planet with this first row."""
    return Planet.parse(text + EMPTY[11:])


def last_round(seats: int = 2, season: int = 0, sun: str = "n") -> EvergreenState:
    """A table just before the last round of a season, all planets empty."""
    state = RULES.setup(seats, 8, sun=sun)
    assert isinstance(state, EvergreenState)
    while (state.season, state.round) != (season, state.box.rounds[season]):
        play_round(state)
    return state


def taken(state: EvergreenState, with_token: bool) -> list[str]:
    """What two seats draft so that the second takes the card under the token, or leaves it."""
    left, middle, right = cards(state.pool)
    return [left, middle] if with_token else [left, right]


@pytest.mark.rule("EVG-93")
def test_the_round_ends_when_all_seats_are_over() -> None:
    state = dealt("snow-bush", "wild-bud", "rock-sprout")
    play(state, 0, "draft wild-bud")
    play(state, 1, "draft rock-sprout")
    play(state, 1, "pass", "pass")
    assert (state.round, state.to_act()) == (1, [0])
    play(state, 0, "pass")
    assert state.round == 1
    play(state, 0, "pass")
    assert (state.round, len(state.pool)) == (2, 3)


@pytest.mark.rule("EVG-94")
def test_a_season_ends_with_as_many_cards_as_rounds() -> None:
    state = RULES.setup(2, 8)
    assert isinstance(state, EvergreenState)
    for season, rounds in enumerate((5, 4, 3, 2)):
        for number in range(rounds):
            assert (state.season, [len(seat.cards) for seat in state.seats]) == (season, [number, number])
            holder = play_round(state, *taken(state, number % 2 == 0))
            if state.to_act():
                assert state.first == holder
    assert state.to_act() == []


@pytest.mark.rule("EVG-95", "EVG-103", "EVG-106")
@pytest.mark.parametrize("season", [0, 1, 2, 3])
def test_light_then_forest_after_every_season(season: int) -> None:
    state = last_round(season=season, sun="n")
    while state.to_act() and len(state.to_act()) == 1:
        play(state, state.to_act()[0], legal(state, state.to_act()[0])[0])
    for seat in state.seats:
        seat.planet = row("t t T b . T")
        seat.begin(None)
    log: list[Event] = []
    for seat_number in (0, 1):
        play(state, seat_number, "pass")
    play(state, 0, "pass")
    log = play(state, 1, "pass")
    names = ("spring", "summer", "autumn", "winter")
    scored = [event.details["category"] for event in log if event.kind == "scored"][:4]
    assert scored == [f"light_{names[season]}", f"forest_{names[season]}"] * 2
    side = "nesw"[season]
    sheet = state.scores()[0]
    assert sheet[f"light_{names[season]}"] == row("t t T b . T").light(side) > 0
    assert sheet[f"forest_{names[season]}"] == 4


@pytest.mark.rule("EVG-96", "EVG-97", "EVG-98", "EVG-99", "EVG-100", "EVG-101", "EVG-102", "EVG-103")
@pytest.mark.parametrize(
    ("line", "from_west", "from_east"),
    [
        ("t . . . . .", 1, 1),
        ("T . . . . .", 2, 2),
        ("t t . . . .", 1, 1),
        ("t . t . . .", 2, 2),
        ("t T . . . .", 3, 2),
        ("T t . . . .", 2, 3),
        ("T . t . . .", 2, 3),
        ("T . . t . .", 3, 3),
        ("T T . . . .", 2, 2),
        ("T . T . . .", 2, 2),
        ("T . . T . .", 4, 4),
        ("t t t . . .", 1, 1),
        ("T . T . T .", 2, 2),
        ("T s t . . .", 2, 3),
        ("T b t . . .", 2, 3),
        ("T w t . . .", 2, 3),
        ("s b w . . .", 0, 0),
        ("t T . . t T", 6, 4),
    ],
)
def test_light_along_a_line(line: str, from_west: int, from_east: int) -> None:
    planet = row(line)
    assert (planet.light("w"), planet.light("e")) == (from_west, from_east)
    columns = [[symbol, *[".", ".", ".", ".", "."]] for symbol in line.split()]
    upright = Planet.parse(
        "\n".join(
            " ".join(["#" if (r, c) in ((1, 1), (1, 4), (4, 1), (4, 4)) else columns[r][c] for c in range(6)])
            for r in range(6)
        )
    )
    assert (upright.light("n"), upright.light("s")) == (from_west, from_east)


@pytest.mark.rule("EVG-96")
def test_trees_in_different_lines_never_shade_each_other() -> None:
    planet = Planet.parse("T T T T T T" + EMPTY[11:])
    assert planet.light_lines("n") == [2] * 6
    assert planet.light_lines("w") == [2, 0, 0, 0, 0, 0]


@pytest.mark.rule("EVG-102")
def test_crevices_count_as_cells() -> None:
    planet = Planet.parse(". . . . . .\nT # t T # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . .")
    assert planet.light_lines("w")[1] == 4
    far = Planet.parse(". . . . . .\nt # t . # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . .")
    assert far.light("w") == 2


@pytest.mark.rule("EVG-104", "EVG-105", "EVG-106")
@pytest.mark.parametrize(
    ("planet", "size"),
    [
        (EMPTY, 0),
        ("t T b . . ." + EMPTY[11:], 3),
        ("t s T . . ." + EMPTY[11:], 1),
        ("t w T . . ." + EMPTY[11:], 1),
        ("t . . . . .\n. # . . # .\n. . . . . .\n. . . . . .\n. # . . # .\n. . . . . t", 1),
        (". t . . . .\nt # t . # .\n. t . . . .\n. . . . . .\n. # . . # .\n. . . . . .", 1),
        ("t t t t t .\n. # . . # .\nt t t t t .\n. . . . . .\n. # . . # .\n. . . . . .", 5),
        ("b b b . . ." + EMPTY[11:], 3),
    ],
)
def test_the_biggest_forest(planet: str, size: int) -> None:
    assert Planet.parse(planet).biggest_forest() == size


@pytest.mark.rule("EVG-107", "EVG-108", "EVG-109", "EVG-110")
def test_the_season_changes() -> None:
    state = last_round(season=0)
    for seat in state.seats:
        seat.planet = row("t T b . . .")
        seat.levels = (1, 0, 2, 0, 0, 0)
    zone_before = [len(stack) for stack in state.zone]
    discard = state.discard
    drafted = [set(cards(seat.cards)) for seat in state.seats]
    play_round(state)
    assert (state.season, state.round, state.sun) == (1, 1, 1)
    assert [seat.cards for seat in state.seats] == [(), ()]
    assert len(state.discard) - len(discard) >= 2 * 5
    assert drafted[0] | drafted[1] <= set(cards(state.discard))
    assert [str(seat.planet) for seat in state.seats] == [str(row("t T b . . ."))] * 2
    assert [seat.levels for seat in state.seats] == [(1, 0, 2, 0, 0, 0)] * 2
    assert sum(map(len, state.zone)) - sum(zone_before) in (0, 1)
    assert [seat.total() for seat in state.seats] == [seat.start + 3 + 3 for seat in state.seats]


@pytest.mark.rule("EVG-109")
@pytest.mark.parametrize(("sun", "sides"), [("n", "nesw"), ("e", "eswn"), ("s", "swne"), ("w", "wnes")])
def test_the_sun_goes_clockwise(sun: str, sides: str) -> None:
    state = RULES.setup(2, 8, sun=sun)
    assert isinstance(state, EvergreenState)
    seen = []
    while state.to_act():
        view = state.view(None)
        if view["round"] == 1 and view["sun"] not in seen:
            seen.append(view["sun"])
        play_round(state)
    assert "".join(map(str, seen)) == sides


@pytest.mark.rule("EVG-108")
def test_drafted_cards_are_discarded_before_the_deal() -> None:
    state = last_round(season=0)
    state.deck = state.deck[:2]
    drafted = sum(len(seat.cards) for seat in state.seats)
    play_round(state)
    assert len(state.deck) >= drafted


@pytest.mark.rule("EVG-110")
@pytest.mark.parametrize("with_token", [True, False])
def test_the_token_stays_over_the_season(with_token: bool) -> None:
    for seed in range(6):
        state = RULES.setup(2, seed)
        assert isinstance(state, EvergreenState)
        while state.season == 0:
            first = state.first
            holder = play_round(state, *taken(state, with_token))
            assert holder == (1 - first if with_token else first)
        assert state.first == holder


@pytest.mark.rule("EVG-111", "EVG-115")
def test_the_game_ends_after_winter() -> None:
    state = last_round(season=3)
    sun, discard = state.sun, state.discard
    for seat in state.seats:
        seat.levels = (3, 3, 3, 3, 3, 3)
        seat.planet = Planet.parse("s w s w s w" + EMPTY[11:])
    before = state.totals()
    play_round(state)
    assert state.to_act() == []
    assert legal(state, 0) == legal(state, 1) == []
    assert (state.season, state.sun) == (3, sun)
    assert len(state.discard) - len(discard) in (0, 1)
    assert [len(seat.cards) for seat in state.seats] == [2, 2]
    assert state.totals() == before


@pytest.mark.rule("EVG-115")
def test_small_trees_and_bushes_score_nothing_at_the_end() -> None:
    state = last_round(season=3)
    for seat in state.seats:
        seat.planet = row("t t b . . t")
    play_round(state)
    for sheet in state.scores():
        assert [sheet[f"biome_{biome}"] for biome in BIOMES] == [0] * 6


@pytest.mark.rule("EVG-112", "EVG-116")
def test_big_trees_score_by_fertility_at_the_end_only() -> None:
    state = last_round(season=3)
    trees = "T T . T . .\n. # . . # .\nT . . . . T\n. . . . . .\n. # . . # T\nT T T . . ."
    for seat in state.seats:
        seat.planet = Planet.parse(trees)
    assert all(sheet[f"biome_{biome}"] == 0 for sheet in state.scores() for biome in BIOMES)
    play_round(state)
    fertility = state.fertility()
    assert sum(fertility) > 0
    expected = [count * flowers for count, flowers in zip([2, 1, 3, 1, 1, 1], fertility, strict=True)]
    for sheet in state.scores():
        assert [sheet[f"biome_{biome}"] for biome in BIOMES] == expected


@pytest.mark.rule("EVG-113", "EVG-116")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_total_wins(seats: int) -> None:
    for seed in range(20):
        state = RULES.setup(seats, seed)
        playout(state, Dice(seed))
        totals = [sheet.total for sheet in state.scores()]
        assert totals == [sum(sheet.data().values()) for sheet in state.scores()]
        assert totals[state.ranking().index(1)] == max(totals)
        assert sorted(state.ranking()) == list(range(1, seats + 1))


@pytest.mark.rule("EVG-114")
@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_ties_go_by_turn_order_from_the_token(holder: int) -> None:
    state = RULES.setup(4, 0)
    assert isinstance(state, EvergreenState)
    for seat in state.seats:
        seat.start = 50
    state.next_first = holder
    places = state.ranking()
    assert [places[(holder + turn) % 4] for turn in range(4)] == [1, 2, 3, 4]


@pytest.mark.rule("EVG-116")
def test_the_score_sheet() -> None:
    assert CATEGORIES == (
        "start", "bud", "light_spring", "light_summer", "light_autumn", "light_winter",
        "forest_spring", "forest_summer", "forest_autumn", "forest_winter",
        "biome_snow", "biome_swamp", "biome_rock", "biome_flowers", "biome_wheat", "biome_grassland",
    )  # fmt: skip
    state = RULES.setup(2, 3)
    dice = Dice(3)
    while owing := state.to_act():
        for sheet in state.scores():
            assert tuple(sheet) == CATEGORIES
        season = ("spring", "summer", "autumn", "winter").index(str(state.view(None)["season"]))
        for later in ("spring", "summer", "autumn", "winter")[season:]:
            assert all(sheet[f"light_{later}"] == sheet[f"forest_{later}"] == 0 for sheet in state.scores())
        moves = state.moves(owing[0])
        state.play(owing[0], moves[dice.below(len(moves))])
