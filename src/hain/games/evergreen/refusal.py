"""Why a move is not legal: the rule that forbids it and the reason, found only when somebody asks."""

from hain.core.errors import IllegalMove
from hain.games.evergreen.box import BIG_TREE, CARDS, POWERS, SMALL_TREE, biome_of, power_of
from hain.games.evergreen.moves import BUSH_ON, DONE, DRAFT, GROW, LAKE_ON, PASS, PLANT, POWER, kind_of, space_of
from hain.games.evergreen.planet import BIOMES
from hain.games.evergreen.seat import IN_PROGRESS, OVER, Seat
from hain.games.evergreen.state import DRAFTING, FINISHED, EvergreenState

_USE_OF_POWER = {BUSH_ON: ("bush", "EVG-81"), LAKE_ON: ("lake", "EVG-82")}


def misread(state: EvergreenState, text: str) -> IllegalMove:
    """The error for a text that is no move: a crevice lies on the planet, but is no space."""
    wrong = state.grammar().wrong(text)
    if wrong is not None and wrong[0].name == "space" and state.box.board.is_crevice(wrong[1]):
        return IllegalMove("EVG-54", "evergreen-no-crevice", space=wrong[1])
    return state.grammar().misread(text)


def refusal(state: EvergreenState, seat: int, move: int) -> IllegalMove:
    """The error for a move that `state` does not allow."""
    if not 0 <= seat < len(state.seats):
        return IllegalMove("EVG-1", "evergreen-no-seat", seat=seat, last=len(state.seats) - 1)
    text = state.text(move)
    if not text:
        return state.misread(str(move))
    if state.phase == FINISHED:
        return IllegalMove("EVG-111", "evergreen-game-over")
    if state.phase == DRAFTING:
        if move < DRAFT:
            return IllegalMove("EVG-34", "evergreen-draft-first", move=text)
        if seat != state.drafter():
            return IllegalMove("EVG-22", "evergreen-not-your-draft", drafter=state.drafter())
        return IllegalMove("EVG-34", "evergreen-not-in-pool", card=CARDS[move - DRAFT])
    if move >= DRAFT:
        return IllegalMove("EVG-34", "evergreen-draft-over")
    player = state.seats[seat]
    if player.is_over():
        return IllegalMove("EVG-50", "evergreen-seat-over")
    if move in (POWER, DONE, PASS):
        return _refused_word(player, move)
    return _refused_space(player, move)


def _refused_word(player: Seat, move: int) -> IllegalMove:
    power = POWERS[power_of(player.card())]
    if move == POWER:
        if player.action == IN_PROGRESS:
            return IllegalMove("EVG-73", "evergreen-power-during-action")
        return IllegalMove("EVG-72", "evergreen-once-a-round", power=power)
    if move == DONE:
        return IllegalMove("EVG-67", "evergreen-done-needs-progress")
    if player.action == IN_PROGRESS:
        return IllegalMove("EVG-67", "evergreen-pass-during-action")
    return IllegalMove("EVG-57", "evergreen-pass-during-power", power=power)


def _refused_space(player: Seat, move: int) -> IllegalMove:
    kind, space = kind_of(move), space_of(move)
    name = player.box.board.names[space]
    power = power_of(player.card())
    if player.lake:
        if kind == LAKE_ON:
            return IllegalMove("EVG-88", "evergreen-lake-waits")
        return _refused_watering(player, kind, 1 << space, name)
    if kind in _USE_OF_POWER:
        word, rule = _USE_OF_POWER[kind]
        if power != POWERS.index(word) or player.power == OVER:
            return IllegalMove(rule, f"evergreen-no-{word}-power", card=CARDS[player.card()])
        if player.power != IN_PROGRESS:
            return IllegalMove("EVG-73", "evergreen-activate-first", power=word)
        return IllegalMove(rule, "evergreen-not-empty", space=name)
    if player.power == IN_PROGRESS:
        return _refused_use(player, kind, 1 << space, name, power)
    if player.action == OVER:
        return IllegalMove("EVG-69", "evergreen-action-over")
    return _refused_effect(player, kind, 1 << space, name)


def _refused_watering(player: Seat, kind: int, bit: int, name: str) -> IllegalMove:
    if kind != GROW:
        return IllegalMove("EVG-88", "evergreen-lake-grows-only")
    if player.watered & bit:
        return IllegalMove("EVG-87", "evergreen-lake-once", space=name)
    if not player.box.board.around(player.lake) & bit:
        return IllegalMove("EVG-86", "evergreen-not-beside-lake", space=name)
    return IllegalMove("EVG-86", "evergreen-cannot-grow", space=name)


def _refused_use(player: Seat, kind: int, bit: int, name: str, power: int) -> IllegalMove:
    if power == SMALL_TREE and kind == GROW:
        return IllegalMove("EVG-79", "evergreen-only-sprouts", space=name)
    if power == BIG_TREE and kind == GROW:
        return IllegalMove("EVG-80", "evergreen-only-small-trees", space=name)
    if POWERS[power] == "sprout" and kind == PLANT:
        return IllegalMove("EVG-78", "evergreen-not-empty", space=name)
    return IllegalMove("EVG-73", "evergreen-action-during-power", power=POWERS[power])


def _refused_effect(player: Seat, kind: int, bit: int, name: str) -> IllegalMove:
    """An effect of the action that is not possible here."""
    if player.action == IN_PROGRESS:
        if not player.area() & bit:
            biome = BIOMES[biome_of(player.card())]
            return IllegalMove("EVG-60", "evergreen-outside-area", space=name, biome=biome)
        if player.touched & bit and kind == GROW:
            rule = "EVG-63" if player.growths else "EVG-65"
            return IllegalMove(rule, "evergreen-same-space", space=name)
        if kind == GROW and player.plants >= 2:
            return IllegalMove("EVG-64", "evergreen-no-growth-after-plants")
    if kind == PLANT:
        return IllegalMove("EVG-51", "evergreen-not-empty", space=name)
    return IllegalMove("EVG-52", "evergreen-cannot-grow", space=name)
