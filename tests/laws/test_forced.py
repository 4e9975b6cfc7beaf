"""A move that the table makes because there is no other tells nobody anything."""

from hypothesis import given, settings
from hypothesis import strategies as st

import hain
from hain import Dice, Rules, State, engine
from hain.table.forced import forced_steps
from tests.tables import Mode, every_table, random_play

SEEDS = st.integers(0, 2**62 - 1)
EXPLORING = settings.get_current_profile_name() == "explore"
few = settings(max_examples=100 if EXPLORING else 4 if engine.is_compiled() else 1, deadline=None)
NEVER = ("earth", "evergreen")
"""Games that make such moves by themselves, or have none: a seat that is asked has a choice."""


def follows(state: State, seat: int) -> tuple[bool, bool]:
    """Whether the seat has no choice, as far as all can see, and whether the table moves for it."""
    return state.forced(seat) is not None, bool(forced_steps(state, {seat}))


@every_table
@few
@given(seed=SEEDS)
def test_a_forced_move_is_the_only_one_whatever_is_hidden(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    """In every state that any other seat takes for possible; and an onlooker, who knows least, finds it out, too."""
    state = game.setup(seats, seed, **mode)
    for step, _ in enumerate(random_play(state, Dice(seed))):
        for seat in state.to_act():
            moves, forced = state.moves(seat), state.forced(seat)
            assert forced is None or moves == [forced]
            if game.name in NEVER:
                assert len(moves) > 1
                continue
            if len(moves) > 1 and step % 20:
                continue
            told = follows(state, seat)
            seen = getattr(state.known(None), "table")  # noqa: B009 - each game has its own class
            assert (seen.forced(seat) is not None) == told[0]
            for other in range(seats):
                for roll in range(2):
                    imagined = state.imagine(other, Dice(roll + step))
                    assert follows(imagined, seat) == told
                    assert forced is None or len(imagined.moves(seat)) == 1


@every_table
@few
@given(seed=SEEDS)
def test_what_the_table_does_by_itself_reveals_nothing(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    state = game.setup(seats, seed, **mode)
    for _ in random_play(state, Dice(seed)):
        last = state
        for step in forced_steps(state, range(seats)):
            assert last.moves(step.seat) == [last.move(step.seat, step.text)]
            assert step.state.knowledge == state.knowledge
            last = step.state
        assert not forced_steps(last, range(seats))


def test_there_are_such_moves() -> None:
    found: set[tuple[str, str]] = set()
    for name, seats in (("glade", 2), ("waldgaertner", 6)):
        for seed in range(12):
            state = hain.rules(name).setup(seats, seed)
            for _ in random_play(state, Dice(seed)):
                found |= {(name, step.text.split(" ")[0]) for step in forced_steps(state, range(seats))}
    assert {("glade", "done"), ("glade", "at"), ("waldgaertner", "take")} <= found, found
