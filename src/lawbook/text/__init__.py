"""Words for people, in English, Polish and Norwegian."""
