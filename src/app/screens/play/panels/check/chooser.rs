//! What may really be at a place: the second touch of a correction.

use egui::Ui;

use super::at_sea;
use super::corner;
use super::isle;
use super::place_choice::{PlaceChoice, options};
use crate::app::command::Command;
use crate::app::screens::play::panel::CheckStep;
use crate::app::screens::play::view::View;
use board::{Harbor, HarborKind, Hex, Intersection, Path, Spot, Terrain, Token};
use game::{Building, Condition, Correction, Ground, KnightsCorrection, Merchant, Seat};
use kit::widgets::{Icon, bold, section};

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
            let mut owner = whose.unwrap_or_else(|| likely_owner(view, at, step));
            let chosen = corner::show(ui, view, at, &mut owner);
            *whose = Some(owner);
            chosen
        }
        Spot::Intersection(at) => building(ui, view, at, step),
        Spot::Path(at) => path(ui, view, at, step),
        Spot::Hex(at) => hex(ui, view, at),
    }
}

/// The players: first the one being checked, then the others.
fn players(view: &View<'_>, step: CheckStep) -> (Vec<Seat>, Vec<Seat>) {
    let present = view.state.seating().present();
    match step {
        CheckStep::Player(first) => (vec![first], present.filter(|seat| *seat != first).collect()),
        CheckStep::Ground | CheckStep::Stores => (Vec::new(), present.collect()),
    }
}

/// Whose piece is most likely meant: the one that stands there, or else one of the player's
/// being checked.
fn likely_owner(view: &View<'_>, at: Intersection, step: CheckStep) -> Seat {
    let pieces = view.state.pieces();
    let building = pieces.building(at).map(|(seat, _)| seat);
    let stands = building.or_else(|| pieces.knight(at).map(|(seat, _)| seat));
    stands.unwrap_or_else(|| match step {
        CheckStep::Player(seat) => seat,
        CheckStep::Ground | CheckStep::Stores => view.builder(),
    })
}

fn building(ui: &mut Ui, view: &View<'_>, at: Intersection, step: CheckStep) -> Option<Command> {
    let now = view.state.pieces().building(at);
    let option = |seat: Seat, kind| {
        let (key, icon) = match kind {
            Building::Settlement => ("price-settlement", Icon::Settlement),
            Building::City | Building::LaidCity => ("price-city", Icon::City),
        };
        let label = owned(view, key, seat, step);
        let is = Correction::Building { at, is: Some((seat, kind)) };
        let piece = PlaceChoice::new(label, is).owned_by(view, (seat, icon), step);
        piece.picked(now == Some((seat, kind)))
    };
    let both = |seat: &Seat| [Building::Settlement, Building::City].map(|kind| option(*seat, kind));
    let (own, others) = players(view, step);
    let own: Vec<PlaceChoice> = own.iter().flat_map(both).collect();
    let others: Vec<PlaceChoice> = others.iter().flat_map(both).collect();
    let none =
        PlaceChoice::new(view.text.get("check-no-building"), Correction::Building { at, is: None });
    let none = none.icon(Icon::Cross).picked(now.is_none());
    pieces(ui, view, own, others, none)
}

fn path(ui: &mut Ui, view: &View<'_>, at: Path, step: CheckStep) -> Option<Command> {
    let now = view.state.pieces().road(at);
    let option = |seat: Seat, condition| {
        let (key, icon) = match condition {
            Condition::Intact => ("price-road", Icon::Road),
            Condition::Damaged => ("check-damaged-road", Icon::Warning),
        };
        let label = owned(view, key, seat, step);
        let is = Correction::Road { at, is: Some((seat, condition)) };
        let road = PlaceChoice::new(label, is).owned_by(view, (seat, icon), step);
        road.picked(now == Some((seat, condition)))
    };
    let both = |seat: &Seat| {
        [Condition::Intact, Condition::Damaged].map(|condition| option(*seat, condition))
    };
    let (own, others) = players(view, step);
    let is_road = view.state.island().has_path(at) && view.state.pieces().ship(at).is_none();
    let of = |seats: &[Seat]| {
        let ships = at_sea::ships(view, at, seats, |key, seat| owned(view, key, seat, step));
        let ships = ships.into_iter().map(|(ship, seat)| match step {
            CheckStep::Player(own) if own == seat => ship,
            _ => ship.mark(view.color(seat)),
        });
        let roads = seats.iter().filter(|_| is_road).flat_map(both);
        roads.chain(ships).collect::<Vec<PlaceChoice>>()
    };
    let (own, others) = (of(&own), of(&others));
    let none = at_sea::nothing(view, at).unwrap_or_else(|| {
        let none = Correction::Road { at, is: None };
        let none = PlaceChoice::new(view.text.get("check-no-road"), none);
        none.icon(Icon::Cross).picked(now.is_none())
    });
    let is_about_ground = !matches!(step, CheckStep::Player(_));
    let coast = is_coast(view, at);
    let mut chosen = None;
    if coast && is_about_ground {
        chosen = harbor(ui, view, at);
    }
    chosen = chosen.or(pieces(ui, view, own, others, none));
    chosen = chosen.or(at_sea::this_turn(ui, view, at));
    if coast && !is_about_ground {
        chosen = chosen.or(harbor(ui, view, at));
    }
    chosen
}

/// "Settlement" for the player being checked, with the name for the others.
fn owned(view: &View<'_>, key: &str, seat: Seat, step: CheckStep) -> String {
    let piece = view.text.get(key);
    if step == CheckStep::Player(seat) {
        return piece;
    }
    view.about_with("check-piece-of", seat, "piece", piece.into())
}

fn pieces(
    ui: &mut Ui,
    view: &View<'_>,
    own: Vec<PlaceChoice>,
    others: Vec<PlaceChoice>,
    none: PlaceChoice,
) -> Option<Command> {
    let has_own = !own.is_empty();
    let mut first = own;
    first.push(none);
    if has_own {
        let chosen = options(ui, view, &first, (150.0, 60.0));
        section(ui, &view.text.get("check-others"));
        let wide = if view.state.sea().is_some() { 300.0 } else { 150.0 };
        return chosen.or(options(ui, view, &others, (wide, 56.0)));
    }
    let all: Vec<PlaceChoice> = first.into_iter().chain(others).collect();
    options(ui, view, &all, (150.0, 56.0))
}

fn harbor(ui: &mut Ui, view: &View<'_>, at: Path) -> Option<Command> {
    let harbors = view.state.island().harbors();
    let now: Option<HarborKind> =
        harbors.iter().find(|harbor: &&Harbor| harbor.path == at).map(|harbor| harbor.gives);
    section(ui, &view.text.get("check-harbor-here"));
    let kinds = HarborKind::ALL.map(|kind| {
        let is = Correction::Harbor { at, gives: Some(kind) };
        let tone = match kind {
            HarborKind::Any => view.palette.card,
            HarborKind::Of(resource) => view.palette.card(resource),
        };
        PlaceChoice::new(view.text.harbor(kind), is).tone(tone).picked(now == Some(kind))
    });
    let none =
        PlaceChoice::new(view.text.get("check-none"), Correction::Harbor { at, gives: None });
    let mut all: Vec<PlaceChoice> = kinds.into_iter().collect();
    all.push(none.icon(Icon::Cross).picked(now.is_none()));
    options(ui, view, &all, (110.0, 52.0))
}

fn hex(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    let Some(tile) = view.state.island().tile(at) else { return at_sea::hex(ui, view, at) };
    let stands = view.state.robber() == Some(at);
    let robber = if stands {
        let off =
            PlaceChoice::new(view.text.get("check-robber-off"), Correction::Robber { at: None });
        off.icon(Icon::Robber)
    } else {
        let here = PlaceChoice::new(
            view.text.get("check-robber-here"),
            Correction::Robber { at: Some(at) },
        );
        here.icon(Icon::Robber)
    };
    let mut chosen = options(ui, view, &[robber], (200.0, 56.0));
    chosen = chosen.or(merchant(ui, view, at));
    section(ui, &view.text.get("check-token-here"));
    let token = |token: Option<Token>| {
        let label = match token {
            Some(token) => token.number().to_string(),
            None => view.text.get("check-none"),
        };
        let is = Correction::Tile { at, is: Some(Ground { terrain: tile.terrain, token }) };
        PlaceChoice::new(label, is).picked(tile.token == token)
    };
    let mut tokens: Vec<PlaceChoice> = Token::ALL.map(|number| token(Some(number))).into();
    tokens.push(token(None));
    chosen = chosen.or(options(ui, view, &tokens, (64.0, 52.0)));
    section(ui, &view.text.get("check-terrain-here"));
    let terrain = |terrain: Terrain| {
        let token = tile.token.filter(|_| terrain.bears_token());
        let is = Correction::Tile { at, is: Some(Ground { terrain, token }) };
        let tone = view.palette.terrain(terrain);
        PlaceChoice::new(view.text.terrain_label(terrain), is)
            .tone(tone)
            .picked(tile.terrain == terrain)
    };
    let gold = view.state.sea().map(|_| Terrain::Gold);
    let mut terrains: Vec<PlaceChoice> =
        Terrain::ALL.into_iter().chain(gold).map(terrain).collect();
    let sea = PlaceChoice::new(view.text.get("check-sea"), Correction::Tile { at, is: None });
    terrains.push(sea.picked(false));
    chosen = chosen.or(options(ui, view, &terrains, (110.0, 52.0)));
    chosen.or(isle::show(ui, view, at))
}

/// Whose merchant stands on a hex, in Cities & Knights.
fn merchant(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    let now = view.state.knights()?.table().merchant.filter(|merchant| merchant.at == at);
    section(ui, &view.text.get("check-merchant-here"));
    let of = |owner: Seat| {
        let is = Some(Merchant { at, owner });
        let choice = PlaceChoice::new(
            view.name(owner),
            Correction::Knights(KnightsCorrection::Merchant { is }),
        );
        choice.mark(view.color(owner)).picked(now == is)
    };
    let mut all: Vec<PlaceChoice> = view.state.seating().order().map(of).collect();
    if now.is_some() {
        let off = Correction::Knights(KnightsCorrection::Merchant { is: None });
        let off = PlaceChoice::new(view.text.get("check-beside-board"), off);
        all.push(off.icon(Icon::Cross));
    }
    options(ui, view, &all, (150.0, 52.0))
}

/// Whether a path is on the coast, where a harbor can be.
fn is_coast(view: &View<'_>, at: Path) -> bool {
    let land = at.hexes().into_iter().filter(|hex| view.state.island().is_land(*hex));
    land.count() == 1
}
