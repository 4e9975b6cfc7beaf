"""A seat's part of a turn: its bonus, planting, activating, and what it may do in between (4.2 to 4.7 of the rules)."""

from typing import Final

from mypy_extensions import i64

from hain.core.event import Event
from hain.games.earth.area import SPACES
from hain.games.earth.catalogue import NO_CARD, NOTHING_ELSE
from hain.games.earth.counting import NOWHERE
from hain.games.earth.ground import Log
from hain.games.earth.measure import OF_COMPOST, OF_EVENTS, OF_HAND, OF_SOIL
from hain.games.earth.moves import (
    ALL,
    CLAIM_COMPOST,
    CLAIM_DRAW,
    CLAIM_SOIL,
    CLAIM_SPROUT,
    CONVERT,
    COPY,
    DONE,
    EVENT,
    GRID_FIRST,
    KEEP,
    ORDER,
    PART,
    PASS,
    PLANT,
    REPLACE,
    SKIP,
    TAKE,
    TAKE_DECK,
    TAKE_DRAW,
    TAKE_GROWTH,
    TAKE_SOIL,
    TAKE_SPROUT,
    USE,
    kind_of,
    number_of,
    space_of,
    thing_of,
)
from hain.games.earth.offers import EarthOffers
from hain.games.earth.recipe import COMPOST as COMPOST_ACTION
from hain.games.earth.recipe import NO_ACTION
from hain.games.earth.recipe import PLANT as PLANT_ACTION
from hain.games.earth.recipe import WATER as WATER_ACTION
from hain.games.earth.seat import (
    ACTIVATE,
    ACTIVATION,
    BONUS,
    CARDS,
    IDLE,
    KEEPING,
    NOTHING,
    PLACING,
    PLANTING,
    REVEAL,
    SECOND,
    SOIL,
    Seat,
)
from hain.games.earth.seat import ORDER as ORDERING

# the bonuses of the four actions (EAR-127, EAR-141, EAR-144, table of 4.5)
PLANTINGS: Final = 2
OTHER_PLANTINGS: Final = 1
FOUR: Final = 4
OTHER_CARD: Final = 1
COMPOST_SOIL: Final = 5
COMPOST_CARDS: Final = 2
WATER_SPROUTS: Final = 6
WATER_SOIL: Final = 2
GROW_CARDS: Final = 4
GROW_GROWTH: Final = 2
OTHER_BONUS: Final = 2


class EarthParts(EarthOffers):
    """A table at which seats take their parts."""

    # beginning a part

    def begin_part(self, player: Seat, log: Log) -> None:
        """What the action brings: the active seat's bonus begins, the others have their choice (EAR-126)."""
        active = self.is_active(player)
        if self.action == PLANT_ACTION:
            player.point = PLANTING
            player.left = PLANTINGS if active else OTHER_PLANTINGS
        elif not active:
            player.point = BONUS
        elif self.action == COMPOST_ACTION:
            player.point = CARDS
            self.begin_bonus(player, 0, COMPOST_SOIL, 0, 0, 0, log)
        elif self.action == WATER_ACTION:
            player.point = PLACING
            self.resume(player, log)
        else:
            player.point = PLACING
            self.begin_bonus(player, GROW_CARDS, 0, 0, 0, 0, log)

    def resume(self, player: Seat, log: Log) -> None:
        """Go on from where the seat stands, up to its next decision."""
        player.offer = None
        point = player.point
        if point == PLANTING:
            if player.left == 0:
                if self.is_active(player):
                    player.point = SECOND
                else:
                    self._end_planting(player, log)
        elif point == PLACING:
            if self.teams or self.bonus_room(player) == 0:
                self._end_placing(player, log)
        elif point == SOIL:
            player.point = ACTIVATION
            self.begin_bonus(player, 0, WATER_SOIL, 0, 0, 0, log)
        elif point == CARDS:
            self.compost_from_deck(player, COMPOST_CARDS, log)
            self._begin_activation(player)
        elif point == ACTIVATION:
            self._begin_activation(player)
        elif point == ACTIVATE and player.rolling:
            self._roll(player, log)

    def _end_placing(self, player: Seat, log: Log) -> None:
        """In teams the pieces go to the pool; without room for any they are lost (EAR-114, EAR-147, EAR-236)."""
        water = self.action == WATER_ACTION
        player.point = SOIL if water else ACTIVATION
        if self.teams:
            self.begin_bonus(player, 0, 0, 0, WATER_SPROUTS if water else 0, 0 if water else GROW_GROWTH, log)
        else:
            self.resume(player, log)

    # planting

    def _plant(self, player: Seat, card: i64, space: i64, log: Log) -> None:
        """The price is paid, the card lies in the grid, its black gains are received (EAR-133 to EAR-137)."""
        area = player.area
        player.left -= 1
        price = area.price(card)
        area.hand.remove(card)
        self._tell_planted(player, card, space, price, log)
        if price > 0 and self.catalogue.pays[card] != NOTHING_ELSE:
            self.begin_planting(player, card, space, price, log)
            return
        area.soil -= price
        self.lay(player, card, space)
        black = self.catalogue.black[card]
        if black is None:
            self.resume(player, log)
        else:
            self.begin(player, black, card, space, log)

    def _tell_planted(self, player: Seat, card: i64, space: i64, price: i64, log: Log) -> None:
        if log is not None:
            name = self.catalogue.ids[card]
            planted = Event("planted", player.number, card=name, space=SPACES[space], soil=int(price))
            if self.secret:
                hidden = Event("planted_secretly", player.number, space=SPACES[space])
                log.append(hidden.told(self.knowers(player), planted))
            else:
                log.append(planted)

    def _replace(self, player: Seat, card: i64, space: i64, log: Log) -> None:
        """The terrain goes to the own compost, the new card takes its space for no soil (EAR-138, EAR-139)."""
        area = player.area
        player.left -= 1
        terrain: i64 = area.cells[space]
        area.hand.remove(card)
        area.lift(space)
        area.compost.append(terrain)
        self.reach(player, OF_COMPOST)
        if log is not None:
            ids = self.catalogue.ids
            replaced = Event("replaced", player.number, card=ids[card], space=SPACES[space], cards=[ids[terrain]])
            if self.secret:
                hidden = Event("replaced_secretly", player.number, space=SPACES[space])
                if player.secret >> space & 1 == 0:
                    hidden.details["cards"] = [ids[terrain]]  # all have seen it lie there
                log.append(hidden.told(self.knowers(player), replaced))
            else:
                log.append(replaced)
        self.lay(player, card, space)
        gains = self.catalogue.replacing[terrain]
        assert gains is not None
        self.begin(player, gains, terrain, space, log)

    def _end_planting(self, player: Seat, log: Log) -> None:
        """With secret planting all wait for the last one (EAR-230)."""
        player.left = 0
        if self.secret:
            player.point = REVEAL
        else:
            self.after_planting(player, log)

    def after_planting(self, player: Seat, log: Log) -> None:
        """The active seat draws four cards to keep one, the others draw one (EAR-141, EAR-144)."""
        if not self.is_active(player):
            player.point = ACTIVATION
            self.begin_bonus(player, OTHER_CARD, 0, 0, 0, 0, log)
            return
        while len(player.four) < FOUR:
            card = self.take_card(log)
            if card == NO_CARD:
                break
            player.four.append(card)
        if not player.four:
            self._begin_activation(player)
            return
        player.point = KEEPING
        player.offer = None
        self.knowledge += 1
        if log is not None:
            names = self.names(player.four)
            looked = Event("drew_four", player.number, count=len(names))
            log.append(looked.told((player.number,), Event("drew_four_cards", player.number, cards=names)))

    def _keep(self, player: Seat, card: i64, log: Log) -> None:
        """One into the hand, the others to the discard pile, in the solo game to Gaia's pile (EAR-141, EAR-197)."""
        others = [other for other in player.four if other != card]
        player.four = []
        if self.teams:
            self.pool_of(player).cards.append(card)
            self.ask_again(player)
        else:
            player.area.take_in(card)
            self.reach(player, OF_HAND)
        if log is not None:
            log.append(self.told(player, "pool_kept" if self.teams else "kept", [card]))
        if others:
            self._leave(player, others, log)
        self._begin_activation(player)

    def _leave(self, player: Seat, others: list[int], log: Log) -> None:
        """What is not kept, which the partner has not seen either."""
        gaia = self.gaia
        if gaia is None:
            for other in others:
                self.throw(other)
        else:
            gaia.pile += others
        if log is not None:
            names = self.names(others)
            if gaia is not None:
                log.append(Event("gaia_left", player.number, cards=names))
            else:
                left = Event("left", player.number, count=len(others))
                log.append(left.told((player.number,), Event("left_cards", player.number, cards=names)))

    # the choice of an other seat

    def _take(self, player: Seat, thing: i64, log: Log) -> None:
        """One of two, never some of each (EAR-149, EAR-150)."""
        player.point = ACTIVATION
        self.begin_bonus(
            player,
            OTHER_BONUS if thing == TAKE_DRAW else 0,
            OTHER_BONUS if thing == TAKE_SOIL else 0,
            OTHER_BONUS if thing == TAKE_DECK else 0,
            OTHER_BONUS if thing == TAKE_SPROUT else 0,
            OTHER_BONUS if thing == TAKE_GROWTH else 0,
            log,
        )

    # activating

    def _begin_activation(self, player: Seat) -> None:
        """With abilities on the board and in the grid the seat says first which half comes first (EAR-154)."""
        player.offer = None
        self.list_abilities(player)
        player.point = ORDERING if (player.island or player.climate) and player.grid != 0 else ACTIVATE

    def _use(self, player: Seat, place: i64, log: Log) -> None:
        card = player.card_at(place)
        player.drop_through(place)
        if log is not None:
            log.append(Event("used", player.number, card=self.catalogue.ids[card]))
        recipe = self.catalogue.effects[self.action][card]
        assert recipe is not None
        self.begin(player, recipe, card, place, log)

    def _copy(self, player: Seat, copier: i64, copied: i64, log: Log) -> None:
        """What the other card does, from the place of this one."""
        place = player.place_of(copier)
        recipe = self.catalogue.effects[self.ability_at(player, place).copies][copied]
        assert recipe is not None
        player.drop_through(place)
        if log is not None:
            ids = self.catalogue.ids
            log.append(Event("copied", player.number, card=ids[copier], cards=[ids[copied]]))
        self.begin(player, recipe, copier, place, log)

    def _skip(self, player: Seat) -> None:
        """Everything up to the first usable ability leaves the list (EAR-158)."""
        for place in player.places():
            player.drop_through(place)
            if self.can_use(player, place):
                return

    def _roll(self, player: Seat, log: Log) -> None:
        """`all`: one ability after another, as long as they cost nothing and need no choice (EAR-159)."""
        place = player.first_ability()
        while place != NOTHING:
            recipe = self.ability_at(player, place)
            if recipe.copies != NO_ACTION or not recipe.is_pure:
                if self.can_use(player, place):
                    break
            elif self.is_usable(player, recipe, place):
                player.rolling = True
                self._use(player, place, log)
                return
            player.drop_through(place)
            place = player.first_ability()
        player.rolling = False

    # at free points

    def _play_event(self, player: Seat, card: i64, log: Log) -> None:
        """Face up to the own event stack; then it is paid and its gains are received (EAR-162)."""
        player.area.hand.remove(card)
        player.area.events.append(card)
        if self.others_look_on():
            self.knowledge += 1
        if log is not None:
            log.append(Event("event", player.number, card=self.catalogue.ids[card]))
        self.reach(player, OF_EVENTS)
        black = self.catalogue.black[card]
        assert black is not None
        self.begin(player, black, card, NOWHERE, log)

    def _claim(self, player: Seat, kind: i64, move: i64, log: Log) -> None:
        """Something out of the pool of the team (EAR-239)."""
        area = player.area
        pool = self.pool_of(player)
        number = number_of(move)
        space = space_of(move)
        if kind == CLAIM_SOIL:
            pool.soil -= number
            area.soil += number
            self.reach(player, OF_SOIL)
        elif kind == CLAIM_COMPOST:
            for _ in range(number):
                area.compost.append(pool.compost.pop())
                self.reach(player, OF_COMPOST)
        elif kind == CLAIM_DRAW:
            pool.cards.remove(thing_of(move))
            area.take_in(thing_of(move))
            self.reach(player, OF_HAND)
        elif kind == CLAIM_SPROUT:
            pool.sprout -= 1
            self.place_sprout(player, space)
        else:
            pool.growth -= 1
            self.place_growth(player, space)
        for mate in self.seats:
            if self.team_of(mate) == self.team_of(player):
                mate.offer = None
        if log is not None:
            self._tell_claim(player, kind, move, log)

    def _tell_claim(self, player: Seat, kind: i64, move: i64, log: list[Event]) -> None:
        number = int(number_of(move))
        team = int(self.team_of(player))
        if kind == CLAIM_SOIL:
            log.append(Event("claimed_soil", player.number, count=number, team=team))
        elif kind == CLAIM_COMPOST:
            log.append(Event("claimed_compost", player.number, count=number, team=team))
        elif kind == CLAIM_DRAW:
            log.append(self.told(player, "claimed", [thing_of(move)]))
        else:
            word = "claimed_sprout" if kind == CLAIM_SPROUT else "claimed_growth"
            log.append(Event(word, player.number, space=SPACES[space_of(move)], team=team))

    # decisions at the points

    def decide(self, player: Seat, move: i64, log: Log) -> None:
        """A legal move of a seat that is in the middle of no effect."""
        kind = kind_of(move)
        thing = thing_of(move)
        player.offer = None
        if kind == EVENT:
            self._play_event(player, thing, log)
        elif kind == CONVERT:
            self.begin_conversion(player, log)
        elif kind == PART:
            player.part = True
        elif kind >= CLAIM_SOIL:
            self._claim(player, kind, move, log)
        elif kind == USE:
            self._use(player, player.place_of(thing), log)
        elif kind == COPY:
            self._copy(player, self.catalogue.copiers[space_of(move)], thing, log)
        elif kind == SKIP:
            self._skip(player)
        elif kind == PLANT:
            self._plant(player, thing, space_of(move), log)
        elif kind == REPLACE:
            self._replace(player, thing, space_of(move), log)
        elif kind == KEEP:
            self._keep(player, thing, log)
        elif kind == TAKE:
            self._take(player, thing, log)
        elif kind == PASS:
            self._begin_activation(player)
        elif kind == ORDER:
            player.grid_first = thing == GRID_FIRST
            player.point = ACTIVATE
        elif kind == ALL and player.point == ACTIVATE:
            self._roll(player, log)
        elif kind == DONE:
            self._finish_point(player, log)
        else:
            self._begin_placing(player, move, log)

    def _begin_placing(self, player: Seat, move: i64, log: Log) -> None:
        """The first of the bonus pieces: from here on it is an effect like any other."""
        water = self.action == WATER_ACTION
        player.point = SOIL if water else ACTIVATION
        self.begin_bonus(player, 0, 0, 0, WATER_SPROUTS if water else 0, 0 if water else GROW_GROWTH, log)
        effect = player.effect
        assert effect is not None
        self.answer(player, effect, move, log)

    def _finish_point(self, player: Seat, log: Log) -> None:
        point = player.point
        if point in (PLANTING, SECOND):
            self._end_planting(player, log)
        elif point == PLACING:
            player.point = SOIL if self.action == WATER_ACTION else ACTIVATION
            self.resume(player, log)
        else:
            player.clear_list()
            player.point = IDLE
