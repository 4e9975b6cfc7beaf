"""One game: what it is called, who may sit down, what can be chosen, how it starts. No state."""

from collections.abc import Mapping

from hain.core.dice import Dice
from hain.core.errors import BadSetup
from hain.core.grammar import Grammar
from hain.core.guide import Guide, Weights
from hain.core.known import Words
from hain.core.option import Option, OptionValue
from hain.core.seed import Seed, dice_of, read_seed
from hain.core.sheet import ScoreSheet
from hain.core.shelf import Shelf
from hain.core.state import Saved, State
from hain.core.trace import Traces


class Rules:
    """Games subclass this and fill in the facts and `deal`, `load`, `read`, `tally` and `longest`."""

    name: str
    prefix: str
    """What the ids of the game's rules start with: `EVG` for `EVG-17`."""
    seats: range
    options: tuple[Option, ...]
    version: int
    """Raised whenever old records would replay differently."""
    things: tuple[str, ...]
    """Details of messages that are ids: the message `<game>-<thing>-<id>` is their name. All other details are said as
    they are."""
    seated: tuple[str, ...] = ()
    """Details of messages that are numbers of seats: whoever sits there is named."""
    traces: Traces = Traces({})
    """What the events of the game touch on the page."""
    shelf: Shelf = Shelf()
    """What a start page says of the game."""

    def setup(self, seats: int, seed: Seed, **options: OptionValue) -> State:
        """A new game, ready for its first decision, dealt from a number or from a key of `new_seed`."""
        self.check_seats(seats)
        known = read_seed(seed)
        checked = self.check_options(options)
        self.check_fit(seats, checked)
        return self.deal(seats, dice_of(known), checked)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadSetup("error-seats", game=self.name, seats=seats, first=self.seats[0], last=self.seats[-1])

    def check_options(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options of the game: those given, checked, and the defaults of the others."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadSetup("error-option", game=self.name, option=name, known=", ".join(known) or "–")
        return {name: option.check(options.get(name, option.default)) for name, option in known.items()}

    def check_fit(self, seats: int, options: Mapping[str, OptionValue]) -> None:
        """Options that do not go with each other or with the number of seats raise BadSetup; by default all do."""

    def deal(self, seats: int, dice: Dice, options: Mapping[str, OptionValue]) -> State:
        """The set-up itself, with arguments that have been checked."""
        raise NotImplementedError

    def names(self, language: str) -> dict[str, str]:
        """Messages of a language that the game's data holds and not its locale file, such as names of cards."""
        return {}

    def sentences(self, words: Words) -> dict[str, str]:
        """Messages made out of others in the words of a language, such as what a card says, for whoever shows the
        game."""
        return {}

    def box(self) -> dict[str, object]:
        """What is printed on boards and cards, ready for JSON and the same in every language and at every table. Lists
        where an order matters: screens put keys that are numbers first. By default nothing."""
        return {}

    def grammar(self) -> Grammar:
        """Whatever the grammar of any state of the game says, this one says in the same words, so that it takes every
        text apart; only numbers may differ. By default no moves."""
        return Grammar(self.name, f"{self.prefix}-1", ())

    def load(self, saved: Saved) -> State:
        """The state that `State.save` gave."""
        raise NotImplementedError

    def read(self, text: str, seed: int = 0) -> State:
        """The state of a position text; what it cannot say, such as the order of a deck, is dealt with the seed."""
        raise NotImplementedError

    def tally(self, text: str) -> list[ScoreSheet]:
        """Count a position that somebody typed from a real table; less is needed for it than for `read`."""
        raise NotImplementedError

    def longest(self, seats: int) -> int:
        """No game has more decisions than this."""
        raise NotImplementedError

    def glimpse(self, state: State, seat: int, move: int) -> State | None:
        """The table right after a legal move that reveals something, before it is revealed: what the move itself does.
        Nothing if the game cannot tell the two apart, as by default."""
        return None

    def guide(self, weights: Weights | None = None) -> Guide:
        """What bots know of this game, by the weights that come with it or by others; by default nothing."""
        return Guide({})

    def __repr__(self) -> str:
        return f"<rules of {self.name}, version {self.version}>"
