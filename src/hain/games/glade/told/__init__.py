"""What screens are told of The Glade: what is printed, what an event touches, where everything lies."""
