"""The Glade: its name, seats and options, and how a game is set up."""

from collections.abc import Mapping

from hain.core.dice import Dice
from hain.core.errors import BadSetup
from hain.core.grammar import Grammar
from hain.core.guide import Guide, Weights
from hain.core.option import GIVEN, Option, OptionValue
from hain.core.rules import Rules
from hain.core.seed import read_seed
from hain.core.sheet import ScoreSheet
from hain.core.shelf import Shelf
from hain.core.state import Saved, State
from hain.core.weights import shipped_weights
from hain.games.glade.datafile import BOARDS, shipped
from hain.games.glade.forest import Forest, Layout
from hain.games.glade.guide import GladeGuide
from hain.games.glade.markers import BLUE, toadstool
from hain.games.glade.moves import grammar_of
from hain.games.glade.position import read, tally
from hain.games.glade.saved import load
from hain.games.glade.seat import RACK, TOADSTOOLS, Seat
from hain.games.glade.sets import COPIES, TYPES
from hain.games.glade.state import GladeState
from hain.games.glade.told.box import box_data
from hain.games.glade.told.traces import TRACES

RANDOM = "random"


class GladeRules(Rules):
    """The rules of The Glade, played on the forest boards of a data file."""

    name = "glade"
    prefix = "GLD"
    seats = range(1, 5)
    version = 1
    shelf = Shelf(
        order=2,
        minutes=(45, 60),
        bots=1,
        accent="plum",
        designer="Richard Breese",
        publisher="R&D Games",
        rebuilt=True,
    )
    traces = TRACES
    things = ("tile", "title")
    seated = ("owner", "board", "active")

    def __init__(self, layouts: dict[str, Layout] | None = None) -> None:
        self.layouts = layouts or shipped()
        self.options = (
            Option("mode", ("base", "matching"), "base"),
            Option("layout", tuple(self.layouts), "eight"),
            Option("start", (RANDOM, "0"), RANDOM, form="[0-3]", example="1", kind=GIVEN, rare=True),
            Option("boards", (RANDOM,), RANDOM, form="[1-4](,[1-4])*", example="2,1", rare=True),
        )

    def deal(self, seats: int, dice: Dice, options: Mapping[str, OptionValue]) -> GladeState:
        """Random choices in this order: start seat, boards, solo glade types, order of the bag (GLD-37)."""
        matching = options["mode"] == "matching"
        layout = self.layouts[str(options["layout"])]
        start = self._start(str(options["start"]), seats, dice)
        boards = self._boards(str(options["boards"]), seats, dice) if matching else [0] * seats
        state = GladeState(layout, matching, [Seat(n, Forest(layout, boards[n]), ()) for n in range(seats)], dice)
        state.start = state.active = start
        if seats == 1:
            kinds = list(range(len(TYPES)))
            dice.shuffle(kinds)
            for tile in kinds[:TOADSTOOLS]:
                state.glade[tile] = toadstool(BLUE, False)
        bag = sorted(list(range(len(TYPES))) * COPIES)
        dice.shuffle(bag)
        for seat in state.seats:
            seat.fill_rack(tuple(bag[-RACK:]))
            del bag[-RACK:]
        state.bag = tuple(bag)
        if seats == 1:
            state.draw_turn_tile()
        return state

    def _start(self, option: str, seats: int, dice: Dice) -> int:
        if option == RANDOM:
            return dice.below(seats) if seats > 1 else 0
        if int(option) >= seats:
            raise BadSetup("glade-start", start=int(option), last=seats - 1)
        return int(option)

    def _boards(self, option: str, seats: int, dice: Dice) -> list[int]:
        if option == RANDOM:
            boards = list(range(1, BOARDS + 1))
            dice.shuffle(boards)
            return boards[:seats]
        boards = [int(number) for number in option.split(",")]
        if len(boards) != seats or len(set(boards)) != seats:
            raise BadSetup("glade-boards", boards=option, seats=seats)
        return boards

    def grammar(self) -> Grammar:
        """The largest board has the spaces of all others."""
        return grammar_of(max(self.layouts.values(), key=lambda layout: layout.spaces))

    def box(self) -> dict[str, object]:
        return box_data(self.layouts)

    def load(self, saved: Saved) -> State:
        return load(saved, self.layouts)

    def read(self, text: str, seed: int = 0) -> State:
        read_seed(seed)
        return read(text, self.layouts, seed)

    def tally(self, text: str) -> list[ScoreSheet]:
        return tally(text, self.layouts)

    def longest(self, seats: int) -> int:
        """At most 129 turns for each seat, each of fewer than 60 decisions (GLD-106)."""
        return 129 * seats * 60

    def guide(self, weights: Weights | None = None) -> Guide:
        return GladeGuide(shipped_weights(self.name) if weights is None else weights)


RULES = GladeRules()
