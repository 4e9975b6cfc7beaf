"""What a good player of Waldgärtner counts before the game is over."""

from typing import Final

from mypy_extensions import i64

from hain.core.bits import count, lowest, only
from hain.core.dice import Dice
from hain.core.guide import Guide
from hain.core.state import State
from hain.games.waldgaertner.flora import LARGE_TREE, NO_CARD, SIZES, SMALL_SHRUB
from hain.games.waldgaertner.garden import MOST, Garden, base_slots, extra_slot
from hain.games.waldgaertner.moves import (
    COVER,
    MARKET,
    PASS,
    PICK,
    PLANT,
    SEARCH,
    SELL,
    TAKE,
    UPROOT,
    VISIT,
    card_of,
    how_of,
    slot_of,
)
from hain.games.waldgaertner.outlook import Outlook, price
from hain.games.waldgaertner.scoring import total
from hain.games.waldgaertner.seat import NOTHING_CHOSEN, OPEN, PUBLIC, USED, Seat
from hain.games.waldgaertner.state import (
    BONUS,
    COLOURS_FOR_BONUS,
    FINAL,
    FROST,
    PHASES,
    PLAYING,
    ROUNDS,
    SEARCH_PRICE,
    SEARCHING,
    SHARING,
    TAKING,
    VISITING,
    WaldgaertnerState,
)

FEATURES: Final = (
    "rest",  # what all have in common: the rounds to come
    "lone",  # value of the plants without a partner
    "hope",  # the same, each times the chance that a partner will come
    "hand",  # what the hand card would bring at once
    "hand_hope",  # its value if it has no partner, times the chance that one will come
    "draws",  # what an unseen card would bring on average, for each round left
    "good_draws",  # likewise, but only what exceeds a fair card
    "offer",  # what the best open card would bring
    "find",  # what the best card of the market would bring, if a search can be paid
    "coins",
    "first_coins",  # up to the price of a search
    "richer",  # the share of rivals with fewer coins
    "as_rich",  # and with as many
    "harvests",  # coins to come from the plants that stand
    "plan",  # what the cards to come would bring in the base slots, size by size, as far as there is room
    "extra_plan",  # and in the extra slots that coins and harvests will pay
    "spare_coins",  # what will be left of them
    *(f"room_{size}" for size in SIZES[SMALL_SHRUB:]),
    "bonus",  # not earned yet
    "colours",  # as long as it is not
    "three_colours",
)

FAIR: Final = 11  # points of a fair card
CHOICE: Final = 1.3  # cards of a size that can be had, for each that comes by chance
CHANCE: Final = 0.6  # that a partner comes to this seat if it comes up at all
FROM_MARKET: Final = 0.3  # that a partner in the market is searched for
TAKES: Final = 5  # cards of a stack that are worth a thought
COIN_FRACTION: Final = 0.01  # coins break ties


class WaldgaertnerGuide(Guide):
    """Counts each garden as if the decisions that are made already were carried out."""

    names = FEATURES

    def is_quiet(self, state: State) -> bool:
        """A round begins, and no seat has chosen a region."""
        assert isinstance(state, WaldgaertnerState)
        return state.step == VISITING and not _has_begun(state)

    def progress(self, state: State) -> float:
        assert isinstance(state, WaldgaertnerState)
        rounds: i64 = state.round - 1
        if rounds < ROUNDS and state.step >= VISITING and _has_begun(state):
            rounds += 1
        return float(rounds) / float(ROUNDS)

    def points(self, state: State, seat: int) -> float:
        assert isinstance(state, WaldgaertnerState)
        return float(total(_settled(state, seat).garden, state.chips))

    def result(self, state: State, seat: int) -> float:
        assert isinstance(state, WaldgaertnerState)
        player = state.seats[seat]
        return float(total(player.garden, state.chips)) + COIN_FRACTION * float(player.coins)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, WaldgaertnerState)
        player = _settled(state, seat)
        outlook = Outlook(player, state.chips)
        garden = player.garden
        hand = player.kept
        left: i64 = ROUNDS - state.round + 1
        if left > 0 and _has_begun(state):
            left -= 1

        unseen: i64 = 0
        gains: i64 = 0
        good: i64 = 0
        offer: i64 = 0
        counts: list[int] = [0] * len(SIZES)
        promises: list[int] = [0] * len(SIZES)
        for region in range(1, len(state.stacks)):
            stack = state.stacks[region]
            unseen += len(stack)
            for card in stack:
                gain = outlook.gain(card)
                gains += gain
                if gain > FAIR:
                    good += gain - FAIR
                promise = outlook.promise(card)
                if promise > 0:
                    size: i64 = max(state.flora.size[card], SMALL_SHRUB)
                    counts[size] += 1
                    promises[size] += promise
            if stack and state.face_up & only(region):
                offer = max(offer, outlook.gain(stack[len(stack) - 1]))
        each = float(left) / float(unseen) if unseen > 0 else 0.0
        find: i64 = 0
        if player.coins >= SEARCH_PRICE:
            for card in state.market:
                find = max(find, outlook.gain(card))

        lone: i64 = 0
        hope = 0.0
        rest = outlook.lone
        while rest != 0:
            slot = lowest(rest)
            rest ^= only(slot)
            worth = outlook.worth(garden.cells[slot])
            lone += worth
            hope += float(worth) * _chance(state, outlook, state.flora.partner[garden.cells[slot]], left, unseen)
        hand_gain = 0.0
        hand_hope = 0.0
        if hand != NO_CARD:
            hand_gain = float(outlook.gain(hand))
            if outlook.fits(hand) and outlook.is_lone(hand):
                chance = _chance(state, outlook, state.flora.partner[hand], left, unseen)
                hand_hope = float(outlook.worth(hand)) * chance

        poorer: i64 = 0
        equal: i64 = 0
        for rival in state.seats:
            if rival.number != seat:
                if rival.coins < player.coins:
                    poorer += 1
                elif rival.coins == player.coins:
                    equal += 1
        rivals = float(len(state.seats) - 1)
        harvests = _harvests(state, garden)
        colours = count(garden.colours()) if player.bonus == OPEN else 0
        rooms: list[float] = []
        size = SMALL_SHRUB
        while size <= LARGE_TREE:
            rooms.append(float(_room(garden, size)))
            size += 1
        plan, extra_plan, spare = _plan(garden, rooms, counts, promises, left, each, float(player.coins + harvests))
        found = [
            1.0,
            float(lone),
            hope,
            hand_gain,
            hand_hope,
            float(gains) * each,
            float(good) * each,
            float(offer),
            float(find),
            float(player.coins),
            float(min(player.coins, SEARCH_PRICE)),
            float(poorer) / rivals,
            float(equal) / rivals,
            float(harvests),
            plan,
            extra_plan,
            spare,
        ]
        found.extend(rooms)
        found.append(1.0 if player.bonus == OPEN else 0.0)
        found.append(float(colours))
        found.append(1.0 if colours == COLOURS_FOR_BONUS - 1 else 0.0)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        """Slots that are alike count once, digging up must make room for a better plant, and of a searched stack only
        the most appealing cards are looked at. A free card is never declined: it can be sold."""
        assert isinstance(state, WaldgaertnerState)
        player = state.seats[seat]
        step = state.step
        if step in (PLAYING, FINAL):
            outlook = Outlook(player, state.chips)
            plays: list[int] = []
            for card in player.hand():
                plays.extend(outlook.plantings(card))
                plays.append(SELL + card)
            if step == FINAL and player.received == NO_CARD and _could_profit(state, seat):
                plays.append(PASS)
            return plays
        if step == TAKING:
            return _best_takes(Outlook(player, state.chips), state.stack(player.searching))
        if step == BONUS:
            return _best_takes(Outlook(player, state.chips), state.market)
        moves = state.moves(seat)
        if step == VISITING and state.uproot:
            sensible = [move for move in moves if move < UPROOT or _makes_room(state, player, move - UPROOT)]
            return sensible if sensible else moves
        return moves

    def quick_move(self, state: State, seat: int, dice: Dice) -> int:
        """The best play at first sight; of the regions often the one with the best card."""
        assert isinstance(state, WaldgaertnerState)
        player = state.seats[seat]
        step = state.step
        if step in (PLAYING, FINAL):
            return Outlook(player, state.chips).best_play(player.kept, player.received)
        if step == VISITING:
            regions = state.regions()
            if not regions or (player.coins >= SEARCH_PRICE and dice.below(8) == 0):
                return VISIT + MARKET if player.coins >= SEARCH_PRICE else state.random_move(seat, dice)
            if dice.below(4) == 0:
                return VISIT + regions[dice.below(len(regions))]
            return VISIT + _best_region(state, Outlook(player, state.chips), regions)
        if step == SHARING:
            return PICK + Outlook(player, state.chips).most_appealing(state.contests[0].cards)
        if step == TAKING:
            return TAKE + Outlook(player, state.chips).most_appealing(state.stack(player.searching))
        if step == BONUS:
            return TAKE + Outlook(player, state.chips).most_appealing(state.market)
        if step == SEARCHING and state.market and dice.below(2) == 0:
            return SEARCH + MARKET
        if step == FROST:
            return COVER
        return state.random_move(seat, dice)


def _has_begun(state: WaldgaertnerState) -> bool:
    """Whether anything has been decided in this round."""
    if state.step != VISITING:
        return state.step > VISITING
    for player in state.seats:
        if player.chosen != NOTHING_CHOSEN:
            return True
    return False


# a seat as it will be


def _settled(state: WaldgaertnerState, seat: int) -> Seat:
    """The seat after its part of the round: a decision that waits for those of others is carried out, the card that it
    leads to is in the hand, and one of two hand cards is played sensibly."""
    player = state.seats[seat]
    if not _has_begun(state) or state.step > FINAL:
        return player
    chosen = player.chosen
    if chosen == NOTHING_CHOSEN and player.received == NO_CARD and not _will_receive(state, seat):
        return player
    twin = player.copy()
    twin.chosen = NOTHING_CHOSEN
    if chosen != NOTHING_CHOSEN and state.step in (PLAYING, FINAL):
        _carry_out(state, twin, chosen)
        return twin
    if twin.received == NO_CARD:
        twin.receive(_card_to_come(state, twin, chosen), PUBLIC)
    if twin.received != NO_CARD:
        _carry_out(state, twin, Outlook(twin, state.chips).best_play(twin.kept, twin.received))
    return twin


def _will_receive(state: WaldgaertnerState, seat: int) -> bool:
    """Whether the seat still chooses, or waits for a search."""
    return state.owes_decision(seat) if state.step == VISITING else seat in state.six


def _card_to_come(state: WaldgaertnerState, player: Seat, chosen: i64) -> int:
    """The open card of the region, the best find of a search, the plant dug up; without a choice the best open card."""
    if chosen >= TAKE:
        return chosen - TAKE
    if chosen >= UPROOT:
        return player.garden.remove(chosen - UPROOT)
    if state.step == VISITING and chosen < VISIT + MARKET:
        regions = state.regions()
        if chosen != NOTHING_CHOSEN:
            return state.stacks[chosen - VISIT][-1]
        if regions:
            return state.stacks[_best_region(state, Outlook(player, state.chips), regions)][-1]
    if player.searching != 0:
        return Outlook(player, state.chips).most_appealing(state.stack(player.searching))
    if player.coins < SEARCH_PRICE:
        return NO_CARD
    player.coins -= SEARCH_PRICE
    longest = state.market
    for stack in state.stacks:
        if len(stack) > len(longest):
            longest = stack
    return Outlook(player, state.chips).most_appealing(state.market + longest)


def _carry_out(state: WaldgaertnerState, player: Seat, play: i64) -> None:
    """A play, and the card that the fourth colour brings."""
    if play < SELL:
        return
    if play < PLANT:
        card = play - SELL
        player.let_go(card)
        player.coins += state.flora.price[card]
        return
    card, slot = card_of(play), slot_of(play)
    garden = player.garden
    player.let_go(card)
    player.coins -= price(play)
    garden.plant(card, slot, how_of(play) if garden.shade else (2 if slot > 5 else 1))
    if player.bonus == OPEN and state.market and count(garden.colours()) >= COLOURS_FOR_BONUS:
        player.bonus = USED
        outlook = Outlook(player, state.chips)
        player.receive(outlook.most_appealing(state.market), PUBLIC)
        _carry_out(state, player, outlook.best_play(player.kept, player.received))


# what is counted


def _chance(state: WaldgaertnerState, outlook: Outlook, group: i64, left: i64, unseen: i64) -> float:
    """That a partner of this group comes up in the rounds that are left, goes to this seat and finds a place."""
    if left <= 0:
        return 0.0
    flora = state.flora
    without = 1.0
    if unseen > 0:
        seen = min(1.0, float(left) * float(len(state.seats)) / float(unseen))
        for stack in state.stacks:
            for card in stack:
                if flora.kinds[card] & only(group) and outlook.fits(card):
                    without *= 1.0 - CHANCE * seen
    if outlook.coins >= SEARCH_PRICE:
        for card in state.market:
            if flora.kinds[card] & only(group) and outlook.fits(card):
                without *= 1.0 - FROM_MARKET
    return 1.0 - without


def _harvests(state: WaldgaertnerState, garden: Garden) -> i64:
    """Coins from cubes on plants and from the flowers to come, two if fed."""
    flora = state.flora
    year: i64 = (state.round - 1) // PHASES
    phase: i64 = (state.round - 1) % PHASES
    up = garden.occupied & ~garden.covered
    pollinated = garden.pollinated(up, up)
    fed = garden.fed()
    coins: i64 = 0
    while up != 0:
        slot = lowest(up)
        up ^= only(slot)
        card = garden.cells[slot]
        if flora.male[card]:
            continue
        times: i64 = 1 if garden.cubes & only(slot) else 0
        if pollinated & only(slot):
            if times == 0 and year < 2 and phase < flora.flowers[card] < flora.ripe[card]:
                times = 1
            if year == 0:
                times += 1
        coins += times * (2 if fed & only(slot) else 1)
    return coins


def _plan(
    garden: Garden, rooms: list[float], counts: list[int], promises: list[int], left: i64, each: float, coins: float
) -> tuple[float, float, float]:
    """What the plants to come will bring in base slots and in extra slots, and the coins that are left then."""
    base = 0.0
    extra = 0.0
    plays = 0.0
    size: i64 = SMALL_SHRUB
    while size <= LARGE_TREE:
        if counts[size] > 0:
            mean = float(promises[size]) / float(counts[size])
            coming = CHOICE * each * float(counts[size])
            planted = min(rooms[size - 1], coming)
            base += planted * mean
            plays += planted
            if coming > planted and garden.occupied & only(extra_slot(size)) == 0:
                planted = min(1.0, coming - planted, coins / float(size))
                coins -= planted * float(size)
                extra += planted * mean
                plays += planted
        size += 1
    if plays > float(left):
        base *= float(left) / plays
        extra *= float(left) / plays
    return base, extra, coins


def _room(garden: Garden, size: i64) -> i64:
    """The base slots that plants of a size still find."""
    if not garden.shade:
        return count(base_slots(size) & ~garden.occupied)
    return min(MOST[size] - garden.count_in_base(size), count(garden.slots_for(size, 0)))


# what is worth a thought


def _best_region(state: WaldgaertnerState, outlook: Outlook, regions: list[int]) -> int:
    """The region whose open card appeals most."""
    best = regions[0]
    most: i64 = -1
    for region in regions:
        if state.face_up & only(region):
            stack = state.stacks[region]
            appeal = outlook.appeal(stack[len(stack) - 1])
            if appeal > most:
                best, most = region, appeal
    return best


def _best_takes(outlook: Outlook, cards: tuple[int, ...]) -> list[int]:
    """The few cards that appeal most."""
    left = list(cards)
    moves: list[int] = []
    while left and len(moves) < TAKES:
        best = outlook.most_appealing(tuple(left))
        left.remove(best)
        moves.append(TAKE + best)
    return moves


def _makes_room(state: WaldgaertnerState, player: Seat, slot: i64) -> bool:
    """Whether the hand card is better than what the plant counts, and could stand in its place."""
    garden = player.garden
    hand = player.kept
    if hand == NO_CARD:
        return False
    card = garden.cells[slot]
    counts = state.flora.value[card] + state.chips[card] if garden.counting() & only(slot) else 0
    if state.flora.value[hand] + state.chips[hand] <= counts:
        return False
    return garden.shade or garden.size_at(slot) == state.flora.size[hand]


def _could_profit(state: WaldgaertnerState, seat: int) -> bool:
    """Whether a rival may still take a card from the market."""
    for rival in state.seats:
        if rival.number != seat and rival.bonus != USED:
            return True
    return False
