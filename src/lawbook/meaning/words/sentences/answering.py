"""What is said of a question or a transfer that another call was: Gerber answer, one ace; transfer completed; doubled Stayman."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lawbook.bridge import Rank
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.tokens.said_numbers import form, kind
from lawbook.meaning.words.tokens.token import Token

__all__ = ["of_another_call"]

_ACE_ASKS = {Purpose.ACE_ASK, Purpose.KEY_CARD_ASK}
_ASKS = {*_ACE_ASKS, Purpose.ASKS, Purpose.STAYMAN, Purpose.PUPPET}
_TRANSFERS = {Purpose.TRANSFER, Purpose.TRANSFER_TO}
_TAGS = {Kind.TAG, Kind.TAG_OF_SUIT}
_ACES = {Figure.ACES, (Rank.ACE,)}


def of_another_call(
    text: str, words: Sequence[Token], told: Heard, beside: Sequence[Token] = ()
) -> Iterator[Token]:
    """With the question as one that is answered, and a transfer as one that is completed; what is doubled is only named."""
    answers = told.answers_aces and _tells_aces([*words, *beside])
    passed = 0
    for at, word in enumerate(words):
        if at < passed:
            continue
        of, passed = (word.value if word.kind in _TAGS else None), at + 1
        if told.doubles and of in _ASKS | _TRANSFERS and _said_before(text, words, at, "doubling"):
            yield replace(word, kind=Kind.QUOTED, value=text[word.start : word.end])
        elif of in _TRANSFERS and (ends := _completed(text, words, at)):
            yield from _answered([replace(word, kind=Kind.TAG, value=Purpose.TRANSFER, said="transfer")])
            passed = ends
        elif of in _ASKS and words[at - (at > 0)].value is not Purpose.ANSWERS:
            passed = next((end for end in range(at, len(words)) if words[end].value not in _ASKS), len(words))
            asks = words[at:passed]
            said = _is_answered(text, words, at, passed) or (answers and of in _ACE_ASKS)
            yield from _answered(asks) if said else asks
            if said and kind(words, passed) not in {None, Kind.COMMA}:
                yield Token(Kind.COMMA, None, ",", asks[-1].end, asks[-1].end)
        else:
            yield word


def _answered(asks: Sequence[Token]) -> Iterator[Token]:
    """The words, as what is answered."""
    first = asks[0].start
    yield Token(Kind.TAG_OF, Purpose.ANSWERS, Purpose.ANSWERS.value, first, first)
    yield from asks


def _tells_aces(words: Sequence[Token]) -> bool:
    """Whether it is told how many aces the hand has."""
    return any(word.kind in {Kind.FIGURE, Kind.RANK} and word.value in _ACES for word in words)


def _said_before(text: str, words: Sequence[Token], at: int, key: str) -> bool:
    """Whether a word that tells nothing by itself stands right before this one."""
    said = text[words[at - 1].end if at else 0 : words[at].start]
    return any(not said[found.end() :].strip(" -") for found in form(key).finditer(said))


def _is_answered(text: str, words: Sequence[Token], at: int, ends: int) -> bool:
    """Whether a word beside the question says that it is partner's, which the call answers."""
    behind = text[words[ends - 1].end : words[ends].start if ends < len(words) else len(text)]
    return bool(form("answer").match(behind.lstrip(" -"))) or _said_before(text, words, at, "answering")


def _completed(text: str, words: Sequence[Token], at: int) -> int:
    """Where the words end with which a transfer is said to be completed; nowhere if it is not."""
    written, behind = text[words[at].start : words[at].end], at + 1
    if form("completed").search(written):
        return behind + (kind(words, behind) is Kind.SUITS)
    if behind < len(words) and form("completed").fullmatch(text[words[behind].start : words[behind].end]):
        return behind + 1
    said = text[words[at].end : words[behind].start if behind < len(words) else len(text)]
    return behind if form("completed").match(said.lstrip(" -")) else 0
