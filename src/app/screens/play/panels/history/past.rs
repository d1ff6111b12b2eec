//! The table as it was, and branches of the game that the table abandoned by going back: a quiet
//! line where each left the current branch.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Align2, Sense, Ui, vec2};

use crate::app::screens::play::panel::{Past, PastArrival};
use crate::app::screens::play::view::View;
use game::{Abandoned, Act, ActId, Game, State};
use kit::theme::plain;
use kit::widgets::{Icon, Picked, chosen_ring, focus_ring, hint, say};
use words::game::HistorySection;

impl Past {
    /// After so many acts of the branch; `arrival` says how many.
    pub fn after(view: &View<'_>, acts: usize, arrival: PastArrival) -> Option<Self> {
        let Some(nth) = acts.checked_sub(1) else {
            let state = view.game.state_after(0).ok()?;
            let (title, words) = (view.text.get("history-past-opening"), view.history_start());
            return Some(Self::of(view, state, (title, &words), arrival));
        };
        let (_, _, act) = view.game.acts_from(nth).next()?;
        Self::once(view, act, view.game.state_after(nth).ok()?, arrival)
    }

    /// The next act after this; none after the last one.
    pub fn next(&self, view: &View<'_>, acts: usize, arrival: PastArrival) -> Option<Self> {
        let (_, _, act) = view.game.acts_from(acts.checked_sub(1)?).next()?;
        Self::once(view, act, State::clone(&self.state), arrival)
    }

    /// Once `act` was made where the table stood so.
    fn once(view: &View<'_>, act: &Act, before: State, arrival: PastArrival) -> Option<Self> {
        let title = match HistorySection::of(&before) {
            HistorySection::Opening => view.text.get("history-past-opening"),
            HistorySection::Turn(turn, _) => {
                view.text.with("history-past-turn", &[("turn", turn.into())])
            }
        };
        let words = view.history_line(act, &before);
        let mut after = before;
        after.apply(act).ok()?;
        Some(Self::of(view, after, (title, &words), arrival))
    }

    /// At the end of an abandoned branch.
    pub fn on_a_way(view: &View<'_>, state: State, last: &str) -> Self {
        let title = match HistorySection::of(&state) {
            HistorySection::Opening => view.text.get("history-past-way-opening"),
            HistorySection::Turn(turn, _) => {
                view.text.with("history-past-way", &[("turn", turn.into())])
            }
        };
        Self::of(view, state, (title, last), PastArrival::Elsewhere)
    }

    fn of(
        view: &View<'_>,
        state: State,
        (title, last): (String, &str),
        arrival: PastArrival,
    ) -> Self {
        let after = view.text.with("history-past-after", &[("words", last.into())]);
        let (state, sentences) = (Arc::new(state), Vec::new());
        Self { state, title, after, arrival, sentences, left_out: 0 }
    }
}

/// How many of a branch's last sentences are shown.
const SHOWN: usize = 6;

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

    /// Returns which leave the current branch after `act`, or at the opening if there is none.
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

    /// Returns how the game stood at the end of a branch, and what led there.
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
