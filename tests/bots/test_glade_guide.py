"""What bots know of The Glade: plans that bring something, features that count what lies there."""

import pytest

import hain
from hain import Dice
from hain.core.guide import Guide
from hain.core.weights import shipped_weights
from hain.games.glade.guide import FEATURES, TURN, UNFINISHED
from hain.games.glade.state import GladeState
from tests.tables import Mode, random_play

RULES = hain.rules("glade")
EMPTY_ROW = "... ... ... ... ... ... ..."
MODES: list[Mode] = [{}, {"mode": "matching"}, {"layout": "seven"}, {"layout": "nine", "mode": "matching"}]


def table(head: str, toadstools: str, seats: list[tuple[str, dict[int, str]]]) -> GladeState:
    """A position of layout `seven`; of each forest board only the rows are given that are not empty."""
    lines = ["glade base seven", head, f"toadstools {toadstools}"]
    for number, (line, rows) in enumerate(seats):
        lines.append(f"seat {number} board 0 {line}")
        lines += [rows.get(row, EMPTY_ROW) for row in range(1, 8)]
    state = RULES.read("\n".join(lines) + "\n")
    assert isinstance(state, GladeState)
    return state


def opening(rack: str = "hbb,hmc,mab,sbb,smo,tac,thb,thm", store: str = "-", edge: int = 11) -> GladeState:
    """Three hedgehogs in the fourth row; the missing one is hhc."""
    own = (f"edge {edge} store {store} rack {rack}", {4: "... hmo hbb ham ... ... ..."})
    rival = ("edge 11 store - rack ?8", {4: "... ... ... tab sao mam ..."})
    return table("start 0 active 0 phase main bag 106 end no passes 0", "hac:1b hhc:1y", [own, rival])


def counted(state: GladeState, seat: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, RULES.guide().features(state, seat)))


def planned(guide: Guide, state: GladeState) -> GladeState:
    """The state after the most promising action of the active seat."""
    seat, number = state.to_act()[0], state.knowledge
    while state.position().find("phase extra") < 0:
        state.play(seat, guide.candidates(state, seat)[0])
    assert state.knowledge == number
    return state


def test_the_shipped_weights_are_for_these_features() -> None:
    assert set(shipped_weights("glade")) == set(FEATURES)
    assert not RULES.guide().is_blank()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", RULES.seats)
def test_candidates_are_legal_through_whole_games(seats: int, mode: Mode) -> None:
    """With moves by chance boards get into disorder, with quick moves they fill up."""
    guide = RULES.guide()
    for quick in (False, True):
        state = RULES.setup(seats, 21, **mode)
        dice = Dice(21)
        while owing := state.to_act():
            moves = state.moves(owing[0])
            candidates = guide.candidates(state, owing[0])
            assert candidates
            assert len(set(candidates)) == len(candidates)
            assert set(candidates) <= set(moves)
            move = guide.quick_move(state, owing[0], dice)
            assert move in moves
            state.play(owing[0], move if quick else moves[dice.below(len(moves))])


def test_quick_moves_are_far_better_than_chance() -> None:
    guide = RULES.guide()
    totals = []
    for seed in range(4):
        state = RULES.setup(2, seed)
        dice = Dice(seed)
        while owing := state.to_act():
            state.play(owing[0], guide.quick_move(state, owing[0], dice))
        totals += [sheet.total for sheet in state.scores()]
    assert sum(totals) / len(totals) > 12  # chance: about -2


@pytest.mark.parametrize("mode", MODES)
def test_points_are_those_of_the_score_sheet(mode: Mode) -> None:
    guide = RULES.guide()
    for seats in (1, 3):
        state = RULES.setup(seats, 22, **mode)
        for step, _ in enumerate(random_play(state, Dice(22))):
            assert isinstance(state, GladeState)
            if step % 9 == 0 and guide.is_quiet(state):
                for seat, sheet in enumerate(state.scores()):
                    assert guide.points(state, seat) == sheet.total - (TURN * float(state.turns) if seats == 1 else 0)


def test_what_lies_on_a_board_is_counted() -> None:
    found = counted(opening())
    assert (found["rest"], found["turn"], found["edge"], found["rival_edge"]) == (1, 1, 11, 11)
    assert (found["own_glade"], found["claims"], found["own_claims"]) == (1, 0, 0)
    assert (found["threes"], found["rack_threes"]) == (2, 0)  # a4 and e4, for hhc alone
    assert (found["twos"], found["crossings"], found["enclosed"], found["groups"]) == (0, 0, 0, 0)
    assert found["room"] == 49 - 3 - 8  # beside the three tiles there are eight spaces
    assert found["solo_rest"] == 0


def test_what_the_rack_can_do_is_counted() -> None:
    found = counted(opening("hac,hhc,mab,sbb,smo,tac,thb,thm"))
    assert (found["claims"], found["own_claims"], found["rack_threes"]) == (1, 1, 2)
    assert found["rack_sets"] == 1  # mab sbb thb
    assert counted(opening("hac,hac,sbm,sbm"))["rack_sets"] == 0


def test_enclosed_spaces_want_markers() -> None:
    rows = {3: "... ... ... ... mbb ... ...", 4: "... ... ... hab ... hhb ...", 5: "... ... ... ... sbb ... ..."}
    for store, extra in (("-", 0), ("1y,1y", 1)):
        own = (f"edge {10 if extra else 12} store {store} rack hbb,sam", rows)
        state = table("start 0 active 0 phase main bag 90 end no passes 0 turns 3", "-", [own])
        found = counted(state)
        assert (found["solo_enclosed"], found["solo_extra"], found["solo_groups"]) == (1, extra, 3)
        assert (found["solo_crossings"], found["solo_rack_crossings"]) == (1, 1)
        assert found["enclosed"] == 0


@pytest.mark.parametrize("seats", [1, 2])
def test_features_of_a_seat_are_the_same_whatever_is_hidden(seats: int) -> None:
    guide = RULES.guide()
    state = RULES.setup(seats, 23)
    for step, (seat, _) in enumerate(random_play(state, Dice(23))):
        if step % 20 == 0:
            others = [state.imagine(seat, Dice(hidden)) for hidden in range(3)]
            assert all(guide.features(other, seat) == guide.features(state, seat) for other in others)
            assert all(guide.candidates(other, seat) == guide.candidates(state, seat) for other in others)


def test_a_plan_makes_the_best_set_of_the_rack() -> None:
    """Of three beech tiles one set of three can be made in the first turn; all go through the centre."""
    own: tuple[str, dict[int, str]] = ("edge 12 store - rack ham,hbb,hmo,mab,sbb,tac,thb,thm", {})
    rival: tuple[str, dict[int, str]] = ("edge 12 store - rack ?8", {})
    state = table("start 0 active 0 phase main bag 112 end no passes 0", "-", [own, rival])
    assert planned(RULES.guide(), state).seats[0].edge == 11


def test_a_plan_makes_two_sets_with_one_tile() -> None:
    rows = {3: "... ... ... ... mbb ... ...", 4: "... ... ... hab ... hhb ...", 5: "... ... ... ... sbb ... ..."}
    own = ("edge 12 store - rack hao,hbb,mao,mho,sam,sbo,tmc,tmo", rows)
    rival = ("edge 12 store - rack ?8", {4: "... ... ... tac ... ... ..."})
    state = table("start 0 active 0 phase main bag 107 end no passes 0", "-", [own, rival])
    assert planned(RULES.guide(), state).seats[0].edge == 10


def test_plans_for_a_claim_know_the_board_of_the_other_seat() -> None:
    """All is alike but the row in which the rival's three tiles lie; one guide is asked about both."""
    guide = RULES.guide()
    for row in (4, 5):
        own = ("edge 12 store - rack hac,smo,tac,thm", {4: "... ... ... ham ... ... ..."})
        rival = ("edge 11 store - rack ?8", {row: "... ... ... tab sao mam ..."})
        state = table("start 0 active 0 phase main bag 90 end no passes 0", "hac:1b", [own, rival])
        state.play(0, state.move(0, "claim hac"))
        assert {state.text(move) for move in guide.candidates(state, 0)} == {f"at 1 c{row}", f"at 1 g{row}"}


def test_an_action_is_worth_what_it_will_bring() -> None:
    """In the middle of a placement the points of its end are expected."""
    guide = RULES.guide()
    state = opening()
    before = guide.points(state, 0)
    state.play(0, state.move(0, "place mab d5"))
    state.play(0, state.move(0, "place sbb e5"))
    rising = guide.points(state, 0)
    state.play(0, state.move(0, "place thb f5"))
    state.play(0, state.move(0, "done"))
    assert guide.points(state, 0) == before + 1
    assert rising >= before + 1


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_end_is_worth_what_it_brought(seats: int) -> None:
    """When a seat has had its last turn, nothing is expected any more; alone, turns and a full edge cost."""
    guide = RULES.guide()
    dice = Dice(24)
    state = RULES.setup(seats, 24)
    while owing := state.to_act():
        state.play(owing[0], guide.quick_move(state, owing[0], dice))
    assert isinstance(state, GladeState)
    for seat, sheet in enumerate(state.scores()):
        if seats == 1:
            edge = state.seats[0].edge
            missing = TURN * (UNFINISHED + edge) if edge else 0.0
            assert guide.result(state, seat) == sheet.total - TURN * float(state.turns) - missing
        else:
            assert guide.result(state, seat) == sheet.total
            if state.ended:
                assert guide.worth(state, seat) == sheet.total


def test_worth_foretells_the_end() -> None:
    """Half way through a game of quick moves the guide is nearer to the result than the points so far."""
    guide = RULES.guide()
    by_points, by_worth = 0.0, 0.0
    for seed in range(6):
        state = RULES.setup(2, seed)
        dice = Dice(seed)
        seen: list[tuple[float, float]] = []
        while owing := state.to_act():
            if not seen and guide.is_quiet(state) and guide.progress(state) > 0.5:
                seen = [(guide.points(state, seat), guide.worth(state, seat)) for seat in range(2)]
            state.play(owing[0], guide.quick_move(state, owing[0], dice))
        for seat, (points, worth) in enumerate(seen):
            by_points += abs(guide.result(state, seat) - points)
            by_worth += abs(guide.result(state, seat) - worth)
    assert by_worth < by_points / 2
