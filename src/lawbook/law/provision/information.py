"""Information: who may use what."""

from typing import ClassVar

from lawbook.law.fact import Moment
from lawbook.law.provision.base import Provision, Section
from lawbook.law.provision.labels import What
from lawbook.law.provision.verbs import Verb
from lawbook.law.role import Who

__all__ = [
    "Authorized",
    "Unauthorized",
    "Unrestricted",
]


class Authorized(Provision):
    """Information that somebody may use."""

    what: What
    to: Who
    until: Moment = Moment.END_OF_PLAY

    kind = "authorized"
    sentence = "{to}: may use {what}."
    section = Section.INFORMATION


class Unauthorized(Provision):
    """Information that somebody may not use (16A3, 16B1(a), 16C2)."""

    what: What
    to: Who
    until: Moment = Moment.END_OF_PLAY

    kind = "unauthorized"
    sentence = "{to}: may not use {what}."
    section = Section.INFORMATION
    verb: ClassVar[Verb] = Verb.MAY_NOT


class Unrestricted(Provision):
    """Extraneous information that restricts nobody; only its effect is looked at, afterwards."""

    what: What

    kind = "unrestricted"
    sentence = "Nobody is restricted by {what}; the Director looks at its effect afterwards."
    section = Section.INFORMATION
