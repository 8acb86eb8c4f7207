"""Laws that every description keeps, whatever it says: written otherwise it is the same hands, or refused."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import islice, permutations

from lawbook.meaning import Meaning, narrowest, widest
from lawbook.meaning.counting.counts import is_empty
from lawbook.meaning.terms.bare import bare
from lawbook.meaning.terms.meanings import is_remark
from lawbook.meaning.words.sentences.calls import calls_at
from tests.meaning.first import none_but, read
from tests.meaning.test_corpus import ALL, Line, each_line_understood, understood

JOINING = re.compile(
    r"^(or|eller|el|lub|albo|unless|otherwise|but|and|also|then|i|og|men|ale|ellers|chyba|czwórka lub)\b",
    re.IGNORECASE,
)
"""What begins so belongs to what stands before it."""
LISTED = re.compile(r"\(?\b[ab]\)|:|\d,\d")
"""Marks of lists, headings and decimal commas, that parts cannot be moved past; nor past calls in front."""
ORDERS = 3


def none_left(one: Meaning, other: Meaning) -> bool:
    """Whether no hand of the one is outside the other."""
    return one == other or is_empty(bare(one) & ~bare(other))


def same(one: Meaning, other: Meaning) -> bool:
    pairs = [(narrowest(one), narrowest(other)), (widest(one), widest(other))]
    return one == other or all(none_left(a, b) and none_left(b, a) for a, b in pairs)


def parts(text: str) -> list[str]:
    """What stands between commas, but for those in brackets."""
    found = re.split(r"[,;](?![^(\[]*[)\]])", text)
    return [part.strip() for part in found]


def strengths(text: str) -> list[str]:
    """What stands between semicolons, where each part is a hand of its own strength, so that nothing of it can be moved to another."""
    found = [part.strip() for part in text.split(";")]
    return found if len(found) > 1 and all(re.match(r"\d+(-\d+|\+)", part) for part in found) else []


def otherwise(line: Line) -> Iterator[str]:
    """The description in other spellings."""
    text = line["text"]
    yield re.sub(r",(?=\s)", ";", text)
    yield re.sub(r",(?=\s)", "\n", text)
    yield f"{text.rstrip('.')}."
    yield re.sub(r"(\d+)-(\d+)", "\\1\u2013\\2", text)


SIGNS = {
    "en": {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"},
    "pl": {
        "piki": "♠",
        "pików": "♠",
        "kiery": "♥",
        "kierów": "♥",
        "kara": "♦",
        "kar": "♦",
        "trefle": "♣",
        "trefli": "♣",
    },
    "nb": {"spar": "♠", "hjerter": "♥", "ruter": "♦", "kløver": "♣"},
}
NUMBERS = {
    "en": dict(enumerate(("three", "four", "five", "six", "seven"), 3)),
    "pl": dict(enumerate(("trzy", "cztery", "pięć", "sześć", "siedem"), 3)),
    "nb": dict(enumerate(("tre", "fire", "fem", "seks", "sju"), 3)),
}
IN_FULL = {name for names in SIGNS.values() for name in names}
MEANT_BY_SIZE = re.compile(r"(?<![^\W_])(\d?c?[Mm]s?|mm|\d+[kx])(?![^\W_])|(?<=\d)[Mm](?![^\W_])|[xX]")
"""What is another thing in capitals: a minor, the letter for cards, a small card."""


def respelt(line: Line) -> Iterator[str]:
    """The description with signs for the suits, with numbers as words, and in capitals."""
    text, signs, numbers = line["text"], SIGNS[line["lang"]], NUMBERS[line["lang"]]
    yield re.sub(r"[^\W\d_]+", lambda word: signs.get(word[0].lower(), word[0]), text)
    of_suit = rf"(?<![-\w+=/.,(!])(\d)(?= (?:cards?|kort|{'|'.join(IN_FULL)})\b)"
    yield re.sub(of_suit, lambda digit: numbers.get(int(digit[1]), digit[1]), text)
    if not MEANT_BY_SIZE.search(text):
        yield text.upper()


def reordered(line: Line) -> Iterator[str]:
    """The parts in other orders, where none depends on what stands before it."""
    found = strengths(line["text"]) or parts(line["text"])
    stays = LISTED.search(line["text"]) or calls_at(line["text"], 0, line["lang"])
    if len(found) > 1 and not stays and not any(map(JOINING.match, found)):
        yield from (", ".join(order) for order in islice(permutations(found), 1, 1 + ORDERS))


def wider(text: str) -> str:
    """The description with a point more at both ends of each range of points."""
    return re.sub(
        r"(?<![\d+.,/=()-])(\d+)-(\d+)(?![\d+/=(-])",
        lambda found: (
            f"{int(found[1]) - 1}-{int(found[2]) + 1}" if 8 <= int(found[1]) < int(found[2]) else found[0]
        ),
        text,
    )


@each_line_understood
def test_signs_between_the_parts_make_no_other_hands(line: Line) -> None:
    meaning = read(line, line["text"])
    assert meaning is not None

    for text in otherwise(line):
        assert none_but(line, text, partial(same, meaning)), text


@each_line_understood
def test_other_spellings_make_no_other_hands(line: Line) -> None:
    meaning = read(line, line["text"])
    assert meaning is not None

    for text in respelt(line):
        assert none_but(line, text, partial(same, meaning)), text


@each_line_understood
def test_the_order_of_the_parts_makes_no_other_hands(line: Line) -> None:
    meaning = read(line, line["text"])
    assert meaning is not None

    for text in reordered(line):
        assert none_but(line, text, partial(same, meaning)), text


@each_line_understood
def test_wider_figures_leave_out_no_hand(line: Line) -> None:
    meaning, found = read(line, line["text"]), read(line, wider(line["text"]))
    if meaning is None or found is None or re.search(r"\bnot (\(|[-+\d]+ points)", str(meaning)):
        return

    assert none_left(narrowest(meaning), narrowest(found))
    assert none_left(widest(meaning), widest(found))


OR = {"en": "or", "pl": "lub", "nb": "eller"}
SIMPLE = [
    line for line in ALL if not re.search(r"[,;:(\"]|\b(or|lub|el|eller|albo|unless|any|all)\b", line["text"])
]


def neighbours(one: Line) -> Iterator[Line]:
    """The other simple descriptions of the same call."""
    for other in SIMPLE:
        alike = (one["lang"], one["kind"]) == (other["lang"], other["kind"])
        if alike and other is not one:
            yield other


def parted(one: Line, other: Line) -> bool:
    """Whether `or` between two descriptions shows other hands than both."""
    each = [understood(one), understood(other)]
    told = [meaning for meaning in each if meaning is not None and not is_remark(meaning)]
    if len(told) < 2:
        return False
    text = f"{one['text'].rstrip('.')} {OR[one['lang']]} {other['text']}"
    return not none_but(one, text, lambda found: is_remark(found) or shows_both(found, *told))


def shows_both(found: Meaning, one: Meaning, other: Meaning) -> bool:
    """Whether it shows the hands of the one and those of the other, and no others."""
    return none_left(narrowest(found), widest(one) | widest(other)) and none_left(
        narrowest(one) | narrowest(other), widest(found)
    )


@each_line_understood
def test_one_description_or_another_shows_the_hands_of_both(one: Line) -> None:
    beside = neighbours(one) if one in SIMPLE else ()

    assert [] == [other["id"] for other in beside if parted(one, other)]
