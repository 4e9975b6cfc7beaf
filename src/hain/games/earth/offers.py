"""What a seat may decide at the points of its part: the one generator of legal moves, together with the answers that an
open effect waits for (`effects.py`)."""

from mypy_extensions import i64

from hain.core.bits import lowest, only
from hain.games.earth.area import Area
from hain.games.earth.catalogue import ACTIONS, GROWTH_PIECES, HAND_CARDS, NO_CARD, NOTHING_ELSE, SPROUT_PIECES
from hain.games.earth.effects import CONVERTED_SPROUTS, EarthEffects
from hain.games.earth.moves import (
    ALL,
    BOARD_FIRST,
    CHOOSE,
    CLAIM_COMPOST,
    CLAIM_DRAW,
    CLAIM_GROWTH,
    CLAIM_SOIL,
    CLAIM_SPROUT,
    CLIMATE,
    COMPOST,
    CONVERT,
    COPY,
    DONE,
    ECO,
    EVENT,
    GRID_FIRST,
    GROW,
    ISLAND,
    KEEP,
    LEAF,
    ORDER,
    PART,
    PASS,
    PLANT,
    REPLACE,
    SKIP,
    SPROUT,
    TAKE,
    TAKE_DECK,
    TAKE_DRAW,
    TAKE_GROWTH,
    TAKE_SOIL,
    TAKE_SPROUT,
    USE,
)
from hain.games.earth.offer import Offer
from hain.games.earth.recipe import COMPOST as COMPOST_ACTION
from hain.games.earth.recipe import NO_ACTION, Recipe
from hain.games.earth.recipe import PLANT as PLANT_ACTION
from hain.games.earth.recipe import WATER as WATER_ACTION
from hain.games.earth.seat import (
    ACTION,
    ACTIVATE,
    BONUS,
    KEEPING,
    PLACING,
    PLANTING,
    SECOND,
    SIDES,
    STARTING,
    Seat,
)
from hain.games.earth.seat import LEAF as LEAF_POINT
from hain.games.earth.seat import ORDER as ORDERING


class EarthOffers(EarthEffects):
    """A table at which it is known what everybody may do."""

    # abilities

    def list_abilities(self, player: Seat) -> None:
        """Those that belong to the action, on the board and in the grid (EAR-153)."""
        player.clear_list()
        effects = self.catalogue.effects[self.action]
        player.island = self._is_listed(player, effects[player.area.island])
        player.climate = self._is_listed(player, effects[player.area.climate])
        player.grid = player.area.able[self.action]

    def _is_listed(self, player: Seat, recipe: Recipe | None) -> bool:
        return recipe is not None and (not recipe.active or self.is_active(player))

    def ability_at(self, player: Seat, place: i64) -> Recipe:
        recipe = self.catalogue.effects[self.action][player.card_at(place)]
        assert recipe is not None
        return recipe

    def can_use(self, player: Seat, place: i64) -> bool:
        """Whether an ability of the list is usable; one that copies, if there is something to copy (EAR-155)."""
        recipe = self.ability_at(player, place)
        if recipe.copies == NO_ACTION:
            return self.is_usable(player, recipe, place)
        return len(self.copyable(player, place)) > 0

    def copyable(self, player: Seat, place: i64) -> list[int]:
        """The spaces of the own grid whose ability a copying card could use from its own place (EAR-47, EAR-48)."""
        found: list[int] = []
        action = self.ability_at(player, place).copies
        effects = self.catalogue.effects[action]
        rest: i64 = player.area.able[action] & ~only(place)
        while rest != 0:
            space = lowest(rest)
            rest &= rest - 1
            recipe = effects[player.area.cells[space]]
            if recipe is not None and recipe.copies == NO_ACTION and self.is_usable(player, recipe, place):
                found.append(space)
        return found

    # plantings and places

    def can_afford(self, player: Seat, card: i64) -> bool:
        return player.area.price(card) <= self.means(player, card)

    def means(self, player: Seat, card: i64) -> i64:
        """Soil, and for some cards something else, makes up the price (EAR-136)."""
        area = player.area
        means = area.soil
        resource: i64 = self.catalogue.pays[card]
        if resource != NOTHING_ELSE:
            if resource == HAND_CARDS:
                means += len(area.hand) - 1
            elif resource == SPROUT_PIECES:
                means += area.total_sprouts
            elif resource == GROWTH_PIECES:
                means += area.total_growth
        return means

    def replaceable_by(self, player: Seat, card: i64) -> i64:
        """The spaces of own terrains whose place a card may take (EAR-138)."""
        found: i64 = 0
        rest = player.area.replaceable
        while rest != 0:
            space = lowest(rest)
            rest &= rest - 1
            if self.catalogue.replaced_by[player.area.cells[space]] & self.catalogue.colors[card]:
                found |= only(space)
        return found

    def bonus_room(self, player: Seat) -> i64:
        return player.area.sprout_room if self.action == WATER_ACTION else player.area.growth_room

    def leaf_goals(self) -> list[int]:
        """The goals on which Gaia may place a leaf now; told by the solo game."""
        raise NotImplementedError

    # offers

    def offer_at(self, player: Seat, offer: Offer) -> None:
        """All moves of the point where a seat stands; no effect is open."""
        point = player.point
        if point == ACTIVATE:
            self._offer_abilities(player, offer)
            offer.add(DONE, 0)
        elif point == PLANTING:
            self._offer_plantings(player, offer)
            offer.add(DONE, 0)
        elif point == BONUS:
            self._offer_bonus(player, offer)
        elif point == ACTION:
            self._offer_actions(player, offer)
        elif point == PLACING:
            water = self.action == WATER_ACTION
            self.offer_places(SPROUT if water else GROW, self.bonus_room(player), offer)
            offer.hands_out = water
        elif point == ORDERING:
            offer.add(ORDER, BOARD_FIRST)
            offer.add(ORDER, GRID_FIRST)
        elif point == KEEPING:
            for card in player.four:
                offer.add(KEEP, card)
            return
        elif point == LEAF_POINT:
            self._offer_leaves(offer)
        elif point == STARTING:
            for card in player.area.hand:
                offer.add(COMPOST, card)
            return
        elif point == SIDES:
            self._offer_sides(player, offer)
            return
        else:
            offer.add(DONE, 0)  # SECOND and LAST
        self._offer_in_between(player, offer)

    def _offer_sides(self, player: Seat, offer: Offer) -> None:
        """Both sides of the dealt cards: the island first, then the climate, then the ecosystem (EAR-89)."""
        kind: i64 = ECO
        dealt = player.ecosystems
        if player.area.island == NO_CARD:
            kind = ISLAND
            dealt = player.islands
        elif player.area.climate == NO_CARD:
            kind = CLIMATE
            dealt = player.climates
        for card in dealt:
            offer.add(kind, card)
            offer.add(kind, card + 1)

    def _offer_actions(self, player: Seat, offer: Offer) -> None:
        """All that are not forbidden by a card in the own grid (EAR-125)."""
        for action in range(ACTIONS):
            if player.area.forbidden & only(action) == 0:
                offer.add(CHOOSE, action)
                pieces_wait = action == WATER_ACTION and not self.teams and player.area.sprout_room != 0
                if action != PLANT_ACTION and not pieces_wait:
                    offer.hands_out = True

    def _offer_bonus(self, player: Seat, offer: Offer) -> None:
        """Two things, or neither; pieces only with room for one (EAR-149 to EAR-151)."""
        area = player.area
        if self.action == COMPOST_ACTION:
            offer.add(TAKE, TAKE_SOIL)
            offer.add(TAKE, TAKE_DECK)
        elif self.action == WATER_ACTION:
            if self.teams or area.sprout_room != 0:
                offer.add(TAKE, TAKE_SPROUT)
            offer.add(TAKE, TAKE_SOIL)
        else:
            offer.add(TAKE, TAKE_DRAW)
            if self.teams or area.growth_room != 0:
                offer.add(TAKE, TAKE_GROWTH)
        offer.add(PASS, 0)
        offer.hands_out = True

    def _offer_plantings(self, player: Seat, offer: Offer) -> None:
        """Flora and terrains of the hand that can be paid, on every free space (EAR-128 to EAR-140)."""
        area = player.area
        catalogue = self.catalogue
        spaces = area.free_spaces()
        offer.hands_out = not self.is_active(player)
        if spaces != 0:
            for card in area.hand:
                if catalogue.is_ground[card] and self.can_afford(player, card):
                    offer.add_on(PLANT, card, spaces)
                    black = catalogue.black[card]
                    if black is not None and black.has_pure_gain:
                        offer.hands_out = True
        if area.replaceable != 0:
            for card in area.hand:
                if catalogue.is_ground[card]:
                    places = self.replaceable_by(player, card)
                    if places != 0:
                        offer.add_on(REPLACE, card, places)
                        offer.hands_out = True
        offer.unseen = offer.total

    def _offer_abilities(self, player: Seat, offer: Offer) -> None:
        """Everything usable in the list, in its order (EAR-155, EAR-158, EAR-159)."""
        usable = False
        effects = self.catalogue.effects[self.action]
        for place in player.places():
            card = player.card_at(place)
            recipe = effects[card]
            assert recipe is not None
            if recipe.copies != NO_ACTION:
                copier: i64 = self.catalogue.copiers.index(card)
                for space in self.copyable(player, place):
                    usable = True
                    copied: i64 = player.area.cells[space]
                    offer.add_on(COPY, copied, only(copier))
                    model = self.catalogue.effects[recipe.copies][copied]
                    if model is not None and model.has_pure_gain:
                        offer.hands_out = True
            elif self.is_usable(player, recipe, place):
                if not usable and recipe.is_pure:
                    offer.add(ALL, 0)
                usable = True
                offer.add(USE, card)
                if recipe.has_pure_gain:
                    offer.hands_out = True
        if usable:
            offer.add(SKIP, 0)

    def _offer_leaves(self, offer: Offer) -> None:
        for goal in self.leaf_goals():
            offer.add(LEAF, goal)

    def _offer_in_between(self, player: Seat, offer: Offer) -> None:
        """Events, conversion, claims and partial gains, at every free point (EAR-103, EAR-142, EAR-239)."""
        area = player.area
        catalogue = self.catalogue
        second = player.point == SECOND
        trigger = catalogue.trigger[area.island]
        for card in area.hand:
            if catalogue.is_event[card]:
                black = catalogue.black[card]
                if black is not None and self.can_pay(area, black):
                    offer.add(EVENT, card)
                    offer.unseen += 1
                    if black.has_pure_gain or (trigger is not None and trigger.has_pure_gain):
                        offer.hands_out = True
        if area.total_sprouts >= CONVERTED_SPROUTS and (not second or self._could_play_event(area)):
            offer.add(CONVERT, 0)
            offer.hands_out = True
            if second:
                offer.unseen += 1
        if self.teams:
            self._offer_claims(player, offer)
        if offer.hands_out and not player.part and not second and (offer.total > 1 or len(self.seats) == 1):
            offer.add(PART, 0)
            offer.unseen += 1
        offer.tells = offer.total - offer.unseen < 2 and len(area.hand) > 0

    def _could_play_event(self, area: Area) -> bool:
        """Whether an event of the hand can be paid for, now or after converting (EAR-142)."""
        for card in area.hand:
            black = self.catalogue.black[card]
            if self.catalogue.is_event[card] and black is not None:
                conversions: i64 = 0
                while conversions * CONVERTED_SPROUTS <= area.total_sprouts:
                    if self.can_pay_after(area, black, conversions):
                        return True
                    conversions += 1
        return False

    def _offer_claims(self, player: Seat, offer: Offer) -> None:
        pool = self.pool_of(player)
        if pool.soil > 0:
            offer.add_numbers(CLAIM_SOIL, 1, pool.soil)
        if pool.compost:
            offer.add_numbers(CLAIM_COMPOST, 1, len(pool.compost))
        for card in sorted(pool.cards):
            offer.add(CLAIM_DRAW, card)
        if pool.sprout > 0:
            offer.add_on(CLAIM_SPROUT, 0, player.area.sprout_room)
        if pool.growth > 0:
            offer.add_on(CLAIM_GROWTH, 0, player.area.growth_room)
