//! The almanac on the screen: what is looked for, all entries from A to Z, and the one that is
//! open.

mod card;
mod drawings;
mod entry_page;
mod island;
mod list;
mod passage;

use egui::{Rect, Ui, vec2};

use super::decks::parts::{page, top_bar};
use crate::app::command::{AlmanacDoor, Command};
use drawings::Drawings;
use game::Game;
use kit::theme::bounds::Within;
use kit::widgets::keyboard::escape;
use kit::widgets::split::{MARGIN, scrolling, within};
use words::almanac::{Almanac, EntryId};
use words::language::Language;
use words::text::Text;

/// From this width on the list stands beside the open entry.
const BESIDE: f32 = 860.0;

/// The widest that lines are easily read.
const WIDEST: f32 = 720.0;

/// The almanac while it is open.
#[derive(Debug)]
pub struct AlmanacPage {
    almanac: Almanac,
    language: Language,
    /// What is looked for.
    query: String,
    /// The entry that the almanac was opened at, if it was at one.
    door: Option<EntryId>,
    /// The entries that one followed to the one that is open, the last of them.
    trail: Vec<EntryId>,
    drawings: Drawings,
}

/// What a touch on the almanac asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// An entry of the list.
    To(EntryId),
    /// An entry that another one refers to.
    Follow(EntryId),
    /// Back to where one was.
    Back,
}

/// Whether list and entry stand side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spread {
    Both,
    OneByOne,
}

impl AlmanacPage {
    /// Opened at its list, or at `door`.
    pub fn new(text: &Text, door: Option<EntryId>) -> Self {
        Self {
            almanac: Almanac::of(text),
            language: text.language(),
            query: String::new(),
            door,
            trail: door.into_iter().collect(),
            drawings: Drawings::default(),
        }
    }

    /// Draws it, with the colors and the rules of `game`'s table if there is one.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, game: Option<&Game>) -> Option<Command> {
        if self.language != text.language() {
            self.almanac = Almanac::of(text);
            self.language = text.language();
        }
        let title = text.get("almanac");
        let back = top_bar(ui, &text.get("stats-back"), &title, |_| ());
        let area = ui.available_rect_before_wrap();
        let spread = if area.width() < BESIDE { Spread::OneByOne } else { Spread::Both };
        let turn = match spread {
            Spread::Both => {
                let column = (area.width() * 0.34).within(320.0, 420.0);
                let (list, entry) = area.split_left_right_at_x(area.left() + column + MARGIN);
                let list = self.list(ui, text, page(list, column));
                let entry = page(entry.with_min_x(entry.left() + MARGIN), WIDEST);
                self.entry(ui, text, entry, game).or(list)
            }
            Spread::OneByOne if self.trail.is_empty() => self.list(ui, text, page(area, WIDEST)),
            Spread::OneByOne => self.entry(ui, text, page(area, WIDEST), game),
        };
        match turn.or((back || escape(ui)).then_some(Turn::Back))? {
            Turn::To(entry) => self.trail = vec![entry],
            Turn::Follow(entry) => self.trail.push(entry),
            Turn::Back => return self.step_back(spread),
        }
        None
    }

    /// Back one entry; from the first one out of the almanac, or to the list it was found in.
    fn step_back(&mut self, spread: Spread) -> Option<Command> {
        let was_open = self.trail.pop();
        let has_list = spread == Spread::OneByOne && was_open.is_some() && self.door.is_none();
        let is_done = self.trail.is_empty() && !has_list;
        is_done.then_some(Command::Almanac(AlmanacDoor::Leave))
    }

    fn list(&mut self, ui: &mut Ui, text: &Text, area: Rect) -> Option<Turn> {
        within(ui, area, |ui| {
            let found = list::search(ui, text, &self.almanac, &mut self.query);
            ui.add_space(8.0);
            let open = self.trail.last().copied();
            // What is found begins at its top.
            let salt = ("almanac-list", self.query.as_str());
            let touched = scrolling(ui, salt, |ui| {
                list::rows(ui, text, &self.almanac.found(&self.query), open)
            });
            found.or(touched).map(Turn::To)
        })
    }

    fn entry(&mut self, ui: &mut Ui, text: &Text, area: Rect, game: Option<&Game>) -> Option<Turn> {
        let open = self.trail.last().copied();
        let entry = open.and_then(|open| self.almanac.entry(open));
        let Some(entry) = entry else {
            return within(ui, area.shrink2(vec2(0.0, MARGIN)), |ui| {
                entry_page::welcome(ui, text, self.almanac.entries().count());
                None
            });
        };
        let shown = entry_page::Shown { text, almanac: &self.almanac, entry, game };
        let drawings = &mut self.drawings;
        within(ui, area, |ui| {
            scrolling(ui, ("almanac-entry", entry.id.name()), |ui| shown.ui(ui, drawings))
        })
        .map(Turn::Follow)
    }
}
