//! What comments cite is there: each section of the pages on rules and formats
//! that a comment names is a heading of its page.

use std::collections::BTreeSet;
use std::fs;

use crate::common::sources::root;
use crate::common::sources::sources;

/// The pages, each with the name that comments cite it by.
const PAGES: [(&str, &str); 4] = [
    ("RULES", "docs/rules.md"),
    ("KNIGHTS", "docs/knights.md"),
    ("SEA", "docs/sea.md"),
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
    let pages: [Page; 4] = PAGES.map(|(name, file)| {
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
