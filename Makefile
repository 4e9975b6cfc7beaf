# Every target sets up what it needs by itself: a Python 3.11 or newer is all that must be there.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := benchmarks/.peers
ENGINE := $(shell find src/hain/core src/hain/games src/hain/bots -name '*.py' 2>/dev/null) setup.py
SCREEN := src/hain/screen/index.html
PAGES := $(shell find ui -path ui/node_modules -prune -o -type f -print 2>/dev/null)

# Programs start in half the time if Python may keep what it has compiled.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test plain explore check style types pages bench rules clean

play: $(VENV)/installed $(SCREEN)
	@$(BIN)/hain

# While one core compiles the engine, the other does what needs no compiled one.
test: $(VENV)/packages
	@$(MAKE) --no-print-directory -j2 $(VENV)/installed plain
	HAIN_ENGINE=$$($(BIN)/python -m hain --version --lang en | grep -q compiled && echo compiled || echo plain) \
		$(BIN)/python -m pytest -n auto --dist worksteal

plain: export HAIN_PURE = 1
plain: style types pages
	$(BIN)/python ui/build.py test
	$(BIN)/python -m pytest -n auto --dist worksteal tests/laws

# The same laws over games that were never seen before; takes its time.
explore: $(VENV)/installed
	HYPOTHESIS_PROFILE=explore $(BIN)/python -m pytest -n auto --dist worksteal tests/laws

check: style types pages

style: $(VENV)/packages
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/packages
	$(BIN)/mypy

pages: $(SCREEN)
	$(BIN)/python ui/build.py check

rules: $(VENV)/installed
	@$(BIN)/python -m tests.rule_index

bench: $(VENV)/installed $(PEERS)/installed
	$(BIN)/python -m benchmarks.speed --peers $(PEERS)/bin/python

$(SCREEN): $(PAGES) | $(VENV)/packages
	@$(BIN)/python ui/build.py
	@touch $@

# The engine is compiled in its folders, anew whenever a file of it has changed.
$(VENV)/installed: $(ENGINE) $(VENV)/packages
	@echo "Compiling the engine (a minute or two; without a C compiler it stays plain Python) …"
	@find src -name '*.so' -delete
	@mkdir -p build
	@HAIN_SCREEN=0 $(BIN)/python setup.py --quiet build_ext --inplace > build/engine.log 2>&1 || { cat build/engine.log; exit 1; }
	@$(BIN)/python -m hain --version --lang en
	@touch $@

$(VENV)/packages: pyproject.toml | $(VENV)/bin/python
	@echo "Setting Hain up (a minute or so the first time) …"
	@HAIN_SCREEN=0 HAIN_PURE=1 $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Hain needs Python 3.11 or newer: make PYTHON=python3.12 …")'
	@$(PYTHON) -m venv $(VENV)

$(PEERS)/installed: benchmarks/peers.txt
	@echo "Installing the peers to compare with into $(PEERS) …"
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check -r benchmarks/peers.txt
	@touch $@

clean:
	rm -rf $(VENV) $(PEERS) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis src/*.egg-info \
		ui/node_modules src/hain/screen
	find src tests benchmarks -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
