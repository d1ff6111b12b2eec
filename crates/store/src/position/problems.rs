//! What a reader left out of a position.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::ImportProblem;
use board::Objects;

/// The most problems that are listed one by one.
const LISTED: usize = 40;

/// An object of JSON.
pub(super) type Fields = Map<String, Value>;

/// What was left out so far.
#[derive(Default)]
pub(super) struct Problems {
    pub listed: Vec<ImportProblem>,
    pub more: usize,
}

impl Problems {
    pub(super) fn add(&mut self, problem: ImportProblem) {
        if self.listed.len() < LISTED {
            self.listed.push(problem);
        } else {
            self.more += 1;
        }
    }

    /// The value of a field; nothing, and said so, where it can't be read.
    pub(super) fn read<T: DeserializeOwned>(&mut self, field: &str, value: &Value) -> Option<T> {
        let read = T::deserialize(Objects(value.clone())).ok();
        if read.is_none() {
            self.add(ImportProblem::Unreadable(field.to_owned()));
        }
        read
    }

    /// The same of a field that may be left out or null.
    pub(super) fn optional<T: DeserializeOwned>(
        &mut self,
        of: &Fields,
        name: &str,
        at: &str,
    ) -> Option<T> {
        let value = of.get(name).filter(|value| !value.is_null())?;
        self.read(&format!("{at}{name}"), value)
    }

    /// A list that may be left out, without the items that can't be read.
    pub(super) fn list<T: DeserializeOwned>(
        &mut self,
        of: &Fields,
        name: &str,
        at: &str,
    ) -> Vec<T> {
        match of.get(name) {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(items)) => self.items(&format!("{at}{name}"), items),
            Some(_) => {
                self.add(ImportProblem::Unreadable(format!("{at}{name}")));
                Vec::new()
            }
        }
    }

    pub(super) fn items<T: DeserializeOwned>(&mut self, field: &str, items: &[Value]) -> Vec<T> {
        let items = items.iter().enumerate();
        items.filter_map(|(nth, item)| self.read(&format!("{field}[{nth}]"), item)).collect()
    }
}
