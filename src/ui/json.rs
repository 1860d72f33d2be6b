//! As much of JSON as the page keeps: texts, whole numbers, lists and objects. What else there is reads as nothing.

use std::fmt;

/// A value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Json {
    Nothing,
    Number(i64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    pub fn text(text: &str) -> Json {
        Json::Text(text.to_owned())
    }

    pub fn object<const N: usize>(fields: [(&str, Json); N]) -> Json {
        Json::Object(fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
    }

    /// A field of an object; nothing where there is none.
    pub fn field(&self, key: &str) -> &Json {
        let found = match self {
            Json::Object(fields) => fields.iter().find(|(name, _)| name == key),
            _ => None,
        };
        found.map_or(&Json::Nothing, |(_, value)| value)
    }

    pub fn as_text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A number that fits in a byte.
    pub fn as_byte(&self) -> Option<u8> {
        match *self {
            Json::Number(number) => number.try_into().ok(),
            _ => None,
        }
    }

    fn write(&self, to: &mut String) {
        match self {
            Json::Nothing => to.push_str("null"),
            Json::Number(number) => to.push_str(&number.to_string()),
            Json::Text(text) => write_text(text, to),
            Json::List(items) => {
                to.push('[');
                for (index, item) in items.iter().enumerate() {
                    to.push_str(if index > 0 { "," } else { "" });
                    item.write(to);
                }
                to.push(']');
            }
            Json::Object(fields) => {
                to.push('{');
                for (index, (key, value)) in fields.iter().enumerate() {
                    to.push_str(if index > 0 { "," } else { "" });
                    write_text(key, to);
                    to.push(':');
                    value.write(to);
                }
                to.push('}');
            }
        }
    }

    /// `None` if this is no JSON.
    pub fn read(text: &str) -> Option<Json> {
        let mut reader = Reader { rest: text };
        let value = reader.value(DEEPEST)?;
        reader.skip_space();
        reader.rest.is_empty().then_some(value)
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text);
        f.write_str(&text)
    }
}

/// Nothing that the page keeps goes deeper; what does must not overflow the stack.
const DEEPEST: u32 = 16;

fn write_text(text: &str, to: &mut String) {
    to.push('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => to.extend(['\\', character]),
            '\n' => to.push_str("\\n"),
            // The others below the space have short names as well, which nobody needs.
            ..' ' => to.push_str(&format!("\\u{:04x}", character as u32)),
            _ => to.push(character),
        }
    }
    to.push('"');
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n', '\r', '\t']);
    }

    /// Is this what comes next? Then it is read.
    fn takes(&mut self, token: &str) -> bool {
        self.skip_space();
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn value(&mut self, depth: u32) -> Option<Json> {
        let depth = depth.checked_sub(1)?;
        if self.takes("\"") {
            return self.text().map(Json::Text);
        }
        if self.takes("[") {
            let mut items = Vec::new();
            while !self.takes("]") {
                self.comma(items.is_empty())?;
                items.push(self.value(depth)?);
            }
            return Some(Json::List(items));
        }
        if self.takes("{") {
            let mut fields = Vec::new();
            while !self.takes("}") {
                self.comma(fields.is_empty())?;
                let key = if self.takes("\"") { self.text()? } else { return None };
                self.takes(":").then_some(())?;
                fields.push((key, self.value(depth)?));
            }
            return Some(Json::Object(fields));
        }
        if ["null", "true", "false"].iter().any(|word| self.takes(word)) {
            return Some(Json::Nothing);
        }
        self.number()
    }

    fn comma(&mut self, is_first: bool) -> Option<()> {
        (is_first || self.takes(",")).then_some(())
    }

    fn number(&mut self) -> Option<Json> {
        let is_part = |c: char| c.is_ascii_digit() || "+-.eE".contains(c);
        let end = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
        let (number, rest) = self.rest.split_at(end);
        self.rest = rest;
        let is_number = number.contains(|c: char| c.is_ascii_digit());
        is_number.then(|| number.parse().map_or(Json::Nothing, Json::Number))
    }

    /// The rest of a text, behind its first quotation mark.
    fn text(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            let mut characters = self.rest.chars();
            let character = characters.next()?;
            self.rest = characters.as_str();
            match character {
                '"' => return Some(text),
                '\\' => text.push(self.escaped()?),
                _ => text.push(character),
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let mut characters = self.rest.chars();
        let character = characters.next()?;
        self.rest = characters.as_str();
        Some(match character {
            'u' => {
                let (code, rest) = self.rest.split_at_checked(4)?;
                self.rest = rest;
                // Halves of a pair are not put together: the page writes such characters as they are.
                char::from_u32(u32::from_str_radix(code, 16).ok()?).unwrap_or('\u{fffd}')
            }
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            '"' | '\\' | '/' => character,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_written() {
        let texts = ["", "Ada", "a \"b\" \\ c", "é 🎲", "line\nbreak\u{1}"].map(Json::text);
        let value = Json::object([
            ("list", Json::List(texts.to_vec())),
            ("n", Json::Number(-7)),
            ("x", Json::Nothing),
        ]);
        assert_eq!(Json::read(&value.to_string()), Some(value));
        let spaced = " { \"a\" : [ 1 , 2.5 , true , \"\\u00e9\\n\" ] } ";
        let list = vec![Json::Number(1), Json::Nothing, Json::Nothing, Json::text("é\n")];
        assert_eq!(Json::read(spaced), Some(Json::object([("a", Json::List(list))])));
    }

    #[test]
    fn what_is_no_json_is_not_read() {
        let deep = "[".repeat(100_000);
        for text in ["", "{", "[1", "[1 2]", "{\"a\"}", "{\"a\":}", "\"", "\"\\x\"", "1 2", "-", "nul", &deep]
        {
            assert_eq!(Json::read(text), None, "{text:.20}");
        }
    }
}
