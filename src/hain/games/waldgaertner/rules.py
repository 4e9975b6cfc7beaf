"""Waldgärtner: its name, seats and options, and how a game is set up."""

from collections.abc import Mapping

from hain.core.dice import Dice
from hain.core.grammar import Grammar
from hain.core.guide import Guide, Weights
from hain.core.option import GIVEN, Option, OptionValue
from hain.core.rules import Rules
from hain.core.seed import read_seed
from hain.core.sheet import ScoreSheet
from hain.core.shelf import Shelf
from hain.core.state import Saved, State
from hain.core.weights import shipped_weights
from hain.games.waldgaertner.datafile import shipped
from hain.games.waldgaertner.flora import Flora
from hain.games.waldgaertner.garden import empty_garden
from hain.games.waldgaertner.guide import WaldgaertnerGuide
from hain.games.waldgaertner.layout import DECKS, IN_A_STACK, region_origins
from hain.games.waldgaertner.moves import grammar_of
from hain.games.waldgaertner.position import PLANTING, SWITCH
from hain.games.waldgaertner.reading import read, tally
from hain.games.waldgaertner.saved import load
from hain.games.waldgaertner.seat import Seat
from hain.games.waldgaertner.state import WaldgaertnerState
from hain.games.waldgaertner.told.box import box
from hain.games.waldgaertner.told.traces import TRACES


class WaldgaertnerRules(Rules):
    """The rules of Waldgärtner, played with the plants of the data files."""

    name = "waldgaertner"
    prefix = "WAG"
    seats = range(2, 7)
    version = 1
    shelf = Shelf(order=4, minutes=(50, 90), bots=3, accent="olive", designer="Claas Fischer", rebuilt=True)
    traces = TRACES
    things = ("card", "stack", "phase")
    seated = ("decider",)
    options = (
        Option("decks", DECKS, "eu", kind=GIVEN),
        Option("planting", PLANTING, "rows"),
        Option("uproot", SWITCH, "off"),
        Option("frost", SWITCH, "off"),
    )

    def __init__(self, flora: Flora | None = None) -> None:
        self.flora = flora or shipped()

    def deal(self, seats: int, dice: Dice, options: Mapping[str, OptionValue]) -> WaldgaertnerState:
        """Every deck is shuffled and dealt into stacks of 24; the rest is the market (WAG-25 to WAG-28)."""
        decks = str(options["decks"])
        origins = region_origins(seats, decks)
        shade = options["planting"] == "shade"
        players = [Seat(number, empty_garden(self.flora, shade)) for number in range(seats)]
        state = WaldgaertnerState(
            self.flora, decks, options["uproot"] == "on", options["frost"] == "on", origins, players, dice
        )
        market: list[int] = []
        for origin in sorted(set(origins[1:])):
            deck = self.flora.deck(origin)
            dice.shuffle(deck)
            for region, own in enumerate(origins):
                if own == origin:
                    state.stacks[region] = tuple(deck[:IN_A_STACK])
                    del deck[:IN_A_STACK]
            market += deck
        state.market = tuple(sorted(market))
        state.owes = (1 << seats) - 1
        return state

    def names(self, language: str) -> dict[str, str]:
        """Plants and partner groups have their names in the data files."""
        found = {f"waldgaertner-card-{plant.card}": plant.names[language] for plant in self.flora.plants}
        return found | {f"waldgaertner-group-{group}": names[language] for group, names in self.flora.groups.items()}

    def grammar(self) -> Grammar:
        return grammar_of(self.flora)

    def box(self) -> dict[str, object]:
        return box(self.flora, self.seats)

    def load(self, saved: Saved) -> State:
        return load(saved, self.flora)

    def read(self, text: str, seed: int = 0) -> State:
        read_seed(seed)
        return read(text, self.flora, seed)

    def tally(self, text: str) -> list[ScoreSheet]:
        return tally(text, self.flora)

    def longest(self, seats: int) -> int:
        """No seat decides more than 185 times (WAG-40)."""
        return 185 * seats

    def guide(self, weights: Weights | None = None) -> Guide:
        return WaldgaertnerGuide(shipped_weights(self.name) if weights is None else weights)


RULES = WaldgaertnerRules()
