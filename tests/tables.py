"""Every game in every mode and with every number of seats, and ways to play through them."""

from collections.abc import Iterator
from itertools import product

import pytest

import hain
from hain import BadSetup, Dice, Rules, State
from hain.core.option import ASIDE, VARIANT, OptionValue

Mode = dict[str, OptionValue]


def modes(game: Rules, seats: int) -> list[Mode]:
    """The defaults, and every value of each option once, as far as they go with the number of seats; of those that
    always do the same one value, with two."""
    found: list[Mode] = [{}]
    for option in game.options:
        if (option.kind == ASIDE and seats != 2) or not option.matters_to(seats):
            continue
        values = [value for value in option.samples() if value != option.default]
        found += [{option.name: value} for value in (values[:1] if option.kind == ASIDE else values)]
    return [mode for mode in found if _fits(game, seats, mode)]


def _fits(game: Rules, seats: int, mode: Mode) -> bool:
    try:
        game.check_fit(seats, game.check_options(mode))
    except BadSetup:
        return False
    return True


def combinations(game: Rules, seats: int) -> list[Mode]:
    """All modes, and every combination of the variants: options with two values that change the rules."""
    switches = [option for option in game.options if len(option.samples()) == 2 and option.kind == VARIANT]
    found = modes(game, seats)
    for values in product(*(option.samples() for option in switches)):
        mode = {option.name: value for option, value in zip(switches, values) if value != option.default}
        if mode not in found and _fits(game, seats, mode):
            found.append(mode)
    return found


def _name(game: Rules, seats: int, mode: Mode) -> str:
    return "-".join([game.name, str(seats), *(f"{name}={value}" for name, value in mode.items())])


TABLES = [
    pytest.param(game, seats, mode, id=_name(game, seats, mode))
    for game in hain.games()
    for seats in game.seats
    for mode in combinations(game, seats)
]
every_table = pytest.mark.parametrize(("game", "seats", "mode"), TABLES)


def random_play(state: State, dice: Dice) -> Iterator[tuple[int, int]]:
    """Play random moves to the end; yields each move before it is played."""
    while owing := state.to_act():
        seat = owing[dice.below(len(owing))]
        moves = state.moves(seat)
        move = moves[dice.below(len(moves))]
        yield seat, move
        state.play(seat, move)
