"""The auction as it was really made."""
