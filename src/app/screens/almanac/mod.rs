//! The almanac on the screen: what is looked for, all entries from A to Z, and the one that is
//! open.
//!
//! The texts and the search are the crate `words`'s; the list is drawn here, an entry with its
//! drawings and links by `entry_page`. Entries that are followed make a trail to go back along.

mod entry_page;

use egui::{Align2, Key, Rect, Ui, vec2};

use crate::app::command::Command;
use game::Game;
use kit::theme::bounds::Within;
use kit::theme::{Palette, strong};
use kit::widgets::keyboard::escape;
use kit::widgets::split::{MARGIN, page, scrolling, scrolling_in, within};
use kit::widgets::{Icon, ListRow, Picked, fitted_line, hint, icon_button, line_field, top_bar};
use words::almanac::{Almanac, Entry, EntryId};
use words::language::Language;
use words::text::Text;

use entry_page::Drawings;

/// Least width at which the list stands beside the open entry.
const BESIDE: f32 = 860.0;

/// The widest that lines are easily read.
const WIDEST: f32 = 720.0;

/// The almanac while it is open.
#[derive(Debug)]
pub struct AlmanacPage {
    almanac: Almanac,
    language: Language,
    /// The search text.
    query: String,
    /// The entry that the almanac was opened at, if it was at one.
    door: Option<EntryId>,
    /// The entries that one followed to the one that is open, the last of them.
    trail: Vec<EntryId>,
    drawings: Drawings,
}

/// Page that a touch on the almanac turns to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AlmanacTurn {
    /// An entry of the list.
    To(EntryId),
    /// An entry that another one refers to.
    Follow(EntryId),
    Back,
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
        // List and entry stand side by side where there is room.
        let has_both = area.width() >= BESIDE;
        let turn = if has_both {
            let column = (area.width() * 0.34).within(320.0, 420.0);
            let (list, entry) = area.split_left_right_at_x(area.left() + column + MARGIN);
            let list = self.list(ui, text, page(list, column));
            let entry = page(entry.with_min_x(entry.left() + MARGIN), WIDEST);
            self.entry(ui, text, entry, game).or(list)
        } else if self.trail.is_empty() {
            self.list(ui, text, page(area, WIDEST))
        } else {
            self.entry(ui, text, page(area, WIDEST), game)
        };
        match turn.or((back || escape(ui)).then_some(AlmanacTurn::Back))? {
            AlmanacTurn::To(entry) => self.trail = vec![entry],
            AlmanacTurn::Follow(entry) => self.trail.push(entry),
            AlmanacTurn::Back => {
                // From the first one out of the almanac, or to the list it was found in.
                let was_open = self.trail.pop();
                let has_list = !has_both && was_open.is_some() && self.door.is_none();
                let is_done = self.trail.is_empty() && !has_list;
                return is_done.then_some(Command::Leave);
            }
        }
        None
    }

    fn list(&mut self, ui: &mut Ui, text: &Text, area: Rect) -> Option<AlmanacTurn> {
        within(ui, area, |ui| {
            let found = search(ui, text, &self.almanac, &mut self.query);
            ui.add_space(8.0);
            let open = self.trail.last().copied();
            // What is found begins at its top.
            let salt = ("almanac-list", self.query.as_str());
            let touched =
                scrolling(ui, salt, |ui| rows(ui, text, &self.almanac.found(&self.query), open));
            found.or(touched).map(AlmanacTurn::To)
        })
    }

    fn entry(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        area: Rect,
        game: Option<&Game>,
    ) -> Option<AlmanacTurn> {
        let open = self.trail.last().copied();
        let Some(entry) = open.and_then(|open| self.almanac.entry(open)) else {
            return within(ui, area.shrink2(vec2(0.0, MARGIN)), |ui| {
                entry_page::welcome(ui, text, self.almanac.entries().count());
                None
            });
        };
        let shown = entry_page::EntryContext { text, almanac: &self.almanac, entry, game };
        let drawings = &mut self.drawings;
        scrolling_in(ui, area, ("almanac-entry", entry.id.name()), |ui| shown.ui(ui, drawings))
            .map(AlmanacTurn::Follow)
    }
}

/// The height of a row.
const HIGH: f32 = 48.0;

/// The most letters that can be looked for.
const MOST: usize = 60;

/// Draws the field. Whoever presses Enter in it opens what was found first.
pub fn search(ui: &mut Ui, text: &Text, almanac: &Almanac, query: &mut String) -> Option<EntryId> {
    ui.horizontal(|ui| {
        let clears = !query.is_empty();
        let aside = if clears { 56.0 } else { 0.0 };
        let wide = ui.available_width() - aside;
        let label = text.get("almanac-search");
        let (field, written) = line_field(ui, &label, MOST, query, wide);
        if query.is_empty() && !field.has_focus() {
            let ink = Palette::of(ui).faint;
            let room = field.rect.width() - 56.0;
            let (edge, font) = (field.rect.left_center(), strong(ui.ctx(), 18.0));
            let at = edge + vec2(44.0, 0.0);
            fitted_line(ui, at, Align2::LEFT_CENTER, &label, font, ink, room);
            Icon::Book.paint_at(ui.painter(), edge + vec2(24.0, 0.0), 20.0, ink);
        }
        if let Some(written) = written {
            *query = written;
        }
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if clears && icon_button(ui, Icon::Cross, &text.get("almanac-clear")).clicked() {
            query.clear();
        }
        let is_looking = is_entered && !query.trim().is_empty();
        is_looking.then(|| almanac.found(query).first().map(|entry| entry.id)).flatten()
    })
    .inner
}

/// Draws the rows; returns the entry that was touched. All take up space, for keys and screen
/// readers, but only visible ones are painted.
pub fn rows(
    ui: &mut Ui,
    text: &Text,
    entries: &[&Entry],
    open: Option<EntryId>,
) -> Option<EntryId> {
    if entries.is_empty() {
        hint(ui, &text.get("almanac-none"));
    }
    ui.spacing_mut().item_spacing.y = 6.0;
    let mut touched = None;
    for entry in entries {
        let (title, picked) = (entry.title.as_str(), Picked::when(open == Some(entry.id)));
        if (ListRow { title, line: "", name: title, sign: None, picked }).touched(ui, HIGH) {
            touched = Some(entry.id);
        }
    }
    touched
}
