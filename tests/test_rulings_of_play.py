"""Any story of the play, with everything irregular in it, is ruled, and goes on under the ruling."""

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from lawbook.bridge import Board, Card, Deal, Seat, Strain
from lawbook.casefile import CaseFile
from lawbook.desk import Decision, rule
from lawbook.errors import NotCovered
from lawbook.objects import as_json
from lawbook.table import Table, awaited, legal_cards, story_lines
from tests.strategies import deals, seats
from tests.table.test_random_play import accounted_for, next_event, push, started, steps

strains = st.sampled_from(Strain)


def ruled(case: CaseFile, words: Sequence[int]) -> Decision | None:
    """The ruling after its questions are answered at random; None when nothing is irregular."""
    for word in words:
        try:
            decision = rule(case)
        except NotCovered:
            return None
        if decision.question is None:
            return decision
        options = decision.open.words
        answers = {**case.answers, decision.answer_key: options[word % len(options)]}
        case = CaseFile(board=case.board, story=case.story, answers=answers)
    return None


def somebody_may_act(told: Table) -> bool:
    """Whether the player whose turn it is has a legal card, or somebody is to speak before that."""
    playing = told.playing
    if playing is None or playing.turn is None or not playing.left[playing.turn]:
        return True
    return bool(legal_cards(playing)) or awaited(playing) is not None


@settings(max_examples=80)
@given(deals(), strains, seats, steps, st.lists(st.integers(0, 20), min_size=25, max_size=25))
def test_a_story_of_the_play_is_ruled_and_goes_on(
    deal: Deal, strain: Strain, declarer: Seat, rows: list[tuple[str, Seat, Card, int]], words: list[int]
) -> None:
    told = started(deal, strain, declarer)
    for row in rows:
        push(told, next_event(told, *row))
    board = Board(dealer=declarer, deal=deal)
    decision = ruled(CaseFile(board=board, story=tuple(story_lines(told.events))), words)
    if decision is None or decision.table.playing is None:
        return
    after = decision.table
    playing = decision.table.playing

    accounted_for(playing)
    assert somebody_may_act(after)
    assert as_json(decision)["table"]["play"]["turn"] in {None, *(seat.name for seat in Seat)}
    again = Table(board, story=after.events)
    assert again.playing == playing
