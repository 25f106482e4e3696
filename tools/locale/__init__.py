"""The catalogues of translations: extract, update, compile. ``python -m tools.locale`` does all three."""
