"""Choosing a region, and the right of choice."""

import pytest

from hain import Event
from tests.rules.waldgaertner.tables import FLORA, coins, hand, legal, market, play, refused, setup, stack, step, table


@pytest.mark.rule("WAG-61", "WAG-62", "WAG-64")
def test_every_seat_chooses_a_number() -> None:
    state = table([{}] * 4, regions={2: "0"}, coins=(3, 2, 1, 0))
    assert legal(state, 0) == ["visit 1", "visit 3", "visit 4", "visit 6"]
    assert legal(state, 1) == ["visit 1", "visit 3", "visit 4"]
    assert refused(state, "0 visit 2") == "WAG-62"
    assert refused(state, "0 visit 5") == "WAG-27"
    assert refused(state, "0 visit 7") == "WAG-27"
    assert refused(state, "0 pass") == "WAG-61"
    assert refused(state, "1 visit 6") == "WAG-63"


@pytest.mark.rule("WAG-63")
def test_a_search_needs_three_coins_and_a_card() -> None:
    empty = {1: "0", 2: "0"}
    assert legal(table(coins=(3, 3), regions=empty, market="mispel"), 0) == ["visit 6"]
    assert legal(table(coins=(3, 3), regions={1: "0", 2: "1 ^feige"}), 0) == ["visit 2", "visit 6"]
    state = table(coins=(5, 3))
    play(state, "0 visit 6", "1 visit 1")
    assert coins(state)[0] == 5


@pytest.mark.rule("WAG-65")
def test_who_can_choose_nothing_sits_out() -> None:
    state = table(in_round=19, coins=(3, 2), regions={1: "0", 2: "0"}, market="mispel", owes=[0], hands={1: "feige"})
    play(state, "0 visit 6", "0 search market", "0 take mispel", "0 plant mispel 3a")
    assert hand(state, 1) == ["feige"]
    assert step(state) == "final"
    assert state.round == 21


@pytest.mark.rule("WAG-66")
def test_coins_are_compared_at_the_reveal() -> None:
    """Seat 2 picks in region 1 and then has as many coins as seat 3; the order of the reveal holds."""
    regions = {1: "9 ^kaki jujube", 2: "9 ^bocksdorn quitte"}
    state = table([{}] * 5, coins=(0, 2, 4, 3, 1), regions=regions)
    play(state, "0 visit 3", "1 visit 1", "2 visit 1", "3 visit 2", "4 visit 2")
    play(state, "2 pick kaki")
    assert "frozen 0 2 4 3 1" in state.position()
    assert state.to_act() == [3]


@pytest.mark.rule("WAG-67")
def test_alone_in_a_region() -> None:
    state = table(regions={1: "9 ^feige+2 schlehe"})
    play(state, "0 visit 1", "1 visit 2")
    assert hand(state, 0)[1] == "feige"
    assert coins(state) == [1, 1]
    assert state.chips[FLORA.find("feige")] == 2
    assert not state.face_up >> 1 & 1
    assert stack(state, 1)[0] == "schlehe"


@pytest.mark.rule("WAG-68", "WAG-69")
def test_contested_regions_are_all_laid_open_first_and_settled_by_number() -> None:
    regions = {2: "9 ^kaki jujube", 3: "1 ^bocksdorn"}
    state = table([{}] * 5, coins=(3, 1, 3, 1, 1), regions=regions)
    log = play(state, "0 visit 3", "1 visit 3", "2 visit 2", "3 visit 2", "4 visit 1")
    laid = [event.details for event in log if event.kind == "contested"]
    assert laid == [{"region": 2, "cards": ["jujube", "kaki"]}, {"region": 3, "cards": ["bocksdorn"]}]
    assert state.to_act() == [2]
    play(state, "2 decline", "3 decline")
    assert state.to_act() == [0]


@pytest.mark.rule("WAG-70")
def test_visitors_come_up_from_the_richest() -> None:
    regions = {1: "9 ^kaki jujube bocksdorn quitte"}
    state = table([{}] * 5, coins=(1, 4, 2, 3, 1), regions=regions)
    play(state, "0 visit 2", "1 visit 1", "2 visit 1", "3 visit 1", "4 visit 1")
    asked = []
    while step(state) == "share":
        asked += state.to_act()
        play(state, f"{state.to_act()[0]} decline")
    assert asked == [1, 3, 2, 4]


@pytest.mark.rule("WAG-71")
def test_the_last_card_is_free_and_public() -> None:
    state = table(coins=(2, 1), regions={1: "9 ^feige schlehe"})
    log = play(state, "0 visit 1", "1 visit 1", "0 pick schlehe")
    assert coins(state) == [1, 1]
    assert hand(state, 1)[1] == "feige"
    assert state.seats[1].received_from == 0
    assert log[-1] == Event("received_last", 1, card="feige", region=1)


@pytest.mark.rule("WAG-72")
def test_the_right_of_choice() -> None:
    state = table(coins=(2, 1), regions={1: "9 ^feige schlehe"})
    play(state, "0 visit 1", "1 visit 1")
    assert legal(state, 0) == ["pick feige", "pick schlehe", "decline"]
    assert refused(state, "0 pick mispel") == "WAG-72"
    assert refused(state, "0 sell feige") == "WAG-72"
    assert refused(state, "1 pick feige") == "WAG-43"
    play(state, "0 decline")
    assert state.to_act() == [1]
    assert coins(state) == [2, 1]


@pytest.mark.rule("WAG-73")
def test_without_coins_one_declines_unasked() -> None:
    state = table([{}] * 3, coins=(2, 1, 0), regions={1: "9 ^kaki jujube bocksdorn"})
    play(state, "0 visit 1", "1 visit 1", "2 visit 1", "0 decline", "1 decline")
    assert step(state) == "play"
    assert [lot.seats for lot in state.lots] == [(0, 1, 2)]


@pytest.mark.rule("WAG-74", "WAG-75")
def test_ties_draw_at_their_place() -> None:
    regions = {1: "9 ^kaki jujube bocksdorn"}
    drawn = set()
    for seed in range(60):
        state = table([{}] * 3, coins=(1, 3, 3), regions=regions, seed=seed)
        play(state, "0 visit 1", "1 visit 1", "2 visit 1")
        drawn.add(tuple(hand(state, seat)[1] for seat in range(3)))
        assert coins(state) == [1, 3, 3]
        assert state.seats[0].received_from == 0
    assert len(drawn) == 6


@pytest.mark.rule("WAG-74")
def test_all_results_of_a_lot_are_equally_likely() -> None:
    counts: dict[str, int] = {}
    for seed in range(3000):
        state = table([{}] * 3, coins=(1, 1, 1), regions={1: "3 ^kaki jujube bocksdorn"}, seed=seed)
        play(state, "0 visit 1", "1 visit 1", "2 visit 1")
        result = " ".join(hand(state, seat)[1] for seat in range(3))
        counts[result] = counts.get(result, 0) + 1
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


@pytest.mark.rule("WAG-76")
def test_decliners_draw_last() -> None:
    state = table([{}] * 3, coins=(3, 2, 1), regions={1: "9 ^kaki jujube bocksdorn"})
    play(state, "0 visit 1", "1 visit 1", "2 visit 1", "0 decline", "1 decline", "2 pick jujube")
    assert coins(state) == [3, 2, 0]
    assert [(lot.seats, [FLORA.cards[card] for card in lot.cards]) for lot in state.lots] == [
        ((0, 1), ["bocksdorn", "kaki"])
    ]


@pytest.mark.rule("WAG-77", "WAG-78")
def test_too_few_cards_for_a_tie() -> None:
    lucky = set()
    for seed in range(60):
        state = table([{}] * 3, coins=(2, 2, 2), regions={1: "2 ^kaki jujube"}, seed=seed)
        log = play(state, "0 visit 1", "1 visit 1", "2 visit 1")
        (unlucky,) = [seat for seat in range(3) if len(hand(state, seat)) == 1]
        lucky.add(unlucky)
        assert Event("empty_handed", unlucky) in log
        assert unlucky not in state.to_act()
        assert coins(state) == [2, 2, 2]
        assert len(state.lots[0].seats) == 2
    assert lucky == {0, 1, 2}


@pytest.mark.rule("WAG-27", "WAG-62")
def test_regions_are_not_refilled() -> None:
    state = table(regions={1: "1 ^feige"}, hands={0: "mispel", 1: "schlehe"})
    play(state, "0 visit 1", "1 visit 2", "0 sell feige", "1 sell schlehe")
    assert stack(state, 1) == []
    assert market(state) == ["feige", "schlehe"]
    assert refused(state, "0 visit 1") == "WAG-62"


def test_nonsense_is_refused_with_the_right_rule() -> None:
    state = setup(2)
    for text, rule in (
        ("0 start 9", "WAG-27"),
        ("0 start", "WAG-163"),
        ("0 plant tulpe 1a", "WAG-9"),
        ("0 sell tulpe", "WAG-9"),
        ("0 uproot 7z", "WAG-22"),
        ("0 plant feige 9z", "WAG-22"),
        ("0 visit empty", "WAG-27"),
        ("0 uproot taken", "WAG-22"),
        ("0 jump", "WAG-163"),
        ("0 visit 1", "WAG-32"),
        ("0 discard", "WAG-32"),
    ):
        assert refused(state, text) == rule
