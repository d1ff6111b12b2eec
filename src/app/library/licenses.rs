//! What others wrote and we ship: each part with its license. The list lies in
//! `assets/licenses.json`; `cargo run --example licenses` makes it.

use serde::{Deserialize, Serialize};

/// The list as it was made.
const LIST: &str = include_str!("../../../assets/licenses.json");

/// All parts, and the texts that they share.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Licenses {
    /// The license of our own work.
    pub own: Part,
    /// What others wrote, by name.
    pub parts: Vec<Part>,
    /// Each text once. Line ends within a paragraph are left to who shows it.
    pub texts: Vec<String>,
}

/// Something that is linked in or lies beside.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// What it is called.
    pub name: String,
    /// Its version, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// The license it is offered under, as an SPDX expression.
    pub license: String,
    /// The licenses of these that we ship it under.
    pub under: Vec<String>,
    /// Who wrote it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<String>,
    /// Where its source is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
    /// What it is in.
    pub packages: Vec<Package>,
    /// What is to be kept with it.
    pub notices: Vec<Notice>,
}

/// A license that somebody gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// Whose it is, a line each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holders: Vec<String>,
    /// The place of its text among all texts.
    pub text: usize,
}

/// A form in which the program is shipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Package {
    /// For a Linux desktop.
    Linux,
    /// For Windows.
    Windows,
    /// As a page.
    Web,
}

impl Package {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Linux, Self::Windows, Self::Web];
}

impl Licenses {
    /// The list that the program carries.
    pub fn carried() -> Self {
        // A test reads it; without it there would be nothing to show.
        serde_json::from_str(LIST).unwrap_or_default()
    }

    /// The paragraphs of all that is to be kept with a part, the notices of a
    /// license before its text.
    pub fn paragraphs<'a>(&'a self, part: &'a Part) -> impl Iterator<Item = &'a str> {
        part.notices.iter().flat_map(|notice| {
            let holders = notice.holders.iter().map(String::as_str);
            let text = self.texts.get(notice.text).map_or("", String::as_str);
            holders.chain(text.split("\n\n"))
        })
    }
}
