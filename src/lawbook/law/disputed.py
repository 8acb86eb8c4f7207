"""Disputed: which of two readings of the Laws the Regulating Authority follows."""

from collections.abc import Generator

from lawbook.errors import CaseError, listed
from lawbook.law.case import Case
from lawbook.law.provision import Provision
from lawbook.law.provision.questions import READINGS, Dispute, Disputed, Reading

__all__ = ["followed"]


def followed(case: Case, what: Dispute, cite: str, *see: str) -> Generator[Provision, None, Reading]:
    """Tells the Director of both readings; returns the one that is followed. Raises CaseError for any other."""
    word = case.setting(what.value)
    one, other = READINGS[what]
    if word not in {one[0].value, other[0].value}:
        known = listed((one[0].value, other[0].value))
        raise CaseError(
            "setting {name!r}: {word!r} is no reading of it; write {known}",
            name=what.value,
            word=word,
            known=known,
        )
    (follows, held_by), (against, other_held_by) = (one, other) if word == one[0].value else (other, one)
    yield Disputed(
        what=what,
        follows=follows,
        held_by=held_by,
        against=against,
        other_held_by=other_held_by,
        setting=what.value,
        cite=cite,
        see=see,
    )
    return follows
