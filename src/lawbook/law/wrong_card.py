"""Wrong card: a card of dummy's that declarer did not mean, or did not name, and what was played to it (Law 45C4(b), 45D)."""

from lawbook.law.fact import Detail, choose, one_of, yes_no
from lawbook.law.role import Label, Role
from lawbook.law.shown import in_words_of
from lawbook.table import Table
from lawbook.table.seen.card_played import (
    both_sides_on,
    card_meant,
    declarer_after_rho,
    defender_played_since,
    revoke_by_it,
    rho_does,
    wrong_card,
)

__all__ = [
    "AFTER_RHO",
    "BOTH_ON",
    "CHANGES",
    "FOLLOWED",
    "MEANT_CARD",
    "REVOKE",
    "WRONG_CARD",
    "Changed",
    "Revoke",
]


class Changed(Label):
    """What declarer's right-hand opponent does with a card that he played after dummy's wrong one."""

    CHANGES = "changes", "He takes it back and plays another"
    KEEPS = "keeps", "He leaves it, or has not played since"


class Revoke(Label):
    """What revoke a card that dummy played wrongly has brought about."""

    OF_A_FOLLOWER = "of_a_follower", "It was led, and somebody who could have followed suit to it did not"
    OF_DUMMY = "of_dummy", "It was not led, and dummy could have followed suit but did not"
    NONE = "none", "None"


def _changes(table: Table) -> Changed | None:
    return in_words_of(Changed, rho_does(table))


def _revoke(table: Table) -> Revoke | None:
    return in_words_of(Revoke, revoke_by_it(table))


FOLLOWED = yes_no(
    "defender_played_since",
    "Had a defender played after dummy's card, in turn and legally, before attention was drawn to it?",
    seen=defender_played_since,
)
CHANGES = choose(
    "rho_changes_card",
    "What does the defender on declarer's right do with a card that he has played since?",
    Changed,
    by=Role.DECLARERS_RHO,
    seen=_changes,
)
AFTER_RHO = yes_no(
    "declarer_played_after_rho",
    "Had declarer played to the trick from his own hand after that defender?",
    seen=declarer_after_rho,
)
BOTH_ON = yes_no("both_sides_on_next_trick", "Has each side played to the next trick?", seen=both_sides_on)
REVOKE = one_of(
    "revoke_by_misplaced_card", "Which revoke has dummy's card brought about?", Revoke, seen=_revoke
)
WRONG_CARD = Detail("wrong_card", wrong_card)
MEANT_CARD = Detail("card_meant", card_meant)
