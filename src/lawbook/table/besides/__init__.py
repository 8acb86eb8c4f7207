"""What is said and done at the table besides calling and playing."""
