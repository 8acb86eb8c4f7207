"""How the hands of a diagram lie on the page: rows of hands, each hand with its four suits.

A line belongs to a hand if it begins with a pip, or with the name of a seat and a pip. Several hands may share
a line: a suit that the line already has begins the next hand. Other lines are prose and say nothing here; only
where no line has a pip so are hands looked for that were typed without.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from lawbook.bridge import Card, Seat, Suit
from lawbook.errors import NotationError, Wording
from lawbook.notation.headers import prose_words, seat_of
from lawbook.notation.letters import PIPS, RANKS_ANYWHERE, rank_tokens, read_rank, shown
from lawbook.notation.typed import respelt

__all__ = ["WrittenHand", "read_rows"]

_PIP = re.compile(f"([{''.join(PIPS)}])")
_MARKUP = str.maketrans({"*": " ", "_": " ", "|": " ", "\ufe0f": None, "\ufe0e": None})
_DRAWING = tuple(re.compile(rf"(?<=\s\s){row}(?=\s\s)") for row in ("N", r"W\s+E", "S"))
_SPACING = frozenset("-\u2013\u2014,.")


@dataclass(slots=True)
class WrittenHand:
    """A hand as it is written: its cards by suit, and those of them that stand in parentheses."""

    line: int
    seat: Seat | None = None
    suits: dict[Suit, list[Card]] = field(default_factory=dict)
    marked: list[Card] = field(default_factory=list)

    @property
    def cards(self) -> list[Card]:
        """All cards that are written, in parentheses or not."""
        return [card for held in self.suits.values() for card in held]

    @property
    def lacks(self) -> list[Suit]:
        """The suits that are not written, not even as a void."""
        return [suit for suit in reversed(Suit) if suit not in self.suits]


def read_rows(text: str) -> list[list[WrittenHand]]:
    """The hands as they lie side by side and below each other."""
    lines = _undrawn(text.translate(_MARKUP).splitlines())
    return _rows(lines) or _rows(respelt(lines))


def _rows(lines: Sequence[str]) -> list[list[WrittenHand]]:
    rows: list[list[WrittenHand]] = []
    labels: list[Seat] = []
    for number, line in enumerate(lines, 1):
        parts = list(_parts(line, number))
        if not parts:
            labels = _labels(line, labels)
            continue
        if not rows or not any(hand.lacks for hand in rows[-1]):
            rows.append([WrittenHand(number) for _ in parts])
            if len(labels) == len(parts):
                for hand, seat in zip(rows[-1], labels, strict=True):
                    hand.seat = seat
        labels = []
        _extend(rows[-1], parts, number)
    if rows:
        _refuse_unfinished(rows[-1])
    return rows


def _undrawn(lines: list[str]) -> list[str]:
    """The lines without a compass that is drawn between West's hand and East's: it is no label, nor are its letters cards."""
    for top in range(len(lines) - 2):
        found = [pattern.search(line) for pattern, line in zip(_DRAWING, lines[top:], strict=False)]
        if all(found):
            for place, pattern in enumerate(_DRAWING, top):
                lines[place] = pattern.sub(lambda match: " " * len(match[0]), lines[place], count=1)
    return lines


def _labels(line: str, before: list[Seat]) -> list[Seat]:
    """The seats that the line names, if it does nothing else; seats on two lines running are a drawn compass."""
    seats = [seat_of(word) for word in line.replace(":", " ").split()]
    named = [seat for seat in seats if seat is not None]
    if not seats:
        return before
    if len(named) < len(seats):
        return []
    return [*before, *named, *named] if before else named


def _parts(line: str, number: int) -> Iterator[WrittenHand]:
    """The pieces of hands on the line."""
    before, *rest = _PIP.split(line)
    seats = [seat_of(word) for word in before.split()]
    if not rest or None in seats or len(seats) > 1 or len(prose_words(rest[1::2])) > 1:
        return
    part = WrittenHand(number, seats[0] if seats else None)
    for pip, written in zip(rest[::2], rest[1::2], strict=True):
        suit = PIPS[pip]
        if suit in part.suits:
            yield part
            part = WrittenHand(number)
        held, seat = _split_label(written)
        _read_suit(part, suit, held)
        if seat is not None:
            yield part
            part = WrittenHand(number, seat)
    if part.suits:
        yield part


def _split_label(written: str) -> tuple[str, Seat | None]:
    """The ranks, and the seat named after them, whose hand comes next on the line."""
    word = written.rsplit(maxsplit=1)[-1] if written.strip() else ""
    seat = seat_of(word) if len(word.rstrip(":")) > 1 or word.endswith(":") else None
    return (written, None) if seat is None else (written.rstrip().removesuffix(word), seat)


def _read_suit(part: WrittenHand, suit: Suit, written: str) -> None:
    place = Wording(
        "line {line}, {suit} {written}", line=part.line, suit=suit, written=shown(written.strip())
    )
    part.suits[suit] = []
    marking = False
    for sign in rank_tokens(written):
        if sign in "()":
            if marking is (sign == "("):
                raise NotationError(
                    "{place}: {sign!r} has no partner; put a displaced card in parentheses, as (A)",
                    place=place,
                    sign=sign,
                )
            marking = not marking
        elif sign not in _SPACING:
            card = Card.of(suit, read_rank(sign, RANKS_ANYWHERE, place))
            part.suits[suit].append(card)
            part.marked += [card] if marking else []
    if marking:
        raise NotationError(
            "{place}: '(' has no partner; put a displaced card in parentheses, as (A)", place=place
        )


def _extend(row: list[WrittenHand], parts: list[WrittenHand], number: int) -> None:
    """Add the suits of one line to the hands of the row."""
    for hand, part in zip(row, parts, strict=False):
        twice = next((suit for suit in part.suits if suit in hand.suits), None)
        if twice is not None:
            raise NotationError(
                "line {number}: a second {twice}, but {unfinished}",
                number=number,
                twice=twice,
                unfinished=_unfinished(hand),
            )
        hand.suits |= part.suits
        hand.marked += part.marked
        hand.seat = part.seat if hand.seat is None else hand.seat
    if len(row) != len(parts):
        raise NotationError(
            "line {number}: hands side by side: {number_2}, but {number_3} in line {line}; write every suit of every hand, - for a void",
            number=number,
            number_2=len(parts),
            number_3=len(row),
            line=row[0].line,
        )


def _refuse_unfinished(row: list[WrittenHand]) -> None:
    for hand in row:
        if hand.lacks:
            raise NotationError(_unfinished(hand))


def _unfinished(hand: WrittenHand) -> str:
    lacks = " ".join(map(str, hand.lacks))
    return f"the hand that begins in line {hand.line} has no {lacks}: write each suit once, - for a void"
