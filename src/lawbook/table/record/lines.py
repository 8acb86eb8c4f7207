"""Lines: the forms of line that a story has, and how each kind of field stands in them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from lawbook.bridge import Bid, Call, Seat, Strain, Suit, Word
from lawbook.notation import parse_call, parse_card
from lawbook.table.in_force import OF_CALLS, OF_CARDS, OF_SUITS, Act, Until
from lawbook.table.record import events as ev

__all__ = ["EXAMPLES", "FORMS", "PLAIN", "SLOTS", "Slot", "call_word"]


@dataclass(frozen=True, slots=True)
class Slot:
    """How one kind of field stands in a line."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]


def call_word(call: Call) -> str:
    """A call as a story has it."""
    match call:
        case Bid():
            return f"{call.level}{'NT' if call.strain is Strain.NOTRUMP else call.strain.letter}"
        case Word.PASS:
            return "P"
        case _:
            return "XX" if call is Word.REDOUBLE else "X"


_CALL = r"P|[Pp]ass|XX?|\d+(?:NT|[CDHSN♣♦♥♠])"
_CARD = r"[SHDC♠♥♦♣](?:10|[AKQJT2-9])"


def _acts(acts: Iterable[Act]) -> Slot:
    return Slot("|".join(sorted(act.value for act in acts)), Act, lambda act: act.value)


def _suit(text: str) -> Suit:
    word = text.rpartition(" ")[2]
    return next(
        suit for suit in Suit if word in {suit.letter, suit.symbol} or suit.name.lower().startswith(word)
    )


DEMANDS = {"forbids": "forbid", "requires": "require", "demands": "require", "names": "name"}
"""What declarer does about a suit, as people say it."""
PLAIN = frozenset({Act.FREE, Act.HIGHEST, Act.LOWEST})
"""The acts whose words tell all."""


SLOTS = {
    "seat": Slot("[NESW]", lambda text: Seat[text], lambda seat: seat.name),
    "call": Slot(_CALL, parse_call, call_word),
    "card": Slot(_CARD, parse_card, lambda card: card.name),
    "cards": Slot(
        rf"{_CARD}(?: {_CARD})*",
        lambda text: tuple(map(parse_card, text.split())),
        lambda cards: " ".join(card.name for card in cards),
    ),
    "number": Slot(r"\d{1,3}", int, str),
    "text": Slot('"[^"]*"', lambda text: text[1:-1], lambda text: f'"{text}"'),
    "place": Slot(r"(?:among|at|on|in|under) [^\"#]+", str.strip, str),
    "calls": Slot(
        rf"(?:{_CALL})(?: (?:{_CALL}))*",
        lambda text: tuple(map(parse_call, text.split())),
        lambda calls: " ".join(map(call_word, calls)),
    ),
    "until": Slot("once|auction", Until, lambda until: until.value),
    "cite": Slot(r"\[\d+[A-Z]?\d*(?:\([a-z]+\))*\]", lambda text: text[1:-1], lambda cite: f"[{cite}]"),
    "rank": Slot("minor|major", str, str),
    "suits": Slot(
        "[SHDC](?: [SHDC])*",
        lambda text: tuple(Suit("CDHS".index(letter)) for letter in text.split()),
        lambda suits: " ".join(suit.letter for suit in suits),
    ),
    "tricks": Slot(r"\d{1,3}", int, str),
    "suit": Slot(
        "|".join(f"(?:(?:an? )?{suit.name[:-1].lower()}s?|{suit.letter}|{suit.symbol})" for suit in Suit),
        _suit,
        lambda suit: suit.name.lower(),
    ),
    "demand": Slot("|".join(DEMANDS), DEMANDS.__getitem__, lambda word: f"{word}s"),
    "one": Slot("spade|heart|diamond|club", _suit, lambda suit: suit.name[:-1].lower()),
    "pass": _acts([Act.PASS]),
    "call_act": _acts(OF_CALLS),
    "suit_act": _acts(OF_SUITS),
    "card_act": _acts(OF_CARDS),
    "plain_act": _acts(PLAIN),
    "drops": Slot("drops", lambda _: "accidentally", lambda _: "drops"),
    "key": Slot("[a-z0-9_]+", str, str),
    "value": Slot(r"\S+", str, str),
}

FORMS: tuple[tuple[type[Any], str], ...] = (
    (ev.Called, "{seat} {call} {manner=alerted} {text}"),
    (ev.Called, "{seat} {call} {manner=announced} {text}"),
    (ev.Called, "{seat} {call} {manner=alerted}"),
    (ev.Called, "{seat} {call} {manner=not alerted}"),
    (ev.Called, "{seat} {call} {manner=together}"),
    (ev.Called, "{seat} {call}"),
    (ev.PlayedTogether, "{seat} {card} together"),
    (ev.PlayedTogether, "{seat} {card} together {manner=unseen}"),
    (ev.Held, "{seat} holds {card} {manner=so that partner sees it}"),
    (ev.Held, "{seat} holds {card} {manner=at the table}"),
    (ev.Played, "{seat} {card}"),
    (ev.Designated, "{seat} calls {card} from {dummy:seat}"),
    (ev.Designated, "{seat} calls {text}"),
    (ev.LedFaceDown, "{seat} leads {card} face down"),
    (ev.Led, "{seat} leads {card}"),
    (ev.FacedLead, "{seat} faces {card}"),
    (ev.Exposed, "{seat} exposes {cards} {manner=accidentally}"),
    (ev.Exposed, "{seat} exposes {cards} {manner=by opponent}"),
    (ev.Exposed, "{seat} exposes {cards} {manner=unseen}"),
    (ev.Exposed, "{seat} {manner:drops} {cards}"),
    (ev.Exposed, "{seat} exposes {cards}"),
    (ev.FacedHand, "{seat} faces his hand"),
    (ev.Named, "{seat} names {card}"),
    (ev.Accepted, "{seat} accepts"),
    (ev.Refused, "{seat} refuses"),
    (ev.CallReplaced, "{seat} replaces {call} with {new:call} {manner=unintended}"),
    (ev.CallReplaced, "{seat} replaces {call} with {new:call}"),
    (ev.CardReplaced, "{seat} replaces {card} with {new:card} {manner=unintended}"),
    (ev.CardReplaced, "{seat} replaces {card} with {new:card}"),
    (ev.CallWithdrawn, "{seat} withdraws {call}"),
    (ev.CallWithdrawn, "{seat} withdraws his call"),
    (ev.CardWithdrawn, "{seat} withdraws {card}"),
    (ev.CallStood, "{seat} {call} stands"),
    (ev.CallCancelled, "{seat} {call} is cancelled"),
    (ev.Hesitated, "{seat} hesitates"),
    (ev.Explained, "{seat} explains {caller:seat}{call} {text}"),
    (ev.Explained, "{seat} announces {caller:seat}{call} {text}"),
    (ev.Explained, "{seat} alerts {caller:seat}{call} {text}"),
    (ev.Corrected, "{seat} corrects {caller:seat}{call} {text}"),
    (ev.Corrected, "{seat} corrects {caller:seat}{call}"),
    (ev.Asked, "{seat} asks {call}"),
    (ev.AskedNone, "{seat} asks whether {asked:seat} has none"),
    (ev.Touched, "{seat} touches {card}"),
    (ev.Remarked, "{seat} remarks {text}"),
    (ev.Revoked, "{seat} revoked in trick {number}"),
    (ev.Revoked, "{seat} revoked"),
    (ev.Claimed, "{seat} claims {tricks} {manner=in all} {text}"),
    (ev.Claimed, "{seat} claims {tricks} {manner=of the rest} {text}"),
    (ev.Claimed, "{seat} claims {tricks} {manner=in all}"),
    (ev.Claimed, "{seat} claims {tricks} {manner=of the rest}"),
    (ev.Claimed, "{seat} claims {tricks} {text}"),
    (ev.Claimed, "{seat} claims {tricks}"),
    (ev.Conceded, "{seat} concedes {tricks}"),
    (ev.TookRest, "{seat} {manner=claims} the rest {text}"),
    (ev.TookRest, "{seat} {manner=claims} the rest"),
    (ev.TookRest, "{seat} {manner=concedes} the rest"),
    (ev.Objected, "{seat} objects"),
    (ev.Agreed, "{seat} agrees"),
    (ev.Counted, "{seat} has {cards:number} cards"),
    (ev.Missed, "{seat} misses {card}"),
    (ev.Found, "{card} found {place}"),
    (ev.NotFound, "{card} not found"),
    (ev.Looked, "{seat} looks at his cards"),
    (ev.Inspected, "{seat} looks at trick {number}"),
    (ev.Inspected, "{seat} looks at his last card"),
    (ev.Consulted, "{seat} looks at {what=his own system card}"),
    (ev.Consulted, "{seat} looks at {what=the opponents' system card}"),
    (ev.Consulted, "{seat} uses {text}"),
    (ev.Saw, "{seat} sees {card} of {owner:seat}"),
    (ev.Heard, "{seat} hears {text}"),
    (ev.TookWrong, "{seat} holds cards of board {board:number}"),
    (ev.LaidDown, "{seat} {act:pass} {until} {cite}"),
    (ev.LaidDown, "{seat} {act:pass} {until}"),
    (ev.LaidDown, "{seat} {act:call_act} {calls} {cite}"),
    (ev.LaidDown, "{seat} {act:call_act} {calls}"),
    (ev.LaidDown, "{seat} {act:suit_act} {suits} {cite}"),
    (ev.LaidDown, "{seat} {act:suit_act} {suits}"),
    (ev.LaidDown, "{seat} {act:card_act} {cards} {cite}"),
    (ev.LaidDown, "{seat} {act:card_act} {cards}"),
    (ev.LaidDown, "{seat} {act:plain_act} {cite}"),
    (ev.LaidDown, "{seat} {act:plain_act}"),
    (ev.MadePenaltyCard, "{card} of {seat} is a {rank} penalty card"),
    (ev.PickedUp, "{seat} picks up {cards}"),
    (ev.BecameDeclarer, "{seat} becomes declarer"),
    (ev.DirectorCalled, "{seat} calls director"),
    (ev.DirectorCalled, "director"),
    (ev.Attention, "attention {text}"),
    (ev.Quitted, "trick {number} quitted"),
    (ev.RoundOver, "round over"),
    (ev.WrongBoard, "wrong board on the table"),
    (ev.Misruled, "director ruled wrongly"),
    (ev.HandsReturned, "hands returned"),
    (ev.BoardDisplaced, "{seat} {manner=moves} the board"),
    (ev.BoardDisplaced, "{seat} {manner=turns} the board"),
    (ev.CorrectionOver, "correction period over"),
    (ev.NextBoard, "next board called by {seat}"),
    (ev.Chose, "{seat} chooses {key}={value}"),
    (ev.Restricted, "{seat} requires the {demand=highest} {suit:one}"),
    (ev.Restricted, "{seat} requires the {demand=lowest} {suit:one}"),
    (ev.Restricted, "{seat} requires the {demand=highest}"),
    (ev.Restricted, "{seat} requires the {demand=lowest}"),
    (ev.Restricted, "{seat} {demand} {suit}"),
    (ev.Restricted, "{seat} {demand=leaves} the lead free"),
)

EXAMPLES = {
    "seat": "E",
    "call": "1H",
    "card": "HK",
    "cards": "H3 H4",
    "number": "14",
    "tricks": "3",
    "text": '"..."',
    "place": "at table 3",
    "drops": "drops",
    "key": "fact",
    "value": "yes",
    "suits": "H",
    "rank": "major",
    "suit": "hearts",
    "demand": "forbids",
    "one": "spade",
    "pass": "must pass",
    "calls": "1H",
    "call_act": "must call",
    "suit_act": "must lead",
    "card_act": "may take back",
    "plain_act": "may lead anything",
    "cite": "[26B]",
    "until": "once",
}
"""A word for each kind of field, for a line that shows how one is written."""
