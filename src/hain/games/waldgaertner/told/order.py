"""In which order seats come up when several want the same, and why (WAG-66, WAG-70 to WAG-76, WAG-102)."""

from typing import Literal, NotRequired, TypedDict

from hain.games.waldgaertner.contest import Contest, ranked
from hain.games.waldgaertner.state import WaldgaertnerState


class TurnView(TypedDict):
    """Seats that come up together, and why then: alone with so many coins, tied with as many, or left to the lot at the
    end because they have declined or cannot pay."""

    seats: list[int]
    coins: NotRequired[int]
    by: Literal["coins", "tie", "lot"]


def coin_order(state: WaldgaertnerState) -> list[TurnView]:
    """All seats by the coins that settle every order of this round."""
    return _turns(tuple(range(len(state.seats))), state)


def choosers(state: WaldgaertnerState, contest: Contest) -> list[TurnView]:
    """Those that have no card of a contested region yet."""
    turns = _turns(contest.unserved, state)
    left = list(contest.declined)
    if turns and turns[-1]["by"] == "coins" and not turns[-1]["coins"]:
        left += turns.pop()["seats"]
    return [*turns, {"seats": sorted(left), "by": "lot"}] if left else turns


def searchers(state: WaldgaertnerState) -> list[TurnView]:
    """Those that have chosen a search and have not finished it."""
    return _turns(state.six, state)


def _turns(seats: tuple[int, ...], state: WaldgaertnerState) -> list[TurnView]:
    coins = _coins(state)
    return [
        {"seats": list(group), "coins": coins[group[0]], "by": "coins" if len(group) == 1 else "tie"}
        for group in ranked(seats, coins)
    ]


def _coins(state: WaldgaertnerState) -> tuple[int, ...]:
    return state.frozen or tuple([int(player.coins) for player in state.seats])
