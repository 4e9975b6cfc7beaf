"""Moves to which there is no other: the table makes them, so that nobody has to click where nothing can be chosen.

Only what all know to be the only move is made like this, and what reveals nothing. So nobody learns from its speed.
"""

from collections.abc import Collection

from hain.core.state import State
from hain.table.entry import FORCED
from hain.table.step import Step


def forced_steps(state: State, seats: Collection[int]) -> list[Step]:
    """What follows by itself for those seats, one after another."""
    found: list[Step] = []
    while (step := _forced_step(state, seats)) is not None:
        found.append(step)
        state = step.state
    return found


def _forced_step(state: State, seats: Collection[int]) -> Step | None:
    for seat in state.to_act():
        move = state.forced(seat) if seat in seats else None
        if move is None:
            continue
        step = Step(seat, state.text(move), state.copy(), [], FORCED)
        step.state.play(seat, move, step.events)
        if step.state.knowledge == state.knowledge:
            return step
    return None
