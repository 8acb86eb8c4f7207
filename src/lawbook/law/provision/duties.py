"""Duties: what somebody may, has to, or must not do."""

from typing import ClassVar

from lawbook.law.provision.acts import Act
from lawbook.law.provision.base import Provision, Section
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.provision.verbs import Verb, Verbs, conjugated
from lawbook.law.role import Role, Who

__all__ = [
    "Enforce",
    "FurtherRectification",
    "Permitted",
    "Prohibited",
    "Required",
    "RightForfeited",
    "RightsKept",
    "SettlementStands",
    "Waive",
]


class Permitted(Provision):
    """Somebody is free to do something."""

    who: Who
    act: Act | ContestAct

    kind = "permitted"
    sentence = "{who}: {said} {act}."
    section = Section.IN_FORCE
    verb: ClassVar[Verb] = Verb.MAY

    @property
    def said(self) -> Verb | Verbs:
        """The verb, as it is said of whoever may."""
        return conjugated(self.verb, self.who)


class Required(Provision):
    """Somebody has to do something, as strongly as the clause says it."""

    who: Who
    act: Act | ContestAct
    verb: Verb

    kind = "required"
    sentence = "{who}: {said} {act}."
    section = Section.IN_FORCE

    @property
    def said(self) -> Verb | Verbs:
        """The verb, as it is said of whoever has to."""
        return conjugated(self.verb, self.who)


class Prohibited(Provision):
    """Somebody is forbidden to do something, as strongly as the clause says it."""

    who: Who
    act: Act | ContestAct
    verb: Verb

    kind = "prohibited"
    sentence = "{who}: {said} {act}."
    section = Section.IN_FORCE

    @property
    def said(self) -> Verb | Verbs:
        """The verb, as it is said of whoever is forbidden to."""
        return conjugated(self.verb, self.who)


class RightsKept(Provision):
    """Nobody loses a right by what was done."""

    to: Who

    kind = "rights_kept"
    sentence = "{to}: no right is lost by this."
    section = Section.IN_FORCE
    excludes = frozenset({"right_forfeited"})


class RightForfeited(Provision):
    """A side loses its right to rectification."""

    to: Who

    kind = "right_forfeited"
    sentence = "{to}: the right to rectification is lost."


class FurtherRectification(Provision):
    """A correction before the Director came may cost more than the irregularity alone."""

    to: Who = Role.OFFENDING_SIDE

    kind = "further_rectification"
    sentence = "{to}: the early correction may bring a further rectification."


class Enforce(Provision):
    """The rectification is enforced as the Laws have it."""

    kind = "enforce"
    sentence = "The Director determines the rectification as the Laws have it, and enforces it."
    excludes = frozenset({"waive", "settlement_stands"})


class Waive(Provision):
    """The Director waives the rectification."""

    kind = "waive"
    sentence = "The Director waives the rectification."


class SettlementStands(Provision):
    """What the players enforced or waived themselves stands."""

    kind = "settlement_stands"
    sentence = "The Director allows what the players settled among themselves."
