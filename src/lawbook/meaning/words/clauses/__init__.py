"""The grammar: how words belong together."""
