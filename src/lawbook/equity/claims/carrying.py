"""Carrying out a statement: the cards that it fixes in a position, and how far it has then come."""

from collections.abc import Sequence
from typing import NamedTuple

from lawbook.bridge import Rank
from lawbook.equity.claims.node import SUITS, lowest
from lawbook.equity.claims.statement import (
    Cash,
    Concede,
    Cross,
    CrossRuff,
    Discard,
    Draw,
    Finesse,
    Play,
    Ruff,
    Step,
)
from lawbook.equity.claims.terms import View

__all__ = ["Fixed", "followed", "led", "thrown"]

Cards = Sequence[int]
NONE: Cards = ()


class Fixed(NamedTuple):
    """The cards that the statement leaves, the step that says so, and how often it has been carried out before."""

    cards: Cards
    step: int
    times: int


def led(view: View) -> Fixed | None:
    """What the statement fixes for a lead: the first step that can be carried out; the ones before it are over."""
    steps = view.terms.steps
    for place in range(view.node.step, len(steps)):
        times = view.node.times if place == view.node.step else 0
        cards = _leads(steps[place], view, times)
        if cards:
            return Fixed(cards, place, times)
    return None


def _leads(step: Step, view: View, times: int) -> Cards:
    match step:
        case Draw(rounds=rounds):
            return NONE if rounds is not None and times >= rounds else _draw(view, told=rounds is not None)
        case Cash(suit=suit, number=number, top=top):
            return NONE if number is not None and times >= number else _cash(view, suit, top=top)
        case Play(card=card):
            return _play(view, card)
        case Finesse():
            return _towards(view, finesse_card(view, step))
        case Ruff(suit=suit, number=number):
            return NONE if times >= number else _ruff(view, suit)
        case CrossRuff():
            return tuple(card for suit in range(4) for card in _ruffed_opposite(view, suit))
        case Concede(suit=suit):
            return NONE if suit is None or times or len(view.terms.steps) == 1 else _low(view, suit)
        case Cross():
            return NONE if times else crossing(view)
        case Discard():
            return NONE


def _low(view: View, suit: int) -> Cards:
    held = view.suit(suit)
    return (lowest(held),) if held else NONE


def _draw(view: View, *, told: bool) -> Cards:
    """From the top, as long as it draws; the master trump of the other side is left out."""
    trump = view.terms.trump
    if trump < 0 or not (view.trumps_out or told):
        return NONE
    held, opposite = view.suit(trump), view.partner & SUITS[trump]
    if held and view.master(held.bit_length() - 1):
        return (held.bit_length() - 1,)
    if not view.high(opposite):
        return (held.bit_length() - 1,) if told and held else NONE
    return (lowest(held),) if held else crossing(view)


def _cash(view: View, suit: int, *, top: bool) -> Cards:
    held = view.suit(suit)
    if not held:
        return crossing(view) if view.high(view.partner & SUITS[suit]) else NONE
    if top or view.terms.from_top(suit):
        return (held.bit_length() - 1,)
    return view.classes(held)


def _play(view: View, card: int) -> Cards:
    if view.hand >> card & 1:
        return (card,)
    if not view.partner >> card & 1:
        return NONE
    return _low(view, card // 13) or crossing(view)


def finesse_card(view: View, step: Finesse) -> int:
    """The card to be finessed with: the one named, or the highest below a named one that the other side holds."""
    ours = view.hand | view.partner
    for suit in range(4) if step.suit is None else (step.suit,):
        named = 13 * suit + step.rank - Rank.TWO
        if ours >> named & 1 and not view.master(named):
            return named
        below = ours & SUITS[suit] & (1 << named) - 1
        if view.theirs >> named & 1 and below:
            return below.bit_length() - 1
    return -1


def _towards(view: View, card: int) -> Cards:
    """A lead towards a card in the other hand."""
    if card < 0:
        return NONE
    if view.hand >> card & 1:
        return crossing(view) if view.partner & SUITS[card // 13] else NONE
    return _low(view, card // 13)


def _ruff(view: View, suit: int) -> Cards:
    if cards := _ruffed_opposite(view, suit):
        return cards
    trump = view.terms.trump
    ruffs_here = trump >= 0 and not view.suit(suit) and view.suit(trump) and view.partner & SUITS[suit]
    return crossing(view) if ruffs_here else NONE


def _ruffed_opposite(view: View, suit: int) -> Cards:
    trump = view.terms.trump
    if suit == trump or trump < 0 or view.partner & SUITS[suit] or not view.partner & SUITS[trump]:
        return NONE
    return _low(view, suit)


def crossing(view: View) -> Cards:
    """Leads to a trick that the other hand is sure to win in a suit; none if there is no such entry."""
    found = []
    for suit in range(4):
        entry = view.high(view.partner & SUITS[suit])
        held = view.suit(suit)
        if held and entry and lowest(held) < entry.bit_length() - 1:
            found.append(lowest(held))
    return found


def followed(view: View) -> Cards:
    """What the statement fixes for a card that is no lead: the other hand's to a trick that a step began."""
    steps = view.terms.steps
    if view.node.step >= len(steps) or view.node.leader != view.seat ^ 2:
        return NONE
    return [card for card in _follows(steps[view.node.step], view) if view.legal >> card & 1]


def _follows(step: Step, view: View) -> Cards:
    match step:
        case Play(card=card):
            return (card,)
        case Draw():
            return _follow_trump(view)
        case Finesse():
            return _follow_finesse(view, finesse_card(view, step))
        case Ruff() | CrossRuff():
            return _follow_ruff(view)
        case Concede(suit=suit) if suit is not None:
            return _low(view, suit)
        case _:
            return NONE


def _follow_trump(view: View) -> Cards:
    """The winning trump; a low one where the trick is won already."""
    trump = view.terms.trump
    held = view.suit(trump) if view.node.trick[0] // 13 == trump else 0
    if not held:
        return NONE
    top = held.bit_length() - 1
    won = view.winner == view.seat ^ 2 and view.master(view.best)
    return (lowest(held) if won or top < view.best else top,)


def _follow_finesse(view: View, card: int) -> Cards:
    right_suit = card // 13 == view.node.trick[0] // 13 == view.best // 13
    return (card,) if card > view.best and right_suit else NONE


def _follow_ruff(view: View) -> Cards:
    trump = view.terms.trump
    if trump < 0 or view.suit(view.node.trick[0] // 13):
        return NONE
    return view.classes(view.suit(trump))


def thrown(view: View, cards: Cards) -> Cards:
    """Those of the possible discards that the statement names."""
    named = []
    for step in view.terms.steps:
        if isinstance(step, Discard):
            wanted = {card for card in cards if card // 13 == step.suit}
            exact = 13 * step.suit + step.rank - Rank.TWO if step.rank else -1
            named += [exact] if exact >= 0 and view.hand >> exact & 1 else sorted(wanted)
    return named
