"""From letters to words and numbers, one after another."""
