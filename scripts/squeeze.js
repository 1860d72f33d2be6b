// Run by trunk before a site is done: takes indentation and comment lines out of the glue that wasm-bindgen writes. Trunk's own
// minifier cannot read it.
const fs = require("fs");
const { TRUNK_STAGING_DIR: folder, TRUNK_PROFILE: profile } = process.env;
for (const name of fs.readdirSync(folder).filter(name => profile === "release" && name.endsWith(".js"))) {
  const text = fs.readFileSync(`${folder}/${name}`, "utf8");
  fs.writeFileSync(`${folder}/${name}`, text.replace(/^\s+/gm, "").replace(/^\/\/.*\n/gm, ""));
}
