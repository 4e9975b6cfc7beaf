"""What a screen is told beside the position: what is printed, where everything lies, what went from where to where."""

from typing import Any

import pytest

from hain import Dice, Event
from hain.core.trace import Trace, Way
from hain.games.evergreen.datafile import read_box, shipped_text
from hain.games.evergreen.rules import RULES, EvergreenRules
from hain.games.evergreen.told.traces import TRACES
from tests.rules.evergreen.tables import acting, cards, dealt, play, play_round
from tests.rules.evergreen.test_everything_happens import KINDS

SEATS = pytest.mark.parametrize("seats", RULES.seats)


def ways(events: list[Event], kind: str) -> list[Way]:
    return [way for event in events if event.kind == kind for way in TRACES.of(event, None).ways]


# what is printed


def test_what_is_printed() -> None:
    box: Any = RULES.box()
    assert box["map"][1] == ["snow", "crevice", "snow", "flowers", "crevice", "flowers"]
    assert [len(row) for row in box["map"]] == [6] * 6
    assert box["cards"]["snow-sprout"] == {"biome": "snow", "power": "sprout", "icon": 3}
    assert [box["cards"][card]["icon"] for card in ("snow-lake", "wild-small_tree")] == [-1, 0]
    assert len(box["cards"]) == 42
    assert box["seasons"][0] == {"season": "spring", "rounds": 5}
    assert box["tracks"][-1] == {"power": "bud", "values": [0, 3, 5, 8]}
    assert box["start"] == {"points": [0, 1, 2, 3], "flowers": 5}
    assert box["statuses"]["planet"] == "reconstruction"


@pytest.mark.rule("EVG-5")
def test_a_corrected_data_file_is_in_the_box() -> None:
    text = shipped_text().replace("spring = 5", "spring = 4")
    box: Any = EvergreenRules(read_box(text)).box()
    assert box["seasons"][0] == {"season": "spring", "rounds": 4}


def test_whatever_a_move_names_is_on_the_page() -> None:
    printed: Any = RULES.box()["places"]
    assert len(set(printed)) == len(printed)
    state = RULES.setup(3, 5)
    dice = Dice(5)
    while owing := state.to_act():
        page = state.known(owing[0]).places()
        for move in state.moves(owing[0]):
            assert set(state.grammar().keys(state.text(move), owing[0])) <= {*printed, *page}
        state.play(owing[0], state.random_move(owing[0], dice))


# where everything lies


@SEATS
def test_every_card_out_of_the_deck_lies_somewhere(seats: int) -> None:
    state = RULES.lay_out(seats, 0, seed=6)
    dice = Dice(6)
    while owing := state.to_act():
        page = state.known(None).places()
        assert len(page) == 42 - len(state.deck)
        assert [card for card in page if page[card] == "pool"] == [f"card:{card}" for card in cards(state.pool)]
        for seat in state.seats:
            assert {page[f"card:{card}"] for card in cards(seat.cards)} <= {f"hand:{seat.number}"}
        assert all(page[card] == f"zone:{card.split(':')[1].split('-')[0]}" for card in page if "zone" in page[card])
        state.play(owing[0], state.random_move(owing[0], dice))


@pytest.mark.rule("EVG-31", "EVG-32")
def test_a_new_deck_in_the_middle_of_a_deal_is_told_in_its_order() -> None:
    state = dealt("snow-bush", "wild-bud", "rock-sprout")
    state.discard, state.deck = state.deck[:9], state.deck[9:11]
    discarded, left = cards(state.discard), cards(tuple(reversed(state.deck)))
    log = play(state, 0, "draft snow-bush") + play(state, 1, "draft rock-sprout")
    assert ways(log, "discarded") == [("card:wild-bud", "pool", "discard")]
    log = [event for seat in (0, 1) for event in play(state, seat, "pass", "pass")]
    dealing = [event for event in log if event.kind in ("dealt", "reshuffled", "dealt_more")]
    assert [event.kind for event in dealing] == ["dealt", "reshuffled", "dealt_more"]
    assert ways(dealing, "dealt") == [(f"card:{card}", "deck", "pool") for card in left]
    assert {way.thing for way in ways(dealing, "reshuffled")} == {f"card:{card}" for card in [*discarded, "wild-bud"]}
    assert dealing[0].details["cards"] == left
    assert dealing[2].details == {"cards": [cards(state.pool)[-1]]}


def test_the_cards_of_a_season_are_told_where_they_lay() -> None:
    for seats in (1, 3):
        state = RULES.lay_out(seats, 0, seed=2)
        while state.round < 5:
            play_round(state)
        held = {f"card:{card}": f"hand:{seat.number}" for seat in state.seats for card in cards(seat.cards)}
        log: list[Event] = []
        dice = Dice(2)
        while state.season == 0:
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, dice), log)
        went = {way.thing: way for way in ways(log, "season")}
        assert len(went) == 5 * max(seats, 2)
        assert {went[card].origin for card in held} == {f"hand:{seat}" for seat in range(seats)}
        assert all(went[card].origin == place for card, place in held.items())
        assert ("hand:auto" in {way.origin for way in went.values()}) == (seats == 1)


def test_a_card_that_was_turned_over_stays_known() -> None:
    state = dealt("snow-lake", "snow-bush", "wild-bud", seats=2)
    log = play(state, 0, "draft snow-bush") + play(state, 1, "draft wild-bud")
    assert ways(log, "left_over") == [("card:snow-lake", "pool", "zone:snow")]
    page = state.known(1).places()
    assert (page["card:snow-sprout"], page["card:snow-lake"]) == ("zone:snow", "zone:snow")


# what events touch


def test_every_kind_of_event_says_what_it_touches() -> None:
    assert set(TRACES.lines) == KINDS


def test_spaces_of_others_carry_their_seat() -> None:
    log = play(acting("snow-bud"), 0, "plant a1", "done", "power")
    found = [
        [TRACES.of(event, eyes) for event in log if event.kind in ("planted", "activated")] for eyes in (0, 1, None)
    ]
    assert found[0] == [Trace(("space:a1",)), Trace(("track:bud",))]
    assert found[1] == found[2] == [Trace(("space:0/a1",)), Trace(("track:0/bud",))]
