//! Boards of modules, read back: fishing grounds and lakes, rivers, plazas and bandits, springs, and the
//! hexes that lost their tokens.

use std::collections::BTreeSet;

use egui::Ui;

use crate::app::screens::play::view::View;
use board::{Hex, Spot, Terrain, Token};
use game::{OilState, WagonsState};
use kit::widgets::{hint, say};

/// Says what lies on the board with these modules, a line each.
pub fn read(ui: &mut Ui, view: &View<'_>) {
    for line in lines(view) {
        say(ui, &line);
    }
    let bandits = view.state.wagons().map(WagonsState::table);
    for at in bandits.into_iter().flat_map(|wagons| &wagons.bandits) {
        hint(ui, &view.with("check-bandit-at", &[("place", &view.place(Spot::Path(*at)))]));
    }
    let destroyed = view.state.oil().map(OilState::table);
    for at in destroyed.into_iter().flat_map(|oil| &oil.destroyed) {
        hint(ui, &view.with("check-destroyed-at", &[("place", &view.place(Spot::Hex(*at)))]));
    }
}

fn lines(view: &View<'_>) -> Vec<String> {
    let markers = view.state.island().markers();
    let numbers = |tokens: Vec<Token>| {
        let mut numbers: Vec<u8> = tokens.into_iter().map(Token::number).collect();
        numbers.sort_unstable();
        let words: Vec<String> = numbers.iter().map(u8::to_string).collect();
        view.text.joined(&words)
    };
    let mut lines = Vec::new();
    if view.state.fish().is_some() {
        let grounds = numbers(markers.grounds.iter().map(|ground| ground.number).collect());
        lines.push(view.with("check-grounds", &[("numbers", &grounds)]));
        lines.extend(
            markers.lakes.iter().map(|lake| {
                view.with("check-lake", &[("numbers", &numbers(lake.numbers.clone()))])
            }),
        );
    }
    let position = view.state.position();
    for river in position.rivers.iter().flat_map(|rivers| &rivers.map.rivers) {
        let island = view.state.island();
        let hexes = river.iter().filter_map(|at| island.tile(*at));
        let terrains: Vec<String> = hexes.map(|tile| view.text.terrain(tile.terrain)).collect();
        lines.push(view.with("check-river", &[("hexes", &view.text.joined(&terrains))]));
    }
    lines.extend(markers.springs.iter().map(|spring| {
        let token = view.state.island().tile(spring.at).and_then(|tile| tile.token);
        let number = token.map_or(0, Token::number);
        view.with("check-spring", &[("on", &view.text.terrain(spring.on)), ("number", &number)])
    }));
    lines
}

/// Terrain that only modules have, for the count of hexes.
pub const TERRAIN: [Terrain; 6] = [
    Terrain::Lake,
    Terrain::Swamp,
    Terrain::Trade(board::Site::Castle),
    Terrain::Trade(board::Site::Quarry),
    Terrain::Trade(board::Site::Glassworks),
    Terrain::Spring,
];

/// Hexes inside the island that are none of its own any more: one was told to be sea by mistake.
pub fn holes(view: &View<'_>) -> Vec<Spot> {
    let beside = view.state.island().tiles().iter().flat_map(|tile| tile.at.neighbors());
    let holes: BTreeSet<Hex> = beside.filter(|hex| is_hole(view, *hex)).collect();
    holes.into_iter().map(Spot::Hex).collect()
}

/// Returns whether a hex of the frame lies among land.
pub fn is_hole(view: &View<'_>, hex: Hex) -> bool {
    let island = view.state.island();
    let is_framed = view.state.sea().is_none() && island.tile(hex).is_none();
    is_framed && hex.neighbors().filter(|beside| island.is_land(*beside)).count() >= 3
}
