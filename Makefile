# One command for each habit. `make` alone lists them.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

SCRATCH ?= .build
PREFIX ?= /usr/local
DESTDIR ?=
EXAMPLE ?= Examples/sign-in.json

# Plugins would build everything twice; Package.swift says why.
export TWC_WITHOUT_PLUGINS ?= 1

SWIFT ?= swift
SWIFT_FORMAT ?= swift-format
SOURCES := $(wildcard Sources Tests Benchmarks Plugins Examples/SwiftPackage) Package.swift
RELEASE := -c release --static-swift-stdlib --scratch-path $(SCRATCH)
has_archive = [[ $$(cc -print-file-name=lib$(1).a 2>/dev/null) == /* ]]
# PCRE2 is linked statically where its archive is installed, so that twc runs where PCRE2 is not.
STATIC_PCRE2 = TWC_STATIC_PCRE2=$$($(call has_archive,pcre2-8) && echo 1 || echo 0)
# So are the libraries of C and C++, as Package.swift says.
STATIC = TWC_STATIC=$$([[ $$(uname) == Linux ]] && $(call has_archive,pcre2-8) && $(call has_archive,c) \
  && $(call has_archive,stdc++) && echo 1 || echo 0)
RELEASE_BUILD = $(STATIC_PCRE2) $(STATIC) $(SWIFT) build $(RELEASE) --product twc
TWC := $(SCRATCH)/release/twc

.PHONY: help demo build test bench bench-check benchmarks format lint embed embedded warnings schema test-spark test-plugins test-hooks test-browser screenshots install record clean packages

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

demo: build ## Build twc, compile an example (EXAMPLE=…) and print the result
	$(TWC) compile $(EXAMPLE)

build: packages ## Build twc in release mode
	$(RELEASE_BUILD)

test: packages ## Run every test
	$(SWIFT) test --disable-xctest --scratch-path $(SCRATCH)

bench: benchmarks ## Run the benchmarks in release mode
	$(SCRATCH)/release/Benchmarks
	LD_PRELOAD=$(SCRATCH)/allocations.so $(SCRATCH)/release/Benchmarks --allocations
	$(SCRATCH)/release/Benchmarks --memory

bench-check: benchmarks ## Run the benchmarks and hold their ratios to Benchmarks/thresholds.txt
	$(SCRATCH)/release/Benchmarks --check

benchmarks: build $(SCRATCH)/allocations.so
	$(STATIC_PCRE2) $(SWIFT) build $(RELEASE) --product Benchmarks

$(SCRATCH)/allocations.so: Benchmarks/Counter/allocations.c
	mkdir -p $(SCRATCH)
	$(CC) -O2 -shared -fPIC -o $@ $< -ldl

format: ## Format the Swift sources in place
	$(SWIFT_FORMAT) format -i -r -p $(SOURCES)

lint: ## Fail on any Swift source that is not formatted
	$(SWIFT_FORMAT) lint --strict -r -p $(SOURCES)

embed: ## Write recipes, themes and topics of help into Swift source again
	scripts/embed-data

embedded: ## Compile the core modules in Embedded Swift
	scripts/check-embedded

schema: build $(SCRATCH)/venv/ready ## Check the JSON Schema with a real validator
	$(SCRATCH)/venv/bin/python scripts/check-schema $(TWC)

$(SCRATCH)/venv/ready: scripts/requirements.txt | packages
	python3 -m venv $(SCRATCH)/venv
	$(SCRATCH)/venv/bin/pip install --quiet --disable-pip-version-check -r scripts/requirements.txt
	touch $@

test-spark: build $(SCRATCH)/spark-venv/ready ## Compare a run on a local Spark cluster with one process
	scripts/test-spark $(TWC) $(SCRATCH)/spark-venv/bin/python

$(SCRATCH)/spark-venv/ready: Examples/spark/requirements.txt | packages
	scripts/install-packages spark
	python3 -m venv $(SCRATCH)/spark-venv
	$(SCRATCH)/spark-venv/bin/pip install --quiet --disable-pip-version-check -r Examples/spark/requirements.txt
	touch $@

test-plugins: packages ## Build the package of Examples/SwiftPackage with the plugins, and its broken twin
	scripts/test-plugins $(SCRATCH)

test-hooks: build $(SCRATCH)/hooks-venv/ready ## Run the hooks for pre-commit, and what the workflow of the example runs
	$(SCRATCH)/hooks-venv/bin/python scripts/test-hooks $(TWC)

$(SCRATCH)/hooks-venv/ready: scripts/hooks-requirements.txt | packages
	python3 -m venv $(SCRATCH)/hooks-venv
	$(SCRATCH)/hooks-venv/bin/pip install --quiet --disable-pip-version-check -r scripts/hooks-requirements.txt
	touch $@

test-browser: build $(SCRATCH)/browser-venv/ready ## Look at the gallery, screens and differences in Chromium
	$(SCRATCH)/browser-venv/bin/python scripts/test-browser $(TWC)

screenshots: build $(SCRATCH)/browser-venv/ready ## Take the pictures of docs/images again
	$(SCRATCH)/browser-venv/bin/python scripts/test-browser $(TWC) --screenshots docs/images

$(SCRATCH)/browser-venv/ready: scripts/browser/requirements.txt | packages
	scripts/install-packages browser
	python3 -m venv $(SCRATCH)/browser-venv
	$(SCRATCH)/browser-venv/bin/pip install --quiet --disable-pip-version-check -r scripts/browser/requirements.txt
	touch $@

warnings: packages ## Build twc in release mode; fail on any warning
	@log=$$(mktemp) && trap 'rm -f "$$log"' EXIT && \
	$(RELEASE_BUILD) 2>&1 | tee "$$log" && \
	if grep -q 'warning:' "$$log"; then echo 'error: the release build has warnings' >&2; exit 1; fi

install: build ## Install twc, its manual and completions below PREFIX (/usr/local)
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(TWC) $(DESTDIR)$(PREFIX)/bin/twc
	install -d $(DESTDIR)$(PREFIX)/share/man/man1 $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(TWC) man > $(DESTDIR)$(PREFIX)/share/man/man1/twc.1
	$(TWC) completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/twc
	$(TWC) completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_twc
	$(TWC) completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/twc.fish

record: packages ## Record fixtures and generated docs again; read the diff
	TWC_RECORD=1 $(SWIFT) test --disable-xctest --scratch-path $(SCRATCH)

clean: ## Remove what builds leave behind
	rm -rf $(SCRATCH)

packages:
	@scripts/install-packages
