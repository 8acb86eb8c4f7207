"""What a page shows of a comparison: the verdict, the figures, the picture, and hands of every kind."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb

from markupsafe import Markup

from lawbook.bridge import Hand, Suit
from lawbook.desk.comparing import SAMPLES
from lawbook.meaning import Difference, Meaning, Verdict, count, examples
from lawbook.notation import card_text
from lawbook.text import comparing
from lawbook.text.figures import thousands
from lawbook.web.overlap import overlap_svg, telling_suit
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["Region", "Shown", "alone", "shown"]

PICTURE = _("Points across, length of the suit upwards")
REGIONS = {
    "only-a": _("Only the withdrawn call"),
    "both": _("Both calls"),
    "only-b": _("Only the replacement"),
}
ALONE = _("Hands that fit")


@dataclass(frozen=True, slots=True)
class Region:
    """Hands of one kind: how many, their share of all, and a few of them."""

    kind: str
    name: str
    hands: str
    share: str
    samples: list[Markup]


@dataclass(frozen=True, slots=True)
class Shown:
    """A verdict as it is shown."""

    verdict: Verdict
    first: Markup
    """What 27B1(a) asks before Law 23."""
    headline: str
    reasons: list[Markup]
    left: list[Markup]
    regions: list[Region]
    suit: Suit
    svg: Markup


def shown(verdict: Verdict, suit: Suit | None, words: Words) -> Shown:
    """The verdict, pictured by a suit; by the one that tells most, if none is named."""
    one, language = verdict.decisive.difference, words.language
    pictured = telling_suit(one) if suit is None else suit
    return Shown(
        verdict=verdict,
        first=words.pips(comparing.first_of_all(verdict, language)),
        headline=comparing.headline(verdict, language),
        reasons=list(map(words.pips, comparing.reasons(verdict, language))),
        left=list(map(words.pips, comparing.left_to_judge(verdict, language))),
        regions=_regions(one, words),
        suit=pictured,
        svg=Markup(overlap_svg(one, pictured, words(PICTURE), language)),  # noqa: S704  # escaped there
    )


def alone(meaning: Meaning, words: Words) -> Region:
    """The hands of one meaning."""
    hands = count(meaning)
    share = comparing.percent(hands / comb(52, 13), words.language)
    return Region("both", words(ALONE), thousands(hands, words.language), share, _samples(meaning, words))


def _regions(one: Difference, words: Words) -> list[Region]:
    whole = one.only_a + one.both + one.only_b
    meanings: Mapping[str, tuple[int, Meaning]] = {
        "only-a": (one.only_a, one.a & ~one.b),
        "both": (one.both, one.a & one.b),
        "only-b": (one.only_b, one.b & ~one.a),
    }
    return [
        Region(
            kind,
            words(REGIONS[kind]),
            thousands(hands, words.language),
            comparing.percent(hands / whole, words.language),
            _samples(meaning, words),
        )
        for kind, (hands, meaning) in meanings.items()
    ]


def _samples(meaning: Meaning, words: Words) -> list[Markup]:
    return [words.pips(_written(hand, words.language)) for hand in examples(meaning, SAMPLES)]


def _written(hand: Hand, language: str) -> str:
    """The hand in one line, each suit with its pip; a dash for a void."""
    suits = (
        suit.symbol + ("".join(card_text(card, language)[1:] for card in hand if card.suit is suit) or "-")
        for suit in reversed(Suit)
    )
    return " ".join(suits)
