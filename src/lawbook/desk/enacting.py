"""Enacting: what a ruling does to the record, as events of the story that go on from there."""

from collections.abc import Iterable, Iterator

from lawbook.bridge import Card, Seat, Suit
from lawbook.desk.enacting_calls import call_duties
from lawbook.law.acceptance import ACCEPTS, Acceptance
from lawbook.law.consult import Ruling
from lawbook.law.fact import Source
from lawbook.law.laws.law_27 import SECOND
from lawbook.law.laws.law_55 import DEFENDERS, Defenders
from lawbook.law.laws.law_62 import OTHERS, PARTNER, Choice
from lawbook.law.provision import (
    BecomesDeclarer,
    CardNotPlayed,
    CardStands,
    ForbidLead,
    LedSuit,
    MayWithdraw,
    MustPlay,
    NoRestriction,
    PenaltyCard,
    Plays,
    Provision,
    RequireLead,
    RestoreExtraCards,
    WithdrawCard,
)
from lawbook.law.provision.leads import NamesSuit
from lawbook.law.role import Role
from lawbook.table import Act, PlayFate, PlayFault
from lawbook.table.record.events import (
    Accepted,
    BecameDeclarer,
    CardWithdrawn,
    Chose,
    Designated,
    Event,
    Exposed,
    LaidDown,
    MadePenaltyCard,
    PickedUp,
    Refused,
)
from lawbook.table.seen.call import accepted, second_accepted
from lawbook.table.seen.penalty import all_his
from lawbook.table.seen.played_since import others_cards, others_changed, partner_changed, partners_cards
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import IrregularAct, IrregularCall, IrregularPlay, Sight, View, record_of

__all__ = ["acts", "chosen", "duties"]


def chosen(ruling: Ruling, view: View) -> Iterator[Event]:
    """What an opponent chose about an irregular call or lead, where the record does not show it yet."""
    asked = dict(ruling.asked)
    choice = asked.get(ACCEPTS)
    if isinstance(view, IrregularCall) and choice is not None and accepted(view) is None:
        yield _said(view.seat.lho, choice)
    second = asked.get(SECOND)
    if isinstance(view, IrregularCall) and second is not None and second_accepted(view) is None:
        yield _said(view.seat.lho, second)
    words = WORDS.get(asked.get(DEFENDERS))
    if isinstance(view, IrregularPlay) and words is not None and fate(view) is PlayFate.OPEN:
        yield from (said(seat) for said, seat in zip(words, (view.seat.lho, view.seat.rho), strict=False))
    yield from _changed(ruling, view)
    yield from _chosen_by_declarer(ruling, view)


def _chosen_by_declarer(ruling: Ruling, view: View) -> Iterator[Event]:
    """What declarer chose when he was reminded of a penalty card, where the record does not show it yet (50D2, 51B)."""
    if not isinstance(view, IrregularPlay) or view.matter.fault is not PlayFault.PENALTY_LEAD:
        return
    contract = view.table.contract
    if contract is None or view.matter in view.table.play_matters:
        return
    for fact, value in ruling.asked:
        if fact.source is Source.CHOICE and fact.asked_of is Role.DECLARER:
            yield Chose(contract.declarer, fact.key, fact.answers.word(value))


def _said(seat: Seat, choice: Acceptance) -> Event:
    return Accepted(seat) if choice is Acceptance.ACCEPT else Refused(seat)


def _changed(ruling: Ruling, view: View) -> Iterator[Event]:
    """The cards that somebody takes back who may change what he played after a revoke (Law 62C)."""
    asked = dict(ruling.asked)
    if not isinstance(view, IrregularPlay):
        return
    if asked.get(OTHERS) is Choice.CHANGE and others_changed(view) is None:
        yield from (CardWithdrawn(seat, card) for seat, card in others_cards(view)[-1:])
    if asked.get(PARTNER) is Choice.CHANGE and partner_changed(view) is None:
        yield from (CardWithdrawn(seat, card) for seat, card in partners_cards(view))


WORDS: dict[object, tuple[type[Accepted | Refused], ...]] = {
    Defenders.ACCEPT: (Accepted,),
    Defenders.RETRACT: (Refused,),
    Defenders.NEXT_ACCEPTS: (Accepted, Refused),
    Defenders.NEXT_RETRACTS: (Refused, Accepted),
}
"""What the defenders say about declarer's lead out of turn, the one who plays next after it first (Law 55A)."""


def duties(provisions: Iterable[Provision], view: View) -> Iterator[Event]:
    """What a ruling puts in force: passes, penalty cards, restrictions, and who is declarer."""
    provisions = tuple(provisions)
    if isinstance(view, IrregularCall | IrregularAct):
        yield from call_duties(provisions, view)
    table = record_of(view)
    named: tuple[Suit, ...] | None = None
    for provision in (p for p in provisions if type(p) in IN_FORCE):
        match provision:
            case PenaltyCard(seat=Seat() as seat, card=card, rank=rank):
                yield from (MadePenaltyCard(seat, each, rank.value) for each in _exposed(view, card))
            case RequireLead(seat=Seat() as seat) | ForbidLead(seat=Seat() as seat):
                yield from _restricted(view, provision, seat)
            case NoRestriction(to=Seat() as seat, cite="50D2(b)" | "51B2(c)"):
                yield LaidDown(seat, Act.FREE, cite=provision.cite)
            case NamesSuit(suit=suit):
                named = (NAMED[suit],)
            case MustPlay(seat=Seat() as seat, cards=cards) if cards in DEMANDS:
                yield LaidDown(seat, DEMANDS[cards], suits=named, cite=provision.cite)
            case MayWithdraw(seat=Seat() as seat, card=Card() as card, cite="47E2(a)"):
                yield LaidDown(seat, Act.TAKE_BACK, cards=(card,), cite=provision.cite)
            case BecomesDeclarer(seat=Seat() as seat) if (
                table.contract and seat is table.contract.declarer.partner
            ):
                yield BecameDeclarer(seat)


IN_FORCE = frozenset(
    {
        PenaltyCard,
        RequireLead,
        ForbidLead,
        NoRestriction,
        NamesSuit,
        MustPlay,
        MayWithdraw,
        BecomesDeclarer,
    }
)
"""The kinds of provision that put something in force for the play."""


def _exposed(view: View, card: Card | None) -> tuple[Card, ...]:
    """The cards that become penalty cards: all that were exposed together, or the one that is named."""
    event = view.event if isinstance(view, Sight) else None
    if isinstance(event, Exposed) and card in {None, event.cards[0]}:
        return event.cards
    return () if card is None else (card,)


DEMANDS = {
    Plays.HIGHEST: Act.HIGHEST,
    Plays.LOWEST: Act.LOWEST,
    Plays.ANOTHER_SUIT: Act.PLAY,
    Plays.NOT_THIS_SUIT: Act.NOT_PLAY,
}
"""What declarer demands of the offender's partner (Law 57A)."""


def _restricted(view: View, provision: RequireLead | ForbidLead, seat: Seat) -> Iterator[Event]:
    """A lead that is restricted to a suit, or from it; partner's penalty cards of that suit are picked up.

    They are those that lie there when he has the lead, and the card that is ruled on.
    """
    cards = all_his(view) if isinstance(view, IrregularPlay) else ()
    suits = tuple(dict.fromkeys(card.suit for card in cards))
    if provision.suit in NAMED:
        suits = (NAMED[provision.suit],)
    if suits:
        act = Act.LEAD if isinstance(provision, RequireLead) else Act.NOT_LEAD
        yield LaidDown(seat, act, suits=suits, cite=provision.cite)
    if held := tuple(card for card in cards if card.suit in suits):
        yield PickedUp(seat.partner, held)


NAMED = {
    LedSuit.SPADES: Suit.SPADES,
    LedSuit.HEARTS: Suit.HEARTS,
    LedSuit.DIAMONDS: Suit.DIAMONDS,
    LedSuit.CLUBS: Suit.CLUBS,
}


def acts(provisions: Iterable[Provision], view: View) -> Iterator[Event]:
    """What a ruling has somebody do at once: take a card back, or leave one that counts."""
    if not isinstance(view, IrregularPlay) or fate(view) is not PlayFate.OPEN:
        return
    matter = view.matter
    for provision in provisions:
        match provision:
            case (
                WithdrawCard(seat=Seat() as seat, card=Card() as card)
                | CardNotPlayed(seat=Seat() as seat, card=Card() as card)
            ) if (seat, card) == (matter.seat, matter.card):
                yield CardWithdrawn(seat, card)
            case WithdrawCard(seat=Seat() as seat, card=Card() as card) if _named_before(view, seat, card):
                yield CardWithdrawn(seat, card)
            case MustPlay(seat=Seat() as seat, card=Card() as card) if _awaits_words(view, seat):
                yield Designated(seat.partner, card, seat)
            case CardStands(seat=Seat() as seat) if seat is matter.seat and matter.fault in ACCEPTED:
                yield Accepted(_who_accepts(view))
            case RestoreExtraCards(seat=Seat() as seat):
                yield from (CardWithdrawn(seat, card) for card in provision.cards)


ACCEPTED = frozenset(
    {
        PlayFault.LEAD_OUT_OF_TURN,
        PlayFault.OUT_OF_TURN,
        PlayFault.PREMATURE_LEAD,
        PlayFault.PENALTY_NOT_PLAYED,
        PlayFault.EXTRA,
    }
)
"""What a word of the other side can let stand."""


def _awaits_words(sight: IrregularPlay, dummy: Seat) -> bool:
    """Whether declarer's words for a card of dummy's are ruled on, and dummy has not played (Law 46)."""
    return sight.matter.fault is PlayFault.DESIGNATION and sight.play.turn is dummy


def _named_before(sight: IrregularPlay, seat: Seat, card: Card) -> bool:
    """Whether it is dummy's card that declarer named before he named another, and it lies in the trick."""
    changed = sight.matter.fault is PlayFault.CHANGED and sight.seat is seat
    return changed and (seat, card) in sight.play.current


def _who_accepts(sight: IrregularPlay) -> Seat:
    """Who lets a card of a player stand: declarer, or of his own side's the defender who plays next."""
    contract = sight.table.contract
    return contract.declarer if contract and sight.defends else sight.seat.lho
