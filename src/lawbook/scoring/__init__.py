"""What it is worth: scores, adjusted scores, fouled boards, results (Laws 12, 77, 78, 86, 87, 90).

    contract            the score of a result (77)
    entry               what a table has on a board: a score, a weighted score, an average, nothing
    exact               rounding, where a figure is published
    compared            each result against the others at matchpoints or IMPs (78A, 78B), weighted ones too
    matchpoints         the same for whole arrays of boards and tables; alone here in needing NumPy
    neuberg, fouled     unequal numbers of results, and boards played in two forms (87B)
    artificial, awards  average plus, average, average minus (12C2); assigned and weighted scores (12C1, 12C4)
    imps, cross_imps, butler, bam, total    the methods of scoring (78B to 78D)
    teams, vp           matches between two rooms (86B) and what their margins are worth
    method, pairs       a session of pairs or individuals, from its results to its totals
    penalties, carry, ranking               what is taken off (90), carried over, and who has won

Figures are exact fractions until they are published. Import from the module: a command that scores
one contract should not wait for the others.
"""
