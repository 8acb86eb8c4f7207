"""Statement: what a claimer said of his line of play, as steps that can be followed.

What is not understood is kept word for word, so that the Director reads it himself.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from lawbook.bridge import Card, Rank, Suit
from lawbook.equity.claims.words import COUNTED, NUMBERS, ONE_OF_SUIT, RANKS, SUITS, THEN, WORDS, Word, tokens
from lawbook.errors import NotationError
from lawbook.notation import parse_card

__all__ = [
    "Cash", "Concede", "Cross", "CrossRuff", "Discard", "Draw", "Finesse", "Play", "Ruff",
    "Statement", "Step", "parse_statement",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Draw:
    """Trumps are drawn, so many rounds of them or as many as it takes."""

    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class Cash:
    """A suit is played, so many cards of it or as long as it lasts."""

    suit: Suit
    number: int | None = None
    top: bool = False
    """Whether he said that he begins at the top."""


@dataclass(frozen=True, slots=True)
class Play:
    """This card is played."""

    card: Card


@dataclass(frozen=True, slots=True)
class Finesse:
    """A finesse is taken with a card of this rank, or against it."""

    rank: Rank
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Ruff:
    """Cards of a suit are ruffed."""

    suit: Suit
    number: int = 1


@dataclass(frozen=True, slots=True)
class CrossRuff:
    """Ruffs go on in both hands as long as there are any."""


@dataclass(frozen=True, slots=True)
class Concede:
    """A trick of a suit is given up; without a suit, a trick that is not told."""

    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """A card, or the lowest of a suit, is thrown when there is an occasion."""

    suit: Suit
    rank: Rank | None = None


@dataclass(frozen=True, slots=True)
class Cross:
    """The lead is brought to the other hand."""


Step = Draw | Cash | Play | Finesse | Ruff | CrossRuff | Concede | Discard | Cross


@dataclass(frozen=True, slots=True)
class Statement:
    """The steps in their order, and what could not be read."""

    text: str = ""
    steps: tuple[Step, ...] = ()
    trumps: bool = False
    """Whether an outstanding trump was mentioned (Law 70C1)."""
    unread: tuple[str, ...] = ()
    """The words that were not understood."""


_PARTS = re.compile(rf"[,;.:]|\b(?:{THEN})\b", re.IGNORECASE)


def parse_statement(text: str) -> Statement:
    """The steps that the words tell, in any language.

    >>> parse_statement("drawing trumps, then hearts from the top").steps
    (Draw(rounds=None), Cash(suit=Suit.HEARTS, number=None, top=True))
    >>> parse_statement("the rest are mine, on a squeeze").unread
    ('on a squeeze',)
    """
    steps: list[Step] = []
    unread: list[str] = []
    trumps = False
    for part in filter(None, (part.strip() for part in _PARTS.split(text))):
        read = _Clause.of(part)
        trumps = trumps or read.has(Word.TRUMP)
        if read.known:
            steps += read.steps()
        else:
            unread.append(part)
    return Statement(
        text, tuple(steps), trumps or any(isinstance(step, Draw) for step in steps), tuple(unread)
    )


@dataclass(slots=True)
class _Clause:
    """One part of a statement, sorted by what its words are there for."""

    known: bool = True
    words: list[Word] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    suits: list[tuple[Suit, int | None]] = field(default_factory=list)
    """The suits without a rank, each with how many cards of it."""
    rank: Rank | None = None
    """A rank of which no suit is told."""
    number: int | None = None

    @classmethod
    def of(cls, part: str) -> "_Clause":
        clause = cls()
        clause._sort(tokens(part))
        return clause

    def has(self, word: Word) -> bool:
        return word in self.words

    def _sort(self, said: Sequence[str]) -> None:
        ranks: list[Rank] = []
        for place, word in enumerate(said):
            after = said[place + 1] if place + 1 < len(said) else ""
            if word in NUMBERS and self._counts(after):
                self.number = NUMBERS[word]
            elif card := _card(word):
                self.cards.append(card)
            elif word in WORDS and not (word in RANKS and ranks):
                self.words.append(WORDS[word])
            elif word in SUITS:
                self._suit(word, ranks, after)
            elif word in RANKS:
                self._rank(RANKS[word], ranks, said[place - 1] if place else "")
            elif word in NUMBERS:
                self.number = NUMBERS[word]
            else:
                self.known = False
        self.rank = ranks[-1] if ranks else None

    @staticmethod
    def _counts(after: str) -> bool:
        """Whether a number before this word tells how many: four hearts, but the four of hearts."""
        many = (after in SUITS and after not in ONE_OF_SUIT) or WORDS.get(after) is Word.TRUMP
        return many or not after or after in COUNTED

    def _suit(self, word: str, ranks: list[Rank], after: str) -> None:
        suit = SUITS[word]
        if ranks:
            self.cards += [Card.of(suit, rank) for rank in ranks]
            ranks.clear()
        elif after in RANKS and not self._counts(after) and after not in WORDS:
            self.suits.append((suit, 0))  # the rank comes next: the heart ace
        else:
            one = word in ONE_OF_SUIT and self.number is None
            self.suits.append((suit, 1 if one else self.number))
            self.number = None

    def _rank(self, rank: Rank, ranks: list[Rank], before: str) -> None:
        if before in SUITS and self.suits and self.suits[-1][1] == 0:
            self.cards.append(Card.of(self.suits.pop()[0], rank))
        else:
            ranks.append(rank)

    def steps(self) -> Iterator[Step]:
        """The steps that the part tells; none for one that only says that the rest is good."""
        if self.has(Word.CROSSRUFF):
            yield CrossRuff()
        elif self.has(Word.FINESSE):
            yield from self._finesse()
        elif self.has(Word.RUFF):
            yield from (Ruff(suit, number or 1) for suit, number in self._all_suits())
        elif self.has(Word.CONCEDE) or self.has(Word.EXCEPT):
            yield from self._concede()
        elif self.has(Word.DISCARD):
            thrown = [
                *(Discard(card.suit, card.rank) for card in self.cards),
                *(Discard(suit) for suit, _ in self.suits),
            ]
            yield from thrown[:1]  # what comes after it is the suit on which he throws it
        elif self.has(Word.DRAW) or (self.has(Word.TRUMP) and not self.has(Word.REST)):
            yield Draw(self.number)
        elif self.has(Word.CROSS) and not self.cards:
            yield Cross()
        else:
            yield from (Play(card) for card in self.cards)
            if (
                not self.has(Word.REST) or self.has(Word.CASH) or self.has(Word.TOP)
            ):  # not: the hearts are good
                yield from (Cash(suit, number, self.has(Word.TOP)) for suit, number in self.suits)

    def _all_suits(self) -> list[tuple[Suit, int | None]]:
        return [*self.suits, *((card.suit, 1) for card in self.cards)]

    def _finesse(self) -> Iterator[Step]:
        if self.cards:
            yield Finesse(self.cards[0].rank, self.cards[0].suit)
        elif self.rank is not None:
            yield Finesse(self.rank, self.suits[0][0] if self.suits else None)

    def _concede(self) -> Iterator[Step]:
        suits = self._all_suits()
        yield from (Concede(suit) for suit, _ in suits)
        if not suits and not self.has(Word.TRUMP):
            yield Concede()


def _card(word: str) -> Card | None:
    """The card that is written as its suit and rank: ♥a, ha."""
    if not re.fullmatch(r"[♠♥♦♣shdc](?:10|[2-9tjqka])", word):
        return None
    try:
        return parse_card(word)
    except NotationError:  # pragma: no cover  # the pattern has only cards
        return None
