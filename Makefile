# The project's commands, which are implemented in tools/. Run `make` without arguments to list them.
PORT ?= 8000
# Without HOST, servers accept connections from this machine only. Some shells, such as those of conda, set a variable of
# the same name, so only `make serve HOST=…` counts.
LISTEN_ON = $(if $(filter command,$(origin HOST)),$(HOST))
ADDRESS = --port '$(PORT)' $(if $(LISTEN_ON),--host '$(LISTEN_ON)')

# no telemetry, no feedback questions, and no download of Gatsby's list of hosting adapters during a build
export GATSBY_TELEMETRY_DISABLED = 1
export GATSBY_FEEDBACK_DISABLED = 1
export GATSBY_ADAPTERS_MANIFEST = module.exports = []

# More space for young objects means less garbage collection (docs/performance.md). An author sees an edit 0.1 s earlier.
export NODE_OPTIONS := $(NODE_OPTIONS) --max-semi-space-size=64

RUN = node --import tsx
BIN = node_modules/.bin
SPELLING = $(BIN)/cspell lint --no-progress --show-suggestions

.DEFAULT_GOAL := help
.PHONY: mutants help node install address site build built serve host load-test sbom live optimizations dev check test bench anchors measure lint prose types unit data-layer browser verify record programs record-dashboard page rename screenshots search-compare search-order snapshot schema icons format clean

help: ## list the commands
	@echo 'make <command> [PORT=$(PORT)] [HOST=$(or $(LISTEN_ON),127.0.0.1)]'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' Makefile

node:
	@command -v node > /dev/null || { echo 'Node is not installed: get version 20.19 or newer from https://nodejs.org'; exit 1; }
	@node tools/check-node.mjs

install: node ## install packages if the lockfile has changed
	@node tools/install-if-needed.mjs

# before a build, so that nobody waits for it only to learn that the port is in use
address: install
	@$(RUN) tools/serve.ts --check $(ADDRESS)

site: address build ## build the site and serve it on PORT like a production host
	@$(RUN) tools/serve.ts $(ADDRESS)

build: install ## build the site into public/
	@$(BIN)/gatsby build

serve: install ## serve the last build
	@$(RUN) tools/serve.ts $(ADDRESS)

# before the build, so that nobody waits for it only to learn that nginx is missing
host: address ## build the site and serve it on PORT with nginx, configured by hosting/nginx
	@$(RUN) tools/hosting/host.ts --check
	@$(BIN)/gatsby build
	@$(RUN) tools/hosting/host.ts $(ADDRESS)

load-test: built ## measure how many requests per second nginx serves from the last build (needs wrk and an idle machine); SECONDS=30
	@$(RUN) tools/hosting/load-test.ts $(if $(SECONDS),--seconds $(SECONDS))

sbom: install ## list the packages that the site is built from, with their licenses, as CycloneDX
	@$(RUN) tools/sbom.ts

live: address ## serve the last build with a QuestDB that runs the examples of its pages
	@test -e public/index.html || $(BIN)/gatsby build
	@$(RUN) tools/live.ts $(ADDRESS)

dev: address ## start the development server, with GraphiQL at /___graphql
	@$(BIN)/gatsby develop $(ADDRESS)

check: install ## check the content as the build does, in seconds
	@$(RUN) tools/check/main.ts

test: install ## run all checks; STAGE=unit runs a single stage
	@$(RUN) tools/test-all.ts

bench: install ## measure performance against the budgets (needs a build and an idle machine); ONLY=page|build|edit|develop|scale, COMPARE_WITH=folder of upstream's build
	@$(RUN) tools/bench/main.ts $(ONLY) $(if $(COMPARE_WITH),--compare-with '$(COMPARE_WITH)')

optimizations: install ## measure the gain of each optimization that depends on internals (needs an idle machine); ONLY=late-scripts
	@$(RUN) tools/bench/optimizations.ts $(ONLY)

built: install
	@$(RUN) tools/require-build.ts

anchors: built ## add the anchors of the built pages to the list of published ones
	@$(RUN) tools/anchors.ts

measure: install ## time queries and ingestion on 50 million rows and write content/benchmarks (idle Linux machine, root, about an hour)
	@$(RUN) tools/measure/main.ts

lint: install ## check formatting, house style, and spelling, and run ESLint
	@$(BIN)/prettier --check .
	@$(BIN)/eslint .
	@$(SPELLING)

prose: install ## check only house style and spelling (fast, for authors)
	@$(BIN)/eslint --config tools/prose/eslint-prose.mjs content
	@$(SPELLING)

types: install ## run the TypeScript type checker
	@$(BIN)/tsc --noEmit -p .
	@$(BIN)/tsc --noEmit -p src/service-worker

unit: install ## run unit tests
	@$(RUN) tools/hosting/require-nginx.ts
	@$(BIN)/vitest run --project unit --no-isolate
	@$(BIN)/vitest run --project mocked

data-layer: built ## run tests of nodes, schema, and built files (needs a build)
	@$(BIN)/vitest run --project data-layer

browser: install ## run browser tests (needs a build)
	@$(RUN) tools/require-build.ts $(BROWSER_TEST_FOLDER)
	@$(BIN)/playwright test

verify: install ## run every example and compare its output with the recorded result; PAGE=concept/symbol runs a single page
	@$(RUN) tools/verify/main.ts verify

record: install ## run every example and record its result; PAGE=concept/symbol runs a single page
	@$(RUN) tools/verify/main.ts record

programs: install ## run the client programs and tool examples and compare their output with the records: LANGUAGE=go, PROGRAM=go/pgwire/pool, TOOL=kafka, RECORD=1
	@$(RUN) tools/programs/main.ts $(foreach name,LANGUAGE PROGRAM TOOL RECORD,$(if $(filter command,$(origin $(name))),'$(name)=$($(name))'))

page: install ## create a page and list it in the sidebar: ROUTE=concept/foo KIND=concept TITLE="Foo" SECTION="Concepts" (optional)
	@$(RUN) tools/new-page/main.ts

rename: install ## rename a page with its record and links, and redirect the old address: FROM=/docs/old/ TO=/docs/new/
	@$(RUN) tools/rename-page/main.ts

search-compare: install ## compare search libraries on the pages of the last build
	@$(RUN) tools/search-compare/main.ts

search-order: built ## record the order of search results of the last build for review (tests/data-layer/search-order.txt)
	@$(BIN)/vitest run --project data-layer tests/data-layer/search-quality.test.ts -t 'recorded pages' --update

record-dashboard: install ## re-record the data that the dashboards replay
	@$(RUN) tools/record-dashboard.ts

screenshots: install ## retake the Web Console screenshots
	@$(RUN) tools/screenshots/main.ts

snapshot: install ## refresh the committed snapshot of code host data
	@$(RUN) tools/snapshot.ts

mutants: install ## make small changes to the code in FOLDER and list those that no unit test detects (takes minutes, or hours for a large folder): FOLDER=src/sql SAMPLE=0.1
	@$(BIN)/stryker run

schema: install ## write the data layer's schema to schema.graphql
	@$(RUN) tools/schema.ts

icons: install ## regenerate the icon files from static/icons/mark.svg
	@$(RUN) tools/icons.ts

format: install ## format all files
	@$(BIN)/prettier --write --log-level warn .

clean: ## delete build and test output
	@rm -rf public .cache .tmp test-results playwright-report hosting/nginx/generated
