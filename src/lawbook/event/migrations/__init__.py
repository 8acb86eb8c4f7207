"""Migrations: each brings the table of entries from one form to the next."""
