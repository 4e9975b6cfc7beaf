"""Gardens, positions and moves as text."""

import pytest

from hain import BadPosition, Dice
from hain.games.waldgaertner.rules import RULES
from tests.rules.waldgaertner.tables import example, garden, legal, play, read, rows, setup, table


@pytest.mark.rule("WAG-162")
@pytest.mark.parametrize("name", ["11", "12", "18", "26", "28"])
def test_a_garden_reads_back(name: str) -> None:
    plants = example(name)
    state = table([plants, {}], uproot="on")
    assert "\n".join(rows(state, 0)) == plants


@pytest.mark.rule("WAG-162")
def test_every_mark_of_a_cell() -> None:
    plants = {"2a": "feige+2*", "1a": "weinrebe=s+1", "1c": "stachelbeere!", "3a": "mispel*", "5a": "walnuss+1"}
    state = table([plants, {}], planting="shade", frost="on", in_round=12)
    assert "\n".join(rows(state, 0)) == garden(plants)
    assert read(state.position()) == state


@pytest.mark.rule("WAG-162")
@pytest.mark.parametrize("seats", RULES.seats)
def test_a_full_position_reads_back_to_the_same_state(seats: int) -> None:
    for seed in range(3):
        state = setup(seats, seed, planting=("rows", "shade")[seed % 2], uproot="on", frost="on")
        dice = Dice(seed)
        while state.to_act():
            owing = state.to_act()
            seat = owing[dice.below(len(owing))]
            state.play(seat, state.random_move(seat, dice))
            again = read(state.position())
            again.knowledge = state.knowledge
            assert again == state


@pytest.mark.rule("WAG-162")
def test_dice_and_short_stacks_read_back() -> None:
    text = example("34a") + "\ndice 123456"
    assert read(text).position() == text


@pytest.mark.rule("WAG-162")
def test_a_contest_lists_decliners_among_the_unserved() -> None:
    state = table([{}] * 3, coins=(3, 2, 1), regions={1: "9 ^kaki jujube bocksdorn"})
    play(state, "0 visit 1", "1 visit 1", "2 visit 1", "0 decline")
    text = state.position()
    assert "contest 1 cards bocksdorn jujube kaki unserved 0 1 2 declined 0\n" in text
    assert read(text).position() == text


@pytest.mark.rule("WAG-163")
def test_every_legal_move_has_one_text() -> None:
    for seed in range(6):
        state = setup(2 + seed % 5, seed, planting=("rows", "shade")[seed % 2], uproot="on", frost="on")
        dice = Dice(seed)
        while state.to_act():
            for seat in state.to_act():
                texts = legal(state, seat)
                assert len(set(texts)) == len(texts)
                assert [state.move(seat, text) for text in texts] == state.moves(seat)
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, dice))


def test_blanks_do_not_matter_in_a_move() -> None:
    state = table()
    assert state.move(0, "  visit   1 ") == state.move(0, "visit 1")


GOOD = """waldgaertner seats=2 decks=eu planting=rows uproot=off frost=off
round 4 step visit
region 1 EU 3 ^hunds-rose+1 feige walnuss
region 2 EU 17 ^schlehe
market kornelkirsche mispel+2
owes 0 1
seat 0 coins 2 bonus open hand apfel-boskoop
6: .
5: . .
4: . . .
3: apfel-klarapfel . . .
2: gemeine-hasel . . . .
1: . . . . . .
seat 1 coins 3 bonus open hand ?2
6: .
5: rotbuche* .
4: . . .
3: . . . .
2: . . . . .
1: himbeere . . . . .
"""


@pytest.mark.rule("WAG-162")
def test_what_is_not_told_is_dealt() -> None:
    states = [read(GOOD, seed) for seed in range(20)]
    assert len({state.fingerprint() for state in states}) == 20
    assert all("hand feige" not in state.position() for state in states)
    for state in states:
        assert len(state.stacks[2]) == 17
        assert all(count == 1 for count in state.pieces().values())


@pytest.mark.rule("WAG-162")
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("waldgaertner seats", "waldgarten seats", "line"),
        ("waldgaertner seats=2 decks=eu planting=rows uproot=off frost=off\n", "", "head"),
        ("seats=2", "seats=2 seats=2", "head"),
        ("seats=2", "seats=7", "number"),
        ("seats=2", "seats=3", "seats"),
        ("seats=2", "chairs=2", "head"),
        ("decks=eu", "decks=au", "word"),
        ("round 4 step visit\n", "", "round"),
        ("round 4", "round 22", "number"),
        ("round 4", "round ٤", "number"),
        ("step visit", "step dance", "word"),
        ("step visit", "step start", "step"),
        ("step visit", "step final", "step"),
        ("step visit", "step frost", "step"),
        ("round 4 step visit", "round 21 step visit", "step"),
        ("step visit", "step share", "pending"),
        ("step visit", "step search", "owes"),
        ("step visit", "step take", "searching"),
        ("step visit", "step bonus", "owes"),
        ("step visit", "step play", "owes"),
        ("region 2 EU 17 ^schlehe\n", "", "regions"),
        ("region 2 EU", "region 2 NA", "region"),
        ("^schlehe", "schlehe", "top"),
        ("^schlehe", "^schlehe himbeere", "twice"),
        ("^schlehe", "^papau", "deck"),
        ("^schlehe", "^tulpe", "no-card"),
        ("EU 3 ^", "EU 2 ^", "stack"),
        ("feige walnuss", "feige+1 walnuss", "stack"),
        ("EU 17", "EU 70", "unseen"),
        ("market kornelkirsche", "market kornelkirsche\nmarket", "once"),
        ("mispel+2", "mispel+x", "number"),
        ("mispel+2", "sanddorn-pollmix+2", "male"),
        ("owes 0 1", "owes 0", "owes"),
        ("owes 0 1", "owes 0 2", "number"),
        ("owes 0 1", "owes 0\nchosen 1 visit 4", "chosen"),
        ("owes 0 1", "owes 0 1\nchosen 1 visit 1", "chosen"),
        ("owes 0 1", "owes 0\nchosen 1 sleep", "chosen"),
        ("owes 0 1", "owes 0 1\nfrost 7", "frost"),
        ("owes 0 1", "owes 0 1\nfrozen 2", "pending"),
        ("owes 0 1", "owes 0 1\nsix 0", "pending"),
        ("owes 0 1", "owes 0 1\nbonuses 0", "bonuses"),
        ("owes 0 1", "owes 0 1\nsearching 0 1", "searching"),
        ("owes 0 1", "owes 0 1\nlot feige walnuss seats 0 1", "lot"),
        ("owes 0 1", "owes 0 1\nmemo 0 region 2 feige", "size"),
        ("owes 0 1", "owes 0 1\nmemo 0 region 1 feige walnuss", "memo"),
        ("owes 0 1", "owes 0 1\nmemo 0 region 1", "memo"),
        ("owes 0 1", "owes 0 1\ndice x", "number"),
        ("seat 1 coins 3", "seat 2 coins 3", "seat"),
        ("coins 3", "coins -3", "number"),
        ("coins 3", "coins 3 coins 4", "seat"),
        ("bonus open hand ?2", "bonus shut hand ?2", "word"),
        ("hand ?2", "hand", "hand"),
        ("hand ?2", "hand ?2 ?1", "hand"),
        ("hand ?2", "hand ?2 ?1 ?1", "hand"),
        ("hand ?2", "hand ?9", "number"),
        ("hand ?2", "hand !", "cell"),
        ("hand apfel-boskoop", "hand rotbuche", "twice"),
        ("5: rotbuche* .", "5: rotbuche*", "row"),
        ("5: rotbuche* .", "5: rotbuche** .", "cell"),
        ("5: rotbuche* .", "5: . rotbuche", "extra"),
        ("5: rotbuche* .", "5: speierling .", "slot"),
        ("5: rotbuche* .", "5: rotbuche! .", "covered"),
        ("1: himbeere", "1: weinrebe=s", "climber"),
        ("6: .\n5: rotbuche* .\n", "5: rotbuche* .\n", "garden"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(old: str, new: str, key: str) -> None:
    assert old in GOOD
    with pytest.raises(BadPosition) as caught:
        read(GOOD.replace(old, new, 1))
    assert caught.value.key.removeprefix("waldgaertner-").removeprefix("position-") == key
    assert len(str(caught.value)) > 15


def test_a_memo_must_fit_the_stack_and_the_hands() -> None:
    def memo(line: str, region: str = "region 2 EU 2 ^schlehe") -> str:
        text = GOOD.replace("region 2 EU 17 ^schlehe", region).replace("owes 0 1", f"{line}\nowes 0 1")
        return read(text).position()

    assert "region 2 EU 2 ^schlehe speierling\n" in memo("memo 0 region 2 schlehe speierling")
    assert "hand elsbeere?2" in memo("memo 0 region 2 elsbeere schlehe speierling taken 1")
    for wrong in (
        "memo 0 region 2 schlehe schlehe",
        "memo 0 region 2 schlehe feige",
        "memo 0 region 2 schlehe speierling elsbeere",
        "memo 0 region 2 schlehe speierling elsbeere taken 0",
        "memo 0 region 2 schlehe papau",
    ):
        with pytest.raises(BadPosition):
            memo(wrong)
    with pytest.raises(BadPosition):
        memo("memo 0 region 2 ?", "region 2 EU 0")


def test_shade_gardens_are_checked() -> None:
    shade = GOOD.replace("planting=rows", "planting=shade")
    with pytest.raises(BadPosition) as caught:
        read(shade.replace("3: apfel-klarapfel", "3: stachelbeere"))
    assert caught.value.key == "waldgaertner-position-slot"
    many = shade.replace("1: . . . . . .", "1: . . . zirbelkiefer elsbeere .")
    with pytest.raises(BadPosition) as caught:
        read(many)
    assert caught.value.key == "waldgaertner-position-many"


def test_numbers_may_be_large() -> None:
    state = read(GOOD.replace("coins 3", "coins 999999").replace("^hunds-rose+1", "^hunds-rose+999"))
    play(state, "0 visit 2", "1 visit 2")
    assert RULES.load(state.save()) == state
