//! How an answer looks: the question, the count, line by line, and the rules
//! with a badge that says whose they are.

use egui::{Align2, Label, RichText, Sense, Ui, vec2};

use super::super::parts::boxed;
use super::super::view::View;
use super::rules::Said;
use crate::app::theme::strong;
use crate::app::widgets::{Chip, Icon, SizedButton, elided, mark};
use crate::game::{Authority, Cards, Seat};

/// How much a line matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Weight {
    #[default]
    Plain,
    /// What it comes to.
    Sum,
    /// Beside the matter.
    Faint,
}

/// One line of the count: a sentence, with what it is about before it.
#[derive(Debug, Default)]
pub(super) struct Line {
    words: String,
    seat: Option<Seat>,
    cards: Cards,
    weight: Weight,
}

impl Line {
    /// A sentence.
    pub fn of(words: String) -> Self {
        Self { words, ..Self::default() }
    }

    /// What it comes to.
    pub fn sum(words: String) -> Self {
        Self { weight: Weight::Sum, ..Self::of(words) }
    }

    /// A sentence that matters less.
    pub fn faint(words: String) -> Self {
        Self { weight: Weight::Faint, ..Self::of(words) }
    }

    /// With a player's mark before it.
    pub fn about(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// With cards before it.
    pub fn with(self, cards: Cards) -> Self {
        Self { cards, ..self }
    }
}

/// An answer in words.
#[derive(Debug, Default)]
pub(super) struct Page {
    pub title: String,
    pub lines: Vec<Line>,
    pub rules: Vec<Said>,
}

impl Page {
    /// Draws it; says whether it was closed.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>) -> bool {
        let closed = self.heading(ui, view);
        boxed(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            for one in &self.lines {
                line(ui, view, one);
            }
        });
        for said in &self.rules {
            rule(ui, view, said);
        }
        closed
    }

    /// The whole question, on as many lines as it takes, and the way back.
    fn heading(&self, ui: &mut Ui, view: &View<'_>) -> bool {
        let close = view.text.get("close");
        let wide = ui.available_width();
        ui.horizontal_top(|ui| {
            let room = wide - 116.0;
            ui.allocate_ui(vec2(room, 48.0), |ui| {
                ui.set_min_size(vec2(room, 48.0));
                ui.set_max_width(room);
                ui.vertical(|ui| {
                    ui.add_space(8.0);
                    let title = RichText::new(&self.title).font(strong(ui.ctx(), 22.0));
                    ui.add(Label::new(title).wrap());
                });
            });
            SizedButton::new(&close)
                .icon(Icon::Cross)
                .text(16.0)
                .show(ui, vec2(108.0, 48.0))
                .clicked()
        })
        .inner
    }
}

fn line(ui: &mut Ui, view: &View<'_>, line: &Line) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        if let Some(seat) = line.seat {
            mark(ui, view.color(seat), 22.0);
        }
        for (kind, count) in line.cards.kinds() {
            let (rect, _) = ui.allocate_exact_size(vec2(54.0, 28.0), Sense::hover());
            let tone = view.palette.resource(kind);
            Chip { count: Some(count), resource: kind, word: "", tone }.paint(ui, rect);
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

/// A rule below the badge that says whose it is.
fn rule(ui: &mut Ui, view: &View<'_>, said: &Said) {
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        badge(ui, view, said.authority);
        ui.add(Label::new(RichText::new(&said.words).size(17.0)).wrap());
    });
}

/// Who says so, as a badge.
pub(super) fn badge(ui: &mut Ui, view: &View<'_>, authority: Authority) {
    let words = view.authority(authority);
    let palette = view.palette;
    let tone = match authority {
        Authority::Official | Authority::PublisherAnswer => palette.accent,
        Authority::ReportedEdition(_) => palette.card,
        Authority::OurRuling | Authority::OurCard | Authority::TableChoice => palette.quiet,
    };
    let font = strong(ui.ctx(), 15.0);
    let wide = ui.painter().layout_no_wrap(words.clone(), font.clone(), tone.ink).size().x;
    let size = vec2((wide + 24.0).min(ui.available_width()), 26.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &words));
    ui.painter().rect_filled(rect, 13.0, tone.fill);
    let room = rect.width() - 16.0;
    elided(ui, rect.center(), Align2::CENTER_CENTER, &words, font, tone.ink, room);
}
