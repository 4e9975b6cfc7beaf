"""What the guide of Waldgärtner counts, which moves it leaves out, and that it is right at the end."""

import pytest

import hain
from hain import Dice, State
from hain.core.option import OptionValue
from hain.games.waldgaertner.datafile import shipped
from tests.tables import random_play

RULES = hain.rules("waldgaertner")
GUIDE = RULES.guide()
MODES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (2, {"decks": "na", "planting": "shade"}),
    (3, {"uproot": "on"}),
    (4, {"planting": "shade", "uproot": "on", "frost": "on"}),
    (6, {"frost": "on"}),
]
every_mode = pytest.mark.parametrize(("seats", "mode"), MODES)

EMPTY = ["6: .", "5: . .", "4: . . .", "3: . . . .", "2: . . . . .", "1: . . . . . ."]


def garden(**rows: str) -> list[str]:
    """An empty garden but for these rows, as `r3="mispel . . ."`."""
    return [f"{line[0]}: {rows.get('r' + line[0], line[3:])}" for line in EMPTY]


def table(
    moment: str,
    own: list[str],
    *pending: str,
    coins: int = 0,
    bonus: str = "open",
    hand: str = "himbeere",
    rival: str = "stieleiche",
    options: str = "planting=rows uproot=off frost=off",
) -> State:
    """Two seats: the first as given, the second with an empty garden and one coin."""
    lines = [
        f"waldgaertner seats=2 decks=eu {options}",
        moment,
        "region 1 EU 2 ^hunds-rose+1 feige",
        "region 2 EU 2 ^schlehe moosbeere",
        "market kornelkirsche",
        *pending,
        f"seat 0 coins {coins} bonus {bonus} hand {hand}",
        *own,
        f"seat 1 coins 1 bonus open hand {rival}",
        *EMPTY,
    ]
    return RULES.read("\n".join(lines))


def features(state: State, seat: int = 0) -> dict[str, float]:
    return dict(zip(GUIDE.names, GUIDE.features(state, seat)))


def texts(state: State, seat: int = 0) -> list[str]:
    return [state.text(move) for move in GUIDE.candidates(state, seat)]


def value(card: str) -> int:
    return next(plant.value for plant in shipped().plants if plant.card == card)


# what is counted


def test_a_plant_without_a_partner_is_lone_and_its_partner_in_the_hand_wakes_it() -> None:
    """A hazel needs another hazel: the second one brings both values."""
    own = garden(r2="gemeine-hasel . . . .")
    alone = features(table("round 4 step visit", own, "owes 0 1"))
    assert alone["lone"] == value("gemeine-hasel")
    assert alone["hand"] == value("himbeere")
    paired = features(table("round 4 step visit", own, "owes 0 1", hand="lambertshasel"))
    assert paired["hand"] == value("gemeine-hasel") + value("lambertshasel")
    assert paired["hand_hope"] == 0


def test_there_is_no_hope_for_a_partner_that_is_nowhere() -> None:
    own = garden(r2="gemeine-hasel . . . .")
    assert features(table("round 4 step visit", own, "owes 0 1"))["hope"] == 0


def test_room_is_counted_by_size() -> None:
    found = features(table("round 4 step visit", garden(r1="heidelbeere . . . . .", r5="walnuss ."), "owes 0 1"))
    rooms = [
        found[f"room_{size}"] for size in ("small_shrub", "large_shrub", "small_tree", "medium_tree", "large_tree")
    ]
    assert rooms == [4, 4, 3, 2, 0]


def test_a_hand_card_without_room_brings_nothing_until_the_extra_slot_can_be_paid() -> None:
    own = garden(r5="walnuss .")
    assert features(table("round 4 step visit", own, "owes 0 1", coins=4, hand="rotbuche"))["hand"] == 0
    assert features(table("round 4 step visit", own, "owes 0 1", coins=5, hand="rotbuche"))["hand"] > 0


def test_harvests_to_come() -> None:
    """In the winter of the first year a plant will bear twice, in that of the second once; a lone one never."""
    own = garden(r1="himbeere . . . . .", r2="gemeine-hasel . . . .")
    assert features(table("round 1 step visit", own, "owes 0 1", hand="heidelbeere"))["harvests"] == 2
    assert features(table("round 11 step visit", own, "owes 0 1", hand="heidelbeere"))["harvests"] == 1
    assert features(table("round 20 step visit", own, "owes 0 1", hand="heidelbeere"))["harvests"] == 0


def test_coins_are_compared_with_those_of_the_rival() -> None:
    found = [features(table("round 4 step visit", EMPTY, "owes 0 1", coins=coins)) for coins in (0, 1, 2)]
    assert [(each["richer"], each["as_rich"]) for each in found] == [(0, 0), (0, 1), (1, 0)]


def test_colours_count_only_while_the_bonus_is_open() -> None:
    own = garden(r1="brombeere . . . . .")
    open_bonus = features(table("round 4 step visit", own, "owes 0 1"))
    used = features(table("round 4 step visit", own, "owes 0 1", bonus="used"))
    assert (open_bonus["bonus"], open_bonus["colours"]) == (1, 1)
    assert (used["bonus"], used["colours"]) == (0, 0)


# decisions that are made and not carried out yet


def test_a_planting_counts_before_the_others_have_decided() -> None:
    """Seat 1 still owes its play; the guide sees the raspberry of seat 0 in the ground, and the state does not."""
    state = table("round 4 step play", EMPTY, "owes 0 1", hand="himbeere mispel", rival="stieleiche walnuss")
    state.play(0, state.move(0, "plant himbeere 1a"))
    assert state.scores()[0].total == 0
    assert GUIDE.points(state, 0) == value("himbeere")
    assert features(state)["hand"] == value("mispel")


def test_a_sale_counts_before_the_others_have_decided() -> None:
    state = table("round 4 step play", EMPTY, "owes 0 1", hand="himbeere mispel", rival="stieleiche walnuss")
    state.play(0, state.move(0, "sell mispel"))
    assert GUIDE.points(state, 0) == 0
    assert features(state)["coins"] == 2


def test_a_chosen_region_promises_its_open_card() -> None:
    """The better of two hand cards is planted in the mind, the other one is kept."""
    state = table("round 4 step visit", EMPTY, "owes 0 1")
    assert GUIDE.is_quiet(state)
    state.play(0, state.move(0, "visit 2"))
    assert not GUIDE.is_quiet(state)
    assert GUIDE.points(state, 0) + features(state)["hand"] == value("himbeere") + value("schlehe")


# moves


def test_slots_that_are_alike_count_once() -> None:
    state = table("round 4 step play", EMPTY, "owes 0", hand="himbeere mispel")
    assert texts(state) == ["plant himbeere 1a", "sell himbeere", "plant mispel 3a", "sell mispel"]


def test_fruit_grows_where_it_is_fed() -> None:
    """The sea buckthorn in 2c feeds its neighbours to the west and east."""
    state = table("round 4 step play", garden(r2=". . sanddorn-pollmix . ."), "owes 0", hand="berberitze mispel")
    assert "plant berberitze 2b" in texts(state)
    assert "plant berberitze 2a" not in texts(state)


def test_under_the_shade_rule_a_plant_stands_in_the_row_of_its_size() -> None:
    state = table(
        "round 4 step play", EMPTY, "owes 0", hand="himbeere mispel", options="planting=shade uproot=off frost=off"
    )
    assert texts(state) == ["plant himbeere 1a", "sell himbeere", "plant mispel 3a", "sell mispel"]


def test_digging_up_makes_room_for_a_better_plant() -> None:
    """The walnut is worth more than the beech in the only slot for large trees."""
    rules = "planting=rows uproot=on frost=off"
    own = garden(r5="rotbuche .", r1="heidelbeere . . . . .")
    state = table("round 4 step visit", own, "owes 0 1", hand="walnuss", options=rules)
    assert texts(state) == ["visit 1", "visit 2", "uproot 5a"]


@every_mode
def test_candidates_and_quick_moves_are_legal(seats: int, mode: dict[str, OptionValue]) -> None:
    state = RULES.setup(seats, 3, **mode)
    dice = Dice(3)
    for seat, _ in random_play(state, Dice(4)):
        legal = state.moves(seat)
        candidates = GUIDE.candidates(state, seat)
        assert candidates
        assert set(candidates) <= set(legal)
        assert len(set(candidates)) == len(candidates)
        assert GUIDE.quick_move(state, seat, dice) in legal


@every_mode
def test_a_game_of_quick_moves_is_far_better_than_chance(seats: int, mode: dict[str, OptionValue]) -> None:
    """And every round begins with a quiet moment, later than the one before."""
    state = RULES.setup(seats, 5, **mode)
    dice = Dice(5)
    quiet: list[float] = []
    while owing := state.to_act():
        if GUIDE.is_quiet(state):
            quiet.append(GUIDE.progress(state))
        state.play(owing[0], GUIDE.quick_move(state, owing[0], dice))
    chance = RULES.setup(seats, 5, **mode)
    for _ in random_play(chance, Dice(5)):
        pass
    totals, by_chance = ([sheet.total for sheet in each.scores()] for each in (state, chance))
    assert sum(totals) > 1.2 * sum(by_chance)
    assert 18 <= len(quiet) <= 20
    assert quiet == sorted(set(quiet))


# what is expected


@every_mode
def test_what_is_expected_comes_close_to_the_truth(seats: int, mode: dict[str, OptionValue]) -> None:
    """In the last round to a planting or two; at the end exactly, but for the coins that break ties."""
    state = RULES.setup(seats, 6, **mode)
    dice = Dice(6)
    late: list[float] = []
    while owing := state.to_act():
        if GUIDE.is_quiet(state) and GUIDE.progress(state) >= 0.9:
            late = [GUIDE.worth(state, seat) for seat in range(seats)]
        state.play(owing[0], GUIDE.quick_move(state, owing[0], dice))
    totals = [sheet.total for sheet in state.scores()]
    assert [int(GUIDE.result(state, seat)) for seat in range(seats)] == totals
    assert max(abs(expected - total) for expected, total in zip(late, totals)) < 30
