//! The count behind a refusal.

use crate::game::GameWords;
use crate::text::Value;
use game::{Breach, Deed, Impossible, Piece, Refusal, Seat};

/// The count behind a refusal, if there is one; `who` is the player it is about.
pub fn behind_refusal(
    say: &GameWords<'_>,
    deed: &Deed,
    refusal: &Refusal,
    who: Seat,
) -> Option<String> {
    match refusal {
        Refusal::Impossible(why) => impossible(say, why),
        Refusal::Forbidden(breach) => forbidden(say, deed, breach, who),
    }
}

fn impossible(say: &GameWords<'_>, why: &Impossible) -> Option<String> {
    match why {
        Impossible::HandHasMore { player, .. } => {
            let size = say.state.hands()?.size(*player).into();
            Some(say.about_with("why-refused-hand-size", *player, "count", size))
        }
        Impossible::HandLacks { player, .. } => {
            let hands = say.state.hands()?;
            if hands.unknown(*player) > 0 || !say.lays_hands_open() {
                let size = hands.size(*player).into();
                return Some(say.about_with("why-refused-hand-size", *player, "count", size));
            }
            let held = say.cards(hands.known(*player));
            Some(say.about_with("why-refused-hand", *player, "cards", held.into()))
        }
        Impossible::BankLacks(_) => {
            let held = say.cards(say.state.bank()?);
            Some(say.text.with("why-refused-bank", &[("cards", held.into())]))
        }
        Impossible::NoPieceLeft(piece) => {
            let count: Value<'_> = Piece::supply(*piece).into();
            Some(say.text.with("why-refused-pieces", &[("count", count)]))
        }
        _ => None,
    }
}

fn forbidden(say: &GameWords<'_>, deed: &Deed, breach: &Breach, who: Seat) -> Option<String> {
    match breach {
        Breach::SecondCard => {
            let card = say.development_card(say.state.played()?);
            Some(say.text.with("why-refused-played", &[("card", card.into())]))
        }
        Breach::WrongDiscard { .. } => {
            let Deed::Discard { player, .. } = deed else { return None };
            let size = say.state.hands()?.size(*player).into();
            Some(say.about_with("why-refused-hand-size", *player, "count", size))
        }
        Breach::WrongRate { rate, .. } => {
            let Deed::TradeWithBank { give, .. } = deed else { return None };
            let values = [
                ("who", say.name(who).into()),
                ("resource", say.text.kind(*give).into()),
                ("rate", (*rate).into()),
            ];
            Some(say.text.with("why-refused-rate", &values))
        }
        Breach::FriendlyRobber(seat) => {
            let points = say.state.public_points(*seat).into();
            Some(say.about_with("why-refused-points", *seat, "points", points))
        }
        _ => None,
    }
}
