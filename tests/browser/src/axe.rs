//! What axe-core finds wrong on a page: the accessibility of the site.

use crate::Page;
use serde_json::json;
use std::path::PathBuf;

/// The program, as npm installs it.
fn program() -> String {
    let parts = [env!("CARGO_MANIFEST_DIR"), "..", "..", "node_modules", "axe-core", "axe.min.js"];
    let file: PathBuf = parts.iter().collect();
    std::fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{}: {error}; `npm ci` installs it", file.display()))
}

impl Page {
    /// Everything that axe finds wrong here; with `rules`, by these rules alone.
    pub async fn violations(&self, rules: &[&str]) -> Vec<String> {
        if self.eval("window.axe === undefined").await == true {
            self.run(&program()).await;
        }
        let mut options = json!({ "resultTypes": ["violations"] });
        if !rules.is_empty() {
            options["runOnly"] = json!(rules);
        }
        let told = "violations.flatMap(rule => rule.nodes.map(node =>
            `${rule.id}: ${node.target.join(' ')}: ${node.failureSummary.replaceAll('\\n', ' ')}`))";
        let found = self.eval_async(&format!("axe.run({options}).then(({{ violations }}) => {told})")).await;
        let found = found.as_array().unwrap_or_else(|| panic!("axe does not run: {found}")).iter();
        found.map(|violation| violation.as_str().unwrap_or_default().to_owned()).collect()
    }
}
