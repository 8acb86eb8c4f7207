"""Wrong card: a card of dummy's that declarer did not mean, or did not name, and what was played to it (Law 45C4(b), 45D)."""

from lawbook.law.fact import Detail, choose, one_of, yes_no
from lawbook.law.role import Role
from lawbook.table.seen.card_played import (
    Changed,
    RevokeMade,
    both_sides_on,
    card_meant,
    declarer_after_rho,
    defender_played_since,
    lhos_cards,
    revoke_by_it,
    rho_does,
    rhos_card,
    wrong_card,
)
from lawbook.table.seen.dummys_card import none_named
from lawbook.table.seen.sight import of_play

__all__ = [
    "AFTER_RHO",
    "BOTH_ON",
    "CHANGES",
    "FOLLOWED",
    "LHOS_CARDS",
    "MEANT_CARD",
    "NONE_NAMED",
    "REVOKE",
    "RHOS_CARD",
    "WRONG_CARD",
    "Changed",
    "RevokeMade",
]


FOLLOWED = yes_no(
    "defender_played_since",
    "Had a defender played after dummy's card, in turn and legally, before attention was drawn to it?",
    seen=of_play(defender_played_since),
)
CHANGES = choose(
    "rho_changes_card",
    "What does the defender on declarer's right do with a card that he has played since?",
    Changed,
    by=Role.DECLARERS_RHO,
    seen=of_play(rho_does),
)
AFTER_RHO = yes_no(
    "declarer_played_after_rho",
    "Had declarer played to the trick from his own hand after that defender?",
    seen=of_play(declarer_after_rho),
)
BOTH_ON = yes_no(
    "both_sides_on_next_trick", "Has each side played to the next trick?", seen=of_play(both_sides_on)
)
REVOKE = one_of(
    "revoke_by_misplaced_card",
    "Which revoke has dummy's card brought about?",
    RevokeMade,
    seen=of_play(revoke_by_it),
)
WRONG_CARD = Detail("wrong_card", of_play(wrong_card))
RHOS_CARD = Detail("card_of_declarers_rho", of_play(rhos_card))
LHOS_CARDS = Detail("cards_of_declarers_lho", of_play(lhos_cards))
MEANT_CARD = Detail("card_meant", of_play(card_meant))
NONE_NAMED: Detail[bool] = Detail("no_card_named", of_play(none_named))
