"""Pixels: the window, pictures, text, widgets and the table as it is seen. pygame lives from here upwards."""
