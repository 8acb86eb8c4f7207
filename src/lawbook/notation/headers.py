"""The words around a diagram: board, dealer, vulnerability, and whose hand is whose, in three languages."""

import re
from collections.abc import Iterable, Mapping

from lawbook.bridge import Board, Seat, Vulnerability
from lawbook.notation.letters import PIPS, RANKS_ANYWHERE, rank_tokens

__all__ = ["SEAT", "header_text", "prose_words", "read_header", "seat_name", "seat_of"]

_LETTERS = {"N": Seat.N, "E": Seat.E, "S": Seat.S, "W": Seat.W, "Ø": Seat.E, "V": Seat.W}
_NAMES = {
    "north nord północ": Seat.N,
    "east øst wschód": Seat.E,
    "south sør południe": Seat.S,
    "west vest zachód": Seat.W,
}
_SEATS = {name: seat for names, seat in _NAMES.items() for name in names.split()}
_SIDES = {
    "none nil love ingen nikt -": Vulnerability.NONE,
    "ns n-s n/s": Vulnerability.NS,
    "ew e-w e/w øv ø-v ø/v": Vulnerability.EW,
    "both all alle begge obie": Vulnerability.BOTH,
}
_VULNERABLE = {word: sides for words, sides in _SIDES.items() for word in words.split()}

SEAT = rf"(?:(?i:{'|'.join(_SEATS)})|[NESWØV])(?!\w)"
_SIDE = rf"(?i:{'|'.join(word for word in _VULNERABLE if word != '-')})(?!\w)"

_VUL = r"(?i:vul|vulnerable|vulnerability|po partii|faresonen|faresone|sonen)(?!\w)"

# What stands before the board on its line is no part of the diagram, so it goes with the header.
_BOARD = (
    rf"(?m:^[^\n{''.join(PIPS)}]*?)?(?<!\w)(?i:board|rozdanie|spill|mappe)[ \t]*:?[ \t]*([0-9]{{1,4}})(?!\w)"
)
_DEALER = (
    rf"(?<!\w)(?i:dealer|giver|rozdaje)[ \t]*:?[ \t]*({SEAT})"
    rf"|(?<!\w)({SEAT})[ \t]+(?i:deals|dealer|giver|rozdaje)(?!\w)"
)
_VULNERABILITY = (
    rf"(?<!\w)(?:\d?\^\{{)?({_SIDE})\}}?[ \t]+(?i:i )?{_VUL}"
    rf"|(?<!\w){_VUL}[ \t]*:?[ \t]*({_SIDE}|-(?!\S))"
)
_MARKINGS = rf"(?<!\w)({SEAT})/({_SIDE}|-(?!\S))"
_WORD = re.compile(r"[^\W\d_][^\W\d_A-Z]+")

_WRITTEN: Mapping[str, tuple[str, str, str]] = {
    "en": ("Board {}", "Dealer: {}", "Vul: {}"),
    "pl": ("Rozdanie {}", "Rozdaje: {}", "Po partii: {}"),
    "nb": ("Spill {}", "Giver: {}", "Faresonen: {}"),
}
_SEATS_WRITTEN = {
    "en": ("North", "East", "South", "West"),
    "pl": tuple("NESW"),
    "nb": ("Nord", "Øst", "Sør", "Vest"),
}
_SIDES_WRITTEN = {
    "en": ("None", "N-S", "E-W", "Both"),
    "pl": ("nikt", "NS", "EW", "obie"),
    "nb": ("ingen", "NS", "ØV", "alle"),
}


def seat_of(word: str) -> Seat | None:
    """The seat that the word names, a letter only if it is a capital.

    >>> seat_of("Vest"), seat_of("Ø:"), seat_of("n")
    (Seat.W, Seat.E, None)
    """
    bare = word.rstrip(":")
    return _LETTERS[bare] if bare in _LETTERS else _SEATS.get(bare.lower())


def seat_name(seat: Seat, language: str = "en") -> str:
    """The name of the seat, as a label for its hand."""
    return _SEATS_WRITTEN[language][seat]


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
    number, dealer, sides = _WRITTEN[language]
    lines = []
    if board.number is not None:
        lines.append(number.format(board.number))
    if board.dealer is not None:
        lines.append(dealer.format(seat_name(board.dealer, language)))
    if board.vulnerability is not None:
        lines.append(sides.format(_SIDES_WRITTEN[language][board.vulnerability]))
    return "\n".join(lines)
