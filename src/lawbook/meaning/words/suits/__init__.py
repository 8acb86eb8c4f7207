"""Suits, and what is told of each."""
