"""Two meanings side by side: comparable calls (Law 23)."""
