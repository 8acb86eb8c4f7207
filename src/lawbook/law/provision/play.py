"""The play: cards that stand or go back, roles, tricks, claims."""

from lawbook.bridge import Card
from lawbook.law.provision.base import Provision, Section
from lawbook.law.provision.labels import Plays, WhyNoTransfer
from lawbook.law.role import Who

__all__ = [
    "BecomesDeclarer",
    "BecomesDummy",
    "CardStands",
    "CorrectTrick",
    "LosesDummyRights",
    "MayWithdraw",
    "MustPlay",
    "NoTransfer",
    "PlayCeases",
    "PlayContinues",
    "SpreadHand",
    "TransferTricks",
    "TrickStands",
    "WithdrawCard",
]


class CardStands(Provision):
    """A card is played and stays so."""

    seat: Who
    card: Card | None = None

    kind = "card_stands"
    sentence = "{seat}: the card stands as it was played or led."
    detail = "Card: {card}."


class WithdrawCard(Provision):
    """A card that was played goes back to its hand."""

    seat: Who
    card: Card | None = None

    kind = "withdraw_card"
    sentence = "{seat}: takes the card back."
    detail = "Card: {card}."


class MayWithdraw(Provision):
    """A player may take a card back and play another, or leave it."""

    seat: Who
    card: Card | None = None

    kind = "may_withdraw"
    sentence = "{seat}: may take his card back and play another."
    detail = "Card: {card}."


class MustPlay(Provision):
    """What a player has to play."""

    seat: Who
    cards: Plays

    kind = "must_play"
    sentence = "{seat}: {cards}."
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

    kind = "correct_trick"
    sentence = "The trick is put right."


class TransferTricks(Provision):
    """Tricks change hands after play."""

    number: int
    to: Who

    kind = "transfer_tricks"
    sentence = "{to}: after play gets so many tricks from the other side: {number}."
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
