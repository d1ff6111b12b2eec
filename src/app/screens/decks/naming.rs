//! Title and file name of a deck that is new here.

use egui::{Ui, vec2};

use super::parts::{Focus, field, hint, page, rows, say};
use crate::app::library::decks::DeckLibrary;
use cards::{BadDeckId, Deck, DeckId, MAX_TITLE, Title};
use kit::theme::Palette;
use kit::widgets::split::{scrolling, within};
use kit::widgets::{SizedButton, primary_button, warning_box};
use store::{Holder, Occupied};
use words::text::Text;

/// Where the new deck comes from.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// A new deck with no cards yet.
    New,
    Copy(Box<Deck>),
    /// A deck from a file, whose id another deck already has.
    Load(Box<Deck>),
}

#[derive(Clone, Debug)]
pub struct Naming {
    purpose: Purpose,
    title: String,
    id: String,
    /// Somebody typed the file's name; else it follows the title.
    is_typed: bool,
    focus: Focus,
}

/// A usable name.
pub struct Named {
    pub purpose: Purpose,
    pub id: DeckId,
    pub title: Title,
    /// Whether it replaces the deck that has this id.
    pub occupied: Occupied,
}

impl Naming {
    /// Asks for the name of a deck.
    pub fn of(purpose: Purpose, text: &Text, library: &DeckLibrary) -> Self {
        let title = match &purpose {
            Purpose::New => text.get("decks-title-usual"),
            Purpose::Load(deck) => text.deck_title(deck),
            Purpose::Copy(deck) => {
                let title = text.deck_title(deck);
                let copy = text.with("decks-title-copy", &[("title", title.into())]);
                copy.chars().take(MAX_TITLE).collect::<String>().trim().to_owned()
            }
        };
        let (id, is_typed) = match &purpose {
            Purpose::Load(deck) => (free(library, deck.id()), true),
            _ => (free(library, &slug(&title)), false),
        };
        Self { purpose, title, id, is_typed, focus: Focus::Now }
    }

    pub fn heading(&self, text: &Text) -> String {
        match &self.purpose {
            Purpose::New => text.get("decks-name-new"),
            Purpose::Copy(deck) => {
                text.with("decks-name-copy", &[("title", text.deck_title(deck).into())])
            }
            Purpose::Load(deck) => {
                text.with("decks-name-load", &[("title", text.deck_title(deck).into())])
            }
        }
    }

    /// Draws it; returns the name once there is one.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, library: &DeckLibrary) -> Option<Named> {
        let area = page(ui.available_rect_before_wrap(), 640.0);
        within(ui, area, |ui| scrolling(ui, "naming", |ui| self.form(ui, text, library)))
    }

    fn form(&mut self, ui: &mut Ui, text: &Text, library: &DeckLibrary) -> Option<Named> {
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
        if let Purpose::Copy(_) = self.purpose {
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
        if let Some(problem) = &problem {
            warning_box(ui, |ui| say(ui, problem));
        }
        let label = text.get(match self.purpose {
            Purpose::New => "decks-create",
            Purpose::Copy(_) => "decks-make-copy",
            Purpose::Load(_) => "decks-take",
        });
        let go = ui.add_enabled_ui(problem.is_none(), |ui| primary_button(ui, &label)).inner;
        let enter = ui.input(|input| input.key_pressed(egui::Key::Enter));
        let (Ok(title), Ok(id)) = (title, id) else { return None };
        let mut occupied = (problem.is_none() && (go.clicked() || enter)).then_some(Occupied::Keep);
        if let Some(Holder::Own(_)) = library.taken(&id) {
            rows(ui, &[()], (200.0, 48.0), |ui, (), size| {
                let label = text.get("decks-replace-deck");
                let button = SizedButton::new(&label).tone(Palette::of(ui).danger);
                if button.show(ui, vec2(size.x, 48.0)).clicked() {
                    occupied = Some(Occupied::Replace);
                }
            });
        }
        if let Some(id) = replaced {
            return Some(Named {
                purpose: self.purpose.clone(),
                id,
                title,
                occupied: Occupied::Replace,
            });
        }
        let occupied = occupied?;
        Some(Named { purpose: self.purpose.clone(), id, title, occupied })
    }

    /// Says that the deck in the file is already here by its id, and offers to replace
    /// it.
    fn collision(&self, ui: &mut Ui, text: &Text, library: &DeckLibrary) -> Option<DeckId> {
        let Purpose::Load(deck) = &self.purpose else { return None };
        let id = DeckId::try_from(deck.id().to_owned()).ok()?;
        let holder = library.taken(&id)?;
        let words = holder_words(text, &id, Some(&holder))?;
        warning_box(ui, |ui| say(ui, &words));
        if holder == Holder::BuiltIn || self.id == id.as_str() {
            return None;
        }
        let label = text.get("decks-replace-deck");
        let button = SizedButton::new(&label).tone(Palette::of(ui).danger);
        let size = vec2(ui.available_width(), 48.0);
        button.show(ui, size).clicked().then_some(id)
    }
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
