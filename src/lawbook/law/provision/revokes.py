"""Revokes: whether a lead or play is one, and whether it can still be put right."""

from lawbook.law.provision.base import Provision
from lawbook.law.role import Who

__all__ = ["NoRevoke", "Revoke", "RevokeEstablished", "RevokeOpen"]


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


class RevokeOpen(Provision):
    """A revoke can still be put right."""

    seat: Who

    kind = "revoke_open"
    sentence = "{seat}: the revoke is not established."
