"""Revokes: whether a lead or play is one, and whether it can still be put right."""

from lawbook.law.provision.base import Provision, Section
from lawbook.law.role import Who

__all__ = ["CountedAfterPlay", "NoRevoke", "Revoke", "RevokeEstablished", "RevokeOpen"]


class Revoke(Provision):
    """A lead or play is a revoke."""

    seat: Who

    kind = "revoke"
    sentence = "{seat}: this is a revoke."
    excludes = frozenset({"no_revoke"})


class NoRevoke(Provision):
    """A lead or play is no revoke."""

    seat: Who

    kind = "no_revoke"
    sentence = "{seat}: this is no revoke."


class RevokeEstablished(Provision):
    """It is too late to put a revoke right."""

    seat: Who

    kind = "revoke_established"
    sentence = "{seat}: the revoke is established."
    excludes = frozenset({"revoke_open"})


class CountedAfterPlay(Provision):
    """What an established revoke costs waits until all the tricks are there."""

    to: Who

    kind = "counted_after_play"
    sentence = "{to}: after play it is counted whether tricks go to this side, and how many."
    section = Section.COME_BACK


class RevokeOpen(Provision):
    """A revoke can still be put right."""

    seat: Who

    kind = "revoke_open"
    sentence = "{seat}: the revoke is not established."
