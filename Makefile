# make play   set up and play in the terminal
# make test   set up and run every check
# make venv   set up only: .venv, from the pins in requirements/
# make cluster  the tests that need Ray, in .venv-cluster; part of make test
# make soak   the long runs: ten thousand games a player count
# make bench  measure ours and the peers; renews docs/benchmarks.*
# make guard  compare the work a decision takes with the record; make guard-record renews it
# make rules  which rule is proved by how many tests
# make format put the source into its form
# make lock   renew the pins
# make clean  remove everything these commands made

PYTHON ?= $(shell for python in python3.11 python3 python3.12 python3.13 python3.14 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin
READY := .venv/ready
CLUSTER := .venv-cluster

.PHONY: play test venv cluster soak bench guard guard-record rules format lock clean

play: $(READY)
	@$(BIN)/stellwerk terminal

test: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2
	@$(MAKE) --no-print-directory cluster

venv: $(READY)

cluster: $(CLUSTER)/ready
	$(CLUSTER)/bin/python -m pytest -m cluster tests/arena

soak: $(READY)
	$(BIN)/pytest -n 2 -m soak

rules: $(READY)
	@PYTHONPATH=tests $(BIN)/python -m rules_coverage

bench: $(READY) .venv-bench/ready
	@$(BIN)/python -m benchmarks.run --peers .venv-bench/bin/python

guard: $(READY)
	@$(BIN)/python -m benchmarks.guard

guard-record: $(READY)
	@$(BIN)/python -m benchmarks.guard --record

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

$(READY): requirements/dev.txt pyproject.toml
	@test -n "$(PYTHON)" || { echo "Stellwerk needs Python 3.11 or newer: install it, or name it with make PYTHON=…" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(CLUSTER)/ready: requirements/cluster.txt pyproject.toml
	$(PYTHON) -m venv $(CLUSTER)
	$(CLUSTER)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/cluster.txt
	$(CLUSTER)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

COMPILE = .venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-annotate --no-header

lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/lock.txt
	$(COMPILE) requirements/lock.in --output-file requirements/lock.txt
	$(COMPILE) requirements/runtime.in --output-file requirements/runtime.txt
	$(COMPILE) requirements/dev.in --constraint requirements/runtime.txt --output-file requirements/dev.txt
	$(COMPILE) requirements/bench.in --output-file requirements/bench.txt
	$(COMPILE) requirements/cluster.in --constraint requirements/dev.txt --output-file requirements/cluster.txt

clean:
	rm -rf .venv .venv-bench .venv-cluster .venv-lock .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
