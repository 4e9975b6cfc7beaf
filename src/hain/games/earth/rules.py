"""Earth: its name, seats and options, and how a game is set up."""

from collections.abc import Mapping

from hain.core.dice import Dice
from hain.core.errors import BadSetup
from hain.core.grammar import Grammar
from hain.core.guide import Guide, Weights
from hain.core.known import Words
from hain.core.option import ASIDE, Option, OptionValue
from hain.core.rules import Rules
from hain.core.seed import read_seed
from hain.core.sheet import ScoreSheet
from hain.core.shelf import Shelf
from hain.core.state import Saved, State
from hain.core.weights import shipped_weights
from hain.games.earth.area import Area
from hain.games.earth.cards import Box
from hain.games.earth.catalogue import EARTH_CARDS, Catalogue
from hain.games.earth.datafile import shipped, shipped_habits
from hain.games.earth.gaia import LEVELS, Gaia
from hain.games.earth.ground import GOALS, TEAM_SEATS
from hain.games.earth.guide import EarthGuide
from hain.games.earth.moves import grammar_of
from hain.games.earth.pool import Pool
from hain.games.earth.reading import read, tally
from hain.games.earth.saved import load
from hain.games.earth.seat import SIDES, Seat
from hain.games.earth.sentence import sentences
from hain.games.earth.state import MODES, EarthState
from hain.games.earth.told.box import box_data
from hain.games.earth.told.traces import TRACES

SWITCH = ("off", "on")
RANDOM = "random"
TURN_LIMIT = range(50, 1001)
DECISIONS_IN_A_TURN = 2000

DEALT = {"beginner": (1, 0), "standard": (1, 1), "advanced": (2, 2)}
"""How many islands and climates, and how many ecosystems, a seat is dealt (EAR-5)."""
SHARED = {"beginner": 0, "standard": 2, "advanced": 2}


class EarthRules(Rules):
    """The rules of Earth, played with the cards of the data files."""

    name = "earth"
    prefix = "EAR"
    seats = range(1, 6)
    version = 2
    shelf = Shelf(
        order=3, minutes=(60, 90), bots=2, accent="ochre", designer="Maxime Tardif", publisher="Inside Up Games"
    )
    things = ("card", "action", "title")
    seated = ("decider",)
    traces = TRACES
    options = (
        Option("mode", MODES, "standard"),
        Option("teams", SWITCH, "off"),
        Option("solo_level", LEVELS, "medium", seats=range(1, 2)),
        Option("secret_planting", SWITCH, "off"),
        Option("first_seat", (RANDOM, "0", "1", "2", "3", "4"), RANDOM, kind=ASIDE, rare=True),
        Option("turn_limit", TURN_LIMIT, 200, kind=ASIDE, rare=True),
    )

    def __init__(self, box: Box | None = None) -> None:
        self.catalogue = Catalogue(box or shipped())

    def sentences(self, words: Words) -> dict[str, str]:
        return sentences(self.catalogue.box, words)

    def box(self) -> dict[str, object]:
        return {**box_data(self.catalogue.box)}

    def check_fit(self, seats: int, options: Mapping[str, OptionValue]) -> None:
        """Some options need a number of seats (EAR-2 to EAR-4, EAR-88)."""
        if options["teams"] == "on" and seats != TEAM_SEATS:
            raise BadSetup("earth-setup-teams", seats=seats)
        if seats == 1 and options["mode"] == "beginner":
            raise BadSetup("earth-setup-beginner")
        if seats == 1 and options["secret_planting"] == "on":
            raise BadSetup("earth-setup-secret")
        if options["first_seat"] != RANDOM and int(options["first_seat"]) >= seats:
            raise BadSetup("earth-setup-first", first=str(options["first_seat"]), last=seats - 1)

    def deal(self, seats: int, dice: Dice, options: Mapping[str, OptionValue]) -> EarthState:
        """Deck, fauna, shared ecosystems and the cards of every seat, from shuffled stacks (EAR-83 to EAR-88)."""
        catalogue = self.catalogue
        mode = str(options["mode"])
        players = [Seat(number, Area(catalogue)) for number in range(seats)]
        state = EarthState(catalogue, players, dice)
        state.mode = MODES.index(mode)
        state.teams = options["teams"] == "on"
        state.secret = options["secret_planting"] == "on"
        state.limit = int(options["turn_limit"])
        deck = list(range(1, EARTH_CARDS + 1))
        dice.shuffle(deck)
        state.deck = tuple(deck)
        state.lay_goals([2 * card + dice.below(2) for card in _stack(len(catalogue.fauna) // 2, dice)[:GOALS]])
        ecosystems = _stack(len(catalogue.ecosystems) // 2, dice)
        state.shared = [2 * ecosystems.pop() + dice.below(2) for _ in range(SHARED[mode])]
        islands = [catalogue.numbers[card] for card in catalogue.box.islands if card.endswith("a")]
        climates = [catalogue.numbers[card] for card in catalogue.box.climates if card.endswith("a")]
        dice.shuffle(islands)
        dice.shuffle(climates)
        boards, own = DEALT[mode]
        for player in players:
            player.ecosystems = tuple(sorted(2 * ecosystems.pop() for _ in range(own)))
            player.islands = tuple(sorted(islands.pop() for _ in range(boards)))
            player.climates = tuple(sorted(climates.pop() for _ in range(boards)))
            player.point = SIDES
        first = options["first_seat"]
        state.first = dice.below(seats) if first == RANDOM else int(first)
        if state.teams:
            state.pools = [Pool(), Pool()]
        if seats == 1:
            gaia = Gaia(LEVELS.index(str(options["solo_level"])))
            gaia.deck = _stack(len(catalogue.gaia_ids), dice)
            state.gaia = gaia
        return state

    def grammar(self) -> Grammar:
        return grammar_of(self.catalogue)

    def load(self, saved: Saved) -> State:
        return load(saved, self.catalogue)

    def read(self, text: str, seed: int = 0) -> State:
        read_seed(seed)
        return read(text, self.catalogue, seed)

    def tally(self, text: str) -> list[ScoreSheet]:
        return tally(text, self.catalogue)

    def longest(self, seats: int) -> int:
        """EAR-232, with the highest turn limit, and the set-up."""
        return DECISIONS_IN_A_TURN * seats * (TURN_LIMIT[-1] + seats + 1)

    def glimpse(self, state: State, seat: int, move: int) -> State | None:
        """The move itself, if nothing is drawn or shown by it: who is asked then, and whether the turn goes on, is
        left open."""
        return state.after_alone(seat, move) if isinstance(state, EarthState) else None

    def guide(self, weights: Weights | None = None) -> Guide:
        return EarthGuide(self.catalogue, shipped_weights(self.name) if weights is None else weights, shipped_habits())


def _stack(count: int, dice: Dice) -> list[int]:
    cards = list(range(count))
    dice.shuffle(cards)
    return cards


RULES = EarthRules()
