"""Forms: a thing as it is said, with the forms that its language has for it.

A form that a language does not need is not in its table; then the plain one is used.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Self

from lawbook.bridge import Bid, Call, Card, Seat, Side, Suit, Word
from lawbook.label import Label
from lawbook.law.fact import Moment
from lawbook.law.provision import LedSuit, Until
from lawbook.law.role import Role, Who
from lawbook.voice.book import Book

if TYPE_CHECKING:
    from fractions import Fraction

__all__ = [
    "FIGURES",
    "Said",
    "call",
    "card",
    "card_again",
    "imps",
    "label",
    "number",
    "percent",
    "signed",
    "suit",
    "who",
]


class Said(str):
    """A thing as it is said: the plain form is the text itself, the others are attributes."""

    forms: Mapping[str, str]
    __slots__ = ("forms",)

    def __new__(cls, forms: Mapping[str, str]) -> Self:
        """The thing with its forms; `name` is the plain one."""
        said = super().__new__(cls, forms["name"])
        said.forms = forms
        return said

    def __getattr__(self, form: str) -> str:
        return self.forms.get(form, str(self))


def who(one: Who, book: Book, chooser: Who | None = None) -> Said:
    """A player or a side; to the player who is offered options he is "you", and nobody else is."""
    if one == chooser and (you := book.forms.get("you")):
        return Said({"you": you["name"], **you})
    match one:
        case Seat():
            forms = book.forms["seats"][one.name]
        case Side():
            forms = book.forms["sides"][one.name]
        case Role():
            forms = book.forms["roles"][one.value]
    return Said(forms if chooser is None else {**forms, "you": forms["name"]})


def card(one: Card | None, book: Book) -> Said:
    """A card by its whole name."""
    patterns = book.forms["card"]
    if one is None:
        return Said({"short": patterns["unknown"]["name"], **patterns["unknown"]})
    return Said(
        {form: _filled(pattern, one, book) for form, pattern in patterns.items() if isinstance(pattern, str)}
    )


def card_again(one: Card, book: Book) -> Said:
    """A card that was named before: its rank is enough."""
    patterns = book.forms["card"]
    again = {form: _filled(pattern, one, book) for form, pattern in patterns["again"].items()}
    return Said({"short": again["name"], **again})


def _filled(pattern: str, one: Card, book: Book) -> str:
    rank, of = book.forms["ranks"][one.rank.letter], book.forms["suits"][one.suit.letter]
    forms = {f"rank_{form}": said for form, said in rank.items()}
    return pattern.format_map(_Plain(rank["name"], {**forms, "rank": rank["name"], "suit": of["in"]}))


class _Plain(dict[str, str]):
    """Slots of which a missing one is the plain form."""

    def __init__(self, plain: str, slots: Mapping[str, str]) -> None:
        super().__init__(slots)
        self._plain = plain

    def __missing__(self, key: str) -> str:
        return self._plain


def suit(one: LedSuit, shown: Card | None, book: Book) -> Said:
    """A suit to lead; that of the penalty card where the record shows the card."""
    if one.name in SUITS:
        return Said(book.forms["suits"][SUITS[one.name].letter])
    if one is LedSuit.PENALTY_CARD and shown is not None:
        return Said(book.forms["suits"][shown.suit.letter])
    return Said(book.forms["suits"][one.value])


SUITS: Mapping[str, Suit] = {suit.name: suit for suit in Suit}


def call(one: Call | None, book: Book) -> Said:
    """A call as it is said."""
    forms = book.forms["calls"]
    match one:
        case None:
            return Said(forms["unknown"])
        case Word():
            return Said(forms[one.name.lower()])
        case Bid():
            strains = forms["strains"][one.strain.name.lower()]
            levels = forms["levels"]
            level = levels[one.level - 1] if one.level <= len(levels) else str(one.level)
            slots = {"n": level, "strain": strains.get(book.category(one.level), strains["other"])}
            return Said({form: pattern.format(**slots) for form, pattern in forms["bid"].items()})


def number(one: int, book: Book, of: str = "tricks") -> Said:
    """A number with its noun."""
    forms = book.forms[of]
    words = forms.get("words", ())
    counted = words[one] if one < len(words) else str(one)
    return Said({form: pattern.format(n=counted) for form, pattern in forms[book.category(one)].items()})


def figure(one: "Fraction", book: Book) -> str:
    """A figure with two decimals at most."""
    plain = f"{float(one):.2f}".rstrip("0").rstrip(".")
    return plain.replace(".", str(book.choices["score"]["point"]))


def signed(one: "Fraction", book: Book) -> str:
    """A figure that is won or lost, with its sign as a word; nothing has none."""
    words: Mapping[str, str] = book.forms["words"]
    sign = "" if one == 0 else f"{words['minus' if one < 0 else 'plus']} "
    return f"{sign}{figure(abs(one), book)}"


def percent(one: "Fraction", book: Book) -> str:
    """So many per cent."""
    return str(book.choices["score"]["percent"]).format(n=figure(one, book))


def imps(one: "Fraction", book: Book) -> str:
    """So many IMPs, won or lost."""
    said = book.choices["score"]["imp" if abs(one) == 1 else "imps"]
    return str(said).format(n=signed(one, book))


FIGURES: Mapping[str, "Callable[[Fraction, Book], str]"] = {"percent": percent, "imps": imps}
"""How the fields are said that have a figure in them."""


def label(one: Label, book: Book) -> Said | None:
    """A word of a small vocabulary; None where the language has nothing that could be said of it."""
    tables: Mapping[Any, Any] = {Moment: book.forms["moments"], Until: book.forms["until"]}
    found = tables.get(type(one), {}).get(one.value)
    found = found or book.forms.get("labels", {}).get(f"{type(one).__name__}.{one.value}")
    if found is None:
        return None
    return Said({"name": found} if isinstance(found, str) else found)
