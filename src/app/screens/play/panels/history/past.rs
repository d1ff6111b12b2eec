//! The table as it was, and branches of the game that the table abandoned by going back: a quiet
//! line where each left the current branch.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Align2, Color32, Painter, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::screens::play::panel::{Past, PastArrival};
use crate::app::screens::play::view::View;
use game::{Abandoned, Act, ActId, Game, State};
use kit::theme::plain;
use kit::widgets::{Icon, chosen_ring, focus_ring, hint, say};
use words::game::HistorySection;

impl Past {
    /// After so many acts of the branch; `arrival` says how many.
    pub fn after(view: &View<'_>, acts: usize, arrival: PastArrival) -> Option<Self> {
        let Some(nth) = acts.checked_sub(1) else {
            let state = view.game.state_after(0).ok()?;
            let (section, words) = (HistorySection::Opening, view.history_start());
            return Some(Self::of(view, (state, section), &words, arrival));
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
    fn once(view: &View<'_>, act: &Act, mut state: State, arrival: PastArrival) -> Option<Self> {
        let (section, words) = (HistorySection::of(&state), view.history_line(act, &state));
        state.apply(act).ok()?;
        Some(Self::of(view, (state, section), &words, arrival))
    }

    /// The table in this section, after `last`.
    fn of(
        view: &View<'_>,
        (state, section): (State, HistorySection),
        last: &str,
        arrival: PastArrival,
    ) -> Self {
        let is_elsewhere = arrival == PastArrival::Elsewhere;
        let title = match section {
            HistorySection::Opening if is_elsewhere => view.text.get("history-past-way-opening"),
            HistorySection::Opening => view.text.get("history-past-opening"),
            HistorySection::Turn(turn, _) => {
                let key = if is_elsewhere { "history-past-way" } else { "history-past-turn" };
                view.text.with(key, &[("turn", turn.into())])
            }
        };
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
        let ink = if open.is_some() { view.palette.text } else { view.palette.faint };
        let look = (15.0, ink);
        let touched =
            row(ui, (&words, || name.clone()), look, open.is_some(), |painter, rect, is_lit| {
                if is_lit {
                    painter.rect_filled(rect, 8.0, view.palette.raised);
                }
                Icon::Redo.paint_at(painter, rect.left_center() + vec2(22.0, 0.0), 18.0, ink);
            });
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
        let section = HistorySection::of(&state);
        let past = Past::of(view, (state, section), &last, PastArrival::Elsewhere);
        Some(Past { sentences, left_out, ..past })
    }
}

/// Draws words of this size and ink as a row, `ground` and sign behind them, and its name for screen
/// readers; says whether it was touched.
pub fn row(
    ui: &mut Ui,
    (words, name): (&str, impl Fn() -> String),
    (size, ink): (f32, Color32),
    is_chosen: bool,
    ground: impl FnOnce(&Painter, Rect, bool),
) -> bool {
    let wide = ui.available_width();
    let galley = ui.painter().layout(words.to_owned(), plain(size), ink, wide - 56.0);
    let size = vec2(wide, (galley.size().y + 16.0).max(48.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name()));
    if ui.is_rect_visible(rect) {
        ground(ui.painter(), rect, is_chosen || response.hovered());
        if is_chosen {
            chosen_ring(ui, rect, 8.0);
        }
        focus_ring(ui, &response);
        let left = rect.left_center() + vec2(42.0, 0.0);
        let place = Align2::LEFT_CENTER.anchor_size(left, galley.size());
        ui.painter().galley(place.min, galley, ink);
    }
    response.clicked()
}
