//! Finds the place that a finger means: the nearest of all, whether it may be chosen or not.

use egui::Pos2;

use super::Geometry;
use super::geometry::cells;
use super::landscape::Landscape;
use super::pieces::{Landmarks, road_covers};
use super::rivers::bridge_covers;
use super::sea::ship_place;
use super::wagons::{bandit_place, seen};
use crate::widgets::draw::distance_to_line;
use crate::widgets::piece_shapes::{building_covers, metropolis_covers, wall_covers};
use crate::widgets::ship_shapes::knight_covers;
use crate::widgets::{ShipState, ship_unit};
use board::{Hex, Intersection, Island, Spot};
use game::{Condition, Pieces, Seat};

/// A touch of places that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// This choice.
    Spot(Spot),
    /// One of these places, nearest first: the finger is on all of them.
    Ask(Vec<Spot>),
}

/// The meaning of a touch of the island.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TouchMeaning {
    /// A place that can be chosen, or several between which the finger lies.
    Choice(Touch),
    /// A place that can't.
    Other(Spot),
}

/// The table under the finger, and what of it can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Touchable<'a> {
    /// Its corners, paths, and hexes.
    pub island: &'a Island,
    /// Pieces on them.
    pub pieces: &'a Pieces,
    pub landmarks: Landmarks,
    /// Wagons and bandits.
    pub land: Landscape<'a>,
    /// Player whose pieces are meant where several lie under the finger.
    pub own: Option<Seat>,
    /// Places that are marked.
    pub choices: &'a [Spot],
    /// Pieces that answer as choices do, though nothing marks them.
    pub unmarked: &'a [Spot],
}

/// An empty corner or path answers a finger from this far away, in sides of a hex: none does
/// in the middle of a hex.
const REACH: f32 = 0.4;

/// A choice that is at most so many points farther away than the nearest place may have been
/// meant.
const HARDLY: f32 = 12.0;

/// Choices whose distances differ by less, in points, can't be told apart.
const EVEN: f32 = 3.0;

/// The fraction of a path at either end that is nearer to its intersection.
const PATH_ENDS: f32 = 0.45;

impl Touchable<'_> {
    /// Returns what a finger at `pos` means; nothing where no place is near.
    pub fn meant(&self, geometry: &Geometry, pos: Pos2) -> Option<TouchMeaning> {
        let near = if self.asks_for_hexes() {
            self.hexes(geometry, pos)
        } else {
            self.corners_and_paths(geometry, pos)
        };
        let (away, nearest) = near.first().copied()?;
        // Outside of all hexes none is touched.
        if matches!(nearest, Spot::Hex(_)) && away > 0.0 {
            return None;
        }
        let is_choice = self.is_choice(nearest);
        let most = match (is_choice, away <= 0.0) {
            // A finger on a piece, or in a hex, means that, but for a figure that is so high that
            // it covers the middle of a path.
            (true, true) => distance(geometry, nearest, pos).min(HARDLY),
            (true, false) => EVEN,
            (false, _) => HARDLY,
        };
        let is_near = |other: &f32| *other < away + most;
        let others = near.iter().skip(1).take_while(|(other, _)| is_near(other));
        let others: Vec<Spot> =
            others.map(|(_, spot)| *spot).filter(|spot| self.is_choice(*spot)).collect();
        if !others.is_empty() {
            let all = std::iter::once(nearest).chain(others).collect();
            return Some(TouchMeaning::Choice(Touch::Ask(all)));
        }
        Some(if is_choice {
            TouchMeaning::Choice(Touch::Spot(nearest))
        } else {
            TouchMeaning::Other(nearest)
        })
    }

    fn is_choice(&self, spot: Spot) -> bool {
        self.choices.contains(&spot) || self.unmarked.contains(&spot)
    }

    fn asks_for_hexes(&self) -> bool {
        !self.choices.is_empty() && self.choices.iter().all(|spot| matches!(spot, Spot::Hex(_)))
    }

    /// The hexes near `pos`, the one it lies in first.
    fn hexes(&self, geometry: &Geometry, pos: Pos2) -> Vec<(f32, Spot)> {
        let all = cells(self.island).map(|hex| (geometry.away_from(hex, pos), Spot::Hex(hex)));
        sorted(all.filter(|(away, _)| *away <= HARDLY).collect())
    }

    /// The piece under `pos`, then corners and paths by their distance; where none is near, the
    /// hex that `pos` lies in.
    fn corners_and_paths(&self, geometry: &Geometry, pos: Pos2) -> Vec<(f32, Spot)> {
        let reach = REACH * geometry.side();
        // Bandits lie on barred paths, too.
        let mut paths = self.island.links();
        paths.extend(self.island.barred_paths());
        // Knights stand out at sea, too, where nothing is built.
        let mut corners: Vec<Intersection> = paths.iter().flat_map(|path| path.ends()).collect();
        corners.sort_unstable();
        corners.dedup();
        let corners = corners.into_iter().map(Spot::Intersection);
        let all = corners.chain(paths.into_iter().map(Spot::Path));
        let all = all.map(|spot| (distance(geometry, spot, pos), spot));
        let near = sorted(all.filter(|(away, _)| *away <= reach + HARDLY).collect());
        if let Some(piece) = self.piece(geometry, pos) {
            let others = near.into_iter().filter(|(_, spot)| *spot != piece);
            return std::iter::once((0.0, piece)).chain(others).collect();
        }
        if near.first().is_some_and(|(away, _)| *away <= reach) {
            return near;
        }
        // Grounds lie on the frame, which is no part of the island.
        let framed = self.choices.iter().filter_map(|spot| match spot {
            Spot::Hex(hex) => Some(*hex),
            Spot::Intersection(_) | Spot::Path(_) => None,
        });
        let mut hexes = cells(self.island).chain(framed);
        let hex: Option<Hex> = hexes.find(|hex| geometry.is_inside(*hex, pos));
        hex.map(|hex| (0.0, Spot::Hex(hex))).into_iter().collect()
    }

    /// The place of the piece whose figure covers `pos`: an own one rather than another, one
    /// that stands rather than a road, the one nearest to `pos`.
    fn piece(&self, geometry: &Geometry, pos: Pos2) -> Option<Spot> {
        let side = geometry.side();
        let standing = |at: Intersection| (pos - geometry.intersection(at)) / side;
        let buildings = self.pieces.buildings().filter(|(at, _, building)| {
            let mut away = standing(*at);
            let has_wall = || self.pieces.has_wall(*at);
            if let Some(track) = self.landmarks.metropolis(*at) {
                away.y -= Landmarks::LOWERED;
                if metropolis_covers(track, away) {
                    return true;
                }
            }
            building_covers(*building, away) || has_wall() && wall_covers(away)
        });
        let knights = self.pieces.knights().filter(|(at, _, it)| knight_covers(*it, standing(*at)));
        let ships = self.pieces.ships().filter(|(at, _, condition)| {
            let state = match condition {
                Condition::Intact => ShipState::Open,
                Condition::Damaged => ShipState::Damaged,
            };
            state.covers((pos - ship_place(geometry, *at)) / ship_unit(side))
        });
        let roads = self
            .pieces
            .roads()
            .filter(|(at, _, condition)| road_covers(geometry, *at, *condition, pos));
        let bridges = self
            .pieces
            .bridges()
            .filter(|(at, _, condition)| bridge_covers(geometry, *at, *condition, pos));
        let wagons = self.land.wagons.map(|table| seen(geometry, self.pieces, &table.wagons));
        let wagons = wagons.unwrap_or_default().into_iter();
        let wagons = wagons.filter(|wagon| wagon.covers(side, pos));
        let bandits = self.land.wagons.into_iter().flat_map(|table| &table.bandits);
        let bandits = bandits.filter(|path| {
            let (at, radius) = bandit_place(geometry, self.pieces, **path);
            pos.distance(at) <= radius
        });
        let upright = buildings
            .map(|(at, owner, _)| (owner, Spot::Intersection(at)))
            .chain(knights.map(|(at, owner, _)| (owner, Spot::Intersection(at))))
            .chain(ships.map(|(at, owner, _)| (owner, Spot::Path(at))))
            .chain(wagons.map(|wagon| (wagon.owner, Spot::Intersection(wagon.place))))
            .map(|(owner, spot)| (Some(owner), Height::Upright, spot));
        // Bandits are nobody's.
        let upright = upright.chain(bandits.map(|at| (None, Height::Upright, Spot::Path(*at))));
        let flat = roads.chain(bridges);
        let flat = flat.map(|(at, owner, _)| (Some(owner), Height::Flat, Spot::Path(at)));
        let all = upright.chain(flat).map(|(owner, height, spot)| {
            let is_foreign = owner.is_none() || self.own != owner;
            (is_foreign, height, pos.distance(geometry.spot(spot)), spot)
        });
        let first = all.min_by(|(foreign, height, away, _), (other, level, far, _)| {
            (foreign, height).cmp(&(other, level)).then(away.total_cmp(far))
        });
        first.map(|(.., spot)| spot)
    }
}

/// Height of a piece: above others or below them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Height {
    Upright,
    Flat,
}

/// The choice nearest to `pos`, where nothing else can be meant.
pub(super) fn nearest_choice(geometry: &Geometry, choices: &[Spot], pos: Pos2) -> Option<Spot> {
    let all = choices.iter().map(|spot| (distance(geometry, *spot, pos), *spot));
    let within = |(away, spot): &(f32, Spot)| match spot {
        Spot::Hex(_) => *away <= 0.0,
        Spot::Intersection(_) | Spot::Path(_) => *away <= REACH * geometry.side(),
    };
    let near = all.filter(within).min_by(|(a, _), (b, _)| a.total_cmp(b));
    near.map(|(_, spot)| spot)
}

/// Returns how far an empty corner or path is from a finger, in points.
fn distance(geometry: &Geometry, spot: Spot, pos: Pos2) -> f32 {
    match spot {
        Spot::Hex(hex) => geometry.away_from(hex, pos),
        Spot::Intersection(place) => pos.distance(geometry.intersection(place)),
        Spot::Path(path) => distance_to_line(pos, geometry.bar(path, PATH_ENDS)),
    }
}

/// The nearest first.
fn sorted(mut near: Vec<(f32, Spot)>) -> Vec<(f32, Spot)> {
    near.sort_by(|(a, one), (b, other)| a.total_cmp(b).then(one.cmp(other)));
    near
}

#[cfg(test)]
mod tests {
    use egui::{Rect, vec2};

    use super::*;
    use board::{Path, Site, Terrain, Tile, first_game};
    use game::{Building, Color, Knight, KnightLevel, PerSeat, Readiness};

    struct TouchedTable {
        island: Island,
        pieces: Pieces,
        geometry: Geometry,
    }

    impl TouchedTable {
        fn new(wide: f32) -> Self {
            let island = first_game();
            let screen = Rect::from_min_size(Pos2::ZERO, vec2(wide, wide));
            let geometry = Geometry::fit(&island, screen, 0);
            Self { island, pieces: Pieces::default(), geometry }
        }

        fn meant(&self, choices: &[Spot], pos: Pos2) -> Option<TouchMeaning> {
            let own = seats().first().copied();
            let (island, pieces) = (&self.island, &self.pieces);
            let landmarks = Landmarks::default();
            let land = Landscape::default();
            let touchable =
                Touchable { island, pieces, landmarks, land, own, choices, unmarked: &[] };
            touchable.meant(&self.geometry, pos)
        }

        /// The point that lies this share of the way from one place to another.
        fn between(&self, from: Spot, to: Spot, share: f32) -> Pos2 {
            self.geometry.spot(from).lerp(self.geometry.spot(to), share)
        }
    }

    fn seats() -> Vec<Seat> {
        PerSeat::new(Color::ALL).expect("six").seats().collect()
    }

    fn spot(meant: Spot) -> TouchMeaning {
        TouchMeaning::Choice(Touch::Spot(meant))
    }

    #[test]
    fn a_plaza_is_touched_in_the_middle_of_its_hex_and_an_inner_path_on_the_way_to_a_corner() {
        let middle = Hex::new(0, 0);
        let mut table = TouchedTable::new(900.0);
        let trade = Tile { at: middle, terrain: Terrain::Trade(Site::Castle), token: None };
        table.island = table.island.laid(middle, Some(trade)).expect("an island");
        let plaza = Intersection::plaza(middle);
        let inner = plaza.paths().into_iter().find(|path| table.island.has_path(*path));
        let inner = inner.expect("six of them");
        let choices = [Spot::Intersection(plaza), Spot::Path(inner)];
        let at_plaza = table.geometry.hex(middle);
        assert_eq!(table.geometry.intersection(plaza), at_plaza);
        assert_eq!(table.meant(&choices, at_plaza), Some(spot(choices[0])));
        let along = table.geometry.spot(choices[1]);
        assert_eq!(table.meant(&choices, along), Some(spot(choices[1])));
    }

    /// A corner of the middle hex, the path that runs straight up from it, and that one's end.
    fn upward() -> [Spot; 3] {
        let table = TouchedTable::new(900.0);
        let place = |corner: Intersection| table.geometry.intersection(corner);
        let ups = Intersection::around(Hex::new(0, 0)).into_iter().flat_map(|corner| {
            let ends = corner.paths().map(|path| (corner, path, path.ends()));
            ends.map(|(corner, path, [one, other])| {
                (corner, path, if one == corner { other } else { one })
            })
        });
        let is_up = |(corner, _, end): &(Intersection, Path, Intersection)| {
            let way = place(*end) - place(*corner);
            way.x.abs() < 1.0 && way.y < 0.0
        };
        let (corner, path, end) = ups.into_iter().find(is_up).expect("one of six");
        [Spot::Intersection(corner), Spot::Path(path), Spot::Intersection(end)]
    }

    #[test]
    fn the_nearest_place_answers_whether_it_is_a_choice_or_not() {
        let [corner, path, _] = upward();
        let table = TouchedTable::new(900.0);
        let at = table.between(corner, path, 0.8);
        assert_eq!(table.meant(&[path], at), Some(spot(path)));
        assert_eq!(
            table.meant(&[corner], at),
            Some(TouchMeaning::Other(path)),
            "never the next choice"
        );
        let middle = table.geometry.hex(Hex::new(0, 0));
        assert_eq!(
            table.meant(&[corner, path], middle),
            Some(TouchMeaning::Other(Spot::Hex(Hex::new(0, 0))))
        );
    }

    #[test]
    fn a_choice_that_is_hardly_farther_is_asked_about_and_both_are_named() {
        let [corner, path, _] = upward();
        let table = TouchedTable::new(400.0);
        let at = table.between(corner, path, 0.6);
        let both = Touch::Ask(vec![path, corner]);
        assert_eq!(table.meant(&[corner], at), Some(TouchMeaning::Choice(both)));
        assert_eq!(table.meant(&[corner, path], at), Some(spot(path)), "what is legal is done");
    }

    #[test]
    fn a_piece_answers_by_its_figure_before_empty_places_and_an_own_one_first() {
        let [corner, path, end] = upward();
        let (Spot::Intersection(at), Spot::Path(road), Spot::Intersection(other)) =
            (corner, path, end)
        else {
            panic!("a path and its ends")
        };
        let [own, foreign] = [seats()[0], seats()[1]];
        let mut table = TouchedTable::new(900.0);
        table.pieces.put_road(road, own, Condition::Intact);
        // Near the end of the road's bar the corner is nearer than the path's middle.
        let near_end = table.between(corner, path, 0.55);
        assert_eq!(table.meant(&[corner], near_end), Some(TouchMeaning::Other(path)));
        let strong = Knight { level: KnightLevel::Strong, readiness: Readiness::Active };
        table.pieces.put_knight(at, foreign, strong);
        assert_eq!(
            table.meant(&[path], table.geometry.spot(corner)),
            Some(TouchMeaning::Other(corner))
        );
        // The crest of the knight covers the end of the road, which is one's own.
        let crest = table.between(corner, path, 0.75);
        assert_eq!(table.meant(&[path], crest), Some(spot(path)));
        table.pieces.put_building(other, foreign, Building::Settlement);
        assert_eq!(table.meant(&[], table.geometry.spot(end)), Some(TouchMeaning::Other(end)));
    }

    #[test]
    fn a_figure_so_high_that_it_covers_the_middle_of_a_path_is_asked_about() {
        let [corner, path, _] = upward();
        let Spot::Intersection(at) = corner else { panic!("a corner") };
        let mut table = TouchedTable::new(900.0);
        let mighty = Knight { level: KnightLevel::Mighty, readiness: Readiness::Inactive };
        table.pieces.put_knight(at, seats()[0], mighty);
        let middle = table.geometry.spot(path);
        let both = Touch::Ask(vec![corner, path]);
        assert_eq!(table.meant(&[corner, path], middle), Some(TouchMeaning::Choice(both)));
        let shield = table.between(corner, path, 0.2);
        assert_eq!(table.meant(&[corner, path], shield), Some(spot(corner)));
    }

    #[test]
    fn where_hexes_are_asked_for_the_one_under_the_finger_answers_up_to_its_rim() {
        let table = TouchedTable::new(900.0);
        let [here, there] = [Hex::new(0, 0), Hex::new(1, 0)].map(Spot::Hex);
        let at = table.between(here, there, 0.48);
        assert_eq!(table.meant(&[here, there], at), Some(spot(here)));
        let both = Touch::Ask(vec![here, there]);
        assert_eq!(table.meant(&[there], at), Some(TouchMeaning::Choice(both)));
        assert_eq!(
            table.meant(&[there], table.geometry.spot(here)),
            Some(TouchMeaning::Other(here))
        );
        let coast = Spot::Hex(Hex::new(2, 0));
        let beyond = table.geometry.spot(coast) + vec2(table.geometry.side() * 0.87 + 6.0, 0.0);
        assert_eq!(table.meant(&[coast], beyond), None, "outside of the island");
    }
}
