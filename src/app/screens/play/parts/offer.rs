//! A trade with a player being put together: what each side gives.

use egui::{Align, Role, Sense, Ui, WidgetInfo, vec2};

use super::card_row::card_row;
use super::controls::section_of;
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::{Cards, Deed, Phase, Seat};
use kit::theme::strong;
use kit::widgets::{FINGER, paint_mark, write_in};
use words::text::Value;

/// A row under its heading; on a low screen beside a word, as every line counts there.
fn heading(ui: &mut Ui, view: &View<'_>, label: &str, short: &str, row: impl FnOnce(&mut Ui)) {
    let seat = view.builder();
    if !view.is_low() {
        section_of(ui, view, seat, label);
        return row(ui);
    }
    ui.horizontal(|ui| {
        let size = vec2(58.0, FINGER);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label));
        let font = strong(ui.ctx(), 15.0);
        // Above the word: a row of five kinds needs the width.
        let (above, below) = rect.split_top_bottom_at_fraction(0.5);
        let center = above.left_center() + vec2(9.0, 0.0);
        paint_mark(ui.painter(), center, 9.0, view.color(seat), view.palette);
        write_in(ui, below, Align::Min, &view.text.get(short), &font, view.palette.faint);
        row(ui);
    });
}

/// What each side of a trade gives.
#[derive(Clone, Debug, Default)]
pub struct Offer {
    give: Cards,
    get: Cards,
}

impl Offer {
    /// Whether players can trade with one another now.
    pub fn is_possible(view: &View<'_>) -> bool {
        view.state.phase() == Phase::Trading && view.state.open_tasks().is_empty()
    }

    /// Whether nothing is in it yet.
    pub fn is_empty(&self) -> bool {
        self.give.is_empty() && self.get.is_empty()
    }

    /// Both rows: what whoever is on turn gives, and what they get from whoever holds at
    /// most `theirs`.
    pub fn rows(&mut self, ui: &mut Ui, view: &View<'_>, theirs: Cards) {
        let active = view.builder();
        let gives = view.about("trade-gives", active);
        let gets = view.about("trade-gets", active);
        heading(ui, view, &gives, "trade-gives-short", |ui| {
            card_row(ui, view, &gives, &mut self.give, view.most(active), true);
        });
        heading(ui, view, &gets, "trade-gets-short", |ui| {
            card_row(ui, view, &gets, &mut self.get, theirs, false);
        });
    }

    /// Whether somebody who holds at most `theirs` can give what is asked.
    pub fn suits(&self, theirs: Cards) -> bool {
        theirs.covers(self.get)
    }

    /// The trade with `with` as a sentence, and the command that makes it.
    pub fn with(&self, view: &View<'_>, with: Seat) -> (String, Command) {
        let values: [(&str, Value<'_>); 4] = [
            ("who", view.name(view.builder()).into()),
            ("give", view.cards(self.give).into()),
            ("with", view.name(with).into()),
            ("get", view.cards(self.get).into()),
        ];
        let deed = Deed::Trade { with, give: self.give, get: self.get };
        (view.text.with("trade-confirm", &values), Command::Act(deed))
    }
}
