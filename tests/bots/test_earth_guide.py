"""The guide of Earth: what it counts, which moves it leaves out, and how near to the truth it comes."""

import statistics

import pytest

from hain import Dice
from hain.core.guide import Guide
from hain.games.earth.guide import COMMON
from hain.games.earth.rules import RULES
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import seat, table
from tests.tables import Mode, random_play

TABLES: list[tuple[int, Mode]] = [
    (1, {"solo_level": "expert"}),
    (1, {"solo_level": "beginner", "mode": "advanced"}),
    (2, {}),
    (2, {"mode": "beginner", "turn_limit": 50}),
    (3, {"secret_planting": "on"}),
    (4, {"teams": "on"}),
    (5, {"mode": "advanced"}),
]
every_kind = pytest.mark.parametrize(("seats", "mode"), TABLES)


def features(state: EarthState, number: int) -> dict[str, float]:
    guide = RULES.guide()
    return dict(zip(guide.names, guide.features(state, number), strict=True))


def candidates(state: EarthState, number: int = 0) -> list[str]:
    return [state.text(move) for move in RULES.guide().candidates(state, number)]


def small_table() -> EarthState:
    return table(seat("e01+2s1g e05", soil=10, hand="e33 e13"), seat())


def quick_game(guide: Guide, state: EarthState, dice: Dice) -> list[list[float]]:
    """Played to the end by quick moves; what every seat could expect at the quiet moments."""
    expected: list[list[float]] = []
    while owing := state.to_act():
        if guide.is_quiet(state):
            expected.append([guide.worth(state, number) for number in range(len(state.seats))])
        move = guide.quick_move(state, owing[0], dice)
        assert move in state.moves(owing[0])
        state.play(owing[0], move)
    return expected


def test_features_of_a_small_table() -> None:
    found = features(small_table(), 0)
    expected = {
        "rest": 1.0,
        "begins": 1.0,
        "cards": 2.0,
        "lead": 2.0,
        "soil": 8.0,
        "much_soil": 2.0,
        "hand": 2.0,
        "plants": 2.0,
        "sprout_room": 8.0,
        "growth_room": 3.0,
        "canopies": 1 / 3,
        "discounts": 1.0,
        "plant_cards": 0.0,
        "compost_cards": 1.0,
        "water_sprouts": 2.0,
        "grow_sprouts": 1.0,
        "grow_growth": 1.0,
        "goals": 15 * 4 / 11 + 15 * 2 / 20,
        "steps": 4.5,
        "solo_rest": 0.0,
        "gaia_left": 0.0,
    }
    assert {name: found[name] for name in expected} == pytest.approx(expected)


def test_features_are_those_of_the_seat() -> None:
    found = features(small_table(), 1)
    assert (found["begins"], found["cards"], found["lead"], found["soil"]) == (0.0, 0.0, -2.0, 0.0)


def test_points_are_the_sheet_between_turns() -> None:
    guide, state = RULES.guide(), small_table()
    assert guide.is_quiet(state)
    assert [guide.points(state, number) for number in (0, 1)] == [float(sheet.total) for sheet in state.scores()]


def test_a_turn_under_way_is_not_quiet() -> None:
    guide, state = RULES.guide(), small_table()
    state.play(0, state.move(0, "choose water"))
    assert not guide.is_quiet(state)


def test_pieces_to_be_placed_count_already() -> None:
    guide, state = RULES.guide(), small_table()
    before = guide.points(state, 0)
    state.play(0, state.move(0, "choose water"))
    assert guide.points(state, 0) == pytest.approx(before + 6 * 0.9)


def test_sprouts_go_anywhere_unless_it_matters() -> None:
    block = seat("e01 e05", doing="place")
    careless = table(block, seat(), action="water", fauna="f341a: f342a: f343a: f344a:")
    assert candidates(careless) == ["all"]
    careful = table(block, seat(), action="water", fauna="f338a: f342a: f343a: f344a:")
    assert candidates(careful) == ["all", "sprout d4", "sprout e4"]


def test_spaces_stand_for_each_other_unless_it_matters() -> None:
    block = seat("e01", soil=9, hand="e33", doing="plant 1")
    goals = "f341a: f342a: f343a: f344a:"
    careless = table(block, seat(), action="plant", fauna=goals, shared="y307a y308a")
    assert len([move for move in candidates(careless) if move.startswith("plant")]) == 1
    careful = table(block, seat(), action="plant", fauna=goals, shared="y315a y308a")
    assert len([move for move in candidates(careful) if move.startswith("plant")]) == 3


def test_the_spaces_thought_of_are_the_best() -> None:
    """A terrain that counts trees at its corners goes where one is."""
    block = seat("e01 e05", soil=9, hand="e27", doing="plant 1")
    goals = "f341a: f342a: f343a: f344a:"
    found = candidates(table(block, seat(), action="plant", fauna=goals, shared="y307a y308a"))
    spaces = {move.split()[-1] for move in found if move.startswith("plant")}
    assert spaces
    assert spaces <= {"c3", "c5", "e3", "e5"}


@every_kind
def test_what_is_left_out_is_nothing(seats: int, mode: Mode) -> None:
    guide, plain = RULES.guide(), Guide.worth
    state = RULES.setup(seats, 4, **mode)
    assert isinstance(state, EarthState)
    dice = Dice(4)
    while owing := state.to_act():
        if guide.is_quiet(state):
            assert guide.worth(state, 0) == pytest.approx(plain(guide, state, 0))
        state.play(owing[0], guide.quick_move(state, owing[0], dice))


@every_kind
def test_candidates_are_legal_and_not_all_are_left_out(seats: int, mode: Mode) -> None:
    guide = RULES.guide()
    for seed in range(3):
        state = RULES.setup(seats, seed, **mode)
        for number, _ in random_play(state, Dice(seed)):
            moves = state.moves(number)
            found = guide.candidates(state, number)
            assert found
            assert len(set(found)) == len(found)
            assert set(found) <= set(moves)
            assert "part" not in [state.text(move) for move in found]


@every_kind
def test_quick_moves_lead_to_the_end(seats: int, mode: Mode) -> None:
    state = RULES.setup(seats, 7, **mode)
    assert isinstance(state, EarthState)
    guide = RULES.guide()
    assert quick_game(guide, state, Dice(7))
    assert guide.merits(state, seats) == pytest.approx(state.merits())


def test_progress_never_falls_and_comes_to_an_end() -> None:
    guide = RULES.guide()
    for seats, mode in TABLES:
        state = RULES.setup(seats, 5, **mode)
        dice, last = Dice(5), 0.0
        while owing := state.to_act():
            now = guide.progress(state)
            assert last <= now <= 1.0
            last = now
            state.play(owing[0], guide.quick_move(state, owing[0], dice))
        assert guide.progress(state) == 1.0


@pytest.mark.parametrize(("seats", "mode"), [(1, {"solo_level": "expert"}), (2, {})])
def test_quick_moves_are_far_better_than_chance(seats: int, mode: Mode) -> None:
    """One seat moves quickly, or like the others by chance; what it gains over its rival or over Gaia."""
    guide = RULES.guide()
    gained: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(8):
        for quick in gained:
            state, dice = RULES.setup(seats, seed, **mode), Dice(seed)
            while owing := state.to_act():
                by_guide = quick and owing[0] == 0
                move = guide.quick_move(state, 0, dice) if by_guide else state.random_move(owing[0], dice)
                state.play(owing[0], move)
            gained[quick].append(state.merits()[0])
    assert statistics.mean(gained[True]) > statistics.mean(gained[False]) + 60


def test_the_solo_game_has_weights_of_its_own() -> None:
    state = RULES.setup(1, 3)
    assert isinstance(state, EarthState)
    guide = RULES.guide()
    while not guide.is_quiet(state):
        state.play(0, state.moves(0)[0])
    found = features(state, 0)
    assert {name for name in COMMON if found[name]} == set()
    assert (found["solo_rest"], found["gaia_left"], found["gaia_gyres"]) == (1.0, 12.0, 4.0)


def test_solo_is_measured_by_gaia() -> None:
    state = RULES.setup(1, 3, solo_level="expert")
    assert isinstance(state, EarthState)
    guide = RULES.guide()
    quick_game(guide, state, Dice(3))
    assert guide.result(state, 0) == sum(state.sheet(0)) - sum(state.gaia_sheet())


def test_what_is_expected_comes_near_the_truth() -> None:
    """At the last quiet moments of games the guide misses the result by less than the points so far do."""
    guide = RULES.guide()
    missed: list[float] = []
    plain: list[float] = []
    for seed in range(20):
        state = RULES.setup(2, seed)
        assert isinstance(state, EarthState)
        dice, seen = Dice(seed), list[tuple[float, float]]()
        while owing := state.to_act():
            if guide.is_quiet(state) and guide.progress(state) > 0.7:
                seen += [(guide.worth(state, number), guide.points(state, number)) for number in (0, 1)]
            state.play(owing[0], guide.quick_move(state, owing[0], dice))
        ends = [guide.result(state, number) for number in (0, 1)] * (len(seen) // 2)
        missed += [abs(worth - end) for (worth, _), end in zip(seen, ends)]
        plain += [abs(points - end) for (_, points), end in zip(seen, ends)]
    assert statistics.mean(missed) < statistics.mean(plain)
