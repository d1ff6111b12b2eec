//! What an island of Seafarers is to each player: the points earned there, and whether it is
//! home (SEA 8).

use egui::Ui;

use super::at_sea;
use super::offers::{Offer, offers};
use crate::app::command::Command;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use board::{Hex, Isle};
use game::{Chit, Correction, SeaCorrection, Seat};
use kit::widgets::{Icon, SizedButton, section};

/// The points that maps give for an island, and none.
const POINTS: [u8; 4] = [0, 1, 2, 3];

/// Offers for the island of the land hex `at` what each player may have earned there, and
/// whether it is their home: what is so is marked.
pub fn show(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    view.state.sea()?;
    let areas = view.state.position().areas();
    let here = areas.into_iter().find(|area| area.hexes.contains(&at));
    let mut chosen = None;
    if let Some(Isle { letter, hexes: area }) = here {
        let letter = letter.to_string();
        section(ui, &view.text.with("check-isle-here", &[("island", letter.into())]));
        for seat in view.state.seating().order() {
            controls::who(ui, view, seat, &view.name(seat));
            chosen = chosen.or(offers(ui, view, points(view, &area, seat), (76.0, 52.0)));
            chosen = chosen.or(offers(ui, view, home(view, &area, seat), (120.0, 52.0)));
        }
    }
    if view.state.robber() != Some(at) {
        let hidden = at_sea::turned_down(view, at);
        chosen = chosen.or(offers(ui, view, [hidden], (190.0, 52.0)));
    }
    chosen
}

/// What a player has earned on an island.
fn points(view: &View<'_>, area: &[Hex], player: Seat) -> Vec<Offer> {
    let chits = view.state.sea().map(|sea| sea.chits(player)).unwrap_or_default();
    let here = || chits.iter().filter(|chit| area.contains(&chit.island));
    let earned = here().map(|chit| chit.points).fold(0, u8::saturating_add);
    // The letter that is told of it stays that of the hex where it was earned.
    let island =
        here().map(|chit| chit.island).next().or_else(|| view.state.position().named_by(area));
    let Some(island) = island else { return Vec::new() };
    let more = Some(earned).filter(|earned| !POINTS.contains(earned));
    let choice = |points: u8| {
        let label = view.text.with("check-chit", &[("count", points.into())]);
        let is = SeaCorrection::Chit { player, chit: Chit { island, points } };
        (SizedButton::new(label).chosen(points == earned), Correction::Sea(is))
    };
    POINTS.into_iter().chain(more).map(choice).collect()
}

/// Whether an island is a player's home.
fn home(view: &View<'_>, area: &[Hex], player: Seat) -> Vec<Offer> {
    let Some(sea) = view.state.sea() else { return Vec::new() };
    let own = sea.table().home.of(player);
    let is_home = own.iter().any(|hex| area.contains(hex));
    let without: Vec<Hex> = own.iter().copied().filter(|hex| !area.contains(hex)).collect();
    let with =
        if is_home { own.clone() } else { own.iter().chain(area.first()).copied().collect() };
    let choice = |key: &str, icon, is_so, hexes: Vec<Hex>| {
        let is = Correction::Sea(SeaCorrection::Home { player, hexes });
        (SizedButton::new(view.text.get(key)).icon(icon).chosen(is_so), is)
    };
    vec![
        choice("check-home", Icon::Settlement, is_home, with),
        choice("check-home-gone", Icon::Ship, !is_home, without),
    ]
}
