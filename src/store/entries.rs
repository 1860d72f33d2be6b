//! The entries of a JSON object, in a list that is sorted by their names. They are few, and the code of a list is much
//! smaller than that of a tree.

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// Values by their names, each name once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entries<V>(Vec<(String, V)>);

impl<V> Default for Entries<V> {
    fn default() -> Entries<V> {
        Entries(Vec::new())
    }
}

impl<V> Entries<V> {
    /// Where this name is, or else where it belongs.
    fn place(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| (**known).cmp(name))
    }

    /// The last value of a name counts.
    fn insert(&mut self, name: String, value: V) {
        match self.place(&name) {
            Ok(known) => self.0[known].1 = value,
            Err(place) => self.0.insert(place, (name, value)),
        }
    }

    pub fn get(&self, name: &str) -> Option<&V> {
        self.place(name).ok().map(|place| &self.0[place].1)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&String, &V)> {
        self.0.iter().map(|(name, value)| (name, value))
    }

    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.0.iter().map(|(name, _)| name)
    }
}

impl<V> IntoIterator for Entries<V> {
    type Item = (String, V);
    type IntoIter = std::vec::IntoIter<(String, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<V> FromIterator<(String, V)> for Entries<V> {
    fn from_iter<I: IntoIterator<Item = (String, V)>>(all: I) -> Entries<V> {
        let mut entries = Entries::default();
        all.into_iter().for_each(|(name, value)| entries.insert(name, value));
        entries
    }
}

impl<V, const N: usize> From<[(String, V); N]> for Entries<V> {
    fn from(all: [(String, V); N]) -> Entries<V> {
        all.into_iter().collect()
    }
}

impl<V: Serialize> Serialize for Entries<V> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Entries<V> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Entries<V>, D::Error> {
        struct Object<V>(PhantomData<V>);

        impl<'de, V: Deserialize<'de>> Visitor<'de> for Object<V> {
            type Value = Entries<V>;

            fn expecting(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
                text.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Entries<V>, A::Error> {
                let mut entries = Entries::default();
                while let Some((name, value)) = object.next_entry()? {
                    entries.insert(name, value);
                }
                Ok(entries)
            }
        }
        from.deserialize_map(Object(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_has_its_last_value() {
        let entries: Entries<u8> = serde_json::from_str(r#"{"b":1,"a":2,"b":3}"#).expect("an object");
        assert_eq!(entries.iter().collect::<Vec<_>>(), [(&"a".to_owned(), &2), (&"b".to_owned(), &3)]);
        assert_eq!((entries.get("b"), entries.get("c")), (Some(&3), None));
        assert_eq!(serde_json::to_string(&entries).expect("JSON"), r#"{"a":2,"b":3}"#);
        assert!(serde_json::from_str::<Entries<u8>>("[1]").is_err());
    }
}
