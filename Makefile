# Everything runs in environments that make itself creates, with the system's own Python where that
# is new enough: distributions build theirs to be fast, and a Python compiled with default flags takes
# an eighth longer for everything. PYTHON=python3.12 chooses another; run `make clean` first if the
# environments exist already.
HAS_VENV := import ensurepip, venv
IS_NEW := import sys; sys.exit(sys.version_info < (3, 11))
SYSTEM_PYTHON := /usr/bin/python3
PYTHON ?= $(shell $(SYSTEM_PYTHON) -c '$(HAS_VENV); $(IS_NEW)' 2>/dev/null \
	&& echo $(SYSTEM_PYTHON) || echo python3)
VENV := .venv
PEERS := .venv-peers
FASTCATAN := .venv-fastcatan
DOCS := .venv-docs
LOCK := .venv-lock
LOWEST := .venv-lowest
PYTHONS := 3.11 3.12 3.13 3.14
BIN := $(VENV)/bin
GAMES ?= 1000
SAMPLE ?= 60
REQUESTS ?= 1000000
SECONDS ?= 3600
EXTRAS := envs openspiel lab ray
# A compiler for browsers and other platforms (docs/fast-core.md); everything works without it.
COMPILER := zig
SEATS ?= you,virtual:expert,virtual:novice,virtual:novice

# Without Node.js there is no web table; everything else works, and says so.
NODE_FITS := $(shell command -v npm >/dev/null && node -e 'const [major, minor] = \
	process.versions.node.split(".").map(Number); process.exit(major > 22 || \
	(major == 22 && minor >= 12) || (major == 20 && minor >= 19) ? 0 : 1)' && echo yes)
NODE_WANTED := The web table is built with Node.js 20.19, 22.12 or newer, and npm
WEB_IF_NODE := $(if $(NODE_FITS),src/cardtown/web/static/index.html)

# Playing needs no developer tools; if they are installed or about to be, nothing more is needed.
READY := $(if $(or $(wildcard $(VENV)/.dev),$(filter python-tools,$(MAKECMDGOALS))),$(VENV)/.dev,$(VENV)/.server)

# Without its cache Python compiles everything that it imports at every start, pytest twice over.
unexport PYTHONDONTWRITEBYTECODE

# The compiled rules (docs/fast-core.md). Without a compiler this file is not built.
CORE := src/cardtown/_core.abi3.so
CORE_SOURCES := hatch_build.py $(shell find core -name '*.hpp' -o -name '*.cpp')

MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play play-terminal test test-all test-lowest test-pythons check bench core core-mutants docs strength bench-peers lint types format lock clean \
	all-tests chaos fuzz hostile lockstep mutants sanitize python-tools quick-tests tools screenshots services web web-check web-test web-unit wheel

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) \
		| awk -F '|' '{ printf "%-20s %s\n", $$1, $$2 }'

play: $(READY) $(CORE) $(WEB_IF_NODE) ## Play in the browser; without Node.js, in the terminal
	@if [ -e $(WEB_BUILT) ]; then exec $(BIN)/cardtown serve --open; fi; \
	echo "$(NODE_WANTED); without it, here is the game in the terminal" >&2; \
	exec $(BIN)/cardtown play carson-city --seats $(SEATS)

play-terminal: $(READY) $(CORE) ## Play Carson City in the terminal (SEATS=you,… says against whom)
	@$(BIN)/cardtown play carson-city --seats $(SEATS)

# Tests that wait for browsers and servers leave the processor idle: two workers for each core.
WORKERS := $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))

test: tools services lint ## Lint, types and all tests: what has to pass before a change goes in
	@$(TWO_AT_A_TIME) all-tests types web-test

test-all: export CARDTOWN_ALL := 1
test-all: test ## The same, with every case of the slow proofs, which test samples day by day

# The plus lets its progress show at once.
all-tests: $(VENV)/.dev $(CORE)
	+$(BIN)/pytest -n $(WORKERS) --dist worksteal

test-lowest: $(LOWEST)/.ready ## The quick tests with the lowest versions that pyproject.toml allows
	$(LOWEST)/bin/pytest $(QUICKLY)

# Each in an environment of its own, which is made as the usual one is.
test-pythons: ## The quick tests with every Python from 3.11 to 3.14 that this machine has
	@for version in $(PYTHONS); do \
		python=$$(for one in python$$version $${PYENV_ROOT:-$$HOME/.pyenv}/versions/$$version.*/bin/python; do \
			if "$$one" -c '$(HAS_VENV)' 2>/dev/null; then echo "$$one"; break; fi; done); \
		if [ -z "$$python" ]; then echo "This machine has no Python $$version: not tested" >&2; continue; fi; \
		echo "Testing with Python $$version ($$python)"; \
		$(MAKE) --no-print-directory VENV=.venv-$$version PYTHON="$$python" python-tools quick-tests || exit 1; \
	done

check: tools ## Lint, types and the quick tests, in about a minute
	@$(TWO_AT_A_TIME) quick-tests lint types web-test

TWO_AT_A_TIME := $(MAKE) --no-print-directory --jobs=2 --output-sync=target

# The tools of both languages, then the web table, which needs both.
tools:
	@$(MAKE) --no-print-directory --silent --jobs=2 python-tools $(if $(NODE_FITS),$(WEB_TOOLS))
	@$(MAKE) --no-print-directory --silent --jobs=2 $(VENV)/.compiled $(WEB_IF_NODE)

# What tests import is compiled once: on a fresh clone every worker would do it for itself. Whatever
# is wrong with it, the tests themselves will say.
$(VENV)/.compiled: $(wildcard $(addprefix $(VENV)/.,dev $(EXTRAS)))
	@$(BIN)/pytest --collect-only --quiet >/dev/null && touch $@ || true

QUICKLY := -n auto --dist worksteal -m "not slow"

quick-tests: $(VENV)/.dev $(CORE)
	$(BIN)/pytest $(QUICKLY)

python-tools: $(VENV)/.dev $(CORE) $(addprefix $(VENV)/.,$(EXTRAS) $(COMPILER))

bench: python-tools $(WEB_IF_NODE) ## Measure speed and size; writes build/bench.json
	$(BIN)/python -m bench

chaos: $(VENV)/.dev services ## Kill servers and databases at random, 200 times, and check that nothing is lost
	$(BIN)/python -m tests.server.chaos --all

hostile: $(VENV)/.dev ## Send a server a million nonsense requests (REQUESTS=…), and see what they leave behind
	$(BIN)/python -m tests.server.hostile --requests $(REQUESTS)

mutants: $(VENV)/.dev ## Change the rules in 60 small ways (SAMPLE=60; 0: all), and see whether the tests notice
	$(BIN)/python -m tools.mutants --sample $(SAMPLE)

screenshots: $(VENV)/.dev services $(WEB_IF_NODE) ## Take pictures of the web table; writes build/screenshots
	$(BIN)/python -m tools.screenshots

strength: $(READY) ## Measure how strong the bots are (GAMES=1000); writes build/strength.json
	$(BIN)/python -m bench.strength --games $(GAMES)

bench-peers: $(READY) $(CORE) $(PEERS)/.ready $(FASTCATAN)/.ready ## Measure speed beside other engines; adds to bench.json
	$(BIN)/python -m bench.peers

lint: $(VENV)/.dev ## Check style and layout
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.dev $(addprefix $(VENV)/.,$(EXTRAS)) ## Check types
	$(BIN)/mypy

docs: $(DOCS)/.ready ## Build the documentation as a site; writes build/docs
	@NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --quiet

format: $(VENV)/.dev ## Format the code, and fix what can be fixed automatically
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## Remove everything that make made
	rm -rf $(VENV) $(PEERS) $(FASTCATAN) $(DOCS) $(LOCK) $(LOWEST) $(addprefix .venv-,$(PYTHONS)) build dist web/node_modules src/cardtown/web $(WEB_TYPES) $(CORE)
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find bench src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments -----------------------------------------------------------------------------

# Without --no-compile pip compiles every module; Python compiles on import the few that are used.
INSTALL := -m pip install --quiet --quiet --no-compile --disable-pip-version-check
INSTALL_SELF := $(INSTALL) --no-deps --no-build-isolation --editable .
# The first start would otherwise take more than a second longer.
PRECOMPILE := $(BIN)/python -c 'import cardtown.server.serve, cardtown.server.app'

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

# If one can't be installed, its tests are skipped with a message; the next make tries again.
$(addprefix $(VENV)/.,$(EXTRAS) $(COMPILER)): $(VENV)/.%: requirements/%.txt | $(VENV)/.dev
	@echo "Installing what the tests of $* need"
	@$(BIN)/python $(INSTALL) --require-hashes -r $< && touch $@ || \
		echo "Could not install requirements/$*.txt: the tests that need it will be skipped" >&2
# One after the other: two pips at once would corrupt the environment.
$(VENV)/.openspiel: | $(VENV)/.envs
$(VENV)/.lab: | $(VENV)/.openspiel
$(VENV)/.ray: | $(VENV)/.lab
$(VENV)/.zig: | $(VENV)/.ray

$(DOCS)/.ready: requirements/docs.txt | $(DOCS)/pyvenv.cfg
	@echo "Installing what the documentation is built with"
	@$(DOCS)/bin/python $(INSTALL) --require-hashes -r $<
	@touch $@

$(PEERS)/.ready: requirements/peers.txt | $(PEERS)/pyvenv.cfg
	@echo "Installing the engines to compare with"
	@$(PEERS)/bin/python $(INSTALL) --require-hashes -r $<
	@touch $@

# Where there is no Python that is new enough for it, `bench.peers` leaves fastcatan out.
$(FASTCATAN)/.ready: requirements/fastcatan.txt
	@python=$$(for one in python3.14 python3.13 python3.12 $${PYENV_ROOT:-$$HOME/.pyenv}/versions/3.1[2-4].*/bin/python; do \
		if "$$one" -c '$(HAS_VENV)' 2>/dev/null; then echo "$$one"; break; fi; done); \
	if [ -n "$$python" ]; then \
		echo "Installing fastcatan"; \
		"$$python" -m venv $(FASTCATAN) \
			&& $(FASTCATAN)/bin/python $(INSTALL) --require-hashes -r $< && touch $@; \
	fi

# --- the compiled core ------------------------------------------------------------------------

lockstep: $(VENV)/.dev $(CORE) ## Play the compiled core beside the Python rules, 10 million decisions a game
	$(BIN)/python -m tools.lockstep

core-mutants: $(VENV)/.dev $(CORE) ## Plant faults in the compiled core, and see whether lockstep notices each of them
	$(BIN)/python -m tools.core_mutants

# Python itself is not sanitized, so the checks of memory have to be loaded before it.
SANITIZERS := LD_PRELOAD="$$(c++ -print-file-name=libasan.so) $$(c++ -print-file-name=libubsan.so)" \
	ASAN_OPTIONS=detect_leaks=0

sanitize: $(VENV)/.dev ## Play and fuzz the compiled core with the checks of memory and of undefined behaviour
	@trap '$(BIN)/python hatch_build.py' EXIT; $(BIN)/python hatch_build.py --sanitize \
		&& $(SANITIZERS) $(BIN)/python -m tools.lockstep --decisions 20000 \
		&& $(SANITIZERS) $(BIN)/pytest -q -n 0 -m "not slow" tests/fast

# libFuzzer is part of clang (Debian: apt install clang).
FUZZ := build/fuzz

fuzz: python-tools ## Fuzz what the doors of the core read, with clang, for an hour (SECONDS=3600)
	@command -v clang++ >/dev/null || { echo "Fuzzing needs clang (Debian: apt install clang)" >&2; exit 1; }
	@mkdir -p $(FUZZ)/found
	$(BIN)/python -m tools.fuzz.seeds $(FUZZ)/seeds
	clang++ -std=c++20 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
		tools/fuzz/door.cpp -o $(FUZZ)/door
	cd $(FUZZ) && nice -n 19 ./door -max_total_time=$(SECONDS) -max_len=16384 -print_final_stats=1 found seeds

core: $(CORE) ## Compile the rules for speed (installing does it, too)

$(CORE): $(CORE_SOURCES) | $(READY)
	@$(BIN)/python hatch_build.py --strict

# --- servers and browsers, for tests ----------------------------------------------------------

# Prefers the headless package of Chromium where the system has one: it is faster.
services: ## Install the servers and the browsers that tests use (Debian, as root)
	@missing=""; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
		|| missing="$$missing chromium"; \
	command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing="$$missing firefox-esr"; \
	command -v WebKitWebDriver >/dev/null || missing="$$missing webkit2gtk-driver"; \
	command -v Xvfb >/dev/null || missing="$$missing xvfb"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing$$missing"; \
		apt-get update -qq >/dev/null; \
		! apt-cache show chromium-headless-shell >/dev/null 2>&1 \
			|| missing=$$(echo "$$missing" | sed 's/ chromium/&-headless-shell/'); \
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
	-not -name generated.ts 2>/dev/null) $(wildcard src/cardtown/locales/*/*.ftl) CHANGELOG.md
# The rules are packed too, for Python in the browser; and where there is ziglang, compiled for it.
WEB_ENGINE := tools/pack_engine.py pyproject.toml $(wildcard src/cardtown/*.py) \
	$(shell find src/cardtown/core src/cardtown/games src/cardtown/proof -name '*.py' -o -name '*.toml') \
	tools/build_wasm.py $(CORE_SOURCES) $(wildcard $(VENV)/.zig)

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

wheel: $(WEB_BUILT) $(VENV)/.zig ## Build what is published: wheels for all platforms, and the sources; writes dist
	$(BIN)/python -m tools.wheels dist

web-test: web-check web-unit ## Check and test the parts of the web table

web-check web-unit: $(WEB_IF_NODE)
ifneq ($(WEB_IF_NODE),)
web-check:
	cd web && npm run --silent check
web-unit:
	cd web && npm run --silent test
endif

# --- versions ---------------------------------------------------------------------------------

# Local pip settings that add package sources must not reach the lock files.
COMPILE := env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL PIP_CONFIG_FILE=/dev/null \
	$(LOCK)/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras \
	--no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

UV := $(LOCK)/bin/uv

$(LOCK)/.ready: | $(LOCK)/pyvenv.cfg
	@$(LOCK)/bin/python $(INSTALL) pip-tools==7.6.2
	@touch $@

lock: $(LOCK)/.ready $(UV) ## Pin the newest allowed version of every package, with hashes
	$(COMPILE) --extra server --output-file requirements/server.txt pyproject.toml requirements/server.in
	$(COMPILE) --extra server --extra dev --output-file requirements/dev.txt pyproject.toml requirements/dev.in
	$(COMPILE) --extra envs --output-file requirements/envs.txt pyproject.toml requirements/envs.in
	$(COMPILE) --output-file requirements/openspiel.txt requirements/openspiel.in
	$(COMPILE) --extra lab --output-file requirements/lab.txt pyproject.toml requirements/lab.in
	$(COMPILE) --output-file requirements/ray.txt requirements/ray.in
	$(COMPILE) --extra docs --output-file requirements/docs.txt pyproject.toml requirements/docs.in
	$(COMPILE) --output-file requirements/peers.txt requirements/peers.in
	$(COMPILE) --output-file requirements/zig.txt requirements/zig.in
	$(UV) pip compile --quiet --upgrade --generate-hashes --no-header --no-emit-index-url --no-emit-find-links \
		--python-version 3.12 --output-file requirements/fastcatan.txt requirements/fastcatan.in

$(UV): | $(LOCK)/pyvenv.cfg
	@$(LOCK)/bin/python $(INSTALL) uv==0.13.8

# What others need is taken as new as it comes: those bounds are not ours.
$(LOWEST)/.ready: pyproject.toml requirements/server.in | $(UV) $(LOWEST)/pyvenv.cfg
	@echo "Installing the lowest versions that pyproject.toml allows"
	@$(UV) pip compile --quiet --resolution lowest-direct --python $(LOWEST)/bin/python \
		$(addprefix --extra ,server cluster dev $(EXTRAS)) \
		--output-file $(LOWEST)/requirements.txt pyproject.toml requirements/server.in
	@$(UV) pip sync --quiet --python $(LOWEST)/bin/python $(LOWEST)/requirements.txt
	@$(UV) pip install --quiet --python $(LOWEST)/bin/python --no-deps --no-build-isolation --editable .
	@touch $@
