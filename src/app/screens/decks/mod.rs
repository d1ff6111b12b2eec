//! Decks: the list, a deck's page, the editor, and loading and saving files.
//!
//! From the `list` a touch leads to a deck's `page`, to `naming` for a new deck, a copy, or a file,
//! or to the `editor`. The editor changes a `draft`, made of `draft_event`s: `grid` picks a pair of
//! dice, `card_pane` fills in that card, and `builder` makes the effects of its event. Every change
//! is saved at once, from the first card on; before that there is no deck.

mod builder;
mod card_pane;
mod draft;
mod draft_event;
mod editor;
mod grid;
mod list;
mod naming;
mod page;

use egui::Ui;

use crate::app::command::Command;
use crate::app::library::decks::{DeckLibrary, DeckNews, DeckStep, Then};
use crate::app::platform::Platform;
use ::words::errors;
use ::words::text::Text;
use cards::Deck;
use kit::widgets::keyboard::escape;
use kit::widgets::split::within;
use kit::widgets::top_bar;
use store::NotWritten;

use draft::DeckDraft;
use draft_event::copy_of;
use editor::Editor;
use naming::{DeckFileForm, DeckNaming, DeckOrigin, DeckTouch, NamedDeck};
use page::DeckPage;

pub struct Decks {
    place: DecksView,
    note: Option<String>,
    /// A deck to edit as soon as it is saved.
    edit_next: Option<String>,
    /// The page behind what is shown.
    behind: Option<Box<DeckPage>>,
}

/// Part of the screen that is shown.
enum DecksView {
    List,
    Page(Box<DeckPage>),
    Naming(Box<DeckNaming>),
    Files(Box<DeckFileForm>),
    Editor(Box<Editor>),
}

impl Decks {
    /// Opens the list of decks, freshly read.
    pub fn open(library: &mut DeckLibrary) -> Self {
        library.read();
        Self { place: DecksView::List, note: None, edit_next: None, behind: None }
    }

    /// The deck being edited, if any of it is not on disk yet.
    pub fn unkept(&self, text: &Text) -> Option<Deck> {
        match &self.place {
            DecksView::Editor(editor) => editor.unkept(text),
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
            DecksView::List => list::show(ui, text, library, self.note.as_deref()),
            DecksView::Page(page) => page.ui(ui, text),
            DecksView::Naming(naming) => naming.ui(ui, text, library).map(DeckTouch::Named),
            DecksView::Files(files) => files.ui(ui, text, platform).map(DeckTouch::Step),
            DecksView::Editor(editor) => editor.ui(ui, text, library).map(DeckTouch::Step),
        });
        let step = touch.and_then(|touch| self.touched(touch, text, library));
        let step = step.or_else(|| self.dropped(ui));
        let asked = left.or(step.map(Command::Deck));
        asked.or_else(|| escape(ui).then(|| self.leave(text)).flatten())
    }

    /// The bar along the top; says whether the back button was touched.
    fn bar(&mut self, ui: &mut Ui, text: &Text) -> bool {
        let title = match &self.place {
            DecksView::List => text.get("decks-title"),
            DecksView::Page(page) => text.deck_title(&page.deck),
            DecksView::Naming(naming) => naming.heading(text),
            DecksView::Files(files) => files.heading(text),
            DecksView::Editor(editor) => editor.heading(text),
        };
        let back = text.get("decks-back");
        top_bar(ui, &back, &title, |ui| {
            if let DecksView::Editor(editor) = &mut self.place {
                editor.undo_button(ui, text);
            }
        })
    }

    fn leave(&mut self, text: &Text) -> Option<Command> {
        match &mut self.place {
            DecksView::List => return Some(Command::Home),
            DecksView::Editor(editor) => {
                if let Some(step) = editor.leave(text) {
                    return Some(Command::Deck(step));
                }
                self.place = DecksView::List;
            }
            DecksView::Page(_) => self.place = DecksView::List,
            DecksView::Naming(_) | DecksView::Files(_) => {
                self.edit_next = None;
                self.place = self.behind.take().map_or(DecksView::List, DecksView::Page);
            }
        }
        self.note = None;
        None
    }

    fn touched(
        &mut self,
        touch: DeckTouch,
        text: &Text,
        library: &DeckLibrary,
    ) -> Option<DeckStep> {
        if let DecksView::List | DecksView::Page(_) = self.place {
            self.note = None;
            self.behind = None;
        }
        let place = match touch {
            DeckTouch::Step(step) => return Some(step),
            DeckTouch::Open(deck, own) => DecksView::Page(Box::new(DeckPage::of(*deck, own))),
            DeckTouch::Name(origin) => {
                DecksView::Naming(Box::new(DeckNaming::of(origin, text, library)))
            }
            DeckTouch::File(files) => DecksView::Files(Box::new(files)),
            DeckTouch::Named(named) => return self.named(named, text),
            DeckTouch::Edit => {
                let DecksView::Page(page) = &self.place else { return None };
                self.place = editor_of(DeckDraft::of(&page.deck, text)?);
                return None;
            }
        };
        if let DecksView::Page(page) = std::mem::replace(&mut self.place, place) {
            self.behind = Some(page);
        }
        None
    }

    fn named(&mut self, named: NamedDeck, text: &Text) -> Option<DeckStep> {
        let NamedDeck { origin, id, title, occupied } = named;
        let deck = match origin {
            DeckOrigin::New => {
                self.place = editor_of(DeckDraft::new(id, &title, text.of_decks()));
                return None;
            }
            DeckOrigin::Copy(deck) => {
                let deck = copy_of(text, &deck, id, title).ok()?;
                self.edit_next = Some(deck.id().to_owned());
                deck
            }
            DeckOrigin::Load(deck) => {
                let mut titles = deck.titles().clone();
                titles.insert(text.of_decks(), title);
                Deck::new(id, titles, deck.cards().to_vec(), deck.events().clone()).ok()?
            }
        };
        Some(DeckStep::Keep(Box::new(deck), occupied))
    }

    fn dropped(&self, ui: &Ui) -> Option<DeckStep> {
        if let DecksView::Editor(_) | DecksView::Naming(_) = self.place {
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
                match DeckDraft::of(&deck, text).filter(|_| is_next) {
                    Some(draft) => self.place = editor_of(draft),
                    None => self.show(*deck, library, None),
                }
            }
            // Another deck has the id of the one to be saved.
            DeckNews::Collides(deck) => {
                let naming = DeckNaming::of(DeckOrigin::Load(deck), text, library);
                self.place = DecksView::Naming(Box::new(naming));
            }
            DeckNews::Removed => self.place = DecksView::List,
            DeckNews::PutBack => self.note = None,
            DeckNews::Refused(error) => {
                let mut files = match &self.place {
                    DecksView::Files(open) => open.clone(),
                    _ => Box::new(DeckFileForm::load()),
                };
                files.form.refuse(naming::refusals(text, &error));
                self.place = DecksView::Files(files);
            }
            DeckNews::Exported(path) => {
                let values = [("file", errors::place(&path).into())];
                let note = text.with("decks-saved-as", &values);
                if let DecksView::Files(files) = &self.place
                    && let Some(deck) = files.deck.as_deref().cloned()
                {
                    self.show(deck, library, Some(note));
                }
            }
            DeckNews::FileThere(path) => {
                if let DecksView::Files(files) = &mut self.place {
                    files.form.ask_to_replace(path);
                }
            }
            DeckNews::Failed(error) => {
                let sentence = naming::not_written(text, &error);
                match (&mut self.place, error) {
                    (DecksView::Editor(editor), _) => editor.trouble = Some(sentence),
                    (DecksView::Files(files), _) => files.form.refuse(vec![sentence]),
                    (DecksView::Page(page), _) => page.note = Some(sentence),
                    (DecksView::List, NotWritten::Taken(path)) => {
                        let file = errors::file(&path);
                        self.note = Some(text.with("files-taken-back", &[("file", file.into())]));
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
        let mut page = DeckPage::of(deck, own);
        page.note = note;
        self.place = DecksView::Page(Box::new(page));
    }
}

fn editor_of(draft: DeckDraft) -> DecksView {
    DecksView::Editor(Box::new(Editor::of(draft)))
}
