"""In servers for tests every deal that is to be secret is the same one: people who come later may sit down there, and
tests still know what lies on the table."""

import hain.core.seed

hain.core.seed.new_seed = lambda: "7"
