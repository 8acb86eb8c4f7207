"""How the played tricks are laid out, and who may speak up when a card points the wrong way.

Each player turns his own card, points it to his partner or to the opponents, and keeps his row in order until
the result is agreed. Anybody may point out a card that lies wrongly, dummy too, but only until his own side
leads or plays to the next trick. Who disturbs his row cannot insist on what can no longer be shown.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of, yes_no
from lawbook.law.provision import (
    Act,
    ContinuesIn,
    DoubtAgainst,
    Permitted,
    Prohibited,
    Required,
    Unauthorized,
    Verb,
    What,
)
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table.seen.inspected import (
    declarer_said_of_trick,
    next_led,
    said_of_trick,
    side_played_on,
)


class Arrangement(Label):
    """What has come up about the tricks."""

    COMPLETED = "completed", "A trick is complete: who turns which card"
    DIRECTION = "direction", "How a turned card is to point"
    WRONG_WAY = "wrong_way", "Somebody says that a card points the wrong way"
    ROW = "row", "How the played cards are kept"
    DISTURBED = "disturbed", "A player has disturbed the row of his played cards"


ARRANGEMENT = one_of(
    "tricks_laid_out",
    "What has come up about the played tricks?",
    Arrangement,
    seen=lambda view: Arrangement.WRONG_WAY if said_of_trick(view) else None,
)
SIDE_PLAYED_ON = yes_no(
    "his_side_played_on", "Has this player's side led or played to the next trick?", seen=side_played_on
)
BY_DECLARER = yes_no("declarer_points_out", "Is it declarer who says so?", seen=declarer_said_of_trick)
NEXT_LED = yes_no("next_trick_led", "Has a card been led to the next trick?", seen=next_led)
AGREED = yes_no("tricks_agreed", "Had the number of tricks been agreed?")


@law("65", edition=2017, title="Arrangement of tricks")
def arrangement(case: Case) -> Provisions:
    match case[ARRANGEMENT]:
        case Arrangement.COMPLETED:
            yield Required(who=Role.EVERYBODY, act=Act.TURN_FACE_DOWN, verb=Verb.DOES, cite="65A")
        case Arrangement.DIRECTION:
            yield Required(who=Role.EVERYBODY, act=Act.POINT_TO_PARTNER, verb=Verb.DOES, cite="65B1")
            yield Required(who=Role.EVERYBODY, act=Act.POINT_TO_OPPONENTS, verb=Verb.DOES, cite="65B2")
        case Arrangement.WRONG_WAY:
            yield from pointed_out(in_time=in_time(case))
        case Arrangement.ROW:
            yield Required(who=Role.EVERYBODY, act=Act.KEEP_ROW, verb=Verb.DOES, cite="65C")
        case Arrangement.DISTURBED:
            yield from disturbed(agreed=case[AGREED])


@law("65", edition=2007, title="Arrangement of tricks")
def arrangement_2007(case: Case) -> Provisions:
    yield from as_then(arrangement(case))


def in_time(case: Case) -> bool:
    """In 2007 declarer could have a card turned at any time, the others until the next trick was led to."""
    if case.edition < 2017 and case[BY_DECLARER]:
        return True
    return not case[SIDE_PLAYED_ON] and (case.edition >= 2017 or not case[NEXT_LED])


def pointed_out(*, in_time: bool) -> Provisions:
    if in_time:
        yield Permitted(who=Role.EVERYBODY, act=Act.POINT_OUT_WRONG_CARD, cite="65B3", see=("42B2",))
        return
    yield Prohibited(who=Role.EVERYBODY, act=Act.POINT_OUT_WRONG_CARD, verb=Verb.DOES_NOT, cite="65B3")
    yield Unauthorized(what=What.FROM_PARTNER, to=Role.OFFENDERS_PARTNER, cite="65B3", see=("16B1",))
    yield ContinuesIn(law="16", given=(("information_from", "partner"),), cite="65B3")


def disturbed(*, agreed: bool) -> Provisions:
    if agreed:
        yield Permitted(who=Role.EVERYBODY, act=Act.DISTURB_ROW, cite="65D")
        return
    yield Required(who=Role.EVERYBODY, act=Act.KEEP_ROW, verb=Verb.SHOULD, cite="65D")
    yield DoubtAgainst(to=Role.OFFENDING_SIDE, cite="65D", see=("66D",))
