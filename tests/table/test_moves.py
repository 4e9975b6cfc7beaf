"""Several moves at once, and moves that follow because there is no other: each is an entry, and they are taken back
together."""

from collections.abc import Callable, Collection

import pytest

from hain import Dice, IllegalMove, Record, Refused, State
from hain.table import Line, Table
from hain.table.asks.preview import preview
from hain.table.deal import new_deal
from hain.table.forced import forced_steps
from hain.table.house import House
from hain.table.keepsake import Keepsake
from hain.table.step import Step
from hain.table.store import Log
from hain.table.table import Chain
from tests.table.test_house import a_pair, run, until

START = 1000.0


def a_table(game: str, seats: int = 2, clock: str = "none") -> Table:
    table = Table(new_deal(game, ("person",) * seats, START, seed=7, clock=clock))
    for seat in range(seats):
        table.apply(table.sit(seat, f"person-{seat}", "Anna", START))
    return table


def acting() -> Table:
    """Two people of Evergreen who act at once."""
    table = a_table("evergreen")
    enter(table, table.moves(1, ["draft wild-bush"], START))
    enter(table, table.moves(0, ["draft snow-sprout"], START))
    return table


def enter(table: Table, chain: Chain) -> list[tuple[str, int | None, str]]:
    for entry in chain.entries:
        table.apply(entry)
    return [(entry.kind, entry.seat, entry.text) for entry in chain.entries]


def take_back(table: Table, seat: int) -> str:
    entry = table.take_back(seat, START)
    table.outlook(entry, 10.0)
    table.apply(entry)
    return entry.kind


def same_after_replay(table: Table) -> bool:
    """The log is all there is, also of a table that cannot go on; the record is an ordinary one."""
    again = Table(table.deal, table.entries)
    log = Log(table.deal, table.entries, False, None)
    assert Keepsake(log, Refused("table-stopped")).moves == table.line.record.moves
    record = Record.parse(str(table.line.record))
    assert Line(table.deal.rules, record).state == table.line.state
    assert (again.line.made, again.line._knowledge) == (table.line.made, table.line._knowledge)
    return again.line.state == table.line.state


def test_several_moves_are_entries_of_their_own_and_are_taken_back_together() -> None:
    table = acting()
    before = table.line.state.fingerprint()
    by_hand = acting()
    for text in ("plant a1", "plant b1"):
        by_hand.apply(by_hand.move(0, text, START))
    chain = table.moves(0, ["plant a1", " plant  b1"], START)
    assert enter(table, chain) == [("move", 0, "plant a1"), ("then", 0, "plant b1")]
    assert chain.refused is None
    assert table.line.state == by_hand.line.state
    assert str(table.line.record) == str(by_hand.line.record)
    assert same_after_replay(table)
    assert take_back(table, 0) == "cut"
    assert table.line.state.fingerprint() == before
    assert same_after_replay(table)


def test_a_group_is_lifted_from_among_what_others_did() -> None:
    table = acting()
    enter(table, table.moves(0, ["plant a1", "plant b1"], START))
    enter(table, table.moves(1, ["plant c1", "plant c3"], START))
    assert table.line.take_back_for(0) == (2, True, ())
    assert table.movers(table.take_back(0, START)) == {0}
    assert take_back(table, 0) == "lift"
    assert table.line.record.moves[2:] == [(1, "plant c1"), (1, "plant c3")]
    assert same_after_replay(table)
    assert take_back(table, 1) == "cut"
    assert len(table.line.record.moves) == 2
    assert same_after_replay(table)


def test_it_stops_before_what_is_not_legal_and_what_was_made_stands() -> None:
    table = acting()
    chain = table.moves(0, ["plant a1", "plant a1", "plant b1"], START)
    assert enter(table, chain) == [("move", 0, "plant a1")]
    assert chain.refused is not None
    reason = chain.refused.details["reason"]
    assert isinstance(reason, IllegalMove)
    assert chain.refused.details["move"] == "plant a1"
    assert reason.rule.startswith("EVG-")
    assert reason.sentence in chain.refused.sentence
    with pytest.raises(IllegalMove):
        table.moves(0, ["plant a1", "plant b1"], START)
    assert len(table.entries) == 5


def test_it_stops_after_what_reveals_something() -> None:
    table = a_table("glade")
    (seat,) = table.line.owing
    first = table.line.state.text(table.line.state.moves(seat)[0])
    chain = table.moves(seat, [first, "done", "end", "end"], START)
    assert [text for _, _, text in enter(table, chain)] == [first, "done", "end"]
    assert chain.refused is not None
    assert "end" in chain.refused.sentence
    assert "revealed" in chain.refused.sentence
    with pytest.raises(Refused, match="revealed"):
        table.take_back(seat, START)


def laying(clock: str = "none") -> tuple[Table, int, list[str]]:
    """The Glade, with at least two placements after which, as all can see, only `done` can follow."""
    table = a_table("glade", clock=clock)
    dice = Dice(2)
    for _ in range(3000):
        (seat,) = table.line.owing
        state = table.line.state.copy()
        texts: list[str] = []
        while state.forced(seat) is None and (places := placements(state, seat)):
            texts.append(places[dice.below(len(places))])
            state.play(seat, state.move(seat, texts[-1]))
        if len(texts) > 1 and state.forced(seat) is not None:
            return table, seat, texts
        if dice.below(20) == 0:
            moves = table.line.state.moves(seat)
            enter(table, table.moves(seat, [state.text(moves[dice.below(len(moves))]), "done", "end"], START))
    raise AssertionError("nobody can")


def placements(state: State, seat: int) -> list[str]:
    return [text for text in map(state.text, state.moves(seat)) if text.startswith("place")]


def test_what_has_no_other_follows_by_itself_and_goes_with_it() -> None:
    table, seat, texts = laying()
    for text in texts[:-1]:
        assert len(enter(table, table.moves(seat, [text], START))) == 1
    before = table.line.state.fingerprint()
    assert enter(table, table.moves(seat, texts[-1:], START)) == [("move", seat, texts[-1]), ("forced", seat, "done")]
    assert table.line.record.moves[-1] == (seat, "done")
    assert same_after_replay(table)
    assert take_back(table, seat) == "cut"
    assert table.line.state.fingerprint() == before
    assert same_after_replay(table)


def test_whoever_sends_it_too_or_counts_on_it_is_understood() -> None:
    table, seat, texts = laying()
    chain = table.moves(seat, [*texts, "done"], START)
    assert [entry.kind for entry in chain.entries] == ["move", *["then"] * len(texts)]
    chain = table.moves(seat, [*texts, "end"], START)
    assert [entry.kind for entry in chain.entries] == ["move", *["then"] * (len(texts) - 1), "forced", "then"]
    assert chain.refused is None


def test_a_preview_tells_it_with_the_move_before_it() -> None:
    table, seat, texts = laying()
    rules, state = table.deal.rules, table.line.state
    alone = preview(rules, state, seat, [*texts, "done"])
    followed = preview(rules, state, seat, texts, table.people)
    assert [stride.move for stride in followed.strides] == texts
    assert len(followed.strides[-1].events) == sum(len(stride.events) for stride in alone.strides[-2:])
    assert followed.known is not None
    assert alone.known is not None
    assert followed.known.view() == alone.known.view()
    counted = preview(rules, state, seat, [*texts, "end"], table.people)
    assert [stride.move for stride in counted.strides] == [*texts, "end"]
    plain = preview(rules, state, seat, texts).known
    assert plain is not None
    assert plain.view() != alone.known.view()


def test_no_time_runs_for_it_and_nothing_is_gained_by_it() -> None:
    table, seat, texts = laying(clock="bank 60+5")
    left = table.chairs[seat].watch.left_at(START)
    enter(table, table.moves(seat, texts[:1], START + 3))
    assert table.chairs[seat].watch.left_at(START + 3) == left - 3 + 5
    enter(table, table.moves(seat, texts[1:], START + 4))
    assert table.entries[-1].kind == "forced"
    assert table.chairs[seat].watch.left_at(START + 4) == left - 4 + len(texts) * 5


def test_for_bots_and_those_who_are_away_the_table_does_nothing() -> None:
    table, seat, texts = laying()
    table.apply(table.leave(seat, START))
    chain = table.moves(seat, texts, START)
    assert "forced" not in [entry.kind for entry in chain.entries]


def planting_follows(seat: int, text: str) -> Callable[[State, Collection[int]], list[Step]]:
    """As if this seat had no choice but this when it is asked next."""

    waiting = [text]

    def follow(state: State, seats: Collection[int]) -> list[Step]:
        if waiting and seat in seats and text in map(state.text, state.moves(seat)):
            waiting.clear()
            after = state.copy()
            step = Step(seat, text, after, [], "forced")
            after.play(seat, after.move(seat, text), step.events)
            return [step]
        return forced_steps(state, seats)

    return follow


def test_what_follows_for_another_seat_is_nobodys_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever moved before it may take back their move, and nobody has to agree."""
    monkeypatch.setattr("hain.table.table.forced_steps", planting_follows(1, "plant a1"))
    table = a_table("evergreen")
    enter(table, table.moves(1, ["draft wild-bush"], START))
    made = enter(table, table.moves(0, ["draft snow-sprout"], START))
    assert made == [("move", 0, "draft snow-sprout"), ("forced", 1, "plant a1")]
    assert not table.chairs[0].watch.clock.is_counted
    assert table.line.take_back_for(0) == (1, False, ())
    assert table.line.take_back_for(1) == (0, False, (0,))  # what it has chosen, and upon that somebody has built
    assert table.movers(table.take_back(0, START)) == {0, 1}
    enter(table, table.moves(0, ["plant b1"], START))
    assert table.line.take_back_for(0) == (3, False, ())
    assert take_back(table, 0) == "cut"
    assert take_back(table, 0) == "cut"
    assert table.line.record.moves == [(1, "draft wild-bush")]
    assert same_after_replay(table)


def test_a_seat_whose_move_followed_from_anothers_takes_that_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes back its last choice; what followed for it later was no answer to that one."""
    table = acting()
    enter(table, table.moves(1, ["plant c1"], START))
    monkeypatch.setattr("hain.table.table.forced_steps", planting_follows(1, "plant a1"))
    assert enter(table, table.moves(0, ["plant b1"], START))[1] == ("forced", 1, "plant a1")
    assert table.line.take_back_for(1) == (2, True, ())
    assert take_back(table, 1) == "lift"
    assert table.line.record.moves[2:] == [(0, "plant b1")]
    assert same_after_replay(table)


def test_what_was_forced_and_would_not_be_any_more_is_not_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """To lift the move from among the others would leave somebody with a move that nobody has chosen."""
    table = a_table("evergreen", 3)
    while len(table.line.owing) < 3:
        (seat,) = table.line.owing
        enter(table, table.moves(seat, [table.line.state.text(table.line.state.moves(seat)[0])], START))
    enter(table, table.moves(2, ["plant b1"], START))
    enter(table, table.moves(1, ["plant b1"], START))
    assert table.line.take_back_for(2) == (3, True, ())
    monkeypatch.setattr("hain.table.table.forced_steps", planting_follows(0, "plant a1"))
    made = enter(table, table.moves(1, ["plant c1"], START))
    assert made == [("move", 1, "plant c1"), ("forced", 0, "plant a1")]
    assert table.line.take_back_for(2) == (3, False, (1,))


@pytest.mark.parametrize("then", ["then", "forced"])
def test_several_entries_are_stored_at_once_or_not_at_all(
    database: str, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    """Both processes want the same numbers; whoever is second goes on from there, and all is in one order."""
    if then == "forced":
        monkeypatch.setattr("hain.table.table.forced_steps", planting_follows(0, "plant a1"))

    async def work(house: House) -> None:
        here = await a_pair(house)
        table = here.table.deal.id
        await house.do(table, lambda seen, at: seen.move(1, "draft wild-bush", at))
        await house.do(table, lambda seen, at: seen.move(0, "draft snow-sprout", at))
        seq = here.table.seq
        other = House(house.store, house.thinker, house.clock)  # which never listens
        await other.live(table)

        def several(seat: int) -> Callable[[Table, float], Chain]:
            return lambda seen, at: seen.moves(seat, ["plant b1", "plant c1"], at)

        await house.do(table, several(0), (seq, 0), "plant b1")
        await other.do(table, several(1), (seq, 1), "plant b1")
        await until(await house.current(table), lambda seen: seen.seq == seq + 4)
        stored = await house.store.entries(table)
        assert [(entry.seq, entry.seat) for entry in stored[seq:]] == [
            (seq + 1 + place, seat) for place, seat in enumerate((0, 0, 1, 1))
        ]
        assert Table(here.table.deal, stored).line.state == here.table.line.state
        with pytest.raises(Refused, match="changed"):
            await other.do(table, several(1), (seq, 1), "plant b1")

    run(database, work)


def test_what_was_made_is_stored_although_the_rest_is_refused(database: str) -> None:
    async def work(house: House) -> None:
        live = await a_pair(house)
        table = live.table.deal.id
        await house.do(table, lambda seen, at: seen.move(1, "draft wild-bush", at))
        with pytest.raises(Refused, match="was not made"):
            await house.do(table, lambda seen, at: seen.moves(0, ["draft snow-sprout", "draft rock-bush"], at))
        assert [entry.text for entry in await house.store.entries(table)][3:] == ["draft snow-sprout"]
        assert live.table.seq == 4

    run(database, work)
