"""Practice on the screen: the drills, one of them in a sentence and a picture, the session, and what it came to."""
