"""What the events of Waldgärtner touch, by their kinds: cards, and the slots, hands and stacks they go between."""

from hain.core.trace import Traces

TRACES = Traces(
    {
        "chose": "seat:{seat}",
        # the start
        "drew": "- from stack:{region} to hand:{seat}",
        "drew_card": "card:{card} from stack:{region} to hand:{seat}",
        # the year
        "phase": "phase:{phase}",
        "bloomed": "card:{cards}",
        "harvested": "card:{cards}; seat:{seat}",
        "covered": "card:{card}; slot:{at}{slot}",
        "discarded": "card:{card} from slot:{at}{slot} to market",
        # the stacks
        "refined": "card:{cards}",
        "turned_up": "card:{cards}",
        # the choices
        "visited": "seat:{seat}; stack:{region}",
        "will_search": "seat:{seat}",
        "dug_up": "card:{card} from slot:{at}{slot} to hand:{seat}",
        "received": "card:{card} from stack:{region} to hand:{seat}",
        # the right of choice: cards are laid open beside the stack; for a lot they are turned into a heap and drawn
        "contested": "stack:{region}; card:{cards} from stack:{region} to open:{region}",
        "picked": "card:{card} from open:{region} to hand:{seat}",
        "declined": "seat:{seat}",
        "lots": "card:{cards} from open:{region} to lot:{region}",
        "drew_lot": "- from lot:{region} to hand:{seat}",
        "drew_lot_card": "card:{card} from lot:{region} to hand:{seat}",
        "received_last": "card:{card} from open:{region} to hand:{seat}",
        "empty_handed": "seat:{seat}",
        # plays
        "planted": "card:{card} from hand:{seat} to slot:{at}{slot}",
        "sold": "card:{card} from hand:{seat} to market",
        "kept": "seat:{seat}",
        "bonus_taken": "card:{card} from market to hand:{seat}",
        "bonus_passed": "seat:{seat}",
        # searching
        "searched": "seat:{seat}; stack:{region}",
        "searched_market": "seat:{seat}; market",
        "fetched": "card:{card} from market to hand:{seat}",
        "took_unseen": "- from stack:{region} to hand:{seat}",
        "took_unseen_card": "card:{card} from stack:{region} to hand:{seat}",
        "lapsed": "seat:{seat}",
    }
)
