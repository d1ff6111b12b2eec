//! What stands behind a refusal: the count, and who says so.

use egui::Ui;

use super::super::parts::say;
use super::super::view::View;
use super::page::badge;
use crate::game::{Breach, Deed, Impossible, Piece, Refusal, Seat};
use crate::words::text::Value;

/// The count behind a refusal, and below it by whose authority the rule holds.
pub(in crate::app::screens::play) fn behind_refusal(
    ui: &mut Ui,
    view: &View<'_>,
    refusal: &Refusal,
    who: Seat,
) {
    if let Some(words) = count(view, refusal, who) {
        say(ui, &words);
    }
    if let Refusal::Forbidden(breach) = refusal {
        badge(ui, view, breach.authority(view.state));
    }
}

fn count(view: &View<'_>, refusal: &Refusal, who: Seat) -> Option<String> {
    match refusal {
        Refusal::Impossible(why) => impossible(view, why),
        Refusal::Forbidden(breach) => forbidden(view, breach, who),
    }
}

fn impossible(view: &View<'_>, why: &Impossible) -> Option<String> {
    match why {
        Impossible::HandLacks { player, cards } if !cards.is_empty() => {
            let hands = view.state.hands()?;
            if hands.unknown(*player) > 0 || !view.lays_hands_open() {
                let size = hands.size(*player).into();
                return Some(view.about_with("why-refused-hand-size", *player, "count", size));
            }
            let held = view.cards(hands.known(*player));
            Some(view.about_with("why-refused-hand", *player, "cards", held.into()))
        }
        Impossible::BankLacks(_) => {
            let held = view.cards(view.state.bank()?);
            Some(view.text.with("why-refused-bank", &[("cards", held.into())]))
        }
        Impossible::NoPieceLeft(piece) => {
            let count: Value<'_> = Piece::supply(*piece).into();
            Some(view.text.with("why-refused-pieces", &[("count", count)]))
        }
        _ => None,
    }
}

fn forbidden(view: &View<'_>, breach: &Breach, who: Seat) -> Option<String> {
    match breach {
        Breach::SecondCard => {
            let card = view.development_card(view.state.played()?);
            Some(view.text.with("why-refused-played", &[("card", card.into())]))
        }
        Breach::WrongDiscard { .. } => {
            let Some((Deed::Discard { player, .. }, _)) = view.refused else { return None };
            let size = view.state.hands()?.size(*player).into();
            Some(view.about_with("why-refused-hand-size", *player, "count", size))
        }
        Breach::WrongRate { rate, .. } => {
            let Some((Deed::TradeWithBank { give, .. }, _)) = view.refused else { return None };
            let values = [
                ("who", view.name(who).into()),
                ("resource", view.text.resource(*give).into()),
                ("rate", (*rate).into()),
            ];
            Some(view.text.with("why-refused-rate", &values))
        }
        Breach::FriendlyRobber(seat) => {
            let points = view.state.public_points(*seat).into();
            Some(view.about_with("why-refused-points", *seat, "points", points))
        }
        _ => None,
    }
}
