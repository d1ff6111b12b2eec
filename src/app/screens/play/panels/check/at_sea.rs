//! What may really be at a place in Seafarers: ships, the pirate, what is hidden, and what an
//! island is to each player: the points earned there, and whether it is home (SEA 8).

use egui::Ui;

use super::offers::{Offer, nothing, offer, offers, piece_of};
use crate::app::command::Command;
use crate::app::screens::play::panel::CheckStep;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use board::{Hex, Isle, Path, Spot, Terrain, Token};
use game::{Chit, Condition, Correction, Ground, Piece, SeaCorrection, Seat, ThisTurn};
use kit::widgets::{Icon, SizedButton, hint, section};

/// Each of these players with a piece that is whole, and with one that is damaged.
pub fn in_both_conditions(seats: &[Seat]) -> impl Iterator<Item = (Seat, Condition)> {
    let both = |seat: &Seat| [(*seat, Condition::Intact), (*seat, Condition::Damaged)];
    seats.iter().flat_map(both)
}

/// Ships that may lie on a path, of these players; none where no ship fits.
pub fn ships(view: &View<'_>, at: Path, owners: &[Seat], step: CheckStep) -> Vec<Offer> {
    let is_free = view.state.pieces().road(at).is_none();
    if view.state.sea().is_none() || !is_free || !view.state.island().has_ship_path(at) {
        return Vec::new();
    }
    let now = view.state.pieces().ship(at);
    let ship = |(owner, condition)| {
        let called = match condition {
            Condition::Intact => ("price-ship", Icon::Ship),
            Condition::Damaged => ("check-damaged-ship", Icon::Warning),
        };
        let is = Some((owner, condition));
        let button = piece_of(view, called, owner, step).chosen(now == is);
        (button, of(SeaCorrection::Ship { at, is }))
    };
    in_both_conditions(owners).map(ship).collect()
}

/// That neither a ship nor a road lies on a path that has sea beside it; nothing for others.
pub fn none(view: &View<'_>, at: Path) -> Option<Offer> {
    let island = view.state.island();
    if view.state.sea().is_none() || !island.has_ship_path(at) {
        return None;
    }
    let pieces = view.state.pieces();
    let key = if island.has_path(at) { "check-no-link" } else { "check-no-ship" };
    let none = match pieces.road(at) {
        Some(_) => Correction::Road { at, is: None },
        None => of(SeaCorrection::Ship { at, is: None }),
    };
    Some(nothing(view, key, none, pieces.link(at).is_none()))
}

/// Returns whether a ship of whoever builds now was built in this turn, and whether they moved one.
pub fn this_turn(ui: &mut Ui, view: &View<'_>, at: Path) -> Option<Command> {
    let sea = view.state.sea()?;
    let (player, _) = view.state.pieces().ship(at)?;
    if player != view.builder() {
        return None;
    }
    let built = sea.table().built.contains(&at);
    let moved = sea.table().has_moved(player);
    section(ui, &view.text.get("check-ship-turn"));
    let so = |label: String, is_so, is| (SizedButton::new(label).chosen(is_so), of(is));
    let ship =
        |key: &str, is_so, is| so(view.text.get(key), is_so, SeaCorrection::Built { at, is });
    let of_player = |key: &str, is_so, is| {
        so(view.about(key, player), is_so, SeaCorrection::Moved { player, is })
    };
    let all = [
        ship("check-ship-old", !built, ThisTurn::Open),
        ship("check-ship-built", built, ThisTurn::Done),
        of_player("check-ship-to-move", !moved, ThisTurn::Open),
        of_player("check-ship-moved", moved, ThisTurn::Done),
    ];
    offers(ui, view, all, (190.0, 52.0))
}

const fn of(is: SeaCorrection) -> Correction {
    Correction::Sea(is)
}

/// A hex that is sea, or hidden.
pub fn hex(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    let island = view.state.island();
    let mut chosen = None;
    if island.is_sea(at) {
        let (key, icon, to) = if view.state.pirate() == Some(at) {
            ("check-pirate-off", Icon::Cross, None)
        } else {
            ("check-pirate-here", Icon::Pirate, Some(at))
        };
        let (pirate, is) = offer(view, key, of(SeaCorrection::Pirate { at: to }));
        chosen = offers(ui, view, [(pirate.icon(icon), is)], (200.0, 56.0));
    }
    section(ui, &view.text.get("check-terrain-here"));
    let land = Terrain::ALL.into_iter().chain([Terrain::Gold]).map(|terrain| {
        let is = Some(Ground { terrain, token: None::<Token> });
        let button = SizedButton::new(view.text.terrain_label(terrain));
        (button.tone(view.palette.terrain(terrain)), Correction::Tile { at, is })
    });
    let (sea, is) = offer(view, "check-sea", Correction::Tile { at, is: None });
    let sea = (sea.chosen(island.is_sea(at)), is);
    let (hidden, is) = turned_down(view, at);
    let hidden = (hidden.chosen(island.hidden().contains(&at)), is);
    chosen.or(offers(ui, view, land.chain([sea, hidden]), (110.0, 52.0)))
}

/// That a hex lies face down.
pub(super) fn turned_down(view: &View<'_>, at: Hex) -> Offer {
    offer(view, "check-hidden", of(SeaCorrection::Hidden { at }))
}

/// A player's ships and what they have earned abroad, for the list that is read back.
pub fn facts(view: &View<'_>, seat: Seat) -> Vec<String> {
    if view.state.sea().is_none() {
        return Vec::new();
    }
    let ships = view.built(seat, Piece::Ship);
    let ships = view.text.with("check-ships", &[("count", ships.into())]);
    let chits = view.chit_letters(seat);
    let chits =
        (!chits.is_empty()).then(|| view.text.with("check-chits", &[("islands", chits.into())]));
    [ships].into_iter().chain(chits).collect()
}

/// The pirate, the sea, what is hidden, and the islands, read back.
pub fn ground(ui: &mut Ui, view: &View<'_>) {
    if view.state.sea().is_none() {
        return;
    }
    let pirate = match view.state.pirate() {
        Some(hex) => {
            let place = view.place(Spot::Hex(hex));
            view.text.with("check-pirate", &[("place", place.into())])
        }
        None => view.text.get("check-pirate-board"),
    };
    hint(ui, &pirate);
    let island = view.state.island();
    let count = |key: &str, count: usize| view.text.with(key, &[("count", count.into())]);
    let mut facts = vec![count("check-sea-count", island.sea().len())];
    if !island.hidden().is_empty() {
        facts.push(count("check-hidden-count", island.hidden().len()));
    }
    let areas = view.state.position().areas();
    let island = |area: &Isle| {
        let values =
            [("island", area.letter.to_string().into()), ("count", area.hexes.len().into())];
        view.text.with("check-island", &values)
    };
    let islands: Vec<String> = areas.iter().map(island).collect();
    facts.push(view.text.with("check-islands", &[("all", view.text.joined(&islands).into())]));
    hint(ui, &view.text.joined(&facts));
}

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
        let hidden = turned_down(view, at);
        chosen = chosen.or(offers(ui, view, [hidden], (190.0, 52.0)));
    }
    chosen
}

/// Returns what a player has earned on an island.
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

/// Returns whether an island is a player's home.
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
