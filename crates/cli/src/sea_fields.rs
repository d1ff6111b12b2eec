//! Whether a line of JSON is read with the fields of Seafarers in it (FORMATS 1).

use serde::de::{DeserializeOwned, IgnoredAny};

/// Which of them are read.
pub(super) trait SeaFields: Default {
    /// What a field of Seafarers that would hold a `T` is read as.
    type Of<T: Default + DeserializeOwned>: Default + DeserializeOwned;
}

/// All of them.
#[derive(Default)]
pub(super) struct WithSeaFields;

/// None: they are unknown ones, whatever they hold, but named once at most.
#[derive(Default)]
pub(super) struct NoSeaFields;

impl SeaFields for WithSeaFields {
    type Of<T: Default + DeserializeOwned> = T;
}

impl SeaFields for NoSeaFields {
    type Of<T: Default + DeserializeOwned> = IgnoredAny;
}
