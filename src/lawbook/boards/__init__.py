"""Boards: dealing them, proving how they were dealt, checking a set of them, and the record that is given out."""
