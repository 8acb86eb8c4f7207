"""The words of a description, taken one after another."""

import re
from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import takewhile
from typing import Any

from lawbook.bridge import Suit
from lawbook.errors import NotationError
from lawbook.languages import every
from lawbook.meaning.conventions.convention import Convention
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import ANY_HAND, Meaning, suit_name
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import NOTHING_HEARD, Heard
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.lexicon.which import says_either_way, says_one
from lawbook.meaning.words.tokens.behind import Behind
from lawbook.meaning.words.tokens.circumstances import CIRCUMSTANCES
from lawbook.meaning.words.tokens.lexing import Token, says_any_shape
from lawbook.meaning.words.tokens.said_numbers import form

__all__ = ["UNLESS", "Stream"]

_NEEDLESS = {"not necessary", "not needed", "unnecessary", "not excluded", "not ruled out"}
_NEEDLESS |= {"ikke nødvendig", "unødvendig", "ikke påkrevd", "niekonieczne", "nieobowiązkowe"}
_NEEDLESS |= {"nie jest konieczne", "nie są konieczne"}
_LACKING = ("without", "bez", "uten")
UNLESS = {"unless", "or if", "chyba że", "chyba ze", "med mindre"}


@cache
def _always() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(every('described', 'always'))})\b", re.IGNORECASE)


_SHORT_AS = ("as short as", "as few as", "ned til", "ned i")
_DEEPEST = 20
"""How many brackets and denials stand inside one another."""


class Stream(Behind):
    """Where the reader stands in the words, and which suits were spoken of last."""

    def __init__(
        self,
        text: str,
        tokens: Sequence[Token],
        heard: Heard = NOTHING_HEARD,
        heading: Sequence[Token] = (),
    ) -> None:
        super().__init__(tokens, heading)
        self._text = text
        self.heard = heard
        self._depth = 0
        self.suits: tuple[tuple[Suit, ...], ...] | None = None
        self.figure: Figure | None = None
        """What was counted last."""
        self.condition: Meaning | None = None
        """On what condition the last alternative is so."""
        self.untold: tuple[tuple[Suit, ...], ...] | None = None
        """The suits of which no length was told yet."""
        self.possible: list[Meaning] = []
        """What was said to be possible."""
        self.joints: set[int] = set()
        """Where one part was put beside another, by a word or by nothing."""
        self.maybe = False
        """Whether what is read is only possible."""
        self.denying = False
        """Whether what is read is denied; then four cards mean four or more."""

    def kind_of(self, place: int) -> Kind:
        """The kind of the word at a place."""
        return self._tokens[place].kind

    def since(self, place: int) -> Kind | None:
        """The kind of the word with which what was read from this place began; a limit only if it tells the least."""
        token = self._tokens[place]
        return token.kind if token.kind is not Kind.LIMIT or token.value == "least" else None

    def joint(self, *, taken: bool = True) -> None:
        """Keep the place of the word that joins two parts, or of the part that is next."""
        if not (taken and self.before() in UNLESS):
            self.joints.add(self.at - taken)

    def brackets_since(self, place: int) -> bool:
        """Whether a bracket is written in what was read from this place."""
        return any(
            token.kind is Kind.OPEN and token.start < token.end for token in self._tokens[place : self.at]
        )

    def before(self) -> str:
        """The word taken last, as it stands in the text."""
        return self.written(self._tokens[self.at - 1]).lower()

    def tells_circumstance(self) -> bool:
        """Whether the brackets that begin here tell what is so in some seat or vulnerability, of what stands before them."""
        if self.kind_before(self.at) in {
            None,
            Kind.OR,
            Kind.AND,
            Kind.COMMA,
            Kind.OPEN,
            Kind.MAY,
            Kind.USUALLY,
            Kind.NOT,
        }:
            return False
        inside = list(takewhile(lambda token: token.kind is not Kind.CLOSE, self._tokens[self.at + 1 :]))
        told = [token.kind is Kind.TAG and token.value in CIRCUMSTANCES for token in inside]
        return any(told) and not all(told) and not any(token.kind is Kind.OR for token in inside)

    def any_shape(self) -> bool:
        """Whether the words say somewhere that the shape may be any, so that a suit is no certain one."""
        return says_any_shape(self._text) or any(
            token.kind is Kind.WHOLE and token.value == ANY_HAND for token in self._tokens
        )

    def either_way(self) -> bool:
        """Whether the words say that either of two suits may be the longer one."""
        return says_either_way(self._text)

    def shows_others(self) -> bool:
        """Whether a word, or a convention that is named, tells that the call shows other suits than its own: Multi, 6 cards."""
        own = self.heard.own
        if own is None:
            return False
        artificial = (one for one in self.conventions() if one.artificial)
        return self.transfers() or any(not _shows(one, self.heard.auction, own) for one in artificial)

    def circumstances(self) -> int:
        """How many seats and vulnerabilities are told."""
        return sum(token.kind is Kind.TAG and token.value in CIRCUMSTANCES for token in self._tokens)

    def in_brackets(self) -> bool:
        """Whether the part that is being read began with a bracket."""
        return any(self.kind_before(self.at - back) is Kind.OPEN for back in (1, 2, 3) if self.at > back)

    def calls_elsewhere(self) -> bool:
        """Whether the words up to the next comma end by telling with which other call they are bid."""
        ahead = list(takewhile(lambda token: token.kind is not Kind.COMMA, self._tokens[self.at :]))
        return len(ahead) > 1 and ahead[-1].kind is Kind.ELSEWHERE

    def names_own_call(self) -> bool:
        """Whether the number and the strain that come are the call that is described, and nothing is told of them."""
        if self.kind() is not Kind.NUMBER or self.kind(1) not in {Kind.SUITS, Kind.NOTRUMP}:
            return False
        strain = "NT" if self.kind(1) is Kind.NOTRUMP else str(self._tokens[self.at + 1].said[:1]).upper()
        return self.heard.call == f"{self.value()[0]}{strain}"

    def taken(self) -> Token:
        """The word taken last."""
        return self._tokens[self.at - 1]

    def writes(self, words: Container[str]) -> bool:
        """Whether the next word is written as one of these."""
        return not self.done() and self.written(self.peek()).lower() in words

    def writes_next(self, words: Container[str]) -> bool:
        """Whether the word behind the next one is written as one of these."""
        return self.at + 1 < len(self._tokens) and self.written(self._tokens[self.at + 1]).lower() in words

    def writes_letters(self, ahead: int = 0) -> bool:
        """Whether a word that comes is written in letters, and no figure."""
        return self.written(self._tokens[self.at + ahead]).isalpha()

    def before_says(self, said: str) -> bool:
        """Whether the word taken last is printed so."""
        return self.at > 0 and self._tokens[self.at - 1].said == said

    def before_is(self, kind: Kind) -> bool:
        """Whether the word taken last is of this kind."""
        return self.at > 0 and self._tokens[self.at - 1].kind is kind

    def always_before(self, place: int, *, opens: bool) -> bool:
        """Whether a word before this place, which tells nothing by itself, says that what follows is always so.

        Of an opening it is enough that it shows so many.
        """
        begins = self._tokens[place - 1].end if place else 0
        found = _always().search(self._text[begins : self._tokens[place].start])
        return found is not None and (
            opens or found[0].lower() in {each.split("|")[0] for each in every("described", "always")}
        )

    def tells_short(self, place: int) -> bool:
        """Whether the word before this place says how short a suit may be: as short as one."""
        return place > 0 and self.written(self._tokens[place - 1]).lower().endswith(_SHORT_AS)

    def skips(self, ahead: int = 0) -> bool:
        """Whether words that say nothing of the hand stand between a word that comes and the one before it."""
        inside = 0 < self.at + ahead < len(self._tokens)
        return inside and any(letter.isalpha() for letter in self.skipped(ahead))

    def skipped(self, ahead: int = 0) -> str:
        """What stands between a word that comes, or the end, and the word before it."""
        place = self.at + ahead
        ends = self._tokens[place].start if place < len(self._tokens) else len(self._text)
        return self._text[self._tokens[place - 1].end if place else 0 : ends]

    def names_one(self) -> bool:
        """Whether the word that comes names one of several, and not all of them: some major, 5-5; one minor."""
        if self.before_is(Kind.NUMBER):
            return True
        begins = self._tokens[self.at - 1].end if self.at else 0
        last = self._tokens[self.at + (self.kind() is Kind.IN)]
        return says_one(self._text[begins : last.end])

    @contextmanager
    def inside(self) -> Iterator[None]:
        """What stands inside of what is being read. Raises MeaningError where that goes on without end."""
        self._depth += 1
        if self._depth > _DEEPEST:
            raise self.complaint("stands inside too many brackets; say it plainly")
        yield
        self._depth -= 1

    def done(self) -> bool:
        """Whether no word is left."""
        return self.at >= len(self._tokens)

    def kind(self, ahead: int = 0) -> Kind | None:
        """The kind of a word that comes; None after the last."""
        place = self.at + ahead
        return self._kinds[place] if place < len(self._kinds) else None

    def value(self, ahead: int = 0) -> Any:
        """The value of a word that comes."""
        return self._tokens[self.at + ahead].value

    def said(self, first: int) -> list[str]:
        """The words taken since this place, as they are printed, but for the first `in`."""
        taken = self._tokens[first : self.at]
        return [token.said for place, token in enumerate(taken) if place or token.kind is not Kind.IN]

    def written(self, token: Token) -> str:
        """A word as it stands in the text."""
        return self._text[token.start : token.end]

    def written_ahead(self, ahead: int) -> str:
        """A word that comes, as it stands in the text."""
        return self.written(self._tokens[self.at + ahead])

    def said_behind(self, key: str) -> bool:
        """Whether a word that tells nothing by itself, as the languages have it, stands behind the word taken last."""
        end = len(self._text) if self.done() else self.peek().start
        return form(key).match(self._text[self._tokens[self.at - 1].end : end].lstrip()) is not None

    def peek(self) -> Token:
        """The next word, left where it is."""
        return self._tokens[self.at]

    def next(self) -> Token:
        """The next word, taken."""
        if self.done():
            raise self.complaint("something is missing here")
        self.at += 1
        return self._tokens[self.at - 1]

    def take(self, *kinds: Kind) -> Token | None:
        """The next word, taken if it is of one of these kinds."""
        return self.next() if self.kind() in kinds else None

    def denial(self) -> str:
        """The last word that denies, as it stands in the text; nothing if there is none."""
        denials = [token for token in self._tokens[: self.at] if token.kind in {Kind.NOT, Kind.NEITHER}]
        return self.written(denials[-1]).lower() if denials else ""

    def in_case_of_denial(self) -> bool:
        """Whether the length behind the joint stands in the genitive, as all that `bez` denies."""
        if self.denial() != "bez" or self.kind(2) is not Kind.CARDS:
            return False
        return self.written_ahead(1).lower().endswith(("ki", "ek", "owej", "owego"))

    def take_permission(self) -> None:
        """Take the word that something is allowed, where that is denied; what is not needed is another thing."""
        if not self.denying or self.kind() is not Kind.POSSIBLE or self.writes(_NEEDLESS):
            return
        if self.denial().startswith(_LACKING):
            raise self.complaint("may mean with or without; write which")
        self.next()

    def need(self, kind: Kind, complaint: str) -> Token:
        """The next word, which must be of this kind."""
        token = self.take(kind)
        if token is None:
            raise self.complaint(complaint)
        return token

    def complaint(self, complaint: str, token: Token | None = None) -> MeaningError:
        """The error that says what is wrong with a word, or with the next one."""
        if token is None and self.done():
            return MeaningError(self._text, len(self._text), len(self._text), complaint)
        token = token or self._tokens[self.at]
        return MeaningError(self._text, token.start, token.end, complaint)


def _shows(convention: Convention, auction: str, suit: Suit) -> bool:
    """Whether the convention tells in this auction how long the suit is; so it does where it tells nothing."""
    try:
        text = convention.shown(auction)
    except NotationError:
        return True
    return text is None or suit_name(suit) in text
