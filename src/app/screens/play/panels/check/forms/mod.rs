//! The forms that facts are told by, one for each kind of fact.

mod choice;
mod count;
mod merchant;

use egui::Ui;

use super::draft::Draft;
use crate::app::command::Command;
use crate::app::screens::play::panel::Figure;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use game::{Kind, Subject};
use kit::widgets::{hint, say};

/// Draws the form of `figure`; returns the command if a single touch was all it took.
pub fn show(ui: &mut Ui, view: &View<'_>, figure: Figure, draft: &mut Draft) -> Option<Command> {
    if let Some(seat) = figure.player() {
        controls::who(ui, view, seat, &view.name(seat));
    }
    match (figure, draft) {
        (Figure::Hand(seat), draft) => count::hand(ui, view, seat, draft),
        (Figure::Bank, Draft::Kinds(cards)) => {
            say(ui, &view.text.get("truth-bank"));
            if view.state.bank().is_none() {
                let total = view.state.bank_total().unwrap_or_default();
                hint(ui, &view.text.with("truth-bank-least", &[("count", total.into())]));
            }
            let supply = view.game.setup().supply();
            controls::counts(ui, view, &figure.label(view), cards, supply);
        }
        (Figure::Progress(seat), Draft::Decks(held)) => count::decks(ui, view, seat, held),
        (_, Draft::Count(count)) => count::show(ui, view, figure, count),
        (_, Draft::Merchant { at, owner }) => return merchant::show(ui, view, *at, owner),
        (Figure::Fact(fact, subject), Draft::Touch) => {
            return match (fact.kind, subject) {
                (Kind::Count(_), Subject::SeatTrack(seat, track)) => {
                    choice::level(ui, view, seat, track)
                }
                (Kind::Owner, subject) => choice::owner(ui, view, fact, subject),
                (Kind::Choice, _) => choice::season(ui, view),
                (Kind::Kinds, _) => choice::fleet(ui, view),
                _ => None,
            };
        }
        (Figure::Turn, Draft::Touch) => return choice::turn(ui, view),
        (Figure::Pile, Draft::Touch) => return choice::printed(ui, view),
        _ => {}
    }
    None
}
