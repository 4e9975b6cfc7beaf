"""Rules, options and the registry."""

import pytest

import hain
from hain import BadSetup, Option, State
from hain.core import Dice


def test_games_and_their_packages() -> None:
    import hain.games.evergreen as package

    places = [(game.shelf.order, game.name) for game in hain.games()]
    assert places == sorted(places)
    assert hain.rules("evergreen") is package.RULES
    assert hain.games.evergreen.Planet is package.Planet


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match=r"solitaire.*evergreen"):
        hain.rules("solitaire")


@pytest.mark.parametrize("seed", [-1, 2**62])
def test_seeds_out_of_range_are_refused(seed: int | str) -> None:
    with pytest.raises(BadSetup, match=str(seed)):
        hain.rules("evergreen").setup(2, seed)


def test_options_are_checked() -> None:
    words = Option("mode", ("base", "matching"), "base")
    assert words.check("matching") == "matching"
    assert words.samples() == ["base", "matching"]
    number = Option("limit", range(50, 101), 60)
    assert (number.check(70), number.check("70"), number.samples()) == (70, 70, [50, 100])
    for option, value in ((words, "other"), (words, 3), (number, 49), (number, "many"), (number, -60)):
        with pytest.raises(BadSetup, match=option.name):
            option.check(value)


def test_a_game_may_be_written_in_plain_python() -> None:
    class Coin(State):
        def __init__(self) -> None:
            super().__init__("coin")
            self.heads = -1

        def to_act(self) -> list[int]:
            return [0] if self.heads < 0 else []

        def moves(self, seat: int) -> list[int]:
            return [0, 1] if self.heads < 0 else []

        def play(self, seat: int, move: int, log: list[hain.Event] | None = None) -> None:
            self.heads = move

        def save(self) -> dict[str, object]:
            return {"heads": self.heads}

        def position(self) -> str:
            return str(self.heads)

    coin = Coin()
    assert hain.playout(coin, Dice(1)) == 1
    assert coin.heads in (0, 1)
    assert (coin != Coin(), coin == coin, coin.outcome()) == (True, True, None)
    assert (coin.view(0), coin.diagram(lambda key, details: key, None)) == ({}, [])
    assert len(coin.fingerprint()) == 64
    with pytest.raises(TypeError, match="fingerprint"):
        hash(coin)
