//! What the table check reads back of a player's pieces in Cities & Knights.

use crate::app::screens::play::view::View;
use board::{Intersection, Spot};
use game::{Building, Readiness, Seat, Track};

/// Their number by kind: cities on their side, walls, knights, metropolises.
pub fn facts(view: &View<'_>, seat: Seat) -> Vec<String> {
    if view.state.knights().is_none() {
        return Vec::new();
    }
    let pieces = view.state.pieces();
    let laid = pieces.buildings_of(seat).filter(|(_, it)| *it == Building::LaidCity).count();
    let counted = |key: &str, count: usize| view.text.with(key, &[("count", count.into())]);
    let mut facts = Vec::new();
    if laid > 0 {
        facts.push(counted("check-laid-cities", laid));
    }
    facts.push(counted("check-walls", pieces.walls_of(seat).count()));
    let own = Track::ALL.into_iter();
    let own = own.filter(|track| view.state.metropolis_holder(*track) == Some(seat));
    facts.push(counted("check-metropolises", own.count()));
    facts.push(view.knights_held(seat));
    facts
}

/// An intersection, with the wall and the metropolis that stand there.
pub fn place(view: &View<'_>, at: Intersection) -> String {
    let place = view.place(Spot::Intersection(at));
    let Some(knights) = view.state.knights() else { return place };
    let wall = view.state.pieces().has_wall(at).then(|| view.text.get("check-with-wall"));
    let metropolises = Track::ALL.into_iter();
    let metropolises =
        metropolises.filter(|track| knights.table().metropolises[*track] == Some(at));
    let metropolises = metropolises
        .map(|track| view.text.with("has-metropolis", &[("track", view.track(track).into())]));
    let with: Vec<String> = wall.into_iter().chain(metropolises).collect();
    if with.is_empty() {
        return place;
    }
    let values = [("place", place.into()), ("what", view.text.joined(&with).into())];
    view.text.with("check-place-with", &values)
}

/// The player's knights, with where they stand: "strong, active: between ...".
pub fn knights(view: &View<'_>, seat: Seat) -> Vec<String> {
    let own = view.state.pieces().knights_of(seat);
    own.map(|(at, knight)| {
        let key = match knight.readiness {
            Readiness::Active => "check-active-at",
            Readiness::Inactive => "check-inactive-at",
        };
        let values = [
            ("level", view.knight_level(knight.level).into()),
            ("place", view.place(Spot::Intersection(at)).into()),
        ];
        view.text.with(key, &values)
    })
    .collect()
}
