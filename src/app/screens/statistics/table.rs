//! Tables of statistics: made row by row, and drawn.

use egui::{Grid, Label, RichText, Ui};

use kit::theme::strong;
use kit::widgets::{boxed, section};
use store::Table;
use words::text::Text;

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

/// Column width below which words would break.
const COLUMN: f32 = 104.0;

/// The space between columns.
const GAP: f32 = 14.0;

/// Draws tables, one below another.
pub fn show_tables<'a>(ui: &mut Ui, tables: impl IntoIterator<Item = &'a Table>) {
    for (nth, sheet) in tables.into_iter().enumerate() {
        ui.add_space(2.0);
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

/// Draws each row as a paragraph, where columns don't fit.
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
