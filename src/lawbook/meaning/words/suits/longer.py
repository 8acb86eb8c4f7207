"""How long the suit is that is called or supported, where only a figure tells it: so many cards, or more."""

from collections.abc import Sequence
from dataclasses import replace

from lawbook.bridge import Suit
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.words.lexicon.english import EACH_MAJOR, MAJOR, MINOR, SUIT
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.meaning.words.suits.suit_options import Options
from lawbook.meaning.words.suits.suit_words import by_auction
from lawbook.meaning.words.tokens.lexing import TOP
from lawbook.meaning.words.tokens.numbers import Range
from lawbook.meaning.words.tokens.stream import Stream

__all__ = ["at_least", "called", "partners"]

_FEWEST, _FIVE, _LONG, _LONGEST = 3, 5, 6, 8
_TRANSFERRED = 5
"""A transfer shows so many cards at least, also where only so many are told."""
_SURE_FIT = 4
"""So many cards in support, or more, are told alike."""
_OPENED = {MAJOR, EACH_MAJOR}
_RANKS = {MAJOR, MINOR}
_BLOCKS = (Purpose.PREEMPTIVE, Purpose.WEAK_TWO)
_EITHER = (
    "either",
    "any",
    "one",
    "unknown",
    "some",
    "dowoln",
    "jedn",
    "jaki",
    "któr",
    "nieznan",
    "ukjent",
    "en ",
    "valgfri",
)
"""Words before a rank that leave open which suit it is."""


def called(
    stream: Stream, options: Options, ranges: Sequence[Range], *, cards: bool
) -> tuple[Options, Sequence[Range]]:
    """The suit of a call on the level of one whose cards are told, and that it may be longer: 5-card majors.

    So may the suit that a bid supports: four trumps.
    """
    _refuse_several(stream, options, ranges)
    if stream.denying or stream.maybe or stream.possible_ahead():
        return options, ranges
    own, ranks = stream.heard.own, _OPENED if stream.heard.opens else {EACH_MAJOR}
    supports = (
        own is not None
        or stream.heard.notrump
        or stream.tells_raise()
        or stream.before_says("partner's suit")
    )
    if supports and options == ((stream.heard.partner,),):
        if len(ranges) > 1:
            return options, at_least(ranges)
        return options, [_or_only(stream, one, at_least([one])[0]) for one in ranges]
    if _blocks_in_rank(stream, options):
        stream.suits = by_auction(stream, "own suit")
        return stream.suits, ranges
    first = stream.heard.call[:1] == "1"
    majors = cards and (own,) in MAJOR and (options == EACH_MAJOR or (options in ranks and first))
    if majors or (first and options == ((own,),)):
        return by_auction(stream, "own suit"), [
            _or_only(stream, one, replace(one, most=TOP, bare=False)) for one in _merged(ranges)
        ]
    if (
        (stream.tells(Purpose.TRANSFER) or stream.tells(Purpose.TRANSFER_TO))
        and own is not None
        and len(ranges) == 1
        and ranges[0].least >= _TRANSFERRED
    ):
        return options, [_or_only(stream, one, replace(one, wide=(one.least, TOP))) for one in ranges]
    overcalls = stream.heard.opens is False and not stream.heard.partners
    above = len(ranges) == 1 and _is_above(stream, options, ranges[0])
    side = ranges[0].least < _LONG and stream.is_side_suit()
    if above or side or (overcalls and ranges[0].least >= _FIVE):
        return options, [
            _or_only(stream, one, replace(one, wide=(one.least, TOP))) for one in _merged(ranges)
        ]
    again = any(options == ((suit,),) for suit in stream.heard.bid)
    # a weak two has so many and no more, an opening with values of its own may be longer
    sound = stream.heard.opens is False or (ranges[0].least >= _LONG and stream.tells_opening())
    if _answers_long(stream, options, ranges):
        return options, [_or_only(stream, one, replace(one, wide=(one.least, TOP))) for one in ranges]
    if again or (own is not None and options == ((own,),) and sound) or _may_be_longer(stream, ranges):
        return options, [
            _or_only(stream, one, replace(one, wide=(one.least, TOP))) for one in _merged(ranges)
        ]
    return options, ranges


def _may_be_longer(stream: Stream, ranges: Sequence[Range]) -> bool:
    """Whether a double or an overcall tells so many cards of suits that it does not name: take-out with four hearts."""
    counted = len(ranges) == 1 and ranges[0].least > _FEWEST
    return counted and stream.heard.competes and not stream.told_longer(ranges[0].least)


def _refuse_several(stream: Stream, options: Options, ranges: Sequence[Range]) -> None:
    """Raise MeaningError where so many cards are those of two suits together, or two are suits: ten in a minor, two good suits."""
    together = len(options) > 1 and any(one.least > _LONGEST for one in ranges)
    suits = options == SUIT and list(ranges) == [Range(2, 2, bare=True)] and not stream.denying
    if together or suits:
        raise stream.complaint("which suits? Say: two 5-card minors, or: two 5-card suits")


def _is_above(stream: Stream, options: Options, said: Range) -> bool:
    """Whether five cards are those of the suit above the one that is bid over partner's notrump."""
    own = stream.heard.own
    above = own is not None and own < Suit.SPADES and options == ((Suit(own + 1),),)
    return stream.heard.to_notrump and above and said.least == _TRANSFERRED


def _answers_long(stream: Stream, options: Options, ranges: Sequence[Range]) -> bool:
    """Whether partner is told of a long suit that is not called, which is perhaps longer: clubs or diamonds, six cards."""
    artificial = stream.heard.partners and (stream.heard.own is not None or stream.heard.notrump)
    others = all(len(suits) == 1 and stream.heard.own not in suits for suits in options)
    return bool(artificial and others and all(one.bare and one.least >= _LONG for one in ranges))


def _blocks_in_rank(stream: Stream, options: Options) -> bool:
    """Whether the suit called is the minor, or the major, in which it blocks, since no word says that it may be the other: pre-empt, 8-card minor."""
    own = stream.heard.own
    if options not in _RANKS or (own,) not in options or stream.heard.cue or not stream.before_is(Kind.SUITS):
        return False
    natural = not (
        stream.shows_others()
        or stream.tells(Purpose.ARTIFICIAL)
        or stream.tells(Purpose.CONVENTIONAL)
        or stream.conventions()
    )
    return natural and any(map(stream.tells, _BLOCKS)) and not stream.before().startswith(_EITHER)


def _merged(ranges: Sequence[Range]) -> Sequence[Range]:
    """Five or six is one range."""
    least, most = ranges[0].least, ranges[-1].most
    if all(one.bare for one in ranges) and len(ranges) > 1 and most - least == len(ranges) - 1:
        return [Range(least, most)]
    return ranges


def _or_only(stream: Stream, said: Range, longer: Range) -> Range:
    """The longer range for a bare figure; what is told to be exact stays so, and is told from a bare figure."""
    if said.wide or said.least != said.most or said.least < _FEWEST:
        return said
    return longer if said.bare and stream.kind() is not Kind.IF else replace(said, bare=False, only=True)


def at_least(ranges: Sequence[Range]) -> list[Range]:
    """The lengths of support: three cards are perhaps four; four are so many or more; three or four perhaps five."""
    if len(ranges) > 1 and all(one.bare and one.least >= _FEWEST for one in ranges):
        least, most = ranges[0].least, ranges[-1].least
        return [Range(least, most, wide=(least, TOP))]
    return [_supported(one) if one.bare else one for one in ranges]


def _supported(bare: Range) -> Range:
    if bare.least >= _SURE_FIT:
        return Range(bare.least, TOP)
    return Range(bare.least, bare.most, wide=(bare.least, bare.least + 3))


def partners(stream: Stream) -> Options:
    """The suit that is supported: partner's."""
    stream.suits = by_auction(stream, "partner's suit")
    return stream.suits
