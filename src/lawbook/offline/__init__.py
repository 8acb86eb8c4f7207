"""Offline: Lawbook where there is no network."""
