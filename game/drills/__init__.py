"""Practice: what a drill deals, and what it measures. It plays with the same rules, referee and bots as the matches."""
