PREFIX ?= /usr/local
# When the manual pages were last changed: the day of the last commit.
MANUAL_DATE = $(shell git log -1 --format=%cs 2>/dev/null || date -u +%Y-%m-%d)
VERSION = $(shell sed -n 's/.*static let copyfit = "\(.*\)"/\1/p' Sources/CopyfitRecords/VersionText.swift)
ARCHIVE = copyfit-$(VERSION)-linux-$(shell uname -m)
# Nothing is loaded into the programs, so they need no table of their symbols.
LINKING = -Xlinker --no-export-dynamic $(shell cat $(ICU_DATA))
RELEASE = swift build -c release --static-swift-stdlib --disable-local-rpath $(LINKING) --product copyfit
ICU_DATA = .build/icu-data/options
PROGRAMS = copyfit copyfit-render copyfit-check
SOURCES = Package.swift Sources Wasm/Sources Plugins Scripts/icu Scripts/manual Tests Fonts Examples Shim/Package.swift Shim/Macros Shim/Plugins \
	Shim/Sources Shim/Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Benchmarks
FORMAT = --configuration .swift-format --recursive $(SOURCES)

EXAMPLES = EqualWidthButtons ChatBubbles WrappingTags FormColumns MeasuringText TerminalCells OnePassLayouts
PICTURES = SocialCard Receipt

# One build for all tests: the laws take hours without the optimiser.
OPTIMIZED = -c release -Xswiftc -enable-testing -Xswiftc -DDEBUG -Xswiftc -assert-config -Xswiftc Debug --scratch-path .build/tests
# The command as `make test` builds it.
TESTED_PROGRAMS = set -e; for program in $(PROGRAMS); do swift build $(OPTIMIZED) --product $$program; done
FUZZ_SECONDS ?= 60
# Without the tests of how many levels a stack holds, and of limited memory: instrumented code needs more of both.
SANITIZED_TEST = swift test --disable-xctest --skip 'LawTests|ProcessLimitTests/memory|DepthTests/(shallow|smallerStack)'
ADDRESSES = detect_stack_use_after_return=0:suppressions=$(CURDIR)/Scripts/sanitizers/addresses.txt
LEAKS = suppressions=$(CURDIR)/Scripts/sanitizers/leaks.txt:print_suppressions=0
# Instrumented code allocates in its own way, so allocations are not counted.
SANITIZED_LAWS = swift test --disable-xctest --filter CopyfitLawTests --skip MemoryLawTests
THREADS = --sanitize=thread --scratch-path .build/thread

.PHONY: help demo test library test-c wasm test-wasm wheel test-python test-install test-dist test-image test-scale fuzz sanitize bench figures gallery parity docs examples \
	build man completions install dist format lint

help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

demo: build ## Measure a short text in five scripts and emoji at three widths
	.build/release/copyfit measure --text-file Examples/demo.txt --font Inter --size 16 --width 120 --width 240 --width 480

test: ## Run all tests, optimised, with assertions
	@Scripts/setup.sh test
	swift test --disable-xctest --package-path Shim
	swift test --disable-xctest $(OPTIMIZED)
	@.build/tests/release/copyfit --version

library: ## Make the C library in .build/library: libcopyfit.so, libcopyfit.a, copyfit.h, copyfit.pc; HARFBUZZ=system loads the system's
	@Scripts/setup.sh library
	Scripts/library/build.sh .build/library

test-c: library ## Compile the examples and tests in C under AddressSanitizer, and compare the library's answers with the command's
	$(TESTED_PROGRAMS)
	Tests/C/run.sh .build/library .build/tests/release/copyfit

wasm: ## Make the module for browsers and Node in .build/wasm: copyfit.wasm, copyfit.words, copyfit.mjs, copyfit.d.ts
	@Scripts/setup.sh wasm
	Wasm/build.sh .build/wasm

test-wasm: wasm ## Test the module in Node and in headless Chromium, and compare its answers with the command's
	@Scripts/setup.sh test-wasm
	$(TESTED_PROGRAMS)
	Wasm/tests/run.sh .build/wasm .build/tests/release/copyfit

wheel: library ## Make the Python wheels in .build/wheel: copyfit, and copyfit-fonts with the fonts of all scripts
	rm -rf .build/wheel
	python3 Python/backend/wheel.py .build/wheel

test-python: wheel ## Test the wheels in an environment with packages from PyPI, and compare their answers with the command's
	$(TESTED_PROGRAMS)
	COPYFIT=$(CURDIR)/.build/tests/release/copyfit Python/tests/run.sh .build/wheel .build/python

test-install: dist ## Try what the archive has: manual, completions, GitHub's action, pre-commit's hook and SwiftPM's plugin
	Tests/Installation/run.sh .build/dist/$(ARCHIVE).tar.xz

test-dist: dist ## Try the archive in bare Debian roots with the packages that it names; needs root and mmdebstrap
	Tests/Installation/bare-root.sh .build/dist/$(ARCHIVE).tar.xz bookworm trixie

test-image: ## Run the steps of the Dockerfile in fresh Debian roots, without an engine; needs root and mmdebstrap
	Tests/Installation/dockerfile.py

COUNT ?= 10000000
test-scale: ## Measure COUNT (10,000,000) texts with Spark, an executor of which is killed, and compare with one process
	@Examples/Scale/try.sh $(COUNT)

fuzz: ## Try random fonts and texts, FUZZ_SECONDS (60) for each of the two harnesses
	@Scripts/setup.sh
	@Tests/Fuzzing/run.sh $(FUZZ_SECONDS) .build/fuzz

# Suppressions name functions, also where a test leaves the program no PATH.
sanitize: export ASAN_SYMBOLIZER_PATH = $(shell command -v llvm-symbolizer)
sanitize: ## Run the tests, of the law tests 60 scripts of views, under AddressSanitizer, then under ThreadSanitizer
	@Scripts/setup.sh test
	ASAN_OPTIONS=$(ADDRESSES) LSAN_OPTIONS=$(LEAKS) $(SANITIZED_TEST) --sanitize=address --scratch-path .build/address
	ASAN_OPTIONS=$(ADDRESSES):detect_stack_use_after_return=1 LSAN_OPTIONS=$(LEAKS) $(SANITIZED_TEST) --filter HostTests \
		--sanitize=address --scratch-path .build/address
	COPYFIT_SCRIPTS=60 ASAN_OPTIONS=$(ADDRESSES) LSAN_OPTIONS=$(LEAKS) $(SANITIZED_LAWS) \
		--sanitize=address --scratch-path .build/address
	swift build --build-tests $(THREADS)
	clang -O1 -shared -fPIC Scripts/sanitizers/mutex.c -o .build/thread/libmutex.so
	LD_PRELOAD=$(CURDIR)/.build/thread/libmutex.so $(SANITIZED_TEST) --skip-build $(THREADS)
	COPYFIT_SCRIPTS=60 LD_PRELOAD=$(CURDIR)/.build/thread/libmutex.so $(SANITIZED_LAWS) --skip-build $(THREADS)

bench: ## Time text, layout and views, beside programs in C and the engines that are present
	@Scripts/setup.sh
	@Benchmarks/Peers/build.sh Benchmarks/.build/peers
	swift run -c release --package-path Benchmarks copyfit-bench
	swift run -c release copyfit-layout-bench
	@if [ -x .build/python/bin/python ]; then .build/python/bin/python Benchmarks/Languages/languages.py; fi

examples: ## Run every program of Examples/
	@Scripts/setup.sh
	@set -e; for program in $(EXAMPLES); do echo "== $$program"; swift run -q $$program; done
	@mkdir -p .build/pictures
	@set -e; for program in $(PICTURES); do echo "== $$program"; swift run -q $$program .build/pictures; done

figures: ## Save the figures that the gallery's chart of speed shows
	@mkdir -p Benchmarks/Figures
	swift build -c release --package-path Benchmarks --product copyfit-bench
	swift build -c release --product copyfit-layout-bench
	Benchmarks/Peers/build.sh Benchmarks/.build/peers
	{ Benchmarks/.build/release/copyfit-bench --part cold --row "English · Inter" && echo \
		&& Benchmarks/.build/release/copyfit-bench --part hot --row Chat && echo \
		&& .build/release/copyfit-layout-bench --part layout; } >Benchmarks/Figures/speed.txt

parity: ## Write Documentation/Parity.md from its rows
	COPYFIT_WRITE_PARITY=1 swift test --disable-xctest --filter ParityTests/written

docs: ## Make the documentation of all libraries as a site in .build/docs; a warning is an error
	@Scripts/setup.sh docs
	Scripts/docs.py

gallery: ## Draw the pictures of Documentation/gallery
	@Scripts/setup.sh
	swift run -q Gallery Documentation/gallery

build: $(ICU_DATA) ## Build the command in release mode, the Swift runtime linked in: copyfit, and the programs it becomes
	@Scripts/setup.sh
	$(RELEASE)
	$(RELEASE:copyfit=copyfit-render)
	$(RELEASE:copyfit=copyfit-check)

$(ICU_DATA): Scripts/icu-data.sh $(wildcard Scripts/icu/*.swift)
	@Scripts/setup.sh
	Scripts/icu-data.sh $(@D)

man: build ## Write the manual pages into .build/man
	@rm -rf .build/man && mkdir -p .build/man
	swiftc -o .build/manual Scripts/manual/*.swift
	.build/release/copyfit --experimental-dump-help | .build/manual .build/man \
		"$$(.build/release/copyfit --version | head -n 1)" $(MANUAL_DATE)

completions: build ## Write the shells' completions into .build/completions
	@mkdir -p .build/completions
	.build/release/copyfit --generate-completion-script bash >.build/completions/copyfit
	.build/release/copyfit --generate-completion-script zsh >.build/completions/_copyfit
	.build/release/copyfit --generate-completion-script fish >.build/completions/copyfit.fish

install: build man completions ## Install command, fonts, manual and completions under PREFIX (default /usr/local)
	install -d $(DESTDIR)$(PREFIX)/bin
	install -s -m 755 $(PROGRAMS:%=.build/release/%) $(DESTDIR)$(PREFIX)/bin
	install -D -m 644 LICENSE $(DESTDIR)$(PREFIX)/share/copyfit/LICENSE
	Scripts/licenses.sh $(DESTDIR)$(PREFIX)/share/doc/copyfit/licenses
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/doc/copyfit/Documentation Documentation/*.md
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/doc/copyfit/Schemas Schemas/*.json
	mkdir -p $(DESTDIR)$(PREFIX)/share/copyfit/fonts
	cp -R .build/release/Copyfit_CopyfitFontFiles.resources/. $(DESTDIR)$(PREFIX)/share/copyfit/fonts
	mkdir -p $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 644 .build/man/*.1 $(DESTDIR)$(PREFIX)/share/man/man1
	install -D -m 644 .build/completions/copyfit $(DESTDIR)$(PREFIX)/share/bash-completion/completions/copyfit
	install -D -m 644 .build/completions/_copyfit $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_copyfit
	install -D -m 644 .build/completions/copyfit.fish $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/copyfit.fish

dist: ## Make an archive of what is installed, which runs wherever it is unpacked: .build/dist/copyfit-VERSION-linux-MACHINE.tar.xz
	@Scripts/setup.sh dist
	rm -rf .build/dist
	@$(MAKE) install DESTDIR=$(CURDIR)/.build/dist/ PREFIX=$(ARCHIVE)
	install -m 644 Scripts/dist/README CHANGELOG.md .build/dist/$(ARCHIVE)
	Scripts/dist/pack.sh .build/dist/$(ARCHIVE)

format: ## Format the Swift sources in place
	swift format --in-place $(FORMAT)

lint: ## Check the format, strictly
	swift format lint --strict $(FORMAT)
