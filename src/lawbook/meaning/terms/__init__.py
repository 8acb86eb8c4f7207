"""What meanings are built of: sets of hands, put together with and, or and not."""
