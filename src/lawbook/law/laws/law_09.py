"""An irregularity has happened or is about to: players may do some things about it, and leave the rest to the Director.

Anybody may try to prevent one. To draw attention to one is free in the auction and, in the play,
for all but dummy; whoever keeps silent about his own side's breaks no Law. Once attention is drawn
the Director is called, at no cost to anybody, and nothing more is done until he has spoken.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, proviso, yes_no
from lawbook.law.provision import (
    Act,
    ContinuesIn,
    FurtherRectification,
    Permitted,
    Prohibited,
    Required,
    RightsKept,
    Verb,
)
from lawbook.law.role import Role
from lawbook.table import Table
from lawbook.table.record.events import DirectorCalled
from lawbook.table.seen.dummy import was_drawn
from lawbook.table.seen.procedure import bid_corrected, reported_by_own_side
from lawbook.table.seen.sight import of_call, of_matter, of_record


class Reaction(Label):
    """What a player does about an irregularity."""

    PREVENTS = "prevents", "He tries to prevent one that has not happened yet"
    DRAWS_ATTENTION = "draws_attention", "He draws attention to it"
    CALLS_DIRECTOR = "calls_director", "He calls the Director"
    CORRECTS = "corrects", "The offender puts it right before the Director has come"
    ACTS_ON = "acts_on", "A player calls or plays on after attention was drawn, before the Director has ruled"
    KEEPS_SILENT = "keeps_silent", "He keeps silent about an infraction of his own side"


class Period(Label):
    """When attention is drawn."""

    AUCTION = "auction", "In the auction period"
    PLAY = "play", "During the play"
    AFTER_PLAY = "after_play", "After the play"


@of_record
def _period(table: Table) -> Period | None:
    if table.play_over:
        return Period.AFTER_PLAY
    if table.lead_faced:
        return Period.PLAY
    return Period.AUCTION if table.calls else None


REACTION = one_of("reaction", "What is done about the irregularity?", Reaction)
PERIOD = one_of("attention_period", "When is it done?", Period, seen=_period)


def _by_dummy(table: Table) -> bool | None:
    """Whether dummy is the one who called the Director; None where nobody tells who did."""
    callers = [call.seat for call in table.all(DirectorCalled)]
    return callers[-1] is table.dummy if callers and callers[-1] is not None and table.contract else None


BY_DUMMY = yes_no("by_dummy", "Is it dummy who does it?", seen=of_record(_by_dummy))
EXPLANATION = yes_no("own_side_misexplained", "Is it a wrong explanation that his partner gave?")
POINTED = proviso(
    "trick_pointed_wrongly",
    "Is it a played card that points the wrong way?",
    "it is a played card that points the wrong way",
    "65B3",
)
DRAWN = yes_no("attention_drawn", "Had attention been drawn to it already?", seen=was_drawn)
PARTNERS_EXPLANATION = (("explanation_question", "partners_explanation"),)
"""What is told to Law 20 where his partner explained wrongly."""
OWN_SIDE = yes_no(
    "own_side_reported", "Is it an irregularity of his own side?", seen=of_matter(reported_by_own_side)
)
BY_OFFENDERS = yes_no("acted_by_offenders", "Is it the offending side that acts?")
INSUFFICIENT = yes_no(
    "insufficient_bid_corrected", "Is it an insufficient bid that he replaced?", seen=of_call(bid_corrected)
)


@law("9", edition=2017, title="Procedure following an irregularity")
def procedure(case: Case) -> Provisions:
    match case[REACTION]:
        case Reaction.PREVENTS:
            dummy = ("42B2", "43A1(b)") if case[BY_DUMMY] else ()
            yield Permitted(who=Role.EVERYBODY, act=Act.PREVENT, cite="9A3", see=dummy)
        case Reaction.DRAWS_ATTENTION:
            yield from attention(case)
        case Reaction.CALLS_DIRECTOR:
            yield from director_called(case)
        case Reaction.CORRECTS:
            yield from corrected_early(case)
        case Reaction.ACTS_ON:
            yield from acted_on(case)
        case Reaction.KEEPS_SILENT:
            yield from silence(case)


def attention(case: Case) -> Provisions:
    """Who may draw attention turns on the period, and in the play on who he is."""
    if case[PERIOD] is Period.AUCTION:
        yield Permitted(who=Role.EVERYBODY, act=Act.DRAW_ATTENTION, cite="9A1")
        yield from once_drawn(case)
    elif case[PERIOD] is Period.PLAY and case.unless(POINTED):
        given = (("tricks_laid_out", "wrong_way"),)
        yield ContinuesIn(law="65", given=given, cite="65B3", see=("9A2",))
    elif not case[BY_DUMMY]:
        yield Permitted(who=Role.EVERYBODY, act=Act.DRAW_ATTENTION, cite="9A2")
        yield from once_drawn(case)
    elif case[PERIOD] is Period.AFTER_PLAY:
        yield Permitted(who=Role.DUMMY, act=Act.DRAW_ATTENTION, cite="9A4")
        yield from once_drawn(case)
    else:
        yield from dummy_speaks(case)


def dummy_speaks(case: Case) -> Provisions:
    """In the play dummy corrects declarer's explanation, and speaks of no other irregularity."""
    if case[EXPLANATION]:
        yield ContinuesIn(law="20", given=PARTNERS_EXPLANATION, cite="9A4", see=("20F5",))
        return
    yield Prohibited(who=Role.DUMMY, act=Act.DRAW_ATTENTION, verb=Verb.MAY_NOT, cite="9A4", see=("43A1(b)",))
    yield ContinuesIn(law="43", cite="9A4", see=("43B1",))
    yield from once_drawn(case)


def director_called(case: Case) -> Provisions:
    """Before attention is drawn, to call the Director is to draw it: in the play dummy may not."""
    if not case[DRAWN] and case[PERIOD] is Period.PLAY and case[BY_DUMMY]:
        yield Prohibited(
            who=Role.DUMMY, act=Act.CALL_DIRECTOR, verb=Verb.MAY_NOT, cite="43A1(a)", see=("9A4",)
        )
        yield ContinuesIn(law="43", cite="9A4", see=("43B1",))
    yield from once_drawn(case)


def once_drawn(case: Case) -> Provisions:
    yield Required(who=Role.EVERYBODY, act=Act.CALL_DIRECTOR, verb=Verb.SHOULD, cite="9B1(a)")
    yield Permitted(who=Role.EVERYBODY, act=Act.CALL_DIRECTOR, cite="9B1(b)")
    yield RightsKept(to=Role.EVERYBODY, cite="9B1(c)")
    yield Prohibited(who=Role.EVERYBODY, act=Act.ACT_BEFORE_RULING, verb=Verb.SHALL_NOT, cite="9B2")
    if case[OWN_SIDE]:
        yield RightsKept(to=Role.NON_OFFENDING_SIDE, cite="9B1(d)")


def corrected_early(case: Case) -> Provisions:
    yield FurtherRectification(to=Role.OFFENDING_SIDE, cite="9C", see=("26B",))
    yield ContinuesIn(law="16", given=(("information_from", "withdrawn"),), cite="16C2")
    if case[INSUFFICIENT]:
        yield ContinuesIn(law="27", cite="27C")


def acted_on(case: Case) -> Provisions:
    yield Prohibited(who=Role.EVERYBODY, act=Act.ACT_BEFORE_RULING, verb=Verb.SHALL_NOT, cite="9B2")
    if case[BY_OFFENDERS]:
        yield FurtherRectification(to=Role.OFFENDING_SIDE, cite="9C", see=("26B",))
    else:
        yield ContinuesIn(law="11", given=(("nonoffenders_acted", "yes"),), cite="11A")


def silence(case: Case) -> Provisions:
    """Silence is free, except about partner's wrong explanation; to hide the infraction is not."""
    if case[EXPLANATION]:
        yield ContinuesIn(law="20", given=PARTNERS_EXPLANATION, cite="9A5", see=("20F5",))
    else:
        yield Permitted(who=Role.OFFENDING_SIDE, act=Act.KEEP_SILENT, cite="9A5", see=("72B2",))
        yield Prohibited(who=Role.OFFENDING_SIDE, act=Act.CONCEAL, verb=Verb.MAY_NOT, cite="72B3")
