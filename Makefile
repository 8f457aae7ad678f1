# Everything one does with Waldbach. Each target first sets up what it needs (tools/setup-venv);
# that is slow once and costs nothing afterwards.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Bytecode makes every start faster.
unexport PYTHONDONTWRITEBYTECODE

# Separate environments: a player downloads neither test tools nor scipy, which OpenSpiel brings
# along and which slows numba's start.
RUN   := .venv/bin
DEV   := .venv-dev/bin
LOCK  := .venv-lock/bin

# Neighbouring tests stay in one process, so that servers, databases and recorded games are made for
# them once; who is done first takes from the other.
PYTEST := $(DEV)/python -m pytest -n auto --dist worksteal
# The quick loop leaves out what is slow, deep, or takes long to load, and tries a quarter of the
# examples. `make test` has it all.
QUICK := -m 'not slow and not later' --hypothesis-profile=quick -p no:schemathesis \
	--ignore=tests/browser --ignore=tests/server/test_schemathesis.py
# What does not need each other, for instance Python's packages and Node's.
AT_ONCE := $(MAKE) --no-print-directory --jobs=2
# The tests that also run on the uncompiled rules.
RULES_TESTS := tests/renature tests/waldgaertner tests/test_every_game.py tests/test_leaks.py

# Work on Waldbach keeps its caches in the repository; `play` and `terminal` use the player's own.
test check warm bench screenshots docs: export WALDBACH_CACHE := $(CURDIR)/.cache
test check: export HYPOTHESIS_STORAGE_DIRECTORY := $(CURDIR)/.cache/hypothesis

.PHONY: help
help: ## this list
	@echo 'usage: make TARGET [PYTHON=/path/to/python3]'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

# Some shells put the machine's name into HOST, so only the one of the command line counts.
.PHONY: play
play: setup-run web ## start a server on this machine and open it in the browser (optional: PORT=..., HOST=0.0.0.0)
	@$(RUN)/waldbach serve --open $(if $(filter command,$(origin HOST)),--host '$(HOST)') $(if $(PORT),--port '$(PORT)')

.PHONY: web
web: ## build the browser client, if it has changed
	@tools/build-web

.PHONY: terminal
terminal: setup-run ## play in this terminal (optional: GAME=waldgaertner, SEATS=..., MODE=..., YOU=...)
	@$(RUN)/waldbach play '$(or $(GAME),renature)' $(if $(SEATS),--seats '$(SEATS)') \
		$(if $(MODE),--mode '$(MODE)') $(if $(YOU),--you '$(YOU)')

.PHONY: check
check: ## the quick loop: style, types, all tests but the slow ones and the browser's
	@$(AT_ONCE) style check-web warm
	$(PYTEST) $(QUICK)

.PHONY: test
test: ## everything: style, types, all tests, and the rules once more uncompiled
	@$(AT_ONCE) style test-web warm
	$(PYTEST)
	NUMBA_DISABLE_JIT=1 $(PYTEST) $(RULES_TESTS) -m 'not compiled_only and not slow' \
		--hypothesis-profile=quick

.PHONY: bench
bench: setup-dev ## measure speed, also against OpenSpiel
	$(DEV)/python -m bench

.PHONY: screenshots
screenshots: setup-dev web ## take the pictures of the README anew (plays a game; some minutes)
	$(DEV)/python -m tools.screenshots

.PHONY: docs
docs: setup-dev ## build the documentation into build/site; a broken link is an error
	NO_MKDOCS_2_WARNING=1 $(DEV)/python -m mkdocs build --strict
	@echo "open build/site/index.html, or: $(DEV)/python -m mkdocs serve"

.PHONY: wheel
wheel: setup-dev web ## build a release into dist/: wheel, source archive, and the versions it was tested with
	rm -rf dist
	$(DEV)/python -m hatchling build
	cp requirements/runtime.lock dist/requirements.lock

.PHONY: notices
notices: setup-dev web ## write THIRD-PARTY.md anew, after a change of the locked packages
	$(DEV)/python -m tools.notices

.PHONY: format
format: setup-dev ## bring the code into the house style
	$(DEV)/ruff check --fix-only .
	$(DEV)/ruff format .
	@tools/with-node npm run --silent format -- --log-level warn

.PHONY: lock
lock: setup-lock ## renew the pinned versions in requirements/ (all to the newest)
	$(COMPILE) requirements/runtime.lock pyproject.toml --group build
	$(COMPILE) requirements/dev.lock pyproject.toml --all-extras --group build --group dev
	$(COMPILE) requirements/locking.lock --group locking
	$(COMPILE) requirements/node.lock --group node
	@! grep -n '://' requirements/*.lock || { echo 'a lock file names a host'; exit 1; }
	@! grep -n '^scipy==' requirements/runtime.lock

# One set of versions for every platform and every Python from 3.11 on; names, versions and hashes
# only, so that a lock file holds whichever package index one installs from.
COMPILE = $(LOCK)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--fork-strategy fewest --generate-hashes --no-strip-extras --no-header --no-annotate \
	--output-file

.PHONY: clean
clean: ## remove environments, caches and build results
	rm -rf .venv .venv-dev .venv-lock .venv-node .cache .hypothesis build dist
	rm -rf web/node_modules web/dist web/.svelte-check web/src/i18n/keys.gen.ts src/waldbach/server/client
	find . -name __pycache__ -prune -exec rm -rf {} +

# The parts that the targets above share.

.PHONY: style
style: setup-dev
	$(DEV)/ruff check .
	$(DEV)/ruff format --check .
	$(DEV)/mypy

LINT := npm run --silent lint -- --cache --cache-strategy content --cache-location ../.cache/prettier

.PHONY: test-web
test-web: web
	@tools/with-node $(LINT)
	@tools/with-node npm run --silent check
	@tools/with-node npm run --silent test

# The same, three times as quick: types from what was found the last time, and all tests in one
# window. (A component that cannot be read at all is found by the style check.)
.PHONY: check-web
check-web:
	@tools/with-node $(LINT)
	@tools/with-node npm run --silent check -- --incremental
	@tools/with-node npm run --silent test -- --no-isolate

# Compiles the rules once, before the tests' parallel processes would each do it for themselves.
.PHONY: warm
warm: setup-dev
	$(DEV)/python -m waldbach.bots.warm
	$(DEV)/python -m waldbach.adapters.warm

.PHONY: setup-run setup-dev setup-lock
setup-run:
	@tools/setup-venv .venv requirements/runtime.lock
setup-dev:
	@tools/setup-venv .venv-dev requirements/dev.lock
setup-lock:
	@tools/setup-venv .venv-lock requirements/locking.lock --bare
