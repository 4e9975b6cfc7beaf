"""Opponents. A bot never sees the state of a table, only states it may imagine."""

from hain.bots.bot import Bot, Imagine
from hain.bots.random import RandomBot

__all__ = ["Bot", "Imagine", "RandomBot"]
