//! Which place a finger means.

use egui::Pos2;

use super::Geometry;
use super::geometry::distance_to_line;
use crate::app::theme::bounds::Within;
use crate::board::Spot;

/// What a touch of the island means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// This choice.
    Spot(Spot),
    /// One of these choices, nearest first; the finger is on all of them.
    Ask(Vec<Spot>),
}

/// A choice catches the finger from this far away.
const CATCH: f32 = 48.0;

/// Choices this close to the finger can't be told apart.
const UNSURE: f32 = 12.0;

/// The fraction of a path at either end where its intersection is meant.
const PATH_ENDS: f32 = 0.3;

/// At least this many points, if the path is long enough, so that a touch right
/// on an intersection is never ambiguous.
const PATH_END_POINTS: f32 = UNSURE + 2.0;

/// The choice nearest to `pos`, or several to ask about; `None` if all are too
/// far away.
pub fn touched(geometry: &Geometry, choices: &[Spot], pos: Pos2) -> Option<Touch> {
    let mut near: Vec<(f32, Spot)> = choices
        .iter()
        .filter_map(|spot| distance(geometry, *spot, pos).map(|away| (away, *spot)))
        .collect();
    near.sort_by(|(a, one), (b, other)| a.total_cmp(b).then(one.cmp(other)));
    near.dedup_by_key(|(_, spot)| *spot);
    let (_, nearest) = near.first().copied()?;
    let unsure: Vec<Spot> =
        near.iter().take_while(|(away, _)| *away <= UNSURE).map(|(_, spot)| *spot).collect();
    Some(if unsure.len() > 1 { Touch::Ask(unsure) } else { Touch::Spot(nearest) })
}

/// How far `spot` is from the finger, if it is near enough to be meant.
fn distance(geometry: &Geometry, spot: Spot, pos: Pos2) -> Option<f32> {
    match spot {
        Spot::Hex(hex) => geometry.is_inside(hex, pos).then(|| pos.distance(geometry.hex(hex))),
        Spot::Intersection(place) => within_reach(pos.distance(geometry.intersection(place))),
        Spot::Path(path) => {
            let ends = (PATH_END_POINTS / geometry.side().max(1.0)).within(PATH_ENDS, 0.45);
            within_reach(distance_to_line(pos, geometry.bar(path, ends)))
        }
    }
}

fn within_reach(away: f32) -> Option<f32> {
    (away <= CATCH).then_some(away)
}

#[cfg(test)]
mod tests {
    use egui::{Rect, vec2};

    use super::*;
    use crate::board::{Hex, Intersection, Path, Side, first_game};

    fn geometry(width: f32) -> Geometry {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(width, width));
        Geometry::fit(&first_game(), screen, 0)
    }

    #[test]
    fn the_very_place_of_an_intersection_is_not_asked_about_on_a_small_island() {
        let geometry = geometry(340.0);
        assert!(geometry.side() < 40.0 && geometry.side() * 0.45 > UNSURE);
        let place = Intersection::of(Hex::new(0, 0), Side::East);
        let mut choices: Vec<Spot> = place.paths().into_iter().map(Spot::Path).collect();
        choices.push(Spot::Intersection(place));
        let at = geometry.intersection(place);
        let meant = Touch::Spot(Spot::Intersection(place));
        assert_eq!(touched(&geometry, &choices, at), Some(meant));
    }

    #[test]
    fn the_nearest_choice_within_48_points_is_taken_and_none_beyond() {
        let geometry = geometry(900.0);
        let spot = Spot::Intersection(Intersection::of(Hex::new(0, 0), Side::East));
        let at = geometry.spot(spot);
        for (away, found) in [(0.0, true), (47.0, true), (49.0, false)] {
            let touch = touched(&geometry, &[spot], at + vec2(away, 0.0));
            assert_eq!(touch, found.then_some(Touch::Spot(spot)), "{away} points away");
        }
    }

    #[test]
    fn choices_under_the_same_finger_are_asked_about() {
        let geometry = geometry(200.0);
        let hex = Hex::new(0, 0);
        let corners = Intersection::around(hex).map(Spot::Intersection);
        let between = geometry.spot(corners[0]).lerp(geometry.spot(corners[1]), 0.45);
        let touch = touched(&geometry, &corners, between);
        assert_eq!(touch, Some(Touch::Ask(vec![corners[0], corners[1]])));
    }

    #[test]
    fn a_hex_is_meant_only_within_it_and_a_building_choice_near_its_rim_wins() {
        let geometry = geometry(900.0);
        let hex = Spot::Hex(Hex::new(0, 0));
        let corner = Spot::Intersection(Intersection::of(Hex::new(0, 0), Side::East));
        let at = |share: f32| geometry.spot(hex).lerp(geometry.spot(corner), share);
        let touch = |share| touched(&geometry, &[hex, corner], at(share));
        assert_eq!(touch(0.1), Some(Touch::Spot(hex)));
        assert_eq!(touch(0.9), Some(Touch::Spot(corner)));
        assert_eq!(touched(&geometry, &[hex], at(1.3)), None);
    }

    #[test]
    fn any_point_of_a_road_bar_takes_its_path() {
        let geometry = geometry(900.0);
        let path = Path::of(Hex::new(0, 0), Side::East);
        let [one, other] = geometry.path(path);
        for share in [0.3, 0.5, 0.7] {
            let touch = touched(&geometry, &[Spot::Path(path)], one.lerp(other, share));
            assert_eq!(touch, Some(Touch::Spot(Spot::Path(path))));
        }
    }
}
