"""A bot that plans its own turn and nothing beyond."""

from typing import Final

from mypy_extensions import i64

from hain.bots.bot import Imagine
from hain.core.dice import Dice
from hain.core.guide import Guide
from hain.core.state import State

BREADTH: Final = 8  # plans that are carried on from one decision to the next
DEPTH: Final = 12  # decisions that a plan may have


class Plan:
    """A first move, where it has led to, and what is to be expected there."""

    def __init__(self, move: int, state: State, merit: float) -> None:
        self.move: int = move
        self.state: State = state
        self.merit: float = merit


def _promise(plan: Plan) -> float:
    return plan.merit


class GreedyBot:
    """Follows the most promising plans, decision by decision, until its turn is over, and takes the best."""

    def __init__(self, guide: Guide, dice: Dice) -> None:
        self.guide: Guide = guide
        self.dice: Dice = dice

    def choose(self, imagine: Imagine, seat: int, budget: float) -> int:
        state = imagine(self.dice.split())
        seats = len(state.merits())
        plans = self._carried_on(Plan(-1, state, 0.0), seat, seats)
        best = plans[0]
        step: i64 = 0
        while plans and step < DEPTH:
            plans.sort(key=_promise, reverse=True)
            if step == 0 or plans[0].merit > best.merit:
                best = plans[0]
            onward: list[Plan] = []
            for plan in plans[:BREADTH]:
                if seat in plan.state.to_act() and not self.guide.is_quiet(plan.state):
                    onward.extend(self._carried_on(plan, seat, seats))
            plans = onward
            step += 1
        return best.move

    def _carried_on(self, plan: Plan, seat: int, seats: int) -> list[Plan]:
        """The plan with each of the moves that may follow."""
        plans: list[Plan] = []
        for move in self.guide.candidates(plan.state, seat):
            twin = plan.state.copy()
            twin.play(seat, move)
            first = move if plan.move < 0 else plan.move
            plans.append(Plan(first, twin, self.guide.merits(twin, seats)[seat]))
        return plans
