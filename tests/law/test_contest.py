"""What holds in every ruling on results, team matches, discipline and appeals."""

from collections.abc import Iterator

import pytest

from lawbook.law.authority import authority
from lawbook.law.book import find_law
from lawbook.law.explore import Ending, explore
from lawbook.law.provision import Award
from lawbook.law.provision.contest import AppealHeard, DecisionFinal
from lawbook.law.provision.contest_acts import ContestAct
from lawbook.law.provision.results import RecordFinding, TimeLimit
from lawbook.law.role import Role

BODIES = ["WBF", "EBU", "NBF", "PZBS"]


def endings(law: str, *, edition: int = 2017, body: str = "WBF") -> Iterator[Ending]:
    return explore(find_law(law, edition), edition=edition, authority=authority(body))


def acts(ending: Ending, kind: str) -> set[object]:
    return {getattr(p, "act", None) for p in ending.provisions if p.kind == kind}


def test_after_the_round_nobody_gains_unless_the_director_is_clearly_convinced() -> None:
    late = [e for e in endings("79") if e.answers.get("called_in_the_round") == "no"]

    raised = {e.answers.get("clearly_convinced") for e in late if has(e, RecordFinding)}

    assert raised == {"yes"}


def test_no_committee_is_allowed_to_overrule_on_law_or_discipline() -> None:
    forbidden = {ContestAct.OVERRULE_ON_LAW, ContestAct.OVERRULE_DISCIPLINE}
    by_ground = {
        e.answers["appeal_ground"]: acts(e, "prohibited") & forbidden
        for e in endings("93")
        if e.answers["appeal_hearing"] == "committee"
    }

    assert by_ground == {
        "law": {ContestAct.OVERRULE_ON_LAW},
        "both": {ContestAct.OVERRULE_ON_LAW},
        "discipline": {ContestAct.OVERRULE_DISCIPLINE},
        "judgement": set(),
    }


def test_an_appeal_on_law_alone_is_never_heard_by_the_committee_first() -> None:
    heard = {
        next(p.by for p in e.provisions if isinstance(p, AppealHeard))
        for e in endings("93")
        if e.answers.get("appeal_ground") in {"law", "both"}
    }

    assert heard == {Role.DIRECTOR_IN_CHARGE}


def test_points_and_suspensions_are_final_and_disqualifications_are_not() -> None:
    final = {e.answers["discipline"] for e in endings("91") if has(e, DecisionFinal)}

    assert final == {"points", "suspend"}


@pytest.mark.parametrize("body", BODIES)
def test_the_periods_are_those_of_the_authority(body: str) -> None:
    said = {
        (p.cite, p.minutes)
        for law in ("79", "81", "92")
        for e in endings(law, body=body)
        for p in e.provisions
        if isinstance(p, TimeLimit)
    }

    profile = authority(body)
    assert said == {
        ("79C1", profile.setting("correction_minutes").value),
        ("92B", profile.setting("ruling_request_minutes").value),
        ("92B", profile.setting("appeal_minutes").value),
    }


def test_a_match_gives_either_another_board_or_a_score_for_a_cancelled_one() -> None:
    cancelled = [e for e in endings("86") if "cancel_result" in kinds_of(e)]

    assert {len({"substitute_board", "adjust"} & kinds_of(e)) for e in cancelled} == {1}


def test_before_2017_average_plus_and_minus_in_a_match_are_those_of_the_profile() -> None:
    awarded = {p.imps for e in endings("86", edition=2007) for p in e.provisions if isinstance(p, Award)}

    assert awarded == {3.0, -3.0}


def has(ending: Ending, kind: type) -> bool:
    return any(isinstance(p, kind) for p in ending.provisions)


def kinds_of(ending: Ending) -> set[str]:
    return {p.kind for p in ending.provisions}
