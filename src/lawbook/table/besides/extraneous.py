"""Extraneous: what may have given partner something by other means than a call or play (Law 16B1)."""

from collections.abc import Iterator

from lawbook.bridge import Seat, Word
from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.besides.finding import answers_question
from lawbook.table.play.matter import REVOKES
from lawbook.table.record.events import (
    Attention,
    Called,
    DirectorCalled,
    Event,
    FacedLead,
    Hesitated,
    Named,
    Played,
    Remarked,
)
from lawbook.table.recording import Recording

__all__ = ["given_away", "is_understood"]


Informing = Remarked | Hesitated | Named
"""What may give partner something besides calls and plays."""


def given_away(record: Recording) -> Informing | None:
    """The first event by which a player may have given something away: tempo, or words of which no other Law speaks.

    That he names a card of his is Laws 48 and 49 once the lead is faced, and no more than a remark before.
    Words that nobody understands give nothing away, unless the Director is called to them.
    """
    found = next(_giving_away(record), None)
    return found if found is not None else next(_not_understood(record), None)


def _giving_away(record: Recording) -> Iterator[Informing]:
    led = False
    for number, event in enumerate(record.events):
        led = led or isinstance(event, Played | FacedLead)
        if not isinstance(event, Informing):
            continue
        if _is_over(record, number):
            return
        if led and event.seat is _declarer(record, number):
            continue  # dummy has no call or play of his own to be suggested
        match event:
            case Remarked(seat=seat, text=text) if not _tells(record, number, seat, parse_spoken(text)):
                continue
            case Named() if led:
                continue
            case _:
                yield event


def is_understood(event: Event) -> bool:
    """Whether a Law speaks of an event by which something may have been given away; not of words of any other kind."""
    return not isinstance(event, Remarked) or parse_spoken(event.text) is not None


def _not_understood(record: Recording) -> Iterator[Remarked]:
    """Words of which no Law speaks and that were the last thing before the Director was called, at the end of the record."""
    for number, remark in record.aside:
        after = record.events[number:]
        called = bool(after) and all(isinstance(event, DirectorCalled | Attention) for event in after)
        led = any(isinstance(event, Played | FacedLead) for event in record.events[:number])
        if called and not _is_over(record, number) and not (led and remark.seat is _declarer(record, number)):
            yield remark


def _is_over(record: Recording, number: int) -> bool:
    """Whether the board had ended before an event, so that nobody calls or plays on what it tells."""
    then, play = record.auction_at(number), record.playing_at(number)
    if then.turn is None and then.live and all(made.call is Word.PASS for made in then.live):
        return True
    return play is not None and (play.over or play.agreed)


def _declarer(record: Recording, number: int) -> Seat | None:
    """Who declared at an event, once the play had begun."""
    play = record.playing_at(number)
    contract = None if play is None else play.start.contract
    return None if contract is None else contract.declarer


def _tells(record: Recording, number: int, seat: Seat, spoken: Spoken | None) -> bool:
    """Whether a remark may tell partner something."""
    match spoken:
        case None:
            return _is_called_to(record, number)
        case Spoken.MEANT:
            return not (_of_his_call(record, number, seat) or _of_his_revoke(record, seat))
        case Spoken.NONE_LEFT:
            return not _shown_out(record, number, seat)
        case Spoken.ASKS_LEAVE:
            return not _of_the_director(record, number)
        case Spoken.WAITS:
            return _turn(record, number) is seat
        case Spoken.WRONG_WAY:
            return _before_any_trick(record, number)
        case Spoken.REVOKED:
            return not _of_his_revoke(record, seat)
        case _:
            return False


def _is_called_to(record: Recording, number: int) -> bool:
    """Whether a remark is the last thing before the Director was called, at the end of the record."""
    after = record.events[number + 1 :]
    return bool(after) and all(isinstance(event, DirectorCalled | Attention) for event in after)


def _of_the_director(record: Recording, number: int) -> bool:
    """Whether a question is put to the Director: he is addressed, or was called, and nobody has called or played since."""
    event = record.event(number)
    if isinstance(event, Remarked) and parse_spoken(event.text.split(",")[0]) is Spoken.SUMMONS:
        return True
    rows = (record.event(n) for n in range(number - 1, -1, -1))
    last = next((each for each in rows if isinstance(each, DirectorCalled | Called | Played)), None)
    return isinstance(last, DirectorCalled)


def _before_any_trick(record: Recording, number: int) -> bool:
    """Whether no trick has been played, so that no card of one can point the wrong way (Law 65B3)."""
    play = record.playing_at(number)
    return play is None or not play.done


def _of_his_revoke(record: Recording, seat: Seat) -> bool:
    """Whether he has revoked, so that his word about it is dealt with there."""
    matters = record.playing.fates if record.playing else ()
    return any(m.fault in REVOKES and m.seat is seat for m in matters)


def _of_his_call(record: Recording, number: int, seat: Seat) -> bool:
    """Whether it is about a call that he has made, so that Law 25 has it."""
    state, play = record.auction_at(number), record.playing_at(number)
    made = state.last_of(seat) is not None or any(m.seat is seat for m in state.waiting)
    too_late = any(m.number == number for m in record.bidding.fates)
    return made and (too_late or play is None or not play.begun)


def _turn(record: Recording, number: int) -> Seat | None:
    """Whose turn it was before an event; dummy's is declarer's."""
    play = record.playing_at(number)
    if play is None or not play.begun:
        return record.auction_at(number).turn
    return play.turn.partner if play.turn is play.dummy and play.turn is not None else play.turn


def _shown_out(record: Recording, number: int, seat: Seat) -> bool:
    """Whether he has just not followed suit, or has been asked, so that his word tells nothing new (Law 61B)."""
    if answers_question(record.events, number):
        return True
    play = record.playing_at(number)
    if play is None or not play.tricks:
        return False
    trick = play.tricks[-1]
    return any(player is seat and card.suit is not trick.led for player, card in trick.plays)
