"""Claims at the desk: what a claim is worth over the normal lines, told in words and as JSON."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from lawbook.bridge import Card, Seat, Side
from lawbook.casefile import CaseFile
from lawbook.equity.claims import Adjudication, Claim, Judgement, adjudicate, claim_of
from lawbook.equity.position import winner
from lawbook.errors import LawbookError
from lawbook.law.laws.law_70 import ORDERS, UNAWARE
from lawbook.notation import card_text
from lawbook.table import Table
from lawbook.table.seen.claim import claim_in
from lawbook.text import render
from lawbook.text.catalogue import translate

__all__ = [
    "claim_aid",
    "claim_found",
    "claim_judged",
    "claim_object",
    "claim_told",
    "claim_worth",
    "line_told",
    "won_before",
]

AT_ONCE = 20_000
"""How many positions an aid looks at, all searches together, before it gives up: a page must not wait."""

_KNEW = {"yes": False, "no": True}


def claim_worth(
    case: CaseFile,
    not_normal: Iterable[tuple[Card, ...]] = (),
    *,
    winners_first: bool = False,
    all_plays: bool = False,
) -> Adjudication:
    """What the claim of a case is worth. Raises CaseError where the record shows none, or too little."""
    told = replace(claim_judged(case, case.table), winners_first=winners_first, all_plays=all_plays)
    return adjudicate(replace(told, not_normal=tuple(not_normal)))


def claim_found(case: CaseFile, table: Table) -> Adjudication | None:
    """What the claim of a record is worth by what was answered; None where the record does not tell enough."""
    try:
        return _searched(claim_judged(case, table))
    except LawbookError:
        return None


@lru_cache(maxsize=512)
def _searched(claim: Claim) -> Adjudication | None:
    """What a claim is worth, None where that takes long; the score, its reason and the aid ask for the same."""
    try:
        return adjudicate(claim, AT_ONCE)
    except LawbookError:
        return None


def claim_judged(case: CaseFile, table: Table) -> Claim:
    """The claim as it was told, with what the Director has answered about it."""
    order = ORDERS.get(case.body.setting("unstated_suit_order").value)
    told = claim_of(table, _KNEW.get(case.answers.get(UNAWARE.key, "")), order)
    if "trump_mentioned" not in case.answers:
        return told
    mentioned = case.answers["trump_mentioned"] == "yes"
    return replace(told, statement=replace(told.statement, trumps=mentioned))


def won_before(table: Table) -> Mapping[Side, int]:
    """The tricks that each side had won when somebody claimed."""
    claim = claim_in(table)
    play = None if claim is None else claim.play
    return {side: play.tricks_won(side) if play else 0 for side in Side}


def claim_aid(table: Table, language: str = "en") -> str | None:
    """What a claim is worth, beside a question of Law 70 or 71; None where the record does not tell enough."""
    try:
        found = _searched(claim_of(table))
    except LawbookError:
        return None
    if found is None:
        return None
    return "\n".join((*_figures(found, language), "", *line_told(found, language)))


# Words


def claim_told(found: Adjudication, won: Mapping[Side, int], language: str) -> Iterator[str]:
    """The claim, its worth, what is to be judged, and the worst line: a line of text each, however long."""
    yield from _claimed(found.claim, won, language)
    yield ""
    yield from _figures(found, language)
    yield ""
    yield from _result(found, won, language)
    for judgement, clause in found.judgements:
        yield f"  ? {_judged(found, judgement, language)} [{clause}]"
    yield ""
    yield from line_told(found, language)


def _claimed(claim: Claim, won: Mapping[Side, int], language: str) -> Iterator[str]:
    side = claim.claimer.side
    said = translate("claim", "Tricks won before: {side} {ours}, {others} {theirs}.", language)
    sides = {"side": render.value(side, language), "others": render.value(side.opponents, language)}
    yield said.format(**sides, ours=won[side], theirs=won[side.opponents])
    said = translate("claim", "{seat}: {tricks} of {left} tricks left.", language)
    yield said.format(
        seat=render.value(claim.claimer, language), tricks=claim.tricks, left=claim.position.left
    )
    if claim.statement.text:
        yield translate("claim", "He said: “{text}”", language).format(text=claim.statement.text)
    for words in claim.statement.unread:
        yield translate("claim", "Not understood, and left out: “{text}”", language).format(text=words)


def _figures(found: Adjudication, language: str) -> Iterator[str]:
    rows = {
        translate("claim", "Worst normal line", language): found.worst,
        translate("claim", "Worst line, winners first", language): found.winners_first,
        translate("claim", "Best normal line", language): found.best,
        translate("claim", "With all cards known", language): found.free,
    }
    width = max(map(len, rows))
    for name, tricks in rows.items():
        bar = "" if tricks is None else "#" * tricks
        yield f"{name:<{width}}  {'?' if tricks is None else tricks:>2}  {bar}".rstrip()


def _result(found: Adjudication, won: Mapping[Side, int], language: str) -> Iterator[str]:
    side = found.claim.claimer.side
    fields = {"side": render.value(side, language), "tricks": found.tricks, "total": won[side] + found.tricks}
    if found.to_trump:
        said = translate("claim", "Tricks that go to the trump: {number} [70C].", language)
        yield said.format(number=found.to_trump)
    if found.automatic:
        said = "No judgement is needed. {side}: {tricks} of the tricks left, {total} in all."
    else:
        said = "In doubt against the claimer (70A). {side}: {tricks} of the tricks left, {total} in all, unless you judge otherwise:"
    yield translate("claim", said, language).format(**fields)


def _judged(found: Adjudication, judgement: Judgement, language: str) -> str:
    """The question that the Director has to answer."""
    place = found.line.turning
    if judgement is Judgement.UNAWARE:
        return render.question(UNAWARE, language)
    if judgement is Judgement.NOTICED or place is None:
        return translate("claim", "Would every player of his class see that an opponent shows out?", language)
    said = "Is the card marked ! normal for a player of his class, careless or inferior as it may be: {seat}, {card}?"
    seat, card = found.line.seats[place], found.line.cards[place]
    names = {"seat": render.value(seat, language), "card": card_text(card, language)}
    return translate("claim", said, language).format(**names)


def line_told(found: Adjudication, language: str) -> Iterator[str]:
    """The line, a trick a row: * won it, ! is the card to be judged, where there is anything to judge."""
    if found.automatic:
        yield translate("claim", "A line that wins no more (* wins the trick):", language)
    else:
        yield translate("claim", "A line that wins no more (* wins the trick, ! is to be judged):", language)
    for number, plays in enumerate(_by_trick(found), start=1):
        cells = (
            f"{seat.name} {card_text(card, language)}{_told(found, marks)}" for seat, card, marks in plays
        )
        yield f"{number:>2}  {''.join(f'{cell:<10}' for cell in cells)}".rstrip()


def _told(found: Adjudication, marks: str) -> str:
    return marks.replace("!", "") if found.automatic else marks


def _by_trick(found: Adjudication) -> Iterator[list[tuple[Seat, Card, str]]]:
    """The cards of each trick with who played them and their marks; the trick in progress has what was on it."""
    line, position = found.line, found.claim.position
    on_table = [(Seat((position.leader + number) % 4), card) for number, card in enumerate(position.trick)]
    plays = [*on_table, *zip(line.seats, line.cards, strict=True)]
    turning = None if line.turning is None else line.turning + len(on_table)
    for start in range(0, len(plays), 4):
        trick = plays[start : start + 4]
        won_by = winner(trick[0][0], tuple(card for _, card in trick), position.strain)
        yield [
            (seat, card, ("!" if start + place == turning else "") + ("*" if seat is won_by else ""))
            for place, (seat, card) in enumerate(trick)
        ]


# JSON


def claim_object(found: Adjudication, won: Mapping[Side, int], language: str = "en") -> dict[str, Any]:
    """The JSON object of a claim; `lawbook schema` describes it."""
    claim, side = found.claim, found.claim.claimer.side
    return {
        "claimer": claim.claimer.name,
        "side": side.name,
        "claimed": claim.tricks,
        "left": claim.position.left,
        "won": {each.name: won[each] for each in Side},
        "statement": {"text": claim.statement.text, "not_understood": list(claim.statement.unread)},
        "worst": found.worst,
        "winners_first": found.winners_first,
        "best": found.best,
        "free": found.free,
        "tricks": found.tricks,
        "total": won[side] + found.tricks,
        "automatic": found.automatic,
        "to_trump": found.to_trump,
        "judgements": [
            {"code": judgement.value[:3], "cite": clause, "text": _judged(found, judgement, language)}
            for judgement, clause in found.judgements
        ],
        "line": [
            {"seat": seat.name, "card": card.name}
            for seat, card in zip(found.line.seats, found.line.cards, strict=True)
        ],
        "turning": found.line.turning,
        "not_normal": [[card.name for card in line] for line in claim.not_normal],
    }
