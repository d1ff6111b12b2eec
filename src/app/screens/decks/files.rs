//! Where a deck is loaded from or written to: a path, the system's dialog, or
//! a file dropped onto the window.

use std::path::PathBuf;

use egui::{Ui, vec2};

use super::parts::{Focus, field, hint, page, say};
use crate::app::library::DeckStep;
use crate::app::platform::{Answer, Ask, Dialog, Platform};
use crate::app::screens::split::{scrolling, within};
use crate::app::text::Text;
use crate::app::theme::Palette;
use crate::app::widgets::{Icon, Plate, primary_button, warning_box};
use crate::cards::Deck;
use crate::store::Occupied;

/// The most letters in a path.
const MAX_PATH: usize = 4_000;

/// The screen where a file is chosen.
#[derive(Clone, Debug)]
pub struct Files {
    what: What,
    path: String,
    focus: Focus,
    /// What went wrong, a sentence each.
    pub trouble: Vec<String>,
    /// What is there already.
    pub there: Option<PathBuf>,
}

/// What is done with the file.
#[derive(Clone, Debug)]
enum What {
    /// A deck is read from it.
    Load,
    /// This deck is written to it.
    Save(Box<Deck>),
}

impl Files {
    /// Asks for a file with a deck.
    #[must_use]
    pub fn load() -> Self {
        Self::of(What::Load, String::new())
    }

    /// Asks where to write `deck`.
    #[must_use]
    pub fn save(deck: Deck) -> Self {
        let name = format!("{}.json", deck.id());
        Self::of(What::Save(Box::new(deck)), name)
    }

    fn of(what: What, path: String) -> Self {
        Self { what, path, focus: Focus::Now, trouble: Vec::new(), there: None }
    }

    /// The deck that is to be written.
    #[must_use]
    pub fn deck(&self) -> Option<&Deck> {
        match &self.what {
            What::Load => None,
            What::Save(deck) => Some(deck),
        }
    }

    /// What is asked.
    #[must_use]
    pub fn heading(&self, text: &Text) -> String {
        match &self.what {
            What::Load => text.get("decks-load-title"),
            What::Save(deck) => {
                text.with("decks-save-title", &[("title", text.deck_title(deck).into())])
            }
        }
    }

    fn step(&self, path: PathBuf, occupied: Occupied) -> DeckStep {
        match &self.what {
            What::Load => DeckStep::Load(path),
            What::Save(deck) => DeckStep::Export(deck.clone(), path, occupied),
        }
    }

    /// Draws it; returns what is to be done once a file is chosen.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        platform: &mut dyn Platform,
    ) -> Option<DeckStep> {
        let mut step = None;
        match platform.answered() {
            Some(Answer::File(path)) => {
                self.path = path.display().to_string();
                step = Some(self.step(path, Occupied::Keep));
            }
            Some(Answer::Nothing) => self.trouble = vec![text.get("decks-none-chosen")],
            None => {}
        }
        let area = page(ui.available_rect_before_wrap(), 720.0);
        let asked =
            within(ui, area, |ui| scrolling(ui, "files", |ui| self.form(ui, text, platform)));
        step.or(asked)
    }

    fn form(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) -> Option<DeckStep> {
        let (note, go) = match self.what {
            What::Load => ("decks-load-note", "decks-load-now"),
            What::Save(_) => ("decks-save-note", "decks-save-now"),
        };
        hint(ui, &text.get(note));
        if platform.dialog() == Dialog::Open {
            say(ui, &text.get("decks-choosing"));
        }
        if platform.dialog() == Dialog::Ready {
            let label = text.get("decks-choose-file");
            let size = vec2(ui.available_width().min(260.0), 48.0);
            if Plate::new(&label).icon(Icon::Card).show(ui, size).clicked() {
                let ask = match &self.what {
                    What::Load => Ask::Load,
                    What::Save(deck) => Ask::Save(format!("{}.json", deck.id())),
                };
                self.trouble.clear();
                platform.ask_file(&ask, &self.heading(text), ui.ctx());
            }
        }
        if !self.trouble.is_empty() {
            warning_box(ui, |ui| {
                for sentence in &self.trouble {
                    say(ui, sentence);
                }
            });
        }
        let focus = std::mem::replace(&mut self.focus, Focus::Touched);
        let label = text.get("decks-path-field");
        if let Some(path) = field(ui, &label, &self.path, MAX_PATH, focus) {
            self.path = path;
            self.there = None;
            self.trouble.clear();
        }
        ui.add_space(8.0);
        let path = PathBuf::from(self.path.trim());
        let named = !self.path.trim().is_empty();
        if let Some(there) = self.there.clone() {
            let values = [("file", there.display().to_string().into())];
            warning_box(ui, |ui| say(ui, &text.with("decks-file-there", &values)));
            let label = text.get("decks-write-over");
            let plate = Plate::new(&label).tone(Palette::of(ui).danger);
            let size = vec2(ui.available_width(), 56.0);
            if plate.show(ui, size).clicked() {
                return Some(self.step(there, Occupied::Replace));
            }
        }
        let label = text.get(go);
        let go = ui.add_enabled_ui(named, |ui| primary_button(ui, &label)).inner;
        let enter = ui.input(|input| input.key_pressed(egui::Key::Enter));
        (named && (go.clicked() || enter)).then(|| self.step(path, Occupied::Keep))
    }
}
