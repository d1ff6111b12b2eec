//! Tables of statistics: made row by row, and drawn.

use egui::{Grid, Label, RichText, Ui};

use super::about::About;
use crate::app::screens::decks::parts::{boxed, section};
use game::Seat;
use kit::theme::strong;
use store::Table;
use words::text::{Text, Value};

/// The key of what heads a column, and what is in it.
pub type Column<'a, T> = (&'a str, &'a dyn Fn(&T) -> String);

/// A table with a row for each of `all`.
pub fn table<'a, T: 'a>(
    text: &Text,
    title: String,
    all: impl IntoIterator<Item = &'a T>,
    columns: &[Column<'_, T>],
) -> Table {
    let row = |one| columns.iter().map(|(_, cell)| cell(one)).collect();
    Table {
        title,
        head: columns.iter().map(|(key, _)| text.get(key)).collect(),
        rows: all.into_iter().map(row).collect(),
    }
}

/// A table with a row for each of `all` and a column for each player; the text of the key `first`
/// heads what the rows are called.
pub fn by_player<T>(
    text: &Text,
    about: &About,
    (title, first): (String, &str),
    all: impl IntoIterator<Item = T>,
    name: impl Fn(&T) -> String,
    cell: impl Fn(&T, Seat) -> String,
) -> Table {
    let row = |one: T| {
        let cells = about.seats.iter().map(|seat| cell(&one, *seat));
        std::iter::once(name(&one)).chain(cells).collect()
    };
    Table {
        title,
        head: [vec![text.get(first)], about.names()].concat(),
        rows: all.into_iter().map(row).collect(),
    }
}

/// What players did, counted: each work with the key of its name.
pub struct Works<'a, W> {
    pub text: &'a Text,
    pub about: &'a About,
    pub all: &'a [(W, &'static str)],
    pub count: &'a dyn Fn(Seat, W) -> u32,
}

impl<W: Copy> Works<'_, W> {
    /// "Ann: knights recruited 3, promoted 1, ...", without what never happened.
    pub fn sentence(&self, seat: Seat) -> String {
        let text = self.text;
        let done = self.all.iter().filter_map(|(work, key)| {
            let count = (self.count)(seat, *work);
            let values: [(&str, Value<'_>); 2] =
                [("what", text.get(key).into()), ("count", count.into())];
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
    pub fn table(&self, title: &str) -> Table {
        let name = |(_, key): &&(W, &'static str)| self.text.get(key);
        let cell = |(work, _): &&(W, &'static str), seat| (self.count)(seat, *work).to_string();
        let head = (self.text.get(title), "stats-what");
        by_player(self.text, self.about, head, self.all, name, cell)
    }
}

/// In a column narrower than this, words would break.
const COLUMN: f32 = 104.0;

/// The space between columns.
const GAP: f32 = 14.0;

/// Draws tables, one below another.
pub fn show_tables<'a>(ui: &mut Ui, tables: impl IntoIterator<Item = &'a Table>) {
    for (nth, sheet) in tables.into_iter().enumerate() {
        section(ui, &sheet.title);
        boxed(ui, |ui| {
            let columns = sheet.head.len().max(1) as f32;
            let each = (ui.available_width() - GAP * (columns - 1.0)) / columns;
            if each < COLUMN { listed(ui, sheet) } else { grid(ui, nth, each, sheet) }
        });
        ui.add_space(8.0);
    }
}

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
