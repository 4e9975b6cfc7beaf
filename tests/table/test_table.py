"""A table is its log: seats, take-backs with consent, clocks, leaving and returning."""

import pytest

from hain import BadSetup, IllegalMove, Refused
from hain.table import Table
from hain.table.clock import Clock
from hain.table.deal import Deal, new_deal
from hain.table.entry import Entry
from hain.table.table import Outlook

START = 1000.0


def a_deal(chairs: tuple[str, ...] = ("open", "open"), clock: str = "none") -> Deal:
    return new_deal("evergreen", chairs, START, seed=7, clock=clock)


def a_table(chairs: tuple[str, ...] = ("open", "open"), clock: str = "none") -> Table:
    """Seat 1 is first to draft; Anna sits on 0 and Bela on 1, where the seats are open."""
    table = Table(a_deal(chairs, clock))
    for seat, name in ((0, "Anna"), (1, "Bela")):
        if table.chairs[seat].is_open:
            table.apply(table.sit(seat, name.lower(), name, START))
    return table


def again(table: Table) -> Table:
    """The same table, read from its log."""
    return Table(table.deal, table.entries)


def told(table: Table) -> tuple[object, ...]:
    chairs = [(chair.person, chair.name, chair.bot, chair.resigned, chair.watch.left) for chair in table.chairs]
    return table.seq, table.line.state.fingerprint(), chairs, table.asked, table.agreed, table.next_table


def test_the_log_is_the_table() -> None:
    table = a_table(clock="bank 60+5")
    table.apply(table.move(1, "draft wild-bush", START + 7))
    table.apply(table.leave(0, START + 8, "sapling"))
    table.apply(table.move(0, "draft snow-sprout", START + 9))
    table.apply(table.take_back(0, START + 10))
    table.apply(table.come_back(0, START + 11))
    table.apply(table.say(0, "hello", START + 12))
    assert told(again(table)) == told(table)
    assert [entry.seq for entry in table.entries] == list(range(1, 9))
    assert table.bots_to_act() == []


def test_a_wish_changes_nothing_until_it_is_applied() -> None:
    table = a_table()
    before = told(table)
    entry = table.move(1, "  DRAFT wild-bush".lower(), START + 1)
    assert told(table) == before
    assert entry == Entry(3, START + 1, "move", 1, "draft wild-bush")
    with pytest.raises(IllegalMove):
        table.move(0, "draft wild-bush", START + 1)
    with pytest.raises(ValueError, match="after"):
        table.apply(entry._replace(seq=9))


def test_time_never_runs_backwards() -> None:
    table = a_table()
    table.apply(table.move(1, "draft wild-bush", START + 5))
    assert table.move(0, "draft snow-sprout", START).at == START + 5


def test_a_take_back_over_anothers_decision_wants_consent() -> None:
    table = a_table()
    table.apply(table.move(1, "draft wild-bush", START))
    table.apply(table.move(0, "draft snow-sprout", START))
    asked = table.take_back(1, START)
    assert asked.kind == "ask"
    table.apply(asked)
    with pytest.raises(Refused, match="asked"):
        table.agree(1, START)
    agreed = table.agree(0, START)
    assert (agreed.kind, agreed.seat, agreed.text) == ("cut", 1, "0")
    table.apply(agreed)
    assert table.line.record.moves == []
    assert table.asked is None
    with pytest.raises(Refused, match="asked"):
        table.agree(0, START)


def test_a_take_back_can_be_declined_and_a_move_answers_too() -> None:
    table = a_table()
    table.apply(table.move(1, "draft wild-bush", START))
    table.apply(table.move(0, "draft snow-sprout", START))
    table.apply(table.take_back(1, START))
    table.apply(table.decline(0, START))
    assert table.asked is None
    table.apply(table.take_back(1, START))
    table.apply(table.move(0, "plant a1", START))
    assert table.asked is None
    assert len(table.line.record.moves) == 3


def test_with_three_all_who_built_upon_it_have_to_agree() -> None:
    table = Table(a_deal(("open",) * 3))
    for seat in range(3):
        table.apply(table.sit(seat, f"p{seat}", f"P{seat}", START))
    for _ in range(3):
        seat = table.line.state.to_act()[0]
        text = table.line.state.text(table.line.state.moves(seat)[0])
        table.apply(table.move(seat, text, START))
    first, second, third = (seat for seat, _ in table.line.record.moves)
    table.apply(table.take_back(first, START))
    table.apply(table.agree(second, START))
    with pytest.raises(Refused):
        table.agree(second, START)
    assert table.agree(third, START).kind == "cut"


def test_bots_let_people_take_back() -> None:
    table = a_table(("tree", "open"))
    table.apply(table.move(1, "draft wild-bush", START))
    assert table.bots_to_act() == [0]
    table.apply(table.move(0, "draft snow-sprout", START))
    assert table.take_back(1, START).kind == "cut"


def test_seats_are_taken_once() -> None:
    table = a_table(("open", "sapling"))
    with pytest.raises(Refused, match="already sit"):
        table.sit(0, "anna", "Anna", START)
    with pytest.raises(Refused, match="taken"):
        table.sit(0, "carl", "Carl", START)
    with pytest.raises(Refused, match="taken"):
        table.sit(1, "carl", "Carl", START)
    for name in ("", " ", "x" * 41, "a\x00b"):
        with pytest.raises(Refused, match="name"):
            table.rename(0, name, START)
    table.apply(table.rename(0, " Anna \n Maria ", START))
    assert table.chairs[0].name == "Anna Maria"
    assert table.seats_of("anna") == [0]
    assert table.seats_of("") == []


def test_leaving_returning_and_resigning() -> None:
    table = a_table()
    table.apply(table.leave(0, START, "sprout"))
    assert table.chairs[0].bot == "sprout"
    with pytest.raises(Refused):
        table.leave(0, START)
    with pytest.raises(BadSetup):
        table.leave(1, START, "stone")
    table.apply(table.come_back(0, START))
    table.apply(table.resign(0, START))
    assert table.chairs[0].bot == "tree"
    with pytest.raises(Refused):
        table.come_back(0, START)
    with pytest.raises(Refused):
        table.resign(0, START)


def test_a_rematch_follows_the_end() -> None:
    table = a_table()
    with pytest.raises(Refused, match="not over"):
        table.rematch(0, "other", START)
    while seats := table.line.state.to_act():
        moves = table.line.state.moves(seats[0])
        table.apply(table.move(seats[0], table.line.state.text(moves[-1]), START))
    assert table.outlook(table.say(0, "thanks", START), 10.0).over
    table.apply(table.rematch(0, "other", START))
    with pytest.raises(Refused, match="already"):
        table.rematch(1, "third", START)
    assert table.record().players == ["Anna", "Bela"]


# clocks


def test_the_time_runs_for_those_who_are_asked_only() -> None:
    table = a_table(clock="bank 60+5")
    assert table.flags_at() == START + 60
    with pytest.raises(Refused, match="time"):
        table.flag(1, START + 59)
    entry = table.move(1, "draft wild-bush", START + 20)
    assert table.outlook(entry, 10.0) == Outlook(False, START + 80, [0])
    table.apply(entry)
    assert table.chairs[1].watch.left == 45
    assert table.chairs[0].watch.ends() == START + 80
    table.apply(table.say(0, "hello", START + 30))
    assert table.chairs[0].watch.left_at(START + 50) == 30
    assert table.chairs[0].watch.ends() == START + 80


def test_with_time_for_each_decision_it_is_whole_again_after_each() -> None:
    table = a_table(clock="move 30")
    table.apply(table.move(1, "draft wild-bush", START + 29))
    table.apply(table.move(0, "draft snow-sprout", START + 58))
    table.apply(table.move(0, "plant a1", START + 60))
    assert table.chairs[0].watch.ends() == START + 90
    assert table.chairs[1].watch.ends() == START + 88


def test_when_the_time_is_up_a_bot_sits_in_until_the_person_returns() -> None:
    table = a_table(clock="bank 60+5")
    table.apply(table.flag(1, START + 60))
    assert table.bots_to_act() == [1]
    assert table.flags_at() is None
    table.apply(table.come_back(1, START + 100))
    assert table.chairs[1].watch.ends() == START + 106


def test_no_time_runs_while_a_seat_is_open_or_without_a_clock() -> None:
    assert Table(a_deal(clock="move 5")).flags_at() is None
    assert a_table().flags_at() is None


@pytest.mark.parametrize("text", ["", "move", "move 0", "bank 5", "bank 0+5", "bank -1+2", "move 99999999", "move 1.5"])
def test_other_clocks_are_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="clock"):
        Clock.parse(text)


def test_a_deal_that_cannot_be_played_is_refused() -> None:
    for chairs in ((), ("open",) * 5, ("open", "stone")):
        with pytest.raises(BadSetup):
            new_deal("evergreen", chairs, START)
    with pytest.raises(BadSetup):
        new_deal("chess", ("open", "open"), START)
    with pytest.raises(BadSetup):
        new_deal("evergreen", ("open", "open"), START, {"sun": "up"})
    with pytest.raises(BadSetup):
        new_deal("evergreen", ("open", "open"), START, seed=-1)


def an_invited_table() -> Table:
    """Anna has made the table and sits on 0 and 3; Bela and Carl were invited."""
    table = Table(new_deal("glade", ("person", "open", "open", "person"), START, seed=4, clock="bank 60+5"))
    for seat, name in ((0, "Anna"), (3, "Anna"), (1, "Bela"), (2, "Carl")):
        table.apply(table.sit(seat, name.lower(), name, START))
    return table


def test_whoever_made_the_table_frees_a_seat_that_never_moved() -> None:
    table = an_invited_table()
    table.apply(table.leave(1, START + 1))
    entry = table.free(0, 1, START + 20)
    assert (entry.kind, entry.seat, entry.text) == ("free", 1, "Bela")
    assert table.outlook(entry, 10).gone == "bela"
    table.apply(entry)
    chair = table.chairs[1]
    assert chair.is_open
    assert (chair.name, chair.since, chair.watch.left) == ("", entry.seq, 60.0)
    assert table.seats_of("bela") == []
    assert told(again(table)) == told(table)
    assert all(other.watch.since is None for other in table.chairs)  # nobody's time runs until somebody sits there
    table.apply(table.sit(1, "dora", "Dora", START + 30))
    assert entry.seq < chair.since == table.seq
    assert table.chairs[0].watch.since == START + 30


def test_a_person_with_another_seat_stays_at_the_table() -> None:
    table = Table(new_deal("glade", ("person", "open", "open"), START, seed=4))
    for seat, name in ((0, "Anna"), (1, "Bela"), (2, "Bela")):
        table.apply(table.sit(seat, name.lower(), name, START))
    first = table.free(0, 1, START)
    assert table.outlook(first, 10).gone == ""
    table.apply(first)
    assert table.outlook(table.free(0, 2, START), 10).gone == "bela"


def test_a_seat_that_has_moved_is_not_freed_nor_ones_own_nor_a_bots() -> None:
    table = Table(new_deal("evergreen", ("person", "open", "sprout"), START, seed=7))
    table.apply(table.sit(0, "anna", "Anna", START))
    with pytest.raises(Refused, match="Nobody"):
        table.free(0, 1, START)
    table.apply(table.sit(1, "bela", "Bela", START))
    with pytest.raises(Refused, match="made this table"):
        table.free(1, 0, START)
    with pytest.raises(Refused, match="own"):
        table.free(0, 0, START)
    for nobody in (2, 3, -1):
        with pytest.raises(Refused, match="Nobody"):
            table.free(0, nobody, START)
    while table.line.state.to_act()[0] != 1:
        seat = table.line.state.to_act()[0]
        table.apply(table.move(seat, table.line.state.text(table.line.state.moves(seat)[0]), START))
    table.apply(table.move(1, table.line.state.text(table.line.state.moves(1)[0]), START))
    with pytest.raises(Refused, match="moved"):
        table.free(0, 1, START)
    table.apply(table.take_back(1, START))
    with pytest.raises(Refused, match="moved"):
        table.free(0, 1, START)


def test_where_all_seats_were_open_nobody_frees_one() -> None:
    """Such as at the table of a rematch: all who sit there have the same right to it."""
    table = Table(new_deal("evergreen", ("open", "open"), START, seed=7))
    for seat, name in ((0, "Anna"), (1, "Bela")):
        table.apply(table.sit(seat, name.lower(), name, START))
    with pytest.raises(Refused, match="made this table"):
        table.free(0, 1, START)


def test_what_could_go_on_for_ever_has_an_end_for_each_and_moves_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for whoever reads the table from its log. Nobody can use up what others have to say, nor be kept away."""
    monkeypatch.setattr("hain.table.table.MOST_ASIDES", 3)
    monkeypatch.setattr("hain.table.table.LEFT_FOR_RETURNING", 1)
    table = a_table()
    table.apply(table.say(1, "hello", START))
    table.apply(table.move(1, "draft wild-bush", START))
    table.apply(table.take_back(1, START))
    table.apply(table.leave(1, START))
    for here in (table, again(table)):
        with pytest.raises(Refused, match="only moves are left"):
            here.say(1, "hello", START)
        with pytest.raises(Refused, match="only moves are left"):
            here.rename(1, "Béla", START)
        here.apply(here.come_back(1, START))
        here.apply(here.move(1, "draft wild-bush", START))
        with pytest.raises(Refused, match="only moves are left"):
            here.take_back(1, START)
        assert here.say(0, "hello", START).kind == "say"
        assert here.resign(1, START).kind == "resign"
