"""The migrations, each naming the one before it."""
