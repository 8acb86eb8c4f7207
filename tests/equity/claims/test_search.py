"""The search against one that looks at every line, and what holds of every claim."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest

from lawbook.equity.claims import Claim, TooManyLines, adjudicate, parse_statement
from lawbook.equity.claims.line import WINNERS_FIRST
from lawbook.equity.claims.node import Node, node_of, played, seat_to_play, tricks_left
from lawbook.equity.claims.normal import credited, normal_plays
from lawbook.equity.claims.search import Patience, Search
from lawbook.equity.claims.terms import Choice, Strike, Terms, View
from tests.equity.claims.positions import position
from tests.equity.minimax import endings, naive

STATEMENTS = (
    "", "drawing trumps", "hearts from the top", "finessing the queen", "cross-ruff", "throwing the diamond",
    "one round of trumps, then the ace of clubs", "ruffing a heart in dummy", "conceding a club",
)  # fmt: skip
ENDINGS = [*endings(60, 3, seed=70), *endings(20, 4, seed=71)]


def claims(defends: bool = False) -> Iterator[Claim]:  # noqa: FBT001, FBT002
    for number, where in enumerate(ENDINGS):
        said = parse_statement(STATEMENTS[number % len(STATEMENTS)])
        claimer = where.leader if number % 3 else where.leader.lho
        yield Claim(position=where, claimer=claimer, defends=defends, tricks=where.left, statement=said)


def by_every_line(terms: Terms, *, best: bool) -> Callable[[Node], int]:
    """The tricks of the claimer's side from a node on, by looking at every line."""

    @cache
    def tricks(node: Node) -> int:
        if not tricks_left(node):
            return 0
        view = View(node, terms)
        plays = list(normal_plays(view))
        if best and terms.chooses(view.seat):
            plays = [play for play in plays if credited(view, play[0])] or plays
        found = []
        for card, step, times in plays:
            after, winner = played(node, card, terms.trump)
            won = winner is not None and terms.ours(winner)
            found.append(won + tricks(after._replace(step=step, times=times)))
        return max(found) if best and terms.ours(view.seat) else min(found)

    return tricks


def struck(claim: Claim, number: int) -> frozenset[Choice | Strike]:
    """What a Director might have struck out: nothing, what is careless of a kind, or cards as they were chosen."""
    terms = claim.terms(unaware=False)
    view = View(node_of(claim.position), terms)
    if number % 3 == 0 or not view.ours:
        return frozenset()
    return frozenset(
        view.strike(card) if number % 3 == 1 else view.choice(card) for card in view.classes(view.legal)[1:]
    )


@pytest.mark.parametrize("defends", [False, True])
@pytest.mark.parametrize("unaware", [False, True])
def test_worst_and_best_are_what_looking_at_every_line_finds(defends: bool, unaware: bool) -> None:  # noqa: FBT001
    for number, claim in enumerate(claims(defends)):
        terms = claim.terms(unaware=unaware, struck=struck(claim, number))
        root = node_of(claim.position, terms.shown)
        search = Search(terms, Patience(10_000, 4))
        expected = [by_every_line(terms, best=best)(root) for best in (False, True)]

        assert expected == [search.tricks(root), search.for_best().tricks(root)]


@pytest.mark.parametrize("unaware", [False, True])
def test_with_winners_first_the_worst_is_what_looking_at_every_line_finds(unaware: bool) -> None:  # noqa: FBT001
    for number, claim in enumerate(claims()):
        terms = claim.terms(unaware=unaware, struck=struck(claim, number))
        root = node_of(claim.position, terms.shown)
        search = Search(terms, Patience(10_000, 4))
        search.tricks(root)
        first = replace(terms, struck=terms.struck | WINNERS_FIRST)

        assert by_every_line(first, best=False)(root) == search.striking(WINNERS_FIRST).tricks(root)


def test_the_worst_is_no_more_than_the_best_and_that_no_more_than_with_all_cards_known() -> None:
    for number, claim in enumerate(claims()):
        found = adjudicate(claim)

        assert found.free is not None
        assert found.worst <= found.best <= found.free
        assert number % 4 or found.free == free(claim)


def free(claim: Claim) -> int:
    most = naive(claim.position)
    return most if claim.position.to_play.side is claim.claimer.side else claim.position.left - most


def test_the_line_shown_wins_what_the_worst_is() -> None:
    for claim in claims():
        found, terms = adjudicate(claim), claim.terms(unaware=False)
        node, won = node_of(claim.position), 0
        for seat, card in zip(found.line.seats, found.line.cards, strict=True):
            assert seat == seat_to_play(node)
            node, winner = played(node, card, terms.trump)
            won += winner is not None and terms.ours(winner)

        assert (0, found.worst) == (tricks_left(node), won)


def test_striking_out_never_costs_and_ends_where_all_normal_lines_agree() -> None:
    for claim in list(claims())[::4]:
        found = adjudicate(claim)
        for _ in range(30):
            if found.worst == found.best:
                break
            struck = (*found.claim.not_normal, found.line.to_strike)
            again = adjudicate(replace(claim, not_normal=struck))

            assert again.worst >= found.worst
            found = again
        assert found.worst == found.best


def test_a_claim_at_the_first_trick_without_a_word_is_too_early_to_be_looked_through() -> None:
    where = position("KQ32.543.432.AK2 J98.876.765.JT95 AT74.JT9.AKQ.Q43 65.AKQ2.JT98.876", "N", "W")

    with pytest.raises(TooManyLines, match="13 tricks from the end"):
        adjudicate(Claim(position=where, claimer=where.leader.rho, tricks=9), positions=100)
