//! What says itself has its sentence in each language, with every value that it brings.

use std::collections::BTreeSet;
use std::path::Path;

use words::language::Language;

use crate::common::said::messages;

/// All sentences of a language, a file after the other.
fn sentences(language: Language) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
    let files = std::fs::read_dir(folder).expect("the folder of the language");
    let read = files.map(|file| std::fs::read_to_string(file.expect("a file").path()));
    let files: Vec<String> = read.map(|text| text.expect("text")).collect();
    format!("\n{}\n", files.join("\n\n"))
}

/// The names of the values in a sentence; nothing where there is none.
fn values<'a>(sentences: &'a str, key: &str) -> Option<BTreeSet<&'a str>> {
    let (_, rest) = sentences.split_once(&format!("\n{key} = "))?;
    // A sentence ends where a line isn't indented.
    let ends = rest.match_indices('\n').map(|(at, _)| at);
    let end = ends.into_iter().find(|at| !rest[at + 1..].starts_with(' ')).unwrap_or(rest.len());
    let name =
        |after: &'a str| after.split(|sign: char| !sign.is_alphanumeric() && sign != '-').next();
    Some(rest[..end].split('$').skip(1).filter_map(name).collect())
}

#[test]
fn whatever_says_itself_has_its_sentence_with_its_values() {
    let messages = messages();
    assert!(messages.len() > 200, "{}", messages.len());
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let sentences = sentences(language);
        for (key, brought) in &messages {
            let Some(said) = values(&sentences, key) else {
                wrong.push(format!("{language:?} has no {key}"));
                continue;
            };
            // Who acts may always be named.
            let named = |all: &BTreeSet<&str>| {
                all.iter()
                    .filter(|name| **name != "who")
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
            };
            let (said, brought) = (named(&said), named(&brought.iter().copied().collect()));
            if said != brought {
                wrong.push(format!("{language:?} {key}: says {said:?}, brought {brought:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_sentence_ends_where_the_next_begins() {
    let sentences = "\none = { $count ->\n    [1] { $who }\n   *[other] so\n }\ntwo = { $what }\n";
    assert_eq!(values(sentences, "one"), Some(["count", "who"].into()));
    assert_eq!(values(sentences, "two"), Some(["what"].into()));
    assert_eq!(values(sentences, "three"), None);
}
