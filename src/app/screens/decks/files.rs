//! Where to load a deck from or write it to, and sentences on why that failed.

use std::path::{Path, PathBuf};

use egui::Ui;

use crate::app::library::decks::DeckStep;
use crate::app::platform::Platform;
use crate::app::screens::file_form::{FileForm, FormWords};
use cards::{Deck, Finding};
use store::{BadDeckFile, NotWritten, WriteError};
use words::errors::{self, reason};
use words::text::Text;

#[derive(Clone, Debug)]
pub struct Files {
    what: What,
    form: FileForm,
}

/// What to do with the file.
#[derive(Clone, Debug)]
enum What {
    /// Read a deck from it.
    Load,
    Save(Box<Deck>),
}

impl Files {
    /// Asks for a file with a deck.
    pub const fn load() -> Self {
        Self { what: What::Load, form: FileForm::load() }
    }

    /// Asks where to write `deck`.
    pub fn save(deck: Deck) -> Self {
        let form = FileForm::save(format!("{}.json", deck.id()));
        Self { what: What::Save(Box::new(deck)), form }
    }

    /// The deck to be written.
    pub fn deck(&self) -> Option<&Deck> {
        match &self.what {
            What::Load => None,
            What::Save(deck) => Some(deck),
        }
    }

    pub fn heading(&self, text: &Text) -> String {
        match &self.what {
            What::Load => text.get("decks-load-title"),
            What::Save(deck) => {
                text.with("decks-save-title", &[("title", text.deck_title(deck).into())])
            }
        }
    }

    /// Says what went wrong.
    pub fn refuse(&mut self, trouble: Vec<String>) {
        self.form.refuse(trouble);
    }

    /// Says that the file already exists and may be overwritten.
    pub fn ask_to_replace(&mut self, there: PathBuf) {
        self.form.ask_to_replace(there);
    }

    /// Draws it; returns what to do once a file is chosen.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        platform: &mut dyn Platform,
    ) -> Option<DeckStep> {
        let heading = self.heading(text);
        let go = text.get(match self.what {
            What::Load => "decks-load-now",
            What::Save(_) => "decks-save-now",
        });
        let words = FormWords { heading: &heading, note: None, go: &go };
        let chosen = self.form.ui(ui, text, platform, words)?;
        Some(match &self.what {
            What::Load => DeckStep::Load(chosen.path),
            What::Save(deck) => DeckStep::Export(deck.clone(), chosen.path, chosen.occupied),
        })
    }
}

/// The most findings shown at once.
const MOST: usize = 6;

/// A file's name without its folder.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Why a file can't be used, in one sentence.
pub fn refusal(text: &Text, error: &BadDeckFile) -> String {
    let file = ("file", file_name(error.path()).into());
    match error {
        BadDeckFile::File { source, .. } => {
            text.with("decks-refused-file", &[file, ("reason", reason(text, source).into())])
        }
        BadDeckFile::NotAFile(_) => text.with("decks-refused-no-file", &[file]),
        BadDeckFile::TooLarge(_) => text.with("decks-refused-large", &[file]),
        BadDeckFile::Misnamed { id, .. } => {
            text.with("decks-refused-name", &[file, ("id", id.as_str().into())])
        }
        BadDeckFile::BuiltInId { id, .. } => {
            text.with("decks-refused-built-in", &[file, ("id", id.as_str().into())])
        }
        BadDeckFile::Bad { findings, .. } => {
            let first = findings.first().map(|found| finding(text, found)).unwrap_or_default();
            text.with("decks-refused-bad", &[file, ("first", first.into())])
        }
    }
}

/// Everything wrong with a file, one sentence each; the first names the file.
pub fn refusals(text: &Text, error: &BadDeckFile) -> Vec<String> {
    let BadDeckFile::Bad { path, findings } = error else { return vec![refusal(text, error)] };
    let head = text.with("decks-refused", &[("file", file_name(path).into())]);
    let mut said = vec![head];
    said.extend(findings.iter().take(MOST).map(|found| finding(text, found)));
    if let Some(more) = findings.len().checked_sub(MOST).filter(|more| *more > 0) {
        said.push(text.with("decks-findings-more", &[("count", more.into())]));
    }
    said
}

/// The card, the field, and what is wrong there. Cards are counted from 1.
pub fn finding(text: &Text, found: &Finding) -> String {
    let message = ("message", found.message.as_str().into());
    let field = ("field", found.field.as_str().into());
    match (found.card, found.field.is_empty()) {
        (Some(card), false) => {
            text.with("decks-finding-card", &[("card", (card + 1).into()), field, message])
        }
        (Some(card), true) => {
            text.with("decks-finding-whole-card", &[("card", (card + 1).into()), message])
        }
        (None, false) => text.with("decks-finding-field", &[field, message]),
        (None, true) => text.with("decks-finding-file", &[message]),
    }
}

pub fn not_written(text: &Text, error: &NotWritten) -> String {
    match error {
        NotWritten::Taken(path) => text.with("file-there", &[("file", errors::place(path).into())]),
        NotWritten::Failed(error) => failed(text, error),
    }
}

/// Why the system couldn't write it.
pub fn failed(text: &Text, error: &WriteError) -> String {
    let values = [
        ("file", errors::place(&error.path).into()),
        ("reason", reason(text, &error.source).into()),
    ];
    text.with("decks-not-written", &values)
}
