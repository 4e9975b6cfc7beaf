"""What belongs to one seat: its area, where it stands in its part of a turn, and the effect that is open."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import lowest, members, only
from hain.games.earth.area import ANYWHERE, NO_SPACE, Area
from hain.games.earth.catalogue import NO_CARD, NOTHING_ELSE
from hain.games.earth.offer import Offer
from hain.games.earth.recipe import Recipe

# where a seat stands; at some of these points it decides, the others lead on by themselves
IDLE: Final = 0  # its part is finished, or has not begun
SIDES: Final = 1  # chooses island, climate and ecosystem
STARTING: Final = 2  # composts cards of its first hand
ACTION: Final = 3
PLANTING: Final = 4
SECOND: Final = 5  # has planted twice, may play events and convert for them (EAR-142)
REVEAL: Final = 6  # waits for the others with its secret plantings
KEEPING: Final = 7
BONUS: Final = 8  # an other seat's choice of two
PLACING: Final = 9  # the active seat before the first of its bonus pieces
SOIL: Final = 10  # receives the soil of the water action next
CARDS: Final = 11  # composts the two cards of the compost action next
ACTIVATION: Final = 12  # begins to activate next
ORDER: Final = 13
ACTIVATE: Final = 14
LAST: Final = 15
LEAF: Final = 16
POINTS: Final = (
    "idle", "sides", "start", "action", "plant", "second", "reveal", "keep", "bonus", "place", "soil", "cards",
    "activation", "order", "activate", "last", "leaf",
)  # fmt: skip

# what an effect comes from, if it is not a card
BY_BONUS: Final = -1
BY_CONVERSION: Final = -2

# the places of a list of abilities: spaces of the grid, and the two cards of the board
ISLAND: Final = 49
CLIMATE: Final = 50
NOTHING: Final = -1


class Effect:
    """An effect that is begun and not finished: what is still to be paid, and what is still to be received."""

    def __init__(self, source: i64) -> None:
        self.source: i64 = source
        # a card that is being paid with something else (EAR-135)
        self.card: i64 = NO_CARD
        self.space: i64 = NO_SPACE
        self.price: i64 = 0
        self.resource: i64 = NOTHING_ELSE
        # costs
        self.sprout_cost: i64 = 0
        self.growth_cost: i64 = 0
        self.hand_cost: i64 = 0
        # gains
        self.draw: i64 = 0
        self.soil: i64 = 0
        self.deck: i64 = 0
        self.sprout: i64 = 0
        self.growth: i64 = 0
        self.hand: i64 = 0
        self.pick: i64 = 0
        self.permitted: i64 = ANYWHERE  # where pieces may be placed
        self.each: bool = False  # at most one on each
        self.looked: bool = False  # the cards to pick from have been seen
        self.triggers: bool = False  # an event: the island may have something to say afterwards

    def receive(self, recipe: Recipe, times: i64) -> None:
        """Note the gains."""
        self.draw = recipe.draw * times
        self.soil = recipe.soil * times
        self.deck = recipe.deck * times
        self.sprout = recipe.sprout * times
        self.growth = recipe.growth * times
        self.hand = recipe.hand * times
        self.pick = recipe.pick * times

    def copy(self) -> "Effect":
        twin = Effect(self.source)
        twin.card = self.card
        twin.space = self.space
        twin.price = self.price
        twin.resource = self.resource
        twin.sprout_cost = self.sprout_cost
        twin.growth_cost = self.growth_cost
        twin.hand_cost = self.hand_cost
        twin.draw = self.draw
        twin.soil = self.soil
        twin.deck = self.deck
        twin.sprout = self.sprout
        twin.growth = self.growth
        twin.hand = self.hand
        twin.pick = self.pick
        twin.permitted = self.permitted
        twin.each = self.each
        twin.looked = self.looked
        twin.triggers = self.triggers
        return twin


class Seat:
    """A place at the table."""

    def __init__(self, number: int, area: Area) -> None:
        self.number: int = number
        self.area: Area = area
        # set-up: the first sides of the islands and climates, and of the ecosystems, that were dealt
        self.islands: tuple[int, ...] = ()
        self.climates: tuple[int, ...] = ()
        self.ecosystems: tuple[int, ...] = ()
        # the part of the turn
        self.point: i64 = IDLE
        self.left: i64 = 0  # cards to compost or to plant
        self.four: list[int] = []  # to keep one of
        self.island: bool = False  # whether it is still in the list of abilities to activate
        self.climate: bool = False
        self.grid: i64 = 0  # the spaces that are still in it
        self.grid_first: bool = False
        self.rolling: bool = False  # `all` is under way
        self.part: bool = False  # has asked for a partial gain
        self.planted: list[int] = []  # cards of this turn
        self.planted_on: list[int] = []  # and their spaces
        self.secret: i64 = 0  # the spaces of cards that the others cannot see yet
        self.reached: i64 = 0  # goals of this turn
        self.effect: Effect | None = None
        self.offer: Offer | None = None  # what it may decide now, if that has been asked

    def copy(self) -> "Seat":
        twin = Seat(self.number, self.area.copy())
        twin.islands = self.islands
        twin.climates = self.climates
        twin.ecosystems = self.ecosystems
        twin.point = self.point
        twin.left = self.left
        twin.four = self.four[:]
        twin.island = self.island
        twin.climate = self.climate
        twin.grid = self.grid
        twin.grid_first = self.grid_first
        twin.rolling = self.rolling
        twin.part = self.part
        twin.planted = self.planted[:]
        twin.planted_on = self.planted_on[:]
        twin.secret = self.secret
        twin.reached = self.reached
        if self.effect is not None:
            twin.effect = self.effect.copy()
        twin.offer = self.offer
        return twin

    def owes(self) -> bool:
        return self.point != IDLE and self.point != REVEAL

    # the list of abilities

    def first_ability(self) -> i64:
        """The place of the ability that comes next in the list, or NOTHING."""
        from_grid: i64 = lowest(self.grid) if self.grid != 0 else NOTHING
        from_board: i64 = ISLAND if self.island else CLIMATE if self.climate else NOTHING
        if self.grid_first:
            return from_grid if from_grid != NOTHING else from_board
        return from_board if from_board != NOTHING else from_grid

    def drop_through(self, place: i64) -> None:
        """Take an ability and everything before it from the list (EAR-156)."""
        if place == ISLAND:
            self.island = False
            if self.grid_first:
                self.grid = 0
        elif place == CLIMATE:
            self.island = False
            self.climate = False
            if self.grid_first:
                self.grid = 0
        else:
            self.grid &= ~(only(place + 1) - 1)
            if not self.grid_first:
                self.island = False
                self.climate = False

    def card_at(self, place: i64) -> i64:
        """The card of a place in the list."""
        if place == ISLAND:
            return self.area.island
        return self.area.climate if place == CLIMATE else self.area.cells[place]

    def place_of(self, card: i64) -> i64:
        """The place of a card in the list."""
        if self.island and card == self.area.island:
            return ISLAND
        if self.climate and card == self.area.climate:
            return CLIMATE
        rest = self.grid
        while rest != 0:
            space = lowest(rest)
            if self.area.cells[space] == card:
                return space
            rest &= rest - 1
        return NOTHING

    def places(self) -> list[int]:
        """The list in its order."""
        board: list[int] = []
        if self.island:
            board.append(ISLAND)
        if self.climate:
            board.append(CLIMATE)
        grid = members(self.grid)
        return grid + board if self.grid_first else board + grid

    def clear_list(self) -> None:
        self.island = False
        self.climate = False
        self.grid = 0
        self.grid_first = False
