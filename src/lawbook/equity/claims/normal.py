"""Normal: the plays that a player of the claimer's class might make, careless and inferior ones among them.

What narrows them, in this order: the Law, the statement, what he has seen, the trumps, the order in which a suit
counts as played, guesses that he may not be given, and what no player of any class would do.
"""

from collections.abc import Iterator, Sequence

from lawbook.equity.claims import carrying
from lawbook.equity.claims.node import SUITS, beats, lowest
from lawbook.equity.claims.terms import View, above

__all__ = ["Play", "credited", "equals", "located", "normal_plays"]

Play = tuple[int, int, int]
"""A card, and how far the statement has come then: its step, and how often that was carried out."""


def normal_plays(view: View) -> Sequence[Play]:
    """The cards that may be played here: any by others than the claimer, else the normal ones."""
    if view.chooses:
        if view.led < 0:
            return _leads(view)
        cards = view.unstruck(carrying.followed(view) or _second_to_fourth(view))
    else:
        cards = view.classes(view.legal)
        if view.ours:
            cards = view.unstruck(cards)
    return [(card, view.node.step, view.node.times) for card in cards]


def _second_to_fourth(view: View) -> Sequence[int]:
    """What may be played to a trick that has begun, when the statement does not say it."""
    if not view.terms.careless:
        return view.classes(view.legal)
    return _following(view) if view.suit(view.led) else _void(view)


def _leads(view: View) -> Sequence[Play]:
    fixed = carrying.led(view)
    if fixed is None:
        return [(card, view.node.step, view.node.times) for card in view.unstruck(_any_lead(view))]
    return [(card, fixed.step, fixed.times + 1) for card in view.unstruck(fixed.cards)]


def _any_lead(view: View) -> Sequence[int]:
    """Every suit, the worst order of them included."""
    cards: list[int] = []
    for suit in range(4):
        held = view.suit(suit)
        if held and view.terms.from_top(suit):
            cards.append(held.bit_length() - 1)
        else:
            cards += view.classes(held)
    return cards


# Following suit


def _following(view: View) -> Sequence[int]:
    held = view.suit(view.led)
    low = (lowest(held),)
    ruffed = view.best // 13 != view.led
    ours = view.terms.ours(view.winner)
    if ruffed or (ours and safe(view, view.best)):
        return low
    winners = [card for card in view.classes(held) if card > view.best]
    return _contesting(view, winners, low[0]) if winners else low


def _contesting(view: View, winners: Sequence[int], low: int) -> Sequence[int]:
    """The cards that are sure to win; where there are none, those that may, or a low one: a guess that may be wrong."""
    sure = [card for card in winners if safe(view, card)]
    rescued = len(view.node.trick) == 1 and _partner_beats(view)
    if sure:
        return [*_not_dearer(view, sure), *([low] if rescued and low not in sure else [])]
    if located(view):
        return [low]
    return [*winners, *([low] if low not in winners else [])]


def _not_dearer(view: View, sure: Sequence[int]) -> Sequence[int]:
    """The sure winners without masters that are spent where a card that is none is sure to win."""
    cheapest = min(sure)
    return sure if view.master(cheapest) else [card for card in sure if not view.master(card)]


def _partner_beats(view: View) -> bool:
    """Whether the partner, who plays last, can beat what is on the table."""
    suit = view.led
    held = view.partner & SUITS[suit]
    if held:
        return held.bit_length() - 1 > view.best and view.best // 13 == suit
    return view.terms.trump >= 0 and bool(view.partner & SUITS[view.terms.trump])


def located(view: View) -> bool:
    """Whether it is known who holds the cards of the suit led that the other side has left."""
    suit = view.led
    return view.other >= 0 and (view.showed_out(view.other, suit) or view.showed_out(view.other ^ 2, suit))


def safe(view: View, card: int) -> bool:
    """Whether it is known that nobody beats this card, as far as it can be seen (a ruff cannot)."""
    if view.other < 0 or not view.theirs & above(card):
        return True
    return view.showed_out(view.other, card // 13)


# Void in the suit led


def _void(view: View) -> Sequence[int]:
    trump = view.terms.trump
    ours = view.terms.ours(view.winner)
    trumps = view.suit(trump) if trump >= 0 else 0
    winners = [card for card in view.classes(trumps) if beats(card, view.best, trump)]
    if ours and safe(view, view.best) and not _at_risk(view):
        winners = []
    if winners and view.terms.from_top(trump):
        winners = winners[:1]
    must = bool(winners) and not ours and not (len(view.node.trick) == 1 and _partner_beats(view))
    return winners if must else [*winners, *_discards(view, trumps)]


def _at_risk(view: View) -> bool:
    """Whether the last player is known to have none of the suit led, and trumps are out."""
    return view.other >= 0 and view.showed_out(view.other, view.led) and bool(view.trumps_out)


def _discards(view: View, trumps: int) -> Sequence[int]:
    """The lowest of each suit; no master while there is something else to throw, and no trump."""
    side = view.hand & ~trumps
    if not side:
        return [lowest(trumps)]
    lows = [lowest(side & suit) for suit in SUITS if side & suit]
    told = carrying.thrown(view, lows)
    return told or [card for card in lows if not view.master(card)] or lows


# What a claimer is not given


def credited(view: View, card: int) -> bool:
    """Whether a claimer may have the good of this play, if nothing else tells against it (Laws 70C, 70E1)."""
    terms = view.terms
    if not view.chooses:
        return True
    if view.led < 0:
        draws = terms.unaware and card // 13 == terms.trump and view.trumps_out and view.master(card)
        return not draws or bool(carrying.led(view))
    return card in carrying.followed(view) or not lucky(view, card)


def lucky(view: View, card: int) -> bool:
    """Whether this play succeeds because one opponent, rather than the other, holds a card (Law 70E1)."""
    suit = view.led
    if view.other < 0 or located(view):
        return False
    best, ours = view.best, view.terms.ours(view.winner)
    if beats(card, best, view.terms.trump):
        best, ours = card, True
    if not ours or best // 13 != suit:
        return False
    missing = view.theirs & above(best)
    return bool(missing) and not missing & view.node.hands[view.other]


def equals(view: View, card: int) -> Iterator[int]:
    """The card, and those that are equal to it in the same hand."""
    highest = 52
    for rep in (*view.classes(view.suit(card // 13)), -1):
        run = [held for held in range(52) if rep < held <= highest and view.suit(card // 13) >> held & 1]
        if card in run:
            yield from run
        highest = rep
