//! Decks as the command line names them: by letter or file, with plus signs
//! between.

use std::path::Path;

use cards::{BadDeck, BuiltIn, Deck};
use store::{BadDeckFile, read_deck};

/// Why a name gives no decks.
#[derive(Debug, thiserror::Error)]
pub enum NoDecks {
    /// A name among the decks is empty.
    #[error("`{0}` names no decks; write letters or files, such as A or B+C+my-deck.json")]
    NoName(String),
    /// Neither a letter nor a file.
    #[error("`{0}` is neither a deck of the program (A, B, C, D) nor a file")]
    Unknown(String),
    /// A file is not a deck.
    #[error(transparent)]
    File(#[from] BadDeckFile),
    /// A built-in deck is damaged.
    #[error("the built-in deck {}: {why}", .deck.key())]
    BuiltIn {
        /// Which.
        deck: BuiltIn,
        /// Why.
        why: BadDeck,
    },
}

/// The decks of `names`.
///
/// # Errors
/// Which name stands for no deck, and why.
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
