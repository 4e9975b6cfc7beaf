"""What a player does who does not think ahead but knows what things are worth: quick moves, by prices.

Soil, cards, composted cards, sprouts and growth have prices in points. They change with the time that is left, because
soil and cards are worth nothing in the end. An action, an ability or a card is worth what it brings at these prices.
The numbers stand in `data/habits.toml`; `training/tune.py` finds them by play.
"""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest, nth
from hain.core.dice import Dice
from hain.core.grammar import NO_MOVE
from hain.games.earth.appraisal import MADE, NOTHING_MADE, Appraisal
from hain.games.earth.area import GRID, NO_ECOSYSTEM, Area
from hain.games.earth.catalogue import ACTIONS, NO_CARD
from hain.games.earth.counting import NOWHERE, counted, worth
from hain.games.earth.effects import CONVERTED_SOIL, CONVERTED_SPROUTS, GROWTH, HAND, HAND_COST, PRICE, SPROUTS
from hain.games.earth.gaia import HARD, PASSES
from hain.games.earth.measure import Scoring
from hain.games.earth.moves import (
    ALL,
    CHOOSE,
    CLAIM_SOIL,
    COMPOST,
    CONVERT,
    COPY,
    DONE,
    EVENT,
    GROW,
    PART,
    PLANT,
    REPLACE,
    SKIP,
    TAKE,
    TAKE_DECK,
    TAKE_DRAW,
    TAKE_GROWTH,
    TAKE_SOIL,
    TAKE_SPROUT,
    UNGROW,
    USE,
    kind_of,
    move_with,
    thing_of,
)
from hain.games.earth.offer import Offer
from hain.games.earth.places import Places
from hain.games.earth.recipe import COMPOST as COMPOST_ACTION
from hain.games.earth.recipe import GROW as GROW_ACTION
from hain.games.earth.recipe import PLANT as PLANT_ACTION
from hain.games.earth.recipe import WATER as WATER_ACTION
from hain.games.earth.seat import (
    ACTION,
    ACTIVATE,
    BONUS,
    KEEPING,
    LAST,
    LEAF,
    ORDER,
    PLACING,
    PLANTING,
    SECOND,
    STARTING,
    Seat,
)
from hain.games.earth.state import EarthState

NAMES: Final = (
    *MADE,  # the price of each thing in the end, …
    *(f"early_{thing}" for thing in MADE),  # … and what it is worth more at the beginning
    "scarce_soil",  # what soil is worth more without any
    "scarce_cards",
    "uses_plant",  # of an ability from the beginning to the end
    "uses_compost",
    "uses_water",
    "uses_grow",
    "spaces",  # a space for a sprout
    "early_spaces",
    "height",  # a place for growth
    "early_height",
    "canopy",  # of what it brings more than its pieces
    "scoring",  # a terrain with a score
    "early_scoring",
    "fitting",  # for a terrain with a score
    "discount",
    "ecosystem",  # of what a fitting card brings
    "goal",
    "slot",  # a place in the grid
    "early_slot",
    "act_plant",  # of these actions what their prices do not tell
    "act_compost",
    "act_water",
    "early_act_plant",
    "early_act_compost",
    "early_act_water",
    "rivals",  # of what an action brings a rival
    "event",  # what an event must bring
    "kept",  # what a card must promise lest it be composted
    "early_kept",
    "kept_of_many",  # … and how much more for each card of the hand
)
EARLY: Final = len(MADE)
SCARCE_SOIL: Final = NAMES.index("scarce_soil")
SCARCE_CARDS: Final = NAMES.index("scarce_cards")
USES: Final = NAMES.index("uses_plant")
SPACES: Final = NAMES.index("spaces")
HEIGHT: Final = NAMES.index("height")
CANOPY: Final = NAMES.index("canopy")
SCORING: Final = NAMES.index("scoring")
FITTING: Final = NAMES.index("fitting")
DISCOUNT: Final = NAMES.index("discount")
ECOSYSTEM: Final = NAMES.index("ecosystem")
GOAL: Final = NAMES.index("goal")
SLOT: Final = NAMES.index("slot")
ACT: Final = NAMES.index("act_plant")
EARLY_ACT: Final = NAMES.index("early_act_plant")
RIVALS: Final = NAMES.index("rivals")
EVENTS: Final = NAMES.index("event")
KEPT: Final = NAMES.index("kept")

SOIL: Final = 0
CARDS: Final = 1
DECK: Final = 2
SPROUT: Final = 3
PIECE: Final = 4

ENOUGH_SOIL: Final = 6.0
ENOUGH_CARDS: Final = 4.0
GOAL_WORTH: Final = 12.0
AIDED: Final = 4.0  # what a terrain scores that looks at its surroundings
# what Gaia makes of what she receives
GAIA_SOIL: Final = 0.5
GAIA_GROWTH: Final = 1.6
GAIA_PILE: Final = 5.0


class Habits:
    """The numbers for a table with rivals, and those for the solo game."""

    def __init__(self, appraisal: Appraisal, tables: list[list[float]]) -> None:
        self.appraisal: Appraisal = appraisal
        self.places: Places = Places(appraisal)
        self.tables: list[list[float]] = tables
        self.left: float = 0.0  # of the time, at the decision in question
        self.table: list[float] = tables[0]
        self.prices: list[float] = [0.0] * len(MADE)
        self.slot: float = 0.0
        self.scores: list[Scoring] = []  # of the terrains in the grid

    def look_at(self, state: EarthState, player: Seat) -> None:
        """Note the prices of this moment for this seat."""
        gaia = state.gaia
        table = self.tables[0 if gaia is None else 1]
        fullest: i64 = 0
        for other in state.seats:
            fullest = max(fullest, count(other.area.occupied))
        left = 1.0 - float(fullest) / float(GRID)
        if gaia is not None:
            cards: i64 = len(state.catalogue.gaia_ids)
            left = min(left, 1.0 - float(gaia.passing * cards - len(gaia.deck)) / float(PASSES * cards))
        self.left = left
        self.table = table
        prices = self.prices
        thing: i64 = 0
        while thing < len(MADE):
            prices[thing] = table[thing] + left * table[EARLY + thing]
            thing += 1
        area = player.area
        prices[SOIL] += table[SCARCE_SOIL] * left * max(0.0, 1.0 - float(area.soil) / ENOUGH_SOIL)
        prices[CARDS] += table[SCARCE_CARDS] * left * max(0.0, 1.0 - float(len(area.hand)) / ENOUGH_CARDS)
        self.slot = table[SLOT] + left * table[SLOT + 1]
        self._add_scores(state, player)
        self.scores = []
        rest = area.occupied
        while rest != 0:
            score = state.catalogue.scorings[area.cells[lowest(rest)]]
            rest &= rest - 1
            if score is not None:
                self.scores.append(score)

    def _add_scores(self, state: EarthState, player: Seat) -> None:
        """Some ecosystems and goals count soil, cards or pieces."""
        wants = self.appraisal.ecosystem_wants
        prices = self.prices
        table = self.table
        own = player.area.ecosystem
        if own > NO_ECOSYSTEM and wants[own] != NOTHING_MADE:
            prices[wants[own]] += table[ECOSYSTEM] * self.appraisal.steps[own]
        for shared in state.shared:
            if wants[shared] != NOTHING_MADE:
                prices[wants[shared]] += table[ECOSYSTEM] * self.appraisal.steps[shared]
        place: i64 = 0
        while place < len(state.goals):
            goal = state.goals[place]
            wanted = self.appraisal.goal_wants[goal]
            if wanted != NOTHING_MADE and player.reached >> place & 1 == 0:
                prices[wanted] += table[GOAL] * GOAL_WORTH / float(state.catalogue.fauna[goal].need)
            place += 1

    # what things are worth

    def promise(self, state: EarthState, player: Seat, card: i64) -> float:
        """What a card brings if it is planted: by itself, for ecosystems and goals, less its price."""
        appraisal = self.appraisal
        catalogue = state.catalogue
        table = self.table
        area = player.area
        left = self.left
        found: float = float(catalogue.vp[card]) - self.prices[SOIL] * float(area.price(card))
        found += float(catalogue.spaces[card]) * (table[SPACES] + left * table[SPACES + 1])
        height: i64 = catalogue.height[card]
        if height > 0:
            found += float(height) * (table[HEIGHT] + left * table[HEIGHT + 1])
            found += float(catalogue.canopy[card] - height) * table[CANOPY]
        action: i64 = 0
        while action < ACTIONS:
            made = appraisal.yields[action][card]
            if made is not None:
                found += table[USES + action] * left * max(0.0, self._worth(made))
            action += 1
        black = appraisal.once[card]
        if black is not None:
            found += self._worth(black)
        score = catalogue.scorings[card]
        if score is not None:
            now: float = AIDED if appraisal.is_aided[card] else float(worth(score, area, [area], NOWHERE))
            found += table[SCORING] * now + left * table[SCORING + 1]
        for score in self.scores:
            test = score.measure.test
            if test is not None and test.cards[card]:
                found += table[FITTING] * float(score.points)
        found += table[DISCOUNT] * left * float(catalogue.discount[card])
        own = area.ecosystem
        if own > NO_ECOSYSTEM and appraisal.ecosystem_fits[own][card]:
            found += table[ECOSYSTEM] * appraisal.steps[own]
        for shared in state.shared:
            if appraisal.ecosystem_fits[shared][card]:
                found += table[ECOSYSTEM] * appraisal.steps[shared]
        place: i64 = 0
        while place < len(state.goals):
            goal = state.goals[place]
            if player.reached >> place & 1 == 0 and appraisal.goal_fits[goal][card]:
                found += table[GOAL] * GOAL_WORTH / float(state.catalogue.fauna[goal].need)
            place += 1
        return found

    def _worth(self, made: list[float]) -> float:
        prices = self.prices
        return (
            made[0] * prices[0] + made[1] * prices[1] + made[2] * prices[2] + made[3] * prices[3] + made[4] * prices[4]
        )

    def kept_for(self, state: EarthState, player: Seat, card: i64) -> float:
        """What a card in the hand is worth."""
        if state.catalogue.is_ground[card]:
            return self.promise(state, player, card) - self.slot
        return self._event_worth(state, card)

    def _event_worth(self, state: EarthState, card: i64) -> float:
        made = self.appraisal.once[card]
        found = float(state.catalogue.vp[card])
        return found + self._worth(made) if made is not None else found

    def turn_worth(self, area: Area, action: i64) -> float:
        """What the abilities of a colour bring in one turn."""
        yields = self.appraisal.yields[action]
        found: float = 0.0
        made = yields[area.island]
        if made is not None:
            found += max(0.0, self._worth(made))
        made = yields[area.climate]
        if made is not None:
            found += max(0.0, self._worth(made))
        rest: i64 = area.able[action]
        while rest != 0:
            made = yields[area.cells[lowest(rest)]]
            rest &= rest - 1
            if made is not None:
                found += max(0.0, self._worth(made))
        return found

    def _narrow(self, state: EarthState, area: Area, action: i64) -> None:
        """Prices for things that are received at once: pieces need room, and Gaia counts some of them."""
        prices = self.prices
        prices[SPROUT] *= min(1.0, float(_sprout_room(area)) / 4.0)
        prices[PIECE] *= 1.0 if area.growth_room != 0 else 0.0
        if state.gaia is not None:
            if action == COMPOST_ACTION:
                prices[SOIL] -= GAIA_SOIL
            elif action == GROW_ACTION:
                prices[CARDS] -= GAIA_GROWTH

    # moves

    def quick_move(self, state: EarthState, player: Seat, dice: Dice) -> i64:
        offer = state.offer(player)
        if offer.total == 1:
            return offer.at(0)
        move = self._answer(state, player, offer) if player.effect is not None else NO_MOVE
        if player.effect is None:
            point = player.point
            if point == ACTIVATE:
                move = self._ability(state, player, offer)
            elif point == PLANTING:
                move = self._planting(state, player, offer, dice)
            elif point == ACTION:
                move = self._action(state, player, offer, dice)
            elif point == BONUS:
                move = self._bonus(state, player)
            elif point == PLACING:
                move = self._pieces(player.area, offer)
            elif point == KEEPING:
                move = self._keeping(state, player, offer)
            elif point == STARTING:
                move = self._composting(state, player, offer, 1000.0)
            elif point == ORDER:
                move = offer.starts[0]
            elif point == LEAF:
                move = self._leaf(state, player, offer)
            elif point in (SECOND, LAST):
                move = self._end(state, player, offer)
        while move == NO_MOVE or kind_of(move) == PART:
            move = offer.at(dice.below(offer.total))
        return move

    def _action(self, state: EarthState, player: Seat, offer: Offer, dice: Dice) -> i64:
        """What brings most; an event before it if it pays."""
        self.look_at(state, player)
        event = self._event(state, offer)
        if event != NO_MOVE:
            return event
        best: i64 = NO_MOVE
        most: float = -1000.0
        for start in offer.starts:
            if kind_of(start) == CHOOSE:
                value = self._action_worth(state, player, thing_of(start)) + float(dice.below(256)) / 256.0
                if value > most:
                    best, most = start, value
        return best

    def _action_worth(self, state: EarthState, player: Seat, action: i64) -> float:
        area = player.area
        table = self.table
        found: float = 0.0
        if action == PLANT_ACTION:
            found = self.best_two(state, player)
        price_of_sprouts = self.prices[SPROUT]
        price_of_growth = self.prices[PIECE]
        price_of_soil = self.prices[SOIL]
        price_of_cards = self.prices[CARDS]
        self._narrow(state, area, action)
        found += self.turn_worth(area, action)
        prices = self.prices
        hard = state.gaia is not None and state.gaia.level >= HARD
        more: float = 3.0 if hard else 0.0
        if action == COMPOST_ACTION:
            found += 5.0 * prices[SOIL] + 2.0 * prices[DECK]
            if state.gaia is not None:
                found -= 2.0 + more
        elif action == WATER_ACTION:
            found += min(6.0, float(_sprout_room(area))) * price_of_sprouts + 2.0 * prices[SOIL]
            if state.gaia is not None:
                found -= more + float(counted(state.catalogue.blue_cards, area, [area], NOWHERE))
        elif action == GROW_ACTION:
            found += 4.0 * prices[CARDS] + 2.0 * prices[PIECE]
            if state.gaia is not None:
                found -= GAIA_GROWTH * more
        else:
            found += prices[CARDS]
            if state.gaia is not None:
                found -= GAIA_PILE
        prices[SPROUT] = price_of_sprouts
        prices[PIECE] = price_of_growth
        prices[SOIL] = price_of_soil
        prices[CARDS] = price_of_cards
        if action != GROW_ACTION:
            found += table[ACT + action] + self.left * table[EARLY_ACT + action]
        if table[RIVALS] != 0.0 and len(state.seats) > 1:
            rivals: float = 0.0
            for other in state.seats:
                if other is not player:
                    rivals += self.turn_worth(other.area, action)
            found -= table[RIVALS] * rivals / float(len(state.seats) - 1)
        return found

    def best_two(self, state: EarthState, player: Seat) -> float:
        """What the plantings of a turn bring: the best card, and the best of those that can be paid after it."""
        area = player.area
        first: float = 0.0
        price: i64 = 0
        chosen: i64 = NO_CARD
        for card in area.hand:
            if state.catalogue.is_ground[card] and state.can_afford(player, card):
                worth = self.promise(state, player, card) - self.slot
                if worth > first:
                    first = worth
                    chosen = card
                    price = area.price(card)
        if chosen == NO_CARD or area.is_full():
            return 0.0
        second: float = 0.0
        if count(area.occupied) < GRID - 1:
            for card in area.hand:
                if card != chosen and state.catalogue.is_ground[card] and area.price(card) + price <= area.soil:
                    second = max(second, self.promise(state, player, card) - self.slot)
        return first + second

    def _planting(self, state: EarthState, player: Seat, offer: Offer, dice: Dice) -> i64:
        """The card that promises most, anywhere, if it is worth its place in the grid."""
        self.look_at(state, player)
        best: i64 = NO_MOVE
        most = self.slot
        place: i64 = 0
        while place < len(offer.starts):
            start: i64 = offer.starts[place]
            if kind_of(start) == PLANT or kind_of(start) == REPLACE:
                promise = self.promise(state, player, thing_of(start))
                if promise > most:
                    most = promise
                    best = place
            place += 1
        if self._should_convert(state, player, offer, most):
            return move_with(CONVERT, 0, 0)
        if best == NO_MOVE:
            return move_with(DONE, 0, 0)
        start = offer.starts[best]
        return start + self.places.best(state, player, thing_of(start), offer.spaces[best], dice)

    def _should_convert(self, state: EarthState, player: Seat, offer: Offer, most: float) -> bool:
        """Whether the soil of a conversion pays for a card that is worth the sprouts, and more than any other."""
        area = player.area
        if area.is_full() or not offer.allows(move_with(CONVERT, 0, 0)):
            return False
        most += self.prices[SPROUT] * float(CONVERTED_SPROUTS) - self.prices[SOIL] * float(CONVERTED_SOIL)
        for card in area.hand:
            price = area.price(card)
            within = state.catalogue.is_ground[card] and area.soil < price <= area.soil + CONVERTED_SOIL
            if within and self.promise(state, player, card) > most:
                return True
        return False

    def _bonus(self, state: EarthState, player: Seat) -> i64:
        self.look_at(state, player)
        area = player.area
        action = state.action
        price_of_sprouts = self.prices[SPROUT]
        self._narrow(state, area, action)
        prices = self.prices
        if action == COMPOST_ACTION:
            taken: i64 = TAKE_SOIL if prices[SOIL] > prices[DECK] else TAKE_DECK
        elif action == WATER_ACTION:
            taken = TAKE_SPROUT if area.sprout_room != 0 and price_of_sprouts > prices[SOIL] else TAKE_SOIL
        else:
            taken = TAKE_GROWTH if area.growth_room != 0 and prices[PIECE] > prices[CARDS] else TAKE_DRAW
        return move_with(TAKE, taken, 0)

    def _ability(self, state: EarthState, player: Seat, offer: Offer) -> i64:
        """What costs nothing is used, anything else if it pays."""
        first: i64 = offer.starts[0]
        kind = kind_of(first)
        if kind == COPY:
            return self._copied(state, player, offer)
        if kind == ALL:
            if state.gaia is None or (state.action != COMPOST_ACTION and state.action != GROW_ACTION):
                return first
            self.look_at(state, player)
            self._narrow(state, player.area, state.action)
            made = self.appraisal.yields[state.action][player.card_at(player.first_ability())]
            return first if made is None or self._worth(made) >= 0.0 else move_with(SKIP, 0, 0)
        if kind == USE:
            card = thing_of(first)
            recipe = state.catalogue.effects[state.action][card]
            assert recipe is not None
            if recipe.has_cost:
                self.look_at(state, player)
                self._narrow(state, player.area, state.action)
                made = self.appraisal.yields[state.action][card]
                if made is not None and self._worth(made) <= 0.0:
                    return move_with(SKIP, 0, 0)
            return first
        return self._end(state, player, offer)

    def _copied(self, state: EarthState, player: Seat, offer: Offer) -> i64:
        """The ability that brings most."""
        self.look_at(state, player)
        self._narrow(state, player.area, state.action)
        best: i64 = NO_MOVE
        most: float = 0.0
        place: i64 = 0
        while place < len(offer.starts):
            start: i64 = offer.starts[place]
            if kind_of(start) == COPY and offer.spaces[place] == offer.spaces[0]:
                made = self.appraisal.yields[state.action][thing_of(start)]
                worth = self._worth(made) if made is not None else 0.0
                if worth > most:
                    best, most = start + lowest(offer.spaces[place]), worth
            place += 1
        return best if best != NO_MOVE else move_with(SKIP, 0, 0)

    def _end(self, state: EarthState, player: Seat, offer: Offer) -> i64:
        """The last thing in the pool of the team, as long as there is one; an event that pays; the end of the part."""
        if state.teams:
            place: i64 = len(offer.starts) - 1
            while place >= 0:
                if kind_of(offer.starts[place]) >= CLAIM_SOIL:
                    spaces: i64 = offer.spaces[place]
                    return offer.starts[place] + nth(spaces, count(spaces) - 1)
                place -= 1
        for start in offer.starts:
            if kind_of(start) == EVENT:
                self.look_at(state, player)
                event = self._event(state, offer)
                if event != NO_MOVE:
                    return event
                break
        return move_with(DONE, 0, 0)

    def _event(self, state: EarthState, offer: Offer) -> i64:
        """One that brings more than it takes."""
        for start in offer.starts:
            if kind_of(start) == EVENT and self._event_worth(state, thing_of(start)) > self.table[EVENTS]:
                return start
        return NO_MOVE

    def _keeping(self, state: EarthState, player: Seat, offer: Offer) -> i64:
        """The best of four; Gaia gets the others."""
        self.look_at(state, player)
        best: i64 = NO_MOVE
        most: float = -1000.0
        for start in offer.starts:
            card = thing_of(start)
            worth = max(0.0, self.kept_for(state, player, card))
            if state.gaia is not None:
                vp: i64 = state.catalogue.vp[card]
                worth += float(vp if vp >= 0 else -vp)
            if worth > most:
                best, most = start, worth
        return best

    def _composting(self, state: EarthState, player: Seat, offer: Offer, enough: float) -> i64:
        """The card that will be missed least, if it does not promise too much."""
        self.look_at(state, player)
        worst: i64 = NO_MOVE
        least = enough
        for start in offer.starts:
            if kind_of(start) == COMPOST:
                worth = self.kept_for(state, player, thing_of(start))
                if worth < least:
                    worst = start
                    least = worth
        return worst

    def _pieces(self, area: Area, offer: Offer) -> i64:
        """All sprouts, in their order; growth where a canopy is near."""
        place: i64 = 0
        while place < len(offer.starts):
            if kind_of(offer.starts[place]) == GROW:
                return offer.starts[place] + growing(area, offer.spaces[place])
            place += 1
        return offer.starts[0]

    def _leaf(self, state: EarthState, player: Seat, offer: Offer) -> i64:
        """Where the player has a leaf already, or is furthest from one."""
        best: i64 = offer.starts[0]
        most: float = -1000.0
        for start in offer.starts:
            if kind_of(start) != kind_of(best):
                continue
            place = state.goals.index(thing_of(start))
            goal = state.catalogue.fauna[state.goals[place]]
            worth: float = 2.0
            if player.number not in state.ranks[place]:
                reached = counted(goal.measure, player.area, [player.area], NOWHERE)
                worth = -float(min(reached, goal.need)) / float(goal.need)
            if worth > most:
                best, most = start, worth
        return best

    def _answer(self, state: EarthState, player: Seat, offer: Offer) -> i64:
        effect = player.effect
        assert effect is not None
        area = player.area
        waits = state.waits_for(effect)
        if waits in (SPROUTS, GROWTH):
            return move_with(ALL, 0, 0) if effect.each else self._pieces(area, offer)
        if waits == HAND_COST:
            return self._composting(state, player, offer, 1000.0)
        if waits == HAND:
            self.look_at(state, player)
            table = self.table
            enough = table[KEPT] + self.left * table[KEPT + 1] + table[KEPT + 2] * float(len(area.hand))
            move = self._composting(state, player, offer, enough)
            return move if move != NO_MOVE else move_with(DONE, 0, 0)
        if waits == PRICE:
            return offer.starts[0] + lowest(offer.spaces[0])
        if kind_of(offer.starts[0]) == UNGROW:
            incomplete: i64 = offer.spaces[0] & area.growth_room
            return offer.starts[0] + lowest(incomplete if incomplete != 0 else offer.spaces[0])
        return NO_MOVE


def _sprout_room(area: Area) -> i64:
    """Free sprout spaces."""
    found: i64 = 0
    rest = area.sprout_room
    while rest != 0:
        space = lowest(rest)
        rest &= rest - 1
        found += area.catalogue.spaces[area.cells[space]] - area.sprouts[space]
    return found


def growing(area: Area, spaces: i64) -> i64:
    """The flora of which the next piece is worth most: its canopy's bonus, shared among the pieces it lacks."""
    best = lowest(spaces)
    most: float = -100.0
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        card = area.cells[space]
        height: i64 = area.catalogue.height[card]
        lacking: i64 = height - area.growth[space]
        bonus: i64 = area.catalogue.canopy[card] - height
        worth = float(bonus) / float(lacking)
        if worth > most:
            best, most = space, worth
    return best
