//! A hand, by kind or by its number of cards.

use egui::Ui;

use super::count::{label, range};
use super::steps::steps;
use crate::app::screens::play::panel::Figure;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use game::Seat;
use kit::widgets::{hint, say, segments};

use super::Draft;

/// How a hand is being corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Kinds,
    Count,
}

/// Asks for the cards, or how many they are.
pub fn show(ui: &mut Ui, view: &View<'_>, seat: Seat, draft: &mut Draft) {
    let Some(hands) = view.state.hands() else { return };
    let ways = [
        (Way::Kinds, view.text.get("truth-by-kind")),
        (Way::Count, view.text.get("truth-only-count")),
    ];
    let now = if matches!(draft, Draft::Kinds(_)) { Way::Kinds } else { Way::Count };
    match segments(ui, &ways, now) {
        Some(Way::Kinds) if now != Way::Kinds => *draft = Draft::Kinds(view.known(seat)),
        Some(Way::Count) if now != Way::Count => *draft = Draft::Count(hands.size(seat).into()),
        _ => {}
    }
    match draft {
        Draft::Kinds(cards) => {
            let label = view.about("correct-label", seat);
            controls::counts(ui, view, &label, cards, view.game.setup().supply());
        }
        Draft::Count(count) => {
            say(ui, &view.text.get("truth-hand"));
            let figure = Figure::Hand(seat);
            let changed = steps(ui, view, &label(view, figure), *count, &range(view, figure));
            *count = changed.unwrap_or(*count);
            hint(ui, &view.text.get("truth-count-hint"));
        }
        Draft::Decks(_) | Draft::Merchant { .. } | Draft::Touch => {}
    }
}
