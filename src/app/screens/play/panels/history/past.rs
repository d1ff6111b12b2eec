//! The table as it was: a past state, and the sign that says so.

use std::sync::Arc;

use crate::app::screens::play::panel::{Past, PastArrival};
use crate::app::screens::play::view::View;
use game::{Act, State};
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
