"""Card_played: what was done with a card, and what was played after it before it was put right (Laws 45, 47)."""

from typing import NamedTuple

from lawbook.bridge import Card, Seat
from lawbook.label import Label
from lawbook.notation.designation import meant_card
from lawbook.notation.meant import parse_called_for
from lawbook.table.play.matter import PlayFault
from lawbook.table.record.events import CardReplaced, CardWithdrawn, Designated, Event, Played, Remarked
from lawbook.table.seen.aftermath import RULED, player, since
from lawbook.table.seen.notice import both_sides_after
from lawbook.table.seen.sight import IrregularPlay

__all__ = [
    "Changed",
    "How",
    "RevokeMade",
    "another_put_up",
    "both_sides_on",
    "card_meant",
    "change",
    "declarer_after_rho",
    "declarer_played_since",
    "defender_played_since",
    "face_down_changed",
    "how",
    "lhos_cards",
    "revoke_by_it",
    "rho_does",
    "rhos_card",
    "said_unintended",
    "wrong_card",
]


class How(Label):
    """What was done with a card."""

    FROM_HAND = "from_hand", "A player is about to play a card from his own hand"
    FROM_DUMMY = "from_dummy", "Declarer is about to play a card from dummy"
    DEFENDER_HELD = "defender_held", "A defender held a card so that his partner could have seen its face"
    DECLARER_HELD = (
        "declarer_held",
        "Declarer brought a card of his own hand forward, so that it could be seen",
    )
    TOUCHED = "touched", "Declarer touched a card in dummy"
    NAMED = "named", "A player named the card that he was going to play, and does not say that it was a slip"
    SLIP = "slip", "Declarer says that he named a card of dummy's that he did not mean"
    PENALTY_CARD = "penalty_card", "A defender has a penalty card"
    DUMMY_MISPLACED = (
        "dummy_misplaced",
        "Dummy put a card into the played position that declarer did not name",
    )
    FIFTH = "fifth", "A fifth card was put on a trick"
    DUMMY_INDICATED = "dummy_indicated", "Dummy touched or pointed out a card without being told"
    TURNED_EARLY = "turned_early", "A player turned his card before all four had played to the trick"


class Changed(Label):
    """What declarer's right-hand opponent does with a card that he played after dummy's wrong one."""

    CHANGES = "changes", "He takes it back and plays another"
    KEEPS = "keeps", "He leaves it, or has not played since"


class RevokeMade(Label):
    """What revoke a card that dummy played wrongly has brought about."""

    OF_A_FOLLOWER = "of_a_follower", "It was led, and somebody who could have followed suit to it did not"
    OF_DUMMY = "of_dummy", "It was not led, and dummy could have followed suit but did not"
    NONE = "none", "None"


class Change(NamedTuple):
    """A change of a card, on the table or in declarer's words about a card of dummy's."""

    seat: Seat
    card: Card
    new: Card | None
    """None where he has only said that it was not this one."""
    unintended: bool


def change(sight: IrregularPlay) -> Change | None:
    """The change that is looked at, if the record tells which card is changed."""
    event = sight.event
    if isinstance(event, Designated) and sight.matter.fault is PlayFault.CHANGED:
        match sight.then.named or sight.then.heard or sight.then.just_put(sight.seat):
            case (dummy, Card() as named):
                return Change(dummy, named, sight.matter.card, unintended=True)
            case _:
                return None
    if isinstance(event, Played) and sight.matter.fault is PlayFault.CHANGED:
        before = reversed(sight.table.events[: sight.matter.number])
        back = next(e for e in before if isinstance(e, CardWithdrawn) and e.seat is event.seat)
        return Change(event.seat, back.card, event.card, unintended=False)
    if isinstance(event, Remarked) and sight.matter.card is not None:  # declarer says that he did not name it
        return Change(
            sight.seat, sight.matter.card, _called(sight, sight.matter.card, event), unintended=False
        )
    if not isinstance(event, CardReplaced):
        return None
    return Change(event.seat, event.card, event.new, unintended=event.manner is not None)


def _called(sight: IrregularPlay, put: Card, said: Remarked) -> Card | None:
    """The card for which declarer says that he called, if he says which."""
    words = parse_called_for(said.text)
    return None if words is None else meant_card(words, put, sight.then.left[sight.seat])


def face_down_changed(sight: IrregularPlay) -> bool:
    """Whether it is an opening lead, still face down, that its player has taken back or changed (Law 41A)."""
    return sight.matter.fault is PlayFault.FACE_DOWN_CHANGED


def another_put_up(sight: IrregularPlay) -> bool | None:
    """Whether another card lies in the place of one that was taken back; None where none was."""
    return change(sight) is not None if sight.matter.fault is PlayFault.CHANGED else None


def said_unintended(sight: IrregularPlay) -> bool:
    """Whether the card was put in the place of one that declarer says he did not mean."""
    changed = change(sight)
    return isinstance(sight.event, Designated) or (changed is not None and changed.unintended)


def how(sight: IrregularPlay) -> How | None:
    """What was done with the card."""
    match sight.matter.fault:
        case PlayFault.EXTRA:
            return How.FIFTH
        case PlayFault.NOT_NAMED:
            return How.DUMMY_MISPLACED
        case PlayFault.CHANGED if said_unintended(sight) and sight.matter.seat is sight.table.dummy:
            return How.SLIP
        case _:
            return None


def wrong_card(sight: IrregularPlay) -> Card | None:
    """The card that was not meant: the one that declarer named by a slip, or that dummy moved."""
    event = change(sight)
    return sight.matter.card if event is None else event.card


def card_meant(sight: IrregularPlay) -> Card | None:
    """The card that declarer meant, or the one that he named when dummy moved another."""
    event, state = change(sight), sight.then
    if event is not None:
        return event.new
    named = state.named or state.heard
    return None if named is None else named[1]


def after_it(sight: IrregularPlay) -> tuple[Event, ...]:
    """What happened between the wrong card of dummy's and the moment at which it came up."""
    matter, event = sight.matter, change(sight)
    if event is not None:
        before = sight.table.events[: matter.number]
        spots = [
            n
            for n, e in enumerate(before)
            if player(sight, e) == (event.seat, event.card)
            or (isinstance(e, Designated) and player(sight, e) == (event.seat, None))
        ]
        return before[spots[0] + 1 :] if spots else ()
    told: list[Event] = []
    for later in since(sight):
        if isinstance(later, (*RULED, CardReplaced, CardWithdrawn)):
            break
        told.append(later)
    return tuple(told)


def _settled(sight: IrregularPlay) -> bool:
    """Whether it has come up, so that nothing played from now on counts as before that."""
    return change(sight) is not None or any(
        isinstance(event, (*RULED, CardReplaced, CardWithdrawn)) for event in since(sight)
    )


def _played(sight: IrregularPlay) -> list[tuple[Seat, Card | None]]:
    """What was played after the wrong card before it came up; dummy's putting it on the table is no play of its own."""
    found = [played for event in after_it(sight) if (played := player(sight, event)) is not None]
    return [played for played in found if played != (sight.table.dummy, wrong_card(sight))]


def _players(sight: IrregularPlay) -> list[Seat]:
    """Who played after the wrong card before it came up."""
    return [seat for seat, _ in _played(sight)]


def rhos_card(sight: IrregularPlay) -> Card | None:
    """The card that the defender on declarer's right has played to it."""
    contract = sight.table.contract
    return None if contract is None else dict(_played(sight)).get(contract.declarer.rho)


def lhos_cards(sight: IrregularPlay) -> tuple[tuple[Seat, Card], ...]:
    """The cards that the other defender has played since, a lead to the next trick among them."""
    contract = sight.table.contract
    if contract is None:
        return ()
    return tuple(
        (seat, card) for seat, card in _played(sight) if seat is contract.declarer.lho and card is not None
    )


def declarer_played_since(sight: IrregularPlay) -> bool | None:
    """Whether declarer has played another card since the one that he named by a slip."""
    if change(sight) is None:
        return None
    return any(not sight.table.defends(seat) for seat in _players(sight))


def defender_played_since(sight: IrregularPlay) -> bool | None:
    """Whether a defender played after the wrong card before attention was drawn to it; None while that is open."""
    if any(sight.table.defends(seat) for seat in _players(sight)):
        return True
    return False if _settled(sight) else None


def both_sides_on(sight: IrregularPlay) -> bool | None:
    """Whether each side had played to the next trick when it came up; None while that is open."""
    if both_sides_after(sight, sight.matter.trick):
        return True
    return False if _settled(sight) else None


def declarer_after_rho(sight: IrregularPlay) -> bool | None:
    """Whether declarer had played from his own hand after the defender on his right."""
    if sight.table.contract is None or not _settled(sight):
        return None
    declarer, seats = sight.table.contract.declarer, _players(sight)
    return declarer.rho in seats and declarer in seats[seats.index(declarer.rho) :]


def rho_does(sight: IrregularPlay) -> Changed | None:
    """What the defender on declarer's right does with his card; None while he may still change it."""
    if sight.table.contract is None or not _settled(sight):
        return None
    rho = sight.table.contract.declarer.rho
    if rho not in _players(sight):
        return Changed.KEEPS
    called = False
    for event in since(sight):
        called = called or isinstance(event, RULED)
        if isinstance(event, CardReplaced | CardWithdrawn) and event.seat is rho:
            return Changed.CHANGES
        if called and player(sight, event) is not None:
            return Changed.KEEPS
    return None


def revoke_by_it(sight: IrregularPlay) -> RevokeMade | None:
    """Which revoke dummy's wrong card has brought about; None where the hands that tell it are not known."""
    matter, playing = sight.matter, sight.play
    if matter.trick > len(playing.tricks):  # the lead to the trick has gone back
        return None
    plays = playing.tricks[matter.trick - 1].plays
    led = plays[0][0] is matter.seat
    if not led and any(seat is matter.seat and card.suit is plays[0][1].suit for seat, card in plays):
        return RevokeMade.NONE
    if any(playing.left[seat] is None for seat in (Seat if led else (matter.seat,))):
        return None
    revokers = {m.seat for m in playing.matters(PlayFault.REVOKE) if m.trick == matter.trick}
    if led:
        return RevokeMade.OF_A_FOLLOWER if revokers else RevokeMade.NONE
    return RevokeMade.OF_DUMMY if matter.seat in revokers else RevokeMade.NONE
