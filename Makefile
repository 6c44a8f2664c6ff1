# Everything runs in environments that make itself creates. PYTHON=python3.12 chooses their
# interpreter; `make clean` first where they exist already.
PYTHON ?= python3
VENV := .venv
PEERS := .venv-peers
LOCK := .venv-lock
BIN := $(VENV)/bin
GAMES ?= 1000
SEATS ?= you,virtual:expert,virtual:novice,virtual:novice

# Who only plays needs no developer tools; who has them already needs nothing more.
READY := $(if $(wildcard $(VENV)/.dev),$(VENV)/.dev,$(VENV)/.base)

MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play test check bench strength bench-peers lint types format lock clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) \
		| awk -F '|' '{ printf "%-20s %s\n", $$1, $$2 }'

play: $(READY) ## Play Carson City in the terminal (SEATS=you,… says against whom)
	@$(BIN)/cardtown play carson-city --seats $(SEATS)

test: lint types ## Lint, types and all tests: what has to pass before a change goes in
	$(BIN)/pytest -n auto

check: lint types ## Lint, types and the quick tests, in under two minutes
	$(BIN)/pytest -n auto -m "not slow"

bench: $(READY) ## Measure speed and size; writes build/bench.json
	$(BIN)/python -m bench

strength: $(READY) ## Measure how strong the bots are (GAMES=1000); writes build/strength.json
	$(BIN)/python -m bench.strength --games $(GAMES)

bench-peers: $(READY) $(PEERS)/.ready ## Measure speed beside other engines; adds to bench.json
	$(BIN)/python -m bench.peers

lint: $(VENV)/.dev ## Check style and layout
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.dev $(VENV)/.envs $(VENV)/.openspiel ## Check types
	$(BIN)/mypy src bench

format: $(VENV)/.dev ## Lay out the code, and repair what can be repaired without a person
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## Remove everything that make made
	rm -rf $(VENV) $(PEERS) $(LOCK) build dist
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find bench src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments -----------------------------------------------------------------------------

INSTALL := -m pip install --quiet --quiet --disable-pip-version-check
INSTALL_SELF := $(INSTALL) --no-deps --no-build-isolation --editable .

define check_python
@command -v $(PYTHON) >/dev/null || \
	{ echo "Cardtown needs Python 3.11 or newer; found no $(PYTHON)" >&2; exit 1; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Cardtown needs Python 3.11 or newer; found $$($(PYTHON) --version 2>&1)" >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	{ echo "Cardtown needs Python's venv module (Debian: apt install python3-venv)" >&2; exit 1; }
endef

%/pyvenv.cfg:
	$(check_python)
	@echo "Creating $*"
	@$(PYTHON) -m venv $*

$(VENV)/.base: requirements/base.txt pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing Cardtown"
	@$(BIN)/python $(INSTALL) --require-hashes -r $<
	@$(BIN)/python $(INSTALL_SELF)
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing Cardtown and its developer tools"
	@$(BIN)/python $(INSTALL) --require-hashes -r $<
	@$(BIN)/python $(INSTALL_SELF)
	@touch $@

# Tests of what can't be installed here are skipped, and say so; the next make tries again.
$(VENV)/.envs $(VENV)/.openspiel: $(VENV)/.%: requirements/%.txt | $(VENV)/.dev
	@echo "Installing what the tests of $* need"
	@$(BIN)/python $(INSTALL) --require-hashes -r $< && touch $@ || \
		echo "Could not install requirements/$*.txt: the tests that need it will be skipped" >&2
$(VENV)/.openspiel: | $(VENV)/.envs

$(PEERS)/.ready: requirements/peers.txt | $(PEERS)/pyvenv.cfg
	@echo "Installing the engines to compare with"
	@$(PEERS)/bin/python $(INSTALL) --require-hashes -r $<
	@touch $@

# --- versions ---------------------------------------------------------------------------------

# Settings of this machine that add packages from elsewhere must not reach the lock files.
COMPILE := env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL PIP_CONFIG_FILE=/dev/null \
	$(LOCK)/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras \
	--no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

$(LOCK)/.ready: | $(LOCK)/pyvenv.cfg
	@$(LOCK)/bin/python $(INSTALL) pip-tools==7.6.2
	@touch $@

lock: $(LOCK)/.ready ## Pin the newest allowed version of every package, with hashes
	$(COMPILE) --output-file requirements/base.txt pyproject.toml requirements/base.in
	$(COMPILE) --extra dev --output-file requirements/dev.txt pyproject.toml requirements/dev.in
	$(COMPILE) --extra envs --output-file requirements/envs.txt pyproject.toml requirements/envs.in
	$(COMPILE) --output-file requirements/openspiel.txt requirements/openspiel.in
	$(COMPILE) --output-file requirements/peers.txt requirements/peers.in
