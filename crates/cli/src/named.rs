//! Names of things on the command line: decks by letter or file, with plus signs between, and what
//! can be chosen by a word.

use std::path::Path;

use cards::{BadDeck, BuiltIn, Deck};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use store::{BadDeckFile, read_deck};

#[derive(Debug, thiserror::Error)]
pub enum NoDecks {
    #[error("`{0}` names no decks; write letters or files, such as A or B+C+my-deck.json")]
    NoName(String),
    #[error("`{0}` is neither a deck of the program (A, B, C, D) nor a file")]
    Unknown(String),
    #[error(transparent)]
    File(#[from] BadDeckFile),
    #[error("the built-in deck {}: {why}", .deck.key())]
    BuiltIn { deck: BuiltIn, why: BadDeck },
}

/// The decks of `names`.
///
/// # Errors
/// The name that stands for no deck, and the reason.
pub fn decks_named(names: &str) -> Result<Vec<Deck>, NoDecks> {
    // A file's name may contain a plus sign itself.
    if Path::new(names).is_file() {
        return Ok(vec![read_deck(Path::new(names))?.deck]);
    }
    names.split('+').map(|name| deck(names, name.trim())).collect()
}

fn deck(names: &str, name: &str) -> Result<Deck, NoDecks> {
    let built_in = BuiltIn::ALL.into_iter().find(|one| one.key().eq_ignore_ascii_case(name));
    match built_in {
        _ if name.is_empty() => Err(NoDecks::NoName(names.to_owned())),
        Some(deck) => deck.deck().map_err(|why| NoDecks::BuiltIn { deck, why }),
        None if Path::new(name).exists() => Ok(read_deck(Path::new(name))?.deck),
        None => Err(NoDecks::Unknown(name.to_owned())),
    }
}

/// Reads one of `all` by its word; help says what it means, where that isn't plain.
pub(super) fn one_of<T: Copy + Send + Sync + 'static, const COUNT: usize>(
    all: [(&'static str, T, &'static str); COUNT],
) -> impl TypedValueParser<Value = T> {
    let words = all.map(|(word, _, help)| {
        let word = PossibleValue::new(word);
        if help.is_empty() { word } else { word.help(help) }
    });
    PossibleValuesParser::new(words).try_map(move |word| {
        let found = all.iter().find(|(name, ..)| *name == word).map(|(_, value, _)| *value);
        found.ok_or_else(|| format!("nothing is called {word}"))
    })
}
