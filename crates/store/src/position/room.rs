//! Lists of JSON that are seldom short, read into room for all of them at once.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{Deserializer, SeqAccess, Visitor};

/// How many settlements a player has.
pub(super) const SETTLEMENTS: usize = 5;

/// How many roads, ships or harbors there usually are at most: as many as a player has roads.
pub(super) const ROOM: usize = 15;

/// Reads a list of usually up to `USUAL` items.
pub(super) fn with_room<'de, const USUAL: usize, T, D>(
    deserializer: D,
) -> Result<Option<Vec<T>>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct List<const USUAL: usize, T>(PhantomData<T>);
    impl<'de, const USUAL: usize, T: Deserialize<'de>> Visitor<'de> for List<USUAL, T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a sequence")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let Some(first) = list.next_element()? else { return Ok(Vec::new()) };
            let mut all = Vec::with_capacity(USUAL);
            all.push(first);
            while let Some(next) = list.next_element()? {
                all.push(next);
            }
            Ok(all)
        }
    }
    deserializer.deserialize_seq(List::<USUAL, T>(PhantomData)).map(Some)
}
