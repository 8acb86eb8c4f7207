"""The Laws of 2007 that were written anew for 2017; a Law that differs in a clause or two has both in one file."""
