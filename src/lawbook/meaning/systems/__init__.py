"""What a pair has agreed, and what a file of games says of a call."""
