//! A line of the history: what was done, in one sentence.

use egui::{Align2, Sense, Ui, vec2};
use words::game::{HistorySection, Kept};

use crate::app::screens::play::view::View;
use game::{Act, ActId, Seat, State};
use kit::theme::plain;
use kit::widgets::{Picked, chosen_ring, focus_ring, paint_mark};

/// An act in words.
#[derive(Debug)]
pub struct Line {
    /// How many acts the branch has up to this one.
    pub nth: usize,
    /// The act it is about; none for the opening.
    pub act: Option<ActId>,
    pub words: String,
    pub part: HistorySection,
    seat: Seat,
    kept: Kept,
}

impl Line {
    /// The line saying that the game began.
    pub fn first(view: &View<'_>) -> Self {
        let seat = view.game.setup().first;
        let words = view.history_start();
        Self { nth: 0, act: None, words, part: HistorySection::Opening, seat, kept: Kept::Rules }
    }

    /// The line for the act with number `nth` in the game, as the table stood `before`
    /// it.
    pub fn of(view: &View<'_>, (nth, id): (usize, ActId), act: &Act, before: &State) -> Self {
        Self {
            nth,
            act: Some(id),
            words: view.history_line(act, before),
            part: HistorySection::of(before),
            seat: act.actor(before),
            kept: Kept::of(act, before),
        }
    }

    /// Draws it with its number: two lines may say the same, so the number is part of
    /// what a screen reader says. Says whether it was touched.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>, picked: Picked) -> bool {
        let palette = view.palette;
        let is_chosen = picked == Picked::This;
        let wide = ui.available_width();
        let ink = match self.kept {
            Kept::Rules | Kept::Untold | Kept::Corrected => palette.text,
            Kept::Against => palette.warning.ink,
        };
        let font = plain(16.0);
        let room = wide - 56.0;
        let galley = ui.painter().layout(self.words.clone(), font, ink, room);
        let size = vec2(wide, (galley.size().y + 16.0).max(48.0));
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| {
            let values = [("number", self.nth.into()), ("words", self.words.as_str().into())];
            let name = view.text.with("history-line", &values);
            egui::WidgetInfo::selected(egui::Role::Button, true, is_chosen, name)
        });
        if !ui.is_rect_visible(rect) {
            return response.clicked();
        }
        let fill = match (self.kept, is_chosen || response.hovered()) {
            (Kept::Against, _) => palette.warning.fill,
            (_, true) => palette.raised,
            (_, false) => palette.panel,
        };
        ui.painter().rect(rect, 8.0, fill, palette.panel_rim, egui::StrokeKind::Inside);
        let mark = match self.kept {
            Kept::Corrected => Some(palette.outline),
            Kept::Untold => Some(palette.warning_line),
            Kept::Rules | Kept::Against => None,
        };
        if let Some(mark) = mark {
            let bar = egui::Rect::from_min_size(rect.min, vec2(6.0, rect.height()));
            ui.painter().rect_filled(bar, 3.0, mark);
        }
        if is_chosen {
            chosen_ring(ui, rect, 8.0);
        }
        focus_ring(ui, &response);
        let at = egui::pos2(rect.left() + 22.0, rect.center().y);
        paint_mark(ui.painter(), at, 9.0, view.color(self.seat), palette);
        let left = egui::pos2(rect.left() + 42.0, rect.center().y);
        let place = Align2::LEFT_CENTER.anchor_size(left, galley.size());
        ui.painter().galley(place.min, galley, ink);
        response.clicked()
    }
}
