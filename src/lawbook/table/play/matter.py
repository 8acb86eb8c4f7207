"""PlayMatter: an irregularity of the play as the record shows it, and what became of it."""

from dataclasses import dataclass

from lawbook.bridge import Card, Seat
from lawbook.label import Option

__all__ = ["REVOKES", "PlayFate", "PlayFault", "PlayMatter"]


class PlayFault(Option):
    """What is wrong with a card, or with a trick."""

    BEFORE_PLAY = "before_play"
    """A card led or played while the auction was still on (Law 24)."""
    FACE_DOWN = "face_down"
    """An opening lead out of turn that is not faced yet (Law 41A)."""
    FACE_DOWN_CHANGED = "face_down_changed"
    """An opening lead, still face down, that its player has taken back or changed (Law 41A)."""
    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    PREMATURE_LEAD = "premature_lead"
    """A lead to the next trick before partner has played to this one (Law 57A)."""
    OUT_OF_TURN = "out_of_turn"
    """A play before the player whose turn it was."""
    REVOKE = "revoke"
    """A player who could follow suit did not (Law 61A)."""
    EXTRA = "extra"
    """A second card from one hand to the same trick (Laws 45E, 58B, 67)."""
    OMITTED = "omitted"
    """No card from a hand, and the next trick led to (Law 67)."""
    AGAIN = "again"
    """A card that had been played to an earlier trick (Law 67B3)."""
    DISOBEYED = "disobeyed"
    """A card that a lead or play restriction did not allow, with one at hand that it did: a revoke too (Law 61A)."""
    PENALTY_NOT_PLAYED = "penalty_not_played"
    """Another card played where a penalty card had to be (Law 52)."""
    BEFORE_CHOICE = "before_choice"
    """A lead before declarer had said what he does about partner's penalty card (Law 50D2)."""
    EXPOSED = "exposed"
    """A card shown or named, but not played (Laws 48, 49)."""
    DESIGNATION = "designation"
    """A card of dummy's called for in words that are incomplete or invalid (Law 46)."""
    NOT_NAMED = "not_named"
    """A card of dummy's that declarer did not name, moved as if he had (Law 45D)."""
    CHANGED = "changed"
    """Another card in the place of one that was legally played (Laws 45C4(b), 47)."""
    CLAIM = "claim"
    """A claim or concession that is doubted, or was agreed to and is doubted now (Laws 68-71)."""
    PENALTY_LEAD = "penalty_lead"
    """No irregularity: the partner of a penalty card has the lead, and declarer is to choose (Law 50D2)."""
    TOGETHER = "together"
    """A card at the same moment as another player's (Law 58A)."""
    SEVERAL = "several"
    """A card at the same moment as another from his own hand, which he plays (Law 58B)."""
    DOUBTFUL = "doubtful"
    """A card from a hand that nobody has told, which may have been a revoke: somebody has to say so (Law 61A)."""
    NOT_HELD = "not_held"
    """A card that the hand, as far as the deal is known, does not have."""


class PlayFate(Option):
    """What became of it."""

    OPEN = "open"
    """Nothing yet; a revoke is latent."""
    ACCEPTED = "accepted"
    """The opponents played on, or said that they accept."""
    REFUSED = "refused"
    """It was not accepted, and the card went back."""
    OVERTAKEN = "overtaken"
    """The player whose lead it was led before anything was ruled (Law 53B)."""
    CORRECTED = "corrected"
    """The offender put it right."""
    ESTABLISHED = "established"
    """It is too late to correct the revoke (Law 63A)."""


@dataclass(frozen=True, slots=True)
class PlayMatter:
    """Something that is not as it should be: who did it, with what card, in which trick."""

    fault: PlayFault
    number: int
    """The place among the events of the one by which the record shows it."""
    seat: Seat
    card: Card | None
    """None where a card is what is missing."""
    trick: int
    """The trick, numbered from 1."""
    turn: Seat | None = None
    """Whose turn it was, where the player acted out of turn."""

    def __hash__(self) -> int:
        """Two of one event are rare, and are told apart by what they are."""
        return self.number


REVOKES = (PlayFault.REVOKE, PlayFault.DISOBEYED)
"""The faults that are revokes (Law 61A)."""
