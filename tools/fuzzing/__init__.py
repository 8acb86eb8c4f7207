"""Fuzzing: every reader, page and form is given what nobody would write, and has to bear it."""
