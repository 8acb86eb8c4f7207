"""What is asked for, or relayed to, named before the word that says so: minor ask, 5-card major Stayman, club relay."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.english import EACH_MAJOR, EACH_MINOR, MAJOR, MINOR
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["asked"]

_BEHIND = {
    Purpose.ASKS: (Kind.TAG_OF, Purpose.ASKS_FOR),
    Purpose.STAYMAN: (Kind.TAG_OF, Purpose.ASKS_FOR),
    Purpose.RELAY: (Kind.TAG_OF_SUIT, Purpose.RELAY_TO),
    Purpose.PUPPET: (Kind.TAG_OF_SUIT, Purpose.PUPPET_TO),
}
_FOUR = (4, 4)
_HELD = {Kind.LONG, Kind.STOPPER, Kind.SHORT, Kind.FIGURE, Kind.HONOURS, Kind.RANK}
"""What is asked for, and not shown: stopper ask, shortness ask."""
_ASKING = {
    "ask",
    "asking",
    "question",
    "inquiry",
    "enquiry",
    "stayman",
    "spørsmål",
    "relay",
    "relé",
    "puppet",
}
"""The words that stand behind what they speak of; asks and relays that tell a suit beside it do not."""


def asked(text: str, tokens: Sequence[Token]) -> list[Token]:
    """The words, with what is asked for behind the word that asks.

    >>> from lawbook.meaning.words.tokens.lexing import sentence
    >>> [token.said for token in sentence("minor ask", "en")]
    ['asks for', 'minor']
    """
    found: list[Token] = []
    for token in _of_minors(tokens):
        written = text[token.start : token.end].lower().strip(" -")
        of = _BEHIND.get(token.value) if token.kind is Kind.TAG and written.split()[0] in _ASKING else None
        first = _named(text, found, asks=token.value is Purpose.ASKS) if of is not None else None
        if of is None or first is None:
            found.append(token)
            continue
        found[first:] = (
            [replace(token, value=Purpose.STAYMAN, said="Stayman")]
            if _is_of_majors(found[first:])
            else [_before(token, *of), *map(_bare, found[first:])]
        )
    return [_asks_directly(text, *each) for each in zip_longest(found, found[1:])]


def _asks_directly(text: str, token: Token, behind: Token | None) -> Token:
    """The word that asks, as one that asks for what stands right behind it: asks stopper."""
    asks = token.kind is Kind.TAG and token.value is Purpose.ASKS and behind and behind.kind in _HELD
    beside = asks and behind is not None and not text[token.end : behind.start].strip()
    return (
        replace(token, kind=Kind.TAG_OF, value=Purpose.ASKS_FOR, said=Purpose.ASKS_FOR.value)
        if beside
        else token
    )


def _of_minors(tokens: Sequence[Token]) -> Iterator[Token]:
    """The words, with a Stayman behind which the minors stand as one that asks for them: Stayman na młode."""
    for place, token in enumerate(tokens):
        behind = [each for each in tokens[place + 1 : place + 3] if each.kind is not Kind.IN][:1]
        if token.value is Purpose.STAYMAN and behind and behind[0].value in {MINOR, EACH_MINOR}:
            yield replace(token, kind=Kind.TAG_OF, value=Purpose.ASKS_FOR, said=Purpose.ASKS_FOR.value)
        elif token.kind is not Kind.IN or not place or tokens[place - 1].value is not Purpose.STAYMAN:
            yield token


def _is_of_majors(named: Sequence[Token]) -> bool:
    """Whether a major is asked for, of four cards if so many are told, which has a word of its own."""
    return named[-1].value in {MAJOR, EACH_MAJOR} and named[0].value in {_FOUR, named[-1].value}


def _bare(token: Token) -> Token:
    """A number without the dash behind it."""
    return replace(token, said=token.said.rstrip(" -"))


def _before(token: Token, kind: Kind, purpose: Purpose) -> Token:
    """The word that asks, as it stands before what it asks for."""
    return replace(token, kind=kind, value=purpose, said=purpose.value, end=token.start)


def _named(text: str, before: Sequence[Token], *, asks: bool) -> int | None:
    """Where the name of a suit begins with which these words end, and the number of cards before it; None where no part does.

    What a hand may hold is asked for, too: a stopper ask.
    """
    if asks and before and before[-1].kind in _HELD:
        return len(before) - 1 - (len(before) > 1 and before[-2].kind is Kind.SUITS)
    if not before or before[-1].kind is not Kind.SUITS or _is_plural(text, before[-1]):
        return None
    kinds = [token.kind for token in before]
    first = len(before) - (3 if kinds[-3:-1] == [Kind.NUMBER, Kind.CARDS] else 1)
    return first if not first or kinds[first - 1] in {Kind.COMMA, Kind.OPEN, Kind.AND, Kind.OR} else None


def _is_plural(text: str, token: Token) -> bool:
    """Whether several cards are spoken of: hearts, and no heart ask."""
    return token.said in {"spades", "hearts", "diamonds", "clubs"} and text[token.end - 1] == "s"
