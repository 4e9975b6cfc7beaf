"""One seat: its planet, its powers, its cards, and where it stands in the action phase of the round.

The phase has two parts, the action and the power. `settle` is the one place that says what is legal: it ends what is
over by itself and leaves the sets of spaces that each kind of move may name. Listing and checking moves only read them.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, only
from hain.core.event import Event
from hain.games.evergreen.box import (
    BIG_TREE,
    BUD,
    BUSH,
    CARD_BIOMES,
    LAKE,
    POWERS,
    SMALL_TREE,
    SPROUT,
    WILD,
    Box,
    biome_of,
    power_of,
)
from hain.games.evergreen.moves import BUSH_ON, DONE, GROW, LAKE_ON, PASS, PLANT, POWER, append_moves, kind_of, space_of
from hain.games.evergreen.planet import Planet

OPEN: Final = 0
IN_PROGRESS: Final = 1
OVER: Final = 2

NO_LEVELS: Final = (0, 0, 0, 0, 0, 0)


class Seat:
    """What lies in front of one seat."""

    def __init__(self, number: int, box: Box, planet: Planet, start: int) -> None:
        self.number: int = number
        self.box: Box = box
        self.planet: Planet = planet
        self.levels: tuple[int, ...] = NO_LEVELS
        self.cards: tuple[int, ...] = ()
        # points so far
        self.start: int = start
        self.bud: int = 0
        self.lights: tuple[int, ...] = ()
        self.forests: tuple[int, ...] = ()
        # the two parts of the phase
        self.action: i64 = OVER
        self.power: i64 = OVER
        self.plants: i64 = 0
        self.growths: i64 = 0
        self.touched: i64 = 0  # spaces on which the action has had an effect
        self.uses: i64 = 0  # of the power, still left
        self.lake: i64 = 0  # the lake that is growing, as a set of one
        self.watered: i64 = 0  # what this lake has grown
        # what is legal now
        self.may_plant: i64 = 0
        self.may_grow: i64 = 0
        self.may_bush: i64 = 0
        self.may_lake: i64 = 0
        self.may_power: bool = False
        self.may_done: bool = False
        self.may_pass: bool = False

    def copy(self) -> "Seat":
        twin = Seat(self.number, self.box, self.planet.copy(), self.start)
        twin.levels = self.levels
        twin.cards = self.cards
        twin.bud = self.bud
        twin.lights = self.lights
        twin.forests = self.forests
        twin.action = self.action
        twin.power = self.power
        twin.plants = self.plants
        twin.growths = self.growths
        twin.touched = self.touched
        twin.uses = self.uses
        twin.lake = self.lake
        twin.watered = self.watered
        twin.may_plant = self.may_plant
        twin.may_grow = self.may_grow
        twin.may_bush = self.may_bush
        twin.may_lake = self.may_lake
        twin.may_power = self.may_power
        twin.may_done = self.may_done
        twin.may_pass = self.may_pass
        return twin

    # the card of the round (EVG-48)

    def card(self) -> int:
        return self.cards[len(self.cards) - 1]

    def area(self) -> i64:
        """Where the action takes place; a wild card's area is the whole planet (EVG-66)."""
        return self.box.board.areas[biome_of(self.card())]

    def total(self) -> int:
        """The points so far, without those of the biomes."""
        return self.start + self.bud + sum(self.lights) + sum(self.forests)

    # the phase

    def begin(self, log: list[Event] | None) -> None:
        """Both parts are open, in either order (EVG-49)."""
        self.action = OPEN
        self.power = OPEN
        self.settle(log)

    def is_over(self) -> bool:
        """Both parts are over (EVG-50)."""
        return self.action == OVER and self.power == OVER

    def point(self) -> str:
        """The decision point of the rules."""
        if self.is_over():
            return "-"
        if self.lake != 0:
            return "D5"
        if self.power == IN_PROGRESS:
            return "D4"
        return "D3" if self.action == IN_PROGRESS else "D2"

    def question(self) -> Event:
        """What this seat is asked now, for people."""
        card = self.card()
        biome, power = CARD_BIOMES[biome_of(card)], POWERS[power_of(card)]
        where = self.point()
        if where == "D2":
            parts = "both" if self.action == OPEN and self.power == OPEN else "power"
            parts = "action" if self.power == OVER else parts
            value = self.box.value(power_of(card), self._next_level())
            return Event("D2_" + parts, self.number, biome=biome, spaces=self._area_names(), power=power, value=value)
        if where == "D3":
            effects = "plant" if self.may_grow == 0 else "grow" if self.may_plant == 0 else "both"
            return Event("D3_" + effects, self.number, biome=biome)
        if where == "D4":
            return Event("D4_" + power, self.number, uses=int(self.uses))
        return Event("D5", self.number, space=self._name(self.lake), uses=int(2 - count(self.watered)))

    def _area_names(self) -> list[str]:
        names = self.box.board.named(self.area())
        return names if biome_of(self.card()) != WILD else [names[0], "…", names[len(names) - 1]]

    def _next_level(self) -> int:
        """Where the marker of this round's power moves when it is activated (EVG-74)."""
        power = power_of(self.card())
        return min(self.levels[power] + 1, self.box.last_level(power))

    def settle(self, log: list[Event] | None) -> None:
        """End what is over by itself, then offer what is legal."""
        self.may_plant = 0
        self.may_grow = 0
        self.may_bush = 0
        self.may_lake = 0
        self.may_power = False
        self.may_pass = False
        self.may_done = False
        if self.lake != 0 and not self._offer_lake():
            self._end_lake()  # EVG-89
        if self.lake == 0 and self.power == IN_PROGRESS and not self._offer_power():
            self._end_power()  # EVG-85
        if self.action == IN_PROGRESS and not self._offer_action():
            self._end_action(log)  # EVG-68
        if self.power != IN_PROGRESS and self.action == OPEN and not self._offer_first_effect():
            self._end_action(log)  # EVG-58
        if self.power == IN_PROGRESS or self.action == IN_PROGRESS:
            self.may_done = True
        else:
            self.may_power = self.power == OPEN
            self.may_pass = self.power == OPEN or self.action == OPEN

    def _offer_first_effect(self) -> bool:
        """D2: a sprout on any empty space, a growth of anything that can grow (EVG-55)."""
        self.may_plant = self.planet.empty()
        self.may_grow = self.planet.growable()
        return self.may_plant | self.may_grow != 0

    def _offer_action(self) -> bool:
        """D3: what may follow inside the area (EVG-60 to EVG-65)."""
        area = self.area()
        if (self.plants < 3 and self.growths == 0) or (self.plants == 0 and self.growths == 1):
            self.may_plant = self.planet.empty() & area
        if (self.growths < 2 and self.plants == 0) or (self.growths == 0 and self.plants == 1):
            self.may_grow = self.planet.growable() & area & ~self.touched
        return self.may_plant | self.may_grow != 0

    def _offer_power(self) -> bool:
        """D4: the next use of the power, in any biome (EVG-76 to EVG-82)."""
        if self.uses == 0:
            return False
        power = power_of(self.card())
        if power == SPROUT:
            self.may_plant = self.planet.empty()
        elif power == SMALL_TREE:
            self.may_grow = self.planet.sprouts
        elif power == BIG_TREE:
            self.may_grow = self.planet.small
        elif power == BUSH:
            self.may_bush = self.planet.empty()
        elif power == LAKE:
            self.may_lake = self.planet.empty()
        return self.may_plant | self.may_grow | self.may_bush | self.may_lake != 0

    def _offer_lake(self) -> bool:
        """D5: two growths beside the new lake, on different spaces (EVG-86, EVG-87)."""
        if count(self.watered) < 2:
            self.may_grow = self.box.board.around(self.lake) & self.planet.growable() & ~self.watered
        return self.may_grow != 0

    # moves

    def moves(self) -> list[int]:
        """All that is legal now."""
        moves: list[int] = []
        append_moves(moves, PLANT, self.may_plant)
        append_moves(moves, GROW, self.may_grow)
        append_moves(moves, BUSH_ON, self.may_bush)
        append_moves(moves, LAKE_ON, self.may_lake)
        if self.may_power:
            moves.append(POWER)
        if self.may_done:
            moves.append(DONE)
        if self.may_pass:
            moves.append(PASS)
        return moves

    def allows(self, move: i64) -> bool:
        """Whether a move is among the legal ones."""
        kind, space = kind_of(move), space_of(move)
        if kind == PLANT:
            return self.may_plant >> space & 1 == 1
        if kind == GROW:
            return self.may_grow >> space & 1 == 1
        if kind == BUSH_ON:
            return self.may_bush >> space & 1 == 1
        if kind == LAKE_ON:
            return self.may_lake >> space & 1 == 1
        return (
            (move == POWER and self.may_power) or (move == DONE and self.may_done) or (move == PASS and self.may_pass)
        )

    def play(self, move: i64, log: list[Event] | None) -> None:
        """Carry out a move that is legal."""
        kind, bit = kind_of(move), only(space_of(move))
        if kind == PLANT:
            self._plant(bit, log)
        elif kind == GROW:
            self._grow(bit, log)
        elif kind == BUSH_ON:
            self._bush(bit, log)
        elif kind == LAKE_ON:
            self._lake(bit, log)
        elif move == POWER:
            self._activate(log)
        elif move == PASS:
            self._pass(log)
        else:
            self._done(log)
        self.settle(log)

    def _plant(self, bit: i64, log: list[Event] | None) -> None:
        self.planet.sprouts |= bit
        if log is not None:
            log.append(Event("planted", self.number, space=self._name(bit)))
        if self.power == IN_PROGRESS:
            self.uses -= 1
        else:
            self.plants += 1
            self._effect(bit, log)

    def _grow(self, bit: i64, log: list[Event] | None) -> None:
        self.planet.grow(bit)
        if log is not None:
            size = "small_tree" if self.planet.small & bit else "big_tree"
            log.append(Event("grew", self.number, space=self._name(bit), piece=size))
        if self.lake != 0:
            self.watered |= bit
        elif self.power == IN_PROGRESS:
            self.uses -= 1
        else:
            self.growths += 1
            self._effect(bit, log)

    def _effect(self, bit: i64, log: list[Event] | None) -> None:
        """The action goes on inside the area; a first effect outside it was the whole action (EVG-59, EVG-60)."""
        self.touched |= bit
        if bit & self.area():
            self.action = IN_PROGRESS
        else:
            self._end_action(log)

    def _bush(self, bit: i64, log: list[Event] | None) -> None:
        self.planet.bushes |= bit
        self.uses -= 1
        if log is not None:
            log.append(Event("bushed", self.number, space=self._name(bit)))

    def _lake(self, bit: i64, log: list[Event] | None) -> None:
        self.planet.lakes |= bit
        self.uses -= 1
        self.lake = bit
        self.watered = 0
        if log is not None:
            log.append(Event("flooded", self.number, space=self._name(bit)))

    def _activate(self, log: list[Event] | None) -> None:
        """The marker moves first, then the value at its new place counts (EVG-74, EVG-75, EVG-83)."""
        power = power_of(self.card())
        level = self._next_level()
        levels = list(self.levels)
        levels[power] = level
        self.levels = tuple(levels)
        value = self.box.value(power, level)
        if log is not None:
            log.append(Event("activated", self.number, power=POWERS[power], level=level, value=value))
        if power == BUD:
            self.bud += value
            self.power = OVER
            if log is not None:
                log.append(Event("scored", self.number, category="bud", points=value))
        else:
            self.uses = value
            self.power = IN_PROGRESS

    def _pass(self, log: list[Event] | None) -> None:
        """The action without an effect; if that is over, the power declined (EVG-57, EVG-71)."""
        if self.action == OPEN:
            self._end_action(log)
        else:
            self.power = OVER
            if log is not None:
                log.append(Event("declined", self.number, power=POWERS[power_of(self.card())]))

    def _done(self, log: list[Event] | None) -> None:
        """End the innermost thing in progress (EVG-67, EVG-84, EVG-88)."""
        if self.lake != 0:
            self._end_lake()
        elif self.power == IN_PROGRESS:
            self._end_power()
        else:
            self._end_action(log)

    def _end_lake(self) -> None:
        self.lake = 0
        self.watered = 0

    def _end_power(self) -> None:
        self.power = OVER
        self.uses = 0

    def _end_action(self, log: list[Event] | None) -> None:
        self.action = OVER
        if log is not None:
            log.append(Event("acted", self.number, letter=self._letter()))
        self.plants = 0
        self.growths = 0
        self.touched = 0

    def _letter(self) -> str:
        """The action's letter for the log (EVG-70)."""
        if self.touched == 0:
            return "-"
        if self.touched & self.area() == 0:
            return "d"
        if self.growths == 0:
            return "a"
        return "b" if self.plants == 0 else "c"

    def _name(self, bit: i64) -> str:
        return self.box.board.named(bit)[0]
