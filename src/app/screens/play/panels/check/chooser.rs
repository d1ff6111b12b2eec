//! Choices of what is really at a place: the second touch of a correction. At an intersection in
//! Cities & Knights it is first chosen whose, then which building or knight, and what stands on it.
//! In Seafarers there are ships, the pirate, what is hidden, and what an island is to each player:
//! the points earned there, and whether it is home (SEA 8).

use egui::{Ui, vec2};

use super::offers::{Offer, again, choice, nothing, offer, offers, piece_of};
use crate::app::command::Command;
use crate::app::screens::play::panel::CheckStep;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use board::{HarborKind, Hex, Intersection, Isle, Path, Spot, Terrain, Tile, Token};
use game::{
    Building, Chit, Condition, Correction, Ground, Knight, KnightLevel, KnightsCorrection,
    Merchant, Readiness, SeaCorrection, Seat, ThisTurn, Track,
};
use kit::widgets::{GAP, Icon, SizedButton, Switch, bold, mark_button, section};

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
    match spot {
        Spot::Intersection(at) if view.state.knights().is_some() => {
            let owner = whose.get_or_insert_with(|| likely_owner(view, at, step));
            whose_piece(ui, view, at, owner)
        }
        Spot::Intersection(at) => building(ui, view, at, step),
        Spot::Path(at) => path(ui, view, at, step),
        Spot::Hex(at) => hex(ui, view, at),
    }
}

/// Whose piece is most likely meant: the one that stands there, or else one of the player's
/// being checked.
fn likely_owner(view: &View<'_>, at: Intersection, step: CheckStep) -> Seat {
    let owner = view.state.pieces().owner_at(at);
    owner.or(step.player()).unwrap_or_else(|| view.builder())
}

fn building(ui: &mut Ui, view: &View<'_>, at: Intersection, step: CheckStep) -> Option<Command> {
    let of = |seats: &[Seat]| {
        let all = seats.iter().map(|seat| buildings_of(view, at, *seat, step));
        all.flat_map(|[settlement, city, _]| [settlement, city]).collect()
    };
    let none = nothing(view, "check-no-building", Correction::Building { at, is: None });
    pieces(ui, view, step, of, none)
}

/// A player's settlement, city, and in Cities & Knights a city on its side.
fn buildings_of(view: &View<'_>, at: Intersection, seat: Seat, step: CheckStep) -> [Offer; 3] {
    let kinds = [
        (Building::Settlement, ("price-settlement", Icon::Settlement)),
        (Building::City, ("price-city", Icon::City)),
        (Building::LaidCity, ("check-laid-city", Icon::City)),
    ];
    kinds.map(|(building, called)| {
        let is = Correction::Building { at, is: Some((seat, building)) };
        choice(view, piece_of(view, called, seat, step), is)
    })
}

fn path(ui: &mut Ui, view: &View<'_>, at: Path, step: CheckStep) -> Option<Command> {
    let (island, laid) = (view.state.island(), view.state.pieces());
    let road = |is| Correction::Road { at, is };
    let ship = |is| SeaCorrection::Ship { at, is }.into();
    // Ships fit where there is sea.
    let is_sea_path = view.state.sea().is_some() && island.has_ship_path(at);
    let (has_road, has_ship) = (laid.road(at).is_some(), laid.ship(at).is_some());
    let of = |seats: &[Seat]| {
        let mut all = Vec::new();
        if island.has_path(at) && !has_ship {
            let keys = [("price-road", Icon::Road), ("check-damaged-road", Icon::Warning)];
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
    chosen = chosen.or(ship_turn(ui, view, at));
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
) -> Vec<Offer> {
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
    of: impl Fn(&[Seat]) -> Vec<Offer>,
    none: Offer,
) -> Option<Command> {
    let first = step.player();
    let others = view.state.seating().present().filter(|seat| first != Some(*seat));
    let (own, others) = (of(first.as_slice()), of(&others.collect::<Vec<_>>()));
    if own.is_empty() {
        return offers(ui, view, [none].into_iter().chain(others), (150.0, 56.0));
    }
    let chosen = offers(ui, view, own.into_iter().chain([none]), (150.0, 60.0));
    section(ui, &view.text.get("check-others"));
    let wide = if view.state.sea().is_some() { 300.0 } else { 150.0 };
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
        let chosen = pirate(ui, view, at);
        return chosen.or(terrains(ui, view, at, None));
    };
    let (key, to) = if view.state.robber() == Some(at) {
        ("check-robber-off", None)
    } else {
        ("check-robber-here", Some(at))
    };
    let robber = offer(view, (key, Some(Icon::Robber)), Correction::Robber { at: to });
    let mut chosen = offers(ui, view, [robber], (200.0, 56.0));
    chosen = chosen.or(merchant(ui, view, at));
    section(ui, &view.text.get("check-token-here"));
    let token = |token: Option<Token>| {
        let number = token.map(|token| token.number().to_string());
        let button = SizedButton::new(number.unwrap_or_else(|| view.text.get("check-none")));
        let is = Some(Ground { terrain: tile.terrain, token });
        choice(view, button, Correction::Tile { at, is })
    };
    let tokens = Token::ALL.into_iter().map(Some).chain([None]).map(token);
    chosen = chosen.or(offers(ui, view, tokens, (64.0, 52.0)));
    chosen = chosen.or(terrains(ui, view, at, Some(tile)));
    chosen.or(isle(ui, view, at))
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
    let lands = Terrain::ALL.into_iter().chain(is_gold.then_some(Terrain::Gold)).map(terrain);
    let sea = offer(view, ("check-sea", None), Correction::Tile { at, is: None });
    let hidden = tile.is_none().then(|| turned_down(view, at));
    let others = [sea].into_iter().chain(hidden).map(|(button, is)| choice(view, button, is));
    offers(ui, view, lands.chain(others), (110.0, 52.0))
}

/// Whose merchant stands on a hex, in Cities & Knights.
fn merchant(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    let now = view.state.knights()?.table().merchant;
    section(ui, &view.text.get("check-merchant-here"));
    let of = |owner: Seat| {
        let button = SizedButton::new(view.name(owner)).of(view.color(owner));
        let is = Some(Merchant { at, owner });
        choice(view, button, KnightsCorrection::Merchant { is })
    };
    let off = now.filter(|merchant| merchant.at == at).map(|_| {
        let off = KnightsCorrection::Merchant { is: None };
        offer(view, ("check-beside-board", Some(Icon::Cross)), off)
    });
    offers(ui, view, view.state.seating().order().map(of).chain(off), (150.0, 52.0))
}

/// Offers what may be at `at`, of `owner`, who can be changed; returns the command for what
/// was touched.
fn whose_piece(
    ui: &mut Ui,
    view: &View<'_>,
    at: Intersection,
    owner: &mut Seat,
) -> Option<Command> {
    owners(ui, view, owner);
    let pieces = view.state.pieces();
    if pieces.knight(at).is_some() {
        let chosen = knights(ui, view, at, *owner);
        return chosen.or(knight_turn(ui, view, at)).or(upon(ui, view, at));
    }
    let chosen = buildings(ui, view, at, *owner);
    let chosen = chosen.or(upon(ui, view, at));
    if pieces.building(at).is_some() {
        return chosen;
    }
    chosen.or(knights(ui, view, at, *owner))
}

/// Whose piece it is.
fn owners(ui: &mut Ui, view: &View<'_>, owner: &mut Seat) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for seat in view.state.seating().present() {
            let name = view.about("check-whose", seat);
            let state = Switch::when(seat == *owner);
            if mark_button(ui, view.color(seat), &name, state).clicked() {
                *owner = seat;
            }
        }
    });
    controls::who(ui, view, *owner, &view.about("check-pieces-of", *owner));
}

fn buildings(ui: &mut Ui, view: &View<'_>, at: Intersection, owner: Seat) -> Option<Command> {
    let all = buildings_of(view, at, owner, CheckStep::Player(owner)).into_iter();
    let none = nothing(view, "check-no-building", Correction::Building { at, is: None });
    offers(ui, view, all.chain([none]), (130.0, 52.0))
}

fn knights(ui: &mut Ui, view: &View<'_>, at: Intersection, owner: Seat) -> Option<Command> {
    section(ui, &view.text.get("check-knight-here"));
    let stands = |is| KnightsCorrection::Knight { at, is };
    let all = [Readiness::Active, Readiness::Inactive].into_iter().flat_map(|readiness| {
        KnightLevel::ALL.map(|level| {
            let knight = Knight { level, readiness };
            choice(view, SizedButton::new(label(view, knight)), stands(Some((owner, knight))))
        })
    });
    let chosen = offers(ui, view, all, (100.0, 52.0));
    if view.state.pieces().knight(at).is_none() {
        return chosen;
    }
    let none = offer(view, ("check-no-knight", Some(Icon::Cross)), stands(None));
    chosen.or(offers(ui, view, [none], (130.0, 52.0)))
}

/// "Strong, active".
fn label(view: &View<'_>, knight: Knight) -> String {
    let level = view.text.get(match knight.level {
        KnightLevel::Basic => "check-knight-basic",
        KnightLevel::Strong => "check-knight-strong",
        KnightLevel::Mighty => "check-knight-mighty",
    });
    let key = match knight.readiness {
        Readiness::Active => "check-knight-active",
        Readiness::Inactive => "check-knight-inactive",
    };
    view.text.with(key, &[("level", level.into())])
}

/// Returns what a knight of whoever builds now may still do.
fn knight_turn(ui: &mut Ui, view: &View<'_>, at: Intersection) -> Option<Command> {
    let (owner, _) = view.state.pieces().knight(at)?;
    let turn = view.state.knights().filter(|_| owner == view.builder())?.table();
    let of = |is_done| if is_done { ThisTurn::Done } else { ThisTurn::Open };
    let (acts, is_promoted) = (of(turn.is_tired(at)), of(turn.is_promoted(at)));
    section(ui, &view.text.get("check-knight-turn"));
    let so = |key: &str, action, promotion| {
        let is = KnightsCorrection::KnightTurn { at, action, promotion };
        choice(view, SizedButton::new(view.text.get(key)), is)
    };
    let all = [
        so("check-may-act", ThisTurn::Open, is_promoted),
        so("check-acts-no-more", ThisTurn::Done, is_promoted),
        again(view, so("check-may-be-promoted", acts, ThisTurn::Open)),
        again(view, so("check-was-promoted", acts, ThisTurn::Done)),
    ];
    offers(ui, view, all, (130.0, 52.0))
}

/// A wall and metropolises: a touch puts one there, or takes it away.
fn upon(ui: &mut Ui, view: &View<'_>, at: Intersection) -> Option<Command> {
    let pieces = view.state.pieces();
    let city = pieces.building(at).filter(|(_, building)| *building == Building::City);
    let city = city.map(|(owner, _)| owner);
    let (key, icon, owner) = if pieces.has_wall(at) {
        ("check-no-wall", Icon::Cross, None)
    } else {
        ("check-wall", Icon::Plus, city)
    };
    let is = KnightsCorrection::Wall { at, is: owner };
    let is_possible = pieces.has_wall(at) || city.is_some();
    let wall = is_possible.then(|| offer(view, (key, Some(icon)), is));
    let stands = view.state.knights()?.table().metropolises;
    let metropolis = |track: Track| {
        let (key, icon, to) = if stands[track] == Some(at) {
            ("check-no-metropolis", Icon::Cross, None)
        } else {
            city?;
            ("check-metropolis", Icon::Plus, Some(at))
        };
        let label = view.text.with(key, &[("track", view.track(track).into())]);
        let is = KnightsCorrection::Metropolis { track, at: to };
        Some((SizedButton::new(label).icon(icon), is.into()))
    };
    let metropolises = Track::ALL.into_iter().filter_map(metropolis);
    let all: Vec<Offer> = wall.into_iter().chain(metropolises).collect();
    if all.is_empty() {
        return None;
    }
    section(ui, &view.text.get("check-upon"));
    offers(ui, view, all, (150.0, 56.0))
}

/// Returns whether a ship of whoever builds now was built in this turn, and whether they moved one.
fn ship_turn(ui: &mut Ui, view: &View<'_>, at: Path) -> Option<Command> {
    view.state.sea()?;
    let (player, _) = view.state.pieces().ship(at)?;
    if player != view.builder() {
        return None;
    }
    section(ui, &view.text.get("check-ship-turn"));
    let ship = |key: &str, is| {
        choice(view, SizedButton::new(view.text.get(key)), SeaCorrection::Built { at, is })
    };
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
fn pirate(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
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

/// That a hex lies face down.
fn turned_down(view: &View<'_>, at: Hex) -> Offer {
    offer(view, ("check-hidden", None), SeaCorrection::Hidden { at })
}

/// The points that maps give for an island, and none.
const POINTS: [u8; 4] = [0, 1, 2, 3];

/// Offers for the island of the land hex `at` what each player may have earned there, and
/// whether it is their home: what is so is marked.
fn isle(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
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
    let earns = |points: u8| {
        let label = view.text.with("check-chit", &[("count", points.into())]);
        let is = SeaCorrection::Chit { player, chit: Chit { island, points } };
        choice(view, SizedButton::new(label), is)
    };
    POINTS.into_iter().chain(more).map(earns).collect()
}

/// Returns whether an island is a player's home.
fn home(view: &View<'_>, area: &[Hex], player: Seat) -> Vec<Offer> {
    let Some(sea) = view.state.sea() else { return Vec::new() };
    let own = sea.table().home.of(player);
    let is_here = |hex: &Hex| area.contains(hex);
    let without: Vec<Hex> = own.iter().copied().filter(|hex| !is_here(hex)).collect();
    let more = area.first().filter(|_| !own.iter().any(is_here));
    let with = own.iter().chain(more).copied().collect();
    let all = [("check-home", Icon::Settlement, with), ("check-home-gone", Icon::Ship, without)];
    let of = |(key, icon, hexes): (&str, Icon, Vec<Hex>)| {
        let button = SizedButton::new(view.text.get(key)).icon(icon);
        choice(view, button, SeaCorrection::Home { player, hexes })
    };
    all.map(of).into()
}
