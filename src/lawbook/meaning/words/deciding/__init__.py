"""What goes without saying, and which of two readings is meant, or neither."""
