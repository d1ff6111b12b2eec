//! How an answer looks: the question, the count, line by line, and the rules with a badge
//! that says whose they are.

use egui::{Label, RichText, Sense, Ui, vec2};

use crate::app::screens::play::parts::rule_box::rule_box;
use crate::app::screens::play::view::View;
use game::Seat;
use kit::theme::strong;
use kit::widgets::{Chip, Icon, SizedButton, boxed, mark};
use words::game::why::{Answer, Line, Weight};

/// Draws it, with the mark of its `owner`, the one player it is about; says whether it was closed.
pub fn show(ui: &mut Ui, view: &View<'_>, answer: &Answer, owner: Option<Seat>) -> bool {
    let closed = heading(ui, view, &answer.title, owner);
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        for one in &answer.lines {
            line(ui, view, one);
        }
    });
    for said in &answer.rules {
        rule_box(ui, view, said);
    }
    closed
}

/// The whole question, on as many lines as it takes, and the back button.
fn heading(ui: &mut Ui, view: &View<'_>, title: &str, owner: Option<Seat>) -> bool {
    let close = view.text.get("close");
    let wide = ui.available_width();
    ui.horizontal_top(|ui| {
        let room = wide - 116.0;
        ui.allocate_ui(vec2(room, 48.0), |ui| {
            ui.set_min_size(vec2(room, 48.0));
            ui.set_max_width(room);
            ui.vertical(|ui| {
                ui.add_space(8.0);
                let title = RichText::new(title).font(strong(ui.ctx(), 22.0));
                ui.horizontal_top(|ui| {
                    if let Some(seat) = owner {
                        mark(ui, view.color(seat), 22.0);
                    }
                    ui.add(Label::new(title).wrap());
                });
            });
        });
        SizedButton::new(&close).icon(Icon::Cross).text(16.0).show(ui, vec2(108.0, 48.0)).clicked()
    })
    .inner
}

fn line(ui: &mut Ui, view: &View<'_>, line: &Line) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        if let Some(seat) = line.seat {
            mark(ui, view.color(seat), 22.0);
        }
        for (kind, count) in line.cards.kinds() {
            let (rect, _) = ui.allocate_exact_size(vec2(54.0, 28.0), Sense::hover());
            let tone = view.palette.card(kind);
            Chip { count: Some(count.into()), kind, word: "", tone }.paint(ui, rect);
        }
        let words = RichText::new(&line.words);
        let words = match line.weight {
            Weight::Plain => words.size(17.0),
            Weight::Sum => words.font(strong(ui.ctx(), 18.0)),
            Weight::Faint => words.size(16.0).color(view.palette.faint),
        };
        ui.add(Label::new(words).wrap());
    });
}
