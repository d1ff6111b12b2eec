//! The work of others that we ship, each part with its license. The list is in
//! `assets/licenses.json`; `cargo run --example licenses` generates it.

use serde::{Deserialize, Serialize};

/// The generated list.
const LIST: &str = include_str!("../../../assets/licenses.json");

/// All parts, and the texts they share.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Licenses {
    /// The license of our own work.
    pub own: LicensedPart,
    /// The parts that others wrote, by name.
    pub parts: Vec<LicensedPart>,
    /// Each text once. Lines within a paragraph aren't broken; that is up to
    /// the display.
    pub texts: Vec<String>,
}

/// Something linked in or shipped alongside.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LicensedPart {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// The license it is offered under, as an SPDX expression.
    pub license: String,
    /// The licenses among these that we ship it under.
    pub under: Vec<String>,
    /// Authors of the part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<String>,
    /// Address of the source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
    pub packages: Vec<Package>,
    /// The notices to be kept with it.
    pub notices: Vec<LicenseNotice>,
}

/// A license notice of some of the authors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LicenseNotice {
    /// Holders of the notice, a line each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holders: Vec<String>,
    /// The index of its text among all texts.
    pub text: usize,
}

/// A form in which the program is shipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Package {
    Linux,
    Windows,
    Web,
}

impl Package {
    pub const ALL: [Self; 3] = [Self::Linux, Self::Windows, Self::Web];
}

impl Licenses {
    /// The list built into the program.
    pub fn carried() -> Self {
        // A test reads it; if it didn't parse, there would just be nothing to
        // show.
        serde_json::from_slice(LIST.as_bytes()).unwrap_or_default()
    }

    /// The paragraphs to be kept with a part, each license's notices before its
    /// text.
    pub fn paragraphs<'a>(&'a self, part: &'a LicensedPart) -> impl Iterator<Item = &'a str> {
        part.notices.iter().flat_map(|notice| {
            let holders = notice.holders.iter().map(String::as_str);
            let text = self.texts.get(notice.text).map_or("", String::as_str);
            holders.chain(text.split("\n\n"))
        })
    }
}
