//! Where to load a deck from or write it to.

use std::path::PathBuf;

use egui::Ui;

use crate::app::library::decks::DeckStep;
use crate::app::platform::Platform;
use crate::app::screens::file_form::{FileForm, FormWords};
use cards::Deck;
use words::text::Text;

/// The screen for choosing a deck's file.
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
    /// Write this deck to it.
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

    /// The question asked.
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
