"""The deal: hands, cards and whether the board is played."""

from lawbook.bridge import Card
from lawbook.law.provision.base import Provision
from lawbook.law.provision.verbs import Verb
from lawbook.law.role import Who

__all__ = [
    "BelongsAllAlong",
    "CorrectHands",
    "MovePlayer",
    "NewDeal",
    "PlayOn",
    "RebuildDeal",
    "RemoveCard",
    "RestoreCard",
    "SearchForCard",
    "StopBoard",
]


class CorrectHands(Provision):
    """Every card goes back to the hand that it belongs to."""

    card: Card | None = None
    source: Who | None = None
    seat: Who | None = None

    kind = "correct_hands"
    sentence = "The Director puts the hands right."
    details = ("{card} goes from {source} to {seat}.",)
    excludes = frozenset({"new_deal"})


class RemoveCard(Provision):
    """A card that is no part of the deal is taken out."""

    card: Card | None = None

    kind = "remove_card"
    sentence = "The surplus card is removed."
    details = ("Card: {card}.",)


class SearchForCard(Provision):
    """The Director looks for a missing card."""

    card: Card | None = None

    kind = "search_for_card"
    sentence = "The Director searches for the missing card."
    details = ("Card: {card}.",)


class RestoreCard(Provision):
    """A card that was found is given back to its hand."""

    card: Card | None = None
    seat: Who

    kind = "restore_card"
    sentence = "{seat}: gets the missing card back."
    details = ("Card: {card}.",)


class RebuildDeal(Provision):
    """The deal is made up again, with another pack if need be."""

    kind = "rebuild_deal"
    sentence = "The Director makes the deal up again, with another pack if need be."


class BelongsAllAlong(Provision):
    """A restored card is taken to have been in its hand from the start."""

    seat: Who

    kind = "belongs_all_along"
    sentence = (
        "{seat}: the card counts as having been in this hand all the time; no call and no play is changed."
    )


class NewDeal(Provision):
    """The cards are shuffled and dealt again."""

    verb: Verb

    kind = "new_deal"
    sentence = "The cards are shuffled and dealt again."
    excludes = frozenset({"play_on", "stop_board"})


class PlayOn(Provision):
    """Auction and play go on normally."""

    kind = "play_on"
    sentence = "The board is played, and scored, in the normal way."
    excludes = frozenset({"stop_board", "new_deal", "cancel_result"})


class StopBoard(Provision):
    """The board is not played, or not played on."""

    kind = "stop_board"
    sentence = "The board is stopped and not played on."
    excludes = frozenset({"play_on"})


class MovePlayer(Provision):
    """The players change places, so that the informed player holds the hand that he knows."""

    kind = "move_player"
    sentence = (
        "The players change places, so that whoever has the information holds the hand that it is about."
    )
