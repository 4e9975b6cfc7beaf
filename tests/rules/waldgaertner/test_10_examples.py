"""The worked examples of the rules, by number."""

from collections.abc import Callable

import pytest

from hain.games.waldgaertner.garden import NO_SLOT, SLOTS
from hain.games.waldgaertner.rules import RULES
from hain.games.waldgaertner.state import WaldgaertnerState
from tests.rules.waldgaertner.tables import (
    FLORA,
    coins,
    cubes,
    example,
    hand,
    legal,
    market,
    one,
    plantings,
    play,
    read,
    rows,
    setup,
    stack,
    step,
    table,
    year,
)

Result = tuple[str, ...]


def received(state: WaldgaertnerState, seats: int) -> Result:
    """The card that each seat has received."""
    return tuple(FLORA.cards[player.received] if player.received >= 0 else "" for player in state.seats[:seats])


def results(seats: int, run: Callable[[int], WaldgaertnerState]) -> set[Result]:
    """All that chance can bring, as far as 400 deals show it."""
    return {received(run(seed), seats) for seed in range(400)}


def four_visitors(seed: int = 0) -> WaldgaertnerState:
    regions = {2: "24 ^feige+1 walnuss himbeere sanddorn-pollmix"}
    state = table([{}] * 4, coins=(5, 3, 3, 1), regions=regions, seed=seed)
    play(state, "0 visit 2", "1 visit 2", "2 visit 2", "3 visit 2")
    return state


@pytest.mark.rule("WAG-70", "WAG-72", "WAG-74", "WAG-71", "WAG-68")
def test_1_four_visitors_of_one_region() -> None:
    state = four_visitors()
    assert len(state.stacks[2]) == 20
    assert not state.face_up >> 2 & 1
    assert state.to_act() == [0]
    assert legal(state, 0) == ["pick feige", "pick himbeere", "pick sanddorn-pollmix", "pick walnuss", "decline"]

    def picked(seed: int) -> WaldgaertnerState:
        state = four_visitors(seed)
        play(state, "0 pick walnuss")
        assert coins(state) == [4, 3, 3, 1]
        assert step(state) == "play"
        assert state.to_act() == [0, 1, 2, 3]
        lots = state.view(None)["lots"]
        assert isinstance(lots, list)
        (lot,) = lots
        assert lot["seats"] == [1, 2]
        assert {entry["card"] for entry in lot["cards"]} == set(received(state, 4)[1:3])
        seats = state.view(None)["seats"]
        assert isinstance(seats, list)
        assert seats[0]["hand"][1]["card"] == "walnuss"
        assert seats[3]["hand"][1]["card"] == received(state, 4)[3]
        assert seats[1]["hand"][1]["card"] is None
        return state

    assert len(results(4, picked)) == 6


def declined(seed: int) -> WaldgaertnerState:
    state = four_visitors(seed)
    play(state, "0 decline")
    return state


@pytest.mark.rule("WAG-75", "WAG-74", "WAG-71")
def test_2_the_richest_declines() -> None:
    state = declined(1)
    assert state.to_act() == [3]
    left = [FLORA.cards[card] for card in state.contests[0].cards]
    assert legal(state, 3) == [*(f"pick {card}" for card in left), "decline"]
    assert len(left) == 2
    assert len({received(declined(seed), 4)[1:3] for seed in range(400)}) == 12

    def picked(seed: int) -> WaldgaertnerState:
        state = declined(seed)
        moves = legal(state, 3)
        play(state, f"3 {moves[seed // 7 % 2]}")
        assert coins(state) == [5, 3, 3, 0]
        assert len(set(received(state, 4))) == 4
        assert not state.seats[0].received_from
        return state

    assert len(results(4, picked)) == 24


@pytest.mark.rule("WAG-76")
def test_3_both_decline() -> None:
    def both(seed: int) -> WaldgaertnerState:
        state = declined(seed)
        play(state, "3 decline")
        assert coins(state) == [5, 3, 3, 1]
        assert [lot.seats for lot in state.lots if 0 in lot.seats] == [(0, 3)]
        return state

    assert len(results(4, both)) == 24


@pytest.mark.rule("WAG-73", "WAG-71")
def test_4_no_coin_no_right() -> None:
    def contested(seed: int) -> WaldgaertnerState:
        state = table(coins=(2, 0), regions={1: "9 ^feige walnuss"}, seed=seed)
        play(state, "0 visit 1", "1 visit 1")
        return state

    state = contested(0)
    play(state, "0 pick feige")
    assert coins(state) == [1, 0]
    assert received(state, 2) == ("feige", "walnuss")

    def given_up(seed: int) -> WaldgaertnerState:
        state = contested(seed)
        play(state, "0 decline")
        assert step(state) == "play"
        assert coins(state) == [2, 0]
        return state

    assert results(2, given_up) == {("feige", "walnuss"), ("walnuss", "feige")}


@pytest.mark.rule("WAG-74")
def test_5_tie_in_round_1() -> None:
    def drawn(seed: int) -> WaldgaertnerState:
        state = table([{}] * 3, in_round=1, regions={3: "9 ^kaki jujube bocksdorn"}, seed=seed)
        play(state, "0 visit 3", "1 visit 3", "2 visit 3")
        assert step(state) == "play"
        assert state.to_act() == [0, 1, 2]
        assert coins(state) == [1, 1, 1]
        return state

    assert len(results(3, drawn)) == 6


def short_stack(seed: int) -> WaldgaertnerState:
    state = table([{}] * 3, coins=(4, 2, 2), regions={1: "2 ^kaki jujube"}, seed=seed)
    play(state, "0 visit 1", "1 visit 1", "2 visit 1")
    return state


@pytest.mark.rule("WAG-77", "WAG-78", "WAG-62")
def test_6_the_stack_is_too_short() -> None:
    def picked(seed: int) -> WaldgaertnerState:
        state = short_stack(seed)
        play(state, "0 pick kaki")
        assert coins(state) == [3, 2, 2]
        assert state.stacks[1] == ()
        lucky = 1 if received(state, 3)[1] else 2
        assert state.to_act() == [0, lucky]
        assert not state.seats[lucky].received_from
        return state

    assert results(3, picked) == {("kaki", "jujube", ""), ("kaki", "", "jujube")}

    def left(seed: int) -> WaldgaertnerState:
        state = short_stack(seed)
        play(state, "0 decline")
        assert coins(state) == [4, 2, 2]
        assert state.to_act() == [1, 2]
        return state

    assert results(3, left) == {("", "kaki", "jujube"), ("", "jujube", "kaki")}
    state = picked(1)
    for seat in state.to_act():
        play(state, f"{seat} {legal(state, seat)[-1]}")
    assert state.round == 5
    assert "visit 1" not in legal(state, 0)


@pytest.mark.rule("WAG-77", "WAG-72")
def test_6_a_single_card_for_two() -> None:
    def contested(seed: int) -> WaldgaertnerState:
        state = table(coins=(3, 1), regions={1: "1 ^feige"}, seed=seed)
        play(state, "0 visit 1", "1 visit 1", "0 decline")
        assert state.to_act() == [1]
        return state

    state = contested(0)
    play(state, "1 pick feige")
    assert coins(state) == [3, 0]
    assert received(state, 2) == ("", "feige")

    def chance(seed: int) -> WaldgaertnerState:
        state = contested(seed)
        play(state, "1 decline")
        assert coins(state) == [3, 1]
        return state

    assert results(2, chance) == {("feige", ""), ("", "feige")}


@pytest.mark.rule("WAG-76", "WAG-66")
def test_7_three_different_totals() -> None:
    def drawn(seed: int) -> WaldgaertnerState:
        state = table([{}] * 3, coins=(4, 2, 1), regions={1: "9 ^kaki jujube bocksdorn"}, seed=seed)
        play(state, "0 visit 1", "1 visit 1", "2 visit 1", "0 decline", "1 pick kaki")
        assert coins(state) == [4, 1, 1]
        assert state.to_act() == [2]
        play(state, "2 decline")
        return state

    assert results(3, drawn) == {("jujube", "kaki", "bocksdorn"), ("bocksdorn", "kaki", "jujube")}


@pytest.mark.rule("WAG-25", "WAG-26", "WAG-27", "WAG-28", "WAG-2")
@pytest.mark.parametrize(
    ("seats", "decks", "origins", "left"),
    [
        (2, "eu", "EU EU", 2),
        (2, "na", "NA NA", 2),
        (3, "eu", "AS AS AS", 3),
        (3, "na", "AS AS AS", 3),
        (4, "eu", "EU EU NA NA", 4),
        (4, "na", "EU EU NA NA", 4),
        (5, "na", "AS AS AS NA NA", 5),
        (6, "eu", "AS AS AS EU EU", 5),
    ],
)
def test_8_setup(seats: int, decks: str, origins: str, left: int) -> None:
    state = setup(seats, decks=decks)
    regions = state.view(None)["regions"]
    assert isinstance(regions, list)
    assert [region["origin"] for region in regions] == origins.split()
    assert [region["cards"] for region in regions] == [24] * len(regions)
    assert len(state.market) == left
    assert len(state.pieces()) == {2: 50, 3: 75, 4: 100, 5: 125, 6: 125}[seats]


@pytest.mark.rule("WAG-33", "WAG-63")
def test_8_start_cards_and_round_1() -> None:
    state = setup(6)
    play(state, *(f"{seat} start 4" for seat in range(6)))
    assert [len(state.stacks[region]) for region in range(1, 6)] == [24, 24, 24, 18, 24]
    for seats, regions in ((2, 2), (3, 3), (4, 4), (5, 5), (6, 5)):
        state = setup(seats)
        play(state, *(f"{seat} start 1" for seat in range(seats)))
        assert legal(state, 0) == [f"visit {region}" for region in range(1, regions + 1)]


@pytest.mark.rule("WAG-35", "WAG-45", "WAG-50")
def test_9_calendar() -> None:
    state = setup(2)
    phases = {}
    for number in range(1, 21):
        state.round = number
        phases[number] = state.phase
    assert [phases[number] for number in (2, 10, 11, 12, 20)] == [1, 9, 0, 1, 9]


@pytest.mark.rule("WAG-56", "WAG-57", "WAG-58")
def test_10_refining() -> None:
    regions = {1: "9 ^feige+1", 2: "7 ^sanddorn-pollmix", 3: "5 papau", 4: "0"}
    state = table([{}] * 4, in_round=4, step="play", regions=regions, owes=[0], hands={0: "schlehe mispel"})
    play(state, "0 sell schlehe")
    assert state.round == 5
    text = state.position()
    assert "region 1 EU 9 ^feige+2 " in text
    assert "region 2 EU 7 ^sanddorn-pollmix " in text
    assert "region 3 NA 5 ^papau " in text
    assert "region 4 NA 0\n" in text


@pytest.mark.rule("WAG-45", "WAG-17", "WAG-23")
def test_11_bloom_partners_one_fixer() -> None:
    bloomed, earned = year(table([example("11"), {}]))
    assert bloomed == {1: ["2a", "3b", "4a"], 4: ["1a"]}
    assert earned == {5: 1, 7: 3, 8: 1}


@pytest.mark.rule("WAG-52", "WAG-53", "WAG-54", "WAG-18")
def test_12_male_females_two_fixers_extra_slot() -> None:
    bloomed, earned = year(table([example("12"), {}]))
    assert bloomed == {2: ["1a", "1b", "2a", "2b", "2d"], 3: ["2e"], 4: ["2c"]}
    assert earned == {5: 2, 6: 2, 7: 3, 8: 2}
    assert sum(earned.values()) == 9
    assert sum(len(slots) for slots in bloomed.values()) == 7


@pytest.mark.rule("WAG-149")
def test_13_the_same_with_the_male_covered() -> None:
    covered = example("12").replace("sanddorn-pollmix", "sanddorn-pollmix!")
    bloomed, earned = year(table([covered, {}], frost="on", in_round=12))
    assert bloomed == {2: ["1a", "1b"], 3: ["2e"], 4: ["2c"]}
    assert earned == {5: 2, 6: 2, 7: 2}
    other = example("12").replace("sanddorn-hergo", "sanddorn-hergo!")
    _, earned = year(table([other, {}], frost="on", in_round=12))
    assert (earned[6], earned[7]) == (1, 2)


@pytest.mark.rule("WAG-17", "WAG-123")
def test_14_a_partner_in_one_direction() -> None:
    state = table([example("14"), {}], decks="na")
    bloomed, earned = year(state)
    assert bloomed == {3: ["1a"]}
    assert earned == {6: 2}
    sheet = state.scores()[0]
    assert (sheet["small_shrubs"], sheet.total, sheet.beside["unpollinated"]) == (10, 10, 20)


@pytest.mark.rule("WAG-17")
def test_15_a_self_fertile_relative_is_no_male() -> None:
    bloomed, earned = year(table([{"2a": "kiwi-hayward", "1a": "kiwi-jenny"}, {}, {}]))
    assert bloomed == {4: ["1a"]}
    assert earned == {9: 1}


@pytest.mark.rule("WAG-47", "WAG-46")
def test_16_planted_too_late() -> None:
    hands = {0: "rote-johannisbeere feige", 1: "schlehe mispel"}
    state = table(in_round=3, step="play", hands=hands, coins=(0, 0))
    play(state, "0 plant rote-johannisbeere 1a", "1 sell schlehe")
    standing: dict[int, list[str]] = {}
    while state.round <= 16:
        standing[state.round] = cubes(state)
        seat = state.to_act()[0]
        visits = [text for text in legal(state, seat) if text.startswith(("visit", "decline"))]
        play(state, f"{seat} {visits[0] if visits else _idle(state, seat)}")
    assert all(standing[number] == [] for number in (4, 5, 6, 12, 16))
    assert all(standing[number] == ["1a"] for number in (13, 14, 15))


def _idle(state: WaldgaertnerState, seat: int) -> str:
    """A sale, so that the garden stays as it is."""
    return next(text for text in legal(state, seat) if text.startswith(("sell", "take", "search", "pass")))


@pytest.mark.rule("WAG-55", "WAG-138", "WAG-119")
def test_17_partner_lost_before_harvest() -> None:
    plants = {"2a": "gemeine-hasel*", "2b": "lambertshasel*"}
    state = table([plants, {}], uproot="on", in_round=5, regions={1: "9 ^mispel", 2: "9 ^schlehe"}, hands={0: "feige"})
    play(state, "0 uproot 2b", "1 visit 2")
    assert hand(state, 0) == ["feige", "lambertshasel"]
    assert cubes(state) == ["2a"]
    play(state, "0 sell lambertshasel", "1 sell schlehe")
    while state.round < 8:
        play(state, "0 visit 1", "1 visit 2")
        sales = [next(text for text in legal(state, seat) if text.startswith("sell")) for seat in (0, 1)]
        before = coins(state)[0] + FLORA.price[FLORA.find(sales[0].removeprefix("sell "))]
        play(state, f"0 {sales[0]}", f"1 {sales[1]}")
        earned = coins(state)[0] - before
    assert earned == 1
    assert cubes(state) == []
    assert state.scores()[0].total == 0


@pytest.mark.rule("WAG-88", "WAG-89", "WAG-91")
@pytest.mark.parametrize(
    ("own", "second", "found"),
    [
        (2, False, []),
        (3, False, ["birne-williams 3d"]),
        (4, False, ["birne-williams 3d"]),
        (5, False, ["birne-williams 3d", "rotbuche 5b"]),
        (6, False, ["birne-williams 3d", "rotbuche 5b"]),
        (3, True, ["birne-williams 3d"]),
        (5, True, ["birne-williams 3d"]),
        (6, True, ["birne-williams 3d", "rotbuche 6a"]),
    ],
)
def test_18_extra_slots(own: int, second: bool, found: list[str]) -> None:
    plants = example("18").replace("5: walnuss .", "5: walnuss stieleiche") if second else example("18")
    state = table([plants, {}], step="play", owes=[0], coins=(own,), hands={0: "birne-williams rotbuche"})
    assert plantings(state) == found
    assert [text for text in legal(state, 0) if text.startswith("sell")] == ["sell birne-williams", "sell rotbuche"]


@pytest.mark.rule("WAG-86", "WAG-81")
def test_19_climber() -> None:
    state = one({}, hand="weinrebe schlehe", coins=(0,))
    slots = ["1a", "1b", "1c", "1d", "1e", "2a", "2b", "2c", "2d"]
    assert [text for text in plantings(state) if "weinrebe" in text] == [f"weinrebe {slot}" for slot in slots]
    play(state, "0 sell weinrebe")
    full = {"1a": "himbeere", "1b": "heidelbeere", "1c": "stachelbeere", "1d": "moosbeere", "1e": "preiselbeere"}
    for own, first in ((0, []), (1, ["1f"])):
        state = one(full, hand="weinrebe schlehe", coins=(own,))
        found = [text.split()[1] for text in plantings(state) if "weinrebe" in text]
        assert found == [*first, "2a", "2b", "2c", "2d"]


@pytest.mark.rule("WAG-81", "WAG-82", "WAG-60")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("himbeere", 1),
        ("feige", 1),
        ("feige+3", 1),
        ("weinrebe", 1),
        ("kornelkirsche", 2),
        ("speierling", 2),
        ("walnuss", 2),
        ("persimone-maennlich", 2),
        ("sanddorn-pollmix", 1),
    ],
)
def test_20_prices(card: str, price: int) -> None:
    state = table([{}] * 4, step="play", owes=[0], hands={0: f"{card} schlehe"}, coins=(3,))
    name = card.partition("+")[0]
    log = play(state, f"0 sell {name}")
    assert log[0].details == {"card": name, "coins": price, "played": "kept"}
    assert coins(state)[0] == 3 + price
    assert name in market(state)


THREE_COLOURS = {"3a": "hauszwetschge", "3b": "kornelkirsche", "2a": "hunds-rose"}


@pytest.mark.rule("WAG-95", "WAG-97", "WAG-96", "WAG-98", "WAG-99")
def test_21_four_colours() -> None:
    hands = {0: "gebirgs-rose feige", 1: "schlehe stieleiche"}
    state = table([THREE_COLOURS, {}], step="play", market="mispel", hands=hands)
    play(state, "0 plant gebirgs-rose 1a", "1 sell schlehe")
    assert step(state) == "bonus"
    assert state.to_act() == [0]
    assert legal(state, 0) == ["take mispel", "take schlehe", "pass"]
    play(state, "0 take mispel")
    assert sorted(legal(state, 0)) == [
        "plant feige 2b", "plant feige 2c", "plant feige 2d", "plant mispel 3c", "sell feige", "sell mispel",
    ]  # fmt: skip
    play(state, "0 plant mispel 3c")
    assert step(state) == "visit"
    assert "bonus used" in state.position()
    after = {**THREE_COLOURS, "1a": "gebirgs-rose"}
    state = table(
        [after, {}], step="play", market="mispel", hands={0: "moenchspfeffer feige"}, owes=[0], bonus={0: "used"}
    )
    play(state, "0 plant moenchspfeffer 2b")
    assert step(state) == "visit"


@pytest.mark.rule("WAG-100")
def test_21_with_an_empty_market() -> None:
    hands = {0: "gebirgs-rose feige", 1: "schlehe stieleiche"}
    regions = {1: "9 ^apfel-boskoop", 2: "9 ^rotbuche"}
    state = table([THREE_COLOURS, {}], step="play", hands=hands, regions=regions)
    play(state, "0 plant gebirgs-rose 1a", "1 plant schlehe 2a")
    assert step(state) == "visit"
    assert "seat 0 coins 1 bonus due" in state.position()
    play(state, "0 visit 1", "1 visit 2", "0 plant feige 2b", "1 sell rotbuche")
    assert step(state) == "bonus"
    assert legal(state, 0) == ["take rotbuche", "pass"]


def searchers(seed: int = 0) -> WaldgaertnerState:
    regions = {1: "9 ^schlehe", 2: "9 ^feige walnuss"}
    hands = {0: "apfel-boskoop", 1: "himbeere", 2: "heidelbeere", 3: "kornelkirsche"}
    state = table([{}] * 4, coins=(6, 4, 4, 1), regions=regions, hands=hands, market="papau butternuss", seed=seed)
    play(state, "0 visit 6", "1 visit 6", "2 visit 6", "3 visit 1")
    return state


@pytest.mark.rule("WAG-101", "WAG-102", "WAG-103", "WAG-104", "WAG-80")
def test_22_the_richest_searches_first() -> None:
    state = searchers()
    assert state.to_act() == [3]
    play(state, "3 sell kornelkirsche")
    assert state.to_act() == [0]
    assert legal(state, 0) == ["search 1", "search 2", "search 3", "search 4", "search market"]
    play(state, "0 search market")
    assert coins(state)[0] == 3
    assert "take kornelkirsche" in legal(state, 0)
    play(state, "0 take papau", "0 sell papau")
    assert state.to_act() == [1, 2]


def two_searchers() -> WaldgaertnerState:
    state = searchers()
    play(state, "3 plant kornelkirsche 3a", "0 search 3", f"0 take {stack(state, 3)[0]}", "0 sell apfel-boskoop")
    assert state.to_act() == [1, 2]
    assert legal(state, 1) == [
        "search 1", "search 2", "search 3", "search 4", "search market", "wait",
    ]  # fmt: skip
    return state


@pytest.mark.rule("WAG-105", "WAG-106", "WAG-107", "WAG-108")
def test_22_equal_searchers() -> None:
    state = two_searchers()
    play(state, "1 search market", "2 search market")
    assert coins(state)[1:3] == [4, 4]
    assert step(state) == "visit"
    assert (hand(state, 1), hand(state, 2)) == (["himbeere"], ["heidelbeere"])

    state = two_searchers()
    play(state, "1 search market", "2 search 2")
    assert coins(state)[1:3] == [1, 1]
    assert state.to_act() == [1, 2]
    play(state, "1 take papau", "2 take walnuss")
    assert step(state) == "play"
    assert state.to_act() == [1, 2]

    state = two_searchers()
    play(state, "1 search market", "2 wait")
    assert state.to_act() == [1]
    assert coins(state)[1:3] == [1, 4]
    play(state, "1 take papau", "1 sell papau")
    assert state.to_act() == [2]
    assert "wait" not in legal(state, 2)
    assert "search market" in legal(state, 2)

    state = two_searchers()
    play(state, "1 wait", "2 wait")
    assert coins(state)[1:3] == [4, 4]
    assert step(state) == "visit"


@pytest.mark.rule("WAG-113", "WAG-153", "WAG-158", "WAG-112")
def test_23_what_a_search_changes() -> None:
    def searched() -> WaldgaertnerState:
        regions = {1: "9 ^schlehe", 2: "4 ^feige+2 walnuss himbeere mispel"}
        state = table(coins=(3, 0), regions=regions, hands={0: "moosbeere", 1: "stieleiche"})
        play(state, "0 visit 6", "1 visit 1", "1 sell schlehe", "0 search 2")
        assert coins(state)[0] == 0
        seen = state.view(0)["searched"]
        assert isinstance(seen, list)
        assert [entry["card"] for entry in seen] == ["feige", "walnuss", "himbeere", "mispel"]
        assert state.view(1)["searched"] == state.view(None)["searched"] == []
        return state

    state = searched()
    play(state, "0 take himbeere")
    assert "region 2 EU 3 ^feige+2 walnuss mispel\n" in state.position()
    seats = state.view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["hand"][1] == {"card": None, "chips": 0, "origin": "EU", "region": 2}
    assert state.view(0)["memos"] == [{"region": 2, "cards": ["feige", "walnuss", "mispel"], "taken": []}]
    play(state, "0 sell moosbeere")
    assert "^feige+3 walnuss mispel" in state.position()

    state = searched()
    play(state, "0 take feige")
    assert "region 2 EU 3 walnuss himbeere mispel\n" in state.position()
    seats = state.view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["hand"][1]["card"] == "feige"
    play(state, "0 sell moosbeere")
    assert "region 2 EU 3 ^walnuss himbeere mispel\n" in state.position()


def slots_of(state: WaldgaertnerState, card: str) -> list[str]:
    return [text.partition(" ")[2] for text in plantings(state) if text.startswith(f"{card} ")]


def shade(plants: dict[str, str] | str, hand: str, own: int = 0) -> WaldgaertnerState:
    return table([plants, {}], planting="shade", in_round=10, step="play", owes=[0], hands={0: hand}, coins=(own,))


BASE = ["1a", "1b", "1c", "1d", "1e", "2a", "2b", "2c", "2d", "3a", "3b", "3c", "4a", "4b", "5a"]


@pytest.mark.rule("WAG-129", "WAG-128")
@pytest.mark.parametrize(
    ("card", "barred"),
    [("walnuss", ["3b", "2b", "2c"]), ("hunds-rose", ["3b", "4a", "4b"]), ("kornelkirsche", ["3b"])],
)
def test_24_shade_rule_one_plant(card: str, barred: list[str]) -> None:
    state = shade({"3b": "hauszwetschge"}, f"{card} feige")
    assert slots_of(state, card) == [slot for slot in BASE if slot not in barred]


@pytest.mark.rule("WAG-130")
def test_25_shade_rule_mixed_neighbours() -> None:
    plants = {"3a": "hauszwetschge", "3b": "speierling"}
    assert "2b" in slots_of(shade(plants, "kornelkirsche feige"), "kornelkirsche")
    cherry = slots_of(shade(plants, "suesskirsche feige"), "suesskirsche")
    assert "2b" not in cherry
    assert "2c" in cherry
    assert "4a" not in slots_of(shade(plants, "hunds-rose feige"), "hunds-rose")


@pytest.mark.rule("WAG-131", "WAG-132", "WAG-134")
@pytest.mark.parametrize(
    ("card", "own", "slots"),
    [
        ("rotbuche", 1, ["1f"]),
        ("rotbuche", 2, ["1f", "2e"]),
        ("rotbuche", 5, ["1f", "2e", "5b"]),
        ("feige", 2, ["1f", "2e"]),
        ("brombeere", 0, []),
        ("weinrebe", 0, []),
        ("weinrebe", 1, ["1f small", "1f large"]),
        ("kornelkirsche", 0, ["3a", "3b", "3c", "4a", "4b"]),
    ],
)
def test_26_shade_rule_limits_and_extra_slots(card: str, own: int, slots: list[str]) -> None:
    assert slots_of(shade(example("26"), f"{card} mispel", own), card) == slots


@pytest.mark.rule("WAG-129", "WAG-134")
def test_26_afterwards() -> None:
    state = shade(example("26"), "weinrebe feige", 1)
    play(state, "0 plant weinrebe 1f large")
    assert rows(state, 0)[-1] == "1: himbeere heidelbeere stachelbeere moosbeere preiselbeere weinrebe=l"
    after = example("26").replace("preiselbeere .", "preiselbeere rotbuche")
    state = shade(after, "feige stieleiche", 2)
    assert "2e" not in slots_of(state, "feige")
    assert "2e" in slots_of(state, "stieleiche")


@pytest.mark.rule("WAG-140", "WAG-139")
def test_27_digging_up_an_extra_plant() -> None:
    full = {
        "1a": "himbeere", "1b": "heidelbeere", "1c": "stachelbeere", "1d": "moosbeere", "1e": "preiselbeere",
        "1f": "weinrebe",
    }  # fmt: skip
    state = table([full, {}], uproot="on", hands={0: "schlehe"}, regions={1: "9 ^feige", 2: "9 ^mispel"})
    play(state, "0 uproot 1f", "1 visit 1")
    again = state.copy()
    play(again, "0 plant weinrebe 1f", "1 sell feige")
    assert coins(again)[0] == 0
    play(state, "0 plant weinrebe 2a", "1 sell feige")
    assert coins(state)[0] == 1
    state = table([full, {}], uproot="on", hands={0: "schlehe"}, regions={1: "9 ^feige", 2: "9 ^mispel"}, coins=(0,))
    play(state, "0 uproot 1a", "1 visit 1")
    assert slots_of(state, "himbeere") == ["1a"]
    play(state, "0 plant himbeere 1a", "1 sell feige")
    assert coins(state)[0] == 0


@pytest.mark.rule("WAG-144", "WAG-145")
def test_28_frost_count() -> None:
    state = table([example("28"), {}])
    names = {NO_SLOT: ""} | dict(enumerate(SLOTS))
    plants = state.seats[0].garden
    order = [names[plants.hit_by(number)] for number in range(1, 13)]
    assert order == ["5a", "4a", "4b", "3a", "3c", "2a", "2d", "1a", "1c", "", "", ""]
    more = example("28").replace("6: .", "6: rotbuche").replace("5: walnuss .", "5: walnuss stieleiche")
    plants = table([more, {}]).seats[0].garden
    assert [FLORA.cards[plants.cells[plants.hit_by(roll)]] for roll in (2, 7, 11)] == [
        "walnuss", "kornelkirsche", "stachelbeere",
    ]  # fmt: skip


@pytest.mark.rule("WAG-148", "WAG-147", "WAG-150")
@pytest.mark.parametrize(("choice", "total", "unpollinated"), [("cover", 111, 16), ("discard", 83, 30), ("", 111, 16)])
def test_29_frost_decided(choice: str, total: int, unpollinated: int) -> None:
    state = table([example("28"), {}], frost="on", in_round=11, step="frost", lines=["frost 7"], owes=[0])
    if choice:
        play(state, f"0 {choice}")
    _, earned = year(state)
    assert sum(earned.values()) == (6 if choice else 8)
    assert earned == ({5: 2, 7: 1, 8: 2, 9: 1} if choice else {5: 2, 7: 2, 8: 3, 9: 1})
    sheet = state.scores()[0]
    assert sheet.total == total
    assert sheet.beside["unpollinated"] == unpollinated
    if choice == "cover":
        assert list(sheet.data().values()) == [25, 28, 26, 13, 19, 0]
    assert ("lambertshasel" in market(state)) == (choice == "discard")


@pytest.mark.rule("WAG-118", "WAG-119", "WAG-122", "WAG-123")
def test_30_scoring() -> None:
    sheet = RULES.tally(f"waldgaertner seats=4\n{_typed(example('30'))}")[0]
    assert sheet.data() == {
        "small_shrubs": 47, "large_shrubs": 41, "small_trees": 34, "medium_trees": 0, "large_trees": 30, "chips": 4,
    }  # fmt: skip
    assert sheet.total == 156
    assert sheet.beside["unpollinated"] == 65


@pytest.mark.rule("WAG-17", "WAG-119")
def test_31_one_plant_wakes_another() -> None:
    woken = example("30").replace("weinrebe .", "weinrebe chinkapin")
    sheet = RULES.tally(f"waldgaertner seats=4\n{_typed(woken)}")[0]
    assert (sheet["large_shrubs"], sheet["medium_trees"], sheet["chips"], sheet.total) == (54, 18, 6, 189)
    assert sheet.beside["unpollinated"] == 45


def _typed(first: str) -> str:
    """Four gardens as somebody types them from a real table, all but the first empty."""
    empty = "6: .\n5: . .\n4: . . .\n3: . . . .\n2: . . . . .\n1: . . . . . ."
    return "\n".join(f"seat {seat}\n{first if seat == 0 else empty}" for seat in range(4))


@pytest.mark.rule("WAG-125", "WAG-126", "WAG-127")
@pytest.mark.parametrize(
    ("totals", "own", "places"),
    [((156, 171, 156, 140), (3, 0, 5, 9), [3, 1, 2, 4]), ((160, 160, 150), (4, 4, 9), [1, 1, 3])],
)
def test_32_ranking(totals: tuple[int, ...], own: tuple[int, ...], places: list[int]) -> None:
    """Every garden has one plant, with as many chips as make up the total."""
    state = setup(len(totals))
    plants = [card for card in range(len(FLORA.cards)) if FLORA.value[card] == 15 and FLORA.partner[card] < 0]
    for player, total, has in zip(state.seats, totals, own):
        player.garden.plant(plants[player.number], 0, 1)
        state.chips[plants[player.number]] = total - 15
        player.coins = has
    assert [sheet.total for sheet in state.scores()] == list(totals)
    assert state.ranking() == places


@pytest.mark.rule("WAG-65", "WAG-63", "WAG-115")
def test_33_last_round_without_a_choice() -> None:
    regions = dict.fromkeys(range(1, 6), "0")
    hands = dict.fromkeys(range(6), "?1") | {0: "kaki", 1: "jujube"}
    state = table([{}] * 6, in_round=20, regions=regions, market="bocksdorn", coins=(3, 2, 5, 0, 1, 2), hands=hands,
                  owes=[0, 2])  # fmt: skip
    assert legal(state, 0) == legal(state, 2) == ["visit 6"]
    play(state, "0 visit 6", "2 visit 6", "2 search market", "2 take bocksdorn", "2 plant bocksdorn 2a")
    assert step(state) == "final"
    assert state.to_act() == [0, 1, 2, 3, 4, 5]
    assert "plant jujube 3a" in legal(state, 1)


@pytest.mark.rule("WAG-36", "WAG-37", "WAG-162")
def test_34_two_rounds_in_full() -> None:
    state = read(example("34a"))
    play(state, "0 visit 1", "1 visit 1", "1 pick feige")
    assert coins(state) == [2, 2]
    assert hand(state, 0) == ["apfel-boskoop", "hunds-rose"]
    play(state, "0 plant apfel-boskoop 3b", "1 sell stieleiche")
    assert coins(state) == [2, 4]
    assert (state.round, state.phase) == (5, 4)
    assert cubes(state, 1) == ["1a", "5a"]
    play(state, "0 visit 2", "1 visit 6", "0 plant schlehe 2b", "1 search market")
    assert coins(state)[1] == 1
    play(state, "1 take kornelkirsche", "1 plant kornelkirsche 3a")
    without_dice = state.position().rpartition("\n")[0]
    assert without_dice == example("34b")
    assert legal(state, 0) == legal(state, 1) == ["visit 1", "visit 2"]
