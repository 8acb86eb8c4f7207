"""The Laws of Duplicate Bridge as a program."""

__version__ = "2026.1"
