"""What screens are told of Evergreen: what is printed, what an event touches, where everything lies."""
