//! The cards a player holds and has played.

use egui::Ui;

use super::counts::{count_row, fact_row, kinds_rows, refused};
use super::draft::{At, BoardAndRules, Draft};
use super::knights;
use super::player_names::PlayerNames;
use crate::app::screens::decks::parts::{boxed, hint, section};
use game::{Cards, HandCount, Seat, base_facts};
use kit::widgets::segments;
use words::text::Text;

/// The cards of `seat`.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
    seat: Seat,
) {
    let who = player_names.called(seat);
    let is_knights = basis.rules.knights.is_some();
    let names = |what: &str| {
        let values = [("what", what.into()), ("who", who.as_str().into())];
        (text.with("begin-less", &values), text.with("begin-more", &values))
    };
    if is_knights {
        knights::show(ui, text, draft, basis, player_names, seat);
    } else {
        let facts = [&base_facts::KnightCards, &base_facts::Hidden, &base_facts::Revealed];
        boxed(ui, |ui| {
            for fact in facts {
                fact_row(ui, text, draft, basis, player_names, (fact, seat.into()));
            }
        });
    }
    section(ui, &text.get(if is_knights { "begin-knights-hand" } else { "begin-hand" }));
    if basis.rules.following.is_on() {
        boxed(ui, |ui| hand(ui, text, draft, basis, seat, names));
        refused(ui, text, draft, At::Hand(seat), &|seat| player_names.called(seat));
    } else {
        hint(ui, &text.get("begin-hands-off"));
    }
}

/// Whether a hand is entered by kind or only by size.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CountedBy {
    Kind,
    Number,
}

fn hand(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    seat: Seat,
    names: impl Fn(&str) -> (String, String),
) {
    let told = draft.start().hands.of(seat);
    let by = if matches!(told, HandCount::Cards(_)) { CountedBy::Kind } else { CountedBy::Number };
    let ways = [
        (CountedBy::Kind, text.get("begin-by-kind")),
        (CountedBy::Number, text.get("begin-by-number")),
    ];
    let mut wanted = None;
    match segments(ui, &ways, by) {
        Some(CountedBy::Number) => wanted = Some(HandCount::Count(told.size().unwrap_or(0))),
        Some(CountedBy::Kind) if by == CountedBy::Number => {
            wanted = Some(HandCount::Cards(Cards::none()));
        }
        Some(CountedBy::Kind) | None => {}
    }
    match told {
        HandCount::Cards(cards) => {
            let names = |kind| names(&text.kind(kind));
            if let Some((kind, change)) = kinds_rows(ui, text, (basis.rules.kinds(), cards), names)
            {
                let mut cards = cards;
                cards.set(kind, cards.get(kind).saturating_add_signed(change));
                wanted = Some(HandCount::Cards(cards));
            }
        }
        HandCount::Unknown | HandCount::Count(_) => {
            let size = told.size().unwrap_or(0);
            let label = text.get("begin-number");
            let (less, more) = names(&label);
            if let Some(change) = count_row(ui, &label, &less, &more, size) {
                wanted = Some(HandCount::Count(size.saturating_add_signed(change.into())));
            }
        }
    }
    if let Some(wanted) = wanted {
        draft.change(At::Hand(seat), basis, |start| {
            if let Some(hand) = start.hands.get_mut(seat) {
                *hand = wanted;
            }
        });
    }
}
