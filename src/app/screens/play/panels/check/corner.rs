//! What may really be at an intersection in Cities & Knights: first whose, then which
//! building or knight, and what stands on it.

use egui::{Ui, vec2};

use super::offers::{Offer, correct, nothing, offer, offers};
use crate::app::command::Command;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use board::Intersection;
use game::{
    Building, Correction, Knight, KnightLevel, KnightsCorrection, Readiness, Seat, ThisTurn, Track,
};
use kit::widgets::{GAP, Icon, SizedButton, Switch, buttons, mark_button, section};

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
    let now = view.state.pieces().building(at);
    let kinds = [
        (Building::Settlement, "price-settlement", Icon::Settlement),
        (Building::City, "price-city", Icon::City),
        (Building::LaidCity, "check-laid-city", Icon::City),
    ];
    let of = |(building, key, icon): (Building, &str, Icon)| {
        let is = Some((owner, building));
        let (button, correction) = offer(view, key, Correction::Building { at, is });
        (button.icon(icon).chosen(now == is), correction)
    };
    let none = Correction::Building { at, is: None };
    let none = nothing(view, "check-no-building", none, now.is_none());
    offers(ui, view, kinds.into_iter().map(of).chain([none]), (130.0, 52.0))
}

fn knights(ui: &mut Ui, view: &View<'_>, at: Intersection, owner: Seat) -> Option<Command> {
    section(ui, &view.text.get("check-knight-here"));
    let now = view.state.pieces().knight(at);
    let stands = |is| Correction::Knights(KnightsCorrection::Knight { at, is });
    let all = [Readiness::Active, Readiness::Inactive].into_iter().flat_map(|readiness| {
        KnightLevel::ALL.map(|level| {
            let knight = Knight { level, readiness };
            let is = Some((owner, knight));
            (SizedButton::new(label(view, knight)).chosen(now == is), stands(is))
        })
    });
    let chosen = offers(ui, view, all, (100.0, 52.0));
    if now.is_none() {
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
    let (action, promotion) = (of(turn.is_tired(at)), of(turn.is_promoted(at)));
    section(ui, &view.text.get("check-knight-turn"));
    let all = [
        ("check-may-act", ThisTurn::Open, promotion),
        ("check-acts-no-more", ThisTurn::Done, promotion),
        ("check-may-be-promoted", action, ThisTurn::Open),
        ("check-was-promoted", action, ThisTurn::Done),
    ];
    let is_so = |(_, to_act, to_promote)| (to_act, to_promote) == (action, promotion);
    let touched = buttons(ui, &all, (130.0, 52.0), |choice| {
        SizedButton::new(view.text.get(choice.0)).chosen(is_so(choice))
    });
    let (_, action, promotion) = touched.filter(|choice| !is_so(*choice))?;
    let is = KnightsCorrection::KnightTurn { at, action, promotion };
    Some(correct(Correction::Knights(is)))
}

/// A wall and metropolises: a touch puts one there, or takes it away.
fn upon(ui: &mut Ui, view: &View<'_>, at: Intersection) -> Option<Command> {
    let pieces = view.state.pieces();
    let city = pieces.building(at).filter(|(_, building)| *building == Building::City);
    let city = city.map(|(owner, _)| owner);
    let choice = |key: &str, icon, is| {
        (SizedButton::new(view.text.get(key)).icon(icon), Correction::Knights(is))
    };
    let wall = if pieces.has_wall(at) {
        let is = KnightsCorrection::Wall { at, is: None };
        Some(choice("check-no-wall", Icon::Cross, is))
    } else {
        let is = |owner| KnightsCorrection::Wall { at, is: Some(owner) };
        city.map(|owner| choice("check-wall", Icon::Plus, is(owner)))
    };
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
        Some((SizedButton::new(label).icon(icon), Correction::Knights(is)))
    };
    let metropolises = Track::ALL.into_iter().filter_map(metropolis);
    let all: Vec<Offer> = wall.into_iter().chain(metropolises).collect();
    if all.is_empty() {
        return None;
    }
    section(ui, &view.text.get("check-upon"));
    offers(ui, view, all, (150.0, 56.0))
}
