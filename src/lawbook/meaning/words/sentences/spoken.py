"""What a spoken sentence leaves to what was said or bid before it: he asked for aces, I have two; sixteen, seventeen."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.lexicon.speech import TOO_MUCH_OR_LITTLE
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.sentences.answering import of_another_call
from lawbook.meaning.words.sentences.choosing import or_something, strengths_together
from lawbook.meaning.words.sentences.figures_told import (
    compared,
    either_way_round,
    limited_length,
    two_by_plus,
)
from lawbook.meaning.words.sentences.reaching import within_reach
from lawbook.meaning.words.sentences.said_lengths import with_lengths
from lawbook.meaning.words.sentences.some import all_suits, some_of_any
from lawbook.meaning.words.sentences.supposed import without_supposed
from lawbook.meaning.words.sentences.trailing import trailing
from lawbook.meaning.words.suits.unknown import of_unknown
from lawbook.meaning.words.tokens.in_turn import Step, in_turn
from lawbook.meaning.words.tokens.said_numbers import ENDS, EXTREMES, form, kind, with_ranges
from lawbook.meaning.words.tokens.token import Token

__all__ = ["as_written"]

_NUMBERS = {Kind.NUMBER, Kind.PAIR, Kind.FRINGE, Kind.ONWARDS}
_JOINING, _BUT = {"and", "og", "i", "oraz"}, {"but", "ale", "men"}
_EITHER = {"either", "enten"}
_MOST_ACES, _CARDS = 5, 13
_ASKED = {Figure.ACES: Purpose.ACE_ASK, None: Purpose.KEY_CARD_ASK}


def as_written(text: str, tokens: Sequence[Token], told: Heard) -> list[Token]:
    """The words of a sentence as a card has them: its numbers with what they count, its range within the pair's own."""
    return in_turn(_STEPS, tokens, before=(text,), behind=(told,))


def _written(text: str, words: Sequence[Token], at: int) -> str:
    """A word that joins, as it stands in the text."""
    return text[words[at].start : words[at].end].lower() if kind(words, at) is Kind.AND else ""


def _alone(words: Sequence[Token], at: int) -> bool:
    """Whether a number stands here of which nothing is told: neither what it counts nor of what."""
    return words[at].kind is Kind.NUMBER and kind(words, at + 1) in ENDS


def _without_own_call(text: str, words: Sequence[Token], told: Heard) -> Iterator[Token]:
    """But for the call itself that is said with its verb: three clubs promises five."""
    passed = 0
    for at, word in enumerate(words):
        passed = max(passed, _own_call_ends(text, words, at, told))
        if word.start >= passed:
            yield word


def _own_call_ends(text: str, words: Sequence[Token], at: int, told: Heard) -> int:
    """Where the call and its verb end that begin a part here; nowhere if they do not."""
    begins = not at or words[at - 1].kind is Kind.COMMA
    if words[at].kind is not Kind.NUMBER or not begins or told.call[:1] != str(words[at].value[0]):
        return 0
    strain = words[min(at + 1, len(words) - 1)]
    same = told.notrump if strain.kind is Kind.NOTRUMP else strain.value == ((told.own,),)
    if not same or (kind(words, at + 2) in ENDS and _is_bid(text, words, at)):
        return strain.end if same else 0
    if words[at].value == (1, 1) and strain.kind is Kind.SUITS:
        return 0  # it is named: one club is natural
    verb = form("of_calls").match(text, strain.end + 1)
    return verb.end() if verb else 0


def _is_bid(text: str, words: Sequence[Token], at: int) -> bool:
    """Whether a word right before tells that it is bid, and nothing told of it: he bid one diamond."""
    before = text[words[at - 1].end if at else 0 : words[at].start].split()
    return bool(before) and form("bidding").fullmatch(before[-1]) is not None


def _about(text: str, words: Sequence[Token], _: Heard) -> Iterator[Token]:
    """With the ending by which a number is doubtful before it, as a word: five-ish spades."""
    for at, word in enumerate(words):
        ending = kind(words, at + 1) is Kind.USUALLY and text[word.end : words[at + 1].end].lower() == "-ish"
        if word.kind is Kind.NUMBER and ending:
            yield Token(Kind.LIMIT, "about", "about", word.start, word.start)
        after = kind(words, at - 1) is Kind.NUMBER and text[words[at - 1].end : word.end].lower() == "-ish"
        if not after:
            yield word


def _affirmed(text: str, words: Sequence[Token], _: Heard) -> Iterator[Token]:
    """With a comma where a verb begins anew, or one of several is told: no major, but he has five diamonds; and either."""
    for at, word in enumerate(words):
        behind = text[word.end : words[at + 1].start if at + 1 < len(words) else len(text)]
        anew = _written(text, words, at) in _BUT and form("affirms").search(behind)
        if anew or (word.kind is Kind.AND and behind.strip().lower() in _EITHER):
            yield replace(word, kind=Kind.COMMA, said=",")
        else:
            yield word


def _of_named_suit(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """But for what says no more: that a suit is another one, which is named, or that a stopper is good."""
    named = [Kind.NUMBER, Kind.CARDS, Kind.SUITS]
    for at, word in enumerate(words):
        other = word.kind is Kind.SIDE or (word.kind is Kind.SUITS and word.value == "another")
        good = word.kind is Kind.QUALITY and kind(words, at + 1) is Kind.STOPPER
        suit = words[at + 3].value if [each.kind for each in words[at + 1 : at + 4]] == named else ""
        if not good and not (other and isinstance(suit, tuple) and len(suit) == 1):
            yield word


def _counted(_: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With the numbers that answer what partner asked for, or tell how long the suit is that was bid again."""
    asked = [word for word in words if word.kind is Kind.COUNTS]
    rest = [word for word in words if word.kind is not Kind.COUNTS]
    while rest and rest[0].kind is Kind.COMMA:
        rest.pop(0)
    if not asked:
        yield from words
        return
    counts = asked[0]
    unit = _unit(counts)
    numbers = [at for at in range(len(rest)) if _alone(rest, at) and rest[at].value[0] <= _most(counts)]
    for at, word in enumerate(rest):
        yield word
        if at in numbers:
            yield replace(unit, start=word.end, end=word.end)
    if not rest:
        yield replace(counts, kind=Kind.TAG, value=_ASKED.get(counts.value, Purpose.NATURAL), said="")


def _unit(counts: Token) -> Token:
    if counts.value == "cards":
        return replace(counts, kind=Kind.CARDS, value=None, said="card")
    if counts.value is None:
        return replace(counts, kind=Kind.KEY_CARDS, said="key cards")
    return replace(counts, kind=Kind.FIGURE, said="aces" if counts.value is Figure.ACES else "kings")


def _most(counts: Token) -> int:
    return _CARDS if counts.value == "cards" else _MOST_ACES


def _of_them(text: str, words: Sequence[Token], _: Heard) -> Iterator[Token]:
    """With the cards that are told as so many of them, where no suit was named."""
    named = False
    for at, word in enumerate(words):
        yield word
        before = text[words[at - 1].end if at else 0 : word.start]
        if _alone(words, at) and (form("them").search(before) or _limited_them(text, words, at)):
            yield Token(Kind.CARDS, None, "card", word.end, word.end)  # ma ich cztery
            continue
        named = named or word.kind is Kind.SUITS
        joined = word.kind is Kind.NUMBER and kind(words, at + 1) is Kind.AND
        if (joined or _alone(words, at)) and not named and form("of_them").match(text[word.end :].lstrip()):
            yield Token(Kind.CARDS, None, "card", word.end, word.end)


def _limited_them(text: str, words: Sequence[Token], at: int) -> bool:
    """Whether a limit stands before the number, and before that a word for the cards: ma ich co najmniej cztery."""
    limit = kind(words, at - 1) is Kind.LIMIT
    return (
        limit
        and form("them").search(text, words[at - 2].end if at > 1 else 0, words[at - 1].start) is not None
    )


def _apart(text: str, words: Sequence[Token], _: Heard) -> Iterator[Token]:
    """The words; a judgement right behind a number, which may count points or cards, tells neither."""
    for at, word in enumerate(words):
        if word.value in TOO_MUCH_OR_LITTLE and kind(words, at - 1) in _NUMBERS:
            raise MeaningError(
                text, word.start, word.end, "cannot stand here; put a comma before it, or leave it out"
            )
        yield word


def _behind(text: str, words: Sequence[Token], _told: Heard) -> Iterator[Token]:
    """With what stands behind a part and is said of it: an opening, roughly; four hearts, no more than that."""
    for at, word in enumerate(words):
        last = kind(words, at + 1) in ENDS
        if _is_end_of_range(text, words, at):
            yield replace(word, kind=Kind.JUDGED, value=EXTREMES[word.value], said=EXTREMES[word.value])
        elif word.kind is Kind.LIMIT and word.value == "about" and last and at:
            yield replace(word, kind=Kind.USUALLY, value=None, said="usually")
        elif not (
            _says_no_more(words, at, last=last) or _parts_behind(words, at) or _is_possible_anyway(words, at)
        ):
            yield word


def _parts_behind(words: Sequence[Token], at: int) -> bool:
    """Whether a comma stands before a word that is said of what stands before it."""
    if words[at].kind is not Kind.COMMA or kind(words, at + 2) not in ENDS or at + 1 == len(words):
        return False
    word = words[at + 1]
    return word.kind is Kind.USUALLY or (word.kind is Kind.LIMIT and word.value in {"exactly", "about"})


def _is_possible_anyway(words: Sequence[Token], at: int) -> bool:
    """Whether a hedge stands behind a part that is only possible: it could be two, I think."""
    part = list(takewhile(lambda word: word.kind is not Kind.COMMA, reversed(words[: max(at - 1, 0)])))
    behind = (
        words[at].kind is Kind.USUALLY and kind(words, at - 1) is Kind.COMMA and kind(words, at + 1) in ENDS
    )
    return behind and any(word.kind is Kind.MAY for word in part)


def _is_end_of_range(text: str, words: Sequence[Token], at: int) -> bool:
    """Whether a hand is at the end of its range, and has something besides: minimum and six cards."""
    word = words[at]
    if word.kind is not Kind.LIMIT or _written(text, words, at + 1) not in _JOINING:
        return False
    return word.value in EXTREMES and text[word.start : word.end].lower() in {
        "minimum",
        "maximum",
        "maksimum",
    }


def _says_no_more(words: Sequence[Token], at: int, *, last: bool) -> bool:
    """Whether the word says that so many is exact, of a part that says so already."""
    if words[at].kind is not Kind.LIMIT or words[at].value != "exactly" or not last:
        return False
    part = [place for place in range(at - 1) if words[place].kind is Kind.COMMA]
    first = words[part[-1] + 1 if part else 0]
    return words.index(first) < at and first.kind is Kind.LIMIT and first.value == "exactly"


_STEPS: Sequence[Step] = (
    ({Kind.CALL}, limited_length),
    ({Kind.MAY, Kind.LONG}, some_of_any),
    ({Kind.SUITS}, all_suits),
    ({Kind.LIMIT}, compared),
    ({Kind.NUMBER}, two_by_plus),
    ({Kind.PAIR}, either_way_round),
    ({Kind.OTHERWISE, Kind.ELSEWHERE, Kind.NEITHER, Kind.JUDGED}, without_supposed),
    ({Kind.TAG, Kind.TAG_OF_SUIT}, of_another_call),
    ({Kind.USUALLY}, _about),
    ({Kind.SUITS}, of_unknown),
    ({Kind.OR, Kind.AND, Kind.MAY, Kind.NOT, Kind.NEITHER}, within_reach),
    ({Kind.USUALLY}, or_something),
    ({Kind.OR}, strengths_together),
    (set(Kind), trailing),
    (set(Kind), with_lengths),
    ({Kind.NUMBER}, _without_own_call),
    ({Kind.AND}, _affirmed),
    ({Kind.SIDE, Kind.SUITS, Kind.QUALITY}, _of_named_suit),
    ({Kind.COUNTS}, _counted),
    ({Kind.NUMBER}, _of_them),
    (set(Kind), with_ranges),
    (_NUMBERS, _apart),
    ({Kind.LIMIT, Kind.USUALLY}, _behind),
)
