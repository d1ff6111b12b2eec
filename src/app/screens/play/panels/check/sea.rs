//! The part of Seafarers in the check: ships, the pirate, what is hidden, and what an island is to each
//! player: the points earned there, and whether it is home (SEA 8).

use egui::Ui;

use super::offers::{CorrectionChoice, choice, offer, offers};
use crate::app::command::Command;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use board::{Hex, Isle, Path};
use game::{Chit, Expansion, SeaCorrection, Seat, ThisTurn};
use kit::widgets::{Icon, SizedButton, hint, section};

/// A player's ships and what they have earned abroad, for the list that is read back.
pub fn facts(view: &View<'_>, seat: Seat) -> Vec<String> {
    if !view.plays(Some(Expansion::Sea)) {
        return Vec::new();
    }
    let chits = view.chit_letters(seat);
    let chits = (!chits.is_empty()).then(|| view.with("check-chits", &[("islands", &chits)]));
    view.lying_of(seat, Some(Expansion::Sea)).into_iter().chain(chits).collect()
}

/// The pirate, the sea, what is hidden, and the islands, read back.
pub fn ground(ui: &mut Ui, view: &View<'_>) {
    if !view.plays(Some(Expansion::Sea)) {
        return;
    }
    let pirate = match view.state.pirate() {
        Some(hex) => view.with("check-pirate", &[("place", &hex)]),
        None => view.text.get("check-pirate-board"),
    };
    hint(ui, &pirate);
    let island = view.state.island();
    let mut facts = vec![view.with_count("check-sea-count", island.sea().len())];
    if !island.hidden().is_empty() {
        facts.push(view.with_count("check-hidden-count", island.hidden().len()));
    }
    let areas = view.state.position().areas();
    let island = |area: &Isle| {
        let letter = area.letter.to_string();
        view.with("check-island", &[("island", &letter), ("count", &area.hexes.len())])
    };
    let islands: Vec<String> = areas.iter().map(island).collect();
    facts.push(view.text.with("check-islands", &[("all", view.text.joined(&islands).into())]));
    hint(ui, &view.text.joined(&facts));
}

/// Returns whether a ship of whoever builds now was built in this turn, and whether they moved one.
pub fn ship_turn(ui: &mut Ui, view: &View<'_>, at: Path) -> Option<Command> {
    view.state.sea()?;
    let (player, _) = view.state.pieces().ship(at)?;
    if player != view.builder() {
        return None;
    }
    section(ui, &view.text.get("check-ship-turn"));
    let ship =
        |key: &str, is| choice(view, view.keyed_button(key), SeaCorrection::Built { at, is });
    let of_player = |key: &str, is| {
        let button = SizedButton::new(view.about(key, player));
        choice(view, button, SeaCorrection::Moved { player, is })
    };
    let all = [
        ship("check-ship-old", ThisTurn::Open),
        ship("check-ship-built", ThisTurn::Done),
        of_player("check-ship-to-move", ThisTurn::Open),
        of_player("check-ship-moved", ThisTurn::Done),
    ];
    offers(ui, view, all, (190.0, 52.0))
}

/// The pirate on a hex of sea.
pub fn pirate(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    if !view.state.island().is_sea(at) {
        return None;
    }
    let (key, icon, to) = if view.state.pirate() == Some(at) {
        ("check-pirate-off", Icon::Cross, None)
    } else {
        ("check-pirate-here", Icon::Pirate, Some(at))
    };
    let pirate = offer(view, (key, Some(icon)), SeaCorrection::Pirate { at: to });
    offers(ui, view, [pirate], (200.0, 56.0))
}

/// Returns the offer that a hex lies face down.
pub fn turned_down(view: &View<'_>, at: Hex) -> CorrectionChoice {
    offer(view, ("check-hidden", None), SeaCorrection::Hidden { at })
}

/// The points that maps give for an island, and none.
const POINTS: [u8; 4] = [0, 1, 2, 3];

/// Offers for the island of the land hex `at` what each player may have earned there, and
/// whether it is their home: what is so is marked.
pub fn isle(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
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
        let hidden = turned_down(view, at);
        chosen = chosen.or(offers(ui, view, [hidden], (190.0, 52.0)));
    }
    chosen
}

/// Returns what a player has earned on an island.
fn points(view: &View<'_>, area: &[Hex], player: Seat) -> Vec<CorrectionChoice> {
    let chits = view.state.sea().map(|sea| sea.chits(player)).unwrap_or_default();
    let here = || chits.iter().filter(|chit| area.contains(&chit.island));
    let earned = here().map(|chit| chit.points).fold(0, u8::saturating_add);
    // The letter that is told of it stays that of the hex where it was earned.
    let island =
        here().map(|chit| chit.island).next().or_else(|| view.state.position().named_by(area));
    let Some(island) = island else { return Vec::new() };
    let more = Some(earned).filter(|earned| !POINTS.contains(earned));
    let earns = |points: u8| {
        let label = view.with_count("check-chit", points);
        let is = SeaCorrection::Chit { player, chit: Chit { island, points } };
        choice(view, SizedButton::new(label), is)
    };
    POINTS.into_iter().chain(more).map(earns).collect()
}

/// Returns whether an island is a player's home.
fn home(view: &View<'_>, area: &[Hex], player: Seat) -> Vec<CorrectionChoice> {
    let Some(sea) = view.state.sea() else { return Vec::new() };
    let own = sea.table().home.of(player);
    let is_here = |hex: &Hex| area.contains(hex);
    let without: Vec<Hex> = own.iter().copied().filter(|hex| !is_here(hex)).collect();
    let more = area.first().filter(|_| !own.iter().any(is_here));
    let with = own.iter().chain(more).copied().collect();
    let all = [("check-home", Icon::Settlement, with), ("check-home-gone", Icon::Ship, without)];
    let of = |(key, icon, hexes): (&str, Icon, Vec<Hex>)| {
        let button = view.keyed_button(key).icon(icon);
        choice(view, button, SeaCorrection::Home { player, hexes })
    };
    all.map(of).into()
}
