"""Effects from beginning to end: costs are paid in full, then gains are received (EAR-101 to EAR-117).

What needs no choice is done at once. Where a seat has to choose, the effect waits as data at the seat (`Effect`), and
goes on with the answer.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import lowest, members, only
from hain.core.event import Event
from hain.games.earth.area import ANYWHERE, AROUND, COLUMNS, FRAME, ROWS, SPACES, Area
from hain.games.earth.catalogue import GROWTH_PIECES, HAND_CARDS, NO_CARD, SPROUT_PIECES
from hain.games.earth.ground import EarthGround, Log
from hain.games.earth.measure import OF_CARDS, OF_HAND
from hain.games.earth.moves import (
    ALL,
    AMOUNT,
    COMPOST,
    DONE,
    GROW,
    PASS,
    PAY,
    PICK,
    SPROUT,
    UNGROW,
    UNSPROUT,
    kind_of,
    number_of,
    space_of,
    thing_of,
)
from hain.games.earth.offer import Offer
from hain.games.earth.recipe import BY_ROW, Recipe
from hain.games.earth.seat import BY_BONUS, BY_CONVERSION, Effect, Seat

# what an effect waits for
NO_WAIT: Final = 0
PRICE: Final = 1
SPROUT_COST: Final = 2
GROWTH_COST: Final = 3
HAND_COST: Final = 4
HOW_MANY: Final = 5
SPROUTS: Final = 6
GROWTH: Final = 7
HAND: Final = 8
PICKING: Final = 9

CONVERTED_SPROUTS: Final = 3
CONVERTED_SOIL: Final = 2


class EarthEffects(EarthGround):
    """A table on which effects take place."""

    def resume(self, player: Seat, log: Log) -> None:
        """No effect is open any more: the seat goes on where it stands."""
        raise NotImplementedError

    # what can be paid and used

    def can_pay(self, area: Area, recipe: Recipe) -> bool:
        """Every cost must be paid in full (EAR-104)."""
        return self.can_pay_after(area, recipe, 0)

    def can_pay_after(self, area: Area, recipe: Recipe, conversions: i64) -> bool:
        """Whether it could be paid if sprouts were converted so often before (EAR-166)."""
        return (
            recipe.soil_cost <= area.soil + conversions * CONVERTED_SOIL
            and recipe.compost_cost <= len(area.compost)
            and recipe.sprout_cost <= area.total_sprouts - conversions * CONVERTED_SPROUTS
            and recipe.growth_cost <= area.total_growth
            and recipe.hand_cost <= len(area.hand)
        )

    def is_usable(self, player: Seat, recipe: Recipe, space: i64) -> bool:
        """It can be paid, and has a cost or a gain that would have an effect now (EAR-117)."""
        area = player.area
        if recipe.active and not self.is_active(player):
            return False
        if recipe.has_cost:
            return self.can_pay(area, recipe)
        if recipe.planted is not None and self.times(player, recipe) == 0:
            return False
        if recipe.soil > 0:
            return True
        if recipe.draw + recipe.deck > 0 and self.cards_left() > 0:
            return True
        if recipe.sprout + recipe.growth > 0:
            permitted = self.permitted(player, recipe, space)
            if self.teams and permitted == ANYWHERE:
                return True  # into the pool (EAR-240)
            if recipe.sprout > 0 and permitted & area.sprout_room:
                return True
            if recipe.growth > 0 and permitted & area.growth_room:
                return True
        return (recipe.hand > 0 and len(area.hand) > 0) or (recipe.pick > 0 and len(area.compost) > 0)

    def times(self, player: Seat, recipe: Recipe) -> i64:
        """How often the gains are received: once for every matching card planted this turn, or just once (EAR-42)."""
        if recipe.planted is None:
            return 1
        found: i64 = 0
        for card in player.planted:
            if recipe.planted.cards[card]:
                found += 1
        return found

    def permitted(self, player: Seat, recipe: Recipe, space: i64) -> i64:
        """Where pieces may go, seen from the card that has the ability (EAR-43, EAR-44)."""
        if recipe.around:
            return AROUND[space]
        if recipe.each is None:
            return ANYWHERE
        line: i64 = ROWS[space // FRAME] if recipe.line == BY_ROW else COLUMNS[space % FRAME]
        return line & player.area.matching(recipe.each)

    # beginning

    def begin(self, player: Seat, recipe: Recipe, source: i64, space: i64, log: Log) -> None:
        """Pay soil and compost without a question (EAR-105), note the rest, and go on with it."""
        area = player.area
        effect = Effect(source)
        effect.sprout_cost = recipe.sprout_cost
        effect.growth_cost = recipe.growth_cost
        effect.hand_cost = recipe.hand_cost
        effect.receive(recipe, self.times(player, recipe))
        if recipe.around or recipe.each is not None:
            effect.permitted = self.permitted(player, recipe, space)
            effect.each = recipe.each is not None
        effect.triggers = source > NO_CARD and self.catalogue.is_event[source]
        if recipe.soil_cost > 0:
            area.soil -= recipe.soil_cost
            if log is not None:
                log.append(Event("paid_soil", player.number, count=int(recipe.soil_cost)))
        if recipe.compost_cost > 0:
            for _ in range(recipe.compost_cost):
                self.throw(area.compost.pop())
            if log is not None:
                log.append(Event("paid_compost", player.number, count=int(recipe.compost_cost)))
        player.effect = effect
        self.go_on(player, log)

    def begin_conversion(self, player: Seat, log: Log) -> None:
        """3 sprouts for 2 soil (EAR-166)."""
        effect = Effect(BY_CONVERSION)
        effect.sprout_cost = CONVERTED_SPROUTS
        effect.soil = CONVERTED_SOIL
        player.effect = effect
        if log is not None:
            log.append(Event("converts", player.number))
        self.go_on(player, log)

    def begin_bonus(self, player: Seat, draw: i64, soil: i64, deck: i64, sprout: i64, growth: i64, log: Log) -> None:
        """A part of the bonus of an action."""
        effect = Effect(BY_BONUS)
        effect.draw = draw
        effect.soil = soil
        effect.deck = deck
        effect.sprout = sprout
        effect.growth = growth
        player.effect = effect
        self.go_on(player, log)

    def begin_planting(self, player: Seat, card: i64, space: i64, price: i64, log: Log) -> None:
        """A card that may be paid with something else is paid first (EAR-135)."""
        effect = Effect(card)
        effect.card = card
        effect.space = space
        effect.price = price
        effect.resource = self.catalogue.pays[card]
        player.effect = effect
        self.go_on(player, log)

    def lay(self, player: Seat, card: i64, space: i64) -> None:
        """A card that is paid comes to lie in the grid (EAR-137)."""
        player.area.lay(card, space)
        player.planted.append(card)
        player.planted_on.append(space)
        if self.secret:
            player.secret |= only(space)
        elif self.others_look_on():
            self.knowledge += 1
        self.reach(player, OF_CARDS)

    # going on

    def go_on(self, player: Seat, log: Log) -> None:
        """Do what needs no choice, until the seat has to choose or the effect is finished."""
        while player.effect is not None:
            effect = player.effect
            if self._run(player, effect, log) != NO_WAIT:
                return
            trigger = self.catalogue.trigger[player.area.island] if effect.triggers else None
            if trigger is None:
                player.effect = None
            else:
                player.effect = Effect(player.area.island)
                player.effect.receive(trigger, 1)
        self.resume(player, log)

    def _run(self, player: Seat, effect: Effect, log: Log) -> i64:
        area = player.area
        if effect.card != NO_CARD:
            if effect.price > 0:
                return PRICE
            card, effect.card = effect.card, NO_CARD
            self.lay(player, card, effect.space)
        if effect.sprout_cost > 0:
            if effect.sprout_cost < area.total_sprouts:
                return SPROUT_COST
            self._pay_all_sprouts(player, effect, log)
        if effect.growth_cost > 0:
            if effect.growth_cost < area.total_growth:
                return GROWTH_COST
            self._pay_all_growth(player, effect, log)
        if effect.hand_cost > 0:
            return HAND_COST
        if effect.draw + effect.soil + effect.deck > 0:
            if player.part:
                return HOW_MANY
            self._hand_out(player, effect, effect.draw, effect.soil, effect.deck, log)
            effect.draw = effect.soil = effect.deck = 0
        if self.teams and effect.permitted == ANYWHERE:
            self._pool_pieces(player, effect, log)
        if effect.sprout > 0:
            if area.sprout_room & effect.permitted:
                return SPROUTS
            effect.sprout = 0
        if effect.growth > 0:
            if area.growth_room & effect.permitted:
                return GROWTH
            effect.growth = 0
        if effect.hand > 0:
            if area.hand:
                return HAND
            effect.hand = 0
        if effect.pick > 0:
            if area.compost:
                self._look(player, effect, log)
                return PICKING
            effect.pick = 0
        return NO_WAIT

    def waits_for(self, effect: Effect) -> i64:
        """What an open effect has to be told next."""
        if effect.card != NO_CARD:
            return PRICE
        if effect.sprout_cost > 0:
            return SPROUT_COST
        if effect.growth_cost > 0:
            return GROWTH_COST
        if effect.hand_cost > 0:
            return HAND_COST
        if effect.draw + effect.soil + effect.deck > 0:
            return HOW_MANY
        if effect.sprout > 0:
            return SPROUTS
        if effect.growth > 0:
            return GROWTH
        return HAND if effect.hand > 0 else PICKING

    def _pay_all_sprouts(self, player: Seat, effect: Effect, log: Log) -> None:
        """The seat has just as many as it must pay (EAR-107)."""
        effect.sprout_cost = 0
        for space in members(player.area.sprouted):
            while player.area.sprouts[space] > 0:
                self.remove_sprout(player, space, log)

    def _pay_all_growth(self, player: Seat, effect: Effect, log: Log) -> None:
        effect.growth_cost = 0
        for space in members(player.area.grown):
            while player.area.growth[space] > 0:
                self.remove_growth(player, space, log)

    def _hand_out(self, player: Seat, effect: Effect, draw: i64, soil: i64, deck: i64, log: Log) -> None:
        """Pure gains, in their order (EAR-109, EAR-110). Gaia counts what comes from bonus and abilities (EAR-201)."""
        drawn: i64 = 0
        if draw > 0:
            drawn = self.receive_cards(player, draw, log)
        self.receive_soil(player, soil, log)
        if deck > 0:
            self.compost_from_deck(player, deck, log)
        gaia = self.gaia
        if gaia is not None and self._gaia_counts(effect):
            gaia.soil_counted += soil
            gaia.cards_counted += drawn

    def _gaia_counts(self, effect: Effect) -> bool:
        """Events, triggers and conversions do not count (EAR-201, EAR-202)."""
        source = effect.source
        if source == BY_BONUS:
            return True
        return source > NO_CARD and not self.catalogue.is_event[source] and self.catalogue.trigger[source] is None

    def _pool_pieces(self, player: Seat, effect: Effect, log: Log) -> None:
        """Pieces that may go anywhere enter the pool as a number (EAR-236)."""
        pool = self.pool_of(player)
        for kind, number in (("sprouts", effect.sprout), ("growth", effect.growth)):
            if number > 0 and log is not None:
                log.append(self.brought(kind, player, number))
        pool.sprout += effect.sprout
        pool.growth += effect.growth
        if effect.sprout + effect.growth > 0:
            self.ask_again(player)
        effect.sprout = 0
        effect.growth = 0

    def _look(self, player: Seat, effect: Effect, log: Log) -> None:
        """The seat sees the top cards of its compost (EAR-40)."""
        if effect.looked:
            return
        effect.looked = True
        effect.pick = min(effect.pick, len(player.area.compost))
        self.knowledge += 1
        if log is not None:
            names = self.names(self.looked_at(player, effect))
            looked = Event("looked", player.number, count=len(names))
            log.append(looked.told((player.number,), Event("looked_cards", player.number, cards=names)))

    def looked_at(self, player: Seat, effect: Effect) -> list[int]:
        """The cards to pick from, the top one first."""
        compost = player.area.compost
        return [compost[len(compost) - 1 - depth] for depth in range(effect.pick)]

    # what may be answered

    def offer_answers(self, player: Seat, effect: Effect, offer: Offer) -> None:
        area = player.area
        waits = self.waits_for(effect)
        if waits == PRICE:
            self._offer_payment(area, effect, offer)
        elif waits == SPROUT_COST:
            offer.add_on(UNSPROUT, 0, area.sprouted)
        elif waits == GROWTH_COST:
            offer.add_on(UNGROW, 0, area.grown)
        elif waits == HAND_COST:
            for card in area.hand:
                offer.add(COMPOST, card)
        elif waits == HOW_MANY:
            offer.add_numbers(AMOUNT, 0, effect.draw or effect.soil or effect.deck)
        elif waits == SPROUTS:
            self.offer_places(SPROUT, area.sprout_room & effect.permitted, offer)
        elif waits == GROWTH:
            self.offer_places(GROW, area.growth_room & effect.permitted, offer)
        elif waits == HAND:
            if len(area.hand) <= effect.hand:
                offer.add(ALL, 0)
            for card in area.hand:
                offer.add(COMPOST, card)
            offer.add(DONE, 0)
        else:
            for card in self.looked_at(player, effect):
                offer.add(PICK, card)
            offer.add(PASS, 0)

    def offer_places(self, kind: i64, spaces: i64, offer: Offer) -> None:
        """Pieces to place one by one, all, or no more (EAR-112, EAR-113)."""
        if spaces != 0:
            offer.add(ALL, 0)
        offer.add_on(kind, 0, spaces)
        offer.add(DONE, 0)

    def _offer_payment(self, area: Area, effect: Effect, offer: Offer) -> None:
        """Each unit lowers what is left by 1; the rest may be paid in soil (EAR-135)."""
        if effect.price <= area.soil:
            offer.add(PAY, 0)
        if effect.resource == HAND_CARDS:
            for card in area.hand:
                offer.add(COMPOST, card)
        elif effect.resource == SPROUT_PIECES:
            offer.add_on(UNSPROUT, 0, area.sprouted)
        elif effect.resource == GROWTH_PIECES:
            offer.add_on(UNGROW, 0, area.grown)

    # answers

    def answer(self, player: Seat, effect: Effect, move: i64, log: Log) -> None:
        """The seat has chosen; the effect goes on."""
        kind = kind_of(move)
        space = space_of(move)
        if kind == SPROUT:
            self._place(player, effect, only(space), True, log)
        elif kind == GROW:
            self._place(player, effect, only(space), False, log)
        elif kind == UNSPROUT:
            if effect.card != NO_CARD:
                effect.price -= 1
            else:
                effect.sprout_cost -= 1
            self.remove_sprout(player, space, log)
        elif kind == UNGROW:
            if effect.card != NO_CARD:
                effect.price -= 1
            else:
                effect.growth_cost -= 1
            self.remove_growth(player, space, log)
        elif kind == COMPOST:
            self._compost(player, effect, thing_of(move), log)
        elif kind == PAY:
            player.area.soil -= effect.price
            if log is not None:
                log.append(Event("paid_soil", player.number, count=int(effect.price)))
            effect.price = 0
        elif kind == AMOUNT:
            self._take_part(player, effect, number_of(move), log)
        elif kind == PICK:
            self._pick(player, effect, thing_of(move), log)
        elif kind == ALL:
            self._take_all(player, effect, log)
        else:
            self._decline(effect)
        self.go_on(player, log)

    def _place(self, player: Seat, effect: Effect, spaces: i64, sprouts: bool, log: Log) -> None:
        """One piece on each of these spaces, as long as there are any."""
        placed: list[str] = []
        for space in members(spaces):
            if sprouts:
                self.place_sprout(player, space)
            else:
                self.place_growth(player, space)
            placed.append(SPACES[space])
            if effect.each:
                effect.permitted &= ~only(space)
            elif sprouts:
                effect.sprout -= 1
            else:
                effect.growth -= 1
        if log is not None:
            log.append(Event("sprouted" if sprouts else "grew", player.number, spaces=placed))

    def _take_all(self, player: Seat, effect: Effect, log: Log) -> None:
        area = player.area
        waits = self.waits_for(effect)
        if waits == HAND:
            for card in area.hand[:]:
                self._compost(player, effect, card, log)
            return
        sprouts = waits == SPROUTS
        room = effect.permitted & (area.sprout_room if sprouts else area.growth_room)
        if effect.each:
            self._place(player, effect, room, sprouts, log)
            return
        while room != 0 and (effect.sprout if sprouts else effect.growth) > 0:
            self._place(player, effect, only(lowest(room)), sprouts, log)
            room = effect.permitted & (area.sprout_room if sprouts else area.growth_room)

    def _compost(self, player: Seat, effect: Effect, card: i64, log: Log) -> None:
        """A hand card as payment, or as a gain: then in teams to the pool (EAR-235, EAR-238)."""
        if effect.card != NO_CARD:
            effect.price -= 1
        elif effect.hand_cost > 0:
            effect.hand_cost -= 1
        else:
            effect.hand -= 1
            if self.teams:
                player.area.hand.remove(card)
                self.pool_of(player).compost.append(card)
                self.ask_again(player)
                if log is not None:
                    log.append(self.told(player, "pool_composted", [card]))
                return
        self.compost_from_hand(player, card, log)

    def _take_part(self, player: Seat, effect: Effect, number: i64, log: Log) -> None:
        """So many of the pure gain that was asked for; after the last one of the effect the mark is gone (EAR-111)."""
        if effect.draw > 0:
            effect.draw = 0
            self._hand_out(player, effect, number, 0, 0, log)
        elif effect.soil > 0:
            effect.soil = 0
            self._hand_out(player, effect, 0, number, 0, log)
        else:
            effect.deck = 0
            self._hand_out(player, effect, 0, 0, number, log)
        trigger = self.catalogue.trigger[player.area.island] if effect.triggers else None
        if effect.draw + effect.soil + effect.deck == 0 and (trigger is None or not trigger.has_pure_gain):
            player.part = False

    def _pick(self, player: Seat, effect: Effect, card: i64, log: Log) -> None:
        """One card into the hand, in teams into the pool; the others stay in their order (EAR-40)."""
        effect.pick = 0
        player.area.compost.remove(card)
        if self.teams:
            self.pool_of(player).cards.append(card)
            self.ask_again(player)
        else:
            player.area.take_in(card)
            self.reach(player, OF_HAND)
        if log is not None:
            log.append(self.told(player, "pool_picked" if self.teams else "picked", [card]))

    def _decline(self, effect: Effect) -> None:
        """`done` or `pass`: the gain that is being taken ends here."""
        if effect.sprout > 0:
            effect.sprout = 0
        elif effect.growth > 0:
            effect.growth = 0
        elif effect.hand > 0:
            effect.hand = 0
        else:
            effect.pick = 0
