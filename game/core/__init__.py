"""A card table and its laws of time and secrecy. Standard library only."""
