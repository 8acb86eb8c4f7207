"""The director's desk: the same rulings in a browser."""
