//! The correction of a hand: a card more or less than the app has, as one forgets one now and then;
//! all of it by kinds; or only its number.

use egui::Ui;

use super::entered::{Entered, label, range};
use super::offers::steps;
use crate::app::command::Figure;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use game::{Seat, base_facts};
use kit::widgets::{hint, say, segments};

/// Asks for the cards, or how many they are.
pub fn hand(ui: &mut Ui, view: &View<'_>, seat: Seat, draft: &mut Entered) {
    let Some(hands) = view.state.hands() else { return };
    let of_hand = view.about("correct-label", seat);
    let now = match draft {
        Entered::Kinds(_) => HandWay::Kinds,
        Entered::Count(_) => HandWay::Count,
        Entered::Change { .. } | Entered::Decks(_) | Entered::Merchant { .. } | Entered::Touch => {
            HandWay::Change
        }
    };
    let ways = HandWay::ALL.map(|(way, key)| (way, view.text.get(key)));
    match segments(ui, &ways, now).filter(|to| *to != now) {
        Some(HandWay::Change) => *draft = Entered::unchanged(),
        Some(HandWay::Kinds) => *draft = Entered::Kinds(view.known(seat)),
        Some(HandWay::Count) => *draft = Entered::Count(hands.size(seat).into()),
        None => {}
    }
    match draft {
        Entered::Change { came, went } => {
            say(ui, &view.text.get("truth-change"));
            controls::changes(ui, view, &of_hand, (came, went));
        }
        Entered::Kinds(cards) => {
            controls::counts(ui, view, &of_hand, cards, view.game.setup().supply());
        }
        Entered::Count(count) => {
            say(ui, &view.text.get("truth-hand"));
            let (label, range) =
                (label(view, Figure::Hand(seat)), range(view, &base_facts::HandSize));
            *count = steps(ui, view, &label, *count, &range).unwrap_or(*count);
            hint(ui, &view.text.get("truth-count-hint"));
        }
        Entered::Decks(_) | Entered::Merchant { .. } | Entered::Touch => {}
    }
}

/// Way to put a hand right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HandWay {
    /// Cards more or fewer than the app has.
    Change,
    /// All of it by kinds.
    Kinds,
    /// Only its number.
    Count,
}

impl HandWay {
    /// All of them, each with the key of its label.
    const ALL: [(Self, &'static str); 3] = [
        (Self::Change, "truth-by-change"),
        (Self::Kinds, "truth-by-kind"),
        (Self::Count, "truth-only-count"),
    ];
}
