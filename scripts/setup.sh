#!/usr/bin/env bash
# Installs what building the site needs, and with `browser` what its browser tests need.
# Nothing is done twice, and nothing is put outside the project except the wasm target
# of rustup and, for the browser tests, Debian's Chromium.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"

# needs PROGRAM "HOW TO INSTALL IT"
needs() { command -v "$1" >/dev/null || die "$1 is missing. Install it with: $2"; }
# has PROGRAM VERSION: is a program of this very version on the PATH?
has() { command -v "$1" >/dev/null && "$1" --version 2>/dev/null | grep -qE "(^|[ _])$2([ .]|\$)"; }

# Tools are compiled for a quick install, not for speed: their own profiles ask for whole-program
# optimisation, which takes twice as long to compile and gains nothing noticeable here.
install_crate() {
  env CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=0 \
    CARGO_TARGET_DIR="$TOOLS/build" RUSTFLAGS= cargo install --root "$TOOLS" --no-default-features "$@"
}

needs cc "apt-get install build-essential (or your system's C compiler)"
needs rustup "the installer at https://rustup.rs"
needs node "apt-get install nodejs npm (Node 20 or later)"
needs npm "apt-get install npm"
node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' ||
  die "Node 20 or later is needed, this is $(node --version). Install it from your system or from https://nodejs.org"

toolchain=$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)
if ! rustup toolchain list | grep -q "^$toolchain"; then
  say "Rust $toolchain"
  rustup toolchain install "$toolchain" --profile minimal --component clippy --component rustfmt
fi
if ! rustup target list --toolchain "$toolchain" --installed | grep -q '^wasm32-unknown-unknown$'; then
  say "The WebAssembly target of Rust"
  rustup target add wasm32-unknown-unknown --toolchain "$toolchain"
fi

# axe-core is not a program: its version is in its package.
has_axe() { grep -qs "\"version\": \"$AXE_VERSION\"" node_modules/axe-core/package.json; }
if ! has wasm-opt "version $BINARYEN_VERSION" || { [ "${1:-}" = browser ] && ! has_axe; }; then
  say "wasm-opt $BINARYEN_VERSION and axe-core $AXE_VERSION (npm)"
  npm ci --no-progress
fi
if ! has wasm-bindgen "$BINDGEN_VERSION"; then
  say "wasm-bindgen $BINDGEN_VERSION (compiled once, one to three minutes)"
  # Five crates do the work on every build and are worth optimising.
  fast=()
  for crate in walrus wasmparser wasm-bindgen-cli-support gimli rustc-demangle; do
    fast+=(--config "profile.release.package.$crate.opt-level=2")
  done
  bindgen=(wasm-bindgen-cli --version "$BINDGEN_VERSION" --bin wasm-bindgen "${fast[@]}")
  # Its own lock file may name a release that was withdrawn since.
  install_crate --locked "${bindgen[@]}" || install_crate "${bindgen[@]}"
fi
if ! has trunk "$TRUNK_VERSION"; then
  say "trunk $TRUNK_VERSION (compiled once, three to six minutes)"
  install_crate --locked trunk --version "$TRUNK_VERSION"
fi
rm -rf "$TOOLS/build"

can_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }
apt_install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; }

# The driver knows where the usual browsers are installed; it only has to be there itself.
if [ "${1:-}" = browser ] && ! command -v chromedriver >/dev/null; then
  if can_apt; then
    say "Chromium and its driver (apt)"
    apt-get update -qq
    # Debian's names, then Ubuntu's.
    apt_install chromium chromium-driver fonts-dejavu-core ||
      apt_install chromium-browser chromium-chromedriver fonts-dejavu-core ||
      die "Chromium could not be installed. Install Chromium or Chrome, and chromedriver of the same version"
  else
    die "the browser tests need Chromium and chromedriver. Install them with: sudo apt-get install chromium chromium-driver (Debian), sudo apt-get install chromium-browser chromium-chromedriver (Ubuntu), or brew install --cask google-chrome chromedriver (macOS)"
  fi
fi

# Safari's engine, for what it lays out in its own way. Systems that do not have it test without it.
if [ "${1:-}" = browser ] && ! command -v WebKitWebDriver >/dev/null; then
  if can_apt; then
    say "WebKit and its driver (apt)"
    apt-get update -qq
    apt_install webkit2gtk-driver xvfb || say "WebKit could not be installed: its tests are skipped"
  else
    say "the tests in WebKit are skipped. On Debian and Ubuntu: sudo apt-get install webkit2gtk-driver xvfb"
  fi
fi
