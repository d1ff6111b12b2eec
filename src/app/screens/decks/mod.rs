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
use editor::Editor;
use naming::{Files, Named, Naming, Purpose, Touch};
use page::Page;

pub struct Decks {
    place: Place,
    note: Option<String>,
    /// A deck to edit as soon as it is saved.
    edit_next: Option<String>,
    /// The page behind what is shown.
    behind: Option<Box<Page>>,
}

/// Part of the screen that is shown.
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
        let touch = within(ui, below, |ui| match &mut self.place {
            Place::List => list::show(ui, text, library, self.note.as_deref()),
            Place::Page(page) => page.ui(ui, text),
            Place::Naming(naming) => naming.ui(ui, text, library).map(Touch::Named),
            Place::Files(files) => files.ui(ui, text, platform).map(Touch::Step),
            Place::Editor(editor) => editor.ui(ui, text, library).map(Touch::Step),
        });
        let step = touch.and_then(|touch| self.touched(touch, text, library));
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
                self.edit_next = None;
                self.place = self.behind.take().map_or(Place::List, Place::Page);
            }
        }
        self.note = None;
        None
    }

    fn touched(&mut self, touch: Touch, text: &Text, library: &DeckLibrary) -> Option<DeckStep> {
        if let Place::List | Place::Page(_) = self.place {
            self.note = None;
            self.behind = None;
        }
        let place = match touch {
            Touch::Step(step) => return Some(step),
            Touch::Open(deck, own) => Place::Page(Box::new(Page::of(*deck, own))),
            Touch::Name(purpose) => Place::Naming(Box::new(Naming::of(purpose, text, library))),
            Touch::File(files) => Place::Files(Box::new(files)),
            Touch::Named(named) => return self.named(named, text),
            Touch::Edit => {
                let Place::Page(page) = &self.place else { return None };
                self.place = editor_of(Draft::of(&page.deck, text)?);
                return None;
            }
        };
        if let Place::Page(page) = std::mem::replace(&mut self.place, place) {
            self.behind = Some(page);
        }
        None
    }

    fn named(&mut self, named: Named, text: &Text) -> Option<DeckStep> {
        let Named { purpose, id, title, occupied } = named;
        let deck = match purpose {
            Purpose::New => {
                self.place = editor_of(Draft::new(id, &title, text.of_decks()));
                return None;
            }
            Purpose::Copy(deck) => {
                let deck = copy_of(text, &deck, id, title).ok()?;
                self.edit_next = Some(deck.id().to_owned());
                deck
            }
            Purpose::Load(deck) => {
                let mut titles = deck.titles().clone();
                titles.insert(text.of_decks(), title);
                Deck::new(id, titles, deck.cards().to_vec(), deck.events().clone()).ok()?
            }
        };
        Some(DeckStep::Keep(Box::new(deck), occupied))
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
            DeckNews::Saved(deck, Then::Leave) => {
                let is_next = self.edit_next.take().is_some_and(|id| id == deck.id());
                match Draft::of(&deck, text).filter(|_| is_next) {
                    Some(draft) => self.place = editor_of(draft),
                    None => self.show(*deck, library, None),
                }
            }
            // Another deck has the id of the one to be saved.
            DeckNews::Collides(deck) => {
                let naming = Naming::of(Purpose::Load(deck), text, library);
                self.place = Place::Naming(Box::new(naming));
            }
            DeckNews::Removed => self.place = Place::List,
            DeckNews::PutBack => self.note = None,
            DeckNews::Refused(error) => {
                let mut files = match &self.place {
                    Place::Files(open) => open.clone(),
                    _ => Box::new(Files::load()),
                };
                files.form.refuse(naming::refusals(text, &error));
                self.place = Place::Files(files);
            }
            DeckNews::Exported(path) => {
                let values = [("file", errors::place(&path).into())];
                let note = text.with("decks-saved-as", &values);
                if let Place::Files(files) = &self.place
                    && let Some(deck) = files.deck.as_deref().cloned()
                {
                    self.show(deck, library, Some(note));
                }
            }
            DeckNews::FileThere(path) => {
                if let Place::Files(files) = &mut self.place {
                    files.form.ask_to_replace(path);
                }
            }
            DeckNews::Failed(error) => {
                let sentence = naming::not_written(text, &error);
                match (&mut self.place, error) {
                    (Place::Editor(editor), _) => editor.trouble = Some(sentence),
                    (Place::Files(files), _) => files.form.refuse(vec![sentence]),
                    (Place::Page(page), _) => page.note = Some(sentence),
                    (Place::List, NotWritten::Taken(path)) => {
                        let file = errors::file(&path);
                        self.note = Some(text.with("decks-taken-back", &[("file", file.into())]));
                    }
                    _ => self.note = Some(sentence),
                }
            }
        }
    }

    /// Shows the page of a deck; if it has a file, it is one of the players' own.
    fn show(&mut self, deck: Deck, library: &DeckLibrary, note: Option<String>) {
        let own = library.own().usable().find(|file| file.deck.id() == deck.id());
        let own = own.map(|file| file.path.clone());
        let mut page = Page::of(deck, own);
        page.note = note;
        self.place = Place::Page(Box::new(page));
    }
}

fn editor_of(draft: Draft) -> Place {
    Place::Editor(Box::new(Editor::of(draft)))
}
