//! The part of oil in the check: the place of a hex's token, and what whoever builds now has done
//! with oil in this turn (TRADERS 7.5, 7.6).

use egui::Ui;

use super::offers::{CorrectionChoice, choice, offers};
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use board::{Hex, Terrain};
use game::{Expansion, OilCorrection, ThisTurn, TokenPlace};
use kit::widgets::{SizedButton, section};

/// Terrain that only a game with oil has.
pub fn terrain(view: &View<'_>) -> Option<Terrain> {
    view.plays(Some(Expansion::Oil)).then_some(Terrain::Spring)
}

/// Asks which terrain lies under a spring (TRADERS 7.2).
pub fn under_spring(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    view.state.island().spring_on(at)?;
    section(ui, &view.text.get("check-under-spring"));
    let of = |on: Terrain| {
        let button = SizedButton::new(view.text.terrain_label(on)).tone(view.palette.terrain(on));
        choice(view, button, OilCorrection::Spring { at, on })
    };
    offers(ui, view, Terrain::ALL.map(of), (110.0, 52.0))
}

/// The place of the token of `at`.
pub fn token_place(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    view.state.oil()?;
    let of = |place: TokenPlace| {
        let label = view.text.get(&format!("check-token-{}", place.key()));
        choice(view, SizedButton::new(label), OilCorrection::Destroyed { at, is: place })
    };
    offers(ui, view, TokenPlace::ALL.map(of), (190.0, 52.0))
}

/// Offers to say if whoever builds now has used oil in this turn, or sequestered some.
pub fn turn(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    view.state.oil()?;
    let player = view.builder();
    section(ui, &view.text.get("check-oil-turn"));
    let of = |key: &str, is: OilCorrection| -> CorrectionChoice {
        choice(view, SizedButton::new(view.about(key, player)), is)
    };
    let all = [
        of("check-oil-unused", OilCorrection::Used { player, is: ThisTurn::Open }),
        of("check-oil-used", OilCorrection::Used { player, is: ThisTurn::Done }),
        of("check-oil-unlaid", OilCorrection::Laid { player, is: ThisTurn::Open }),
        of("check-oil-laid", OilCorrection::Laid { player, is: ThisTurn::Done }),
    ];
    offers(ui, view, all, (190.0, 52.0))
}
