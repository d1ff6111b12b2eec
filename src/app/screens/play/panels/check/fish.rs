//! The part of fish in the check: grounds on the sea hexes of the frame, and the numbers of lakes
//! (TRADERS 1.2).

use std::collections::BTreeSet;

use egui::Ui;

use super::offers::{CorrectionChoice, choice, nothing, offers};
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use board::{Hex, Spot, Terrain, Token};
use game::{Expansion, FishCorrection};
use kit::widgets::{Icon, SizedButton, section};

/// The least size of a button with a number.
const NUMBER: (f32, f32) = (64.0, 52.0);

/// Terrain that only a game with fish has: beside rivers and wagons there are no lakes (TRADERS 8.4).
pub fn terrain(view: &View<'_>) -> Option<Terrain> {
    let has_others = view.plays(Some(Expansion::Rivers)) || view.plays(Some(Expansion::Wagons));
    (view.plays(Some(Expansion::Fish)) && !has_others).then_some(Terrain::Lake)
}

/// Hexes of the frame that can be touched only here: whatever touches two land hexes may have a ground.
pub fn shores(view: &View<'_>) -> Vec<Spot> {
    // At sea every hex can be touched anyway.
    if !view.plays(Some(Expansion::Fish)) || view.state.sea().is_some() {
        return Vec::new();
    }
    let island = view.state.island();
    let beside = island.tiles().iter().flat_map(|tile| tile.at.neighbors());
    let beside: BTreeSet<Hex> = beside.filter(|hex| is_frame(view, *hex)).collect();
    let is_shore = |hex: &Hex| {
        hex.neighbors().filter(|beside| island.is_land(*beside)).count() == 2
            || island.ground(*hex).is_some()
    };
    beside.into_iter().filter(is_shore).map(Spot::Hex).collect()
}

/// Returns whether a hex belongs to the frame alone.
fn is_frame(view: &View<'_>, hex: Hex) -> bool {
    let island = view.state.island();
    island.tile(hex).is_none() && !island.is_sea(hex) && !island.hidden().contains(&hex)
}

/// Offers the number of the fishing ground on a hex that is no land, and that there is none.
pub fn ground(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    view.state.fish()?;
    let is_sea = view.state.island().tile(at).is_none();
    if !is_sea || view.state.island().hidden().contains(&at) {
        return None;
    }
    section(ui, &view.text.get("check-ground-here"));
    let of = |number: Token| {
        let button = SizedButton::new(number.number().to_string());
        choice(view, button, FishCorrection::Ground { at, number: Some(number) })
    };
    let none = nothing(view, "check-none", FishCorrection::Ground { at, number: None });
    // Those of the grounds in the box (TRADERS 1.1).
    let numbers = Token::ALL.into_iter().filter(|token| (4..=10).contains(&token.number()));
    offers(ui, view, numbers.map(of).chain([none]), NUMBER)
}

/// Asks which numbers a lake has: touching one adds it or takes it off.
pub fn lake(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    let lake = view.state.island().lake(at)?;
    section(ui, &view.text.get("check-lake-here"));
    let all = Token::ALL.into_iter().map(|token| -> CorrectionChoice {
        let has = lake.has(token.number());
        let others = lake.numbers.iter().copied().filter(|other| *other != token);
        let mut numbers: Vec<Token> = others.chain((!has).then_some(token)).collect();
        numbers.sort_unstable();
        let button = SizedButton::new(token.number().to_string());
        let button = button.icon(has.then_some(Icon::Check));
        (button, FishCorrection::Lake { at, numbers }.into())
    });
    offers(ui, view, all, (76.0, 52.0))
}
