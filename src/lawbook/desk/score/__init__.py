"""The score of the board before and after a ruling: points, and a percentage in pairs or IMPs in teams.

    touching               whether a ruling has a score line
    line                   what is told: the score line
    rescoring, tricks      from the provisions of a ruling, and the tricks of the record, to the line
    sides, told            what stands for the two sides; what a case tells of scores
    words, objects          the line in sentences, and as JSON

Only `touching` is read for every ruling.
"""
