"""Hands as people type them without pips, respelt so that each suit begins with its pip.

A text is in one spelling, the one that finds most suits in it:

    N: K1042.Q9.9.AQJ853             dotted hands, each after the name of its seat
    S K1042 · H: Q 9 · D-9           a suit each, in English letters; in Norwegian ones S H R K
    N: S K1042 H Q9 D 9 C AQJ853     the four suits of a hand, in this order, with or without its seat

Hands side by side stand two blanks or a tab apart. All that a line holds must be hands, a void written as -;
else the line is prose and stays as it is.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache, partial

from lawbook.bridge import Suit
from lawbook.errors import NotationError, Wording
from lawbook.languages import LANGUAGES
from lawbook.notation.headers import SEAT, prose_words
from lawbook.notation.letters import RANKS_ANYWHERE, letters

__all__ = ["respelt"]

_PIPS = "".join(str(suit) for suit in reversed(Suit))
_LETTERS = tuple(dict.fromkeys("".join(reversed(list(letters(language).suits))) for language in LANGUAGES))

_RANK = rf"\(?(?:10|K[Nn]|[{''.join(rank for rank in RANKS_ANYWHERE if len(rank) == 1)}])\)?"
_VOID = "[-\u2013\u2014]"
_APART = rf"({_RANK}(?:,? ?{_RANK})*|{_VOID})"
_TOGETHER = r"([^\s:]+)"

# All 52 cards in one hand, every one a "10, ", are shorter; patterns are slow on what is much longer.
_LONGEST = 200

_GAP = re.compile(r"\s+")
# A lone S before a wide gap may as well be a void that was left empty.
_LABEL = re.compile(rf"(?<![^\t])(?!S\t)({SEAT})(?::[ \t]?|[ \t])(?=S|\S*\.)")
_LONE = re.compile(rf"((?:(?<![^\t])|(?<=: ))[{''.join(_LETTERS)}]:?)\t(?=(?:(?:{_RANK})+|{_VOID})(?!\S))")
_DOTTED = re.compile(rf"({SEAT}: )((?:[^\s.:]*\. ?){{2,}}[^\s.:]*)")

Spelling = Callable[[str, str], str | None]


def respelt(lines: Sequence[str]) -> list[str]:
    """The lines with pips, where they are hands.

    >>> respelt(["S K1042    S: A J", "H -    H KQ", "South passes"])
    ['♠K1042   ♠A J', '♥-   ♥KQ', 'South passes']
    """
    spellings: list[Spelling] = [_dotted, *(partial(_lettered, letters) for letters in _LETTERS)]
    drafts = [
        [_line(line, Wording("line {number}", number=n), read) for n, line in enumerate(lines, 1)]
        for read in spellings
    ]
    return max(drafts, key=lambda draft: sum(line.count(pip) for line in draft for pip in _PIPS))


def _line(line: str, place: str, read: Spelling) -> str:
    """The line with pips, if each of its columns is a hand or a suit in this spelling."""
    text = _GAP.sub(lambda gap: "\t" if gap[0] != " " else " ", line.strip())
    columns = _LONE.sub(r"\1 ", _LABEL.sub(r"\1: ", text)).split("\t")
    if max(map(len, columns)) > _LONGEST:
        return line
    hands = [hand for column in columns if (hand := read(column, place)) is not None]
    return "   ".join(hands) if len(hands) == len(columns) else line


def _dotted(column: str, place: str) -> str | None:
    """The labelled hand with dots between its suits."""
    match = _DOTTED.fullmatch(column)
    if match is None or not re.search(_RANK, match[2]):
        return None
    suits = match[2].split(".")
    if prose_words(suits):
        return None
    if len(suits) != 4:
        raise NotationError(
            "{place}: the hand has {number} suits: write 4, spades first, with dots between them, - for a void",
            place=place,
            number=len(suits),
        )
    return _pipped(match[1], suits)


def _lettered(letters: str, column: str, place: str) -> str | None:
    """The suit, or the four suits, that begin with these letters."""
    suit, together, most, least = (form.fullmatch(column) for form in _forms(letters))
    if suit:
        return f"{suit[1] or ''}{_PIPS[letters.index(suit[2])]}{suit[3]}"
    if together and not prose_words(together.groups()[1:]):
        most = together
    elif most and least and most.groups() != least.groups():
        raise NotationError(
            "{place}: a letter may be a suit or a rank here; write the cards of a suit together, as in S K1042",
            place=place,
        )
    return _pipped(most[1] or "", most.groups()[1:]) if most else None


@cache
def _forms(letters: str) -> tuple[re.Pattern[str], ...]:
    """The patterns of a suit, of a hand whose ranks stand together, and of one whose ranks may stand apart:
    there one suit may end in several places, and two patterns find the last and the first of them.
    """
    seat = rf"({SEAT}: )?"
    gap = rf"(?:: ?|{_VOID}(?=\S)| )?"
    hands = [
        seat + " ".join(f"{letter}{gap}{held}" for letter in letters)
        for held in (_TOGETHER, _APART, _APART.replace("*", "*?"))
    ]
    return tuple(map(re.compile, [rf"{seat}([{letters}]) ?(?::|{_VOID})? ?{_APART}", *hands]))


def _pipped(seat: str, suits: Sequence[str]) -> str:
    return seat + " ".join(f"{pip}{held}" for pip, held in zip(_PIPS, suits, strict=True))
