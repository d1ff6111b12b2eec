//! Any place of an island.

use super::{Hex, Intersection, Path};

/// A place of an island that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A hex.
    Hex(Hex),
    /// An intersection.
    Intersection(Intersection),
    /// A path.
    Path(Path),
}
