//! The part of Cities & Knights in the check. At an intersection it is first chosen whose, then which
//! building or knight, and what stands on it; and there is the merchant.

use egui::{Ui, vec2};

use super::offers::{CorrectionChoice, again, buildings_of, choice, nothing, offer, offers};
use crate::app::command::{CheckStep, Command};
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use board::{Hex, Intersection, Spot};
use game::{
    Building, Cards, Correction, Deed, Expansion, Knight, KnightLevel, KnightsCorrection,
    KnightsPurchase, Merchant, Readiness, Seat, ThisTurn, Track,
};
use kit::widgets::{GAP, Icon, SizedButton, Switch, mark_button, section};

/// Their number by kind: cities on their side, walls, knights, metropolises.
pub fn facts(view: &View<'_>, seat: Seat) -> Vec<String> {
    if !view.plays(Some(Expansion::Knights)) {
        return Vec::new();
    }
    let pieces = view.state.pieces();
    let laid = pieces.buildings_of(seat).filter(|(_, it)| *it == Building::LaidCity).count();
    let mut facts = Vec::new();
    if laid > 0 {
        facts.push(view.with_count("check-laid-cities", laid));
    }
    facts.push(view.with_count("check-walls", pieces.walls_of(seat).count()));
    let own = Track::ALL.into_iter();
    let own = own.filter(|track| view.state.metropolis_holder(*track) == Some(seat));
    facts.push(view.with_count("check-metropolises", own.count()));
    facts.push(view.knights_held(seat));
    facts
}

/// An intersection, with the wall and the metropolis that stand there.
pub fn place(view: &View<'_>, at: Intersection) -> String {
    let place = view.place(Spot::Intersection(at));
    let Some(knights) = view.state.knights() else { return place };
    let wall = view.state.pieces().has_wall(at).then(|| view.text.get("check-with-wall"));
    let stands = knights.table().metropolises;
    let metropolises = Track::ALL.into_iter().filter(|track| stands[*track] == Some(at));
    let metropolises = metropolises.map(|track| view.with("has-metropolis", &[("track", &track)]));
    let with: Vec<String> = wall.into_iter().chain(metropolises).collect();
    if with.is_empty() {
        return place;
    }
    view.with("check-place-with", &[("place", &place), ("what", &view.text.joined(&with))])
}

/// The player's knights, with where they stand: "strong, active: between ...".
pub fn standing(view: &View<'_>, seat: Seat) -> Vec<String> {
    let own = view.state.pieces().knights_of(seat);
    own.map(|(at, knight)| {
        let key = format!("check-{}-at", knight.readiness.key());
        view.with(&key, &[("level", &knight.level), ("place", &at)])
    })
    .collect()
}

/// The owner of the merchant on a hex, in Cities & Knights.
pub fn merchant(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
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

/// Offers what may be at an intersection, of the player who is chosen first: whoever's piece stands
/// there, or else the one being checked; returns the command for what was touched.
pub fn corner(
    ui: &mut Ui,
    view: &View<'_>,
    at: Intersection,
    (step, whose): (CheckStep, &mut Option<Seat>),
) -> Option<Command> {
    let pieces = view.state.pieces();
    let likely = || pieces.owner_at(at).or(step.player()).unwrap_or_else(|| view.builder());
    let owner = whose.get_or_insert_with(likely);
    owners(ui, view, owner);
    if pieces.knight(at).is_some() {
        let woken = activated(ui, view, at);
        let chosen = woken.or_else(|| knights(ui, view, at, *owner));
        return chosen.or(knight_turn(ui, view, at)).or(upon(ui, view, at));
    }
    let buildings = buildings_of(view, at, *owner, CheckStep::Player(*owner)).into_iter().take(3);
    let none = nothing(view, "check-no-building", Correction::Building { at, is: None });
    let chosen = offers(ui, view, buildings.chain([none]), (130.0, 52.0));
    let chosen = chosen.or(upon(ui, view, at));
    if pieces.building(at).is_some() {
        return chosen;
    }
    chosen.or(knights(ui, view, at, *owner))
}

/// The owner of the piece.
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

/// Offers that an inactive knight has been activated, whoever's turn it was: the grain goes with it.
fn activated(ui: &mut Ui, view: &View<'_>, at: Intersection) -> Option<Command> {
    let (player, knight) = view.state.pieces().knight(at)?;
    view.state.hands().filter(|_| knight.readiness == Readiness::Inactive)?;
    let went = KnightsPurchase::Activation.price();
    let name = view.about_with("check-activated-name", player, "price", view.cards(went).into());
    let plate = view.keyed_button("check-activated").named(name).icon(Icon::Knight);
    let is = Some((player, Knight { readiness: Readiness::Active, ..knight }));
    let correction = KnightsCorrection::Knight { at, is }.into();
    let paid = Deed::AmendHand { player, came: Cards::none(), went };
    plate.touched(ui, 52.0).then(|| Command::Acts(vec![paid, Deed::Correct { correction }]))
}

/// "Strong, active".
fn label(view: &View<'_>, knight: Knight) -> String {
    let level = view.text.get(match knight.level {
        KnightLevel::Basic => "check-knight-basic",
        KnightLevel::Strong => "check-knight-strong",
        KnightLevel::Mighty => "check-knight-mighty",
    });
    let key = format!("check-knight-{}", knight.readiness.key());
    view.text.with(&key, &[("level", level.into())])
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
        choice(view, view.keyed_button(key), is)
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
    let all: Vec<CorrectionChoice> = wall.into_iter().chain(metropolises).collect();
    if all.is_empty() {
        return None;
    }
    section(ui, &view.text.get("check-upon"));
    offers(ui, view, all, (150.0, 56.0))
}
