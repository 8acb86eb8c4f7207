"""The words that players use, by language."""
