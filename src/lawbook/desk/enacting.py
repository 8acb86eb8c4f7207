"""Enacting: what a ruling does to the record, as events of the story that go on from there."""

from collections.abc import Iterable, Iterator

from lawbook.bridge import Card, Seat, Suit, Trick
from lawbook.desk.enacting_calls import call_duties, passes
from lawbook.desk.enacting_found import found_out, shown_before, touched
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
    PenaltyCardRemains,
    Plays,
    Provision,
    RequireLead,
    RestoreExtraCards,
    WithdrawCard,
)
from lawbook.law.provision.leads import NamesSuit
from lawbook.law.role import Role
from lawbook.table import Act, PlayFate, PlayFault, Table
from lawbook.table.record.events import (
    Accepted,
    BecameDeclarer,
    CardReplaced,
    CardWithdrawn,
    Designated,
    Event,
    Exposed,
    LaidDown,
    LedFaceDown,
    MadePenaltyCard,
    PickedUp,
    Played,
)
from lawbook.table.seen.aftermath import partners_lead
from lawbook.table.seen.card_played import change, face_down_changed
from lawbook.table.seen.dummy import asked_of, touched_by_declarer
from lawbook.table.seen.penalty import all_his
from lawbook.table.seen.revoke import both_sides_cards, fate
from lawbook.table.seen.sight import IrregularAct, IrregularCall, IrregularPlay, Sight, View, record_of

__all__ = ["DEMANDS", "acts", "duties"]


def duties(provisions: Iterable[Provision], view: View) -> Iterator[Event]:
    """What a ruling puts in force: passes, penalty cards, restrictions, and who is declarer."""
    provisions = tuple(provisions)
    if isinstance(view, IrregularCall | IrregularAct):
        yield from call_duties(provisions, view)
    elif (
        isinstance(view, IrregularPlay) and view.table.contract is None
    ):  # a card led in the auction (Law 24B)
        yield from passes(provisions)
    named: tuple[Suit, ...] | None = None
    lies_on = any(isinstance(provision, PenaltyCardRemains) for provision in provisions)
    for provision in provisions:
        match provision:
            case NamesSuit(suit=suit):
                named = (NAMED[suit],)
            case NoRestriction(to=Seat() as seat) if lies_on:
                yield LaidDown(seat, Act.FREE, cite=provision.cite)
            case _ if type(provision) in IN_FORCE:
                yield from _duty(provision, view, named)


def _duty(provision: Provision, view: View, named: tuple[Suit, ...] | None) -> Iterator[Event]:
    """What one provision puts in force for the play; `named` are the suits that were named before it."""
    match provision:
        case PenaltyCard(seat=Seat() as seat, card=card, rank=rank):
            yield from (MadePenaltyCard(seat, each, rank.value) for each in _exposed(view, card))
        case RequireLead(seat=Seat() as seat) | ForbidLead(seat=Seat() as seat):
            yield from _restricted(view, provision, seat)
        case MustPlay(seat=Seat() as seat, cards=cards) if cards in DEMANDS and record_of(view).defends(seat):
            yield LaidDown(seat, DEMANDS[cards], suits=named, cite=provision.cite)
        case MayWithdraw(seat=Seat() as seat, card=Card() as card):
            yield LaidDown(seat, Act.TAKE_BACK, cards=(card,), cite=provision.cite)
        case BecomesDeclarer(seat=Seat() as seat):
            contract = record_of(view).contract
            if contract and seat is contract.declarer.partner:
                yield BecameDeclarer(seat)


IN_FORCE = frozenset(
    {
        PenaltyCard,
        RequireLead,
        ForbidLead,
        NoRestriction,
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
    provisions = tuple(provisions)
    if isinstance(view, IrregularPlay):
        yield from _partners_lead(provisions, view)
        yield from _at_once(provisions, view) if fate(view) is PlayFate.OPEN else ()
        yield from _substituted(provisions, view)
        yield from shown_before(provisions)
        if view.matter.fault in ASKED_ABOUT:
            yield from found_out(provisions, view.table, view.seat, view.matter.trick)
    elif isinstance(view, IrregularAct) and (about := asked_of(view)) is not None:
        yield from found_out(provisions, view.table, *about)
    elif isinstance(view, IrregularAct) and touched_by_declarer(view):
        yield from touched(provisions, view)
    elif isinstance(view, Table):
        yield from shown_before(provisions)


def _at_once(provisions: Iterable[Provision], view: IrregularPlay) -> Iterator[Event]:
    matter, provisions = view.matter, tuple(provisions)
    for provision in provisions:
        match provision:
            case WithdrawCard(seat=Seat() as seat, card=Card() as card) if named := _dummys_card(
                provisions, view, seat, card
            ):
                yield CardReplaced(seat, card, named)
            case (
                WithdrawCard(seat=Seat() as seat, card=Card() as card)
                | CardNotPlayed(seat=Seat() as seat, card=Card() as card)
            ) if (seat, card) == (matter.seat, matter.card) and not face_down_changed(view):
                yield CardWithdrawn(seat, card)
            case WithdrawCard(seat=Role.BOTH_SIDES):
                yield from (CardWithdrawn(seat, card) for seat, card in both_sides_cards(view))
            case MustPlay(seat=Seat() as seat, card=Card() as card) if matter.fault is PlayFault.DESIGNATION:
                yield from _as_meant(view, seat, card, provision.cards)
            case CardStands(seat=Seat() as seat, card=Card() as card) if face_down_changed(view):
                yield LedFaceDown(seat, card)
            case CardStands(seat=Seat() as seat, card=Card() as card) if _changed_his_own(view):
                yield from _put_back(view, seat, card)
            case CardStands(seat=Seat() as seat) if seat is matter.seat and matter.fault in ACCEPTED:
                yield Accepted(_who_accepts(view))
            case RestoreExtraCards(seat=Seat() as seat):
                there = [play for trick in _its_trick(view) for play in trick.plays]
                yield from (CardWithdrawn(seat, card) for card in provision.cards if (seat, card) in there)


def _its_trick(sight: IrregularPlay) -> tuple[Trick, ...]:
    """The trick of what is ruled on; none where its lead has gone back."""
    return sight.play.tricks[sight.matter.trick - 1 : sight.matter.trick]


def _substituted(provisions: Iterable[Provision], sight: IrregularPlay) -> Iterator[Event]:
    """The penalty card that comes into the place of the card which was played instead of it (Law 52B2)."""
    played = [play for trick in _its_trick(sight) for play in trick.plays]
    for provision in provisions:
        match provision:
            case MustPlay(seat=Seat() as seat, cards=Plays.PENALTY_CARD_INSTEAD, card=Card() as card) if (
                seat,
                card,
            ) not in played:
                yield Played(seat, card)


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


def _partners_lead(provisions: Iterable[Provision], sight: IrregularPlay) -> Iterator[Event]:
    """What becomes of a lead out of turn over which the offender's partner led: it is accepted, or that card goes back (60C)."""
    led_over = (sight.seat.partner, partners_lead(sight))
    for provision in provisions:
        match provision:
            case CardStands(seat=Seat() as seat) if seat is sight.seat and led_over[1] is not None:
                yield Accepted(_who_accepts(sight))
            case WithdrawCard(seat=Seat() as seat, card=Card() as card) if (seat, card) == led_over:
                yield from (CardWithdrawn(*play) for play in sight.play.current if play == (seat, card))


def _changed_his_own(sight: IrregularPlay) -> bool:
    """Whether a player has changed a card of his own hand, and not declarer one of dummy's by words."""
    return sight.matter.fault is PlayFault.CHANGED and not isinstance(sight.event, Designated)


def _put_back(sight: IrregularPlay, seat: Seat, card: Card) -> Iterator[Event]:
    """A card that stays played is put back into its trick, and what lies there instead goes (Law 47F2)."""
    changed = change(sight)
    new = None if changed is None else changed.new
    yield Played(seat, card) if new is None else CardReplaced(seat, new, card)


def _lying(sight: IrregularPlay, seat: Seat) -> Card | None:
    """The card of a player in the trick that is looked at."""
    return next((card for trick in _its_trick(sight) for who, card in trick.plays if who is seat), None)


def _is_last(sight: IrregularPlay) -> bool:
    """Whether nobody has played to a trick after the one that is looked at."""
    return len(sight.play.tricks) == sight.matter.trick


def _as_meant(sight: IrregularPlay, dummy: Seat, card: Card, how: Plays) -> Iterator[Event]:
    """The card that incomplete words meant is played, comes to lie in the trick, or is no longer one that was not named (46B)."""
    lying, wrong = _lying(sight, dummy), sight.play.matters(PlayFault.NOT_NAMED, fate=PlayFate.OPEN)
    misplaced = any((m.seat, m.card) == (dummy, lying) for m in wrong)
    if lying is None:
        yield from [Designated(dummy.partner, card, dummy)] if sight.play.turn is dummy else ()
    elif lying is card:
        yield from [Designated(dummy.partner, card, dummy)] if misplaced else ()
    elif _is_last(sight) and (how is Plays.MEANT_BY_DECLARER or not misplaced):
        yield from () if _revokes(sight, dummy, card) else [CardReplaced(dummy, lying, card)]


def _dummys_card(
    provisions: Iterable[Provision], sight: IrregularPlay, seat: Seat, wrong: Card
) -> Card | None:
    """The card that lies in the trick from now on for one of dummy's that was not named, or not meant (45C4(b), 45D1)."""
    if sight.matter.fault not in OF_DUMMY or sight.seat is not seat:
        return None
    lies = any((seat, wrong) in trick.plays for trick in _its_trick(sight))
    named = next((p.card for p in provisions if isinstance(p, MustPlay) and p.seat is seat), None)
    return named if lies and named is not None and not _revokes(sight, seat, named) else None


def _revokes(sight: IrregularPlay, seat: Seat, card: Card) -> bool:
    """Whether dummy could follow suit and would not with the card that was named."""
    hand, led = sight.play.hands[seat], sight.trick.led
    first = sight.trick.plays[:1] and sight.trick.plays[0][0] is seat
    return not first and card.suit is not led and any(held.suit is led for held in hand or ())


ASKED_ABOUT = frozenset({PlayFault.DOUBTFUL, PlayFault.OUT_OF_TURN, PlayFault.PENALTY_NOT_PLAYED})
"""What it is asked of whether the player could have followed suit (Laws 52, 57C3, 57D, 61A)."""
OF_DUMMY = frozenset({PlayFault.NOT_NAMED, PlayFault.CHANGED})


def _who_accepts(sight: IrregularPlay) -> Seat:
    """Who lets a card of a player stand: declarer, or of his own side's the defender who plays next."""
    contract = sight.table.contract
    return contract.declarer if contract and sight.defends else sight.seat.lho
