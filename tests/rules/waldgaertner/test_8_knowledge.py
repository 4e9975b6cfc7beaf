"""What each seat may know."""

from typing import Any

import pytest

from hain import Dice, Event
from hain.games.waldgaertner.state import WaldgaertnerState
from tests.rules.waldgaertner.tables import FLORA, hand, legal, play, read, setup, stack, step, table


def shown_hand(state: WaldgaertnerState, viewer: int | None, owner: int) -> list[str | None]:
    seats: Any = state.view(viewer)["seats"]
    return [entry["card"] for entry in seats[owner]["hand"]]


def started(seats: int, seed: int = 1, **options: str) -> WaldgaertnerState:
    state = setup(seats, seed, **options)
    play(state, *(f"{seat} start 1" for seat in range(seats)))
    return state


@pytest.mark.rule("WAG-151")
def test_a_seat_sees_its_own_hand() -> None:
    state = started(3)
    for seat in range(3):
        assert shown_hand(state, seat, seat) == hand(state, seat)
        assert shown_hand(state, None, seat) == [None]
        assert shown_hand(state, (seat + 1) % 3, seat) == [None]


@pytest.mark.rule("WAG-152")
def test_what_was_taken_face_up_is_public_while_it_is_held() -> None:
    regions = {1: "9 ^feige", 2: "9 ^schlehe walnuss"}
    state = table([{}] * 4, coins=(1, 2, 1, 3), regions=regions, market="papau")
    play(state, "0 visit 1", "1 visit 2", "2 visit 2", "3 visit 6", "1 pick walnuss")
    assert [shown_hand(state, None, seat)[1:] for seat in range(3)] == [["feige"], ["walnuss"], ["schlehe"]]
    kept = hand(state, 0)[0]
    play(state, f"0 sell {kept}", f"1 sell {hand(state, 1)[0]}", f"2 sell {hand(state, 2)[0]}")
    play(state, "3 search market", "3 take papau")
    assert shown_hand(state, None, 3)[1] == "papau"
    assert shown_hand(state, 2, 0) == ["feige"]
    dug = table([{"2a": "feige"}, {}], uproot="on")
    play(dug, "0 uproot 2a", "1 visit 1")
    assert shown_hand(dug, None, 0)[1] == "feige"


@pytest.mark.rule("WAG-153")
def test_start_cards_and_cards_from_below_are_hidden() -> None:
    state = started(2)
    seats: Any = state.view(1)["seats"]
    assert seats[0]["hand"] == [{"card": None, "chips": 0, "origin": "EU", "region": 1}]
    state = table(coins=(3, 1), regions={1: "4 ^feige schlehe mispel himbeere", 2: "9 ^rotbuche"})
    play(state, "0 visit 6", "1 visit 2", "1 sell rotbuche", "0 search 1", "0 take schlehe")
    assert shown_hand(state, 1, 0)[1] is None
    assert shown_hand(state, 0, 0)[1] == "schlehe"


def lotted(seed: int = 0) -> WaldgaertnerState:
    """Seats 0, 1 and 2 have drawn lots; seat 3 is alone elsewhere."""
    state = table([{}] * 4, coins=(1, 1, 1, 1), regions={1: "9 ^feige+2 schlehe mispel", 3: "9 ^papau"}, seed=seed)
    play(state, "0 visit 1", "1 visit 1", "2 visit 1", "3 visit 3")
    return state


@pytest.mark.rule("WAG-154", "WAG-155")
def test_a_lot_is_known_together() -> None:
    state = lotted()
    lots: Any = state.view(3)["lots"]
    assert [(lot["seats"], [entry["card"] for entry in lot["cards"]]) for lot in lots] == [
        ([0, 1, 2], ["feige", "mispel", "schlehe"])
    ]
    for seat in range(3):
        assert shown_hand(state, 3, seat)[1] is None
        assert shown_hand(state, seat, seat)[1] == hand(state, seat)[1]
    seats: Any = state.view(3)["seats"]
    assert all(seats[seat]["hand"][1]["chips"] == 0 for seat in range(3))
    owner = next(seat for seat in range(3) if hand(state, seat)[1] == "feige")
    own: Any = state.view(owner)["seats"]
    assert own[owner]["hand"][1]["chips"] == 2


@pytest.mark.rule("WAG-154")
def test_played_cards_leave_the_lot_and_the_last_is_public() -> None:
    state = lotted()
    kept = [hand(state, seat)[0] for seat in range(4)]
    drawn = [hand(state, seat)[1] for seat in range(4)]
    play(state, f"0 sell {drawn[0]}", f"1 sell {kept[1]}", f"2 sell {kept[2]}", f"3 sell {kept[3]}")
    lots: Any = state.view(None)["lots"]
    assert [(lot["seats"], [entry["card"] for entry in lot["cards"]]) for lot in lots] == [([1, 2], sorted(drawn[1:3]))]
    state = lotted()
    play(state, f"0 sell {drawn[0]}", f"1 sell {drawn[1]}", f"2 sell {kept[2]}", f"3 sell {kept[3]}")
    assert state.lots == ()
    assert shown_hand(state, None, 2) == [drawn[2]]


@pytest.mark.rule("WAG-156")
def test_it_is_seen_which_of_two_cards_was_played() -> None:
    """The kept card stays hidden, the received one stays public, each in its place."""
    state = started(2)
    play(state, "0 visit 1", "1 visit 2")
    first, second = hand(state, 0)
    assert shown_hand(state, 1, 0) == [None, second]
    other = state.copy()
    play(state, f"0 sell {first}", f"1 sell {hand(state, 1)[0]}")
    assert shown_hand(state, 1, 0) == [second]
    log = play(other, f"0 sell {second}", f"1 sell {hand(other, 1)[0]}")
    assert shown_hand(other, 1, 0) == [None]
    sold = [event for event in log if event.kind == "sold"]
    assert [event.details["played"] for event in sold] == ["received", "kept"]


@pytest.mark.rule("WAG-157", "WAG-41")
def test_a_pending_decision_is_its_own_seats_secret() -> None:
    state = table([{}] * 3)
    log = play(state, "1 visit 2")
    assert log == [Event("chose", 1)]
    assert state.view(1)["choice"] == "visit 2"
    for viewer in (0, 2, None):
        seen: Any = state.view(viewer)
        assert seen["choice"] is None
        assert [seat["chosen"] for seat in seen["seats"]] == [False, True, False]
        position = state.known(viewer).position()
        assert "chosen 1 ?" in position
        assert "visit 2" not in position
        assert seen == other_choice(viewer)


def other_choice(viewer: int | None) -> object:
    state = table([{}] * 3)
    play(state, "1 visit 3")
    return state.view(viewer)


def memoed() -> WaldgaertnerState:
    """Seat 0 has searched region 1 and taken the second card; both have played."""
    regions = {1: "5 ^feige schlehe mispel himbeere walnuss", 2: "9 ^rotbuche elsbeere"}
    hands = {0: "moosbeere", 1: "speierling"}
    state = table(coins=(3, 9), regions=regions, hands=hands)
    play(state, "0 visit 6", "1 visit 2", "1 sell rotbuche", "0 search 1", "0 take schlehe", "0 sell moosbeere")
    return state


def memos(state: WaldgaertnerState, seat: int | None) -> list[tuple[int, list[str], list[int]]]:
    found: Any = state.view(seat)["memos"]
    return [(memo["region"], memo["cards"], memo["taken"]) for memo in found]


@pytest.mark.rule("WAG-158")
def test_a_memo_is_the_stack_after_the_search() -> None:
    state = memoed()
    assert memos(state, 0) == [(1, ["feige", "mispel", "himbeere", "walnuss"], [])]
    assert memos(state, 1) == memos(state, None) == []
    play(state, "0 visit 2", "1 visit 1")
    assert memos(state, 0) == [(1, ["mispel", "himbeere", "walnuss"], [])]


@pytest.mark.rule("WAG-158")
def test_a_card_taken_unseen_stays_in_the_memo_until_it_turns_up() -> None:
    state = memoed()
    play(state, "0 visit 2", "1 visit 6", "0 sell elsbeere", "1 search 1", "1 take himbeere")
    assert memos(state, 0) == [(1, ["feige", "mispel", "himbeere", "walnuss"], [1])]
    assert memos(state, 1) == [(1, ["feige", "mispel", "walnuss"], [])]
    play(state, "1 plant himbeere 1a")
    assert memos(state, 0) == [(1, ["feige", "mispel", "walnuss"], [])]


@pytest.mark.rule("WAG-158")
def test_a_new_search_replaces_the_memo() -> None:
    regions = {1: "5 ^feige schlehe mispel himbeere walnuss", 2: "9 ^rotbuche elsbeere"}
    state = table(coins=(9, 1), regions=regions, hands={0: "moosbeere", 1: "speierling"})
    play(state, "0 visit 6", "1 visit 2", "1 sell rotbuche", "0 search 1", "0 take schlehe", "0 sell moosbeere")
    play(state, "0 visit 6", "1 visit 2", "1 sell elsbeere", "0 search 1", "0 take walnuss")
    assert memos(state, 0) == [(1, ["feige", "mispel", "himbeere"], [])]


@pytest.mark.rule("WAG-159")
def test_a_hidden_take_is_not_named() -> None:
    regions = {1: "5 ^feige schlehe mispel himbeere walnuss", 2: "9 ^rotbuche"}
    state = table([{}] * 4, coins=(4, 4, 1, 1), regions=regions, hands={0: "moosbeere", 1: "speierling"})
    play(state, "0 visit 6", "1 visit 6", "2 visit 3", "3 visit 4")
    play(state, f"2 sell {hand(state, 2)[1]}", f"3 sell {hand(state, 3)[1]}", "0 search 1", "1 search market")
    play(state, "0 take himbeere")
    assert "chosen 0 ?" in state.known(1).position()
    log = play(state, f"1 {legal(state, 1)[0]}")
    assert [event.kind for event in log] == ["took_unseen", "fetched"]
    assert all("himbeere" not in str(event.seen_by(1)) for event in log)
    assert log[0].seen_by(0).details == {"card": "himbeere", "region": 1}
    assert "himbeere" not in str(state.view(1))


@pytest.mark.rule("WAG-160")
def test_imagined_states_deal_hidden_cards_anew() -> None:
    """(a): by origin, and never what the seat sees elsewhere."""
    state = started(4)
    imagined = [state.imagine(0, Dice(number)) for number in range(40)]
    assert len({tuple(hand(other, 1)) for other in imagined}) > 15
    for other in imagined:
        assert hand(other, 0) == hand(state, 0)
        assert other.pieces() == state.pieces()
        for region in range(1, 5):
            assert stack(other, region)[0] == stack(state, region)[0]
            origins = {FLORA.plants[FLORA.find(card)].origin for card in stack(other, region)}
            assert origins == {"EU" if region < 3 else "NA"}


@pytest.mark.rule("WAG-160", "WAG-154")
def test_imagined_lots_are_dealt_within_themselves() -> None:
    """(b)"""
    state = lotted()
    drawn = [hand(state, seat)[1] for seat in range(3)]
    seen = set()
    for number in range(60):
        other = state.imagine(0, Dice(number))
        found = [hand(other, seat)[1] for seat in range(3)]
        assert found[0] == drawn[0]
        assert sorted(found) == sorted(drawn)
        seen.add(tuple(found))
    assert len(seen) == 2
    outside = {tuple(hand(state.imagine(3, Dice(number)), seat)[1] for seat in range(3)) for number in range(200)}
    assert len(outside) == 6


@pytest.mark.rule("WAG-160", "WAG-158")
def test_imagined_stacks_follow_the_memo() -> None:
    """(c)"""
    state = memoed()
    play(state, "0 visit 2", "1 visit 6", "0 sell elsbeere", "1 search 1", "1 take himbeere", "1 sell speierling")
    for number in range(40):
        other = state.imagine(0, Dice(number))
        (taken,) = hand(other, 1)
        assert taken in ("mispel", "himbeere", "walnuss")
        assert stack(other, 1) == [card for card in ["feige", "mispel", "himbeere", "walnuss"] if card != taken]
        assert memos(other, 0) == memos(state, 0)
    assert {hand(state.imagine(0, Dice(number)), 1)[0] for number in range(40)} == {"mispel", "himbeere", "walnuss"}
    others = {tuple(stack(state.imagine(1, Dice(number)), 1)) for number in range(10)}
    assert others == {("feige", "mispel", "walnuss")}
    for number in range(10):
        (memo,) = memos(state.imagine(1, Dice(number)), 0)
        assert sorted(memo[1]) == ["feige", "himbeere", "mispel", "walnuss"]


@pytest.mark.rule("WAG-160")
def test_what_lay_above_an_open_card_is_known_to_be_gone() -> None:
    """Seat 0 remembers schlehe on top; it is gone, and mispel lies open: seat 1 must hold schlehe."""
    regions = {1: "4 ^feige schlehe mispel himbeere", 2: "9 ^rotbuche"}
    state = table([{}] * 3 + [{}], coins=(3, 3, 1, 1), regions=regions, hands={0: "moosbeere", 1: "speierling"})
    play(state, "0 visit 6", "1 visit 2", "2 visit 3", "3 visit 4")
    play(state, "1 sell rotbuche", f"2 sell {hand(state, 2)[1]}", f"3 sell {hand(state, 3)[1]}")
    play(state, "0 search 1", "0 take himbeere", "0 sell moosbeere")
    play(state, "0 visit 2", "1 visit 6", "2 visit 1", "3 visit 4")
    for seat in (0, 2, 3):
        play(state, f"{seat} sell {hand(state, seat)[1]}")
    play(state, "1 search 1", "1 take schlehe", "1 sell speierling")
    assert stack(state, 1) == ["mispel"]
    for number in range(20):
        other = state.imagine(0, Dice(number))
        assert hand(other, 1) == ["schlehe"]
        assert stack(other, 1) == ["mispel"]


@pytest.mark.rule("WAG-160")
def test_pending_decisions_of_others_are_any_legal_ones() -> None:
    """(d) and (e)"""
    state = table([{}] * 3, coins=(1, 3, 1))
    play(state, "1 visit 2", "0 visit 1")
    seen = set()
    for number in range(60):
        other = state.imagine(0, Dice(number))
        assert other.seats[0].chosen == state.seats[0].chosen
        seen.add(other.text(other.seats[1].chosen))
        assert other.dice.state != state.dice.state
    assert seen == {"visit 1", "visit 2", "visit 3", "visit 6"}


@pytest.mark.rule("WAG-161")
def test_knowledge_rises_with_what_is_revealed() -> None:
    def rises(state: WaldgaertnerState, *moves: str) -> list[bool]:
        found = []
        for move in moves:
            before = state.knowledge
            play(state, move)
            found.append(state.knowledge > before)
        return found

    state = setup(2)
    assert rises(state, "0 start 1", "1 start 2") == [False, True]
    regions = {1: "4 ^feige schlehe mispel himbeere", 2: "9 ^rotbuche walnuss"}
    state = table([{}] * 4, coins=(5, 4, 2, 1), regions=regions, market="papau",
                  hands={0: "moosbeere", 1: "speierling", 2: "elsbeere", 3: "zirbelkiefer"})  # fmt: skip
    assert rises(state, "0 visit 6", "1 visit 6", "2 visit 2", "3 visit 2") == [False, False, False, True]
    assert rises(state, "2 pick walnuss") == [False]
    assert rises(state, "2 sell elsbeere", "3 sell rotbuche") == [False, True]
    assert rises(state, "0 search 1", "0 take mispel") == [True, False]
    hidden = state.copy()
    assert rises(hidden, "0 sell mispel") == [True]
    assert rises(state, "0 sell moosbeere") == [False]
    assert rises(state, "1 search market", "1 take papau") == [False, False]
    assert rises(state, "1 sell papau") == [True]  # the next round turns a card up
    three = {"3a": "hauszwetschge", "3b": "kornelkirsche", "2a": "hunds-rose"}
    bonus = table([three, {}], step="play", owes=[0], hands={0: "gebirgs-rose speierling"}, market="elsbeere",
                  regions=regions)  # fmt: skip
    assert rises(bonus, "0 plant gebirgs-rose 1a", "0 take elsbeere") == [False, False]
    assert rises(bonus.copy(), "0 sell elsbeere") == [False]
    lots = table(coins=(1, 1), regions=regions)
    assert rises(lots, "0 visit 2", "1 visit 2") == [False, True]
    frost = table([{"1a": "himbeere", "1b": "heidelbeere"}, {}], in_round=10, frost="on", step="play", owes=[0],
                  hands={0: "feige schlehe"}, regions={1: "9 ^mispel", 2: "9 ^walnuss"})  # fmt: skip
    assert rises(frost, "0 sell feige") == [True]


def test_the_text_of_a_view_reads_back_to_a_state_with_the_same_view() -> None:
    state = started(4, 6, uproot="on", frost="on")
    dice = Dice(2)
    for number in range(150):
        seat = state.to_act()[number % len(state.to_act())]
        state.play(seat, state.random_move(seat, dice))
        for viewer in range(4):
            again = read(state.known(viewer).position(), number)
            assert again.view(viewer) == state.view(viewer)
            assert again.known(viewer).places() == state.known(viewer).places()


def test_no_view_names_a_card_that_is_hidden_from_it() -> None:
    """Whatever a seat may know is the same in every imagined state; so no other id may be in its view."""
    for seed in range(6):
        state = started(2 + seed % 5, seed, uproot="on")
        dice = Dice(seed)
        while state.to_act():
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, dice))
            for viewer in range(len(state.seats)):
                hidden = hidden_cards(state, viewer)
                named = names_in(state.view(viewer))
                named |= {thing.removeprefix("card:") for thing in state.known(viewer).places()}
                assert not hidden & named, (step(state), hidden & named)


def hidden_cards(state: WaldgaertnerState, viewer: int) -> set[str]:
    """By the rules: face-down cards not in one's memo or search, and hidden hand cards that no lot or memo tells."""
    found: set[int] = set()
    own = state.seats[viewer]
    for region in range(1, len(state.stacks)):
        if own.searching != region:
            found |= set(state.stacks[region][: -1 if state.face_up >> region & 1 else None])
    for player in state.seats:
        if player.number != viewer:
            found |= {card for card in player.hand() if player.is_hidden(card)}
    for memo in state.memos:
        if memo.owner == viewer:
            found -= set(memo.cards)
    for lot in state.lots:
        found -= set(lot.cards)
    return {FLORA.cards[card] for card in found}


def names_in(data: Any) -> set[str]:
    """All words but those for what a plant needs: some partner groups are called like a card."""
    if isinstance(data, dict):
        return set().union(*(names_in(value) for name, value in data.items() if name != "needs"))
    if isinstance(data, list):
        return set().union(*(names_in(value) for value in data))
    return {word.partition("+")[0].strip("^*!") for word in data.split()} if isinstance(data, str) else set()


@pytest.mark.rule("WAG-154", "WAG-162")
def test_lots_stay_in_order_when_cards_leave_them() -> None:
    lines = ["lot beeren-apfel kaki mandel seats 0 1 2", "lot feige walnuss seats 3 4"]
    hands = {
        0: "bocksdorn beeren-apfel?1", 1: "buschklee kaki?1", 2: "mandel?1 nashi", 3: "himbeere feige?4",
        4: "mispel walnuss?4",
    }  # fmt: skip
    state = table([{}] * 5, step="play", hands=hands, lines=lines)
    play(state, "0 sell beeren-apfel", "1 sell buschklee", "2 sell nashi", "3 sell himbeere", "4 sell mispel")
    assert [[FLORA.cards[card] for card in lot.cards] for lot in state.lots] == [
        ["feige", "walnuss"],
        ["kaki", "mandel"],
    ]
    assert read(state.position()).position() == state.position()
