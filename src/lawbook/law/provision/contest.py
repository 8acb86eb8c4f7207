"""The contest: boards and rounds, who is responsible, discipline and appeals."""

from lawbook.label import Label
from lawbook.law.provision.base import Provision, Section
from lawbook.law.role import Who

__all__ = [
    "AppealHeard",
    "AppealNotHeard",
    "Body",
    "DecisionFinal",
    "DisciplinaryPoints",
    "Disqualify",
    "MarkingsApply",
    "NotDisqualified",
    "NotResponsible",
    "PostponeBoard",
    "RegulatingAuthority",
    "RegulationVoid",
    "Responsible",
    "RoundGoesOn",
    "RoundOver",
    "Stretch",
    "Suspend",
]


class Stretch(Label):
    """What comes to its end at a table (Law 8)."""

    ROUND = "round", "The round at this table"
    ROUND_FOR_BOARD = "round_for_board", "The round, for these players and this board"
    SESSION = "session", "The last round and the session at this table"


class Body(Label):
    """Who is the Regulating Authority (Law 80A1)."""

    WORLD = "world", "the World Bridge Federation"
    ZONE = "zone", "the zonal authority"
    NATION = "nation", "the national bridge organization"


class MarkingsApply(Provision):
    """A board is played as it is marked."""

    kind = "markings_apply"
    sentence = "The dealer and the vulnerability that the board shows apply for this session."


class RoundOver(Provision):
    """A round, or a session, has ended."""

    what: Stretch

    kind = "round_over"
    sentence = "{what}: ended, and with it every right that lasts until then."
    excludes = frozenset({"round_goes_on"})


class RoundGoesOn(Provision):
    """A round, or a session, has not ended."""

    what: Stretch

    kind = "round_goes_on"
    sentence = "{what}: goes on, and with it every right that lasts until its end."


class PostponeBoard(Provision):
    """A board is put off."""

    kind = "postpone_board"
    sentence = "The board is played later."
    excludes = frozenset({"stop_board", "play_on"})


class RegulatingAuthority(Provision):
    """Who regulates a contest."""

    body: Body

    kind = "regulating_authority"
    sentence = "The Regulating Authority is {body}."
    section = Section.NOTE


class RegulationVoid(Provision):
    """A regulation has no force against a Law."""

    kind = "regulation_void"
    sentence = "The regulation is not applied where it contradicts a Law."


class Responsible(Provision):
    """Somebody answers for what others do in his name."""

    who: Who

    kind = "responsible"
    sentence = "{who}: still responsible for how the power is used."
    section = Section.NOTE


class NotResponsible(Provision):
    """Somebody who assigned a power does not answer for it any more."""

    who: Who

    kind = "not_responsible"
    sentence = "{who}: no longer responsible for how the power is used."
    section = Section.NOTE
    excludes = frozenset({"responsible"})


class DisciplinaryPoints(Provision):
    """A disciplinary penalty in points."""

    to: Who

    kind = "disciplinary_points"
    sentence = "{to}: a disciplinary penalty in points."
    section = Section.SCORE


class Suspend(Provision):
    """Somebody does not play on for now."""

    to: Who

    kind = "suspend"
    sentence = "{to}: suspended for this session or a part of it."
    excludes = frozenset({"disqualify"})


class Disqualify(Provision):
    """Somebody is out of the contest."""

    to: Who

    kind = "disqualify"
    sentence = "{to}: disqualified."


class NotDisqualified(Provision):
    """A disqualification has no effect."""

    to: Who

    kind = "not_disqualified"
    sentence = "{to}: not disqualified without the approval of the Tournament Organizer."
    excludes = frozenset({"disqualify"})


class DecisionFinal(Provision):
    """Nobody decides the matter again."""

    of: Who

    kind = "decision_final"
    sentence = "{of}: this decision is final."
    section = Section.NOTE


class AppealHeard(Provision):
    """Who decides an appeal."""

    by: Who

    kind = "appeal_heard"
    sentence = "{by}: hears the appeal and decides it."


class AppealNotHeard(Provision):
    """An appeal that lacks what the Law demands."""

    kind = "appeal_not_heard"
    sentence = "The appeal is not heard."
    excludes = frozenset({"appeal_heard"})
