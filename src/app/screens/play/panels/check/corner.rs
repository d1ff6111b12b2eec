//! What may really be at an intersection in Cities & Knights: first whose, then which
//! building or knight, and what stands on it.

use egui::{Ui, vec2};

use super::offers::{Offer, again, choice, nothing, offer, offers};
use crate::app::command::Command;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use board::Intersection;
use game::{
    Building, Correction, Knight, KnightLevel, KnightsCorrection, Readiness, Seat, ThisTurn, Track,
};
use kit::widgets::{GAP, Icon, SizedButton, Switch, mark_button, section};

/// Offers what may be at `at`, of `owner`, who can be changed; returns the command for what
/// was touched.
pub fn show(ui: &mut Ui, view: &View<'_>, at: Intersection, owner: &mut Seat) -> Option<Command> {
    owners(ui, view, owner);
    let pieces = view.state.pieces();
    if pieces.knight(at).is_some() {
        let chosen = knights(ui, view, at, *owner);
        return chosen.or(this_turn(ui, view, at)).or(upon(ui, view, at));
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
    let kinds = [
        (Building::Settlement, "price-settlement", Icon::Settlement),
        (Building::City, "price-city", Icon::City),
        (Building::LaidCity, "check-laid-city", Icon::City),
    ];
    let of = |(building, key, icon): (Building, &str, Icon)| {
        let is = Correction::Building { at, is: Some((owner, building)) };
        choice(view, SizedButton::new(view.text.get(key)).icon(icon), is)
    };
    let none = nothing(view, "check-no-building", Correction::Building { at, is: None });
    offers(ui, view, kinds.into_iter().map(of).chain([none]), (130.0, 52.0))
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
    let (none, is) = offer(view, "check-no-knight", stands(None));
    chosen.or(offers(ui, view, [(none.icon(Icon::Cross), is)], (130.0, 52.0)))
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
fn this_turn(ui: &mut Ui, view: &View<'_>, at: Intersection) -> Option<Command> {
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
    let wall = (pieces.has_wall(at) || city.is_some()).then(|| {
        let (wall, is) = offer(view, key, KnightsCorrection::Wall { at, is: owner });
        (wall.icon(icon), is)
    });
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
