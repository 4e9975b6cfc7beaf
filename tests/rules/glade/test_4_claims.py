"""Claiming a toadstool."""

import pytest

from hain import IllegalMove
from hain.games.glade.flipping import singles
from hain.games.glade.markers import listed
from hain.games.glade.state import GladeState
from tests.rules.glade.tables import example, legal, play, rows, summary, table, two
from tests.rules.glade.test_1_game import setup
from tests.rules.glade.test_4_turn import refused

BLOCKED = rows(r4="... ... ... hab", r5="... ... ... hbb", r6="... ... ... hhb", r7="tac tbc thc")
BLOCKED_TOO = rows(r4="... ... ... sab", r5="... ... ... sbb", r6="... ... ... shb", r7="tac tbc thc")
THREE = rows(r4="... ... ... hmb mmb smb")


@pytest.mark.rule("GLD-75")
def test_when_a_claim_is_legal() -> None:
    state = two("tmb,hac", rows(r4="... ... ... hab"), THREE, glade="tmb:2b", other_edge=11)
    assert "claim tmb" in legal(state)
    assert refused(state, "claim hac") == "GLD-75"
    assert refused(state, "claim smo") == "GLD-75"
    first = two("tmb,hac", rows(), THREE, glade="tmb:2b", other_edge=11)
    assert refused(first, "claim tmb") == "GLD-75"


@pytest.mark.rule("GLD-75")
def test_a_tile_without_a_destination_cannot_claim() -> None:
    stuck = example("V35")
    tile = stuck.seats[0].rack[0]
    stuck.glade[tile] = 2
    assert legal(stuck) == ["pass"]
    assert refused(stuck, "claim hbo") == "GLD-75"


@pytest.mark.rule("GLD-76")
def test_the_tile_is_shown_and_the_toadstool_taken() -> None:
    state = two("tmb,hac", rows(r4="... ... ... hab"), THREE, glade="tmb:2b", other_edge=11)
    play(state, "claim tmb")
    assert summary(state) == "edge 12,11 store 2b|- toadstools - phase claiming end no"
    assert len(state.seats[0].rack) == 1
    assert state.view(1)["claimed"] == "tmb"
    assert {text.split()[0] for text in legal(state)} == {"at"}


@pytest.mark.rule("GLD-77", "GLD-82")
def test_completing_spaces() -> None:
    state = example("V21")
    play(state, "claim mmo")
    assert legal(state) == ["at 0 b2", "at 0 f2", "at 0 b6"]
    gap = two("tmb,hac", rows(r4="... ... ... hab"), rows(r4="hmb mmb ... smb"), glade="tmb:2b", other_edge=11)
    play(gap, "claim tmb")
    assert all(text.startswith("at 0") for text in legal(gap))


@pytest.mark.rule("GLD-78", "GLD-79")
def test_an_own_toadstool() -> None:
    state = example("V25")
    play(state, "claim hmb")
    assert legal(state) == ["at 0 d3"]
    with pytest.raises(IllegalMove) as caught:
        state.move(0, "at 0 a1")
    assert caught.value.rule == "GLD-78"
    free = example("V25")
    play(free, "claim tmc")
    assert len(legal(free)) == 35
    assert "at 0 a1" in legal(free)
    play(free, "at 0 a1")
    assert free.scores()[0]["groups"] < 0


@pytest.mark.rule("GLD-80", "GLD-87")
def test_a_foreign_toadstool_completes_the_set_of_its_owner() -> None:
    state = two("tmb,hac", rows(r4="... ... ... hab"), THREE, glade="tmb:2b", other_edge=11)
    play(state, "claim tmb")
    assert legal(state) == ["at 1 c4", "at 1 g4"]
    with pytest.raises(IllegalMove) as caught:
        state.move(0, "at 0 d3")
    assert caught.value.rule == "GLD-80"
    play(state, "at 1 c4")
    assert state.seats[1].forest.tiles == 4
    assert state.seats[0].forest.tiles == 1


@pytest.mark.rule("GLD-81", "GLD-87")
def test_a_foreign_toadstool_whose_set_cannot_be_completed() -> None:
    state = example("V24")
    play(state, "claim tmc")
    assert all(text.startswith("at 1 ") for text in legal(state))
    with pytest.raises(IllegalMove) as caught:
        state.move(1, "at 0 a1")
    assert caught.value.rule == "GLD-87"
    own = two(
        "tmc,hac",
        rows(r4="... ... ... hmc mmc smc"),
        BLOCKED,
        glade="tmc:2b",
        other_edge=11,
    )
    play(own, "claim tmc")
    assert "at 0 a1" in legal(own)
    assert "at 0 c4" in legal(own)


@pytest.mark.rule("GLD-83")
def test_sets_of_four_count_nothing_in_a_claim() -> None:
    state = example("V25")
    play(state, "claim hmb", "at 0 d3")
    assert summary(state) == "edge 10,12 store 2y|- toadstools tmc:2y phase extra end no"


@pytest.mark.rule("GLD-84")
def test_sets_of_three_count_for_the_owner_of_the_board() -> None:
    state = example("V20")
    play(state, "claim mmo", "at 0 b2")
    assert summary(state) == "edge 8,12 store -|2y toadstools hhc:1y,hmb:1y,smb:1y phase extra end no"


@pytest.mark.rule("GLD-84")
def test_a_set_of_three_on_the_own_board() -> None:
    state = two("tmc,sab", rows(r4="... ... ... tac tbc"), BLOCKED, glade="tmc:2b", other_edge=11)
    play(state, "claim tmc", "at 0 f4")
    assert summary(state) == "edge 11,11 store 2b|- toadstools thc:2y phase extra end no"


@pytest.mark.rule("GLD-84")
def test_two_sets_of_three_by_a_claim_on_the_own_board() -> None:
    above = "... ... ... ... ..."
    forest = rows(r2=f"{above} hmc", r3=f"{above} mmc", r4="... ... ... tac tbc")
    state = two("tmc,sab", forest, BLOCKED, glade="tmc:2b", other_edge=11)
    play(state, "claim tmc", "at 0 f4")
    assert summary(state) == "edge 10,11 store 2b|- toadstools smc:2y,thc:2y phase extra end no"


@pytest.mark.rule("GLD-80", "GLD-81")
def test_the_rule_that_a_wrong_destination_breaks() -> None:
    foreign = two("tmb,hac", rows(r4="... ... ... hab"), THREE, glade="tmb:2b", other_edge=11)
    play(foreign, "claim tmb")
    assert refused(foreign, "at 1 a1") == "GLD-80"
    assert refused(foreign, "at 1 d4") == "GLD-27"
    fallback = two("tmc,hac", rows(r4="... ... ... hab hbb"), BLOCKED_TOO, glade="tmc:2b", other_edge=11)
    play(fallback, "claim tmc")
    assert refused(fallback, "at 0 c4") == "GLD-81"


@pytest.mark.rule("GLD-85")
def test_the_order_of_flips() -> None:
    """Seat 1 has singles everywhere: the glade first, then its own store and enclosures, then those of seat 0."""
    diamond = rows(r3="... ... ... mbb", r4="... ... hab *1b hhb", r5="... ... ... sbb")
    other = rows(r3="... ... ... mac", r4="... ... tac *1b tbc", r5="... ... ... sac")
    text = (
        "glade base seven\nstart 0 active 0 phase main bag 60 end yes passes 0\ntoadstools sao:1b hao:1b\n"
        f"seat 0 board 0 edge 12 store 1b rack tmo\n{diamond}\n"
        f"seat 1 board 0 edge 0 store 1b,1b,2b,2b,2b,2b,2b rack ?8\n{other}"
    )
    state = table(text)
    places = [(state.text(move), held) for move, held in singles(state.seats, state.glade, 1)]
    assert places == [
        ("flip glade hao", 1),
        ("flip glade sao", 1),
        ("flip store 1", 2),
        ("flip enclosure 1 d4", 1),
        ("flip store 0", 1),
        ("flip enclosure 0 d4", 1),
    ]


@pytest.mark.rule("GLD-85")
def test_flips_for_another_seat_are_done_in_order() -> None:
    state = example("V22")
    play(state, "claim mmo", "at 0 b2")
    assert summary(state).endswith("toadstools hhc:2y,hmb:1y phase extra end yes")
    store = example("V22")
    store.glade = [-1 if marker == 0 else marker for marker in store.glade]
    play(store, "claim mmo", "at 0 b2")
    assert listed(store.seats[0].store).count("1y") == 0


@pytest.mark.rule("GLD-86")
def test_the_active_seat_takes_the_counter_on_any_board() -> None:
    state = example("V28")
    play(state, "claim tab", "at 0 d2")
    assert [listed(seat.store) for seat in state.seats] == ["-", "-ab,2y"]


@pytest.mark.rule("GLD-88")
def test_after_a_claim_come_extra_actions() -> None:
    forest = rows(r2="... ... mab", r3="... hab ... hbb", r4="... ... sab ham")
    state = two("tmb,tmo,hac", forest, THREE, glade="tmb:2b", other_edge=11)
    play(state, "claim tmb", "at 1 c4")
    assert legal(state) == ["enclose c3 2b", "end"]
    foreign = example("V23")
    play(foreign, "claim mmo", "at 0 b2")
    assert legal(foreign) == ["end"]


@pytest.mark.rule("GLD-87")
def test_tiles_come_to_other_boards_by_claims_only() -> None:
    from hain import Dice

    for seed in range(6):
        state: GladeState = setup(3, seed)
        dice = Dice(seed)
        while state.to_act():
            counts = [seat.forest.tiles for seat in state.seats]
            active = state.active
            text = state.text(move := state.random_move(active, dice))
            state.play(active, move)
            changed = [seat for seat in range(3) if state.seats[seat].forest.tiles != counts[seat]]
            if text.startswith("at"):
                assert changed == [int(text.split()[1])]
            else:
                assert changed in ([], [active])
