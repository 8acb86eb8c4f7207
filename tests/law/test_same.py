"""A Law of 2007 that is the same rules as that of 2017 does, by clauses that 2007 had."""

import pytest

from lawbook.law.authority import authority
from lawbook.law.book import find_law, versions
from lawbook.law.clause import clause_summary
from lawbook.law.explore import explore
from lawbook.law.moved import moved, same_laws

WBF = authority("WBF")
TAKEN_BACK = [number for number in same_laws() if find_law(number, 2007) not in versions(number)]


@pytest.mark.parametrize("number", TAKEN_BACK)
def test_a_law_that_is_the_same_comes_to_the_same_by_the_clauses_of_2007(number: str) -> None:
    then = list(explore(find_law(number, 2007), edition=2007, authority=WBF))
    now = list(explore(find_law(number, 2017), edition=2017, authority=WBF))

    assert [e.answers for e in then] == [e.answers for e in now]
    assert [[p.kind for p in e.provisions] for e in then] == [[p.kind for p in e.provisions] for e in now]
    cited = {citation for ending in then for p in ending.provisions for citation in p.citations}
    assert all(clause_summary(citation, 2007) for citation in cited)


@pytest.mark.parametrize(
    ("clause", "then"), [("72C", "23"), ("16C2", "16D2"), ("16D3", "16C3"), ("73E2", "73F"), ("10C1", "10C1")]
)
def test_a_clause_is_found_where_it_stood(clause: str, then: str) -> None:
    assert moved(clause) == then


@pytest.mark.usefixtures("no_law_27_of_2007")
def test_what_is_not_written_is_refused_openly() -> None:
    with pytest.raises(LookupError, match="law 27, edition 2007: not written"):
        find_law("27", 2007)
