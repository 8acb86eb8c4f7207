"""The record as a Law sees it: one file for each kind of matter."""
