"""Speech: a ruling as a Director says it at the table: to whom, in which order, the options to their end.

It is made from the same provisions as the printed ruling, which stays the record (`lawbook.text`).
"""

from collections.abc import Iterator, Sequence

from lawbook.desk.branches import branches
from lawbook.desk.decision import Decision, of_now
from lawbook.desk.once import once
from lawbook.desk.score.touching import touches
from lawbook.law.fact import Moment, Source
from lawbook.law.laws.law_15 import DEPRIVED
from lawbook.law.offence import who_is
from lawbook.law.provision import (
    Act,
    Authorized,
    CancelCall,
    MayChangeCall,
    MayRestrictLead,
    MayRestrictPenaltyLead,
    MayWithdraw,
    NoAdjustment,
    NoRestriction,
    PenaltyCard,
    Provision,
    Required,
    StopBoard,
    Unauthorized,
    fields,
)
from lawbook.law.restriction import DEFENDS, RESTRICTS, RESTRICTS_OR_REQUIRES
from lawbook.law.role import Role, Who
from lawbook.table import Fault, PlayFault
from lawbook.table.seen.call import replacement
from lawbook.table.seen.claim import Agreement, claim_in
from lawbook.table.seen.sight import IrregularCall, IrregularPlay, View
from lawbook.voice.book import Book, book
from lawbook.voice.called_back import called_back
from lawbook.voice.clauses import ways
from lawbook.voice.options import options
from lawbook.voice.over import is_over, not_over
from lawbook.voice.penalty import chosen_about, waits_for_choice
from lawbook.voice.slots import Telling
from lawbook.voice.stages import REPLACED, later, put_now, said_before, subject
from lawbook.voice.telling import Rank, sentence, tell
from lawbook.voice.turns import GOES_ON, is_going_on, next_act
from lawbook.voice.utterance import Hearing, Speech, Utterance

__all__ = ["speech"]


def speech(decision: Decision, language: str = "en") -> Speech:
    """A ruling as a Director says it. Raises CaseError for a language that is not spoken here."""
    return _speech(decision, language)


@once
def _speech(decision: Decision, language: str) -> Speech:
    spoken, view = book(language), subject(decision).case.view
    past, present = not_over(decision)
    if _replaced(decision):  # what he might call has been said
        past, present = (*past, *present), ()
    before = tuple(_utterances(past, Telling(spoken, view)))
    telling = Telling(spoken, view, several=_several((*subject(decision).provisions, *present), view))
    if cards := [p for p in present if isinstance(p, Required) and p.act is Act.NAME_PLAYED_CARD]:
        return Speech(
            tuple(_utterances(cards, telling)), before
        )  # the rest turns on which of them it is (58B2)
    first = _chooses_first(decision)
    turn = next_act(decision, present, spoken)
    now = [p for p in present if not (turn and isinstance(p, GOES_ON))]
    said = [
        *(() if _begun(decision) else _opening(decision, telling)),
        *_utterances(_uncovered(now, decision), telling),
        *_asked(decision, telling),
        *called_back(decision, present, telling),
        *_scored(decision, spoken),
        *turn,
    ]
    told = (each for each in said if not (first and each.rank is Rank.NEXT))
    return Speech(tuple(sorted(told, key=lambda each: each.rank)), before)


def _scored(decision: Decision, spoken: Book) -> tuple[Utterance, ...]:
    """The score before and after, where the ruling touches one."""
    if not touches(decision):
        return ()
    from lawbook.voice.score import score_said  # noqa: PLC0415  # most rulings touch none

    return score_said(decision, spoken)


def _uncovered(provisions: Sequence[Provision], decision: Decision) -> list[Provision]:
    """The provisions without what the options say to the player who has them, what a later question may undo,
    the score of a board that is still being played, and what may be used on one that is not.
    """
    chooser = decision.asked_of if put_now(decision) else None
    leads = any(ruling.question in LEADS for ruling in later(decision))
    said = (p for p in provisions if not (isinstance(p, COVERED) and _is_of(p, chooser)))
    chosen = put_now(decision) and chosen_about(decision)
    left = (p for p in said if not (chosen and waits_for_choice(p)) or _is_leaders(p, decision))
    unsaid: dict[type[Provision], bool] = {
        NoRestriction: leads,
        NoAdjustment: is_going_on(decision.table),
        **dict.fromkeys((Authorized, Unauthorized), any(isinstance(p, StopBoard) for p in provisions)),
    }
    return [p for p in left if not unsaid.get(type(p))]


def _is_leaders(provision: Provision, decision: Decision) -> bool:
    """Whether it is of a penalty card of the player on whose lead declarer chooses, which lies there whatever he does."""
    view = decision.open.case.view
    return (
        isinstance(provision, PenaltyCard)
        and isinstance(view, IrregularPlay)
        and provision.seat is not view.seat
    )


def _is_of(provision: Provision, chooser: Who | None) -> bool:
    """Whether a provision is about the player who has the options, or about one whom no record shows."""
    told = fields(provision).values()
    return chooser is not None and (chooser in told or any(isinstance(who, Role) for who in told))


LEADS = frozenset({DEFENDS, RESTRICTS, RESTRICTS_OR_REQUIRES})
"""What is asked later about a lead, so that nobody is told yet that none is restricted."""
COVERED = MayWithdraw | MayChangeCall | MayRestrictLead | MayRestrictPenaltyLead
"""What a player may do, and is asked about at once."""


def _several(provisions: Sequence[Provision], view: View | None) -> bool:
    """Whether another call than the one looked at is withdrawn, or one of several penalty cards is meant."""
    if isinstance(view, IrregularCall) and view.matter.fault is Fault.CHANGED:
        return True
    first = view.matter.call if isinstance(view, IrregularCall) else None
    return any((isinstance(p, CancelCall) and p.call != first) or p.cite.startswith("51") for p in provisions)


def _chooses_first(decision: Decision) -> bool:
    """Whether somebody has to answer before anybody calls or plays; a call that was put in its place is judged first.

    What another board is worth holds nobody up.
    """
    asked = decision.question
    waits = asked is not None and asked.moment in REPLACED and not of_now(decision.open)
    return asked is not None and put_now(decision) and not waits and asked is not DEPRIVED


def _replaced(decision: Decision) -> bool:
    """Whether a call that was put in another's place is judged now."""
    asked = decision.question
    return asked is not None and asked.moment is Moment.REPLACEMENT and of_now(decision.open)


def _begun(decision: Decision) -> bool:
    """Whether nothing is asked now, or something was said already that still counts."""
    said = (p for p in said_before(decision) if not isinstance(p, Unauthorized))  # that alone stops nobody
    return not put_now(decision) or any(not is_over(p, decision) for p in said)


def _opening(decision: Decision, telling: Telling) -> Iterator[Utterance]:
    """What stops the table: said first, before anything is decided; when the round is over nobody has to stop.

    A call of the auction stops nobody when its lead is asked about, nor does anything but a play when the play is over.
    """
    asked = decision.question
    played = decision.table.play_over and asked is not None and asked.moment is Moment.END_OF_PLAY
    of_a_call, of_a_play = (isinstance(telling.view, kind) for kind in (IrregularCall, IrregularPlay))
    its_lead = of_a_call and asked is not None and asked.moment is Moment.PARTNERS_LEAD
    if decision.table.round_ended or its_lead or (played and not of_a_play) or asked is DEPRIVED:
        return
    texts = telling.book.choices["opening"]
    said = next((texts[key] for key in _stops(decision, telling.view) if key in texts), "")
    if said:
        yield Utterance(None, (sentence(said, telling),), Rank.STOPS)


def _stops(decision: Decision, view: View | None) -> Iterator[str]:
    """Under which names it may stand what stops the table: by what is asked, by the fault, or else by the Law."""
    yield "" if decision.question is None else decision.question.key
    fault = getattr(getattr(view, "matter", None), "fault", None)
    if fault is PlayFault.CLAIM and view is not None:
        yield _of_claim(decision, view)
    elif fault is not None:
        of_a_card = isinstance(fault, PlayFault) and fault.value in {each.value for each in Fault}
        name = f"card_{fault.value}" if of_a_card else fault.value
        yield from (f"{name}.declarer",) if getattr(view, "defends", None) is False else ()
        yield from (f"{name}.said",) if isinstance(view, IrregularCall) and view.matter.only_said else ()
        yield name
    yield f"law {decision.law}"


def _of_claim(decision: Decision, view: View) -> str:
    """The same for a claim: it may be over long ago, or be about no trick but the one in progress."""
    claim = claim_in(view)
    if claim is not None and claim.agreement in {Agreement.FINAL, Agreement.WITHDRAWN}:
        return "claim.agreed"
    asked = decision.question
    return "claim.this_trick" if asked is not None and asked.key == "other_tricks_meant" else "claim"


def _utterances(provisions: Sequence[Provision], telling: Telling) -> Iterator[Utterance]:
    for phrase in tell(provisions, telling):
        cites = tuple(dict.fromkeys(p.cite for p in phrase.provisions))
        yield Utterance(phrase.to, (phrase.text,), phrase.rank, cites=cites)


def _asked(decision: Decision, telling: Telling) -> Iterator[Utterance]:
    """What is put to the players: options, what a replacement brings, or what only one of them can tell."""
    fact, chooser = decision.question, decision.asked_of
    if fact is None or chooser is None:
        return
    away = telling.book.choices["away"]
    if fact.key in away:
        yield Utterance(_who_spoke(telling), (sentence(away[fact.key], telling),), Rank.DECIDES, Hearing.AWAY)
    elif fact.source is Source.CHOICE and chooser is not Role.DIRECTOR and put_now(decision):
        lines = options(decision, fact, chooser, telling)
        yield Utterance(chooser, lines, Rank.DECIDES, cites=("10C1",))
    elif _before_he_calls(decision):
        yield from _replacement(decision, telling)
    elif _replaced(decision):
        yield Utterance(None, (sentence(telling.book.choices["opening"]["replaced"], telling),), Rank.STOPS)
    elif fact.key in telling.book.choices["aloud"]:
        yield Utterance(None, (sentence(telling.book.choices["aloud"][fact.key], telling),), Rank.DECIDES)


def _before_he_calls(decision: Decision) -> bool:
    """Whether a call has still to be put in the place of one, and what it brings turns on what it is."""
    asked, view = decision.question, decision.open.case.view
    if asked is None or of_now(decision.open) or decision.open is not subject(decision):
        return False
    if asked.moment in REPLACED:
        return put_now(decision)
    his = (
        isinstance(view, IrregularCall)
        and view.matter.fault not in {Fault.CHANGED, Fault.TURN_LOST}
        and replacement(view) is None
    )
    return asked is DEFENDS and his and any(b.asks and b.asks.moment in REPLACED for b in branches(decision))


def _replacement(decision: Decision, telling: Telling) -> Iterator[Utterance]:
    """What each call that he may put in its place brings, told to him before he calls (Law 10C1)."""
    caller = _offender(telling)
    inner = Telling(telling.book, telling.view, caller, named=telling.named)
    text = ways(decision.question, branches(decision), inner)
    if text:
        yield Utterance(caller, (text,), Rank.DECIDES, cites=("10C1",))


def _offender(telling: Telling) -> Who:
    return Role.OFFENDER if telling.view is None else who_is(Role.OFFENDER, telling.view)


def _who_spoke(telling: Telling) -> Who:
    """The offender; of a card of dummy's declarer, who named it."""
    view = telling.view
    if isinstance(view, IrregularPlay) and view.seat is view.table.dummy:
        return view.seat.partner
    return _offender(telling)
