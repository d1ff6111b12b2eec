//! The files of the page, linked into the program and sent packed, without what only their readers need.

use std::sync::{Arc, LazyLock};

use sha2::{Digest as _, Sha256};

use crate::keys::first_half;
use crate::packed::smallest;
use crate::reply::{MediaType, Reply};

/// A file of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PageFile {
    Index,
    Style,
    Script,
    /// The parts of the script that seats need: what is asked of them, the island, and talk and rules.
    SeatScript,
    IslandScript,
    BookScript,
}

impl PageFile {
    const ALL: [Self; 6] = [
        Self::Index,
        Self::Style,
        Self::Script,
        Self::SeatScript,
        Self::IslandScript,
        Self::BookScript,
    ];

    const fn media(self) -> MediaType {
        match self {
            Self::Index => MediaType::Html,
            Self::Style => MediaType::Css,
            Self::Script | Self::SeatScript | Self::IslandScript | Self::BookScript => {
                MediaType::Script
            }
        }
    }

    const fn source(self) -> &'static str {
        match self {
            Self::Index => include_str!("../page/index.html"),
            Self::Style => include_str!("../page/p.css"),
            Self::Script => include_str!("../page/p.js"),
            Self::SeatScript => include_str!("../page/s.js"),
            Self::IslandScript => include_str!("../page/i.js"),
            Self::BookScript => include_str!("../page/b.js"),
        }
    }

    fn bytes(self) -> &'static [u8] {
        static ALL: LazyLock<[(PageFile, Vec<u8>); 6]> =
            LazyLock::new(|| PageFile::ALL.map(|file| (file, smallest(&stripped(file.source())))));
        ALL.iter().find(|(file, _)| *file == self).map_or(&[], |(_, bytes)| bytes)
    }
}

/// The lines of a file without their indentation, and without those that are a comment.
fn stripped(source: &str) -> Vec<u8> {
    let is_comment =
        |line: &str| line.starts_with("//") || line.starts_with("/*") && line.ends_with("*/");
    let lines = source.lines().map(str::trim_start);
    let kept = lines.filter(|line| !line.is_empty() && !is_comment(line));
    kept.flat_map(|line| [line.as_bytes(), b"\n"]).collect::<Vec<_>>().concat()
}

/// The files with the tags by which a browser knows that it has them.
pub(crate) struct PageFiles([(PageFile, Arc<str>); 6]);

impl PageFiles {
    pub fn new() -> Self {
        Self(PageFile::ALL.map(|file| {
            let tag = first_half(&Sha256::digest(file.bytes()));
            (file, format!("\"{tag:032x}\"").into())
        }))
    }

    /// The answer with a file, for a browser that has the one with the tag `known`.
    pub fn reply(&self, file: PageFile, known: Option<&str>) -> Reply {
        let tag = self.0.iter().find(|(other, _)| *other == file);
        let tag = tag.map_or_else(|| Arc::from(""), |(_, tag)| Arc::clone(tag));
        Reply::file(file.media(), file.bytes(), tag, known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indentation_and_comments_stay_here() {
        let source = "// Why.\nlet a = 1;\n\n  /** Says. */\n  if (a) b(\"// kept\");\n";
        assert_eq!(stripped(source), b"let a = 1;\nif (a) b(\"// kept\");\n");
    }

    #[test]
    fn the_page_weighs_at_most_60_kb() {
        let total: usize = PageFile::ALL.iter().map(|file| file.bytes().len()).sum();
        println!("{total} bytes");
        assert!(total <= 60_000, "{total} bytes");
        let plain: usize = PageFile::ALL.iter().map(|file| stripped(file.source()).len()).sum();
        println!("{plain} bytes unpacked");
        assert!(total * 2 < plain, "it is packed");
    }
}
