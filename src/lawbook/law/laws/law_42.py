"""What dummy may do in the play.

He may always say what is fact or Law when the Director is there, count the tricks, and play his cards as
he is told. To ask declarer about a suit he does not follow to, to prevent an irregularity and, after play,
to draw attention to one are rights within the limits of Law 43, where he can lose them.

In 2007 he could prevent an irregularity of declarer's only.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.laws.law_43 import DID, OF_DECLARER, RIGHTS_LOST, Did, too_far
from lawbook.law.provision import Act, ContinuesIn, Permitted, Prohibited, Required, Verb
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.dummy import Deed, deed
from lawbook.table.seen.sight import IrregularAct, View, record_of


class Does(Label):
    """What dummy does, or wants to do."""

    TELLS = "tells", "He tells the Director, who is at the table, what happened or what the Law says"
    COUNTS = "counts", "He keeps count of the tricks"
    PLAYS = "plays", "He plays a card that declarer has named"
    ASKS_DECLARER = "asks_declarer", "He asks declarer, who has not followed suit, whether he has none"
    ASKS_DEFENDER = "asks_defender", "He asks a defender, who has not followed suit, whether he has none"
    PREVENTS = "prevents", "He warns somebody who is about to commit an irregularity"
    POINTS_OUT = "points_out", "He draws attention to an irregularity that has happened"


def _does(view: View) -> Does | None:
    match deed(view):
        case Deed.POINTS_OUT:
            return Does.POINTS_OUT
        case Deed.PREVENTS:
            return Does.PREVENTS
        case _:
            return None


def _played_out(view: View) -> bool | None:
    if isinstance(view, IrregularAct):
        return False
    table = record_of(view)
    return table.play_over if table.told else None


DOES = one_of("dummy_does", "What does dummy do?", Does, seen=_does)
PLAYED_OUT = yes_no("hand_played_out", "Has the play of the hand ended?", seen=_played_out)

ABSOLUTE = {
    Does.TELLS: (Act.TELL_FACTS, "42A1"),
    Does.COUNTS: (Act.COUNT_TRICKS, "42A2"),
}


TITLE = "Dummy's rights"


@law("42", edition=2017, title=TITLE)
def dummys_rights(case: Case) -> Provisions:
    match case[DOES]:
        case Does.PLAYS:
            yield Required(who=Role.DUMMY, act=Act.PLAY_AS_TOLD, verb=Verb.DOES, cite="42A3", see=("45B",))
        case Does.ASKS_DECLARER:
            yield from qualified(case, Act.ASK_DECLARER_HAVING_NONE, "42B1", Did.ASKED)
        case Does.ASKS_DEFENDER:
            yield Prohibited(
                who=Role.DUMMY,
                act=Act.ASK_DEFENDER_HAVING_NONE,
                verb=Verb.DOES_NOT,
                cite="42B1",
                see=("61B2(b)",),
            )
            yield ContinuesIn(law="61", cite="42B1", see=("61B2(b)",))
        case Does.PREVENTS if case.edition < 2017 and not case[OF_DECLARER]:
            yield from too_far(Act.PREVENT, "43A1(c)")
        case Does.PREVENTS:
            yield from qualified(case, Act.PREVENT, "42B2", Did.WARNED)
        case Does.POINTS_OUT:
            yield from attention(case)
        case absolute:
            act, cite = ABSOLUTE[absolute]
            yield Permitted(who=Role.DUMMY, act=act, cite=cite)


@law("42", edition=2007, title=TITLE)
def dummys_rights_2007(case: Case) -> Provisions:
    yield from as_then(dummys_rights(case))


def qualified(case: Case, act: Act, cite: str, did: Did) -> Provisions:
    """A right that he has unless he has looked where he may not; what he does then is a matter for Law 43."""
    if case.unless(RIGHTS_LOST):
        yield in_law_43(did)
    else:
        yield Permitted(who=Role.DUMMY, act=act, cite=cite)


def attention(case: Case) -> Provisions:
    if case[PLAYED_OUT]:
        yield Permitted(who=Role.DUMMY, act=Act.DRAW_ATTENTION, cite="42B3", see=("9A4",))
    else:
        yield Prohibited(who=Role.DUMMY, act=Act.DRAW_ATTENTION, verb=Verb.MAY_NOT, cite="42B3", see=("9A4",))
        yield in_law_43(Did.DREW_ATTENTION)


def in_law_43(did: Did) -> ContinuesIn:
    return ContinuesIn(law="43", given=((DID.key, did.value),), cite="42B")
