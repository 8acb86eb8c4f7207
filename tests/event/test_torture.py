"""A tournament with everything in it that makes scoring hard: rulings, as the desk makes them, become scores."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from lawbook import desk
from lawbook.bridge import Side
from lawbook.casefile import CaseFile
from lawbook.event.content import parse_where
from lawbook.event.entries import Announced, Enrolled, Posted, ResultEntered, Where
from lawbook.event.figures import Figures
from lawbook.event.opening import open_tournament
from lawbook.event.ruled import ruled
from lawbook.event.tournament import Tournament
from lawbook.event.worth import parse_worth
from lawbook.scoring.exact import published
from lawbook.scoring.penalties import Unit
from tests import yamlfile

TOLD: dict[str, Any] = yamlfile.read(Path(__file__).with_name("torture.yaml"))


def results() -> Iterator[ResultEntered]:
    for board, told in TOLD["boards"].items():
        for table, worth in told["results"].items():
            yield ResultEntered(parse_where(f"{board}/{table}"), parse_worth(worth))


def rule(tournament: Tournament, where: Where, told: dict[str, Any]) -> None:
    """Rule at the desk, and put down what it comes to."""
    answers = {key: {True: "yes", False: "no"}.get(value, value) for key, value in told["answers"].items()}
    decision = desk.rule(CaseFile(laws=(told["law"],), answers=answers))
    assert decision.question is None, decision.question
    figures = Figures(
        scores={Side[side]: parse_worth(worth) for side, worth in told.get("scores", {}).items()},
        offending=Side[told["offending"]] if "offending" in told else None,
        penalty=(Fraction(told["penalty"][0]), Unit[told["penalty"][1].upper()])
        if "penalty" in told
        else None,
        forms=told.get("forms", {}),
        answers=answers,
    )
    found = ruled(tournament, where, decision.provisions, "{}", figures)
    assert found.effects.needs == ()
    found.put_down()


@pytest.fixture
def tortured(address: str) -> Iterator[Tournament]:
    with open_tournament(address) as tournament:
        tournament.record(Announced(TOLD["title"], TOLD["conditions"]))
        tournament.record(*(Enrolled(name, line="NS" if name[0] == "N" else "EW") for name in TOLD["totals"]))
        tournament.record(*results())
        tournament.record(Posted("1"))
        for board, told in TOLD["boards"].items():
            for table, ruling in told.get("rulings", {}).items():
                rule(tournament, parse_where(f"{board}/{table}"), ruling)
        rule(tournament, parse_where(TOLD["penalty"]["where"]), TOLD["penalty"])
        yield tournament


def test_every_figure_of_every_board_is_the_one_worked_out_by_hand(tortured: Tournament) -> None:
    for board, told in TOLD["boards"].items():
        where = next(where for where in tortured.ledger.tables if where.board == board)
        expected = {name: Fraction(str(worth)) for name, worth in told["worth"].items()}

        assert expected == tortured.scores.board(where), f"board {board}"


def test_every_total_is_the_one_worked_out_by_hand(tortured: Tournament) -> None:
    totals = {name: float(published(total)) for name, total in tortured.totals().items()}

    assert TOLD["totals"] == totals


def test_the_ranking_is_the_one_worked_out_by_hand(tortured: Tournament) -> None:
    ranking = {line: [place.contestant for place in places] for line, places in tortured.ranking().items()}

    assert TOLD["ranking"] == ranking
    assert tortured.pending == []


def test_undoing_everything_but_the_results_gives_the_plain_tournament_back(tortured: Tournament) -> None:
    plain = Tournament()
    plain.record(Announced(TOLD["title"], TOLD["conditions"]), *results())
    later = range(2 + len(TOLD["totals"]) + len(list(results())), tortured.ledger.last + 1)
    for number in reversed(later):
        tortured.undo(number)

    assert plain.totals() == tortured.totals()
