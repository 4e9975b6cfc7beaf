"""Opponents. A bot never sees the state of a table, only states it may imagine."""

from hain.bots.bot import Bot, Imagine
from hain.bots.greedy import GreedyBot
from hain.bots.level import LEVELS, QUICK, make_bot
from hain.bots.random import RandomBot
from hain.bots.search import SearchBot

__all__ = ["LEVELS", "QUICK", "Bot", "GreedyBot", "Imagine", "RandomBot", "SearchBot", "make_bot"]
