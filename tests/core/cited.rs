//! Everything that comments and pages cite is there: sections are headings of their page, links
//! lead somewhere, and the tests that are named exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::common::sources::{root, sources};

/// The pages, each with the name that comments cite it by.
const PAGES: [(&str, &str); 6] = [
    ("RULES", "docs/rules.md"),
    ("KNIGHTS", "docs/knights.md"),
    ("SEA", "docs/sea.md"),
    ("SCENARIOS", "docs/scenarios.md"),
    ("TRADERS", "docs/traders.md"),
    ("FORMATS", "docs/formats.md"),
];

/// A page's name and the numbers of its headings.
type Page = (&'static str, BTreeSet<String>);

/// The numbers of a page's headings, `4.5` for a part of section 4.
fn sections(page: &str) -> BTreeSet<String> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    let words = headings.filter_map(|line| line.trim_start_matches('#').split_whitespace().next());
    let is_number = |word: &&str| word.chars().all(|sign| sign.is_ascii_digit() || sign == '.');
    words.filter(is_number).map(str::to_owned).collect()
}

/// The comments of a source file; those on consecutive lines are one text.
fn comments(source: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in source.lines() {
        let Some(text) = line.trim_start().strip_prefix("//") else {
            goes_on = false;
            continue;
        };
        let text = text.trim_start_matches(['/', '!']).trim();
        if let Some(comment) = found.last_mut().filter(|_| goes_on) {
            comment.push(' ');
            comment.push_str(text);
        } else {
            found.push(text.to_owned());
        }
        goes_on = true;
    }
    found
}

/// A section's number at the start of a text, and what follows it.
fn number(text: &str) -> Option<(String, &str)> {
    let text = text.trim_start();
    let is_part = |sign: char| sign.is_ascii_digit() || sign == '.';
    let end = text.find(|sign: char| !is_part(sign)).unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    let number = number.trim_end_matches('.');
    (!number.is_empty()).then(|| (number.to_owned(), rest))
}

/// The sections at the start of a text: `4.5`, `5, 9`, `1 and 2`, `3-6`.
fn numbers(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut next = number(text);
    while let Some((first, rest)) = next {
        let range = rest.strip_prefix('-').and_then(number);
        let (last, rest) = range.unwrap_or_else(|| (first.clone(), rest));
        match (first.parse::<u8>(), last.parse::<u8>()) {
            (Ok(first), Ok(last)) => found.extend((first..=last).map(|whole| whole.to_string())),
            _ if first == last => found.push(first),
            _ => found.extend([first, last]),
        }
        let more = [", ", " and "].into_iter().find_map(|between| rest.strip_prefix(between));
        next = more.and_then(number);
    }
    found
}

/// The sections of each citation of a page; none where its name stands alone.
fn citations(comment: &str, name: &str) -> Vec<Vec<String>> {
    let is_letter = |sign: char| sign.is_alphanumeric() || sign == '_';
    let mut found = Vec::new();
    for (at, _) in comment.match_indices(name) {
        let (before, rest) = comment.split_at(at);
        let after = rest.strip_prefix(name).unwrap_or_default();
        if !before.ends_with(is_letter) && !after.starts_with(is_letter) {
            found.push(numbers(after));
        }
    }
    found
}

/// Returns what a source file cites that the pages don't have.
fn missing(source: &str, pages: &[Page]) -> Vec<String> {
    let mut missing = Vec::new();
    for comment in comments(source) {
        for (name, sections) in pages {
            for cited in citations(&comment, name) {
                if cited.is_empty() {
                    missing.push(format!("{name} without a section"));
                }
                let gone = cited.into_iter().filter(|section| !sections.contains(section));
                missing.extend(gone.map(|section| format!("{name} {section}")));
            }
        }
    }
    missing
}

#[test]
fn every_section_that_a_comment_cites_is_a_heading_of_its_page() {
    let root = root();
    let pages: [Page; PAGES.len()] = PAGES.map(|(name, file)| {
        let page = fs::read_to_string(root.join(file)).expect("a page");
        (name, sections(&page))
    });
    let mut count = 0;
    for (file, text) in &["src", "crates", "tests", "benches", "fuzz"].map(sources).concat() {
        assert_eq!(missing(text, &pages), Vec::<String>::new(), "{file}");
        let all = comments(text);
        count += all.iter().flat_map(|comment| citations(comment, "RULES")).count();
    }
    assert!(count > 80, "{count} citations");
}

/// A page with sections 4, 4.5 and 6.
fn small_page() -> [Page; 1] {
    [("RULES", sections("# Rules\n\n## 4 A turn\n\n### 4.5 Five and six\n\n## 6 Building\n"))]
}

#[test]
fn sections_that_are_there_may_be_cited_in_any_of_the_usual_ways() {
    for comment in [
        "A turn (RULES 4).",
        "RULES 4.5: not now.",
        "RULES 4.5, 6",
        "RULES 4 and 6.",
        "RULES 6, Earthquake",
        "RULES 6, 4.5, and so on",
        "A RULESET, and OLD_RULES",
    ] {
        let source = format!("/// {comment}\nfn deed() {{}}\n");
        assert_eq!(missing(&source, &small_page()), Vec::<String>::new(), "{comment}");
    }
    assert!(missing("const RULES: u8 = 7;\n", &small_page()).is_empty(), "code cites nothing");
}

#[test]
fn a_section_that_is_not_there_is_found() {
    for (comment, found) in [
        ("A turn (RULES 7).", "RULES 7"),
        ("RULES 4.6: not now.", "RULES 4.6"),
        ("RULES 6.1", "RULES 6.1"),
        ("RULES 4, 5", "RULES 5"),
        ("RULES 4 and 7", "RULES 7"),
        ("RULES 4-6", "RULES 5"),
        ("as the RULES say", "RULES without a section"),
    ] {
        let source = format!("fn deed() {{}}\n    // {comment}\n");
        assert_eq!(missing(&source, &small_page()), [found], "{comment}");
    }
}

#[test]
fn a_citation_may_go_on_in_the_next_line() {
    let source = "//! Building (RULES 4,\n//! 8), and more.\n";
    assert_eq!(missing(source, &small_page()), ["RULES 8"]);
    let apart = "// Building (RULES 4,\n\n// 8 roads)\n";
    assert!(missing(apart, &small_page()).is_empty());
}

/// All pages that are written for people, and what they say.
fn pages() -> impl Iterator<Item = (PathBuf, String)> {
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
    pages.into_iter().map(|page| {
        let text = fs::read_to_string(&page).expect("a page");
        (page, text)
    })
}

/// Returns where the links of a page lead that lie beside it.
fn links(page: &str) -> impl Iterator<Item = &str> {
    let ends = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    ends.filter(|link| !link.contains("://") && !link.starts_with('#'))
}

#[test]
fn every_link_of_a_page_leads_to_a_file_that_is_there() {
    let mut count = 0;
    for (page, text) in pages() {
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
    for (page, text) in pages() {
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
    for (page, text) in pages() {
        for named in text.split('`').filter(|named| named.starts_with("tests/")) {
            assert!(root.join(named).exists(), "{}: {named}", page.display());
            count += 1;
        }
    }
    assert!(count > 15, "{count} files");
}
