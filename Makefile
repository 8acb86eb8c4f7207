# run: the director's desk, on this machine.  hall: for phones in the same network.  test: everything.  Both make the environment first; they need python3, make and a network.
# What is compiled once is kept, whatever the shell says: the tests start Python some hundred times.
unexport PYTHONDONTWRITEBYTECODE
PYTHON ?= python3
BIN := .venv/bin
SOURCES := src tests tools bench

.PHONY: run hall test tests random fuzz ledger browser axe database webassembly pythons mutants lint bench golden calibration messages elections catalogues clean

run: .venv/ready catalogues
	$(BIN)/lawbook serve --port 8000

# The desk for the phones in the hall: its address, also as a QR code.
hall: .venv/ready catalogues
	$(BIN)/lawbook serve --hall --port 8000

# What is installed comes first; then lint beside the tests, on whatever core waits.
test: .venv/ready browser axe database webassembly
	@$(MAKE) --no-print-directory --jobs 2 lint tests

tests: .venv/ready catalogues
	$(BIN)/pytest -n auto --dist worksteal

# The pages are tried in Chromium; where it may not be installed, their test says what is missing.
browser:
	-@command -v chromedriver >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium chromium-driver; }

# The pages are looked through by axe; where there is no npm, their test says that they were not.
axe: .venv/ready
	-@[ -d .venv/node_modules/axe-core ] || ! command -v npm >/dev/null || npm install --silent --no-audit --no-fund --prefix .venv axe-core@4.14.1

# The store is tried on a PostgreSQL of the tests' own; where it may not be installed, its tests say what is missing.
database:
	-@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { apt-get update -qq && apt-get install -y -qq postgresql; }

# The newest Python is tried in WebAssembly; where there is no npm, the tests say that it was not.
webassembly: .venv/ready
	-@[ -d .venv/node_modules/pyodide ] || ! command -v npm >/dev/null || npm install --silent --no-audit --no-fund --prefix .venv pyodide@314.0.7

# All tests on every Python that is found here, each in an environment of its own.
pythons: .venv/ready catalogues
	$(BIN)/python tools/pythons.py

# How many small faults in the table and in the Laws the tests find: make mutants NUMBER=40 SEED=2.
NUMBER ?= 10
SEED ?= 1
mutants: .venv/ready catalogues
	$(BIN)/python tools/mutants.py --number $(NUMBER) --seed $(SEED)

lint: .venv/ready catalogues
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy src tests tools bench
	$(BIN)/lint-imports

# What holds for everything, tried on examples that nobody has seen: `make test` tries the same ones each time.
random: .venv/ready catalogues
	$(BIN)/pytest -n auto --hypothesis-profile=random -m hypothesis

# Every reader, page and form, given what nobody would write: make fuzz SECONDS=3600 SEED=7.
SECONDS ?= 600
fuzz: .venv/ready catalogues
	$(BIN)/python -m tools.fuzz --seconds $(SECONDS) --seed $(SEED)

bench: .venv/ready catalogues
	$(BIN)/pytest bench -p no:xdist --benchmark-enable --benchmark-only

# Every incident of tests/ledger, and every way through its options; `make test` tries a sample of them.
ledger: .venv/ready catalogues
	$(BIN)/pytest -n auto tests/ledger --ledger

golden: .venv/ready catalogues
	$(BIN)/pytest tests -k golden --golden

# Where comparable calls end, beside every published ruling: the tables of docs/meanings.md.
calibration: .venv/ready catalogues
	$(BIN)/python tools/calibrate.py

# docs/elections.md: what each body has chosen, from its profile.
elections: .venv/ready
	$(BIN)/python tools/elections.py

messages: .venv/ready
	$(BIN)/python tools/messages.py

catalogues: .venv/ready
	$(BIN)/python tools/build_catalogues.py

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --editable . --group dev
	touch $@

clean:
	rm -rf .venv
