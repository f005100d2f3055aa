# The two commands are `make play` and `make test`; both set everything up by themselves.
# Another interpreter: make test PYTHON=/path/to/python3.12

PYTHON ?= python3
# Whoever forbids Python to keep what it has compiled pays for it in every worker and every server that a test begins.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools

.PHONY: play terminal test thorough web format golden bench types samples pictures wheel
.PHONY: form mypy imports client web-form web-types web-tests
.DELETE_ON_ERROR:

play: $(READY)
	@$(BIN)/rulewright play

terminal: $(READY)
	@$(BIN)/rulewright play root --terminal

# What needs one core is done beside each other first; then the tests have all cores, the longest begun first.  Browsers
# and servers wait for each other half of the time, so there are twice as many workers as cores.
BESIDE = $(MAKE) --no-print-directory --output-sync=target --jobs $$(nproc)
PYTEST = $(BIN)/python -m pytest --numprocesses $$(( $$(nproc) * 2 )) --dist worksteal --durations 10

test: $(TOOLS)
	@scripts/install-postgresql.sh
	@scripts/install-chromium.sh
	@$(BESIDE) web-types mypy web-tests web-form client imports form
	$(PYTEST)
	@for game in $$($(BIN)/python -c 'import rulewright; print(*rulewright.known_games())'); do $(BIN)/rulewright law $$game --missing || exit 1; done

# The same promises at more tables, in more games and more often; .ci/run asks for it after `make test`.
thorough: $(TOOLS)
	@scripts/install-postgresql.sh
	@scripts/install-chromium.sh
	@$(MAKE) --no-print-directory client
	$(PYTEST) -m thorough

form: $(TOOLS)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

mypy: $(TOOLS)
	$(BIN)/mypy --strict src tests tools

imports: $(TOOLS)
	$(BIN)/lint-imports

# The table in the browser: its form, its types, its own tests, and the build that the tests with Chromium open.
web: client web-form web-types web-tests

client: $(TOOLS)
	@$(BIN)/python -m rulewright.cli.client

web-form: client
	cd web && npm run --silent lint

web-types: client
	cd web && npm run --silent check

web-tests: client
	cd web && npm test --silent

wheel: $(TOOLS)
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

format: $(TOOLS)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

golden: $(TOOLS)
	$(BIN)/python -m tests.golden.regenerate

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
