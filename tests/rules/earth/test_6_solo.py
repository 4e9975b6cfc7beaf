"""The solo game against Gaia."""

import pytest

from hain import Event
from hain.games.earth.gaia import Gaia, growth_worth
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import (
    BOARDS,
    CATALOGUE,
    Block,
    compost,
    deck,
    events,
    finish,
    hand,
    kinds,
    legal,
    names,
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

# goals that nobody reaches by the way: 20 soil, 4 high flora, 6 flora with sprouts, 20 cards
FAR = "f339a: f337a: f338a: f340a:"
PLAIN = "i287a c304b y329a"  # nothing red or blue on the board
ALMOST_FULL = "e01 e02 e03 e04 / e06 e07 e08 e11 / e12 e13 e14 e15 / e16 e17 e18 ."  # room on g7 alone
PLANTS = "e35 e38 e41 e42 e43 e44 e46 e47 e48 e50 e51 e52 #60"  # a deck without events on top
LEVELS = ("beginner", "medium", "hard", "expert")
ACTIONS = {"g362": "water", "g363": "grow", "g364": "compost", "g365": "plant"}


def own_turn(
    own: Block,
    level: str = "medium",
    left: str = "g365 g362",
    her: str = "",
    passing: int = 1,
    deck: str | int = 120,
    fauna: str = FAR,
) -> EarthState:
    """The player has to choose an action; `left` is Gaia's deck, `her` further lines of her block."""
    block = f"gaia level={level} pass={passing}\ndeck {left}\n{her}"
    return table({"board": PLAIN, **own}, gaia=block, deck=deck, fauna=fauna, turn=3)


def gaia_turn(
    card: str,
    own: Block,
    level: str = "medium",
    left: str = "5",
    her: str = "",
    passing: int = 1,
    deck: str | int = 120,
    discard: str | int = 0,
    fauna: str = FAR,
) -> EarthState:
    """Gaia has just revealed a card."""
    action = ACTIONS.get(card, "")
    doing = "plant 1" if action == "plant" else "bonus" if action else "leaf"
    block = f"gaia level={level} pass={passing}\ndeck {left}\ncard {card}\n{her}"
    mine = {"board": PLAIN, **own, "doing": doing}
    return table(mine, action=action, active=-1, gaia=block, deck=deck, discard=discard, fauna=fauna)


def over(own: Block, her: str = "", fauna: str = FAR, full: str = "-") -> EarthState:
    block = f"gaia level=medium pass=2\ndeck\n{her}"
    mine = {"board": PLAIN, **own}
    return table(mine, action="water", head="phase=over", gaia=block, fauna=fauna, full=full)


def gaia(state: EarthState) -> Gaia:
    assert state.gaia is not None
    return state.gaia


def hers(state: EarthState) -> dict[str, int]:
    """All that Gaia has, without what she has none of."""
    own = gaia(state)
    things = {
        "soil": int(own.soil),
        "sprouts": int(own.sprouts),
        "growth": int(own.growth),
        "compost": len(own.compost),
        "pile": len(own.pile),
    }
    return {thing: number for thing, number in things.items() if number}


def revealed(state: EarthState) -> str:
    return CATALOGUE.gaia_ids[gaia(state).card]


def gaia_fauna(state: EarthState) -> int:
    return state.scores()[0].beside["gaia_fauna"]


def game(level: str, seed: int) -> tuple[EarthState, list[Event]]:
    """A whole game in which the player plants nothing."""
    state = started(1, seed, solo_level=level)
    log: list[Event] = []
    while state.to_act():
        if point(state) == "action":
            log += play(state, "0 choose water")
        log += finish(state)
    return state, log


# set-up and turns


@pytest.mark.rule("EAR-193")
def test_gaia_begins_with_nothing_but_her_shuffled_deck() -> None:
    states = [setup(1, seed, solo_level="expert") for seed in range(4)]
    assert sorted(gaia(states[0]).deck) == [0, 1, 2, 3, 4, 5]
    assert len({tuple(gaia(state).deck) for state in states}) == 4
    assert hers(states[0]) == {}
    assert list(ranks(states[0]).values()) == [[], [], [], []]
    block = states[0].position().partition("gaia ")[2]
    assert block.startswith("level=expert pass=1\n")
    assert "card" not in block
    assert "gaia level=medium pass=1" in setup(1).position()


@pytest.mark.rule("EAR-193")
@pytest.mark.parametrize(("mode", "dealt"), [("standard", 1), ("advanced", 2)])
def test_the_player_is_dealt_cards_as_in_the_mode(mode: str, dealt: int) -> None:
    state = setup(1, mode=mode)
    player = state.seats[0]
    assert (len(player.islands), len(player.climates), len(player.ecosystems)) == (dealt, dealt, dealt)
    assert len(state.shared) == 2


@pytest.mark.rule("EAR-194", "EAR-205")
def test_the_player_begins_and_then_turns_alternate() -> None:
    state = started(1)
    first, second, *others = gaia(state).deck
    assert (int(state.turn), int(state.active), point(state)) == (1, 0, "action")
    play(state, "0 choose water")
    log = finish(state)
    assert (int(state.turn), int(state.active), gaia(state).card) == (2, -1, first)
    assert Event("gaia_card", card=CATALOGUE.gaia_ids[first]) in log
    finish(state)
    assert (int(state.turn), int(state.active), point(state)) == (3, 0, "action")
    play(state, "0 choose water")
    finish(state)
    assert (int(state.turn), int(state.active), gaia(state).card) == (4, -1, second)
    assert gaia(state).deck == others


@pytest.mark.rule("EAR-195")
def test_in_the_own_turn_the_player_is_the_active_seat() -> None:
    state = own_turn(seat("e05", board=BOARDS[0]), deck="e33 e34 e36 e37 #100")
    play(state, "0 choose compost")
    assert (soil(state), compost(state), point(state)) == (5, ["e33", "e34"], "activate c295a")
    play(state, "0 use c295a")
    assert hand(state) == ["e36", "e37"]


@pytest.mark.rule("EAR-196", "EAR-204")
def test_gaia_receives_her_bonus_when_the_part_is_finished_without_a_question() -> None:
    state = own_turn(seat("e157", hand="e223"), deck="e33 e34 e36 e37 #100")
    play(state, "0 choose compost", "0 use e157")
    assert hers(state) == {}
    log = play(state, "0 done")
    assert kinds(log) == ["gaia_deck", "gaia_soil", "gaia_turn", "gaia_card"]
    assert names(gaia(state).compost) == ["e36", "e37"]
    assert hers(state) == {"compost": 2, "soil": 8}


@pytest.mark.rule("EAR-197", "EAR-141")
@pytest.mark.parametrize("level", LEVELS)
def test_cards_that_are_not_kept_go_to_her_pile(level: str) -> None:
    state = own_turn(seat("e05"), level, deck="e33 e34 e208 e37 e38 #100")
    play(state, "0 choose plant")
    assert hers(state) == {}
    play(state, "0 keep e34")
    assert names(gaia(state).pile) == ["e33", "e208", "e37"]
    assert (hand(state), deck(state)[0], state.discard) == (["e34"], "e38", [])


@pytest.mark.rule("EAR-197")
def test_a_plant_turn_of_the_player_brings_gaia_nothing_else() -> None:
    state = own_turn(seat("e05"), "expert", deck="e33 e34 e36 e37 #100", her="soil 4\nsprouts 3\ngrowth 2")
    play(state, "0 choose plant", "0 keep e34")
    assert int(state.active) == -1
    assert hers(state) == {"soil": 4, "sprouts": 3, "growth": 2, "pile": 3}


@pytest.mark.rule("EAR-198")
@pytest.mark.parametrize(("level", "cards"), [("beginner", 2), ("medium", 2), ("hard", 5), ("expert", 5)])
def test_what_gaia_receives_in_a_red_turn(level: str, cards: int) -> None:
    state = own_turn(seat("e05"), level, deck=100)
    top = deck(state)
    play(state, "0 choose compost")
    assert compost(state) == top[:2]
    assert names(gaia(state).compost) == top[2 : 2 + cards]
    assert hers(state) == {"compost": cards, "soil": 5}


@pytest.mark.rule("EAR-199", "EAR-203")
@pytest.mark.parametrize(("level", "sprouts"), [("beginner", 3), ("medium", 3), ("hard", 6), ("expert", 6)])
def test_what_gaia_receives_in_a_blue_turn(level: str, sprouts: int) -> None:
    state = own_turn(seat("e05 e16 e236 / e33 e157 e124"), level)
    play(state, "0 choose water", "0 all", "0 done")
    assert hers(state) == {"sprouts": sprouts}


@pytest.mark.rule("EAR-200", "EAR-202")
@pytest.mark.parametrize(("level", "growth"), [("beginner", 4), ("medium", 4), ("hard", 7), ("expert", 7)])
def test_what_gaia_receives_in_a_yellow_turn(level: str, growth: int) -> None:
    state = own_turn(seat("e05", board=BOARDS[0]), level, deck=PLANTS)
    play(state, "0 choose grow", "0 grow d4")
    assert hers(state) == {"growth": growth}


@pytest.mark.rule("EAR-198", "EAR-201", "EAR-219")
@pytest.mark.parametrize(("level", "composted"), [("medium", 7), ("hard", 10)])
def test_the_red_example(level: str, composted: int) -> None:
    """V-45"""
    state = own_turn(seat("e160 e18 e05+3s"), level, her="soil 7\ncompost 1")
    play(state, "0 choose compost", "0 all", "0 convert")
    assert soil(state) == 5 + 4 + 2
    assert hers(state) == {"soil": 6, "compost": 1 + composted}


@pytest.mark.rule("EAR-208", "EAR-202")
def test_the_yellow_example() -> None:
    """V-46"""
    state = gaia_turn("g363", seat("e13+1s e245+1s", hand="e213", board=BOARDS[0]), deck=PLANTS)
    play(state, "0 take draw", "0 event e213", "0 unsprout d4", "0 use e13", "0 use e245")
    assert len(hand(state)) == 2 + 3 + 2
    assert hers(state) == {"growth": 12}


@pytest.mark.rule("EAR-199", "EAR-203")
def test_the_blue_example() -> None:
    """V-47"""
    state = own_turn(seat("e05 e16 e24 / e236 e240 e33", board="i287a c300b y329a"), "expert")
    play(state, "0 choose water", "0 done", "0 order grid")
    assert hers(state) == {}
    finish(state)
    assert hers(state) == {"sprouts": 9}


@pytest.mark.rule("EAR-203")
def test_a_blue_island_counts() -> None:
    state = own_turn(seat("e33", board="i290b c304b y329a"))
    play(state, "0 choose water", "0 done", "0 use i290b")
    assert hers(state) == {"sprouts": 1}


# what is counted


@pytest.mark.rule("EAR-201")
def test_soil_of_copies_and_of_abilities_with_a_cost_counts() -> None:
    state = own_turn(seat("e157 e281 e236", compost=1))
    play(state, "0 choose compost", "0 use e157", "0 copy e281 e157", "0 use e236")
    assert soil(state) == 5 + 3 + 3 + 1
    assert hers(state) == {"soil": 2, "compost": 2 + 5}


@pytest.mark.rule("EAR-201")
def test_soil_of_events_triggers_and_conversions_does_not_count() -> None:
    state = own_turn(seat("e05+4s", hand="e208 e223", board="i285b c304b y329a"))
    play(state, "0 event e223", "0 choose compost", "0 event e208", "0 convert")
    assert soil(state) == (1 + 1) + 5 + (3 + 1) + 2
    assert hers(state) == {"soil": 5, "compost": 2}


@pytest.mark.rule("EAR-201", "EAR-111")
def test_soil_that_is_declined_does_not_count() -> None:
    state = own_turn(seat("e157"))
    play(state, "0 part", "0 choose compost")
    assert legal(state) == ["amount 0", "amount 1", "amount 2", "amount 3", "amount 4", "amount 5"]
    play(state, "0 amount 1", "0 part", "0 use e157", "0 amount 2")
    assert soil(state) == 3
    assert hers(state) == {"soil": 3, "compost": 2}


@pytest.mark.rule("EAR-201", "EAR-157")
def test_an_ability_that_is_not_used_does_not_count() -> None:
    state = own_turn(seat("e157"))
    play(state, "0 choose compost", "0 done")
    assert hers(state) == {"soil": 5, "compost": 2}


@pytest.mark.rule("EAR-202")
def test_cards_of_copies_and_of_abilities_with_a_cost_count() -> None:
    state = own_turn(seat("e13 e282 e245+1s", board=BOARDS[0]), deck=PLANTS)
    play(state, "0 choose grow", "0 done", "0 use e13", "0 copy e282 e13", "0 use e245")
    assert len(hand(state)) == 4 + 2 + 2 + 1
    assert hers(state) == {"growth": 9}


@pytest.mark.rule("EAR-202")
def test_cards_of_events_and_triggers_do_not_count() -> None:
    state = own_turn(seat("e33", hand="e207 e221", board="i291b c295a y329a", soil=1, compost=2), deck=PLANTS)
    play(state, "0 event e221", "0 choose grow", "0 event e207", "0 done", "0 done")
    assert len(hand(state)) == (2 + 1) + 4 + (2 + 1)
    assert hers(state) == {"growth": 4}


@pytest.mark.rule("EAR-202", "EAR-111")
def test_cards_that_are_declined_do_not_count() -> None:
    state = own_turn(seat("e13", board=BOARDS[0]), "hard", deck=PLANTS)
    play(state, "0 part", "0 choose grow", "0 amount 0", "0 done", "0 part", "0 use e13", "0 amount 1")
    assert len(hand(state)) == 1
    assert hers(state) == {"growth": 3 + 1}


@pytest.mark.rule("EAR-202", "EAR-118")
def test_cards_that_are_not_there_do_not_count() -> None:
    state = own_turn(seat("e33", board=BOARDS[0]), deck="e34 e36 e37")
    play(state, "0 choose grow", "0 done", "0 done")
    assert hand(state) == ["e34", "e36", "e37"]
    assert hers(state) == {"growth": 3}


@pytest.mark.rule("EAR-201", "EAR-202")
def test_the_count_begins_anew_with_every_turn() -> None:
    state = own_turn(seat("e157"), left="g364 g362")
    play(state, "0 choose compost", "0 use e157")
    assert (revealed(state), hers(state)) == ("g364", {"soil": 8, "compost": 2})
    play(state, "0 take deck", "0 done")
    assert hers(state) == {"soil": 8, "compost": 2 + 8}


# Gaia's turn


@pytest.mark.rule("EAR-205")
def test_after_six_cards_the_deck_is_shuffled_for_the_second_pass() -> None:
    found = set()
    for seed in range(40):
        own = seat("e05", board=PLAIN)
        state = table(own, gaia="gaia level=medium pass=1\ndeck\ncard g360", fauna=FAR, turn=13, seed=seed)
        play(state, "0 choose compost")
        assert int(state.active) == -1
        assert int(gaia(state).passing) == 2
        assert sorted([*gaia(state).deck, gaia(state).card]) == [0, 1, 2, 3, 4, 5]
        found.add(revealed(state))
    assert found == {"g360", "g361", "g362", "g363", "g364", "g365"}


@pytest.mark.rule("EAR-206", "EAR-149")
def test_in_her_turn_the_player_has_the_bonus_of_an_other_seat() -> None:
    own = seat("e05", hand="e33 e34")
    assert legal(gaia_turn("g362", own))[:3] == ["take sprout", "take soil", "pass"]
    assert legal(gaia_turn("g363", own))[:3] == ["take draw", "take growth", "pass"]
    assert legal(gaia_turn("g364", own))[:3] == ["take soil", "take deck", "pass"]
    assert refused(gaia_turn("g364", own), "0 choose compost") == "EAR-149"


@pytest.mark.rule("EAR-206", "EAR-210", "EAR-144")
def test_in_her_plant_turn_the_player_plants_one_card_and_draws_one() -> None:
    state = gaia_turn("g365", seat("e05 e107", hand="e33 e90"), deck="e34 e36 e37 e38 #100")
    play(state, "0 plant e33 d5")
    assert hand(state) == ["e34", "e90"]
    assert hers(state) == {}
    play(state, "0 use e107")
    assert soil(state) == 1
    assert names(gaia(state).pile) == ["e36", "e37", "e38"]
    assert hers(state) == {"pile": 3}


@pytest.mark.rule("EAR-206", "EAR-207")
@pytest.mark.parametrize("level", LEVELS)
def test_her_water_card(level: str) -> None:
    state = gaia_turn("g362", seat("e05 e16 e236", board="i287a c300b y329a"), level)
    play(state, "0 take soil", "0 order grid", "0 done")
    assert soil(state) == 2
    assert hers(state) == {"sprouts": 7 + 4}


@pytest.mark.rule("EAR-206", "EAR-208")
@pytest.mark.parametrize("level", LEVELS)
def test_her_grow_card(level: str) -> None:
    taking = gaia_turn("g363", seat("e05", board=BOARDS[0]), level, deck=PLANTS)
    play(taking, "0 take draw")
    assert hers(taking) == {"growth": 9}
    passing = gaia_turn("g363", seat("e05", board=BOARDS[0]), level, deck=PLANTS)
    play(passing, "0 pass")
    assert hers(passing) == {"growth": 7}


@pytest.mark.rule("EAR-206", "EAR-209", "EAR-221")
@pytest.mark.parametrize("level", LEVELS)
def test_her_compost_card(level: str) -> None:
    state = gaia_turn("g364", seat("e05"), level)
    top = deck(state)
    play(state, "0 take soil")
    assert names(gaia(state).compost) == top[:8]
    assert hers(state) == {"soil": 2, "compost": 8}


@pytest.mark.rule("EAR-206", "EAR-210")
@pytest.mark.parametrize("level", LEVELS)
def test_her_plant_card(level: str) -> None:
    state = gaia_turn("g365", seat("e05"), level, deck="e33 e34 e36 e37 #100")
    play(state, "0 done")
    assert hers(state) == {"pile": 3}
    view = state.view(None)["gaia"]
    assert isinstance(view, dict)
    assert view["pile"] == ["e34", "e36", "e37"]


@pytest.mark.rule("EAR-211", "EAR-41", "EAR-153")
def test_in_her_turn_nobody_is_active() -> None:
    """V-34"""
    own = seat("e33", board="i287a c303a y329a")
    state = gaia_turn("g363", own)
    play(state, "0 pass")
    assert point(state) == "activate e33"
    assert refused(state, "0 use c303a") == "EAR-41"
    mine = own_turn(own)
    play(mine, "0 choose grow", "0 done", "0 order grid")
    assert point(mine) == "activate e33 c303a"


@pytest.mark.rule("EAR-211", "EAR-52")
def test_in_her_turn_nothing_is_forbidden() -> None:
    own = seat("e178 e157")
    assert refused(own_turn(own), "0 choose compost") == "EAR-125"
    state = gaia_turn("g364", own)
    play(state, "0 take soil", "0 use e157")
    assert soil(state) == 2 + 3


@pytest.mark.rule("EAR-211", "EAR-217")
def test_the_player_claims_goals_in_her_turns_too() -> None:
    state = gaia_turn("g364", seat("e05", soil=18))
    log = play(state, "0 take soil")
    assert Event("claimed_goal", 0, card="f339a", points=15) in log
    assert ranks(state)["f339a"] == ["0"]
    assert state.fauna_points(0) == 15


# gyres


@pytest.mark.rule("EAR-212", "EAR-213")
def test_a_gyre_is_a_free_point_without_a_bonus() -> None:
    state = gaia_turn("g360", seat("e157 e107 e05+3s", hand="e223 e33", soil=2))
    assert legal(state) == ["leaf f339a", "leaf f337a", "event e223", "convert", "part"]
    assert refused(state, "0 take soil") == "EAR-213"
    assert refused(state, "0 use e157") == "EAR-213"
    assert refused(state, "0 leaf f338a") == "EAR-213"
    play(state, "0 event e223", "0 convert")
    assert (soil(state), point(state)) == (5, "leaf")
    log = play(state, "0 leaf f337a")
    assert kinds(log) == ["gaia_leaf", "turn"]
    assert ranks(state) == {"f339a": [], "f337a": ["G"], "f338a": [], "f340a": []}
    assert hers(state) == {}


@pytest.mark.rule("EAR-212")
def test_the_lower_gyre_belongs_to_the_lower_goals() -> None:
    state = gaia_turn("g361", seat("e05"))
    assert legal(state) == ["leaf f338a", "leaf f340a"]
    assert refused(state, "0 leaf f339a") == "EAR-213"


@pytest.mark.rule("EAR-212", "EAR-213", "EAR-123")
def test_in_the_second_pass_the_other_goal_is_forced() -> None:
    """V-49"""
    fauna = "f339a:0,G f337a:0 f338a: f340a:"
    state = own_turn(seat("e05"), left="g360 g362", passing=2, fauna=fauna)
    log = play(state, "0 choose compost")
    assert Event("gaia_leaf", card="f337a", points=11) in log
    assert ranks(state)["f337a"] == ["0", "G"]
    assert (int(state.active), point(state)) == (0, "action")


@pytest.mark.rule("EAR-213")
def test_before_a_forced_leaf_the_player_may_still_play_an_event() -> None:
    state = own_turn(seat("e05", hand="e223"), left="g361", passing=2, fauna="f339a: f337a: f338a: f340a:G")
    play(state, "0 choose compost", "0 done")
    assert legal(state) == ["leaf f338a", "event e223", "part"]
    assert refused(state, "0 leaf f340a") == "EAR-213"


@pytest.mark.rule("EAR-213", "EAR-218", "EAR-217", "EAR-170")
def test_her_leaf_comes_before_the_claims_of_the_turn() -> None:
    state = gaia_turn("g360", seat("e05", hand="e223", soil=19))
    play(state, "0 event e223")
    assert soil(state) == 20
    play(state, "0 leaf f339a")
    assert ranks(state)["f339a"] == ["G", "0"]
    assert (gaia_fauna(state), state.fauna_points(0)) == (15, 11)


@pytest.mark.rule("EAR-218", "EAR-217")
def test_her_leaf_takes_the_best_free_rank() -> None:
    state = gaia_turn("g360", seat("e05"), fauna="f339a:0 f337a: f338a: f340a:")
    play(state, "0 leaf f339a")
    assert ranks(state)["f339a"] == ["0", "G"]
    assert (gaia_fauna(state), state.fauna_points(0)) == (11, 15)


@pytest.mark.rule("EAR-217")
def test_gaia_claims_no_goal_that_she_meets() -> None:
    state = own_turn(seat("e05"), her="compost 20", fauna="f339b: f337a: f338a: f340a:")
    play(state, "0 choose compost")
    assert hers(state)["compost"] == 22
    assert ranks(state)["f339b"] == []


@pytest.mark.rule("EAR-214")
def test_after_a_gyre_gaia_skips_a_turn_for_beginners() -> None:
    state = gaia_turn("g360", seat("e05"), "beginner", left="g365 g362")
    play(state, "0 leaf f339a")
    assert (int(state.turn), int(state.active), gaia(state).skips) == (3, 0, True)
    log = play(state, "0 choose compost")
    assert "gaia_card" not in kinds(log)
    assert hers(state) == {"soil": 5, "compost": 2}
    assert (int(state.turn), int(state.active), gaia(state).skips) == (4, 0, False)
    log = play(state, "0 choose compost")
    assert Event("gaia_card", card="g365") in log
    assert (int(state.turn), int(state.active)) == (5, -1)


@pytest.mark.rule("EAR-214")
def test_a_coloured_card_makes_her_skip_nothing() -> None:
    state = gaia_turn("g364", seat("e05"), "beginner", left="g365 g362")
    play(state, "0 pass", "0 choose compost")
    assert revealed(state) == "g365"


@pytest.mark.rule("EAR-214", "EAR-216")
@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_at_other_levels_she_skips_nothing(level: str) -> None:
    state = gaia_turn("g360", seat("e05"), level, left="g365 g362")
    play(state, "0 leaf f337a", "0 choose compost")
    assert (int(state.active), revealed(state)) == (-1, "g365")


@pytest.mark.rule("EAR-215")
@pytest.mark.parametrize(
    ("card", "goal", "gains"),
    [
        ("g360", "f339a", {"soil": 8}),
        ("g360", "f337a", {"pile": 2}),
        ("g361", "f338a", {"sprouts": 4}),
        ("g361", "f340a", {"growth": 3}),
    ],
)
def test_what_an_expert_leaf_brings_by_its_space(card: str, goal: str, gains: dict[str, int]) -> None:
    state = gaia_turn(card, seat("e05"), "expert")
    play(state, f"0 leaf {goal}")
    assert hers(state) == gains


@pytest.mark.rule("EAR-215", "EAR-219")
def test_soil_of_an_expert_leaf_is_exchanged() -> None:
    state = gaia_turn("g360", seat("e05"), "expert", her="soil 7")
    play(state, "0 leaf f339a")
    assert hers(state) == {"soil": 5, "compost": 5}


@pytest.mark.rule("EAR-214", "EAR-216")
@pytest.mark.parametrize("level", ["beginner", "medium", "hard"])
@pytest.mark.parametrize(("card", "goal"), [("g360", "f339a"), ("g360", "f337a"), ("g361", "f338a"), ("g361", "f340a")])
def test_below_expert_a_leaf_brings_nothing(level: str, card: str, goal: str) -> None:
    state = gaia_turn(card, seat("e05"), level)
    play(state, f"0 leaf {goal}")
    assert ranks(state)[goal] == ["G"]
    assert hers(state) == {}


# what she has


@pytest.mark.rule("EAR-219")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (1, {"soil": 9, "compost": 2}),
        (2, {"compost": 2 + 5}),
        (9, {"soil": 7, "compost": 2 + 5}),
    ],
)
def test_ten_soil_become_five_cards(before: int, after: dict[str, int]) -> None:
    state = own_turn(seat("e157"), her=f"soil {before}")
    play(state, "0 choose compost", "0 use e157")
    assert hers(state) == after


@pytest.mark.rule("EAR-219")
def test_the_exchange_repeats() -> None:
    state = own_turn(seat("e157 e160 e281"), her="soil 9")
    play(state, "0 choose compost", "0 use e157", "0 use e160", "0 copy e281 e157")
    assert hers(state) == {"soil": 3, "compost": 2 + 5 + 5}


@pytest.mark.rule("EAR-220")
def test_her_growth_fills_columns() -> None:
    """V-44"""
    pieces = [0, 4, 5, 9, 12, 14, 15, 16, 20, 23, 30]
    assert [growth_worth(number) for number in pieces] == [0, 4, 7, 13, 18, 22, 25, 26, 32, 35, 50]


@pytest.mark.rule("EAR-220")
def test_the_unfinished_column_is_worth_its_pieces() -> None:
    found = [growth_worth(pieces) for pieces in range(17)]
    assert found == [0, 1, 2, 3, 4, 7, 8, 9, 10, 13, 14, 15, 18, 19, 22, 25, 26]


@pytest.mark.rule("EAR-220")
def test_her_sprouts_and_growth_have_no_limit() -> None:
    state = gaia_turn("g362", seat("e05"), her="sprouts 200\ngrowth 75")
    play(state, "0 take soil", "0 done")
    assert hers(state) == {"sprouts": 208, "growth": 75}
    assert state.gaia_sheet() == [0, 0, 208, 125, 0]


@pytest.mark.rule("EAR-221", "EAR-118")
def test_gaia_takes_what_the_deck_and_the_discard_pile_still_give() -> None:
    state = gaia_turn("g364", seat("e05"), deck="e33", discard="e34 e36")
    log = play(state, "0 pass")
    assert Event("shuffled", count=2) in log
    assert names(gaia(state).compost)[0] == "e33"
    assert sorted(names(gaia(state).compost)) == ["e33", "e34", "e36"]
    assert (deck(state), state.discard) == ([], [])


# the end


@pytest.mark.rule("EAR-222", "EAR-225", "EAR-177")
def test_a_full_grid_ends_the_game_with_the_players_turn() -> None:
    own = seat(ALMOST_FULL, hand="e90 e223")
    state = own_turn(own, deck="e33 e34 e36 e37 #50")
    play(state, "0 choose plant", "0 plant e90 g7", "0 done", "0 keep e33")
    log = play(state, "0 done")
    assert kinds(log) == ["last_chance"]
    assert names(gaia(state).pile) == ["e34", "e36", "e37"]
    assert legal(state) == ["done", "event e223", "part"]
    log = play(state, "0 event e223")
    assert log[-2:] == [Event("full", 0, points=7), Event("finished")]
    assert events(state) == ["e223"]
    assert (state.fauna_points(0), gaia_fauna(state)) == (7, 0)
    assert state.to_act() == []


@pytest.mark.rule("EAR-222", "EAR-225")
def test_gaia_still_receives_the_lower_half_of_her_card() -> None:
    state = gaia_turn("g365", seat(ALMOST_FULL, hand="e90 e223"), deck="e33 e34 e36 e37 #50")
    play(state, "0 plant e90 g7")
    assert hand(state) == ["e33", "e223"]
    log = play(state, "0 done")
    assert kinds(log) == ["gaia_pile", "last_chance"]
    assert names(gaia(state).pile) == ["e34", "e36", "e37"]
    assert hers(state) == {"pile": 3}
    log = play(state, "0 done")
    assert log[-2:] == [Event("full", 0, points=7), Event("finished")]
    assert gaia(state).deck != []


@pytest.mark.rule("EAR-222")
def test_gaia_still_receives_her_bonus_of_the_last_action() -> None:
    state = own_turn(seat(ALMOST_FULL.replace(" .", " e90"), hand="e223"), "hard")
    play(state, "0 choose compost")
    log = finish(state)
    assert hers(state) == {"soil": 5, "compost": 5}
    assert kinds(log)[-2:] == ["full", "finished"]


@pytest.mark.rule("EAR-225", "EAR-177", "EAR-169")
def test_goals_reached_in_the_last_chance_count() -> None:
    own = seat("e33", hand="e223", soil=17, board=BOARDS[0])
    state = gaia_turn("g364", own, left="", passing=2)
    log = play(state, "0 take soil", "0 done")
    assert kinds(log) == ["soil", "gaia_deck", "gaia_soil", "last_chance"]
    log = play(state, "0 event e223")
    assert Event("claimed_goal", 0, card="f339a", points=15) in log
    assert hers(state)["soil"] == 2


@pytest.mark.rule("EAR-223")
def test_after_her_twelfth_card_the_game_is_over() -> None:
    state = gaia_turn("g362", seat("e05", hand="e223"), left="", passing=2)
    play(state, "0 take soil", "0 done")
    assert hers(state) == {"sprouts": 8}
    log = play(state, "0 done")
    assert log == [Event("gaia_full", points=7), Event("finished")]
    assert (state.fauna_points(0), gaia_fauna(state)) == (0, 7)
    assert state.to_act() == []
    assert refused(state, "0 choose water") == "EAR-178"


@pytest.mark.rule("EAR-223", "EAR-214")
@pytest.mark.parametrize("level", ["beginner", "medium"])
def test_a_gyre_may_be_the_twelfth_card(level: str) -> None:
    state = gaia_turn("g361", seat("e05"), level, left="", passing=2, fauna="f339a:G f337a:G f338a:G f340a:")
    log = play(state, "0 leaf f340a")
    assert kinds(log) == ["gaia_leaf", "last_chance", "gaia_full", "finished"]
    assert gaia_fauna(state) == 4 * 15 + 7


@pytest.mark.rule("EAR-223")
@pytest.mark.parametrize(("left", "passing"), [("", 1), ("g363", 2)])
def test_before_the_twelfth_card_the_game_goes_on(left: str, passing: int) -> None:
    state = gaia_turn("g362", seat("e05"), left=left, passing=passing)
    play(state, "0 take soil", "0 done")
    assert (int(state.active), point(state), int(state.full)) == (0, "action", -1)


@pytest.mark.rule("EAR-224")
def test_the_player_may_fill_the_grid_in_the_turn_of_the_twelfth_card() -> None:
    state = gaia_turn("g365", seat(ALMOST_FULL, hand="e90"), left="", passing=2, deck=PLANTS)
    play(state, "0 plant e90 g7")
    log = finish(state)
    assert log[-2:] == [Event("full", 0, points=7), Event("finished")]
    assert (state.fauna_points(0), gaia_fauna(state)) == (7, 0)


@pytest.mark.rule("EAR-213", "EAR-223", "EAR-205")
def test_after_twelve_cards_gaia_has_four_leaves() -> None:
    """V-49"""
    state, log = game("medium", 3)
    cards = [str(event.details["card"]) for event in log if event.kind == "gaia_card"]
    six = ["g360", "g361", "g362", "g363", "g364", "g365"]
    assert (sorted(cards[:6]), sorted(cards[6:])) == (six, six)
    assert [held[0] for held in ranks(state).values()].count("G") == 4
    assert kinds(log).count("gaia_leaf") == 4


@pytest.mark.rule("EAR-194", "EAR-223")
@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_player_has_at_most_twelve_turns(level: str) -> None:
    """V-50"""
    state, log = game(level, 1)
    assert (kinds(log).count("turn") + 1, kinds(log).count("gaia_turn")) == (12, 12)
    assert int(state.turn) == 24


@pytest.mark.rule("EAR-214", "EAR-223", "EAR-232")
def test_beginners_have_a_turn_more_for_every_gyre_but_the_last_card() -> None:
    """V-50"""
    turns = set()
    for seed in range(12):
        state, log = game("beginner", seed)
        own = kinds(log).count("turn") + 1
        assert own == (15 if revealed(state) in ("g360", "g361") else 16)
        assert int(state.turn) == own + 12
        turns.add(own)
    assert turns == {15, 16}


# scores


@pytest.mark.rule("EAR-226")
def test_negative_points_of_her_pile_count_positive() -> None:
    """V-48"""
    assert over(seat("e05"), "pile e16 e208 e27 e203").gaia_sheet() == [20, 0, 0, 0, 0]


@pytest.mark.rule("EAR-226")
def test_the_sheet_of_gaia() -> None:
    her = "soil 9\nsprouts 4\ngrowth 9\ncompost 3\npile e165 e09 e17 e34"
    fauna = "f339a:G f337a:0,G f338a:0 f340a:"
    state = over(seat("e05"), her, fauna, full="G")
    assert state.scores()[0].beside == {
        "gaia_base_vp": 1 + 2 + 1 + 2,
        "gaia_compost": 3,
        "gaia_sprouts": 4,
        "gaia_growth": 13,
        "gaia_fauna": 15 + 11 + 7,
        "gaia_total": 6 + 3 + 4 + 13 + 33,
    }
    assert state.scores()[0]["fauna"] == 15 + 15


@pytest.mark.rule("EAR-227", "EAR-71")
def test_best_scores_look_at_the_players_area_only() -> None:
    """V-22"""
    state = over(seat("e124 e05 e16", board=BOARDS[0]), "pile e32 e07 e36 e236 e25")
    assert state.scores()[0]["terrain"] == 4


def result(own: Block, her: str) -> Event:
    found = over({"board": BOARDS[0], **own}, her).outcome()
    assert found is not None
    return found


@pytest.mark.rule("EAR-228")
def test_the_higher_total_wins() -> None:
    assert result(seat(), "sprouts 1\nsoil 9") == Event("won", points=2, gaia=1)
    assert result(seat(soil=5), "sprouts 3") == Event("lost", points=2, gaia=3)


@pytest.mark.rule("EAR-228", "EAR-191")
def test_a_tie_with_gaia_is_broken_by_soil_then_by_the_hand_of_which_she_has_none() -> None:
    assert result(seat(soil=1), "growth 2") == Event("won", points=2, gaia=2)
    assert result(seat(soil=3, hand="#4"), "soil 4\npile e208") == Event("lost", points=2, gaia=2)
    assert result(seat(soil=4, hand="#1"), "soil 4\ngrowth 2").kind == "won"


@pytest.mark.rule("EAR-228", "EAR-191")
def test_a_tie_with_gaia_is_broken_by_growth_pieces_whatever_they_are_worth() -> None:
    own = seat("e08+5g e01+1g")
    assert result(own, "growth 5\nsprouts 4") == Event("won", points=11, gaia=11)
    assert result(own, "growth 7\nsprouts 2") == Event("lost", points=11, gaia=11)


@pytest.mark.rule("EAR-228", "EAR-191")
def test_a_tie_with_gaia_is_broken_by_sprouts_and_then_by_compost() -> None:
    own = seat("e05+3s1g", compost=2)
    assert result(own, "growth 1\nsprouts 2\ncompost 5") == Event("won", points=8, gaia=8)
    assert result(own, "growth 1\nsprouts 4\ncompost 3") == Event("lost", points=8, gaia=8)
    assert result(own, "growth 1\nsprouts 3\ncompost 1\npile e27") == Event("lost", points=8, gaia=15)
    assert result(own, "growth 1\nsprouts 3\ncompost 1\npile e20 e33") == Event("won", points=8, gaia=8)
    assert result(own, "growth 1\nsprouts 3\ncompost 3\npile e33") == Event("lost", points=8, gaia=8)


@pytest.mark.rule("EAR-228", "EAR-192")
def test_a_tie_with_gaia_may_remain() -> None:
    assert result(seat(), "pile e208") == Event("drawn", points=2, gaia=2)
