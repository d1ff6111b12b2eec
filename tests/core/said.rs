//! What says itself has its sentence in each language, with every value that it brings.

use std::collections::BTreeSet;
use std::path::Path;

use game::Expansion;
use words::language::Language;
use words::text::Text;

use crate::common::said::messages;
use crate::common::sources::sources;
use crate::rooms::built;

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
            // Who acts, and what is played, may always be told.
            let named = |all: &BTreeSet<&str>| {
                all.iter()
                    .filter(|name| !["who", "opening", "city"].contains(name))
                    .filter(|name| Expansion::ALL.iter().all(|one| one.key() != **name))
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

/// Those of the files below `folders` is built into the program.
fn built_of(folders: &[&str]) -> Vec<String> {
    folders.iter().flat_map(|folder| sources(folder)).map(|(_, text)| built(&text)).collect()
}

#[test]
fn every_key_written_in_the_app_and_the_words_has_a_sentence() {
    let mut keys = Vec::new();
    for source in built_of(&["src/app", "crates/kit/src", "crates/words/src"]) {
        for call in
            ["text.get(\"", "text.with(\"", "text().get(\"", "text().with(\"", "say.with(\""]
        {
            for after in source.split(call).skip(1) {
                keys.extend(after.split('"').next().map(str::to_owned));
            }
        }
    }
    keys.retain(|key| key != "key");
    assert!(!keys.is_empty());
    let text = Text::english();
    let missing: Vec<_> = keys.into_iter().filter(|key| !text.has(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Texts requested through a helper, which the search for `text.get` misses, and the ends of
/// keys that begin with the name of what they tell of.
#[test]
fn every_key_in_the_words_and_the_screen_of_a_game_has_a_sentence() {
    let text = Text::english();
    let english = sentences(Language::English);
    let ends: Vec<&str> = english
        .lines()
        .filter_map(|line| Some(line.split_once(" = ")?.0.split_once('-')?.1))
        .collect();
    let is_end = |key: &str| ends.iter().any(|end| end.ends_with(&format!("-{key}")));
    let mut found = 0;
    for source in built_of(&["src/app/screens/play", "crates/words/src/game"]) {
        for key in source.split('"').skip(1).step_by(2) {
            let is_key = key.contains('-')
                && !key.ends_with('-')
                && !key.starts_with('-')
                && key.chars().all(|sign| sign == '-' || sign.is_ascii_alphanumeric());
            if is_key {
                found += 1;
                assert!(text.has(key) || is_end(key), "{key}");
            }
        }
    }
    assert!(found > 500, "{found} keys");
}
