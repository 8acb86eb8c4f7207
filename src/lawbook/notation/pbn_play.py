"""The play of a game in PBN: four columns that stay with their seats, a row for each trick."""

import re
from collections.abc import Mapping, Sequence

from lawbook.bridge import Card, Deal, Seat, Strain
from lawbook.notation.letters import shown
from lawbook.notation.tricks import CARDS, PLAYS, WORTH

__all__ = ["Play"]

_TOKEN = re.compile(r"\^[A-Z]|=\d+=|\$\d+|[!?]+|[-*+]|[^\s!?=$^*+-]+|\S")
_REMARK = re.compile(r"=\d+=|\$\d+|[!?]+")
_CARD = CARDS.__getitem__
_GAP = "a card is not told but later ones are; write - only after the last card"
_TRUMPS = "nobody knows who won this trick; give tag Contract, or the auction"
_ANYBODY = (1 << 52) - 1

Columns = Sequence[int | None]
"""The cards of a row, None where there is none."""


class Play:
    """The cards in the order of play, from the seat of the first column and the one that leads."""

    __slots__ = ("first", "hands", "lead", "marks", "misplaced", "plays", "problem", "worth")

    def __init__(self, first: Seat, leader: Seat, trump: Strain | None, deal: Deal | None) -> None:
        self.first: int = first
        self.lead = leader - first & 3
        """The column that leads."""
        self.worth = None if trump is None else WORTH[trump]
        hands = () if deal is None else deal.hands
        known = [_ANYBODY if hand is None else hand.bits for hand in hands] or [_ANYBODY] * 4
        self.hands = (*known[first:], *known[:first])
        """What each column may hold."""
        self.plays: list[tuple[Seat, Card]] = []
        self.marks: dict[int, str] = {}
        """The marks of cards that the file calls irregular, by their place among the plays."""
        self.misplaced: list[int] = []
        """The rows that have cards in the columns of other hands; they are read as the deal has them."""
        self.problem: tuple[int, str] | None = None
        """Why the play is not read to its end: at which row, for what reason."""

    def read(self, text: str) -> "Play":
        """Read the rows; those of four cards and nothing else come through here."""
        rows, worth = text.partition("*")[0].rstrip().split("\n"), self.worth
        (north, east, south, west), lead = self.hands, self.lead
        one, two, three, four = (PLAYS[self.first + column & 3] for column in range(4))
        for number, row in enumerate(rows):
            try:
                a, b, c, d = map(_CARD, row.split())
            except (KeyError, ValueError):
                self.lead = lead
                return self._read_on(rows, number)
            if not north >> a & east >> b & south >> c & west >> d & 1:
                own = self._as_dealt((a, b, c, d), number + 1)
                a, b, c, d = own[0], own[1], own[2], own[3]
            trick = one[a], two[b], three[c], four[d]
            self.plays += trick[lead:] + trick[:lead]
            if worth is None:
                self.lead = lead
                return self._read_on(rows, number + 1)
            counts = worth[(a, b, c, d)[lead] // 13]
            best = counts[a], counts[b], counts[c], counts[d]
            lead = best.index(max(best))
        return self

    def _as_dealt(self, row: Columns, number: int) -> Mapping[int, int]:
        """The cards by column: those of the hands that hold them, if the row has one of each hand."""
        cards = [card for card in row if card is not None]
        own = {column: card for column, hand in enumerate(self.hands) for card in cards if hand >> card & 1}
        if len(own) == len(cards) == len(set(own.values())):
            self.misplaced.append(number)
            return own
        return {column: card for column, card in enumerate(row) if card is not None}

    def _read_on(self, rows: Sequence[str], start: int) -> "Play":
        """Read the rest row by row: cards that are not told, marks, and where the play ends."""
        for number, row in enumerate(rows[start:], start=start + 1):
            columns, marks, ended, strange = _columns(row.split())
            if strange is not None or len(columns) > 4:
                said = "a fifth card" if strange is None else f"{shown(strange)} is no card"
                self.problem = number, f"{said}; write four to a row, suit first, - for none, * for no more"
                return self
            if columns and not self._trick(columns, marks, number):
                if self.problem is None and any(
                    set(_columns(row.split())[0]) - {None} for row in rows[number:]
                ):
                    self.problem = number, _GAP if None in columns or len(columns) < 4 else _TRUMPS
                return self
            if ended:
                break
        return self

    def _trick(self, columns: list[int | None], marks: Mapping[int, str], number: int) -> bool:
        """Add the cards of a row; returns whether it is known who leads to the next trick."""
        own = {column: card for column, card in enumerate(columns) if card is not None}
        if not all(self.hands[column] >> card & 1 for column, card in own.items()):
            own = dict(self._as_dealt(columns, number))
        self.lead = next((column for column, mark in marks.items() if mark == "^L"), self.lead)
        order = [self.lead + place & 3 for place in range(4)]
        told = next((place for place, column in enumerate(order) if column not in own), 4)
        for column in order[:told]:
            if column in marks:
                self.marks[len(self.plays)] = marks[column]
            self.plays.append(PLAYS[self.first + column & 3][own[column]])
        if told < len(own):
            self.problem = number, _GAP
        if told < 4 or self.worth is None:
            return False
        counts = self.worth[own[self.lead] // 13]
        self.lead = max(order, key=lambda column: counts[own[column]])
        return True


def _columns(words: Sequence[str]) -> tuple[list[int | None], dict[int, str], bool, str | None]:
    """A row token by token: its cards, its marks, whether it ends the play, and what has no meaning in it."""
    columns: list[int | None] = []
    marks: dict[int, str] = {}
    for token in (token for word in words for token in _TOKEN.findall(word.upper())):
        match token:
            case "*":
                return columns, marks, True, None
            case "-" | "+":
                columns.append(None)
            case _ if token in CARDS:
                columns.append(CARDS[token])
            case _ if token[0] == "^":
                marks[len(columns)] = token
            case _ if not _REMARK.fullmatch(token):
                return columns, marks, True, str(token)
    return columns, marks, False, None
