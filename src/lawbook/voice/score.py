"""The score as it is said: tricks, and what a side has, before and after."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from lawbook.bridge import Seat, Side
from lawbook.desk.decision import Decision
from lawbook.desk.score.line import ScoreLine, SideScore
from lawbook.desk.score.touching import score_line
from lawbook.law.provision import Adjust, AssignOutcome, AverageScores, PlayContinues, PlayOn, ScoreApart
from lawbook.voice.book import Book
from lawbook.voice.forms import imps, number, percent, signed, who
from lawbook.voice.telling import Rank, capital
from lawbook.voice.utterance import Utterance

__all__ = ["score_said"]


def score_said(decision: Decision, spoken: Book) -> tuple[Utterance, ...]:
    """The score before and after, where the ruling touches it and the figures are known."""
    line = None if _is_open(decision) else score_line(decision)
    if line is None or line.before is None or line.after is None:
        return ()
    if decision.table.passed_out and not any(isinstance(p, Adjust) for p in decision.provisions):
        return (Utterance(None, (capital(spoken.choices["score"]["passed_out"]),), Rank.SCORE),)
    moves = any(isinstance(p, MOVES) for p in decision.provisions)
    same = moves and line.before == line.after
    said = [] if same else [capital(text) for side in _told(line) if (text := _side(line, side, spoken))]
    return (Utterance(None, tuple(said), Rank.SCORE),) if said else ()


def _is_open(decision: Decision) -> bool:
    """Whether the game goes on, so that there is no score: nobody has played to the end, or looked at it from there."""
    adjusted = any(isinstance(p, Adjust) for p in decision.provisions)
    return not (adjusted or decision.table.play_over) and any(
        isinstance(p, OPEN) for p in decision.provisions
    )


OPEN = PlayContinues | PlayOn
MOVES = Adjust | AssignOutcome | AverageScores | ScoreApart
"""What changes a score: by how much is not known where the score before and after are the same."""


def _told(line: ScoreLine) -> Iterator[Side]:
    """The sides that are told: the one that gains, and the other where it does not just lose as much."""
    if not line.balanced:
        yield from Side
        return
    to = line.moved[0].to if line.moved else Side.NS
    yield to.side if isinstance(to, Seat) else to if isinstance(to, Side) else Side.NS


def _side(line: ScoreLine, side: Side, spoken: Book) -> str:
    """What a side had and has; empty where it is no single figure."""
    texts: Mapping[str, str] = spoken.choices["score"]
    before, after = (_figure(scores[side], spoken) for scores in (line.before, line.after) if scores)
    if not before or not after or _of_points(line, side) is not _of_points(line, side, now=True):
        return ""
    told = {"side": who(side, spoken), "before": before, "after": after}
    if before == after:
        return texts["stands"].format(**told)
    old, new = line.tricks
    if line.balanced and line.same_contract and new is not None and new != old:
        return texts["tricks"].format(**told, tricks=number(new, spoken))
    return texts["changes"].format(**told)


def _of_points(line: ScoreLine, side: Side, *, now: bool = False) -> bool:
    """Whether a side's score is told in points, as it was or now, so that nothing else compares with it."""
    scores = line.after if now else line.before
    return scores is None or (scores[side].percent is None and scores[side].imps is None)


def _figure(score: SideScore, spoken: Book) -> str:
    """A score as it is said: in percent, in IMPs, or in points."""
    if score.percent is not None:
        return percent(score.percent, spoken)
    if score.imps is not None:
        return imps(score.imps, spoken)
    return "" if score.points is None else signed(Fraction(score.points), spoken)
