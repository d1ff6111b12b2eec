//! What may really be at a place: the second touch of a correction.

use egui::Ui;

use super::at_sea::{self, in_both_conditions};
use super::corner;
use super::offers::{Offer, nothing, offer, offers, piece_of};
use crate::app::command::Command;
use crate::app::screens::play::panel::CheckStep;
use crate::app::screens::play::view::View;
use board::{Harbor, HarborKind, Hex, Intersection, Path, Spot, Terrain, Token};
use game::{Building, Condition, Correction, Ground, KnightsCorrection, Merchant, Seat};
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
    let kinds = [
        (Building::Settlement, ("price-settlement", Icon::Settlement)),
        (Building::City, ("price-city", Icon::City)),
    ];
    let both = |seat: Seat| {
        kinds.map(|(kind, called)| {
            let is = Some((seat, kind));
            let button = piece_of(view, called, seat, step).chosen(now == is);
            (button, Correction::Building { at, is })
        })
    };
    let none = Correction::Building { at, is: None };
    let none = nothing(view, "check-no-building", none, now.is_none());
    let (own, others) = players(view, step);
    let of = |seats: Vec<Seat>| seats.into_iter().flat_map(both).collect();
    pieces(ui, view, (of(own), of(others)), none)
}

fn path(ui: &mut Ui, view: &View<'_>, at: Path, step: CheckStep) -> Option<Command> {
    let now = view.state.pieces().road(at);
    let is_road = view.state.island().has_path(at) && view.state.pieces().ship(at).is_none();
    let of = |seats: Vec<Seat>| -> Vec<Offer> {
        let road = |(seat, condition)| {
            let called = match condition {
                Condition::Intact => ("price-road", Icon::Road),
                Condition::Damaged => ("check-damaged-road", Icon::Warning),
            };
            let is = Some((seat, condition));
            let button = piece_of(view, called, seat, step).chosen(now == is);
            (button, Correction::Road { at, is })
        };
        let roads = in_both_conditions(&seats).filter(|_| is_road).map(road);
        roads.chain(at_sea::ships(view, at, &seats, step)).collect()
    };
    let none = at_sea::none(view, at).unwrap_or_else(|| {
        nothing(view, "check-no-road", Correction::Road { at, is: None }, now.is_none())
    });
    let (own, others) = players(view, step);
    let is_about_ground = !matches!(step, CheckStep::Player(_));
    let coast = is_coast(view, at);
    let mut chosen = None;
    if coast && is_about_ground {
        chosen = harbor(ui, view, at);
    }
    chosen = chosen.or(pieces(ui, view, (of(own), of(others)), none));
    chosen = chosen.or(at_sea::this_turn(ui, view, at));
    if coast && !is_about_ground {
        chosen = chosen.or(harbor(ui, view, at));
    }
    chosen
}

fn pieces(
    ui: &mut Ui,
    view: &View<'_>,
    (mut own, others): (Vec<Offer>, Vec<Offer>),
    none: Offer,
) -> Option<Command> {
    let has_own = !own.is_empty();
    own.push(none);
    if !has_own {
        return offers(ui, view, own.into_iter().chain(others), (150.0, 56.0));
    }
    let chosen = offers(ui, view, own, (150.0, 60.0));
    section(ui, &view.text.get("check-others"));
    let wide = if view.state.sea().is_some() { 300.0 } else { 150.0 };
    chosen.or(offers(ui, view, others, (wide, 56.0)))
}

fn harbor(ui: &mut Ui, view: &View<'_>, at: Path) -> Option<Command> {
    let mut harbors = view.state.island().harbors().iter();
    let now = harbors.find(|harbor: &&Harbor| harbor.path == at).map(|harbor| harbor.gives);
    section(ui, &view.text.get("check-harbor-here"));
    let kinds = HarborKind::ALL.into_iter().map(|kind| {
        let tone = match kind {
            HarborKind::Any => view.palette.card,
            HarborKind::Of(resource) => view.palette.card(resource),
        };
        let button = SizedButton::new(view.text.harbor(kind)).tone(tone).chosen(now == Some(kind));
        (button, Correction::Harbor { at, gives: Some(kind) })
    });
    let none = Correction::Harbor { at, gives: None };
    let none = nothing(view, "check-none", none, now.is_none());
    offers(ui, view, kinds.chain([none]), (110.0, 52.0))
}

fn hex(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    let Some(tile) = view.state.island().tile(at) else { return at_sea::hex(ui, view, at) };
    let (key, to) = if view.state.robber() == Some(at) {
        ("check-robber-off", None)
    } else {
        ("check-robber-here", Some(at))
    };
    let robber = SizedButton::new(view.text.get(key)).icon(Icon::Robber);
    let robber = (robber, Correction::Robber { at: to });
    let mut chosen = offers(ui, view, [robber], (200.0, 56.0));
    chosen = chosen.or(merchant(ui, view, at));
    section(ui, &view.text.get("check-token-here"));
    let token = |token: Option<Token>| {
        let number = token.map(|token| token.number().to_string());
        let button = SizedButton::new(number.unwrap_or_else(|| view.text.get("check-none")));
        let is = Some(Ground { terrain: tile.terrain, token });
        (button.chosen(tile.token == token), Correction::Tile { at, is })
    };
    let tokens = Token::ALL.into_iter().map(Some).chain([None]).map(token);
    chosen = chosen.or(offers(ui, view, tokens, (64.0, 52.0)));
    section(ui, &view.text.get("check-terrain-here"));
    let terrain = |terrain: Terrain| {
        let token = tile.token.filter(|_| terrain.bears_token());
        let is = Some(Ground { terrain, token });
        let button = SizedButton::new(view.text.terrain_label(terrain));
        let button = button.tone(view.palette.terrain(terrain)).chosen(tile.terrain == terrain);
        (button, Correction::Tile { at, is })
    };
    let gold = view.state.sea().map(|_| Terrain::Gold);
    let (sea, is) = offer(view, "check-sea", Correction::Tile { at, is: None });
    let all = Terrain::ALL.into_iter().chain(gold).map(terrain).chain([(sea.chosen(false), is)]);
    chosen = chosen.or(offers(ui, view, all, (110.0, 52.0)));
    chosen.or(at_sea::show(ui, view, at))
}

/// Whose merchant stands on a hex, in Cities & Knights.
fn merchant(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    let now = view.state.knights()?.table().merchant.filter(|merchant| merchant.at == at);
    section(ui, &view.text.get("check-merchant-here"));
    let stands = |is| Correction::Knights(KnightsCorrection::Merchant { is });
    let of = |owner: Seat| {
        let is = Some(Merchant { at, owner });
        let button = SizedButton::new(view.name(owner)).of(view.color(owner));
        (button.chosen(now == is), stands(is))
    };
    let off = now.map(|_| {
        let (button, is) = offer(view, "check-beside-board", stands(None));
        (button.icon(Icon::Cross), is)
    });
    offers(ui, view, view.state.seating().order().map(of).chain(off), (150.0, 52.0))
}

/// Returns whether a path is on the coast, where a harbor can be.
fn is_coast(view: &View<'_>, at: Path) -> bool {
    let land = at.hexes().into_iter().filter(|hex| view.state.island().is_land(*hex));
    land.count() == 1
}
