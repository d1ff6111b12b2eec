//! What an act is called in its game.

use serde::{Deserialize, Serialize};

/// An act in the tree, numbered from 0 in the order in which they were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ActId(pub(super) usize);
