"""The score of the board before and after a ruling: points, and a percentage in pairs or IMPs in teams.

    line                   what is told: the score line, and whether a ruling has one
    rescoring, tricks      from the provisions of a ruling, and the tricks of the record, to the line
    sides, told            what stands for the two sides; what a case tells of scores
    words, objects          the line in sentences, and as JSON

Only `line` is read for every ruling.
"""

from lawbook.desk.score.line import Moved, Scored, ScoreLine, SideScore, score_line

__all__ = ["Moved", "ScoreLine", "Scored", "SideScore", "score_line"]
