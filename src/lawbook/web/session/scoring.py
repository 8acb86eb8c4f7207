"""What the score pages have in common: names, and what stands at a table."""

import re
from collections.abc import Iterator
from fractions import Fraction

from markupsafe import Markup

from lawbook.bridge import Side
from lawbook.event.entries import Where
from lawbook.event.standing import Standing
from lawbook.event.tournament import Tournament
from lawbook.scoring.exact import published
from lawbook.session import DirectorCall, Evening
from lawbook.web.results import worth_said
from lawbook.web.session.penalties import penalty_said
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["by_number", "contestants_of", "in_the_scores", "names_of", "scored", "stands"]


def by_number(name: str) -> tuple[str, int, str]:
    """The order in which tables and contestants are listed: by their letters, then as numbers."""
    letters, number = re.fullmatch(r"(\D*)(\d*).*", name).groups()  # type: ignore[union-attr]  # it fits anything
    return (letters, int(number or 0), name)


def contestants_of(tournament: Tournament) -> list[str]:
    """Who takes part, as far as it is known: who is enrolled, and who has played a board."""
    ledger = tournament.ledger
    played = {one for session in ledger.sessions for side in ledger.sides(session) for one in side.split("+")}
    return sorted(played | set(tournament.contestants), key=by_number)


def names_of(tournament: Tournament) -> dict[str, str]:
    """The players of each contestant."""
    return {name: " - ".join(told.names) for name, told in tournament.contestants.items()}


def stands(now: Standing | None, words: Words) -> Markup:
    """What stands at a table, for both sides where it is not the same."""
    if now is None:
        return Markup()
    if now.for_ns == now.for_ew:
        return words.pips(worth_said(now.for_ns, words))
    told = zip(Side, (now.for_ns, now.for_ew), strict=True)
    return words.pips("; ".join(f"{words.letters(side)} {worth_said(worth, words)}" for side, worth in told))


def in_the_scores(evening: Evening, call: DirectorCall, words: Words) -> list[Markup]:
    """What of a call stands in the scores: an adjustment of its table, and the penalties that rest on its rulings."""
    with evening.at_work() as tournament:
        return list(_in_the_scores(tournament, call, words))


def _in_the_scores(tournament: Tournament, call: DirectorCall, words: Words) -> Iterator[Markup]:
    where = Where(call.session, call.board, call.ns, call.ew)
    if not (call.board and call.ns and call.ew and tournament.ledger.about(where)):
        return
    now = tournament.ledger.standing(where)
    if now.adjusted:
        yield words.pips(worth_said(now.result, words)) + " → " + stands(now, words)
    if now.pending:
        yield words.pips(words(_("Waits for the Director.")))
    for due in tournament.penalties if now.rulings else ():
        if due.ruling in now.rulings:
            yield words.pips(f"{due.contestant}: {penalty_said(due.amount, due.unit, words)}")


def scored(tournament: Tournament, now: Standing) -> tuple[str, str]:
    """The figures of both sides on the board; empty where there is none."""
    figures = tournament.scores.board(now.where)
    ns, ew = (figures.get(side.split("+")[0]) for side in (now.where.ns, now.where.ew))
    return _figure(ns), _figure(ew)


def _figure(number: Fraction | None) -> str:
    return "" if number is None else str(published(number))
