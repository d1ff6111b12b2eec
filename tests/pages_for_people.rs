//! What people read beside the program: its links lead somewhere, and the tests
//! that it names are there.
#![allow(clippy::expect_used, reason = "a test stops where it fails")]

use std::fs;
use std::path::{Path, PathBuf};

/// All pages that are written for people.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut pages: Vec<PathBuf> =
        ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "decks/README.md"]
            .map(|page| root.join(page))
            .into();
    for folder in ["docs", "docs/players"] {
        let files = fs::read_dir(root.join(folder)).expect("a folder of pages");
        let files = files.map(|file| file.expect("a file").path());
        pages.extend(files.filter(|file| file.extension().is_some_and(|ending| ending == "md")));
    }
    pages
}

/// Where the links of a page lead that lie beside it.
fn links(page: &str) -> impl Iterator<Item = &str> {
    let ends = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    ends.filter(|link| !link.contains("://") && !link.starts_with('#'))
}

#[test]
fn every_link_of_a_page_leads_to_a_file_that_is_there() {
    let mut count = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).expect("a page");
        for link in links(&text) {
            let file = link.split('#').next().unwrap_or(link);
            let there = page.parent().expect("a folder").join(file);
            assert!(there.exists(), "{}: {link}", page.display());
            count += 1;
        }
    }
    assert!(count > 20, "{count} links");
}

#[test]
fn the_tests_that_contributors_are_told_of_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("CONTRIBUTING.md")).expect("the page");
    let told_after = |flag: &'static str| {
        let words = page.split_whitespace().collect::<Vec<_>>();
        let pairs = words.windows(2).filter(move |pair| pair.first() == Some(&flag));
        let names = pairs.filter_map(|pair| pair.get(1).copied());
        let ends = |sign: char| !(sign.is_alphanumeric() || sign == '_');
        names.map(|name| name.split(ends).next().unwrap_or(name).to_owned()).collect::<Vec<_>>()
    };
    let kinds = [("--test", "tests"), ("--bench", "benches")];
    for (flag, folder) in kinds {
        let names = told_after(flag);
        assert!(!names.is_empty(), "{flag}");
        for name in names {
            assert!(root.join(folder).join(format!("{name}.rs")).exists(), "{flag} {name}");
        }
    }
}
