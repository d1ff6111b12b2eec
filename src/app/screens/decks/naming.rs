//! Title and file name of a deck that is new here.

use std::path::PathBuf;

use egui::Ui;

use crate::app::library::decks::{DeckLibrary, DeckStep};
use crate::app::platform::Platform;
use crate::app::screens::files::{FileForm, FormWords};
use cards::{BadDeckId, Deck, DeckId, Finding, MAX_TITLE, Title};
use kit::theme::Palette;
use kit::widgets::split::{page, scrolling_in};
use kit::widgets::{Focus, SizedButton, field, hint, primary_button, warn};
use store::{BadDeckFile, Holder, NotWritten, Occupied};
use words::errors::{self, reason};
use words::text::Text;

/// Origin of the new deck.
#[derive(Clone, Debug)]
pub enum DeckOrigin {
    New,
    Copy(Box<Deck>),
    /// A deck from a file, whose id another deck already has.
    Load(Box<Deck>),
}

#[derive(Clone, Debug)]
pub struct DeckNaming {
    origin: DeckOrigin,
    title: String,
    id: String,
    /// Somebody typed the file's name; else it follows the title.
    is_typed: bool,
    focus: Focus,
}

/// A usable name.
pub struct NamedDeck {
    pub origin: DeckOrigin,
    pub id: DeckId,
    pub title: Title,
    /// Treatment of a deck that already has this id: it is kept or replaced.
    pub occupied: Occupied,
}

/// Something that a touch on the list, on a deck's page, or while naming asks for.
pub enum DeckTouch {
    /// Do something with the files.
    Step(DeckStep),
    /// Show this deck; one of the players' own comes with its file.
    Open(Box<Deck>, Option<PathBuf>),
    /// Ask for the name of a deck that is new here.
    Name(DeckOrigin),
    Named(NamedDeck),
    /// Choose a file.
    File(DeckFileForm),
    /// Change the deck shown.
    Edit,
}

impl DeckNaming {
    /// Asks for the name of a deck.
    pub fn of(origin: DeckOrigin, text: &Text, library: &DeckLibrary) -> Self {
        let title = match &origin {
            DeckOrigin::New => text.get("decks-title-usual"),
            DeckOrigin::Load(deck) => text.deck_title(deck),
            DeckOrigin::Copy(deck) => {
                let title = text.deck_title(deck);
                let copy = text.with("decks-title-copy", &[("title", title.into())]);
                copy.chars().take(MAX_TITLE).collect::<String>().trim().to_owned()
            }
        };
        let (id, is_typed) = match &origin {
            DeckOrigin::Load(deck) => (free(library, deck.id()), true),
            _ => (free(library, &slug(&title)), false),
        };
        Self { origin, title, id, is_typed, focus: Focus::Now }
    }

    pub fn heading(&self, text: &Text) -> String {
        let of = |key: &str, deck| text.with(key, &[("title", text.deck_title(deck).into())]);
        match &self.origin {
            DeckOrigin::New => text.get("decks-name-new"),
            DeckOrigin::Copy(deck) => of("decks-name-copy", deck),
            DeckOrigin::Load(deck) => of("decks-name-load", deck),
        }
    }

    /// Draws it; returns the name once there is one.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, library: &DeckLibrary) -> Option<NamedDeck> {
        let area = page(ui.available_rect_before_wrap(), 640.0);
        scrolling_in(ui, area, "naming", |ui| self.form(ui, text, library))
    }

    fn form(&mut self, ui: &mut Ui, text: &Text, library: &DeckLibrary) -> Option<NamedDeck> {
        let replaced = self.collision(ui, text, library);
        let focus = std::mem::replace(&mut self.focus, Focus::Touched);
        let label = text.get("decks-title-field");
        if let Some(title) = field(ui, &label, &self.title, MAX_TITLE, focus) {
            if !self.is_typed {
                self.id = free(library, &slug(&title));
            }
            self.title = title;
        }
        let label = text.get("decks-id-field");
        if let Some(id) = field(ui, &label, &self.id, 40, Focus::Touched) {
            self.id = id;
            self.is_typed = true;
        }
        if let DeckOrigin::Copy(_) = self.origin {
            hint(ui, &text.get("decks-copy-note"));
        }
        let (title, id) = (Title::try_from(self.title.clone()), DeckId::try_from(self.id.clone()));
        let problem = match (&title, &id) {
            (Err(_), _) => Some(text.get("decks-title-bad")),
            (_, Err(BadDeckId::Letters(_))) => Some(text.get("decks-id-bad")),
            (_, Err(BadDeckId::Reserved(id))) => {
                Some(text.with("decks-id-reserved", &[("id", id.as_str().into())]))
            }
            (Ok(_), Ok(id)) => holder_words(text, id, library.taken(id).as_ref()),
        };
        ui.add_space(8.0);
        warn(ui, problem.clone());
        let label = text.get(match self.origin {
            DeckOrigin::New => "decks-create",
            DeckOrigin::Copy(_) => "decks-make-copy",
            DeckOrigin::Load(_) => "decks-take",
        });
        let go = ui.add_enabled_ui(problem.is_none(), |ui| primary_button(ui, &label)).inner;
        let enter = ui.input(|input| input.key_pressed(egui::Key::Enter));
        let (Ok(title), Ok(id)) = (title, id) else { return None };
        let mut occupied = (problem.is_none() && (go.clicked() || enter)).then_some(Occupied::Keep);
        if let Some(Holder::Own(_)) = library.taken(&id)
            && replace_button(ui, text)
        {
            occupied = Some(Occupied::Replace);
        }
        let (id, occupied) = match replaced {
            Some(id) => (id, Occupied::Replace),
            None => (id, occupied?),
        };
        Some(NamedDeck { origin: self.origin.clone(), id, title, occupied })
    }

    /// Says that the deck in the file is already here by its id, and offers to replace
    /// it.
    fn collision(&self, ui: &mut Ui, text: &Text, library: &DeckLibrary) -> Option<DeckId> {
        let DeckOrigin::Load(deck) = &self.origin else { return None };
        let id = DeckId::try_from(deck.id().to_owned()).ok()?;
        let holder = library.taken(&id)?;
        let words = holder_words(text, &id, Some(&holder))?;
        warn(ui, [words]);
        if holder == Holder::BuiltIn || self.id == id.as_str() {
            return None;
        }
        replace_button(ui, text).then_some(id)
    }
}

fn replace_button(ui: &mut Ui, text: &Text) -> bool {
    let tone = Palette::of(ui).danger;
    SizedButton::new(text.get("decks-replace-deck")).tone(tone).touched(ui, 48.0)
}

fn holder_words(text: &Text, id: &DeckId, holder: Option<&Holder>) -> Option<String> {
    let key = match holder? {
        Holder::BuiltIn => "decks-id-built-in",
        Holder::Own(_) => "decks-id-taken",
    };
    Some(text.with(key, &[("id", id.as_str().into())]))
}

/// Turns a title into an id: lowercase letters and dashes.
fn slug(title: &str) -> String {
    let letters = title.chars().map(|letter| {
        if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { ' ' }
    });
    let words: String = letters.collect();
    let id = words.split_whitespace().collect::<Vec<_>>().join("-");
    let id: String = id.chars().take(36).collect();
    if id.is_empty() { "deck".to_owned() } else { id }
}

/// The id, with a number appended if it is taken.
fn free(library: &DeckLibrary, id: &str) -> String {
    let stem: String = id.chars().take(36).collect();
    let tries = (2..1_000).map(|nth| format!("{stem}-{nth}"));
    let is_free =
        |id: &String| DeckId::try_from(id.clone()).is_ok_and(|id| library.taken(&id).is_none());
    std::iter::once(id.to_owned()).chain(tries).find(is_free).unwrap_or(stem)
}

/// A file to read a deck from, or to write one to.
#[derive(Clone, Debug)]
pub struct DeckFileForm {
    /// The deck to be written.
    pub deck: Option<Box<Deck>>,
    pub form: FileForm,
}

impl DeckFileForm {
    /// Asks for a file with a deck.
    pub const fn load() -> Self {
        Self { deck: None, form: FileForm::load() }
    }

    /// Asks where to write `deck`.
    pub fn save(deck: Deck) -> Self {
        let form = FileForm::save(format!("{}.json", deck.id()));
        Self { deck: Some(Box::new(deck)), form }
    }

    pub fn heading(&self, text: &Text) -> String {
        match &self.deck {
            None => text.get("decks-load-title"),
            Some(deck) => text.with("decks-save-title", &[("title", text.deck_title(deck).into())]),
        }
    }

    /// Draws it; returns what to do once a file is chosen.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        platform: &mut dyn Platform,
    ) -> Option<DeckStep> {
        let heading = self.heading(text);
        let key = if self.deck.is_some() { "decks-save-now" } else { "decks-load-now" };
        let words = FormWords { heading: &heading, note: None, go: &text.get(key) };
        let chosen = self.form.ui(ui, text, platform, words)?;
        Some(match &self.deck {
            None => DeckStep::Load(chosen.path),
            Some(deck) => DeckStep::Export(deck.clone(), chosen.path, chosen.occupied),
        })
    }
}

const MOST: usize = 6;

/// Returns the reason why a file can't be used, in one sentence.
pub fn refusal(text: &Text, error: &BadDeckFile) -> String {
    let BadDeckFile::Bad { path, findings } = error else { return text.said(error) };
    let first = findings.first().map(|found| finding(text, found)).unwrap_or_default();
    text.with("decks-refused-bad", &[("file", errors::file(path).into()), ("first", first.into())])
}

/// Everything wrong with a file, one sentence each; the first names the file.
pub fn refusals(text: &Text, error: &BadDeckFile) -> Vec<String> {
    let BadDeckFile::Bad { path, findings } = error else { return vec![refusal(text, error)] };
    let head = text.with("decks-refused", &[("file", errors::file(path).into())]);
    let mut said = vec![head];
    said.extend(findings.iter().take(MOST).map(|found| finding(text, found)));
    if let Some(more) = findings.len().checked_sub(MOST).filter(|more| *more > 0) {
        said.push(text.with("decks-findings-more", &[("count", more.into())]));
    }
    said
}

/// The card, the field, and what is wrong there. Cards are counted from 1.
fn finding(text: &Text, found: &Finding) -> String {
    let key = match (found.card, found.field.is_empty()) {
        (Some(_), false) => "decks-finding-card",
        (Some(_), true) => "decks-finding-whole-card",
        (None, false) => "decks-finding-field",
        (None, true) => "decks-finding-file",
    };
    let mut values =
        vec![("message", found.message.as_str().into()), ("field", found.field.as_str().into())];
    values.extend(found.card.map(|card| ("card", (card + 1).into())));
    text.with(key, &values)
}

/// Returns the reason why the file wasn't written.
pub fn not_written(text: &Text, error: &NotWritten) -> String {
    match error {
        NotWritten::Taken(path) => text.with("file-there", &[("file", errors::place(path).into())]),
        NotWritten::Failed(error) => {
            let reason = reason(text, &error.source);
            let values = [("file", errors::place(&error.path).into()), ("reason", reason.into())];
            text.with("decks-not-written", &values)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_title_makes_an_id() {
        for (title, id) in [
            ("My deck", "my-deck"),
            ("Köln & co.", "k-ln-co"),
            ("Колода", "deck"),
            ("../../etc", "etc"),
            ("", "deck"),
        ] {
            assert_eq!(slug(title), id);
            assert!(DeckId::try_from(slug(title)).is_ok());
        }
        assert!(DeckId::try_from(slug(&"a b ".repeat(40))).is_ok());
    }
}
