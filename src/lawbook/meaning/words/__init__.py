"""From the words of players to meanings."""
