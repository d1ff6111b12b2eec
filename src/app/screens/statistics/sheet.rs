//! Tables: what the plots show, in words and numbers; and what each player did of an expansion,
//! as a sentence and as a table.

use egui::{Grid, Label, RichText, Ui};

use super::about::About;
use crate::app::screens::decks::parts::{boxed, section};
use game::Seat;
use kit::theme::strong;
use store::Table;
use words::text::{Text, Value};

/// In a column narrower than this, words would break.
const COLUMN: f32 = 104.0;

/// Draws tables, one below another.
pub fn show(ui: &mut Ui, sheets: &[Table]) {
    for (nth, sheet) in sheets.iter().enumerate() {
        section(ui, &sheet.title);
        boxed(ui, |ui| {
            let columns = sheet.head.len().max(1) as f32;
            let each = (ui.available_width() - GAP * (columns - 1.0)) / columns;
            if each < COLUMN { listed(ui, sheet) } else { grid(ui, nth, each, sheet) }
        });
        ui.add_space(8.0);
    }
}

/// The space between columns.
const GAP: f32 = 14.0;

fn grid(ui: &mut Ui, nth: usize, each: f32, sheet: &Table) {
    let cell = |ui: &mut Ui, words: RichText| {
        // As wide as the column, even if the words are short.
        ui.scope(|ui| {
            ui.set_width(each);
            ui.add(Label::new(words).wrap());
        });
    };
    let grid = Grid::new(("sheet", nth)).striped(true).min_col_width(each).max_col_width(each);
    grid.spacing([GAP, 8.0]).show(ui, |ui| {
        for word in &sheet.head {
            cell(ui, RichText::new(word).font(strong(ui.ctx(), 15.0)));
        }
        ui.end_row();
        for row in &sheet.rows {
            for words in row {
                cell(ui, RichText::new(words).size(16.0));
            }
            ui.end_row();
        }
    });
}

/// If columns don't fit, each row becomes a paragraph.
fn listed(ui: &mut Ui, sheet: &Table) {
    for row in &sheet.rows {
        let mut cells = sheet.head.iter().zip(row);
        if let Some((head, first)) = cells.next() {
            let words = format!("{head}: {first}");
            ui.add(Label::new(RichText::new(words).font(strong(ui.ctx(), 16.0))).wrap());
        }
        let rest: Vec<String> = cells.map(|(head, cell)| format!("{head}: {cell}")).collect();
        ui.add(Label::new(RichText::new(rest.join(", ")).size(16.0)).wrap());
        ui.add_space(4.0);
    }
}

/// What players did, counted.
pub(super) struct Works<'a, W> {
    pub text: &'a Text,
    pub about: &'a About,
    pub all: &'a [W],
    /// The key of a name.
    pub key: fn(W) -> &'static str,
    pub count: &'a dyn Fn(Seat, W) -> u32,
}

impl<W: Copy> Works<'_, W> {
    /// "Ann: knights recruited 3, promoted 1, ...", without what never happened.
    pub fn sentence(&self, seat: Seat) -> String {
        let text = self.text;
        let done = self.all.iter().filter_map(|work| {
            let count = (self.count)(seat, *work);
            let values: [(&str, Value<'_>); 2] =
                [("what", text.get((self.key)(*work)).into()), ("count", count.into())];
            (count > 0).then(|| text.with("stats-work-count", &values))
        });
        let mut done: Vec<String> = done.collect();
        if done.is_empty() {
            done.push(text.get("stats-works-none"));
        }
        let values = [("who", self.about.name(seat).into()), ("all", text.joined(&done).into())];
        text.with("stats-works-of", &values)
    }

    /// A row for each of them, titled by the text of the key `title`.
    pub fn sheet(&self, title: &str) -> Table {
        let row = |work: &W| {
            let count = |seat: &Seat| (self.count)(*seat, *work).to_string();
            let name = std::iter::once(self.text.get((self.key)(*work)));
            name.chain(self.about.seats.iter().map(count)).collect()
        };
        Table {
            title: self.text.get(title),
            head: [vec![self.text.get("stats-what")], self.about.names()].concat(),
            rows: self.all.iter().map(row).collect(),
        }
    }
}
