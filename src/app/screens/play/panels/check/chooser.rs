//! Choices of what is really at a place: the second touch of a correction.

use egui::Ui;

use super::offers::{
    CorrectionChoice, again, buildings_of, choice, nothing, offer, offers, piece_of,
};
use super::{board_read, fish, knights, oil, scenario, sea, wagons};
use crate::app::command::{CheckStep, Command};
use crate::app::screens::play::parts::piece::takes_ships;
use crate::app::screens::play::view::View;
use board::{HarborKind, Hex, Intersection, Path, Spot, Terrain, Tile, Token};
use game::{Condition, Correction, Expansion, Ground, RiversCorrection, SeaCorrection, Seat};
use kit::widgets::{Icon, SizedButton, bold, section};

/// Offers what may be at `spot`; returns the command for what was touched. In Cities &
/// Knights `whose` says whose pieces are offered at an intersection, once somebody was
/// chosen.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    spot: Spot,
    (step, whose): (CheckStep, &mut Option<Seat>),
) -> Option<Command> {
    bold(ui, &view.places().spot(spot), 17.0);
    let own = match spot {
        Spot::Intersection(at) => scenario::village(ui, view, at),
        Spot::Path(at) => scenario::path(ui, view, at),
        Spot::Hex(at) => scenario::fleet(ui, view, at),
    };
    let usual = match spot {
        // Only wagons come there.
        Spot::Intersection(at) if at.is_plaza() => None,
        Spot::Intersection(at) if view.plays(Some(Expansion::Knights)) => {
            knights::corner(ui, view, at, (step, whose))
        }
        Spot::Intersection(at) => building(ui, view, at, step),
        Spot::Path(at) => path(ui, view, at, step),
        Spot::Hex(at) => hex(ui, view, at),
    };
    let moved = match spot {
        Spot::Intersection(at) => wagons::wagon(ui, view, at, step),
        Spot::Path(at) => wagons::bandit(ui, view, at),
        Spot::Hex(_) => None,
    };
    own.or(usual).or(moved)
}

fn building(ui: &mut Ui, view: &View<'_>, at: Intersection, step: CheckStep) -> Option<Command> {
    let of = |seats: &[Seat]| {
        let all = seats.iter().map(|seat| buildings_of(view, at, *seat, step));
        let has_oil = view.plays(Some(Expansion::Oil));
        all.flat_map(|[settlement, city, _, metropolis]| {
            [settlement, city].into_iter().chain(has_oil.then_some(metropolis))
        })
        .collect()
    };
    let none = nothing(view, "check-no-building", Correction::Building { at, is: None });
    pieces(ui, view, step, of, none)
}

fn path(ui: &mut Ui, view: &View<'_>, at: Path, step: CheckStep) -> Option<Command> {
    let (island, laid) = (view.state.island(), view.state.pieces());
    // Nothing but a bridge lies on a bridge site (TRADERS 2.4).
    let is_site = view.state.position().is_bridge_site(at);
    let road = |is| {
        if is_site {
            RiversCorrection::Bridge { at, is }.into()
        } else {
            Correction::Road { at, is }
        }
    };
    let ship = |is| SeaCorrection::Ship { at, is }.into();
    let is_sea_path = takes_ships(view, at);
    let (has_road, has_ship) = (laid.road(at).is_some(), laid.ship(at).is_some());
    let of = |seats: &[Seat]| {
        let mut all = Vec::new();
        if island.has_path(at) && !has_ship {
            let keys = if is_site {
                [("price-bridge", Icon::BridgeSpan), ("check-damaged-bridge", Icon::Warning)]
            } else {
                [("price-road", Icon::Road), ("check-damaged-road", Icon::Warning)]
            };
            all.extend(in_both_conditions(view, seats, step, keys, road));
        }
        if is_sea_path && !has_road {
            let keys = [("price-ship", Icon::Ship), ("check-damaged-ship", Icon::Warning)];
            all.extend(in_both_conditions(view, seats, step, keys, ship));
        }
        all
    };
    let key = match (is_sea_path, island.has_path(at)) {
        (true, true) => "check-no-link",
        (true, false) => "check-no-ship",
        (false, _) if is_site => "check-no-bridge",
        (false, _) => "check-no-road",
    };
    let none = if is_sea_path && !has_road { ship(None) } else { road(None) };
    let none = nothing(view, key, none);
    let is_about_ground = step.player().is_none();
    // A harbor can be on the coast.
    let coast = at.hexes().into_iter().filter(|hex| island.is_land(*hex)).count() == 1;
    let mut chosen = None;
    if coast && is_about_ground {
        chosen = harbor(ui, view, at);
    }
    chosen = chosen.or(pieces(ui, view, step, of, none));
    chosen = chosen.or(sea::ship_turn(ui, view, at));
    if coast && !is_about_ground {
        chosen = chosen.or(harbor(ui, view, at));
    }
    chosen
}

/// A road or a ship of each of these players, whole and damaged.
fn in_both_conditions(
    view: &View<'_>,
    seats: &[Seat],
    step: CheckStep,
    [intact, damaged]: [(&str, Icon); 2],
    is: impl Fn(Option<(Seat, Condition)>) -> Correction,
) -> Vec<CorrectionChoice> {
    let both = |seat: &Seat| {
        [(Condition::Intact, intact), (Condition::Damaged, damaged)].map(|(condition, called)| {
            choice(view, piece_of(view, called, *seat, step), is(Some((*seat, condition))))
        })
    };
    seats.iter().flat_map(both).collect()
}

/// Draws the pieces `of` the player being checked with `none` of them, and those of the others.
fn pieces(
    ui: &mut Ui,
    view: &View<'_>,
    step: CheckStep,
    of: impl Fn(&[Seat]) -> Vec<CorrectionChoice>,
    none: CorrectionChoice,
) -> Option<Command> {
    let first = step.player();
    let others = view.state.seating().present().filter(|seat| first != Some(*seat));
    let (own, others) = (of(first.as_slice()), of(&others.collect::<Vec<_>>()));
    if own.is_empty() {
        return offers(ui, view, [none].into_iter().chain(others), (150.0, 56.0));
    }
    let chosen = offers(ui, view, own.into_iter().chain([none]), (150.0, 60.0));
    section(ui, &view.text.get("check-others"));
    // Ships, bridges, and oil metropolises have longer names.
    let state = view.state;
    let is_wide = state.sea().is_some() || state.rivers().is_some() || state.oil().is_some();
    let wide = if is_wide { 300.0 } else { 150.0 };
    chosen.or(offers(ui, view, others, (wide, 56.0)))
}

fn harbor(ui: &mut Ui, view: &View<'_>, at: Path) -> Option<Command> {
    section(ui, &view.text.get("check-harbor-here"));
    let kinds = HarborKind::ALL.into_iter().map(|kind| {
        let tone = match kind {
            HarborKind::Any => view.palette.card,
            HarborKind::Of(resource) => view.palette.card(resource),
        };
        let button = SizedButton::new(view.text.harbor(kind)).tone(tone);
        choice(view, button, Correction::Harbor { at, gives: Some(kind) })
    });
    let none = nothing(view, "check-none", Correction::Harbor { at, gives: None });
    offers(ui, view, kinds.chain([none]), (110.0, 52.0))
}

/// A hex: what stands on it, and what it is.
fn hex(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    let Some(tile) = view.state.island().tile(at) else {
        let chosen = sea::pirate(ui, view, at);
        let chosen = chosen.or(fish::ground(ui, view, at));
        // The frame around an island without a sea of its own stays what it is.
        let is_frame = view.state.sea().is_none() && !board_read::is_hole(view, at);
        return if is_frame { chosen } else { chosen.or(terrains(ui, view, at, None)) };
    };
    let (key, to) = if view.state.robber() == Some(at) {
        ("check-robber-off", None)
    } else {
        ("check-robber-here", Some(at))
    };
    // With wagons there is none (TRADERS 5.1).
    let robber = offer(view, (key, Some(Icon::Robber)), Correction::Robber { at: to });
    let robber = view.state.wagons().is_none().then_some(robber);
    let mut chosen = offers(ui, view, robber, (200.0, 56.0));
    chosen = chosen.or(knights::merchant(ui, view, at));
    chosen = chosen.or(fish::lake(ui, view, at));
    section(ui, &view.text.get("check-token-here"));
    let token = |token: Option<Token>| {
        let number = token.map(|token| token.number().to_string());
        let button = SizedButton::new(number.unwrap_or_else(|| view.text.get("check-none")));
        let is = Some(Ground { terrain: tile.terrain, token });
        choice(view, button, Correction::Tile { at, is })
    };
    let tokens = Token::ALL.into_iter().map(Some).chain([None]).map(token);
    chosen = chosen.or(offers(ui, view, tokens, (64.0, 52.0)));
    chosen = chosen.or(oil::token_place(ui, view, at));
    chosen = chosen.or(oil::under_spring(ui, view, at));
    chosen = chosen.or(terrains(ui, view, at, Some(tile)));
    chosen = chosen.or(oil::turn(ui, view));
    chosen.or(sea::isle(ui, view, at))
}

/// The terrain of a hex, which keeps its number if it can; of what is no `tile`, also that it is
/// sea or lies face down.
fn terrains(ui: &mut Ui, view: &View<'_>, at: Hex, tile: Option<&Tile>) -> Option<Command> {
    section(ui, &view.text.get("check-terrain-here"));
    let terrain = |terrain: Terrain| {
        let token = tile.and_then(|tile| tile.token).filter(|_| terrain.bears_token());
        let is = Correction::Tile { at, is: Some(Ground { terrain, token }) };
        let button = SizedButton::new(view.text.terrain_label(terrain));
        let button = button.tone(view.palette.terrain(terrain));
        if tile.is_some() { again(view, choice(view, button, is)) } else { (button, is) }
    };
    let is_gold = tile.is_none() || view.state.sea().is_some();
    let lands = Terrain::ALL
        .into_iter()
        .chain(is_gold.then_some(Terrain::Gold))
        .chain(oil::terrain(view))
        .chain(fish::terrain(view))
        .map(terrain);
    let sea = offer(view, ("check-sea", None), Correction::Tile { at, is: None });
    let hidden = tile.is_none().then(|| sea::turned_down(view, at));
    let others = [sea].into_iter().chain(hidden).map(|(button, is)| choice(view, button, is));
    offers(ui, view, lands.chain(others), (110.0, 52.0))
}
