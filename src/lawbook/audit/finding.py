"""Finding: something in a record that is not as it should be; and the row of a board that it stands in."""

from dataclasses import dataclass
from typing import NamedTuple

from lawbook.errors import Wording
from lawbook.label import Label

__all__ = ["COLUMNS", "KINDS", "NUMBERS", "Certainty", "Finding", "Kind", "Row"]


class Certainty(Label):
    """How sure a finding is, the surest first."""

    PROVED = "proved", "proved"
    """Arithmetic: the record contradicts itself."""
    LIKELY = "likely", "likely"
    """A slip of whoever wrote the record would look the same."""
    POSSIBLE = "possible", "possible"
    """There are good reasons why it may be right."""


class Kind(Label):
    """What can be found, each with the Law that speaks of it."""

    NOT_READ = "not_read", "could not be read as it stands"
    """Something that could not be read, or not as it stands."""
    WRONG_CARDS = "wrong_cards", "wrong cards"
    """Hands that are not thirteen cards each, or a card in two of them (Laws 1, 13, 14)."""
    WRONG_BOARD = "wrong_board", "dealer or vulnerability of another board"
    """A dealer or a vulnerability that is not the one of the board's number (Law 2)."""
    FOULED_BOARD = "fouled_board", "other cards at another table"
    """Tables that had different cards on the same board (Law 87)."""
    REPEATED_DEAL = "repeated_deal", "the cards of another board"
    """The cards of another board, in the same file or in another (Law 6D2)."""
    REPEATED_FILE = "repeated_file", "copies of another file"
    """A file that is the same as another."""
    IRREGULAR_CALL = "irregular_call", "irregular calls"
    """A call that is insufficient, out of rotation or inadmissible (Laws 17-39)."""
    UNFINISHED_AUCTION = "unfinished_auction", "auctions without their end"
    """Calls that end before three passes, with a contract (Law 22)."""
    OTHER_CONTRACT = "other_contract", "another contract or result"
    """A contract, declarer or result that is another in one place than in the other (Laws 22, 54)."""
    IRREGULAR_PLAY = "irregular_play", "irregular plays"
    """A lead or play out of turn, a card too many or too few (Laws 44-60, 67)."""
    REVOKE = "revoke", "revokes"
    """A suit not followed by a hand that holds it (Law 61)."""
    CARD_NOT_HELD = "card_not_held", "cards that were not in that hand"
    """A card played by a hand that was not dealt it."""
    OTHER_TRICKS = "other_tricks", "tricks that the cards do not bring"
    """Tricks that are not those of the cards (Law 79)."""
    CLAIM = "claim", "claims beside double dummy"
    """Tricks claimed beyond, or conceded short of, double dummy (Laws 68-71)."""
    OTHER_SCORE = "other_score", "scores of another contract"
    """A score that is not the one of the contract (Law 77)."""
    IMPOSSIBLE_SCORE = "impossible_score", "scores that no contract brings"
    """A score that no contract brings at this vulnerability (Law 77)."""


KINDS = {kind.value: kind for kind in Kind}
"""The kinds by the words of the table."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it should be."""

    kind: Kind
    said: str
    law: str = ""
    certainty: Certainty = Certainty.PROVED
    settled_by: Wording | str = ""
    """What would settle it."""
    line: int | None = None
    """Where it is, if not where its board begins."""


class Row(NamedTuple):
    """A board at one table, with one finding of it or none; what is empty is not told."""

    file: str
    format: str = ""
    place: int | str = ""
    """The line where it begins; in a format without lines, the how manieth result it is."""
    board: str = ""
    round: str = ""
    table: str = ""
    """The table, or the room of a match."""
    contract: str = ""
    tricks: int | str = ""
    """Won by declarer."""
    score: int | str = ""
    """As North-South see it."""
    date: str = ""
    """As the file has it."""
    deal: str = ""
    """A figure of the cards: the same wherever the same hands hold the same cards; empty where not all are known."""
    kind: str = ""
    certainty: str = ""
    law: str = ""
    finding: str = ""
    settled_by: str = ""


COLUMNS = Row._fields
NUMBERS = ("place", "tricks", "score")
"""The columns that are whole numbers."""
