"""Dummys_card: what declarer called for from dummy, as the record shows it (Law 46)."""

from lawbook.bridge import Card
from lawbook.label import Label
from lawbook.notation.designation import Keyword, meant_card, parse_designation
from lawbook.notation.meant import parse_called_for
from lawbook.table.play.called import KEYWORDS, Call, Named, called_for, heard, in_suit, kind, lowest_winner
from lawbook.table.play.matter import PlayFault
from lawbook.table.play.worded import may_name, spoken_in
from lawbook.table.record.events import CardReplaced, Designated, Played, Remarked
from lawbook.table.record.events import Named as NamedCard
from lawbook.table.seen.sight import IrregularPlay

__all__ = [
    "Named",
    "OfRank",
    "called",
    "can_follow",
    "can_win",
    "dummy_leads",
    "given_card",
    "how_many_of_rank",
    "meant_by_words",
    "named_by_defender",
    "none_named",
    "rank_in_same_suit",
]


class OfRank(Label):
    """How many cards of the rank may legally be played."""

    ONE = "one", "One"
    SEVERAL = "several", "Two or more"
    NONE = "none", "None"


def call(sight: IrregularPlay) -> Call | None:
    """The words that are looked at, if they can be understood and dummy's hand is known."""
    event = sight.event
    if sight.matter.fault is not PlayFault.DESIGNATION or not isinstance(event, Designated):
        return None
    return heard(sight.then, sight.seat, event)


def called(sight: IrregularPlay) -> Named | None:
    """What kind of words they were."""
    found = call(sight)
    return _as_said(sight) if found is None else kind(found)


def _as_said(sight: IrregularPlay) -> Named | None:
    """What the words tell by themselves where nobody has told dummy's hand, with the card that dummy has put there since."""
    event = sight.event
    told = parse_designation(event.text or "") if isinstance(event, Designated) else None
    if sight.matter.fault is not PlayFault.DESIGNATION or told is None or told.trump:
        return None
    if told.suit is None and told.rank is None and told.keyword is not None:
        return KEYWORDS[told.keyword]
    put = next((e.card for e in sight.since if isinstance(e, Played) and e.seat is sight.seat), None)
    if put is None or told.keyword not in {None, Keyword.LOW} or None not in {told.suit, told.rank}:
        return None
    if told.suit is not None:
        return Named.SUIT if put.suit is told.suit else None
    return Named.RANK if put.rank is told.rank else None


def can_follow(sight: IrregularPlay) -> bool | None:
    """Whether a suit was led of which dummy has a card."""
    found = call(sight)
    return None if found is None else bool(found.of(found.led))


def dummy_leads(sight: IrregularPlay) -> bool | None:
    """Whether dummy was to lead."""
    words = isinstance(sight.event, Designated) and sight.matter.fault is PlayFault.DESIGNATION
    return not sight.then.current if words else None


def rank_in_same_suit(sight: IrregularPlay) -> bool | None:
    """Whether dummy won the trick before in a suit of which it has a card of the rank that was named."""
    found = call(sight)
    return None if found is None else in_suit(found, found.won_with) is not None


def how_many_of_rank(sight: IrregularPlay) -> OfRank | None:
    """How many cards of the rank that was named may legally be played."""
    found = call(sight)
    if found is None:
        return None
    return {0: OfRank.NONE, 1: OfRank.ONE}.get(len(found.named), OfRank.SEVERAL)


def can_win(sight: IrregularPlay) -> bool | None:
    """Whether a card of dummy's is known to win the trick; None where hands that are not seen decide."""
    found = call(sight)
    if found is None or found.trump is None:
        return None
    if lowest_winner(found) is not None:
        return True
    return False if len(found.current) == 3 else None


def given_card(sight: IrregularPlay) -> Card | None:
    """The card that the Law takes declarer to have called for."""
    found = call(sight)
    return None if found is None else called_for(found)


def named_by_defender(sight: IrregularPlay) -> Card | None:
    """The card that a defender has named where declarer left it open (Law 46B5); the first of two."""
    if sight.matter.fault is not PlayFault.DESIGNATION:
        return None
    for number, event in enumerate(sight.since, start=sight.matter.number + 1):
        play = sight.table.playing_at(number) if isinstance(event, NamedCard) else None
        if isinstance(event, NamedCard) and play is not None and may_name(play, event.seat, event.card):
            return event.card
    return None


def meant_by_words(sight: IrregularPlay) -> Card | None:
    """The card that declarer says he meant, or that dummy took him to mean, where the Law gives another (Law 46B)."""
    event, dummy = sight.event, sight.seat
    if sight.matter.fault is not PlayFault.DESIGNATION or not isinstance(event, Designated):
        return None
    put = None
    for later in sight.since:
        match later:
            case Played(seat=seat, card=card) if seat is dummy:
                if put is not None:
                    break  # it is a card to a later trick
                put = card
            case CardReplaced(seat=seat, new=card) if seat is dummy:
                put = card
            case Remarked(seat=seat, text=str() as text) | Designated(seat=seat, text=str() as text) if (
                seat is dummy.partner and put is not None and (said := spoken_in(text)) is not None
            ):
                return meant_card(said, put, sight.then.left[dummy])
            case _:
                pass
    return put if put is not given_card(sight) else None


def none_named(sight: IrregularPlay) -> bool:
    """Whether declarer says that he did not call for dummy's card, and the record shows none that he named."""
    event = sight.event
    if sight.matter.fault is not PlayFault.NOT_NAMED or not isinstance(event, Remarked):
        return False
    return parse_called_for(event.text) is None
