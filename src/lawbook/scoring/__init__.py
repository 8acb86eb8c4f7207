"""What it is worth: scores, adjusted scores, fouled boards, results (Laws 12, 77, 78, 86, 87, 90).

    contract        Law 77: the score of a result
    entry           what a table has on a board: a score, a weighted score, an average, nothing
    exact           rounding, where a figure is published
    compared        78A and 78B: each result against the others, weighted results too
    matchpoints     the same for whole arrays of boards and tables; alone here in needing NumPy
    neuberg, fouled unequal numbers of results, and boards played in two forms (87B)
    artificial      12C2: average plus, average, average minus
    awards          12C1: assigned and weighted scores; self-inflicted damage; 12C4
    cross_imps, butler, imps, bam, total, teams, vp     the other methods (78B, 78C, 78D)
    penalties, carry, ranking                           Law 90, carry-over, ties and percentages
    pairs           a session of pairs from its results to its totals

Figures are exact fractions until they are published. Import from the module: a command that scores
one contract should not wait for NumPy.
"""
