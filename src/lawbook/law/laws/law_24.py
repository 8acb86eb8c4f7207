"""A card is exposed, or led, during the auction, by its owner's own error.

It lies face up until the auction ends; the opponents may use it and partner may not. For an honour,
a card that was led or more than one card, partner passes at his next turn. If his side then defends
every such card becomes a penalty card; if it declares they are picked up. A card seen before the
first call comes under Law 16.
"""

from lawbook.bridge import Card
from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.elsewhere import EXPOSED
from lawbook.law.fact import Detail, Moment, one_of, proviso
from lawbook.law.laws.law_50 import exposed_in_auction
from lawbook.law.obligation import looked_at_later, partner_passes
from lawbook.law.provision import (
    Authorized,
    ContinuesIn,
    Extent,
    FaceUntil,
    MayCall,
    PenaltyCard,
    PenaltyRank,
    PickUpCard,
    Unauthorized,
    Until,
    What,
)
from lawbook.law.restriction import DEFENDS
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.exposure import exposed, led_in_auction
from lawbook.table.seen.sight import IrregularCall, IrregularPlay, View


class Otherwise(Label):
    """What it is if it is not a card exposed by his own error in the auction, before partner's eyes."""

    BEFORE_AUCTION = "before_auction", "It happened before the first call"
    AFTER_AUCTION = "after_auction", "It happened after the auction had ended"
    NOT_HIS_ERROR = "not_his_error", "It was not his own error: somebody else exposed the card"
    NOT_VISIBLE = "not_visible", "His partner could not have seen its face"


class Cards(Label):
    """What was exposed."""

    LOW = "low", "One card below the ten, and it was not led"
    HONOUR_OR_LED = "honour_or_led", "One card that is an ace, king, queen, jack or ten, or that was led"
    SEVERAL = "several", "Two or more cards"


MANNERS = {"by opponent": Otherwise.NOT_HIS_ERROR, "unseen": Otherwise.NOT_VISIBLE}
"""What the manner of an exposure tells."""


def _cards(view: View) -> Cards | None:
    shown = exposed(view)
    if shown is None:
        return None
    if len(shown.cards) != 1:
        return Cards.SEVERAL
    return Cards.HONOUR_OR_LED if led_in_auction(view) or shown.cards[0].rank.is_honour else Cards.LOW


def _shown_cards(view: View) -> tuple[Card, ...] | None:
    shown = exposed(view)
    return None if shown is None else shown.cards or None


def _is_untold(view: View) -> bool:
    """Whether a whole hand was faced of which nobody has told the cards."""
    shown = exposed(view)
    return shown is not None and not shown.cards


def _otherwise(view: View) -> Otherwise | None:
    shown = exposed(view)
    return None if shown is None else MANNERS.get(shown.manner or "")


def _ended(view: View) -> bool | None:
    if isinstance(view, IrregularCall):
        return view.matter.turn is None
    if isinstance(view, IrregularPlay) and led_in_auction(view):
        return view.table.auction_at(view.matter.number).turn is None
    return None


OTHERWISE = one_of("exposed_otherwise", "What was it then?", Otherwise, seen=_otherwise)
CARDS = one_of("cards_exposed", "What was exposed?", Cards, seen=_cards)
ALL_PASSED = proviso(
    "auction_had_ended",
    "Had the auction ended by then, with the opening lead not faced yet?",
    "the auction had ended by then, with the opening lead not faced yet",
    "22B1",
    seen=_ended,
)
EACH_CARD = Detail("exposed_cards", _shown_cards)
WHOLE_HAND: Detail[Extent] = Detail("whole_hand", lambda view: Extent.HAND if _is_untold(view) else None)


@law("24", edition=2017, title="Card exposed or led during the auction")
def card_exposed(case: Case) -> Provisions:
    if case[EXPOSED]:
        yield from by_own_error(case)
    else:
        yield from otherwise(case)


@law("24", edition=2007, title="Card exposed or led during the auction")
def card_exposed_2007(case: Case) -> Provisions:
    yield from as_then(card_exposed(case))


def partners_next_call(cards: Cards) -> Provisions:
    if cards is Cards.LOW:
        yield MayCall(seat=Role.OFFENDERS_PARTNER, cite="24A")
        return
    yield from partner_passes("24B" if cards is Cards.HONOUR_OR_LED else "24C", Until.ONCE)
    yield looked_at_later("72", "72C")


def otherwise(case: Case) -> Provisions:
    kind = case[OTHERWISE]
    if kind is Otherwise.AFTER_AUCTION:
        governing = "49" if case[DEFENDS] else "48"
        yield ContinuesIn(law=governing, cite=governing)
        return
    cite = "24" if kind is Otherwise.NOT_VISIBLE else "16D1"
    yield PickUpCard(seat=Role.OFFENDER, cite=cite)
    if kind is not Otherwise.NOT_VISIBLE:
        called = "no" if kind is Otherwise.BEFORE_AUCTION else "yes"
        given = (("information_from", "elsewhere"), ("call_made_before", called))
        yield ContinuesIn(law="16", given=given, cite="16D1")


def by_own_error(case: Case) -> Provisions:
    shown, hand = case.known(EACH_CARD, (None,)), case.known(WHOLE_HAND)
    for card in shown:
        yield FaceUntil(seat=Role.OFFENDER, card=card, extent=hand, until=Moment.END_OF_AUCTION, cite="24")
    yield Authorized(what=What.EXPOSED_CARDS, to=Role.NON_OFFENDING_SIDE, cite="24", see=("16C1",))
    yield Unauthorized(what=What.EXPOSED_CARDS, to=Role.OFFENDING_SIDE, cite="24", see=("16C2",))
    cards = case[CARDS]
    if not case.unless(ALL_PASSED):
        yield from partners_next_call(cards)
    if case[DEFENDS]:
        minor = cards is Cards.LOW
        rank = PenaltyRank.MINOR if minor else PenaltyRank.MAJOR
        for card in shown:
            yield PenaltyCard(seat=Role.OFFENDER, card=card, extent=hand, rank=rank, cite="24E", see=("50B",))
        yield from exposed_in_auction(case, minor=minor, several=cards is Cards.SEVERAL)
        yield ContinuesIn(law="50", given=(("card_excused", "no"),), cite="24E")
    else:
        for card in shown:
            yield PickUpCard(seat=Role.OFFENDER, card=card, extent=hand, cite="24D")
