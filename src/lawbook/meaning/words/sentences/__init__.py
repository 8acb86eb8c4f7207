"""What belongs to a whole sentence: whose call it is, what is taken back, supposed, or said behind."""
