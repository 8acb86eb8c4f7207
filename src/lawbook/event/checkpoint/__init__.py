"""Checkpoints: the fold of the first entries of a log, kept beside it, so that opening need not fold them again.

    pieces      what a checkpoint is made of: JSON, known by its digest
    head        which entries are in it, by what Lawbook, and its pieces
    tables      what stands at the tables of a board, as a piece
    scored      what a session comes to, as a piece
    writing     a checkpoint made of a tournament
    reading     a ledger's base, read piece by piece; what is not as it was made is folded from the log
    shelf       where they stand in the database

A checkpoint is only a cache: nothing that was acknowledged depends on it.
"""
