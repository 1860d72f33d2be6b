//! House rules of the style sheets; `static/style/tokens.css` explains them.

use super::{files, files_named, root};
use quincunx::games::GameId;
use std::collections::BTreeSet;
use std::fs;

const TOKENS: &str = "static/style/tokens.css";

/// The conditions on the size of the window that style sheets and page may ask for.
const WINDOW: [&str; 8] = [
    "(width < 600px)",
    "(width < 600px) and (height < 640px)",
    "(width >= 600px)",
    "(width >= 1000px)",
    "(width < 1000px)",
    "(width >= 1000px) and (height >= 860px)",
    "(orientation: landscape) and (height <= 500px)",
    "(width >= 2200px) and (height >= 1300px)",
];
/// The conditions on the room of the page, or of a part of it.
const ROOM: [&str; 13] = [
    "page (width < 340px)",
    "page (width <= 18rem)",
    "top (width < 18rem)",
    "top (width < 21rem)",
    "top (width < 26rem)",
    "top (width < 70rem)",
    "bar (width < 18rem)",
    "question (width < 26rem)",
    "who (width < 18rem)",
    "who (width < 15rem)",
    "seat (width < 7rem)",
    "seat ((5rem <= width < 7rem) or (width >= 8.5rem))",
    "seat (8.5rem <= width < 11.5rem)",
];

/// The names of colours that are most likely to be used.
const COLOUR_NAMES: &str = "aqua beige black blue brown coral crimson cyan darkgray fuchsia gold gray green grey indigo \
    ivory khaki lightgray lime magenta maroon navy olive orange orchid pink plum purple red salmon sienna silver snow tan \
    teal tomato turquoise violet wheat white whitesmoke yellow";
const COLOUR_FUNCTIONS: [&str; 10] =
    ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "light-dark"];

fn styles() -> Vec<(String, String)> {
    let without_comments = |text: String| {
        let mut parts = text.split("/*");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |code, part| code + part.split_once("*/").expect("a comment ends").1)
    };
    files_named("static/style", "css")
        .into_iter()
        .map(|(file, text)| (file, without_comments(text)))
        .collect()
}

/// A pair of braces: the selectors of the blocks around it and its own, from the outermost, and its declarations.
struct Block {
    preludes: Vec<String>,
    declarations: Vec<String>,
}

/// The blocks of a style sheet; the first one is the sheet itself.
fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = vec![Block { preludes: Vec::new(), declarations: Vec::new() }];
    let mut open = vec![0];
    let mut words = String::new();
    for character in text.chars() {
        let here = *open.last().expect("braces are paired");
        match character {
            '{' => {
                let prelude = words.split_whitespace().collect::<Vec<_>>().join(" ");
                let preludes = blocks[here].preludes.iter().cloned().chain([prelude]).collect();
                open.push(blocks.len());
                blocks.push(Block { preludes, declarations: Vec::new() });
                words.clear();
            }
            ';' | '}' => {
                if !words.trim().is_empty() {
                    blocks[here].declarations.push(words.trim().to_owned());
                }
                words.clear();
                if character == '}' {
                    open.pop();
                }
            }
            _ => words.push(character),
        }
    }
    assert_eq!(open, [0], "braces are paired");
    blocks
}

/// The layers in their order, as the first sheet declares them.
fn layers() -> Vec<String> {
    let text = fs::read_to_string(root().join(TOKENS)).expect("the tokens");
    let (_, rest) = text.split_once("\n@layer ").expect("an order of layers");
    let (names, _) = rest.split_once(';').expect("the end of it");
    names.split(", ").map(str::to_owned).collect()
}

fn layer_of(block: &Block) -> Option<&str> {
    block.preludes.first()?.strip_prefix("@layer ")
}

/// A rule outside the layers would win over all of them.
#[test]
fn every_rule_is_in_a_layer() {
    let layers = layers();
    for (file, text) in styles() {
        for (index, block) in blocks(&text).iter().enumerate() {
            if index == 0 {
                assert!(file == TOKENS || block.declarations.is_empty(), "{file}: {:?}", block.declarations);
            } else {
                let layer = layer_of(block).unwrap_or_default();
                assert!(layers.iter().any(|name| name == layer), "{file}: {:?}", block.preludes);
            }
        }
    }
}

/// The style sheets that a file names after these words.
fn named<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0))
}

/// Within a layer the order of the files counts: the page links each once, one layer after the other, and then those
/// that only the pages of learning need.
#[test]
fn the_page_links_every_style_sheet_in_the_order_of_the_layers() {
    let read = |file: &str| fs::read_to_string(root().join(file)).expect("a file");
    let (page, study) = (read("index.html"), read("src/ui/study.rs"));
    let linked: Vec<&str> = named(&page, "rel=\"inline\" href=\"").collect();
    let later: Vec<&str> = named(&study, "include_str!(\"../../").collect();
    let styles = styles();
    assert_eq!(linked.len() + later.len(), styles.len(), "each is linked once");
    let layers = layers();
    let place = |file: &&str| {
        let (_, text) =
            styles.iter().find(|(name, _)| name == file).unwrap_or_else(|| panic!("there is no {file}"));
        let all = blocks(text);
        let layer = all.iter().filter_map(layer_of).next_back().expect("a layer");
        layers.iter().position(|name| name == layer)
    };
    assert!(linked.is_sorted_by_key(place), "{linked:?}");
    assert!(later.is_sorted_by_key(place), "{later:?}");
}

/// A declaration's words, and its functions' names.
fn words_of(declaration: &str) -> impl Iterator<Item = &str> {
    let (_, value) = declaration.split_once(':').unwrap_or(("", declaration));
    value.split(|c: char| !c.is_alphanumeric() && !"-#_".contains(c))
}

/// A theme is a set of tokens: no other sheet has colours of its own, or asks which theme it is.
#[test]
fn colours_and_themes_are_in_the_tokens_alone() {
    let named: BTreeSet<&str> = COLOUR_NAMES.split_whitespace().chain(COLOUR_FUNCTIONS).collect();
    for (file, text) in styles().into_iter().filter(|(file, _)| file != TOKENS) {
        for Block { preludes, declarations } in blocks(&text) {
            assert!(!preludes.iter().any(|prelude| prelude.contains("data-theme")), "{file}: {preludes:?}");
            for declaration in declarations {
                let raw = words_of(&declaration).find(|word| word.starts_with('#') || named.contains(word));
                assert_eq!(raw, None, "{file}: {declaration}");
            }
        }
    }
}

/// Is every condition of this list a named one, or one that has nothing to do with sizes?
fn is_named(conditions: &str) -> bool {
    let is_size = |condition: &str| {
        ["width", "height", "orientation", "aspect"].iter().any(|word| condition.contains(word))
    };
    conditions.split(", ").all(|condition| !is_size(condition) || WINDOW.contains(&condition))
}

#[test]
fn only_named_breakpoints_are_asked_for() {
    let tokens = fs::read_to_string(root().join(TOKENS)).expect("the tokens");
    let all: String = styles().into_iter().map(|(_, text)| text).collect();
    for condition in WINDOW.into_iter().chain(ROOM) {
        assert!(tokens.contains(condition), "{TOKENS} does not explain {condition}");
        assert!(all.contains(condition), "nothing asks for {condition}");
    }
    for (file, text) in styles() {
        for prelude in blocks(&text).iter().filter_map(|block| block.preludes.last()) {
            let window = prelude.strip_prefix("@media ");
            assert!(window.is_none_or(is_named), "{file}: {prelude}");
            let room = prelude.strip_prefix("@container ");
            assert!(room.is_none_or(|room| ROOM.contains(&room)), "{file}: {prelude}");
        }
    }
    // The page asks in the same words.
    for (file, text) in files("src/ui") {
        for literal in text.split('"').filter(|literal| literal.starts_with('(') && literal.ends_with(')')) {
            assert!(is_named(literal), "{file}: {literal}");
        }
    }
}

/// Two boards may lie on one page: what a game's sheet says holds within the class of that game.
#[test]
fn a_board_styles_nothing_but_its_own_game() {
    let shared = ["static/style/boards/cells.css", "static/style/boards/marks.css"];
    let mut animations = BTreeSet::new();
    for (file, text) in styles().into_iter().filter(|(file, _)| file.starts_with("static/style/boards/")) {
        let name = file.trim_start_matches("static/style/boards/");
        let game = GameId::ALL.iter().find(|game| name.starts_with(game.id()));
        assert!(game.is_some() || shared.contains(&&*file), "{file} is of no game");
        for block in blocks(&text).into_iter().skip(1) {
            let Some(outermost) = block.preludes.get(1) else { continue };
            let animation = outermost.strip_prefix("@keyframes ").filter(|_| block.preludes.len() == 2);
            // Their names are known to the whole page.
            assert!(
                animation.is_none_or(|name| animations.insert(name.to_owned())),
                "{file}: two {outermost}"
            );
            let is_within = game.is_none_or(|game| *outermost == format!(".{}", game.id()));
            assert!(is_within || outermost.starts_with("@keyframes "), "{file}: {outermost}");
        }
    }
}

#[test]
fn style_sheets_can_be_read_in_one_sitting() {
    for (file, text) in files_named("static/style", "css") {
        let lines = text.lines().count();
        assert!(lines <= 400, "{file} has {lines} lines");
    }
}

/// A browser reports no error for a colour that no style sheet defines: what has it is just not drawn.
#[test]
fn every_custom_property_is_defined() {
    let styles = styles();
    let set = |name: &str, text: &str| text.contains(&format!("{name}:"));
    // Some are set on elements, by the boards.
    let sources: Vec<String> = styles
        .iter()
        .map(|(_, text)| text.clone())
        .chain(files("src").into_iter().map(|(_, text)| text))
        .collect();
    for (file, text) in &styles {
        for used in text.split("var(").skip(1) {
            let name = used.split([')', ',']).next().expect("a name");
            let has_fallback = used[name.len()..].starts_with(',');
            assert!(
                has_fallback || sources.iter().any(|text| set(name, text)),
                "{file}: {name} is not defined"
            );
        }
    }
}

/// A token that nothing uses is left over, and should go.
#[test]
fn every_token_is_used() {
    let all: String = styles().into_iter().map(|(_, text)| text).collect();
    let tokens = styles().into_iter().find(|(file, _)| file == TOKENS).expect("the tokens").1;
    for declaration in blocks(&tokens).iter().flat_map(|block| &block.declarations) {
        let Some((name, _)) = declaration.split_once(':').filter(|(name, _)| name.starts_with("--")) else {
            continue;
        };
        assert!(all.contains(&format!("var({name})")), "nothing uses {name}");
    }
}
