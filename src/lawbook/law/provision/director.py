"""The Director: options to explain, moments to come back, Laws that take over."""

from lawbook.law.fact import Moment
from lawbook.law.provision.acts import Act
from lawbook.law.provision.base import Provision, Section
from lawbook.law.role import Who

__all__ = [
    "ContinuesIn",
    "ExplainOptions",
    "FactsNotEstablished",
    "NothingIrregular",
    "Remind",
]


class ExplainOptions(Provision):
    """All options are explained before one is chosen."""

    to: Who

    kind = "explain_options"
    sentence = "{to}: the Director explains every option before one is chosen; partner may not help."


class Remind(Provision):
    """The Director comes back later."""

    when: Moment
    what: Act

    kind = "remind"
    sentence = "{when}: {what}."
    section = Section.COME_BACK


class ContinuesIn(Provision):
    """Another Law takes over from here; what it would ask and is known already goes with it."""

    law: str
    given: tuple[tuple[str, str], ...] = ()
    """Answers by fact, in words."""

    kind = "continues_in"
    sentence = "What follows is in Law {law}."
    section = Section.NOTE


class NothingIrregular(Provision):
    """A record that is in order."""

    kind = "nothing_irregular"
    sentence = "The record shows nothing irregular: there is nothing to rule on."


class FactsNotEstablished(Provision):
    """A fact could not be found out."""

    fact: str
    question: str

    kind = "facts_not_established"
    sentence = "This could not be established: {question} The Director rules so that play can go on."
    section = Section.NOTE
