"""The three laws of the ledger, on generated incidents: obedience, sameness, and no question twice."""
