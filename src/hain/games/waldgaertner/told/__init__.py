"""What screens are told of Waldgärtner: what is printed, what an event touches, where everything lies."""
