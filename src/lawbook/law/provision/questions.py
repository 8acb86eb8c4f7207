"""Questions that the Laws leave: what they do not answer, and what is read in more than one way."""

from collections.abc import Mapping

from lawbook.label import Label
from lawbook.law.provision.base import Provision, Section

__all__ = ["READINGS", "Dispute", "Disputed", "Gap", "Holder", "Reading", "Silent"]


class Gap(Label):
    """What no Law answers."""

    OTHER_POCKET = "other_pocket", "what becomes of a call on cards from another pocket of the same board"
    PARTNER_HELPED = "partner_helped", "what it costs that partner helped with the choice"
    CARDS_FOUND_IN_PLAY = (
        "cards_found_in_play",
        "what follows when cards of another board are found only in the play",
    )
    NEITHER_IN_TURN = (
        "neither_in_turn",
        "which call comes first when two are made at once and neither is in turn",
    )
    PLAYED_ABOVE_SEVEN = "played_above_seven", "what a contract above seven is worth when it has been played"
    NO_CARD_FITS = "no_card_fits", "which card is played when the words fit none"
    DEFENDERS_DIFFER = "defenders_differ", "which card is played when the defenders name different ones"
    DOUBLE_FOUND_LATE = (
        "double_found_late",
        "what becomes of a double or redouble that Law 19 does not allow, found only after the opening lead",
    )
    SIGHT_OF_DUMMY = "sight_of_dummy", "what the leader may do with what he has seen of dummy"


class Dispute(Label):
    """What is read in more than one way; the word is that of the authority's setting."""

    LEAD_AFTER_OPPONENTS_CHANGE = (
        "lead_after_opponents_change",
        "whether lead restrictions follow a call that was changed because a misinformed opponent changed his",
    )
    LEAD_AFTER_REPEATED_PASS = (
        "lead_after_repeated_pass",
        "whether lead restrictions follow a cancelled pass that the offender has to repeat",
    )
    LEAD_AFTER_FIRST_CALL_STANDS = (
        "lead_after_first_call_stands",
        "whether lead restrictions follow a second call that is cancelled while the first stands",
    )
    DUMMYS_CARD = (
        "dummys_card",
        "whether the damage is made good (64C) where dummy's hand was a card short or long",
    )
    CARD_NEVER_HELD = "card_never_held", "whether a player can revoke with a card that he did not have"
    BID_SHOWS_MORE = (
        "bid_shows_more",
        "whether 27B1(a) reaches a bid that shows more than the one that was withdrawn",
    )
    OBJECTORS_CARD = "objectors_card", "whether the card of a defender who objects is a penalty card"
    DAMAGE_AND_TRICKS = "damage_and_tricks", "what the damage of a revoke is measured against"


class Reading(Label):
    """One way to read it; the word is the value of the setting."""

    LAW_26 = "law_26", "Law 26 applies, since it makes no exception"
    NO_LAW_26 = "no_law_26", "Law 26 does not apply, and only Law 16C does"
    LAW_64C = "law_64c", "64C makes it good, since 64B3 only spares the tricks"
    NO_LAW_64C = "no_law_64c", "Law 64 does not look at it"
    REVOKE = "revoke", "he can, since the card counts as his all the time"
    NO_REVOKE = "no_revoke", "he cannot play what he does not hold"
    DENOMINATION = "denomination", "it does, since only the denomination has to be the same"
    NOTHING_MORE = "nothing_more", "it does not, and the bid has to be comparable"
    NO_PENALTY_CARD = "no_penalty_card", "it is none, as no card is that either of them shows"
    PENALTY_CARD = "penalty_card", "it is one (49), as 68B2 frees only the cards of the player who conceded"
    AFTER_TRICKS = "after_tricks", "the score with the tricks that 64A moves"
    AT_TABLE = "at_table", "the score that was made at the table"


class Holder(Label):
    """Who reads it so, as far as it was found in print."""

    WORKSHOP = "workshop", "E. Levy, workshop for Directors, Sofia 2024"
    WORKSHOP_OTHERS = "workshop_others", "others, by the same workshop of Sofia 2024"
    TEXT = "text", "the words of the clause"
    LAWBOOK = "lawbook", "Lawbook; no body was found that says so"
    NOBODY_FOUND = "nobody_found", "heard among Directors; no body was found that says so"


Held = tuple[Reading, Holder]

READINGS: Mapping[Dispute, tuple[Held, Held]] = {
    Dispute.LEAD_AFTER_OPPONENTS_CHANGE: (
        (Reading.LAW_26, Holder.LAWBOOK),
        (Reading.NO_LAW_26, Holder.NOBODY_FOUND),
    ),
    Dispute.LEAD_AFTER_REPEATED_PASS: (
        (Reading.NO_LAW_26, Holder.LAWBOOK),
        (Reading.LAW_26, Holder.NOBODY_FOUND),
    ),
    Dispute.LEAD_AFTER_FIRST_CALL_STANDS: (
        (Reading.LAW_26, Holder.TEXT),
        (Reading.NO_LAW_26, Holder.NOBODY_FOUND),
    ),
    Dispute.DUMMYS_CARD: (
        (Reading.LAW_64C, Holder.WORKSHOP),
        (Reading.NO_LAW_64C, Holder.WORKSHOP_OTHERS),
    ),
    Dispute.CARD_NEVER_HELD: ((Reading.REVOKE, Holder.TEXT), (Reading.NO_REVOKE, Holder.NOBODY_FOUND)),
    Dispute.BID_SHOWS_MORE: (
        (Reading.DENOMINATION, Holder.TEXT),
        (Reading.NOTHING_MORE, Holder.NOBODY_FOUND),
    ),
    Dispute.OBJECTORS_CARD: (
        (Reading.NO_PENALTY_CARD, Holder.TEXT),
        (Reading.PENALTY_CARD, Holder.NOBODY_FOUND),
    ),
    Dispute.DAMAGE_AND_TRICKS: ((Reading.AFTER_TRICKS, Holder.TEXT), (Reading.AT_TABLE, Holder.NOBODY_FOUND)),
}
"""The two readings of each, the one that is followed where an authority says nothing first."""


class Silent(Provision):
    """What no Law answers; the Director uses his general powers."""

    what: Gap

    kind = "silent"
    sentence = "The Laws do not answer {what}. The Director decides by his general powers."
    section = Section.NOTE


class Disputed(Provision):
    """What is read in two ways: the reading that is followed, the other one, and who holds which."""

    what: Dispute
    follows: Reading
    held_by: Holder
    against: Reading
    other_held_by: Holder
    setting: str
    """The name of the authority's setting that chooses the reading."""

    kind = "disputed"
    sentence = (
        "Disputed is {what}. Followed here: {follows} ({held_by}). "
        "Otherwise: {against} ({other_held_by}). Setting: {setting}."
    )
    section = Section.NOTE
