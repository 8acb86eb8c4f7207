"""The play as it really went."""
