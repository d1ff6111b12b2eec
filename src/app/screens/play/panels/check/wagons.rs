//! The part of wagons in the check: where each wagon stands, what it carries, and bandits on paths
//! (TRADERS 5.1, 5.4).

use egui::Ui;

use super::offers::{CorrectionChoice, choice, offers};
use crate::app::command::{CheckStep, Command};
use crate::app::screens::play::view::View;
use board::{Intersection, Path, Spot, Terrain};
use game::{Bandit, Cargo, Expansion, Seat, WagonCorrection};
use kit::widgets::{Icon, SizedButton, cargo_icon, hint, say, section};

/// Places that can be touched only here: plazas, and paths that take a bandit but no road.
pub fn spots(view: &View<'_>) -> Vec<Spot> {
    if !view.plays(Some(Expansion::Wagons)) {
        return Vec::new();
    }
    let barred = view.state.island().markers().barred.iter().copied().map(Spot::Path);
    plazas(view).map(Spot::Intersection).chain(barred).collect()
}

fn plazas<'a>(view: &'a View<'_>) -> impl Iterator<Item = Intersection> + 'a {
    let tiles = view.state.island().tiles().iter();
    let trade = tiles.filter(|tile| matches!(tile.terrain, Terrain::Trade(_)));
    trade.map(|tile| Intersection::plaza(tile.at))
}

/// All places where a wagon may stand.
pub fn stops(view: &View<'_>) -> Vec<Spot> {
    let corners = view.state.island().intersections();
    corners.into_iter().chain(plazas(view)).map(Spot::Intersection).collect()
}

/// Offers each player's wagon at a place: first that of the player who is checked.
pub fn wagon(ui: &mut Ui, view: &View<'_>, at: Intersection, step: CheckStep) -> Option<Command> {
    view.state.wagons()?;
    section(ui, &view.text.get("check-wagon-here"));
    let first = step.player();
    let others = view.state.seating().present().filter(|seat| first != Some(*seat));
    let of = |player: Seat| {
        let button = SizedButton::new(view.name(player)).of(view.color(player)).icon(Icon::Wagon);
        choice(view, button, WagonCorrection::Place { player, at: Some(at) })
    };
    let all: Vec<CorrectionChoice> = first.into_iter().chain(others).map(of).collect();
    offers(ui, view, all, (150.0, 52.0))
}

/// Asks where a player's wagon stands: it is touched on the island, or it stands nowhere yet.
pub fn place(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    say(ui, &view.about("truth-wagon", player));
    let at = view.state.wagons()?.table().wagons.get(player)?.at;
    if let Some(at) = at {
        hint(ui, &view.places().spot(Spot::Intersection(at)));
    }
    let none = view.keyed_button("check-beside-board").icon(Icon::Cross);
    let none = choice(view, none, WagonCorrection::Place { player, at: None });
    offers(ui, view, [none], (170.0, 52.0))
}

/// Asks what a wagon carries.
pub fn load(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    say(ui, &view.about("truth-load", player));
    let all = Cargo::ALL.into_iter().map(Some).chain([None]).map(|cargo| {
        let button = match cargo {
            Some(cargo) => SizedButton::new(view.text.named(&cargo)).icon(cargo_icon(cargo)),
            None => view.keyed_button("check-none").icon(Icon::Cross),
        };
        choice(view, button, WagonCorrection::Load { player, cargo })
    });
    offers(ui, view, all, (150.0, 56.0))
}

/// Offers that a bandit lies on a path, or none.
pub fn bandit(ui: &mut Ui, view: &View<'_>, at: Path) -> Option<Command> {
    let wagons = view.state.wagons()?;
    let (key, icon, is) = if wagons.table().has_bandit(at) {
        ("check-no-bandit", Icon::Cross, Bandit::Elsewhere)
    } else {
        ("check-bandit", Icon::Bandit, Bandit::Here)
    };
    let button = view.keyed_button(key).icon(icon);
    offers(ui, view, [(button, WagonCorrection::Bandit { at, is }.into())], (170.0, 52.0))
}
