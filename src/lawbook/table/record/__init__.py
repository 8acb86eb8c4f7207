"""What can happen at a table, as events and as lines of a story."""
