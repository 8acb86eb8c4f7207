"""Exact counts of the hands that belong to a meaning, and hands drawn from them."""
