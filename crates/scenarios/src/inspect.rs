//! Reports what is wrong with a scenario file.

use serde_json::Value;

use super::format::{FORMAT, MAX_SCENARIO_BYTES, VERSION};
use super::reading::scenario_of;
use super::written::Written;
use super::{BadScenario, Finding, Scenario};
use board::Objects;

/// The most findings to list.
const MAX_FINDINGS: usize = 100;

/// The findings about a scenario file.
#[derive(Clone, Debug)]
pub struct Report {
    /// The scenario, or what keeps the file from being one: at least one finding.
    found: Result<Box<Scenario>, Vec<Finding>>,
}

impl Report {
    /// A file that could not be read at all, and why.
    pub fn unreadable(why: String) -> Self {
        Self::of(Finding::new("", BadScenario::Unreadable(why)))
    }

    /// A file of more than [`MAX_SCENARIO_BYTES`].
    pub fn too_large() -> Self {
        Self::of(Finding::new("", BadScenario::TooLarge))
    }

    fn of(finding: Finding) -> Self {
        Self { found: Err(vec![finding]) }
    }

    /// The scenario, if nothing is wrong with it.
    pub fn scenario(&self) -> Option<&Scenario> {
        self.found.as_ref().ok().map(AsRef::as_ref)
    }

    /// What is wrong.
    pub fn errors(&self) -> &[Finding] {
        self.found.as_ref().err().map_or(&[], Vec::as_slice)
    }

    /// The scenario.
    ///
    /// # Errors
    /// The first error found.
    pub fn into_scenario(self) -> Result<Scenario, Finding> {
        self.found.map(|scenario| *scenario).map_err(|errors| {
            let unsaid = || Finding::new("", BadScenario::NotAScenario);
            errors.into_iter().next().unwrap_or_else(unsaid)
        })
    }
}

/// Reads a scenario file and reports what is wrong with it, whatever the bytes are.
pub fn inspect(bytes: &[u8]) -> Report {
    match written(bytes) {
        Ok(written) => {
            let found = scenario_of(written).map(Box::new).map_err(|mut errors| {
                errors.truncate(MAX_FINDINGS);
                errors
            });
            Report { found }
        }
        Err(error) => Report::of(error),
    }
}

fn written(bytes: &[u8]) -> Result<Written, Finding> {
    let whole = |why| Finding::new("", why);
    if bytes.len() > MAX_SCENARIO_BYTES {
        return Err(whole(BadScenario::TooLarge));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if std::str::from_utf8(bytes).is_err() {
        return Err(whole(BadScenario::NotText));
    }
    let value: Value = serde_json::from_slice(bytes)
        .map_err(|error| whole(BadScenario::NotJson(error.to_string())))?;
    if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(Finding::new("format", BadScenario::NotAScenario));
    }
    if let Some(version) = value.get("version").and_then(Value::as_u64)
        && version != u64::from(VERSION)
    {
        return Err(Finding::new("version", BadScenario::Version(version)));
    }
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    serde_path_to_error::deserialize(Objects(&mut reader)).map_err(|error| {
        let place = error.path().to_string();
        let field = if place == "." { String::new() } else { place };
        Finding::new(field, BadScenario::Field(error.inner().to_string()))
    })
}
