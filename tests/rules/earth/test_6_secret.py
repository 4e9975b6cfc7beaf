"""Secret planting: hidden until everybody has planted, then shown together."""

from typing import cast

import pytest

from hain import Dice, Event
from hain.games.earth.catalogue import NO_CARD
from hain.games.earth.state import EarthState
from hain.games.earth.view import EarthView, SeatView
from tests.rules.earth.tables import (
    Block,
    cell,
    compost,
    grid,
    hand,
    kinds,
    legal,
    names,
    pieces,
    play,
    point,
    ranks,
    refused,
    seat,
    setup,
    soil,
    started,
    table,
)
from tests.tables import random_play

POOLS = ("pool 0 soil=0 sprout=0 growth=0 compost=0 draw=", "pool 1 soil=0 sprout=0 growth=0 compost=0 draw=")
GOALS = "f353a: f350b: f344b: f339a:"


def secret(*blocks: Block, deck: str | int = "e57 e58 e60 e62 e63 e64 #90", fauna: str = GOALS) -> EarthState:
    """The first of these seats has chosen to plant."""
    state = table(*blocks, head="secret=on", deck=deck, fauna=fauna)
    play(state, "0 choose plant")
    return state


def three(**lines: str | int) -> EarthState:
    """Three seats that can plant for nothing."""
    first = {"hand": "e05 e33 e90", **lines}
    return secret({**seat("e01"), **first}, seat("e06", hand="e32 e82"), seat("e13", hand="e91"))


def seen(state: EarthState, viewer: int | None, owner: int) -> SeatView:
    return view(state, viewer)["seats"][owner]


def view(state: EarthState, viewer: int | None) -> EarthView:
    return cast(EarthView, state.view(viewer))


def cards(state: EarthState, viewer: int | None, owner: int) -> dict[str, str]:
    """The grid of a seat as another one sees it."""
    return {found["space"]: found["card"] for found in seen(state, viewer, owner)["grid"]}


def text(state: EarthState, viewer: int | None) -> str:
    """The position as a seat may know it."""
    return state.known(viewer).position()


def counts(state: EarthState, viewer: int | None, goal: int) -> list[int]:
    """How far the seats are, as the viewer sees it."""
    return [found["count"] for found in view(state, viewer)["fauna"][goal]["seats"]]


@pytest.mark.rule("EAR-229")
def test_others_see_only_that_the_space_is_taken() -> None:
    state = three()
    play(state, "0 plant e05 e4")
    assert cards(state, 0, 0) == {"d4": "e01", "e4": "e05"}
    assert cards(state, 1, 0) == cards(state, 2, 0) == cards(state, None, 0) == {"d4": "e01", "e4": "?"}
    assert (seen(state, 0, 0)["planted"], seen(state, 1, 0)["planted"]) == (["e05"], ["?"])
    assert (seen(state, 0, 0)["hand"], seen(state, 1, 0)["hand"]) == (["e33", "e90"], ["?", "?"])
    assert "e01 e05" in text(state, 0)
    assert "e01 ?" in text(state, 1)
    assert "e05" not in text(state, 1)


@pytest.mark.rule("EAR-229")
def test_the_points_of_a_secret_card_are_not_shown() -> None:
    state = three(hand="e90 e33")
    before = seen(state, 1, 0)["sheet"]
    play(state, "0 plant e90 e4")
    assert seen(state, 0, 0)["sheet"]["base_vp"] == before["base_vp"] + 2
    assert seen(state, 1, 0)["sheet"] == before


@pytest.mark.rule("EAR-229")
def test_without_the_option_cards_are_seen_at_once() -> None:
    state = table(seat("e01", hand="e05"), seat("e06", hand="e32"))
    play(state, "0 choose plant", "0 plant e05 e4")
    assert cards(state, 1, 0) == {"d4": "e01", "e4": "e05"}


@pytest.mark.rule("EAR-229")
def test_all_are_revealed_together() -> None:
    state = three()
    play(state, "2 plant e91 e4", "1 plant e32 e4", "0 plant e05 e4")
    assert cards(state, 0, 1) == {"d4": "e06", "e4": "?"}
    assert cards(state, 0, 2) == {"d4": "e13", "e4": "?"}
    log = play(state, "0 plant e33 f4")
    assert log[1:4] == [
        Event("revealed_plants", 0, cards=["e05", "e33"], spaces=["e4", "f4"]),
        Event("revealed_plants", 1, cards=["e32"], spaces=["e4"]),
        Event("revealed_plants", 2, cards=["e91"], spaces=["e4"]),
    ]
    assert cards(state, 1, 0) == {"d4": "e01", "e4": "e05", "f4": "e33"}
    assert cards(state, 0, 1) == {"d4": "e06", "e4": "e32"}
    assert cards(state, 0, 2) == {"d4": "e13", "e4": "e91"}


@pytest.mark.rule("EAR-229")
def test_a_game_set_up_with_the_option() -> None:
    state = started(3, secret_planting="on", first_seat="0")
    assert state.secret
    play(state, "0 choose plant")
    move = legal(state, 0, "plant")[0]
    play(state, f"0 {move}")
    assert cell(state, "d4", 0) == move.split()[1]
    assert (cards(state, 0, 0), cards(state, 1, 0)) == ({"d4": move.split()[1]}, {"d4": "?"})


@pytest.mark.rule("EAR-229")
def test_knowledge_rises_with_the_reveal_and_not_before() -> None:
    """Nobody holds a further card, for which they might be asked."""
    state = secret(seat("e01", hand="e05"), seat("e06", hand="e32"), deck=0)
    before = state.knowledge
    play(state, "0 plant e05 e4")
    assert state.knowledge == before
    play(state, "1 plant e32 e4")
    assert state.knowledge == before + 1


@pytest.mark.rule("EAR-229")
def test_with_nothing_planted_this_is_revealed() -> None:
    state = secret(seat("e01", hand="e05 e33"), seat("e06", hand="e32"), deck=0)
    log = play(state, "0 done")
    before = state.knowledge
    log += play(state, "1 done")
    assert (state.turn, state.knowledge > before) == (2, True)
    assert kinds(log) == ["turn"]


@pytest.mark.rule("EAR-229", "EAR-252")
def test_the_log_names_a_secret_card_to_its_owner_only() -> None:
    state = three(soil=4, hand="e05 e15")
    (event,) = play(state, "0 plant e15 e4")
    assert event.seen_by(0) == Event("planted", 0, card="e15", space="e4", soil=3)
    assert event.seen_by(1) == event.seen_by(None) == Event("planted_secretly", 0, space="e4")
    assert event.data() == {"kind": "planted_secretly", "seat": 0, "space": "e4"}


@pytest.mark.rule("EAR-229", "EAR-252", "EAR-138")
def test_a_secret_replacement() -> None:
    state = secret(seat("e01 e230", hand="e45 e05", compost=3), seat("e06", hand="e32"))
    log = play(state, "0 replace e45 e4")
    assert log[0].seen_by(0) == Event("replaced", 0, card="e45", space="e4", cards=["e230"])
    assert log[0].seen_by(1) == Event("replaced_secretly", 0, space="e4", cards=["e230"])
    assert log[1].seen_by(1) == Event("drew", 0, count=2)
    assert cards(state, 1, 0) == {"d4": "e01", "e4": "?"}
    assert (seen(state, 1, 0)["compost"], seen(state, 1, 0)["hand"]) == (4, ["?", "?", "?"])


@pytest.mark.rule("EAR-229", "EAR-252", "EAR-138")
def test_a_secret_replacement_of_what_nobody_has_seen() -> None:
    state = secret(seat("e01", hand="e230 e45 e05", soil=20), seat("e06", hand="e32"))
    log = play(state, "0 plant e230 e4", "0 replace e45 e4")
    replaced = next(event for event in log if event.kind == "replaced_secretly")
    assert replaced.seen_by(1) == Event("replaced_secretly", 0, space="e4")


@pytest.mark.rule("EAR-230")
def test_nobody_draws_before_the_reveal() -> None:
    state = three()
    play(state, "0 plant e05 e4", "0 plant e33 f4", "1 plant e32 e4")
    assert (hand(state, 0), hand(state, 1)) == (["e90"], ["e82"])
    assert (point(state, 0), point(state, 1), state.to_act()) == ("reveal", "reveal", [2])
    play(state, "2 done")
    assert names(state.seats[0].four) == ["e57", "e58", "e60", "e62"]
    assert (hand(state, 1), hand(state, 2)) == (["e63", "e82"], ["e64", "e91"])


@pytest.mark.rule("EAR-230")
def test_nobody_activates_before_the_reveal() -> None:
    state = secret(seat("e01", hand="e05 e33"), seat("e107", hand="e03 e223", soil=2))
    play(state, "1 plant e03 e4")
    assert refused(state, "1 use e107") == "EAR-230"
    assert refused(state, "1 event e223") == "EAR-230"
    assert refused(state, "1 done") == "EAR-230"
    assert (soil(state, 1), point(state, 1)) == (1, "reveal")
    play(state, "0 done")
    assert point(state, 1) == "activate e107 e03"
    play(state, "1 all")
    assert soil(state, 1) == 3


@pytest.mark.rule("EAR-230", "EAR-123")
def test_a_seat_that_cannot_plant_waits_without_being_asked() -> None:
    state = secret(seat("e01", hand="e05"), seat("e06", hand="e43"))
    assert (point(state, 1), hand(state, 1), state.to_act()) == ("reveal", ["e43"], [0])


@pytest.mark.rule("EAR-230", "EAR-142")
def test_the_decision_after_the_second_planting_comes_before_the_reveal() -> None:
    state = three(hand="e05 e33 e223")
    play(state, "0 plant e05 e4", "0 plant e33 f4")
    assert (point(state), legal(state)) == ("second", ["done", "event e223"])
    play(state, "0 event e223")
    assert (point(state), soil(state), seen(state, 1, 0)["events"]) == ("reveal", 1, ["e223"])


@pytest.mark.rule("EAR-230")
def test_black_soil_is_received_at_once_and_seen_by_all() -> None:
    state = three(hand="e266 e33", soil=1)
    log = play(state, "0 plant e266 e4")
    assert [event.seen_by(1) for event in log] == [
        Event("planted_secretly", 0, space="e4"),
        Event("soil", 0, count=4),
    ]
    assert (soil(state), seen(state, 1, 0)["soil"]) == (4, 4)
    assert cards(state, 1, 0)["e4"] == "?"


@pytest.mark.rule("EAR-230")
def test_black_cards_are_drawn_at_once() -> None:
    state = three(hand="e267 e33", soil=6)
    log = play(state, "0 plant e267 e4")
    assert hand(state) == ["e33", "e57", "e58"]
    assert log[1].seen_by(1) == Event("drew", 0, count=2)
    assert seen(state, 1, 0)["hand"] == ["?", "?", "?"]


@pytest.mark.rule("EAR-229", "EAR-230")
def test_pieces_on_a_secret_card_are_seen() -> None:
    state = three(hand="e265 e33", soil=5)
    play(state, "0 plant e265 e4", "0 sprout e4", "0 sprout e4", "0 sprout d4", "0 done")
    assert (pieces(state), point(state)) == ((3, 0), "plant 1")
    assert seen(state, 1, 0)["grid"] == [
        {"space": "d4", "card": "e01", "sprouts": 1, "growth": 0},
        {"space": "e4", "card": "?", "sprouts": 2, "growth": 0},
    ]
    assert "e01+1s ?+2s" in text(state, 1)


@pytest.mark.rule("EAR-229", "EAR-230")
def test_a_black_effect_under_way_does_not_tell_the_card() -> None:
    state = three(hand="e265 e33", soil=5)
    play(state, "0 plant e265 e4")
    assert "doing place sprout 5 for e265, then plant 1" in text(state, 0)
    assert "doing place sprout 5 for ?, then plant 1" in text(state, 1)
    assert "e265" not in text(state, 1)


@pytest.mark.rule("EAR-229", "EAR-230")
def test_payments_are_carried_out_at_once() -> None:
    state = three(hand="e191 e05 e07 e08 e33", soil=4)
    play(state, "0 plant e191 e4")
    assert "doing pay 4 on e4 for e191, then plant 1" in text(state, 0)
    assert "doing pay 4 on e4 with hand for ?, then plant 1" in text(state, 1)
    assert "e191" not in text(state, 1)
    (event,) = play(state, "0 compost e08")
    assert event.seen_by(1) == Event("composted", 0, count=1)
    play(state, "0 pay")
    assert (soil(state), compost(state), grid(state)) == (1, ["e08"], "e01 e191")
    assert (seen(state, 1, 0)["soil"], seen(state, 1, 0)["compost"]) == (1, 1)
    assert cards(state, 1, 0) == {"d4": "e01", "e4": "?"}


@pytest.mark.rule("EAR-229", "EAR-51")
def test_a_secret_card_serves_its_owner_at_once() -> None:
    state = three(hand="e90 e43", soil=2)
    play(state, "0 plant e90 e4", "0 plant e43 f4")
    assert (soil(state), grid(state)) == (0, "e01 e90 e43")


@pytest.mark.rule("EAR-229")
def test_a_goal_reached_by_a_secret_card_is_not_shown() -> None:
    state = secret(seat("e236", hand="e240 e05", soil=2), seat("e06", hand="e32"))
    play(state, "0 plant e240 e4")
    own, others = view(state, 0)["fauna"][0], view(state, 1)["fauna"][0]
    assert (own["goal"], counts(state, 0, 0), counts(state, 1, 0)) == ("f353a", [2, 0], [1, 0])
    assert (own["reached"], others["reached"]) == ([0], [])
    assert [one["seats"][0]["things"] for one in (own, others)] == [["space:d4", "space:e4"], ["space:0/d4"]]
    assert (view(state, 0)["seats"][0]["secret"], view(state, 1)["seats"][0]["secret"]) == (["e4"], ["e4"])
    assert "reached f353a" in text(state, 0)
    assert "reached" not in text(state, 1)
    play(state, "0 done", "1 done")
    assert counts(state, 1, 0) == [2, 0]
    assert "reached f353a" in text(state, 1)
    play(state, "0 keep e57")
    assert ranks(state)["f353a"] == ["0"]


@pytest.mark.rule("EAR-230")
def test_a_goal_that_is_reached_in_sight_of_all_is_shown() -> None:
    state = secret(seat("e01", hand="e266 e05", soil=17), seat("e06", hand="e32"))
    play(state, "0 plant e266 e4")
    assert counts(state, 1, 3) == [20, 0]
    assert "reached f339a" in text(state, 1)


@pytest.mark.rule("EAR-229", "EAR-244")
def test_in_teams_the_partner_sees_them() -> None:
    blocks = (seat("e01", hand="e05 e33"), seat("e06", hand="e32"), seat("e13", hand="e91"), seat("e14", hand="e82"))
    state = table(*blocks, head="teams=on secret=on", lines=POOLS)
    play(state, "0 choose plant")
    (event,) = play(state, "0 plant e05 e4")
    assert cards(state, 2, 0) == {"d4": "e01", "e4": "e05"}
    assert cards(state, 1, 0) == cards(state, 3, 0) == {"d4": "e01", "e4": "?"}
    assert event.seen_by(2) == Event("planted", 0, card="e05", space="e4", soil=0)
    assert event.seen_by(1) == event.seen_by(3) == Event("planted_secretly", 0, space="e4")


@pytest.mark.rule("EAR-229", "EAR-230")
def test_the_next_turn_keeps_no_secrets() -> None:
    state = three()
    play(state, "0 plant e05 e4", "0 done", "1 plant e32 e4", "2 done", "0 keep e57")
    assert (state.turn, state.to_act()) == (2, [1])
    assert cards(state, 2, 0) == {"d4": "e01", "e4": "e05"}
    play(state, "1 choose plant", "1 plant e82 f4")
    assert cards(state, 2, 1) == {"d4": "e06", "e4": "e32", "f4": "?"}


@pytest.mark.rule("EAR-229", "EAR-253")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whatever_is_paid_for_secretly_can_be_imagined(seats: int) -> None:
    """Two cards only can be paid for with growth, and another's secret planting must not be given both of them."""
    moments = [moment for seed in range(6) for moment in _secret_payments(seats, seed)]
    assert len(moments) > 5
    for number in range(4000):
        state, eyes = moments[number % len(moments)]
        imagined = state.imagine(eyes, Dice(number))
        if number < len(moments):
            assert imagined.view(eyes) == state.view(eyes)


def _secret_payments(seats: int, seed: int) -> list[tuple[EarthState, int]]:
    """Moments at which a seat pays for a card that is hidden from another, while others have planted before."""
    found: list[tuple[EarthState, int]] = []
    state = setup(seats, seed, secret_planting="on", mode="beginner")
    for _ in random_play(state, Dice(seed)):
        for player in state.seats:
            before = [other for other in state.seats[: player.number] if other.secret]
            if player.effect is not None and player.effect.card != NO_CARD and before:
                found += [
                    (state.copy(), eyes) for eyes in range(seats) if eyes not in (player.number, before[0].number)
                ]
    return found
