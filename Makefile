# Everything runs in environments that make itself creates, with the system's own Python where that
# is new enough: distributions build theirs to be fast, and one compiled without such care needs an
# eighth more for everything. PYTHON=python3.12 chooses another; `make clean` first where the
# environments exist already.
HAS_VENV := import ensurepip, venv
IS_NEW := import sys; sys.exit(sys.version_info < (3, 11))
SYSTEM_PYTHON := /usr/bin/python3
PYTHON ?= $(shell $(SYSTEM_PYTHON) -c '$(HAS_VENV); $(IS_NEW)' 2>/dev/null \
	&& echo $(SYSTEM_PYTHON) || echo python3)
VENV := .venv
PEERS := .venv-peers
DOCS := .venv-docs
LOCK := .venv-lock
BIN := $(VENV)/bin
GAMES ?= 1000
SAMPLE ?= 60
EXTRAS := envs openspiel lab ray
SEATS ?= you,virtual:expert,virtual:novice,virtual:novice

# Without Node.js there is no web table; everything else works, and says so.
NODE_FITS := $(shell command -v npm >/dev/null && node -e 'const [major, minor] = \
	process.versions.node.split(".").map(Number); process.exit(major > 22 || \
	(major == 22 && minor >= 12) || (major == 20 && minor >= 19) ? 0 : 1)' && echo yes)
NODE_WANTED := The web table is built with Node.js 20.19, 22.12 or newer, and npm
WEB_IF_NODE := $(if $(NODE_FITS),src/cardtown/web/static/index.html)

# Who only plays needs no developer tools; who has them already needs nothing more.
READY := $(if $(wildcard $(VENV)/.dev),$(VENV)/.dev,$(VENV)/.server)

MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play play-terminal test test-all check bench docs strength bench-peers lint types format lock clean \
	chaos inspect mutants python-tools quick-tests tools screenshots services web web-check web-test web-unit wheel

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) \
		| awk -F '|' '{ printf "%-20s %s\n", $$1, $$2 }'

play: $(READY) $(WEB_IF_NODE) ## Play in the browser; without Node.js, in the terminal
	@if [ -e $(WEB_BUILT) ]; then exec $(BIN)/cardtown serve --open; fi; \
	echo "$(NODE_WANTED); without it, here is the game in the terminal" >&2; \
	exec $(BIN)/cardtown play carson-city --seats $(SEATS)

play-terminal: $(READY) ## Play Carson City in the terminal (SEATS=you,… says against whom)
	@$(BIN)/cardtown play carson-city --seats $(SEATS)

# Tests that wait for browsers and servers leave the processor idle: two workers for each core.
WORKERS := $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))

test: inspect services ## Lint, types and all tests: what has to pass before a change goes in
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

test-all: inspect services ## The same, with every case of the slow proofs, which test samples day by day
	CARDTOWN_ALL=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal

check: tools ## Lint, types and the quick tests, in about a minute
	@$(TWO_AT_A_TIME) quick-tests lint types web-test

inspect: tools
	@$(TWO_AT_A_TIME) lint types web-test

TWO_AT_A_TIME := $(MAKE) --no-print-directory --jobs=2 --output-sync=target

# The tools of both languages, and then the web table, which is built with both.
tools:
	@$(MAKE) --no-print-directory --silent --jobs=2 python-tools $(if $(NODE_FITS),$(WEB_TOOLS))
	@$(if $(WEB_IF_NODE),$(MAKE) --no-print-directory --silent $(WEB_IF_NODE))

quick-tests: $(VENV)/.dev
	$(BIN)/pytest -n auto --dist worksteal -m "not slow"

python-tools: $(VENV)/.dev $(addprefix $(VENV)/.,$(EXTRAS))

bench: python-tools $(WEB_IF_NODE) ## Measure speed and size; writes build/bench.json
	$(BIN)/python -m bench

chaos: $(VENV)/.dev services ## Kill servers and databases at random, 200 times, and check that nothing is lost
	$(BIN)/python -m tests.server.chaos --all

mutants: $(VENV)/.dev ## Change the rules in 60 small ways (SAMPLE=60; 0: all), and see whether the tests notice
	$(BIN)/python -m tools.mutants --sample $(SAMPLE)

screenshots: $(VENV)/.dev services $(WEB_IF_NODE) ## Take pictures of the web table; writes build/screenshots
	$(BIN)/python -m tools.screenshots

strength: $(READY) ## Measure how strong the bots are (GAMES=1000); writes build/strength.json
	$(BIN)/python -m bench.strength --games $(GAMES)

bench-peers: $(READY) $(PEERS)/.ready ## Measure speed beside other engines; adds to bench.json
	$(BIN)/python -m bench.peers

lint: $(VENV)/.dev ## Check style and layout
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.dev $(addprefix $(VENV)/.,$(EXTRAS)) ## Check types
	$(BIN)/mypy

docs: $(DOCS)/.ready ## Build the documentation as a site; writes build/docs
	@NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --quiet

format: $(VENV)/.dev ## Lay out the code, and repair what can be repaired without a person
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## Remove everything that make made
	rm -rf $(VENV) $(PEERS) $(DOCS) $(LOCK) build dist web/node_modules src/cardtown/web $(WEB_TYPES)
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find bench src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments -----------------------------------------------------------------------------

# What is used is compiled when it is first imported; all that is never used takes longer than that.
INSTALL := -m pip install --quiet --quiet --no-compile --disable-pip-version-check
INSTALL_SELF := $(INSTALL) --no-deps --no-build-isolation --editable .
# Where Python has been told to keep nothing compiled, every start would take more than a second more.
PRECOMPILE := env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -c 'import cardtown.server.serve, cardtown.server.app'

define check_python
@command -v $(PYTHON) >/dev/null || \
	{ echo "Cardtown needs Python 3.11 or newer; found no $(PYTHON)" >&2; exit 1; }
@$(PYTHON) -c '$(IS_NEW)' || \
	{ echo "Cardtown needs Python 3.11 or newer; found $$($(PYTHON) --version 2>&1)" >&2; exit 1; }
@$(PYTHON) -c '$(HAS_VENV)' 2>/dev/null || \
	{ echo "Cardtown needs Python's venv module (Debian: apt install python3-venv)" >&2; exit 1; }
endef

define install
@$(BIN)/python $(INSTALL) --require-hashes -r $<
@$(BIN)/python $(INSTALL_SELF)
@$(PRECOMPILE)
@touch $@
endef

%/pyvenv.cfg:
	$(check_python)
	@echo "Creating $*"
	@$(PYTHON) -m venv $*

$(VENV)/.server: requirements/server.txt pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing Cardtown"
	$(install)

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing Cardtown and its developer tools"
	$(install)

# Tests of what can't be installed here are skipped, and say so; the next make tries again.
$(addprefix $(VENV)/.,$(EXTRAS)): $(VENV)/.%: requirements/%.txt | $(VENV)/.dev
	@echo "Installing what the tests of $* need"
	@$(BIN)/python $(INSTALL) --require-hashes -r $< && touch $@ || \
		echo "Could not install requirements/$*.txt: the tests that need it will be skipped" >&2
# One after the other: two pips at once would spoil what both write to.
$(VENV)/.openspiel: | $(VENV)/.envs
$(VENV)/.lab: | $(VENV)/.openspiel
$(VENV)/.ray: | $(VENV)/.lab

$(DOCS)/.ready: requirements/docs.txt | $(DOCS)/pyvenv.cfg
	@echo "Installing what the documentation is built with"
	@$(DOCS)/bin/python $(INSTALL) --require-hashes -r $<
	@touch $@

$(PEERS)/.ready: requirements/peers.txt | $(PEERS)/pyvenv.cfg
	@echo "Installing the engines to compare with"
	@$(PEERS)/bin/python $(INSTALL) --require-hashes -r $<
	@touch $@

# --- servers and a browser, for tests ----------------------------------------------------------

# Of Chromium, the package without windows is taken where the system has one: it is quicker.
services: ## Install the servers and the browser that tests use (Debian, as root)
	@missing=""; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
		|| missing="$$missing chromium"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing$$missing"; \
		apt-get update -qq >/dev/null; \
		case "$$missing" in *chromium) ! apt-cache show chromium-headless-shell >/dev/null 2>&1 \
			|| missing="$$missing-headless-shell";; esac; \
		DEBIAN_FRONTEND=noninteractive \
			apt-get install -y -qq --no-install-recommends $$missing >/dev/null \
			|| echo "Could not install$$missing: the tests that need it will be skipped" >&2; \
	else \
		echo "Tests will be skipped that need$$missing; as root: apt-get install$$missing" >&2; \
	fi

# --- the web table ----------------------------------------------------------------------------

WEB_TOOLS := web/node_modules/.ready
WEB_TYPES := web/src/api/generated.ts
WEB_BUILT := src/cardtown/web/static/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js -type f \
	-not -name generated.ts 2>/dev/null) $(wildcard src/cardtown/locales/*/*.ftl)
# The rules too, which are packed for Python in the browser.
WEB_ENGINE := tools/pack_engine.py pyproject.toml $(wildcard src/cardtown/*.py) \
	$(shell find src/cardtown/core src/cardtown/games -name '*.py' -o -name '*.toml')

$(WEB_TOOLS): web/package-lock.json web/.npmrc
	@[ -n "$(NODE_FITS)" ] || { echo "$(NODE_WANTED)" >&2; exit 1; }
	@echo "Installing what the web table is built with"
	@cd web && npm ci --loglevel error --no-audit --no-fund >/dev/null
	@touch $@

$(WEB_TYPES): $(shell find src/cardtown/server -name '*.py') tools/describe_api.py $(WEB_TOOLS) | $(READY)
	@mkdir -p build
	@$(BIN)/python tools/describe_api.py > build/openapi.json
	@cd web && npx --no-install openapi-typescript ../build/openapi.json -o src/api/generated.ts >/dev/null

$(WEB_BUILT): $(WEB_SOURCES) $(WEB_ENGINE) $(WEB_TYPES) $(WEB_TOOLS)
	@echo "Building the web table"
	@cd web && PYTHON=$(abspath $(BIN)/python) npm run --silent build -- --logLevel warn

web: $(WEB_BUILT) ## Build the web table

wheel: $(WEB_BUILT) | $(READY) ## Build what is published, with the web table inside; writes dist
	$(BIN)/hatchling build -d dist

web-test: web-check web-unit ## Check and test the parts of the web table

web-check web-unit: $(WEB_IF_NODE)
ifneq ($(WEB_IF_NODE),)
web-check:
	cd web && npm run --silent check
web-unit:
	cd web && npm run --silent test
endif

# --- versions ---------------------------------------------------------------------------------

# Settings of this machine that add packages from elsewhere must not reach the lock files.
COMPILE := env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL PIP_CONFIG_FILE=/dev/null \
	$(LOCK)/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras \
	--no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

$(LOCK)/.ready: | $(LOCK)/pyvenv.cfg
	@$(LOCK)/bin/python $(INSTALL) pip-tools==7.6.2
	@touch $@

lock: $(LOCK)/.ready ## Pin the newest allowed version of every package, with hashes
	$(COMPILE) --extra server --output-file requirements/server.txt pyproject.toml requirements/server.in
	$(COMPILE) --extra server --extra dev --output-file requirements/dev.txt pyproject.toml requirements/dev.in
	$(COMPILE) --extra envs --output-file requirements/envs.txt pyproject.toml requirements/envs.in
	$(COMPILE) --output-file requirements/openspiel.txt requirements/openspiel.in
	$(COMPILE) --extra lab --output-file requirements/lab.txt pyproject.toml requirements/lab.in
	$(COMPILE) --output-file requirements/ray.txt requirements/ray.in
	$(COMPILE) --extra docs --output-file requirements/docs.txt pyproject.toml requirements/docs.in
	$(COMPILE) --output-file requirements/peers.txt requirements/peers.in
