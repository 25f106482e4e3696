"""Under the Table: four party card games about cheating, bluffing and fast hands."""

__version__ = "0.1.0"
