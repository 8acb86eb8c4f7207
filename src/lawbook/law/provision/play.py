"""The play: cards that stand or go back, roles, tricks."""

from lawbook.bridge import Card
from lawbook.law.provision.base import Provision, Section
from lawbook.law.provision.labels import Kept, Plays, WhyNoTransfer, Wins
from lawbook.law.role import Who

__all__ = [
    "BecomesDeclarer",
    "BecomesDummy",
    "CardNotPlayed",
    "CardStands",
    "CorrectTrick",
    "EarlierDutyRemains",
    "LosesDummyRights",
    "MayWithdraw",
    "MustPlay",
    "NoTransfer",
    "PlaceAmongPlayed",
    "PlayCeases",
    "PlayContinues",
    "PlayPeriodBegins",
    "PlayedLater",
    "RectifiedToo",
    "RestoreExtraCards",
    "SpreadHand",
    "TransferTricks",
    "TrickStands",
    "TrickWonBy",
    "TurnToPlay",
    "WithdrawCard",
]


class CardStands(Provision):
    """A card is played and stays so."""

    seat: Who
    card: Card | None = None

    kind = "card_stands"
    sentence = "{seat}: the card stands as it was played or led."
    details = ("Card: {card}.",)


class WithdrawCard(Provision):
    """A card that was played goes back to its hand."""

    seat: Who
    card: Card | None = None

    kind = "withdraw_card"
    sentence = "{seat}: the card is withdrawn."
    details = ("Card: {card}.",)


class MayWithdraw(Provision):
    """A player may take a card back and play another, or leave it."""

    seat: Who
    card: Card | None = None

    kind = "may_withdraw"
    sentence = "{seat}: may take his card back and play another."
    details = ("Card: {card}.",)


class MustPlay(Provision):
    """What a player has to play."""

    seat: Who
    cards: Plays
    card: Card | None = None
    """The one card that it is, where the table shows it."""

    kind = "must_play"
    sentence = "{seat}: {cards}."
    details = ("Card: {card}.",)
    section = Section.IN_FORCE


class TurnToPlay(Provision):
    """Somebody has the turn to lead or to play."""

    seat: Who

    kind = "turn_to_play"
    sentence = "{seat}: is now to lead or play."


class PlayedLater(Provision):
    """Of two cards played together, one counts as the later."""

    seat: Who

    kind = "played_later"
    sentence = "{seat}: this card counts as led or played after the other."


class RectifiedToo(Provision):
    """A play made before the Director had ruled may be irregular in its turn."""

    seat: Who

    kind = "rectified_too"
    sentence = "{seat}: this play may be irregular as well, and is then rectified too."


class EarlierDutyRemains(Provision):
    """A duty from an earlier irregularity outlives one that was let pass."""

    to: Who

    kind = "earlier_duty_remains"
    sentence = "{to}: the earlier duty, to play a penalty card or obey a restriction, remains at later turns."
    section = Section.IN_FORCE


class SpreadHand(Provision):
    """A hand is laid out as dummy."""

    seat: Who

    kind = "spread_hand"
    sentence = "{seat}: spreads his hand."


class BecomesDeclarer(Provision):
    """The roles of the declaring side are settled."""

    seat: Who

    kind = "becomes_declarer"
    sentence = "{seat}: becomes declarer."


class BecomesDummy(Provision):
    """The roles of the declaring side are settled."""

    seat: Who

    kind = "becomes_dummy"
    sentence = "{seat}: becomes dummy."


class LosesDummyRights(Provision):
    """Dummy has looked where he may not."""

    seat: Who

    kind = "loses_dummy_rights"
    sentence = "{seat}: has lost the rights that dummy otherwise has."
    section = Section.IN_FORCE


class TrickStands(Provision):
    """A trick is not altered."""

    kind = "trick_stands"
    sentence = "The trick stands as it was won."


class CorrectTrick(Provision):
    """A trick is put right."""

    card: Card | None = None
    """What is played to it instead."""

    kind = "correct_trick"
    sentence = "The trick is put right."
    details = ("Played instead: {card}.",)


class TransferTricks(Provision):
    """Tricks change hands after play."""

    number: int
    to: Who
    trick: int | None = None
    """That of the revoke, where the side has several to pay for."""

    kind = "transfer_tricks"
    sentence = "{to}: plus {number} of the other side's tricks, after play."
    details = ("For the revoke on trick {trick}.",)
    section = Section.SCORE
    excludes = frozenset({"no_transfer"})


class NoTransfer(Provision):
    """No trick changes hands."""

    why: WhyNoTransfer

    kind = "no_transfer"
    sentence = "No trick changes hands, because {why}."
    section = Section.SCORE


class PlayContinues(Provision):
    """The play goes on."""

    kind = "play_continues"
    sentence = "The play goes on."
    excludes = frozenset({"play_ceases"})


class PlayCeases(Provision):
    """The play has ended; nothing played since counts."""

    kind = "play_ceases"
    sentence = "The play ceases."


class PlayPeriodBegins(Provision):
    """The opening lead is faced; there is no way back."""

    kind = "play_period_begins"
    sentence = "The play period has begun, and cannot be undone."


class CardNotPlayed(Provision):
    """A card that was shown, touched or named has not been played."""

    seat: Who
    card: Card | None = None

    kind = "card_not_played"
    sentence = "{seat}: this does not count as playing the card."
    details = ("Card: {card}.",)
    excludes = frozenset({"card_stands"})


class TrickWonBy(Provision):
    """Who wins a trick."""

    card: Wins

    kind = "trick_won_by"
    sentence = "The trick is won by {card}."


class PlaceAmongPlayed(Provision):
    """A card that was played is put where it belongs."""

    seat: Who
    card: Card | None = None

    kind = "place_among_played"
    sentence = "{seat}: the card is put in its place among the played cards."
    details = ("Card: {card}.",)


class RestoreExtraCards(Provision):
    """Of several cards played to one trick all but one go back to the hand."""

    seat: Who
    keep: Kept
    card: Card | None = None
    """The card that goes back."""

    kind = "restore_extra_cards"
    sentence = "{seat}: takes the extra cards back; with the trick stays {keep}."
    details = ("Card: {card}.",)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card that goes back, if it is known."""
        return () if self.card is None else (self.card,)
