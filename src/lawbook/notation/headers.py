"""The words around a diagram: board, dealer, vulnerability, and whose hand is whose, in every language."""

import re
from collections.abc import Iterable

from lawbook.bridge import Board, Seat, Vulnerability
from lawbook.languages import every, of_language, words
from lawbook.notation.letters import PIPS, RANKS_ANYWHERE, rank_tokens

__all__ = ["SEAT", "SEAT_LETTERS", "header_text", "prose_words", "read_header", "seat_name", "seat_of"]

SEAT_LETTERS = {
    letter: seat
    for letters in every("board", "read", "letters")
    for letter, seat in zip(letters.split(), Seat, strict=True)
}
_READ = words("board", "read")
_SEATS = {name: Seat[key] for name, key in _READ.items() if key in Seat.__members__}
_VULNERABLE = {name: Vulnerability[key] for name, key in _READ.items() if key in Vulnerability.__members__}


def _any(key: str) -> str:
    """A pattern of every way to write it, in any language."""
    return "|".join(
        word
        for told in every("board", "read", key)
        for word in (told if isinstance(told, list) else told.split())
    )


SEAT = rf"(?:(?i:{'|'.join(_SEATS)})|[{''.join(SEAT_LETTERS)}])(?!\w)"
_SIDE = rf"(?i:{'|'.join(word for word in _VULNERABLE if word != '-')})(?!\w)"

_VUL = rf"(?i:{_any('vulnerable')})(?!\w)"

# What stands before the board on its line is no part of the diagram, so it goes with the header.
_BOARD = rf"(?m:^[^\n{''.join(PIPS)}]*?)?(?<!\w)(?i:{_any('number')})[ \t]*:?[ \t]*([0-9]{{1,4}})(?!\w)"
_DEALER = (
    rf"(?<!\w)(?i:{_any('dealer')})[ \t]*:?[ \t]*({SEAT})"
    rf"|(?<!\w)({SEAT})[ \t]+(?i:{_any('deals')})(?!\w)"
)
_VULNERABILITY = (
    rf"(?<!\w)(?:\d?\^\{{)?({_SIDE})\}}?[ \t]+(?i:i )?{_VUL}"
    rf"|(?<!\w){_VUL}[ \t]*:?[ \t]*({_SIDE}|-(?!\S))"
)
_MARKINGS = rf"(?<!\w)({SEAT})/({_SIDE}|-(?!\S))"
_WORD = re.compile(r"[^\W\d_][^\W\d_A-Z]+")


def seat_of(word: str) -> Seat | None:
    """The seat that the word names, a letter only if it is a capital.

    >>> seat_of("Vest"), seat_of("Ø:"), seat_of("n")
    (Seat.W, Seat.E, None)
    """
    bare = word.rstrip(":")
    return SEAT_LETTERS[bare] if bare in SEAT_LETTERS else _SEATS.get(bare.lower())


def seat_name(seat: Seat, language: str = "en") -> str:
    """The name of the seat, as a label for its hand."""
    return str(of_language(language, "board", "seats")).split()[seat]


def prose_words(chunks: Iterable[str]) -> list[str]:
    """The words that are neither ranks nor seats.

    >>> prose_words(["K10Kn 4 led by", "West"])
    ['led', 'by']
    """
    words = (word for chunk in chunks for word in _WORD.findall(chunk) if seat_of(word) is None)
    return [word for word in words if any(token.upper() not in RANKS_ANYWHERE for token in rank_tokens(word))]


def read_header(text: str) -> tuple[Board, str]:
    """The board as its headers say, and the text with blanks in the place of the headers.

    >>> board, rest = read_header("Rozdanie 16 ♠ K875")
    >>> board.number, board.dealer, rest.strip()
    (16, Seat.W, '♠ K875')
    """
    number = re.search(_BOARD, text)
    dealer, sides = _first(_DEALER, text), _first(_VULNERABILITY, text)
    markings = re.search(_MARKINGS, text)
    if markings:
        dealer, sides = dealer or markings[1], sides or markings[2]
    for pattern in (_BOARD, _DEALER, _VULNERABILITY, _MARKINGS):
        text = re.sub(pattern, lambda match: " " * len(match[0]), text)
    known = int(number[1]) if number else None
    return Board.of(known, dealer=seat_of(dealer), vulnerability=_VULNERABLE.get(sides.lower())), text


def _first(pattern: str, text: str) -> str:
    """What the pattern names where it is first found, in whichever of its groups."""
    match = re.search(pattern, text)
    return next((group for group in match.groups() if group), "") if match else ""


def header_text(board: Board, language: str = "en") -> str:
    """The lines that say what is known of the board."""
    number, dealer, sides = (
        str(of_language(language, "board", key)) for key in ("number", "dealer", "vulnerable")
    )
    lines = []
    if board.number is not None:
        lines.append(number.format(board.number))
    if board.dealer is not None:
        lines.append(dealer.format(seat_name(board.dealer, language)))
    if board.vulnerability is not None:
        lines.append(sides.format(str(of_language(language, "board", "sides")).split()[board.vulnerability]))
    return "\n".join(lines)
