"""Which moves deserve a thought.

Moves that differ in nothing that counts stand for each other: spaces of the same kind, pieces that are points wherever
they lie. What costs nothing is used. Partial gains are left to people.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest, nth, only
from hain.core.grammar import NO_MOVE
from hain.games.earth.appraisal import Appraisal
from hain.games.earth.area import AROUND, NO_ECOSYSTEM, Area
from hain.games.earth.effects import CONVERTED_SOIL, GROWTH, HAND, HAND_COST, HOW_MANY, PICKING, PRICE, SPROUTS
from hain.games.earth.habits import Habits, growing
from hain.games.earth.moves import (
    ALL,
    CLAIM_COMPOST,
    CLAIM_DRAW,
    CLAIM_GROWTH,
    CLAIM_SOIL,
    CLAIM_SPROUT,
    COMPOST,
    CONVERT,
    COPY,
    DONE,
    EVENT,
    GROW,
    PART,
    PASS,
    PLANT,
    REPLACE,
    SKIP,
    SPROUT,
    UNSPROUT,
    USE,
    kind_of,
    move_with,
    thing_of,
)
from hain.games.earth.offer import Offer
from hain.games.earth.recipe import WATER as WATER_ACTION
from hain.games.earth.seat import (
    ACTION,
    ACTIVATE,
    LAST,
    ORDER,
    PLACING,
    PLANTING,
    SECOND,
    STARTING,
    Seat,
)
from hain.games.earth.state import EarthState

PLANTS: Final = 5  # hand cards that are thought of when one is planted
SPOTS: Final = 3  # spaces that are thought of for each
WORST: Final = 3  # hand cards that are thought of when one is composted
GROWING: Final = 3  # flora that are thought of when one grows


class Choices:
    """The choices of a player who knows what cards are usually worth."""

    def __init__(self, appraisal: Appraisal, habits: Habits) -> None:
        self.appraisal: Appraisal = appraisal
        self.habits: Habits = habits

    # moves that deserve a thought

    def candidates(self, state: EarthState, player: Seat) -> list[int]:
        offer = state.offer(player)
        if offer.total == 1:
            return offer.moves()
        found = (
            self._answers(state, player, offer) if player.effect is not None else self._at_point(state, player, offer)
        )
        return found if found else offer.moves()

    def _at_point(self, state: EarthState, player: Seat, offer: Offer) -> list[int]:
        point = player.point
        if point == ACTIVATE:
            return self._abilities(state, player, offer)
        if point == PLANTING:
            return self._plantings(state, player, offer)
        if point == PLACING:
            return self._pieces(state, player, offer, SPROUT if state.action == WATER_ACTION else GROW)
        if point == STARTING:
            return self._worst(state, player, offer, WORST)
        if point == SECOND:
            return [move_with(DONE, 0, 0)]
        if point == ORDER:
            return offer.starts[: 2 if self._has_costs(state, player) else 1]
        found: list[int] = []
        place: i64 = 0
        while place < len(offer.starts):
            start: i64 = offer.starts[place]
            kind = kind_of(start)
            if kind == EVENT:
                if point in (ACTION, LAST):
                    found.append(start)
            elif kind not in (PART, CONVERT, PASS) and kind < CLAIM_SOIL:
                found.append(start)
            place += 1
        if point == LAST:
            self._claims(state, player, offer, found)
        return found

    def _has_costs(self, state: EarthState, player: Seat) -> bool:
        """Whether the order of the abilities may matter: one of them takes something."""
        for place in player.places():
            recipe = state.ability_at(player, place)
            if recipe.has_cost or recipe.hand > 0:
                return True
        return False

    def _abilities(self, state: EarthState, player: Seat, offer: Offer) -> list[int]:
        """The first usable one, or not; when there is none left, events and the end of the part."""
        first: i64 = offer.starts[0]
        kind = kind_of(first)
        found: list[int] = []
        if kind == ALL:
            found.append(first)
            if state.gaia is not None and state.action != WATER_ACTION:
                found.append(move_with(SKIP, 0, 0))  # she counts soil and cards
        elif kind == USE:
            found.append(first)
            recipe = state.catalogue.effects[state.action][thing_of(first)]
            if recipe is not None and recipe.has_cost:
                found.append(move_with(SKIP, 0, 0))
        elif kind == COPY:
            place: i64 = 0
            while place < len(offer.starts):
                start: i64 = offer.starts[place]
                if kind_of(start) == COPY and offer.spaces[place] == offer.spaces[0]:
                    found.append(start + lowest(offer.spaces[place]))
                place += 1
            found.append(move_with(SKIP, 0, 0))
        else:
            found.append(move_with(DONE, 0, 0))
            for start in offer.starts:
                if kind_of(start) == EVENT:
                    found.append(start)
            self._claims(state, player, offer, found)
        return found

    def _claims(self, state: EarthState, player: Seat, offer: Offer, found: list[int]) -> None:
        """Out of the pool of the team: all that is there of a kind, pieces on one of the spaces."""
        if not state.teams:
            return
        last: i64 = NO_MOVE
        place: i64 = 0
        while place < len(offer.starts):
            start: i64 = offer.starts[place]
            spaces: i64 = offer.spaces[place]
            kind = kind_of(start)
            if kind in (CLAIM_SOIL, CLAIM_COMPOST):
                if kind_of(last) == kind:
                    found.pop()
                last = start + nth(spaces, count(spaces) - 1)
                found.append(last)
            elif kind == CLAIM_DRAW:
                found.append(start)
            elif kind == CLAIM_SPROUT:
                found.append(start + lowest(spaces))
            elif kind == CLAIM_GROWTH:
                found.append(start + growing(player.area, spaces))
            place += 1

    # planting

    def _plantings(self, state: EarthState, player: Seat, offer: Offer) -> list[int]:
        """The best cards, on every space if that matters and otherwise on one."""
        self.habits.look_at(state, player)
        area = player.area
        found: list[int] = []
        ranked: list[tuple[float, int]] = []
        place: i64 = 0
        while place < len(offer.starts):
            start: i64 = offer.starts[place]
            kind = kind_of(start)
            if kind == PLANT:
                ranked.append((-self.habits.promise(state, player, thing_of(start)), int(place)))
            elif kind == REPLACE:
                found.append(start + lowest(offer.spaces[place]))
            elif kind in (DONE, EVENT, CLAIM_DRAW) or (kind == CONVERT and self._lacks_little(area)):
                found.append(start)
            elif kind == CLAIM_SOIL:
                found.append(start + nth(offer.spaces[place], count(offer.spaces[place]) - 1))
            place += 1
        if len(ranked) > PLANTS:
            ranked.sort()
        if ranked:
            matters = self._places_matter(state, player)
            for _, number in ranked[:PLANTS]:
                first: i64 = offer.starts[number]
                spaces: i64 = offer.spaces[number]
                if matters or self.appraisal.is_aided[thing_of(first)]:
                    self._add_places(state, area, first, spaces, found)
                else:
                    found.append(first + self._snuggest(area, spaces))
        return found

    def _add_places(self, state: EarthState, area: Area, start: i64, spaces: i64, found: list[int]) -> None:
        """The best spaces for a card."""
        ranked: list[tuple[float, int]] = []
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            ranked.append((-self.habits.places.worth(state, area, thing_of(start), space), int(space)))
        ranked.sort()
        for _, space in ranked[:SPOTS]:
            found.append(start + space)

    def _lacks_little(self, area: Area) -> bool:
        """Whether the soil of a conversion makes a card affordable."""
        for card in area.hand:
            if area.catalogue.is_ground[card] and area.soil < area.price(card) <= area.soil + CONVERTED_SOIL:
                return True
        return False

    def _places_matter(self, state: EarthState, player: Seat) -> bool:
        """Whether a score, a goal or a card of the grid pays attention to where cards lie."""
        appraisal = self.appraisal
        if self._ecosystems_mind(state, player, appraisal.ecosystem_minds_places):
            return True
        if self._goals_mind(state, player, appraisal.goal_minds_places):
            return True
        area = player.area
        rest = area.occupied
        while rest != 0:
            if appraisal.is_aided[area.cells[lowest(rest)]]:
                return True
            rest &= rest - 1
        return False

    def _ecosystems_mind(self, state: EarthState, player: Seat, minds: list[bool]) -> bool:
        own = player.area.ecosystem
        if own > NO_ECOSYSTEM and minds[own]:
            return True
        for shared in state.shared:
            if minds[shared]:
                return True
        return False

    def _goals_mind(self, state: EarthState, player: Seat, minds: list[bool]) -> bool:
        """Goals that the seat has not reached."""
        place: i64 = 0
        while place < len(state.goals):
            if minds[state.goals[place]] and player.reached >> place & 1 == 0:
                return True
            place += 1
        return False

    def _snuggest(self, area: Area, spaces: i64) -> i64:
        """The space with most neighbours."""
        best = lowest(spaces)
        most: i64 = -1
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            neighbours = count(AROUND[space] & area.occupied)
            if neighbours > most:
                best, most = space, neighbours
        return best

    # answers that an effect waits for

    def _answers(self, state: EarthState, player: Seat, offer: Offer) -> list[int]:
        effect = player.effect
        assert effect is not None
        waits = state.waits_for(effect)
        if waits == SPROUTS:
            return self._pieces(state, player, offer, SPROUT)
        if waits == GROWTH:
            return self._pieces(state, player, offer, GROW)
        if waits == HAND_COST:
            return self._worst(state, player, offer, WORST)
        if waits in (HAND, PRICE):
            found = self._worst(state, player, offer, WORST - 1)
            place: i64 = 0
            while place < len(offer.starts):
                if kind_of(offer.starts[place]) != COMPOST:
                    found.append(offer.starts[place] + lowest(offer.spaces[place]))
                place += 1
            return found
        if waits in (PICKING, HOW_MANY):
            return offer.moves()
        return self._payments(state, player, offer)

    def _pieces(self, state: EarthState, player: Seat, offer: Offer, kind: i64) -> list[int]:
        """Sprouts anywhere, unless it matters on how many cards they lie; growth where a canopy is near."""
        spaces: i64 = 0
        place: i64 = 0
        while place < len(offer.starts):
            if kind_of(offer.starts[place]) == kind:
                spaces = offer.spaces[place]
            place += 1
        effect = player.effect
        if spaces == 0 or (effect is not None and effect.each):
            return [move_with(ALL, 0, 0)]
        start = move_with(kind, 0, 0)
        found: list[int] = []
        if kind == SPROUT:
            found.append(move_with(ALL, 0, 0))
            if self._sprouts_matter(state, player):
                self._add_kinds(player.area, start, spaces, found)
            return found
        while spaces != 0 and len(found) < GROWING:
            best = growing(player.area, spaces)
            found.append(start + best)
            spaces &= ~only(best)
        return found

    def _sprouts_matter(self, state: EarthState, player: Seat) -> bool:
        appraisal = self.appraisal
        return self._goals_mind(state, player, appraisal.goal_minds_sprouts) or self._ecosystems_mind(
            state, player, appraisal.ecosystem_minds_sprouts
        )

    def _add_kinds(self, area: Area, start: i64, spaces: i64, found: list[int]) -> None:
        """One space for each number of sprouts and free sprout spaces."""
        seen: i64 = 0
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            kind = only(area.sprouts[space] * 8 + area.catalogue.spaces[area.cells[space]])
            if seen & kind == 0:
                seen |= kind
                found.append(start + space)

    def _payments(self, state: EarthState, player: Seat, offer: Offer) -> list[int]:
        """A sprout from anywhere, unless that matters; growth where it costs no canopy."""
        area = player.area
        start: i64 = offer.starts[0]
        spaces: i64 = offer.spaces[0]
        if kind_of(start) == UNSPROUT:
            found: list[int] = []
            if self._sprouts_matter(state, player):
                self._add_kinds(area, start, spaces, found)
            else:
                found.append(start + lowest(spaces))
            return found
        incomplete = spaces & area.growth_room
        return [int(start + lowest(incomplete if incomplete != 0 else spaces))]

    def _worst(self, state: EarthState, player: Seat, offer: Offer, number: i64) -> list[int]:
        """The cards of the hand that will be missed least."""
        self.habits.look_at(state, player)
        ranked: list[tuple[float, int]] = []
        for start in offer.starts:
            if kind_of(start) == COMPOST:
                ranked.append((self.habits.kept_for(state, player, thing_of(start)), start))
        ranked.sort()
        return [start for _, start in ranked[:number]]
