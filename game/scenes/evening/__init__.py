"""The screens of an evening: how it stands, its games, and the finale."""
