# The two commands are `make play` and `make test`; both set everything up by themselves.
# Another interpreter: make test PYTHON=/path/to/python3.12

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools

.PHONY: play terminal test web format golden bench types samples pictures wheel
.DELETE_ON_ERROR:

play: $(READY)
	@$(BIN)/rulewright play

terminal: $(READY)
	@$(BIN)/rulewright play root --terminal

test: $(TOOLS)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src tests tools
	$(BIN)/lint-imports
	@scripts/install-postgresql.sh
	@scripts/install-chromium.sh
	$(MAKE) --no-print-directory web
	$(BIN)/python -m pytest -n auto
	$(BIN)/rulewright law root --missing
	$(BIN)/rulewright law monster_lands --missing

# The table in the browser: its form, its types, its own tests, and the build that the tests with Chromium open.
web: $(TOOLS)
	@$(BIN)/python -m rulewright.cli.client
	cd web && npm run --silent lint
	cd web && npm run --silent check
	cd web && npm test --silent

wheel: $(TOOLS)
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

format: $(TOOLS)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

golden: $(TOOLS)
	$(BIN)/python -m tests.golden.regenerate
	$(BIN)/python -m tests.golden.monster_lands.regenerate

pictures: $(TOOLS)
	@$(BIN)/python -m rulewright.cli.client
	$(BIN)/python -m tools.terminal_pictures
	$(BIN)/python -m tools.table_pictures

types: $(TOOLS)
	$(BIN)/python -m tools.protocol_types

samples: $(TOOLS)
	$(BIN)/python -m tools.web_samples

bench: $(READY)
	@$(BIN)/rulewright bench root

INSTALL = $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --constraint constraints.txt

# A stamp is older than its sources only when a dependency may have changed, so a second run installs nothing.
$(READY): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { echo "Rulewright needs Python 3.11 or newer, and '$(PYTHON)' was not found. Name one: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Rulewright needs Python 3.11 or newer, and $(PYTHON) is %d.%d. Name another: make PYTHON=/path/to/python3" % sys.version_info[:2])'
	@echo "Setting up $(VENV) (only when dependencies changed) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) --editable .
	@touch $@

# What only those need who work on Rulewright.
$(TOOLS): $(READY)
	@echo "Setting up the tools (only when dependencies changed) ..."
	@$(INSTALL) --editable '.[dev]'
	@touch $@
