"""The Laws: facts, cases, provisions; how to consult and to explore them."""
