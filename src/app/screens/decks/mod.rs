//! Decks: the list, a deck's page, the editor, and loading and saving files.

mod builder;
mod card_pane;
mod draft;
mod draft_event;
mod editor;
mod grid;
mod list;
mod naming;
mod page;
pub(super) mod parts;

use std::path::PathBuf;

use egui::Ui;

use crate::app::command::Command;
use crate::app::library::decks::{DeckLibrary, DeckNews, DeckStep, Then};
use crate::app::platform::Platform;
use ::words::errors;
use ::words::text::Text;
use cards::Deck;
use kit::widgets::keyboard::escape;
use kit::widgets::split::within;
use store::NotWritten;

use draft::Draft;
use draft_event::copy_of;
use editor::{Editor, Wish};
use naming::{Files, Named, Naming, Purpose};
use page::Page;

pub struct Decks {
    place: Place,
    note: Option<String>,
    /// A deck to edit as soon as it is saved.
    edit_next: Option<String>,
    /// The page behind what is shown.
    behind: Option<Box<Page>>,
}

/// Which part of it is shown.
enum Place {
    List,
    Page(Box<Page>),
    Naming(Box<Naming>),
    Files(Box<Files>),
    Editor(Box<Editor>),
}

impl Decks {
    /// Opens the list of decks, freshly read.
    pub fn open(library: &mut DeckLibrary) -> Self {
        library.read();
        Self { place: Place::List, note: None, edit_next: None, behind: None }
    }

    /// The deck being edited, if any of it is not on disk yet.
    pub fn unkept(&self, text: &Text) -> Option<Deck> {
        match &self.place {
            Place::Editor(editor) => editor.unkept(text),
            _ => None,
        }
    }

    pub fn ui(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        library: &DeckLibrary,
        platform: &mut dyn Platform,
    ) -> Option<Command> {
        let left = self.bar(ui, text).then(|| self.leave(text)).flatten();
        let below = ui.available_rect_before_wrap();
        let step = within(ui, below, |ui| self.place_ui(ui, text, library, platform));
        let step = step.or_else(|| self.dropped(ui));
        let asked = left.or(step.map(Command::Deck));
        asked.or_else(|| escape(ui).then(|| self.leave(text)).flatten())
    }

    /// The bar along the top; says whether the back button was touched.
    fn bar(&mut self, ui: &mut Ui, text: &Text) -> bool {
        let title = match &self.place {
            Place::List => text.get("decks-title"),
            Place::Page(page) => text.deck_title(&page.deck),
            Place::Naming(naming) => naming.heading(text),
            Place::Files(files) => files.heading(text),
            Place::Editor(editor) => editor.heading(text),
        };
        let back = text.get("decks-back");
        parts::top_bar(ui, &back, &title, |ui| {
            if let Place::Editor(editor) = &mut self.place {
                editor.undo_button(ui, text);
            }
        })
    }

    fn leave(&mut self, text: &Text) -> Option<Command> {
        match &mut self.place {
            Place::List => return Some(Command::Home),
            Place::Editor(editor) => {
                if let Some(step) = editor.leave(text) {
                    return Some(Command::Deck(step));
                }
                self.place = Place::List;
            }
            Place::Page(_) => self.place = Place::List,
            Place::Naming(_) | Place::Files(_) => {
                self.place = self.behind.take().map_or(Place::List, Place::Page);
            }
        }
        self.note = None;
        None
    }

    fn place_ui(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        library: &DeckLibrary,
        platform: &mut dyn Platform,
    ) -> Option<DeckStep> {
        match &mut self.place {
            Place::List => {
                let touch = list::show(ui, text, library, self.note.as_deref())?;
                self.listed(touch, text, library)
            }
            Place::Page(page) => {
                let touch = page.ui(ui, text)?;
                self.paged(touch, text, library)
            }
            Place::Naming(naming) => {
                let named = naming.ui(ui, text, library)?;
                self.named(named, text)
            }
            Place::Files(files) => files.ui(ui, text, platform),
            Place::Editor(editor) => match editor.ui(ui, text, library)? {
                Wish::Save(deck) => Some(DeckStep::Save(deck, Then::Stay)),
            },
        }
    }

    fn listed(
        &mut self,
        touch: list::ListTouch,
        text: &Text,
        library: &DeckLibrary,
    ) -> Option<DeckStep> {
        self.note = None;
        self.behind = None;
        match touch {
            list::ListTouch::Open(deck, own) => {
                self.place = Place::Page(Box::new(Page::of(*deck, own)));
                None
            }
            list::ListTouch::New => {
                let naming = Naming::of(Purpose::New, text, library);
                self.place = Place::Naming(Box::new(naming));
                None
            }
            list::ListTouch::Load => {
                self.place = Place::Files(Box::new(Files::load()));
                None
            }
            list::ListTouch::Remove(path) => Some(DeckStep::Remove(path)),
            list::ListTouch::PutBack => Some(DeckStep::PutBack),
        }
    }

    fn paged(
        &mut self,
        touch: page::PageTouch,
        text: &Text,
        library: &DeckLibrary,
    ) -> Option<DeckStep> {
        let Place::Page(page) = &self.place else { return None };
        match touch {
            page::PageTouch::Edit => {
                if let Some(draft) = Draft::of(&page.deck, text) {
                    self.place = Place::Editor(Box::new(Editor::of(draft)));
                }
                None
            }
            page::PageTouch::Copy => {
                let purpose = Purpose::Copy(Box::new(page.deck.clone()));
                self.behind = Some(page.clone());
                self.place = Place::Naming(Box::new(Naming::of(purpose, text, library)));
                None
            }
            page::PageTouch::Share => {
                self.behind = Some(page.clone());
                self.place = Place::Files(Box::new(Files::save(page.deck.clone())));
                None
            }
            page::PageTouch::Delete => page.own.clone().map(DeckStep::Remove),
        }
    }

    fn named(&mut self, named: Named, text: &Text) -> Option<DeckStep> {
        let Named { purpose, id, title, occupied } = named;
        match purpose {
            Purpose::New => {
                let draft = Draft::new(id, &title, text.of_decks());
                self.place = Place::Editor(Box::new(Editor::of(draft)));
                None
            }
            Purpose::Copy(deck) => {
                let deck = copy_of(text, &deck, id, title).ok()?;
                self.edit_next = Some(deck.id().to_owned());
                Some(DeckStep::Keep(Box::new(deck), occupied))
            }
            Purpose::Load(deck) => {
                let mut titles = deck.titles().clone();
                titles.insert(text.of_decks(), title);
                let (cards, events) = (deck.cards().to_vec(), deck.events().clone());
                let deck = Deck::new(id, titles, cards, events).ok()?;
                Some(DeckStep::Keep(Box::new(deck), occupied))
            }
        }
    }

    fn dropped(&self, ui: &Ui) -> Option<DeckStep> {
        if let Place::Editor(_) | Place::Naming(_) = self.place {
            return None;
        }
        let dropped =
            ui.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        dropped.map(DeckStep::Load)
    }

    pub fn on_result(&mut self, news: DeckNews, text: &Text, library: &DeckLibrary) {
        match news {
            DeckNews::Saved(_, Then::Stay) => {}
            DeckNews::Saved(deck, Then::Leave) => self.show(*deck, library),
            DeckNews::NotSaved(error) => {
                if let Place::Editor(editor) = &mut self.place {
                    editor.trouble = Some(naming::not_written(text, &error));
                }
            }
            DeckNews::Kept(deck) => self.kept(*deck, text, library),
            DeckNews::Collides(deck, _) => self.collides(deck, text, library),
            DeckNews::Removed => self.place = Place::List,
            DeckNews::PutBack => self.note = None,
            DeckNews::NotPutBack(NotWritten::Taken(path)) => {
                let file = naming::file_name(&path);
                self.note = Some(text.with("decks-taken-back", &[("file", file.into())]));
            }
            DeckNews::NotPutBack(error) => self.note = Some(naming::not_written(text, &error)),
            DeckNews::Refused(error) => {
                let mut files = Files::load();
                if let Place::Files(open) = &self.place {
                    files = (**open).clone();
                }
                files.refuse(naming::refusals(text, &error));
                self.place = Place::Files(Box::new(files));
            }
            DeckNews::Exported(path) => {
                let values = [("file", errors::place(&path).into())];
                let note = text.with("decks-saved-as", &values);
                if let Place::Files(files) = &self.place
                    && let Some(deck) = files.deck().cloned()
                {
                    self.show(deck, library);
                    if let Place::Page(page) = &mut self.place {
                        page.note = Some(note);
                    }
                }
            }
            DeckNews::FileThere(path) => {
                if let Place::Files(files) = &mut self.place {
                    files.ask_to_replace(path);
                }
            }
            DeckNews::Failed(error) => {
                let sentence = naming::failed(text, &error);
                match &mut self.place {
                    Place::Files(files) => files.refuse(vec![sentence]),
                    Place::Page(page) => page.note = Some(sentence),
                    _ => self.note = Some(sentence),
                }
            }
        }
    }

    /// Shows the page of a deck; if it has a file, it is one of the players' own.
    fn show(&mut self, deck: Deck, library: &DeckLibrary) {
        let own = own_path(&deck, library);
        self.place = Place::Page(Box::new(Page::of(deck, own)));
    }

    fn kept(&mut self, deck: Deck, text: &Text, library: &DeckLibrary) {
        let is_next = self.edit_next.take().is_some_and(|id| id == deck.id());
        match Draft::of(&deck, text) {
            Some(draft) if is_next => self.place = Place::Editor(Box::new(Editor::of(draft))),
            _ => self.show(deck, library),
        }
    }

    /// Another deck has the id of the one to be saved.
    fn collides(&mut self, deck: Box<Deck>, text: &Text, library: &DeckLibrary) {
        let naming = Naming::of(Purpose::Load(deck), text, library);
        self.place = Place::Naming(Box::new(naming));
    }
}

fn own_path(deck: &Deck, library: &DeckLibrary) -> Option<PathBuf> {
    let mut own = library.own().usable();
    own.find(|file| file.deck.id() == deck.id()).map(|file| file.path.clone())
}
