"""Where cards lie for whose eyes, and what events tell of their ways, compared with where they truly are."""

from collections.abc import Iterator
from typing import Any

import pytest

from hain import Dice, Event
from hain.games.earth.catalogue import EARTH_CARDS, NO_CARD
from hain.games.earth.state import EarthState
from hain.games.earth.told.places import space_keys
from hain.games.earth.told.traces import TRACES
from tests.laws.test_places import routes_of
from tests.rules.earth.tables import CATALOGUE, play, seat, setup, started, table
from tests.rules.earth.test_everything_happens import KINDS, UNLIKELY

TABLES: list[tuple[int, dict[str, str | int]]] = [
    (1, {"solo_level": "expert"}),
    (1, {"mode": "advanced"}),
    (2, {}),
    (3, {"mode": "beginner"}),
    (3, {"secret_planting": "on"}),
    (4, {"teams": "on"}),
    (4, {"teams": "on", "secret_planting": "on"}),
    (5, {"mode": "advanced"}),
]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)
Step = tuple[EarthState, EarthState, list[Event]]


def steps(seats: int, options: dict[str, str | int], every: int) -> Iterator[Step]:
    """A game at random, but with some sense for growing things: the table before and after some of its moves."""
    state = setup(seats, 4, **options)
    dice = Dice(9)
    step = 0
    while owing := state.to_act():
        actor = owing[dice.below(len(owing))]
        move = state.random_move(actor, dice)
        if dice.below(4) and move >> 16 in UNLIKELY:
            continue
        step += 1
        log: list[Event] = []
        before = state.copy()
        state.play(actor, move, log)
        if step % every == 0 or any(event.kind in RARE for event in log):
            yield before, state, log


RARE = (
    "revealed",
    "shuffled",
    "left",
    "pool_lost",
    "gaia_left",
    "gaia_pile",
    "replaced",
    "replaced_secretly",
    "picked",
)


def true_places(state: EarthState, eyes: int | None) -> dict[str, str]:
    """Of all Earth cards, hidden or not, as these eyes call the places."""
    found = dict.fromkeys(state.deck[state.next :], "deck") | dict.fromkeys(state.discard, "discard")
    for player in state.seats:
        number, area = player.number, player.area
        for kind, cards in (
            ("hand", area.hand),
            ("compost", area.compost),
            ("events", area.events),
            ("four", player.four),
        ):
            found |= dict.fromkeys(cards, f"{kind}:{number}")
        found |= {area.cells[space]: space_keys(number, eyes)[space] for space in area.spaces()}
        if player.effect is not None and player.effect.card != NO_CARD:
            found[int(player.effect.card)] = space_keys(number, eyes)[player.effect.space]
    for team, pool in enumerate(state.pools):
        found |= dict.fromkeys(pool.cards + pool.compost, f"pool:{team}")
    if state.gaia is not None:
        found |= dict.fromkeys(state.gaia.compost, "compost:gaia") | dict.fromkeys(state.gaia.pile, "pile:gaia")
    assert len(found) == EARTH_CARDS
    return {f"card:{CATALOGUE.ids[card]}": place for card, place in found.items()}


@every_table
def test_the_way_of_every_card_that_one_sees_is_told(seats: int, options: dict[str, str | int]) -> None:
    for before, after, log in steps(seats, options, 12):
        for eyes in (None, *range(seats)):
            start, end = true_places(before, eyes), true_places(after, eyes)
            revealed = {f"card:{card}" for event in log if event.kind == "revealed_plants" for card in names(event)}
            is_shuffled = any(event.kind == "shuffled" for event in log)
            seen = before.known(eyes).places(), after.known(eyes).places()
            traces = [TRACES.of(event.seen_by(eyes), eyes) for event in log]
            routes = routes_of(traces)
            ways = [way for trace in traces for way in trace.ways]
            for page, places in zip(seen, (start, end)):
                assert {card: page[card] for card in page if card in places}.items() <= places.items()
            for card, place in end.items():
                if start[card] == place:
                    assert card not in routes or len(routes[card]) > 2
                elif (card in seen[0] or card in seen[1]) and card not in revealed:
                    assert routes[card][0] == start[card] or (is_shuffled and card not in seen[0]), (card, log)
                    assert routes[card][-1] == place, (card, log)
                elif not is_shuffled:
                    assert start[card] in [way.origin for way in ways], (card, log)
                    assert place in [way.goal for way in ways], (card, log)


def names(event: Event) -> list[str]:
    cards = event.details["cards"]
    assert isinstance(cards, list)
    return cards


@every_table
def test_places_tell_the_same_as_the_view(seats: int, options: dict[str, str | int]) -> None:
    for state, _, _ in steps(seats, options, 40):
        for eyes in (None, *range(seats)):
            known = state.known(eyes)
            view: Any = known.view()
            expected: dict[str, str] = {}
            for place, goal in enumerate(view["fauna"]):
                expected[f"card:{goal['goal']}"] = f"goal:{place}"
            for one in view["seats"]:
                number, at = one["seat"], "" if one["seat"] == eyes else f"{one['seat']}/"
                expected |= {f"card:{cell['card']}": f"space:{at}{cell['space']}" for cell in one["grid"]}
                for kind in ("hand", "events", "four", "dealt"):
                    expected |= {f"card:{card}": f"{kind}:{number}" for card in one[kind]}
                expected |= {f"card:{card}": f"compost:{number}" for card in one["looked_at"]}
            expected.pop("card:?", None)
            assert expected.items() <= known.places().items()


def test_every_kind_of_event_says_what_it_touches() -> None:
    assert set(TRACES.lines) == KINDS


def test_spaces_of_others_carry_their_seat() -> None:
    state = table(seat("e01 e05", hand="e33"), seat("e10", at="d4"))
    pages = [state.known(eyes).places() for eyes in (0, 1, None)]
    assert [page["card:e05"] for page in pages] == ["space:e4", "space:0/e4", "space:0/e4"]
    assert [page["card:e10"] for page in pages] == ["space:1/d4", "space:d4", "space:1/d4"]
    assert [page.get("card:e33") for page in pages] == ["hand:0", None, None]


def test_a_card_that_is_being_paid_lies_where_it_will_be_planted() -> None:
    block = seat("e01", hand="e191 e05 e06 e07", doing="plant 1", soil=1)
    state = table(seat(), block, action="plant", active=0)
    play(state, "1 plant e191 d5")
    assert state.known(1).places()["card:e191"] == "space:d5"
    assert state.known(0).places()["card:e191"] == "space:1/d5"


def test_what_was_dealt_stays_where_it_is_until_all_have_chosen() -> None:
    state = setup(2)
    side = state.text(state.moves(0)[0])
    card = f"card:{side.split()[1]}"
    log = play(state, f"0 {side}")
    for eyes in (0, 1, None):
        assert state.known(eyes).places()[card] == "dealt:0"
    assert TRACES.of(log[0].seen_by(0), 0).things == (card,)
    assert TRACES.of(log[0].seen_by(1), 1).things == ("seat:0", "dealt:0")
    lying = started(2).known(1).places()
    kinds = ("island:0", "climate:0", "ecosystem:0")
    assert [len([thing for thing in lying if lying[thing] == place]) for place in kinds] == [1, 1, 1]
