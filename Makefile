# make play   build the site and play it on this machine (PORT=8080)
# make dev    the page while it is worked on: it is built and reloaded at every change (PORT=8080)
# make check  formatting, lints and the native tests that concern what has changed, in about a minute
# make test   everything that must hold before a merge
# make site   the site as static files in dist/
# make bench  how fast the rules and the searches are, natively and in the browser
# make bench-page  how soon the page answers a press, and whether it stays free while the computer thinks
# make fuzz   random texts against every parser (SECONDS_EACH=60)
# make screenshots  pictures of every screen, in target/screenshots (ONLY=parts,of,names)

PORT ?= 8080
SECONDS_EACH ?= 60
SOURCES := Cargo.toml Cargo.lock Trunk.toml index.html $(shell find src static -type f)

.PHONY: play dev check test test-full site bench bench-page fuzz screenshots

play: dist/index.html
	@cargo run --quiet -- serve dist --port $(PORT)

site: dist/index.html

dist/index.html: $(SOURCES)
	@scripts/setup.sh
	@scripts/site.sh

dev:
	@PORT=$(PORT) scripts/dev.sh

check:
	@scripts/check.sh

test:
	@scripts/test.sh

# Counts further than the tests do.
test-full:
	@FULL=1 cargo test --test quantik

bench: dist/index.html
	@cargo bench
	@cargo run --quiet --release -- bench
	@scripts/setup.sh browser
	@cargo run --quiet -p browser-tests --bin bench
	@cargo run --quiet -p browser-tests --bin bench_page

bench-page: dist/index.html
	@scripts/setup.sh browser
	@cargo run --quiet -p browser-tests --bin bench_page

fuzz:
	@scripts/fuzz.sh $(SECONDS_EACH)

screenshots: dist/index.html
	@scripts/setup.sh browser
	@cargo run --quiet -p browser-tests --bin screenshots
