"""Earth, designed by Maxime Tardif: its cards, what they say, and how an area is counted."""
