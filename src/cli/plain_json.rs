//! JSON as programs write it, read in a fraction of the time: positions are read by the
//! thousand, and reading is half the work.

use std::fmt;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{self, DeserializeSeed, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};

/// How deep lists and objects are nested that are read here.
const MAX_DEPTH: u8 = 32;

/// How many digits a number has that is read here: with them it is surely a `u64`.
const MAX_DIGITS: usize = 18;

/// Reads `text` as a `T`, to the same value as `serde_json` would. Nothing where it is no `T`,
/// and nothing where it has what only `serde_json` reads: escapes in strings, numbers that are
/// no integers, or much that is nested. Then ask that.
pub(super) fn read_plain<'de, T: Deserialize<'de>>(text: &'de str) -> Option<T> {
    let mut reader = PlainJson { text, at: 0, depth: 0 };
    let value = T::deserialize(&mut reader).ok()?;
    reader.next_sign().is_none().then_some(value)
}

/// What stands in the way is said by `serde_json`, which reads the text again.
#[derive(Debug)]
struct NotPlain;

impl fmt::Display for NotPlain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not plain")
    }
}

impl std::error::Error for NotPlain {}

impl de::Error for NotPlain {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

/// A text, and how far it is read.
struct PlainJson<'de> {
    text: &'de str,
    at: usize,
    depth: u8,
}

impl<'de> PlainJson<'de> {
    #[inline]
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte that is no space, without going past it.
    #[inline]
    fn next_sign(&mut self) -> Option<u8> {
        loop {
            match self.byte() {
                Some(b' ' | b'\t' | b'\n' | b'\r') => self.at += 1,
                sign => return sign,
            }
        }
    }

    /// Goes past spaces and `sign`, which has to come next.
    #[inline]
    fn pass(&mut self, sign: u8) -> Result<(), NotPlain> {
        self.next_sign();
        self.pass_at_once(sign)
    }

    /// Goes past `sign`, which has to come right here.
    #[inline]
    fn pass_at_once(&mut self, sign: u8) -> Result<(), NotPlain> {
        if self.byte() != Some(sign) {
            return Err(NotPlain);
        }
        self.at += 1;
        Ok(())
    }

    /// Goes past `word`, which has to come next.
    fn pass_word(&mut self, word: &str) -> Result<(), NotPlain> {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        if !rest.starts_with(word.as_bytes()) {
            return Err(NotPlain);
        }
        self.at += word.len();
        Ok(())
    }

    #[inline]
    fn string(&mut self) -> Result<&'de str, NotPlain> {
        self.pass(b'"')?;
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let is_end = |byte: &u8| matches!(byte, b'"' | b'\\' | ..b' ');
        let length = rest.iter().position(is_end).ok_or(NotPlain)?;
        let string = self.text.get(self.at..self.at + length).ok_or(NotPlain)?;
        self.at += length;
        self.pass_at_once(b'"')?;
        Ok(string)
    }

    #[inline]
    fn integer<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, NotPlain> {
        let is_negative = self.next_sign() == Some(b'-');
        self.at += usize::from(is_negative);
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let (mut number, mut digits) = (0_u64, 0);
        for digit in rest.iter().map_while(|byte| char::from(*byte).to_digit(10)) {
            number = number.wrapping_mul(10).wrapping_add(u64::from(digit));
            digits += 1;
        }
        self.at += digits;
        // No number begins with a zero but zero itself, and minus zero is a fraction.
        let is_other = rest.first() == Some(&b'0') && (digits > 1 || is_negative);
        match digits {
            1..=MAX_DIGITS if is_other => Err(NotPlain),
            1..=MAX_DIGITS if is_negative => visitor.visit_i64(-number.cast_signed()),
            1..=MAX_DIGITS => visitor.visit_u64(number),
            _ => Err(NotPlain),
        }
    }

    /// Reads what stands between `open` and `close`.
    #[inline]
    fn nested<T>(
        &mut self,
        [open, close]: [u8; 2],
        read: impl FnOnce(&mut Self) -> Result<T, NotPlain>,
    ) -> Result<T, NotPlain> {
        self.pass(open)?;
        if self.depth == MAX_DEPTH {
            return Err(NotPlain);
        }
        self.depth += 1;
        let value = read(self)?;
        self.depth -= 1;
        self.pass(close)?;
        Ok(value)
    }

    /// Goes past the next value, which nobody asks for.
    fn skip(&mut self) -> Result<(), NotPlain> {
        match self.next_sign() {
            Some(b'[') => self.nested(*b"[]", |reader| {
                let mut entries = Entries::new(reader, b']');
                while entries.has_next()? {
                    entries.reader.skip()?;
                }
                Ok(())
            }),
            Some(b'{') => self.nested(*b"{}", |reader| {
                let mut entries = Entries::new(reader, b'}');
                while entries.has_next()? {
                    entries.reader.string()?;
                    entries.reader.pass(b':')?;
                    entries.reader.skip()?;
                }
                Ok(())
            }),
            Some(b'"') => self.string().map(|_| ()),
            _ => self.deserialize_any(IgnoredAny).map(|_| ()),
        }
    }

    #[inline]
    fn list<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, NotPlain> {
        self.nested(*b"[]", |reader| visitor.visit_seq(Entries::new(reader, b']')))
    }

    #[inline]
    fn object<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, NotPlain> {
        self.nested(*b"{}", |reader| visitor.visit_map(Entries::new(reader, b'}')))
    }
}

impl<'de> Deserializer<'de> for &mut PlainJson<'de> {
    type Error = NotPlain;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotPlain> {
        match self.next_sign() {
            Some(b'{') => self.object(visitor),
            Some(b'[') => self.list(visitor),
            Some(b'"') => visitor.visit_borrowed_str(self.string()?),
            Some(b'-' | b'0'..=b'9') => self.integer(visitor),
            Some(b't') => self.pass_word("true").and_then(|()| visitor.visit_bool(true)),
            Some(b'f') => self.pass_word("false").and_then(|()| visitor.visit_bool(false)),
            Some(b'n') => self.pass_word("null").and_then(|()| visitor.visit_unit()),
            _ => Err(NotPlain),
        }
    }

    #[inline]
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotPlain> {
        match self.next_sign() {
            Some(b'n') => self.pass_word("null").and_then(|()| visitor.visit_none()),
            _ => visitor.visit_some(self),
        }
    }

    #[inline]
    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, NotPlain> {
        visitor.visit_newtype_struct(self)
    }

    #[inline]
    fn deserialize_i8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotPlain> {
        self.integer(visitor)
    }

    #[inline]
    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotPlain> {
        self.integer(visitor)
    }

    #[inline]
    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotPlain> {
        self.list(visitor)
    }

    #[inline]
    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, NotPlain> {
        self.list(visitor)
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotPlain> {
        self.object(visitor)
    }

    #[inline]
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotPlain> {
        visitor.visit_enum(BorrowedStrDeserializer::new(self.string()?))
    }

    #[inline]
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotPlain> {
        visitor.visit_borrowed_str(self.string()?)
    }

    #[inline]
    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotPlain> {
        self.skip()?;
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        bool i16 i32 i64 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct
        tuple_struct map
    }
}

/// What a list or an object holds, up to its end.
struct Entries<'r, 'de> {
    reader: &'r mut PlainJson<'de>,
    end: u8,
    is_first: bool,
}

impl<'r, 'de> Entries<'r, 'de> {
    #[inline]
    const fn new(reader: &'r mut PlainJson<'de>, end: u8) -> Self {
        Self { reader, end, is_first: true }
    }

    /// Whether another one comes; goes past the comma before it.
    #[inline]
    fn has_next(&mut self) -> Result<bool, NotPlain> {
        if self.reader.next_sign() == Some(self.end) {
            return Ok(false);
        }
        if !self.is_first {
            self.reader.pass_at_once(b',')?;
        }
        self.is_first = false;
        Ok(true)
    }
}

impl<'de> SeqAccess<'de> for Entries<'_, 'de> {
    type Error = NotPlain;

    #[inline]
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, NotPlain> {
        if self.has_next()? { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }
}

impl<'de> MapAccess<'de> for Entries<'_, 'de> {
    type Error = NotPlain;

    #[inline]
    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, NotPlain> {
        if !self.has_next()? {
            return Ok(None);
        }
        // Whatever a key is read as: it is written as a string.
        if self.reader.next_sign() != Some(b'"') {
            return Err(NotPlain);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }

    #[inline]
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, NotPlain> {
        self.reader.pass(b':')?;
        seed.deserialize(&mut *self.reader)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::Value;

    use super::*;

    fn both(text: &str) -> (Option<Value>, Option<Value>) {
        (read_plain(text), serde_json::from_str(text).ok())
    }

    #[test]
    fn what_programs_write_is_read_to_the_same_value() {
        for text in [
            r#"{"at":[-2,5],"terrain":"sea","token":null,"is":[true,false,{}]}"#,
            " [ 0 , 10 , 999999999999999999 , -1 , \"äß€\" , [ ] ] \r\n\t",
            "\"\"",
        ] {
            let (plain, known) = both(text);
            assert!(plain.is_some() && plain == known, "{text}");
        }
    }

    #[test]
    fn what_is_no_json_or_not_plain_is_left_to_others() {
        for text in [
            "",
            " ",
            "[1,]",
            "[,1]",
            "[1 2]",
            "{\"a\":1,}",
            "{\"a\" 1}",
            "{1:2}",
            "{\"a\"}",
            "[1]]",
            "nul",
            "nullx",
            "tru",
            "01",
            "-01",
            "-",
            "--1",
            "-0",
            "+1",
            "1.5",
            "1e3",
            "[1}",
            "{]",
            "\"a",
            "\"a\t\"",
            "\"a\\n\"",
            "1000000000000000000",
            "1 1",
            "\u{a0}1",
        ] {
            assert_eq!(both(text).0, None, "{text}");
        }
        let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(read_plain::<Value>(&deep(32)).is_some());
        assert_eq!(read_plain::<Value>(&deep(33)), None);
        assert_eq!(read_plain::<Value>(&"[".repeat(100_000)), None);
    }

    #[test]
    fn a_struct_is_no_list_and_a_variant_a_string() {
        #[derive(Debug, PartialEq, Eq, Deserialize)]
        enum Side {
            Left,
            Right(u8),
        }
        assert_eq!(read_plain("\"Left\""), Some(Side::Left));
        assert_eq!(read_plain::<Side>("\"Right\""), None);
        assert_eq!(read_plain::<Side>("{\"Right\":1}"), None, "left to others");
        assert_eq!(read_plain::<(u8, i8)>("[1,-128]"), Some((1, -128)));
        assert_eq!(read_plain::<(u8, i8)>("[1,-129]"), None);
        assert_eq!(read_plain::<(u8, i8)>("[1,2,3]"), None);
        assert_eq!(read_plain::<Option<u8>>("null"), Some(None));
    }

    proptest! {
        /// Pieces of JSON in any order are mostly none; what is read is read as elsewhere.
        #[test]
        fn whatever_is_read_has_the_value_that_it_has_elsewhere(
            pieces in prop::collection::vec(
                prop::sample::select(vec![
                    "[", "]", "{", "}", ",", ":", " ", "\n", "\"", "\"a\"", "\"a\":", "0", "1", "-",
                    "12", ".", "e", "true", "false", "null", "\\", "\t", "é",
                ]),
                0..12,
            ),
        ) {
            let text = pieces.concat();
            let (plain, known) = both(&text);
            prop_assert!(plain.is_none() || plain == known, "{}", text);
        }
    }
}
