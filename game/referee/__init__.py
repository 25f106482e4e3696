"""One order of time, and the only way for an act to reach the rules; watches hands, keeps evidence, judges calls."""
