//! Names of things on the command line: decks by letter or file, with plus signs between, and what
//! can be chosen by a word; and why a file is neither deck nor game.

use std::path::Path;

use cards::{BadDeck, BuiltIn, Deck};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use store::{BadDeckFile, OpenError, read_deck};
use words::text::Text;

#[derive(Debug, thiserror::Error)]
pub enum NoDecks {
    #[error("`{0}` names no decks; write letters or files, such as A or B+C+my-deck.json")]
    NoName(String),
    #[error("`{0}` is neither a deck of the program (A, B, C, D) nor a file")]
    Unknown(String),
    #[error("{}", bad_deck_file(.0))]
    File(BadDeckFile),
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
        return Ok(vec![deck_in(Path::new(names))?]);
    }
    names.split('+').map(|name| deck(names, name.trim())).collect()
}

fn deck(names: &str, name: &str) -> Result<Deck, NoDecks> {
    let built_in = BuiltIn::ALL.into_iter().find(|one| one.key().eq_ignore_ascii_case(name));
    match built_in {
        _ if name.is_empty() => Err(NoDecks::NoName(names.to_owned())),
        Some(deck) => deck.deck().map_err(|why| NoDecks::BuiltIn { deck, why }),
        None if Path::new(name).exists() => deck_in(Path::new(name)),
        None => Err(NoDecks::Unknown(name.to_owned())),
    }
}

fn deck_in(path: &Path) -> Result<Deck, NoDecks> {
    read_deck(path).map(|file| file.deck).map_err(NoDecks::File)
}

/// Tells why a file can't be used as a deck; of several mistakes the first.
fn bad_deck_file(why: &BadDeckFile) -> String {
    if let BadDeckFile::Bad { path, findings } = why {
        let first = findings.first().map(ToString::to_string).unwrap_or_default();
        format!("{}: {first}", path.display())
    } else {
        Text::english().said(why)
    }
}

/// Tells why a game can't be opened. Of a file that can't be read the window says where to try
/// again, so it is told as the system does.
pub fn not_opened(why: &OpenError) -> String {
    if let OpenError::File { path, source } = why {
        format!("{}: {source}", path.display())
    } else {
        Text::english().said(why)
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
