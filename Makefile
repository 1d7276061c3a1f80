# The project's commands; what they do is in tools/. `make` alone lists them.
PORT ?= 8000

# no telemetry, no feedback questions, and no download of Gatsby's list of hosting adapters during a build
export GATSBY_TELEMETRY_DISABLED = 1
export GATSBY_FEEDBACK_DISABLED = 1
export GATSBY_ADAPTERS_MANIFEST = module.exports = []

RUN = node --import tsx
BIN = node_modules/.bin

.DEFAULT_GOAL := help
.PHONY: help node install site build serve dev test bench lint types unit data-layer browser verify record record-dashboard screenshots search-compare snapshot schema icons format clean

help: ## list the commands
	@echo 'make <command> [PORT=$(PORT)]'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' Makefile

node:
	@command -v node > /dev/null || { echo 'Node is not installed: get version 20.19 or newer from https://nodejs.org'; exit 1; }
	@node tools/check-node.mjs

install: node ## install the packages, if the lockfile changed
	@node tools/install-if-needed.mjs

site: build ## build the site and serve it on PORT as a host would
	@$(RUN) tools/serve.ts --port $(PORT)

build: install ## build the site into public/
	@$(BIN)/gatsby build

serve: install ## serve what was built
	@$(RUN) tools/serve.ts --port $(PORT)

# the larger space for young objects saves an author 0.1 s of garbage collection after each edit (tools/bench/develop.ts)
dev: install ## develop server, with GraphiQL at /___graphql
	@NODE_OPTIONS="$(NODE_OPTIONS) --max-semi-space-size=64" $(BIN)/gatsby develop --port $(PORT)

test: install ## all checks; STAGE=unit runs one of them
	@$(RUN) tools/test-all.ts

bench: install ## measure against the budgets, wants a build and an idle machine; ONLY=page|build|edit|develop|scale
	@$(RUN) tools/bench/main.ts $(ONLY) $(if $(BESIDE),--beside $(BESIDE))

lint: install ## formatting and ESLint
	@$(BIN)/prettier --check .
	@$(BIN)/eslint .

types: install ## TypeScript
	@$(BIN)/tsc --noEmit -p .
	@$(BIN)/tsc --noEmit -p src/service-worker

unit: install ## tests of single modules
	@$(BIN)/vitest run --project unit

data-layer: install ## tests of nodes, schema and built files (wants a build)
	@$(BIN)/vitest run --project data-layer

browser: install ## tests in a browser (wants a build)
	@$(BIN)/playwright test

verify: install ## run every example and compare with what is recorded
	@$(RUN) tools/verify/main.ts verify

record: install ## run every example and record its result
	@$(RUN) tools/verify/main.ts record

search-compare: install ## compare search libraries on the pages of the last build
	@$(RUN) tools/search-compare/main.ts

record-dashboard: install ## record anew what the dashboards replay
	@$(RUN) tools/record-dashboard.ts

screenshots: install ## take the pictures of the web console again
	@$(RUN) tools/screenshots/main.ts

snapshot: install ## fetch the facts of the code host and write them to the committed snapshot
	@$(RUN) tools/snapshot.ts

schema: install ## write the data layer's schema to schema.graphql
	@$(RUN) tools/schema.ts

icons: install ## draw the icon files again from static/icons/mark.svg
	@$(RUN) tools/icons.ts

format: install ## format all files
	@$(BIN)/prettier --write --log-level warn .

clean: ## delete what builds and tests made
	@rm -rf public .cache .tmp test-results playwright-report
