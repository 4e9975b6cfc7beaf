"""A move counts if its seat still stands at the same decision, and only then."""

import re

import pytest

import hain
from hain import Dice, Rules, State
from hain.core.option import OptionValue
from hain.table import Table
from hain.table.deal import new_deal
from hain.table.decision import RECENT, Decision, by_verb, decision
from hain.table.entry import Entry
from hain.table.house import Live
from tests.tables import Mode, every_table


class Played:
    """A table in memory at which all seats are persons."""

    def __init__(self, game: str, seats: int, **options: OptionValue) -> None:
        deal = new_deal(game, ("person",) * seats, 1000.0, options, seed=7)
        self.live = Live(Table(deal))
        for seat in range(seats):
            self.enter(self.table.sit(seat, f"person-{seat}", "Anna", 1000.0))

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def owing(self) -> list[int]:
        return self.table.line.state.to_act()

    def moves(self, seat: int) -> list[str]:
        state = self.table.line.state
        return [state.text(move) for move in state.moves(seat)]

    def enter(self, entry: Entry) -> int:
        self.live.apply(entry)
        return self.table.seq

    def move(self, seat: int, text: str = "") -> int:
        return self.enter(self.table.move(seat, text or self.moves(seat)[0], 1000.0))

    def take_back(self, seat: int) -> str:
        entry = self.table.take_back(seat, 1000.0)
        self.enter(entry)
        return entry.kind


def acting() -> Played:
    """Two people of Evergreen who act at once."""
    table = Played("evergreen", 2)
    table.move(1, "draft wild-bush")
    table.move(0, "draft snow-sprout")
    return table


def test_what_others_draw_and_score_is_no_reason() -> None:
    """Earth: much becomes known while somebody decides; it is theirs, and the decision is the same."""
    table = Played("earth", 5)
    dice = Dice(3)
    late = known = 0
    for _ in range(500):
        seat = table.owing[dice.below(len(table.owing))]
        before, others = table.table.line.state.knowledge, set(table.owing) - {seat}
        seq, moves = table.table.seq, table.moves(seat)
        table.move(seat, moves[dice.below(len(moves))])
        for other in others & set(table.owing):
            assert table.live.is_as_seen(seq, other)
            late += 1
            known += table.table.line.state.knowledge != before
    assert late > 500
    assert known > 20


def test_a_move_that_is_sent_twice_is_made_once() -> None:
    table = acting()
    seq = table.table.seq
    assert "plant b1" in table.moves(0)
    table.move(0, "plant a1")
    assert "plant b1" in table.moves(0)
    assert not table.live.is_as_seen(seq, 0, "plant b1")
    assert table.live.is_as_seen(seq, 1)
    assert not table.live.is_as_seen(table.table.seq + 1, 1)


def test_another_decision_with_the_same_text_is_another_one() -> None:
    """The own move was taken back, so that all is as it was; what was sent before belonged to before."""
    table = acting()
    seq = table.table.seq
    before = decision(table.table.line.state, 0)
    table.move(0, "plant a1")
    assert table.take_back(0) == "cut"
    assert decision(table.table.line.state, 0) == before
    assert not table.live.is_as_seen(seq, 0)
    assert table.live.is_as_seen(seq, 1)
    table.move(0, "plant a1")
    table.move(1, "plant a1")
    assert table.take_back(0) == "lift"
    assert not table.live.is_as_seen(seq, 0)


def test_a_decision_that_others_take_back_and_make_anew_is_another_one() -> None:
    """All drafts are made, and all act; then the last draft is taken back, and made again."""
    table = acting()
    seq = table.table.seq
    before = decision(table.table.line.state, 1)
    assert table.take_back(0) == "cut"
    assert table.owing == [0]
    assert not table.live.is_as_seen(seq, 1)
    table.move(0, "draft snow-sprout")
    assert decision(table.table.line.state, 1) == before
    assert not table.live.is_as_seen(seq, 1)
    assert table.live.is_as_seen(table.table.seq, 1)


def test_a_pick_from_what_others_have_changed_does_not_count_and_any_other_does() -> None:
    """Earth in teams: the mate takes from the common pool. Who claims from it, or ends, is told; who plants is not."""
    table = Played("earth", 4, teams="on")
    dice = Dice(1)
    seen: set[tuple[str, bool]] = set()
    for _ in range(4000):
        if not table.owing:
            break
        seat = table.owing[dice.below(len(table.owing))]
        moves = table.moves(seat)
        mate = (seat + 2) % 4
        seq, had = table.table.seq, table.moves(mate)
        move = moves[dice.below(len(moves))]
        table.move(seat, move)
        if not move.startswith("claim") or mate not in table.owing or table.moves(mate) == had:
            continue
        for text in set(had) & set(table.moves(mate)):
            counts = table.live.is_as_seen(seq, mate, text)
            verb, thing = re.fullmatch("(claim [a-z]+|[a-z]+)(.*)", text).groups()  # type: ignore[union-attr]
            then, now = ([one for one in moves if one.startswith(verb)] for moves in (had, table.moves(mate)))
            assert counts == (bool(thing) and then == now)
            seen.add((verb[:5] if thing else "end", counts))
    assert {("claim", False), ("claim", True), ("end", False), ("plant", True)} <= seen


def test_what_people_say_meanwhile_is_no_reason() -> None:
    table = acting()
    seq = table.table.seq
    table.enter(table.table.say(0, "hello", 1000.0))
    assert table.live.is_as_seen(seq, 0)
    assert table.live.is_as_seen(seq, 1)


def test_late_moves_are_compared_once_however_many_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one seat at one moment: to compare takes a while, in which nobody else is served."""
    table = acting()
    seq = table.table.seq
    looks: list[str] = []

    def counted(state: State, seat: int, verb: str) -> Decision:
        looks.append(verb)
        return by_verb(state, seat, verb)

    table.move(0, "plant a1")
    monkeypatch.setattr("hain.table.decision.by_verb", counted)
    for number in range(20):
        assert table.live.is_as_seen(seq, 1, f"plant {'abc'[number % 3]}1")
        table.enter(table.table.say(0, "hello", 1000.0))
    assert looks == ["plant ", "plant "]
    table.move(0)
    assert table.live.is_as_seen(seq, 1, "plant b1")
    assert len(looks) == 4


def test_whoever_is_very_late_is_told_to_look_again() -> None:
    table = acting()
    seq = table.table.seq
    for _ in range(RECENT):
        table.enter(table.table.say(1, "hello", 1000.0))
    assert not table.live.is_as_seen(seq, 0)
    assert table.live.is_as_seen(seq + 1, 0)


def test_no_more_is_kept_than_an_open_decision_needs() -> None:
    table = Played("glade", 3)
    for _ in range(30):
        table.move(table.owing[0])
    assert len(table.live.decisions._states) == 1


@every_table
def test_nobody_decides_about_anything_that_others_change_but_a_common_pool(
    game: Rules, seats: int, mode: Mode
) -> None:
    table = Played(game.name, seats, **mode)
    dice = Dice(5)
    for _ in range(120):
        if not table.owing:
            break
        seat = table.owing[dice.below(len(table.owing))]
        seq, others, moves = table.table.seq, set(table.owing) - {seat}, table.moves(seat)
        table.move(seat, moves[dice.below(len(moves))])
        for other in others & set(table.owing):
            if mode.get("teams") != "on" or other % 2 != seat % 2:
                assert table.live.is_as_seen(seq, other)


def test_the_keys_of_points_are_those_of_views() -> None:
    for game in hain.games():
        seats = game.setup(2, 1).view(0)["seats"]
        assert isinstance(seats, list)
        assert {"score", "sheet"} <= set(seats[0])


@pytest.mark.parametrize("game", [game.name for game in hain.games()])
def test_whoever_owes_nothing_is_as_before_only_if_nothing_has_happened(game: str) -> None:
    table = Played(game, 2)
    seq = table.table.seq
    seat = table.owing[0]
    assert table.live.is_as_seen(seq, seat)
    table.move(seat)
    assert not table.live.is_as_seen(seq, seat)
