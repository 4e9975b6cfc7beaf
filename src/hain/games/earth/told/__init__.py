"""What people are told of Earth."""
