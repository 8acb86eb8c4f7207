"""Each election is read by a Law, or by the aid to a judgement that a Law asks for; nothing is kept for show."""

from dataclasses import dataclass, field
from functools import cache

import pytest

from lawbook.law.authority import Authority, Setting, authorities, authority
from lawbook.law.book import EDITIONS, find_law, known_facts, laws
from lawbook.law.clause import clause_summary
from lawbook.law.election import elections
from lawbook.law.explore import explore


@dataclass(frozen=True, slots=True)
class Listening(Authority):
    """The WBF, which remembers what it was asked."""

    asked: set[str] = field(default_factory=set)

    def setting(self, name: str) -> Setting:
        """The WBF's value."""
        self.asked.add(name)
        return authority("WBF").setting(name)


@cache
def read() -> frozenset[str]:
    """What the Laws of all editions look up."""
    body = Listening("WBF", "World Bridge Federation", {})
    for number in laws():
        for edition in EDITIONS:
            try:
                law = find_law(number, edition)
            except LookupError:
                continue
            for _ in explore(law, edition=edition, authority=body):
                pass
    return frozenset(body.asked)


def test_each_election_is_read_by_a_law_or_by_an_aid_that_a_law_asks_for() -> None:
    aids = {fact.aid for fact in known_facts().values()}

    assert [e.name for e in elections().values() if e.name not in read() and e.aid not in aids] == []


@pytest.mark.parametrize("name", elections())
def test_the_clause_that_leaves_an_election_stands_in_the_book(name: str) -> None:
    law = elections()[name].law

    assert clause_summary(law, EDITIONS[-1])


@pytest.mark.parametrize("body", authorities())
def test_every_value_of_a_profile_is_one_that_its_election_may_have(body: str) -> None:
    for value in authority(body).values:
        assert elections()[value.key].told(value.value) == value.value
        assert value.source
        assert value.checked
