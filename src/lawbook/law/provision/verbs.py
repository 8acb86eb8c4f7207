"""Verbs: how strongly a clause speaks, as the Introduction to the Laws weighs it."""

from lawbook.label import Label
from lawbook.law.role import Who, several

__all__ = ["Verb", "Verbs", "conjugated"]


class Verb(Label):
    """The verb of a clause, as the Introduction to the Laws weighs it: what it says of one."""

    MAY = "may", "may"
    DOES = "does", "is to"
    SHOULD = "should", "should"
    SHALL = "shall", "shall"
    MUST = "must", "must"
    DOES_NOT = "does_not", "has no right to"
    SHOULD_NOT = "should_not", "should not"
    SHALL_NOT = "shall_not", "shall not"
    MAY_NOT = "may_not", "may not"
    MUST_NOT = "must_not", "must not"


class Verbs(Label):
    """The same verbs, as they are said of several."""

    MAY = "may", "may"
    DOES = "does", "are to"
    SHOULD = "should", "should"
    SHALL = "shall", "shall"
    MUST = "must", "must"
    DOES_NOT = "does_not", "have no right to"
    SHOULD_NOT = "should_not", "should not"
    SHALL_NOT = "shall_not", "shall not"
    MAY_NOT = "may_not", "may not"
    MUST_NOT = "must_not", "must not"


def conjugated(verb: Verb, who: Who) -> Verb | Verbs:
    """A verb, as it is said of one or of several."""
    return Verbs[verb.name] if several(who) else verb
