//! What a turn has to explain to newcomers, the most urgent first.

use crate::app::screens::play::panel::SpotFilter;
use crate::app::screens::play::parts::spots;
use crate::app::screens::play::view::View;
use game::Phase;
use words::game::Lesson;

/// All of it.
pub fn due(view: &View<'_>) -> Vec<Lesson> {
    if !view.state.tasks().is_empty() {
        return Vec::new();
    }
    match view.state.phase() {
        Phase::BeforeProduction => vec![Lesson::Drawing, Lesson::TableView],
        Phase::Trading => {
            let has_paid = || {
                let paid = view.state.payout().into_iter().flat_map(|payout| payout.paid.iter());
                paid.into_iter().any(|(_, cards)| !cards.is_empty())
            };
            let may_build = || !spots::to_build(view, SpotFilter::default()).is_empty();
            let mut due = Vec::new();
            due.extend(has_paid().then_some(Lesson::Payouts));
            due.extend(may_build().then_some(Lesson::Building));
            due.extend([Lesson::Undoing, Lesson::Correcting]);
            due
        }
        _ => Vec::new(),
    }
}
