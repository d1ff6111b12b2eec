//! The forms that numbers are corrected by, one file for each that isn't a mere count.

mod award;
mod choice;
mod count;
mod decks;
mod fleet;
mod hand;
mod level;
mod merchant;
mod point_card;
mod printed;
mod season;
mod turn;

use egui::Ui;

use super::draft::Draft;
use super::steps;
use crate::app::command::Command;
use crate::app::screens::play::panel::Figure;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use kit::widgets::{hint, say};

/// Draws the form of `figure`; returns the command if a single touch was all it took.
pub fn show(ui: &mut Ui, view: &View<'_>, figure: Figure, draft: &mut Draft) -> Option<Command> {
    if let Some(seat) = figure.player() {
        controls::who(ui, view, seat, &view.name(seat));
    }
    match (figure, draft) {
        (Figure::Hand(seat), draft) => hand::show(ui, view, seat, draft),
        (_, Draft::Kinds(cards)) => {
            say(ui, &view.text.get("truth-bank"));
            if view.state.bank().is_none() {
                let total = view.state.bank_total().unwrap_or_default();
                hint(ui, &view.text.with("truth-bank-least", &[("count", total.into())]));
            }
            let supply = view.game.setup().supply();
            controls::counts(ui, view, &figure.label(view), cards, supply);
        }
        (figure, Draft::Count(count)) => count::show(ui, view, figure, count),
        (Figure::Progress(seat), Draft::Decks(held)) => decks::show(ui, view, seat, held),
        (Figure::Merchant, Draft::Merchant { at, owner }) => {
            return merchant::show(ui, view, *at, owner);
        }
        (Figure::Award(award), _) => return award::show(ui, view, award),
        (Figure::Season, _) => return season::show(ui, view),
        (Figure::Turn, _) => return turn::show(ui, view),
        (Figure::Pile, _) => return printed::show(ui, view),
        (Figure::Level(seat, track), _) => return level::show(ui, view, seat, track),
        (Figure::PointCard(point), _) => return point_card::show(ui, view, point),
        (Figure::Fleet, _) => return fleet::show(ui, view),
        _ => {}
    }
    None
}
