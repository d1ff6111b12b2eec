//! Intersections and paths as files have them: lists of hexes, whose length says whether a plaza is
//! meant (TRADERS 11.1).

use std::fmt;

use serde::de::{Deserializer, Error, IgnoredAny, SeqAccess, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use crate::{Hex, Intersection, NoPath, Path, Side};

impl Serialize for Intersection {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.plaza_hex() {
            Some(hex) => [hex].serialize(serializer),
            None => self.hexes().serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Intersection {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Corners)
    }
}

/// Reads the hexes of an intersection.
struct Corners;

impl<'de> Visitor<'de> for Corners {
    type Value = Intersection;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of length 3")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Intersection, A::Error> {
        let Some(first) = list.next_element()? else {
            return Err(A::Error::invalid_length(0, &self));
        };
        rest_of_intersection(first, &mut list, &self)
    }
}

/// Reads the hexes that follow the first of an intersection.
fn rest_of_intersection<'de, A: SeqAccess<'de>>(
    first: Hex,
    list: &mut A,
    expected: &Corners,
) -> Result<Intersection, A::Error> {
    let Some(second) = list.next_element()? else { return Ok(Intersection::plaza(first)) };
    let Some(third) = list.next_element()? else {
        return Err(A::Error::invalid_length(2, expected));
    };
    if list.next_element::<IgnoredAny>()?.is_some() {
        return Err(A::Error::invalid_length(4, expected));
    }
    Intersection::try_from([first, second, third]).map_err(A::Error::custom)
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_inner() {
            return self.ends().serialize(serializer);
        }
        self.hexes().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(PathEnds)
    }
}

/// Reads the two hexes of a path, or the plaza and the corner of an inner one.
struct PathEnds;

impl<'de> Visitor<'de> for PathEnds {
    type Value = Path;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of length 2")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Path, A::Error> {
        let Some(first) = list.next_element()? else {
            return Err(A::Error::invalid_length(0, &self));
        };
        let path = match first {
            PathEnd::Hex(one) => {
                let other: Option<Hex> = list.next_element()?;
                let other = other.ok_or_else(|| A::Error::invalid_length(1, &self))?;
                Path::try_from([one, other])
            }
            PathEnd::Place(plaza) => {
                let corner: Option<Intersection> = list.next_element()?;
                let corner = corner.ok_or_else(|| A::Error::invalid_length(1, &self))?;
                inner_path(plaza, corner)
            }
        };
        if list.next_element::<IgnoredAny>()?.is_some() {
            return Err(A::Error::invalid_length(3, &self));
        }
        path.map_err(A::Error::custom)
    }
}

/// The inner path from a plaza to a corner of its hex.
fn inner_path(plaza: Intersection, corner: Intersection) -> Result<Path, NoPath> {
    let hex = plaza.plaza_hex().ok_or(NoPath)?;
    let side = Side::ALL.into_iter().find(|side| Intersection::of(hex, *side) == corner);
    side.map(|side| Path::inner(hex, side)).ok_or(NoPath)
}

/// The first of the two things that a path is written as.
enum PathEnd {
    Hex(Hex),
    Place(Intersection),
}

impl<'de> Deserialize<'de> for PathEnd {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(FirstEnd)
    }
}

/// Reads a hex, which is two numbers, or a place, which is hexes.
struct FirstEnd;

impl<'de> Visitor<'de> for FirstEnd {
    type Value = PathEnd;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tuple of size 2")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<PathEnd, A::Error> {
        let Some(first) = list.next_element()? else {
            return Err(A::Error::invalid_length(0, &self));
        };
        match first {
            NumberOrHex::Number(q) => {
                let r = list.next_element()?;
                let r = r.ok_or_else(|| A::Error::invalid_length(1, &self))?;
                if list.next_element::<IgnoredAny>()?.is_some() {
                    return Err(A::Error::invalid_length(3, &self));
                }
                Ok(PathEnd::Hex(Hex::new(q, r)))
            }
            NumberOrHex::Hex(first) => {
                rest_of_intersection(first, &mut list, &Corners).map(PathEnd::Place)
            }
        }
    }
}

/// The first thing in a list that is a hex or a list of hexes.
enum NumberOrHex {
    Number(i8),
    Hex(Hex),
}

impl<'de> Deserialize<'de> for NumberOrHex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(FirstNumber)
    }
}

/// Reads a number, or two in a list.
struct FirstNumber;

impl<'de> Visitor<'de> for FirstNumber {
    type Value = NumberOrHex;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("i8")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<NumberOrHex, E> {
        let unlike = || E::invalid_value(serde::de::Unexpected::Signed(number), &self);
        i8::try_from(number).map(NumberOrHex::Number).map_err(|_| unlike())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<NumberOrHex, E> {
        let unlike = || E::invalid_value(serde::de::Unexpected::Unsigned(number), &self);
        i8::try_from(number).map(NumberOrHex::Number).map_err(|_| unlike())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<NumberOrHex, A::Error> {
        Hex::deserialize(serde::de::value::SeqAccessDeserializer::new(list)).map(NumberOrHex::Hex)
    }
}
