//! What people read beside the program: its links lead somewhere, and the tests
//! that it names are there.

use crate::common::sources::root;
use std::fs;
use std::path::PathBuf;

/// All pages that are written for people.
fn pages() -> Vec<PathBuf> {
    let root = root();
    let mut pages: Vec<PathBuf> = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
        .map(|page| root.join(page))
        .into();
    pages.extend(["decks/README.md", "scenarios/README.md"].map(|page| root.join(page)));
    for folder in ["docs", "docs/players"] {
        let files = fs::read_dir(root.join(folder)).expect("a folder of pages");
        let files = files.map(|file| file.expect("a file").path());
        pages.extend(files.filter(|file| file.extension().is_some_and(|ending| ending == "md")));
    }
    pages
}

/// Returns where the links of a page lead that lie beside it.
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

/// The words of a page, without the marks around them.
fn words(page: &str) -> Vec<&str> {
    let mark = |sign: char| !(sign.is_alphanumeric() || "_-:".contains(sign));
    page.split_whitespace().map(|word| word.trim_matches(mark)).collect()
}

#[test]
fn the_tests_and_benches_that_people_are_told_of_are_there() {
    let root = root();
    let (mut programs, mut files) = (0, 0);
    for page in pages() {
        let text = fs::read_to_string(&page).expect("a page");
        for told in words(&text).windows(3) {
            let (flag, name, then) = (told[0], told[1], told[2]);
            let folder = match flag {
                "--test" => root.join("tests"),
                "--bench" => root.join("benches"),
                _ => continue,
            };
            let lone = folder.join(name).with_extension("rs");
            let whole = folder.join(name).join("main.rs");
            assert!(lone.exists() || whole.exists(), "{}: {flag} {name}", page.display());
            programs += 1;
            if let Some(file) = then.strip_suffix("::") {
                let file = folder.join(name).join(file).with_extension("rs");
                assert!(file.exists(), "{}: {flag} {name} {then}", page.display());
                files += 1;
            }
        }
    }
    assert!(programs > 8 && files > 4, "{programs} programs, {files} files");
}

#[test]
fn the_files_of_tests_that_people_are_told_of_are_there() {
    let root = root();
    let mut count = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).expect("a page");
        for named in text.split('`').filter(|named| named.starts_with("tests/")) {
            assert!(root.join(named).exists(), "{}: {named}", page.display());
            count += 1;
        }
    }
    assert!(count > 15, "{count} files");
}
