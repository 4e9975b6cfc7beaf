"""Evergreen: its name, seats and option, and how a game is set up."""

from collections.abc import Mapping, Sequence

from hain.core.dice import Dice
from hain.core.errors import BadSetup
from hain.core.grammar import Grammar
from hain.core.guide import Guide, Weights
from hain.core.option import Option, OptionValue
from hain.core.rules import Rules
from hain.core.seed import read_seed
from hain.core.sheet import ScoreSheet
from hain.core.shelf import Shelf
from hain.core.state import Saved, State
from hain.core.weights import shipped_weights
from hain.games.evergreen.box import CARDS, POWERS, Box
from hain.games.evergreen.datafile import shipped
from hain.games.evergreen.guide import EvergreenGuide
from hain.games.evergreen.layout import card_named, empty_table, lay_zone, reveal
from hain.games.evergreen.moves import grammar_of
from hain.games.evergreen.planet import SIDES
from hain.games.evergreen.position import read, tally
from hain.games.evergreen.saved import load
from hain.games.evergreen.state import ACTING, EvergreenState
from hain.games.evergreen.told.box import box_data
from hain.games.evergreen.told.traces import TRACES


class EvergreenRules(Rules):
    """The rules of Evergreen, played with one box; another box is a corrected data file (EVG-5)."""

    name = "evergreen"
    prefix = "EVG"
    seats = range(1, 5)
    options = (Option("sun", SIDES, "n"),)
    version = 1
    shelf = Shelf(
        order=1,
        minutes=(30, 45),
        bots=2,
        accent="teal",
        designer="Hjalmar Hach",
        publisher="Horrible Guild",
        rebuilt=True,
        taught=True,
    )
    traces = TRACES
    things = ("card", "biome", "power", "piece", "season", "side", "category", "title", "on")
    seated = ("drafter",)

    def __init__(self, box: Box | None = None) -> None:
        self.printed = box or shipped()

    def deal(self, seats: int, dice: Dice, options: Mapping[str, OptionValue]) -> EvergreenState:
        deck = list(range(len(CARDS)))
        first = dice.below(max(seats, 2))  # EVG-21
        dice.shuffle(deck)
        state = empty_table(self.printed, seats, first, str(options["sun"]), dice)
        reveal(state, deck)
        state.begin_round(first, None)
        return state

    def lay_out(
        self,
        seats: int,
        first: int,
        zone: Sequence[str] = (),
        draws: Sequence[str] = (),
        deck: Sequence[str] = (),
        sun: str = "n",
        seed: int = 0,
    ) -> EvergreenState:
        """A game laid out on purpose: either the fertility zone or the order of the whole deck is given, and the cards
        that come off the deck one after another (EVG-139)."""
        self.check_seats(seats)
        read_seed(seed)
        dice = Dice(seed)
        state = empty_table(self.printed, seats, first, str(self.check_options({"sun": sun})["sun"]), dice)
        if deck:
            order = [card_named(name) for name in deck]
            if sorted(order) != list(range(len(CARDS))):
                raise BadSetup("evergreen-not-all-cards", count=len(CARDS))
            reveal(state, order)
        else:
            lay_zone(state, [card_named(name) for name in zone])
        state.script = tuple(card_named(name) for name in draws)
        state.begin_round(first, None)
        return state

    def grammar(self) -> Grammar:
        return grammar_of(self.printed.board)

    def box(self) -> dict[str, object]:
        return box_data(self.printed)

    def load(self, saved: Saved) -> State:
        return load(saved, self.printed)

    def read(self, text: str, seed: int = 0) -> State:
        read_seed(seed)
        return read(text, self.printed, seed)

    def tally(self, text: str) -> list[ScoreSheet]:
        return tally(text, self.printed)

    def longest(self, seats: int) -> int:
        """In each round a draft, up to three effects (or a pass) and `power` with all its uses (EVG-3)."""
        uses = [max(track) for track in self.printed.tracks[: POWERS.index("bud")]]
        uses[POWERS.index("lake")] *= 3
        return seats * sum(self.printed.rounds) * (1 + 3 + 1 + max(uses))

    def glimpse(self, state: State, seat: int, move: int) -> State | None:
        """The last move of an action phase before the next deal: only the seat's own planet and tracks have changed."""
        if not isinstance(state, EvergreenState) or state.phase != ACTING:
            return None
        after = state.copy()
        after.seats[seat].play(move, None)
        return after

    def guide(self, weights: Weights | None = None) -> Guide:
        return EvergreenGuide(shipped_weights(self.name) if weights is None else weights)


RULES = EvergreenRules()
