//! JSON in which only an object is read as one. Deserializers that are derived also take a
//! list, with the fields in their order: nobody writes that, and a field that is added
//! later would change what it says. Variants that name themselves in a field need [`objects`]
//! for what stands in them; serde still takes the name of one without fields from a list.

use std::fmt;

use serde::Deserialize;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};

/// Reads a text that is nothing but a `T`.
///
/// # Errors
/// Fails if it isn't one.
pub fn read_json<T: DeserializeOwned>(json: &[u8]) -> serde_json::Result<T> {
    // Looked at once, not string by string: a third of an average line is names of fields.
    let text = std::str::from_utf8(json).map_err(serde_json::Error::custom)?;
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = T::deserialize(Objects(&mut reader))?;
    reader.end()?;
    Ok(read)
}

/// Reads a field whose objects are never lists. Whatever stands in a variant that names itself
/// in a field needs this: it is kept as it was before it is known what it is.
///
/// # Errors
/// Fails if it isn't one.
pub fn objects<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    T::deserialize(Objects(deserializer))
}

/// A deserializer whose objects are never lists, at any depth.
#[derive(Debug)]
pub struct Objects<D>(pub D);

/// A visitor, seed, or access whose objects are never lists.
struct NeverLists<T>(T);

macro_rules! forward {
    ($($name:ident($($argument:ident: $kind:ty),*))*) => {$(
        #[inline]
        fn $name<V: Visitor<'de>>(self, $($argument: $kind,)* visitor: V) -> Result<V::Value, D::Error> {
            self.0.$name($($argument,)* NeverLists(visitor))
        }
    )*};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Objects<D> {
    type Error = D::Error;

    forward! {
        deserialize_any() deserialize_bool() deserialize_char() deserialize_str()
        deserialize_i8() deserialize_i16() deserialize_i32() deserialize_i64() deserialize_i128()
        deserialize_u8() deserialize_u16() deserialize_u32() deserialize_u64() deserialize_u128()
        deserialize_f32() deserialize_f64() deserialize_string() deserialize_bytes()
        deserialize_byte_buf() deserialize_option() deserialize_unit() deserialize_seq()
        deserialize_map() deserialize_identifier() deserialize_ignored_any()
        deserialize_unit_struct(name: &'static str) deserialize_newtype_struct(name: &'static str)
        deserialize_tuple(len: usize)
        deserialize_tuple_struct(name: &'static str, len: usize)
        deserialize_enum(name: &'static str, variants: &'static [&'static str])
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(NeverLists(visitor))
    }

    fn is_human_readable(&self) -> bool {
        self.0.is_human_readable()
    }
}

macro_rules! visit {
    ($($name:ident($kind:ty))*) => {$(
        #[inline]
        fn $name<E: Error>(self, value: $kind) -> Result<V::Value, E> {
            self.0.$name(value)
        }
    )*};
}

impl<'de, V: Visitor<'de>> Visitor<'de> for NeverLists<V> {
    type Value = V::Value;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(to)
    }

    visit! {
        visit_bool(bool) visit_char(char) visit_f32(f32) visit_f64(f64)
        visit_i8(i8) visit_i16(i16) visit_i32(i32) visit_i64(i64) visit_i128(i128)
        visit_u8(u8) visit_u16(u16) visit_u32(u32) visit_u64(u64) visit_u128(u128)
        visit_str(&str) visit_borrowed_str(&'de str) visit_string(String)
        visit_bytes(&[u8]) visit_borrowed_bytes(&'de [u8]) visit_byte_buf(Vec<u8>)
    }

    #[inline]
    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_none()
    }

    #[inline]
    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_unit()
    }

    #[inline]
    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        self.0.visit_some(Objects(inner))
    }

    #[inline]
    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        self.0.visit_newtype_struct(Objects(inner))
    }

    #[inline]
    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<V::Value, A::Error> {
        self.0.visit_seq(NeverLists(items))
    }

    #[inline]
    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(NeverLists(fields))
    }

    #[inline]
    fn visit_enum<A: EnumAccess<'de>>(self, variants: A) -> Result<V::Value, A::Error> {
        self.0.visit_enum(NeverLists(variants))
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for NeverLists<S> {
    type Value = S::Value;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<S::Value, D::Error> {
        self.0.deserialize(Objects(inner))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for NeverLists<A> {
    type Error = A::Error;

    #[inline]
    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        self.0.next_element_seed(NeverLists(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for NeverLists<A> {
    type Error = A::Error;

    #[inline]
    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        self.0.next_key_seed(seed)
    }

    #[inline]
    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.0.next_value_seed(NeverLists(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: EnumAccess<'de>> EnumAccess<'de> for NeverLists<A> {
    type Error = A::Error;
    type Variant = NeverLists<A::Variant>;

    #[inline]
    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Self::Variant), A::Error> {
        let (name, variant) = self.0.variant_seed(seed)?;
        Ok((name, NeverLists(variant)))
    }
}

/// The fields of a variant, which are an object, too.
struct VariantFields<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for VariantFields<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        inner.deserialize_map(NeverLists(self.0))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for NeverLists<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.0.unit_variant()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        self.0.newtype_variant_seed(NeverLists(seed))
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.0.tuple_variant(len, NeverLists(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.newtype_variant_seed(VariantFields(visitor))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    struct OneTwo {
        one: u8,
        two: Option<Box<Self>>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    enum Kind {
        Named { one: u8 },
        Of(OneTwo),
        Two(u8, u8),
    }

    fn is_read<T: DeserializeOwned + fmt::Debug>(json: &str) -> bool {
        read_json::<T>(json.as_bytes()).is_ok()
    }

    #[test]
    fn a_list_is_no_object_at_any_depth() {
        assert!(serde_json::from_str::<OneTwo>("[1, null]").is_ok(), "as it is derived");
        for json in ["[1, null]", r#"{"one": 1, "two": [1, null]}"#] {
            assert!(!is_read::<OneTwo>(json), "{json}");
        }
        assert!(!is_read::<Vec<OneTwo>>("[[1, null]]"));
        assert!(!is_read::<Kind>(r#"{"Named": [1]}"#));
        assert!(!is_read::<Kind>(r#"{"Of": [1, null]}"#));
    }

    #[test]
    fn objects_lists_and_variants_are_what_they_were() {
        for json in [r#"{"one": 1}"#, r#"{"two": {"one": 3, "two": null}, "one": 255}"#] {
            assert_eq!(read_json::<OneTwo>(json.as_bytes()).ok(), serde_json::from_str(json).ok());
            assert!(is_read::<OneTwo>(json));
        }
        for json in [r#"{"Named": {"one": 1}}"#, r#"{"Of": {"one": 1}}"#, r#"{"Two": [1, 2]}"#] {
            assert!(is_read::<Kind>(json), "{json}");
        }
        assert!(is_read::<[u8; 2]>("[1, 2]"));
        assert!(!is_read::<OneTwo>(r#"{"one": 1} 2"#), "something follows");
    }
}
