"""`python -m hain`."""

import sys

from hain.cli import main

sys.exit(main())
