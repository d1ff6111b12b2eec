//! What may really be at an intersection in Cities & Knights: first whose, then which
//! building or knight, and what stands on it.

use egui::{Ui, vec2};

use super::place_choice::{PlaceChoice, options};
use crate::app::command::Command;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use board::Intersection;
use game::{
    Building, Correction, Deed, Knight, KnightLevel, KnightsCorrection, Readiness, Seat, ThisTurn,
    Track,
};
use kit::widgets::{GAP, Icon, Picked, SizedButton, Switch, grid, mark_button, section};

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
        let choice = PlaceChoice::new(view.text.get(key), Correction::Building { at, is });
        choice.icon(icon).picked(now == is)
    };
    let mut all: Vec<PlaceChoice> = kinds.map(of).into();
    let none = Correction::Building { at, is: None };
    let none = PlaceChoice::new(view.text.get("check-no-building"), none).icon(Icon::Cross);
    all.push(none.picked(now.is_none()));
    options(ui, view, &all, (130.0, 52.0))
}

fn knights(ui: &mut Ui, view: &View<'_>, at: Intersection, owner: Seat) -> Option<Command> {
    section(ui, &view.text.get("check-knight-here"));
    let now = view.state.pieces().knight(at);
    let all = [Readiness::Active, Readiness::Inactive].into_iter().flat_map(|readiness| {
        KnightLevel::ALL.map(|level| {
            let knight = Knight { level, readiness };
            let is = Some((owner, knight));
            let correction = Correction::Knights(KnightsCorrection::Knight { at, is });
            let choice = PlaceChoice::new(label(view, knight), correction);
            choice.picked(now == is)
        })
    });
    let all: Vec<PlaceChoice> = all.collect();
    let chosen = options(ui, view, &all, (100.0, 52.0));
    if now.is_none() {
        return chosen;
    }
    let none = Correction::Knights(KnightsCorrection::Knight { at, is: None });
    let none = PlaceChoice::new(view.text.get("check-no-knight"), none).icon(Icon::Cross);
    chosen.or(options(ui, view, &[none], (130.0, 52.0)))
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

/// What a knight of whoever builds now may still do.
fn this_turn(ui: &mut Ui, view: &View<'_>, at: Intersection) -> Option<Command> {
    let (owner, _) = view.state.pieces().knight(at)?;
    let turn = view.state.knights().filter(|_| owner == view.builder())?.turn();
    let of = |is_done| if is_done { ThisTurn::Done } else { ThisTurn::Open };
    let (action, promotion) = (of(turn.is_tired(at)), of(turn.is_promoted(at)));
    section(ui, &view.text.get("check-knight-turn"));
    let all = [
        ("check-may-act", ThisTurn::Open, promotion),
        ("check-acts-no-more", ThisTurn::Done, promotion),
        ("check-may-be-promoted", action, ThisTurn::Open),
        ("check-was-promoted", action, ThisTurn::Done),
    ];
    let mut chosen = None;
    grid(ui, &all, (130.0, 52.0), |ui, (key, to_act, to_promote), size| {
        let label = view.text.get(key);
        let is_so = (to_act, to_promote) == (action, promotion);
        let plate = SizedButton::new(&label).picked(Picked::when(is_so));
        if plate.show(ui, size).clicked() && !is_so {
            let is = KnightsCorrection::KnightTurn { at, action: to_act, promotion: to_promote };
            chosen = Some(Command::Act(Deed::Correct { correction: Correction::Knights(is) }));
        }
    });
    chosen
}

/// A wall and metropolises: a touch puts one there, or takes it away.
fn upon(ui: &mut Ui, view: &View<'_>, at: Intersection) -> Option<Command> {
    let pieces = view.state.pieces();
    let city = pieces.building(at).filter(|(_, building)| *building == Building::City);
    let city = city.map(|(owner, _)| owner);
    let wall = if pieces.has_wall(at) {
        let is = KnightsCorrection::Wall { at, is: None };
        Some(choice(view.text.get("check-no-wall"), is).icon(Icon::Cross))
    } else {
        let is = |owner| KnightsCorrection::Wall { at, is: Some(owner) };
        city.map(|owner| choice(view.text.get("check-wall"), is(owner)).icon(Icon::Plus))
    };
    let stands = view.state.knights()?.table().metropolises;
    let metropolis = |track: Track| {
        let (key, to) = if stands[track] == Some(at) {
            ("check-no-metropolis", None)
        } else {
            ("check-metropolis", city.map(|_| at))
        };
        let is_needed = stands[track] == Some(at) || city.is_some();
        let label = view.text.with(key, &[("track", view.track(track).into())]);
        let is = choice(label, KnightsCorrection::Metropolis { track, at: to });
        is_needed.then(|| is.icon(if to.is_some() { Icon::Plus } else { Icon::Cross }))
    };
    let all: Vec<PlaceChoice> =
        wall.into_iter().chain(Track::ALL.into_iter().filter_map(metropolis)).collect();
    if all.is_empty() {
        return None;
    }
    section(ui, &view.text.get("check-upon"));
    options(ui, view, &all, (150.0, 56.0))
}

const fn choice(label: String, is: KnightsCorrection) -> PlaceChoice {
    PlaceChoice::new(label, Correction::Knights(is))
}
