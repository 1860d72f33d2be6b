#!/usr/bin/env bash
# Builds the site into dist/: static files for any host, in any folder.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"

# Panic messages name source files: they must not name the builder's home directory.
# RUSTFLAGS of the caller would replace these.
unset RUSTFLAGS
flags="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src/=deps/"
# The searches use SIMD instructions, which every browser of the last years has.
flags+=" -C target-feature=+simd128"
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags
say "Building the site"
trunk build --release
if grep -qF "$HOME/" dist/*; then die "the site holds a path of this machine"; fi

say "What is loaded, in bytes: as it is, by gzip, by brotli"
node -e '
  // All that a first visit needs before the first game can be played, by brotli.
  const budget = 320000;
  const fs = require("fs"), zlib = require("zlib");
  const row = (name, sizes) => console.log(name.padEnd(38), ...sizes.map(size => String(size).padStart(8)));
  // Prints the sizes of these files and their sums, and returns the sum by brotli.
  const print = (title, names) => {
    const total = [0, 0, 0];
    for (const name of names) {
      const file = fs.readFileSync("dist/" + name);
      const sizes = [file.length, zlib.gzipSync(file, { level: 9 }).length, zlib.brotliCompressSync(file).length];
      sizes.forEach((size, i) => total[i] += size);
      row(name, sizes);
    }
    row(title, total);
    console.log();
    return total[2];
  };
  const files = folder => fs.readdirSync("dist/" + folder, { withFileTypes: true })
    .filter(entry => entry.isFile()).map(entry => folder + entry.name).sort();
  const isWorker = name => name === "worker.js" || name.startsWith("thinker");
  const isStudy = name => name.startsWith("study");
  const first = print("= on a first visit", files("").filter(name => !isWorker(name) && !isStudy(name)));
  print("= when a computer is first to play", files("").filter(isWorker));
  print("= on the first visit to a lesson, rules or settings", files("").filter(isStudy));
  print("= a book each, for its lesson or rules", files("learn/"));
  console.log(`${first} of ${budget} bytes on a first visit`);
  if (first > budget) {
    console.error(`error: a first visit loads ${first} bytes by brotli; the budget is ${budget}`);
    process.exit(1);
  }
'
