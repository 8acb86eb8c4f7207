"""The pages of a session: what Directors do in the course of an evening, behind a key in the address."""
