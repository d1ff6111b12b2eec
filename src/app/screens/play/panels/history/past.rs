//! The table as it was: a past state, and the sign that says so.

use crate::words::game::HistorySection;
use std::sync::Arc;

use super::line::Line;
use crate::app::screens::play::panel::Past;
use crate::app::screens::play::view::View;
use crate::game::State;

impl Past {
    /// After a line of the branch.
    pub fn at(view: &View<'_>, line: &Line) -> Option<Self> {
        let state = view.game.state_after(line.nth).ok()?;
        let title = match line.part {
            HistorySection::Opening => view.text.get("history-past-opening"),
            HistorySection::Turn(turn, _) => {
                view.text.with("history-past-turn", &[("turn", turn.into())])
            }
        };
        Some(Self::of(view, state, title, &line.words))
    }

    /// At the end of an abandoned branch.
    pub fn on_a_way(view: &View<'_>, state: State, last: &str) -> Self {
        let title = match HistorySection::of(&state) {
            HistorySection::Opening => view.text.get("history-past-way-opening"),
            HistorySection::Turn(turn, _) => {
                view.text.with("history-past-way", &[("turn", turn.into())])
            }
        };
        Self::of(view, state, title, last)
    }

    fn of(view: &View<'_>, state: State, title: String, last: &str) -> Self {
        let after = view.text.with("history-past-after", &[("words", last.into())]);
        Self { state: Arc::new(state), title, after, sentences: Vec::new(), left_out: 0 }
    }
}
