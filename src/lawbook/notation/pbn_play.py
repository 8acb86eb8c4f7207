"""The play of a game in PBN: four columns that stay with their seats, a row for each trick."""

import re
from collections.abc import Mapping, Sequence

from lawbook.bridge import Card, Deal, Seat, Strain
from lawbook.errors import Wording
from lawbook.notation.letters import shown
from lawbook.notation.tricks import CARDS, PLAYS, WORTH

__all__ = ["Play"]

_TOKEN = re.compile(r"\^[A-Z]|=\d+=|\$\d+|[!?]+|[-+]|[^\s!?=$^+-]+|\S")
_REMARK = re.compile(r"=\d+=|\$\d+|[!?]+")
_CARD = {**CARDS, "-": -1}.__getitem__
_FROM = tuple((*PLAYS[first:], *PLAYS[:first]) for first in range(4))
_ORDERS = ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))
_GAP = Wording("a card is not told but later ones are; write - only after the last card")
_TRUMPS = Wording("nobody knows who won this trick; give tag Contract, or the auction")
_ANYBODY = (1 << 52) - 1

Worth = tuple[tuple[int, ...], ...]


class Play:
    """The cards in the order of play, from the seat of the first column and the one that leads."""

    __slots__ = ("first", "hands", "lead", "marks", "misplaced", "plays", "problem", "worth")

    def __init__(self, first: Seat, leader: Seat, trump: Strain | None, deal: Deal | None) -> None:
        self.first: int = first
        self.lead = leader - first & 3
        """The column that leads."""
        self.worth = None if trump is None else WORTH[trump]
        self.hands = (_ANYBODY,) * 4 if deal is None else _held(deal, first)
        """What each column may hold: everything, unless every card of the deal is in one hand."""
        self.plays: list[tuple[Seat, Card]] = []
        self.marks: dict[int, str] = {}
        """The marks of cards that the file calls irregular, by their place among the plays."""
        self.misplaced: list[int] = []
        """The rows that have cards in the columns of other hands; they are read as the deal has them."""
        self.problem: tuple[int, str] | None = None
        """Why the play is not read to its end: at which row, for what reason."""

    def read(self, text: str) -> "Play":
        """Read the rows: those of four cards at once, then what is left of them, one by one."""
        text = text.partition("*")[0].rstrip()
        words, rows = text.split(), text.count("\n") + 1
        try:
            cards = [*map(_CARD, words)]
        except KeyError:  # a word that is more, or less, than a card
            cards = []
        if self.worth is None or len(cards) != 4 * rows:
            return self._read_on(text.split("\n"), 0)
        whole = cards.index(-1) // 4 if -1 in cards else rows
        self._read_whole(cards if whole == rows else cards[: 4 * whole], self.worth)
        if rows - whole == 1:
            self._trick(cards[4 * whole :], {}, rows)
            return self
        return self if rows == whole else self._read_on(text.split("\n"), whole)

    def _read_whole(self, cards: list[int], worth: Worth) -> None:
        """Read tricks of which every card is told; written out, since every card of a file comes through here."""
        plays, lead, rest = self.plays, self.lead, iter(cards)
        north, east, south, west = self.hands
        one, two, three, four = _FROM[self.first]
        for row in zip(rest, rest, rest, rest, strict=True):
            a, b, c, d = row
            if not north >> a & east >> b & south >> c & west >> d & 1:
                a, b, c, d = self._as_dealt(row, len(plays) // 4 + 1)
            if lead == 0:
                plays += one[a], two[b], three[c], four[d]
                counts = worth[a // 13]
            elif lead == 1:
                plays += two[b], three[c], four[d], one[a]
                counts = worth[b // 13]
            elif lead == 2:
                plays += three[c], four[d], one[a], two[b]
                counts = worth[c // 13]
            else:
                plays += four[d], one[a], two[b], three[c]
                counts = worth[d // 13]
            first, second, third, fourth = counts[a], counts[b], counts[c], counts[d]
            if first > second:
                lead = (0 if first > fourth else 3) if first > third else (2 if third > fourth else 3)
            elif second > third:
                lead = 1 if second > fourth else 3
            else:
                lead = 2 if third > fourth else 3
        self.lead = lead

    def _as_dealt(self, row: Sequence[int], number: int) -> Sequence[int]:
        """The row with each card in the column of the hand that holds it, if it has one of each hand.

        A row that is not whole has -1 where there is no card.
        """
        right = [-1, -1, -1, -1]
        north, east, south, _ = self.hands
        for card in row:
            if card >= 0:
                right[
                    0 if north >> card & 1 else 1 if east >> card & 1 else 2 if south >> card & 1 else 3
                ] = card
        if right.count(-1) != row.count(-1):
            return row
        self.misplaced.append(number)
        return right

    def _read_on(self, rows: Sequence[str], start: int) -> "Play":
        """Read the rest row by row: cards that are not told, marks, and where the play ends."""
        for number, row in enumerate(rows[start:], start=start + 1):
            columns, marks, strange = _columns(row.split())
            if strange is not None or len(columns) > 4:
                said = (
                    Wording("a fifth card")
                    if strange is None
                    else Wording("{card} is no card", card=shown(strange))
                )
                self.problem = (
                    number,
                    Wording("{said}; write four to a row, suit first, - for none, * for no more", said=said),
                )
                break
            if columns and not self._trick((*columns, -1, -1, -1)[:4], marks, number):
                if self.problem is None and any(
                    max(_columns(row.split())[0], default=-1) >= 0 for row in rows[number:]
                ):
                    self.problem = number, _GAP if -1 in columns or len(columns) < 4 else _TRUMPS
                break
        return self

    def _trick(self, row: Sequence[int], marks: Mapping[int, str], number: int) -> bool:
        """Add the cards of a row; returns whether it is known who leads to the next trick."""
        for card, hand in zip(row, self.hands, strict=True):
            if card >= 0 and not hand >> card & 1:
                row = self._as_dealt(row, number)
                break
        if "^L" in marks.values():
            self.lead = next(column for column, mark in marks.items() if mark == "^L")
        told = 0
        for column in _ORDERS[self.lead]:
            if row[column] < 0:
                break
            if column in marks:
                self.marks[len(self.plays)] = marks[column]
            self.plays.append(PLAYS[self.first + column & 3][row[column]])
            told += 1
        if told + row.count(-1) < 4:
            self.problem = number, _GAP
        if told < 4 or self.worth is None:
            return False
        counts = self.worth[row[self.lead] // 13]
        self.lead = max(range(4), key=lambda column: counts[row[column]])
        return True


def _columns(words: Sequence[str]) -> tuple[list[int], dict[int, str], str | None]:
    """A row token by token: its cards, -1 for none, its marks, and what has no meaning in it."""
    columns: list[int] = []
    marks: dict[int, str] = {}
    for token in (token for word in words for token in _TOKEN.findall(word.upper())):
        match token:
            case "-" | "+":
                columns.append(-1)
            case _ if token in CARDS:
                columns.append(CARDS[token])
            case _ if token[0] == "^":
                marks[len(columns)] = token
            case _ if not _REMARK.fullmatch(token):
                return columns, marks, str(token)
    return columns, marks, None


def _held(deal: Deal, first: Seat) -> tuple[int, ...]:
    """What each column may hold, as bits."""
    bits = [0 if hand is None else hand.bits for hand in deal.hands]
    if bits[0] | bits[1] | bits[2] | bits[3] != _ANYBODY or sum(bits) != _ANYBODY:
        return (_ANYBODY,) * 4
    return (*bits[first:], *bits[:first])
