"""The games. Each folder here is one game; its package has the `RULES`. No game knows another."""
