//! Branches of the game that the table abandoned by going back: a quiet line where each
//! left the current branch.

use std::collections::BTreeMap;

use egui::{Align2, Sense, Ui, vec2};

use crate::app::screens::play::panel::Past;
use crate::app::screens::play::view::View;
use game::{Abandoned, ActId, Game};
use kit::theme::plain;
use kit::widgets::{Icon, Picked, chosen_ring, focus_ring, hint, say};

/// How many of a branch's last sentences are shown.
const SHOWN: usize = 6;

/// All abandoned branches.
#[derive(Debug, Default)]
pub struct AbandonedBranches {
    all: Vec<Abandoned>,
    /// Which of them leave the current branch after an act.
    at: BTreeMap<Option<ActId>, Vec<usize>>,
}

impl AbandonedBranches {
    pub fn of(game: &Game) -> Self {
        let all = game.abandoned();
        let mut at: BTreeMap<Option<ActId>, Vec<usize>> = BTreeMap::new();
        for (nth, way) in all.iter().enumerate() {
            at.entry(way.leaves).or_default().push(nth);
        }
        Self { all, at }
    }

    /// Which leave the current branch after `act`, or at the opening if there is none.
    pub fn leaving(&self, act: Option<ActId>) -> &[usize] {
        self.at.get(&act).map_or(&[], Vec::as_slice)
    }

    pub fn get(&self, nth: usize) -> Option<&Abandoned> {
        self.all.get(nth)
    }

    /// Draws one, with its last sentences if it is the one that is `open`. Says whether
    /// it was touched.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>, nth: usize, open: Option<&Past>) -> bool {
        let Some(way) = self.all.get(nth) else { return false };
        let until = (view.when)(way.time);
        let values =
            [("number", (nth + 1).into()), ("count", way.acts.into()), ("until", until.into())];
        let name = view.text.with("history-way-name", &values);
        let words = view.text.with("history-way", &values);
        let picked = Picked::when(open.is_some());
        let touched = row(ui, view, (&words, &name), picked);
        if let Some(past) = open {
            if past.left_out > 0 {
                let count = [("count", past.left_out.into())];
                hint(ui, &view.text.with("history-way-before", &count));
            }
            for sentence in &past.sentences {
                say(ui, sentence);
            }
            ui.add_space(6.0);
        }
        touched
    }

    /// How the game stood at the end of a branch, and what led there.
    pub fn end_of(&self, view: &View<'_>, nth: usize) -> Option<Past> {
        let way = self.all.get(nth)?;
        let mut state = view.game.state_at(way.leaves).ok()?;
        let acts = view.game.way(way);
        let left_out = acts.len().saturating_sub(SHOWN);
        let mut sentences = Vec::new();
        for (place, (_, _, act)) in acts.into_iter().enumerate() {
            if place >= left_out {
                sentences.push(view.history_line(act, &state));
            }
            state.apply(act).ok()?;
        }
        let last = sentences.last().cloned().unwrap_or_default();
        let mut past = Past::on_a_way(view, state, &last);
        past.sentences = sentences;
        past.left_out = left_out;
        Some(past)
    }
}

/// A line of text on the page's background, with a chevron that says it opens.
fn row(ui: &mut Ui, view: &View<'_>, (words, name): (&str, &str), picked: Picked) -> bool {
    let palette = view.palette;
    let wide = ui.available_width();
    let is_open = picked == Picked::This;
    let font = plain(15.0);
    let ink = if is_open { palette.text } else { palette.faint };
    let galley = ui.painter().layout(words.to_owned(), font, ink, wide - 56.0);
    let size = vec2(wide, (galley.size().y + 16.0).max(48.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, is_open, name));
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    if is_open || response.hovered() {
        ui.painter().rect_filled(rect, 8.0, palette.raised);
    }
    if is_open {
        chosen_ring(ui, rect, 8.0);
    }
    focus_ring(ui, &response);
    let at = egui::pos2(rect.left() + 22.0, rect.center().y);
    let sign = egui::Rect::from_center_size(at, vec2(18.0, 18.0));
    Icon::Redo.paint(ui.painter(), sign, ink);
    let left = egui::pos2(rect.left() + 42.0, rect.center().y);
    let place = Align2::LEFT_CENTER.anchor_size(left, galley.size());
    ui.painter().galley(place.min, galley, ink);
    response.clicked()
}
