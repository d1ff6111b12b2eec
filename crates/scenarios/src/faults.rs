//! Collects what is wrong while a file is read.

use super::{BadScenario, Finding};

/// What is wrong in one part of the file.
pub(super) struct Faults {
    part: String,
    found: Vec<Finding>,
}

impl Faults {
    /// Nothing so far in that part, such as `maps[0]`.
    pub(super) const fn new(part: String) -> Self {
        Self { part, found: Vec::new() }
    }

    /// Something is wrong with that field of the part.
    pub(super) fn add(&mut self, field: impl std::fmt::Display, why: BadScenario) {
        let field =
            if self.part.is_empty() { field.to_string() } else { format!("{}.{field}", self.part) };
        self.found.push(Finding::new(field, why));
    }

    /// The value, or none with its fault added.
    pub(super) fn told<T>(
        &mut self,
        field: impl std::fmt::Display,
        value: Result<T, BadScenario>,
    ) -> Option<T> {
        value.map_err(|why| self.add(field, why)).ok()
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub(super) fn into_findings(self) -> Vec<Finding> {
        self.found
    }
}
